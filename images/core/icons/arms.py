"""Guns, aircraft, helmets and crews of 1943, drawn for Fieldpost."""

from __future__ import annotations

import math
from collections.abc import Sequence

from images.core.icons.pen import GROUND, Pen, Point, path, silhouette

# ---------------------------------------------------------------- guns


def _anti_tank(pen: Pen, length: float, width: float, *, brake: float, shield: float, radius: float) -> None:
    """Draw a low gun with a sloping shield on two wheels, its trail spread to the left."""
    axle = GROUND - radius
    pen.bar((210, axle - 18), (26, GROUND - 8), 15)
    pen.shape((16, GROUND - 22), (44, GROUND - 26), (40, GROUND + 4), (12, GROUND + 4))
    pen.gun((180, axle - 40), length + 60, width, brake=brake)
    pen.bar((140, axle - 40), (240, axle - 40), width * 2.2)
    pen.shape((230, axle + 14), (218, axle - shield * 0.55), (190, axle - shield), (216, axle - shield - 4),
              (246, axle - shield * 0.55), (256, axle + 14))  # fmt: skip
    pen.wheel(214, radius)


@silhouette
def _us_37at(pen: Pen) -> None:
    _anti_tank(pen, 170, 9, brake=0, shield=86, radius=44)


@silhouette
def _us_57at(pen: Pen) -> None:
    _anti_tank(pen, 238, 11, brake=0, shield=96, radius=50)


@silhouette
def _ge_pak38(pen: Pen) -> None:
    _anti_tank(pen, 216, 11, brake=24, shield=92, radius=46)


@silhouette
def _ge_pak40(pen: Pen) -> None:
    _anti_tank(pen, 256, 15, brake=30, shield=106, radius=54)


def _howitzer(pen: Pen, length: float, width: float, *, radius: float, angle: float) -> None:
    """Draw a howitzer with raised barrel, recoil gear under it, shield and trail."""
    axle = GROUND - radius
    pen.bar((236, axle + 4), (22, GROUND - 6), 18)
    pen.shape((10, GROUND - 20), (44, GROUND - 30), (46, GROUND + 4), (8, GROUND + 4))
    pen.gun((150, axle - 20), length + 90, width, angle=angle)
    pen.gun((170, axle + 2), length * 0.72, width * 0.8, angle=angle)
    pen.gun((140, axle - 14), 90, width * 2.1, angle=angle)
    pen.shape((260, axle + 20), (236, axle - 110), (262, axle - 116), (292, axle + 14))
    pen.wheel(240, radius, hub=0.3)
    for turn in range(6):
        angle_of_spoke = math.radians(60 * turn)
        pen.bar(
            (240, axle),
            (240 + radius * 0.8 * math.cos(angle_of_spoke), axle + radius * 0.8 * math.sin(angle_of_spoke)),
            7,
        )


@silhouette
def _us_75pack(pen: Pen) -> None:
    _howitzer(pen, 150, 16, radius=52, angle=30)


@silhouette
def _us_105(pen: Pen) -> None:
    _howitzer(pen, 206, 20, radius=62, angle=32)


@silhouette
def _us_155(pen: Pen) -> None:
    _howitzer(pen, 262, 26, radius=70, angle=34)


@silhouette
def _ge_lefh(pen: Pen) -> None:
    _howitzer(pen, 220, 19, radius=60, angle=34)


@silhouette
def _ge_nebel(pen: Pen) -> None:
    pen.bar((230, 340), (30, GROUND - 6), 16)
    pen.bar((60, GROUND - 4), (20, GROUND + 4), 22)
    for row in range(3):
        pen.gun((150 - row * 6, 262 + row * 44), 270, 36, angle=28)
        pen.gun((150 - row * 6, 262 + row * 44), 280, 5, angle=28)
    for part in (0.18, 0.62):
        x, y = 150 + 270 * part * math.cos(math.radians(28)), 262 - 270 * part * math.sin(math.radians(28))
        pen.bar((x - 14, y - 26), (x + 44, y + 122), 9, hole=True)
    pen.wheel(238, 52)


