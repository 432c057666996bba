"""The same match once more, with sides changed: who sits where."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.match import changes
from bot.match.new_match import new_match
from bot.match.refusals import refusal
from bot.store.records import Match, Person, Seating
from engine.core.protocol import Seat
from engine.core.registry import game as find_game

WITHIN = 7 * 24 * 3600.0
"""Seconds for which those who have played a match may ask for it once more."""


def once_more(match: Match, host: Person, interaction_id: int, new_word: Callable[[], str], now: float) -> Match:
    """Return a match once more: its host has a seat, and so has the computer where it played; others are invited.

    ``new_word`` makes what somebody adds to the dice. Raises Refusal where the person may not ask for it.
    """
    if match.status != "over":
        raise refusal("table-not-over")
    if match.seat_of(host.id) is None:
        raise refusal("table-not-seated")
    if now > match.updated_at + WITHIN:
        raise refusal("table-rematch-late")

    def seated(was: Seating, seat: Seat) -> Seating:
        if was.computer:
            return changes.computer_seat(seat, new_word(), was.level)
        if was.user_id == host.id:
            return Seating(seat, host.id, host.name, new_word(), interaction=interaction_id)
        forgotten = was.user_id is not None and was.user_id < 0
        return Seating(seat, invited=None if forgotten else was.user_id)

    sides = find_game(match.game).sides(match.scenario, match.options)
    seats = map(seated, match.seats, exchanged(sides[: len(match.seats)]))
    return new_match(
        match.game,
        match.scenario,
        match.options,
        sorted(seats, key=lambda seating: seating.seat),
        host=host,
        place=match.place,
        language=match.language,
        now=now,
        clock=match.clock,
        rematch_of=match.id,
    )


def exchanged(sides: Sequence[str]) -> list[Seat]:
    """Return where each seat's player sits the next time: in the same place of the next side.

    Where sides are not equally many, it is the next seat; on one side together, everybody keeps his.
    """
    of_side: dict[str, list[Seat]] = {}
    for seat, side in enumerate(sides):
        of_side.setdefault(side, []).append(seat)
    if len({len(same) for same in of_side.values()}) > 1:
        return [(seat + 1) % len(sides) for seat in range(len(sides))]
    order = [*of_side.values()]
    following = dict(zip(of_side, [*order[1:], order[0]], strict=True))
    return [following[side][of_side[side].index(seat)] for seat, side in enumerate(sides)]
