"""What drawing keeps to be quicker the next time, and how a picture is drawn apart from all that.

How long a picture takes tells what has been drawn before. So a picture that shows what others have looked at in
private, such as that of a card or a hand, is drawn :func:`apart`: as if only his own had ever been drawn for this
person. All that it shares with other pictures is what :func:`scenery` gives, the same whatever it shows.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, update_wrapper
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

OWNERS = 20
"""People for whom something is kept of the private pictures that they have seen last."""
OWNED = 64
"""Results of each function kept for each of them, of 8 MB in all."""

Own: TypeAlias = "dict[Kept[Any, Any], OrderedDict[Any, Any]]"

_own: ContextVar[Own | None] = ContextVar("own", default=None)
_owned: OrderedDict[int, Own] = OrderedDict()
_owning = Lock()


class Kept(Generic[P, T]):
    """A function of which the last results are kept for all pictures; ``everywhere``: those drawn apart too."""

    def __init__(self, work: Callable[P, T], most: int, *, everywhere: bool = False) -> None:
        self._work = work
        self._everywhere = everywhere
        self._shared: Any = lru_cache(maxsize=most)(work)
        self.cache_info = self._shared.cache_info
        self.cache_clear = self._shared.cache_clear
        self.cache_parameters = self._shared.cache_parameters
        update_wrapper(self, work)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what is kept, else do the work."""
        own = None if self._everywhere else _own.get()
        found: T
        if own is None:
            found = self._shared(*args, **kwargs)
            return found
        results, key = own.setdefault(self, OrderedDict()), (args, *kwargs.items())
        known = results.pop(key, None)
        found = self._work(*args, **kwargs) if known is None else known
        results[key] = found  # the last one goes last
        if len(results) > OWNED:
            results.popitem(last=False)
        return found


def kept(maxsize: int) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Keep the last results of a function, like :func:`functools.lru_cache`."""
    return lambda work: Kept(work, maxsize)


def scenery(maxsize: int) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Keep the last results of a function for pictures drawn apart too: it must know nothing of what they show."""
    return lambda work: Kept(work, maxsize, everywhere=True)


@contextmanager
def apart(owner: int) -> Iterator[None]:
    """Draw as if nothing had ever been drawn but for this person alone."""
    token = _own.set(_of(owner))
    try:
        yield
    finally:
        _own.reset(token)


def _of(owner: int) -> Own:
    with _owning:
        own = _owned.setdefault(owner, {})
        _owned.move_to_end(owner)
        if len(_owned) > OWNERS:
            _owned.popitem(last=False)
        return own
