"""SQL of everything that is kept about one person. Everything here runs in a connection's thread.

What is secret to him too, as the hands of others, is in none of it; what he did in a match is in its match file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import structs

from bot.store.records import Former
from bot.store.records.personal import Holding, Kept
from bot.store.records.results import RatedMatch, Team
from bot.store.sql import queue
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from bot.store.tournaments import Tournament

NAMELESS = "N. N."
"""Who has been forgotten, in the matches that he finished: the same in every language."""

_KEPT: dict[str, tuple[str, str]] = {
    "settings": (
        "name, language, portrait, theme, zone, quiet, reminders, dm_closed_at",
        "FROM people WHERE id = ?",
    ),
    "matches": (
        "match, seat, game, scenario, status, created_at, updated_at",
        "FROM seats JOIN matches ON matches.id = seats.match WHERE user_id = ? ORDER BY match",
    ),
    "invitations": ("match, at", "FROM invitations WHERE person = ? ORDER BY at"),
    "decks": (
        "game, side, slot, name, cards, hand, options, updated_at",
        "FROM decks WHERE person = ? ORDER BY id",
    ),
    "drafts": (
        "match, decision, picks",
        "FROM drafts JOIN seats USING (match, seat) WHERE user_id = ? ORDER BY match, decision",
    ),
    "reminders": ("reminded_at, snoozed_until, unheard", "FROM inboxes WHERE person = ?"),
    "watched": ("match, told", "FROM watchers WHERE person = ? ORDER BY match"),
    "searches": ("game, clock, near, since", "FROM tickets WHERE person = ? ORDER BY id"),
    "turns": ("match, missed, chose", "FROM turns WHERE person = ? ORDER BY id"),
    "vacations": ("since, until, ended", "FROM vacations WHERE person = ? ORDER BY since"),
    "ratings": ("game, mu, sigma, matches, opponents", "FROM ratings WHERE person = ? ORDER BY game"),
}
"""What has a person in a column: which columns he is told, and where they are."""
_JSON = {"quiet", "cards", "hand", "options", "picks", "clock"}
_NAMES = ("leaver", "newcomer", "by", "who")
"""In the log of a match, what holds names."""
_OF_PERSON = ("decks", "inboxes", "invitations", "watchers", "tickets", "turns", "vacations")
"""Tables of rows that go with him."""

_former = msgspec.json.Decoder(tuple[Former, ...])
_rated = msgspec.json.Decoder(RatedMatch)
_tournament = msgspec.json.Decoder(Tournament)


def kept(db: Connection, user_id: int) -> Kept:
    """Find everything that is kept about a person."""
    found = {}
    for what, (columns, where) in _KEPT.items():
        rows = db.execute(f"SELECT {columns} {where}", (user_id,))
        found[what] = [_read(columns.split(", "), row) for row in rows]
    found["left"] = [
        {"match": match, "seat": seat, "left_after": one.left}
        for match, seat, former in _left(db, user_id)
        for one in former
        if one.user_id == user_id
    ]
    found["results"] = [
        {"match": rated.match, "at": rated.at, "side": team.side, "score": team.score}
        for rated in _results(db, user_id)
        for team in rated.teams
        if user_id in team.people
    ]
    found["tournaments"] = [
        {"tournament": number, "game": one.game, "state": one.state} for number, one in _tournaments(db, user_id)
    ]
    return found


def _read(columns: Iterable[str], row: tuple[Any, ...]) -> dict[str, Any]:
    return {
        column: msgspec.json.decode(value) if column in _JSON and value is not None else value
        for column, value in zip(columns, row, strict=True)
    }


def _like(user_id: int) -> str:
    """Return what a text that names a person is like; what only looks so has to be sorted out."""
    return f"%{user_id}%"


def _left(db: Connection, user_id: int) -> list[tuple[int, int, tuple[Former, ...]]]:
    """List the seats that a person once had: match, seat, and all who once had it."""
    rows = db.execute(
        "SELECT match, seat, former FROM seats WHERE former LIKE ? ORDER BY match", (_like(user_id),)
    )
    read = [(match, seat, _former.decode(former)) for match, seat, former in rows]
    return [(match, seat, former) for match, seat, former in read if any(one.user_id == user_id for one in former)]


def _results(db: Connection, user_id: int) -> list[RatedMatch]:
    rows = db.execute("SELECT rated FROM results WHERE rated LIKE ? ORDER BY n", (_like(user_id),))
    read = [_rated.decode(rated) for (rated,) in rows]
    return [one for one in read if any(user_id in team.people for team in one.teams)]


def _tournaments(db: Connection, user_id: int) -> list[tuple[int, Tournament]]:
    rows = db.execute("SELECT id, data FROM tournaments WHERE data LIKE ? ORDER BY id", (_like(user_id),))
    read = [(number, _tournament.decode(data)) for number, data in rows]
    return [(number, one) for number, one in read if one.host == user_id or one.entrant(user_id) is not None]


def holding(db: Connection, user_id: int) -> Holding:
    """Find what a person has to leave first."""
    matches = db.execute(
        """SELECT id FROM matches m WHERE status IN ('open', 'running') AND (
               EXISTS (SELECT 1 FROM seats WHERE match = m.id AND user_id = ?1)
               OR (status = 'open' AND host_id = ?1)) ORDER BY id""",
        (user_id,),
    )
    tournaments = [number for number, one in _tournaments(db, user_id) if one.state in ("open", "running")]
    return Holding([number for (number,) in matches], tournaments)


def forget(db: Connection, user_id: int, stranger: int, told: Callable[[str], str]) -> Holding:
    """Delete what is kept about a person; where he finished something, put a stranger without a name in his place.

    Match files and ratings are as right as they were. Deletes nothing while there is anything that he has to
    leave first, and returns that. ``told`` gives a name as the log of a match has it.
    """
    held = holding(db, user_id)
    if held.anything:
        return held
    instead = {user_id: stranger}
    _unname(db, user_id, stranger, told)
    db.execute("UPDATE matches SET host_id = ? WHERE host_id = ?", (stranger, user_id))
    db.execute("UPDATE ratings SET person = ? WHERE person = ?", (stranger, user_id))
    for rated in _results(db, user_id):
        teams = tuple(_with(team, instead) for team in rated.teams)
        unnamed = json_text(structs.replace(rated, teams=teams))
        db.execute("UPDATE results SET rated = ? WHERE match = ?", (unnamed, rated.match))
    for number, one in _tournaments(db, user_id):
        unnamed = json_text(_without(one, instead))
        db.execute("UPDATE tournaments SET data = ? WHERE id = ?", (unnamed, number))
    for table in _OF_PERSON:
        db.execute(f"DELETE FROM {table} WHERE person = ?", (user_id,))  # noqa: S608 - one of those above
    for pairing in queue.pairings(db, 0.0):
        if user_id in pairing.people:
            db.execute("DELETE FROM pairings WHERE id = ?", (pairing.id,))
    db.execute(
        "DELETE FROM outbox WHERE kind IN ('inbox', 'watch') AND CAST(payload ->> 'person' AS BIGINT) = ?",
        (user_id,),
    )
    db.execute("DELETE FROM people WHERE id = ?", (user_id,))
    return held


def _unname(db: Connection, user_id: int, stranger: int, told: Callable[[str], str]) -> None:
    """Put a stranger into the seats that somebody has, or once had; none of them is in a match that he plays."""
    names: dict[int, set[str]] = {}
    for match, name in db.execute("SELECT match, name FROM seats WHERE user_id = ?", (user_id,)):
        names.setdefault(match, set()).add(told(name))
    for match, seat, former in _left(db, user_id):
        own = [one for one in former if one.user_id == user_id]
        names.setdefault(match, set()).update(told(one.name) for one in own)
        unnamed = [structs.replace(one, user_id=stranger, name=NAMELESS) if one in own else one for one in former]
        db.execute("UPDATE seats SET former = ? WHERE match = ? AND seat = ?", (json_text(unnamed), match, seat))
    for match, called in sorted(names.items()):
        _unname_in_log(db, match, called)
        # Nobody may plan on what he remembers of it.
        db.execute("UPDATE matches SET version = version + 1 WHERE id = ?", (match,))
    db.execute("UPDATE seats SET user_id = ?, name = ? WHERE user_id = ?", (stranger, NAMELESS, user_id))
    db.execute("UPDATE seats SET invited = NULL WHERE invited = ?", (user_id,))
    db.execute("UPDATE seats SET offered = NULL WHERE offered = ?", (user_id,))


def _unname_in_log(db: Connection, match: int, names: set[str]) -> None:
    """Leave names out of the log of a match: who came, who left, and on whom a master ruled."""
    acts = db.execute(
        """SELECT n, quiet, act, events FROM acts WHERE match = ? AND
               (kind = 'ruling' OR events LIKE '%"leaver"%' OR events LIKE '%"newcomer"%')""",
        (match,),
    ).fetchall()
    for n, quiet, act, events in acts:
        kept = [{**one, "public": _unnamed(one.get("public", {}), names)} for one in msgspec.json.decode(events)]
        ruling = None if act is None else json_text(_unnamed(msgspec.json.decode(act), names))
        db.execute(
            "UPDATE acts SET act = ?, events = ? WHERE match = ? AND n = ? AND quiet = ?",
            (ruling, json_text(kept), match, n, quiet),
        )


def _unnamed(told: dict[str, Any], names: set[str]) -> dict[str, Any]:
    return {field: NAMELESS if field in _NAMES and value in names else value for field, value in told.items()}


def _with(team: Team, instead: Mapping[int, int]) -> Team:
    """Put people into a team instead of others."""
    people, safe = ([instead.get(one, one) for one in several] for several in (team.people, team.safe))
    return structs.replace(team, people=people, safe=safe)


def _without(one: Tournament, instead: Mapping[int, int]) -> Tournament:
    """Put nameless people into a tournament instead of others."""
    entrants = [
        structs.replace(entrant, person=instead[entrant.person], name=NAMELESS)
        if entrant.person in instead
        else entrant
        for entrant in one.entrants
    ]
    games = [
        structs.replace(
            game,
            first=instead.get(game.first, game.first),
            second=game.second and instead.get(game.second, game.second),
        )
        for game in one.games
    ]
    return structs.replace(one, host=instead.get(one.host, one.host), entrants=entrants, games=games)
