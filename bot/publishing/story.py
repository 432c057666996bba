"""What acts brought about, in words for everybody: the story that a thread tells, and those who watch are told."""

from __future__ import annotations

from collections import Counter

from bot.match.posts import QUIET
from bot.panel.people import comrades
from bot.publishing import notices
from bot.store.records import Entry, Match
from bot.words import Language, event_lines
from engine.core.protocol import Event
from engine.core.registry import game as find_game


def lines(match: Match, events: list[Event], language: Language, *, short: bool = False) -> list[str]:
    """Say public events, shortened to a digest; ``short``: in the words that go with a picture."""
    game = find_game(match.game)
    told, people = game.digest(events), comrades(match, language)
    return event_lines(game, told, None, language, notices.sides(match), people=people, short=short)


def events(entries: list[Entry]) -> list[Event]:
    """List the public events of a story's acts; those that were taken back leave no trace."""
    undone = Counter(entry.undone for entry in entries)
    told = [entry for entry in entries if entry.undone is None and not _untold(entry, undone)]
    return [event for entry in told for event in entry.events if event.kind not in QUIET]


def _untold(entry: Entry, undone: Counter[int | None]) -> bool:
    """Return whether an act takes back what nobody was told."""
    return entry.kind == "take_back" and undone[entry.n] == entry.events[0].public["acts"]
