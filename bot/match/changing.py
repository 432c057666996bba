"""How the parts of the table change a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bot.store.records import Change, Entry, Sitting, Stored


class Changing(Protocol):
    """Changes a match, as :class:`bot.match.Table` does."""

    async def __call__(
        self,
        match_id: int,
        interaction_id: int,
        decide: Callable[[Stored], Change | None],
        *,
        undo: bool = False,
    ) -> tuple[Sitting, list[Entry]]:
        """Change a match as ``decide`` says."""
