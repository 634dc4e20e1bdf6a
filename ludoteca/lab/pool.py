"""Work on numbered games, shared by threads that each take the next few until none is left."""

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

SLICE = 0.1  # seconds that a thread works before it looks up


def share(
    games: int, workers: Sequence[Callable[[int, int], object]], progress: Callable[[int], None] = lambda done: None
) -> None:
    """Each worker plays the games from one number up to another, whenever it is its turn."""
    lock = threading.Lock()
    taken = done = 0

    def take(size: int) -> tuple[int, int]:
        nonlocal taken
        with lock:
            first, taken = taken, min(taken + size, games)
            return first, taken

    def work(play: Callable[[int, int], object]) -> None:
        nonlocal done
        size = 1
        while taken < games:
            first, last = take(size)
            began = time.perf_counter()
            play(first, last)
            took = time.perf_counter() - began
            size = max(1, min(4 * size, int(size * SLICE / max(took, 1e-9))))
            with lock:
                done += last - first
                progress(done)

    with ThreadPoolExecutor(len(workers)) as pool:
        try:
            list(pool.map(work, workers))
        finally:
            taken = games  # an interrupted run leaves nobody at work
