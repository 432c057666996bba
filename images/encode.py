"""From a drawn sheet to the bytes of a PNG."""

from __future__ import annotations

import io

from PIL import Image

from images import theme


def png(image: Image.Image) -> bytes:
    """Write an image in the designed palette, without dithering: small, fast, and the same for the same pixels."""
    flat = image.convert("RGB").quantize(palette=theme.palette(), dither=Image.Dither.NONE)
    out = io.BytesIO()
    flat.save(out, "PNG", compress_level=6)
    return out.getvalue()
