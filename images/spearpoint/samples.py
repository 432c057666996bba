"""Sample pictures from a match that two cautious players played: for the README, and for looking at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.protocol import Action, Event
from engine.core.registry import game
from engine.core.selfplay import chance
from engine.spearpoint.view import SpearpointView
from images.picture import Film, Picture, Say
from images.spearpoint import artist
from images.spearpoint.story import tell
from images.theme import Theme

CARDS = ("us_sherman", "ge_tiger", "us_a36", "ge_pzgren", "ge_tcrew", "hull_down", "counter_battery", "D13")
LANGUAGES = ("en", "es")
FOLLOWS = 0.8
"""How often a player does what is suggested to him; else he does something random."""


class _Match(NamedTuple):
    """A match as everybody saw it: the table after every act, and the events of every Turn with its end."""

    frames: list[SpearpointView]
    turns: list[tuple[list[Event], SpearpointView]]
    moments: dict[str, SpearpointView]


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
        report = drawn.report(events, after, language)
        if report is not None:
            yield f"report.{language}", report
        log = [event for turn, _ in match.turns for event in turn]
        yield f"victory.{language}", drawn.victory(log, match.frames[-1], language)
        yield f"replay.{language}", drawn.replay(match.frames, language)
        for card in CARDS:
            yield f"card-{card}.{language}", drawn.card(card, language)


def _played(seed: str) -> _Match:
    """Play a match and keep what was worth seeing: the start, the greatest battles, the end."""
    rules: Game[Any, Any] = game("spearpoint")
    rng = chance(seed)
    state, _ = rules.new(rules.scenarios[0], {}, rng.randbytes(32).hex(), "")
    match = _Match([], [([], rules.view(state, None))], {"start": rules.view(state, 0)})
    most = {"battle": 0, "damage": 0}
    while state.outcome is None:
        decision = next(d for seat in rules.awaited(state) for d in rules.pending(state, seat))
        if rng.random() < FOLLOWS:
            picks = rules.suggestion(rules.view(state, decision.seat), decision)
        else:
            picks = rules.sample(state, decision, rng)
        view: SpearpointView = rules.view(state, None)
        for event in rules.apply(state, Action(decision.seat, decision.id, picks)):
            if event.kind == "turn":
                match.turns.append(([], view))
            match.turns[-1][0].append(event)
        view = rules.view(state, None)
        match.turns[-1] = (match.turns[-1][0], view)
        match.frames.append(view)
        for name, worth in (("battle", _battle(view)), ("damage", _damage(view))):
            if worth > most[name]:
                most[name] = worth
                match.moments[name] = view
                if name == "battle":
                    match.moments["german"] = rules.view(state, 1)
    match.moments["end"] = rules.view(state, None)
    return match


def _battle(view: SpearpointView) -> int:
    """Say how much there is to see of a battle: attacks, and all sorts of things on units."""
    attacks = sum(attack.state == "declared" for attack in view.attacks)
    marks = sum(bool(unit.damage) + bool(unit.attached) + (unit.line == "air") for unit in view.units)
    return attacks * 10 + len(view.units) + 8 * marks if attacks and view.outcome is None else 0


def _damage(view: SpearpointView) -> int:
    return sum((unit.damage is not None) + 2 * (unit.hit > 0) for unit in view.units) + 2 * len(view.lost)
