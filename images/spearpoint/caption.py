"""What is written below a table of a film."""

from __future__ import annotations

from engine.spearpoint.view import SpearpointView
from images.spearpoint.seating import victor
from images.spearpoint.strip import turn_of
from images.spearpoint.words import Words


def caption(before: SpearpointView | None, view: SpearpointView, words: Words) -> tuple[str, list[str]]:
    """Say which Turn and phase it is, and who won, left, was hit, attacks or came since a table before."""
    when = f"{turn_of(view, words)} · {words.of('phase', phase=view.phase)}"
    if view.outcome is not None:
        side = victor(view)
        return when, [words.of("won", side=side) if side else words.of("drawn")]
    if before is None:
        return when, []
    known = {unit.number: unit for unit in before.units}
    gone = {lost.number for lost in before.lost}
    declared = {(attack.seat, attack.number) for attack in before.attacks}
    attacking = {
        number
        for attack in view.attacks
        if (attack.seat, attack.number) not in declared
        for number in attack.attackers
    }
    happened = {
        "out": [lost.card for lost in view.lost if lost.number not in gone],
        "hit": [
            unit.card.id
            for unit in view.units
            if unit.number in known and unit.endurance < known[unit.number].endurance
        ],
        "attacks": [unit.card.id for unit in view.units if unit.number in attacking],
        "in": [unit.card.id for unit in view.units if unit.number not in known],
    }
    return when, words.happenings(happened)
