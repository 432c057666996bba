"""A match of the store, played again from its seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from msgspec import structs

from bot.match.changes import dice
from bot.match.refusals import refusal
from bot.store.records import Record
from engine.core.matchfile import Answer, Playback, Ruling, Undo
from engine.core.protocol import Event
from engine.core.registry import game as find_game

T = TypeVar("T")


class Earlier(NamedTuple):
    """How a match stood before act number ``first`` of its log, and the act that leads back there. Secret."""

    first: int
    act: Undo | Ruling
    events: list[Event]
    state: bytes


def playback(record: Record) -> Playback:
    """Return a match as it was dealt, to play its acts again."""
    match, game = record.match, find_game(record.match.game)

    def begin() -> tuple[Any, list[Event]]:
        return game.start(match.scenario, match.options, dice(match, match.seats, record.seed))

    return Playback(game, begin)


def played_again(record: Record, play: Callable[[], tuple[T, bytes]]) -> T:
    """Return what ``play`` makes of a match that is over; it says too to which state that has led.

    Raises Refusal for one that began by other rules and goes another way by those of today.
    """
    match, game = record.match, find_game(record.match.game)
    if match.rules == game.version:
        return play()[0]
    try:
        found, last = play()
    except Exception:  # noqa: BLE001  # whatever new rules do to an old match
        last = b""
    if last != game.encode(game.decode(record.state)):
        raise refusal("table-other-rules", rules=match.rules, now=game.version)
    return found


def earlier(record: Record, first: int, ruling: Ruling | None = None) -> Earlier:
    """Play a match again up to an answer, and see how it stood before; slow enough for a thread.

    It goes back there by ``ruling``, else because all agree that the answer be taken back.
    Raises Refusal for one that goes another way by the rules of today.
    """
    game = find_game(record.match.game)
    try:
        played = playback(record)
        for act in record.acts:
            played.do(act)
        last = game.encode(played.state)
    except Exception:  # noqa: BLE001  # whatever new rules do to an old match
        last = b""
    if last != game.encode(game.decode(record.state)):
        raise refusal("undo-other-rules")
    place = record.numbers.index(first)
    taken = record.acts[place]
    assert isinstance(taken, Answer)
    back = place + 1
    act = Undo(taken.action.seat, back) if ruling is None else structs.replace(ruling, to=back)
    events = played.do(act)
    return Earlier(first, act, events, game.encode(played.state))
