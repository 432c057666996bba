"""`/games` is an inbox: what waits for one comes first, with the button that opens it."""

from __future__ import annotations

from bot.sandbox.world.objects import Message
from tests.bot.conftest import Night, shown
from tests.people.reading import read


def told(answer: Message) -> list[str]:
    """Return what is told of matches and the buttons, line by line, without times and places."""
    return [line.split(" · asked")[0].split(" <#")[0] for line in read(answer).splitlines()]


async def test_what_waits_for_one_comes_first_the_longest_first_with_the_way_to_it(night: Night) -> None:
    for scenario in ("multi", "buttons"):
        await night.match(scenario)
        await night.quiet()
    await night.ben.command("/new", game="spearpoint")

    inbox = shown(await night.ben.command("/games", channel=night.ben.dm))
    assert told(inbox) == [
        "1 · Shapes · Ana and Ben · your turn",
        "Decide in match 1",
        "2 · Shapes · Ana and Ben · your turn",
        "Decide in match 2",
        "- 3 · Spearpoint 1943 · ben · waiting for players",
        "Refresh",
    ]
    panel = shown(await night.ben.press("Decide in match 2", in_=inbox))
    await night.ben.sees("Question about buttons", in_=panel)


async def test_what_has_been_answered_waits_no_longer(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick red", in_=night.ana.dm)

    inbox = shown(await night.ana.command("/partidas"))

    assert told(inbox) == ["- 1 · Formas · Ana y Ben · turno de: Ben", "Actualizar"]

    await night.ben.press("pick red", in_=night.ben.dm)
    await night.ana.press("Actualizar", in_=inbox)
    await night.ana.sees("tu turno", in_=inbox)
    await night.ana.sees("Decidir en la partida 1", in_=inbox)


async def test_of_many_that_wait_those_after_the_eighth_come_in_words(night: Night) -> None:
    for _ in range(9):
        await night.match("buttons")
    await night.quiet()

    inbox = told(shown(await night.ben.command("/games")))

    assert [line for line in inbox if line.startswith("Decide")] == [f"Decide in match {n}" for n in range(1, 9)]
    assert inbox[-2:] == ["- 9 · Shapes · Ana and Ben · your turn", "Refresh"]
