"""What people may ask about a battle; hidden units are averaged over all that they may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod

from engine.core.distribution import percent
from engine.core.errors import Illegal
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.protocol import Option, Seat
from engine.core.words import Msg, msg
from engine.fab import chance, fire
from engine.fab.cards import SIDES, UnitCard
from engine.fab.chance import Battle, Left, Side, Unit
from engine.fab.fire import Firer
from engine.fab.pieces import Piece
from engine.fab.view import BlockView, FabView

FIELDS = (OddsField("area"),)


def offers(view: FabView) -> dict[str, Msg]:
    """List the areas in which both sides stand, and somebody can attack."""
    return {area: msg("fab-odds-area", area=area) for area in view.areas if _attackers(view, area)}


def inquire(view: FabView, asked: Inquiry) -> Odds:
    """Say what a round for an area promises."""
    area = asked.one("area")
    if area not in offers(view):
        raise Illegal(msg("refused-no-option"))
    losses, gone, opened, weight = [Fraction(0), Fraction(0)], Fraction(0), Fraction(0), 0
    sums: list[Msg] = []
    for battle, ways in _battles(view, area):
        found = chance.chances(battle)
        for side in (0, 1):
            losses[side] += ways * chance.lost(battle, found, side)
        gone += ways * found.chance(_is_empty)
        if not battle.assault and view.phase not in BREAKTHROUGH:
            opened += ways * found.chance(lambda left: left.opportunity)
        weight += ways
        if len(sums) < MOST_LINES:
            sums.append(_line(battle))
    attack, defend = (round(float(loss / weight), 1) for loss in losses)
    line = msg(
        "fab-odds-line",
        area=area,
        attack=attack,
        defend=defend,
        gone=percent(gone / weight),
        exploit=percent(opened / weight),
    )
    return Odds(line, sums)


def odds(view: FabView, option: Option) -> Odds | None:
    """Say what a round promises that an option begins; None for one that begins none."""
    if option[0] != "fight" or option[1] not in offers(view):
        return None
    return inquire(view, Inquiry(area=str(option[1])))


MOST_LINES = 6
MOST_BATTLES = 200
BREAKTHROUGH = frozenset({"reaction", "breakthrough", "breakthrough_combat"})
"""Phases after which no combat comes that can be exploited (6.8)."""


def _is_empty(left: Left) -> bool:
    return not any(left.defenders)


def _line(battle: Battle) -> Msg:
    """Show what the point units need of each other."""
    attack, defend = battle.attacker.units[0].firer, battle.defender.units[0].firer
    at_defender = fire.Target(defend.quality, defend.armour, battle.tdn, battle.defended)
    at_defender = chance.at_close_range(battle, at_defender)
    at_attacker = fire.Target(attack.quality, attack.armour, battle.tdn)
    return msg(
        "fab-odds-sum",
        attack=fire.number(fire.close(attack, at_defender, attacking=True)),
        defend=fire.number(fire.close(defend, at_attacker, attacking=False)),
    )


def _attackers(view: FabView, area: str) -> list[BlockView]:
    """List those who would attack: the phasing player's in good order, where an enemy unit stands."""
    there = [block for block in view.of(view.phasing, area) if block.order == "good"]
    return there if view.of(1 - view.phasing, area) else []


def _battles(view: FabView, area: str) -> Iterator[tuple[Battle, int]]:
    """List the battles that this may be, with the number of ways to each."""
    attackers, defenders = _attackers(view, area), view.of(1 - view.phasing, area)
    place = view.areas[area]
    supposed = _bounded([_suppositions(view, block) for block in (*attackers, *defenders)])
    for units in product(*(each.items() for each in supposed)):
        ways = 1
        for _, number in units:
            ways *= number
        sides = [unit for unit, _ in units]
        attack, defend = sides[: len(attackers)], sides[len(attackers) :]
        yield (
            Battle(
                _side(view, view.phasing, attack),
                _side(view, 1 - view.phasing, defend),
                view.ground.areas[area].tdn,
                place.defences == 1 - view.phasing,
                bool(place.assault),
            ),
            ways,
        )


def _bounded(supposed: list[Counter[Unit]]) -> list[Counter[Unit]]:
    """Keep the battles to be worked out few: where several blocks are hidden, only the first may be anything."""
    for place in reversed(range(len(supposed))):
        if prod(map(len, supposed)) > MOST_BATTLES:
            supposed[place] = Counter(dict(supposed[place].most_common(1)))
    return supposed


def _suppositions(view: FabView, block: BlockView) -> Counter[Unit]:
    """List what a block may be: itself where its face is seen, else any that the viewer does not see."""
    if block.unit:
        card = view.catalog.units[block.unit]
        return Counter([_unit(card, card.steps[len(card.steps) - block.steps :], block)])
    seen = {other.unit for other in view.blocks} | {unit for force in view.forces for unit in force.fallen}
    later = {unit for force in view.forces for unit in force.coming}
    side = SIDES[block.seat]
    cards = [card for card in view.catalog.army(view.scenario_card) if card.id not in seen | later]
    return Counter(_unit(card, card.steps, block) for card in cards if card.side == side)


def _unit(card: UnitCard, steps: str, block: BlockView) -> Unit:
    firer = Firer(
        quality="V",
        armour=card.armour,
        infantry=not card.armour,
        gunner=card.armour and card.side == "il",
        disordered=block.order != "good",
        cut=block.cut,
    )
    unit = Unit(steps, firer)
    return unit._replace(firer=unit.now(len(steps)))


def _side(view: FabView, seat: Seat, units: list[Unit]) -> Side:
    """Add to units what is assigned to the battle."""
    assigned = _assigned(view, seat)
    return Side(
        tuple(units),
        guns=tuple(fire.of_asset(piece) for piece in assigned if piece.kind in {"art", "air"}),
        assets=tuple(fire.of_asset(piece) for piece in assigned if piece.is_battle),
        events=frozenset(piece.effect for piece in assigned if piece.effect is not None),
    )


def _assigned(view: FabView, seat: Seat) -> list[Piece]:
    return [view.pieces[piece] for piece in view.combat.assigned[seat]] if view.combat is not None else []
