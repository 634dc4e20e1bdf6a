"""Exit code 0 if the machine's own Node and npm can build the client, as Vite's `engines` in the lock have it."""

import json
import re
import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).parents[1] / "package-lock.json"

Version = tuple[int, ...]


def version(text: str) -> Version:
    return tuple(map(int, re.findall(r"\d+", text)[:3]))


def fits(found: Version, wanted: str) -> bool:
    """`^20.19.0` stays within its first number, `>=22.12.0` does not."""
    least = version(wanted)
    return found >= least and (wanted.startswith(">=") or found[0] == least[0])


def asked(command: str) -> str:
    return subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout


def main() -> bool:
    wanted = json.loads(LOCK.read_text("utf-8"))["packages"]["node_modules/vite"]["engines"]["node"]
    try:
        found = version(asked("node"))
        return bool(asked("npm")) and any(fits(found, each) for each in wanted.split(" || "))
    except (OSError, subprocess.SubprocessError):
        return False


if __name__ == "__main__":
    sys.exit(not main())
