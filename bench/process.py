"""What another process takes of the machine."""

import os
from pathlib import Path

TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


def processor_seconds(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


def resident(pid: int) -> int:
    """Bytes of memory in use."""
    return PAGE * int(Path(f"/proc/{pid}/statm").read_text().split()[1])
