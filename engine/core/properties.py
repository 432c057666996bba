"""The laws that every game obeys at every moment: one function each.

The functions take a game and a state (which they leave as it is) and raise :class:`Broken`. A :class:`Watch`
holds all of them against a match while chance plays it; the fuzzer and the suite over every game are that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from random import Random
from typing import Any, TypeAlias, TypeVar

import msgspec

from engine.core.errors import BadMatchFile, NotYours, Refusal, RulesBug, Stale
from engine.core.flow import BY_RULES
from engine.core.game import Game
from engine.core.matchfile import read, verify
from engine.core.protocol import Action, Decision, Event, MatchState, Option, Outcome, Seat, View
from engine.core.selfplay import Playing
from engine.core.words import Msg

S = TypeVar("S", bound=MatchState)
V = TypeVar("V", bound=View)
AnyGame: TypeAlias = Game[Any, Any]

NOBODY = -1
"""A number that no decision has."""


class Broken(RulesBug):
    """A law is broken; the text says which one, and where."""

    def __init__(self, law: str, found: str) -> None:
        super().__init__(f"{law}: {found}")
        self.law = law


def viewers(state: MatchState) -> list[Seat | None]:
    """List the viewers of a match: every seat, and None for everybody else."""
    return [None, *range(state.seats)]


def seen(game: AnyGame, state: MatchState, viewer: Seat | None) -> bytes:
    """Return all that a viewer sees as text, without the hash of the seed, which reveals nothing."""
    view = game.view(state, viewer)
    view.commitment = ""
    return msgspec.json.encode(view)


def heard(events: list[Event], viewer: Seat | None) -> bytes:
    """Return as text what a viewer is told of events."""
    told = [(e.kind, e.public, e.private.get(viewer) if viewer is not None else None) for e in events]
    return msgspec.json.encode(told)


def difference(one: bytes, other: bytes) -> str:
    """Return the first difference of two texts with its surroundings."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    near = slice(max(0, at - 60), at + 60)
    return f"{one[near].decode(errors='replace')!r} or {other[near].decode(errors='replace')!r}"


def copy(game: Game[S, V], state: S) -> S:
    """Return an equal state that shares nothing with this one."""
    return game.decode(game.encode(state))


# ----------------------------------------------------------------- one state


def round_trip(game: AnyGame, state: MatchState) -> None:
    """Check that a state written as JSON and read again is the same state."""
    blob = game.encode(state)
    again = game.decode(blob)
    if game.encode(again) != blob:
        raise Broken("round trip", difference(blob, game.encode(again)))
    if again != state:
        raise Broken("round trip", "the state holds something that JSON gives back as something else")


def well_asked(game: AnyGame, state: MatchState) -> None:
    """Check that somebody is awaited until the end, and that every question can be answered."""
    if state.outcome is not None:
        if state.open or state.answers or state.agenda:
            raise Broken("the end", "the match is over and something is still open")
        _well_ended(game, state, state.outcome)
        return
    seats = game.seats(state.scenario, state.options)
    if state.seats != seats or not game.players[0] <= seats <= game.players[1]:
        raise Broken("seats", f"{state.seats} play, of {seats} that the rules say")
    if not game.awaited(state):
        raise Broken("no dead end", "the match is not over and waits for nobody")
    if len({d.id for d in state.open}) < len(state.open):
        raise Broken("options", "two decisions have the same number")
    played = len(game.sides(state.scenario, state.options))
    if any(step[0] == BY_RULES and step[1] >= played for step in state.agenda):
        raise Broken("options", "the rules are to answer for a seat that there is not")
    for decision in state.open:
        where = f"{decision.kind} of seat {decision.seat}"
        if not 0 <= decision.seat < state.seats:
            raise Broken("options", f"{where}: there is no such seat")
        if not 0 <= decision.min <= decision.max or decision.min > len(decision.options):
            raise Broken(
                "options",
                f"{where}: {decision.min} to {decision.max} of {len(decision.options)} cannot be picked",
            )
        if len(set(decision.options)) < len(decision.options):
            raise Broken("options", f"{where}: an option is offered twice")
        if any(not path for path in decision.options):
            raise Broken("options", f"{where}: an option is empty")
        if decision.act and (decision.min, decision.max, decision.sealed) != (1, 1, False):
            raise Broken("options", f"{where}: an act is one pick, answered at once")
        if decision.concurrent and not decision.act:
            raise Broken("options", f"{where}: what several seats do as they like is an act")
    phases = {(d.kind, d.paused) for d in state.open if d.concurrent}
    if len(phases) > len({kind for kind, _ in phases}):
        raise Broken("open phase", "some of the questions of a phase were not asked again after an act")


