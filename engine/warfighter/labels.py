"""Names of the options, for buttons and selects: what each step of a path stands for, and how that stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.plans import read
from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from engine.warfighter import perks
from engine.warfighter.field import OFFICER, STRUCTURE, Gear
from engine.warfighter.kinds import ActionKind
from engine.warfighter.library import LIBRARY
from engine.warfighter.orders import BOOK
from engine.warfighter.playing import PLAIN
from engine.warfighter.shots import FISTS
from engine.warfighter.state import PASS
from engine.warfighter.view import WarfighterView

SHAPES: dict[str, tuple[str, ...]] = {
    "squad": ("squad",),
    "recruit": ("recruit",),
    "dismiss": ("soldier",),
    "learn": ("soldier", "skill"),
    "forget": ("soldier", "skill"),
    "buy": ("soldier", "new"),
    "ammo": ("soldier", "gear"),
    "return": ("soldier", "gear"),
    "fill": ("soldier", "fill"),
    "toss": ("soldier", "card"),
    "keep": ("soldier", "look"),
    "fire": ("soldier", "gear", "mode", "target"),
    "throw": ("soldier", "gear", "target"),
    "fight": ("soldier", "gear", "mode", "target"),
    "break": ("soldier",),
    "move": ("soldier", "slot"),
    "calm": ("soldier",),
    "effort": ("soldier",),
    "lead": ("soldier", "soldier"),
    "reload": ("soldier", "gear"),
    "forage": ("soldier", "soldier", "gear"),
    "aid": ("soldier", "soldier"),
    "smoke": ("soldier", "slot"),
    "dig": ("soldier",),
    "deploy": ("soldier", "gear"),
    "work": ("soldier",),
    "explore": ("soldier", "location"),
    "sneak": ("soldier", "location"),
    "activate": ("soldier",),
    "renew": ("soldier",),
    "seek": ("soldier",),
    "give": ("soldier", "soldier", "gear"),
    "share": ("soldier", "soldier", "gear"),
    "drop": ("soldier", "gear"),
    "shed": ("soldier", "gear"),
    "take": ("soldier", "gear"),
    "retire": ("soldier",),
    "entrust": ("soldier", "seat"),
    "recall": ("soldier",),
    "trust": ("trust",),
    "flip": ("soldier", "gear"),
    "discard": ("soldier", "card"),
    "supply": ("soldier", "gear"),
}
"""What stands behind each verb; behind that who pays, and with which cards."""
PLAYED: dict[ActionKind, tuple[str, ...]] = {
    "advance": ("soldier",),
    "steady_breath": ("soldier",),
    "flank": ("soldier",),
    "pick_shot": ("soldier",),
    "fresh_clip": ("soldier", "gear"),
    "scrounge": ("soldier", "gear"),
    "dressing": ("soldier",),
    "follow_me": ("soldier", "soldier"),
    "snap_fire": ("soldier", "gear", "target"),
    "frag_out": ("gear", "target"),
    "fire_mission": ("slot",),
    "good_position": ("soldier",),
    "overwatch": ("gear", "mode"),
}
"""What stands behind an Action card that is played."""


def label(view: WarfighterView, decision: Decision, path: Option) -> Msg:
    """Name an option or a branch; of an act its last step only."""
    if decision.kind == BOOK.kind:
        plan = read(path)
        return msg("warfighter-label-order", case=plan.kind, choice=str(plan.answer[0]))
    if decision.kind == "event" and path == PASS:
        return msg("warfighter-label-decline")
    return _step(view, _kind(path), path)


def detail(view: WarfighterView, decision: Decision, path: Option) -> Msg | None:
    """Say how a Soldier or a Hostile card stands, when a weapon runs dry, what a card says; None for no more."""
    if decision.kind == BOOK.kind or len(path) < 2:
        return None
    match _kind(path):
        case "soldier":
            return _state(view, int(path[-1]))
        case "target" if int(path[-1]) not in {STRUCTURE, OFFICER}:
            return _threat(view, int(path[-1]))
        case "mode":
            return _running_dry(view, int(path[-2]), int(path[-1]))
        case "how" if path[-1] == PLAIN:
            return msg("warfighter-card-text", text=str(path[2]))
        case _:
            return None


def label_path(view: WarfighterView, decision: Decision, path: Option, stem: Option) -> list[Msg]:
    """Name an act by its steps behind a branch: what is paid as one, a plain use only where it is chosen."""
    ends = range(len(stem) + 1, len(path) + 1)
    kinds = {end: _kind(path[:end]) for end in ends}
    steps = [end for end in ends if kinds[end] != "payment" and (kinds[end] != "how" or path[end - 1] != PLAIN)]
    named = [
        msg("warfighter-label-leveled")
        if kinds[end] == "how" and end < len(path)
        else label(view, decision, path[:end])
        for end in steps or ends[:1]
        if kinds[end] != "payment"
    ]
    paid = [path[end - 1] for end in ends if kinds[end] == "payment"]
    return [*named, _payment(view, paid)] if paid else named


def _payment(view: WarfighterView, paid: Sequence[str | int]) -> Msg:
    """Name who pays, where it is somebody else, and with which cards, where they are chosen."""
    payer = next((view.field.soldier(one).card for one in paid if isinstance(one, int)), None)
    held = Counter(one for one in paid if isinstance(one, str))
    cards: list[Arg] = [
        card if number == 1 else msg("warfighter-label-several", number=number, short=card)
        for card, number in held.items()
    ]
    if payer is not None and not cards:
        return msg("warfighter-label-payer", soldier=payer)
    return msg("warfighter-label-payment", soldier=payer, shorts=cards)


def _kind(path: Option) -> str:
    """Return what the last step of a path stands for."""
    verb, *steps = path
    if not steps:
        return "verb"
    shape = SHAPES.get(str(verb), ())
    if verb == "play":
        behind = PLAYED.get(LIBRARY.actions[str(path[2])].kind, ()) if len(path) > 2 else ()
        shape = ("soldier", "card", "how", *behind)
    return shape[len(steps) - 1] if len(steps) <= len(shape) else "payment"


def _step(view: WarfighterView, kind: str, path: Option) -> Msg:
    step = path[-1]
    match kind:
        case "verb":
            return msg(f"warfighter-label-{step}")
        case "soldier":
            return soldier(view, int(step))
        case "gear":
            return gear(view, int(step))
        case "mode":
            return mode(view, int(path[-2]), int(step))
        case "target":
            return target(view, int(step))
        case "slot":
            return slot(view, int(step))
        case "fill":
            return msg("warfighter-label-draw", locations=int(step))
        case "look":
            return msg("warfighter-label-location", location=view.hands[int(path[1])].looks[int(step)])
        case "location":
            return msg("warfighter-label-location", location=str(step))
        case "how":
            return msg("warfighter-label-how", how=str(step))
        case "squad":
            return msg("warfighter-label-squad-of", squad=str(step))
        case "recruit":
            card = view.catalog.soldiers[str(step)]
            return msg("warfighter-label-recruit-whom", card=card.id, type=card.type, rp=card.rp)
        case "skill":
            return msg("warfighter-label-skill", skill=str(step), rp=view.catalog.skills[str(step)].rp)
        case "new":
            item = view.catalog.gear(str(step))
            return msg("warfighter-label-new", gear=item.id, rp=item.rp, load=item.load)
        case "seat":
            return msg("warfighter-label-seat", seat=int(step), sides=[*view.sides])
        case "trust":
            closed = view.field.closed_xp if step == "xp" else view.field.closed_moves
            return msg("warfighter-label-trusted", what=str(step), open=view.viewer not in closed)
        case "payment":
            return _payment(view, path[-1:])
        case _:
            return msg("warfighter-label-card", card=str(step))


def soldier(view: WarfighterView, no: int) -> Msg:
    """Name a Soldier, with his number on the table."""
    return msg("warfighter-label-soldier", soldier=view.field.soldier(no).card, number=no)


def _state(view: WarfighterView, no: int) -> Msg:
    """Say how a Soldier is, and where."""
    found = view.field.soldier(no)
    return msg(
        "warfighter-detail-soldier",
        health=perks.health(found),
        healthy=perks.healthy(found),
        actions=found.actions,
        suppress=found.suppress,
        slot=found.slot,
    )


def gear(view: WarfighterView, uid: int) -> Msg:
    """Name a weapon or a piece of equipment, with its counters."""
    found = find(view, uid)
    if uid == FISTS or found is None:
        return msg("warfighter-label-fists")
    return msg("warfighter-label-gear", gear=found.card, ammo=found.ammo, empty=found.empty, uses=found.uses)


def find(view: WarfighterView, uid: int) -> Gear | None:
    """Find gear wherever it is."""
    field = view.field
    carried = (item for soldier in field.soldiers for item in soldier.gear)
    lying = (item for place in field.row for item in place.ground)
    return next((item for items in (carried, lying) for item in items if item.uid == uid), None)


def mode(view: WarfighterView, uid: int, place: int) -> Msg:
    """Name a fire mode with its figures."""
    found = find(view, uid)
    weapon = None if found is None else found.weapon
    if weapon is None:
        return msg("warfighter-label-strike")
    chosen = weapon.modes[place]
    return msg("warfighter-label-mode", mode=chosen.mode, dice=chosen.dice, hit=chosen.hit)


def _running_dry(view: WarfighterView, uid: int, place: int) -> Msg | None:
    """Say on which first die a mode empties its weapon."""
    found = find(view, uid)
    weapon = None if found is None else found.weapon
    empty = 0 if weapon is None else weapon.modes[place].empty
    return msg("warfighter-detail-mode", empty=empty) if empty else None


def slot(view: WarfighterView, number: int) -> Msg:
    """Name a slot of the row by what lies there."""
    return msg("warfighter-label-slot", slot=number, location=view.field.row[number].card)


def target(view: WarfighterView, uid: int) -> Msg:
    """Name what is attacked."""
    if uid in {STRUCTURE, OFFICER}:
        return msg("warfighter-label-structure" if uid == STRUCTURE else "warfighter-label-officer")
    hostile = view.field.hostile(uid)
    assert hostile is not None
    return msg("warfighter-label-hostile", hostile=hostile.card, letter=hostile.letter)


def _threat(view: WarfighterView, uid: int) -> Msg:
    """Say where a Hostile card stands, and how many of it still fire."""
    hostile = view.field.hostile(uid)
    assert hostile is not None
    return msg(
        "warfighter-detail-hostile",
        slot=hostile.slot,
        active=hostile.active,
        living=hostile.living,
        cover=hostile.printed.cover,
    )
