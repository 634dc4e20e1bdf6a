"""Sets of small numbers as the bits of one integer."""

from typing import Any

import numpy as np

from ludoteca.engine.kernel import kernel

Numbers = np.ndarray[Any, Any]


def popcount(bits: int) -> int:
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    bits = int(bits)
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """The largest member of a set that is not empty."""
    return int(bits).bit_length() - 1


def bit(member: int) -> int:
    return 1 << int(member)


@kernel
def write_members(out: Numbers, n: int, start: int, bits: int) -> int:
    """Writes them in ascending order, each added to `start`, behind the n numbers already there; returns how many."""
    while bits:
        out[n] = start + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


def members(bits: int) -> list[int]:
    """For people and messages, never inside a kernel."""
    return [number for number in range(64) if int(bits) >> number & 1]