@silhouette
def _ge_flak88(pen: Pen) -> None:
    pen.box(40, 384, 472, 402, 6)
    pen.box(30, 396, 90, GROUND, 4)
    pen.box(422, 396, 482, GROUND, 4)
    pen.shape((196, 386), (218, 280), (290, 280), (312, 386))
    pen.gun((150, 316), 366, 14, angle=36)
    pen.gun((126, 334), 150, 32, angle=36)
    pen.shape((262, 330), (250, 196), (282, 186), (330, 322))
    pen.bar((256, 262), (322, 248), 12, hole=True)


def _light_flak(pen: Pen, width: float, angle: float, *, wheels: bool) -> None:
    if wheels:
        pen.box(90, 352, 422, 372, 6)
        for x in (136, 376):
            pen.wheel(x, 38)
    else:
        pen.shape((120, GROUND), (150, 376), (362, 376), (392, GROUND))
        pen.box(110, 396, 402, GROUND, 4)
    pen.shape((206, 376 if not wheels else 354), (222, 278), (292, 278), (308, 376 if not wheels else 354))
    pen.gun((170, 312), 300, width, angle=angle)
    pen.gun((150, 326), 130, width * 2.6, angle=angle)
    pen.shape((196, 300), (140, 330), (140, 348), (216, 328))
    pen.disc(252, 292, 20)


@silhouette
def _us_bofors(pen: Pen) -> None:
    _light_flak(pen, 13, 44, wheels=True)
    x, y = 170 + 300 * math.cos(math.radians(44)), 312 - 300 * math.sin(math.radians(44))
    pen.bar((x - 20, y + 19), (x + 6, y - 6), 26)


@silhouette
def _ge_flak38(pen: Pen) -> None:
    _light_flak(pen, 9, 46, wheels=False)


# ---------------------------------------------------------------- aircraft


def _aircraft(
    pen: Pen, half: Sequence[Point], *, holes: Sequence[Sequence[Point]] = (), spinner: float = 14
) -> None:
    """Draw an aircraft from above, given its right half from nose to tail along x = 0."""
    turn = math.radians(38)

    def turned(points: Sequence[Point]) -> list[Point]:
        return [
            (256 + x * math.cos(turn) - y * math.sin(turn), 256 + x * math.sin(turn) + y * math.cos(turn))
            for x, y in points
        ]

    pen.shape(*turned([*half, *((-x, y) for x, y in reversed(half))]))
    nose = min(y for _, y in half)
    left, right = turned([(-62, nose + 6), (62, nose + 6)])
    pen.bar(left, right, 7)
    pen.shape(*turned([(-spinner, nose + 4), (0, nose - 26), (spinner, nose + 4)]))
    for hole in holes:
        pen.shape(*turned(hole), hole=True)


_CANOPY = path("-9,-40 9,-40 11,20 0,44 -11,20")


@silhouette
def _us_p40(pen: Pen) -> None:
    half = path(
        "20,-190 30,-172 32,-96 60,-90 196,-66 226,-48 232,-26 214,-6 150,14 34,30 26,60 14,148 70,164 84,182 "
        "74,198 14,206 4,222 0,224"
    )
    _aircraft(pen, half, holes=[_CANOPY])


@silhouette
def _us_a36(pen: Pen) -> None:
    half = path(
        "18,-200 28,-180 30,-92 52,-92 222,-62 232,-54 232,-12 40,22 32,30 22,80 14,150 82,162 84,190 14,202 "
        "4,220 0,222"
    )
    _aircraft(
        pen,
        half,
        holes=[_CANOPY, path("60,-28 196,-22 196,-16 60,-18"), path("-60,-28 -196,-22 -196,-16 -60,-18")],
    )


