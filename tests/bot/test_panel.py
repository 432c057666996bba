"""The one panel, with questions of every shape, pressed by people in the sandbox."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.discord_limits.components import walk
from bot.interaction.panel_actions import merged
from bot.panel.own_pictures import own_buttons
from bot.panel.questions import Question, Sheet
from bot.panel.render import Focus, panel
from bot.store.records import Match
from engine.core.protocol import Option
from engine.core.registry import game
from engine.core.selfplay import Playing, chance
from tests.bot.conftest import Night, shown
from tests.bot.shapes import LONG, UNITS
from tests.people import Person


async def answers(night: Night, match: Match, person: Person) -> list[list[Option]]:
    """Give a person's has sealeds, in the order of the questions."""
    sight = await night.bot.services.table.look(match.id, int(person.id))
    assert sight.view is not None
    return [sight.view.answers[number] for number in sorted(sight.view.answers)]


async def test_buttons_answer_at_once_and_may_be_changed(night: Night) -> None:
    match = await night.match("buttons")
    await night.ana.sees("Pregunta sobre buttons", in_=night.ana.dm)

    await night.ana.press("pick green", in_=night.ana.dm)
    await night.ana.press("pick red", in_=night.ana.dm)

    assert await answers(night, match, night.ana) == [[("pick", "red")]]


@pytest.mark.parametrize(
    ("shape", "label", "picked"), [("grid", "pick 13", 13), ("select", f"{LONG} 7", f"{LONG} 7")]
)
async def test_one_pick_of_many(night: Night, shape: str, label: str, picked: str | int) -> None:
    match = await night.match(shape)
    await night.ben.sees(f"Question about {shape}", in_=night.ben.dm)

    if shape == "grid":
        await night.ben.press(label, in_=night.ben.dm)
    else:
        await night.ben.choose("Choose one", label, in_=night.ben.dm)

    assert await answers(night, match, night.ben) == [[("pick", picked)]]


async def test_what_is_advised_of_a_list_is_a_button_below_it(night: Night) -> None:
    match = await night.match("select")
    await night.ben.sees("Question about select", in_=night.ben.dm)
    await night.ben.sees("suggested", in_=night.ben.dm)

    await night.ben.press(f"{LONG} 0", in_=night.ben.dm)

    assert await answers(night, match, night.ben) == [[("pick", f"{LONG} 0")]]


async def test_several_picks_show_total_and_objection_before_they_are_sealed(night: Night) -> None:
    match = await night.match("multi")
    await night.ana.sees("Pregunta sobre multi", in_=night.ana.dm)

    await night.ana.choose("Elige", "pick fire", "pick ice", in_=night.ana.dm)

    await night.ana.sees("El fuego y el hielo no van juntos (SH-007)", in_=night.ana.dm)
    await night.ana.sees("elegidas: 2", in_=night.ana.dm)
    assert "[Sellar] (disabled)" in night.ana.view()

    await night.ana.choose("Elige", "pick ice", "pick 3", in_=night.ana.dm)
    await night.ana.press("Sellar", in_=night.ana.dm)

    assert await answers(night, match, night.ana) == [[("pick", "ice"), ("pick", 3)]]


async def test_more_options_than_a_select_holds(night: Night) -> None:
    match = await night.match("many")
    await night.ben.sees("Question about many", in_=night.ben.dm)

    await night.ben.choose("card card12 – card card23", "card card14 2", "card card20 1", in_=night.ben.dm)
    await night.ben.choose("card card48 – card card59", "card card50 1", in_=night.ben.dm)
    await night.ben.choose("card card12 – card card23", "card card20 1", in_=night.ben.dm)
    await night.ben.press("Seal", in_=night.ben.dm)

    assert await answers(night, match, night.ben) == [[("card", "card20", 1), ("card", "card50", 1)]]


