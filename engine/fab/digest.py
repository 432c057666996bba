"""A turn as a short story for the thread: moves in one line, each volley with all that came of it.

The log has every event with all its numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.digest import Reader, run, shorten
from engine.core.protocol import Event
from engine.core.words import Arg, Msg, msg

_HARM = frozenset(
    {"defences_absorbed", "lost_step", "eliminated", "asset_lost", "disordered", "falls_back", "aborted", "stuck"}
)
"""What fire brings about, in words of its own behind the volley."""
_UNTOLD = frozenset({"passed"})
"""What the story goes without."""


def digest(events: list[Event]) -> list[Event]:
    """Shorten what happened; what has no short form is told as it was."""
    return shorten([event for event in events if event.kind not in _UNTOLD], _READERS)


def _phase(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell only whose turn begins; what happens in the other phases says of itself which they are."""
    if events[at].public["phase"] == "administration":
        told.append(events[at])
    return at + 1


def _moves(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell a side's moves in a row as one, each unit with where it ended, then the areas that they took."""
    seat = events[at].public["seat"]
    stop = run(events, at, lambda event: event.kind in {"moved", "taken"} and event.public["seat"] == seat)
    last = {event.public["block"]: event.public for event in _of(events[at:stop], "moved")}
    if last:
        moves: list[Arg] = [msg("fab-story-to", unit=e["unit"], area=e["to_area"]) for e in last.values()]
        told.append(Event("advance", {"seat": seat, "moves": moves}))
    told += _of(events[at:stop], "taken")
    return stop


def _arrivals(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell a side's arrivals in a row as one."""
    seat = events[at].public["seat"]
    stop = run(events, at, lambda event: event.kind == "arrived" and event.public["seat"] == seat)
    units: list[Arg] = [
        msg("fab-story-to", unit=event.public["unit"], area=event.public["area"])
        for event in _of(events[at:stop], "arrived")
    ]
    told.append(Event("arrivals", {"seat": seat, "units": units}))
    return stop


def _volley(events: list[Event], at: int, told: list[Event]) -> int:
    """Tell all fire of a side in one step of a combat, with what it does."""
    seat = events[at].public["seat"]
    stop = run(events, at, lambda event: event.kind == "fired" and event.public["seat"] == seat)
    after = run(events, stop, lambda event: event.kind in _HARM)
    shots: list[Arg] = [_short(event) for event in _of(events[at:stop], "fired") if event.public["hits"]]
    harm: list[Arg] = [_short(event) for event in _harm(events[stop:after])]
    told.append(Event("volley", {"seat": seat, "shots": shots, "harm": harm}))
    return after


def _harm(events: list[Event]) -> Iterator[Event]:
    """Return what was harmed; of a unit that lost several steps only what is left of it."""
    losses = [event for event in events if event.kind in {"lost_step", "eliminated"}]
    last = {event.public["block"]: event for event in losses}
    for event in events:
        if event.kind in _HARM and (event not in losses or event is last[event.public["block"]]):
            yield event


def _of(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def _short(event: Event) -> Msg:
    return Msg(f"fab-volley-{event.kind.replace('_', '-')}", event.public)


_READERS: dict[str, Reader] = {
    "phase": _phase,
    "moved": _moves,
    "taken": _moves,
    "arrived": _arrivals,
    "fired": _volley,
}
