"""What is counted of a match for a report: who went first, how long it took, which cards came, fell and scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.match_stats import CardStats, MatchStats
from engine.core.protocol import Event
from engine.spearpoint.state import SIDES, SpearpointState


def match_stats(state: SpearpointState, events: Iterable[Event]) -> MatchStats:
    """Count a match from all its events.

    The first side is the one that won the first Initiative roll (SP-058). A Unit comes when it is committed and is
    lost once, a Command card comes when it is played. Points of a fire are owed to nobody.
    """
    first = ""
    scorer = ""
    came: Counter[str] = Counter()
    lost: dict[int, str] = {}
    points: Counter[str] = Counter()
    for event in events:
        told = event.public
        match event.kind:
            case "initiative" if not first:
                first = SIDES[state.teams.side(told["winner"])]
            case "committed":
                came[told["unit_card"]] += 1
            case "destroyed" | "captured":
                lost.setdefault(told["unit"], told["unit_card"])
            case "burns":
                scorer = ""
            case "scored" if scorer:
                points[scorer] += told["points"]
            case "rolled":
                scorer = told["unit_card"]
            case "played" | "played_on":
                scorer = told["card"]
                came[scorer] += 1
            case _:
                pass
    fallen = Counter(lost.values())
    cards = {card: CardStats(number, fallen[card], points[card]) for card, number in sorted(came.items())}
    return MatchStats(length=state.turn, first=first, cards=cards)
