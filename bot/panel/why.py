"""**Why?**: the way from whatever was refused to the rule that refuses it."""

from __future__ import annotations

from bot.panel.component_ids import Rule
from bot.panel.layout import Row, button
from bot.words import Language, say
from bot.words.ledger import by_number
from engine.core.words import msg


def why(rule: str, language: Language) -> list[Row]:
    """Return a row with the way to a rule; none for what is no rule of a game."""
    place = by_number(rule) if rule else None
    if place is None:
        return []
    return [Row(button(say(msg("why"), language), Rule(0, place.rule.code), emoji="❔"))]
