"""The bytes of a picture: the same pixels whoever packs them and whatever the host has."""

from __future__ import annotations

import io
import subprocess
import sys
import zlib

import pytest
from PIL import Image, ImageFont

import images
from images.core import encode, fonts
from images.core.sprite import Scene, Sprite
from images.core.theme import DARK, LIGHT, Theme
from images.spearpoint.board import draw_board
from tests.images import tables
from tests.images.test_bounds import caches
from tests.images.voices import WORDS, say

ARTIST = images.artist("spearpoint", say)


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("size", [(1, 1), (3, 2), (257, 5), (1600, 1000)])
def test_a_png_holds_the_pixels_it_was_made_of(size: tuple[int, int], theme: Theme) -> None:
    image = theme.indexed(Image.linear_gradient("L").resize(size).convert("RGB"))
    found = opened(encode.png(Scene(Sprite(theme, image))))
    assert found.mode == "P"
    assert found.convert("RGB").tobytes() == theme.coloured(image).convert("RGB").tobytes()


def test_a_sprite_over_an_edge_is_cut_off() -> None:
    ground, stone = (Sprite(DARK, Image.new("L", (size, size), index)) for size, index in ((6, 3), (4, 5)))
    scene = Scene(ground)
    for x, y in ((-2, -2), (4, 4)):
        scene.put(stone, x, y)
    found = opened(encode.png(scene))
    assert [found.getpixel((x, x)) for x in range(6)] == [5, 5, 3, 3, 5, 5]
    assert [found.getpixel((0, y)) for y in range(6)] == [5, 5, 3, 3, 3, 3]


def test_zlib_packs_the_same_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = draw_board(tables.battle(), WORDS["en"], DARK)
    usual = encode.png(scene)
    monkeypatch.setattr(encode, "deflate", zlib)
    monkeypatch.setattr(encode, "LEVEL", 6)
    other = encode.png(scene)
    assert other != usual
    assert opened(other).tobytes() == opened(usual).tobytes()


def test_without_isal_pictures_are_still_drawn() -> None:
    """On a machine for which isal has no wheel."""
    program = (
        "import sys; sys.modules['isal'] = None; from images.core import encode; print(encode.deflate.__name__)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "zlib"


def test_layout_needs_no_library_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = opened(ARTIST.board(tables.battle(), "es").png).tobytes()
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", False)
    for _, cache in caches():
        cache.cache_clear()
    assert opened(ARTIST.board(tables.battle(), "es").png).tobytes() == usual


def test_every_font_is_laid_out_basically() -> None:
    faces: tuple[fonts.Face, ...] = ("medium", "semibold", "bold", "stencil")
    for face in faces:
        assert fonts.font(face, 20).layout_engine == ImageFont.Layout.BASIC
