"""F1: playing Action cards, as they are or leveled up (WF-046, WF-R20 to WF-R28).

An option names the Player Soldier whose hand it is, the card, ``plain`` or ``up``, and what it is played on.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple, TypeAlias

from engine.core.protocol import Option, Seat
from engine.warfighter import ammunition, attacks, combat, costs, decks, exploring, items, nerve, perks, shots, xp
from engine.warfighter.barrage import bombard, bombarded
from engine.warfighter.cards import ActionCard
from engine.warfighter.field import Laid, Soldier, Support
from engine.warfighter.kinds import ActionKind
from engine.warfighter.library import LIBRARY
from engine.warfighter.shots import Shot
from engine.warfighter.state import Actions, Playing, WarfighterState

PLAIN, UP = "plain", "up"


class Played(NamedTuple):
    """A card in the hand of a Soldier, whether it is leveled up, and who has paid for that."""

    soldier: Soldier
    card: ActionCard
    up: bool
    paid: int = 0


Uses: TypeAlias = Callable[[WarfighterState, Played], list[Option]]
"""What a card may be played on: each as the rest of an option."""
Effect: TypeAlias = Callable[..., None]
"""``effect(flow, played, *rest)``."""
NONE: list[Option] = []


def offer(state: WarfighterState, seat: Seat) -> list[Option]:
    """List the Action cards that a seat may play now, and what on."""
    found: list[Option] = []
    pays = xp.available(state.field, seat) > 0
    for soldier in state.payers(seat):
        for id_ in sorted(set(state.action_cards(soldier))):
            card = LIBRARY.actions[id_]
            uses = USES.get(card.kind)
            if uses is None:
                continue
            for how in (PLAIN, UP) if card.level and pays else (PLAIN,):
                played = Played(soldier, card, how == UP)
                found += [("play", soldier.no, id_, how, *rest) for rest in uses(state, played)]
    return found


def play(flow: Playing, soldier: Soldier, id_: str, how: str, *rest: str | int) -> None:
    """Play a card: the XP first, then what it does; one that stays in play is discarded later."""
    state, card, up = flow.state, LIBRARY.actions[id_], how == UP
    paid = xp.pay(flow, soldier.seat, 1)[0] if up else 0
    flow.emit("played", soldier=soldier.card, card=id_, level=up)
    if card.kind in STAYS:
        state.hands[soldier.no].remove(id_)
    else:
        decks.spend(state, soldier, id_)
    EFFECTS[card.kind](flow, Played(soldier, card, up, paid), *rest)


# ----------------------------------------------------------------- laid beside a Soldier


def _others(state: WarfighterState, soldier: Soldier, *, near: bool) -> list[Soldier]:
    """List other Soldiers, in the card or anywhere."""
    return [s for s in state.field.alive(soldier.slot if near else None) if s.no != soldier.no]


def _free(soldier: Soldier, card: ActionCard) -> bool:
    """Return whether a card may be laid beside a Soldier, who must be able to use it."""
    return perks.may_act(soldier) and all(laid.card != card.id for laid in soldier.laid)


def _lay_uses(state: WarfighterState, played: Played) -> list[Option]:
    if not played.up or played.card.kind == "heads_down":
        return [()] if _free(played.soldier, played.card) else NONE
    near = played.card.kind == "flank"
    return [(other.no,) for other in _others(state, played.soldier, near=near) if _free(other, played.card)]


def _lay(flow: Playing, played: Played, no: int | None = None) -> None:
    on = played.soldier if no is None else flow.state.field.soldier(no)
    on.laid.append(Laid(card=played.card.id, by=played.soldier.no, level=played.up, paid=played.paid))


# ----------------------------------------------------------------- ammunition, wounds, nerve


def _reload_uses(state: WarfighterState, played: Played) -> list[Option]:
    who = _others(state, played.soldier, near=False) if played.up else [played.soldier]
    return [(other.no, gear.uid) for other in who for gear in other.gear if ammunition.empty(gear)]


def _reload(flow: Playing, _: Played, no: int, uid: int) -> None:
    other = flow.state.field.soldier(no)
    ammunition.load(flow, other, other.carried(uid))


def _scrounge_uses(state: WarfighterState, played: Played) -> list[Option]:
    who = _others(state, played.soldier, near=False) if played.up else [played.soldier]
    return [(other.no, gear.uid) for other in who for gear in other.gear if ammunition.depleted(gear)]


def _scrounge(flow: Playing, played: Played, no: int, uid: int) -> None:
    other = flow.state.field.soldier(no)
    ammunition.bring_back(flow, other, other.carried(uid), played.card.amount)


def _rally_uses(state: WarfighterState, played: Played) -> list[Option]:
    who = state.field.alive(played.soldier.slot) if played.up else [played.soldier]
    return [()] if any(other.suppress for other in who) else NONE


def _rally(flow: Playing, played: Played) -> None:
    for other in flow.state.field.alive(played.soldier.slot) if played.up else [played.soldier]:
        nerve.shake_off(flow, other, other.suppress)


def _dress_uses(state: WarfighterState, played: Played) -> list[Option]:
    who = _others(state, played.soldier, near=True) if played.up else [played.soldier]
    return [(other.no,) for other in who if other.wounds]


def _dress(flow: Playing, played: Played, no: int) -> None:
    items.heal(flow, flow.state.field.soldier(no), played.card.amount)


def _follow_uses(state: WarfighterState, played: Played) -> list[Option]:
    others = [other.no for other in _others(state, played.soldier, near=False)]
    return [*combinations(others, 2)] if played.up else [(no,) for no in others]


def _follow(flow: Playing, played: Played, *numbers: int) -> None:
    for no in numbers:
        other = flow.state.field.soldier(no)
        other.actions += played.card.amount
        flow.emit("led", soldier=played.soldier.card, other_soldier=other.card)


# ----------------------------------------------------------------- attacks without an Action


def snap_shots(soldier: Soldier) -> list[Shot]:
    """WF-R23 List the weakest mode, the first printed, of each ready weapon; a satchel charge is one too."""
    charges = [shot for shot in shots.thrown(soldier) if shot.how == "satchel"]
    return [*(shot for shot in shots.ranged(soldier) if not shot.place), *charges]


def _snap_uses(state: WarfighterState, played: Played) -> list[Option]:
    who = [other for other in state.field.alive() if not other.is_player] if played.up else [played.soldier]
    return [
        (other.no, shot.gear, target, *way)
        for other in who
        if perks.may_act(other)
        for shot in snap_shots(other)
        for target in combat.targets(state.field, other, shot)
        for way in _snap_ways(state, played.soldier, other, played.card, combat.bolt_cost(other, shot))
    ]


def _snap_ways(
    state: WarfighterState, soldier: Soldier, other: Soldier, card: ActionCard, cost: int
) -> list[Option]:
    """List the ways to pay for a Bolt weapon: the player's own hand pays for an NPS or SQ."""
    if not cost:
        return [()]
    paid = costs.discards(state, soldier, cost, without=card.id)
    return paid if other.is_player else [(soldier.no, *way) for way in paid]


