"""Every option of Spearpoint is chosen at /new, shown in the thread, and part of the match and of its file."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.words import setup
from engine.core.matchfile import read, verify
from engine.core.registry import game as find_game
from tests.bot.conftest import Night
from tests.people import Person


class Choice(NamedTuple):
    """An option with one of its values, and what it is called."""

    name: str
    value: int | str | bool
    english: str
    spanish: str


CHOICES = (
    Choice("weapons_per_attack", 1, "Weapons per attack: 1", "Armas por ataque: 1"),
    Choice("weapons_per_attack", 2, "Weapons per attack: 2", "Armas por ataque: 2"),
    Choice(
        *("reading", "english"),
        "Reading: English (two weapons, bombs once a sortie)",
        "Lectura: inglesa (dos armas, bombas una vez por salida)",
    ),
    Choice(
        *("reading", "spanish"),
        "Reading: Spanish (one weapon, bombs once a Turn)",
        "Lectura: española (un arma, bombas una vez por turno)",
    ),
    Choice("crew_grades", True, "Green and Veteran crews: yes", "Tripulaciones bisoñas y veteranas: sí"),
    Choice("crew_grades", False, "Green and Veteran crews: no", "Tripulaciones bisoñas y veteranas: no"),
    Choice("initiative", "turn", "Initiative: at the start of the Turn", "Iniciativa: al empezar el turno"),
    Choice("initiative", "combat", "Initiative: in each Combat", "Iniciativa: en cada Combate"),
    Choice("copies", "unlimited", "Copies in a deck: unlimited", "Copias en el mazo: sin límite"),
    Choice("copies", "printed", "Copies in a deck: as printed", "Copias en el mazo: las impresas"),
    Choice("players", 2, "Players: 2", "Jugadores: 2"),
    Choice("players", 3, "Players: 3", "Jugadores: 3"),
    Choice("players", 4, "Players: 4", "Jugadores: 4"),
)


def test_every_option_is_here_with_each_of_its_values() -> None:
    settings = find_game("spearpoint").settings

    assert {(one.name, one.value) for one in CHOICES} == {
        (setting.name, value) for setting in settings for value in setting.values
    }
    assert len(CHOICES) == len(setup.settings("spearpoint"))


async def opened(night: Night, choice: Choice, host: Person) -> None:
    """Let somebody open a match with an option, in his language, and others take all seats."""
    more = [night.sandbox.person(name, locale="en-US") for name in ("cleo", "dan")]
    guests = [night.ben if host is night.ana else night.ana, *more]
    if host is night.ana:
        offered = await host.autocomplete("/nueva", "opciones", choice.spanish[:12], juego="spearpoint")
        assert choice.spanish in offered
        await host.command("/nueva", juego="spearpoint", opciones=choice.spanish)
    else:
        offered = await host.autocomplete("/new", "options", choice.english[:12], game="spearpoint")
        assert choice.english in offered
        await host.command("/new", game="spearpoint", options=choice.english)
    join, beside = ("Unirse", "Unirse: americanos") if host is night.ana else ("Join", "Join Americans")
    seats = int(choice.value) if choice.name == "players" else 2
    for number, guest in enumerate(guests[: seats - 1]):
        await guest.press(beside if (seats, number) == (4, 0) else join)
        await night.quiet()


@pytest.mark.parametrize("spanish", [False, True], ids=["en", "es"])
@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: f"{choice.name}={choice.value}")
async def test_an_option_is_chosen_shown_and_kept(night: Night, choice: Choice, *, spanish: bool) -> None:
    await opened(night, choice, night.ana if spanish else night.ben)
    match = await night.bot.services.table.match(1)
    assert match.status == "running"
    assert match.options == {choice.name: choice.value}

    thread = night.sam.threads()[0]
    await night.sam.sees(choice.spanish if spanish else choice.english, in_=thread)
    sight = await night.bot.services.table.look(1, None)
    assert sight.view is not None
    assert sight.view.options[choice.name] == choice.value

    await night.bot.services.table.resign(1, int(night.ben.id), 77)
    found = read(await night.bot.services.table.export(1))
    assert found.options[choice.name] == choice.value
    verify(found)
