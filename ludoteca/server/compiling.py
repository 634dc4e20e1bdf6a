"""The rules are compiled beside the server, by a child, so that nobody waits for a compiler."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE

import structlog

from ludoteca.bots.rehearsal import rehearse
from ludoteca.engine import kernel
from ludoteca.engine.system import lowest_priority

log = structlog.get_logger()


async def compile_beside() -> None:
    """Until then robots do not think far ahead."""
    if kernel.mode:
        return
    command = sys.executable, "-m", "ludoteca.cli", "warm"
    child = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE)
    try:
        lowest_priority(child.pid)
        _, complaint = await child.communicate()
    except asyncio.CancelledError:
        child.kill()
        await child.wait()
        raise
    if child.returncode:
        log.warning("the rules are not compiled; robots stay simple", reason=complaint.decode()[-400:])
        return
    await asyncio.to_thread(kernel.hurry, rehearse)
    log.info("the rules are compiled")
