"""Robots that search think in a process of their own, of the lowest priority.

A thread would hold the interpreter's lock now and then, and with the lowest priority it would hold it for long where
the machine is busy. The process ends when its questions do.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from typing import BinaryIO

import msgspec
import numpy as np

from ludoteca.bots.thinking import Thinker
from ludoteca.engine import kernel, record
from ludoteca.engine.game import find, game_of
from ludoteca.engine.system import lowest_priority

LONGEST = 3.0  # seconds for a move


class Question(msgspec.Struct, array_like=True):
    game: str
    known: bytes  # to the seat
    seat: int
    character: str


class Gone(Exception):
    """The process ended before it answered."""


class Thinkers:
    """Asks the process, and starts it when there is the first question."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self._waiting: deque[asyncio.Future[int]] = deque()
        self._starting = asyncio.Lock()

    async def choose(self, known: np.record, seat: int, character: str) -> int:
        question = Question(game_of(known).name, known.tobytes(), seat, character)
        frame = msgspec.msgpack.encode(question)
        async with self._starting:
            process = await self._ready()
        assert process.stdin is not None
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        process.stdin.write(len(frame).to_bytes(4, "little") + frame)
        return await answer

    async def close(self) -> None:
        if self._process and self._process.returncode is None:
            self._process.kill()
        if self._listening:
            await self._listening

    async def _ready(self) -> Process:
        if self._process is None or self._listening is None or self._listening.done():
            command = sys.executable, "-m", "ludoteca.server.thinking"
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            self._listening = asyncio.create_task(self._listen(self._process))
        return self._process

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                action = int.from_bytes(await process.stdout.readexactly(4), "little")
                answer = self._waiting.popleft()
                if not answer.done():
                    answer.set_result(action)
        except asyncio.IncompleteReadError:
            await process.wait()
            while self._waiting:
                answer = self._waiting.popleft()
                if not answer.done():
                    answer.set_exception(Gone())


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    thinker = Thinker()
    while header := questions.read(4):
        asked = msgspec.msgpack.decode(questions.read(int.from_bytes(header, "little")), type=Question)
        known = record.load(asked.known, find(asked.game).record.dtype)
        action = thinker.choose(known, asked.seat, asked.character, seconds=LONGEST)
        answers.write(action.to_bytes(4, "little"))
        answers.flush()


if __name__ == "__main__":
    import signal

    import ludoteca.boxes  # noqa: F401

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    lowest_priority()
    kernel.hurry()
    answer_all(sys.stdin.buffer, sys.stdout.buffer)
