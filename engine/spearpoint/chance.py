"""Random legal answers where picking at random would hardly ever find one; for fuzzing and self-play."""

from __future__ import annotations

from random import Random

from engine.core.protocol import Decision, Option
from engine.spearpoint.library import DECK_POINTS, LIBRARY
from engine.spearpoint.state import SpearpointState

UNITS = LIBRARY.units


def sample(state: SpearpointState, decision: Decision, rng: Random) -> list[Option] | None:
    """Pick a random legal answer to a decision of which most subsets are illegal; None for the other kinds."""
    if decision.kind == "deck":
        return _deck(decision, rng)
    if decision.kind == "resolve":
        return [rng.choice([option for option in decision.options if option[0] == "resolve"])]
    return None


def _deck(decision: Decision, rng: Random) -> list[Option]:
    """SP-001 Pick a ready-made deck, or cards at random that cost 80 to 100 points together."""
    if rng.random() < 0.5:
        return [rng.choice([option for option in decision.options if option[0] == "deck"])]
    least, most = DECK_POINTS
    wanted = rng.randint(least, most)
    points = 0
    chosen = []
    cards = [option for option in decision.options if option[0] == "card"]
    for option in rng.sample(cards, len(cards)):
        cost = UNITS[str(option[1])].cost
        if points + cost <= most and points < wanted:
            points += cost
            chosen.append(option)
    return chosen
