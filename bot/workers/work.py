"""``python -m bot.workers.work FD`` does what it is sent through a socket, until nobody sends any more."""

from __future__ import annotations

import gc
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from engine.core.packs import Pack
from engine.core.registry import packs_for


def main(descriptor: int) -> None:
    """Work until the other side is gone; it alone says when to stop, however the bot is told to.

    What prepares the work may return what is to be done whenever nothing is asked, as long as that returns True.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with Connection(descriptor) as line, suppress(EOFError, OSError):
        prepare = line.recv()
        in_spare_time = prepare() or _nothing
        gc.collect()
        gc.freeze()  # what is loaded stays as long as the process
        while True:
            line.send(_done(*line.recv()))
            while in_spare_time() and not line.poll():
                pass  # at least once: there may be no spare time for long


def _nothing() -> bool:
    return False


def _done(
    packs: list[dict[str, str]], work: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any]
) -> tuple[Any, Exception | None]:
    """Return what comes of a piece of work, or what went wrong with where it did."""
    try:
        for files in packs:
            pack = Pack(files)
            packs_for(pack).add(pack)
        return work(*args, **named), None
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        error.add_note(traceback.format_exc())
        return None, error


if __name__ == "__main__":
    main(int(sys.argv[1]))
