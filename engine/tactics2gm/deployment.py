"""Deployment: units from the hand to the field, and their equipment (TG-046, TG-054, TG-055, TG-076 to TG-083).

A unit is equipped by acts that directly follow its own deployment (TG-R42).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import aircraft, generals, ground, hand, mines, transports
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.catalog import GAME
from engine.tactics2gm.going import Land
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Discount, Drop, Paradrop
from engine.tactics2gm.positions import Placed, Positions
from engine.tactics2gm.squares import NAMES, ROWS, SQUARES, Square, bits, named, own_row, own_rows
from engine.tactics2gm.state import SIDES, TacticsState, TokenState, Unit
from engine.tactics2gm.tables import of_units, units_among, units_that
from engine.tactics2gm.tokens import TOKENS, may_take

BESIDE = ("hq", "hq2")
"""How options name the place beside the Headquarters of the first and of the second board (TG-120)."""
AIRLIFT = next(op for card in GAME.supports.values() for op in card.ops if isinstance(op, Drop))
"""What the card of the transport aircraft allows."""

_COSTS = of_units(lambda card: None if card.cls == "air_bomber" else card.cost)
"""The unit cards that are deployed, and what is printed on each; bombers are not."""
_TOKENS = of_units(lambda card: [(token, TOKENS[token].cost) for token in card.tokens] or None)
"""What each unit card may take with it, and what that costs."""
_FIGHTERS = units_that(lambda card: card.cls == "air_fighter")
_CHEAPER = of_units(
    lambda card: (
        [
            (general.id, general.side)
            for general in LIBRARY.generals.values()
            for op in general.ops
            if isinstance(op, Discount) and card.among(op.groups)
        ]
        or None
    )
)
"""The unit cards that generals make cheaper, with those generals and their sides."""
_DROPPED = units_that(lambda card: bool(printed(card, Paradrop)))
_BOATS = units_that(lambda card: card.cls == "landing_craft")


def cost(state: TacticsState, side: int, card: UnitCard) -> int:
    """TG-046 Return the Action Points that deploying a unit costs now; a general may make it cheaper."""
    total = card.cost
    for general, op in generals.in_force(state, side, Discount):
        if card.id in units_among(state.catalog, op.groups) and general.id not in state.forces[side].used:
            total = max(op.least, total - op.ap)
    return total


def drop_cost(state: TacticsState, seat: Seat, card: UnitCard) -> int:
    """TG-123 Return what dropping paratroopers costs: less out of a transport aircraft that waits for them."""
    return max(0, card.cost - AIRLIFT.less) if state.players[seat].drops else card.cost


def prices(state: TacticsState, seat: Seat) -> dict[str, int]:
    """Return what ``deploy`` and ``drop`` with each card of a hand cost now, where that is not what is printed."""
    side = state.players[seat].side
    found: dict[str, int] = {}
    for card in (
        state.catalog.units[card_id] for card_id in set(state.players[seat].hand) if card_id in state.catalog.units
    ):
        now = {"deploy": cost(state, side, card)}
        if drops(card):
            now["drop"] = drop_cost(state, seat, card)
        found |= {f"{verb} {card.id}": price for verb, price in now.items() if price != card.cost}
    return dict(sorted(found.items()))


def drops(card: UnitCard) -> bool:
    """Return whether a unit may be dropped."""
    return bool(printed(card, Paradrop))


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List where each unit in hand may be deployed, and what the latest may still take with it."""
    seat, side = there.seat, there.side
    player = state.players[seat]
    ap, drops = player.ap, player.drops
    found: list[Option] = [] if state.latest is None else equipment(state, seat)
    cheaper = generals.in_force(state, side, Discount)
    free = ~(there.held | there.barred)
    line = own_rows(side, 1, 1, state.columns) & free
    boats = landing_craft(state, there)
    lies: Land | None = None
    costs, cards = _COSTS(state.catalog), state.catalog.units
    dropped, fighters = _DROPPED(state.catalog), _FIGHTERS(state.catalog)
    for card_id in dict.fromkeys(player.hand):
        price = costs.get(card_id)
        if price is None or (price > ap and not cheaper and not drops):
            continue
        if lies is None:
            lies = ground.land(state)
        if (cost(state, side, cards[card_id]) if cheaper else price) <= ap:
            if card_id in fighters:
                boards = max(1, len(state.forces[side].hqs))
                found += [("deploy", card_id, place) for place in BESIDE[:boards]]
            else:
                found += [("deploy", card_id, at) for at in named(line & lies[card_id].entered)]
                found += [
                    ("deploy", card_id, NAMES[at]) for at, boat in boats if transports.room(state, boat, card_id)
                ]
        if card_id in dropped and drop_cost(state, seat, cards[card_id]) <= ap:
            landing = free & lies[card_id].entered & _clear(state, side, drops)
            found += [("drop", card_id, at) for at in named(landing)]
    return found