def _well_ended(game: AnyGame, state: MatchState, outcome: Outcome) -> None:
    """Check that whole sides win, and none that is not in the match."""
    sides = game.sides(state.scenario, state.options)
    winners = [seat for seat in range(state.seats) if sides[seat] in outcome.sides]
    if sorted(outcome.winners) != winners or not set(outcome.sides) <= set(sides):
        raise Broken("the end", f"seats {outcome.winners} and sides {outcome.sides} have won, of {sides}")


def well_put(game: AnyGame, state: MatchState) -> None:
    """Check that every question can be said to its seat, and that the suggested answer is legal."""
    for viewer in viewers(state):
        view = game.view(state, viewer)
        if any(d.seat != viewer for d in view.decisions):
            raise Broken("no leak", f"viewer {viewer} is shown a decision of somebody else")
        if view.seed is not None and state.outcome is None:
            raise Broken("no leak", f"viewer {viewer} is shown the seed")
        if view.commitment != state.dice.published:
            raise Broken("no leak", "the hash that is shown is not the one that was published")
        said = [*game.board(view)]
        for decision in view.decisions:
            said.append(game.prompt(view, decision))
            said += [game.label(view, decision, path) for path in _paths(decision)]
            suggested = game.suggestion(view, decision)
            try:
                game.check(state, Action(decision.seat, decision.id, suggested))
            except Refusal as refusal:
                raise Broken("suggestion", f"{decision.kind}: {suggested} is refused: {refusal}") from refusal
            default = game.timeout_default(view, decision)
            try:
                if default is not None:
                    game.check(state, Action(decision.seat, decision.id, default))
            except Refusal as refusal:
                raise Broken("default", f"{decision.kind}: {default} is refused: {refusal}") from refusal
        if not all(isinstance(line, Msg) for line in said):
            raise Broken("words", f"something said to viewer {viewer} is no Msg")


def _paths(decision: Decision) -> list[Option]:
    """List the options, and of an act also the branches on the way to them, which have buttons of their own."""
    least = 1 if decision.act else None
    paths = {o[:n]: None for o in decision.options for n in range(least or len(o), len(o) + 1)}
    return list(paths)


def bad_actions(state: MatchState, rng: Random) -> Iterator[tuple[Action, type[Refusal]]]:
    """Yield answers that must be refused, each with the exception to expect."""
    nonsense: Option = ("no such option", NOBODY)
    for decision in state.open:
        options = decision.options
        enough = rng.sample(options, decision.min)
        yield Action((decision.seat + 1) % max(2, state.seats), decision.id, enough), NotYours
        yield Action(decision.seat, NOBODY, enough), Stale
        if decision.min:
            yield Action(decision.seat, decision.id, enough[1:]), Refusal
            yield Action(decision.seat, decision.id, [nonsense, *enough[1:]]), Refusal
        if decision.max < len(options):
            yield Action(decision.seat, decision.id, rng.sample(options, decision.max + 1)), Refusal
        if decision.max >= 2 and options:
            yield Action(decision.seat, decision.id, [options[0], options[0]]), Refusal


