"""What hits do (6.4): what absorbs them, in the order of the rules, and how losses are spread."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.fab import disorder, harm, planning, point_units, retreats, sides
from engine.fab.state import FabState, Steps

Volley: TypeAlias = Literal["artillery", "close"]


def hits_on_defender(flow: Flow[FabState], hits: int, volley: Volley) -> None:
    """Apply hits to the defender (6.42): defences, then disorder or retreat, then losses."""
    state = flow.state
    combat = sides.fight(state)
    seat = 1 - combat.attacker
    combat.struck = []
    if hits and state.defences.get(combat.area) == seat:
        del state.defences[combat.area]
        flow.emit("defences_absorbed", seat=seat, area=combat.area)
        hits -= 1
    if not hits:
        return
    units = sides.units(state, seat)
    if volley == "close" and units and not any(block.card.garrison for block in units):
        _ask_to_absorb(flow, seat, "fall_back", hits)
    elif volley == "artillery" and any(block.order != "disordered" for block in units):
        _ask_to_absorb(flow, seat, "disorder", hits)
    else:
        flow.push("losses", seat, hits, volley)


def _ask_to_absorb(flow: Flow[FabState], seat: Seat, how: str, hits: int) -> None:
    area = sides.fight(flow.state).area
    planning.ask(flow, absorb, seat, "absorb", [(how,), ("take",)], amount=hits, subject=("area", area, hits))


def absorb(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Absorb one hit, or none; the rest are losses."""
    state, seat = flow.state, decision.seat
    hits = int(decision.subject[2])
    volley = "close" if ("fall_back",) in decision.options else "artillery"
    match picks[0]:
        case ("disorder",):
            flow.push("losses", seat, hits - 1, volley)
            for block in sides.units(state, seat):
                disorder.put(flow, block)
        case ("fall_back",):
            sides.fight(state).falling_back = True
            flow.emit("falls_back", seat=seat, area=sides.fight(state).area)
            flow.push("fall_back", seat)
            flow.push("losses", seat, hits - 1, volley)
        case _:
            flow.push("losses", seat, hits, volley)


def fall_back(flow: Flow[FabState], seat: Seat) -> None:
    """Let those who are left retreat, after the losses."""
    state = flow.state
    sides.fight(state).over = True
    retreats.begin(flow, seat, sides.units(state, seat), "fire")


def hits_on_attacker(flow: Flow[FabState], hits: int) -> None:
    """Apply hits to the attacker (6.41): the first is a loss, then he may abort."""
    combat = sides.fight(flow.state)
    combat.struck = []
    if hits:
        flow.push("press_on", hits - 1)
        flow.push("losses", combat.attacker, 1, "close")


def press_on(flow: Flow[FabState], hits: int) -> None:
    """Ask whether the attack is aborted, where hits are left; it is over where nobody is left."""
    state = flow.state
    combat = sides.fight(state)
    if sides.beaten(state, combat.attacker):
        combat.over = True
    elif hits:
        options: list[Option] = [("abort",), ("take",)]
        planning.ask(
            flow, abort, combat.attacker, "abort", options, amount=hits, subject=("area", combat.area, hits)
        )


def abort(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Abort the attack, or take all the hits (6.41b)."""
    state, seat = flow.state, decision.seat
    combat = sides.fight(state)
    if picks[0] == ("take",):
        flow.push("press_on", 0)
        flow.push("losses", seat, int(decision.subject[2]), "close")
        return
    combat.over = True
    flow.emit("aborted", seat=seat, area=combat.area)
    units = sides.units(state, seat)
    if combat.assault is not None:
        retreats.begin(flow, seat, units, "assault")
        return
    for block in units:
        disorder.put(flow, block)


# ------------------------------------------------------------- spreading losses


def losses(flow: Flow[FabState], seat: Seat, hits: int, volley: Volley) -> None:
    """Take losses one by one, each where its owner says within the rules."""
    state = flow.state
    combat = sides.fight(state)
    options = candidates(state, seat)
    if not hits or not options:
        if seat != combat.attacker and sides.beaten(state, seat) and (hits or volley == "artillery"):
            combat.opportunity = True
        return
    if len(options) == 1:
        flow.push("losses", seat, hits - 1, volley)
        _lose(flow, seat, options[0])
    else:
        planning.ask(flow, lose, seat, "loss", options, subject=("area", combat.area, hits, volley))


def lose(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Take one loss where the owner has said."""
    flow.push("losses", decision.seat, int(decision.subject[2]) - 1, decision.subject[3])
    _lose(flow, decision.seat, picks[0])


def candidates(state: FabState, seat: Seat) -> list[Option]:
    """List who may take the next loss: each once before any twice, of units the point unit first."""
    combat = sides.fight(state)
    units = sides.units(state, seat)
    assets: list[Option] = [("asset", piece.id) for piece in sides.battle_assets(state, seat)]
    unhurt = [block for block in units if block.id not in combat.struck]
    if len(unhurt) == len(units) and not any(unit in state.blocks for unit in combat.struck):
        unhurt = [block for block in units if block.id == combat.points[seat]]
    left = unhurt if unhurt or assets else units
    return [*assets, *(("unit", state.handle(block)) for block in left)]


def _lose(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    state = flow.state
    combat = sides.fight(state)
    if pick[0] == "asset":
        harm.lose_asset(flow, str(pick[1]))
        struck = str(pick[1])
    else:
        block = state.block(seat, pick[1])
        struck = block.id
        harm.lose_step(flow, block)
    combat.struck.append(struck)
    if not point_units.stands(state, seat):
        flow.push("new_point", seat)


STEPS: Steps = {
    "hits_on_defender": hits_on_defender,
    "fall_back": fall_back,
    "hits_on_attacker": hits_on_attacker,
    "press_on": press_on,
    "losses": losses,
}
ANSWERED = {"absorb": absorb, "abort": abort, "loss": lose}
