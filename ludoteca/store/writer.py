"""One thread that writes, many orders in one commit."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[Any]]


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, args=(connection,), name="store", daemon=True)
        self._thread.start()

    def do(self, work: Work) -> asyncio.Future[Any]:
        """Resolved once it is safely on the disk."""
        done = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        return done

    def close(self) -> None:
        """After everything that was asked for."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self, connection: sqlite3.Connection) -> None:
        going = True
        while going:
            jobs, going = self._waiting()
            if jobs:
                tell(commit(connection, jobs))
        connection.close()

    def _waiting(self) -> tuple[list[Job], bool]:
        """All that has gathered while the last commit was made."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False


def commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[tuple[asyncio.Future[Any], Any]]:
    """What came of each; one that fails undoes nothing of the others."""
    answers = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work, done in jobs:
            answers.append((done, attempt(connection, work)))
        connection.execute("COMMIT")
    except sqlite3.Error as wrong:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(done, wrong) for _, done in jobs]
    return answers


def attempt(connection: sqlite3.Connection, work: Work) -> Any:
    connection.execute("SAVEPOINT one")
    try:
        return work(connection)
    except Exception as wrong:
        connection.execute("ROLLBACK TO one")
        return wrong
    finally:
        connection.execute("RELEASE one")


def tell(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Each loop is woken once."""
    for loop in {done.get_loop() for done, _ in answers}:
        own = [answer for answer in answers if answer[0].get_loop() is loop]
        try:
            loop.call_soon_threadsafe(settle, own)
        except RuntimeError:  # the loop was closed; nobody waits any more
            continue


def settle(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, answer in answers:
        if done.done():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)
