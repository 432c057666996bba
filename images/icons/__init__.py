"""Icons: grey masks of 512 pixels, scaled when they are drawn. ``build.py`` says where they come from."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image

_FOLDER = Path(__file__).parent


@cache
def names() -> frozenset[str]:
    """List the icons there are."""
    return frozenset(path.stem for path in _FOLDER.glob("*.png"))


@lru_cache(maxsize=384)
def icon(name: str, size: int) -> Image.Image:
    """Give the mask of an icon in a square of a size in pixels. At most 384 are kept, mostly of 10 kB or less."""
    mask = _half(name) if size <= 160 else _whole(name)
    return mask.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)


@lru_cache(maxsize=192)
def _half(name: str) -> Image.Image:
    """Give the mask of an icon in 256 pixels: to read its file takes longer than all the rest. 65 kB each."""
    return _whole(name).reduce(2)


def _whole(name: str) -> Image.Image:
    with Image.open(_FOLDER / f"{name}.png") as image:
        return image.convert("L")
