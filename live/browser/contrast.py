"""How well words stand out from what is painted behind them. Paper and wood are pictures; axe passes those over."""

from base64 import b64encode
from dataclasses import dataclass

from playwright.sync_api import Page

LARGE, LARGE_BOLD = 24, 18.66  # pixels
ENOUGH, ENOUGH_IF_LARGE = 4.5, 3.0

# Every line of words that lies open, with its colour.
LINES = """() => {
  const isOpen = (around, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && (top.contains(around) || around.contains(top));
  };
  const lines = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode, around = text.parentElement;
    if (!text.data.trim() || !around.checkVisibility({ visibilityProperty: true })) continue;
    if (around.closest(".unseen, [inert], :disabled, [aria-disabled=true], script, style")) continue;
    const { color, fill, fontSize, fontWeight } = getComputedStyle(around);
    range.selectNodeContents(text);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 4 || !isOpen(around, x + 2, y + 2) || !isOpen(around, x + width - 2, y + height - 2)) continue;
      const ink = around instanceof SVGElement ? fill : color;
      const size = height && parseFloat(fontSize);
      lines.push({ words: text.data.trim(), ink, size, bold: fontWeight >= 700, box: [x, y, width, height] });
    }
  }
  return lines;
}"""

# The contrast of each line with the middle one of all points in its box: most of them are background.
MEASURE = """async ({ picture, lines }) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  paint.drawImage(image, 0, 0);
  const light = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map(part => part / 255).map(part =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return lines.map(({ ink, box }) => {
    const [x, y, width, height] = box.map(Math.round);
    const { data } = paint.getImageData(x, y, Math.max(1, width), Math.max(1, height));
    const own = light(ink.match(/[0-9.]+/g).map(Number));
    const against = [];
    for (let at = 0; at < data.length; at += 4) {
      const other = light(data.subarray(at, at + 3));
      against.push((Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
    }
    return against.sort((one, other) => one - other)[against.length >> 1];
  });
}"""


@dataclass(frozen=True)
class Line:
    words: str
    contrast: float
    is_enough: bool


def contrasts(page: Page, easel: Page) -> list[Line]:
    """The easel is an empty page that can look at pictures."""
    lines = page.evaluate(LINES)
    picture = "data:image/png;base64," + b64encode(page.screenshot(scale="css")).decode()
    measured = easel.evaluate(MEASURE, {"picture": picture, "lines": lines})
    return [
        Line(line["words"], round(contrast, 2), contrast >= needed(line["size"], line["bold"]))
        for line, contrast in zip(lines, measured, strict=True)
    ]


def needed(size: float, bold: bool) -> float:
    return ENOUGH_IF_LARGE if size >= (LARGE_BOLD if bold else LARGE) else ENOUGH
