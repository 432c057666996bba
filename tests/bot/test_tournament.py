"""`/tournament`: people sign up on one message, rounds begin by themselves, and who wins is told."""

from __future__ import annotations

from bot.opponents.standings import winners
from bot.sandbox.world.objects import Message
from bot.store.tournaments import Tournament
from tests.bot.conftest import Night, shown
from tests.bot.test_servers import choose
from tests.opening import press
from tests.people import Person
from tests.people.reading import read

GAME = "Fast Action Battles: Golan 1973"


async def opened(night: Night, kind: str = "Round robin, each pair plays both sides") -> Message:
    """Let Ben open a tournament; return the message in which it is shown."""
    answer = shown(await night.ben.command("/tournament new", game=GAME, kind=kind))
    assert "whoever wants to take part" in read(answer)
    await night.quiet()
    (found,) = [one for one in night.sam.messages("general") if "Open for 4 to" in read(one)]
    return found


async def entered(night: Night, panel: Message) -> list[Person]:
    people = [night.ben, night.ana, night.sam, night.sandbox.person("cleo", locale="en-US")]
    for person in people:
        await person.press("Take part", in_=panel)
    return people


async def held(night: Night) -> Tournament:
    found = await night.bot.services.store.tournament(1)
    assert found is not None
    return found


async def play(night: Night) -> None:
    """Let whoever came to the world later lose all that is played, and the bot look."""
    services = night.bot.services
    for match_id in await services.store.running():
        seats = (await services.table.match(match_id)).seats
        await services.table.resign(match_id, max(seat.user_id or 0 for seat in seats), press())
    await services.tournaments.tick()


async def test_four_sign_up_and_play_until_one_has_won(night: Night) -> None:
    panel = await opened(night)
    people = await entered(night, panel)
    await night.sam.sees("ben · ana · Sam · cleo", in_=panel)
    await night.ana.press("Begin", in_=panel)
    await night.ana.sees("Eso es para quien abrió el torneo")
    await night.ben.press("Begin", in_=panel)
    await night.sam.sees("Round 1 of 3.", in_=panel)
    await night.sam.sees(f"{GAME}: round 1 of 3")
    for _ in range(3):
        await play(night)
    winner = min(people, key=lambda one: int(one.id))

    assert winners(await held(night)) == [int(winner.id)]
    await night.sam.sees(f"🏆 {GAME}: {winner.user.username} wins the tournament")
    await night.sam.sees("The tournament is over.", in_=panel)
    await night.sam.sees(f"1. **{winner.user.username}** 6 · 12", in_=panel)


async def test_who_may_not_open_matches_opens_no_tournament(night: Night) -> None:
    night.sandbox.world.guild.owner_id = night.sam.id
    await choose(night, "f0.set.3", "Referees")
    refused = read(shown(await night.ana.command("/torneo nuevo", juego=GAME, sistema="Sistema suizo")))

    assert "solo" in refused
    assert await night.bot.services.store.tournaments("open") == []


async def test_without_a_clock_and_for_comrades_there_is_no_tournament(night: Night) -> None:
    asked = {"game": GAME, "kind": "Swiss", "clock": "friendly"}
    assert "needs a clock" in read(shown(await night.ben.command("/tournament new", **asked)))
    asked = {"game": "Warfighter: Europe 1944", "kind": "Swiss"}
    assert "two who play against each other" in read(shown(await night.ben.command("/tournament new", **asked)))


async def test_a_server_lists_its_tournaments_in_ones_own_language(night: Night) -> None:
    assert "no tournament here" in read(shown(await night.ben.command("/tournament list")))
    panel = await opened(night, "Swiss")
    await night.ana.press("Take part", in_=panel)
    seen = read(shown(await night.ana.command("/torneo lista"))).replace("*", "")

    assert "Golán 1973 · suizo · abierto, 1 por ahora" in seen
    assert f"/{panel.channel_id}/{panel.id}" in seen
    await night.ana.press("Withdraw", in_=panel)
    await night.sam.sees("Nobody takes part yet", in_=panel)
    await night.ben.press("Call off", in_=panel)
    await night.sam.sees("The tournament was called off", in_=panel)
    assert "no tournament here" in read(shown(await night.ben.command("/tournament list")))
