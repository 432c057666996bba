"""From a drawn picture in the designed palette to bytes: PNG for what stands still, GIF for what moves.

Where isal cannot be had (it has no wheel for some machines) zlib packs: the same pixels, ten times slower.
"""

from __future__ import annotations

import io
import struct
import threading
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from PIL import Image, ImageChops

from images.core.theme import CLEAR, Theme

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
_UNFILTERED = 0
"""Filter of a PNG's row: none."""


class Composed(Protocol):
    """A picture that can be laid down, as indices into its theme's palette, with its corner at a place."""

    theme: Theme
    width: int
    height: int

    def lay(self, onto: Image.Image, x: int, y: int) -> None:
        """Lay the picture."""


def png(picture: Composed) -> bytes:
    """Compose a picture and pack it as a PNG, in memory of the thread's own, until its next picture."""
    bench = _benches.of(picture.width + 1, picture.height)
    picture.lay(bench.image, 1, 0)
    bench.image.paste(_UNFILTERED, (0, 0, 1, picture.height))  # a sprite may lie over the left edge
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, _INDEXED, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", picture.theme.channels),
            _chunk(b"IDAT", deflate.compress(bench.pixels, LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def packed(image: Image.Image) -> bytes:
    """Pack the indices of an image, to keep them."""
    return deflate.compress(image.tobytes(), LEVEL)


def unpacked(pixels: bytes, size: tuple[int, int]) -> Image.Image:
    """Return an image of indices that were packed."""
    return Image.frombytes("L", size, deflate.decompress(pixels))


class _Bench:
    """An image to compose a picture on, and its pixels, which lie in memory of ours: they need not be copied.

    A row of a PNG begins with the number of its filter: a column of the image before the picture. They
    have none: of drawn cards on a drawn table, differences between pixels would be no shorter.
    """

    def __init__(self, width: int, height: int) -> None:
        self.pixels = bytearray(width * height)
        self.image = Image.frombuffer("L", (width, height), self.pixels, "raw", "L", 0, 1)
        self.image.readonly = 0  # the memory is ours: Pillow would make a copy before anything is drawn


class _Benches(threading.local):
    """The benches of one thread: fresh ones would cost as much as the work. At most 3, 2 MB each."""

    def __init__(self) -> None:
        self.of = lru_cache(maxsize=3)(_Bench)


_benches = _Benches()


_SAME = [255] + [0] * 255


def gif(theme: Theme, frames: Iterable[Image.Image], *, each: int, last: int) -> bytes:
    """Write pictures that are given as indices into a theme's palette one after the other, for ever.

    Each is shown for ``each`` milliseconds, the last one for ``last``. Of each only what has changed is written.
    """
    shown: list[Image.Image] = []
    times: list[int] = []
    before: Image.Image | None = None
    for frame in frames:
        changes = frame if before is None else _changes(before, frame)
        before = frame
        if changes is None:
            times[-1] += each
        else:
            shown.append(theme.coloured(changes))
            times.append(each)
    times[-1] += last - each
    out = io.BytesIO()
    first, *others = shown
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        optimize=False,
        disposal=1,
        transparency=CLEAR,
    )
    return out.getvalue()


def _changes(before: Image.Image, after: Image.Image) -> Image.Image | None:
    """Return what a picture has otherwise than that before, clear elsewhere; None where it is the same."""
    differences = ImageChops.difference(before, after)
    box = differences.getbbox()
    if box is None:
        return None
    changes = Image.new("L", after.size, CLEAR)
    changes.paste(after.crop(box), box)
    changes.paste(CLEAR, box, differences.crop(box).point(_SAME))
    return changes


def _chunk(kind: bytes, body: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(body)), kind, body, struct.pack(">I", deflate.crc32(kind + body))))
