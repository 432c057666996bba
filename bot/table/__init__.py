"""The one place where a match changes: load, check, apply, save in one transaction, then tell the outbox."""

from bot.store.records import Entry, Language, Match, Person, Place, Seating
from bot.table.audit import Divergence
from bot.table.sights import Broke, Considered, Result, Shelf, Sight
from bot.table.table import Table

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
