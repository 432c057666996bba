"""Draw the golden pictures anew."""

from __future__ import annotations

from tests.images.golden import FOLDER, PICTURES, small

for name in PICTURES:
    small(name).quantize(128).save(FOLDER / f"{name}.png", optimize=True)
