"""Who opens a panel after a while first sees what happened since he last looked."""

from __future__ import annotations

from bot.interaction.catch_up import AWHILE, LINES
from tests.bot.conftest import Night, shown
from tests.people.reading import read


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(("Unit", "Shown", "Drew", "Red", "Robado"))]


async def test_who_was_away_sees_the_last_fight_and_what_came_of_it_before_his_panel(night: Night) -> None:
    store = night.bot.services.store
    begun = store.now()
    await night.match("several")
    await night.quiet()
    thread = night.ben.threads()[0]
    await night.ben.press("My decision", in_=thread)
    await night.ben.press("Seal", in_=thread)
    await night.ana.press("My decision", in_=thread)
    await night.ana.press("Sellar", in_=thread)
    await night.quiet()

    store.now = lambda: begun + AWHILE + 60
    missed = shown(await night.ben.press("My decision", in_=thread))
    assert "Since you last looked" in read(missed)
    assert [file.description for file in missed.attachments] == ["18 shots"]
    await night.ben.does_not_see("Question about draw", in_=missed)

    await night.ben.press("Go on", in_=missed)
    await night.ben.sees("Question about draw", in_=missed)
    again = shown(await night.ben.press("My decision", in_=thread))
    await night.ben.sees("Question about draw", in_=again)


async def test_no_more_than_three_lines_are_told_and_how_many_there_are(night: Night) -> None:
    store = night.bot.services.store
    begun = store.now()
    match = await night.match("volley")
    await night.quiet()
    thread = night.ana.threads()[0]
    await night.ana.press("My decision", in_=thread)
    table = night.bot.services.table
    for number in range(3):
        view = (await table.look(match.id, int(night.ben.id))).view
        assert view is not None
        asked = view.decisions[0]
        await table.act(match.id, int(night.ben.id), [(asked.id, [asked.options[0]])], 900 + number)
    await night.quiet()

    store.now = lambda: begun + AWHILE + 60
    missed = read(shown(await night.ana.press("My decision", in_=thread)))

    assert "Desde tu última visita" in missed
    assert len(lines(missed)) <= LINES


async def test_who_looked_a_moment_ago_or_missed_nothing_sees_his_panel_at_once(night: Night) -> None:
    store = night.bot.services.store
    begun = store.now()
    await night.match("buttons")
    await night.quiet()
    thread = night.ben.threads()[0]
    await night.ben.press("My decision", in_=thread)
    await night.ana.press("pick red", in_=night.ana.dm)
    panel = shown(await night.ben.press("My decision", in_=thread))
    await night.ben.sees("Question about buttons", in_=panel)

    store.now = lambda: begun + 2 * AWHILE
    panel = shown(await night.ben.press("My decision", in_=thread))
    await night.ben.sees("Question about buttons", in_=panel)


async def test_it_is_told_once_more_after_a_restart_only_if_it_was_not_seen(night: Night) -> None:
    store = night.bot.services.store
    begun = store.now()
    await night.match("buttons")
    await night.quiet()
    thread = night.ben.threads()[0]
    await night.ben.press("My decision", in_=thread)
    await night.ben.press("pick red", in_=thread)
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.quiet()
    look = (await store.sitting(1, int(night.ben.id))).look  # type: ignore[union-attr]
    assert look is not None

    store.now = lambda: begun + AWHILE + 60
    await night.ben.sees("Question about draw", in_=night.ben.dm)
    after = (await store.sitting(1, int(night.ben.id))).look  # type: ignore[union-attr]
    assert after is not None
    assert (look.act < after.act, after.at) == (True, begun + AWHILE + 60)
