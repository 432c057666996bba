"""Icons: grey masks of 256 pixels, scaled when they are drawn. ``build.py`` says where they come from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import Image

from images.core.kept import kept

_FOLDER = Path(__file__).parent


@cache
def names() -> frozenset[str]:
    """List the icons there are."""
    return frozenset(path.stem for path in _FOLDER.glob("*.png"))


KEPT = 256
"""Pixels that a mask is wide and high: no icon is drawn larger."""


@kept(maxsize=384)
def icon(name: str, size: int) -> Image.Image:
    """Return the mask of an icon in a square of ``size`` pixels. At most 384 are kept, mostly of 10 kB or less."""
    return read_all()[name].resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)


@cache
def read_all() -> dict[str, Image.Image]:
    """Read the masks of all icons, 65 kB each.

    Reading one takes longer than drawing it: whoever read only those that are needed would tell by it what was
    drawn before.
    """
    return {name: _read(name) for name in sorted(names())}


def _read(name: str) -> Image.Image:
    with Image.open(_FOLDER / f"{name}.png") as image:
        return image.convert("L")
