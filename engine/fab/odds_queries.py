"""What people may ask about a battle; hidden units are averaged over all that they may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import prod

from engine.core.distribution import Distribution, percent
from engine.core.errors import Illegal
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.protocol import Option, Seat
from engine.core.words import Arg, Msg, msg
from engine.fab import chance, fire
from engine.fab.cards import SIDES, UnitCard
from engine.fab.chance import Battle, Outcome, Side, Unit
from engine.fab.defaults import QUALITIES
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
    supposed = Distribution(battles(view, area))
    found = supposed.then(chance.outcomes)
    exploited = not view.areas[area].assault and view.phase not in BREAKTHROUGH
    line = msg(
        "fab-odds-line",
        area=area,
        attack=round(float(found.mean(lambda outcome: outcome.attack)), 1),
        defend=round(float(found.mean(lambda outcome: outcome.defend)), 1),
        gone=percent(found.chance(lambda outcome: outcome.gone)),
        exploit=percent(found.chance(lambda outcome: outcome.opportunity)) if exploited else 0,
    )
    needs = [*dict.fromkeys(_needs(battle) for battle in supposed.ways)][:MOST_LINES]
    return Odds(line, [*_spread(found), *(msg("fab-odds-sum", attack=a, defend=d) for a, d in needs)])


def _spread(found: Distribution[Outcome]) -> list[Msg]:
    """Say how many steps each side loses how often, and how often it may break off."""
    attack, defend = found.of(lambda outcome: outcome.attack), found.of(lambda outcome: outcome.defend)
    return [
        msg("fab-odds-attacker", losses=_losses(attack), abort=percent(found.chance(lambda one: one.abort))),
        msg("fab-odds-defender", losses=_losses(defend), retreat=percent(found.chance(lambda one: one.retreat))),
    ]


def _losses(lost: Distribution[int]) -> list[Arg]:
    return [
        msg("fab-odds-steps", steps=steps, chance=percent(Fraction(ways, lost.total)))
        for steps, ways in sorted(lost.ways.items())
    ]


def odds(view: FabView, option: Option) -> Odds | None:
    """Say what a round promises that an option begins; None for one that begins none."""
    if option[0] != "fight" or option[1] not in offers(view):
        return None
    return inquire(view, Inquiry(area=str(option[1])))


MOST_LINES = 6
MOST_BATTLES = 200
BREAKTHROUGH = frozenset({"reaction", "breakthrough", "breakthrough_combat"})
"""Phases after which no combat comes that can be exploited (6.8)."""


def _needs(battle: Battle) -> tuple[int, int]:
    """Return what the point units need of each other: the attacker's, and the defender's."""
    attack, defend = battle.attacker.units[0].firer, battle.defender.units[0].firer
    at_defender = fire.Target(defend.quality, defend.armour, battle.tdn, battle.defended)
    at_defender = chance.at_close_range(battle, at_defender)
    at_attacker = fire.Target(attack.quality, attack.armour, battle.tdn)
    return (
        fire.number(fire.close(attack, at_defender, attacking=True)),
        fire.number(fire.close(defend, at_attacker, attacking=False)),
    )


def _attackers(view: FabView, area: str) -> list[BlockView]:
    """List those who would attack: the phasing player's in good order, where an enemy unit stands."""
    there = [block for block in view.of(view.phasing, area) if block.order == "good"]
    return there if view.of(1 - view.phasing, area) else []


def battles(view: FabView, area: str) -> Counter[Battle]:
    """List the battles that this may be, with the number of ways to each."""
    found: Counter[Battle] = Counter()
    attackers, defenders = _attackers(view, area), view.of(1 - view.phasing, area)
    place = view.areas[area]
    supposed = _bounded([_suppositions(view, block) for block in (*attackers, *defenders)])
    for units in product(*(each.items() for each in supposed)):
        ways = prod(number for _, number in units)
        sides = [unit for unit, _ in units]
        attack, defend = sides[: len(attackers)], sides[len(attackers) :]
        led = product(_led(view, attackers, attack), _led(view, defenders, defend))
        for (attack_led, defend_led), (shot, chances) in product(led, _turned_back(view).items()):
            battle = Battle(
                _side(view, view.phasing, attack_led, shot),
                _side(view, 1 - view.phasing, defend_led, shot),
                view.ground.areas[area].tdn,
                place.defences == 1 - view.phasing,
                bool(place.assault),
            )
            found[battle] += ways * chances
    return found


def _turned_back(view: FabView) -> dict[str, int]:
    """Say in how many ways of ten missiles turn back the aircraft that is on its way, or none (16.3).

    A 1 always does. Only aircraft of Israel are on their way for a while: those of Syria are rolled for at once.
    """
    flying = "" if view.combat is None else view.combat.flying
    hits = max(1, view.sam)
    return {"": chance.FACES - hits, flying: hits} if flying else {"": 1}


def _led(view: FabView, blocks: list[BlockView], units: list[Unit]) -> list[list[Unit]]:
    """List the ways in which a side may stand, its point unit first.

    That is the one named, else among one's own the best, and among the enemy's any.
    """
    seat, places = blocks[0].seat, range(len(units))
    named = 0 if view.combat is None else view.combat.points[seat]
    led: Sequence[int] = [place for place in places if blocks[place].handle == named]
    if not led and view.viewer == seat:
        led = [
            max(places, key=lambda place: (QUALITIES.index(units[place].firer.quality), len(units[place].steps)))
        ]
    return [[units[first], *units[:first], *units[first + 1 :]] for first in led or places]


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
    unit = Unit(steps, firer, stays=card.garrison)
    return unit._replace(firer=unit.now(len(steps)))


def _side(view: FabView, seat: Seat, units: list[Unit], shot: str) -> Side:
    """Add to units what is assigned to the battle, and not shot down."""
    assigned = [piece for piece in _assigned(view, seat) if piece.id != shot]
    return Side(
        tuple(units),
        guns=tuple(fire.of_asset(piece) for piece in assigned if piece.kind in {"art", "air"}),
        assets=tuple(fire.of_asset(piece) for piece in assigned if piece.is_battle),
        events=frozenset(piece.effect for piece in assigned if piece.effect is not None),
    )


def _assigned(view: FabView, seat: Seat) -> list[Piece]:
    return [view.pieces[piece] for piece in view.combat.assigned[seat]] if view.combat is not None else []
