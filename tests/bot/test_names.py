"""What people call themselves and their decks, and whatever they type, comes out of the bot as mere letters."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.discord_limits.components import TEXT_DISPLAY, walk
from bot.publishing.notices import thread_name
from bot.sandbox.server.client_events import MessageSeen
from bot.words import literal
from tests.bot.conftest import Night
from tests.bot.test_decks import keep
from tests.people.person import Person

HOSTILE = "[free](https://x.example) @everyone <@1> **b** ||s|| \\ `"
ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]")
LIVE = re.compile(r"\[[^\[\]]*\]\(|https?://x|@everyone|<@1>|\*\*b\*\*|\|\|s\|\|")


def live(text: str) -> str | None:
    """Find what Discord would make more of than letters, if it is of the hostile name's kind."""
    left = ESCAPED.sub("", text)
    found = LIVE.search(left)
    return found[0] if found else "`" if left.count("`") % 2 else None


def spoken(person: Person) -> list[str]:
    """List all texts, with markdown, that the bot has ever shown to a person."""
    return [
        part["content"]
        for sight in person.events
        if isinstance(sight, MessageSeen)
        for part in walk(sight.message.components)
        if part["type"] == TEXT_DISPLAY
    ]


@pytest.mark.parametrize(
    "typed",
    [
        HOSTILE,
        "# head",
        "- item",
        "-# small",
        "> quote",
        "1. first",
        "__u__",
        "~~s~~",
        "<#1> </a:1>",
        "a_b_c_ *d*",
    ],
)
def test_nothing_that_is_typed_is_more_than_its_letters(typed: str) -> None:
    said = literal(typed)

    assert not re.search(r"[*_~|`<>\[\]#]|://|^[-+>]|^\d\.|@\w", ESCAPED.sub("", said))
    assert re.sub(r"\\([^0-9A-Za-z\s])", r"\1", said).replace("\N{ZERO WIDTH SPACE}", "") == typed


def test_a_usual_name_stays_as_it_is() -> None:
    assert literal("Ana-Lucía (she) O'Neill: 3.5") == "Ana-Lucía (she) O'Neill: 3.5"


def test_a_name_turns_nothing_that_stands_after_it() -> None:
    assert literal("\u202eana\u2067 b") == "ana b"
    assert literal("\u05d3\u05e0\u05d4") == "\u05d3\u05e0\u05d4"


async def test_a_name_does_not_turn_that_of_a_thread(night: Night) -> None:
    match = await night.match("buttons")
    turned = tuple(replace(seating, name=f"\u202e{seating.name}") for seating in match.seats)

    assert thread_name(replace(match, seats=turned)) == thread_name(match)


async def test_a_name_does_not_turn_what_is_offered_while_a_command_is_typed(night: Night) -> None:
    host = night.sandbox.person("\u202eevil")
    await host.command("/new", game="spearpoint", opponent=night.ben.user.id)
    await night.ben.press("Join")

    offered = await night.ben.autocomplete("/move", "match", "evil")

    assert len(offered) == 1
    assert "\u202e" not in offered[0]


async def test_a_name_is_no_link_and_no_mention_from_the_invitation_to_the_result(night: Night) -> None:
    host = night.sandbox.person(HOSTILE)
    await host.command("/new", game="spearpoint", opponent=night.ben.user.id)
    await night.ben.press("Join")
    await night.quiet()
    (thread,) = night.sam.threads()
    await night.ben.command("/games")
    await night.ben.command("/log", channel=thread)
    await night.ben.press("My decision", in_=thread)
    await night.sam.press("My decision", in_=thread)
    await night.bot.services.table.resign(1, int(night.ben.id), 77)
    await night.quiet()

    said = [text for person in (night.ben, night.sam) for text in spoken(person)]
    assert any("wins" in text and "free" in text for text in said)
    assert sum("free" in text for text in said) >= 6
    assert [found for text in said if (found := live(text))] == []


@pytest.mark.parametrize(
    ("command", "option"),
    [
        ("/new", "scenario"),
        ("/new", "side"),
        ("/new", "deck"),
        ("/new", "options"),
        ("/new", "packs"),
        ("/log", "match"),
        ("/card", "card"),
        ("/rules", "search"),
        ("/deck show", "deck"),
        ("/deck build", "side"),
    ],
)
async def test_what_is_typed_is_echoed_as_letters(night: Night, command: str, option: str) -> None:
    await night.ben.command(command, **{option: HOSTILE})

    (said,) = spoken(night.ben)
    assert "free" in said
    assert live(said) is None


async def test_the_name_of_a_deck_is_letters_wherever_it_is_shown(night: Night) -> None:
    name = HOSTILE[:39]
    host = night.sandbox.person(HOSTILE)
    await keep(night, host, "Fist")
    await host.command("/deck rename", deck="Fist", name=name)
    await host.command("/deck list")
    await host.command("/deck show", deck=name)
    await host.command("/deck delete", deck=name)
    await host.command("/deck share", deck=name)

    said = spoken(host)
    assert sum("free" in text for text in said) >= 5
    assert [found for text in said if (found := live(text))] == []
