"""Counting all cards, and dealing anew what a viewer cannot know: so that nothing leaks and nothing gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from engine.core.decks import copies
from engine.core.game import Game
from engine.core.protocol import Decision, Seat
from engine.tactics2gm import acts, setup, sharing
from engine.tactics2gm.build_view import knows
from engine.tactics2gm.mines import minable
from engine.tactics2gm.positions import positions
from engine.tactics2gm.squares import Square, field
from engine.tactics2gm.state import SIDES, TacticsState
from engine.tactics2gm.view import TacticsView


def census(state: TacticsState) -> Mapping[str, int]:
    """Count every Unit, Support and Terrain card wherever it is."""
    found = Counter([*state.removed, *state.box])
    for player in state.players:
        for pile in (player.deck, player.hand, player.discard):
            found.update(pile)
    found.update([unit.card for unit in state.units])
    found.update([lasting.card for unit in state.units for lasting in unit.cards])
    found.update([place.card for place in state.terrain.values()])
    found.update([mine.card for mine in state.mines])
    return found


def resample_hidden(
    game: Game[TacticsState, TacticsView], state: TacticsState, viewer: Seat | None, rng: Random
) -> TacticsState:
    """Return a state that the viewer cannot tell from this one: other hands, decks, mines, answers, and seed."""
    other = game.decode(game.encode(state))
    hidden = [seat for seat in range(len(other.players)) if seat != viewer]
    other.dice.seed = rng.randbytes(32).hex()
    for seat, player in enumerate(other.players):
        if seat in hidden and not chosen_from(other, viewer, seat):
            _cards(other, seat, rng)
        rng.shuffle(player.deck)
    _mines(other, viewer, rng)
    for decision in other.open:
        if decision.seat not in hidden:
            continue
        if hidden_options(other, decision, viewer):
            ask_anew(other, decision)
        if decision.id in other.answers:
            del other.answers[decision.id]
            other.answers[decision.id] = game.sample(other, decision, rng)
    return other


def chosen_from(state: TacticsState, viewer: Seat | None, seat: Seat) -> bool:
    """Return whether a viewer is just choosing his cards from the deck of a seat (TG-126)."""
    asked = any(decision.kind == "share" and decision.seat == viewer for decision in state.open)
    return asked and viewer is not None and sharing.field_marshal(state, viewer) == seat


def _cards(state: TacticsState, seat: Seat, rng: Random) -> None:
    """Deal a seat's hand and deck anew; cards may have been others of the same cost all along."""
    player = state.players[seat]
    pool = player.hand + player.deck
    seen = Counter(player.discard) + Counter(pool)
    seen.update(unit.card for unit in state.units if unit.seat == seat)
    seen.update(lasting.card for unit in state.units for lasting in unit.cards if lasting.seat == seat)
    army = SIDES[player.side]
    cards = setup.recruits(state.catalog, army)
    box = [card for card, copies in cards.items() for _ in range(copies - seen.get(card, 0))]
    same: dict[int, list[int]] = {}
    for j, card in enumerate(box):
        same.setdefault(state.catalog.price(card), []).append(j)
    for i, card in enumerate(pool):
        like = same.get(state.catalog.price(card))
        if like and rng.random() < 0.5:
            j = rng.choice(like)
            pool[i], box[j] = box[j], card
    rng.shuffle(pool)
    player.hand, player.deck = pool[: len(player.hand)], pool[len(player.hand) :]


def _mines(state: TacticsState, viewer: Seat | None, rng: Random) -> None:
    """Lay the mines that the viewer does not see elsewhere."""
    for mine in state.mines:
        if not knows(viewer, mine):
            mine.at = rng.choice(free_for_mines(state))


def free_for_mines(state: TacticsState) -> list[Square]:
    """List the squares where nothing is that a mine might lie on; if there is none, where any might."""
    taken = {mine.at for mine in state.mines} | {unit.at for unit in state.units} | state.terrain.keys()
    squares = [at for at in field(state.columns) if minable(at)]
    return [at for at in squares if at not in taken] or squares


def hidden_options(state: TacticsState, decision: Decision, viewer: Seat | None) -> bool:
    """Return whether another seat's question offers cards that a viewer cannot know, or what is done with them."""
    if decision.kind == "share":
        return sharing.field_marshal(state, decision.seat) != viewer
    return decision.act or decision.kind in ("discard", "sift")


def ask_anew(state: TacticsState, decision: Decision) -> None:
    """Put a question again, to the cards that are there now."""
    if decision.act:
        decision.options = acts.options(state, acts.PHASES[decision.kind], positions(state, decision.seat))
    elif decision.kind == "share":
        decision.options = sharing.options(state.players[sharing.field_marshal(state, decision.seat)].deck)
        decision.max = len(decision.options)
    else:
        decision.options = copies(VERBS[decision.kind], state.players[decision.seat].hand)


VERBS = {"discard": "discard", "sift": "back"}
"""What is done with the cards of a hand, by the kind of the question."""
