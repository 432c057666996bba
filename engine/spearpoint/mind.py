"""What the computer needs to think about Spearpoint 1943: what a seat may know, and other worlds."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, ClassVar

from engine.core.dice import VERSION, Dice
from engine.core.game import Game
from engine.core.mind import NO_SEED, UNKNOWN, Mind
from engine.core.protocol import Decision, Seat
from engine.core.selfplay import as_advised
from engine.spearpoint.catalog import GRADES
from engine.spearpoint.deckbuilding import DECKS
from engine.spearpoint.resample_hidden import ANY_NUMBER, OPTIONS, ask_anew, offer_intercept
from engine.spearpoint.state import SIDES, SpearpointState


class SpearpointMind(Mind[SpearpointState]):
    """Hands, decks, sealed answers and the order of others' attacks are hidden; the Battle Area is open."""

    whims: ClassVar[float] = 0.6

    def veil(self, game: Game[SpearpointState, Any], state: SpearpointState, seat: Seat) -> SpearpointState:
        """Leave out what others hold and have sealed, and the order of all decks."""
        veiled = game.decode(game.encode(state))
        veiled.dice = Dice(version=VERSION, seed=NO_SEED)
        veiled.damage_deck.sort()
        veiled.command_deck = _unknown(veiled.command_deck)
        for other, player in enumerate(veiled.players):
            player.reserved = _unknown(player.reserved)
            if other == seat:
                player.reserves.sort()
            else:
                player.units, player.commands = _unknown(player.units), _unknown(player.commands)
                player.reserves, player.plans = _unknown(player.reserves), []
        for attack in veiled.attacks:
            if attack.seat != seat:
                attack.cards, attack.plus, attack.instead, attack.rank = [], {}, 0, 0
        veiled.agenda = [step for step in veiled.agenda if step[0] != "play_card" or step[1] == seat]
        veiled.open = [d for d in veiled.open if d.seat == seat or d.kind != "intercept"]
        given = veiled.answers
        veiled.answers = {}
        for decision in sorted(veiled.open, key=lambda d: d.id):
            if decision.id in given and (decision.seat == seat or not decision.optional):
                veiled.answers[decision.id] = given[decision.id] if decision.seat == seat else []
            if decision.seat != seat and decision.kind in OPTIONS:
                _close(decision)
        return veiled

    def imagine(
        self, game: Game[SpearpointState, Any], veiled: SpearpointState, seat: Seat, rng: Random
    ) -> SpearpointState:
        """Deal the others hands and decks that they might have, and let them have answered as is advised."""
        world = game.decode(game.encode(veiled))
        world.dice = Dice(version=VERSION, seed=rng.randbytes(32).hex())
        rng.shuffle(world.damage_deck)
        rng.shuffle(world.players[seat].reserves)
        hidden = [other for other in range(world.seats) if other != seat]
        for other in hidden:
            _deal_units(world, other, rng)
        _deal_commands(world, rng)
        for other in hidden:
            coming = [attack for attack in world.attacks if attack.seat == other]
            for rank, attack in enumerate(rng.sample(coming, len(coming))):
                attack.rank = rank
        for decision in world.open:
            if decision.seat != seat:
                ask_anew(world, decision)
        sealed = [d for d in world.open if d.seat != seat and world.answers.pop(d.id, None) is not None]
        for decision in sealed:
            world.answers[decision.id] = as_advised(game, world, decision, rng)
        if any(step[0] == "reveal" for step in world.agenda):
            for other in hidden:
                offer_intercept(world, other)
        return world


def _unknown(cards: list[str]) -> list[str]:
    return [UNKNOWN] * len(cards)


def _close(decision: Decision) -> None:
    """Take out of another seat's question what depends on what it holds; which attacks it has is known."""
    decision.options = [option for option in decision.options if option[0] == "resolve"]
    if decision.kind in ANY_NUMBER:
        decision.max = 0


# ------------------------------------------------------------------ worlds


def _deal_units(state: SpearpointState, seat: Seat, rng: Random) -> None:
    """Deal a hand and Reserves from a ready-made deck that holds all that was seen of it, else from the box."""
    player = state.players[seat]
    number = len(player.units) + len(player.reserves)
    if not number:
        return
    side = SIDES[state.teams.side(seat)]
    standing = (card for u in state.units if u.owner == seat for card in (u.card, u.crew) if card is not None)
    gone = (card for card in state.removed if state.catalog.units[card].side == side)
    seen = Counter([*standing, *gone, *player.weary])
    ready = DECKS.ready(DECKS.pool(side, state.scenario, state.options))
    left = [list((Counter(deck.cards) - seen).elements()) for deck in ready]
    fitting = [cards for cards in left if len(cards) == number]
    recruits = state.catalog.recruits(graded=bool(state.options.get(GRADES))).values()
    box = Counter({card.id: card.copies for card in recruits if card.side == side}) - seen
    cards = rng.choice(fitting) if fitting else list(box.elements())
    while len(cards) < number:  # decks may hold more copies than the box
        cards += [card.id for card in recruits if card.side == side]
    dealt = rng.sample(cards, number)
    player.units, player.reserves = dealt[: len(player.units)], dealt[len(player.units) :]


def _deal_commands(state: SpearpointState, rng: Random) -> None:
    """Deal all Command cards that are nowhere to be seen to where one of them lies."""
    left = Counter({card.id: card.copies for card in state.catalog.commands.values()})
    left.subtract(state.command_discard)
    left.subtract(attached.card for unit in state.units for attached in unit.attached if not attached.given)
    for player in state.players:
        left.subtract([*player.effects, *player.spent, *(c for c in player.commands if c != UNKNOWN)])
    pool = list((+left).elements())
    rng.shuffle(pool)
    state.command_deck = [pool.pop() for _ in state.command_deck]
    for player in state.players:
        player.reserved = [pool.pop() for _ in player.reserved]
        player.commands = [pool.pop() if card == UNKNOWN else card for card in player.commands]