def _snap(flow: Playing, _: Played, no: int, uid: int, target: int, *way: str | int) -> None:
    other = flow.state.field.soldier(no)
    shot = next(shot for shot in snap_shots(other) if shot.gear == uid)
    costs.pay(flow, other, way)
    attacks.attack(flow, other, shot, target)


def throws(soldier: Soldier, *, up: bool) -> list[Shot]:
    """List what a Soldier may throw with Frag Out (A08); leveled up one further."""
    return [shot for shot in shots.thrown(soldier, further=int(up)) if shot.how != "thrown"]


def _frag_uses(state: WarfighterState, played: Played) -> list[Option]:
    if not perks.may_act(played.soldier):
        return NONE
    return [
        (s.gear, t)
        for s in throws(played.soldier, up=played.up)
        for t in combat.targets(state.field, played.soldier, s)
    ]


def _frag(flow: Playing, played: Played, uid: int, target: int) -> None:
    shot = next(shot for shot in throws(played.soldier, up=played.up) if shot.gear == uid)
    attacks.attack(flow, played.soldier, shot, target)


def _mission_uses(state: WarfighterState, played: Played) -> list[Option]:
    ways = costs.discards(
        state, played.soldier, exploring.covert(state.field, played.soldier, played.card), without=played.card.id
    )
    return [(slot, *way) for slot in bombarded(state.field, played.soldier, played.card) for way in ways]


def _mission(flow: Playing, played: Played, slot: int, *way: str | int) -> None:
    costs.pay(flow, played.soldier, way)
    bombard(flow, played.soldier, played.card, slot)


# ----------------------------------------------------------------- Support


def _position_uses(state: WarfighterState, played: Played) -> list[Option]:
    who = _others(state, played.soldier, near=False) if played.up else [played.soldier]
    return [(other.no,) for other in who if not any(state.field.on(other, played.card.id))]


def _position(flow: Playing, played: Played, no: int) -> None:
    field = flow.state.field
    field.supports.append(Support(uid=field.name(), card=played.card.id, by=played.soldier.no, on=no))


def _watch_uses(state: WarfighterState, played: Played) -> list[Option]:
    watching = any(state.field.on(played.soldier, played.card.id))
    return NONE if watching else [(shot.gear, shot.place) for shot in shots.ranged(played.soldier)]


def _watch(flow: Playing, played: Played, uid: int, place: int) -> None:
    field = flow.state.field
    support = Support(
        uid=field.name(), card=played.card.id, by=played.soldier.no, on=played.soldier.no, gear=uid, mode=place
    )
    field.supports.append(support)


USES: dict[ActionKind, Uses] = {
    "advance": _lay_uses,
    "dash": _lay_uses,
    "steady_breath": _lay_uses,
    "heads_down": _lay_uses,
    "flank": _lay_uses,
    "pick_shot": _lay_uses,
    "fresh_clip": _reload_uses,
    "scrounge": _scrounge_uses,
    "rally": _rally_uses,
    "dressing": _dress_uses,
    "follow_me": _follow_uses,
    "snap_fire": _snap_uses,
    "frag_out": _frag_uses,
    "fire_mission": _mission_uses,
    "good_position": _position_uses,
    "overwatch": _watch_uses,
}
"""What each kind may be played on. A reaction is ordered, and a Quiet Approach goes with a Location."""
EFFECTS: dict[ActionKind, Effect] = {
    "advance": _lay,
    "dash": _lay,
    "steady_breath": _lay,
    "heads_down": _lay,
    "flank": _lay,
    "pick_shot": _lay,
    "fresh_clip": _reload,
    "scrounge": _scrounge,
    "rally": _rally,
    "dressing": _dress,
    "follow_me": _follow,
    "snap_fire": _snap,
    "frag_out": _frag,
    "fire_mission": _mission,
    "good_position": _position,
    "overwatch": _watch,
}
STAYS: frozenset[ActionKind] = frozenset(
    {"advance", "dash", "steady_breath", "heads_down", "flank", "pick_shot", "good_position", "overwatch"}
)
"""Kinds that lie on the table when they were played."""
ACTIONS: Actions = {"play": play}
