"""A turn of Warfighter told roll by roll, and the poster of how it all ended."""

from __future__ import annotations

import pytest

from engine.core.selfplay import Playing, chance
from engine.warfighter.rules import GAME
from images.core.finish import LIMIT
from images.core.report import TALLEST
from images.core.theme import ThemeName
from images.warfighter import artist
from images.warfighter.colours import THEMES
from images.warfighter.report import draw_report, report_alt
from images.warfighter.story import tell
from images.warfighter.victory import draw_victory, victory_alt
from tests.images.layouts import check
from tests.images.voices import LANGUAGES, say
from tests.images.warfighter.tables import WORDS, event, finished, told, usual
from tests.warfighter.squad import Squad, squad

ARTIST = artist(say, THEMES["dark"])
IN_ALL = pytest.mark.parametrize("language", LANGUAGES)


def fought() -> Squad:
    """Set up a turn with an attack of each side."""
    match = squad("S01 W01 K01 @1", "S13 @1", row="L07")
    foe = match.foe("F02", 1, target=1)
    match.events.append(event("turn", turn=6))
    match.again().dice(attack=[6], cover=[5]).fire(foe)
    match.events.append(event("hostile_turn"))
    match.attack_by(foe, 9, 5)
    return match


@IN_ALL
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("long", [False, True])
def test_words_of_a_report_are_whole_apart_and_large_enough(language: str, theme: ThemeName, long: bool) -> None:
    events = told() * (3 if long else 1)
    sheet = draw_report(tell(events), usual(), WORDS[language], THEMES[theme])
    assert sheet.height <= TALLEST
    check(sheet)


def test_every_die_of_both_turns_is_told() -> None:
    said = report_alt(tell(fought().events), usual(), WORDS["en"])
    assert said.splitlines() == [
        "6 turns left.",
        "Soldier Turn.",
        "Brannigan → Rifle Pair: 6 (4+), cover roll 5 against 3; 1 killed.",
        "Hostile Turn.",
        "Rifle Pair → Brannigan: 9 (9+), cover roll 5 against 4; 1 Wound; Brannigan: Health 5.",
    ]


def test_cover_that_counts_as_a_six_is_no_die() -> None:
    match = squad("S02 W01 @1", row="L07").hand("A11")
    foe = match.foe("F02", 1, target=1)
    match.again().act("play", 1, "A11", "plain").dice(attack=[6]).fire(foe)
    sheet = draw_report(tell(match.events), usual(), WORDS["en"], THEMES["dark"])

    assert "= 6" in {mark.text for mark in sheet.marks}


def test_a_weapon_that_an_attack_empties_is_told_with_that_attack() -> None:
    story = tell(told())
    attack = next(scene for scene in story.scenes if scene.kind == "attack")
    assert attack.notes[0].key == "note-empty"
    other = tell([*told()[:2], event("empty", soldier="S09", weapon="W01"), *told()[5:6]])
    assert [note.key for scene in other.scenes if scene.kind == "attack" for note in scene.notes] == []


def test_each_turn_is_one_report_of_both_sides() -> None:
    events = [*fought().events, event("marker", turn=5), event("turn", turn=5), *fought().events[1:]]
    turn = next(place for place, one in enumerate(events) if one.public.get("turn") == 5 and one.kind == "turn")
    assert [(fight.start, fight.stop, fight.goes_on) for fight in ARTIST.fights(events, 0)] == [
        (0, turn, False),
        (turn, len(events), False),
    ]
    assert [fight.goes_on for fight in ARTIST.fights(events, 3)] == [True, False]
    assert ARTIST.fights([event("turn", turn=5), event("passed", seat=0)], 0) == []


def test_who_destroyed_what_is_counted() -> None:
    story = tell(told())
    assert story.gone == {"S06": 2}
    assert story.earned == {"S06": 6}
    assert story.hurt["S06"] == 4


@IN_ALL
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("won", [False, True])
def test_words_of_the_poster_are_whole_apart_and_large_enough(language: str, theme: ThemeName, won: bool) -> None:
    view = finished(won=won)
    view.field.soldiers[1].status = "downed"
    view.field.soldiers[2].status = "retired"
    sheet = draw_victory(tell(told()), view, WORDS[language], THEMES[theme])
    assert (sheet.width, sheet.height) == (1600, 1000)
    check(sheet)


def test_the_poster_tells_how_it_ended_and_what_became_of_everybody() -> None:
    view = finished()
    view.field.soldiers[1].status = "downed"
    said = victory_alt(tell(told()), view, WORDS["en"])
    assert said.splitlines() == [
        "Mission accomplished. Village Clearing · Objective achieved · 6 turns left.",
        "84 points, grade B.",
        "Sgt. Walt Brannigan: Health 5, 0 cards destroyed, 0 XP.",
        "Rifleman (US): Downed, 0 cards destroyed, 0 XP.",
        "Pfc. Nate Running Elk: Health 2, 2 cards destroyed, 6 XP.",
        "Pvt. Lou Abelman: Health 3, 0 cards destroyed, 0 XP.",
    ]
    assert victory_alt(tell([]), finished(won=False), WORDS["es"]).startswith("Misión fracasada.")


def test_a_real_match_can_be_drawn_from_every_chair() -> None:
    playing, acts = Playing(GAME, chance("drawn"), "M07", {"players": 3, "closed_hands": True}), 0
    events = [*playing.events]
    while playing.state.outcome is None:
        events += playing.do(playing.choose())
        acts += 1
        if acts % 60 == 0 or playing.state.outcome is not None:
            for viewer in (None, 0, 2):
                view = GAME.view(playing.state, viewer)
                for portrait in (False, True):
                    assert len(ARTIST.board(view, "es", portrait=portrait).alt) <= LIMIT
                ARTIST.hand(view, "en")
    view = GAME.view(playing.state, None)
    turns = ARTIST.fights(events, 0)
    assert len(turns) > 2
    for turn in turns:
        assert ARTIST.report(events[turn.start : turn.stop], view, "es") is not None
    assert len(ARTIST.victory(events, view, "es").alt) <= LIMIT
    assert ARTIST.replay([view, view], "en").width == 800
