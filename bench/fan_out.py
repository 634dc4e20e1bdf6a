"""Our server's rival: the frames of a game, recorded, over the same stack; no game is played and nothing is stored."""

import json
import socket
import sys
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

NAME = f"Starlette {version('starlette')}, no game"
SETTINGS: dict[str, Any] = {
    "access_log": False,
    "log_config": None,
    "server_header": False,
    "ws": "websockets-sansio",
    "ws_per_message_deflate": False,
    "ws_ping_interval": None,
}


class Asked(msgspec.Struct):
    do: str
    table: str = ""
    id: str = ""


class FanOut:
    """Each order is answered by what four people were told after such an order, and by its acknowledgement."""

    def __init__(self, frames: list[list[list[str]]]) -> None:
        self.frames = frames  # by order, from the one that deals; by seat
        self.numbers = count()
        self.sockets: dict[str, list[WebSocket]] = {}
        self.orders: dict[str, int] = {}

    def app(self) -> Starlette:
        return Starlette(routes=[Route("/api/tables", self.open, methods=["POST"]), WebSocketRoute("/ws", self.play)])

    async def open(self, request: Request) -> JSONResponse:
        code = f"R{next(self.numbers)}"
        self.sockets[code], self.orders[code] = [], 0
        return JSONResponse({"code": code})

    async def play(self, socket: WebSocket) -> None:
        await socket.accept()
        code = ""
        try:
            while True:
                asked = msgspec.json.decode(await socket.receive_text(), type=Asked)
                if asked.do == "hello":
                    code = asked.table
                    self.sockets[code].append(socket)
                else:
                    await self.obey(asked, code)
                    await socket.send_text(f'{{"is":"done","id":"{asked.id}"}}')
        except WebSocketDisconnect:
            self.sockets[code].remove(socket)

    async def obey(self, asked: Asked, code: str) -> None:
        if asked.do != "sit":
            self.orders[code] += 1
        elif len(self.sockets[code]) < 4:
            return
        told = self.frames[self.orders[code] % len(self.frames)]
        for each, frames in zip(self.sockets[code], told, strict=True):
            for frame in frames:
                await each.send_text(frame)


if __name__ == "__main__":
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(listening.getsockname()[1], flush=True)
    app = FanOut(json.loads(Path(sys.argv[1]).read_text())).app()
    uvicorn.Server(uvicorn.Config(app, **SETTINGS)).run(sockets=[listening])
