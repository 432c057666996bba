"""`/stats`: what somebody has played, and a server; counted from finished matches alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match import Match, Place
from bot.match import Person as Player
from bot.store.records import Ending
from engine.core.registry import game as find_game
from tests.bot.conftest import Night, shown
from tests.bot.test_audience import aside, close, general
from tests.bot.test_names import HOSTILE, live, spoken
from tests.bot.test_replay import over
from tests.opening import opening, press
from tests.people import Person
from tests.people.reading import read

OTHER_SERVER = 4711


async def told(person: Person, word: str = "/stats player", where: Any = "general", **options: Any) -> str:
    return read(shown(await person.command(word, channel=where, **options)))


async def seated(night: Night, *people: Person, guild: int | None = None, **about: Any) -> Match:
    """Let people sit down to a match, by seat."""
    table = night.bot.services.table
    players = [Player(int(one.id), one.user.username) for one in people]
    place = Place(guild or int(night.sandbox.world.guild.id), int(general(night).id))
    match = await table.open(**opening(*players, place=place, **about))
    for guest in players[1:]:
        match = await table.join(match.id, guest, press())
    return match


async def resigned(night: Night, match: Match, who: Person) -> None:
    await night.bot.services.table.resign(match.id, int(who.id), press())


async def test_each_result_is_counted_for_both_with_side_and_ending(night: Night) -> None:
    await over(night)
    await resigned(night, await night.match("buttons"), night.ben)
    await resigned(night, await night.match("buttons"), night.ana)
    drawn, off = await night.match("buttons"), await night.match("buttons")
    table = night.bot.services.table
    wishes: tuple[tuple[Match, Ending], ...] = ((drawn, "draw"), (off, "stop"))
    for match, ending in wishes:
        await table.consent.propose(match.id, int(night.ana.id), ending, press())
        proposal = (await table.match(match.id)).proposal
        assert proposal is not None
        await table.consent.agree(match.id, int(night.ben.id), proposal.at, press())
    await night.match("buttons")
    await night.quiet()

    ben = await told(night.ben)
    assert "Your matches, in all servers" in ben
    assert "1 running now, 1 called off with no result." in ben
    assert "**Shapes**: 4 matches, 1 won, 1 drawn, 2 lost" in ben
    assert "By side: Black 1 of 4 won" in ben
    assert "Won: resigned ×1" in ben
    assert "Lost: resigned ×1, points ×1" in ben
    assert "Drawn: agreed ×1" in ben
    ana = await told(night.ana, "/estadisticas jugador")
    assert "1 en curso ahora; 1 cancelada sin resultado." in ana
    assert "**Formas**: 4 partidas, 2 ganadas, 1 empatada, 1 perdida" in ana
    assert "Ganadas: resigned ×1, points ×1" in ana
    link = f"<#{(await table.match(drawn.id)).thread_id}>"
    (line,) = [one for one in ana.splitlines() if link in one]
    assert "Empatada · **4** · Formas" in line


async def test_of_a_running_match_nothing_is_told_but_that_it_runs(night: Night) -> None:
    first = await seated(night, night.ben, night.ana)
    await deck(night, first, night.ben, "us_armor")
    running = await told(night.sam, player=night.ben.user.id)
    await resigned(night, first, night.ana)
    await seated(night, night.ben, night.ana)

    assert "1 running now.\n" in running
    assert "No match has been finished yet." in running
    assert not any(word in running for word in ("Spearpoint", "Favourite", "Usual time", "<#"))
    finished = await told(night.sam, player=night.ben.user.id)
    assert "**Spearpoint 1943**: 1 match, 1 won, 0 lost" in finished
    assert "Favourite decks: " in finished
    assert "×1" in finished


async def deck(night: Night, match: Match, who: Person, id_: str) -> None:
    table, user_id = night.bot.services.table, int(who.id)
    view = (await table.look(match.id, user_id)).view
    assert view is not None
    [decision] = [one for one in view.decisions if one.kind == "deck"]
    await table.act(match.id, user_id, [(decision.id, [("deck", id_)])], press())


async def test_a_team_loses_when_one_resigns_and_each_seat_counts(night: Night) -> None:
    cleo = night.sandbox.person("cleo", locale="en-US")
    match = await seated(night, night.ana, night.ben, night.sam, cleo, options={"players": 4})
    await resigned(night, match, night.ana)

    results = ["1 match, 1 won" in await told(one) for one in (night.ben, night.sam, cleo)]
    assert sorted(results) == [False, True, True]
    assert "0 ganadas, 1 perdida" in await told(night.ana, "/estadisticas jugador")


async def test_matches_with_the_computer_and_against_the_game_stand_apart(night: Night) -> None:
    table, ben = night.bot.services.table, night.ben
    match = await seated(night, ben)
    await resigned(night, await table.begin_with_computer(match.id, int(ben.id)), ben)
    mission = await seated(
        night, ben, game="warfighter", scenario=find_game("warfighter").scenarios[0], options={"players": 1}
    )
    await resigned(night, mission, ben)
    await resigned(night, await seated(night, ben, night.ana), night.ana)

    seen = await told(ben)
    assert "**Spearpoint 1943**: 1 match, 1 won, 0 lost" in seen
    assert "**Spearpoint 1943**, with the computer: 1 match, 0 won, 1 lost" in seen
    assert "**Warfighter: Europe 1944**, against the game itself: 1 match, 0 won, 1 lost" in seen
    of_game = await told(ben, game="Warfighter: Europe 1944")
    assert "Spearpoint" not in of_game
    here = await told(night.sam, "/stats server")
    assert "**Spearpoint 1943**: 2 finished (1 with the computer), 0 running" in here
    assert "Won, of 1 between people: " in here


async def test_a_seat_that_was_handed_over_counts_for_who_ended_in_it(night: Night) -> None:
    match = await seated(night, night.ben, night.ana, game="shapes", scenario="buttons")
    table, sam = night.bot.services.table, Player(int(night.sam.id), "sam")
    await table.offer_seat(match.id, int(night.ben.id), sam.id)
    await table.take_over(match.id, sam, 0, press())
    await resigned(night, match, night.ana)

    assert "1 match, 1 won, 0 lost" in await told(night.sam)
    assert "No match has been finished yet." in await told(night.ben)
    assert "for whoever sat in the seat at the end" in await told(night.sam)


async def test_others_are_not_told_of_other_servers(night: Night) -> None:
    match = await seated(night, night.ben, night.ana, game="shapes", scenario="buttons", guild=OTHER_SERVER)
    await resigned(night, match, night.ana)
    await seated(night, night.ben, night.ana, game="shapes", scenario="buttons", guild=OTHER_SERVER)

    seen = await told(night.sam, player=night.ben.user.id)
    assert "None running now." in seen
    assert "No match has been finished yet." in seen
    assert "1 match, 1 won" in await told(night.ben)
    assert "1 match, 1 won" in await told(night.ben, where=night.ben.dm)
    assert "No match has been finished yet." in await told(night.sam, "/stats server")


@pytest.mark.parametrize(("word", "other"), [("/stats player", True), ("/stats server", False)])
async def test_only_oneself_is_told_of_outside_of_a_server(night: Night, word: str, other: bool) -> None:
    options = {"player": night.ben.user.id} if other else {}

    assert "only tell in that server" in await told(night.sam, word, night.sam.dm, **options)


async def test_results_that_one_may_not_see_are_counted_only(night: Night) -> None:
    await resigned(night, await night.match("buttons"), night.ana)
    await night.quiet()
    assert "**1** · Shapes" in await told(night.sam, where=aside(night), player=night.ben.user.id)
    close(night, general(night), night.ana, night.ben)

    seen = await told(night.sam, where=aside(night), player=night.ben.user.id)
    assert "1 more was played where you cannot look." in seen
    assert "**1** · Shapes" not in seen
    assert "<#" not in seen
    assert "**1** · Shapes" in await told(night.ben, where=aside(night))


async def test_who_has_finished_enough_of_late_is_called_active_and_by_his_letters(night: Night) -> None:
    hostile = night.sandbox.person(HOSTILE)
    for number in range(3):
        match = await seated(night, hostile, night.ana if number else night.ben, game="shapes", scenario="buttons")
        await resigned(night, match, hostile)

    seen = await told(night.sam, "/stats server")
    await told(night.sam, player=hostile.user.id)
    assert "1. " in seen
    assert ": 3 finished" in seen
    assert "2. " not in seen
    texts = [text for text in spoken(night.sam) if "free" in text]
    assert len(texts) >= 2
    assert [found for text in texts if (found := live(text))] == []


async def test_bots_have_no_stats(night: Night) -> None:
    assert "is a bot" in await told(night.ben, player=night.sandbox.world.bot.id)
