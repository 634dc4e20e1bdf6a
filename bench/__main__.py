"""`python -m bench [NAME …]`: exit code 1 if anything is slower than it has to be."""

import sys

from bench import client, first_page, idle, lag, random_moves, search, server, state, threads
from bench.measure import HEAD, MISSED
from ludoteca.engine.kernel import hurry, mode

BENCHES = {
    "random": random_moves.lines,
    "search": search.lines,
    "threads": threads.lines,
    "state": state.lines,
    "server": server.lines,
    "lag": lag.lines,
    "idle": idle.lines,
    "first": first_page.lines,
    "client": client.lines,
}


def main(names: list[str]) -> int:
    for name in names:
        if name not in BENCHES:
            raise SystemExit(f"no bench is called {name!r}; there is {', '.join(BENCHES)}")
    if mode not in ("", "compiled"):
        raise SystemExit("only compiled kernels are measured; leave LUDOTECA_KERNELS out")
    hurry()
    print(HEAD, flush=True)
    missed = False
    for name in names or BENCHES:
        for line in BENCHES[name]():
            print(line, flush=True)
            missed |= line.verdict == MISSED
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
