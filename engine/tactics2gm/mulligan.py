"""The starting hands, and returning them once (TG-043, TG-044, TG-R07)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm.state import TacticsState

KEEP: Option = ("keep",)
AGAIN: Option = ("again",)


def deal_hands(flow: Flow[TacticsState]) -> None:
    """TG-043, TG-R07 Shuffle the decks, deal the hands, and ask all seats at once whether they keep theirs."""
    state = flow.state
    state.phase = "mulligan"
    for seat, player in enumerate(state.players):
        _deal(flow, seat)
        flow.emit("dealt", _to(state, seat, cards=list(player.hand)), seat=seat, number=len(player.hand))
    for seat in range(state.seats):
        flow.ask(seat, "mulligan", [KEEP, AGAIN], sealed=True)


def _deal(flow: Flow[TacticsState], seat: Seat) -> None:
    """Shuffle a seat's deck and draw its hand, or as many cards as there are."""
    player = flow.state.players[seat]
    number = flow.state.battle.hand
    flow.shuffle(f"deck-{seat}", player.deck)
    player.hand, player.deck = player.deck[:number], player.deck[number:]


def _to(state: TacticsState, seat: Seat, **secret: object) -> dict[Seat, dict[str, object]]:
    return {} if state.by_rules(seat) else {seat: secret}


def settle_hands(flow: Flow[TacticsState]) -> None:
    """TG-043 Deal those anew who return their hand; who did is nobody else's business."""
    state = flow.state
    for seat in range(state.seats):
        player = state.players[seat]
        ((_, picks),) = flow.close("mulligan", seat)
        again = picks == [AGAIN]
        if again:
            player.deck += player.hand
            _deal(flow, seat)
        flow.emit("hand_settled", {seat: {"cards": list(player.hand), "again": again}}, seat=seat)


STEPS: dict[str, Callable[..., None]] = {"deal_hands": deal_hands, "settle_hands": settle_hands}
