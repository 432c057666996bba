"""Chance plays by the rules, and the same name is the same match."""

import pytest

from engine.core.errors import RulesBug
from engine.core.matchfile import Answer
from engine.core.selfplay import Playing, chance
from tests.core.tiny_game import TinyGame, TinyState, TinyView


def playing(name: str) -> Playing[TinyState, TinyView]:
    return Playing(TinyGame(), chance(name))


def test_a_match_is_played_to_its_end() -> None:
    match = playing("end")

    assert match.finish() == len(match.acts)
    assert match.state.outcome is not None


def test_the_same_name_is_the_same_match() -> None:
    one, two, other = playing("same"), playing("same"), playing("other")
    for match in (one, two, other):
        match.finish()

    assert one.file() == two.file() != other.file()


def test_a_match_beyond_the_limit_is_a_bug() -> None:
    with pytest.raises(RulesBug, match="not over after 3 actions"):
        playing("limit").finish(limit=3)


def test_a_match_that_asks_nobody_is_a_bug() -> None:
    match = playing("nobody")
    match.state.open.clear()

    with pytest.raises(RulesBug, match="nobody is asked"):
        match.choose()


def test_everything_that_may_be_done_is_done_by_somebody() -> None:
    """Optional decisions, sealed answers given anew and resignations are rare, and happen."""
    done = set()
    for number in range(300):
        match = playing(f"variety {number}")
        answered = set()
        while match.state.outcome is None:
            act = match.choose()
            if not isinstance(act, Answer):
                done.add("resigned")
            else:
                kind = next(d.kind for d in match.state.open if d.id == act.action.decision)
                done.add(f"{kind} again" if act.action.decision in answered else kind)
                answered.add(act.action.decision)
            match.do(act)

    assert done >= {"play", "play again", "boast", "flag", "draw", "resigned"}


def test_an_act_that_fails_is_written_down() -> None:
    match = playing("written")
    act = match.choose()
    assert isinstance(act, Answer)
    match.state.open.clear()

    with pytest.raises(Exception, match="refused-stale"):
        match.do(act)
    assert match.acts == [act]
