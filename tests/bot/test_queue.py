"""`/queue`: two people look for an opponent, are asked in their channel, and play."""

from __future__ import annotations

from bot.opponents.pairing import LASTS
from bot.sandbox.world.objects import Message
from tests.bot.conftest import Night, shown
from tests.bot.test_audience import aside, close, general
from tests.people.reading import read


async def paired(night: Night) -> Message:
    """Let Ana and Ben look for somebody to play Spearpoint; return what they are asked in the channel."""
    await night.ana.command("/cola", juego="Spearpoint 1943")
    await night.ben.command("/queue", game="Spearpoint 1943")
    await night.bot.services.queue.tick()
    await night.quiet()
    (asked,) = [one for one in night.sam.messages("general") if "podríais jugar" in read(one)]
    return asked


async def test_two_who_look_for_each_other_are_asked_and_play(night: Night) -> None:
    asked = await paired(night)
    assert {one.id for one in asked.mentions} == {night.ana.id, night.ben.id}
    assert night.ana.mention in read(asked)
    assert "Spearpoint 1943 · Reloj normal: 72 h" in read(asked)
    await night.ana.press("¡A jugar!", in_=asked)
    await night.ana.sees("En cuanto tu rival diga que sí")
    await night.sam.sees("ana quiere jugar", in_=asked)
    await night.ben.press("¡A jugar!", in_=asked)
    await night.ben.sees("You both want to play: match 1 begins")
    await night.quiet()

    match = await night.bot.services.table.match(1)
    assert (match.status, {one.name for one in match.seats}) == ("running", {"ana", "ben"})
    await night.sam.sees(f"Los dos queréis jugar: <#{match.thread_id}>", in_=asked)
    assert "not looking for an opponent" in read(shown(await night.ben.command("/queue")))


async def test_what_one_waits_for_is_shown_in_ones_own_language_and_ended_there(night: Night) -> None:
    await night.ana.command("/cola", juego="Spearpoint 1943", nivel="Cualquier rival", reloj="24+4")
    seen = read(shown(await night.ana.command("/cola")))
    (ticket,) = await night.bot.services.store.tickets()
    assert "Spearpoint 1943 · Reloj: 24 h, +4 h por fase" in seen.replace("*", "")
    assert f"cualquier rival · desde <t:{int(ticket.since)}:R>, hasta <t:{int(ticket.since + LASTS)}:R>" in seen
    assert "not looking" in read(shown(await night.ben.command("/queue")))
    await night.ana.press("Dejar de buscar")

    await night.ana.sees("Aquí no buscas rival")
    assert await night.bot.services.store.tickets() == []


async def test_others_cannot_answer_and_who_declines_goes_on_looking(night: Night) -> None:
    asked = await paired(night)
    await night.sam.press("¡A jugar!", in_=asked)
    await night.sam.sees("Two others are asked here")
    seen = read(shown(await night.ben.command("/queue")))
    assert "Somebody wants to play Spearpoint 1943 with you" in seen.replace("*", "")
    await night.ben.press("Not this time")
    await night.ben.sees("Both of you go on looking")
    await night.ana.press("¡A jugar!", in_=asked)
    await night.ana.sees("Eso ya está decidido")
    await night.quiet()

    await night.sam.sees("Esta vez no. Los dos seguís buscando", in_=asked)
    assert len(await night.bot.services.store.tickets()) == 2


async def test_nobody_is_asked_in_a_channel_that_he_may_not_see(night: Night) -> None:
    elsewhere = aside(night)
    await night.ana.command("/cola", channel=elsewhere, juego="Spearpoint 1943")
    close(night, elsewhere, night.ben)
    await night.ben.command("/queue", game="Spearpoint 1943")
    await night.bot.services.queue.tick()
    await night.quiet()

    (pairing,) = await night.bot.services.store.pairings(0.0)
    assert pairing.place.channel_id == int(general(night).id)


async def test_two_of_whom_each_sees_only_his_own_channel_are_not_paired(night: Night) -> None:
    elsewhere = aside(night)
    await night.ana.command("/cola", channel=elsewhere, juego="Spearpoint 1943")
    await night.ben.command("/queue", game="Spearpoint 1943")
    close(night, elsewhere, night.ben)
    close(night, general(night), night.ana)
    await night.bot.services.queue.tick()

    assert await night.bot.services.store.pairings(0.0) == []


async def test_a_clock_that_makes_no_sense_and_a_place_without_threads_are_refused(night: Night) -> None:
    await night.ben.command("/queue", game="Spearpoint 1943", clock="soon")
    await night.ben.sees("I know no such clock")
    assert await night.bot.services.store.tickets() == []
