"""What is written below a map of a film."""

from __future__ import annotations

from engine.fab.view import FabView
from images.fab.words import Words


def caption(before: FabView | None, view: FabView, words: Words) -> tuple[str, list[str]]:
    """Say which turn and phase it is, who won, and which units fell and areas were fought for or taken since."""
    turn = words.of("turn", turn=view.turn)
    if view.outcome is not None:
        return turn, [words.of(view.outcome.verdict, side=view.outcome.victor)]
    when = f"{turn} · {words.of('phase', phase=view.phase)}"
    if before is None:
        return when, []
    gone = {unit for force in before.forces for unit in force.fallen}
    there = [(area, before.areas[area.id]) for area in view.areas.values()]
    happened = {
        "out": [unit for force in view.forces for unit in force.fallen if unit not in gone],
        "battle": [area.id for area, old in there if area.contested and not old.contested],
        "taken": [area.id for area, old in there if area.control != old.control],
    }
    return when, words.happenings(happened)
