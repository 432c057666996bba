"""What a `custom_id` says: the match, a verb, and numbers. Never a card, never a name: anybody can read them.

``f<match>.<verb>[.<number>...]``, all numbers in base 36; at the very most 80 characters, of Discord's 100. Each
verb has a class whose fields name its numbers. Those that have their default are left out at the end. Acts are
named by digests of their options, which could be guessed: they stand on panels that one person sees, nowhere else.

Anybody can also make one up: whatever is none of ours is :class:`Unknown`, and what a code names need not exist.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from engine.ai.levels import LEVELS, USUAL, LevelName

_SHAPE = re.compile(r"f([0-9a-z]{1,10})\.([a-z]+)((?:\.[0-9a-z]{1,10})*)")
_PART = 36**8
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Code(msgspec.Struct, frozen=True):
    """A component's meaning. ``match`` is 0 for what is in no match."""

    verb: ClassVar[str] = ""
    match: int

    def __str__(self) -> str:
        match, *numbers = msgspec.structs.astuple(self)
        for default in reversed(self.__struct_defaults__):
            if numbers[-1] != default:
                break
            numbers.pop()
        return ".".join((f"f{base36(match)}", self.verb, *map(base36, numbers)))


def level_number(level: LevelName) -> int:
    """Return the number of a level of the computer: from 1, but 0 for the usual one."""
    return 0 if level == USUAL else LEVELS.index(level) + 1


def level_of(number: int) -> LevelName:
    """Return the level that has a number; the usual one for a number that none has."""
    return LEVELS[number - 1] if 1 <= number <= len(LEVELS) else USUAL


class Unknown(Code, frozen=True):
    """Something that no component of ours says."""


class Asked(Code, frozen=True):
    """What is about one question, by its mark: its decision's number, and a stamp of what is asked."""

    decision: int
    stamp: int

    @property
    def mark(self) -> tuple[int, int]:
        """The question that is meant."""
        return self.decision, self.stamp


# ------------------------------------------------------------- on a panel


class Answer(Asked, frozen=True):
    """A button that answers with the option of an index."""

    verb = "answer"
    index: int


class Choose(Asked, frozen=True):
    """A select that answers with the option of the index chosen."""

    verb = "choose"


class Act(Asked, frozen=True):
    """A way among acts: to a place (:mod:`bot.panel.acts`), or to the one chosen.

    ``here``: how many steps have led to the branch shown. ``other`` tells buttons apart that lead to the same
    place.
    """

    verb = "act"
    here: int
    place: int | None = None
    page: int = 0
    other: int = 0


class Sure(Asked, frozen=True):
    """The confirmation of an act, or a pick, that was in doubt."""

    verb = "sure"
    here: int
    place: int


class Pick(Asked, frozen=True):
    """A select of the members of a group (from 1); then the panel stays turned as it is."""

    verb = "pick"
    group: int
    turned: int = 0
    opened: int = 0
    page: int = 0


class More(Asked, frozen=True):
    """A select that takes one card more."""

    verb = "more"


class Less(Asked, frozen=True):
    """A button that puts back the card of an index."""

    verb = "less"
    index: int


class Group(Asked, frozen=True):
    """A select that opens a group of options, on a page of groups."""

    verb = "group"
    page: int = 0


class Turned(Code, frozen=True):
    """What is about the question, the group and the page to which a panel is turned; 0 for all questions."""

    decision: int = 0
    group: int = 0
    page: int = 0


class Turn(Turned, frozen=True):
    """A button that turns the panel. ``other`` tells apart two that turn it to the same."""

    verb = "focus"
    other: int = 0


class Clear(Turned, frozen=True):
    """A button that empties drafts."""

    verb = "clear"


class Advise(Turned, frozen=True):
    """A button that makes drafts of what the game advises."""

    verb = "advise"


class Seal(Code, frozen=True):
    """A button that answers what is shown; ``shown`` is a number for exactly that, ``sure``: asked once more."""

    verb = "seal"
    shown: int
    sure: int = 0


class Confirm(Asked, frozen=True):
    """A button that answers one question which nobody waits for."""

    verb = "confirm"


