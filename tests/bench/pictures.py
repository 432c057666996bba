"""Pictures of every game beside Pillow's own encoders: speed, size, threads, and the event loop's lag."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import median, quantiles
from time import perf_counter
from typing import Any, TypeVar

from msgspec.structs import replace
from PIL import Image, ImageSequence

import images
from engine.core.game import Game
from engine.core.protocol import Action, View
from engine.core.registry import GAMES, game
from engine.core.selfplay import chance
from engine.spearpoint.view import SpearpointView
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.view import TacticsView
from images.core.finish import FRAMES, thinned
from images.spearpoint.samples import FOLLOWS
from tests.bench.result import Result
from tests.images import tables
from tests.images.fab import tables as golan
from tests.images.map import six
from tests.images.tactics2gm import tables as fields
from tests.images.voices import say
from tests.images.warfighter import tables as squads

ARTISTS = {name: images.artist(name, say) for name in GAMES}
ViewT = TypeVar("ViewT", bound=View)
TURNS = 9
USUAL, FULLEST = 150_000, 500_000
"""Bytes that a usual board may have, and the fullest."""
FILM = 2_500_000
LAG = 5.0
"""Milliseconds by which the event loop may be late while both threads draw."""
SECONDS = 1.0


def measure() -> list[Result]:
    """Measure pictures in turns with their floors, so that a busy machine is busy for both."""
    thirty, usual, field = tables.crowd(15), tables.battle(), fields.battle()
    frames = thinned(match("spearpoint", FOLLOWS), FRAMES)
    return [
        *still("board of 30 cards", thirty),
        *still("usual board", usual),
        changing("usual board", usual, _fought),
        first("board of 30 cards", thirty),
        size("usual board", usual, USUAL),
        size("fullest board", tables.crowd(30), FULLEST),
        *film("replay", frames),
        threads(frames),
        asyncio.run(lag(frames)),
        *still("usual field", field),
        *still("field of 48 units", fields.crowd()),
        changing("usual field", field, _moved),
        first("field of 48 units", fields.crowd()),
        size("usual field", fields.battle(), USUAL),
        size("fullest field", fields.crowd(16), FULLEST),
        *film("replay of 2GM Tactics", thinned(match("tactics2gm", FOLLOWS), FRAMES)),
        area_map(),
        *still("opening on the Golan", golan.opening(), "<= 0.15"),
        *still("moves on the Golan", replace(golan.battle(), combat=None, phase="movement"), "<= 0.15"),
        *still("battle on the Golan", golan.battle(), "<= 0.15"),
        *still("full map of the Golan", golan.crowded(lines=True), "<= 0.15"),
        *still("usual row", squads.usual(), "<= 0.15"),
        *still("fullest row", squads.worst(), "<= 0.15"),
        first("fullest row", squads.worst()),
        *film("replay of Warfighter", thinned(match("warfighter", FOLLOWS), FRAMES)),
    ]


def timed(work: Callable[[], object]) -> float:
    """Give the milliseconds that a piece of work takes."""
    began = perf_counter()
    work()
    return (perf_counter() - began) * 1000


def drawer(view: View) -> images.Artist:
    """Give the artist of a view's game."""
    return ARTISTS[view.game]


def finished(view: View, *, portrait: bool = False) -> Image.Image:
    """Give a finished board in full colour, as Pillow would be handed it."""
    return Image.open(io.BytesIO(drawer(view).board(view, "en", portrait=portrait).png)).convert("RGB")


def pillow(image: Image.Image) -> None:
    """Encode a picture as Pillow does unless told otherwise."""
    image.save(io.BytesIO(), "PNG")


def beside(name: str, work: Callable[[], object], floor: Callable[[], object], goal: str) -> Result:
    """Measure work and floor in turns."""
    values, floors = [], []
    for _ in range(TURNS):
        values.append(timed(work))
        floors.append(timed(floor))
    return Result(name, median(values), "ms", median(floors), median(values) / median(floors), goal)


def still(name: str, view: View, goal: str = "<= 0.5") -> list[Result]:
    """Draw the same board again: everything on it is known."""
    image, upright = finished(view), finished(view, portrait=True)
    return [
        beside(f"{name}, warm", lambda: drawer(view).board(view, "en"), lambda: pillow(image), goal),
        beside(
            f"{name} upright, warm",
            lambda: drawer(view).board(view, "en", portrait=True),
            lambda: pillow(upright),
            goal,
        ),
    ]


def changing(name: str, view: ViewT, change: Callable[[ViewT, int], None]) -> Result:
    """Draw what follows: each time something is different."""
    image = finished(view)
    turn = iter(range(10**6))

    def next_one() -> None:
        change(view, next(turn))
        drawer(view).board(view, "en")

    return beside(f"{name}, changed", next_one, lambda: pillow(image), "<= 0.5")


