"""Places for parameters in SQL."""

from __future__ import annotations

from collections.abc import Sized


def marks(parameters: Sized) -> str:
    """Return as many question marks as there are parameters: what stands between the brackets of ``IN``."""
    return ", ".join("?" * len(parameters))
