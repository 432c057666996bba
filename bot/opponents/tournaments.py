"""Tournaments: people sign up, rounds are paired, their matches begin, results are counted, until one has won.

Everything lies in the store: whatever is cut off is done at the next look, once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import structlog
from msgspec import structs

from bot.match import Table, arranged
from bot.match.refusals import refusal
from bot.opponents import round_robin, swiss
from bot.ratings.counted import ended
from bot.store import Store
from bot.store.records import Match, Person, StoreUnavailable
from bot.store.tournaments import Entrant, Game, Tournament
from engine.core.errors import FieldpostError, Refusal
from engine.core.protocol import Result
from engine.core.registry import game as find_game

EVERY = 60.0
"""Seconds between two looks at what goes on."""
GAMES = 4096
"""Twice as many games as any tournament has, and more: by these, what is done for one is told from all else."""

_SCORES: dict[Result, float] = {"won": 1.0, "drawn": 0.5, "lost": 0.0}

log = structlog.get_logger(__name__)

Tell: TypeAlias = Callable[[], None]


def limits(tournament: Tournament) -> tuple[int, int]:
    """Return how few and how many people a tournament takes."""
    kind = round_robin if tournament.kind == "robin" else swiss
    return kind.LEAST, kind.MOST


class Tournaments:
    """Where tournaments are held. ``promised`` wakes the outbox."""

    def __init__(self, store: Store, table: Table, promised: Tell = lambda: None) -> None:
        self._store = store
        self._table = table
        self._promised = promised

    async def open(self, new: Tournament) -> Tournament:
        """Open a tournament for whoever wants to take part.

        Raises Refusal for a game that two people do not play against each other.
        """
        game = find_game(new.game)
        sides = game.sides(new.scenario, {})
        if not game.seats(new.scenario, {}) == len(sides) == len({*sides}) == 2:
            raise refusal("tournament-no-game")
        opened = await self._store.open_tournament(new)
        self._promised()
        return opened

    async def sign_up(self, tournament_id: int, person: Person, language: str) -> Tournament:
        """Let somebody take part."""
        entrant = Entrant(person.id, person.name, "es" if language == "es" else "en")
        return await self._change(tournament_id, lambda one: _signed_up(one, entrant))

    async def withdraw(self, tournament_id: int, person: int) -> Tournament:
        """Let somebody take part no longer: what he plays in it he gives up."""
        found = await self._change(tournament_id, lambda one: _withdrawn(one, person))
        await self.tick()
        return found

    async def begin(self, tournament_id: int, person: int) -> Tournament:
        """Begin with those who are there; only who opened it may."""
        found = await self._change(tournament_id, lambda one: _begun(one, person))
        await self.tick()
        return await self._store.tournament(tournament_id) or found

    async def call_off(self, tournament_id: int, person: int) -> Tournament:
        """Call a tournament off that has not begun."""
        return await self._change(tournament_id, lambda one: _called_off(one, person))

    async def tick(self) -> None:
        """Do what is due: count results, pair the next round, begin matches."""
        for one in await self._store.tournaments("running"):
            try:
                await self._go_on(one)
            except StoreUnavailable:
                raise
            except FieldpostError:
                log.exception("a tournament does not go on", tournament=one.id)
        self._promised()

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            try:
                await self.tick()
            except StoreUnavailable:
                log.warning("no round is paired, for nothing can be stored")
            await asyncio.sleep(EVERY)

    async def _go_on(self, tournament: Tournament) -> None:
        for number, game in enumerate(tournament.games):
            if game.match is None and game.score is None:
                await self._begin(tournament, number)
        scores = await self._scores(tournament)
        if scores:
            tournament = await self._change(tournament.id, lambda one: _scored(one, scores))
        if all(game.score is not None for game in tournament.games):
            games = await asyncio.to_thread(next_round, tournament)
            paired = await self._change(tournament.id, lambda one: _paired(one, tournament.round, games))
            if paired.state == "running":
                await self._go_on(paired)

    async def _begin(self, tournament: Tournament, number: int) -> None:
        """Begin the match of a game; where there is no room for it, that is tried again."""
        game = tournament.games[number]
        entrants = [tournament.entrant(person) for person in (game.first, game.second or 0)]
        people = [Person(one.person, one.name, one.language) for one in entrants if one is not None]
        try:
            match = await arranged.begin(
                self._table,
                tournament.game,
                people,
                place=tournament.place,
                language=tournament.language,
                clock=tournament.clock,
                interaction_id=_interaction(tournament, number),
                scenario=tournament.scenario,
                tournament=tournament.id,
            )
        except StoreUnavailable:
            raise
        except Refusal as problem:
            log.info("no match of a tournament", tournament=tournament.id, game=number, problem=str(problem))
            return
        await self._change(tournament.id, lambda one: _played(one, number, match.id))

    async def _scores(self, tournament: Tournament) -> dict[int, float]:
        """Find what came of the games that are over; who has withdrawn gives his up."""
        found = {}
        for number, game in enumerate(tournament.games):
            if game.match is None or game.score is not None:
                continue
            match = await self._table.match(game.match)
            gone = [
                one.person
                for one in tournament.entrants
                if one.withdrawn and match.seat_of(one.person) is not None
            ]
            if match.status == "running" and gone:
                resigning = _interaction(tournament, number + GAMES // 2)
                match = (await self._table.resign(match.id, gone[0], resigning)).match
            score = await self._score(match)
            if score is not None:
                found[number] = score
        return found

    async def _score(self, match: Match) -> float | None:
        """Return what the first seat got; half for a match that ended with no result; None while it goes on."""
        if match.status == "cancelled":
            return 0.5
        if match.status != "over":
            return None
        acts = await self._table.log(match.id)
        events = [event for act in acts if act.undone is None for event in act.events]
        return _SCORES[ended(match, events).result(0)]

    async def _change(self, tournament_id: int, decide: Callable[[Tournament], Tournament | None]) -> Tournament:
        found = await self._store.change_tournament(tournament_id, decide)
        if found is None:
            raise refusal("tournament-none")
        self._promised()
        return found


def _interaction(tournament: Tournament, number: int) -> int:
    """Return the interaction of what is done for a game; those of pairings are even, of time-outs far below."""
    return -(2 * (tournament.id * GAMES + number) + 1)


def next_round(tournament: Tournament) -> list[Game]:
    """Pair the round that comes next; none where the tournament is over."""
    number = tournament.round + 1
    if number > tournament.rounds:
        return []
    if tournament.kind == "swiss":
        return [
            Game(number, one, other, score=1.0 if other is None else None)
            for one, other in swiss.pairs(tournament) or []
        ]
    people = [one.person for one in tournament.entrants]
    return [
        game
        for one, other in round_robin.pairs(people, number)
        for game in (
            _forfeited(tournament, Game(number, one, other)),
            _forfeited(tournament, Game(number, other, one)),
        )
    ]


def _forfeited(tournament: Tournament, game: Game) -> Game:
    """Let who has withdrawn lose a game that is not played; where both have, it is drawn."""
    gone = [one.person for one in tournament.entrants if one.withdrawn]
    if game.first not in gone and game.second not in gone:
        return game
    score = 0.5 if game.first in gone and game.second in gone else float(game.second in gone)
    return structs.replace(game, score=score, forfeit=True)


def _signed_up(one: Tournament, entrant: Entrant) -> Tournament | None:
    _must_be_open(one)
    if one.entrant(entrant.person) is not None:
        return None
    if len(one.entrants) >= limits(one)[1]:
        raise refusal("tournament-full")
    return structs.replace(one, entrants=[*one.entrants, entrant])


def _withdrawn(one: Tournament, person: int) -> Tournament | None:
    if one.entrant(person) is None or one.state in ("over", "cancelled"):
        raise refusal("tournament-not-in")
    if one.state == "open":
        return structs.replace(one, entrants=[other for other in one.entrants if other.person != person])
    gone = [structs.replace(other, withdrawn=other.withdrawn or other.person == person) for other in one.entrants]
    return structs.replace(one, entrants=gone)


def _begun(one: Tournament, person: int) -> Tournament:
    _must_be_open(one)
    if person != one.host:
        raise refusal("tournament-not-host")
    least, _ = limits(one)
    if len(one.entrants) < least:
        raise refusal("tournament-too-few", least=least)
    kind = round_robin if one.kind == "robin" else swiss
    begun = structs.replace(one, state="running", rounds=kind.rounds(len(one.entrants)))
    return structs.replace(begun, games=next_round(begun))


def _called_off(one: Tournament, person: int) -> Tournament:
    _must_be_open(one)
    if person != one.host:
        raise refusal("tournament-not-host")
    return structs.replace(one, state="cancelled")


def _must_be_open(one: Tournament) -> None:
    if one.state != "open":
        raise refusal("tournament-begun")


def _played(one: Tournament, number: int, match_id: int) -> Tournament:
    games = [*one.games]
    games[number] = structs.replace(games[number], match=match_id)
    return structs.replace(one, games=games)


def _scored(one: Tournament, scores: dict[int, float]) -> Tournament:
    games = [
        structs.replace(game, score=scores[number]) if number in scores else game
        for number, game in enumerate(one.games)
    ]
    return structs.replace(one, games=games)


def _paired(one: Tournament, after: int, games: list[Game]) -> Tournament | None:
    """Add a round, once; where there is none, the tournament is over."""
    if one.state != "running" or one.round != after:
        return None
    if not games:
        return structs.replace(one, state="over")
    return structs.replace(one, games=[*one.games, *games])
