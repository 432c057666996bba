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


@lru_cache(maxsize=256)
def icon(name: str, size: int) -> Image.Image:
    """Give the mask of an icon in a square of a size in pixels (about 300 bytes to 90 kB each)."""
    with Image.open(_FOLDER / f"{name}.png") as image:
        return image.convert("L").resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3.0)
