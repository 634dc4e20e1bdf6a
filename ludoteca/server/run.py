"""One process that serves until it is told to stop, and then finishes what it has begun."""

import gc
import logging
import signal
import socket
from collections.abc import Callable

import structlog
import uvicorn

from ludoteca.server.app import CLIENT, House, Settings
from ludoteca.server.socket import LONGEST_FRAME

GRACE = 5  # seconds for what is under way


class CannotServe(Exception):
    """Says in one line why."""


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as wrong:
        raise CannotServe(
            f"port {port} of {host} is taken or not allowed ({wrong.strerror or wrong}); choose --port"
        ) from None


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    if not (CLIENT / "index.html").exists():
        raise CannotServe("the pages for the browser are not built; `make play` does that")
    write_logs()
    config = uvicorn.Config(
        House(settings).app(),
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
    )
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)  # uvicorn raises them once more when it has stopped
    Server(config, ready).run(sockets=[listening])


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # what lives as long as the server is not looked through again
            self._ready()


def write_logs() -> None:
    """What the libraries say is kept only if something is wrong: they name addresses."""
    logging.basicConfig(level=logging.ERROR)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(),
    )
