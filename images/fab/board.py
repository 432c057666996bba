"""The board: the map with its panel, the sector or the area where it happens, and the window for telephones."""

from __future__ import annotations

from engine.fab.view import FabView
from images.core.canvas import Sheet
from images.core.frame import frame
from images.core.kept import scenery
from images.core.map.board import draw_map
from images.core.map.colours import MapTheme
from images.core.map.layout import label_box
from images.core.map.window import Window
from images.core.map.window import close_up as close_window
from images.core.sprite import Scene, Sprite
from images.fab import panel
from images.fab.battle import FOOT, battle, battle_sprite
from images.fab.golan import GOLAN, in_play, nearer, sector_of
from images.fab.news import gathered
from images.fab.situation import situation
from images.fab.strip import HEAD, LOWER, UPPER, foot_sprite, head_sprite, upright_sprite
from images.fab.words import Words

WIDTH, HEIGHT = 1600, 1000
UPRIGHT = (1080, 1350)
WINDOW = UPRIGHT[0], UPRIGHT[1] - UPPER - LOWER
NEAR = 1.3
"""Pixels of a unit in the window for telephones."""
FIGHTING = frozenset({"movement", "strategic", "combat", "reaction", "breakthrough", "breakthrough_combat"})
"""Phases in which the sector is shown where it happens."""


def draw_board(view: FabView, words: Words, theme: MapTheme) -> Scene:
    """Draw what a viewer sees: in a battle its area, in the phases of fighting its sector, else the whole map."""
    if view.combat is not None and view.outcome is None:
        return draw_close_up(view, view.combat.area, words, theme, private=False)
    hot = hottest(view)
    if hot and view.phase in FIGHTING and len(view.areas) == len(GOLAN.areas) and view.outcome is None:
        return draw_sector(view, hot, words, theme)
    return draw_whole(view, words, theme)


def draw_whole(view: FabView, words: Words, theme: MapTheme) -> Scene:
    """Draw all areas in play with the panel beside them."""
    window = in_play(tuple(view.areas), (WIDTH - panel.WIDTH, HEIGHT))
    scene = Scene(ground(theme, WIDTH, HEIGHT))
    return _with_panel(scene, window, view, words, theme)


def draw_halved(view: FabView, words: Words, theme: MapTheme) -> Scene:
    """Draw the same in half size, for a film; the land is drawn as small as it is shown."""
    window = in_play(tuple(view.areas), ((WIDTH - panel.WIDTH + 1) // 2, HEIGHT // 2))
    scene = Scene(ground(theme, WIDTH, HEIGHT).half, halved=True)
    return _with_panel(scene, window, view, words, theme)


def _with_panel(scene: Scene, window: Window, view: FabView, words: Words, theme: MapTheme) -> Scene:
    scene.inset(draw_map(theme, GOLAN, window, situation(view, words, theme), words.language), panel.WIDTH, 0)
    panel.put_panel(scene, gathered(view, words), words)
    return scene


def draw_close_up(view: FabView, area: str, words: Words, theme: MapTheme, *, private: bool = True) -> Scene:
    """Draw an area with its neighbours around it, and below it what both sides have sent to its battle.

    ``private``: somebody asked for it by himself.
    """
    fought = view.combat is not None and view.combat.area == area
    foot = FOOT if fought else 0
    scene = Scene(ground(theme, WIDTH, HEIGHT))
    window = close_window(GOLAN, area, (WIDTH, HEIGHT - HEAD - foot))
    shown = situation(view, words, theme, close=True)
    drawn = draw_map(theme, GOLAN, window, shown, words.language, plates=True, private=private)
    frame(drawn, label_box(GOLAN, window, area), theme.brass_words)
    scene.inset(drawn, 0, HEAD)
    scene.put(head_sprite(theme, gathered(view, words), words), 0, 0)
    if fought:
        scene.put(battle_sprite(theme, battle(view), words), 0, HEIGHT - foot)
    return scene


def draw_upright(view: FabView, words: Words, theme: MapTheme) -> Scene:
    """Draw the window for telephones: what lies around the newest fight, so large that it can be read."""
    window = in_play(tuple(view.areas), WINDOW)
    hot = hottest(view)
    if hot and window.zoom < 1:
        window = nearer(hot, WINDOW, NEAR)
    shown = situation(view, words, theme)
    return between_strips(draw_map(theme, GOLAN, window, shown, words.language, plates=True), view, words, theme)


def draw_upright_close_up(view: FabView, area: str, words: Words, theme: MapTheme) -> Scene:
    """Draw an area with its neighbours around it, for telephones."""
    window, shown = close_window(GOLAN, area, WINDOW), situation(view, words, theme, close=True)
    drawn = draw_map(theme, GOLAN, window, shown, words.language, plates=True, private=True)
    frame(drawn, label_box(GOLAN, window, area), theme.brass_words)
    return between_strips(drawn, view, words, theme)


def between_strips(drawn: Scene, view: FabView, words: Words, theme: MapTheme) -> Scene:
    """Put a window for telephones between its strips."""
    wide, high = UPRIGHT
    scene = Scene(ground(theme, wide, high))
    news = gathered(view, words)
    scene.inset(drawn, 0, UPPER)
    scene.put(upright_sprite(theme, news, words), 0, 0)
    scene.put(foot_sprite(theme, news, words), 0, high - LOWER)
    return scene


def hottest(view: FabView) -> str:
    """Return where it happens: the battle, where combat is due, any contested area; empty for nowhere."""
    if view.combat is not None:
        return view.combat.area
    fresh = [area.id for area in view.areas.values() if area.fresh]
    contested = [area.id for area in view.areas.values() if area.contested]
    return next(iter((*fresh, *contested)), "")


def draw_sector(view: FabView, area: str, words: Words, theme: MapTheme) -> Scene:
    """Draw the half of the map in which an area lies."""
    scene = Scene(ground(theme, WIDTH, HEIGHT))
    window, shown = sector_of(area, (WIDTH, HEIGHT - HEAD)), situation(view, words, theme)
    scene.inset(draw_map(theme, GOLAN, window, shown, words.language), 0, HEAD)
    scene.put(head_sprite(theme, gathered(view, words), words), 0, 0)
    return scene


@scenery(maxsize=6)
def ground(theme: MapTheme, width: int, height: int) -> Sprite:
    """Return the ground of a picture. At most 6 are kept, 2 MB each."""
    return Sprite.of(Sheet(theme, width, height, theme.strip))
