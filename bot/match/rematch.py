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
    seats: dict[Seat, Seating] = {}
    for seat, was in zip(_exchanged(match), match.seats, strict=True):
        if was.computer:
            seats[seat] = changes.computer_seat(seat, new_word())
        elif was.user_id == host.id:
            seats[seat] = Seating(seat, host.id, host.name, new_word(), interaction=interaction_id)
        else:
            seats[seat] = Seating(seat, invited=was.user_id)
    return new_match(
        match.game,
        match.scenario,
        match.options,
        [seats[seat] for seat in sorted(seats)],
        host=host,
        place=match.place,
        language=match.language,
        now=now,
        deadline=match.deadline,
        rematch_of=match.id,
    )


def _exchanged(match: Match) -> list[Seat]:
    """Return for each seat where its player sits the next time."""
    return exchanged(find_game(match.game).sides(match.scenario, match.options)[: len(match.seats)])


def exchanged(sides: Sequence[str]) -> list[Seat]:
    """Return for each seat one of the next side; where sides are not equally many, the next seat.

    On one side together, everybody keeps his seat.
    """
    of_side: dict[str, list[Seat]] = {}
    for seat, side in enumerate(sides):
        of_side.setdefault(side, []).append(seat)
    if len({len(same) for same in of_side.values()}) > 1:
        return [(seat + 1) % len(sides) for seat in range(len(sides))]
    order = [*of_side.values()]
    following = dict(zip(of_side, [*order[1:], order[0]], strict=True))
    return [following[side][of_side[side].index(seat)] for seat, side in enumerate(sides)]
