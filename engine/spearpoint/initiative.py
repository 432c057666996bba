"""Combat Phase, Initiative (SP-058 to SP-060): who resolves first, and how the players alternate."""

from __future__ import annotations

from operator import attrgetter, itemgetter
from typing import NamedTuple

from engine.core.flow import Flow
from engine.core.modifiers import summed
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.spearpoint import teams
from engine.spearpoint.attack import drop_if_lost
from engine.spearpoint.commands import named_cards, playable, reveal, short_of, spend
from engine.spearpoint.effects import carry_out
from engine.spearpoint.numbers import initiative_modifiers, played
from engine.spearpoint.ops import InitiativeMod
from engine.spearpoint.orders import initiative_options, plan, resolve_options
from engine.spearpoint.standing import stops_for
from engine.spearpoint.state import SIDES, Attack, Player, SpearpointState


def initiative(flow: Flow[SpearpointState]) -> None:
    """SP-058, SP-059 Roll for Initiative, unless that was done at the start of the Turn (SP-R40)."""
    state = flow.state
    if state.options.get("initiative") == "turn":
        for seat in teams.order(state):
            _before_rolling(flow, seat)
    else:
        roll_for_it(flow)
    assert state.initiative is not None
    flow.push("alternate", list(teams.rotation(state, state.initiative)))
    flow.push("ambushes")


def ask_initiative(flow: Flow[SpearpointState]) -> None:
    """SP-R40 At the start of the Turn, ask every seat that holds Command cards what it uses on the roll."""
    flow.push("early_initiative")
    for seat, player in enumerate(flow.state.players):
        if player.commands:
            options = initiative_options(flow.state, seat)
            flow.ask(seat, "initiative", options, least=0, most=len(options), sealed=True)


def early_initiative(flow: Flow[SpearpointState]) -> None:
    """SP-R40 Roll for Initiative at the start of the Turn: the winner is first in all its Phases."""
    for seat, player in enumerate(flow.state.players):
        player.plans = [pick for _, picks in flow.close("initiative", seat) for pick in picks]
    roll_for_it(flow)
    for player in flow.state.players:
        player.plans = []


def roll_for_it(flow: Flow[SpearpointState]) -> None:
    """SP-058, SP-059 Roll for Initiative, re-rolling ties; the higher result resolves first.

    Each ally rolls, and the better result counts for the side; a seat alone against two rolls twice (SP-T05).
    """
    state = flow.state
    bonus = [0] * state.seats
    for seat in teams.order(state):
        bonus[seat] = _before_rolling(flow, seat)
    for seat in range(state.seats):
        bonus[seat] += summed(initiative_modifiers(state, seat))
    rolling = sorted(teams.rotation(state, 0))
    discards = [_discards(player) for player in state.players]
    while True:
        plus = [0] * state.seats
        for seat in teams.order(state):
            plus[seat] = _plus(flow, seat, discards[seat])
        dice = flow.roll("initiative", len(rolling))
        rolled = zip(rolling, dice, strict=True)
        results = []
        for seat, die in rolled:
            results.append(_Result(die + bonus[seat] + plus[seat], seat, die))
            plus[seat] = 0  # the discard improves one die: of two the first
        one, two = (_best(results, state.teams.members(side)) for side in (0, 1))
        shown, totals = [one.die, two.die], [one.total, two.total]
        if one.total != two.total:
            break
        flow.emit("initiative_tied", dice=shown, scores=_scores(one, two))
    winner = one.seat if one.total > two.total else two.seat
    state.initiative = state.first = winner
    others = [result.die for result in results if result is not one and result is not two]
    flow.emit("initiative", winner=winner, dice=shown, totals=totals, others=others, scores=_scores(one, two))


class _Result(NamedTuple):
    """What one die came to."""

    total: int
    seat: Seat
    die: int


def _scores(*best: _Result) -> list[str]:
    """Write the best result of each side, with its die, so that words can name it (kind ``score``)."""
    return [f"{SIDES[side]}:{result.die}:{result.total}" for side, result in enumerate(best)]


def _best(results: list[_Result], seats: tuple[Seat, ...]) -> _Result:
    """Find the best result of some seats, the first of equals."""
    return max([result for result in results if result.seat in seats], key=itemgetter(0))


