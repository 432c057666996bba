"""The pictures of Spearpoint 1943."""

from __future__ import annotations

from functools import partial

from engine.spearpoint import printing
from engine.spearpoint.match_summary import MatchSummary, summarize
from engine.spearpoint.packs import PACKS
from engine.spearpoint.view import SpearpointView
from images.core.artist import Poster, Report, Table, TableArtist
from images.core.finish import picture, sheet, shortened
from images.core.picture import Picture, Say
from images.core.theme import Theme
from images.spearpoint.alt import board_alt, hand_alt, report_alt
from images.spearpoint.board import draw_board
from images.spearpoint.caption import caption
from images.spearpoint.card import draw_command_card, draw_damage_card, draw_unit_card
from images.spearpoint.hand import draw_hand
from images.spearpoint.layout import PORTRAIT
from images.spearpoint.report import draw_report
from images.spearpoint.signs import SIGNS
from images.spearpoint.story import Story, tell
from images.spearpoint.victory import draw_victory, victory_alt
from images.spearpoint.words import Words

TABLE = Table(
    draw_board, partial(draw_board, shape=PORTRAIT), partial(draw_board, halved=True), board_alt, caption, SIGNS
)
REPORT: Report[SpearpointView, Words, Theme, Story] = Report(
    tell, lambda story: story.fought, draw_report, report_alt
)
POSTER: Poster[SpearpointView, Words, Theme, MatchSummary] = Poster(
    lambda events, view: summarize(events, view.seats), draw_victory, victory_alt
)


class SpearpointArtist(TableArtist[SpearpointView, Words, Theme]):
    """Draws Spearpoint 1943 in a theme."""

    def __init__(self, say: Say, theme: Theme) -> None:
        super().__init__(theme, partial(Words, say), TABLE, REPORT, POSTER)

    def hand(self, view: SpearpointView, language: str) -> Picture | None:
        """Draw the viewer's hand, 1600 by 1000; None for spectators and before a hand is chosen."""
        if view.hand is None or view.phase == "setup":
            return None
        words = self._words[language]

        def rules(card: str) -> list[str]:
            return [words.message(line) for line in printing.command_text(view.catalog.commands[card])]

        hand = view.hand
        return picture(
            lambda: draw_hand(view, hand, words, rules, self._theme), lambda: hand_alt(view, hand, words)
        )

    def card(self, card: str, language: str) -> Picture:
        """Draw a Unit, Command or Damage card, 600 by 840; raises KeyError for an id that is none."""
        words, catalog = self._words[language], PACKS.naming(card)
        if card in catalog.units:
            unit = catalog.units[card]
            lines = [words.message(line) for line in printing.unit_lines(unit)]
            return sheet(lambda: draw_unit_card(unit, words, self._theme), shortened([words.unit(unit), *lines]))
        if card in catalog.commands:
            text = [words.message(line) for line in printing.command_text(catalog.commands[card])]
            return sheet(
                lambda: draw_command_card(card, words, text, self._theme), shortened([words.card(card), *text])
            )
        found = catalog.damage[card]
        edges = []
        for name in (found.infantry, found.vehicle, found.artillery, found.aircraft):
            effect = catalog.effects[name]
            text = [words.message(line) for line in printing.effect_text(effect)]
            edges.append((effect, words.of("effect-full", effect=name), text))
        alt = [f"{name}: {' '.join(text)}" for _, name, text in edges]
        return sheet(
            lambda: draw_damage_card(found, edges, words, self._theme), shortened([words.of("damage"), *alt])
        )


def artist(say: Say, theme: Theme) -> SpearpointArtist:
    """Return the artist of Spearpoint 1943 in a theme."""
    return SpearpointArtist(say, theme)
