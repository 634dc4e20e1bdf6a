"""A connection at a table: what it is sent waits in line, and who does not read is shown out."""

import asyncio
from collections import deque

import msgspec
from starlette.types import Send

from ludoteca.server.messages import Ping, Pong, Telling
from ludoteca.server.metrics import ROUND_TRIPS

LONGEST_LINE = 256  # frames
SLOW, GONE = 4008, 4010
HEARTBEAT, SILENCE = 10, 30  # seconds

encode = msgspec.json.Encoder().encode


class Guest:
    def __init__(self, send: Send, player: str | None, address: str = "") -> None:
        self.send, self.player, self.address = send, player, address
        self.heard = asyncio.get_running_loop().time()
        self.shown_out: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._line: deque[str] = deque()
        self._something = asyncio.Event()

    def hears(self) -> None:
        self.heard = asyncio.get_running_loop().time()

    def answered(self, pong: Pong) -> None:
        ROUND_TRIPS.observe(max(0.0, self.heard - pong.at / 1000))

    def look_after(self) -> None:
        """Asks for a sign of life, and gives up on who gave none."""
        now = asyncio.get_running_loop().time()
        if now - self.heard > SILENCE:
            self.show_out(GONE)
        else:
            self.tell(Ping(at=1000 * now))

    def tell(self, told: Telling) -> None:
        self.hand_over(encode(told).decode())

    def hand_over(self, frame: str) -> None:
        if len(self._line) < LONGEST_LINE:
            self._line.append(frame)
            self._something.set()
        else:
            self.show_out(SLOW)

    def show_out(self, code: int) -> None:
        """What still waits in line is not sent."""
        if not self.shown_out.done():
            self.shown_out.set_result(code)

    async def send_all(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._line:
                await self.send({"type": "websocket.send", "text": self._line.popleft()})