def _discards(player: Player) -> list[str]:
    """SP-024 List the cards laid ready for +1 on Initiative rolls, in the order in which they are used."""
    return [str(pick[1]) for pick in player.plans if pick[0] == "plus" and pick[2] == "initiative"]


def _plus(flow: Flow[SpearpointState], seat: Seat, discards: list[str]) -> int:
    """SP-R27 Spend the next card on a roll; another one is for the roll after a tie."""
    while discards:
        if spend(flow, seat, discards.pop(0), "initiative"):
            return 1
    return 0


def _before_rolling(flow: Flow[SpearpointState], seat: Seat) -> int:
    """Play a seat's cards for this moment; return what they add to all its rolls."""
    state = flow.state
    cards = []
    for pick in state.players[seat].plans:
        card = str(pick[1])
        if pick[0] == "play" and state.catalog.commands[card].when == "before_initiative":
            if len(pick) == 2:
                cards.append(card)
                reveal(flow, seat, card)
            else:
                unit = state.unit(int(pick[2]))
                if unit is not None and playable(state, seat, state.catalog.commands[card], unit):
                    reveal(flow, seat, card, unit)
                    carry_out(flow, unit, card, seat)
    return sum(op.amount for _, op in played(state, cards, InitiativeMod))


# ------------------------------------------------------------------ one attack after the other


def ambushes(flow: Flow[SpearpointState]) -> None:
    """Resolve the attacks that come before the Initiative order, the winner's first."""
    state = flow.state
    for seat in teams.order(state):
        for attack in state.attacks:
            if attack.first and _still_to_come(flow, attack, seat):
                flow.push("ambushes")
                flow.push("attack", seat, attack.number)
                return


def alternate(flow: Flow[SpearpointState], rotation: list[Seat]) -> None:
    """SP-060 Let a seat resolve an attack, then the other side; the last ones follow in a row (SP-R15).

    ``rotation`` are the seats in the order in which they come, over and over (SP-T07). Whoever has no attack left
    gives his place to his ally; only when that one has none either is it the other side's.
    """
    state = flow.state
    for place in range(2):
        for turn in state.teams.allies(rotation[place]):
            coming = _coming(flow, turn)
            if not coming:
                continue
            flow.push("alternate", [*rotation[place + 1 :], *rotation[: place + 1]])
            if stops_for(flow, turn, "attacks"):
                options = resolve_options(state, turn, [a for attack in coming for a in attack.attackers[:1]])
                flow.ask(turn, "resolve", options, most=len(options))
            else:
                flow.push("attack", turn, min(coming, key=_RANK).number)
            return


_RANK = attrgetter("rank")


def _coming(flow: Flow[SpearpointState], seat: Seat) -> list[Attack]:
    """List the attacks that a seat can still resolve."""
    return [attack for attack in flow.state.attacks if _still_to_come(flow, attack, seat)]


def _still_to_come(flow: Flow[SpearpointState], attack: Attack, seat: Seat) -> bool:
    """Return whether a seat can still resolve an attack; one that has become impossible is dropped."""
    return attack.seat == seat and attack.state == "declared" and not drop_if_lost(flow, attack)


# ------------------------------------------------------------------ by hand


def object_to_resolve(state: SpearpointState, decision: Decision, picks: list[Option]) -> Objection | None:
    """SP-060 One attack is next, and the cards are for that attack."""
    chosen = [pick[1] for pick in picks if pick[0] == "resolve"]
    if len(chosen) != 1:
        return Objection(msg("spearpoint-refused-one-attack"), "SP-060")
    if any(pick[-1] != chosen[0] for pick in picks):
        return Objection(msg("spearpoint-refused-other-attack"), "SP-060")
    return short_of(state, decision.seat, named_cards(picks))


def answer_resolve(flow: Flow[SpearpointState], decision: Decision, picks: list[Option]) -> None:
    """Resolve the attack that was chosen, with the cards laid to it."""
    flow.barrier = True  # what follows may show what others have ordered
    state, seat = flow.state, decision.seat
    number = next(int(pick[1]) for pick in picks if pick[0] == "resolve")
    attack = next(a for a in state.attacks if a.seat == seat and number in a.attackers and a.state == "declared")
    for pick in picks:
        if pick[0] == "play":
            plan(state, seat, pick)
        elif pick[0] == "plus":
            attack.plus.setdefault(str(pick[2]), []).append(str(pick[1]))
    flow.push("attack", seat, attack.number)
