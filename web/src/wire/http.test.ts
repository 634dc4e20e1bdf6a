import { afterEach, beforeEach, expect, it, vi } from "vitest";

const asked = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", asked.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

it("makes this browser somebody, once, before it creates a table", async () => {
  const { createTable, isKnown } = await import("./http");
  asked.mockImplementation(async (path) => answer(200, path === "/api/tables" ? { code: "KQWTR" } : {}));
  expect(isKnown()).toBe(false);
  expect(await createTable({ game: "hearts" })).toBe("KQWTR");
  await createTable({ game: "hearts" });
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/player", "/api/tables", "/api/tables"]);
  expect(asked.mock.calls[1]![1]?.body).toBe('{"game":"hearts"}');
  expect(isKnown()).toBe(true);
});

it("lists our tables", async () => {
  const { myTables } = await import("./http");
  const table = { code: "KQWTR", game: "hearts", animals: ["fox"], over: false };
  asked.mockResolvedValue(answer(200, [table]));
  expect(await myTables()).toEqual([table]);
});

it.each([
  [async () => answer(429, { code: "too_many" }), "too_many"],
  [async () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "unreachable"],
  [async () => new Response("wrong_door", { status: 403 }), "wrong_door"],
  [async () => new Response("oops", { status: 500 }), "failed"],
  [async () => Promise.reject(new TypeError("offline")), "unreachable"],
])("says by a code why there is no answer (%#)", async (server, code) => {
  const { myTables, Refusal } = await import("./http");
  asked.mockImplementation(server);
  const refusal = await myTables().catch((reason: unknown) => reason);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code });
});

it("asks again who we are after a failure", async () => {
  const { who } = await import("./http");
  asked.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue(answer(200, {}));
  await expect(who()).rejects.toMatchObject({ code: "unreachable" });
  await expect(who()).resolves.toBeUndefined();
});