async def test_one_pick_from_groups_replaces_the_other_groups_pick(night: Night) -> None:
    match = await night.match("one-of-many")
    await night.ben.sees("Question about one-of-many", in_=night.ben.dm)

    await night.ben.choose("place c", "place c 42", in_=night.ben.dm)
    await night.ben.press("Seal", in_=night.ben.dm)

    assert await answers(night, match, night.ben) == [[("place", "c", 42)]]


async def test_several_questions_are_sealed_together_as_shown(night: Night) -> None:
    match = await night.match("several")
    await night.ana.sees("Pregunta sobre attack unit 1", in_=night.ana.dm)

    await night.ana.choose("Pregunta sobre attack unit 3", "attack 2", in_=night.ana.dm)
    await night.ana.press("▶", in_=night.ana.dm)
    await night.ana.choose("Pregunta sobre attack unit 9", "attack 1", in_=night.ana.dm)
    await night.ana.press("Elegir …", in_=night.ana.dm)
    await night.ana.choose("play 25 – play 39", "play 30", "play 26", in_=night.ana.dm)
    await night.ana.press("Volver", in_=night.ana.dm)
    await night.ana.press("▶", in_=night.ana.dm)
    await night.ana.sees("Elegido: play 30, play 26", in_=night.ana.dm)  # nothing is sealed unseen
    await night.ana.press("Sellar", in_=night.ana.dm)

    found = await answers(night, match, night.ana)
    assert found[:UNITS] == [
        [("attack", 2)] if n == 3 else [("attack", 1)] if n == 9 else [("hold",)] for n in range(1, 10)
    ]
    assert found[UNITS] == [("play", 30), ("play", 26)]


async def test_the_draft_is_the_same_in_every_panel_and_outlives_the_bot(night: Night) -> None:
    match = await night.match("multi")
    await night.ana.sees("Pregunta sobre multi", in_=night.ana.dm)
    await night.ana.choose("Elige", "pick 1", "pick 2", in_=night.ana.dm)

    ephemeral = shown(await night.ana.press("My decision", in_=night.ana.threads()[0]))

    await night.ana.sees("Elegido: pick 1, pick 2", in_=ephemeral)
    assert await answers(night, match, night.ana) == []


async def test_what_was_not_seen_is_not_sealed(night: Night) -> None:
    match = await night.match("multi")
    await night.ana.sees("Pregunta sobre multi", in_=night.ana.dm)
    ephemeral = shown(await night.ana.press("My decision", in_=night.ana.threads()[0]))
    await night.ana.choose("Elige", "pick 1", in_=night.ana.dm)

    await night.ana.press("Sellar", in_=ephemeral)

    await night.ana.sees("La partida ha seguido adelante", in_=ephemeral)
    assert await answers(night, match, night.ana) == []


async def test_sealed_answers_are_taken_back(night: Night) -> None:
    match = await night.match("buttons")
    await night.ana.sees("Pregunta sobre buttons", in_=night.ana.dm)
    await night.ana.press("pick green", in_=night.ana.dm)

    await night.ana.press("Deshacer", in_=night.ana.dm)

    assert await answers(night, match, night.ana) == []


async def test_a_number_used_again_after_a_take_back_answers_nothing(night: Night) -> None:
    match = await night.match("fork")
    await night.ana.press("go left", in_=night.ana.dm)
    old = shown(await night.ana.press("My decision", in_=night.ana.threads()[0]))
    await night.ana.press("Deshacer", in_=night.ana.dm)
    await night.ana.press("go right", in_=night.ana.dm)
    before = await night.state(match)

    await night.ana.press("go left wood", in_=old)

    await night.ana.sees("La partida ha seguido adelante", in_=old)
    await night.ana.sees("go right wood", in_=old)
    assert await night.state(match) == before


async def test_standing_orders_are_behind_a_button(night: Night) -> None:
    match = await night.match("buttons")
    await night.ana.sees("Pregunta sobre buttons", in_=night.ana.dm)

    await night.ana.press("Pregunta sobre standing", in_=night.ana.dm)
    await night.ana.choose("Elige", "stop there", in_=night.ana.dm)
    await night.ana.press("Confirmar", in_=night.ana.dm)

    await night.ana.sees("Pregunta sobre buttons", in_=night.ana.dm)
    assert await answers(night, match, night.ana) == [[("stop", "there")]]


