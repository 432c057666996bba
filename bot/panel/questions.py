"""What lies before one person: his open decisions, with what he would answer if he sealed now."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
import structlog

from bot.match.results import SavedDecks, Sight
from bot.odds import Reckoner
from engine.core.decks import Pool, picks
from engine.core.errors import Refusal, Stale, TooLate
from engine.core.game import Game
from engine.core.lesson import Lesson
from engine.core.protocol import Decision, Objection, Option, View
from engine.core.registry import game as find_game
from engine.core.words import Msg, msg

if TYPE_CHECKING:
    from bot.match import Table
    from bot.store.records import Match

log = structlog.get_logger(__name__)

Source = Literal["sealed", "drafted", "suggested", "empty"]

WISH = 0
"""The draft that belongs to no decision yet: what the host named when he opened the match (his deck)."""


class Question(NamedTuple):
    """One open decision. ``shown`` is what sealing would answer, ``source`` where that comes from.

    ``promises`` say what the dice make of what is shown; of acts, the panel says it branch by branch. ``pool`` is
    what the deck may hold, where it asks for one.
    """

    decision: Decision
    shown: list[Option]
    source: Source
    objection: Objection | None
    tally: Msg | None
    promises: list[Msg] = []
    pool: Pool | None = None

    @property
    def mark(self) -> tuple[int, int]:
        """What a code says to mean this question and no other: its decision's number, and a stamp.

        The number alone would not do: after a take-back it is given to another question.
        """
        return self.decision.id, stamp(self.decision)

    @property
    def settled(self) -> bool:
        """Return whether what is shown is what has been answered."""
        return self.source == "sealed"


class Sheet(NamedTuple):
    """Everything a panel shows to one person: his view, the questions he must answer, and those he may.

    ``saved_decks`` are the decks he has, while he is asked for one; ``wish`` is the one that he named as the host.
    """

    match: Match
    view: View
    questions: list[Question]
    extras: list[Question]
    saved_decks: SavedDecks = SavedDecks()
    wish: Sequence[Option] = ()

    @property
    def game(self) -> Game[Any, Any]:
        """The rules that can name what is in the view."""
        return find_game(self.view.game)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that the match is, if it is one."""
        return self.game.lesson if self.match.lesson else None

    def advice(self, decision: Decision) -> list[Option]:
        """Return what the game, or its lesson, advises."""
        return advice(self.view, decision, self.lesson)

    @property
    def taught(self) -> Option:
        """The branch of acts that a lesson leaves to the learner; the whole tree where it leaves none."""
        lesson, asked = self.lesson, [question.decision for question in self.questions if question.decision.act]
        moves = [lesson.move(self.view, decision) for decision in asked] if lesson is not None else []
        return next((move.picks[0][:1] for move in moves if move is not None and move.by_hand), ())

    def otherwise(self, answers: list[tuple[int, list[Option]]]) -> Msg | None:
        """Say something to a learner whose answers are not what the lesson tells; nothing to anybody else."""
        lesson = self.lesson
        for number, chosen in answers:
            question = self.question(number)
            if lesson is not None and question is not None:
                words = lesson.otherwise(self.game.suggestion, self.view, question.decision, chosen)
                if words is not None:
                    return words
        return None

    @property
    def unsettled(self) -> list[Question]:
        """The questions that sealing would answer."""
        return [question for question in self.questions if not question.settled]

    def caution(self, decision: Decision, picks: list[Option]) -> Msg | None:
        """Say what picks would give up, of which one is asked once more; nothing of what is advised, or taught."""
        lesson, suggest = self.lesson, self.game.suggestion
        sound = lesson.advice(suggest, self.view, decision) if lesson is not None else self.advice(decision)
        return None if picks == sound else self.game.caution(self.view, decision, picks)

    @property
    def cautions(self) -> list[Msg]:
        """What sealing would give up; what is shown as it is suggested gives up nothing."""
        found = [self.caution(q.decision, q.shown) for q in self.unsettled if q.source != "suggested"]
        return [caution for caution in found if caution is not None]

    def question(self, decision: int) -> Question | None:
        """Find an open question by its decision's number."""
        return next((q for q in (*self.questions, *self.extras) if q.decision.id == decision), None)

    @property
    def flag(self) -> float | None:
        """The Unix time at which the person's own time is up, if his clock runs."""
        seat = self.view.viewer
        return None if seat is None or self.match.paused is not None else self.match.seats[seat].falls

    def seal(self) -> int:
        """Return a number for exactly what is shown, so that a press seals what its presser saw, or nothing."""
        shown = [(question.decision.id, question.shown) for question in self.unsettled]
        return zlib.crc32(msgspec.json.encode(shown))


def stamp(decision: Decision) -> int:
    """Return a number below 36^4 for what is asked: the same for the same question, hardly ever for another.

    The options of an act are made anew while its question stays: each is known by its own :func:`digest`.
    """
    asked = (decision.kind, decision.subject, () if decision.act else decision.options)
    return zlib.crc32(msgspec.json.encode(asked)) % 36**4


def digest(path: Option) -> int:
    """Return a number below 2^40 for an option, or its first steps, wherever it stands among others."""
    return int.from_bytes(hashlib.blake2b(msgspec.json.encode(path), digest_size=5).digest())


def number(decision: Decision, option: Option) -> int:
    """Return the number of an option: of an act its digest, else its place among those that the stamp is of."""
    return digest(option) if decision.act else decision.options.index(option)


