"""What is left of an offer in the Deployment phase: all but what cannot be paid any more, and the square taken.

A unit that has just come adds what it may take with it, what may be played on it, and what it can use itself.
"""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm import ops
from engine.tactics2gm.abilities import ABILITIES, TOKEN_AIMS, of_unit
from engine.tactics2gm.aircraft import offer_bombers
from engine.tactics2gm.cards import Support
from engine.tactics2gm.deployment import BOATS, COSTS, equipment
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.listing import Listing, join
from engine.tactics2gm.squares import NAMES
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.support import HEALS, PRICES, PUSHES, VETERAN, may_bear, on_side
from engine.tactics2gm.tables import of_supports
from engine.tactics2gm.teams import offer as offer_gift

_INVOLVED = frozenset(
    general.id
    for general in LIBRARY.generals.values()
    if any(isinstance(op, ops.Discount | ops.ExtraMove) for op in general.ops)
)
"""The generals who take part: they change what a unit costs, or move one just deployed, mostly once a turn."""
_QUIET = (ops.LoseAp, ops.Jam, ops.AntiAirMod, ops.SeeHand, ops.SeeMines)
"""What a card that is played on no unit or square may do, and change nothing of one's own."""
UNITS, PLAYS, BOMBS, USES, COMMANDS, GIFTS = range(6)
"""The parts of an offer in the Deployment phase, in their order; see :data:`.acts.OFFERS`."""
_ON: dict[str, str] = of_supports(lambda card: card.on.whose)
_SEASONED: dict[str, bool] = of_supports(lambda card: card.on.seasoned or None)
"""The Support cards that Veterans may be needed for."""
_ARMED: dict[str, bool] = of_supports(lambda card: card.on.weapon is not None or None)
"""The Support cards that a token may be needed for."""


def _local(card: Support) -> bool:
    """Tell whether a card changes nothing of one's own but the unit that bears it or is healed."""
    match card.on.whose:
        case "own":
            return card.kind != "supply" or all(isinstance(op, ops.Heal) for op in card.ops)
        case "square" | "empty":
            return all(isinstance(op, ops.AttackedMod | ops.Strike | ops.LayMine) for op in card.ops)
        case _:
            return all(isinstance(op, _QUIET) for op in card.ops)


_LOCAL: dict[str, bool] = of_supports(lambda card: _local(card) or None)


def after_deploy(flow: Flow[TacticsState], decision: Decision, pick: Option) -> list[Option] | None:  # noqa: ARG001
    """List what is left after a unit came onto the deployment line, or beside the Headquarters."""
    state, offered = flow.state, decision.options
    unit = state.units[-1]
    if type(offered) is not Listing or unit.aboard is not None or unit.card in BOATS or unit.at in state.terrain:
        return None
    parts = _left(state, offered, unit.card, unit)
    if parts is None:
        return None
    there = offered.there
    there.came(unit)
    if unit.at is not None and (unit.tokens or unit.card in ABILITIES):
        parts[USES] += of_unit(state, there, unit)
    parts[UNITS] = equipment(state, there.seat) + parts[UNITS]
    return join(there, parts)


def after_equip(flow: Flow[TacticsState], decision: Decision, pick: Option) -> list[Option] | None:
    """List what is left after the unit just deployed took a token: it may be able to use that at once."""
    state, offered = flow.state, decision.options
    if type(offered) is not Listing:
        return None
    there = offered.there
    token = LIBRARY.tokens[str(pick[2])]
    if token.weapon is not None and not _ARMED.keys().isdisjoint(state.players[there.seat].hand):
        return None
    parts = _left(state, offered)
    if parts is None:
        return None
    aims, unit = TOKEN_AIMS.get(token.id), state.units[-1]
    if aims is not None and unit.at is not None:
        parts[USES] += [("use", unit.number, token.id, *aim) for aim in aims(state, there, unit)]
    parts[UNITS] = equipment(state, there.seat) + parts[UNITS]
    return join(there, parts)


def after_play(flow: Flow[TacticsState], decision: Decision, pick: Option) -> list[Option] | None:
    """List what is left after a Support card that changes little of one's own."""
    state, offered = flow.state, decision.options
    card, hand = str(pick[1]), state.players[decision.seat].hand
    if type(offered) is not Listing or card not in _LOCAL or card in hand:
        return None
    if any(event.kind == "struck" for event in flow.events):
        return None
    if card == VETERAN and not _SEASONED.keys().isdisjoint(hand):
        return None
    parts = _left(state, offered, card)
    if parts is None:
        return None
    if card in HEALS:
        unit = state.unit(int(pick[2]))
        if unit is not None and not unit.wounds:
            parts[PLAYS] = [o for o in parts[PLAYS] if o[-1] != unit.number or o[1] not in HEALS]
            parts[USES] = [o for o in parts[USES] if o[-1] != unit.number]
    elif _ON[card] == "empty":
        parts[PLAYS] = [o for o in parts[PLAYS] if o[-1] != pick[2] or _ON[str(o[1])] != "empty"]
    return join(offered.there, parts)


# ------------------------------------------------------------------ what is common to all


def _left(
    state: TacticsState, offered: Listing, spent: str = "", come: Unit | None = None
) -> list[list[Option]] | None:
    """List what is left, chapter by chapter without equipment, when a card and Action Points are spent.

    What may be played on a unit that has come is added; nobody else can be deployed where it stands. Everything
    must be listed anew where something needs a closer look: a general, paratroopers out of an aircraft, what
    pushes units on.
    """
    there = offered.there
    player, force = state.players[there.seat], state.forces[there.side]
    if player.drops:
        return None
    for hq in force.hqs:
        if hq.general in _INVOLVED and hq.general not in force.used:
            return None
    ap, more = player.ap, player.ap + 1
    arriving: list[str] = []
    played: list[str] = []
    bearing: list[Option] = []
    for card in dict.fromkeys(player.hand):
        if COSTS.get(card, more) <= ap:
            arriving.append(card)
        elif PRICES.get(card, more) <= ap:
            if card in PUSHES:
                return None
            whose = _ON[card]
            if whose == "player" and not on_side(state, there.seat, LIBRARY.supports[card]):
                continue
            if come is not None and whose == "own" and may_bear(come, LIBRARY.supports[card]):
                bearing.append(("play", card, come.number))
            played.append(card)
    units, plays, bombs, uses, commands, _ = offered.parts
    place = "" if come is None or come.at is None else NAMES[come.at]
    units = [option for option in units if option[1] in arriving and option[2] != place] if arriving else []
    if spent in arriving:  # a second one of the same may lie elsewhere in the hand
        units.sort(key=lambda option: arriving.index(str(option[1])))
    plays = [option for option in plays if option[1] in played] if played else []
    if bearing:
        plays = sorted(plays + bearing, key=lambda option: played.index(str(option[1])))
    return [
        units,
        plays,
        offer_bombers(state, there) if bombs else [],
        [o for o in uses if o[0] == "use" or LIBRARY.abilities[str(o[2])].ap <= ap] if uses else [],
        commands,
        offer_gift(state, there),
    ]
