"""The process that thinks for robots."""

import asyncio

import pytest

import ludoteca.boxes  # noqa: F401
from ludoteca.engine import kernel
from ludoteca.engine.match import Match
from ludoteca.server.thinking import Gone, Thinkers

pytestmark = pytest.mark.skipif(kernel.mode != "compiled", reason="it compiles by itself")


def thinking_of(match: Match, seat: int, thinkers: Thinkers):
    return thinkers.choose(match.known(seat), seat, "oskar")


def test_several_questions_are_answered_each_by_its_own_action():
    async def evening():
        thinkers, matches = Thinkers(), [Match.new("hearts", 4, seed=seed) for seed in range(6)]
        seats = [match.to_act[0] for match in matches]
        asked = [thinking_of(match, seat, thinkers) for match, seat in zip(matches, seats, strict=True)]
        for match, seat, number in zip(matches, seats, await asyncio.gather(*asked), strict=True):
            match.play(seat, match.game.actions.name(number))
        await thinkers.close()
        assert thinkers._process.returncode is not None

    asyncio.run(evening())


def test_when_the_process_ends_who_waits_is_told_and_the_next_question_starts_another():
    async def evening():
        thinkers, match = Thinkers(), Match.new("hearts", 4, seed=1)
        seat = match.to_act[0]
        await thinking_of(match, seat, thinkers)
        waiting = asyncio.ensure_future(thinking_of(match, seat, thinkers))
        await asyncio.sleep(0)
        thinkers._process.kill()
        with pytest.raises(Gone):
            await waiting
        assert await thinking_of(match, seat, thinkers) in range(40)
        await thinkers.close()

    asyncio.run(evening())
