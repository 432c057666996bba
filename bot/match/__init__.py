"""The one place where a match changes: load, check, apply, save in one transaction, then tell the outbox."""

from bot.match.audit import Divergence
from bot.match.results import Broke, Considered, Result, Shelf, Sight
from bot.match.table import Table
from bot.store.records import Entry, Language, Match, Person, Place, Seating

__all__ = [
    "Broke",
    "Considered",
    "Divergence",
    "Entry",
    "Language",
    "Match",
    "Person",
    "Place",
    "Result",
    "Seating",
    "Shelf",
    "Sight",
    "Table",
]
