"""What 2GM Tactics adds: trucks, craft, rockets, aircraft of 1944, squads, and what lies on the field."""

from __future__ import annotations

import math

from images.core.icons.armour import _us_sherman
from images.core.icons.arms import _CANOPY, _aircraft, _stahlhelm, _us_rifle
from images.core.icons.pen import GROUND, Pen, Point, path, silhouette

# ---------------------------------------------------------------- vehicles


@silhouette
def _ge_panther(pen: Pen) -> None:
    pen.tracks(40, 456, 312, [], 0)
    for x in (112, 164, 216, 268, 320, 372):
        pen.wheel(x, 31, GROUND - 46, hub=0.3)
    pen.shape((30, 306), (58, 246), (372, 246), (456, 300), (456, 306))
    pen.shape((150, 240), (162, 178), (318, 176), (340, 208), (334, 240))
    pen.box(178, 150, 226, 180, 8)
    pen.gun((334, 210), 168, 13, brake=26)


@silhouette
def _us_calliope(pen: Pen) -> None:
    _us_sherman(pen)
    for x in (180, 318):
        pen.bar((x, 190), (x, 132), 10)
    for row in range(3):
        pen.gun((112, 112 - 26 * row), 290, 20, angle=4)
        for x in (170, 240, 310):
            pen.bar((x, 96 - 26 * row), (x, 118 - 26 * row), 5, hole=True)


@silhouette
def _ge_werfer(pen: Pen) -> None:
    pen.shape(
        (60, 330), (60, 286), (250, 280), (262, 236), (336, 236), (356, 280), (452, 296), (462, 346), (300, 350)
    )
    pen.shape((282, 250), (322, 250), (332, 276), (278, 276), hole=True)
    pen.shape((120, 284), (136, 236), (196, 236), (210, 284))
    for row in range(2):
        pen.gun((96 - 10 * row, 226 - 36 * row), 200, 26, angle=20)
        pen.gun((96 - 10 * row, 226 - 36 * row), 208, 5, angle=20)
    pen.box(64, 334, 300, GROUND, 38)
    pen.box(73, 343, 291, GROUND - 9, 31, hole=True)
    for x in (106, 150, 194, 238):
        pen.wheel(x, 24, GROUND - 38)
    pen.wheel(394, 44)


def _truck(pen: Pen, *, nose: float) -> None:
    """Draw a truck with a canvas top and a bonnet that ends at ``nose``."""
    pen.shape((38, 340), (38, 180), (60, 160), (268, 160), (286, 180), (286, 340))
    for x in (98, 158, 218):
        pen.bar((x, 176), (x, 286), 6, hole=True)
    pen.bar((38, 300), (286, 300), 6, hole=True)
    pen.shape(
        (296, 340), (296, 222), (344, 216), (366, 268), (nose - 8, 276), (nose, 300), (nose, 350), (296, 350)
    )
    pen.shape((308, 236), (338, 232), (352, 266), (308, 266), hole=True)
    pen.box(30, 336, nose, 358, 4)
    for axle in (92, 170, nose - 62):
        pen.wheel(axle, 44)


@silhouette
def _us_truck(pen: Pen) -> None:
    _truck(pen, nose=474)


@silhouette
def _ge_opel(pen: Pen) -> None:
    _truck(pen, nose=450)
    pen.box(40, 250, 170, GROUND + 10, 0, hole=True)
    pen.shape((38, 340), (38, 240), (180, 240), (180, 340))
    pen.wheel(110, 48)
    pen.bar((402, 292), (440, 292), 6, hole=True)


@silhouette
def _ge_bmw(pen: Pen) -> None:
    """Draw a motorcycle with its sidecar, and the machine gun on it."""
    pen.wheel(110, 64)
    pen.wheel(404, 64)
    pen.shape((96, 300), (170, 256), (290, 256), (318, 300), (300, 356), (190, 366))
    pen.bar((404, 346), (350, 214), 16)
    pen.bar((330, 212), (376, 222), 12)
    pen.shape((150, 250), (146, 226), (232, 232), (226, 254))
    pen.shape(*path("196,384 176,318 216,296 350,300 384,330 352,388"))
    pen.bar((300, 300), (286, 262), 10)
    pen.gun((232, 256), 160, 10, angle=6)
    pen.box(126, 286, 190, 300, 4)


def _landing_craft(pen: Pen) -> None:
    pen.shape(
        (30, 250), (350, 250), (350, 234), (384, 234), (384, 250), (430, 210), (478, 220), (440, 370), (66, 370)
    )
    pen.shape((84, 196), (176, 196), (176, 250), (84, 250))
    pen.box(98, 208, 132, 232, 3, hole=True)
    pen.bar((30, 286), (440, 286), 8, hole=True)
    for x in range(40, 470, 86):
        pen.oval(x, 378, x + 100, 410)
        pen.oval(x - 4, 390, x + 104, 424, hole=True)


@silhouette
def _us_lcvp(pen: Pen) -> None:
    _landing_craft(pen)


# ---------------------------------------------------------------- aircraft


@silhouette
def _us_p47(pen: Pen) -> None:
    half = path(
        "26,-186 38,-168 40,-96 56,-88 150,-86 214,-60 232,-30 222,-6 160,16 46,34 34,70 18,150 78,158 92,182 "
        "80,200 16,206 4,224 0,226"
    )
    _aircraft(pen, half, holes=[_CANOPY], spinner=22)


