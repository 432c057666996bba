"""How often the rules have refused the same to somebody: then he may want to learn them."""

from __future__ import annotations

from collections import OrderedDict

from engine.core.errors import Illegal, Refusal, TooLate

OFTEN = 3
"""So many refusals of one kind, to one person in one match, are often."""
_KEPT = 4096


class RefusalCount:
    """Counts what people are refused by the rules, by match, person and kind; forgotten when the bot stops."""

    def __init__(self) -> None:
        self._had: OrderedDict[tuple[int, int, str], int] = OrderedDict()

    def often(self, match_id: int, user_id: int, refusal: Refusal) -> bool:
        """Count a refusal; return whether it is the one with which they have become often."""
        if not isinstance(refusal, Illegal) or isinstance(refusal, TooLate):
            return False
        key = (match_id, user_id, refusal.msg.key)
        self._had[key] = had = self._had.get(key, 0) + 1
        self._had.move_to_end(key)
        if len(self._had) > _KEPT:
            self._had.popitem(last=False)
        return had == OFTEN
