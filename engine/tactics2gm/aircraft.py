"""Aircraft: fighters, bombers, and what meets them in the air (TG-014, TG-119 to TG-122, TG-R24 to TG-R26).

Whatever flies in, a fighter, a bomber or paratroopers, is met in a fixed order that everybody knows: first by
every enemy unit with an anti-aircraft weapon in range, in the order of their numbers; then by one enemy fighter,
that with the lowest number among those with orders to intercept. An escort with orders takes that upon itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

from engine.core.flow import Flow
from engine.core.naming import one_to_other
from engine.core.protocol import Option, Seat
from engine.tactics2gm import hand, numbers
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.harm import Change, harm
from engine.tactics2gm.ops import Bombs, Fighter
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.posture import hidden
from engine.tactics2gm.shooting import shoot, shoot_at_place
from engine.tactics2gm.shots import WALL, Aim, at_aircraft, roll, upwards
from engine.tactics2gm.squares import DISTANCE, NAMES, SQUARES, STRIDE, Square, field, neighbours
from engine.tactics2gm.standing import Flight, ordered
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tables import of_units
from engine.tactics2gm.tokens import flip
from engine.tactics2gm.weapons import OWN, Arm, working

INTERCEPTED = Change("interception", 1, 1)
"""TG-R24 An aircraft that was intercepted and flies on aims worse."""

_BOMBS = of_units(lambda card: next((op for _, op in printed(card, Bombs)), None))
"""The cards of bombers, and what each drops."""


# ------------------------------------------------------------------ what is offered


def ready(state: TacticsState, unit: Unit) -> bool:
    """TG-R24 Return whether a unit is a fighter that can be used: neither just deployed nor away."""
    return unit.at is None and state.turn >= unit.back and bool(printed(state.catalog.units[unit.card], Fighter))


def offer_sorties(state: TacticsState, there: Positions) -> list[Option]:
    """List the attacks that a seat's fighters may fly: at any enemy on the ground that they can see."""
    flying = [unit for unit in there.own if unit.at is None and ready(state, unit)]
    if not flying:
        return []
    found: list[Option] = []
    for unit in flying:
        breaks = numbers.penetration(state, unit, OWN(state.catalog)[unit.card][0].weapon) >= WALL
        for at, foe in there.enemies:
            if not hidden(state, foe):
                found.append(("sortie", unit.number, "unit", foe.number))
            if breaks and _stands(state, at):
                found.append(("sortie", unit.number, "building", NAMES[at]))
    return found


def offer_bombers(state: TacticsState, there: Positions) -> list[Option]:
    """TG-121, TG-R26 List the bombers in a seat's hand that it can pay for, with every target."""
    player = state.players[there.seat]
    found: list[Option] = []
    dropping = _BOMBS(state.catalog)
    for card in dict.fromkeys(player.hand):
        bombs = dropping.get(card)
        if bombs is None or state.catalog.units[card].cost > player.ap:
            continue
        if bombs.squares == 1:
            found += _single(state, there, card)
        else:
            found += _lines(state, there, card, bombs.squares)
    return found


def _single(state: TacticsState, there: Positions, card: str) -> list[Option]:
    """Offer a unit on its square, or the terrain on it."""
    found: list[Option] = [("bomb", card, NAMES[at]) for at, foe in there.enemies if not hidden(state, foe)]
    found += [
        ("bomb", card, NAMES[at], "building")
        for at in state.terrain
        if not there.held >> at & 1 and _stands(state, at)
    ]
    return found


def _lines(state: TacticsState, there: Positions, card: str, length: int) -> list[Option]:
    """Offer every straight line of squares with something to hit on it."""
    worth = {at for at, foe in there.enemies if not hidden(state, foe)}
    worth |= {at for at in state.terrain if not there.held >> at & 1 and _stands(state, at)}
    return [
        ("bomb", card, *(NAMES[at] for at in line))
        for line in lines(state.columns, length)
        if not worth.isdisjoint(line)
    ]


