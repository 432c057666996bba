"""Cards side by side: what is drawn of them in spare time tells nobody which cards others were shown."""

from __future__ import annotations

from functools import partial

import pytest

from bot.drawing import small_cards
from bot.drawing.draw import draw_side_by_side
from engine.core.errors import BadData
from engine.core.registry import GAMES, game, packs_for
from engine.core.selfplay import Playing, chance
from images import Picture
from images.core import card_sheets
from images.core.card_sheets import Small
from tests.images.test_apart import SOMEBODY, work
from tests.packs import apart, example

MINE, OTHERS = ["us_m15", "us_sherman"], ["ge_tiger", "ge_mg42"]


@pytest.fixture(autouse=True)
def _nothing_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_cards, "_sets", {})


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be four cards, and those of packs."""
    monkeypatch.setattr(type(game("spearpoint")), "ids", lambda *_: [*MINE, *OTHERS])


def shown(cards: list[str]) -> Picture:
    """Show cards to somebody who was never shown any."""
    return draw_side_by_side("spearpoint", "dark", cards, "en", next(SOMEBODY))


def effort(cards: list[str]) -> int:
    """Count the calls of showing cards to somebody who was never shown any."""
    return work(partial(shown, cards))


@pytest.mark.usefixtures("few")
def test_until_the_last_card_is_drawn_none_is_quicker() -> None:
    shown(MINE)
    before = effort(MINE)
    for _ in range(3):
        assert small_cards.draw_one_more()

    assert effort(MINE) == before
    assert small_cards.draw_one_more()
    assert not small_cards.draw_one_more()
    assert effort(MINE) < before / 10


@pytest.mark.usefixtures("few")
def test_what_others_were_shown_is_no_quicker_than_what_nobody_was() -> None:
    shown(OTHERS)
    while small_cards.draw_one_more():
        pass
    shown(MINE)

    assert effort(MINE) == effort(OTHERS)


@pytest.mark.usefixtures("few")
def test_a_card_looks_as_it_does_when_it_is_drawn_at_once() -> None:
    at_once = shown([*MINE, *OTHERS])
    while small_cards.draw_one_more():
        pass

    assert shown([*MINE, *OTHERS]) == at_once


@pytest.mark.usefixtures("few")
def test_where_a_card_is_in_no_list_all_are_drawn_anew() -> None:
    mixed = ["us_m10", "us_m15"]
    shown(mixed)
    alone = effort(mixed)
    while small_cards.draw_one_more():
        pass

    assert effort(mixed) > 0.9 * alone


@pytest.mark.usefixtures("few")
def test_a_card_of_a_pack_that_was_read_later_is_as_quick_as_any_other() -> None:
    shown(MINE)
    while small_cards.draw_one_more():
        pass
    quick = effort(MINE)
    with apart():
        pack = example()
        packs_for(pack).add(pack)
        slow = effort(MINE)
        while small_cards.draw_one_more():
            pass
        card, other, *_ = packs_for(pack).cards(pack).values()

        assert slow > 10 * quick
        assert effort(MINE) == effort([card, other]) == quick


def test_of_more_cards_than_are_kept_none_is_drawn_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_cards, "MOST", 3)
    shown(MINE)

    assert not small_cards.draw_one_more()
    assert shown(MINE).alt


@pytest.mark.usefixtures("few")
def test_one_that_cannot_be_drawn_spoils_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = card_sheets.small

    def spoilt(artist: object, card: str, language: str, theme: object) -> Small:
        if card == OTHERS[0]:
            raise BadData("a pack", card, "name", "cannot be drawn")
        return drawn(artist, card, language, theme)  # type: ignore[arg-type]

    shown(MINE)
    monkeypatch.setattr(small_cards, "small", spoilt)
    while small_cards.draw_one_more():
        pass

    assert shown(MINE).alt
    with pytest.raises(BadData):
        shown(OTHERS)


@pytest.mark.parametrize("name", GAMES)
def test_every_card_that_players_are_shown_is_in_the_list(name: str) -> None:
    rules, known = game(name), set(game(name).ids("card"))
    playing = Playing(rules, chance("shown"))
    for _ in range(120):
        if playing.state.outcome is not None:
            break
        for seat in rules.awaited(playing.state):
            view = rules.view(playing.state, seat)
            for decision in view.decisions:
                assert known >= set(rules.pictured(view, decision))
        playing.do(playing.choose())
