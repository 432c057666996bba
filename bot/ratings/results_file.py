"""The file of all rated results, from which anybody can reckon the ratings himself."""

from __future__ import annotations

import gzip
import zlib
from collections import Counter
from collections.abc import Collection, Iterable
from importlib.metadata import version

import msgspec
from msgspec import structs

from bot.ratings import model
from bot.store.records.results import RatedMatch, Rating, Team
from engine.core.errors import FieldpostError

FORMAT = 1
_PACKED = b"\x1f\x8b"
"""What a file begins with that is packed by gzip."""
CLOSE = 1e-3
"""By how much another processor may reckon otherwise, in units of strength: a thirtieth of a point."""


class BadResults(FieldpostError):
    """The file is none of ours; the text says what is wrong."""


class ResultsFile(msgspec.Struct, frozen=True):
    """Results in the order in which they are rated, and the ratings that were told of them."""

    results: list[RatedMatch]
    ratings: list[Rating]
    format: int = FORMAT
    openskill: str = version("openskill")


class Checked(msgspec.Struct, frozen=True):
    """What was checked, a line each, and what is not so."""

    told: list[str]
    wrong: list[str]


def write(results: Iterable[RatedMatch], ratings: Iterable[Rating]) -> bytes:
    """Return the file."""
    return msgspec.json.format(msgspec.json.encode(ResultsFile([*results], [*ratings])), indent=1)


def veiled(
    results: Iterable[RatedMatch], ratings: Iterable[Rating], known: Collection[int]
) -> tuple[list[RatedMatch], list[Rating]]:
    """Put numbers below zero in the place of people, but for those who are ``known``."""
    numbers = {person: person for person in known}

    def number(person: int) -> int:
        return numbers.setdefault(person, len(known) - len(numbers) - 1)

    def team(one: Team) -> Team:
        return structs.replace(one, people=[*map(number, one.people)], safe=[*map(number, one.safe)])

    matches = [structs.replace(one, teams=(team(one.teams[0]), team(one.teams[1]))) for one in results]
    return matches, [structs.replace(one, person=number(one.person)) for one in ratings]


def read(data: bytes) -> ResultsFile:
    """Read a file, packed or not; raises BadResults."""
    try:
        plain = gzip.decompress(data) if data.startswith(_PACKED) else data
        found = msgspec.json.decode(plain, type=ResultsFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, EOFError, OSError, zlib.error) as error:
        raise BadResults(f"no file of results: {error}") from error
    if found.format != FORMAT:
        raise BadResults(f"a file of format {found.format}; this program reads {FORMAT}")
    return found


def check(data: bytes) -> Checked:
    """Reckon all ratings anew from the results of a file, and compare them with those that it tells."""
    found = read(data)
    wrong = list(_disorder(found.results))
    if wrong:
        return Checked([], wrong)
    try:
        book = model.reckon(found.results)
    except (FieldpostError, OverflowError, ZeroDivisionError) as error:
        raise BadResults(f"results that cannot be rated: {error}") from error
    reckoned = {(one.game, one.person): one for one in book.ratings()}
    claimed = {(one.game, one.person): one for one in found.ratings}
    wrong += [f"{_who(key)}: has a rating, but played no rated match" for key in claimed.keys() - reckoned.keys()]
    wrong += [f"{_who(key)}: has no rating" for key in reckoned.keys() - claimed.keys()]
    for key in claimed.keys() & reckoned.keys():
        one, own = claimed[key], reckoned[key]
        if abs(one.mu - own.mu) > CLOSE or abs(one.sigma - own.sigma) > CLOSE:
            wrong.append(f"{_who(key)}: {one.points} ± {one.margin}, reckoned {own.points} ± {own.margin}")
        elif (one.matches, one.opponents) != (own.matches, own.opponents):
            wrong.append(f"{_who(key)}: {one.matches} matches, {one.opponents} opponents, counted otherwise")
    return Checked(_told(found, book), sorted(wrong))


def _disorder(results: Iterable[RatedMatch]) -> Iterable[str]:
    """Find what no list of results has: a match twice, or before an earlier one, or against oneself."""
    seen: set[int] = set()
    last = (float("-inf"), 0)
    for one in results:
        first, second = one.teams
        if one.match in seen:
            yield f"match {one.match}: told twice"
        if (one.at, one.match) < last:
            yield f"match {one.match}: ended before the one that stands before it"
        people = [*first.people, *second.people]
        if not (first.people and second.people) or len({*people}) < len(people):
            yield f"match {one.match}: not of people against other people"
        if first.score + second.score != 1 or not 0 <= first.score <= 1:
            yield f"match {one.match}: no result"
        seen.add(one.match)
        last = (one.at, one.match)


def _told(found: ResultsFile, book: model.Book) -> list[str]:
    people = Counter(one.game for one in found.ratings)
    told = [
        f"{game}: {count} results, {people[game]} people"
        for game, count in sorted(Counter(one.game for one in found.results).items())
    ]
    for field, ahead in sorted(book.advantages.items()):
        named = " ".join(part for part in field if part)
        told.append(f"{named}: the first side is ahead by {ahead.mean:+.2f}, from {ahead.matches} matches")
    return told


def _who(key: tuple[str, int]) -> str:
    game, person = key
    return f"{game} {person}"
