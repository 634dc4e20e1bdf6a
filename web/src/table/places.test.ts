import { describe, expect, it } from "vitest";
import { asVariables, promptRow } from "./places";

describe("the row with the slip", () => {
  it.each([
    ["a phone", 390, 844, 518, 64],
    ["a tablet", 1024, 768, 458, 64],
    ["a beamer", 1440, 900, 530, 76],
  ])("lies above the hand on %s", (_, width, height, top, tall) => {
    expect(promptRow(width, height)).toMatchObject({ top, height: tall });
  });

  it("lies above the hand, right of the cloth, where the screen is low", () => {
    const row = promptRow(844, 390);
    expect(row.top).toBe(8);
    expect(row.left).toBeGreaterThan(844 / 4);
    expect(row.left + row.width).toBeLessThanOrEqual(844 - 84);
  });

  it("never leaves the screen", () => {
    for (const [width, height] of [
      [195, 422],
      [320, 568],
      [568, 320],
      [1920, 1080],
    ] as const) {
      const row = promptRow(width, height);
      expect(row.left).toBeGreaterThanOrEqual(0);
      expect(row.top).toBeGreaterThanOrEqual(0);
      expect(row.left + row.width).toBeLessThanOrEqual(width);
    }
  });

  it("is told to style sheets in pixels", () => {
    expect(asVariables({ left: 1, top: 2, width: 3, height: 4 })).toBe(
      "--prompt-left:1px;--prompt-top:2px;--prompt-width:3px;--prompt-height:4px",
    );
  });
});
