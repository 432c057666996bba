"""What is written below a table of a film."""

from __future__ import annotations

from engine.tactics2gm.view import TacticsView
from images.tactics2gm.strip import turn_words
from images.tactics2gm.words import Words


def caption(before: TacticsView | None, view: TacticsView, words: Words) -> tuple[str, list[str]]:
    """Say which round and phase it is, and who won, left, was hit, fired, moved or came since a table before."""
    if view.outcome is not None:
        when = words.of("round", round=view.round, rounds=view.rounds or 0)
        return when, [words.of(view.outcome.verdict, side=view.outcome.victor)]
    when = " · ".join(filter(None, turn_words(view, words)))
    if before is None:
        return when, []
    known = {unit.number: unit for unit in before.units}
    gone = {lost.number for lost in before.lost}
    fired = {unit.number for unit in before.units if "fired" in unit.marks}
    there = [(unit, known[unit.number]) for unit in view.units if unit.number in known]
    happened = {
        "out": [lost.card for lost in view.lost if lost.number not in gone],
        "hit": [unit.card for unit, old in there if unit.wounds > old.wounds],
        "attacks": [unit.card for unit in view.units if "fired" in unit.marks and unit.number not in fired],
        "moves": [unit.card for unit, old in there if unit.at != old.at],
        "in": [unit.card for unit in view.units if unit.number not in known],
    }
    return when, words.happenings(happened)
