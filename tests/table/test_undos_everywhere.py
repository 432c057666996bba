"""Taking back by consent in every game, at the table: what is asked, what is seen, and what stands afterwards."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from discord import ui
from msgspec import structs

from bot import discord_limits
from bot.match import Match, Person, Table
from bot.match.audit import replay
from bot.publishing import notices
from bot.store import Store
from bot.words import LANGUAGES, Language
from engine.core.errors import Refusal
from engine.core.matchfile import Undo, read, verify
from engine.core.protocol import View
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.selfplay import chance
from tests.opening import opening

PEOPLE = [Person(number, name) for number, name in enumerate(("Ana", "Ben", "Clara", "Dora", "Eva", "Flor"), 11)]
PRESSES = count(5_000_000)


async def begun(table: Table, name: str) -> Match:
    game = find_game(name)
    options = {"players": 2} if any(one.name == "players" for one in game.settings) else {}
    seats = game.seats(game.scenarios[0], options)
    match = await table.open(
        **opening(
            *PEOPLE[:seats], game=name, scenario=game.scenarios[0], options=options, interaction_id=next(PRESSES)
        )
    )
    for person in PEOPLE[1:seats]:
        match = await table.join(match.id, person, next(PRESSES))
    return match


async def goes_on(table: Table, store: Store, match: Match, rng: Random) -> None:
    """Let somebody who is awaited answer at random."""
    game, record = find_game(match.game), await store.record(match.id)
    assert record is not None
    state = game.decode(record.state)
    asked = [decision for seat in game.awaited(state) for decision in game.pending(state, seat)]
    if asked:
        decision = rng.choice(asked)
        user_id = match.seats[decision.seat].user_id
        assert user_id is not None
        picks = game.sample(state, decision, rng)
        await table.act(match.id, user_id, [(decision.id, picks)], next(PRESSES))


async def views(table: Table, match: Match) -> list[View | None]:
    return [(await table.look(match.id, who)).view for who in (None, *(one.user_id for one in match.seats))]


def words(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


@pytest.mark.parametrize("name", GAMES)
async def test_all_see_again_what_they_saw(name: str, table: Table, store: Store) -> None:
    match = await begun(table, name)
    seen: dict[int, list[View | None]] = {}
    rng = chance(f"undo {name}")
    granted, seen[match.last_act] = 0, await views(table, match)
    for _ in range(12):
        for _ in range(3):
            await goes_on(table, store, match, rng)
            match = await table.match(match.id)
            seen[match.last_act] = await views(table, match)
        if match.status != "running":
            break
        for seating in match.seats:
            assert seating.user_id is not None
            try:
                match = await table.consent.ask_back(match.id, seating.user_id, next(PRESSES))
            except Refusal as refusal:
                if refusal.msg.key not in {"undo-free", "undo-nothing", "undo-spent"}:
                    raise
                continue
            made = match.proposal
            assert made is not None
            since = await table.consent.since(match, made)
            assert all(not event.private for event in since.events)
            for language in LANGUAGES:
                told = words(notices.undo_asked(_in(match, language), made, since))
                assert len(told) <= discord_limits.TEXT_DISPLAY_TOTAL
                assert ("private" in told or "en privado" in told) == since.in_private
            for other in match.seats:
                if other is not seating and other.seat != seating.seat:
                    assert other.user_id is not None
                    match = await table.consent.agree(match.id, other.user_id, made.at, next(PRESSES))
            granted += 1
            record = await store.record(match.id)
            assert record is not None
            assert replay(record) is None
            assert isinstance(record.acts[-1], Undo)
            _same(await views(table, match), seen[made.first - 1])
            seen[match.last_act] = await views(table, match)
            break
    assert granted > 1
    await table.resign(match.id, PEOPLE[0].id, next(PRESSES))
    match = await table.match(match.id)
    for person in PEOPLE[1 : len(match.seats)]:
        if match.status == "running":
            await table.resign(match.id, person.id, next(PRESSES))
            match = await table.match(match.id)
    verify(read(await table.export(match.id)))
    assert len(await table.replays.frames(match.id)) > granted


def _in(match: Match, language: Language) -> Match:

    return structs.replace(match, language=language)


def _same(now: list[View | None], then: list[View | None]) -> None:
    for one, other in zip(now, then, strict=True):
        assert one is not None
        assert other is not None
        other.may_take_back = False
        assert one == other
