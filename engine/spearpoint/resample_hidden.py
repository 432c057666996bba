"""Counting all cards, and dealing anew what a viewer cannot know: so that nothing leaks and nothing gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random

from engine.core.game import Game
from engine.core.protocol import Decision, Option, Seat
from engine.spearpoint.catalog import GRADES, SpearpointCatalog
from engine.spearpoint.close_assault import could_assault
from engine.spearpoint.commands import holding, playable
from engine.spearpoint.commitment import commit_options, intercept_options
from engine.spearpoint.declaration import attack_options
from engine.spearpoint.draw import discard_options, draw_options
from engine.spearpoint.opening import before_options
from engine.spearpoint.orders import initiative_options, order_options, resolve_options
from engine.spearpoint.setup import hand_options, muster
from engine.spearpoint.situations import Muster
from engine.spearpoint.state import SIDES, SpearpointState
from engine.spearpoint.targets import able, enemies
from engine.spearpoint.view import SpearpointView
from engine.spearpoint.windows import window_options


def census(state: SpearpointState) -> Mapping[str, int]:
    """Count every Unit, Command and Damage card wherever it is; Units from when all decks are chosen."""
    found = Counter(state.removed)
    found.update(step[2] for step in state.agenda if step[0] == "settle_crew")  # its owner may still save it
    for pile in (state.command_deck, state.command_discard, state.damage_deck, state.damage_discard):
        found.update(pile)
    chosen = state.phase != "setup" or all(player.reserves for player in state.players)
    for player in state.players:
        if chosen:
            found.update(player.reserves)
        for hand in (
            player.units,
            player.commands,
            player.effects,
            player.reserved,
            player.spent,
        ):
            found.update(hand)
    for unit in state.units:
        found[unit.card] += 1
        if unit.crew is not None:
            found[unit.crew] += 1
        if unit.damage is not None:
            found[unit.damage.card] += 1
        found.update(attached.card for attached in unit.attached if not attached.given)
    return found


def resample_hidden(
    game: Game[SpearpointState, SpearpointView], state: SpearpointState, viewer: Seat | None, rng: Random
) -> SpearpointState:
    """Return a state that the viewer cannot tell from this one: other hands, decks, sealed answers, and seed."""
    other = game.decode(game.encode(state))
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    other.dice.seed = rng.randbytes(32).hex()
    rng.shuffle(other.damage_deck)
    for seat, player in enumerate(other.players):
        if seat in hidden:
            _units(other, seat, rng)
            player.plans = []
        rng.shuffle(player.reserves)
    _commands(other, hidden, rng)
    for attack in other.attacks:
        if attack.seat in hidden:
            attack.cards, attack.plus, attack.instead, attack.rank = [], {}, 0, rng.randrange(9)
    other.agenda = [step for step in other.agenda if step[0] != "play_card" or step[1] not in hidden]
    other.open = [d for d in other.open if d.seat not in hidden or d.kind != "intercept"]
    for decision in other.open:
        if decision.seat in hidden:
            ask_anew(other, decision)
    for decision in other.open:
        if decision.seat in hidden and decision.sealed:
            given = other.answers.pop(decision.id, None) is not None
            if rng.random() < 0.5 if decision.optional else given:  # nobody sees whether there are standing orders
                other.answers[decision.id] = game.sample(other, decision, rng)
    if any(step[0] == "reveal" for step in other.agenda):
        for seat in hidden:
            offer_intercept(other, seat)
    return other


def _units(state: SpearpointState, seat: Seat, rng: Random) -> None:
    """Deal a seat's hand and Reserves anew; cards may have been others of the same cost all along."""
    player = state.players[seat]
    pool = player.units + player.reserves
    side = SIDES[state.teams.side(seat)]
    seen = census(state)
    allowed = muster(state, seat)
    spare = [
        card.id
        for card in state.catalog.recruits(graded=bool(state.options.get(GRADES))).values()
        if card.side == side
        for _ in range(card.copies - max(seen.get(card.id, 0), pool.count(card.id)))
    ]
    for i, card in enumerate(pool):
        like = [j for j, other in enumerate(spare) if _alike(state.catalog, allowed, card, other)]
        if like and rng.random() < 0.5:
            j = rng.choice(like)
            pool[i], spare[j] = spare[j], card
    rng.shuffle(pool)
    player.units, player.reserves = pool[: len(player.units)], pool[len(player.units) :]


