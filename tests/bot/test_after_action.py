"""`/aar`: the report on a finished match, refused before the end, read in private, posted once, with its file."""

from __future__ import annotations

import pytest

from bot.discord_limits import EPHEMERAL
from bot.discord_limits.components import walk
from bot.panel.component_ids import Code, PostReport, ReadReport
from bot.sandbox.world.objects import Message
from tests.bot.conftest import Night, shown
from tests.bot.test_forged import Forger
from tests.bot.test_proposals import proposed
from tests.bot.test_replay import over


def said(message: Message) -> str:
    return "\n".join(one["content"] for one in walk(message.components) if "content" in one)


def posts(night: Night) -> list[Message]:
    """List the reports that everybody sees in the thread."""
    messages = night.sam.messages(night.sam.threads()[0])
    reports = [one for one in messages if any(file.filename.endswith(".md") for file in one.attachments)]
    return [one for one in reports if not one.flags & EPHEMERAL]


def file(night: Night, message: Message, name: str) -> str:
    """Read a file of a message."""
    [found] = [one for one in message.attachments if one.filename == name]
    content = night.sandbox.files.get(found.id)
    assert content is not None
    return content.decode()


async def test_it_is_refused_before_the_end_in_the_language_of_who_asks(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick red", in_=night.ana.dm)
    thread = night.ana.threads()[0]

    await night.ana.command("/aar", channel=thread)
    await night.ana.sees("se escribe cuando acaba. Hasta entonces, `/diario` cuenta")
    await night.ben.command("/aar", channel=thread)
    await night.ben.sees("is written when it is over. Until then `/log` tells")
    await night.sam.command("/aar", channel=thread)
    await night.sam.sees("is written when it is over")
    await night.sam.never_saw("pick red")


async def test_a_match_that_was_called_off_has_no_report(night: Night) -> None:
    thread = await proposed(night, "Dejarla entre todos")
    await night.ben.press("Agree", in_=thread)
    await night.quiet()

    await night.ben.command("/aar", match="1", channel=thread)
    await night.ben.sees("This match was called off, with no result.")


async def test_each_reads_it_in_his_language_with_what_was_sealed_and_the_file(night: Night) -> None:
    await over(night)
    thread = night.ben.threads()[0]
    english = shown(await night.ben.command("/aar", channel=thread))
    spanish = shown(await night.ana.command("/aar", channel=thread))

    assert "after-action report" in said(english)
    assert "**white** Question about buttons *pick red*" in said(english)
    assert "**Black** Question about buttons *pick green*" in said(english)
    assert "informe (AAR)" in said(spanish)
    assert "Ana" in said(spanish)
    names = [one.filename for one in english.attachments]
    assert names == ["aar-losses.png", "aar-1.en.md"]
    assert "**white** Question about buttons *pick red*" in file(night, english, "aar-1.en.md")
    assert "informe (AAR)" in file(night, spanish, "aar-1.es.md")
    assert posts(night) == []


async def test_who_played_posts_it_once_with_a_file_in_each_language(night: Night) -> None:
    await over(night)
    thread = night.ben.threads()[0]
    mine = shown(await night.ben.command("/aar", channel=thread))
    yours = shown(await night.ana.command("/aar", channel=thread))

    await night.ben.press("Post in the thread", in_=mine)
    await night.ben.sees("The report stands in the thread")
    await night.ana.press("Publicar en el hilo", in_=yours)
    await night.quiet()
    await night.ben.press("Post in the thread", in_=mine)
    await night.quiet()

    [post] = posts(night)
    assert [one.filename for one in post.attachments if one.filename.endswith(".md")] == [
        "aar-1.en.md",
        "aar-1.es.md",
    ]
    assert "after-action report" in said(post)
    assert "after-action report" in file(night, post, "aar-1.en.md")
    assert "informe (AAR)" in file(night, post, "aar-1.es.md")


async def test_a_report_that_was_deleted_may_be_posted_again(night: Night) -> None:
    await over(night)
    thread = night.ben.threads()[0]
    mine = shown(await night.ben.command("/aar", channel=thread))
    await night.ben.press("Post in the thread", in_=mine)
    await night.quiet()
    [post] = posts(night)
    await night.bot.http.delete_message(int(post.channel_id), int(post.id))

    await night.ben.press("Post in the thread", in_=mine)
    await night.quiet()
    [again] = posts(night)
    assert again.id != post.id


async def test_who_only_watched_reads_it_and_cannot_post_it(night: Night) -> None:
    await over(night)
    thread = night.sam.threads()[0]
    read = shown(await night.sam.command("/aar", channel=thread))
    assert "after-action report" in said(read)
    assert not [one for one in walk(read.components) if one.get("custom_id")]

    await Forger(night, night.sam).send(night.sam.messages(thread)[-1], str(PostReport(1)))
    await night.quiet()
    await night.sam.sees("You have no seat in this match")
    assert posts(night) == []


@pytest.mark.parametrize("code", [ReadReport(1), PostReport(1)])
async def test_a_forged_press_shows_nothing_of_a_running_match(night: Night, code: Code) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick red", in_=night.ana.dm)
    board = night.sam.messages(night.sam.threads()[0])[-1]

    await Forger(night, night.sam).send(board, str(code))
    await night.quiet()
    await night.sam.sees("is written when it is over")
    await night.sam.never_saw("pick red")
    assert posts(night) == []


async def test_the_end_of_a_match_offers_its_report(night: Night) -> None:
    await over(night)
    await night.ben.press("Report", in_=night.ben.threads()[0])
    await night.ben.sees("after-action report")
