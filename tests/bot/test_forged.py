"""Component ids that nobody was given: old, malformed or made up. They are stale, and never a fault of ours."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import discord_limits
from bot.discord_limits.components import BUTTON, STRING_SELECT
from bot.panel import component_ids
from bot.panel.questions import stamp
from bot.sandbox.page import invoke
from bot.sandbox.server.client_events import ClientEvent, InteractionSeen
from bot.sandbox.server.interactions import COMPONENT
from bot.sandbox.world.objects import Interaction, Message
from bot.store.records import Match
from tests.bot.conftest import Night
from tests.people.person import Person
from tests.running import answered

PRESSES = 100
"""Made up in each match."""


class Forger:
    """A client that sends whatever it likes about a message that is there, as its owner makes it up."""

    def __init__(self, night: Night, person: Person) -> None:
        self.night, self.person = night, person
        self.failed: list[str] = []
        night.sandbox.client_events.watch(person.id, self._look)

    def _look(self, sight: ClientEvent) -> None:
        if isinstance(sight, InteractionSeen) and sight.state == "failed":
            self.failed.append(f"{sight.nonce}: {sight.reason}")

    async def send(self, message: Message, custom_id: str, values: list[str] | None = None) -> Interaction:
        """Press something that is not on a message, and wait until the bot has done with it."""
        channel = self.night.sandbox.world.channel(message.channel_id)
        assert channel is not None
        kind = BUTTON if values is None else STRING_SELECT
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = values
        sent = invoke.send(
            self.night.sandbox.context,
            self.person.id,
            channel,
            data,
            kind=COMPONENT,
            nonce=custom_id,
            message=message,
        )
        async with asyncio.timeout(90):  # the first map of a process takes a while
            while sent.answer is None and not self.failed:  # noqa: ASYNC110  # the world tells nobody
                await asyncio.sleep(0.002)
        await answered()
        return sent

    def answer(self, sent: Interaction) -> Message:
        """Give the message that came as the answer."""
        found = self.night.sandbox.world.message(sent.channel_id, sent.original_id or "")
        assert found is not None
        return found


def made_up(rng: Random, kinds: list[type[component_ids.Code]], marks: list[tuple[int, int]]) -> str:
    """Make up an id: of our form and of a question that is asked, or of our form only, or of none."""
    chance = rng.random()
    if chance < 0.1:
        return "".join(rng.choices("f1.answerz0_:é ", k=rng.randint(1, 100)))
    number = [0, 1, 2, 7, 25, 26, 999, 36**9, 36**10 - 1, 36**14]
    numbers = [rng.choice(number) for _ in range(rng.randint(0, 9))]
    if chance < 0.7:
        numbers = [*rng.choice(marks), *numbers[: rng.randint(0, 4)]]
    kind = rng.choice(kinds)
    match = rng.choice([1, 1, 1, 1, 0, 2, 36**9])
    return ".".join((f"f{component_ids.base36(match)}", kind.verb, *map(component_ids.base36, numbers)))[
        : discord_limits.CUSTOM_ID
    ]


def chosen(rng: Random) -> list[str] | None:
    """Make up what was chosen; None for a button."""
    if rng.random() < 0.4:
        return None
    return [
        rng.choice(["0", "1", "3", "99", "-1", "", "x", "1e9", "٣", "9" * 30]) for _ in range(rng.randint(0, 4))
    ]


def test_every_code_is_read_as_it_was_written() -> None:
    for kind in component_ids.KINDS.values():
        least = len(kind.__struct_fields__) - len(kind.__struct_defaults__)
        for number in range(least, len(kind.__struct_fields__) + 1):
            given: Any = range(36, 36 + number)
            assert component_ids.read(str(kind(*given))) == kind(*given)


@pytest.mark.parametrize(
    ("custom_id", "match"),
    [
        ("", 0),
        ("something", 0),
        ("f5", 0),
        ("f5.nothing.1", 5),
        ("f5.answer.1", 5),  # too few numbers
        ("f5.seal.1.2.3", 5),  # too many
        ("f5.seal.-1", 0),
        ("f5.seal.zzzzzzzzzzz", 0),  # too large
        ("f5.SEAL.1", 0),
        ("f٣.seal.1", 0),
    ],
)
def test_what_is_none_of_ours_is_known_as_that(custom_id: str, match: int) -> None:
    assert component_ids.read(custom_id) == component_ids.Unknown(match)


def test_buttons_of_earlier_versions_are_read_as_what_they_said() -> None:
    assert component_ids.read("f1.focus.0") == component_ids.Turn(1)
    assert component_ids.read("f1.step.0") == component_ids.Step(1)
    assert component_ids.read("f1.act.2.3.0.1d.0.4") == component_ids.Act(1, 2, 3, 0, 49, 0, 4)
    assert component_ids.read("f1.undo") == component_ids.Undo(1)
    assert component_ids.read("f0.deck.7.0.1") == component_ids.Deck(0, 7, 0, 1)


@pytest.fixture(
    params=[("multi", "shapes"), ("several", "shapes"), ("duel", "skirmish"), ("standard", "spearpoint")]
)
async def match(night: Night, request: pytest.FixtureRequest) -> Match:
    scenario, game = request.param
    found = await night.match(scenario, game)
    await night.quiet()
    return found


async def test_whatever_is_made_up_has_an_answer_and_breaks_nothing(
    night: Night, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(f"{match.game} {match.scenario}")
    forger = Forger(night, night.ana)
    sight = await night.bot.services.table.look(match.id, int(night.ana.id))
    assert sight.view is not None
    marks = [(one.id, stamp(one)) for one in sight.view.decisions]
    kinds = [
        kind for kind in component_ids.KINDS.values() if kind not in (component_ids.Resign, component_ids.Film)
    ]
    board = night.ana.messages(night.ana.threads()[0])[-1]
    panel = night.ana.messages(night.ana.dm)[-1]

    with capture_logs() as logs:
        for _ in range(PRESSES):
            await forger.send(rng.choice([board, panel]), made_up(rng, kinds, marks), chosen(rng))

    assert forger.failed == []
    assert [entry for entry in logs if entry["log_level"] in ("error", "critical", "warning")] == []
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


@pytest.mark.parametrize(
    "forged",
    [
        "f1.nothing",
        *map(str, (component_ids.Turn(1), component_ids.Undo(1), component_ids.Seal(1, 7), component_ids.Stay(1))),
    ],
)
async def test_a_message_that_all_can_see_is_never_made_somebodys_own(night: Night, forged: str) -> None:
    match = await night.match("multi")
    await night.quiet()
    cleo = night.sandbox.person("cleo")  # who only looks
    public = [*cleo.messages(cleo.threads()[0]), *cleo.messages("general")]
    assert any("My decision" in str(one.components) for one in public)

    for person in (night.ana, night.ben, night.sam):
        forger = Forger(night, person)
        for message in public:
            answer = forger.answer(await forger.send(message, forged))
            assert answer.id != message.id
            assert answer.flags & discord_limits.EPHEMERAL
        assert forger.failed == []

    await night.quiet()
    assert [*cleo.messages(cleo.threads()[0]), *cleo.messages("general")] == public
    assert (await night.bot.services.table.match(match.id)).last_act == 1


@pytest.mark.parametrize("custom_id", ["f1.nothing", "f1.answer", "f1.answer.2.0.0", "f1.seal.7", "f1.group.1.1"])
async def test_a_made_up_press_on_ones_panel_gets_the_fresh_panel(night: Night, custom_id: str) -> None:
    await night.match("multi")
    await night.quiet()
    forger, panel = Forger(night, night.ana), night.ana.messages(night.ana.dm)[-1]

    assert forger.answer(await forger.send(panel, custom_id, ["0"])).id == panel.id

    await night.ana.sees("La partida ha seguido adelante", in_=night.ana.dm)
    await night.ana.choose("Elige", "pick 1", in_=night.ana.dm)


@pytest.mark.parametrize(
    ("custom_id", "words"),
    [
        ("what", "La partida ha seguido adelante"),
        ("f7ps.open", "No existe esa partida"),
        ("f7ps.seal.1", "No existe esa partida"),
    ],
)
async def test_a_press_about_nothing_there_is_is_told_so(night: Night, custom_id: str, words: str) -> None:
    await night.match("multi")
    await night.quiet()
    forger = Forger(night, night.ana)
    answer = forger.answer(await forger.send(night.ana.messages(night.ana.threads()[0])[-1], custom_id))
    assert words in str(answer.components)


async def test_a_seat_that_is_not_there_is_taken_by_nobody(night: Night) -> None:
    await night.ana.command("/new", game="spearpoint", channel="general")
    await night.ben.sees("Unirse", in_="general")
    forger, invitation = Forger(night, night.ben), night.ben.messages("general")[-1]
    answer = forger.answer(await forger.send(invitation, str(component_ids.Join(1, 9))))
    assert "seat" in str(answer.components)
    assert (await night.bot.services.table.match(1)).status == "open"
