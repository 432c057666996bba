"""The table as one viewer knows it, in the shape that the rules can be asked about; made from a view alone."""

from __future__ import annotations

from collections import Counter

from engine.core.dice import Dice
from engine.spearpoint import setup
from engine.spearpoint.state import Attached, Damage, SpearpointState, Unit
from engine.spearpoint.view import DamageView, SpearpointView, UnitView

_NO_SEED = "00" * 32
"""No dice are rolled with it."""


def state_from_view(view: SpearpointView) -> SpearpointState:
    """Put together what a viewer knows: units, effects in force, his own Command cards, the Damage deck.

    Of the Damage deck it is known which cards are left, not in which order: they stand in that of the files.
    """
    state = setup.deal(view.scenario, dict(view.options), Dice(seed=_NO_SEED))
    state.turn, state.phase = view.turn, view.phase
    state.agenda = []
    state.units = [_unit(view, unit) for unit in view.units]
    state.numbered = max((unit.number for unit in view.units), default=0)
    for player in view.players:
        state.players[player.seat].effects = list(player.effects)
    if view.viewer is not None and view.hand is not None:
        state.players[view.viewer].commands = list(view.hand.commands)
    state.command_deck = []
    state.damage_discard = list(view.damage_discard)
    drawn = Counter([*view.damage_discard, *(unit.damage.card for unit in view.units if unit.damage is not None)])
    state.damage_deck = [card for card in view.catalog.damage if not drawn[card]]
    return state


def _unit(view: SpearpointView, unit: UnitView) -> Unit:
    return Unit(
        number=unit.number,
        card=unit.card.id,
        owner=unit.owner,
        seat=unit.seat,
        line=unit.line,
        crew=unit.crew,
        rerolled=unit.rerolled,
        endurance=unit.endurance,
        began=unit.endurance,
        damage=_damage(unit.damage),
        attached=[_attached(view, unit, card) for card in unit.attached],
        flight=unit.flight or 0,
        bombed=unit.bombed,
        committed=view.turn if unit.new else view.turn - 1,
    )


def _damage(damage: DamageView | None) -> Damage | None:
    if damage is None:
        return None
    return Damage(card=damage.card, effect=damage.effect, turns=damage.turns, over=damage.over, drawn=0)


def _attached(view: SpearpointView, unit: UnitView, card: str) -> Attached:
    lasts = view.catalog.commands[card].lasts
    return Attached(card=card, seat=unit.seat, lasts="stays" if lasts == "stays" else "turn")
