"""Pictures look as they did when somebody looked at them."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.images.golden import FOLDER, PICTURES, small

OVERALL = 3.0
"""Mean difference of a channel, of 255, that nobody sees: what is left of the golden's own few colours."""
ANYWHERE = 20.0
"""The same for any square of 16 pixels, which is a word or a small icon."""


def worst(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Give the mean difference of two pictures, and that of their worst square."""
    difference = ImageChops.difference(one, other).convert("L")
    return ImageStat.Stat(difference).mean[0], max(difference.reduce(16).tobytes())


def golden(name: str) -> Image.Image:
    with Image.open(FOLDER / f"{name}.png") as image:
        return image.convert("RGB")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    drawn, kept = small(name), golden(name)
    assert drawn.size == kept.size, "python -m tests.images.golden"
    overall, anywhere = worst(drawn, kept)
    assert overall <= OVERALL
    assert anywhere <= ANYWHERE


def test_a_missing_number_would_be_seen() -> None:
    kept = golden("battle")
    changed = kept.copy()
    changed.paste((28, 36, 32), (60, 150, 80, 170))
    assert worst(changed, kept)[1] > ANYWHERE