@silhouette
def _ge_fw190(pen: Pen) -> None:
    half = path(
        "26,-192 36,-176 36,-92 60,-86 204,-52 212,-44 212,-20 50,24 32,34 22,92 13,158 76,166 80,192 14,200 "
        "4,222 0,224"
    )
    _aircraft(pen, half, holes=[[(-9, -30), (9, -30), (8, 30), (-8, 30)]], spinner=20)


@silhouette
def _us_b26(pen: Pen) -> None:
    half = path(
        "14,-206 28,-190 32,-110 34,-64 62,-70 62,-128 70,-142 88,-142 96,-128 98,-62 236,-40 240,-18 98,10 "
        "96,36 80,60 66,36 62,16 32,26 24,110 16,160 108,168 112,192 16,206 0,214"
    )
    _aircraft(pen, half, holes=[[(-12, -150), (12, -150), (10, -118), (-10, -118)]])


# ---------------------------------------------------------------- men


def _machine_gun(pen: Pen) -> None:
    """Add a machine gun on its bipod below a helmet."""
    pen.box(0, 330, 512, 512, hole=True)
    pen.gun((52, 400), 400, 14)
    pen.box(120, 380, 330, 420, 8)
    pen.shape((30, 386), (130, 388), (130, 416), (30, 440))
    pen.bar((352, 404), (318, 478), 10)
    pen.bar((352, 404), (392, 478), 10)


@silhouette
def _us_heavy(pen: Pen) -> None:
    """Draw an M1 helmet over a machine gun."""
    _us_rifle(pen)
    _machine_gun(pen)


@silhouette
def _ge_heavy(pen: Pen) -> None:
    """Draw an M35 helmet over a machine gun."""
    _stahlhelm(pen)
    _machine_gun(pen)


@silhouette
def _prone(pen: Pen) -> None:
    """Draw a man who lies and aims."""
    pen.disc(322, 242, 46)
    pen.shape((262, 236), (384, 226), (392, 250), (268, 258))
    pen.shape((30, 380), (46, 342), (200, 312), (270, 276), (322, 292), (340, 330), (260, 372), (60, 396))
    pen.bar((300, 318), (372, 366), 30)
    pen.gun((280, 290), 210, 12)
    pen.bar((20, 400), (492, 400), 14)


# ---------------------------------------------------------------- arms


@silhouette
def _panzerfaust(pen: Pen) -> None:
    pen.gun((40, 426), 330, 26, angle=34)
    tip: Point = (40 + 330 * math.cos(math.radians(34)), 426 - 330 * math.sin(math.radians(34)))
    turn = math.radians(-34)

    def at(along: float, across: float) -> Point:
        return (
            tip[0] + along * math.cos(turn) - across * math.sin(turn),
            tip[1] + along * math.sin(turn) + across * math.cos(turn),
        )

    pen.shape(at(-26, -24), at(40, -62), at(92, -56), at(136, 0), at(92, 56), at(40, 62), at(-26, 24))
    pen.shape(at(-150, -14), at(-138, -52), at(-124, -52), at(-120, -14))


# ---------------------------------------------------------------- what lies on the field


@silhouette
def _barrier(pen: Pen) -> None:
    """Draw an obstacle of crossed steel beams."""
    pen.bar((90, 410), (370, 90), 44)
    pen.bar((422, 410), (142, 90), 44)
    pen.bar((256, 60), (256, 300), 40)
    pen.disc(256, 222, 34)
    pen.bar((60, 404), (130, 404), 20)
    pen.bar((382, 404), (452, 404), 20)


@silhouette
def _trench(pen: Pen) -> None:
    """Draw a zigzag trench between its parapets."""
    pen.bar((20, 250), (120, 250), 150)
    pen.shape((110, 175), (200, 175), (300, 95), (300, 245), (220, 325), (110, 325))
    pen.shape((290, 95), (402, 95), (402, 245), (290, 245))
    pen.bar((390, 170), (492, 170), 150)
    pen.shape(
        (20, 222), (130, 222), (228, 142), (492, 142), (492, 198), (300, 198), (202, 278), (20, 278), hole=True
    )
    pen.bar((20, 372), (492, 372), 30)
    for x in range(50, 480, 76):
        pen.bar((x, 352), (x + 30, 392), 8, hole=True)


@silhouette
def _wire(pen: Pen) -> None:
    """Draw barbed wire between two posts."""
    for x in (96, 416):
        pen.bar((x, 110), (x, 420), 30)
    for y in (170, 262, 354):
        pen.bar((30, y), (482, y), 10)
        for x in (160, 256, 352):
            pen.bar((x - 24, y - 28), (x + 24, y + 28), 10)
            pen.bar((x + 24, y - 28), (x - 24, y + 28), 10)


@silhouette
def _sandbags(pen: Pen) -> None:
    """Draw sandbags in three rows."""
    for row, (first, count) in enumerate(((40, 3), (108, 2), (176, 1))):
        y = 350 - 84 * row
        for bag in range(count):
            x = first + 146 * bag
            pen.box(x - 6, y - 6, x + 146, y + 86, 44, hole=True)
            pen.box(x, y, x + 138, y + 78, 38)
            pen.bar((x + 22, y + 16), (x + 22, y + 62), 6, hole=True)