def landing_craft(state: TacticsState, there: Positions) -> Placed:
    """TG-R39 List a side's landing craft that lie on its deployment line."""
    if _BOATS(state.catalog).isdisjoint(there.cards):
        return []
    return [
        (at, unit)
        for at, unit in there.friends
        if unit.card in _BOATS(state.catalog) and own_row(there.side, at) == 1
    ]


def _clear(state: TacticsState, side: int, drops: int) -> int:
    """TG-123 Return the squares without buildings, as bits; one's own deployment line only out of an aircraft."""
    rows = own_rows(side, 1 if drops else 2, ROWS, state.columns)
    return rows & ~bits(at for at in state.terrain if _built(state, at)) if state.terrain else rows


def _built(state: TacticsState, at: Square) -> bool:
    place = state.terrain.get(at)
    return place is not None and not place.ruin and LIBRARY.terrain[place.card].kind == "building"


def equipment(state: TacticsState, seat: Seat) -> list[Option]:
    """TG-055, TG-079 List what the unit just deployed may still take."""
    unit = state.units[-1] if state.units else None  # whoever came last
    if unit is None or unit.number != state.latest or unit.seat != seat:
        return []
    ap = state.players[seat].ap
    return [
        ("equip", unit.number, token)
        for token, price in _TOKENS(state.catalog).get(unit.card, ())
        if price <= ap and may_take(state, unit, token)
    ]


# ------------------------------------------------------------------ doing it


def _deploy(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-076, TG-077, TG-120 Put a unit on the deployment line, or an aircraft beside a Headquarters."""
    state = flow.state
    card = state.catalog.units[str(option[1])]
    side = state.players[seat].side
    price = cost(state, side, card)
    _count(state, side, card)
    unit = _arrive(flow, seat, card, price)
    place = str(option[2])
    if card.aircraft:
        unit.board = BESIDE.index(place)
        unit.back = state.turn + 2
        flow.emit("deployed_fighter", seat=seat, unit=unit.number, unit_card=card.id, cost=price)
    else:
        craft = state.standing(SQUARES[place])
        if craft is None:
            unit.at = SQUARES[place]
        else:
            unit.aboard = craft.number
        flow.emit("deployed", seat=seat, unit=unit.number, unit_card=card.id, at=place, cost=price)


def _count(state: TacticsState, side: int, card: UnitCard) -> None:
    """Note that the first unit of a kind has been deployed this turn, also for a general yet to come."""
    used = state.forces[side].used
    for general, whose in _CHEAPER(state.catalog).get(card.id, ()):
        if whose == SIDES[side] and general not in used:
            used.append(general)


def _drop(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-123 Drop paratroopers: whoever may fires at them in the air, then they land, on whatever is there."""
    state = flow.state
    player = state.players[seat]
    card = state.catalog.units[str(option[1])]
    at = SQUARES[str(option[2])]
    price = drop_cost(state, seat, card)
    player.drops = max(0, player.drops - 1)
    mines.risk(flow, player.side, [at])
    unit = _arrive(flow, seat, card, price)
    flow.emit("dropped", seat=seat, unit=unit.number, unit_card=card.id, at=NAMES[at], cost=price)
    if aircraft.drop(flow, unit, at):
        unit.at = at
        mines.explode(flow, unit)


def _arrive(flow: Flow[TacticsState], seat: Seat, card: UnitCard, price: int) -> Unit:
    """Take a unit out of the hand, pay for it, and number it. What it may take for nothing it brings along.

    Infantry chooses even that, as its tokens exclude each other.
    """
    state = flow.state
    hand.spend(flow, seat, card.id, price)
    state.numbered += 1
    unit = Unit(
        number=state.numbered,
        card=card.id,
        seat=seat,
        tokens=[TokenState(id=token) for token in _free(card)],
        deployed=state.turn,
    )
    state.units.append(unit)
    state.latest = unit.number
    return unit


@cache
def _free(card: UnitCard) -> list[str]:
    return [token for token in card.tokens if TOKENS[token].cost == 0 and not card.infantry]


def _equip(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-079, TG-080 Put a token on the unit just deployed, and pay for it."""
    state = flow.state
    unit = state.unit(int(option[1]))
    assert unit is not None
    token = TOKENS[str(option[2])]
    state.players[seat].ap -= token.cost
    unit.tokens.append(TokenState(id=token.id))
    flow.emit("equipped", seat=seat, unit=unit.number, unit_card=unit.card, token=token.id, cost=token.cost)


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {
    "deploy": _deploy,
    "drop": _drop,
    "equip": _equip,
}
