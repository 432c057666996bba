"""From what is drawn to what is handed out: a picture with its words, a film of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import TypeVar

from PIL import Image

from images.core import encode
from images.core.canvas import Sheet
from images.core.caption import draw_caption
from images.core.picture import Film, Picture
from images.core.sprite import Scene, Sprite
from images.core.theme import Theme

LIMIT = 1024
"""Characters that Discord takes for the description of an attachment."""
FRAMES = 60
"""Pictures of a film."""
EACH, LAST = 900, 6000
"""Milliseconds for which each picture of a film is shown, and the last one."""

Frame = TypeVar("Frame")


def picture(compose: Callable[[], Scene], say: Callable[[], str]) -> Picture:
    """Compose a picture and its words, and pack it."""
    scene, alt = compose(), say()
    return Picture(encode.png(scene), alt, scene.width, scene.height)


def sheet(draw: Callable[[], Sheet], alt: str) -> Picture:
    """Draw a sheet as a picture of its own."""
    return picture(lambda: Scene(Sprite.of(draw())), lambda: alt)


def film(
    theme: Theme,
    frames: Sequence[Frame],
    draw: Callable[[Frame], Scene],
    caption: Callable[[Frame | None, Frame], tuple[str, Sequence[str]]],
    alt: str,
) -> Film:
    """Draw a film of at most 60 pictures of a match; ``draw`` gives them in half size.

    ``caption`` says when one is, and what has happened since the one before.
    """
    shown = thinned(frames, FRAMES)
    pictures: list[Image.Image] = []
    boards: list[Image.Image] = []
    for before, frame in zip([None, *shown], shown, strict=False):
        board = draw(frame).image()
        if boards and board == boards[-1]:
            pictures.append(pictures[-1])  # nothing is to be seen: what was told goes on being true
            continue
        boards.append(board)
        below = draw_caption(theme, board.width, *caption(before, frame))
        whole = Image.new("L", (board.width, board.height + below.height))
        whole.paste(board)
        whole.paste(theme.indexed(below.image), (0, board.height))
        pictures.append(whole)
    width, height = pictures[-1].size
    return Film(encode.gif(theme, pictures, each=EACH, last=LAST), alt, width, height)


def thinned(frames: Sequence[Frame], most: int) -> list[Frame]:
    """Leave out frames evenly until ``most`` are left; the first and the last stay."""
    count = min(len(frames), most)
    return [frames[index * (len(frames) - 1) // max(count - 1, 1)] for index in range(count)]


class Detail(IntEnum):
    """How much is said of everything on a board; what each step leaves out is a game's own."""

    ALL = 0
    SOME = 1
    FEW = 2
    NUMBERS = 3
    FIGURES = 4


def fullest(say: Callable[[Detail], Iterable[str]]) -> str:
    """Say a board line by line in as much detail as there is room for: every line alike; none is left out."""
    for detail in Detail:
        text = "\n".join(say(detail))
        if len(text) <= LIMIT:
            return text
    return shortened([text])


def sentence(words: str) -> str:
    """End what is said with a full stop, unless it ends with one, or with a sign of its own."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def shortened(lines: Iterable[str]) -> str:
    """Join lines as long as they fit; what does not fit is on the text board."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if len(longer) > LIMIT:
            return (text or line)[: LIMIT - 2] + "\n…"
        text = longer
    return text
