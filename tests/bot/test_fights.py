"""A fight that is resolved attack by attack is one picture, which grows, with one story below it."""

from __future__ import annotations

from bot.discord_limits.components import walk
from bot.sandbox.world.objects import Channel, Message
from tests.bot.conftest import Night


async def fire(night: Night, unit: int) -> None:
    await night.ben.press(f"fire {unit}", in_=night.ben.dm)
    await night.quiet()


def pictures(night: Night) -> list[object]:
    """Say what is drawn in the thread below its welcome."""
    messages = night.sam.messages(night.sam.threads()[0])[1:]
    return [file.description for one in messages for file in one.attachments]


def words(message: Message) -> list[str]:
    return [one["content"] for one in walk(message.components) if "content" in one]


async def fought(night: Night) -> tuple[Channel, Message]:
    """Begin a match with a shot; return its thread, and the message with the fight."""
    await night.match("volley")
    await night.quiet()
    await fire(night, 1)
    [thread] = night.sam.threads()
    fight = night.sam.messages(thread)[1]
    return thread, fight


async def test_attacks_one_by_one_are_one_picture_one_story_and_one_board(night: Night) -> None:
    await night.match("volley")
    await night.quiet()
    drawn = []
    for unit in (1, 2, 3):
        await fire(night, unit)
        drawn.append(pictures(night)[0])

    assert drawn == ["1 shots", "2 shots", "3 shots"]
    _welcome, fight, story, board = night.sam.messages(night.sam.threads()[0])
    assert words(fight) == ["-# Every roll is in `/log`."]
    assert words(story) == ["Unit 1 fired", "Unit 2 fired", "Shown: none"]
    assert board.attachments[0].description == "board []"


async def test_a_fight_whose_picture_was_deleted_is_shown_again_whole(night: Night) -> None:
    thread, fight = await fought(night)
    await night.bot.get_partial_messageable(int(thread.id)).get_partial_message(int(fight.id)).delete()

    await fire(night, 2)

    assert pictures(night).count("2 shots") == 1
    assert "1 shots" not in pictures(night)


async def test_a_fight_that_can_no_longer_be_edited_is_shown_anew_and_only_there(night: Night) -> None:
    thread, fight = await fought(night)
    too_often = (429, 30046, "Maximum number of edits to messages older than 1 hour reached")
    night.sandbox.faults.refuse(f"PATCH /channels/{thread.id}/messages/{fight.id}", too_often, times=5)

    await fire(night, 2)

    assert pictures(night).count("2 shots") == 1
    assert "1 shots" not in pictures(night)
