"""Servers that end with the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from live.people import Server


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    servers: list[Server] = []

    def start(*options: str, **settings: str) -> Server:
        servers.append(Server(tmp_path / f"data {len(servers)}", *options, **settings))
        return servers[-1]

    yield start
    for server in servers:
        server.kill()
        for person in server.people:
            person.leave()


@pytest.fixture
def server(serve: Callable[..., Server]) -> Server:
    return serve()
