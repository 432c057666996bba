"""A turn as a short story for the thread: moves and deployments in one line each, a shot with what came of it.

The log has every event with all its numbers.
"""

from __future__ import annotations

from engine.core.digest import Reader, run, shorten
from engine.core.protocol import Event
from engine.core.words import Arg, Msg, msg
from engine.tactics2gm.turn import rounds

_SHOTS = ("fired", "assaulted", "answered")
_HARM = ("wounded", "destroyed", "place_damaged", "bridge_damaged", "headquarters_hit")
"""What a shot brings about, in words of its own behind the shot."""


def digest(events: list[Event]) -> list[Event]:
    """Shorten what happened; what has no short form is told as it was."""
    return shorten(events, _READERS)


def _turn(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell the beginning of a turn in one line: whose it is, what he earned and drew."""
    stop = run(events, at + 1, lambda event: event.kind in ("income", "drew"))
    ap = sum(event.public["taken"] for event in events[at + 1 : stop] if event.kind == "income")
    drawn = sum(event.public["number"] for event in events[at + 1 : stop] if event.kind == "drew")
    began = events[at].public
    told.append(
        Event("turn_begins", {"side": began["side"], "round": rounds(began["turn"]), "ap": ap, "drawn": drawn})
    )
    return stop


def _moves(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell moves in a row as one, each unit with where it ended."""
    stop = run(events, at, lambda event: event.kind == "moved")
    last = {event.public["unit"]: event.public for event in events[at:stop]}
    moves = [msg("tactics2gm-digest-to", unit=n, unit_card=e["unit_card"], at=e["at"]) for n, e in last.items()]
    told.append(Event("advance", {"moves": _list(moves)}))
    return stop


def _deployments(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell deployments in a row as one, without the dice that pick columns."""
    stop = run(events, at, lambda event: event.kind in ("deployed", "column_rolled"))
    units = [
        msg("tactics2gm-digest-to", **{key: event.public[key] for key in ("unit", "unit_card", "at")})
        for event in events[at:stop]
        if event.kind == "deployed"
    ]
    told.append(Event("deployments", {"units": _list(units)}))
    return stop


def _shot(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell a roll and the harm it does in one line."""
    shot = events[at]
    target = shot.public["target"]
    stop = run(events, at + 1, lambda event: event.kind in _HARM and event.public.get("unit", target) == target)
    harm = {event.kind: _short(event) for event in events[at + 1 : stop]}
    if "destroyed" in harm:
        harm.pop("wounded", None)
    told.append(Event("shot", {"shot": _short(shot), "harm": _list([*harm.values()])}))
    gone = events[stop : stop + 1]
    return stop + sum(event.kind == "place_destroyed" for event in gone)


def _short(event: Event) -> Msg:
    return Msg(f"tactics2gm-digest-{event.kind.replace('_', '-')}", event.public)


def _list(parts: list[Msg]) -> list[Arg]:
    return list(parts)


_READERS: dict[str, Reader] = {
    "turn": _turn,
    "moved": _moves,
    "deployed": _deployments,
    "column_rolled": _deployments,
    **dict.fromkeys(_SHOTS, _shot),
}
