"""Sample pictures from a match that two cautious players played: for the README, and for looking at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.protocol import Action, Decision, Event
from engine.core.registry import game
from engine.core.selfplay import chance
from engine.tactics2gm.view import TacticsView
from images.picture import Film, Picture, Say
from images.tactics2gm import artist
from images.tactics2gm.story import tell
from images.theme import Theme

CARDS = ("us_sherman", "ge_panther", "us_p47", "ge_pzgren", "us_lcvp", "barrage", "bunker", "mortar", "ge_rommel")
LANGUAGES = ("en", "es")
FOLLOWS = 0.85
"""How often a player does what is suggested to him; else he does something random."""
FOCUSED = {"movement": "move", "deployment": "deploy", "shooting": "fire"}


class _Match(NamedTuple):
    """A match as everybody saw it: the table after every act, and the events of every turn with its end.

    ``asked`` is the fullest question of each phase, as he saw it who was asked.
    """

    frames: list[TacticsView]
    turns: list[tuple[list[Event], TacticsView]]
    moments: dict[str, TacticsView]
    asked: dict[str, tuple[TacticsView, Decision]]


def draw(seed: str, say: Say, theme: Theme) -> Iterator[tuple[str, Picture | Film]]:
    """Draw what there is to see of a match, and some cards, each with the name of its file."""
    drawn = artist(say, theme)
    match = _played(seed)
    events, after = max(match.turns, key=lambda turn: len(tell(turn[0]).scenes))
    for language in LANGUAGES:
        for name, view in match.moments.items():
            yield f"{name}.{language}", drawn.board(view, language)
            yield f"{name}-upright.{language}", drawn.board(view, language, portrait=True)
            hand = drawn.hand(view, language)
            if hand is not None:
                yield f"{name}-hand.{language}", hand
        for name, (view, decision) in match.asked.items():
            acted = next(option for option in decision.options if option[0] == FOCUSED[name])
            for steps in range(3):
                focus = drawn.focus(view, decision, acted[:steps], language)
                if focus is not None:
                    yield f"{name}-{steps}.{language}", focus
        report = drawn.report(events, after, language)
        if report is not None:
            yield f"report.{language}", report
        log = [event for turn, _ in match.turns for event in turn]
        yield f"victory.{language}", drawn.victory(log, match.frames[-1], language)
        yield f"replay.{language}", drawn.replay(match.frames, language)
        for card in CARDS:
            yield f"card-{card}.{language}", drawn.card(card, language)


def _played(seed: str) -> _Match:
    """Play a match and keep what was worth seeing: the start, the greatest battle, the end."""
    rules: Game[Any, Any] = game("tactics2gm")
    rng = chance(seed)
    state, _ = rules.new(rules.scenarios[0], {}, rng.randbytes(32).hex(), "")
    match = _Match([], [([], rules.view(state, None))], {}, {})
    most = 0
    while state.outcome is None:
        decision = next(d for seat in rules.awaited(state) for d in rules.pending(state, seat))
        view = rules.view(state, decision.seat)
        known = match.asked.get(decision.kind)
        verb = FOCUSED.get(decision.kind)
        if any(option[0] == verb for option in decision.options) and (
            known is None or len(decision.options) > len(known[1].options)
        ):
            match.asked[decision.kind] = (view, decision)
        if decision.kind == "movement" and "start" not in match.moments:
            match.moments["start"] = view
        picks = rules.suggestion(view, decision) if rng.random() < FOLLOWS else rules.sample(state, decision, rng)
        before: TacticsView = rules.view(state, None)
        for event in rules.apply(state, Action(decision.seat, decision.id, picks)):
            if event.kind == "turn":
                match.turns.append(([], before))
            match.turns[-1][0].append(event)
        after: TacticsView = rules.view(state, None)
        match.turns[-1] = (match.turns[-1][0], after)
        match.frames.append(after)
        worth = len(after.units) + 2 * len(after.shots) + 4 * len(after.lost)
        if worth > most and after.outcome is None:
            most = worth
            match.moments["battle"] = rules.view(state, decision.seat)
    match.moments["end"] = rules.view(state, None)
    return match
