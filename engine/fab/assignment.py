"""Assigning assets and events to a battle (6.22, 6.23, 16)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.fab import boxes, planning, sides, supply
from engine.fab.cards import ARMY
from engine.fab.pieces import Piece
from engine.fab.state import FabState, Steps

ARTILLERY = (2, 1)
BATTLE_ASSETS = (8, 5)
"""The most that attacker and defender may assign (6.22, 6.23)."""
NOTHING: Option = ("nothing",)
"""Offered where a seat is asked though it has nothing to assign, so that the question tells nothing."""


def attacker_support(flow: Flow[FabState]) -> None:
    """Ask the attacker what he assigns (6.22)."""
    _ask(flow, sides.fight(flow.state).attacker)


def defender_support(flow: Flow[FabState]) -> None:
    """Ask the defender what he assigns (6.23)."""
    _ask(flow, 1 - sides.fight(flow.state).attacker)


def _ask(flow: Flow[FabState], seat: Seat) -> None:
    state = flow.state
    combat = sides.fight(state)
    if combat.over or not supported(state, seat):
        return
    found = options(state, seat)
    if _might_have(state, seat) if combat.fresh or boxes.might_hide(state, seat) else found != [NOTHING]:
        planning.ask(
            flow,
            assign,
            seat,
            "support",
            found,
            least=0,
            most=len(found),
            subject=("area", combat.area),
            objects=object_to,
        )


def options(state: FabState, seat: Seat) -> list[Option]:
    """List what a seat may assign."""
    return [("assign", piece.id) for piece in eligible(state, seat)] or [NOTHING]


def supported(state: FabState, seat: Seat) -> bool:
    """Return whether all forces of a side are in supply: by their markers, and by a route now (6.22, 9.34a)."""
    combat = sides.fight(state)
    cut = any(block.cut for block in sides.units(state, seat))
    return not cut and supply.traces(state, seat, combat.area)


def _might_have(state: FabState, seat: Seat) -> bool:
    """Return whether others, who do not know the formations, must think that a seat has something to assign."""
    available = state.box(seat, "available")
    return boxes.might_hide(state, seat) or any(_fights(piece) or fits(state, seat, piece) for piece in available)


def _fights(piece: Piece) -> bool:
    return piece.is_battle or piece.kind in {"art", "air"}


def eligible(state: FabState, seat: Seat) -> list[Piece]:
    """List the pieces that may be assigned, as far as each by itself goes."""
    return [piece for piece in state.box(seat, "available") if _may_be_assigned(state, seat, piece)]


def _may_be_assigned(state: FabState, seat: Seat, piece: Piece) -> bool:
    if sides.alone(state, seat):  # engineers in a roadblock: artillery of their formation (4.35)
        engineers = sides.battle_assets(state, seat)[0]
        return piece.kind == "art" and piece.formation in {engineers.formation, *ARMY}
    involved = sides.formations(sides.units(state, seat))
    serves = any(piece.serves(formation) for formation in involved)
    if piece.kind in {"art", "air"}:
        return serves
    if len(involved) > 1:
        return False
    return serves and (piece.is_battle or fits(state, seat, piece))


def fits(state: FabState, seat: Seat, piece: Piece) -> bool:
    """Return whether an event is one for this battle, for this side of it, which has none in it yet (17)."""
    combat = sides.fight(state)
    if sides.has_event(state, seat) or state.campaign_turn > piece.until:
        return False
    if piece.areas and combat.area not in piece.areas:
        return False
    attacking = seat == combat.attacker
    match piece.effect:
        case "barrage":
            return attacking
        case "night_attack":
            return attacking and state.campaign_turn % 2 == 1
        case "missile_ambush" | "ramps" | "tank_force":
            return not attacking
        case _:
            return False


def object_to(state: FabState, decision: Decision, picks: list[Option]) -> Objection | None:
    """Refuse more than a battle allows (6.22, 6.23, 16.2)."""
    seat = decision.seat
    attacking = seat == sides.fight(state).attacker
    rule = "FAB-076" if attacking else "FAB-077"
    chosen = [state.pieces[str(pick[1])] for pick in picks if pick != NOTHING]
    artillery = [piece for piece in chosen if piece.kind == "art"]
    involved = sides.formations(sides.units(state, seat))
    most = ARTILLERY[not attacking]
    if len(involved) > 1:
        most = len(involved) if attacking else 1
        own = [piece.formation for piece in artillery if piece.formation not in ARMY]
        if len(set(own)) < len(own):
            return Objection(msg("fab-refused-same-formation"), rule)
    if len(artillery) > most:
        return Objection(msg("fab-refused-artillery", most=most), rule)
    if sum(piece.kind == "air" for piece in chosen) > 1:
        return Objection(msg("fab-refused-aircraft"), "FAB-X24")
    if sum(piece.kind == "event" for piece in chosen) > 1:
        return Objection(msg("fab-refused-events"), rule)
    if sum(piece.is_battle for piece in chosen) > BATTLE_ASSETS[not attacking]:
        return Objection(msg("fab-refused-battle-assets", most=BATTLE_ASSETS[not attacking]), rule)
    return None


def assign(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Put the pieces into the battle; aircraft must come through first (16.3)."""
    state = flow.state
    chosen = [str(pick[1]) for pick in picks if pick != NOTHING]
    for piece in chosen:
        boxes.move(flow, piece, "battle")
        if state.pieces[piece].kind == "air":
            flow.push("aircraft", piece)
    flow.emit("assigned", seat=decision.seat, pieces=chosen)


STEPS: Steps = {"attacker_support": attacker_support, "defender_support": defender_support}
ANSWERED = {"support": assign}
