"""Taking back by consent: asked for beside the refusal, answered in the thread."""

from __future__ import annotations

import pytest

from bot.match import posts
from bot.store.records import Match
from tests.bot import skirmish
from tests.bot.conftest import Night, shown
from tests.bot.test_turns import SHOTS, begun, do


@pytest.fixture(autouse=True)
def _safe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skirmish, "HITS", 11)
    monkeypatch.setattr(posts, "PAUSE", 0.2)


async def fired(night: Night) -> Match:
    """Let Ana move and fire, and end her turn."""
    match = await begun(night)
    await do(night, match, night.ana, ("move", 0, 0, 2), SHOTS[0], ("end",))
    await night.quiet()
    return match


async def asked(night: Night) -> Match:
    """Let Ana ask to take back a shot, by command and press."""
    match = await begun(night)
    await do(night, match, night.ana, ("move", 0, 0, 2), SHOTS[0])
    refused = shown(await night.ana.command("/deshacer", channel=night.ana.threads()[0]))
    await night.ana.sees("Esto ya no se puede deshacer", in_=refused)
    await night.ana.sees("si todos están de acuerdo", in_=refused)
    await night.ana.press("Pedirlo", in_=refused)
    await night.ana.sees("Tu petición está en el hilo de la partida 1", in_=refused)
    await night.quiet()
    return match


async def test_the_other_agrees_and_all_is_as_it_was(night: Night) -> None:
    match = await fired(night)
    before = await night.state(match)
    await do(night, match, night.ben, ("fire", 2, "rifle", 0), ("end",))
    await night.quiet()
    thread = night.ben.threads()[0]
    await do(night, match, night.ana, ("move", 1, 1, 2))
    await night.quiet()
    refused = shown(await night.ben.command("/undo", channel=thread))
    await night.ben.press("Ask for it", in_=refused)
    await night.quiet()
    await night.ana.sees("**Ben** asks to take back an answer", in_=thread)
    await night.sam.sees("Blue ends the turn", in_=thread)
    await night.ana.press("Agree", in_=thread)
    await night.quiet()

    await night.sam.sees("Everybody agreed: **Ben** takes back an answer.", in_=thread)
    await night.sam.sees("Blue: took back an answer with everybody’s consent.", in_=thread)
    assert "[Agree]" not in night.sam.view()
    assert (await night.bot.services.table.match(match.id)).awaited == [1]
    assert before is not None
    await night.ben.sees("Your turn", in_=night.ben.dm)


async def test_the_request_tells_what_was_rolled(night: Night) -> None:
    match = await begun(night)
    view = (await night.bot.services.table.look(match.id, int(night.ana.id))).view
    assert view is not None
    await do(night, match, night.ana, SHOTS[0])
    await night.ana.command("/deshacer", channel=night.ana.threads()[0])
    await night.ana.press("Pedirlo")
    await night.quiet()

    await night.sam.sees("**Ana** asks to take back an answer, and with it everything since. This would be undone")
    await night.sam.sees("Red fires rifle at A6: ")
    await night.sam.press("Agree")
    await night.sam.sees("You have no seat in this match")
    await night.ana.press("Agree")
    await night.ana.sees("Ya has aceptado esta propuesta")


async def test_one_who_declines_is_enough(night: Night) -> None:
    await asked(night)
    await night.ben.press("Decline")
    await night.ben.sees("Good: the match goes on")
    await night.quiet()

    await night.sam.sees("**Ana** asked to take back an answer. That request is closed.")
    assert "[Agree]" not in night.sam.view()


async def test_who_plays_on_closes_it(night: Night) -> None:
    match = await asked(night)
    await do(night, match, night.ana, ("move", 1, 1, 2), ("end",))
    await night.quiet()

    await night.sam.sees("**Ana** asked to take back an answer. That request is closed.")
    assert "[Agree]" not in night.sam.view()


async def test_a_panel_offers_to_ask(night: Night) -> None:
    match = await begun(night)
    await do(night, match, night.ana, ("move", 0, 0, 2))
    await night.quiet()
    panel = shown(await night.ana.press("My decision", in_=night.ana.threads()[0]))
    await do(night, match, night.ana, SHOTS[0])
    await night.ana.press("Deshacer", in_=panel)
    await night.ana.sees("si todos están de acuerdo")
    await night.ana.press("Pedirlo")
    await night.quiet()
    await night.ben.press("Agree")
    await night.quiet()

    assert (await night.bot.services.table.match(match.id)).awaited == [0]
    await night.sam.sees("Everybody agreed: **Ana** takes back an answer.")