class Undo(Code, frozen=True):
    """A button that takes the last answer back, and among acts stays at a place of a question."""

    verb = "undo"
    decision: int = 0
    stamp: int = 0
    place: int = 0


# ------------------------------------------------------------- on boards and invitations, and what comes of them


class Open(Code, frozen=True):
    """**My decision**."""

    verb = "open"


class Hand(Code, frozen=True):
    """**My hand**."""

    verb = "hand"


class OwnBoard(Code, frozen=True):
    """**My board**, where it looks different to each seat."""

    verb = "mine"


class Board(Code, frozen=True):
    """The board in words."""

    verb = "board"


class Areas(Code, frozen=True):
    """**Close-up**: any area of the board."""

    verb = "areas"


class Area(Code, frozen=True):
    """A select of areas of the board, a part of them (from 0): a close-up of the one chosen."""

    verb = "area"
    part: int = 0


class Upright(Code, frozen=True):
    """The public board upright, for a telephone."""

    verb = "upright"


class Legend(Code, frozen=True):
    """What the signs on pictures mean."""

    verb = "signs"


class Log(Code, frozen=True):
    """What happened in one turn of a match, page by page (from 1; 0 for the last).

    ``other`` tells apart buttons that lead to the same.
    """

    verb = "log"
    page: int = 0
    other: int = 0


class Rules(Code, frozen=True):
    """A chapter of a game's rules, both by their places, and the page of it; also the select of chapters.

    ``other`` tells apart buttons that lead to the same.
    """

    verb = "rules"
    game: int
    chapter: int = 0
    page: int = 0
    other: int = 0


class Rule(Code, frozen=True):
    """**Why?** One rule, by its number without the hyphen, read in base 36."""

    verb = "rule"
    number: int


class Why(Code, frozen=True):
    """**Why?** What speaks against the picks of the open questions, and why others cannot be chosen."""

    verb = "why"


class Film(Code, frozen=True):
    """A match that is over, as a film."""

    verb = "film"


class ReadReport(Code, frozen=True):
    """The report on a match that is over."""

    verb = "report"


class PostReport(Code, frozen=True):
    """The same, for everybody in the thread."""

    verb = "post"


class Rematch(Code, frozen=True):
    """The same match once more, with sides changed."""

    verb = "rematch"


class Step(Code, frozen=True):
    """One step of a match that is over, and whose hand, or own board, is shown (from 1; 0 for none).

    ``other`` tells apart buttons that lead to the same.
    """

    verb = "step"
    number: int = 0
    hand: int = 0
    other: int = 0


class Jump(Code, frozen=True):
    """A select of turns of a match, each by its step; ``hand`` as in :class:`Step`."""

    verb = "jump"
    hand: int = 0


class Join(Code, frozen=True):
    """Taking a seat: the first free one, or ``beside``, and where that is taken another one of its side."""

    verb = "join"
    beside: int | None = None


class Word(Code, frozen=True):
    """Taking a seat as with :class:`Join`, with a word for the dice; also the window in which that is written."""

    verb = "word"
    beside: int | None = None


class Decline(Code, frozen=True):
    """Turning an invitation down."""

    verb = "decline"


class Begin(Code, frozen=True):
    """Beginning with those who are there."""

    verb = "begin"


class NewMatch(Code, frozen=True):
    """Opening a match of a game, by its place among all: with a guest (0: none), or against the computer.

    ``hours`` each has for a turn (0: as many as he likes), or begins with where there is a ``cap``; ``language``
    is its place among all, from 1 (0: the host's), and ``level`` the number of the computer's (:func:`level_of`).
    The id of a guest is too long for one number: ``above`` and ``below`` are its two parts.
    """

    verb = "new"
    game: int
    computer: int = 0
    hours: int = 0
    language: int = 0
    above: int = 0
    below: int = 0
    increment: int = 0
    cap: int = 0
    level: int = 0

    def with_guest(self, guest: int) -> NewMatch:
        """Return the code of such a match to which somebody is invited."""
        above, below = divmod(guest, _PART)
        return msgspec.structs.replace(self, above=above, below=below)

    @property
    def guest(self) -> int:
        """The id of who is invited."""
        return self.above * _PART + self.below