@silhouette
def _ge_bf109(pen: Pen) -> None:
    half = path(
        "20,-196 27,-176 27,-86 46,-84 186,-52 206,-40 208,-20 190,-8 36,16 26,30 18,90 11,156 66,164 72,180 "
        "60,190 10,196 4,222 0,224"
    )
    _aircraft(pen, half, holes=[[(-8, -34), (8, -34), (8, 16), (-8, 16)]])


@silhouette
def _ge_ju87(pen: Pen) -> None:
    half = path(
        "20,-186 30,-166 32,-84 92,-70 104,-76 224,-46 236,-34 236,-2 106,30 92,20 34,34 24,80 16,160 88,166 "
        "90,200 16,204 4,224 0,226"
    )
    canopy = path("-10,-56 10,-56 11,70 0,80 -11,70")
    _aircraft(
        pen, half, holes=[canopy, path("106,12 230,-18 230,-12 106,19"), path("-106,12 -230,-18 -230,-12 -106,19")]
    )


# ---------------------------------------------------------------- men


@silhouette
def _us_rifle(pen: Pen) -> None:
    """Draw the M1 helmet: a deep bowl with a short brim and a chin strap."""
    pen.oval(78, 92, 434, 470)
    pen.box(0, 286, 512, 512, hole=True)
    pen.shape((62, 276), (450, 276), (470, 300), (456, 310), (56, 310), (42, 300))
    for x, lean in ((112, 26), (400, -26)):
        pen.bar((x, 312), (x + lean * 2.2, 396), 13)
    pen.bar((164, 392), (348, 392), 13)
    pen.box(236, 382, 276, 412, 6)


@silhouette
def _us_ranger(pen: Pen) -> None:
    _us_rifle(pen)
    pen.shape((256, 146), (322, 206), (256, 266), (190, 206), hole=True)
    pen.shape((256, 164), (302, 206), (256, 248), (210, 206))


def _stahlhelm(pen: Pen) -> None:
    """Draw the M35 helmet from the side, its skirt over neck and ears."""
    pen.oval(96, 96, 420, 420)
    pen.box(0, 262, 512, 512, hole=True)
    pen.shape(*path("96,258 420,258 432,284 478,304 470,320 404,312 340,316 318,356 196,372 76,364 70,344 92,310"))


@silhouette
def _ge_gren(pen: Pen) -> None:
    _stahlhelm(pen)
    pen.disc(176, 236, 11, hole=True)


@silhouette
def _ge_pzgren(pen: Pen) -> None:
    _stahlhelm(pen)
    for y in (196, 244):
        pen.shape((186, y), (256, y + 44), (326, y), (326, y + 26), (256, y + 70), (186, y + 26), hole=True)


def _launcher(pen: Pen, *, shield: bool) -> None:
    """Draw a rocket launcher on a slant, its rocket just out of the tube."""
    turn = 30
    pen.gun((36, 430), 360, 46, angle=turn)
    pen.gun((28, 435), 52, 74, angle=turn)
    x, y = 36 + 200 * math.cos(math.radians(turn)), 430 - 200 * math.sin(math.radians(turn))
    pen.bar((x - 30, y + 20), (x - 4, y + 92), 20)
    pen.bar((x + 50, y - 26), (x + 76, y + 44), 16)
    if shield:
        pen.bar((x + 76, y - 120), (x + 150, y + 8), 34)
        pen.bar((x + 92, y - 76), (x + 112, y - 42), 12, hole=True)
    tip_x, tip_y = 36 + 388 * math.cos(math.radians(turn)), 430 - 388 * math.sin(math.radians(turn))
    pen.gun((tip_x, tip_y), 44, 34, angle=turn)
    pen.shape((tip_x + 30, tip_y - 38), (tip_x + 92, tip_y - 54), (tip_x + 50, tip_y - 4))


@silhouette
def _us_bazooka(pen: Pen) -> None:
    _launcher(pen, shield=False)


@silhouette
def _ge_schreck(pen: Pen) -> None:
    _launcher(pen, shield=True)


