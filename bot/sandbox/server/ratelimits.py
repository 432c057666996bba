"""How many requests are let through, and the headers that tell the client: topics/rate-limits.

Discord does not tell its limits; clients read them off the headers. Here they are far above what a bot of ours
needs, so that nobody waits for nothing. A test that wants to see the bot wait sets them with `limit`.
"""

import hashlib
import math
import re
import time
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

PLENTY = 1000  # requests a second
FREE = ("POST /interactions/",)  # routes without limits, whose answers have no headers
MAJOR = ("channel_id", "guild_id", "webhook_id", "token")  # each value has a bucket of its own


class Bucket(Struct):
    """Requests that count together: how many in how many seconds, and those of the running period."""

    limit: int
    seconds: float
    resets_at: float = 0.0
    used: int = 0


class RateLimits:
    """All buckets. They follow the clock that clients sleep by, whatever time it is in the sandbox."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._rules: list[tuple[re.Pattern[str], int, float]] = []
        self._buckets: dict[str, Bucket] = {}

    def limit(self, match: str, requests: int, seconds: float) -> None:
        """Let at most ``requests`` through in ``seconds``, where "METHOD /template" matches the regex."""
        self._rules.insert(0, (re.compile(match), requests, seconds))
        self._buckets.clear()

    def count(self, route: str, params: Mapping[str, str]) -> tuple[bool, dict[str, str]]:
        """Count a request; say whether it is one too many, and what its headers tell."""
        if route.startswith(FREE):
            return False, {}
        now = self._clock()
        key = " ".join((route, *(params[name] for name in MAJOR if name in params)))
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[key] = self._new(route)
        if now >= bucket.resets_at:
            bucket.resets_at, bucket.used = now + bucket.seconds, 0
        excess = bucket.used >= bucket.limit
        bucket.used += not excess
        return excess, {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.resets_at - now:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
        }

    def _new(self, route: str) -> Bucket:
        for match, requests, seconds in self._rules:
            if match.search(route):
                return Bucket(requests, seconds)
        return Bucket(PLENTY, 1.0)

    def _forget(self, now: float) -> None:
        """Interactions have buckets of their own and never come back."""
        if len(self._buckets) > PLENTY:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.resets_at > now}


def too_many(seconds: float, scope: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Return body and headers of a 429; `scope` is "user", "shared" or "global"."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": scope == "global"}
    headers = {"Retry-After": str(math.ceil(seconds)), "X-RateLimit-Scope": scope, "Via": "1.1 google"}
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    return body, headers
