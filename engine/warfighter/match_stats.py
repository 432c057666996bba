"""A match in numbers."""

from __future__ import annotations

from collections import Counter

from engine.core.match_stats import CardStats, MatchStats
from engine.core.protocol import Event
from engine.warfighter.state import WarfighterState


def of(state: WarfighterState, events: list[Event]) -> MatchStats:
    """Count turns, and what became of Hostile cards and Soldiers."""
    came, lost, points = Counter[str](), Counter[str](), Counter[str]()
    for event in events:
        match event.kind:
            case "placed":
                came[event.public["hostile"]] += 1
            case "hostile_gone":
                lost[event.public["hostile"]] += 1
                points[event.public["hostile"]] += event.public["xp"]
            case "recruited":
                came[event.public["soldier"]] += 1
            case "downed" | "retired":
                lost[event.public["soldier"]] += 1
            case _:
                pass
    cards = {card: CardStats(came[card], lost[card], points[card]) for card in came}
    return MatchStats(length=state.field.printed.turns - state.field.turn + 1, cards=cards)
