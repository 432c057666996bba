"""Any area of the board from near by: named in /board, or chosen on the panel, as the person may see it."""

from __future__ import annotations

import pytest

from tests.bot.conftest import Night, shown
from tests.people import Person

pytestmark = pytest.mark.usefixtures("six_areas")

FACES = "(3 steps)"
"""What only the owner of a block reads of it, before it fights."""


async def test_areas_are_offered_in_the_readers_language(night: Night, cleo: Person) -> None:
    thread = cleo.threads()[0]

    assert await cleo.autocomplete("/board", "area", "", channel=thread) == [
        "Alder Hill", "Mill Ford", "Castle", "Lakeside", "Crossroads", "East Farm",
    ]  # fmt: skip
    assert await night.ana.autocomplete("/tablero", "área", "rib", channel=thread) == ["La Ribera"]


async def test_a_close_up_is_as_the_person_sees_and_wants_his_board(night: Night, cleo: Person) -> None:
    thread = cleo.threads()[0]
    [own] = shown(await cleo.command("/board", area="lakeside", channel=thread)).attachments
    [public] = shown(await night.sam.command("/board", area="4", channel=thread)).attachments
    upright = await cleo.command("/board", area="Lakeside", format="portrait", channel=thread)

    assert FACES in str(own)
    assert FACES not in str(public)
    assert (own.width, own.height) == (public.width, public.height) == (800, 600)
    assert [(picture.width, picture.height) for picture in shown(upright).attachments] == [(600, 800)]


async def test_the_panel_leads_to_every_area_and_from_one_to_the_next(night: Night, cleo: Person) -> None:
    thread = cleo.threads()[0]
    await night.ana.press("My decision", in_=thread)
    await night.ana.press("De cerca", in_=thread)
    first = shown(await night.ana.choose("Alto del Aliso – La Granja", "Cruce", in_=thread))
    second = shown(await night.ana.choose("Alto del Aliso – La Granja", "La Ribera", in_=thread))
    [named] = shown(await night.ana.command("/tablero", área="La Ribera", channel=thread)).attachments

    assert first.id == second.id
    assert [picture.filename for picture in second.attachments] == [named.filename]


async def test_what_is_no_area_is_refused_in_words(night: Night, cleo: Person) -> None:
    await night.sam.command("/board", area="Atlantis", channel=cleo.threads()[0])

    await night.sam.sees("“Atlantis” is not among what you can choose here")


async def test_a_board_without_areas_refuses_and_offers_none(night: Night) -> None:
    await night.match("standard", "spearpoint")
    await night.quiet()
    thread = night.sam.threads()[0]

    assert await night.ben.autocomplete("/board", "area", "", channel=thread) == []
    await night.ben.command("/board", area="1", channel=thread)
    await night.ben.sees("The board of Spearpoint 1943 has no areas")
    await night.ben.press("My decision", in_=thread)
    assert "[Close-up]" not in night.ben.view()
