"""Sample pictures from a match of cautious players, whatever the game: for the README, and for looking at.

What is worth a look in a match is the game's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.protocol import Action, Decision, Event, Seat
from engine.core.registry import game
from engine.core.selfplay import chance
from images.core.picture import Artist, Film, Picture

LANGUAGES = ("en", "es")


class Act(NamedTuple):
    """What somebody did: what he was asked, as he saw it, and then the table as everybody sees it.

    ``look`` shows it as any viewer does. Nobody has done anything yet at the start.
    """

    decision: Decision | None
    asked: Any
    table: Any
    look: Callable[[Seat | None], Any]


class Match(NamedTuple):
    """A match as everybody saw it: the table after every act, and the events of every turn with its end."""

    frames: list[Any]
    turns: list[tuple[list[Event], Any]]


def played(game_id: str, seed: str, follows: float, watch: Callable[[Act], None]) -> Match:
    """Play a match; ``watch`` sees its start and every act.

    ``follows`` is how often a player does what is suggested to him; else he does something random.
    """
    rules: Game[Any, Any] = game(game_id)
    rng = chance(seed)
    state, _ = rules.new(rules.scenarios[0], {}, rng.randbytes(32).hex(), "")

    def look(viewer: Seat | None) -> Any:
        return rules.view(state, viewer)

    table = look(None)
    match = Match([], [([], table)])
    watch(Act(None, None, table, look))
    while state.outcome is None:
        decision = next(d for seat in rules.awaited(state) for d in rules.pending(state, seat))
        asked = look(decision.seat)
        picks = rules.suggestion(asked, decision) if rng.random() < follows else rules.sample(state, decision, rng)
        for event in rules.apply(state, Action(decision.seat, decision.id, picks)):
            if event.kind == "turn":
                match.turns.append(([], table))
            match.turns[-1][0].append(event)
        table = look(None)
        match.turns[-1] = (match.turns[-1][0], table)
        match.frames.append(table)
        watch(Act(decision, asked, table, look))
    return match


def pictures(
    drawn: Artist,
    match: Match,
    moments: Mapping[str, Any],
    cards: Iterable[str],
    rolls: Callable[[Iterable[Event]], int],
) -> Iterator[tuple[str, Picture | Film]]:
    """Draw moments of a match, its greatest fight, its end and some cards, each with the name of its file.

    ``rolls`` tells how great a fight is.
    """
    events, after = max(match.turns, key=lambda turn: rolls(turn[0]))
    log = [event for turn, _ in match.turns for event in turn]
    end = match.frames[-1]
    for language in LANGUAGES:
        for name, view in {**moments, "end": end}.items():
            yield f"{name}.{language}", drawn.board(view, language)
            yield f"{name}-upright.{language}", drawn.board(view, language, portrait=True)
            hand = drawn.hand(view, language)
            if hand is not None:
                yield f"{name}-hand.{language}", hand
        report = drawn.report(events, after, language)
        if report is not None:
            yield f"report.{language}", report
        yield f"victory.{language}", drawn.victory(log, end, language)
        yield f"replay.{language}", drawn.replay(match.frames, language)
        for card in cards:
            yield f"card-{card}.{language}", drawn.card(card, language)
