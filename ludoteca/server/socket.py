"""One connection: what it says is read, obeyed or refused, and answered."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from ludoteca.server.doors import player_of
from ludoteca.server.guest import Guest
from ludoteca.server.hall import Hall
from ludoteca.server.invitations import Invitations
from ludoteca.server.limits import Limit
from ludoteca.server.live import LiveTable
from ludoteca.server.messages import Because, Done, FromClient, Hello, Invite, Pong, Refused, Why
from ludoteca.server.metrics import ORDERS, SOCKETS
from ludoteca.table.refusal import Refusal

LONGEST_FRAME = 4096  # bytes
FORGIVEN = 10  # frames that make no sense
PATIENCE = 2  # seconds for who is shown out
RUDE, FLOOD = 4400, 4429
decode = msgspec.json.Decoder(FromClient).decode
log = structlog.get_logger()


class Reception:
    """Where connections come in."""

    def __init__(self, hall: Hall, invitations: Invitations) -> None:
        self.hall, self.invitations = hall, invitations
        self.guests: set[Guest] = set()
        self._guesses = Limit(burst=60, rate=1)  # of tables that do not exist, for each address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        connection = HTTPConnection(scope)
        guest = Guest(send, player_of(connection), connection.client.host if connection.client else "")
        self.guests.add(guest)
        listening = asyncio.create_task(self._listen(receive, guest))
        sending = asyncio.create_task(guest.send_all())
        ends: list[asyncio.Future[Any]] = [listening, sending, guest.shown_out]
        try:
            with SOCKETS.track_inprogress():
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.guests.discard(guest)
            sending.cancel()
            with contextlib.suppress(OSError, RuntimeError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    if guest.shown_out.done():
                        await send({"type": "websocket.close", "code": guest.shown_out.result()})
                    await listening  # an order under way is obeyed

    async def _listen(self, receive: Receive, guest: Guest) -> None:
        live: LiveTable | None = None
        frames = Limit(burst=400, rate=200)
        senseless = 0
        try:
            async for said in heard(receive, guest):
                if not frames.allows():
                    guest.show_out(FLOOD)
                    return
                if isinstance(said, Hello) and live is None:
                    live = await self._find(said.table, guest)
                elif isinstance(said, Pong):
                    guest.answered(said)
                elif said is None or live is None or isinstance(said, Hello):
                    guest.tell(Refused(id=getattr(said, "id", None), code="malformed"))
                    senseless += 1
                    if senseless > FORGIVEN:
                        guest.show_out(RUDE)
                        return
                else:
                    await self._answer(said, live, guest)
        finally:
            if live:
                live.part(guest)

    async def _find(self, code: str, guest: Guest) -> LiveTable | None:
        try:
            live = await self.hall.table(code.strip().upper())
        except Refusal as refusal:
            guessing = refusal.code == "unknown_table" and not self._guesses.allows(guest.address)
            guest.tell(Refused(id=None, code="too_many" if guessing else refusal.code))
            return None
        live.enter(guest)
        return live

    async def _answer(self, said: FromClient, live: LiveTable, guest: Guest) -> None:
        assert not isinstance(said, Hello | Pong)
        try:
            match said:
                case Why():
                    guest.tell(Because(id=said.id, why=why(live, guest, said)))
                case Invite():
                    guest.tell(self.invitations.to(live.code, said.id))
                case _:
                    await live.obey(said, guest.player)
                    guest.tell(Done(id=said.id))
                    ORDERS.labels(said.__class__.__name__, "done").inc()
        except Refusal as refusal:
            guest.tell(Refused(id=said.id, code=refusal.code, why=refusal.why))
            ORDERS.labels(said.__class__.__name__, refusal.code).inc()
        except Exception:
            log.exception("an order failed")
            guest.tell(Refused(id=said.id, code="failed"))
            ORDERS.labels(said.__class__.__name__, "failed").inc()


async def heard(receive: Receive, guest: Guest) -> AsyncIterator[FromClient | None]:
    """What comes in; None for what is no message of ours."""
    while (frame := await receive())["type"] != "websocket.disconnect":
        guest.hears()
        try:
            yield decode(frame.get("text") or b"")
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            yield None


def why(live: LiveTable, guest: Guest, asked: Why) -> str | None:
    """Only for one's own seats: what may be done tells what is held."""
    if guest.player is None or asked.seat not in live.table.seats_of(guest.player):
        raise Refusal("not_your_seat")
    try:
        return live.table.position.why(asked.seat, asked.action) or None
    except ValueError:
        raise Refusal("not_legal", "no_such_action") from None
