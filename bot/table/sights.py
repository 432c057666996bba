"""What the table answers with. Nothing here holds a secret of anybody but the one who asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.store.records import Entry, Match, SavedDeck
from engine.core.errors import FieldpostError
from engine.core.game import Objection
from engine.core.protocol import Event, Option, Seat, View
from engine.core.words import Msg, msg


class Broke(FieldpostError):
    """Something broke that must not; the match is as it was before, and an operator finds the reason in the log.

    ``msg`` is what the player reads.
    """

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id}: something broke, nothing is lost")
        self.msg = msg("table-broke", match=match_id)


class Sight(msgspec.Struct, frozen=True):
    """A match as one person may see it. ``seat`` None: a spectator; ``view`` None: it has not begun.

    ``drafts`` are the picks that he has chosen and not yet sealed, by decision.
    """

    match: Match
    seat: Seat | None
    view: View | None
    drafts: dict[int, list[Option]] = {}


class Result(msgspec.Struct, frozen=True):
    """What came of an interaction: the match as it is now, and the acts that the interaction brought about.

    Their events are cut to what the one who acted may know. The same interaction again has the same acts.
    """

    match: Match
    entries: list[Entry]


class Considered(msgspec.Struct, frozen=True):
    """What is to be said of picks before they are sealed: why they are no answer, and the running total."""

    objection: Objection | None
    tally: Msg | None


class Shelf(msgspec.Struct, frozen=True):
    """The decks that a person has for one side of a game: those he saved, and the one he chose last."""

    saved: list[SavedDeck] = []
    last: SavedDeck | None = None


def cut(entries: Iterable[Entry], viewer: Seat | None) -> list[Entry]:
    """Leave of each event what is public, and the viewer's own part."""
    return [msgspec.structs.replace(e, events=[_cut(event, viewer) for event in e.events]) for e in entries]


def _cut(event: Event, viewer: Seat | None) -> Event:
    own: dict[Seat, dict[str, Any]] = (
        {viewer: event.private[viewer]} if viewer is not None and viewer in event.private else {}
    )
    return Event(event.kind, event.public, own)
