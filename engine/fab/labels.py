"""Names of the options, for buttons and selects: what each step of a path stands for."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from engine.fab.cards import Effect
from engine.fab.engineers import BOTH
from engine.fab.fog import face
from engine.fab.planning import BOOK, OTHERS_WINDOW
from engine.fab.state import PASS
from engine.fab.view import FabView

SHAPES: dict[str, tuple[str, ...]] = {
    "span": ("link",),
    "ready": ("piece",),
    "keep": ("piece",),
    "place": ("own", "area"),
    "redirect": ("piece", "own", "area"),
    "mobilise": ("piece", "unit", "area"),
    "blow": ("piece", "area", "links"),
    "repair": ("piece", "area", "link"),
    "fortify": ("piece", "area"),
    "roadblock": ("piece", "area"),
    "ambush": ("piece", "area"),
    "bridge": ("piece", "link"),
    "recycle": ("piece", "piece", "piece"),
    "find": ("piece", "own"),
    "spot": ("piece", "enemy"),
    "post": ("piece", "own"),
    "missiles": ("piece",),
    "rally": ("piece", "area"),
    "rebuild": ("piece", "own"),
    "release": ("piece", "own"),
    "move": ("own", "area"),
    "detour": ("own", "area"),
    "reserve": ("own",),
    "dig": ("own",),
    "fly": ("piece", "own"),
    "rail": ("own", "area"),
    "spur": ("piece", "own"),
    "fight": ("area", "piece"),
    "retreat": ("piece",),
    "reinforce": ("piece", "own"),
    "assign": ("piece",),
    "umbrella": ("piece",),
    "unit": ("own",),
    "asset": ("piece",),
    "clear": ("piece",),
    "check": ("own",),
    "go": ("own", "area"),
}
"""What stands behind each verb."""
_BRANCHES = {"do": "always", "about": "by-area", "least": "by-hits"}
"""What plans have in common that share their first steps, by the last of these."""
EVENTS: dict[Effect, tuple[str, ...]] = {"resupply": ("piece",) * 3, "interdiction": ("area",)}
"""What an event is played on, where it is no unit."""


def label(view: FabView, decision: Decision, path: Option) -> Msg:
    """Name an option, or the first steps that several share; of an act its last step only."""
    if decision.kind == BOOK.kind:
        return _plan(path, decision)
    if path == PASS:
        return msg(f"fab-label-pass-{decision.kind}")
    verb, *steps = path
    if not steps:
        return msg(f"fab-label-{str(verb).replace('_', '-')}")
    shape = shape_of(view, path)
    walks = verb != "fly"
    said = [_step(view, decision.seat, kind, step, walks=walks) for kind, step in zip(shape, steps, strict=False)]
    if decision.act:
        return said[-1]
    match verb, said:
        case "fight", [area, piece]:
            return msg("fab-choice-fight-on", area=area, piece=piece)
        case "reinforce", [piece, unit]:
            return msg("fab-choice-reinforce", unit=unit, piece=piece)
        case "go", [unit, area]:
            return msg("fab-choice-go", unit=unit, area=area)
    what: list[Arg] = [*said]
    return msg(f"fab-choice-{str(verb).replace('_', '-')}", what=what)


def shape_of(view: FabView, path: Option) -> tuple[str, ...]:
    """Return what stands behind the verb of an option, of an event by what it does."""
    if path[0] == "event":
        effect = view.pieces[str(path[1])].effect
        return ("piece", *(EVENTS.get(effect, ("own",)) if effect is not None else ()))
    return SHAPES[str(path[0])]


def _step(view: FabView, seat: int, kind: str, step: str | int, *, walks: bool) -> Msg:
    match kind:
        case "own":
            return block(view, seat, step, walks=walks)
        case "enemy":
            return block(view, 1 - seat, step)
        case "area":
            return msg("fab-label-in-area", area=str(step))
        case "link":
            return msg("fab-label-over-link", link=str(step))
        case "links":
            links: list[Arg] = [*str(step).split(BOTH)]
            return msg("fab-label-over-links", links=links)
        case "unit":
            return msg("fab-label-named-unit", unit=str(step))
        case _:
            return msg("fab-label-piece", piece=str(step))


def _plan(path: Option, decision: Decision) -> Msg:
    """Say a plan: when, on what condition, and what is done; or what several have in common."""
    kind, *rest = path
    when = msg(f"fab-plan-{kind}")
    match rest:
        case ["about", str(what), *rest] if what != OTHERS_WINDOW[1]:
            when = msg("fab-plan-about", when=when, area=what)
        case ["about", _, *rest]:
            pass
        case ["least", int(hits), *rest]:
            when = msg("fab-plan-least", when=when, hits=hits)
    match rest:
        case [_] if path not in decision.options:
            return msg(f"fab-plan-{_BRANCHES[str(rest[0])]}", when=when)
        case ["do", *answer]:
            return msg("fab-plan", when=when, do=_planned(tuple(answer)))
        case _:
            return when


def _planned(answer: Option) -> Msg:
    match answer:
        case ():
            return msg("fab-plan-do-nothing")
        case ("assign", piece):
            return msg("fab-label-piece", piece=str(piece))
        case ("unit", unit):
            return msg("fab-label-named-unit", unit=str(unit))
        case ("to", area):
            return msg("fab-label-in-area", area=str(area))
    return msg(f"fab-plan-do-{str(answer[0]).replace('_', '-')}")


def block(view: FabView, seat: int, handle: str | int, *, walks: bool = True) -> Msg:
    """Name a unit as the viewer knows it, with its steps and where it stands; if it walks, with its points."""
    found = view.block(seat, handle)
    if found is None:  # it is not on the map yet
        return msg("fab-label-coming", unit=view.coming.get(int(handle), f"#{handle}"))
    return msg(
        "fab-label-block",
        unit=face(found.unit, found.handle),
        steps=found.steps,
        quality=found.quality or "",
        area=found.area,
        left=-1 if found.left is None or not walks else found.left,
    )
