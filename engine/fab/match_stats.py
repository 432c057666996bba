"""What is counted of a match for a report: how long it took, which units came, fell and scored hits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.match_stats import CardStats, MatchStats
from engine.core.protocol import Event
from engine.fab.state import FabState


def match_stats(state: FabState, events: Iterable[Event]) -> MatchStats:
    """Count a match from all its events; nobody draws for who begins. A unit's points are the hits it scored."""
    hits: Counter[str] = Counter()
    for event in events:
        if event.kind == "fired" and event.public["unit"]:
            hits[event.public["unit"]] += event.public["hits"]
    cards = {
        block.id: CardStats(1, int(block.id in state.fallen), hits[block.id])
        for block in state.blocks.values()
        if block.area or block.id in state.fallen
    }
    return MatchStats(length=state.turn, cards=cards)
