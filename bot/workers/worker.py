"""A process that works for this one, as seen from here."""

from __future__ import annotations

import atexit
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from multiprocessing.connection import Connection
from threading import Lock, Timer
from typing import ParamSpec, TypeVar

import structlog

from engine.core.registry import every_pack

PROGRAM = "bot.workers.work"
"""The module that such a process runs."""
LONGEST = 60.0
"""Seconds after which a process that gives no answer is taken for lost; a film takes ten at worst."""

P = ParamSpec("P")
T = TypeVar("T")

log = structlog.get_logger(__name__)


class Lost(Exception):
    """The process is gone, and what it worked at with it."""


class Gone(Lost):
    """It was ended by somebody else, or by a fault."""


class Late(Lost):
    """It was ended from here, for it has worked too long at the same thing."""


class Worker:
    """A process that does one piece of work after the other; begun when it is needed, and anew if it is lost.

    Any thread may have it work, and waits without holding others up. It begins with ``prepare``, which may return
    what it shall do in spare time, piece by piece, and ends when this process does, however that comes about.
    Functions go there by their names, all else as a copy.
    """

    def __init__(self, prepare: Callable[[], object]) -> None:
        self._prepare = prepare
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._packs: set[str] = set()
        """The keys of the packs that the process knows."""

    def begin(self) -> None:
        """Begin the process, if there is none: the first piece of work need not wait for it."""
        with self._lock:
            self._connected()

    def do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Have a piece of work done; raises what it raised, and Lost if the process was lost twice."""
        with self._lock:
            return self._again(Lost, work, *args, **named)

    def do_in_time(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Have a piece of work done as :meth:`do` does; raises Late at once where it takes too long."""
        with self._lock:
            return self._again(Gone, work, *args, **named)

    def close(self) -> None:
        """End the process at once, whatever it does."""
        with self._lock:
            self._end()

    def _again(self, after: type[Lost], work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        try:
            return self._done(work, *args, **named)
        except after:
            log.warning("a working process was lost; it is begun anew")
            return self._done(work, *args, **named)

    def _done(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        line = self._connected()
        packs = [pack for pack in every_pack() if pack.key not in self._packs]
        assert self._process is not None
        late = Timer(LONGEST, self._process.kill)  # it may stop in the middle of what it is sent, or sends
        late.daemon, began = True, time.monotonic()
        late.start()
        try:
            line.send(([pack.files for pack in packs], work, args, named))
            answer: tuple[T, Exception | None] = line.recv()
        except (EOFError, OSError) as gone:
            self._end()
            raise (Late if time.monotonic() - began >= LONGEST else Gone) from gone
        finally:
            late.cancel()
        self._packs.update(pack.key for pack in packs)
        done, error = answer
        if error is not None:
            raise error
        return done

    def _connected(self) -> Connection:
        if self._line is None:
            ours, its = socket.socketpair()
            with its:
                self._process = subprocess.Popen(  # noqa: S603 - a module of ours
                    [sys.executable, "-m", PROGRAM, str(its.fileno())], pass_fds=[its.fileno()]
                )
            self._line = Connection(ours.detach())
            self._line.send(self._prepare)
            self._packs = set()
        return self._line

    def _end(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@cache
def worker(prepare: Callable[[], object]) -> Worker:
    """Return the one process that is prepared so, for all of this program."""
    made = Worker(prepare)
    atexit.register(made.close)
    return made
