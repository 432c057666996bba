"""What goes wrong in a store."""

from __future__ import annotations

from engine.core.errors import FieldpostError, Refusal
from engine.core.words import msg


class StoreError(FieldpostError):
    """The database cannot be used as it is; the text says why."""


class Conflict(StoreError):
    """The match was changed in between, or the interaction carried out before; nothing was written."""


class StoreUnavailable(StoreError, Refusal):
    """The database cannot be used for now, and nothing was written; ``problem`` tells the operator why.

    A refusal: whoever pressed something reads that it was not stored, and may try again.
    """

    def __init__(self, problem: str) -> None:
        super().__init__(msg("not-stored"))
        self.problem = problem


class StoreLost(StoreUnavailable):
    """The database is no longer the file that was opened: nothing can be stored until the bot starts again."""