def numbered(decision: Decision, number: int) -> Option:
    """Find the option of a number; raises Refusal where there is none any more."""
    options = decision.options
    meant = [option for option in options if digest(option) == number] if decision.act else options[number:]
    if not meant:
        raise gone(decision)
    return meant[0]


def gone(decision: Decision) -> Refusal:
    """Return what is said of an option that is no longer there: of several who act at once, another was first."""
    return TooLate() if decision.concurrent else Stale()


async def read(table: Table, match_id: int, user_id: int) -> Sheet:
    """Read from the store what lies before a person; a spectator has no questions."""
    return await lay_out(await table.look(match_id, user_id))


async def lay_out(sight: Sight, *, judge: bool = True) -> Sheet:
    """Lay out what lies before a person who sees a match.

    Without ``judge``, nothing is looked for that speaks against what is shown: enough to act on, not to draw.
    Acts come last: while something else is to be decided, they are behind a button like what nobody waits for.
    """
    view = sight.view
    if view is None:
        raise Refusal(msg("not-started"))
    game = find_game(view.game)
    lesson = game.lesson if sight.match.lesson else None
    wish = sight.drafts.get(WISH)
    pools = {} if game.decks is None else {one.id: game.decks.asked(view, one) for one in view.decisions}
    saved_decks = _saved_decks(sight, view, pools)
    questions: list[Question] = []
    extras: list[Question] = []
    for decision in view.decisions:
        wanted = _opening(view, decision, saved_decks) or wish
        shown, source = _shown(sight, decision, wanted, partial(advice, view, decision, lesson))
        objection = None
        if judge and not decision.act and (source == "drafted" or (source == "empty" and not decision.optional)):
            objection = sight.consider(decision.id, shown).objection
        tally = find_game(view.game).tally(view, decision, shown) if judge else None
        question = Question(decision, shown, source, objection, tally, pool=pools.get(decision.id))
        (extras if decision.optional else questions).append(question)
    if judge and any(question.decision.kind in find_game(view.game).kinds_with_odds for question in questions):
        questions = await _promising(sight.reckoner, view, questions)
    acts = [question for question in questions if question.decision.act]
    if acts:
        others = [question for question in questions if not question.decision.act]
        first, last = (acts[:1], [*others, *acts[1:]]) if all(q.settled for q in others) else (others, acts)
        questions, extras = first, [*last, *extras]
    return Sheet(sight.match, view, questions, extras, saved_decks, wish or ())


def reasons(sheet: Sheet) -> Iterator[tuple[Question, Objection]]:
    """Say what speaks against the picks of each question, and why others are not offered."""
    for question in sheet.questions:
        if question.objection is not None:
            yield question, question.objection
        for reason in sheet.game.absent(sheet.view, question.decision):
            yield question, reason


async def _promising(reckoner: Reckoner, view: View, questions: list[Question]) -> list[Question]:
    """Work out what is shown, where dice decide about it; where that fails, the questions go alone."""
    try:
        promised = await reckoner.promised(view, [(one.decision, one.shown) for one in questions])
    except Refusal:  # who asks for too much at once is not told what the dice promise
        return questions
    except Exception:
        log.exception("odds not worked out", game=view.game, actions=view.actions)
        return questions
    return [one._replace(promises=lines) for one, lines in zip(questions, promised, strict=True)]


def _saved_decks(sight: Sight, view: View, pools: Mapping[int, Pool | None]) -> SavedDecks:
    """Find the decks of somebody who is asked for one (``pools``), or for the opening hand of one."""
    game = find_game(view.game)
    for decision in view.decisions if game.decks is not None else ():
        assert game.decks is not None
        if pools[decision.id] or game.decks.opening(view, decision) is not None:
            side = game.sides(view.scenario, view.options)[decision.seat]
            return sight.saved_decks(side)
    return SavedDecks()


def _opening(view: View, decision: Decision, saved_decks: SavedDecks) -> list[Option]:
    """Find the opening hand that a person has chosen for the deck that he plays; empty for none."""
    decks = find_game(view.game).decks
    deck = decks and decks.opening(view, decision)
    kept = [*([saved_decks.last] if saved_decks.last is not None else []), *saved_decks.saved] if deck else []
    for one in kept:
        if one.hand and one.cards == deck and sum(one.hand.values()) == decision.min:
            return picks(one.hand)
    return []


def advice(view: View, decision: Decision, lesson: Lesson | None) -> list[Option]:
    """Return what the game, or its lesson, advises; nothing where that is left to whoever learns."""
    game = find_game(view.game)
    if lesson is None:
        return game.suggestion(view, decision)
    return [] if lesson.by_hand(view, decision) else lesson.advice(game.suggestion, view, decision)


def _shown(
    sight: Sight, decision: Decision, wish: list[Option] | None, advise: Callable[[], list[Option]]
) -> tuple[list[Option], Source]:
    """Choose what to show: a draft, else the sealed answer, else a wish from before the deal, else advice."""
    assert sight.view is not None
    draft, sealed = sight.drafts.get(decision.id), sight.view.answers.get(decision.id)
    if draft is not None and draft != sealed:
        return draft, "drafted"
    if sealed is not None:
        return sealed, "sealed"
    if decision.optional or decision.act:
        return [], "empty"
    if wish and all(option in decision.options for option in wish):
        return wish, "drafted"
    suggestion = sight.advised(decision.id, advise)
    return suggestion, "suggested" if suggestion or not decision.min else "empty"