@cache
def lines(columns: int, length: int) -> tuple[tuple[Square, ...], ...]:
    """List the straight lines of a length, each once."""
    there, beside = frozenset(field(columns)), neighbours(columns)
    found = []
    for at in field(columns):
        for step in (1, STRIDE):
            line = tuple(at + step * i for i in range(length))
            if there.issuperset(line) and all(b in beside[a] for a, b in pairwise(line)):
                found.append(line)
    return tuple(found)


def _stands(state: TacticsState, at: Square) -> bool:
    """Return whether there is terrain on a square that can be destroyed."""
    place = state.terrain.get(at)
    return place is not None and not place.ruin


# ------------------------------------------------------------------ attacks from the air


def _sortie(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-R24 Let a fighter attack: anti-aircraft and an interceptor come first."""
    state = flow.state
    unit = state.unit(int(option[1]))
    assert unit is not None
    target = state.unit(int(option[3])) if option[2] == "unit" else None
    at = SQUARES[str(option[3])] if target is None else target.at
    assert at is not None
    _away(state, unit)
    flow.emit("sortie", seat=seat, unit=unit.number, unit_card=unit.card, at=NAMES[at])
    extra = _met(flow, unit, [at], "fighters")
    if extra is None:
        return
    each = OWN(state.catalog)[unit.card][0]
    if target is not None:
        shoot(flow, seat, unit, each, target, extra)
    else:
        shoot_at_place(flow, seat, unit, each, at, extra)


def _bomb(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-121, TG-R26 Play a bomber: it flies in, is met, drops its bombs square by square, and is discarded."""
    state = flow.state
    player = state.players[seat]
    card = str(option[1])
    squares = [SQUARES[str(name)] for name in option[2:] if name in SQUARES]
    price = state.catalog.units[card].cost
    hand.spend(flow, seat, card, price)
    state.numbered += 1
    unit = Unit(number=state.numbered, card=card, seat=seat, deployed=state.turn)
    state.units.append(unit)
    places = [NAMES[at] for at in squares]
    flow.emit("bomber", seat=seat, unit=unit.number, unit_card=card, places=places, cost=price)
    extra = _met(flow, unit, squares, "bombers")
    if extra is None:
        return
    for at in squares:
        _drop_bombs(flow, seat, unit, at, extra, building=option[-1] == "building")
        if state.outcome is not None:
            return
    state.units.remove(unit)
    player.discard.append(card)


def _drop_bombs(
    flow: Flow[TacticsState], seat: Seat, unit: Unit, at: Square, extra: Sequence[Change], *, building: bool
) -> None:
    """Roll for the enemy on a square, or for the terrain, chosen or alone; friends are spared."""
    state = flow.state
    each = OWN(state.catalog)[unit.card][0]
    below = state.standing(at)
    if below is not None and state.players[below.seat].side == state.players[seat].side:
        return
    if below is not None and not building:
        shoot(flow, seat, unit, each, below, extra)
    elif _stands(state, at):
        shoot_at_place(flow, seat, unit, each, at, extra)


def _away(state: TacticsState, unit: Unit) -> None:
    """TG-R24 A fighter that was used is away until its side's next own turn is over."""
    own = state.players[unit.seat].side == state.side
    unit.back = state.turn + (3 if own else 2)


# ------------------------------------------------------------------ what meets them


def _met(flow: Flow[TacticsState], unit: Unit, squares: Sequence[Square], flight: Flight) -> list[Change] | None:
    """Let anti-aircraft and an interceptor meet an aircraft; return what it aims worse by; None if it is lost."""
    if not antiair(flow, unit, squares):
        return None
    shaken = _intercepted(flow, unit, flight)
    if flow.state.outcome is not None or unit not in flow.state.units:
        return None
    return [INTERCEPTED] if shaken else []


def drop(flow: Flow[TacticsState], unit: Unit, at: Square) -> bool:
    """Let the enemy fire at paratroopers that come down on a square; return whether they live.

    The unit must be among those in play already, with no square of its own.
    """
    return _met(flow, unit, [at], "drops") is not None


def antiair(flow: Flow[TacticsState], aircraft: Unit, squares: Sequence[Square]) -> bool:
    """TG-122, TG-R25 Let enemy anti-aircraft weapons in range of any square fire; return whether it flies on.

    Each unit fires once per turn, with the weapon that hits best; once the aircraft is gone nobody fires any more.
    What flies over a unit's own square counts as one square away: it is in range of every such weapon.
    """
    state = flow.state
    enemy = 1 - state.players[aircraft.seat].side
    for unit in list(state.units):
        if unit.at is None or unit.antiair == state.turn or state.players[unit.seat].side != enemy:
            continue
        distance = max(1, min(DISTANCE[unit.at][at] for at in squares))
        each = _flak(state, unit, distance)
        if each is None:
            continue
        unit.antiair = state.turn
        _fire_up(flow, "antiair", unit, each, aircraft, numbers.air_changes(state, unit))
        flip(state, unit, each.id, state.turn)
        if state.outcome is not None or aircraft not in state.units:
            return False
    return True


def _flak(state: TacticsState, unit: Unit, distance: int) -> Arm | None:
    """Find the anti-aircraft weapon with which a unit hits best at a distance."""
    best: Arm | None = None
    for each in working(state, unit, state.turn):
        weapon = each.weapon
        if not weapon.aa or not weapon.least <= distance <= (numbers.reach(state, unit, weapon) or distance):
            continue
        if best is None or upwards(weapon) < upwards(best.weapon):
            best = each
    return best


def _fire_up(
    flow: Flow[TacticsState], purpose: str, unit: Unit, each: Arm, aircraft: Unit, found: list[Change]
) -> None:
    """Fire at what flies."""
    shot = at_aircraft(flow.state, unit, each.weapon, aircraft, found)
    result = roll(flow, purpose, unit, each, shot, Aim("air", aircraft))
    harm(flow, aircraft, result, shot.damage, unit.seat)


def _intercepted(flow: Flow[TacticsState], unit: Unit, flight: Flight) -> bool:
    """TG-R24 Let one enemy fighter with orders for it meet an aircraft; return whether it got through to it."""
    state = flow.state
    side = state.players[unit.seat].side
    able = _able(state, 1 - side, unit)
    if able:
        flow.barrier = True  # whether they have orders is told by what they do
    interceptor = next((each for each in able if ordered(flow, each.seat, "intercept", flight)), None)
    if interceptor is None:
        return False
    _away(state, interceptor)
    escort = next((each for each in _able(state, side, unit) if ordered(flow, each.seat, "escort", flight)), None)
    flow.emit(
        "intercepted",
        **one_to_other(interceptor, unit),
    )
    if escort is None:
        own = numbers.own_changes(state, interceptor)
        _fire_up(flow, "intercept", interceptor, OWN(state.catalog)[interceptor.card][0], unit, own)
        return True
    _away(state, escort)
    flow.emit(
        "escorted",
        **one_to_other(escort, interceptor),
    )
    _duel(flow, interceptor, escort)
    return False


def _duel(flow: Flow[TacticsState], one: Unit, other: Unit) -> None:
    """TG-R24 Let two fighters exchange one shot: at the same time, so that both may fall."""
    state = flow.state
    fired = []
    for unit, foe in ((one, other), (other, one)):
        each = OWN(state.catalog)[unit.card][0]
        shot = at_aircraft(state, unit, each.weapon, foe, numbers.own_changes(state, unit))
        fired.append((unit, foe, shot, roll(flow, "intercept", unit, each, shot, Aim("air", foe))))
    for unit, foe, shot, result in fired:
        harm(flow, foe, result, shot.damage, unit.seat)
        if state.outcome is not None:
            return


def _able(state: TacticsState, side: int, flown: Unit) -> list[Unit]:
    """List a side's fighters that could meet an aircraft: ready, with a weapon for it, and not itself."""
    return [
        unit
        for unit in state.units
        if unit is not flown
        and state.players[unit.seat].side == side
        and ready(state, unit)
        and OWN(state.catalog)[unit.card][0].weapon.aa
    ]


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"sortie": _sortie, "bomb": _bomb}