def refuses(game: AnyGame, state: MatchState, rng: Random) -> None:
    """Check that other seats' answers and nonsense are refused, and that a refusal leaves the state unchanged."""
    before = game.encode(state)
    for action, kind in bad_actions(state, rng):
        try:
            game.apply(state, action)
        except kind:
            pass
        except Refusal as refusal:
            raise Broken(
                "refusal", f"{action} is refused as {type(refusal).__name__}, not {kind.__name__}"
            ) from None
        else:
            raise Broken("refusal", f"{action} is accepted")
    for decision in state.open:
        picks = rng.sample(decision.options, rng.randint(decision.min, min(decision.max, len(decision.options))))
        game.objection(state, decision, picks)
    if game.encode(state) != before:
        raise Broken("refusal", f"a refusal changed the state: {difference(before, game.encode(state))}")


# ----------------------------------------------------------------- secrets


def no_leak(game: AnyGame, state: MatchState, rng: Random) -> None:
    """Check that a viewer sees the same view and options after what he cannot know was resampled."""
    if state.outcome is not None:
        return
    before = game.encode(state)
    for viewer in viewers(state):
        other = game.resample_hidden(state, viewer, rng)
        if game.encode(state) != before:
            raise Broken("no leak", "dealing anew changed the state itself")
        one, two = seen(game, state, viewer), seen(game, other, viewer)
        if one != two:
            raise Broken("no leak", f"viewer {viewer} can tell hidden cards apart: {difference(one, two)}")
        for mine, his in zip(_own(state, viewer), _own(other, viewer), strict=True):
            picks = rng.sample(mine.options, rng.randint(mine.min, min(mine.max, len(mine.options))))
            if game.objection(state, mine, picks) != game.objection(other, his, picks):
                raise Broken("no leak", f"whether {mine.kind} {picks} is legal tells seat {viewer} a secret")
        if viewer is None and _defaults(game, state) != _defaults(game, other):
            raise Broken("default", "what is answered for who is late tells others a secret")


def veiled(game: AnyGame, state: MatchState, rng: Random) -> None:
    """Check that the computer, in any seat, is given what the seat knows, and imagines nothing else than it may.

    States that a seat cannot tell apart are the same when they are veiled, and a world imagined is one of those.
    """
    mind = game.mind
    if mind is None or state.outcome is not None:
        return
    before = game.encode(state)
    for seat in range(state.seats):
        hidden = game.encode(mind.veil(game, state, seat))
        other = game.encode(mind.veil(game, game.resample_hidden(state, seat, rng), seat))
        if hidden != other:
            raise Broken("veil", f"seat {seat} is told a secret: {difference(hidden, other)}")
        if state.dice.seed.encode() in hidden:
            raise Broken("veil", f"seat {seat} is told the seed")
        world = mind.imagine(game, game.decode(hidden), seat, rng)
        again = game.encode(mind.veil(game, world, seat))
        if again != hidden:
            raise Broken(
                "veil", f"seat {seat} imagines what it knows to be otherwise: {difference(hidden, again)}"
            )
        one, two = seen(game, state, seat), seen(game, world, seat)
        if one != two:
            raise Broken("veil", f"seat {seat} imagines another view: {difference(one, two)}")
    if game.encode(state) != before:
        raise Broken("veil", "thinking changed the state itself")


def _defaults(game: AnyGame, state: MatchState) -> list[list[Option] | None]:
    """List what would be answered for all who are waited for."""
    views = {seat: game.view(state, seat) for seat in game.awaited(state)}
    return [game.timeout_default(view, d) for seat, view in views.items() for d in game.pending(state, seat)]


def _own(state: MatchState, viewer: Seat | None) -> list[Decision]:
    return [d for d in state.open if d.seat == viewer and not d.paused]


