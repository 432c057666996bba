"""What lies in the store, as typed records.

Those that the rest of the bot receives hold no secret. The seed, the state and the private parts of events are
in :class:`Stored` and :class:`Record` alone, which only :mod:`bot.match` handles.
"""

from __future__ import annotations

from bot.store.records.changes import Change, Crowd, Entrance, Entry, NewAct, QuietAct, Record, Stored, UndoPoint
from bot.store.records.errors import Conflict, StoreError, StoreLost, StoreUnavailable
from bot.store.records.habits import REMINDING, Habits, Night, Quiet, Reminding
from bot.store.records.inboxes import Call, Inbox, Reminded
from bot.store.records.kinds import (
    ANYBODY,
    ENDINGS,
    NOBODY,
    WISHES,
    ActKind,
    Aim,
    Aside,
    Ending,
    Language,
    Picks,
    PostKind,
    Slot,
    Status,
    Wish,
)
from bot.store.records.matches import Clock, Former, Late, Look, Match, Place, Proposal, Seating, Sitting
from bot.store.records.messages import Post, Promise
from bot.store.records.people import NewDeck, Person, Reliability, SavedDeck
from bot.store.records.servers import Limits, Setup
from bot.store.records.vacations import Vacation

__all__ = [
    "ANYBODY",
    "ENDINGS",
    "NOBODY",
    "REMINDING",
    "WISHES",
    "ActKind",
    "Aim",
    "Aside",
    "Call",
    "Change",
    "Clock",
    "Conflict",
    "Crowd",
    "Ending",
    "Entrance",
    "Entry",
    "Former",
    "Habits",
    "Inbox",
    "Language",
    "Late",
    "Limits",
    "Look",
    "Match",
    "NewAct",
    "NewDeck",
    "Night",
    "Person",
    "Picks",
    "Place",
    "Post",
    "PostKind",
    "Promise",
    "Proposal",
    "Quiet",
    "QuietAct",
    "Record",
    "Reliability",
    "Reminded",
    "Reminding",
    "SavedDeck",
    "Seating",
    "Setup",
    "Sitting",
    "Slot",
    "Status",
    "StoreError",
    "StoreLost",
    "StoreUnavailable",
    "Stored",
    "UndoPoint",
    "Vacation",
    "Wish",
]
