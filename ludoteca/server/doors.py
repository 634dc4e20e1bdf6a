"""Who may come in: which hosts and origins are ours, and who is who."""

import hashlib
import ipaddress
import secrets
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "ludoteca"
A_YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@dataclass
class Doors:
    """Turns away what asks for another host (a name that was bent to our address) or comes from another page."""

    app: ASGIApp
    public_url: str | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._lets_in(scope):
            await self.app(scope, receive, guarded(send) if scope["type"] == "http" else send)
        elif scope["type"] == "http":
            await PlainTextResponse("wrong_door", 403, HEADERS)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 4403, "reason": "wrong_door"})

    def _lets_in(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not (is_ours(host) or host == self._public_host):
            return False
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        return origin is None or urlsplit(origin).netloc in (host, self._public_host)

    @property
    def _public_host(self) -> str | None:
        return urlsplit(self.public_url).netloc if self.public_url else None


def is_ours(host: str) -> bool:
    """An address or a name that only this network can give."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        _ = urlsplit(f"//{host}").port
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".local"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def guarded(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [
                *message["headers"],
                *((name.lower().encode(), value.encode()) for name, value in HEADERS.items()),
            ]
        await send(message)

    return with_headers


def player_of(connection: HTTPConnection) -> str | None:
    """Names a browser without its token, which nothing else must hold."""
    token = connection.cookies.get(COOKIE)
    return name_of(token) if token else None


def name_of(token: str) -> str:
    return hashlib.blake2b(token.encode(), digest_size=16).hexdigest()


def welcome(response: Response, *, secure: bool) -> str:
    """Gives a browser its token, and returns its name."""
    token = secrets.token_urlsafe(24)
    response.set_cookie(COOKIE, token, A_YEAR, path="/", secure=secure, httponly=True, samesite="strict")
    return name_of(token)
