"""The pictures of 2GM Tactics."""

from __future__ import annotations

from functools import partial

from engine.tactics2gm.view import TacticsView
from images.core.artist import Aim, Poster, Report, Table, TableArtist
from images.core.finish import picture, sheet, shortened
from images.core.picture import Picture, Say
from images.core.theme import Theme
from images.tactics2gm.alt import board_alt, hand_alt
from images.tactics2gm.board import draw_board
from images.tactics2gm.caption import caption
from images.tactics2gm.card import card_lines, draw_card
from images.tactics2gm.focus import draw_focus, focus_alt
from images.tactics2gm.hand import draw_hand
from images.tactics2gm.layout import PORTRAIT
from images.tactics2gm.report import draw_report, report_alt
from images.tactics2gm.signs import SIGNS
from images.tactics2gm.story import Story, tell
from images.tactics2gm.victory import draw_victory, victory_alt
from images.tactics2gm.words import Words

TABLE = Table(
    draw_board, partial(draw_board, shape=PORTRAIT), partial(draw_board, halved=True), board_alt, caption, SIGNS
)
REPORT: Report[TacticsView, Words, Theme, Story] = Report(
    tell, lambda story: bool(story.scenes), draw_report, lambda story, _view, words: report_alt(story, words)
)
POSTER: Poster[TacticsView, Words, Theme, Story] = Poster(
    lambda events, _view: tell(events), draw_victory, victory_alt
)
AIM = Aim(draw_focus, partial(draw_focus, shape=PORTRAIT), focus_alt)


class TacticsArtist(TableArtist[TacticsView, Words, Theme]):
    """Draws 2GM Tactics in a theme."""

    def __init__(self, say: Say, theme: Theme) -> None:
        super().__init__(theme, partial(Words, say), TABLE, REPORT, POSTER, AIM)

    def hand(self, view: TacticsView, language: str) -> Picture | None:
        """Draw the viewer's hand, 1600 by 1000; None for spectators and before hands are dealt."""
        hand = view.hand
        if hand is None or (not hand and view.phase in ("deck", "bid", "terrain")):
            return None
        words = self._words[language]
        return picture(lambda: draw_hand(view, hand, words, self._theme), lambda: hand_alt(view, hand, words))

    def card(self, card: str, language: str) -> Picture:
        """Draw a card, token, terrain or general, 600 by 840; raises KeyError for an id that is none."""
        words = self._words[language]
        name, lines = card_lines(card, words)
        return sheet(lambda: draw_card(card, words, self._theme), shortened([name, *lines]))


def artist(say: Say, theme: Theme) -> TacticsArtist:
    """Return the artist of 2GM Tactics in a theme."""
    return TacticsArtist(say, theme)
