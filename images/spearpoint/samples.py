"""Sample pictures from a match that two cautious players played: for the README, and for looking at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.game import Game
from engine.core.protocol import Action
from engine.core.registry import game
from engine.core.selfplay import chance
from engine.spearpoint.view import SpearpointView
from images.picture import Picture, Say
from images.spearpoint import artist

CARDS = ("us_sherman", "ge_tiger", "us_a36", "ge_pzgren", "ge_tcrew", "hull_down", "counter_battery", "D13")
LANGUAGES = ("en", "es")
FOLLOWS = 0.8
"""How often a player does what is suggested to him; else he does something random."""


def draw(seed: str, say: Say) -> Iterator[tuple[str, Picture]]:
    """Draw boards and hands of moments of a match, and some cards, each with the name of its file."""
    drawn = artist(say)
    for name, view in _moments(seed).items():
        for language in LANGUAGES:
            yield f"{name}.{language}", drawn.board(view, language)
            hand = drawn.hand(view, language)
            if hand is not None:
                yield f"{name}-hand.{language}", hand
    for card in CARDS:
        for language in LANGUAGES:
            yield f"card-{card}.{language}", drawn.card(card, language)


def _moments(seed: str) -> dict[str, SpearpointView]:
    """Play a match and keep what was worth seeing: the start, the greatest battles, the end."""
    rules: Game[Any, Any] = game("spearpoint")
    rng = chance(seed)
    state, _ = rules.new(rules.scenarios[0], {}, rng.randbytes(32).hex(), "")
    found: dict[str, SpearpointView] = {"start": rules.view(state, 0)}
    most = {"battle": 0, "damage": 0}
    while True:
        decision = next(d for seat in rules.awaited(state) for d in rules.pending(state, seat))
        if rng.random() < FOLLOWS:
            picks = rules.suggestion(rules.view(state, decision.seat), decision)
        else:
            picks = rules.sample(state, decision, rng)
        rules.apply(state, Action(decision.seat, decision.id, picks))
        if state.outcome is not None:
            return found | {"end": rules.view(state, None)}
        view: SpearpointView = rules.view(state, None)
        for name, worth in (("battle", _battle(view)), ("damage", _damage(view))):
            if worth > most[name]:
                most[name] = worth
                found[name] = view
                if name == "battle":
                    found["german"] = rules.view(state, 1)


def _battle(view: SpearpointView) -> int:
    return sum(attack.state == "declared" for attack in view.attacks) * 10 + len(view.units)


def _damage(view: SpearpointView) -> int:
    return sum((unit.damage is not None) + 2 * (unit.hit > 0) for unit in view.units) + 2 * len(view.lost)
