"""A match as a film."""

from __future__ import annotations

import io
import itertools

import pytest
from PIL import Image, ImageSequence

import images
from engine.core.protocol import View
from engine.spearpoint.view import SpearpointView
from images.core.caption import draw_caption
from images.core.finish import EACH, FRAMES, LAST, thinned
from images.core.theme import THEMES, Theme, ThemeName
from images.spearpoint.caption import caption as spearpoint_caption
from images.tactics2gm.caption import caption as tactics_caption
from tests.images import tables, voices
from tests.images.layouts import IN_BOTH, check
from tests.images.tactics2gm import tables as fields
from tests.images.tactics2gm import voices as field_voices
from tests.images.test_golden import worst
from tests.images.voices import say

ARTIST = images.artist("spearpoint", say)
BOARDS: list[View] = [tables.empty(), tables.battle(), tables.finished(), tables.battle()]
FIELDS: list[View] = [fields.battle(), fields.crowd(16), fields.battle()]
BOARD = (0, 0, 800, 500)
"""Where the board is in a film, above the caption."""
FILM = ARTIST.replay(BOARDS[:3], "es")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "drawn"), [("spearpoint", BOARDS), ("tactics2gm", FIELDS)])
def test_a_film_shows_every_frame_in_order(game: str, drawn: list[View], theme: ThemeName) -> None:
    artist = images.artist(game, say, theme)
    film = artist.replay(drawn, "es")
    image = Image.open(io.BytesIO(film.gif))
    assert image.format == "GIF"
    assert image.size == (film.width, film.height) == (800, 548)
    frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]
    alone = [Image.open(io.BytesIO(artist.replay([view], "es").gif)).convert("RGB") for view in drawn]
    assert [frame.crop(BOARD).tobytes() for frame in frames] == [frame.crop(BOARD).tobytes() for frame in alone]


def test_while_nothing_changes_a_frame_stays() -> None:
    film = ARTIST.replay([tables.empty(), tables.empty(), tables.battle(), tables.battle()], "es")
    image = Image.open(io.BytesIO(film.gif))
    assert [frame.info["duration"] for frame in ImageSequence.Iterator(image)] == [2 * EACH, EACH + LAST]


@pytest.mark.parametrize("view", [tables.empty(), tables.battle(), tables.states(4), tables.finished()])
def test_a_frame_is_the_board_in_half_its_size(view: SpearpointView) -> None:
    film = ARTIST.replay([view], "en")
    half = Image.open(io.BytesIO(film.gif)).convert("RGB").crop(BOARD)
    whole = Image.open(io.BytesIO(ARTIST.board(view, "en").png)).convert("RGB").reduce(2)
    overall, anywhere = worst(half, whole)
    assert overall < 3
    assert anywhere < 40


def test_the_last_frame_stays_longest() -> None:
    image = Image.open(io.BytesIO(FILM.gif))
    shown = [frame.info["duration"] for frame in ImageSequence.Iterator(image)]
    assert shown == [EACH, EACH, LAST]


def test_a_film_is_said_as_its_last_picture() -> None:
    assert FILM.alt == ARTIST.board(tables.finished(), "es").alt


def test_a_long_match_is_thinned_evenly() -> None:
    frames = [tables.table([], turn=turn) for turn in range(200)]
    turns = [view.turn for view in thinned(frames, FRAMES)]
    assert len(turns) == FRAMES
    assert (turns[0], turns[-1]) == (0, 199)
    assert {later - earlier for earlier, later in itertools.pairwise(turns)} <= {3, 4}
    assert [view.turn for view in thinned(frames[:3], FRAMES)] == [0, 1, 2]
    assert [view.turn for view in thinned(frames[:1], FRAMES)] == [0]


def test_nobodys_hand_is_in_a_film() -> None:
    own, other = tables.battle(0), tables.battle(0)
    other.hand = None
    assert ARTIST.replay([own], "en") == ARTIST.replay([other], "en")


def test_a_caption_says_the_turn_and_what_has_happened_since() -> None:
    before, now = tables.battle(), tables.battle()
    before.units = [unit for unit in before.units if unit.number != 3]
    before.units[0].endurance += 1
    before.attacks, before.lost = before.attacks[1:], []
    said = {language: spearpoint_caption(before, now, voices.WORDS[language]) for language in ("en", "es")}
    assert said["en"] == (
        "Turn 3 · Combat",
        ["Out: Sd.Kfz. 251", "Hit: Sherman", "Attacking: Sherman", "In: Bazooka"],
    )
    assert said["es"][1] == ["Fuera: Sd.Kfz. 251", "Con daños: Sherman", "Atacan: Sherman", "Entran: Bazuca"]
    everybody = spearpoint_caption(tables.empty(), now, voices.WORDS["en"])[1]
    assert "In: Sherman, Riflemen, Bazooka, +9" in everybody
    assert spearpoint_caption(None, now, voices.WORDS["en"]) == ("Turn 3 · Combat", [])
    assert spearpoint_caption(before, tables.finished(), voices.WORDS["en"])[1] == ["American victory"]


def test_a_caption_says_the_round_and_what_has_happened_since() -> None:
    before, now = fields.battle(), fields.battle()
    before.lost = []
    before.units[0].at = None
    for unit in before.units:
        unit.marks = [mark for mark in unit.marks if mark != "fired"]
    when, happened = tactics_caption(before, now, field_voices.WORDS["en"])
    assert when == "Round 4 · Shooting"
    assert happened == ["Out: Heavy", "Attacking: Heavy, Sherman", "Moving: Light"]


@IN_BOTH
@pytest.mark.parametrize("count", [0, 1, 9])
def test_a_caption_has_room_and_is_read_before_a_tap(count: int, theme: Theme) -> None:
    happened = [f"Attacking: Panzergrenadiers, Panzer IV {number}" for number in range(count)]
    check(draw_caption(theme, 800, "Round 10 of 12 · Deployment", happened))
