"""Texts that somebody hands us: a file, or what comes in by the pipe."""

import click

MOST_BYTES = 16 << 20


def read_text(file: str) -> str:
    """Of a file or, for `-`, of standard input; refuses what can be no log and no scenario."""
    try:
        with click.open_file(file, "rb") as stream:
            content: bytes = stream.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise click.UsageError(f"{file}: {wrong.strerror or wrong}") from None
    if len(content) > MOST_BYTES:
        raise click.UsageError(f"{file}: larger than {MOST_BYTES >> 20} MB, so this is neither a log nor a scenario")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise click.UsageError(f"{file}: byte {wrong.start + 1} is not UTF-8, so this is no text") from None