class Computer(Code, frozen=True):
    """The computer plays all seats that are free, at a level (:func:`level_of`), and the match begins."""

    verb = "computer"
    level: int = 0


class Leave(Code, frozen=True):
    """Giving up a seat before the match begins."""

    verb = "leave"


class Cancel(Code, frozen=True):
    """Calling a match off that has not begun."""

    verb = "cancel"


class HandOver(Code, frozen=True):
    """Putting one's seat on offer to anybody."""

    verb = "handover"


class TakeOver(Code, frozen=True):
    """Taking a seat that is on offer."""

    verb = "takeover"
    seat: int


class CallOff(Code, frozen=True):
    """Putting a seat on offer no longer."""

    verb = "calloff"
    seat: int


class Learn(Code, frozen=True):
    """Learning the game of a match."""

    verb = "learn"


class NewLesson(Code, frozen=True):
    """Learning a game, by its place among all."""

    verb = "lesson"
    game: int


class LeaveLesson(Code, frozen=True):
    """Ending a lesson."""

    verb = "unlearn"


class Propose(Code, frozen=True):
    """Proposing to all who play how to end the match, by the place of that ending."""

    verb = "propose"
    ending: int


class AskBack(Code, frozen=True):
    """Asking the others to let one take back what the undo law no longer lets one take back."""

    verb = "askback"


class Agree(Code, frozen=True):
    """Agreeing to what was proposed at a time (Unix time)."""

    verb = "agree"
    at: int


class PlayOn(Code, frozen=True):
    """Turning down what was proposed at a time (Unix time)."""

    verb = "playon"
    at: int


class GoOn(Code, frozen=True):
    """Ending the pause that began at a time (Unix time)."""

    verb = "goon"
    since: int


class GiveTime(Code, frozen=True):
    """Giving more time to a seat that is out of it, as all were told at a time (Unix time)."""

    verb = "givetime"
    seat: int
    since: int


class Claim(Code, frozen=True):
    """Claiming the match from a seat that is out of time, as all were told at a time (Unix time)."""

    verb = "claim"
    seat: int
    since: int


class Seek(Code, frozen=True):
    """Seeking a substitute for a seat that is out of time, as all were told at a time (Unix time)."""

    verb = "substitute"
    seat: int
    since: int


class AskComputer(Code, frozen=True):
    """Asking all others to let the computer play a seat: one out of time, as all were told at a time, or empty."""

    verb = "standin"
    seat: int
    since: int = 0
    level: int = 0


class Rewind(Code, frozen=True):
    """A master's: going back to a turn by its first answer, in a match whose last act had a number."""

    verb = "rewind"
    first: int
    last: int


class CloseMatch(Code, frozen=True):
    """A master's: closing a match with no result."""

    verb = "close"


class ServerSetting(Code, frozen=True):
    """A select of one thing that is set up in a server, by its place among them."""

    verb = "set"
    field: int


class ServerPanel(Code, frozen=True):
    """**Check again**: how a server is set up, as it is now."""

    verb = "server"


class CaughtUp(Code, frozen=True):
    """Going on to the panel from what happened since one last looked."""

    verb = "on"


class Games(Code, frozen=True):
    """**Refresh**: one's matches, as they are now."""

    verb = "games"


class Snooze(Code, frozen=True):
    """Putting one's reminders off, by the place of how long among all choices."""

    verb = "snooze"
    choice: int


class TimeSetting(Code, frozen=True):
    """A select of one thing about one's own time, by its place among them."""

    verb = "time"
    field: int


class ZoneSetting(Code, frozen=True):
    """One's time zone; also the window in which it is written."""

    verb = "zone"


class Forget(Code, frozen=True):
    """Having all one's data deleted, for certain."""

    verb = "forget"


class Watch(Code, frozen=True):
    """**Watch**: following a match that others play."""

    verb = "watch"


class Unwatch(Code, frozen=True):
    """Following it no longer."""

    verb = "unwatch"


class Resign(Code, frozen=True):
    """Giving a match up, for certain."""

    verb = "resign"


class Stay(Code, frozen=True):
    """Not giving it up."""

    verb = "stay"


# ------------------------------------------------------------- in tournaments


