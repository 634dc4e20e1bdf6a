"""Many tables of people who play the first card they may, in a process of their own that does little else.

They write and read frames by hand, so that the server is the slower one; each crowd says how busy it was itself.
"""

import asyncio
import json
import random
import secrets
import subprocess
import sys
import time
import urllib.request
from itertools import count
from typing import Self, cast

import msgspec
import uvloop

from bench.measure import percentile
from bench.process import processor_seconds

WARMING = 0.5  # seconds
ENDS = 20  # seconds; who waits longer waits in vain
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bHVkb3RlY2EncyBiZW5jaA==\r\nCookie: {cookie}\r\n\r\n"
)


class Told(msgspec.Struct):
    """As much of a frame as a player needs."""

    what: str = msgspec.field(name="is")
    seat: int = -1
    moment: str = ""
    legal: list[str] = []
    over: bool = False
    at: float = 0


class Wish(msgspec.Struct):
    """Play for so many seconds; so many moves a second, or as many as the server makes."""

    seconds: float
    rate: float = 0


class Played(msgspec.Struct):
    moves: int
    seconds: float
    cost: float  # seconds of a processor for the server
    busy: float  # share of a processor for the crowd
    p50: float  # seconds from an order to its acknowledgement
    p99: float
    refused: int
    lost: int  # connections

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


NUMBERS = count()  # of orders
decode = msgspec.json.Decoder(Told).decode


def masked(text: str) -> bytes:
    """A frame whose mask is zero."""
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2)
    return head + bytes(4) + text.encode()


class Company:
    """Those at one table; when the next of them moves, if they take their time."""

    def __init__(self) -> None:
        self.due = 0.0


class Player(asyncio.Protocol):
    def __init__(self, crowd: "Crowd", company: Company, cookie: str, *, hosts: bool) -> None:
        self.crowd, self.company, self.cookie, self.hosts = crowd, company, cookie, hosts
        self.seen: Told | None = None
        self.busy = False  # with an order, or waiting to give it
        self.since = 0.0
        self.answered = asyncio.Event()
        self._rest = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(UPGRADE.format(port=self.crowd.port, cookie=self.cookie).encode())

    def connection_lost(self, wrong: Exception | None) -> None:
        self.crowd.lost += 1

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._upgraded:
            at = data.find(b"\r\n\r\n") + 4
            self._upgraded = at > 3 and b" 101 " in data
            if self._upgraded:
                self.answered.set()
        while len(data) - at >= 4 and self._upgraded:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            if start + size > len(data):
                break
            if data[at] == 0x81:
                self.hear(decode(data[start : start + size]))
            at = start + size
        self._rest = data[at:] if self._upgraded else data

    def hear(self, told: Told) -> None:
        if told.what == "seen":
            self.seen = told
        elif told.what in ("done", "refused"):
            self.crowd.answered(self, done=told.what == "done")
        elif told.what == "ping":
            self.say(f'{{"do":"pong","at":{told.at},"mine":0}}')
        self.go_on()

    def say(self, text: str) -> None:
        self.transport.write(masked(text))

    def give(self, order: str) -> None:
        self.say(f'{{"id":"order {next(NUMBERS):06}",{order}}}')

    async def ask(self, order: str) -> None:
        self.answered.clear()
        self.give(order)
        await asyncio.wait_for(self.answered.wait(), ENDS)

    def go_on(self) -> None:
        if self.busy or not self.crowd.playing or self.seen is None:
            return
        if self.seen.legal or (self.seen.over and self.hosts):
            self.busy = True
            self.since = self.crowd.turn_of(self.company)
            if self.since > self.crowd.time():
                asyncio.get_running_loop().call_at(self.since, self.order)
            else:
                self.order()

    def order(self) -> None:
        assert self.seen is not None
        if not self.crowd.playing:
            self.busy = False
        elif self.seen.legal:
            what, moment = self.seen.legal[0], self.seen.moment
            self.give(f'"do":"act","seat":{self.seen.seat},"moment":"{moment}","action":"{what}"')
        else:
            self.give('"do":"again"')


