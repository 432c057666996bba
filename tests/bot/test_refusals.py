"""Bad input: each gets a sentence that says what and why, in the person's language, and nothing changes."""

from __future__ import annotations

import pytest

from bot.discord_limits.components import walk
from bot.panel.component_ids import Confirm
from bot.panel.questions import stamp
from bot.sandbox.page.invoke import use_component
from bot.store.records import Match
from tests.bot.conftest import Night


@pytest.fixture
async def match(night: Night) -> Match:
    found = await night.match("multi")
    await night.ana.sees("Pregunta sobre multi", in_=night.ana.dm)
    await night.ben.sees("Question about multi", in_=night.ben.dm)
    await night.sam.sees("My decision")
    return found


async def test_a_spectator_who_presses_is_told_who_plays(night: Night, match: Match) -> None:
    before = await night.state(match)

    for label in ("My decision", "My hand"):
        await night.sam.press(label)
        await night.sam.sees("You do not play in this match; Ana and Ben do")

    assert await night.state(match) == before


async def test_a_spectator_reads_the_board(night: Night, match: Match) -> None:
    await night.sam.press("Board as text")

    await night.sam.sees("A bare table")


async def test_a_spectators_commands_are_refused(night: Night, match: Match) -> None:
    before = await night.state(match)
    thread = night.sam.threads()[0]

    for name, options in (("/move", {"picks": "pick 1"}), ("/hand", {}), ("/play", {"card": "x"})):
        await night.sam.command(name, channel=thread, **options)
        await night.sam.sees("You do not play in this match", in_=thread)
    await night.sam.command("/resign", channel=thread)
    await night.sam.sees("You have no seat in this match", in_=thread)
    await night.sam.command("/undo", channel=thread)

    assert await night.state(match) == before


async def test_a_stale_press_gets_the_fresh_panel(night: Night, match: Match) -> None:
    old = night.ana.messages(night.ana.dm)[-1]
    await night.ana.choose("Elige", "pick 1", in_=old)
    await night.ana.press("My decision", in_=night.ana.threads()[0])
    await night.ana.press("Sellar", in_=night.ana.threads()[0])
    await night.ben.press("Seal", in_=night.ben.dm)
    await night.sam.sees("Shown")
    before = await night.state(match)

    await night.ana.choose("Elige", "pick 2", in_=old)

    await night.ana.sees("La partida ha seguido adelante", in_=old)
    await night.ana.sees("Pregunta sobre draw", in_=old)
    assert await night.state(match) == before


async def test_a_double_press_is_one_move(night: Night, match: Match) -> None:
    await night.ana.choose("Elige", "pick 1", in_=night.ana.dm)
    message = night.ana.messages(night.ana.dm)[-1]
    [seal] = [one["custom_id"] for one in walk(message.components) if one.get("label") == "Sellar"]

    for nonce in ("first", "second"):
        use_component(
            night.sandbox.context, night.ana.id, message.channel_id, message.id, seal, values=None, nonce=nonce
        )

    await night.ana.sees("Puedes cambiarlo hasta que decida también Ben", in_=message)
    log = await night.bot.services.table.log(match.id)
    assert [entry.kind for entry in log] == ["start", "answer"]


async def test_somebody_elses_question_cannot_be_answered(night: Night, match: Match) -> None:
    """A press with Ben's decision in it, as a client could make it up."""
    before = await night.state(match)
    sight = await night.bot.services.table.look(match.id, int(night.ben.id))
    assert sight.view is not None
    [decision] = [d for d in sight.view.decisions if not d.optional]
    message = night.ana.messages(night.ana.dm)[-1]
    [seal] = [one for one in walk(message.components) if one.get("label") == "Sellar"]
    seal["custom_id"] = str(Confirm(match.id, decision.id, stamp(decision)))

    await night.ana.press("Sellar", in_=message)

    await night.ana.sees("La partida ha seguido adelante", in_=message)
    assert await night.state(match) == before


async def test_unknown_picks_decisions_and_matches(night: Night, match: Match) -> None:
    before = await night.state(match)
    dm = night.ana.dm

    await night.ana.command("/move", channel=dm, picks="pick 99")
    await night.ana.sees("«pick 99» no está entre lo que puedes elegir aquí", in_=dm)
    await night.ana.command("/move", channel=dm, decision="nada", picks="pick 1")
    await night.ana.sees("No tienes abierta ninguna decisión «nada»", in_=dm)
    await night.ana.command("/move", channel=dm, picks="#999.0:1")
    await night.ana.sees("esta decisión ya no está abierta", in_=dm)
    await night.ana.command("/hand", channel=dm, match="77")
    await night.ana.sees("No hay ninguna partida «77»", in_=dm)
    await night.ana.command("/commit", channel=dm)
    await night.ana.sees("Ahora no tienes nada que desplegar", in_=dm)
    await night.ana.command("/move", channel=dm, picks="pick fire + pick ice")
    await night.ana.sees("El fuego y el hielo no van juntos (SH-007)", in_=dm)

    assert await night.state(match) == before


async def test_a_match_can_be_resigned_only_on_purpose(night: Night, match: Match) -> None:
    await night.ana.command("/resign", channel=night.ana.dm)
    await night.ana.press("Seguir jugando", in_=night.ana.dm)
    assert (await night.bot.services.table.match(match.id)).status == "running"

    await night.ana.command("/resign", channel=night.ana.dm)
    await night.ana.press("Abandonar", in_=night.ana.dm)

    await night.sam.sees("Ben wins match 1")
    await night.ana.command("/resign", channel=night.ana.dm, match="1")
    await night.ana.sees("Esta partida ha terminado", in_=night.ana.dm)


async def test_what_breaks_is_our_fault_and_loses_nothing(
    night: Night, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await night.state(match)

    def break_down(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tests.bot.shapes.Shapes.tally", break_down)
    await night.ana.choose("Elige", "pick 1", in_=night.ana.dm)

    await night.ana.sees("no se ha perdido nada", in_=night.ana.dm)
    assert await night.state(match) == before
