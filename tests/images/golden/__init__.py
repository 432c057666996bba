"""Small pictures of what pictures should look like; ``python -m tests.images.golden`` draws them anew.

Look at every one that has changed before it is committed.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from PIL import Image

import images
from images import Artist, Picture
from tests.images import fights, tables
from tests.images.voices import say

FOLDER = Path(__file__).parent
WIDTH = 400
_ARTIST, _LIGHT = images.artist("spearpoint", say), images.artist("spearpoint", say, "light")


def _report(artist: Artist = _ARTIST) -> Picture:
    picture = artist.report(fights.usual(), tables.battle(), "en")
    assert picture is not None
    return picture


def _hand(artist: Artist = _ARTIST) -> Picture:
    picture = artist.hand(tables.battle(0), "es")
    assert picture is not None
    return picture


PICTURES: dict[str, Callable[[], Picture]] = {
    "battle": lambda: _ARTIST.board(tables.battle(), "en"),
    "few": lambda: _ARTIST.board(tables.states(0), "es"),
    "fullest": lambda: _ARTIST.board(tables.crowd(30), "es"),
    "finished": lambda: _ARTIST.board(tables.finished(), "es"),
    "portrait": lambda: _ARTIST.board(tables.battle(1), "es", portrait=True),
    "hand": _hand,
    "report": _report,
    "victory": lambda: _ARTIST.victory(fights.usual(), tables.finished(), "es"),
    "card": lambda: _ARTIST.card("ge_tiger", "en"),
    "light": lambda: _LIGHT.board(tables.states(), "en"),
    "light-report": lambda: _report(_LIGHT),
    "light-hand": lambda: _hand(_LIGHT),
    "light-card": lambda: _LIGHT.card("us_sherman", "es"),
}


def small(name: str) -> Image.Image:
    """Draw a picture and make it small."""
    image = Image.open(io.BytesIO(PICTURES[name]().png)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)
