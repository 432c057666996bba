"""Small pictures of what pictures should look like; ``python -m tests.images.golden`` draws them anew.

Look at every one that has changed before it is committed.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PIL import Image

import images
from images import Artist, Picture
from images.warfighter import WarfighterArtist
from tests.images import fights, tables
from tests.images.map import six
from tests.images.tactics2gm import tables as fields
from tests.images.voices import say
from tests.images.warfighter import tables as squads

if TYPE_CHECKING:
    from images.core.picture import AreaArtist

FOLDER = Path(__file__).parent
WIDTH = 400
_ARTIST, _LIGHT = images.artist("spearpoint", say), images.artist("spearpoint", say, "light")
_TACTICS, _PALE = images.artist("tactics2gm", say), images.artist("tactics2gm", say, "light")
_SQUAD = cast("AreaArtist", images.artist("warfighter", say))
_DAY = cast("AreaArtist", images.artist("warfighter", say, "light"))


def _report(artist: Artist = _ARTIST) -> Picture:
    picture = artist.report(fights.usual(), tables.battle(), "en")
    assert picture is not None
    return picture


def _hand(artist: Artist = _ARTIST) -> Picture:
    picture = artist.hand(tables.battle(0), "es")
    assert picture is not None
    return picture


def _focus() -> Picture:
    view, decision = fields.shooting()
    picture = _TACTICS.focus(view, decision, ("fire", 3), "en")
    assert picture is not None
    return picture


def _fight(artist: Artist) -> Picture:
    picture = artist.report(fields.fight(), fields.battle(), "en")
    assert picture is not None
    return picture


def _held() -> Picture:
    picture = _TACTICS.hand(fields.battle(0), "en")
    assert picture is not None
    return picture


def _led() -> Picture:
    picture = _SQUAD.hand(squads.usual(0), "es")
    assert picture is not None
    return picture


def _close() -> Picture:
    assert isinstance(_DAY, WarfighterArtist)
    return _DAY.area(squads.worst(), "L06", "en")


def _turn() -> Picture:
    picture = _DAY.report(squads.told(), squads.usual(), "en")
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
    "tactics": lambda: _TACTICS.board(fields.battle(), "en"),
    "tactics-upright": lambda: _TACTICS.board(fields.battle(1), "es", portrait=True),
    "tactics-fullest": lambda: _TACTICS.board(fields.crowd(), "es"),
    "tactics-two": lambda: _TACTICS.board(fields.teams(), "en"),
    "tactics-places": lambda: _PALE.board(fields.lone_places(), "es"),
    "tactics-finished": lambda: _PALE.board(fields.finished(), "en"),
    "tactics-focus": _focus,
    "tactics-hand": _held,
    "tactics-report": lambda: _fight(_PALE),
    "tactics-victory": lambda: _TACTICS.victory(fields.fight(), fields.finished(), "es"),
    "tactics-card": lambda: _PALE.card("us_sherman", "es"),
    "squad": lambda: _SQUAD.board(squads.usual(), "en"),
    "squad-fullest": lambda: _DAY.board(squads.worst(), "es"),
    "squad-upright": lambda: _SQUAD.board(squads.worst(), "es", portrait=True),
    "squad-close": _close,
    "squad-victory": lambda: _SQUAD.victory(squads.told(), squads.finished(), "es"),
    "squad-hand": _led,
    "squad-report": _turn,
    "map": lambda: six.drawn(six.THEMES["dark"]),
    "map-light": lambda: six.drawn(six.THEMES["light"], "es"),
    "map-close": lambda: six.drawn(six.THEMES["dark"], "es", six.CLOSE),
}


def small(name: str) -> Image.Image:
    """Draw a picture and make it small."""
    image = Image.open(io.BytesIO(PICTURES[name]().png)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)
