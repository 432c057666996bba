"""The way on with a match that is paused."""

from __future__ import annotations

from bot.panel.component_ids import GoOn
from bot.panel.layout import GREEN, Button, button
from bot.store.records import Match
from bot.words import Language, say
from engine.core.words import msg


def go_on(match: Match, language: Language) -> list[Button]:
    """Return the button that ends the pause, if there is one."""
    if match.paused is None:
        return []
    return [button(say(msg("pause-end"), language), GoOn(match.id, match.paused), GREEN, emoji="▶️")]
