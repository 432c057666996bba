"""The poster of a match that is over: who won and why, what it cost, who stood out; the same in its alt text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import images
from engine.core.protocol import Outcome
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.match_summary import AttackRolls, Loss, MatchSummary, SideRecord, UnitRecord, summarize
from engine.spearpoint.state import SIDES
from engine.spearpoint.view import SpearpointView
from images.core.theme import DARK, Theme
from images.spearpoint.victory import draw_victory, lots, victory_alt
from tests.images import fights, tables
from tests.images.layouts import IN_BOTH, check
from tests.images.voices import LANGUAGES, WORDS, say

ARTIST = images.artist("spearpoint", say)


def over(*winners: int, how: str) -> SpearpointView:
    view = tables.finished()
    view.outcome = Outcome(list(winners), how, [SIDES[seat] for seat in winners])
    return view


def usual() -> MatchSummary:
    return summarize(fights.usual())


def quiet() -> MatchSummary:
    return MatchSummary([SideRecord(), SideRecord()], None)


def fullest() -> MatchSummary:
    """Every unit lost on both sides, and the best unit took them all."""
    units = {side: [card.id for card in LIBRARY.units.values() if card.side == side] for side in ("us", "de")}
    throws = AttackRolls(rolls=120, hits=88, percent=7777)
    tolls = [SideRecord([Loss(card, "captured", 30) for card in units[side]], throws) for side in ("us", "de")]
    best = UnitRecord(0, 199, "us_m15", 30, AttackRolls(rolls=60, hits=58, percent=4777), units["de"], 666)
    return MatchSummary(tolls, best)


MATCHES: dict[str, Callable[[], tuple[MatchSummary, SpearpointView]]] = {
    "points": lambda: (usual(), over(0, how="points")),
    "overrun": lambda: (usual(), over(1, how="overrun")),
    "resigned at once": lambda: (quiet(), over(1, how="resigned")),
    "exhausted": lambda: (usual(), over(0, how="exhausted")),
    "draw": lambda: (usual(), over(how="stalemate")),
    "draw without a shot": lambda: (quiet(), over(how="exhausted")),
    "fullest": lambda: (fullest(), over(1, how="stalemate")),
}


@IN_BOTH
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_words_on_posters(name: str, language: str, theme: Theme) -> None:
    sheet = draw_victory(*MATCHES[name](), WORDS[language], theme)
    assert (sheet.width, sheet.height) == (1600, 1000)
    assert all(mark.must for mark in sheet.marks)
    check(sheet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [card.id for card in LIBRARY.units.values() if card.type != "crew"])
def test_any_unit_may_be_the_best(card: str, language: str) -> None:
    reckoning = usual()
    assert reckoning.best is not None
    reckoning.best.card = card
    check(draw_victory(reckoning, tables.finished(), WORDS[language], DARK))


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("points", "American victory. First to 51 points · 3 Turns."),
        ("overrun", "German victory. Overrun: 3 Turns unopposed · 3 Turns."),
        ("resigned at once", "German victory. The other side resigned · 3 Turns."),
        ("exhausted", "American victory. Nothing left to fight with: points decide · 3 Turns."),
        ("draw", "Drawn match. Ten Turns without progress, and equal points · 3 Turns."),
    ],
)
def test_who_won_and_why_comes_first(name: str, first: str) -> None:
    assert victory_alt(*MATCHES[name](), WORDS["en"]).splitlines()[0] == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in MATCHES if name != "fullest"])
def test_what_stands_on_the_poster_is_in_its_alt_text(name: str, language: str) -> None:
    reckoning, view = MATCHES[name]()
    words = WORDS[language]
    alt = victory_alt(reckoning, view, words)
    shown = [mark.text for mark in draw_victory(reckoning, view, words, DARK).marks if mark.must]
    said = [
        text
        for text in shown
        if not text.startswith("/") and not text.isdigit() and text != words.of("victory-lost")
    ]
    missing = [text for text in said if text not in alt]
    assert missing == []
    assert len(alt) <= 1024
    for player in view.players:
        assert str(player.points) in shown
        assert f"{words.side(player.side)}: {player.points} " in alt


def test_losses_are_listed_with_their_points() -> None:
    losses = [Loss("us_rifle", "destroyed", 4), Loss("us_jeep", "captured", 6), Loss("us_rifle", "destroyed", 4)]
    assert [(lot.card, lot.how, lot.number, lot.points) for lot in lots(losses)] == [
        ("us_rifle", "destroyed", 2, 8),
        ("us_jeep", "captured", 1, 6),
    ]
    alt = victory_alt(MatchSummary([SideRecord(losses), SideRecord()], None), tables.finished(), WORDS["en"])
    assert "Lost by the Americans, 14 points: 2 × Riflemen 8, Jeep 6 (captured)." in alt


def test_losses_for_which_there_is_no_room_are_counted() -> None:
    reckoning = fullest()
    shown = [mark.text for mark in draw_victory(reckoning, tables.finished(), WORDS["en"], DARK).marks]
    rest = len(reckoning.tolls[0].losses) - 7
    assert f"and {rest} more" in shown
    assert str(30 * rest) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_artist_draws_the_poster_from_the_log(language: str) -> None:
    view = tables.finished()
    picture = ARTIST.victory(fights.usual(), view, language)
    assert (picture.width, picture.height) == (1600, 1000)
    assert picture.alt == victory_alt(usual(), view, WORDS[language])
    assert len(picture.png) < 150_000
