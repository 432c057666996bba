"""What is drawn once and laid down often: sprites in the designed palette, and scenes composed of them.

A sheet is drawn with smooth edges in full colour, which is slow. A sprite is what is left of it for laying it
on a ground of a known colour: indices into the palette and a mask of whole pixels. Pixels on a smooth edge are
mixed with that ground beforehand.
"""

from __future__ import annotations

from functools import cached_property

from PIL import Image

from images.core.canvas import Mark, Sheet
from images.core.theme import Colour, Theme, rgb


class Sprite:
    """A drawn piece of a picture, in a theme's indices; ``mask`` (None: all) is where it covers the ground."""

    def __init__(
        self, theme: Theme, image: Image.Image, mask: Image.Image | None = None, marks: tuple[Mark, ...] = ()
    ) -> None:
        self.theme, self.image, self.mask, self.marks = theme, image, mask, marks
        self.width, self.height = image.size

    @classmethod
    def of(cls, sheet: Sheet, ground: Colour | None = None) -> Sprite:
        """Make a sprite of a sheet that will lie on a ground of about this colour, the table's unless given."""
        theme, marks = sheet.theme, tuple(sheet.marks)
        if sheet.image.mode == "RGB":
            return cls(theme, theme.indexed(sheet.image), None, marks)
        under = Image.new("RGB", sheet.image.size, rgb(ground or theme.table))
        under.paste(sheet.image, (0, 0), sheet.image)
        mask = solid(sheet.image.getchannel("A"))
        return cls(theme, theme.indexed(under), mask, marks)

    @cached_property
    def half(self) -> Sprite:
        """The same in half the size, without its words."""
        image = self.theme.indexed(self.theme.coloured(self.image).convert("RGB").reduce(2))
        mask = None if self.mask is None else self.mask.convert("L").reduce(2).point(_HALF, "1")
        return Sprite(self.theme, image, mask)


def solid(mask: Image.Image) -> Image.Image:
    """Return the whole pixels that a smooth mask covers."""
    return mask.point(_SOLID, "1")


_SOLID = [0] * 12 + [255] * 244
"""What is fainter than this is left out: it would be the ground's colour anyway."""
_HALF = [0] * 128 + [255] * 128


class Scene:
    """A picture composed of sprites, laid on the first one in the order in which they were put.

    One that is ``halved`` is composed in half the size: places are still given in the whole one's pixels.
    """

    def __init__(self, ground: Sprite, *, halved: bool = False) -> None:
        self._ground, self._halved = ground, halved
        self._put: list[tuple[Sprite, int, int]] = []
        self.theme, self.width, self.height = ground.theme, ground.width, ground.height

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its top left corner at a place, which may be outside."""
        self._put.append((sprite.half, x // 2, y // 2) if self._halved else (sprite, x, y))

    def inset(self, scene: Scene, x: int, y: int) -> None:
        """Lay a scene that is halved like this one; what it puts beyond its own edges is cut off."""
        found = Sprite(scene.theme, scene.image(), None, tuple(scene.marks))
        self._put.append((found, x // 2, y // 2) if self._halved else (found, x, y))

    @property
    def marks(self) -> list[Mark]:
        """The words on the picture."""
        return [
            *self._ground.marks,
            *(mark.moved(x, y) for sprite, x, y in self._put for mark in sprite.marks),
        ]

    def lay(self, onto: Image.Image, x: int, y: int) -> None:
        """Compose the picture, in indices, on an image of indices."""
        onto.paste(self._ground.image, (x, y))
        for sprite, left, top in self._put:
            onto.paste(sprite.image, (x + left, y + top), sprite.mask)

    def image(self) -> Image.Image:
        """Return the picture by itself, in indices."""
        image = Image.new("L", (self.width, self.height))
        self.lay(image, 0, 0)
        return image
