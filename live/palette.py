"""PNG pictures in few colours, which makes them small."""

import struct
import zlib
from base64 import b64decode, b64encode

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

COLOURS = 256
BITS = 6  # of each of red, green and blue that are told apart
POINTS = """async picture => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const { data } = canvas.getContext("2d").getImageData(0, 0, image.width, image.height);
  const blob = new Blob([data]);
  const url = await new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(blob);
  });
  return [image.width, image.height, url.split(",")[1]];
}"""

Colours = NDArray[np.uint8]


def small(easel: Page, picture: bytes) -> bytes:
    """The easel is an empty page that can look at pictures."""
    width, height, points = easel.evaluate(POINTS, "data:image/png;base64," + b64encode(picture).decode())
    colours = np.frombuffer(b64decode(points), np.uint8).reshape(height, width, 4)[:, :, :3]
    palette, numbers = reduced(colours)
    return png(palette, numbers)


def reduced(colours: Colours) -> tuple[Colours, Colours]:
    """A palette, and for each point its number there."""
    coarse = colours.astype(np.int32) >> 8 - BITS
    keys = (coarse[..., 0] << 2 * BITS) | (coarse[..., 1] << BITS) | coarse[..., 2]
    known, where, counts = np.unique(keys, return_inverse=True, return_counts=True)
    exact = np.stack([np.bincount(where.ravel(), colours[..., part].ravel()) / counts for part in range(3)], axis=1)
    boxes = divided(exact, counts)
    number = np.empty(len(known), np.uint8)
    for at, box in enumerate(boxes):
        number[box] = at
    palette = np.array([np.average(exact[box], axis=0, weights=counts[box]) for box in boxes])
    return palette.round().astype(np.uint8), number[where].reshape(colours.shape[:2])


def divided(exact: NDArray[np.float64], counts: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Into boxes of like colours; the one that is worst to look at is cut in two until there are enough."""
    boxes = [np.arange(len(exact))]
    while len(boxes) < COLOURS:
        worst = max(range(len(boxes)), key=lambda at: badness(exact[boxes[at]], counts[boxes[at]]))
        box = boxes.pop(worst)
        box = box[np.argsort(exact[box][:, np.ptp(exact[box], axis=0).argmax()])]
        if len(box) < 2:
            return [*boxes, box]
        total = np.cumsum(counts[box])
        middle = min(max(int(np.searchsorted(total, total[-1] / 2)), 1), len(box) - 1)
        boxes += [box[:middle], box[middle:]]
    return boxes


def badness(exact: NDArray[np.float64], counts: NDArray[np.int64]) -> float:
    return float(np.ptp(exact, axis=0).max() * counts.sum() ** 0.25) if len(exact) > 1 else 0.0


def png(palette: Colours, numbers: Colours) -> bytes:
    height, width = numbers.shape
    rows = np.zeros((height, width + 1), np.uint8)
    rows[:, 1:] = numbers
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, content) for name, content in parts)


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
