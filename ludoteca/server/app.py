"""The server: its routes, and what runs beside them."""

import asyncio
import contextlib
import ipaddress
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from ludoteca.engine import kernel
from ludoteca.server import metrics
from ludoteca.server.compiling import compile_beside
from ludoteca.server.doors import COOKIE, Doors, player_of, welcome
from ludoteca.server.guest import HEARTBEAT
from ludoteca.server.hall import Hall
from ludoteca.server.invitations import Invitations
from ludoteca.server.limits import Limit
from ludoteca.server.messages import Code, NewTable, Problem, TableCode, Unfinished
from ludoteca.server.socket import Reception
from ludoteca.store.sqlite import SqliteStore
from ludoteca.table.refusal import Refusal
from ludoteca.table.table import USUAL_PACE

CLIENT = Path(__file__).parent / "client"
LONGEST_BODY = 4096  # bytes
FOREVER = "public, max-age=31536000, immutable"
TIDYING = 3600  # seconds


@dataclass(frozen=True)
class Settings:
    data: Path
    home: str = "http://localhost"  # our address as other devices know it
    public_url: str | None = None
    pace: int = USUAL_PACE
    compiles: bool = True


class Assets(StaticFiles):
    """Their names change with their content."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


class House:
    """What answers over HTTP."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall = Hall(SqliteStore(settings.data), settings.pace)
        self.reception = Reception(self.hall, Invitations(settings.public_url or settings.home))
        self._opening = Limit(burst=30, rate=0.5)  # tables, for each player
        self._coming = Limit(burst=120, rate=2)  # new players, for each address

    def app(self) -> Starlette:
        routes = [
            Route("/", self.page),
            Route("/third-party.txt", self.third_party),
            Route("/api/player", self.player, methods=["POST"]),
            Route("/api/player", self.export, methods=["GET"]),
            Route("/api/player", self.erase, methods=["DELETE"]),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.new_table, methods=["POST"]),
            Route("/health", self.health),
            Route("/metrics", self.metrics),
            WebSocketRoute("/ws", self.reception),
            Mount("/assets", Assets(directory=CLIENT / "assets", check_dir=False)),
        ]
        middleware = [
            Middleware(Doors, public_url=self.settings.public_url),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ]
        return Starlette(routes=routes, middleware=middleware, lifespan=self.open_hours)

    @contextlib.asynccontextmanager
    async def open_hours(self, app: Starlette) -> AsyncIterator[None]:
        beside = [metrics.watch_the_loop(), self.heartbeat(), self.tidying()]
        if self.settings.compiles:
            beside.append(compile_beside())
        tasks = [asyncio.create_task(work) for work in beside]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.hall.close()

    async def heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            for guest in list(self.reception.guests):
                guest.look_after()

    async def tidying(self) -> None:
        while True:
            await self.hall.tidy()
            await asyncio.sleep(TIDYING)

    async def page(self, request: Request) -> Response:
        return FileResponse(CLIENT / "index.html", headers={"Cache-Control": "no-cache"})

    async def third_party(self, request: Request) -> Response:
        return FileResponse(CLIENT / "third-party.txt", headers={"Cache-Control": "no-cache"})

    async def player(self, request: Request) -> Response:
        """Gives a browser its cookie before it sits down for the first time."""
        response = Response(status_code=204)
        if player_of(request) is None:
            if not self._coming.allows(address_of(request)):
                return refused("too_many", 429)
            welcome(response, secure=self._secure)
        return response

    async def export(self, request: Request) -> Response:
        """All that is kept of a browser: where it sits, and the games that are over."""
        player = player_of(request)
        kept = (
            [] if player is None else [await self._kept(table, player) for table in await self.hall.tables_of(player)]
        )
        response = as_json({"player": player, "tables": kept})
        response.headers["Content-Disposition"] = 'attachment; filename="ludoteca.json"'
        return response

    async def _kept(self, table: Unfinished, player: str) -> dict[str, Any]:
        log = await self.hall.log(table.code, player) if table.over else None
        return {"code": table.code, "game": table.game, "animals": table.animals, "over": table.over, "log": log}

    async def erase(self, request: Request) -> Response:
        """Forgets a browser, and what only it has played."""
        if player := player_of(request):
            await self.hall.erase(player)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path="/", secure=self._secure, httponly=True, samesite="strict")
        return response

    async def tables(self, request: Request) -> Response:
        player = player_of(request)
        return as_json(await self.hall.tables_of(player) if player else [])

    async def new_table(self, request: Request) -> Response:
        player = player_of(request)
        if player is None:
            return refused("not_your_seat", 403)
        if not self._opening.allows(player):
            return refused("too_many", 429)
        try:
            wish = msgspec.json.decode(await body_of(request), type=NewTable)
            return as_json(TableCode(code=await self.hall.open(wish, player)), 201)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return refused("malformed", 400)
        except Refusal as refusal:
            return refused(refusal.code, 400)

    async def health(self, request: Request) -> Response:
        await self.hall.store.tables_of("")
        return as_json({"ok": True, "compiled": kernel.compiling})

    async def metrics(self, request: Request) -> Response:
        """For this machine only, and not through a proxy."""
        if (
            not is_loopback(address_of(request))
            or "x-forwarded-for" in request.headers
            or "forwarded" in request.headers
        ):
            return PlainTextResponse("wrong_door", 403)
        metrics.TABLES.set(len(self.hall.tables))
        return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")

    @property
    def _secure(self) -> bool:
        return (self.settings.public_url or "").startswith("https:")


async def body_of(request: Request) -> bytes:
    """Read no further than any body of ours can be long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_BODY:
            raise msgspec.DecodeError("too long")
    return body


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def as_json(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, {"Cache-Control": "no-store"}, "application/json")


def refused(code: Code, status: int) -> Response:
    return as_json(Problem(code=code), status)
