"""What a seat could do next, drawn on the map: who may act, where he may go."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.protocol import Decision, Option
from engine.fab.cards import SIDES
from engine.fab.engineers import BOTH
from engine.fab.labels import SHAPES, shape_of
from engine.fab.library import LIBRARY
from engine.fab.view import BlockView, FabView
from images.core.canvas import Box
from images.core.finish import shortened
from images.core.frame import frame
from images.core.map.board import Situation, draw_map
from images.core.map.colours import MapTheme
from images.core.map.layout import label_box, places
from images.core.map.polygons import around
from images.core.map.window import Window
from images.core.sprite import Scene
from images.fab import panel
from images.fab.board import HEIGHT, WIDTH, WINDOW, between_strips, ground
from images.fab.golan import GOLAN, in_play, sector_with
from images.fab.news import gathered
from images.fab.situation import situation
from images.fab.strip import HEAD, head_sprite
from images.fab.words import Words

CROSSING = 44
"""Units of the frame around a bridge."""


@dataclass
class Aims:
    """What some options could reach: the unit that was chosen, others that may act, areas and links."""

    chosen: BlockView | None = None
    actors: list[BlockView] = field(default_factory=list)
    areas: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)

    def around(self) -> list[str]:
        """List the areas that a picture of it has to show."""
        units = [*self.actors, *([self.chosen] if self.chosen else [])]
        ends = [end for link in self.links for end in LIBRARY.links[link].ends]
        return list(dict.fromkeys([*(unit.area for unit in units), *self.areas, *ends]))


def aims(view: FabView, decision: Decision, path: Option) -> Aims:
    """Gather what the options that begin with a path could reach."""
    found = Aims()
    for option in decision.options:
        if not path or option[: len(path)] != path or option[0] not in (*SHAPES, "event"):
            continue
        shape = shape_of(view, option) if len(option) > 1 else ()
        for place, (kind, step) in enumerate(zip(shape, option[1:], strict=False), 1):
            given, ahead = place < len(path), place == len(path) or (place > len(path) and len(path) > 1)
            if kind in ("own", "enemy"):
                block = view.block(decision.seat if kind == "own" else 1 - decision.seat, step)
                if block is not None and given:
                    found.chosen = block
                elif block is not None and ahead and block not in found.actors:
                    found.actors.append(block)
            elif kind == "area" and (given or ahead) and step not in found.areas:
                found.areas.append(str(step))
            elif kind in ("link", "links") and (given or ahead):
                found.links += [
                    link for link in str(step).split(BOTH) if link in LIBRARY.links and link not in found.links
                ]
    return found


def focus_alt(view: FabView, decision: Decision, path: Option, words: Words) -> str:
    """Say what is marked; empty where nothing is."""
    found = aims(view, decision, path)
    lines = []
    if found.chosen is not None:
        lines.append(f"{_said(found.chosen, words)}.")
    if found.actors:
        lines.append(f"{words.of('focus-actors')}: {'; '.join(_said(block, words) for block in found.actors)}.")
    if found.areas:
        lines.append(f"{words.of('focus-reach')}: {', '.join(words.area(area) for area in found.areas)}.")
    if found.links:
        lines.append(
            f"{words.of('focus-reach')}: {', '.join(words.of('link', link=link) for link in found.links)}."
        )
    return shortened([" ".join(lines)]) if lines else ""


def _said(block: BlockView, words: Words) -> str:
    name = words.short(block.unit or f"#{block.handle}")
    return f"{name}, {words.area(block.area)}"


def draw_focus(view: FabView, decision: Decision, path: Option, words: Words, theme: MapTheme) -> Scene:
    """Draw the half of the map with all of it, marked in the colour of whose choice it is.

    What lies in both halves is marked on the whole map with its panel. Boards show no other parts of the map: from
    how long it takes nobody learns where others look.
    """
    found, news = aims(view, decision, path), gathered(view, words)
    scene = Scene(ground(theme, WIDTH, HEIGHT))
    window = sector_with(found.around(), (WIDTH, HEIGHT - HEAD)) if len(view.areas) == len(GOLAN.areas) else None
    if window is None:
        window = in_play(tuple(view.areas), (WIDTH - panel.WIDTH, HEIGHT))
        scene.inset(_marked(view, found, window, words, theme), panel.WIDTH, 0)
        panel.put_panel(scene, news, words)
        return scene
    scene.inset(_marked(view, found, window, words, theme), 0, HEAD)
    scene.put(head_sprite(theme, news, words), 0, 0)
    return scene


def draw_upright_focus(view: FabView, decision: Decision, path: Option, words: Words, theme: MapTheme) -> Scene:
    """Draw the same for telephones: what lies around all of it, as large as it goes."""
    found = aims(view, decision, path)
    window = in_play(tuple(found.around()), WINDOW)
    return between_strips(_marked(view, found, window, words, theme, private=True), view, words, theme)


def _marked(
    view: FabView, found: Aims, window: Window, words: Words, theme: MapTheme, *, private: bool = False
) -> Scene:
    """Draw a part of the map with frames around what may be chosen; ``private``: boards do not show that part."""
    shown = situation(view, words, theme)
    drawn = draw_map(theme, GOLAN, window, shown, words.language, plates=private, private=private)
    for area in found.areas:
        frame(drawn, label_box(GOLAN, window, area), theme.cold)
    for block in (*found.actors, *([found.chosen] if found.chosen else ())):
        frame(drawn, _block_box(view, block, shown, window), theme.cold)
    for link in found.links:
        crossing = GOLAN.crossing(GOLAN.linked[frozenset(LIBRARY.links[link].ends)])
        frame(drawn, window.box(around(crossing, CROSSING)), theme.cold)
    return drawn


def _block_box(view: FabView, block: BlockView, shown: Situation, window: Window) -> Box:
    """Find where a block stands on the picture."""
    here = places(GOLAN, {block.area: shown.pieces[block.area]})
    own = [placed for placed in here if placed.piece.nation == SIDES[block.seat]]
    place = own[view.of(block.seat, block.area).index(block)]
    return window.box(around(place.centre, GOLAN.measures.block))
