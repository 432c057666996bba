"""What is counted of a match for a report: who began, how long it took, which cards came, fell and scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.match_stats import CardStats, MatchStats
from engine.core.protocol import Event
from engine.tactics2gm.state import TacticsState


def match_stats(state: TacticsState, events: Iterable[Event]) -> MatchStats:
    """Count a match from all its events.

    The first side is the one that begins (TG-R06). A unit comes when it is deployed, a Support card when it is
    played; what is destroyed is worth its cost to whoever fired, assaulted or was played last.
    """
    first = ""
    scorer = ""
    came: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for event in events:
        told = event.public
        match event.kind:
            case "begins":
                first = told["side"]
            case "deployed" | "deployed_fighter" | "dropped" | "bomber":
                came[told["unit_card"]] += 1
            case "fired" | "assaulted" | "answered":
                scorer = told["unit_card"]
            case "played" | "played_on" | "played_at":
                scorer = told["card"]
                came[scorer] += 1
            case "destroyed":
                lost[told["unit_card"]] += 1
                if scorer and told["by"] is not None:
                    points[scorer] += state.catalog.units[told["unit_card"]].cost
            case "turn":
                scorer = ""
            case _:
                pass
    cards = {
        card: CardStats(number, min(number, lost[card]), points[card]) for card, number in sorted(came.items())
    }
    return MatchStats(length=state.turn, first=first, cards=cards)
