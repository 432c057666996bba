"""Nobody learns another's secrets: two matches that differ only in them look the same from every other chair.

All that could ever be fetched is compared, to the byte: messages and each of their edits, ephemeral answers,
choices of autocomplete, ids of components, names, alt texts and bytes of files, and when each came.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec import structs

from bot.match import Sight, Table
from bot.store.records import Entry
from engine.core.plans import Plan
from engine.core.protocol import Event
from engine.core.registry import GAMES
from tests.blocks.registered import register
from tests.leak.course import Course, Step
from tests.leak.twins import SECRET_SEAT, TWINS, BlocksTwin, GuardsTwin, SpearpointTwin, Twin
from tests.people.reading import read

LONG = {"fab": 38, "warfighter": 33}
"""Steps in which a long match is compared; that of the Golan whole in :mod:`tests.fab.test_twins`."""
FEW = 15
"""Steps in which nothing is left to see but the board, and the first moves on it."""
KINDS = {"fab": {"administration", "movement", "battle", "support", "loss", "abort", "breakthrough"}}
"""The kinds of questions that the first seat of a long match is asked in those steps."""


async def both(
    game: str, folder: Path, *, most: int = 1000, twin: Twin | None = None, stays: int = 1000
) -> tuple[Course, Course]:
    """Play the two matches."""
    twin = twin or TWINS[game]()
    first = Course(game, twin, most=most, stays=stays)
    second = Course(game, twin, other=first, most=most, stays=stays)
    await play(folder, first, second)
    return first, second


async def play(folder: Path, first: Course, second: Course) -> None:
    port = 0
    for name, course in (("one", first), ("two", second)):
        (folder / name).mkdir()
        with pytest.MonkeyPatch.context() as patch:
            port = await course.play(folder / name, patch, port)


def difference(one: Course, two: Course) -> str:
    """Say what the others see differently first; nothing if all is the same."""
    nothing: Step = []
    for number, steps in enumerate(zip_longest(one.steps, two.steps, fillvalue=nothing)):
        for left, right in zip_longest(*steps):
            if left != right:
                return f"in step {number}:\n{str(left)[:2000]}\n{str(right)[:2000]}"
    return ""


@pytest.mark.parametrize("game", GAMES)
async def test_secrets_stay_secret_through_a_whole_match(game: str, tmp_path: Path) -> None:
    one, two = await both(game, tmp_path, most=LONG.get(game, 1000))
    assert one.hands != two.hands
    assert len(one.steps) > 20
    assert {*one.asked} >= KINDS.get(game, set())
    turns = [turn for turn in one.sam.messages(one.sam.dm) if "Stop watching" in read(turn)]
    assert turns or game == "fab"  # whose first turn takes more steps
    assert one.caught_up  # what others have missed is compared too, and what waits for them
    assert difference(one, two) == ""


@pytest.mark.usefixtures("_packs_apart")
async def test_nobody_sees_which_unit_of_a_pack_stands_where(tmp_path: Path) -> None:
    one, two = await both("fab", tmp_path, most=FEW, twin=GuardsTwin())

    assert one.hands != two.hands
    assert {*one.asked} == {"administration", "movement", "battle"}
    assert difference(one, two) == ""


@pytest.mark.parametrize("players", [3, 4])
async def test_sp_t10_neither_an_ally_nor_two_opponents_learn_a_hand(players: int, tmp_path: Path) -> None:
    """Of four the first seat has an ally, who knows what her deck cost (SP-T02) and nothing else of it."""
    one, two = await both("spearpoint", tmp_path, most=70, twin=SpearpointTwin(players))
    assert len(one.others) == players - 1
    assert one.hands != two.hands
    assert len(one.steps) > 50
    assert difference(one, two) == ""


HOLD = ("hold",)
ALWAYS = [Plan("stand", HOLD)]
AT_TIMES = [
    Plan("stand", HOLD, about="2"),
    Plan("stand", HOLD, chance=50),
    Plan("stand", ("fall_back", "2"), about="1"),
]
"""Both hold the only area in which the first seat is raided."""


async def test_nobody_sees_which_hidden_block_stands_where_nor_by_which_plan_a_question_was_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it was answered at once may be noticed.

    Whoever hands her seat over in the middle is one of those who see nothing more.
    """
    register(monkeypatch)
    one = Course("blocks", BlocksTwin(), stays=8, plans=ALWAYS)
    two = Course("blocks", BlocksTwin(), stays=8, plans=AT_TIMES, other=one)
    await play(tmp_path, one, two)

    assert one.hands != two.hands
    assert len(one.steps) > 15
    assert one.watching[1].user.username == "ana"
    assert ("shown", SECRET_SEAT) in [(event.kind, event.public.get("seat")) for event in one.told]
    assert {*one.asked, *two.asked} == {"setup", "orders"}
    assert difference(one, two) == ""


async def test_who_hands_a_hand_of_cards_over_sees_nothing_of_it_any_more(tmp_path: Path) -> None:
    one, two = await both("spearpoint", tmp_path, most=24, stays=12)

    assert one.hands[-1] != two.hands[-1]
    assert difference(one, two) == ""


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_notices_orders_and_second_thoughts(game: str, tmp_path: Path) -> None:
    """The first player gives orders and changes her mind at moments of her own; the others do and undo as ever."""
    most = LONG.get(game, 60)
    one = Course(game, TWINS[game](), most=most)
    two = Course(game, TWINS[game](), most=most, moods="two")
    await play(tmp_path, one, two)

    assert len(one.steps) >= most
    assert (one.second_thoughts, two.second_thoughts > most // 6) == (0, True)
    assert difference(one, two) == ""


def show_to_all(patch: pytest.MonkeyPatch) -> None:
    """Let the bot forget, whenever it answers, that only one person shall see it."""
    send = discord.InteractionResponse.send_message

    async def send_to_all(self: Any, *args: Any, **kwargs: Any) -> Any:
        return await send(self, *args, **kwargs | {"ephemeral": False})

    patch.setattr(discord.InteractionResponse, "send_message", send_to_all)


def look_over_her_shoulder(patch: pytest.MonkeyPatch) -> None:
    """Let the table show spectators what the first seat sees."""
    meant = Table.meant

    async def meant_as_first(
        self: Table, user_id: int, number: int | None, thread_id: int | None, game: str | None = None
    ) -> list[Sight]:
        return [
            sight if sight.seat is not None else await self.look(sight.match.id, sight.match.seats[0].user_id)
            for sight in await meant(self, user_id, number, thread_id, game)
        ]

    patch.setattr(Table, "meant", meant_as_first)


def tell_what_she_holds(patch: pytest.MonkeyPatch) -> None:
    """Let the story in the thread be the longer the longer the names of the cards in the first player's hand."""
    log = Table.log

    async def log_with_hand(self: Table, match_id: int, since: int = 0, user_id: int | None = None) -> list[Entry]:
        first = (await self.match(match_id)).seats[0].user_id
        hand = getattr((await self.look(match_id, first)).view, "hand", None)
        lines = [Event("resigned", {"seat": 0})] * (sum(map(len, hand.commands)) if hand else 0)
        entries = await log(self, match_id, since, user_id)
        return [structs.replace(entry, events=[*entry.events, *lines]) for entry in entries]

    patch.setattr(Table, "log", log_with_hand)


@pytest.mark.parametrize("leak", [show_to_all, look_over_her_shoulder, tell_what_she_holds])
async def test_a_leak_is_noticed(leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    one, two = await both("spearpoint", tmp_path, most=13)
    assert difference(one, two) != ""
