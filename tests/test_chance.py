"""Chance, and the sets of bits it is drawn from, plain and compiled alike."""

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.bots.desk import DICE
from ludoteca.engine.bits import Numbers, bit, highest, lowest, members, popcount
from ludoteca.engine.chance import draw, draw32, draw_member, shuffle, sow
from ludoteca.engine.kernel import kernel

sets = st.integers(1, (1 << 62) - 1)
seeds = st.integers(0, (1 << 64) - 1)


def dice(seed: int) -> np.record:
    s: np.record = np.zeros(1, DICE)[0]
    s.rng = seed
    return s


@kernel
def facts(bits: int, out: Numbers) -> None:
    out[0] = popcount(bits)
    out[1] = lowest(bits)
    out[2] = highest(bits)
    out[3] = bit(lowest(bits))


def test_chance_is_splitmix64_from_its_published_seed() -> None:
    s = dice(0)
    assert [int(draw32(s)) for _ in range(3)] == [0xE220A839, 0x6E789E6A, 0x06C45D18]


@given(sets)
def test_bits_are_counted_and_found_as_in_a_list(bits: int) -> None:
    out = np.zeros(4, np.int64)
    facts(bits, out)
    assert out.tolist() == [len(members(bits)), members(bits)[0], members(bits)[-1], 1 << members(bits)[0]]


@given(seeds, st.integers(1, 1 << 31))
def test_a_draw_is_below_its_bound(seed: int, n: int) -> None:
    assert 0 <= draw(dice(seed), n) < n


@given(seeds, sets)
def test_a_member_drawn_is_in_the_set(seed: int, bits: int) -> None:
    assert draw_member(dice(seed), bits) in members(bits)


@given(seeds, sets)
def test_a_shuffled_set_has_each_member_once(seed: int, bits: int) -> None:
    pack = np.zeros(64, np.int8)
    shuffle(dice(seed), pack, bits)
    assert sorted(pack[: popcount(bits)].tolist()) == members(bits)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    s, pack, seen = dice(1), np.zeros(3, np.int8), Counter[tuple[int, ...]]()
    for _ in range(6000):
        shuffle(s, pack, 0b111)
        seen[tuple(pack.tolist())] += 1
    assert len(seen) == 6
    assert sum((number - 1000) ** 2 / 1000 for number in seen.values()) < 20.5  # chi-square, 5 degrees: 1 in 1000


def test_streams_of_one_seed_have_nothing_in_common() -> None:
    drawn = set()
    for nth in range(500):
        s = dice(0)
        sow(s, 42, nth)
        drawn |= {int(draw32(s)) << 32 | int(draw32(s)) for _ in range(4)}
    assert len(drawn) == 2000
