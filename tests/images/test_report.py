"""The battle report: every roll of a Combat Phase, in its order, summed."""

from __future__ import annotations

from collections import Counter

import pytest

import images
from images.core.picture import Fight
from images.core.report import TALLEST
from images.core.theme import DARK, Theme
from images.spearpoint.report import draw_report
from images.spearpoint.story import tell
from tests.images import fights, tables
from tests.images.layouts import IN_BOTH, check
from tests.images.voices import LANGUAGES, WORDS, say

ARTIST = images.artist("spearpoint", say)


def test_an_attack_is_all_its_rolls() -> None:
    story = tell(fights.usual())
    first = next(scene for scene in story.scenes if scene.kind == "attack")
    assert (first.unit, first.target) == (1, 4)
    assert [throw.result for throw in first.throws] == ["miss", "hit", "friendly_fire"]
    assert [throw.total for throw in first.throws] == [8, 20, 2]
    blows = [throw.blow for throw in first.throws]
    assert [(blow.target, blow.net) if blow else None for blow in blows] == [None, (4, 15), (2, 4)]
    assert [note.key for note in first.notes] == ["report-card", "report-plus", "report-again", "report-damaged"]


def test_everything_that_is_rolled_is_a_scene() -> None:
    story = tell(fights.usual())
    assert [scene.kind for scene in story.scenes] == [
        "strike", "before", "attack", "attack", "lost", "assault", "sharpshooter", "burns", "surrender", "after",
    ]  # fmt: skip
    assert story.scored == {"us": 27, "de": 4}
    assert story.totals == {"us": 44, "de": 27}


def test_what_befalls_another_unit_is_said_with_its_name() -> None:
    story = tell([fights.rolled(1, "us_rifle", 2, "ge_gren", 1, 2), fights.destroyed(1, 9, "ge_mg42")])
    assert [note.unit for scene in story.scenes for note in scene.notes] == [(9, "ge_mg42")]


def test_cards_before_the_first_shot() -> None:
    before = tell(fights.usual()).scenes[:2]
    assert [note.args["card"] for scene in before for note in scene.notes] == ["minefield", "apcr"]


def test_cards_of_other_phases_are_left_out() -> None:
    drawing = fights.event("played", seat=0, card="reinforce")
    assert tell([drawing]).scenes == []
    assert tell([fights.event("played", seat=0, card="fire_mission")]).scenes != []


@pytest.mark.parametrize("language", LANGUAGES)
@IN_BOTH
@pytest.mark.parametrize("attacks", [1, 3, 5, 8, 30])
def test_words_on_reports(attacks: int, language: str, theme: Theme) -> None:
    sheet = draw_report(tell(fights.fullest(attacks)), tables.battle(), WORDS[language], theme)
    check(sheet)
    assert sheet.height <= TALLEST
    assert all(mark.size >= 22 for mark in sheet.marks if mark.must)


@IN_BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_a_usual_report(language: str, theme: Theme) -> None:
    check(draw_report(tell(fights.usual()), tables.battle(), WORDS[language], theme))


def test_every_die_is_drawn() -> None:
    sheet = draw_report(tell(fights.usual()), tables.battle(), WORDS["en"], DARK)
    square = [m.text for m in sheet.marks if m.within[2] - m.within[0] == m.within[3] - m.within[1]]
    rolled = [5, 7, 4, 3, 2, 9, 9, 7, 1, 1, 3, 10, 9, 6, 6, 4, 9, 2, 8, 7, 2, 9]
    assert Counter(map(str, rolled)) <= Counter(square)


def test_what_does_not_fit_is_counted() -> None:
    sheet = draw_report(tell(fights.fullest(30)), tables.battle(), WORDS["en"], DARK)
    shown = sum(mark.text == "AA Half-track" for mark in sheet.marks)
    assert 0 < shown < 30
    assert f"and {30 - shown} more in the log" in [mark.text for mark in sheet.marks]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_in_words_what_it_shows(language: str) -> None:
    picture = ARTIST.report(fights.usual(), tables.battle(), language)
    assert picture is not None
    assert picture.width == 1100
    assert len(picture.alt) <= 1024
    assert "Sherman #1 → Tiger I #4: 8/11" in picture.alt
    assert "14+3−2=15 (1)" in picture.alt
    assert len(picture.png) < 150_000


def test_who_is_destroyed_by_his_own_side_is_named() -> None:
    shot = fights.rolled(1, "us_rifle", 2, "ge_gren", 1, 1, result="friendly_fire")
    story = tell([shot, fights.hit(9, "us_jeep", 8), fights.destroyed(0, 9, "us_jeep")])
    (scene,) = story.scenes
    assert [(note.key, note.unit) for note in scene.notes] == [("lost-destroyed", (9, "us_jeep"))]


def test_no_fight_no_report() -> None:
    away = fights.event("withdrawn", unit=3, unit_card="us_jeep", to="hand")
    quiet = [away, fights.event("drew", seat=0, kind="unit"), fights.event("turn", turn=4)]
    assert ARTIST.report(quiet, tables.battle(), "en") is None


TURN = fights.event("turn", turn=4)
SHOT = fights.rolled(1, "us_rifle", 2, "ge_gren", 3, 4)
DREW = fights.event("drew", seat=0, kind="unit")


BEGAN, ENDED = fights.event("combat_began"), fights.event("combat_ended")


def test_each_of_several_fights_in_one_turn_is_told_apart() -> None:
    """To the first belongs what the turn tells before it, to none what comes after its end."""
    events = [TURN, DREW, BEGAN, SHOT, ENDED, DREW, BEGAN, SHOT, SHOT, ENDED, SHOT]

    assert ARTIST.fights(events, 0) == [Fight(0, 5, goes_on=False), Fight(6, 10, goes_on=False)]
    assert ARTIST.fights(events, 8) == [Fight(6, 10, goes_on=True)]
    assert ARTIST.fights(events, 10) == []


def test_a_fight_that_begins_where_another_has_ended_is_told_apart_from_its_end() -> None:
    """Each act is told by itself, and one may end a fight and begin the next."""
    assert ARTIST.fights([SHOT, ENDED, BEGAN, SHOT], 0) == [
        Fight(0, 2, goes_on=False),
        Fight(2, 4, goes_on=False),
    ]


def test_a_fight_that_began_before_combats_were_told_is_told_whole() -> None:
    """So a match goes on that was stored in the middle of one."""
    assert ARTIST.fights([TURN, SHOT, SHOT, ENDED, DREW], 2) == [Fight(0, 4, goes_on=True)]


def test_a_fight_is_all_combat_of_its_turn() -> None:
    events = [SHOT, DREW, TURN, DREW, SHOT, SHOT, DREW]
    assert ARTIST.fights(events, 5) == [Fight(2, 7, goes_on=True)]
    assert ARTIST.fights(events, 3) == [Fight(2, 7, goes_on=False)]
    assert ARTIST.fights(events, 0) == [Fight(0, 2, goes_on=False), Fight(2, 7, goes_on=False)]
    assert ARTIST.fights(events[:4], 1) == []
    assert ARTIST.fights(events[:4], 0) == [Fight(0, 2, goes_on=False)]
    assert ARTIST.fights(events, 6) == []
    assert ARTIST.fights([], 0) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_of_which_turn_it_is_even_when_the_next_has_begun(language: str) -> None:
    view = tables.battle()
    view.turn = 5
    picture = ARTIST.report([TURN, SHOT], view, language)
    assert picture is not None
    assert picture.alt.startswith(WORDS[language].of("report-title", turn=4))
