"""SQL of results and ratings. Everything here runs in a connection's thread."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from bot.store.records.results import Luck, Placed, RatedMatch, Rating, Reckoned
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from bot.store.sql.marks import marks

_rated = msgspec.json.Decoder(RatedMatch)


def to_note(db: Connection, most: int) -> list[int]:
    """List matches that are over and not among the results yet, the oldest first."""
    found = db.execute(
        "SELECT id FROM matches WHERE status = 'over' AND NOT lesson AND NOT noted ORDER BY id LIMIT ?", (most,)
    )
    return [id_ for (id_,) in found]


def note(db: Connection, match_id: int, at: float, rated: RatedMatch | None, luck: list[Luck]) -> None:
    """Note once what a match came to; ``rated``: None where it does not count for ratings."""
    db.execute(
        """INSERT INTO results (match, n, at, rated, luck)
           VALUES (?, (SELECT coalesce(max(n), 0) + 1 FROM results), ?, ?, ?) ON CONFLICT (match) DO NOTHING""",
        (match_id, at, None if rated is None else json_text(rated), json_text(luck)),
    )
    db.execute("UPDATE matches SET noted = true WHERE id = ?", (match_id,))


def reckoned(db: Connection) -> Reckoned | None:
    """Say when the ratings were reckoned last, and from which results."""
    row = db.execute("SELECT night, last FROM reckoned").fetchone()
    return None if row is None else Reckoned(*row)


def last_result(db: Connection) -> int:
    """Return the number of the result that was noted last; 0 for none."""
    (last,) = db.execute("SELECT coalesce(max(n), 0) FROM results").fetchone()
    return int(last)


def rated(db: Connection, last: int, after: tuple[float, int], most: int) -> list[RatedMatch]:
    """List rated results in the order in which they are rated: of those noted up to ``last``, some after a place.

    A place is when a match ended, and its number.
    """
    found = db.execute(
        """SELECT rated FROM results
           WHERE rated IS NOT NULL AND (at, match) > (?, ?) AND n <= ? ORDER BY at, match LIMIT ?""",
        (*after, last, most),
    )
    return [_rated.decode(row[0]) for row in found]


def keep(db: Connection, done: Reckoned, ratings: Iterable[Rating]) -> None:
    """Put ratings in the place of those that there were."""
    db.execute("DELETE FROM ratings")
    db.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?)", map(msgspec.structs.astuple, ratings))
    db.execute("DELETE FROM reckoned")
    db.execute("INSERT INTO reckoned VALUES (?, ?)", (done.night, done.last))


def ratings(db: Connection, people: Collection[int], game: str | None) -> list[Rating]:
    """Find the ratings of some people, at one game if it is given."""
    if not people:
        return []
    found = db.execute(
        f"""SELECT game, person, mu, sigma, matches, opponents FROM ratings
            WHERE person IN ({marks(people)}) AND game = coalesce(?, game) ORDER BY game""",  # noqa: S608
        (*sorted(people), game),
    )
    return [Rating(*row) for row in found]


def all_ratings(db: Connection) -> list[Rating]:
    """List all ratings."""
    found = db.execute("SELECT game, person, mu, sigma, matches, opponents FROM ratings ORDER BY game, person")
    return [Rating(*row) for row in found]


def leaders(db: Connection, guild_id: int, game: str, least: tuple[int, int], most: int) -> list[Placed]:
    """List the strongest of those who have finished matches of a game in a server.

    ``least``: so many rated matches they have played, against so many opponents. Names are those they had last.
    """
    found = db.execute(
        """SELECT game, person, mu, sigma, matches, opponents,
               (SELECT name FROM seats WHERE user_id = person ORDER BY match DESC LIMIT 1)
           FROM ratings r WHERE game = ?2 AND person > 0 AND matches >= ?3 AND opponents >= ?4 AND EXISTS
               (SELECT 1 FROM seats s JOIN matches m ON m.id = s.match
                WHERE s.user_id = r.person AND m.guild_id = ?1 AND m.game = ?2 AND m.status = 'over'
                    AND NOT m.lesson)
           ORDER BY mu DESC, person LIMIT ?5""",
        (guild_id, game, *least, most),
    )
    return [Placed(Rating(*row), name) for *row, name in found]


def people_of(db: Connection, guild_id: int) -> set[int]:
    """List who has finished matches in a server."""
    found = db.execute(
        """SELECT DISTINCT s.user_id FROM matches m JOIN seats s ON s.match = m.id
           WHERE m.guild_id = ? AND m.status = 'over' AND NOT m.lesson AND s.user_id IS NOT NULL""",
        (guild_id,),
    )
    return {person for (person,) in found}