@silhouette
def _ge_sniper(pen: Pen) -> None:
    pen.disc(256, 256, 206)
    pen.disc(256, 256, 172, hole=True)
    pen.box(246, 20, 266, 196)
    pen.box(246, 316, 266, 492)
    pen.box(20, 246, 196, 266)
    pen.box(316, 246, 492, 266)
    pen.disc(256, 256, 16)


def _head(pen: Pen, x: float, y: float, size: float) -> None:
    pen.disc(x, y, size)
    pen.oval(x - size * 2, y + size * 1.25, x + size * 2, y + size * 5.2)


@silhouette
def _tank_crew(pen: Pen) -> None:
    """Draw a tanker: head and shoulders under a padded helmet with earphones."""
    pen.oval(60, 310, 452, 690)
    pen.box(0, 480, 512, 512, hole=True)
    pen.disc(256, 190, 134, hole=True)
    pen.disc(256, 196, 112)
    pen.shape((150, 196), (362, 196), (362, 214), (150, 214), hole=True)
    pen.disc(256, 186, 118)
    pen.box(100, 200, 412, 330, hole=True)
    pen.box(172, 206, 340, 288, 70)
    pen.box(122, 162, 172, 268, 22)
    pen.box(340, 162, 390, 268, 22)
    for x in (208, 256, 304):
        pen.box(x - 5, 84, x + 5, 186, hole=True)


@silhouette
def _gun_crew(pen: Pen) -> None:
    """Draw three men side by side."""
    for x, y, size in ((128, 204, 52), (384, 204, 52), (256, 168, 64)):
        pen.oval(x - size * 2.1 - 14, y + size * 1.1 - 8, x + size * 2.1 + 14, y + size * 7, hole=True)
        pen.disc(x, y, size + 14, hole=True)
        pen.disc(x, y, size)
        pen.oval(x - size * 1.9, y + size * 1.25, x + size * 1.9, y + size * 7)
    pen.box(0, 430, 512, 512, hole=True)


# ---------------------------------------------------------------- marks


@silhouette
def _bomb(pen: Pen) -> None:
    """Draw a bomb that falls nose down."""
    pen.oval(176, 150, 336, 470)
    pen.shape((206, 250), (306, 250), (286, 120), (226, 120))
    pen.shape((160, 40), (352, 40), (300, 150), (212, 150))
    pen.box(244, 30, 268, 110, hole=True)


@silhouette
def _unbombed(pen: Pen) -> None:
    """Draw a bomb, struck out."""
    _bomb(pen)
    pen.bar((70, 440), (442, 70), 92, hole=True)
    pen.bar((60, 450), (452, 60), 44)


@silhouette
def _flank(pen: Pen) -> None:
    """Draw a way round an enemy into his rear."""
    pen.box(214, 150, 338, 362, 14)
    pen.bar((276, 470), (84, 470), 44)
    pen.bar((106, 492), (106, 48), 44)
    pen.bar((84, 70), (420, 70), 44)
    pen.bar((420, 48), (420, 170), 44)
    pen.shape(*path("348,150 492,150 420,262"))


@silhouette
def _withdraw(pen: Pen) -> None:
    """Draw a way that turns back."""
    pen.bar((140, 480), (140, 150), 60)
    pen.disc(256, 170, 146)
    pen.disc(256, 170, 86, hole=True)
    pen.box(110, 176, 402, 330, hole=True)
    pen.bar((140, 480), (140, 160), 60)
    pen.bar((372, 160), (372, 330), 60)
    pen.shape(*path("276,310 468,310 372,470"))


@silhouette
def _infantry(pen: Pen) -> None:
    """Draw two crossed rifles, the old badge of the infantry."""
    for side in (1, -1):

        def at(x: float, y: float, side: int = side) -> Point:
            return 256 + side * (x - 256), y

        pen.bar(at(60, 60), at(300, 300), 20)
        pen.shape(at(268, 244), at(330, 306), at(372, 330), at(470, 428), at(428, 470), at(322, 366), at(306, 330),
                  at(244, 268))  # fmt: skip
        pen.bar(at(150, 128), at(290, 268), 34)
