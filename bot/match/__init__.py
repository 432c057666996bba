"""The one place where a match changes: load, check, apply, save in one transaction, then tell the outbox."""

from bot.match.audit import Divergence
from bot.match.results import Considered, InternalError, Result, SavedDecks, Sight
from bot.match.table import Table
from bot.store.records import Entry, Language, Match, Person, Place, Seating

__all__ = [
    "Considered",
    "Divergence",
    "Entry",
    "InternalError",
    "Language",
    "Match",
    "Person",
    "Place",
    "Result",
    "SavedDecks",
    "Seating",
    "Sight",
    "Table",
]
