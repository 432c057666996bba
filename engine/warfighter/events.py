"""Events (B.3.10, WF-067, WF-R31): drawing one, what has to be chosen, and what it does."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import open_phase
from engine.core.protocol import Decision, Option, Seat
from engine.warfighter import decks, hostile_fire, hostile_turn, nerve, perks, placement, victory, xp
from engine.warfighter import harm as harming
from engine.warfighter.ammunition import bring_back, depleted
from engine.warfighter.cards import Column
from engine.warfighter.field import Gear, Soldier
from engine.warfighter.kinds import EventKind
from engine.warfighter.numbers import soldier_cover
from engine.warfighter.state import PASS, Playing, Steps, WarfighterState

REDRAW: Option = ("redraw",)
SUPPLIES = 2
"""Ammo counters that are dropped."""
SHORT_HAND = 2
"""With more cards than that a Soldier discards one rather than empty a weapon, where nobody chooses."""
CLOSE_CALL = 2
"""The most Health of those whom a wounded comrade troubles."""


def draw_event(flow: Playing) -> None:
    """Draw an Event; what its kin did until the next one is over."""
    flow.state.field.answered = False
    _turn_up(flow)


def _turn_up(flow: Playing) -> None:
    field = flow.state.field
    card = decks.draw(flow, "events")
    flow.push("event_choice")
    if card is None:
        field.event = None
        return
    field.fog = False
    field.event = flow.state.catalog.events[card].kind
    field.settled = []
    field.due = [s.no for s in field.alive() if loaded(s)] if field.event == "shortage" else []
    decks.discard(flow.state, card)
    flow.emit("event", event=card, text=card if ("text", card) in flow.state.catalog.names else "none")


def loaded(soldier: Soldier) -> list[Gear]:
    """List the weapons of a Soldier that can be flipped to Empty."""
    return [gear for gear in soldier.gear if gear.counted and gear.loaded]


def _rounds(gear: Gear) -> int:
    """Count the loaded counters on a weapon."""
    return gear.ammo - int(gear.empty)


def restorable(soldier: Soldier) -> list[Gear]:
    """List what a supply drop restores: spent counters, and uses of equipment that is half used up."""
    return [g for g in soldier.gear if depleted(g) or (g.equipment is not None and g.uses < g.equipment.uses)]


# ----------------------------------------------------------------- choosing


def event_choice(flow: Playing) -> None:
    """Ask whoever has something to choose; once all are done the Event comes about."""
    state, field = flow.state, flow.state.field
    offered = {}
    if field.event is not None:
        for seat in range(state.seats):
            if seat not in field.settled:
                found = offers(state, seat)
                if found:
                    offered[seat] = [*found, PASS]
    open_phase.ask(flow, "event", offered, subject=("event", field.event or ""))
    if not offered and field.event is not None:
        kind, field.event = field.event, None
        field.settled = []
        EFFECTS[kind](flow)
        victory.check(flow)


def offers(state: WarfighterState, seat: Seat) -> list[Option]:
    """List what a seat may choose (WF-R31)."""
    field = state.field
    found: list[Option] = []
    fresh = not field.answered and not field.settled
    if fresh and field.of(seat) and xp.available(field, seat) >= xp.REDRAW:
        found.append(REDRAW)
    match field.event:
        case "shortage":
            for soldier in (s for s in field.of(seat) if s.no in field.due):
                found += [("flip", soldier.no, gear.uid) for gear in loaded(soldier)]
                found += [("discard", soldier.no, card) for card in sorted(set(state.action_cards(soldier)))]
        case "drop" if field.of(seat):
            found += [("supply", s.no, gear.uid) for s in field.alive() for gear in restorable(s)]
        case "confusion" if field.of(seat) and xp.available(field, seat) >= xp.CLARITY:
            found.append(("clear",))
        case _:
            pass
    return found


def answer(flow: Playing, decision: Decision, picks: list[Option]) -> None:
    """Do what was chosen; the first answer that settles an Event counts."""
    field, seat = flow.state.field, decision.seat
    (pick,) = picks
    if pick == REDRAW:
        xp.pay(flow, seat, xp.REDRAW)
        field.answered = True
        _turn_up(flow)
        return
    flow.push("event_choice")
    match pick:
        case ("flip", no, uid):
            flip(flow, field.soldier(int(no)), int(uid))
            field.answered = True
        case ("discard", no, card):
            give_up(flow, field.soldier(int(no)), str(card))
            field.answered = True
        case ("supply", no, uid):
            restore(flow, field.soldier(int(no)), int(uid))
            field.event = None
        case ("clear",):
            xp.pay(flow, seat, xp.CLARITY)
            field.event = None
        case _:
            field.settled = sorted([*field.settled, seat])


def flip(flow: Playing, soldier: Soldier, uid: int) -> None:
    """Flip a loaded weapon to Empty."""
    gear = soldier.carried(uid)
    gear.empty = True
    _settled(flow, soldier)
    flow.emit("empty", soldier=soldier.card, weapon=gear.card)


def give_up(flow: Playing, soldier: Soldier, card: str) -> None:
    """Discard a card instead."""
    decks.spend(flow.state, soldier, card)
    _settled(flow, soldier)
    flow.emit("discarded", soldier=soldier.card, cards=[card])


def _settled(flow: Playing, soldier: Soldier) -> None:
    flow.state.field.due = [no for no in flow.state.field.due if no != soldier.no]


def restore(flow: Playing, soldier: Soldier, uid: int) -> None:
    """Recover two ammo counters, first of one weapon, then of his others, or a use of equipment."""
    gear = soldier.carried(uid)
    if gear.counted:
        others = [other for other in soldier.gear if depleted(other) and other.uid != uid]
        left = SUPPLIES
        for weapon in (gear, *sorted(others, key=_rounds)):
            if left:
                left -= bring_back(flow, soldier, weapon, left)
    else:
        gear.uses += 1
        flow.emit("restocked", soldier=soldier.card, gear=gear.card)


# ----------------------------------------------------------------- what they do


def _front(flow: Playing) -> list[Soldier]:
    """List the Soldiers in the frontmost card that holds any."""
    return flow.state.field.alive(flow.state.field.front)


def barrage(flow: Playing) -> None:
    """V01 Roll for every Soldier in front."""
    for soldier in _front(flow):
        (die,) = flow.roll("event")
        flow.emit("shelled", soldier=soldier.card, die=die)
        if die >= 9 and _struck(flow, soldier):
            harming.wound(flow, soldier, 1)
        elif die >= 6:
            harming.suppress(flow, soldier)
        harming.fall(flow, soldier)
        if flow.state.outcome is not None:
            return


def _struck(flow: Playing, soldier: Soldier) -> bool:
    """Roll against the Cover of a Soldier."""
    cover = sum(change.amount for change in soldier_cover(flow.state.field, soldier, 0))
    (die,) = flow.roll("hostile_cover", 1, 6)
    return hostile_fire.covered(die, cover)


def runner(flow: Playing) -> None:
    """V02 Place a Hostile card in the frontmost location; without a location nobody comes."""
    field = flow.state.field
    slots = [slot for slot in range(1, field.end + 1) if field.is_location(slot)]
    card = decks.draw(flow, "hostiles") if slots else None
    if card is not None:
        placement.place(flow, card, slots[-1])


def lull(flow: Playing) -> None:
    """V03 Calm everybody, and keep reinforcements away once."""
    for soldier in flow.state.field.alive():
        nerve.shake_off(flow, soldier, 1)
    flow.state.field.lull = True


def shortage(flow: Playing) -> None:
    """V04 Do for all who have not chosen what is usual: discard from a large hand, else empty a weapon."""
    state = flow.state
    for no in [*state.field.due]:
        soldier = state.field.soldier(no)
        cards = sorted(state.action_cards(soldier))
        if cards and len(state.hand(soldier)) > SHORT_HAND:
            (die,) = flow.roll("discard", 1, len(cards))
            give_up(flow, soldier, cards[die - 1])
        else:
            flip(flow, soldier, loaded(soldier)[0].uid)


def drop(flow: Playing) -> None:
    """V05 Restore, where nobody has chosen, the weapon with the fewest loaded counters; else equipment."""
    found = [(not g.counted, _rounds(g), s.no, g.uid) for s in flow.state.field.alive() for g in restorable(s)]
    if found:
        *_, no, uid = min(found)
        restore(flow, flow.state.field.soldier(no), uid)


def fog(flow: Playing) -> None:
    """V06 Shorten all ranges until the next Event."""
    flow.state.field.fog = True


def guide(flow: Playing) -> None:
    """V07 Let the next Location have a printed entrance cost of 0, for good."""
    flow.state.field.guide = True


SNIPER = Column(suppress=11, one=8, two=10)
"""What a sniper's die needs (V08)."""


