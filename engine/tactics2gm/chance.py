"""Random legal answers where picking at random would hardly ever find one; for fuzzing and self-play."""

from __future__ import annotations

from random import Random

from engine.core.decks import copies
from engine.core.protocol import Decision, Option
from engine.tactics2gm.deckbuilding import random_deck
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.setup import limit
from engine.tactics2gm.state import PASS, SIDES, TacticsState


def sample(state: TacticsState, decision: Decision, rng: Random) -> list[Option] | None:
    """Pick a random legal answer to a decision of which most answers are illegal or dull; None for the others."""
    if decision.act:
        return [_act(decision.options, rng)]
    if decision.kind == "deck":
        return _deck(state, decision, rng)
    return None


def _act(options: list[Option], rng: Random) -> Option:
    """Do something rather than nothing, as long as there is something to do: passing is one thing in eight."""
    if len(options) > 1 and rng.random() >= 0.125:
        return options[int(rng.random() * (len(options) - 1))]
    return PASS


def _deck(state: TacticsState, decision: Decision, rng: Random) -> list[Option]:
    """Pick a ready-made deck, or a random one."""
    ready = [option for option in decision.options if option[0] == "deck"]
    if ready and rng.random() < 0.5:
        return [rng.choice(ready)]
    side = state.players[decision.seat].side
    cards = random_deck(rng, SIDES[side], limit(state, decision.seat), PACKS.picked(state.options))
    return copies("card", cards)
