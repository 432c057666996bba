"""What the tests of every game's artist do with what it draws."""

from __future__ import annotations

import io

import msgspec
from PIL import Image

from engine.core.protocol import View
from images import Artist, Picture


def opened(picture: Picture) -> Image.Image:
    """Read a picture, whole."""
    image = Image.open(io.BytesIO(picture.png))
    image.load()
    return image


def draws_equal_views_alike(artist: Artist, view: View, language: str) -> None:
    """Check that equal views have equal boards and hands, down to the bytes."""
    again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    assert artist.board(view, language) == artist.board(again, language)
    assert artist.hand(view, language) == artist.hand(again, language)
