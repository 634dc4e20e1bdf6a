"""Chance that lives in the record: SplitMix64, so that seed and moves are the whole game."""

import numpy as np

from ludoteca.engine.bits import Numbers, lowest, popcount
from ludoteca.engine.kernel import kernel

GAMMA = 0x9E3779B97F4A7C15
M1, M2 = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
MASK32 = (1 << 32) - 1
MASK64 = (1 << 64) - 1


def step(rng: int) -> int:
    return (int(rng) + GAMMA) & MASK64


def scramble(rng: int) -> int:
    """The upper half of 64 bits that each depend on every bit of `rng`."""
    x = int(rng)
    x = ((x ^ (x >> 30)) * M1) & MASK64
    x = ((x ^ (x >> 27)) * M2) & MASK64
    return (x ^ (x >> 31)) >> 32


@kernel
def draw32(s: np.record) -> int:
    s.rng = step(s.rng)
    return scramble(s.rng)


@kernel
def draw(s: np.record, n: int) -> int:
    """One of 0..n-1, each as likely."""
    product = draw32(s) * int(n)
    if (product & MASK32) < n:
        unfair = (MASK32 + 1) % int(n)
        while (product & MASK32) < unfair:
            product = draw32(s) * int(n)
    return product >> 32


@kernel
def draw_member(s: np.record, bits: int) -> int:
    """One member of a set that is not empty, each as likely."""
    if bits & (bits - 1):
        for _ in range(draw(s, popcount(bits))):
            bits &= bits - 1
    return lowest(bits)


@kernel
def shuffle(s: np.record, pack: Numbers, bits: int) -> None:
    """Writes the members of a set in an order of which each is as likely."""
    last = 0
    while bits:
        swapped = draw(s, last + 1)
        pack[last] = pack[swapped]
        pack[swapped] = lowest(bits)
        bits &= bits - 1
        last += 1


@kernel
def sow(s: np.record, seed: int, nth: int) -> None:
    """Begins the nth of the streams of chance that belong to a seed."""
    s.rng = seed
    s.rng = draw32(s) << 32 | nth
    high = draw32(s)
    s.rng = high << 32 | draw32(s)
