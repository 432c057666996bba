"""What an answer to any question has to be: as many of its options as it asks for, each once."""

from __future__ import annotations

from engine.core.errors import Illegal, TooLate
from engine.core.protocol import Decision, Option
from engine.core.words import msg


def check_picks(decision: Decision, picks: list[Option]) -> None:
    """Raise Illegal for picks that were not offered, or not in this number, and for a question that is paused."""
    if decision.paused:
        raise Illegal(msg("refused-paused"))
    options, number = decision.options, len(picks)
    if number < decision.min:
        raise Illegal(msg("refused-too-few", least=decision.min, chosen=number))
    if number > decision.max:
        raise Illegal(msg("refused-too-many", most=decision.max, chosen=number))
    offered = options if number < 2 else {*options}
    for pick in picks:
        if pick not in offered:
            raise TooLate() if decision.concurrent else Illegal(msg("refused-no-option"))
    if number > 1 and len(set(picks)) < number:
        raise Illegal(msg("refused-twice"))
