"""What somebody adds to the dice: a word of his own, or one drawn for him."""

from __future__ import annotations

import secrets

from bot.match.refusals import refusal
from engine.core.dice import LONGEST_WORD, is_word


def added_word(typed: str | None) -> str:
    """Check what somebody would add to the dice, or draw 12 random signs for him."""
    if typed is None:
        return secrets.token_urlsafe(9)
    if not is_word(typed.strip()):
        raise refusal("table-bad-word", most=LONGEST_WORD)
    return typed.strip()
