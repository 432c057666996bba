"""Combats, cards, the poster and what may be chosen: all that happened is there, and can be read."""

from __future__ import annotations

import string

import pytest

from engine.core.protocol import Event
from engine.fab.library import LIBRARY
from images.core import icons
from images.core.map.colours import MapTheme
from images.fab import artist
from images.fab.card import draw_card
from images.fab.focus import aims, focus_alt
from images.fab.golan import THEMES
from images.fab.report import draw_report, report_alt
from images.fab.signs import SIGNS
from images.fab.story import tell
from images.fab.victory import draw_victory, victory_alt
from tests.fab.front import IL, SY, front
from tests.images.fab.tables import WORDS, battle, finished, seen
from tests.images.layouts import check
from tests.images.voices import LANGUAGES, say

IN_BOTH = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
IN_ALL = pytest.mark.parametrize("language", LANGUAGES)


def told(*events: tuple[str, dict[str, object]]) -> list[Event]:
    return [Event(kind, public, {}) for kind, public in events]


def fired(**said: object) -> tuple[str, dict[str, object]]:
    usual = {"seat": SY, "unit": "", "piece": "", "dice": [4], "needs": 5, "hits": 1, "changes": []}
    return "fired", usual | said


COMBAT = told(
    ("combat_began", {"area": "18", "seat": SY, "fresh": True, "assault": "river"}),
    ("assigned", {"seat": SY, "pieces": ["S5-ART-1", "GHQ-AIR-1"]}),
    ("assigned", {"seat": IL, "pieces": ["I36-TNK-1"]}),
    ("missiles", {"seat": IL, "piece": "NC-AIR-1", "die": 3, "needs": 5, "fate": "eliminated"}),
    ("point", {"seat": SY, "block": 3, "unit": "SY12", "piece": ""}),
    ("point", {"seat": IL, "block": 0, "unit": "", "piece": "I36-TNK-1"}),
    fired(piece="S5-ART-1", changes=["defences:-1", "terrain:-1", "firer:-1"], needs=2, hits=0),
    fired(unit="SY12", dice=[1, 7, 10, 3], hits=2, changes=["classes:+1", "point:-1"]),
    ("defences_absorbed", {"seat": IL, "area": "18"}),
    ("lost_step", {"seat": IL, "block": 1, "unit": "IL04", "area": "18", "steps": 1, "quality": "V"}),
    ("eliminated", {"seat": IL, "block": 2, "unit": "IL03", "area": "18"}),
    ("retreated", {"seat": IL, "block": 1, "unit": "#7", "from_area": "18", "to_area": "19"}),
    ("morale", {"seat": SY, "block": 3, "unit": "SY12", "area": "18", "die": 9, "needs": 5, "passed": False}),
    ("taken", {"seat": SY, "area": "18"}),
    ("combat_ended", {"area": "18"}),
)


@IN_BOTH
@IN_ALL
@pytest.mark.parametrize("often", [1, 4])
def test_reports_can_be_read(often: int, language: str, theme: MapTheme) -> None:
    story = tell(COMBAT * often)
    drawn = draw_report(story, battle(), WORDS[language], theme)
    assert drawn.height <= 1600
    check(drawn)


def test_a_report_shows_every_die_and_every_change() -> None:
    drawn = draw_report(tell(COMBAT), battle(), WORDS["en"], THEMES["dark"])
    words = [mark.text for mark in drawn.marks]
    for die in ("1", "7", "10", "3"):
        assert die in words
    assert "armour and infantry +1, quality of the point unit −1" in words
    assert "defences −1, terrain −1, quality of the firer −1" in words
    assert "2 hits" in words


def test_a_report_says_what_it_shows() -> None:
    said = report_alt(tell(COMBAT), WORDS["en"])
    for part in ("across a river", "1 7 10 3", "2 hits", "terrain −1", "shot down", "1 step left", "eliminated"):
        assert part in said


def test_each_combat_is_a_report_of_its_own() -> None:
    drawn = artist(say, THEMES["dark"])
    found = drawn.fights([*COMBAT, *COMBAT], 0)
    assert [(fight.start, fight.stop) for fight in found] == [(0, len(COMBAT)), (len(COMBAT), 2 * len(COMBAT))]
    assert drawn.report(told(("turn", {"turn": 1, "date": "1"})), battle(), "en") is None


@IN_ALL
@pytest.mark.parametrize("card", [*LIBRARY.units, *LIBRARY.assets, *LIBRARY.events])
def test_words_on_cards(card: str, language: str) -> None:
    check(draw_card(card, WORDS[language], THEMES["dark" if language == "en" else "light"]))


@IN_ALL
def test_the_legend_says_every_sign(language: str) -> None:
    found, printable = artist(say, THEMES["dark"]).legend(language), {*string.printable, "»", "–"}
    assert found.alt.count("\n") == len(SIGNS)
    assert all(sign.icon in icons.names() or not sign.icon for sign in SIGNS)
    assert all(character in printable for sign in SIGNS for character in sign.figure)


def test_there_is_no_other_card() -> None:
    with pytest.raises(KeyError):
        artist(say, THEMES["dark"]).card("IL99", "en")


@IN_BOTH
@IN_ALL
@pytest.mark.parametrize("events", [COMBAT, []], ids=["fought", "not a shot"])
def test_words_on_the_poster(events: list[Event], language: str, theme: MapTheme) -> None:
    check(draw_victory(tell(events), finished(), WORDS[language], theme))


def test_the_poster_says_who_won_and_what_was_lost() -> None:
    said = victory_alt(tell(COMBAT), finished(), WORDS["en"])
    assert said.startswith("Israel wins. resignation")
    assert "47th Tank Bde, 2 hits" in said
    assert "188th Barak Bde A" in said


def test_where_a_unit_may_go_is_marked() -> None:
    table = front("SY12@24", "IL04@18").phase("movement")
    view, decision, handle = seen(table, SY), table.decision(SY, "movement"), table.handle("SY12")
    found = aims(view, decision, ("move", handle))
    assert found.chosen is not None
    assert found.chosen.unit == "SY12"
    assert set(found.areas) == {option[2] for option in decision.options if option[:2] == ("move", handle)}
    assert "Rafid" in focus_alt(view, decision, ("move", handle), WORDS["en"])
    drawn = artist(say, THEMES["dark"])
    assert drawn.focus(view, decision, ("move", handle), "en") != drawn.focus(view, decision, ("move",), "en")
    upright = drawn.focus(view, decision, ("move", handle), "en", portrait=True)
    assert upright is not None
    assert (upright.width, upright.height) == (1080, 1350)
    assert drawn.focus(view, decision, (), "en") is None
