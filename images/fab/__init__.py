"""The pictures of Fast Action Battles: Golan 1973."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from engine.core.protocol import Decision, Event, Option
from engine.fab.view import FabView
from images.core.finish import film, picture, sheet, shortened
from images.core.legend import legend
from images.core.picture import Fight, Film, Picture, Say
from images.core.theme import Theme
from images.fab.alt import area_alt, board_alt
from images.fab.board import draw_board, draw_close_up, draw_halved, draw_upright
from images.fab.card import card_lines, draw_card
from images.fab.focus import draw_focus, focus_alt
from images.fab.golan import THEMES
from images.fab.report import draw_report, report_alt
from images.fab.signs import SIGNS
from images.fab.story import fights, tell
from images.fab.victory import draw_victory, victory_alt
from images.fab.words import Words


class FabArtist:
    """Draws the Golan in a theme, with this game's own nations. Holds only words."""

    def __init__(self, say: Say, theme: Theme) -> None:
        self._theme = THEMES[theme.name]
        self._words = {language: Words(say, language) for language in ("en", "es")}

    def board(self, view: FabView, language: str, *, portrait: bool = False) -> Picture:
        """Draw the map as the viewer sees it, 1600 by 1000, or a window of 1080 by 1350 for a telephone."""
        words, draw = self._words[language], draw_upright if portrait else draw_board
        return picture(lambda: draw(view, words, self._theme), lambda: board_alt(view, words))

    def area(self, view: FabView, area: str, language: str) -> Picture:
        """Draw an area and its neighbours as the viewer sees them; raises KeyError for one that is not in play."""
        words, shown = self._words[language], view.areas[area].id
        return picture(
            lambda: draw_close_up(view, shown, words, self._theme), lambda: area_alt(view, shown, words)
        )

    def hand(self, view: FabView, language: str) -> Picture | None:  # noqa: ARG002
        """Draw nothing: who holds blocks has a board of his own."""
        return None

    def focus(self, view: FabView, decision: Decision, path: Option, language: str) -> Picture | None:
        """Draw the part of the map that the options beginning with ``path`` are about; None for nothing."""
        words = self._words[language]
        alt = focus_alt(view, decision, path, words)
        if not alt:
            return None
        return picture(lambda: draw_focus(view, decision, path, words, self._theme), lambda: alt)

    def card(self, card: str, language: str) -> Picture:
        """Draw a unit, an asset or an event, 600 by 840; raises KeyError for an id that is none."""
        words = self._words[language]
        name, lines = card_lines(card, words)
        return sheet(lambda: draw_card(card, words, self._theme), shortened([name, *lines]))

    def legend(self, language: str) -> Picture:
        """Draw what the signs on all these pictures mean."""
        return legend(SIGNS, self._words[language], self._theme)

    def report(self, events: Iterable[Event], view: FabView, language: str) -> Picture | None:
        """Draw a combat roll by roll, 1100 wide and at most 1600 high; None if there was none."""
        words, story = self._words[language], tell(events)
        if not story.scenes:
            return None
        return sheet(lambda: draw_report(story, view, words, self._theme), report_alt(story, words))

    def fights(self, events: Sequence[Event], fresh: int) -> list[Fight]:
        """List the combats of which ``events[fresh:]`` tell: each is one report."""
        return fights(events, fresh)

    def victory(self, events: Iterable[Event], view: FabView, language: str) -> Picture:
        """Draw the poster of a match that is over, 1600 by 1000: the result, the losses, the best unit."""
        words, story = self._words[language], tell(events)
        return sheet(lambda: draw_victory(story, view, words, self._theme), victory_alt(story, view, words))

    def replay(self, frames: Sequence[FabView], language: str) -> Film:
        """Draw a match as a film of at most 60 whole maps of 800 by 500."""
        words = self._words[language]
        draw = partial(draw_halved, words=words, theme=self._theme)
        return film(self._theme, frames, draw, board_alt(frames[-1], words))


def artist(say: Say, theme: Theme) -> FabArtist:
    """Return the artist of Fast Action Battles in a theme."""
    return FabArtist(say, theme)
