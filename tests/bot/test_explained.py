"""What explains itself: the signs on pictures, the rules chapter by chapter, why something cannot be, the log."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.fairness.fair_pool import MOST, For, working_for
from bot.match import Match
from engine.core.registry import game as find_game
from tests.bot.conftest import Night, shown
from tests.people.reading import read
from tests.running import answered


async def seated(night: Night, game: str = "spearpoint") -> Match:
    """Let Ana and Ben sit down to a match of a real game."""
    match = await night.match("pitched" if game == "tactics2gm" else "standard", game)
    await night.quiet()
    return match


async def sealed(night: Night, match: Match, times: int) -> None:
    """Let both answer as they are advised: the deck, the opening hand, the first Commitment."""
    table, game = night.bot.services.table, find_game(match.game)
    for number in range(times):
        for person in (night.ana, night.ben):
            view = (await table.look(match.id, int(person.id))).view
            assert view is not None
            asked = [decision for decision in view.decisions if not decision.optional]
            answers = [(decision.id, game.suggestion(view, decision)) for decision in asked]
            await table.act(match.id, int(person.id), answers, 1000 * number + int(person.id))
    await night.quiet()


@pytest.mark.parametrize("game", ["spearpoint", "tactics2gm"])
async def test_one_button_below_the_board_shows_what_every_sign_means(night: Night, game: str) -> None:
    await seated(night, game)
    [thread] = night.sam.threads()

    legend = shown(await night.sam.press("Signs", in_=thread))

    assert str(legend.attachments[0].description).startswith("What the signs mean\n#7 number of the ")


async def test_the_help_shows_the_signs_of_the_game_that_is_played_here_else_of_all(night: Night) -> None:
    await seated(night)
    [thread] = night.ana.threads()

    here = shown(await night.ana.command("/ayuda", tema="Signos y símbolos", channel=thread))
    elsewhere = shown(await night.ana.command("/ayuda", tema="Signos y símbolos", channel=night.ana.dm))
    await night.ana.command("/ajustes", formato="Vertical, para el móvil")
    upright = shown(await night.ana.command("/ayuda", tema="Signos y símbolos", channel=thread))

    assert [str(file.description).partition("\n")[0] for file in here.attachments] == ["Qué significan los signos"]
    assert len(elsewhere.attachments) > 1
    assert (here.attachments[0].width, upright.attachments[0].width) == (1100, 950)


async def test_a_rule_is_shown_with_its_neighbours_and_the_way_to_its_chapter(night: Night) -> None:
    rule = shown(await night.ben.command("/rules", search="sp-062"))
    for number in ("SP-061", "**SP-062** It hits if it reaches the Attack Value.", "SP-063"):
        await night.ben.sees(number, in_=rule)

    await night.ben.choose("Spearpoint 1943: chapters", "Victory", in_=rule)

    await night.ben.sees("**SP-101** 51 Victory Points win", in_=rule)


async def test_the_rules_are_browsed_by_chapter_and_page(night: Night) -> None:
    contents = shown(await night.ana.command("/reglas"))
    await night.ana.choose("Spearpoint 1943: capítulos", "Aclaraciones", in_=contents)
    await night.ana.sees("**SP-R01**", in_=contents)
    await night.ana.press("▶ 1/4", in_=contents)

    await night.ana.sees("**SP-R13**", in_=contents)


async def test_how_do_i_win_is_answered(night: Night) -> None:
    await night.ben.command("/rules", search="How do I win?")

    await night.ben.sees("51 Victory Points win")


async def test_beside_what_is_refused_stands_why_with_the_rule(night: Night) -> None:
    await seated(night)
    thread = night.ben.threads()[0]
    [tiger, *_] = await night.ben.autocomplete("/move", "picks", "Tiger I", channel=thread)

    refused = shown(await night.ben.command("/move", picks=tiger, channel=thread))
    await night.ben.sees("It must cost 80 to 100, Units and crews together. (SP-001)", in_=refused)
    why = shown(await night.ben.press("Why?", in_=refused))

    await night.ben.sees("**SP-001** A Reserves deck costs 80 to 100 points", in_=why)


async def test_a_question_says_why_something_is_not_offered(night: Night) -> None:
    match = await seated(night)
    await sealed(night, match, 3)
    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))

    why = shown(await night.ben.press("Why?", in_=panel))

    await night.ben.sees("(SP-0", in_=why)
    rules = [line for line in read(why).splitlines() if line.startswith("-# SP-0")]
    assert rules
    assert len(set(rules)) == len(rules)  # once below all that it speaks against


async def test_the_opening_hand_is_chosen_beside_pictures_of_the_deck(night: Night) -> None:
    match = await seated(night)
    await sealed(night, match, 1)

    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    await answered()  # the picture too

    panel = shown(night.sandbox.world.message(panel.channel_id, panel.id))
    shown_cards = str(panel.attachments[0].description).splitlines()
    assert len(shown_cards) > 4
    assert "Grenadier Squad" in shown_cards


async def test_the_log_tells_every_turn_the_oldest_first_with_the_rules(night: Night) -> None:
    match = await seated(night)
    await sealed(night, match, 3)

    log = shown(await night.ben.command("/log", match=str(match.id)))
    await night.ben.sees("### Turn 1. (SP-013)", in_=log)
    await night.ben.press("⏮", in_=log)

    await night.ben.sees("are dealt 3 Command cards. (SP-008)", in_=log)
    await night.ben.does_not_see("Turn 1", in_=log)


async def test_the_log_is_told_in_turn_and_whoever_asks_for_too_much_waits_for_himself(night: Night) -> None:
    match = await seated(night)
    calculations, let_go = night.bot.services.table.calculations, threading.Event()
    working_for.set(For(int(night.ben.id)))
    busy = [calculations.begin(let_go.wait) for _ in range(MOST + 1)]

    await night.ben.command("/log", match=str(match.id))

    await night.ben.sees("That is a lot at once")
    let_go.set()
    await asyncio.wait(busy)
    await night.ben.command("/log", match=str(match.id))
    await night.ben.sees("Nothing has happened yet")


async def test_the_board_in_words_says_who_is_to_play_and_with_what_they_fire(night: Night) -> None:
    match = await seated(night)
    await sealed(night, match, 3)

    words = shown(await night.sam.press("Board as text", in_=night.sam.threads()[0]))

    await night.sam.sees("To play: Ana and Ben.", in_=words)
    await night.sam.sees("Weapons of ", in_=words)
    await night.sam.sees("Damage Index", in_=words)
