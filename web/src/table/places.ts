export interface Row {
  left: number;
  top: number;
  width: number;
  height: number;
}

const PHONE = { under: 262, height: 64, side: 12 };
const TABLET = { under: 246, height: 64, side: 60 };
const BEAMER = { under: 294, height: 76, side: 260 };
const CORNER = 84;
const NARROW = 280; // the slip lies below its buttons

/** Wide and low: the cloth lies left, the hand right, and the row above the hand. */
export const isLow = (width: number, height: number) => height < 520 && width > height * 1.2;

/** Where the row with the slip lies, so that it never covers the hand. */
export function promptRow(width: number, height: number): Row {
  if (isLow(width, height)) return besideTheCloth(width);
  const { under, height: tall, side } = width < 700 ? PHONE : width >= 1200 && height >= 700 ? BEAMER : TABLET;
  const top = Math.max(0, height - under - tall);
  return { left: side, top, width: width - 2 * side, height: width < NARROW ? 2 * tall - 12 : tall };
}

function besideTheCloth(width: number): Row {
  const left = Math.round(width * 0.46);
  return { left, top: 8, width: width - left - CORNER, height: 64 };
}

/** For style sheets and boards. */
export const asVariables = (row: Row): string =>
  (Object.entries(row) as [keyof Row, number][]).map(([side, length]) => `--prompt-${side}:${length}px`).join(";");
