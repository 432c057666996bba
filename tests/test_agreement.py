"""A draw to which all agree: every game can end so, tells it in both languages and verifies."""

from __future__ import annotations

import pytest

from bot.drawing.artists import artist_of
from bot.words import LANGUAGES, event_lines
from engine.core.matchfile import Agreement, read, verify
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.selfplay import Playing, chance
from engine.core.sides import all_on_one_side


def against_each_other(name: str) -> bool:
    game = find_game(name)
    return not all_on_one_side(game, game.scenarios[0], {})


@pytest.mark.parametrize("name", [game for game in GAMES if against_each_other(game)])
def test_a_match_ends_where_all_agree(name: str) -> None:
    game = find_game(name)
    playing = Playing(game, chance(f"agreed {name}"), game.scenarios[0], {})
    events = list(playing.events)
    for _ in range(12):
        events += playing.do(playing.choose())
    assert playing.state.outcome is None
    told = playing.do(Agreement(0))
    events += told

    outcome = verify(read(playing.file())).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.verdict, outcome.termination) == ([], "drawn", "agreed")
    view = game.view(playing.state, None)
    sides = game.sides(playing.state.scenario, playing.state.options)
    for language, agreed in zip(LANGUAGES, ("agree", "acuerdo"), strict=True):
        assert event_lines(game, game.digest(told), None, language, sides)
        picture = artist_of(name, "dark").victory(events, view, language)
        assert agreed in picture.alt