class Tourney(Code, frozen=True):
    """A button of a tournament, by the place of what it does: taking part, withdrawing, beginning, calling off."""

    verb = "cup"
    tournament: int
    act: int


# ------------------------------------------------------------- in the queue


class LeaveQueue(Code, frozen=True):
    """Looking for an opponent no longer, by a ticket."""

    verb = "unqueue"
    ticket: int


class Pair(Code, frozen=True):
    """Agreeing to a pairing (``yes``), or declining it."""

    verb = "pair"
    pairing: int
    yes: int


# ------------------------------------------------------------- on a deck


class OfDeck(Asked, frozen=True):
    """What is about a deck: that of a question, or (match 0) one that is kept, by its number and a stamp."""


class Deck(OfDeck, frozen=True):
    """Turning to a part of the deck: its sources, building it, its options."""

    verb = "deck"
    part: int = 0


class DeckReady(OfDeck, frozen=True):
    """A select of ready-made decks."""

    verb = "dready"


class DeckMine(OfDeck, frozen=True):
    """A select of saved decks, a part of them."""

    verb = "dmine"
    part: int = 0


class DeckLast(OfDeck, frozen=True):
    """The deck chosen last."""

    verb = "dlast"


class DeckWish(OfDeck, frozen=True):
    """The deck that the host named when he opened the match."""

    verb = "dwish"


class DeckRandom(OfDeck, frozen=True):
    """A deck by chance."""

    verb = "drandom"


class DeckCode(OfDeck, frozen=True):
    """A deck by its code; also the window in which that is written."""

    verb = "dcode"


class DeckSetting(OfDeck, frozen=True):
    """A select of the values of the setting at a place."""

    verb = "dset"
    place: int = 0


class DeckPacks(OfDeck, frozen=True):
    """A select of packs."""

    verb = "dpacks"


class DeckHand(OfDeck, frozen=True):
    """A select of the opening hand."""

    verb = "dhand"


class DeckGroup(OfDeck, frozen=True):
    """A select of groups of cards."""

    verb = "dgroup"


class DeckCard(OfDeck, frozen=True):
    """A select of cards."""

    verb = "dcard"


class DeckCopies(OfDeck, frozen=True):
    """So many of the card at a place. ``other`` tells more from fewer where both come to the same."""

    verb = "dcopy"
    place: int
    number: int
    other: int = 0


class DeckClear(OfDeck, frozen=True):
    """An empty deck."""

    verb = "dclear"


class DeckFind(OfDeck, frozen=True):
    """Looking for cards; also the window for the words."""

    verb = "dfind"


class DeckSave(OfDeck, frozen=True):
    """Keeping the deck; also the window for its name."""

    verb = "dsave"


class DeckShare(OfDeck, frozen=True):
    """Telling the deck's code."""

    verb = "dshare"


class DeckGone(OfDeck, frozen=True):
    """Throwing the deck away, for certain."""

    verb = "dgone"


class DeckStay(OfDeck, frozen=True):
    """Not throwing it away."""

    verb = "dstay"


# ------------------------------------------------------------- writing and reading


def _with_verbs(kind: type[Code]) -> Iterator[type[Code]]:
    """Return the classes below one that have a verb of their own."""
    for below in kind.__subclasses__():
        if below.verb:
            yield below
        yield from _with_verbs(below)


KINDS: dict[str, type[Code]] = {kind.verb: kind for kind in _with_verbs(Code)}
"""Every class by its verb."""


def read(custom_id: str) -> Code:
    """Read what a component says."""
    found = _SHAPE.fullmatch(custom_id)
    if found is None:
        return Unknown(0)
    match, verb, tail = found.groups()
    kind, numbers = KINDS.get(verb), [int(number, 36) for number in (match, *tail.split(".")[1:])]
    if kind is not None:
        most = len(kind.__struct_fields__)
        if most - len(kind.__struct_defaults__) <= len(numbers) <= most:
            given: Any = numbers
            return kind(*given)
    return Unknown(numbers[0])


@lru_cache(maxsize=4096)  # most of a panel's codes name the same match and question
def base36(number: int) -> str:
    """Write a whole number from 0 in base 36."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