def sealed_silence(game: AnyGame, state: MatchState, rng: Random) -> None:
    """Check that a sealed answer reveals nothing to others before the last one is given."""
    for decision in state.open:
        if not decision.sealed:
            continue
        first, second = (game.sample(state, decision, rng) for _ in range(2))
        one, two = copy(game, state), copy(game, state)
        told_one = game.apply(one, Action(decision.seat, decision.id, first))
        told_two = game.apply(two, Action(decision.seat, decision.id, second))
        if not (_still_sealed(one, decision) and _still_sealed(two, decision)):
            continue
        for viewer in viewers(state):
            if viewer == decision.seat:
                continue
            if seen(game, one, viewer) != seen(game, two, viewer) or heard(told_one, viewer) != heard(
                told_two, viewer
            ):
                raise Broken("no leak", f"viewer {viewer} can tell the sealed {first} from {second}")


def quiet(game: AnyGame, state: MatchState, rng: Random) -> None:
    """Check that a quiet answer is told to nobody and changes only its own seat's answers."""
    for decision, action in _quiet_answers(game, state, rng):
        after = copy(game, state)
        if game.apply(after, action):
            raise Broken("quiet", f"{action} is told")
        for viewer in viewers(state):
            one, two = seen(game, state, viewer), seen(game, after, viewer)
            if viewer != decision.seat and one != two:
                raise Broken("quiet", f"viewer {viewer} notices {action}: {difference(one, two)}")
        after.answers = state.answers
        if after != state:
            raise Broken("quiet", f"{action}: {difference(game.encode(state), game.encode(after))}")


def _quiet_answers(game: AnyGame, state: MatchState, rng: Random) -> Iterator[tuple[Decision, Action]]:
    """Yield an answer to each question that may be answered quietly."""
    for decision in state.open:
        if decision.sealed:
            action = _answer(game, state, decision, rng)
            if game.quiet(state, action):
                yield decision, action


def _still_sealed(state: MatchState, decision: Decision) -> bool:
    return decision.id in state.answers


def commutes(game: AnyGame, state: MatchState, rng: Random) -> None:
    """Check that the order of two simultaneous answers does not matter.

    In an open phase it does: whoever acts first may leave nothing for the other to do.
    """
    for seat, other in combinations(range(state.seats), 2):
        for one, two in product(game.pending(state, seat), game.pending(state, other)):
            if one.concurrent and two.concurrent:
                continue
            _commutes(game, state, _answer(game, state, one, rng), _answer(game, state, two, rng))


def _answer(game: AnyGame, state: MatchState, decision: Decision, rng: Random) -> Action:
    return Action(decision.seat, decision.id, game.sample(state, decision, rng))


def _commutes(game: AnyGame, state: MatchState, one: Action, two: Action) -> None:
    ends = []
    for order in ((one, two), (two, one)):
        end = copy(game, state)
        for action in order:
            try:
                game.apply(end, action)
            except Refusal as refusal:
                raise Broken("commutes", f"{order[1]} is refused after {order[0]}: {refusal}") from refusal
        ends.append(game.encode(unordered(end)))
    if ends[0] != ends[1]:
        raise Broken("commutes", f"{one} and {two}: {difference(*ends)}")


def unordered(state: S) -> S:
    """Normalise, in place, what depends on the order of answers: decision ids and who acted last."""
    state.take = None
    state.open.sort(key=lambda d: (d.seat, d.kind, str(d.subject), d.id))
    state.answers = {i: state.answers[d.id] for i, d in enumerate(state.open) if d.id in state.answers}
    for i, decision in enumerate(state.open):
        decision.id = i
    return state


# ----------------------------------------------------------------- one action


def undo_law(game: Game[S, V], before: S, action: Action, after: S, events: list[Event], *, rng: Random) -> None:
    """Check that an act that may be taken back rolled nothing and revealed nothing.

    Dealing anew what a viewer did not know before must not change what he knows after the same answer.
    """
    take = after.take
    if take is None or game.quiet(before, action):
        return
    earlier = before.take.actions if before.take is not None and before.take.seat == action.seat else 0
    if (take.seat, take.actions) != (action.seat, earlier + 1):
        raise Broken("undo law", f"after an answer of seat {action.seat} {take} may be taken back")
    if after.dice.counts != before.dice.counts:
        raise Broken("undo law", f"{action} rolled dice and may be taken back")
    if any(event.private and not event.known for event in events):
        raise Broken("undo law", f"{action} showed a secret and may be taken back")
    teaches_nothing("undo law", game, before, action, after, events, rng, viewers(before))


