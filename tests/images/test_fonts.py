"""What the bundled faces cannot write is written otherwise: nothing on a picture is an empty box."""

from __future__ import annotations

import pytest

from images.core.canvas import Sheet
from images.core.fonts import Face
from images.core.theme import DARK


def drawn(text: str, face: Face) -> bytes:
    sheet = Sheet(DARK, 400, 60, DARK.table)
    sheet.text(10, 30, text, 32, DARK.words, face=face)
    return sheet.image.tobytes()


@pytest.mark.parametrize("face", ["medium", "bold", "stencil"])
@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("Tiger 🐯", "Tiger ·"),
        ("⚔️ Medic", "· Medic"),
        ("👩‍🚀", "··"),
        ("Ḱubelwagen", "Kubelwagen"),
        ("Ñandú – ¿7×?", "Ñandú – ¿7×?"),
    ],
)
def test_what_a_face_lacks_is_written_otherwise(text: str, instead: str, face: Face) -> None:
    assert drawn(text, face) == drawn(instead, face)
