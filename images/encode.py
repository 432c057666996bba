"""From a drawn picture in the designed palette to bytes: PNG for what stands still, GIF for what moves.

Where isal cannot be had (it has no wheel for some machines) zlib packs: the same pixels, ten times slower.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PIL import Image, ImageChops

from images import theme

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


def png(image: Image.Image) -> bytes:
    """Write a picture in the designed palette."""
    width, height = image.size
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, _INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", theme.channels()),
            _chunk(b"IDAT", deflate.compress(_rows(image), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _rows(image: Image.Image) -> bytes:
    """Give every row as its difference to the one above, which a table and its cards make short.

    A row begins with the number of its filter. That column lies in the image already, so the rows need not
    be taken apart.
    """
    width, height = image.size
    indices = Image.frombuffer("L", image.size, image.tobytes(), "raw", "L", 0, 1)
    rows = Image.new("L", (width + 1, height), _UP)
    rows.paste(indices, (1, 0))
    above = Image.new("L", rows.size)
    above.paste(indices, (1, 1))
    return ImageChops.subtract_modulo(rows, above).tobytes()


def gif(frames: Sequence[Image.Image], *, each: int, last: int) -> bytes:
    """Write pictures in the designed palette one after the other, for ever.

    Each is shown for ``each`` milliseconds, the last one for ``last``.
    """
    out = io.BytesIO()
    shown = [each] * (len(frames) - 1) + [last]
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=shown, loop=0, optimize=False, disposal=1
    )
    return out.getvalue()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", deflate.crc32(kind + body))))
