"""A board of one's own: in a game of hidden blocks everybody sees his, and nobody another's."""

from __future__ import annotations

import pytest

from tests.bot.conftest import Night, shown
from tests.people import Person

pytestmark = pytest.mark.usefixtures("six_areas")

FACES = "(3 steps)"
"""What only the owner of a block reads of it, before it fights."""


async def test_the_thread_offers_ones_own_board_and_no_hand(night: Night, cleo: Person) -> None:
    thread = night.sam.threads()[0]

    await night.sam.sees("always behind **My board** and **My decision**", in_=thread)
    assert "[My board]" in night.sam.view()
    assert "[My hand]" not in night.sam.view()


async def test_everybody_is_shown_his_own_board_by_dm_button_panel_and_command(night: Night, cleo: Person) -> None:
    thread = cleo.threads()[0]
    await night.ben.sees(FACES, in_=night.ben.dm)
    for answer in (
        await cleo.press("My board", in_=thread),
        await cleo.press("My decision", in_=thread),
        await cleo.command("/board", channel=thread),
        await cleo.command("/hand", channel=thread),
    ):
        [picture] = shown(answer).attachments
        assert str(picture).count(FACES) == 1
        assert picture.filename.startswith("private-")


async def test_others_see_backs_and_a_spectator_has_no_board_of_his_own(night: Night, cleo: Person) -> None:
    thread = night.sam.threads()[0]
    own = shown(await cleo.press("My board", in_=thread)).attachments[0].filename
    board = shown(await night.sam.command("/board", channel=thread)).attachments[0]
    await night.sam.press("Board as text", in_=thread)
    await night.sam.press("My board", in_=thread)
    await night.sam.sees("You do not play in this match")

    assert board.filename == "board.png"
    await night.sam.never_saw(FACES)
    await night.ben.never_saw(own)
