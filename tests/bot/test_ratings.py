"""Ratings where people read them: `/stats`, invitations, the leaderboard of a server, and the file for checks."""

from __future__ import annotations

from bot.match import Match
from bot.ratings import model, results_file
from bot.store.records.results import Luck, RatedMatch, Rating, Reckoned, Team
from tests.bot.conftest import Night, shown
from tests.bot.test_servers import choose
from tests.bot.test_stats import resigned, seated, told
from tests.people import Person
from tests.people.reading import read

STRANGER = 77


async def rated(night: Night, game: str, **sigmas: float) -> None:
    """Let people have ratings: each the better, the earlier he is named."""
    people = [night.ana, night.ben, night.sam]
    found = [
        Rating(game, int(one.id), 30.0 - place, sigmas.get(one.user.username, 5.0), 9, 3)
        for place, one in enumerate(people)
    ]
    await night.bot.services.store.keep_ratings(Reckoned(1, 1), found)


async def played(night: Night, *people: Person) -> Match:
    match = await seated(night, *people)
    await resigned(night, match, people[0])
    return match


async def test_stats_tell_ones_rating_and_whether_it_is_provisional(night: Night) -> None:
    await played(night, night.ana, night.ben)
    await rated(night, "spearpoint", ana=7.0)

    assert "Rating: 1620 ± 150 (9 rated matches)" in (await told(night.ben)).replace("*", "")
    of_ana = await told(night.ana, "/estadisticas jugador")
    assert "Puntuación: 1650 ± 210, provisional (9 partidas puntuadas)" in of_ana.replace("*", "")
    assert "Rating" not in await told(night.ben, game="Fast Action Battles: Golan 1973")


async def test_an_invitation_names_the_ratings_of_who_is_there(night: Night) -> None:
    await rated(night, "spearpoint", ana=7.0)
    await night.ben.command("/new", game="Spearpoint 1943")
    await night.quiet()
    await night.sam.sees("**ben** (1620)")
    await night.ana.press("Join")

    await night.sam.sees("**ana** (1650?)")


async def test_the_leaderboard_is_there_where_the_server_wants_it(night: Night) -> None:
    night.sandbox.world.guild.owner_id = night.sam.id
    await played(night, night.ana, night.ben)
    await rated(night, "spearpoint", ana=7.0)
    asked = ("/stats leaderboard", "general")
    assert "no leaderboard" in await told(night.ben, *asked, game="Spearpoint 1943")
    await choose(night, "f0.set.6", "Shown")

    seen = (await told(night.ben, *asked, game="Spearpoint 1943")).replace("*", "")
    assert "1. ana 1650? ± 210 · 9 rated" in seen
    assert "2. ben 1620 ± 150 · 9 rated" in seen
    assert "sam" not in seen  # who has finished nothing here
    await choose(night, "f0.set.6", "Not shown")
    assert "no leaderboard" in await told(night.ben, *asked, game="Spearpoint 1943")


async def test_who_has_played_too_little_or_too_few_is_on_no_leaderboard(night: Night) -> None:
    night.sandbox.world.guild.owner_id = night.sam.id
    await played(night, night.ana, night.ben)
    await choose(night, "f0.set.6", "Shown")
    few = [
        Rating("spearpoint", int(one.id), 30.0, 5.0, *counted)
        for one, counted in ((night.ana, (4, 3)), (night.ben, (9, 2)))
    ]
    await night.bot.services.store.keep_ratings(Reckoned(1, 1), few)

    seen = await told(night.ben, "/stats leaderboard", game="Spearpoint 1943")
    assert "Nobody has played enough yet" in seen


async def test_who_manages_a_server_gets_all_results_and_strangers_stay_unknown(night: Night) -> None:
    night.sandbox.world.guild.owner_id = night.sam.id
    store, ana, ben = night.bot.services.store, int(night.ana.id), int(night.ben.id)
    here = await played(night, night.ana, night.ben)
    there = await played(night, night.ben, night.ana)
    results = [
        RatedMatch(here.id, 1.0, "fab", "short", "", (Team("sy", [ana], 1.0), Team("il", [ben], 0.0))),
        RatedMatch(there.id, 2.0, "fab", "short", "", (Team("sy", [STRANGER], 0.0), Team("il", [ana], 1.0))),
    ]
    for one in results:
        await store.note_result(one.match, one.at, one)
    await store.keep_ratings(Reckoned(1, 2), model.reckon(results).ratings())
    refused = read(shown(await night.ben.command("/server ratings")))
    assert "Manage Server" in refused
    got = shown(await night.sam.command("/server ratings"))
    (file,) = got.attachments
    data = night.sandbox.files.get(file.id)
    assert data is not None

    assert results_file.check(data).wrong == []
    people = {one.person for one in results_file.read(data).ratings}
    assert people == {ana, ben, -1}


async def test_stats_tell_how_the_dice_of_ones_own_side_fell(night: Night) -> None:
    store = night.bot.services.store
    for match in (await played(night, night.ana, night.ben), await played(night, night.ana, night.ben)):
        await store.note_result(match.id, 1.0, None, [Luck("us", 20, 11, 9.25), Luck("de", 10, 3, 6.5)])

    assert "Luck: 6 hits in 20 throws, 13 to be expected" in await told(night.ben)
    assert "Suerte: 22 impactos en 40 tiradas; se esperaban 18,5" in await told(night.ana, "/estadisticas jugador")
