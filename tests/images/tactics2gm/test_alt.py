"""Pictures in words: both sides in full, or both in fewer words; never more than the viewer sees."""

from __future__ import annotations

import pytest

from engine.core.protocol import Option
from engine.tactics2gm.squares import NAMES
from images.core.finish import LIMIT
from images.tactics2gm.alt import board_alt, hand_alt
from images.tactics2gm.focus import focus_alt
from images.tactics2gm.report import report_alt
from images.tactics2gm.story import tell
from images.tactics2gm.victory import victory_alt
from tests.images.tactics2gm import tables
from tests.images.tactics2gm.voices import WORDS
from tests.images.voices import LANGUAGES

BOARDS = {
    "nothing": tables.nothing(),
    "empty": tables.empty(),
    "battle": tables.battle(),
    "own battle": tables.battle(1),
    "full of units": tables.crowd(heavy=False),
    "fullest": tables.printed(),
    "two boards": tables.teams(16),
    "two boards, fullest": tables.printed(16),
    "finished": tables.finished(),
}
both = pytest.mark.parametrize("language", LANGUAGES)


@both
@pytest.mark.parametrize("name", BOARDS)
def test_every_unit_is_said_with_its_square(name: str, language: str) -> None:
    view = BOARDS[name]
    alt = board_alt(view, WORDS[language])
    assert len(alt) <= LIMIT
    if len(view.units) <= 48:
        assert not alt.endswith("…")
        for unit in view.units:
            assert f"#{unit.number} " in alt
            if unit.at is not None:
                assert f" {NAMES[unit.at]}" in alt


@both
def test_a_usual_board_is_said_in_full(language: str) -> None:
    alt, words = board_alt(tables.battle(), WORDS[language]), WORDS[language]
    assert f"#2 {words.short('us_heavy')} D3 1/3" in alt
    assert f"#5 {words.short('us_ranger')} {words.of('alt-aboard', unit=4)}" in alt
    assert f"#7 {words.short('us_p51')} {words.of('alt-waits')}" in alt
    assert f"{words.named('terrain', 'farm')} C5 4/6" in alt
    assert f"{words.named('terrain', 'ruin')} F4" in alt
    assert f"{words.of('smoke')}: A5, B5" in alt.replace("B5, A5", "A5, B5")
    assert f"E3→E4 {words.of('result-crit')}" in alt
    assert f"#15 {words.short('ge_heavy')}" in alt
    assert f"{words.named('feature', 'hedge')}: H2 C3 D3" in alt


@both
def test_few_units_are_said_with_all_that_is_on_them(language: str) -> None:
    words = WORDS[language]
    units = [tables.unit(1, "us_sherman", "B2", tokens=tables.tokens("smoke", "mg_paid", flipped=["smoke"]),
                         marks=["suppressed"], cards=["veteran"])]  # fmt: skip
    alt = board_alt(tables.table(units), words)
    for said in (
        words.of("alt-armour", armour=4),
        words.of("mark-suppressed"),
        words.of("alt-grey", token=words.named("token", "smoke")),
        words.named("token", "mg_paid"),
        words.card("veteran"),
    ):
        assert said in alt


@both
def test_mines_are_said_to_those_who_know_them(language: str) -> None:
    mine = WORDS[language].of("mine-atmine")
    assert f"{mine} D4" in board_alt(tables.battle(1), WORDS[language])
    assert mine not in board_alt(tables.battle(0), WORDS[language])


@both
def test_nobodys_hand_is_said_with_the_board(language: str) -> None:
    view, words = tables.battle(0), WORDS[language]
    assert "Calliope" not in board_alt(view, words)
    assert view.hand is not None
    alt = hand_alt(view, view.hand, words)
    assert "Calliope" in alt
    assert len(hand_alt(view, tables.hand(40), words)) <= LIMIT


def test_what_is_awaited_comes_first() -> None:
    lines = board_alt(tables.battle(), WORDS["en"]).splitlines()
    assert lines[0] == "To play: Americans."
    assert lines[1] == "Round 4, Americans, Shooting."
    assert board_alt(tables.finished(), WORDS["en"]).startswith("American victory (Headquarters destroyed).")


def test_two_allies_are_told_apart() -> None:
    alt = board_alt(tables.teams(), WORDS["en"])

    assert alt.startswith("To play: Americans, Field Marshal; Americans, General.")
    for chair in ("Americans, Field Marshal", "Germans, Field Marshal", "Americans, General", "Germans, General"):
        assert f"{chair}: 10 AP, " in alt


@both
@pytest.mark.parametrize(
    ("path", "said"),
    [
        ((), ["#2", "#3", "#7"]),
        (("fire",), ["#2", "#3"]),
        (("fire", 3), ["C5 60 %", "E5 50 %", "C5 0 %", "70 %"]),
        (("fire", 3, "howitzer"), ["E5 30 %"]),
        (("pass",), []),
    ],
)
def test_what_may_be_done_is_said(path: Option, said: list[str], language: str) -> None:
    view, decision = tables.shooting()
    alt = focus_alt(view, decision, path, WORDS[language])
    assert bool(alt) == bool(said)
    for part in said:
        assert part in alt


@both
def test_a_report_says_every_roll(language: str) -> None:
    words, story = WORDS[language], tell(tables.fight())
    alt = report_alt(story, words)
    assert len(alt) <= LIMIT
    assert f"{words.short('us_sherman')} #3 → {words.short('ge_light')} #10: 7, " in alt
    assert words.of("report-ruined") in alt


@both
def test_a_poster_says_the_losses(language: str) -> None:
    words = WORDS[language]
    alt = victory_alt(tell(tables.fight()), tables.finished(), words)
    assert alt.startswith(words.of("won", side="us"))
    assert words.short("ge_command") in alt
