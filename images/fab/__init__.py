"""The pictures of Fast Action Battles: Golan 1973."""

from __future__ import annotations

from functools import partial

from engine.fab.view import FabView
from images.core.artist import Aim, Poster, Report, Table, TableArtist
from images.core.finish import picture, sheet, shortened
from images.core.map.colours import MapTheme
from images.core.picture import Picture, Say
from images.core.theme import Theme
from images.fab.alt import area_alt, board_alt
from images.fab.board import draw_board, draw_close_up, draw_halved, draw_upright, draw_upright_close_up
from images.fab.caption import caption
from images.fab.card import card_lines, draw_card
from images.fab.focus import draw_focus, draw_upright_focus, focus_alt
from images.fab.golan import THEMES
from images.fab.report import draw_report, report_alt
from images.fab.signs import SIGNS
from images.fab.story import Story, tell
from images.fab.victory import draw_victory, victory_alt
from images.fab.words import Words

TABLE = Table(draw_board, draw_upright, draw_halved, board_alt, caption, SIGNS)
REPORT: Report[FabView, Words, MapTheme, Story] = Report(
    tell, lambda story: bool(story.scenes), draw_report, lambda story, _view, words: report_alt(story, words)
)
POSTER: Poster[FabView, Words, MapTheme, Story] = Poster(
    lambda events, _view: tell(events), draw_victory, victory_alt
)
AIM = Aim(draw_focus, draw_upright_focus, focus_alt)


class FabArtist(TableArtist[FabView, Words, MapTheme]):
    """Draws the Golan in a theme, with this game's own nations."""

    def __init__(self, say: Say, theme: Theme) -> None:
        super().__init__(THEMES[theme.name], partial(Words, say), TABLE, REPORT, POSTER, AIM)

    def area(self, view: FabView, area: str, language: str, *, portrait: bool = False) -> Picture:
        """Draw an area and its neighbours as the viewer sees them; raises KeyError for one that is not in play."""
        words = self._words[language]
        shown = view, view.areas[area].id, words, self._theme
        return picture(
            lambda: draw_upright_close_up(*shown) if portrait else draw_close_up(*shown),
            lambda: area_alt(view, area, words),
        )

    def hand(self, view: FabView, language: str) -> Picture | None:  # noqa: ARG002
        """Draw nothing: who holds blocks has a board of his own."""
        return None

    def card(self, card: str, language: str) -> Picture:
        """Draw a unit, an asset or an event, 600 by 840; raises KeyError for an id that is none."""
        words = self._words[language]
        name, lines = card_lines(card, words)
        return sheet(lambda: draw_card(card, words, self._theme), shortened([name, *lines]))


def artist(say: Say, theme: Theme) -> FabArtist:
    """Return the artist of Fast Action Battles in a theme."""
    return FabArtist(say, theme)
