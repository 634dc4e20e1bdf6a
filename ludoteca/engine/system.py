"""What not every operating system can do; where it cannot, nothing happens."""

import os
import sys
import threading


def lowest_priority(process: int | None = None) -> None:
    """For another process, or the calling thread, so that thinking never gets in the way of playing."""
    if hasattr(os, "setpriority") and hasattr(os, "PRIO_PROCESS"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id() if process is None else process, 19)


def has_screen() -> bool:
    """Whether a browser can open a window here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
