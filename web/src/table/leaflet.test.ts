import { describe, expect, it } from "vitest";
import { rulesOf } from "./boxes";
import { pages } from "./leaflet";

describe("the leaflet", () => {
  it("has a page for each heading", () => {
    const leaves = pages("# Hearts!\n\nKeep away.\n\n## Points\n\nOne.\nTwo.\n");
    expect(leaves.map((page) => page.heading)).toEqual(["Hearts!", "Points"]);
    expect(leaves[1]!.lines).toHaveLength(2);
  });

  it("keeps what is printed bold", () => {
    expect(pages("## If\n\n- **Moon:** all.")[0]!.lines[0]).toEqual([
      { bold: true, text: "Moon:" },
      { bold: false, text: " all." },
    ]);
  });

  it("has as many pages in every language, so that the pictures fit", async () => {
    const [en, de] = await Promise.all(["en", "de"].map((language) => rulesOf("hearts", language)));
    expect(pages(de!)).toHaveLength(pages(en!).length);
  });

  it("is in English where the language is not there yet", async () => {
    expect(await rulesOf("hearts", "xx")).toBe(await rulesOf("hearts", "en"));
  });
});
