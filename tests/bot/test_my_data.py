"""`/mydata`: seeing what is kept about oneself, taking it along, having it deleted."""

from __future__ import annotations

import json

from tests.bot.conftest import Night, shown


async def test_one_sees_what_is_kept_and_takes_it_along(night: Night) -> None:
    match = await night.match("buttons")

    await night.ana.command("/misdatos ver")
    await night.ana.sees("Asientos en 1 partida")
    answer = shown(await night.ben.command("/mydata export"))

    (attached,) = answer.attachments
    content = night.sandbox.files.get(attached.id)
    assert content is not None
    data = json.loads(content)
    assert data["person"] == int(night.ben.id)
    assert [row["match"] for row in data["matches"]] == [match.id]
    assert str(night.ana.id) not in content.decode()


async def test_who_plays_is_told_where_and_keeps_everything(night: Night) -> None:
    match = await night.match("buttons")

    await night.ana.command("/misdatos borrar")

    await night.ana.sees(f"Todavía tienes asiento en la partida {match.id}")
    assert await night.bot.services.store.person(int(night.ana.id)) is not None


async def test_who_is_sure_is_forgotten(night: Night) -> None:
    match = await night.match("buttons")
    await night.ben.command("/resign", match=str(match.id))
    await night.ben.press("Resign")
    await night.quiet()

    await night.ben.command("/mydata delete")
    await night.ben.sees("Delete everything about you?")
    assert await night.bot.services.store.person(int(night.ben.id)) is not None
    await night.ben.press("Delete everything")

    await night.ben.sees("I know nothing about you any more")
    assert await night.bot.services.store.person(int(night.ben.id)) is None
    await night.ben.command("/mydata show")
    await night.ben.sees("Nothing.")


async def test_an_invitation_is_turned_down_by_who_goes(night: Night) -> None:
    await night.ana.command("/nueva", juego="spearpoint", rival=night.ben.user.id)
    (open_match,) = await night.bot.services.table.matches_of(int(night.ana.id))
    assert open_match.invited == [int(night.ben.id)]

    await night.ben.command("/mydata delete")
    await night.ben.press("Delete everything")

    assert (await night.bot.services.table.match(open_match.id)).invited == []
