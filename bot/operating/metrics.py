"""What a running bot counts for Prometheus: sums over everybody, no match, no person, no server.

Names follow https://prometheus.io/docs/practices/naming. A registry belongs to one bot, so that two in one process
do not count for each other.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic
from types import SimpleNamespace

import aiohttp
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from bot.store.records import StoreUnavailable
from bot.store.records.standing import Standing
from engine.core.errors import Refusal

SPENT = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0)
"""Seconds by which answers are counted; Discord waits three, and we ask for patience after one and a half."""
INVALID = (401, 403, 429)
"""Answers of Discord of which 10,000 within ten minutes are a ban (Discord: rate limits)."""
BAN, WITHIN = 10_000, 600.0
WARN_AT = BAN // 5
"""So many of them are said to the operator, and every doubling."""

log = structlog.get_logger(__name__)


class Metrics:
    """Counters and gauges of one bot."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._answers = Histogram(
            "fieldpost_interaction_seconds",
            "Time until a command, press or window was answered",
            ["kind", "result"],
            buckets=SPENT,
            registry=self.registry,
        )
        self._requests = Counter(
            "fieldpost_discord_requests", "Answers of Discord by status", ["status"], registry=self.registry
        )
        self._store_errors = Counter(
            "fieldpost_store_errors", "What could not be stored or read when it was asked", registry=self.registry
        )
        self._unsent = self._gauge("fieldpost_unsent_messages", "Messages that are due")
        self._due_for = self._gauge("fieldpost_oldest_unsent_seconds", "How long the oldest of them has been due")
        self._matches = self._gauge("fieldpost_matches", "Matches that are open or running", "status")
        self._awaited = self._gauge("fieldpost_awaited_seats", "Awaited seats by how long they have been", "age")
        self._invalid: deque[float] = deque()
        self._warn_at = WARN_AT
        self.follow(
            "fieldpost_discord_invalid_requests",
            "401, 403 and 429 within ten minutes; 10,000 are a ban",
            self._lately,
        )

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self.registry)

    def follow(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Have a value read whenever somebody asks for it, by another thread."""
        self._gauge(name, about).set_function(value)

    # ------------------------------------------------------------- what is counted

    def answered(self, kind: str, seconds: float, error: BaseException | None) -> None:
        """Count a command, press or window that was answered, by what became of it."""
        if isinstance(error, StoreUnavailable):
            self._store_errors.inc()
            result = "not stored"
        elif isinstance(error, Refusal):
            result = "refused"
        else:
            result = "done" if error is None else "broken"
        self._answers.labels(kind, result).observe(seconds)

    def look(self, standing: Standing) -> None:
        """Take note of how the store stands."""
        self._unsent.set(standing.unsent)
        self._due_for.set(standing.due_for)
        self._matches.labels("open").set(standing.open)
        self._matches.labels("running").set(standing.running)
        for age, seats in standing.awaited.items():
            self._awaited.labels(age).set(seats)

    def trace(self) -> aiohttp.TraceConfig:
        """Return what has every answer of Discord counted."""

        async def note(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
        ) -> None:
            self.requested(ended.response.status)

        config = aiohttp.TraceConfig()
        config.on_request_end.append(note)
        return config

    def requested(self, status: int) -> None:
        """Count an answer of Discord; warn where those pile up for which it bans."""
        self._requests.labels(str(status)).inc()
        if status not in INVALID:
            return
        now = monotonic()
        while self._invalid and self._invalid[0] < now - WITHIN:
            self._invalid.popleft()
        self._invalid.append(now)
        lately = len(self._invalid)
        if lately < WARN_AT:
            self._warn_at = WARN_AT
        elif lately >= self._warn_at:
            self._warn_at = 2 * lately
            log.warning(
                "Discord turns many requests down, and bans at 10,000 within ten minutes: find what is missing "
                "with /server setup",
                turned_down=lately,
            )

    def _lately(self) -> float:
        """Return how many requests Discord has turned down within ten minutes."""
        began = monotonic() - WITHIN
        return sum(at >= began for at in list(self._invalid))  # a copy: another thread asks

    # ------------------------------------------------------------- where it is read

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Serve ``/metrics`` by a thread; return what ends that. Raises OSError where the port is not free."""
        server, thread = start_http_server(port, host, registry=self.registry)

        def close() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return close
