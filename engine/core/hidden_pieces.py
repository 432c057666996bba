"""The laws of hidden pieces: whoever sees only their backs cannot follow one through a mix."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias, TypeVar

from engine.core.game import Game
from engine.core.handles import STREAM
from engine.core.properties import Broken, copy, teaches_nothing, viewers
from engine.core.protocol import Action, Event, MatchState, Seat, View

S = TypeVar("S", bound=MatchState)
V = TypeVar("V", bound=View)
AnyGame: TypeAlias = Game[Any, Any]

LAW = "handles"
TRIES = 40
"""How often something is dealt anew that has to fall otherwise: one of two does not, by chance, once in a million
million times."""


def mixing(game: Game[S, V], before: S, action: Action, after: S, events: list[Event], *, rng: Random) -> None:
    """Check that the dice deal handles to pieces that mix, and that this teaches those who see backs nothing.

    Once the match is over nothing is hidden any more, its seed included.
    """
    if after.outcome is not None:
        return
    if any(d.optional and d.id in before.answers for d in before.open):
        before = _without_plans(game, before)
        after = copy(game, before)
        events = game.apply(after, action)
    dealt = {viewer: _dealt(game, before, after, viewer) for viewer in viewers(before)}
    if not any(dealt.values()):
        return
    drawn = {purpose for purpose, count in after.dice.counts.items() if count != before.dice.counts.get(purpose)}
    opened = any(d.sealed and d.id == action.decision for d in before.open)
    if all(purpose.startswith(STREAM) for purpose in drawn) and not opened:
        unknown = {viewer: _unknown(game, before, after, viewer) for viewer in dealt}
        every = set().union(*unknown.values())
        watching = [viewer for viewer in dealt if unknown[viewer] == every]
        teaches_nothing(LAW, game, before, action, after, events, rng, watching)
    _dealt_by_dice(game, before, action, dealt, rng)


def _dealt_by_dice(
    game: Game[S, V], before: S, action: Action, dealt: dict[Seat | None, dict[str, str]], rng: Random
) -> None:
    """Check that with other dice each piece that was dealt a handle gets another one."""
    for _ in range(TRIES):
        if not any(dealt.values()):
            return
        other = copy(game, before)
        other.dice.seed = rng.randbytes(32).hex()
        game.apply(other, action)
        for viewer, pieces in dealt.items():
            found = _handles(game, other, viewer)
            dealt[viewer] = {piece: has for piece, has in pieces.items() if found.get(piece, has) == has}
    known = next(f"{', '.join(pieces)}: viewer {viewer}" for viewer, pieces in dealt.items() if pieces)
    raise Broken(LAW, f"what was dealt to {known} knows")


def _handles(game: Game[S, V], state: S, viewer: Seat | None) -> dict[str, str]:
    return {piece: handle for handle, piece in game.hidden(state, viewer).items()}


def _dealt(game: Game[S, V], before: S, after: S, viewer: Seat | None) -> dict[str, str]:
    """Return the pieces whose handle was dealt anew while the viewer saw their backs."""
    had, has = _handles(game, before, viewer), _handles(game, after, viewer)
    return {piece: handle for piece, handle in has.items() if had.get(piece, handle) != handle}


def _without_plans(game: Game[S, V], state: S) -> S:
    """Return the same state with nothing planned: whether a plan was used may tell what nobody else does."""
    other = copy(game, state)
    for decision in other.open:
        if decision.optional:
            other.answers.pop(decision.id, None)
    return other


def _unknown(game: Game[S, V], before: S, after: S, viewer: Seat | None) -> set[str]:
    """Return the pieces that have another handle than before to the viewer, or had their faces up for him."""
    had, has = _handles(game, before, viewer), _handles(game, after, viewer)
    return {piece for piece, handle in has.items() if had.get(piece) != handle}


class Following:
    """What viewers could follow so far: the last handle of every piece, and which piece each handle ever had."""

    def __init__(self) -> None:
        self._last: dict[Seat | None, dict[str, str]] = {}
        self._ever: dict[Seat | None, dict[str, str]] = {}

    def look(self, game: AnyGame, state: MatchState, events: list[Event], rng: Random, *, closely: bool) -> None:
        """Check, after events, that nobody can follow a hidden piece through a mix.

        A handle is never used for another piece. Behind one that was dealt anew a viewer must think another piece
        possible: looked at ``closely``, :meth:`Game.resample_hidden` puts some there. One whose face was seen
        since it was dealt its handle may be followed, also if it was seen for a moment only; so may those that
        mixed with it, for who sees the one of two knows the other.
        """
        shown = {piece: handle for event in events for handle, piece in game.faces(event).items()}
        for viewer in viewers(state):
            ever, last = self._ever.setdefault(viewer, {}), self._last.setdefault(viewer, {})
            told = any(last.get(piece, handle) != handle for piece, handle in shown.items())
            last.update(shown)
            now = game.hidden(state, viewer)
            for handle, piece in now.items():
                if ever.setdefault(handle, piece) != piece:
                    raise Broken(LAW, f"{handle}, which was {ever[handle]}, is {piece} to viewer {viewer}")
            dealt = {handle: piece for handle, piece in now.items() if last.get(piece, handle) != handle}
            last.update({piece: handle for handle, piece in now.items()})
            if told or not closely:
                continue
            for _ in range(TRIES):
                if not dealt:
                    break
                found = game.hidden(game.resample_hidden(state, viewer, rng), viewer)
                dealt = {handle: piece for handle, piece in dealt.items() if found.get(handle) == piece}
            if dealt:
                raise Broken(LAW, f"viewer {viewer} can follow {', '.join(dealt.values())} through a mix")
