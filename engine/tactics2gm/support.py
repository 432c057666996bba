"""Support cards: where each may be played, and playing it (TG-015 to TG-017, TG-029, TG-078, TG-084, TG-R12).

Allies may play on each other's units.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from engine.core.catalog import worked_out
from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import aircraft, deployment, effects, generals, hand, ops, shooting, teams
from engine.tactics2gm.cards import Focus, Support, UnitCard
from engine.tactics2gm.catalog import GAME, TacticsCatalog
from engine.tactics2gm.effects import Aim
from engine.tactics2gm.going import WATER
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.squares import NAMES, ROWS, SQUARES, bits, field, named, own_rows
from engine.tactics2gm.state import Lasting, TacticsState, Unit
from engine.tactics2gm.tables import of_supports
from engine.tactics2gm.tokens import TOKENS

_VETERAN = "veteran"
"""The promotion that a later one builds on."""
_IMPACT = next(card for card in GAME.supports.values() if card.when == "shot")
"""The one card that is played before a shot."""
_DECLARE: Option = ("impact",)
"""To declare the next shot an Impact, which is offered as long as there is one to fire."""


def _fits(card: Support, unit: UnitCard) -> bool:
    """Return whether a card can ever be of use to a kind of unit: not more armour than the card gives at most."""
    if not unit.among(card.on.groups) or not _apt(card.on, unit, unit.tokens, veteran=True):
        return False
    return all(unit.armour < op.most for op in card.ops if isinstance(op, ops.ArmourMod))


def _apt(on: Focus, unit: UnitCard, tokens: Iterable[str] = (), *, veteran: bool = False) -> bool:
    """Return whether a unit with these tokens is as seasoned and as armed as a card wants its bearer."""
    if on.seasoned and not veteran and unit.cls != "inf_special":
        return False
    if on.weapon is None:
        return True
    added = [token.weapon for token in map(TOKENS.__getitem__, tokens) if token.weapon is not None]
    return any(weapon.has(on.weapon) for weapon in (*unit.weapons, *added))


def _fits_as_printed(card: Support, unit: UnitCard) -> bool:
    """Return whether a kind of unit is apt for a card without Veterans or tokens."""
    return _fits(card, unit) and _apt(card.on, unit)


@worked_out
def bearers(catalog: TacticsCatalog) -> Mapping[str, frozenset[str]]:
    """Return the unit cards on which each Support card may be played at all."""
    supports, units = catalog.supports.values(), catalog.units.values()
    return {card.id: frozenset(unit.id for unit in units if _fits(card, unit)) for card in supports}


@worked_out
def _apt_for(catalog: TacticsCatalog) -> Mapping[str, frozenset[str]]:
    """Return those of them that are apt for it as they are printed: without Veterans or tokens."""
    supports, units = catalog.supports.values(), catalog.units.values()
    return {card.id: frozenset(unit.id for unit in units if _fits_as_printed(card, unit)) for card in supports}


_HEALS = of_supports(lambda card: any(isinstance(op, ops.Heal) for op in card.ops) or None)
"""The Support cards that heal."""
_PUSHES = of_supports(lambda card: [op for op in card.ops if isinstance(op, ops.ExtraMove)] or None)
"""The Support cards that push units on, and how."""
_PRICES = of_supports(lambda card: card.play_cost if card.when == "deployment" else None)
"""The Support cards that are played in the Deployment phase, and what each costs."""


# ------------------------------------------------------------------ where cards may be played


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List where each Support card in hand may be played now, and do something."""
    seat = there.seat
    player = state.players[seat]
    ap = player.ap
    found: list[Option] = []
    prices = _PRICES(state.catalog)
    for card_id in dict.fromkeys(player.hand):
        price = prices.get(card_id)
        if price is None or price > ap:
            continue
        card = state.catalog.supports[card_id]
        match card.on.whose:
            case "own":
                found += _on_units(state, there, card)
            case "square":
                found += _anywhere(card_id, state.columns)
            case "empty":
                found += _on_empty(state, there, card)
            case _:
                found += _on_side(state, seat, card)
    return found


@cache
def _anywhere(card: str, columns: int) -> list[Option]:
    return [("play", card, NAMES[at]) for at in field(columns)]


def _on_units(state: TacticsState, there: Positions, card: Support) -> list[Option]:
    id_, catalog = card.id, state.catalog
    heals, moves = id_ in _HEALS(catalog), _PUSHES(catalog).get(id_)
    able_to, freely = bearers(catalog)[id_], () if heals or moves is not None else _apt_for(catalog)[id_]
    own = there.own
    if state.players[there.seat].rank != "commander":  # he is not alone on his side
        own = [unit for unit in state.units if state.players[unit.seat].side == there.side]
    if heals:
        own = [unit for unit in own if unit.wounds]
    able = [
        unit
        for unit in own
        if unit.card in able_to and ((unit.card in freely and not unit.cards) or _may_bear(state, unit, card))
    ]
    if moves is None:
        return [("play", id_, unit.number) for unit in able]
    return [
        ("play", id_, unit.number, at)
        for unit in able
        for op in moves
        for at in effects.destinations(state, there, unit, op)
    ]


