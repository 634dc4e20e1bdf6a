import { describe, expect, it } from "vitest";
import type { SeatShown, Table } from "$web/wire/messages";
import { screenOf, warmSeats } from "./screen";

const seat = (sitter: SeatShown["sitter"], robot: SeatShown["robot"] = null): SeatShown => ({
  animal: "fox",
  sitter,
  robot,
  away: false,
});
const table = (...seats: SeatShown[]) => ({ seats }) as Table;
const calm = { refusal: null, table: table(seat("you")), laid: true, handedOver: false, over: false, busy: false };

describe("what there is to see", () => {
  it.each([
    ["the table is being set until it has told about itself", { table: null }, "setting"],
    ["the table is being set until its box is open", { laid: false }, "setting"],
    ["whose turn it is takes the device before anything lies there", { laid: false, handedOver: true }, "curtain"],
    ["the curtain hangs before the table that lies there", { handedOver: true }, "table"],
    ["who does not sit is welcomed", { table: table(seat("person"), seat("nobody", "pip")) }, "welcome"],
    ["a table that is not there is regretted", { table: null, refusal: "unknown_table" }, "sorry"],
    ["who sits plays", {}, "table"],
    ["the last card is shown before the table is tidied", { over: true, busy: true }, "table"],
    ["then the end is shown", { over: true }, "end"],
  ] as const)("%s", (_, situation, screen) => {
    expect(screenOf({ ...calm, ...situation })).toBe(screen);
  });
});

describe("coming back", () => {
  it("takes the own seats from the robots that kept them warm", () => {
    expect(warmSeats(table(seat("you", "tilda"), seat("nobody", "pip"), seat("you", "pip")))).toEqual([0, 2]);
  });

  it("leaves a robot in one of the own seats while another is played", () => {
    expect(warmSeats(table(seat("you"), seat("you", "pip")))).toEqual([]);
  });
});