def teaches_nothing(
    law: str,
    game: Game[S, V],
    before: S,
    action: Action,
    after: S,
    events: list[Event],
    rng: Random,
    watching: Iterable[Seat | None],
) -> None:
    """Check that an answer shows those who watch the same, whatever it is that they did not know before."""
    for viewer in watching:
        other = game.resample_hidden(before, viewer, rng)
        try:
            told = game.apply(other, action)
        except Refusal:
            continue  # another hand cannot do the same
        one, two = seen(game, after, viewer), seen(game, other, viewer)
        if one != two:
            raise Broken(law, f"{action} taught viewer {viewer} something: {difference(one, two)}")
        if heard(events, viewer) != heard(told, viewer):
            raise Broken(law, f"{action} told viewer {viewer} something")


def interleaves(
    game: Game[S, V], before: S, action: Action, after: S, events: list[Event], *, rng: Random
) -> None:
    """Check that others' quiet answers commute with an act that may be taken back."""
    if after.take is None or game.quiet(before, action):
        return
    for decision, other in _quiet_answers(game, before, rng):
        if decision.seat == action.seat:
            continue
        one, two = copy(game, before), copy(game, after)
        game.apply(one, other)
        told = game.apply(one, action)
        if game.stand(two, [other]) != [True] or one != two or told != events:
            raise Broken("quiet", f"{action} goes another way after {other}")


def keeps_asking(before: MatchState, action: Action, after: MatchState) -> None:
    """Check that nobody's question in an open phase becomes another one because somebody else has acted."""
    asked = {(d.kind, d.seat): d.id for d in after.open if d.concurrent}
    if any(d.concurrent and d.id == action.decision for d in before.open):
        for decision in before.open:
            number = asked.get((decision.kind, decision.seat), decision.id)
            # Whoever ends the phase, and who was done before, may be asked anew at once, in the next one.
            waited = decision.concurrent and not decision.optional
            if waited and decision.id not in (number, action.decision):
                raise Broken("open phase", f"{decision.kind} of seat {decision.seat} is asked anew as {number}")


def conserved(known: dict[str, int], census: Mapping[str, int]) -> None:
    """Check that the number of each card stays the same once its deck is chosen.

    ``known`` is what was counted so far; it grows.
    """
    for card, count in known.items():
        if census.get(card, 0) != count:
            raise Broken("conservation", f"{card}: there were {count}, there are {census.get(card, 0)}")
    known.update(census)


# ----------------------------------------------------------------- a whole match


def replays(playing: Playing[Any, Any]) -> None:
    """Check that the match file verifies and replays to the same state."""
    try:
        verify(read(playing.file()))
    except BadMatchFile as error:
        raise Broken("replay", str(error)) from error


def told_apart(state: MatchState, events: list[Event]) -> None:
    """Check that events share no list or dict with the state, so that they never change."""
    if not events:
        return
    held = {id(part) for part in _parts(state)}
    for event in events:
        if any(id(part) in held for part in _parts([event.public, event.private])):
            raise Broken("told apart", f"{event.kind} would change with the state")


def _parts(value: Any) -> list[Any]:
    """List every list and dict within a value."""
    found: list[Any] = []
    left = [value]
    while left:
        part = left.pop()
        if isinstance(part, str | int):
            continue
        if isinstance(part, list | dict):
            found.append(part)
            left += part.values() if isinstance(part, dict) else part
        elif isinstance(part, tuple):
            left += part
        elif isinstance(part, msgspec.Struct):
            left += [getattr(part, name) for name in part.__struct_fields__]
    return found