async def test_a_whole_match_in_two_languages(night: Night) -> None:
    await night.match("buttons")
    thread = shown(await night.ana.sees("My decision")).channel_id
    await night.ana.press("pick green", in_=night.ana.dm)
    await night.ben.press("pick blue", in_=night.ben.dm)

    await night.sam.sees("Shown: pick/green and pick/blue", in_=thread)
    await night.ana.press("draw unit", in_=night.ana.dm)
    await night.ben.press("draw command", in_=night.ben.dm)

    await night.sam.sees("Ana wins match 1", in_=thread)
    await night.sam.sees("match-1.json", in_=thread)
    await night.sam.does_not_see("has sealed")


async def test_who_wants_to_see_his_hand_asks_for_it_on_the_panel(night: Night) -> None:
    await night.match("multi")
    panel = shown(await night.ana.sees("Pregunta sobre multi", in_=night.ana.dm))
    assert panel.attachments == []

    await night.ana.press("Mi mano", in_=panel)

    await night.ana.sees("hand of seat 0", in_=night.ana.dm)


async def test_a_panel_opened_earlier_learns_what_is_next(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    await night.ben.press("pick red", in_=panel)
    await night.ben.sees("You can change it until Ana has decided too", in_=panel)
    await night.ana.press("pick green", in_=night.ana.dm)

    await night.ben.press("What's next", in_=panel)

    await night.ben.sees("Question about draw", in_=panel)


def test_picks_keep_the_order_in_which_they_were_made() -> None:
    shown: list[Option] = [("b",), ("x",), ("a",)]
    members: set[Option] = {("a",), ("b",), ("c",)}

    assert merged(shown, members, [("a",), ("b",), ("c",)], 9) == [("b",), ("x",), ("a",), ("c",)]
    assert merged(shown, members, [("c",)], 9) == [("x",), ("c",)]
    assert merged([("b",)], members, [], 1) == []


async def test_a_select_does_not_say_again_what_is_asked_above_it(night: Night) -> None:
    match = await night.match("multi")
    view = (await night.bot.services.table.look(match.id, int(night.ana.id))).view
    assert view is not None
    decision = replace(view.decisions[0], options=[("ready", 1), ("keep", 2)])

    drawn = panel(Sheet(match, view, [Question(decision, [], "empty", None, None)], []), "es")

    found = walk(drawn.to_components())  # type: ignore[no-untyped-call]
    assert [one["placeholder"] for one in found if "placeholder" in one] == ["Elige …"]


async def test_a_select_says_no_more_which_of_many_groups_was_chosen_above_it(night: Night) -> None:
    match = await night.match("multi")
    view = (await night.bot.services.table.look(match.id, int(night.ana.id))).view
    assert view is not None
    options: list[Option] = [(kind, n) for kind in "abcdefgh" for n in range(4)]
    asked = Question(replace(view.decisions[0], options=options), [], "empty", None, None)

    drawn = panel(Sheet(match, view, [asked], []), "en", Focus(asked.decision.id, group=3))

    found = walk(drawn.to_components())  # type: ignore[no-untyped-call]
    assert [one["placeholder"] for one in found if "placeholder" in one] == ["Choose a group first", "Choose …"]


@pytest.mark.parametrize("name", ["spearpoint", "tactics2gm"])
def test_a_hand_is_offered_to_be_looked_at_only_when_it_is_dealt(name: str) -> None:
    playing = Playing(game(name), chance("hands"), game(name).scenarios[0])
    before = own_buttons(playing.game.view(playing.state, None), 1, "en")
    while not any(event.kind in {"dealt", "turn"} for event in playing.events):
        playing.events += playing.do(playing.choose())
    after = own_buttons(playing.game.view(playing.state, None), 1, "en")

    assert [button.label for button in before] == []
    assert [button.label for button in after] == ["My hand"]