def _may_bear(state: TacticsState, unit: Unit, card: Support) -> bool:
    """Return whether a card may be played on a unit: it is of the right kind and of use.

    TG-084, TG-R12 Not a second one of the same id while the first is in force.
    """
    id_ = card.id
    if unit.card not in bearers(state.catalog)[id_] or (id_ in _HEALS(state.catalog) and not unit.wounds):
        return False
    if unit.cards and any(lasting.card == id_ for lasting in unit.cards):
        return False
    if id_ in _PUSHES(state.catalog) and _pushed_by(card) in unit.used:
        return False
    if unit.card in _apt_for(state.catalog)[id_]:
        return True
    veteran = any(lasting.card == _VETERAN for lasting in unit.cards)
    return _apt(card.on, state.catalog.units[unit.card], [token.id for token in unit.tokens], veteran=veteran)


def _pushed_by(card: Support) -> str:
    """Name a card among what a unit has used this turn, apart from the abilities."""
    return f"card/{card.id}"


def _on_empty(state: TacticsState, there: Positions, card: Support) -> list[Option]:
    """List the squares for a mine: without units or a mine of one's own, outside both deployment lines.

    Where the enemy's mines lie, and an ally's, nobody knows.
    """
    taken = there.held | there.barred | bits({mine.at for mine in state.mines if mine.seat == there.seat})
    water = bits(at for at, feature in state.features.items() if feature in WATER)
    free = own_rows(0, 2, ROWS - 1, state.columns) & ~(taken | water)
    return [("play", card.id, at) for at in named(free)]


def _on_side(state: TacticsState, seat: Seat, card: Support) -> list[Option]:
    """List how a card that is played on no unit or square may be played, if it would do anything."""
    player = state.players[seat]
    for op in card.ops:
        match op:
            case ops.PlaceGeneral():
                return [("play", card.id, general) for general in generals.choices(state, player.side)]
            case ops.Drop():
                if not _jumpers(state, seat, player.ap - card.play_cost + op.less):
                    return []
            case ops.Draw():
                if not player.deck:
                    return []
            case ops.LoseAp():
                if not teams.stored(state, 1 - player.side):
                    return []
            case ops.AntiAirMod():
                if state.forces[player.side].flak:
                    return []
            case ops.Jam():
                if state.forces[1 - player.side].jammed:
                    return []
    return [("play", card.id)]


def _jumpers(state: TacticsState, seat: Seat, cost: int) -> bool:
    """Return whether a seat holds paratroopers of up to a cost, and no transport aircraft waits for them yet."""
    player = state.players[seat]
    cards = (state.catalog.units[card] for card in player.hand if card in state.catalog.units)
    return not player.drops and any(deployment.drops(card) and card.cost <= cost for card in cards)


def offer_impact(state: TacticsState, there: Positions) -> list[Option]:
    """Offer to declare the next shot an Impact, where there is a shot to fire.

    Without one nothing is offered: else it would show that the card is in the hand.
    """
    player = state.players[there.seat]
    if _IMPACT.id not in player.hand or player.ap < _IMPACT.play_cost or player.impact:
        return []
    if not shooting.offer(state, there) and not aircraft.offer_sorties(state, there):
        return []
    return [_DECLARE]


# ------------------------------------------------------------------ playing them


def _play(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-015 to TG-017 Pay for a card and carry out what it says; it is discarded, or lies on its unit."""
    state = flow.state
    card = state.catalog.supports[str(option[1])]
    hand.spend(flow, seat, card.id, card.play_cost)
    said = {"seat": seat, "card": card.id, "cost": card.play_cost}
    aim = Aim(rest=option[2:])
    match card.on.whose:
        case "own":
            unit = state.unit(int(option[2]))
            assert unit is not None
            aim = Aim(unit=unit, rest=option[3:])
            flow.emit("played_on", **said, unit=unit.number, unit_card=unit.card)
        case "square":
            aim = Aim(at=SQUARES[str(option[2])])
            flow.emit("played_at", **said, at=option[2])
        case "empty":
            aim = Aim(at=SQUARES[str(option[2])])
            flow.emit("mine_laid", {seat: {"card": card.id, "at": option[2]}}, seat=seat, cost=card.play_cost)
        case _:
            flow.emit("played", **said)
    if card.kind == "supply":
        if card.on.whose != "empty":
            state.players[seat].discard.append(card.id)
        if aim.unit is not None and any(isinstance(op, ops.ExtraMove) for op in card.ops):
            aim.unit.used.append(_pushed_by(card))
        for op in card.ops:
            if state.outcome is None:
                effects.carry_out(flow, seat, card.id, op, aim)
    else:
        assert aim.unit is not None
        _attach(aim.unit, card, seat)


def _attach(unit: Unit, card: Support, seat: Seat) -> None:
    """TG-016, TG-017 Put a card under a unit for the game, or on it until it moves or for a turn."""
    match card.lasts:
        case "turn":
            unit.cards.append(Lasting(card=card.id, seat=seat, until="turn"))
        case "until_moves":
            unit.cards.append(Lasting(card=card.id, seat=seat, until="moves"))
        case _:
            unit.cards.append(Lasting(card=card.id, seat=seat, until="game"))


def _declare_impact(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:  # noqa: ARG001  # as every deed
    """Declare the next shot an Impact."""
    hand.spend(flow, seat, _IMPACT.id, _IMPACT.play_cost)
    flow.state.players[seat].discard.append(_IMPACT.id)
    flow.emit("played", seat=seat, card=_IMPACT.id, cost=_IMPACT.play_cost)
    for op in _IMPACT.ops:
        effects.carry_out(flow, seat, _IMPACT.id, op, Aim())


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"play": _play, "impact": _declare_impact}
