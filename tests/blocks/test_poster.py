"""The poster of a match that all win or lose together, and of more than two sides, can be read at 550 pixels."""

from __future__ import annotations

import pytest

from engine.core.protocol import Outcome
from engine.core.selfplay import Playing, chance
from images.core import poster
from images.core.theme import DARK, Theme
from tests.blocks.artist import BlocksArtist
from tests.blocks.rules import GAME
from tests.blocks.state import BlocksView
from tests.images import voices
from tests.images.layouts import IN_BOTH, check

OUTCOMES = {
    "won": Outcome([0, 1, 2], "held", ["guards"], 12, "gold"),
    "lost": Outcome([], "overrun", ["raiders"], 0),
    "drawn": Outcome([], "time"),
}


@pytest.fixture(scope="module")
def view() -> BlocksView:
    playing = Playing(GAME, chance("poster"))
    playing.finish()
    return GAME.view(playing.state, None)


@IN_BOTH
@pytest.mark.parametrize("language", voices.LANGUAGES)
@pytest.mark.parametrize("name", OUTCOMES)
def test_what_all_have_won_or_lost_together(name: str, language: str, theme: Theme, view: BlocksView) -> None:
    view.outcome = OUTCOMES[name]
    sheet = BlocksArtist(voices.say, theme).poster(view, language)
    words = {mark.text for mark in sheet.marks}

    check(sheet)
    assert (sheet.width, sheet.height) == (1600, 1000)
    assert {GAME.name("chair", f"guard_{place}")[language] for place in (1, 2, 3)} <= words  # type: ignore[index]
    assert any("12" in text and ("gold" in text or "oro" in text) for text in words) == (name == "won")


@pytest.mark.parametrize("number", range(1, 7))
def test_parts_of_one_to_six_neither_meet_nor_leave_the_poster(number: int) -> None:
    boxes = poster.parts(number)
    drawn = poster.verdict(None, ["us", "de", "us"], "Drawn match", "Nobody had the upper hand")
    sheet = poster.begin(DARK, drawn)
    for box in boxes:
        poster.part(sheet, box, "us", "Guard of the Hill", ["Blocks left: 3", "Lost: 12", "Score 123"])
    poster.emblems(sheet, drawn, ["Score 12 (gold)"])

    check(sheet)
    assert len(boxes) == number
    assert all(one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
               for one in boxes for other in boxes if one != other)  # fmt: skip


def test_who_has_lost_to_the_game_gets_no_laurels(monkeypatch: pytest.MonkeyPatch) -> None:
    icons: list[str] = []
    monkeypatch.setattr("images.core.canvas.Sheet.icon", lambda _, name, *__: icons.append(name))
    sides = ["us", "de"]
    for outcome in (Outcome([0], "held", ["us"]), Outcome([], "overrun", ["de"]), Outcome([0, 1], "held", sides)):
        poster.begin(DARK, poster.verdict(outcome, sides, "Over", "For a reason"))

    assert icons == ["laurels"] * 2 + ["skull"] * 2 + [DARK.nations[side].icon for side in sides]
