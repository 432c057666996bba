"""How the people at a table are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.match import pauses
from bot.store.records import Match, Seating
from bot.words import Language, literal, say
from engine.core.protocol import View
from engine.core.registry import game as find_game
from engine.core.sides import all_on_one_side
from engine.core.words import Arg, msg


def called(seating: Seating, language: Language, named: Callable[[str], str] = literal) -> str:
    """Call a player by his name, whatever signs he has in it; a seat that nobody has is called empty."""
    if seating.computer:
        return say(msg("seat-computer"), language)
    return say(msg("seat-empty"), language) if seating.user_id is None else named(seating.name)


def all_called(seatings: Iterable[Seating], language: Language) -> list[Arg]:
    """Call players by their names."""
    return [called(seating, language) for seating in seatings]


def comrades(match: Match, language: Language, named: Callable[[str], str] = literal) -> list[str]:
    """Name the players of a match in which all are on one side, by their seats: nothing else tells them apart.

    A seat that nobody has, or the computer, is called nothing, and so keeps the name of its chair.
    """
    if not all_on_one_side(find_game(match.game), match.scenario, match.options):
        return []
    return [
        "" if seating.computer or seating.user_id is None else called(seating, language, named)
        for seating in match.seats
    ]


def how_it_stands(match: Match, view: View, language: Language) -> str:
    """Say for whom a match that is played waits, or that it is paused, and until when at most."""
    if match.paused is not None:
        return say(msg("board-paused", until=f"<t:{match.paused + pauses.LASTS}:R>"), language)
    names: list[Arg] = [f"{called(one, language)}{time_left(one)}" for one in _awaited(match, view)]
    return say(msg("board-awaited", names=names), language)


def time_left(seating: Seating) -> str:
    """Show when a seat's time is up, or a vacation, behind its name; nothing while its clock stands still."""
    if seating.away is not None:
        return f" (🏖️ <t:{seating.away}:f>)"
    return "" if seating.falls is None else f" (⏳ <t:{int(seating.falls)}:R>)"


def waited_for(match: Match, view: View, language: Language) -> list[Arg]:
    """Call those for whom a match waits."""
    return all_called(_awaited(match, view), language)


def _awaited(match: Match, view: View) -> list[Seating]:
    """List the seats for which a match waits; that of the computer only where it waits for nobody else."""
    seatings = [match.seats[seat] for seat in view.awaited]
    return [one for one in seatings if not one.computer] or seatings[:1]