def sniper(flow: Playing) -> None:
    """V08 Attack the Soldier in front with the lowest Cover."""
    field = flow.state.field
    soldiers = _front(flow)
    if not soldiers:
        return
    covers = {s.no: sum(change.amount for change in soldier_cover(field, s, 0)) for s in soldiers}
    soldier = min(soldiers, key=lambda s: (covers[s.no], perks.health(s), s.no))
    (die,) = flow.roll("event")
    wounds = hostile_fire.wounds(SNIPER, die)
    flow.emit("shelled", soldier=soldier.card, die=die)
    if wounds and _struck(flow, soldier):
        harming.wound(flow, soldier, wounds)
    elif wounds:
        harming.suppress(flow, soldier)
    harming.fall(flow, soldier)


def comrade(flow: Playing) -> None:
    """V09 Suppress those who are badly hurt."""
    for soldier in flow.state.field.alive():
        if perks.health(soldier) <= CLOSE_CALL:
            harming.suppress(flow, soldier)


def second_wind(flow: Playing) -> None:
    """V10 Let each Player Soldier draw a card."""
    for soldier in flow.state.field.alive():
        if soldier.is_player:
            decks.draw_to_hand(flow, soldier, "actions", 1)


def counter_attack(flow: Playing) -> None:
    """V11 Move every Hostile card toward its target; suppressed ones recover instead."""
    field = flow.state.field
    for hostile in hostile_turn.in_order(field):
        if flow.state.outcome is not None or field.hostile(hostile.uid) is None:
            continue
        target = next((s for s in field.alive() if s.no == hostile.target), None)
        if hostile.suppress:
            hostile.suppress -= 1
        elif target is not None and hostile_turn.mobile(field, hostile):
            slot = hostile_turn.toward(field, hostile, target.slot)
            if slot != hostile.slot:
                hostile_turn.step(flow, hostile, slot)


def confusion(flow: Playing) -> None:
    """V12 Move the turn marker once more; it draws no Event, and at 0 the Mission has failed."""
    field = flow.state.field
    field.turn -= 1
    flow.emit("marker", turn=field.turn)
    if not field.turn:
        victory.fail(flow, "time")


EFFECTS: dict[EventKind, Callable[[Playing], None]] = {
    "barrage": barrage,
    "runner": runner,
    "lull": lull,
    "shortage": shortage,
    "drop": drop,
    "fog": fog,
    "guide": guide,
    "sniper": sniper,
    "comrade": comrade,
    "second_wind": second_wind,
    "counter_attack": counter_attack,
    "confusion": confusion,
}
STEPS: Steps = {"draw_event": draw_event, "event_choice": event_choice}
ANSWERED = {"event": answer}
