"""Signs of a skirmish, told apart at ten pixels: reticles, ammunition, knives, marks on helmets."""

from __future__ import annotations

from collections.abc import Callable

from images.core.icons.pen import Pen, Point, silhouette


@silhouette
def _reticle(pen: Pen) -> None:
    """Draw an active Hostile: a heavy ring with four ticks and a dot."""
    _ticks(pen)
    pen.disc(256, 256, 172)
    pen.disc(256, 256, 108, hole=True)
    pen.disc(256, 256, 62)


@silhouette
def _aimed(pen: Pen) -> None:
    """Draw that somebody is aimed at: a thin ring with four ticks."""
    _ticks(pen)
    pen.disc(256, 256, 172)
    pen.disc(256, 256, 122, hole=True)


@silhouette
def _target(pen: Pen) -> None:
    """Draw whom a card aims at: a disc with four ticks."""
    _ticks(pen)
    pen.disc(256, 256, 188)


@silhouette
def _chevrons(pen: Pen) -> None:
    """Draw how far off he is: two chevrons."""
    for tip in (60, 250):
        for foot in (70, 442):
            pen.bar((tip, 256), (tip + 170, foot), 60)


def _ticks(pen: Pen) -> None:
    pen.box(228, 10, 284, 502)
    pen.box(10, 228, 502, 284)


@silhouette
def _ducked(pen: Pen) -> None:
    """Draw a suppressed Hostile: a ring with a bar."""
    pen.disc(256, 256, 226)
    pen.disc(256, 256, 168, hole=True)
    pen.box(60, 224, 452, 288)


@silhouette
def _dead(pen: Pen) -> None:
    """Draw a killed Hostile: a thin cross."""
    for start, end in (((80, 80), (432, 432)), ((432, 80), (80, 432))):
        pen.bar(start, end, 62)


@silhouette
def _loaded(pen: Pen) -> None:
    """Draw a round: a case and a pointed bullet."""
    pen.box(150, 226, 362, 502, 14)
    pen.shape((150, 216), (362, 216), (346, 120), (256, 10), (166, 120))
    pen.box(140, 420, 372, 440, hole=True)


@silhouette
def _unloaded(pen: Pen) -> None:
    """Draw an empty weapon: the outline of a round, struck out."""
    pen.box(140, 226, 372, 502, 14)
    pen.box(186, 262, 326, 458, hole=True)
    pen.shape((140, 250), (372, 250), (352, 120), (256, 4), (160, 120))
    pen.shape((190, 270), (322, 270), (308, 150), (256, 84), (204, 150), hole=True)
    pen.bar((30, 482), (482, 30), 116, hole=True)
    pen.bar((30, 482), (482, 30), 52)


@silhouette
def _knives(pen: Pen) -> None:
    """Draw two crossed knives."""
    _knife(pen, lambda x, y: (x, y))
    pen.bar((452, 60), (162, 350), 118, hole=True)
    _knife(pen, lambda x, y: (512 - x, y))


def _knife(pen: Pen, at: Callable[[float, float], Point]) -> None:
    pen.shape(at(14, 14), at(104, 48), at(366, 310), at(310, 366), at(48, 104))
    pen.bar(at(282, 430), at(430, 282), 52)
    pen.bar(at(372, 372), at(486, 486), 74)


@silhouette
def _circle(pen: Pen) -> None:
    pen.disc(256, 256, 200)


@silhouette
def _square(pen: Pen) -> None:
    pen.box(70, 70, 442, 442)


@silhouette
def _triangle(pen: Pen) -> None:
    pen.shape((256, 40), (486, 446), (26, 446))


@silhouette
def _wedge(pen: Pen) -> None:
    """Draw that somebody is suppressed: a wedge that points down."""
    pen.shape((40, 80), (472, 80), (256, 450))
