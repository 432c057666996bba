"""Six Areas keeps every law, can be said in both languages, and can be drawn for everybody who looks."""

import pytest

from bot.words import LANGUAGES, Language, event_lines, say
from engine.cli import fuzz
from engine.core.properties import viewers
from engine.core.protocol import Event
from engine.core.selfplay import Playing, chance
from images import artist
from tests.blocks.rules import GAME
from tests.images import voices


@pytest.mark.parametrize("number", range(1, 11))
def test_every_law_holds(number: int) -> None:
    result = fuzz.watch("blocks", "close", number, every=2)

    assert result.problem == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_said(language: Language) -> None:
    playing = Playing(GAME, chance("said"))
    told: list[Event] = [*playing.events]
    while playing.state.outcome is None:
        for viewer in viewers(playing.state):
            view = GAME.view(playing.state, viewer)
            lines = GAME.board(view)
            for decision in view.decisions:
                lines.append(GAME.prompt(view, decision))
                lines += [line for path in decision.options for line in GAME.label_path(view, decision, path)]
            assert all(say(line, language) for line in lines)
        told += playing.do(playing.choose())
    sides = GAME.sides("lakeside", {})

    assert len(event_lines(GAME, told, None, language, sides)) == len(told)


def test_everybody_sees_a_board_of_his_own() -> None:
    playing = Playing(GAME, chance("drawn"))
    while playing.state.turn < 2:
        playing.do(playing.choose())
    draw = artist("blocks", voices.say)
    boards = {draw.board(GAME.view(playing.state, viewer), "en").png for viewer in viewers(playing.state)}

    assert len(boards) == len(viewers(playing.state))
