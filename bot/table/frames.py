"""A match that is over, step by step, as everybody saw it and with what happened at each step."""

from __future__ import annotations

import msgspec

from bot.store.records import Record
from bot.table.changes import entropy
from bot.table.posts import QUIET
from engine.core.matchfile import perform
from engine.core.protocol import Event, View
from engine.core.registry import game as find_game


class Frame(msgspec.Struct, frozen=True):
    """How the table stood, and what had just happened, public parts only."""

    view: View
    events: list[Event]


def frames(record: Record) -> list[Frame]:
    """Play a match again and keep every step at which something could be seen; slow enough for a thread."""
    match = record.match
    game = find_game(match.game)
    state, events = game.new(match.scenario, match.options, record.seed, entropy(match.seats))
    found = [Frame(game.view(state, None), _public(events))]
    for act in record.acts:
        public = _public(perform(game, state, act))
        if public:
            found.append(Frame(game.view(state, None), public))
    return found


def _public(events: list[Event]) -> list[Event]:
    return [Event(event.kind, event.public) for event in events if event.kind not in QUIET]
