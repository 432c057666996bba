"""From a drawn picture in the designed palette to bytes: PNG for what stands still, GIF for what moves.

Where isal cannot be had (it has no wheel for some machines) zlib packs: the same pixels, ten times slower.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterable
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PIL import Image, ImageChops

from images.theme import Theme

if TYPE_CHECKING:
    import zlib as deflate

    LEVEL = 6
else:
    try:
        from isal import isal_zlib as deflate

        LEVEL = 2
    except ImportError:
        import zlib as deflate

        LEVEL = 6

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_INDEXED = 3
"""Colour type of a PNG whose pixels are indices into a palette."""
_UP = 2
"""Filter of a PNG's row: the difference to the row above."""


ALONE = Lock()
"""Held while a picture is composed, which is many short calls that let go of the interpreter for a moment: two
threads at it would only stand in each other's way. To pack a picture takes longer and needs no turn."""


class Composed(Protocol):
    """A picture that can be laid down, as indices into its theme's palette, with its corner at a place."""

    theme: Theme
    width: int
    height: int

    def lay(self, onto: Image.Image, x: int, y: int) -> None:
        """Lay the picture."""


class Rows(NamedTuple):
    """A picture ready to be packed."""

    theme: Theme
    width: int
    height: int
    filtered: bytes


def rows(picture: Composed) -> Rows:
    """Give every row as its difference to the one above, which a table and its cards make short; hold ALONE.

    A row begins with the number of its filter: a column of the image, so that rows need not be taken apart.
    """
    width, height = picture.width, picture.height
    whole, above = _scratch(width + 1, height)
    picture.lay(whole, 1, 0)
    above.paste(whole, (0, 1))
    found = ImageChops.subtract_modulo(whole, above)
    found.paste(_UP, (0, 0, 1, height))
    return Rows(picture.theme, width, height, found.tobytes())


@lru_cache(maxsize=3)
def _scratch(width: int, height: int) -> tuple[Image.Image, Image.Image]:
    """Give two images to work on: fresh ones would cost as much as the work. At most 3 pairs, 4 MB each."""
    return Image.new("L", (width, height)), Image.new("L", (width, height))


def png(picture: Rows) -> bytes:
    """Pack a picture as a PNG."""
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, _INDEXED, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", picture.theme.channels),
            _chunk(b"IDAT", deflate.compress(picture.filtered, LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def gif(theme: Theme, frames: Iterable[Image.Image], *, each: int, last: int) -> bytes:
    """Write pictures that are given as indices into a theme's palette one after the other, for ever.

    Each is shown for ``each`` milliseconds, the last one for ``last``.
    """
    out = io.BytesIO()
    first, *others = map(theme.coloured, frames)
    shown = [each] * len(others) + [last]
    first.save(out, "GIF", save_all=True, append_images=others, duration=shown, loop=0, optimize=False, disposal=1)
    return out.getvalue()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", deflate.crc32(kind + body))))
