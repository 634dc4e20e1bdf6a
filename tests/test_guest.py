"""Who does not read what is sent."""

import asyncio

from ludoteca.server.guest import LONGEST_LINE, SILENCE, SLOW, Guest
from ludoteca.server.limits import Limit
from ludoteca.server.messages import Done


class Deaf:
    """A connection that takes nothing."""

    def __init__(self):
        self.sent = []

    async def __call__(self, frame):
        self.sent.append(frame)
        await asyncio.Event().wait()


def test_a_slow_reader_is_shown_out_when_the_line_is_full():
    async def evening():
        deaf = Deaf()
        guest = Guest(deaf, "anna")
        sending = asyncio.create_task(guest.send_all())
        for number in range(LONGEST_LINE + 1):
            guest.tell(Done(id=str(number)))
            await asyncio.sleep(0)
        assert not guest.shown_out.done()
        guest.tell(Done(id="one too many"))
        assert guest.shown_out.result() == SLOW
        assert len(deaf.sent) == 1
        sending.cancel()

    asyncio.run(evening())


def test_who_gives_no_sign_of_life_is_shown_out():
    async def evening():
        guest = Guest(Deaf(), "anna")
        guest.look_after()
        assert not guest.shown_out.done()
        guest.heard -= SILENCE + 1
        guest.look_after()
        assert guest.shown_out.done()

    asyncio.run(evening())


def test_a_limit_lets_so_many_through_and_then_so_many_a_second():
    now = [0.0]
    limit = Limit(burst=3, rate=2, clock=lambda: now[0])
    assert [limit.allows("anna") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("ben")
    now[0] = 0.5
    assert [limit.allows("anna") for _ in range(2)] == [True, False]
    now[0] = 100
    assert [limit.allows("anna") for _ in range(4)] == [True, True, True, False]