def _fought(view: SpearpointView, step: int) -> None:
    """Another unit has been hit, somebody has scored, other arrows fly."""
    view.units[step % len(view.units)].endurance = 1 + step % 3
    view.players[step % 2].points = step
    view.attacks[step % len(view.attacks)].target = view.units[step * 5 % len(view.units)].number


def _moved(view: TacticsView, step: int) -> None:
    """Another unit has moved and been hit, points have been spent, another shot has been fired."""
    unit = view.units[step % 4]
    unit.at, unit.wounds = SQUARES["A1"] + (step * 5 % 8), step % 2
    view.players[step % 2].ap = step % 11
    view.shots[step % len(view.shots)] = (unit.at, SQUARES["E5"], "hit")


def area_map() -> Result:
    """Draw the same map of areas again: the land is kept, blocks and arrows are put on it."""
    theme = six.THEMES["dark"]
    image = Image.open(io.BytesIO(six.drawn(theme).png)).convert("RGB")
    return beside("map of six areas, warm", lambda: six.drawn(theme), lambda: pillow(image), "<= 0.15")


def forget() -> None:
    """Empty everything that pictures keep."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "images":
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def first(name: str, view: View) -> Result:
    """Draw the first board of all: nothing is known but the words."""
    image = finished(view)

    def cold() -> None:
        forget()
        images.artist(view.game, say).board(view, "en")

    return beside(f"first {name}", cold, lambda: pillow(image), "<= 3")


def size(name: str, view: View, most: int) -> Result:
    """Weigh a board beside what it may weigh."""
    weight = len(drawer(view).board(view, "en").png)
    return Result(f"{name}, size", weight / 1000, "kB", most / 1000, weight / most, "<= 1")


def match(name: str, follows: float) -> list[Any]:
    """Play a match as cautious players would and keep how the table looked after every act."""
    rules: Game[Any, Any] = game(name)
    rng = chance("film")
    state, _ = rules.new(rules.scenarios[0], {}, "0f" * 32, "")
    found = []
    while state.outcome is None:
        decision = next(d for seat in rules.awaited(state) for d in rules.pending(state, seat))
        picks = rules.suggestion(rules.view(state, decision.seat), decision)
        if rng.random() > follows:
            picks = rules.sample(state, decision, rng)
        rules.apply(state, Action(decision.seat, decision.id, picks))
        found.append(rules.view(state, None))
    return found


def film(name: str, frames: Sequence[View]) -> list[Result]:
    """Draw a whole match beside Pillow's saving the same frames in full colour."""
    artist = drawer(frames[0])
    made = artist.replay(frames, "en").gif
    shown = [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(io.BytesIO(made)))]

    def default() -> None:
        shown[0].save(io.BytesIO(), "GIF", save_all=True, append_images=shown[1:])

    values, floors = [], []
    for _ in range(3):
        values.append(timed(lambda: artist.replay(frames, "en")))
        floors.append(timed(default))
    value, floor = median(values), median(floors)
    return [
        Result(f"{name}, {len(frames)} frames", value, "ms", floor, value / floor, "<= 0.15"),
        Result(f"{name}, size", len(made) / 1000, "kB", FILM / 1000, len(made) / FILM, "<= 1"),
    ]


def drawn(pool: ThreadPoolExecutor, frames: Sequence[SpearpointView]) -> float:
    """Draw all frames twice; give how many a second."""
    began = perf_counter()
    list(pool.map(lambda view: ARTISTS["spearpoint"].board(view, "en"), [*frames, *frames]))
    return 2 * len(frames) / (perf_counter() - began)


def threads(frames: Sequence[SpearpointView]) -> Result:
    """Draw a match's boards in one thread and in two; the best of each, for whoever else works takes a core."""
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(2) as two:
        drawn(two, frames)
        alone, together = [], []
        for _ in range(3 * TURNS):
            alone.append(drawn(one, frames))
            together.append(drawn(two, frames))
    value, floor = max(together), max(alone)
    return Result("boards in two threads", value, "boards/s", floor, value / floor, ">= 1.6")


async def lag(frames: Sequence[SpearpointView]) -> Result:
    """Tick every millisecond while two threads draw without a pause; give how late they are, best of three."""
    going = True

    def draw(start: int) -> None:
        step = start
        while going:
            ARTISTS["spearpoint"].board(frames[step % len(frames)], "en")
            step += 1

    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(2) as pool:
        drawing = [loop.run_in_executor(pool, draw, start) for start in (0, len(frames) // 2)]
        worst = min([await late(loop) for _ in range(3)])
        going = False
        await asyncio.gather(*drawing)
    return Result("lag of the event loop, p99", worst, "ms", LAG, worst / LAG, "<= 1")


async def late(loop: asyncio.AbstractEventLoop) -> float:
    """Give the 99th percentile of how late ticks are, in milliseconds."""
    found, end = [], loop.time() + SECONDS
    while loop.time() < end:
        before = loop.time()
        await asyncio.sleep(0.001)
        found.append((loop.time() - before) * 1000 - 1)
    return quantiles(found, n=100)[-1]
