"""Matches of three and four: who is invited where, who plays beside whom, and what each is told."""

from __future__ import annotations

import re

import pytest

from bot.commands import start
from bot.match import Person as Player
from engine.core.dice import line
from engine.core.errors import Refusal
from engine.core.matchfile import read, verify
from tests.bot.conftest import Night
from tests.bot.test_turns import do
from tests.people import Person


@pytest.fixture(autouse=True)
def _new_skirmish(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make /new open a skirmish where nothing else is said."""
    monkeypatch.setattr(start, "GAMES", ("skirmish",))


@pytest.fixture
def cleo(night: Night) -> Person:
    return night.sandbox.person("cleo", locale="en-US")


@pytest.fixture
def dan(night: Night) -> Person:
    return night.sandbox.person("dan", locale="en-US")


async def four(night: Night, cleo: Person, dan: Person) -> None:
    """Begin a match of four: Ana and Cleo against Ben and Dan."""
    await night.ana.command("/nueva", escenario="quartet", idioma="en", rival=night.ben.user.id)
    await night.ben.press("Join Blue")
    await night.quiet()
    await cleo.press("Join Red")
    await night.quiet()
    await dan.press("Join")
    await night.quiet()


async def test_people_are_invited_to_seats_and_the_others_are_for_anybody(
    night: Night, cleo: Person, dan: Person
) -> None:
    await night.ana.command(
        "/nueva", escenario="Cuatro en el vado", rival=night.ben.user.id, pareja=cleo.user.id, opciones="Rondas: 3"
    )
    await dan.sees("Rojo, mariscal: **ana**")
    await dan.sees("Azul, general: libre")
    await dan.sees("Cuatro en el vado · Rondas: 3")

    await dan.press("Unirse: Rojo")
    await dan.sees("This invitation is for somebody else")
    await dan.press("Unirse: Azul")
    await dan.sees("begins when every seat is taken")
    await cleo.press("Unirse: Azul")
    await night.ben.press("Unirse")

    match = await night.bot.services.table.match(1)
    assert [seating.name for seating in match.seats] == ["ana", "ben", "cleo", "dan"]
    assert len({seating.entropy for seating in match.seats}) == 4
    assert (match.status, match.options) == ("running", {"rounds": 3})
    await night.quiet()
    thread = night.sam.threads()[0]
    await night.sam.sees("Cuatro en el vado · Rondas: 3", in_=thread)
    await night.sam.sees("Azul, general: **dan**", in_=thread)
    words = [seating.entropy for seating in match.seats]
    await night.sam.sees(line(2, match.commitment, words), in_=thread)


async def test_who_may_sit_on_one_side_only_is_asked_for_no_side(night: Night, cleo: Person) -> None:
    await night.ben.command("/new", scenario="trio", side="Red, Marshal")
    await night.ana.press("Join Blue")
    await night.quiet()
    assert "[Join]" in night.ana.view()
    await cleo.press("Join")

    match = await night.bot.services.table.match(1)
    assert [seating.name for seating in match.seats] == ["ben", "ana", "cleo"]
    assert match.status == "running"


async def test_where_a_side_has_several_seats_one_chooses_among_them(night: Night, cleo: Person) -> None:
    await night.ben.command("/new", scenario="quartet", side="Red, Marshal")
    await night.ana.press("Join Blue, General")
    await night.quiet()
    assert "[Join Blue]" in cleo.view()
    await cleo.press("Join Red")
    await night.quiet()
    await night.sam.press("Join")

    match = await night.bot.services.table.match(1)
    assert [seating.name for seating in match.seats] == ["ben", "Sam", "cleo", "ana"]


async def test_who_wanted_a_seat_that_is_taken_by_then_gets_another_of_its_side(night: Night) -> None:
    await night.ben.command("/new", scenario="quartet", side="Red, Marshal")
    await night.quiet()
    table = night.bot.services.table
    for number, name in enumerate(("one", "two")):
        await table.join(1, Player(100 + number, name), 1000 + number, beside=3)

    assert [seating.name for seating in (await table.match(1)).seats] == ["ben", "two", "", "one"]


async def test_tg_124_who_is_alone_may_play_the_germans(night: Night, cleo: Person) -> None:
    await night.ben.command("/new", game="tactics2gm", options="players=3+alone=de", deck="Tiger Hunt 100")
    await night.ana.sees("Germans: **ben**")
    await night.ana.sees("Americans, Field Marshal: free")
    await night.ana.sees("Americans, General: free")
    await night.ana.press("Join")
    await cleo.press("Join")
    await night.quiet()

    match = await night.bot.services.table.match(1)
    assert [seating.name for seating in match.seats] == ["ben", "ana", "cleo"]
    sight = await night.bot.services.table.look(1, int(cleo.id))
    assert sight.view is not None
    assert ("card", "us_sherman", 1) in sight.view.decisions[0].options


async def test_tg_124_sides_are_offered_as_the_options_have_them(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "GAMES", ("tactics2gm",))

    async def offered(chosen: str) -> list[str]:
        return await night.ben.autocomplete("/new", "side", "", game="tactics2gm", options=chosen)

    assert await offered("players=1+alone=de") == ["Germans"]
    assert await offered("players=3+alone=de") == ["Germans", "Americans, Field Marshal", "Americans, General"]
    assert await offered("alone=de") == ["Americans", "Germans"]


async def test_a_seat_that_is_declined_is_for_anybody(night: Night, cleo: Person, dan: Person) -> None:
    await night.ben.command("/new", scenario="quartet", opponent=cleo.user.id, opponent2=dan.user.id)
    await dan.press("Decline")
    await night.quiet()
    await night.sam.sees("Blue, General: free")
    assert "[Decline]" in night.sam.view()
    await cleo.press("Decline")
    await night.quiet()
    assert "[Decline]" not in night.sam.view().rpartition("Skirmish")[2]
    await night.sam.press("Join Blue")

    match = await night.bot.services.table.match(1)
    assert (match.status, match.seats[1].name) == ("open", "Sam")


async def test_of_two_who_declines_leaves_a_seat_for_anybody(night: Night, cleo: Person) -> None:
    await night.ben.command("/new", opponent=cleo.user.id)
    await cleo.press("Decline")
    await cleo.sees("Anybody may take the seat now")
    await night.quiet()
    await night.sam.sees("Blue: free")

    await night.sam.press("Join")

    match = await night.bot.services.table.match(1)
    assert (match.status, [seating.name for seating in match.seats]) == ("running", ["ben", "Sam"])


def mentions(*people: Person) -> str:
    return " ".join(f"<@{person.id}>" for person in people)


async def test_six_are_invited_by_mentions_and_march_when_all_have_come(
    night: Night, cleo: Person, dan: Person
) -> None:
    eve = night.sandbox.person("eve", locale="es-ES")
    guests = (night.ben, night.sam, cleo, dan, eve)
    await night.ana.command("/nueva", escenario="march", jugadores=mentions(*guests), idioma="en")
    await night.sam.sees("Red, Scout: <@")
    for person in guests:
        await person.press("Join")
    await night.quiet()

    match = await night.bot.services.table.match(1)
    assert match.status == "running"
    assert [seating.user_id for seating in match.seats] == [int(one.id) for one in (night.ana, *guests)]


async def test_the_host_begins_the_march_with_three_when_no_more_come(night: Night, cleo: Person) -> None:
    await night.ben.command("/new", scenario="march")
    await night.ana.press("Join")
    await night.quiet()
    await cleo.press("Begin with 2 players")
    await cleo.sees("Only the player who sent the invitation can do that")
    await cleo.press("Join")
    await night.quiet()

    await night.ben.press("Begin with 3 players")
    await night.quiet()

    match = await night.bot.services.table.match(1)
    assert (match.status, [seating.name for seating in match.seats]) == ("running", ["ben", "ana", "cleo"])
    await night.sam.sees("ben, ana and cleo: welcome", in_=night.sam.threads()[0])


async def test_those_mentioned_fill_what_partner_and_opponents_leave(
    night: Night, cleo: Person, dan: Person
) -> None:
    await night.ben.command(
        "/new", scenario="quartet", opponent=cleo.user.id, players=f"<@!{dan.id}>, {mentions(night.sam)}"
    )

    match = await night.bot.services.table.match(1)
    assert [seating.invited for seating in match.seats] == [None, *(int(one.id) for one in (cleo, night.sam, dan))]


async def test_who_has_joined_may_leave_before_the_start_and_his_seat_is_for_anybody(
    night: Night, cleo: Person, dan: Person
) -> None:
    await night.ben.command("/new", scenario="trio", opponent=cleo.user.id)
    await night.quiet()
    assert "[Leave]" not in night.sam.view()
    await cleo.press("Join")
    await night.quiet()
    await dan.press("Leave")
    await dan.sees("You have no seat in this match")

    await cleo.press("Leave")
    await cleo.sees("You have left")
    await night.quiet()

    await night.sam.sees("Blue: free")
    assert "[Leave]" not in night.sam.view().rpartition("Skirmish")[2]
    await dan.press("Join Blue")
    await night.quiet()
    await cleo.press("Join")
    match = await night.bot.services.table.match(1)
    assert (match.status, [seating.name for seating in match.seats]) == ("running", ["ben", "dan", "cleo"])


async def test_a_side_that_is_full_takes_nobody_more(night: Night, cleo: Person) -> None:
    await night.ben.command("/new", scenario="trio", side="red")
    await cleo.press("Join Blue")

    with pytest.raises(Refusal, match="table-side-full"):
        await night.bot.services.table.join(1, Player(int(night.sam.id), "Sam"), 99, beside=1)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"partner": "cleo"}, "This match of Skirmish is for 2, and nobody plays beside you"),
        ({"opponent2": "cleo"}, "This match of Skirmish is for 2, and has no place for a second opponent"),
        ({"scenario": "trio", "side": "red", "opponent2": "cleo"}, "no place for a second opponent"),
        ({"scenario": "trio", "side": "blue", "partner": "cleo"}, "nobody plays beside you"),
        ({"scenario": "quartet", "partner": "cleo", "opponent": "cleo"}, "cannot take two seats"),
        ({"scenario": "quartet", "partner": "ben"}, "You cannot play against yourself"),
        ({"players": "Cleo!"}, "I find nobody in “Cleo!”"),
        ({"players": "<@4711>"}, "is not in this server"),
        ({"players": "<@cleo> <@ana>"}, "for 2: there is one seat left"),
        ({"players": "<@ben>"}, "You cannot play against yourself"),
        ({"players": "<@cleo>", "scenario": "solo"}, "for 1: there is no seat left"),
        ({"players": "<@cleo>", "partner": "cleo", "scenario": "quartet"}, "cannot take two seats"),
        ({"scenario": "siege"}, "Skirmish has no scenario “siege”"),
        ({"options": "speed=3"}, "“speed=3” is not an option of Skirmish"),
    ],
    ids=str,
)
async def test_who_has_no_place_is_not_invited(
    night: Night, cleo: Person, options: dict[str, str], why: str
) -> None:
    people = {"cleo": cleo.id, "ben": night.ben.id, "ana": night.ana.id, "bot": night.sandbox.world.bot.id}
    typed = {
        name: re.sub(r"(?<=<@)[a-z]+", lambda found: people[found[0]], value) for name, value in options.items()
    }

    await night.ben.command("/new", **{name: people.get(value, value) for name, value in typed.items()})

    await night.ben.sees(why)
    assert await night.bot.services.store.match(1) is None


async def test_what_can_be_chosen_is_offered_by_name(night: Night) -> None:
    assert await night.ana.autocomplete("/nueva", "escenario", "vado") == [
        "Duelo en el vado",
        "Tres en el vado",
        "Cuatro en el vado",
        "Muchos en el vado",
        "A solas en el vado",
        "A la vez en el vado",
    ]
    assert await night.ana.autocomplete("/nueva", "bando", "", escenario="quartet") == [
        "Rojo, mariscal",
        "Azul, mariscal",
        "Rojo, general",
        "Azul, general",
    ]
    assert await night.ben.autocomplete("/new", "side", "", scenario="duel") == ["Red", "Blue"]
    assert await night.ben.autocomplete("/new", "options", "rounds: 3 + nigh") == [
        "Rounds: 3 + At night: no",
        "Rounds: 3 + At night: yes",
    ]


async def test_four_play_in_turn_each_told_what_concerns_him(night: Night, cleo: Person, dan: Person) -> None:
    await four(night, cleo, dan)
    match = await night.bot.services.table.match(1)
    assert match.awaited == [0]
    await night.ana.sees("Tu turno", in_=night.ana.dm)
    await cleo.does_not_see("Your turn")

    for person in (night.ana, night.ben, cleo):
        await do(night, match, person, ("end",))
    await night.quiet()

    await dan.sees("Your turn", in_=dan.dm)
    await night.sam.sees("Red, Marshal ends the turn")
    await night.sam.sees("Red, General ends the turn")
    await night.sam.sees("To play: dan")
    await dan.command("/games")
    await dan.sees("ana, ben, cleo and dan · your turn")
    await cleo.command("/games")
    await cleo.sees("to play: dan")


async def test_who_watches_four_is_told_who_plays(night: Night, cleo: Person, dan: Person) -> None:
    await four(night, cleo, dan)

    await night.sam.press("My decision", in_=night.sam.threads()[0])

    await night.sam.sees("ana, ben, cleo and dan do")


async def test_a_side_of_two_loses_when_one_of_them_resigns(night: Night, cleo: Person, dan: Person) -> None:
    await four(night, cleo, dan)
    thread = night.sam.threads()[0]
    await cleo.command("/resign", channel=thread)
    await cleo.sees("Your whole side loses")

    await cleo.press("Resign")
    await night.quiet()

    await night.sam.sees("ben and dan win match 1", in_=thread)
    await night.sam.sees("Winner: Blue", in_=thread)
    verify(read(await night.bot.services.table.export(1)))


async def test_who_plays_alone_begins_at_once(night: Night) -> None:
    await night.ben.command("/new", scenario="solo")

    await night.ben.sees("Match 1 begins now")
    await night.ben.sees("Your turn", in_=night.ben.dm)
    await night.sam.does_not_see("Join")


async def test_three_play_to_the_end(night: Night, cleo: Person) -> None:
    await night.ben.command("/new", scenario="trio", options="rounds=1")
    await night.ana.press("Join Blue")
    await night.quiet()
    await cleo.press("Join")
    match = await night.bot.services.table.match(1)
    for person in (night.ben, night.ana, cleo):
        await do(night, match, person, ("end",))
    await night.quiet()

    assert (await night.bot.services.table.match(1)).status == "over"
    verify(read(await night.bot.services.table.export(1)))


async def test_who_has_no_opponent_looks_for_comrades(night: Night) -> None:
    await night.ana.command("/nueva", juego="warfighter")

    invited = await night.ben.sees("busca compañeros")
    for words in ("Empezar en solitario", "Jugar con el ordenador"):
        assert await night.ben.sees(words) == invited
