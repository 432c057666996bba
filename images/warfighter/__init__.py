"""The pictures of Warfighter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.warfighter.view import WarfighterView
from images.core.artist import Aim, Poster, Report, Table, TableArtist
from images.core.finish import film, picture, sheet, shortened
from images.core.picture import Film, Picture, Say
from images.core.theme import Theme
from images.warfighter.alt import area_alt, board_alt
from images.warfighter.board import draw_board, draw_halved, most
from images.warfighter.caption import caption
from images.warfighter.card import draw_card
from images.warfighter.close_up import draw_close_up
from images.warfighter.colours import THEMES, SquadTheme
from images.warfighter.focus import draw_focus, focus_alt
from images.warfighter.hand import draw_hand, hand_alt, leads
from images.warfighter.printed import printed
from images.warfighter.report import draw_report, report_alt
from images.warfighter.signs import SIGNS
from images.warfighter.story import Story, tell
from images.warfighter.upright import draw_upright
from images.warfighter.victory import draw_victory, victory_alt
from images.warfighter.words import Words

TABLE = Table(draw_board, draw_upright, draw_halved, board_alt, caption, SIGNS)
REPORT: Report[WarfighterView, Words, SquadTheme, Story] = Report(
    tell, lambda story: story.rolled, draw_report, report_alt
)
POSTER: Poster[WarfighterView, Words, SquadTheme, Story] = Poster(
    lambda events, _view: tell(events), draw_victory, victory_alt
)
AIM = Aim(partial(draw_focus, portrait=False), partial(draw_focus, portrait=True), focus_alt)


class WarfighterArtist(TableArtist[WarfighterView, Words, SquadTheme]):
    """Draws Warfighter in a theme, with the marks of its players."""

    def __init__(self, say: Say, theme: Theme) -> None:
        super().__init__(THEMES[theme.name], partial(Words, say), TABLE, REPORT, POSTER, AIM)

    def replay(self, frames: Sequence[WarfighterView], language: str) -> Film:
        """Draw a match as a film on which everybody keeps his place; see :meth:`TableArtist.replay`."""
        words, room = self._words[language], most(frames)
        return film(
            self._theme,
            frames,
            lambda view: draw_halved(view, words, self._theme, room),
            lambda before, view: caption(before, view, words),
            board_alt(frames[-1], words),
        )

    def area(self, view: WarfighterView, area: str, language: str, *, portrait: bool = False) -> Picture:
        """Draw a slot in full, by the card that lies in it; raises KeyError for one that is not in the row."""
        words = self._words[language]
        return picture(
            lambda: draw_close_up(view, area, words, self._theme, portrait=portrait),
            lambda: area_alt(view, area, words),
        )

    def hand(self, view: WarfighterView, language: str) -> Picture | None:
        """Draw what the viewer holds and whom he leads, 1600 by 1000; None for who leads nobody."""
        if not leads(view) or view.field.phase == "muster":
            return None
        words = self._words[language]
        return picture(lambda: draw_hand(view, words, self._theme), lambda: hand_alt(view, words))

    def card(self, card: str, language: str) -> Picture:
        """Draw anything that is printed, 600 by 840; raises KeyError for an id that is none."""
        found = printed(card, self._words[language])
        return sheet(lambda: draw_card(found, self._theme), shortened([found.name, *found.lines]))


def artist(say: Say, theme: Theme) -> WarfighterArtist:
    """Return the artist of Warfighter in a theme."""
    return WarfighterArtist(say, theme)