class Crowd:
    def __init__(self, port: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self.time = asyncio.get_running_loop().time
        self.players: list[Player] = []
        self.playing = False
        self.pause = 0.0  # seconds between the moves at a table
        self.taken: list[float] = []
        self.refused = self.lost = 0

    async def fill(self, tables: int, people: int, robot: str) -> None:
        for _ in range(tables):
            cookies = [f"ludoteca={secrets.token_urlsafe(24)}" for _ in range(people)]
            code, company = opened(self.port, cookies[0]), Company()
            for cookie in cookies:
                player = await self.come(company, cookie, hosts=cookie == cookies[0])
                player.say(f'{{"do":"hello","table":"{code}"}}')
                await player.ask('"do":"sit"')
            for seat in range(people, 4):
                await player.ask(f'"do":"hand","seat":{seat},"robot":"{robot}"')

    async def come(self, company: Company, cookie: str, *, hosts: bool) -> Player:
        player = Player(self, company, cookie, hosts=hosts)
        await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", self.port)
        await asyncio.wait_for(player.answered.wait(), ENDS)
        self.players.append(player)
        return player

    async def play(self, wish: Wish) -> Played:
        self.pause = len({player.company for player in self.players}) / wish.rate if wish.rate else 0
        for player in self.players:
            player.company.due = self.time() + random.random() * self.pause
        self.playing = True
        for player in self.players:
            player.go_on()
        await asyncio.sleep(WARMING)
        played = await self.watched(wish.seconds)
        self.playing = False
        ends = self.time() + ENDS
        while any(player.busy for player in self.players) and self.time() < ends:
            await asyncio.sleep(0.01)
        return played

    async def watched(self, seconds: float) -> Played:
        self.taken, self.refused = [], 0
        began, own, cost = self.time(), time.process_time(), processor_seconds(self.pid)
        await asyncio.sleep(seconds)
        took = self.time() - began
        return Played(
            moves=len(self.taken),
            seconds=took,
            cost=processor_seconds(self.pid) - cost,
            busy=(time.process_time() - own) / took,
            p50=percentile(self.taken or [took], 0.5),
            p99=percentile(self.taken or [took], 0.99),
            refused=self.refused,
            lost=self.lost,
        )

    def turn_of(self, company: Company) -> float:
        """When the order is due, which is when its acknowledgement is waited for from."""
        if not self.pause:
            return self.time()
        company.due += self.pause * random.uniform(0.5, 1.5)
        return company.due

    def answered(self, player: Player, *, done: bool) -> None:
        player.answered.set()
        if not player.busy:
            return
        player.busy = False
        if done and player.seen is not None:
            self.taken.append(self.time() - player.since)
        self.refused += not done


def opened(port: int, cookie: str) -> str:
    request = urllib.request.Request(
        f"http://localhost:{port}/api/tables", b'{"game":"hearts","seats":4,"pace":0}', {"Cookie": cookie}
    )
    with urllib.request.urlopen(request, timeout=ENDS) as answer:
        return str(json.load(answer)["code"])


class Playing:
    """A crowd in a process of its own."""

    def __init__(self, port: int, pid: int, *, tables: int, people: int = 4, robot: str = "") -> None:
        command = [sys.executable, "-m", "bench.crowd", str(port), str(pid), str(tables), str(people), robot]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *wrong: object) -> None:
        self.process.kill()
        self.process.communicate()

    def begin(self, wish: Wish) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(wish) + b"\n")
        self.process.stdin.flush()

    def end(self) -> Played:
        return msgspec.json.decode(self._hear(), type=Played)

    def play(self, seconds: float, rate: float = 0) -> Played:
        self.begin(Wish(seconds, rate))
        return self.end()

    def _hear(self) -> bytes:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the crowd went home")
        return line


async def obey(port: int, pid: int, tables: int, people: int, robot: str) -> None:
    """Plays as often as a line comes in."""
    crowd = Crowd(port, pid)
    await crowd.fill(tables, people, robot)
    print("seated", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(msgspec.json.encode(await crowd.play(msgspec.json.decode(line, type=Wish))).decode(), flush=True)


if __name__ == "__main__":
    *numbers, robot = sys.argv[1:]
    port, pid, tables, people = map(int, numbers)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(obey(port, pid, tables, people, robot))
