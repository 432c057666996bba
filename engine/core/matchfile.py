"""The match file: one format for export, bug report, fuzz dump, golden playthrough and verification."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.dice import commitment
from engine.core.errors import BadData, BadMatchFile, Refusal
from engine.core.game import Game
from engine.core.packs import MOST_PACKS, Pack
from engine.core.protocol import Action, Event, MatchState, Outcome, Seat
from engine.core.registry import game as find_game

FORMAT = 1


class Resignation(msgspec.Struct, frozen=True, tag_field="act", tag="resign"):
    """A seat gives up."""

    seat: Seat


class Answer(msgspec.Struct, frozen=True, tag_field="act", tag="answer", gc=False):
    """A seat answers a decision."""

    action: Action


Act = Answer | Resignation
"""What a log holds, in order."""


class MatchFile(msgspec.Struct, kw_only=True):
    """A whole match: what it began with, everything that was done, and what it claims came of it.

    ``commitment`` is the hash that was published before anybody added entropy; ``digest`` the SHA-256 of the
    last state as JSON; ``packs`` the whole text of the packs that the match picked, file by file.
    """

    format: int = FORMAT
    game: str
    rules: str
    scenario: str
    options: dict[str, Any]
    seed: str
    commitment: str
    entropy: str
    acts: list[Act]
    outcome: Outcome | None
    digest: str
    packs: list[dict[str, str]] = []


def digest(blob: bytes) -> str:
    """Name a state by its content."""
    return hashlib.sha256(blob).hexdigest()


def write(
    game: Game[Any, Any], start: tuple[str, dict[str, Any], str, str], acts: list[Act], last: MatchState
) -> bytes:
    """Write a match file from what ``game.new`` was given, the log, and the state it led to."""
    scenario, options, seed, entropy = start
    return msgspec.json.format(
        msgspec.json.encode(
            MatchFile(
                game=game.id,
                rules=game.version,
                scenario=scenario,
                options=options,
                seed=seed,
                commitment=commitment(seed),
                entropy=entropy,
                acts=acts,
                outcome=last.outcome,
                digest=digest(game.encode(last)),
                packs=[]
                if game.packs is None
                else [game.packs.known[key].files for key in game.packs.picked(options)],
            )
        ),
        indent=1,
    )


def read(data: bytes) -> MatchFile:
    """Read a match file; raises BadMatchFile with the place that is wrong."""
    try:
        found = msgspec.json.decode(data, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMatchFile(f"not a match file: {error}") from error
    if found.format != FORMAT:
        raise BadMatchFile(f"match file format {found.format} is unknown; this version reads format {FORMAT}")
    return found


def perform(game: Game[Any, Any], state: Any, act: Act) -> list[Event]:
    """Carry out one act of a log on a state, in place."""
    if isinstance(act, Answer):
        return game.apply(state, act.action)
    return game.resign(state, act.seat)


def replay(found: MatchFile) -> Iterator[tuple[MatchState, list[Event]]]:
    """Play a match file again: the state and events after the deal and after every act.

    The state is one object, changed in place from step to step. Raises BadMatchFile where an act is refused.
    """
    try:
        game = find_game(found.game)
        _unpack(game, found.packs)
        state, events = game.new(found.scenario, found.options, found.seed, found.entropy)
    except Refusal as error:
        raise BadMatchFile(f"the match cannot be set up: {error}") from error
    yield state, events
    for number, act in enumerate(found.acts, 1):
        try:
            yield state, perform(game, state, act)
        except Refusal as error:
            raise BadMatchFile(f"act {number} is refused: {error}") from error


def _unpack(game: Game[Any, Any], packs: list[dict[str, str]]) -> None:
    """Read the packs with which a match was opened; their keys are worked out anew, so they are these or none."""
    if packs and (game.packs is None or len(packs) > MOST_PACKS):
        raise BadMatchFile("the match cannot be set up: it has packs that the game cannot have")
    for files in packs:
        assert game.packs is not None
        try:
            game.packs.add(Pack(files))
        except BadData as error:
            raise BadMatchFile(f"a pack of the match cannot be read: {error}") from error


def verify(found: MatchFile) -> MatchState:
    """Check everything a match file claims and give its last state; raises BadMatchFile with what differs."""
    if commitment(found.seed) != found.commitment:
        raise BadMatchFile("the seed does not match the hash that was published when the match opened")
    *_, (state, _events) = replay(found)
    if state.outcome != found.outcome:
        raise BadMatchFile(f"the match ends in {state.outcome}, the file claims {found.outcome}")
    if digest(find_game(found.game).encode(state)) != found.digest:
        raise BadMatchFile("the match replays to another state than the file claims")
    return state
