"""Real servers, and people at their tables who speak over real sockets."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

ENDS = 30  # seconds; whatever takes longer has failed


class Server:
    """`ludoteca serve` on a free port; it can be killed and started again over the same data."""

    def __init__(self, data: Path, *options: str, kernels: str = "plain", python: str = sys.executable) -> None:
        self.data, self.options, self.port, self.kernels, self.python = data, options, 0, kernels, python
        self.people: list[Person] = []
        self.log = ""
        self.start()

    def start(self) -> None:
        command = [self.python, "-m", "ludoteca.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        environment = {**os.environ, "LUDOTECA_KERNELS": self.kernels, "LC_ALL": "C.UTF-8"}
        self.said = self.data.with_suffix(".out")
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data), "--no-browser", *self.options],
                bufsize=0,
                stdout=subprocess.PIPE,
                stderr=said,
                env=environment,
                cwd=self.data.parent,
            )
        assert self.process.stdout is not None
        first = self.process.stdout.readline().decode()
        found = re.search(r"http://localhost:(\d+)", first)
        assert found, first + self.complaints
        self.port = int(found[1])

    @property
    def complaints(self) -> str:
        return self.said.read_text("utf-8")

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self._ended()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        said, _ = self.process.communicate(timeout=ENDS)
        self.log += (said or b"").decode()
        return self.process.returncode

    def ask(
        self, path: str, body: object = None, *, method: str = "", **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, content and headers; headers are written with _ for -."""
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path,
            content,
            {name.replace("_", "-"): value for name, value in headers.items()},
            method=method or ("GET" if body is None else "POST"),
        )
        try:
            with urllib.request.urlopen(request, timeout=ENDS) as answer:
                return answer.status, answer.read(), lowered(answer.headers)
        except urllib.error.HTTPError as wrong:
            with wrong:
                return wrong.code, wrong.read(), lowered(wrong.headers)


def lowered(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


class Person:
    """A browser without pages: a cookie, a socket, and everything that was heard."""

    def __init__(self, server: Server) -> None:
        self.server = server
        server.people.append(self)
        _, _, headers = server.ask("/api/player", b"", method="POST")
        self.cookie = headers["set-cookie"].split(";")[0]
        self.heard: list[str] = []
        self.orders = 0
        self.door = ExitStack()
        self.socket: ClientConnection | None = None
        self.seen: dict[int, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}

    def open_table(self, **wish: object) -> str:
        status, body, _ = self.server.ask("/api/tables", {"game": "hearts", "pace": 0, **wish}, Cookie=self.cookie)
        assert status == 201, body
        return str(json.loads(body)["code"])

    def connect(self) -> None:
        self.leave()
        address, cookie = f"ws://localhost:{self.server.port}/ws", {"Cookie": self.cookie}
        self.socket = self.door.enter_context(connect(address, additional_headers=cookie, compression=None))

    def come(self, code: str) -> "Person":
        self.connect()
        self.say(do="hello", table=code)
        self.listen(lambda frame: frame["is"] == "table")
        return self

    def leave(self) -> None:
        self.door.close()

    def say(self, **message: object) -> None:
        self.send(json.dumps(message))

    def send(self, frame: str | bytes) -> None:
        assert self.socket is not None
        self.socket.send(frame)

    def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        frame = self.socket.recv(timeout=ENDS)
        assert isinstance(frame, str)
        self.heard.append(frame)
        told: dict[str, Any] = json.loads(frame)
        if told["is"] == "seen":
            self.seen[told["seat"]] = told
        if told["is"] == "table":
            self.table = told
        if told["is"] == "ping":
            self.say(do="pong", at=told["at"], mine=0)
        return told

    def listen(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Until that is heard."""
        while True:
            told = self.hear()
            if wanted(told):
                return told

    def order(self, do: str, id: str = "", **about: object) -> dict[str, Any]:
        """Done or refused."""
        self.orders += 1
        id = id or f"order {self.orders:06}"
        self.say(do=do, id=id, **about)
        return self.listen(lambda told: told.get("id") == id)

    def act(self, action: str, seat: int | None = None, **changed: object) -> dict[str, Any]:
        seat = min(self.seen) if seat is None else seat
        return self.order("act", **{"seat": seat, "moment": self.seen[seat]["moment"], "action": action, **changed})

    @property
    def has_seen_the_end(self) -> bool:
        return bool(self.seen) and all(seen["over"] for seen in self.seen.values())

    @property
    def row(self) -> int:
        """Of the table's log, as far as this person has seen it."""
        return max((seen["row"] for seen in self.seen.values()), default=0)
