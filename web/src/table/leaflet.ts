export interface Part {
  bold: boolean;
  text: string;
}

export interface Page {
  heading: string;
  /** Each a sentence or two, in pieces of which some are bold. */
  lines: Part[][];
}

const parts = (line: string): Part[] =>
  line
    .replace(/^- /, "")
    .split("**")
    .map((text, at) => ({ bold: at % 2 === 1, text }))
    .filter((part) => part.text);

function page(block: string): Page {
  const [heading = "", ...lines] = block.trim().split("\n");
  return { heading: heading.replace(/^#+ /, ""), lines: lines.filter((line) => line.trim()).map(parts) };
}

/** The rules as they are written, a page for each heading. */
export const pages = (rules: string): Page[] =>
  rules
    .trim()
    .split(/\n(?=#+ )/)
    .map(page);
