"""SQL of what has been played: by one person, and in one server. Lessons count nowhere.

A seat counts for who sat in it at the end. Of matches that run nothing is told but how many there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.store.finished import Answered, Busy, Finished, OfGame, Played, PlayedHere
from bot.store.records.results import Luck
from bot.store.sql.connection import Connection
from engine.core.matchfile import Answer
from engine.core.protocol import Outcome

MOST = 1000
"""The latest matches that are counted."""
_DECKS = 50
"""Of so many it is looked up which decks were played."""
_EARLY = 100
"""Acts of a match among which its decks are chosen."""
_TIMED = 20
"""Of so many matches of several people it is reckoned how long others waited."""

_FINISHED = """
    SELECT m.id, m.game, m.scenario, m.options, a.at, a.events,
        (SELECT count(*) FROM seats WHERE match = m.id),
        (SELECT count(user_id) FROM seats WHERE match = m.id),
        EXISTS (SELECT 1 FROM seats WHERE match = m.id AND computer),
        (SELECT luck FROM results WHERE match = m.id), """
_LAST_ACT = "JOIN acts a ON a.match = m.id AND a.n = m.last_act AND a.quiet = 0 "
_OVER = "m.status = 'over' AND NOT m.lesson "
_LAST_EVENT = """CASE WHEN json_array_length(events) > 0
    THEN events -> (json_array_length(events) - 1) ->> 'kind' END"""


class _Told(msgspec.Struct):
    kind: str
    public: msgspec.Raw = msgspec.Raw(b"{}")


class _Ended(msgspec.Struct):
    """What the end of a match told; the later fields are missing where it is long ago."""

    winners: list[int]
    termination: str
    winning_sides: list[str] = []
    score: int | None = None
    grade: str = ""


_told = msgspec.json.Decoder(list[_Told])
_ended = msgspec.json.Decoder(_Ended)
_options = msgspec.json.Decoder(dict[str, Any])
_luck = msgspec.json.Decoder(list[Luck])
_answer = msgspec.json.Decoder(Answer)


def of_person(db: Connection, user_id: int, guild_id: int | None, game: str | None) -> Played:
    """Find what a person has played, in one server and of one game if they are given."""
    asked = (user_id, guild_id, game)
    of_these = "s.user_id = ?1 AND (m.guild_id = ?2 OR ?2 IS NULL) AND (m.game = ?3 OR ?3 IS NULL) "
    rows = db.execute(
        f"""{_FINISHED} s.seat FROM seats s JOIN matches m ON m.id = s.match {_LAST_ACT}
            WHERE {of_these} AND {_OVER} ORDER BY m.updated_at DESC LIMIT {MOST}""",
        asked,
    )
    finished = _finished(rows)
    running, broken_off = db.execute(
        f"""SELECT count(*) FILTER (WHERE m.status = 'running'),
                count(*) FILTER (WHERE m.status = 'cancelled' AND m.last_act > 0 AND NOT EXISTS
                    (SELECT 1 FROM acts WHERE match = m.id AND kind = 'abandon'))
            FROM seats s JOIN matches m ON m.id = s.match
            WHERE {of_these} AND m.status IN ('running', 'cancelled') AND NOT m.lesson""",  # noqa: S608
        asked,
    ).fetchone()
    timed = [one for one in finished if one.people > 1][:_TIMED]
    return Played(
        finished,
        running,
        broken_off,
        {one.id: _early(db, one) for one in finished[:_DECKS]},
        [seconds for one in timed for seconds in _waits(db, one)],
    )


def of_server(db: Connection, guild_id: int, since: float, least: int, most: int) -> PlayedHere:
    """Find what a server has played, and up to ``most`` people who finished at least so many since a Unix time.

    Matches in which the computer sits make nobody busy.
    """
    games = {
        game: OfGame(game, *counted)
        for game, *counted in db.execute(
            f"""SELECT m.game, count(*),
                    count(*) FILTER (WHERE EXISTS (SELECT 1 FROM seats WHERE match = m.id AND computer))
                FROM matches m WHERE m.guild_id = ? AND {_OVER} GROUP BY m.game""",  # noqa: S608
            (guild_id,),
        )
    }
    for game, running in db.execute(
        """SELECT game, count(*) FROM matches
           WHERE guild_id = ? AND status IN ('open', 'running') AND status = 'running' AND NOT lesson
           GROUP BY game""",  # as the index has it
        (guild_id,),
    ):
        games[game] = games.get(game, OfGame(game))._replace(running=running)
    busy = db.execute(
        f"""SELECT name, played FROM
                (SELECT s.user_id, s.name, count(*) OVER (PARTITION BY s.user_id) AS played,
                     row_number() OVER (PARTITION BY s.user_id ORDER BY m.updated_at DESC) AS latest
                 FROM matches m JOIN seats s ON s.match = m.id
                 WHERE m.guild_id = ? AND {_OVER} AND m.updated_at >= ? AND s.user_id > 0
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE match = m.id AND computer)) AS busy
            WHERE latest = 1 AND played >= ? ORDER BY played DESC, user_id LIMIT ?""",  # noqa: S608
        (guild_id, since, least, most),
    )
    latest = db.execute(
        f"""{_FINISHED} NULL FROM matches m {_LAST_ACT}
            WHERE m.guild_id = ? AND {_OVER} ORDER BY m.updated_at DESC LIMIT {MOST}""",
        (guild_id,),
    )
    ordered = sorted(games.values(), key=lambda one: (-one.over, -one.running, one.game))
    return PlayedHere(ordered, [Busy(name, matches) for name, matches in busy], _finished(latest))


def _finished(rows: Iterable[tuple[Any, ...]]) -> list[Finished]:
    found = []
    for id_, game, scenario, options, at, events, seats, people, computer, luck, seat in rows:
        told = next(one for one in _told.decode(events) if one.kind == "ended")
        end = _ended.decode(told.public)
        outcome = Outcome(end.winners, end.termination, end.winning_sides, end.score, end.grade)
        opened = _options.decode(options)
        fell = [] if luck is None else _luck.decode(luck)
        found.append(Finished(id_, game, scenario, opened, at, outcome, seats, people, bool(computer), seat, fell))
    return found


def _early(db: Connection, match: Finished) -> list[Answered]:
    """List the answers of a seat with which a match began, as they stood last, question by question."""
    rows = db.execute(
        """SELECT act, events -> 0 ->> 'kind' = 'sealed', events -> 0 -> 'public' ->> 'decision'
           FROM acts WHERE match = ? AND n <= ? AND seat = ? AND kind = 'answer' AND undone IS NULL
           ORDER BY n, quiet""",
        (match.id, _EARLY, match.seat),
    )
    found: dict[int, Answered] = {}
    for stored, sealed, kind in rows:
        action = _answer.decode(stored).action
        before = found.get(action.decision)
        found[action.decision] = Answered(action.picks, kind if sealed else before.sealed if before else "")
    return [*found.values()]


def _waits(db: Connection, match: Finished) -> list[float]:
    """List how many seconds others waited for a seat, each time that somebody else had acted before.

    He could answer since something happened other than that somebody sealed. What was answered for him in time's
    stead, and by who had the seat before him, is left out.
    """
    rows = db.execute(
        f"""SELECT at - since FROM
               (SELECT n, kind, seat, at, lag(seat) OVER (ORDER BY n) AS before,
                    max(CASE WHEN {_LAST_EVENT} IS DISTINCT FROM 'sealed' THEN at END)
                        OVER (ORDER BY n ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS since
                FROM acts WHERE match = ?1 AND quiet = 0) AS acted
           WHERE seat = ?2 AND kind = 'answer' AND before IS DISTINCT FROM ?2 AND since IS NOT NULL AND n >
               (SELECT coalesce(max(n), 0) FROM acts WHERE match = ?1 AND seat = ?2 AND kind = 'handover')""",  # noqa: S608
        (match.id, match.seat),
    )
    return [max(0.0, seconds) for (seconds,) in rows]
