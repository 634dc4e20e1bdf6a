"""Sets of small numbers as the bits of one integer."""


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


def members(bits: int) -> list[int]:
    """For people and messages, never inside a kernel."""
    return [number for number in range(64) if int(bits) >> number & 1]
