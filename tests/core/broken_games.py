"""Games that each break one law, to see that the law's check can fail."""

from __future__ import annotations

import random
from collections.abc import Mapping
from random import Random
from typing import Any

from engine.core.dice import Dice
from engine.core.errors import Illegal, NotYours
from engine.core.flow import Flow
from engine.core.game import Game
from engine.core.protocol import Action, Decision, Event, Objection, Option, Outcome, Seat, Take
from engine.core.words import Msg, msg
from tests.core.tiny_game import TinyGame, TinyMind, TinyPlayer, TinyState, TinyView


class KeepsATuple(TinyGame):
    """JSON has no tuples."""

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> TinyState:
        state = super().deal(scenario, options, dice)
        state.options = {**options, "pair": (1, 2)}
        return state


class OffersTwice(TinyGame):
    def cards(self, player: TinyPlayer) -> list[Option]:
        return [*super().cards(player), ("play", min(player.hand))]


class WaitsForNobody(TinyGame):
    def awaited(self, state: TinyState) -> list[Seat]:
        return [] if state.table else super().awaited(state)


class NeverEnds(TinyGame):
    def turn_flag(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        flow.push("flag", decision.seat)


class TellsTheTableItself(TinyGame):
    def turn_flag(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        super().turn_flag(flow, decision, picks)
        flow.emit("laid", table=flow.state.table)


class CrownsAStranger(TinyGame):
    def round(self, flow: Flow[TinyState]) -> None:
        super().round(flow)
        if flow.state.outcome is not None:
            flow.state.outcome = Outcome([0], "points", ["odd", "third"])


class SuggestsNonsense(TinyGame):
    def suggestion(self, view: TinyView, decision: Decision) -> list[Option]:
        return [("play", 99)]


class SpeaksSentences(TinyGame):
    def prompt(self, view: TinyView, decision: Decision) -> Msg:
        return "Play a card!"  # type: ignore[return-value]


class TakesAnything(TinyGame):
    def check(self, state: TinyState, action: Action) -> Decision:
        return next((d for d in state.open if d.id == action.decision), state.open[0])

    def apply(self, state: TinyState, action: Action) -> list[Event]:
        try:
            return super().apply(state, action)
        except (KeyError, ValueError):
            return []


class BooksRefusals(TinyGame):
    def check(self, state: TinyState, action: Action) -> Decision:
        try:
            return super().check(state, action)
        except NotYours:
            state.actions += 1
            raise


class MistakesTheRefusal(TinyGame):
    def check(self, state: TinyState, action: Action) -> Decision:
        try:
            return super().check(state, action)
        except Illegal:
            raise
        except Exception as error:
            raise Illegal(msg("refused-somehow")) from error


class ShowsHands(TinyGame):
    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        view = super().view(state, viewer)
        view.hand = [card for player in state.players for card in player.hand]
        return view


class ShowsDeckOrder(TinyGame):
    """The same cards, in an order that tells where they lie."""

    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        view = super().view(state, viewer)
        if viewer is not None:
            view.table = view.table + state.players[viewer].deck
        return view


class ShowsTheSeed(TinyGame):
    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        view = super().view(state, viewer)
        view.seed = state.dice.seed
        return view


class ShowsAllQuestions(TinyGame):
    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        view = super().view(state, viewer)
        view.decisions = state.open
        return view


class ShowsSealed(TinyGame):
    """A planted leak: everybody sees what was sealed."""

    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        view = super().view(state, viewer)
        view.answers = state.answers
        return view


class TellsSealed(TinyGame):
    def apply(self, state: TinyState, action: Action) -> list[Event]:
        events = super().apply(state, action)
        for event in events:
            if event.kind == "sealed":
                event.public["picks"] = action.picks
        return events


class ObjectsByTheDeck(TinyGame):
    """Whether an answer is legal tells what lies on the deck."""

    def objection(self, state: TinyState, decision: Decision, picks: list[Option]) -> Objection | None:
        if decision.kind == "boast" and picks == [("boast", 1)] and state.players[decision.seat].deck[:1] > [7]:
            return Objection(msg("refused-not-now"))
        return super().objection(state, decision, picks)


class SharesADeck(TinyGame):
    """Who draws first gets the better card."""

    mind = None

    def drawn(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        deck = flow.state.players[0].deck
        card = deck.pop(0) if deck else flow.state.players[1].deck.pop()
        flow.state.players[decision.seat].hand.append(card)
        flow.barrier = True


class DrawsAndTakesBack(TinyGame):
    """A card from a hidden deck is seen, and the draw may be taken back."""

    def drawn(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        player = flow.state.players[decision.seat]
        player.hand.append(player.deck.pop(0))


class RollsAndTakesBack(TinyGame):
    def turn_flag(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        super().turn_flag(flow, decision, picks)
        flow.state.dice.roll("flag")


class LosesACard(TinyGame):
    def drawn(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        super().drawn(flow, decision, picks)
        flow.state.table = flow.state.table[1:]


class ShufflesByItself(TinyGame):
    """Chance that no match file knows of."""

    def deal(self, scenario: str, options: dict[str, Any], dice: Dice) -> TinyState:
        state = super().deal(scenario, options, dice)
        random.shuffle(state.players[0].deck)
        return state


class RedealsInPlace(TinyGame):
    def resample_hidden(self, state: TinyState, viewer: Seat | None, rng: Random) -> TinyState:
        state.players[0].deck.reverse()
        return state


class MiscountsTheDeck(TinyGame):
    def census(self, state: TinyState) -> Mapping[str, int]:
        return {"cards": sum(len(p.deck) for p in state.players)}


class AsksUnderOneNumber(TinyGame):
    def round(self, flow: Flow[TinyState]) -> None:
        super().round(flow)
        for decision in flow.state.open:
            decision.id = 1


class AsksAStranger(TinyGame):
    def round(self, flow: Flow[TinyState]) -> None:
        super().round(flow)
        if flow.state.outcome is None:
            flow.ask(2, "stranger", [("stay", 1)], optional=True)


class AsksTheImpossible(TinyGame):
    def ask_flag(self, flow: Flow[TinyState], seat: Seat) -> None:
        flow.ask(seat, "flag", [("flag", "up")], least=2, most=2)


class OffersNothing(TinyGame):
    def cards(self, player: TinyPlayer) -> list[Option]:
        return [*super().cards(player), ()]


class LeavesTheTableLaid(TinyGame):
    def round(self, flow: Flow[TinyState]) -> None:
        super().round(flow)
        if flow.state.outcome is not None:
            flow.state.agenda.append(["round"])


class ShowsAnotherHash(TinyGame):
    def view(self, state: TinyState, viewer: Seat | None) -> TinyView:
        view = super().view(state, viewer)
        view.commitment = "00" * 32
        return view


class RefusesTheSlower(TinyGame):
    """The first answer closes the question of the other seat."""

    def drawn(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        super().drawn(flow, decision, picks)
        flow.state.open = [d for d in flow.state.open if d.kind != "draw"]


class LetsTheOtherTakeBack(TinyGame):
    def apply(self, state: TinyState, action: Action) -> list[Event]:
        events = super().apply(state, action)
        if state.take is not None:
            state.take = Take(1 - action.seat, 1)
        return events


class TellsWhatLiesBelow(TinyGame):
    """A public event, which may be taken back, tells a card of the hidden deck."""

    def turn_flag(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        super().turn_flag(flow, decision, picks)
        flow.emit("omen", seat=decision.seat, value=flow.state.players[0].deck[:1])


class WhispersAndTakesBack(TinyGame):
    def turn_flag(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        super().turn_flag(flow, decision, picks)
        flow.emit("whisper", {decision.seat: {"value": 1}})
        flow.barrier = False


class SaysThreeArePlaying(TinyGame):
    def seats(self, scenario: str, options: Mapping[str, Any]) -> int:
        return 3


class SealsAnAct(TinyGame):
    def round(self, flow: Flow[TinyState]) -> None:
        super().round(flow)
        for decision in flow.state.open:
            decision.act = True


class NamesNoBranch(TinyGame):
    """An option has a name, the branch on which it hangs has none."""

    def ask_flag(self, flow: Flow[TinyState], seat: Seat) -> None:
        flow.ask(seat, "flag", [("flag", "up"), ("flag", "down")], act=True)

    def label(self, view: TinyView, decision: Decision, path: Option) -> Msg:
        return super().label(view, decision, path) if len(path) > 1 else "flag"  # type: ignore[return-value]


class CountsOrders(TinyGame):
    """Everybody sees that somebody has changed his standing orders."""

    def apply(self, state: TinyState, action: Action) -> list[Event]:
        quiet = self.quiet(state, action)
        events = super().apply(state, action)
        state.actions += quiet
        return events


class AnnouncesOrders(TinyGame):
    def apply(self, state: TinyState, action: Action) -> list[Event]:
        quiet = self.quiet(state, action)
        events = super().apply(state, action)
        return [Event("ordered", {"seat": action.seat})] if quiet else events


class ForgetsWhoseMoveItIs(TinyGame):
    """Standing orders of one side end what the other may take back."""

    def apply(self, state: TinyState, action: Action) -> list[Event]:
        quiet = self.quiet(state, action)
        events = super().apply(state, action)
        if quiet:
            state.take = None
        return events


class ObeysAtOnce(TinyGame):
    """What the other side has ordered shows in a move that may be taken back."""

    def turn_flag(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        super().turn_flag(flow, decision, picks)
        [boast] = [d for d in flow.state.open if d.kind == "boast" and d.seat != decision.seat]
        if flow.state.answers.get(boast.id):
            flow.state.players[decision.seat].flag = "down"


class DefaultsToNonsense(TinyGame):
    def timeout_default(self, view: TinyView, decision: Decision) -> list[Option] | None:
        return [("play", 99)]


class ShowsTheBestCardOfWhoIsLate(TinyGame):
    def timeout_default(self, view: TinyView, decision: Decision) -> list[Option] | None:
        return decision.options[-1:]


class _PeepsAtDecks(TinyMind):
    def veil(self, game: Game[TinyState, Any], state: TinyState, seat: Seat) -> TinyState:
        veiled = super().veil(game, state, seat)
        veiled.players[seat].deck = list(state.players[seat].deck)
        return veiled


class ThinksWithTheDeck(TinyGame):
    mind = _PeepsAtDecks()


class _KeepsTheDice(TinyMind):
    def veil(self, game: Game[TinyState, Any], state: TinyState, seat: Seat) -> TinyState:
        veiled = super().veil(game, state, seat)
        veiled.dice = state.dice
        return veiled


class ThinksWithTheSeed(TinyGame):
    """What is sampled anew keeps the seed of this game, so that only the seed itself gives it away."""

    mind = _KeepsTheDice()


class _TakesItsOwnHandForAnother(TinyMind):
    def imagine(self, game: Game[TinyState, Any], veiled: TinyState, seat: Seat, rng: Random) -> TinyState:
        world = super().imagine(game, veiled, seat, rng)
        mine = world.players[seat]
        mine.hand, mine.deck = [*mine.deck, *mine.hand][: len(mine.hand)], mine.deck
        return world


class ThinksOfAnotherHand(TinyGame):
    mind = _TakesItsOwnHandForAnother()


BROKEN: list[tuple[type[TinyGame], str]] = [
    (KeepsATuple, "round trip"),
    (OffersTwice, "options"),
    (WaitsForNobody, "no dead end"),
    (NeverEnds, "finishes"),
    (TellsTheTableItself, "told apart"),
    (CrownsAStranger, "the end"),
    (SuggestsNonsense, "suggestion"),
    (SpeaksSentences, "words"),
    (TakesAnything, "refusal"),
    (BooksRefusals, "refusal"),
    (MistakesTheRefusal, "refusal"),
    (ShowsHands, "no leak"),
    (ShowsDeckOrder, "no leak"),
    (ShowsTheSeed, "no leak"),
    (ShowsAllQuestions, "no leak"),
    (ShowsSealed, "no leak"),
    (TellsSealed, "no leak"),
    (ObjectsByTheDeck, "no leak"),
    (RedealsInPlace, "no leak"),
    (SharesADeck, "commutes"),
    (DrawsAndTakesBack, "undo law"),
    (RollsAndTakesBack, "undo law"),
    (LosesACard, "conservation"),
    (MiscountsTheDeck, "conservation"),
    (ShufflesByItself, "replay"),
    (AsksUnderOneNumber, "options"),
    (AsksAStranger, "options"),
    (AsksTheImpossible, "options"),
    (OffersNothing, "options"),
    (LeavesTheTableLaid, "the end"),
    (ShowsAnotherHash, "no leak"),
    (RefusesTheSlower, "commutes"),
    (LetsTheOtherTakeBack, "undo law"),
    (TellsWhatLiesBelow, "undo law"),
    (WhispersAndTakesBack, "undo law"),
    (SaysThreeArePlaying, "seats"),
    (SealsAnAct, "options"),
    (NamesNoBranch, "words"),
    (CountsOrders, "quiet"),
    (AnnouncesOrders, "quiet"),
    (ForgetsWhoseMoveItIs, "quiet"),
    (ObeysAtOnce, "quiet"),
    (DefaultsToNonsense, "default"),
    (ShowsTheBestCardOfWhoIsLate, "default"),
    (ThinksWithTheDeck, "veil"),
    (ThinksWithTheSeed, "veil"),
    (ThinksOfAnotherHand, "veil"),
]
