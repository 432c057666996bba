"""Whatever happens in a match can be said to everybody in both languages: played at random, said in full."""

import pytest

from bot.words import LANGUAGES, Language, event_lines, say
from engine.core.protocol import Decision
from engine.core.registry import game
from engine.core.selfplay import Playing, chance
from engine.spearpoint.view import SpearpointView

GAME = game("spearpoint")
MATCHES = range(2)
EVERY = 7
"""Boards and questions are said at every so manieth action, and events at all of them."""


def questions(view: SpearpointView, decision: Decision, language: Language) -> list[str]:
    """Say everything a panel could say of a decision: prompt, hint, labels of options and of what they share."""
    paths = {option[:length] for option in decision.options for length in range(1, len(option) + 1)}
    messages = [GAME.prompt(view, decision), GAME.hint(view, decision)]
    messages += [GAME.label(view, decision, path) for path in sorted(paths, key=str)]
    suggested = GAME.suggestion(view, decision)
    messages += [GAME.tally(view, decision, picks) for picks in ([], suggested)]
    return [say(message, language) for message in messages if message is not None]


@pytest.mark.parametrize("number", MATCHES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_match_is_said(number: int, scenario: str, language: Language) -> None:
    playing = Playing(GAME, chance(f"said {number}"), scenario)
    said: list[str] = []
    for count in range(5_000):
        sides = GAME.sides(scenario, playing.state.options)
        viewer = (None, *range(len(sides)))[count % (len(sides) + 1)]
        said += event_lines(GAME, playing.events, viewer, language, sides)
        if count % EVERY == 0:
            view = GAME.view(playing.state, viewer)
            said += [say(line, language) for line in GAME.board(view)]
            for decision in view.decisions:
                said += questions(view, decision, language)
        if playing.state.outcome is not None:
            break
        playing.do(playing.choose())

    assert playing.state.outcome is not None
    assert len(said) > 90
    assert not [line for line in said if "us_" in line or "ge_" in line or "{" in line or "none" in line.split()]
