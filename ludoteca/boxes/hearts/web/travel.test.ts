import { describe, expect, it } from "vitest";
import { frames, Places, put, travel } from "./travel";

const here = { x: 100, y: 100, w: 96, turn: 0 };
const there = { x: 300, y: 200, w: 48, turn: 8 };

describe("a piece that travels", () => {
  it("stands where it was at first and where it belongs at last", () => {
    const steps = frames(here, there, 30).map(({ transform }) => transform);
    expect(steps[0]).toContain("scale(2)");
    expect(steps.at(-1)).toBe(`${put(there)} scale(1)`);
  });

  it("bows upwards on its way", () => {
    const y = (arc: number) => Number(/, (-?[\d.]+)px/.exec(String(frames(here, there, arc)[1]!.transform))![1]);
    expect(y(30)).toBe(y(0) - 30);
  });

  it("moves nothing but its transform, or in the calm form its opacity", async () => {
    const told: unknown[] = [];
    const node = {
      animate: (steps: unknown) => (told.push(steps), { finished: Promise.resolve() }),
    } as unknown as Element;
    await travel(node, here, there, { ms: 420 });
    await travel(node, here, there, { ms: 420, calm: true });
    const moved = (told as Keyframe[][]).map((steps) => new Set(steps.flatMap((step) => Object.keys(step))));
    expect(moved[0]).toEqual(new Set(["transform", "easing", "offset"]));
    expect(moved[1]).toEqual(new Set(["opacity"]));
  });

  it("does not stir where it already lies, nor for a little room in the calm form", async () => {
    const node = { animate: () => expect.unreachable() } as unknown as Element;
    await travel(node, here, here, { ms: 420 });
    await travel(node, here, { ...here, x: 120 }, { ms: 420, calm: true });
  });
});

describe("the places of pieces", () => {
  it("are where each lay last, or where it starts", () => {
    const places = new Places();
    expect(places.move("suns-7", here, "room", there)).toBe(there);
    expect(places.move("suns-7", there, "room", there)).toBe(here);
    places.lose("suns-7");
    expect(places.at("suns-7")).toBe(undefined);
  });

  it("change without a journey when the window does", () => {
    const places = new Places();
    places.move("suns-7", here, "small", here);
    expect(places.resized("suns-7")).toBe(false);
    places.move("suns-7", there, "large", here);
    expect([places.resized("suns-7"), places.resized("suns-7")]).toEqual([true, false]);
  });
});