def _alike(catalog: SpearpointCatalog, allowed: Muster, card: str, other: str) -> bool:
    """Return whether a deck that suits a Situation would still do so with one card in place of another."""
    one, two = catalog.units[card], catalog.units[other]
    same = one.cost == two.cost and (allowed.before is None or (one.type, one.crew) == (two.type, two.crew))
    return same and card not in allowed.required and other not in allowed.banned


def _commands(state: SpearpointState, hidden: list[Seat], rng: Random) -> None:
    """Shuffle the Command deck, what is laid aside from it, and the hands that the viewer does not see."""
    piles = [state.command_deck, *(player.reserved for player in state.players)]
    piles += [state.players[seat].commands for seat in hidden]
    pool = [card for pile in piles for card in pile]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


def ask_anew(state: SpearpointState, decision: Decision) -> None:
    """Put a question again, to the hand that its seat holds now."""
    enumerate_options = OPTIONS.get(decision.kind)
    if enumerate_options is not None:
        decision.options = enumerate_options(state, decision)
        if decision.kind in ANY_NUMBER:
            decision.max = len(decision.options)


def offer_intercept(state: SpearpointState, seat: Seat) -> None:
    """Let a seat see the enemy's Units before it orders, if the hand that it holds now can."""
    options = intercept_options(state, seat)
    if options:
        number = state.asked - state.seats + 1 + seat  # its place is kept whether it is asked or not
        state.open.append(Decision(id=number, seat=seat, kind="intercept", options=options, min=0, optional=True))


def _attack(state: SpearpointState, decision: Decision) -> list[Option]:
    unit = state.unit(int(decision.subject[1]))
    assert unit is not None
    attackers = [u for u in state.units if u.seat == decision.seat and able(state, u)]
    return attack_options(state, unit, enemies(state, unit.seat), could_assault(state, attackers))


def _orders(state: SpearpointState, decision: Decision) -> list[Option]:
    asked = [d for d in state.open if d.seat == decision.seat and d.kind == "attack"]
    return order_options(state, decision.seat, [int(d.subject[1]) for d in asked])


def _resolve(state: SpearpointState, decision: Decision) -> list[Option]:
    numbers = [int(option[1]) for option in decision.options if option[0] == "resolve"]
    return resolve_options(state, decision.seat, numbers)


def _react(state: SpearpointState, decision: Decision) -> list[Option]:
    target = state.unit(int(decision.subject[2]))
    assert target is not None
    held = holding(state, decision.seat, "reaction")
    return [
        ("play", card) for card in held if playable(state, decision.seat, state.catalog.commands[card], target)
    ]


ANY_NUMBER = frozenset({"commit", "after_reveal", "initiative", "orders", "resolve", "end_of_combat"})
"""Kinds of decisions in which one may pick as much as there is."""

OPTIONS: dict[str, Callable[[SpearpointState, Decision], list[Option]]] = {
    "before": lambda state, decision: before_options(state, decision.seat),
    "hand": lambda state, decision: hand_options(state, decision.seat),
    "commit": lambda state, decision: commit_options(state, decision.seat),
    "after_reveal": lambda state, decision: window_options(state, decision.seat, "after_reveal"),
    "attack": _attack,
    "initiative": lambda state, decision: initiative_options(state, decision.seat),
    "orders": _orders,
    "resolve": _resolve,
    "react": _react,
    "bail_out": lambda state, d: [("play", card) for card in holding(state, d.seat, "on_own_unit_destroyed")],
    "end_of_combat": lambda state, decision: window_options(state, decision.seat, "end_of_combat"),
    "draw": lambda state, decision: draw_options(state, decision.seat),
    "discard": lambda state, decision: discard_options(state, decision.seat, str(decision.subject[0])),
}
"""What a decision offers, by its kind, where that depends on what its seat holds."""
