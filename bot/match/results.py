"""What the table answers with. Nothing here holds a secret of anybody but the one who asked."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from hashlib import blake2b
from typing import Any

import msgspec
import structlog

from bot.match.advised import Advised
from bot.match.changes import must_run
from bot.match.refusals import refusal
from bot.odds import Reckoner
from bot.store.records import Entry, Match, Picks, SavedDeck, Sitting
from engine.core.errors import FieldpostError, Illegal, Refusal
from engine.core.game import Game
from engine.core.protocol import Action, Event, MatchState, Objection, Seat, View
from engine.core.registry import game as find_game
from engine.core.words import Msg, msg

log = structlog.get_logger(__name__)


class InternalError(FieldpostError):
    """Something broke that must not; the match is as it was before, and an operator finds the reason in the log.

    ``msg`` is what the player reads.
    """

    def __init__(self, match_id: int) -> None:
        super().__init__(f"match {match_id}: something broke, nothing is lost")
        self.msg = msg("table-broke", match=match_id)


class Sight:
    """A match as one person may see it, at one moment. ``seat`` None: a spectator.

    ``person`` is None for one who was never met; ``drafts`` are the picks that he has chosen and not yet sealed,
    by decision; ``look`` is when he last looked. The state from which it answers stays inside. ``reckoner`` knows
    what dice promise, ``advised`` what the game has advised lately.
    """

    def __init__(self, sitting: Sitting, user_id: int | None, reckoner: Reckoner, advised: Advised) -> None:
        self.match = sitting.match
        self.person = sitting.person
        self.drafts: Mapping[int, Picks] = sitting.drafts
        self.seat = sitting.match.seat_of(user_id)
        self.look = sitting.look
        self.reckoner = reckoner
        self._advised = advised
        self._decks = sitting.decks
        self._stored = sitting.state

    @cached_property
    def view(self) -> View | None:
        """What he may see of the match; None if it has not begun. Raises InternalError."""
        if self._stored is None:
            return None
        try:
            view: View = self._game.view(self._state, self.seat)
        except Exception as error:
            raise broke(self.match.id, error) from error
        return view

    def paused(self, decision_id: int) -> bool:
        """Return whether something else has to be settled before he is asked this question of his again."""
        return any(d.id == decision_id and d.seat == self.seat and d.paused for d in self._state.open)

    def consider(self, decision_id: int, picks: Picks) -> Considered:
        """Say why picks are no answer, if they are none, and their running total; changes nothing.

        Raises Stale or NotYours where the decision is gone or another seat's; InternalError.
        """
        if self.seat is None:
            raise refusal("table-not-seated")
        must_run(self.match)
        view = self.view
        try:
            objection = None
            try:
                decision = self._game.check(self._state, Action(self.seat, decision_id, picks))
            except Illegal as error:
                objection = Objection(error.msg, error.rule)
                decision = next(d for d in self._state.open if d.id == decision_id)
            return Considered(objection, self._game.tally(view, decision, picks))
        except Refusal:
            raise
        except Exception as error:
            raise broke(self.match.id, error) from error

    def advised(self, decision_id: int, work_out: Callable[[], Picks]) -> Picks:
        """Return what his seat is advised, worked out once for each state of the match."""
        assert self.seat is not None
        return self._advised.of(self._digest, self.seat, decision_id, work_out)

    def saved_decks(self, side: str) -> SavedDecks:
        """Return the decks that he has for a side of this game."""
        return SavedDecks.of(self._decks, side)

    def with_drafts(self, drafts: Mapping[int, Picks]) -> Sight:
        """Return the same sight with other picks for some decisions."""
        sight = copy.copy(self)
        sight.drafts = {**self.drafts, **drafts}
        return sight

    @property
    def _game(self) -> Game[Any, Any]:
        return find_game(self.match.game)

    @cached_property
    def _digest(self) -> bytes:
        assert self._stored is not None
        return blake2b(self._stored, digest_size=16).digest()

    @cached_property
    def _state(self) -> MatchState:
        assert self._stored is not None
        state: MatchState = self._game.decode(self._stored)
        return state


class Result(msgspec.Struct, frozen=True):
    """What came of an interaction: the match as its person sees it now, and the acts that it brought about.

    Their events are cut to what the one who acted may know. The same interaction again has the same acts.
    """

    sight: Sight
    entries: list[Entry]

    @property
    def match(self) -> Match:
        """The match as it is now."""
        return self.sight.match


class Considered(msgspec.Struct, frozen=True):
    """What is to be said of picks before they are sealed: why they are no answer, and the running total."""

    objection: Objection | None
    tally: Msg | None


class SavedDecks(msgspec.Struct, frozen=True):
    """The decks that a person has for one side of a game: those he saved, and the one he chose last."""

    saved: list[SavedDeck] = []
    last: SavedDeck | None = None

    @classmethod
    def of(cls, decks: Iterable[SavedDeck], side: str) -> SavedDecks:
        """Take from the decks of a game those of a side."""
        fitting = [deck for deck in decks if deck.side == side]
        last = next((deck for deck in fitting if deck.slot == "last"), None)
        return cls([deck for deck in fitting if deck.slot == "saved"], last)


def broke(match_id: int, error: Exception) -> InternalError:
    """Log what broke, for the operator, and give what is raised for it."""
    log.error("something broke; the match is as it was", match=match_id, exc_info=error)
    return InternalError(match_id)


def cut(entries: Iterable[Entry], viewer: Seat | None) -> list[Entry]:
    """Leave of each event what is public, and the viewer's own part."""
    return [msgspec.structs.replace(e, events=[_cut(event, viewer) for event in e.events]) for e in entries]


def _cut(event: Event, viewer: Seat | None) -> Event:
    own: dict[Seat, dict[str, Any]] = (
        {viewer: event.private[viewer]} if viewer is not None and viewer in event.private else {}
    )
    return Event(event.kind, event.public, own, known=event.known and bool(own))
