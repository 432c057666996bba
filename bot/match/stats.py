"""What finished matches add up to: pure functions from what is stored to what ``/stats`` tells."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean
from typing import Literal, NamedTuple, TypeAlias, get_args

from bot.store.finished import Answered, Finished
from bot.store.records.results import Luck
from engine.core.protocol import Outcome, Result
from engine.core.registry import game as find_game
from engine.core.sides import all_on_one_side

Company: TypeAlias = Literal["people", "together", "computer"]
"""In which matches: of people against each other, of all on one side, or with the computer in a seat."""
RESULTS: tuple[Result, ...] = get_args(Result)
OWN = ""
"""A deck that is none of the ready-made ones."""


class End(NamedTuple):
    """A way in which matches end."""

    result: Result
    termination: str
    grade: str


class Deck(NamedTuple):
    """A deck of a side: the id of a ready-made one, or :data:`OWN`."""

    side: str
    id: str


class Tally(NamedTuple):
    """The matches of one person in a game, in one company."""

    game: str
    company: Company
    results: Counter[Result]
    sides: Mapping[str, Counter[Result]]
    """By the side that he played; empty where there is but one."""
    ends: Counter[End]
    mean_score: int | None
    """Over the matches that have one, where all play on one side."""
    best_grade: str
    """That of the best score with which he won; empty for none."""
    decks: Counter[Deck]
    luck: Luck | None
    """How the dice of his side fell, of all matches together; None where none were thrown to hit."""

    @property
    def matches(self) -> int:
        """How many matches they are."""
        return self.results.total()


def tallies(finished: Iterable[Finished], early: Mapping[int, Sequence[Answered]]) -> list[Tally]:
    """Add up a person's matches by game, the most played first, and by company."""
    found: dict[tuple[str, Company], list[Finished]] = defaultdict(list)
    for match in finished:
        found[match.game, company(match)].append(match)
    played = Counter(game for (game, _), matches in found.items() for _ in matches)
    order = sorted(found, key=lambda one: (-played[one[0]], one[0], get_args(Company).index(one[1])))
    return [_tally(*key, found[key], early) for key in order]


def company(match: Finished) -> Company:
    """Return in which company a match was played."""
    if match.computer:
        return "computer"
    return "together" if all_on_one_side(find_game(match.game), match.scenario, match.options) else "people"


def outcome(match: Finished) -> Outcome:
    """Return how a match ended, the winning sides named."""
    return match.outcome.sided(_sides(match), match.seats)


def result(match: Finished) -> Result:
    """Return what a match was for the person who is asked about."""
    assert match.seat is not None
    return outcome(match).result(match.seat)


def shares(finished: Iterable[Finished]) -> Mapping[str, Counter[str]]:
    """Count by game which side has won, of matches of people against each other; empty: a draw."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for match in finished:
        if company(match) == "people":
            found[match.game].update(outcome(match).sides or [""])
    return found


def _sides(match: Finished) -> tuple[str, ...]:
    return find_game(match.game).sides(match.scenario, match.options)


def _tally(
    game: str, among: Company, matches: Sequence[Finished], early: Mapping[int, Sequence[Answered]]
) -> Tally:
    sides: dict[str, Counter[Result]] = defaultdict(Counter)
    ends: Counter[End] = Counter()
    decks: Counter[Deck] = Counter()
    scored: list[Outcome] = []
    fell: list[Luck] = []
    for match in matches:
        assert match.seat is not None
        end, its = outcome(match), result(match)
        sides[_sides(match)[match.seat]][its] += 1
        ends[End(its, end.termination, end.grade)] += 1
        fell += [one for one in match.luck if one.side == _sides(match)[match.seat]]
        deck = _deck(match, early.get(match.id, ()))
        if deck is not None:
            decks[deck] += 1
        if end.score is not None and all_on_one_side(find_game(game), match.scenario, match.options):
            scored.append(end)
    won = [end for end in scored if end.verdict == "won"]
    return Tally(
        game,
        among,
        sum(sides.values(), Counter()),
        sides if len(sides) > 1 or among == "people" else {},
        ends,
        round(mean(end.score or 0 for end in scored)) if scored else None,
        max(won, key=lambda end: end.score or 0).grade if won else "",
        decks,
        _together(fell),
    )


def _together(fell: Sequence[Luck]) -> Luck | None:
    if not fell:
        return None
    return Luck("", sum(o.dice for o in fell), sum(o.hits for o in fell), sum(o.expected for o in fell))


def _deck(match: Finished, early: Sequence[Answered]) -> Deck | None:
    """Find the deck that the person played; None where he chose none, or put it together act by act."""
    decks = find_game(match.game).decks
    if decks is None or match.seat is None or not early:
        return None
    side = _sides(match)[match.seat]
    ready = {one.pick[:2]: one.id for one in decks.ready(decks.pool(side, match.scenario, match.options))}
    found = None
    for answer in early:
        id_ = ready.get(answer.picks[0][:2]) if len(answer.picks) == 1 else None
        if id_ is not None or answer.sealed == decks.kind:
            found = Deck(side, id_ or OWN)
    return found
