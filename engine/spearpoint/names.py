"""Names of everything a message may mention, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from engine.spearpoint.library import LIBRARY


def name(kind: str, thing: str) -> Mapping[str, str] | None:
    """Name a thing by its kind (see :meth:`engine.spearpoint.library.Library.name`); None for what has no name.

    A ``source`` is whatever changes a number: a card, an effect, or the number of a rule.
    """
    if kind == "source":
        return LIBRARY.name("card", thing) or LIBRARY.name("effect", thing)
    return LIBRARY.name(kind, thing)
