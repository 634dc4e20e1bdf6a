import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Disc from "./Disc.svelte";
import { RINGS, type Animal } from "./ring";

const ANIMALS = Object.keys(RINGS) as Animal[];
const drawn = (props: Partial<{ robot: "pip" | "tilda" | "oskar"; asleep: boolean; crown: boolean; flag: boolean }>) =>
  render(Disc, { animal: "fox", label: "", ...props }).container.innerHTML.replace(/s\d+-?/g, "");

describe("a disc", () => {
  it("is a picture with a name, or decoration without one", () => {
    render(Disc, { animal: "owl", label: "the owl" });
    expect(screen.getByRole("img", { name: "the owl" })).toBeTruthy();
    const { container } = render(Disc, { animal: "owl", label: "" });
    expect(container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
  });

  it("has a pattern of its own for every animal", () => {
    const patterns = ANIMALS.map((animal) => RINGS[animal].line ?? RINGS[animal].fill);
    expect(new Set(patterns).size).toBe(ANIMALS.length);
  });

  it("shows which robot sits there, who sleeps, who wears the crown and who holds the flag", () => {
    const forms = [
      {},
      { robot: "pip" },
      { robot: "tilda" },
      { robot: "oskar" },
      { asleep: true },
      { crown: true },
      { flag: true },
    ] as const;
    expect(new Set(forms.map(drawn)).size).toBe(forms.length);
  });
});
