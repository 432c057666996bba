"""How long a card takes to be drawn, or a hand, tells nobody what others have looked at: the work is the same."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import pytest
from PIL import ImageColor

from bot.drawing.draw import Job, draw
from bot.drawing.renderer import Renderer
from bot.fairness.fair_pool import FairPool
from bot.words import say
from bot.words.catalogue import catalogue
from bot.workers.worker import Worker
from engine.core.registry import GAMES, game
from engine.core.selfplay import Playing, chance
from engine.core.words import Msg
from engine.spearpoint.view import SpearpointView
from images import artist
from images.core.kept import OWNED, OWNERS, apart, kept, scenery
from images.core.theme import DARK
from tests.blocks.artist import BlocksArtist
from tests.blocks.registered import register
from tests.blocks.rules import GAME as BLOCKS
from tests.blocks.state import BlocksView
from tests.images import tables
from tests.images.test_bounds import FINITE, caches
from tests.images.test_fan import cards

SOMEBODY = count(1)
"""Numbers people of whom nobody has drawn anything yet."""


def voice(message: Msg, language: str) -> str:
    return say(message, "es" if language == "es" else "en")


def forget() -> None:
    """Let nothing be kept of what was drawn and said."""
    for name, cache in caches():
        if name not in FINITE:
            cache.cache_clear()
    catalogue("en").say_kept.cache_clear()


def noting(keep: Callable[..., Any]) -> tuple[list[str], Callable[[str], str]]:
    """Return what draws a thing and is ``kept`` somehow, and the list in which it notes what it has drawn."""
    done: list[str] = []

    def draw(what: str) -> str:
        done.append(what)
        return what.upper()

    return done, keep(maxsize=4)(draw)


def work(do: Callable[[], object]) -> int:
    """Count the calls of a piece of work, into C too."""
    calls = 0

    def count(_frame: Any, event: str, _about: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    gc.disable()  # what it clears away calls back, and is no part of the work
    sys.setprofile(count)
    try:
        do()
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_others_have_looked_at_takes_as_much_work_as_one_that_nobody_has(name: str) -> None:
    drawing = artist(name, voice)
    ids = game(name).ids("card")[::9]

    def anew(card: str) -> int:
        ImageColor.getrgb.cache_clear()  # Pillow keeps the last colours that it has read; they are the theme's
        with apart(next(SOMEBODY)):
            return work(lambda: drawing.card(card, "en"))

    for card in ids:
        anew(card)  # what a process does but once: open a library, compile a sentence
    forget()
    never = [anew(card) for card in ids]
    for card in ids:
        drawing.card(card, "en")

    assert [anew(card) for card in ids] == never


def test_a_hand_whose_cards_another_holds_takes_as_much_work_as_one_whose_cards_nobody_has_seen() -> None:
    drawing, mine, others = artist("spearpoint", voice), tables.battle(0), tables.battle(0)
    others.hand = cards(5, 7, "de")

    def anew(view: SpearpointView) -> int:
        with apart(next(SOMEBODY)):
            return work(lambda: drawing.hand(view, "en"))

    for view in (mine, others):
        anew(view)  # what a process does but once: draw the table, compile a sentence
    forget()
    anew(others)
    nobody_has_seen = anew(mine)

    assert anew(mine) == nobody_has_seen


def test_a_board_of_ones_own_takes_as_much_work_whatever_blocks_others_have_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register(monkeypatch)
    drawing, playing = BlocksArtist(voice, DARK), Playing(BLOCKS, chance("drawn"))
    while playing.state.turn < 2:
        playing.do(playing.choose())
    mine, others = (BLOCKS.view(playing.state, seat) for seat in (0, 1))

    def anew(view: BlocksView) -> int:
        with apart(next(SOMEBODY)):
            return work(lambda: drawing.board(view, "en"))

    for view in (mine, others):
        anew(view)
    forget()
    anew(others)  # the land, which everybody sees
    nobody_has_seen = anew(mine)

    assert anew(mine) == nobody_has_seen


async def test_the_bot_draws_every_hand_for_its_holder_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job[Any]] = []
    do = Worker.do

    def noted(self: Worker, work: Any, job: Job[Any]) -> Any:
        jobs.append(job)
        return do(self, work, job)

    monkeypatch.setattr(Worker, "do", noted)
    films = FairPool("films")
    renderer, view = Renderer(films), tables.battle(0)
    for owner in (7, 8, 7):
        await renderer.hand(view, "en", owner=owner)
    renderer.close()
    films.close()

    assert [(job.what, job.owner) for job in jobs] == [("hand", 7), ("hand", 8)]  # the last one has his picture


def test_what_shall_be_drawn_apart_is_drawn_so() -> None:
    together = Job[Any]("spearpoint", "dark", "hand", (tables.battle(0), "en"), {})
    one, other = (together._replace(owner=next(SOMEBODY)) for _ in range(2))
    for job in (one, together):
        draw(job)
    kept_from_before, for_another, for_him_again = [work(partial(draw, job)) for job in (together, other, one)]

    assert max(kept_from_before, for_him_again) < for_another


def test_what_is_drawn_apart_neither_finds_nor_leaves_anything() -> None:
    done, draw = noting(kept)
    draw("tank")
    with apart(next(SOMEBODY)):
        assert [draw("tank"), draw("tank"), draw("gun")] == ["TANK", "TANK", "GUN"]
    draw("tank")
    draw("gun")

    assert done == ["tank", "tank", "gun", "gun"]


def test_what_knows_nothing_of_a_picture_is_drawn_once_for_all() -> None:
    done, draw = noting(scenery)
    with apart(next(SOMEBODY)):
        draw("table")
    with apart(next(SOMEBODY)):
        draw("table")
    draw("table")

    assert done == ["table"]


def test_what_is_drawn_for_one_person_is_quicker_for_him_alone() -> None:
    done, draw = noting(kept)
    one, other = next(SOMEBODY), next(SOMEBODY)
    for person in (one, other, one):
        with apart(person):
            draw("tank")

    assert done == ["tank", "tank"]


def test_what_is_kept_for_people_is_bounded() -> None:
    done, draw = noting(kept)
    people = [next(SOMEBODY) for _ in range(OWNERS + 1)]
    for person in (*people, people[0]):
        with apart(person):
            draw("gun")
    assert len(done) == OWNERS + 2

    for number in range(OWNED + 1):
        with apart(people[0]):
            draw(str(number))
    with apart(people[0]):
        draw("0")
    assert done.count("0") == 2
