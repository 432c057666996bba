"""A whole game in one file: hidden hands, sealed picks, dice, a hidden deck, and a move that may be taken back.

Both seats hold three cards of their own deck and seal one; the higher card, a die settling ties, wins both as
points. The winner turns his flag twice, which rolls nothing and shows nothing. Then each draws from an end of
his deck.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from types import ModuleType
from typing import Any, ClassVar

import msgspec
import pytest

from engine.core import registry
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.game import Game
from engine.core.mind import NO_SEED, Mind
from engine.core.protocol import Decision, MatchState, Objection, Option, Seat, View
from engine.core.settings import Setting
from engine.core.words import Msg, msg

SIDES = ("odd", "even")


class TinyPlayer(msgspec.Struct):
    deck: list[int]
    hand: list[int]
    points: int = 0
    flag: str = "down"


class TinyState(MatchState, kw_only=True):
    players: list[TinyPlayer]
    table: list[int] = []


class TinyView(View, kw_only=True):
    hand: list[int]
    hands: list[int]
    decks: list[int]
    points: list[int]
    flags: list[str]
    table: list[int]


class TinyMind(Mind[TinyState]):
    def veil(self, game: Game[TinyState, Any], state: TinyState, seat: Seat) -> TinyState:
        veiled = game.decode(game.encode(state))
        veiled.dice = Dice(seed=NO_SEED)
        for other, player in enumerate(veiled.players):
            player.deck = [0 for _ in player.deck]
            if other != seat:
                player.hand = [0 for _ in player.hand]
        answers, veiled.answers = veiled.answers, {}
        for decision in veiled.open:
            if decision.id in answers and decision.seat == seat:
                veiled.answers[decision.id] = answers[decision.id]
            if decision.seat != seat and decision.kind == "play":
                decision.options = []
                if decision.id in answers:
                    veiled.answers[decision.id] = []
        return veiled

    def imagine(self, game: Game[TinyState, Any], veiled: TinyState, seat: Seat, rng: Random) -> TinyState:
        world = game.decode(game.encode(veiled))
        world.dice = Dice(seed=rng.randbytes(32).hex())
        for other, player in enumerate(world.players):
            cards = range(1 + other, 13 if world.scenario == "short" else 25, 2)
            known = {*world.table, *player.hand}
            unseen = rng.sample(left := [card for card in cards if card not in known], len(left))
            if other != seat:
                player.hand = [unseen.pop() for _ in player.hand]
            player.deck = unseen
        for decision in world.open:
            if decision.seat != seat and decision.kind == "play":
                decision.options = [("play", card) for card in sorted(world.players[decision.seat].hand)]
                if decision.id in world.answers:
                    world.answers[decision.id] = decision.options[-1:]
        return world


class TinyGame(Game[TinyState, TinyView]):
    id = "tiny"
    version = "1"
    players = (2, 2)
    scenarios = ("short", "long")
    settings = (Setting("faces", (6, 10), 10),)
    state_type = TinyState
    mind: ClassVar[Mind[Any] | None] = TinyMind()

    def __init__(self) -> None:
        self.steps = {"round": self.round, "reveal": self.reveal, "flag": self.ask_flag, "draw": self.draw}
        self.answered = {"flag": self.turn_flag, "draw": self.drawn}

    # ------------------------------------------------------------- the sequence of play

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> TinyState:
        players = []
        for seat in range(2):
            deck = list(range(1 + seat, 13 if scenario == "short" else 25, 2))
            dice.shuffle(f"deck-{seat}", deck)
            players.append(TinyPlayer(deck[3:], deck[:3]))
        return TinyState(
            scenario=scenario, options=options, dice=dice, seats=2, players=players, agenda=[["round"]]
        )

    def round(self, flow: Flow[TinyState]) -> None:
        players = flow.state.players
        if not players[0].hand:
            best = max(p.points for p in players)
            winners = [seat for seat, p in enumerate(players) if p.points == best]
            winners = winners if len(winners) == 1 else []
            flow.end(winners, [SIDES[seat] for seat in winners], "points")
            return
        flow.push("reveal")
        for seat, player in enumerate(players):
            flow.ask(seat, "play", self.cards(player), sealed=True)
            if not any(d.kind == "boast" and d.seat == seat for d in flow.state.open):
                flow.ask(seat, "boast", [("boast", 1), ("boast", 2)], least=0, most=2, sealed=True, optional=True)

    def cards(self, player: TinyPlayer) -> list[Option]:
        return [("play", card) for card in sorted(player.hand)]

    def reveal(self, flow: Flow[TinyState]) -> None:
        state = flow.state
        played: list[int] = []
        for seat, player in enumerate(state.players):
            ((_, picks),) = flow.close("play", seat)
            card = int(picks[0][1])
            player.hand.remove(card)
            played.append(card)
        ranks = [card // 2 for card in played]
        first = ranks.index(max(ranks)) if ranks[0] != ranks[1] else flow.roll("tie")[0] % 2
        flow.emit("won", seat=first, cards=played)
        state.players[first].points += sum(played)
        state.table += played
        flow.push("draw")
        flow.push("flag", first)
        flow.push("flag", first)

    def ask_flag(self, flow: Flow[TinyState], seat: Seat) -> None:
        flow.ask(seat, "flag", [("flag", "up"), ("flag", "down")])

    def turn_flag(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        flow.state.players[decision.seat].flag = str(picks[0][1])
        flow.emit("flag", seat=decision.seat, flag=picks[0][1])

    def draw(self, flow: Flow[TinyState]) -> None:
        flow.push("round")
        for seat, player in enumerate(flow.state.players):
            if player.deck:
                flow.ask(seat, "draw", [("draw", "top"), ("draw", "bottom")])

    def drawn(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        player = flow.state.players[decision.seat]
        card = player.deck.pop(0 if picks[0][1] == "top" else -1)
        player.hand.append(card)
        flow.emit("drew", {decision.seat: {"drawn": card}}, seat=decision.seat)

    # ------------------------------------------------------------- what is seen and said

    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        players = state.players
        return TinyView(
            **self.base_view(state, viewer),
            hand=sorted(players[viewer].hand) if viewer is not None else [],
            hands=[len(p.hand) for p in players],
            decks=[len(p.deck) for p in players],
            points=[p.points for p in players],
            flags=[p.flag for p in players],
            table=state.table,
        )

    def objection(self, state: TinyState, decision: Decision, picks: list[Option]) -> Objection | None:
        if decision.kind == "play" and picks == [("play", 1)] and len(state.players[decision.seat].hand) > 1:
            return Objection(msg("refused-ace-last"), "T-1")
        return None

    def label(self, view: TinyView, decision: Decision, path: Option) -> Msg:
        return msg(f"tiny-{path[0]}", value=path[1] if len(path) > 1 else "")

    def prompt(self, view: TinyView, decision: Decision) -> Msg:
        return msg(f"tiny-ask-{decision.kind}")

    def suggestion(self, view: TinyView, decision: Decision) -> list[Option]:
        return [] if decision.optional else [decision.options[-1]]

    def board(self, view: TinyView) -> list[Msg]:
        return [
            msg("tiny-points", points=list(view.points)),
            msg("tiny-table", cards=list(view.table), decks=list(view.decks), hands=list(view.hands)),
            msg("tiny-hand", cards=list(view.hand)),
        ]

    def sides(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SIDES

    def name(self, kind: str, id: str) -> Mapping[str, str] | None:  # noqa: A002
        return {"en": id, "es": id} if kind == "side" else None

    def concede(self, flow: Flow[TinyState], seat: Seat) -> None:
        flow.end([1 - seat], [SIDES[1 - seat]], "resigned")

    def resample_hidden(self, state: TinyState, viewer: Seat | None, rng: Random) -> TinyState:
        other = self.decode(self.encode(state))
        for seat, player in enumerate(other.players):
            unknown = player.deck + ([] if seat == viewer else player.hand)
            rng.shuffle(unknown)
            if seat != viewer:
                player.hand = [unknown.pop() for _ in player.hand]
                for decision in other.open:
                    if decision.seat == seat and decision.kind == "play":
                        decision.options = self.cards(player)
                        if decision.id in other.answers:
                            other.answers[decision.id] = [rng.choice(decision.options)]
            player.deck = unknown
        return other

    def census(self, state: TinyState) -> Mapping[str, int]:
        piles = [pile for p in state.players for pile in (p.deck, p.hand)]
        return Counter(str(card) for pile in [*piles, state.table] for card in pile)


@contextmanager
def registered(game: Game[Any, Any]) -> Iterator[None]:
    """Put a game among the known ones for a while: match files find their game by its name.

    Only its own modules go away again: a game that was read meanwhile would else be there twice, each with packs
    of its own.
    """
    module = ModuleType(f"engine.{game.id}.rules")
    module.GAME = game  # type: ignore[attr-defined]
    registry.game.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "GAMES", (*registry.GAMES, game.id))
        for one in (ModuleType(f"engine.{game.id}"), module):
            patch.setitem(sys.modules, one.__name__, one)
        yield
    registry.game.cache_clear()
