import { settings } from "$web/table/settings.svelte";

const TILT = "perspective(900px)";
const EASE = "cubic-bezier(0.35, 0.05, 0.2, 1)";

/** The box tips forward, its lid lifts, and the table comes up out of it until it fills the room. What comes back closes it. */
export async function opening(box: HTMLElement, lid: HTMLElement, table: HTMLElement): Promise<() => void> {
  const moves = "animate" in table ? moving(box, lid, table) : [];
  await Promise.allSettled(moves.map((move) => move.finished));
  return () => moves.forEach((move) => move.cancel());
}

const moving = (box: HTMLElement, lid: HTMLElement, table: HTMLElement) =>
  settings.isCalm ? [fade(table)] : [tip(box), lift(lid), rise(table, box)];

const fade = (table: HTMLElement) => table.animate({ opacity: [0, 1] }, { duration: 120, fill: "forwards" });

const tip = (box: HTMLElement) =>
  box.animate(
    { transform: [`${TILT} rotateX(0)`, `${TILT} rotateX(-16deg) scale(1.03)`] },
    { duration: 140, easing: EASE, fill: "forwards" },
  );

const lift = (lid: HTMLElement) =>
  lid.animate(
    { transform: ["none", "translateY(-34%) rotate(-7deg) scale(1.05)"], opacity: [1, 1, 0] },
    { duration: 220, delay: 50, easing: EASE, fill: "forwards" },
  );

function rise(table: HTMLElement, box: HTMLElement): Animation {
  const { left, top, width, height } = box.getBoundingClientRect();
  const [x, y] = [left + width / 2 - innerWidth / 2, top + height * 0.4 - innerHeight / 2];
  const from = `translate(${x}px, ${y}px) scale(${(width * 0.7) / innerWidth}, ${(height * 0.3) / innerHeight})`;
  return table.animate(
    [
      { transform: from, opacity: 0 },
      { opacity: 1, offset: 0.12 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 230, delay: 120, easing: "cubic-bezier(0.5, 0, 0.3, 1)", fill: "both" },
  );
}
