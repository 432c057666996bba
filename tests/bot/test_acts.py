"""A turn of many small acts on one panel: branch by branch, answered at once, cautioned, taken back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord_limits.components import STRING_SELECT, check_components, walk
from bot.discord_limits.problems import Form
from bot.panel.acts import Spot, above, entries, fitted, found, place, settled
from bot.panel.questions import Question, Sheet
from bot.panel.render import Focus, file_name, panel
from bot.sandbox.world.objects import Message
from bot.store.records import Match
from engine.core.protocol import Option
from engine.core.watch import Watch
from engine.core.words import msg
from tests.bot import skirmish
from tests.bot.conftest import Night, shown
from tests.bot.shapes import picture
from tests.bot.skirmish import Squad

OPTIONS: list[Option] = [
    ("move", 1, 0, 0),
    ("move", 1, 0, 1),
    ("move", 2, 4, 4),
    ("fire", 1, "rifle", 7),
    ("fire", 1, "rifle", 8),
    ("fire", 1, "mortar", 7),
    ("deploy", "tank"),
    ("deploy", "tank", "smoke"),
    ("end",),
]


@pytest.fixture
def _safe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no shot hit."""
    monkeypatch.setattr(skirmish, "HITS", 11)


async def squads(night: Night, match: Match) -> list[Squad]:
    view = (await night.bot.services.table.look(match.id, None)).view
    assert isinstance(view, skirmish.SkirmishView)
    return view.squads


def test_what_is_too_long_for_a_button_still_says_where_it_leads() -> None:
    unit = "Anti-aircraft company, 3 veteran, Khan Arnaba, with its trucks, 3 MP"
    name = fitted(["Move", unit, "Mazraat Beit Jann (26)"], 80, verb=True)

    assert len(name) <= 80
    assert name.startswith("Move: Anti-aircraft")
    assert name.endswith("… → Mazraat Beit Jann (26)")


# ------------------------------------------------------------- the tree


def test_first_come_the_verbs_and_never_the_end() -> None:
    assert [way.path for way in entries(OPTIONS, ())] == [("move",), ("fire",), ("deploy",)]


def test_below_a_verb_and_a_thing_everything_is_shown_at_once() -> None:
    assert [way.path for way in entries(OPTIONS, ("fire", 1))] == OPTIONS[3:6]


def test_a_level_with_one_branch_is_skipped_and_not_come_back_to() -> None:
    assert settled(OPTIONS, ("fire",)) == ("fire", 1)
    assert above(OPTIONS, ("fire", 1)) == ()
    assert settled(OPTIONS, ("move",)) == ("move",)
    assert above(OPTIONS, ("move", 1)) == ("move",)


def test_a_branch_that_is_gone_leads_to_the_one_above_it() -> None:
    assert settled(OPTIONS, ("move", 3)) == ("move",)
    assert settled(OPTIONS, ("fire", 1, "rifle", 9)) == ("fire", 1, "rifle")
    assert settled(OPTIONS, ("bomb", 1)) == ()


def test_an_option_may_be_the_beginning_of_another() -> None:
    assert [way.path for way in entries(OPTIONS, ("deploy", "tank"))] == [("deploy", "tank"), OPTIONS[7]]


def test_every_place_is_found_again() -> None:
    for path in [(), ("move",), ("move", 1), ("fire", 1, "rifle")]:
        assert found(OPTIONS, place(path)) == (path, False)
        for way in entries(OPTIONS, path):
            leaf = way.path in OPTIONS and way.place % 16 == 0
            assert found(OPTIONS, way.place) == (way.path, leaf)
    assert found(OPTIONS, place(("swim",))) is None


def test_more_squares_than_a_select_holds_are_chosen_by_their_column() -> None:
    far: list[Option] = [("move", 1, column, row) for column in range(8) for row in range(6)]

    assert [way.path for way in entries(far, ("move", 1))] == [("move", 1, column) for column in range(8)]
    assert len(entries(far, ("move", 1, 3))) == 6


@pytest.mark.parametrize("number", range(12))
def test_the_game_of_these_tests_keeps_every_law(number: int) -> None:
    Watch(skirmish.GAME, f"skirmish {number}", every=8).play()


# ------------------------------------------------------------- the panel


@pytest.mark.usefixtures("_safe")
async def test_acts_are_applied_at_once_in_one_message(night: Night) -> None:
    match = await night.match("duel", "skirmish")
    await night.ana.sees("Tu turno", in_=night.ana.dm)

    await night.ana.presses("Mover", "Escuadra A1", "A2", in_=night.ana.dm)

    assert (await squads(night, match))[0].at == (0, 1)
    await night.ana.sees("Rojo: de A1 a A2", in_=night.ana.dm)
    assert len(night.ana.messages(night.ana.dm)) == 2  # what waits for her, and the panel


async def test_a_way_without_a_choice_is_said(night: Night) -> None:
    await night.match("duel", "skirmish")
    await night.ana.presses("Mover", "Escuadra A1", "A2", in_=night.ana.dm)

    await night.ana.press("Mover", in_=night.ana.dm)

    await night.ana.sees("**Mover: Escuadra B1**", in_=night.ana.dm)


@pytest.fixture
def _with_details(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be more to say of a squad than its name."""
    more = msg("skirmish-hint", left=7)
    monkeypatch.setattr(skirmish.Skirmish, "detail", lambda *asked: more if len(asked[-1]) == 2 else None)


@pytest.mark.usefixtures("_with_details")
async def test_what_is_said_beside_a_name_stands_below_it_in_a_list(night: Night) -> None:
    await night.match("duel", "skirmish")

    await night.ana.press("Mover", in_=night.ana.dm)

    [menu] = [one for one in walk(night.ana.messages(night.ana.dm)[-1].components) if one["type"] == STRING_SELECT]
    assert [option["label"] for option in menu["options"]] == ["Escuadra A1", "Escuadra B1"]
    assert all("7" in option["description"] for option in menu["options"])
    await night.ana.choose("Mover", "Escuadra A1", in_=night.ana.dm)
    await night.ana.press("A2", in_=night.ana.dm)
    await night.ana.sees("Rojo: de A1 a A2", in_=night.ana.dm)


@pytest.mark.usefixtures("_safe")
async def test_the_panel_comes_back_to_the_same_squad_while_it_can_fire(night: Night) -> None:
    match = await night.match("duel", "skirmish")
    await night.ana.presses("Disparar", "Escuadra A1", "rifle → a A6", "mortar → a B6", in_=night.ana.dm)

    assert (await squads(night, match))[0].fired == ["rifle", "mortar"]
    assert "rifle → a A6" in night.ana.view(), "the other squad is left, and shown"


@pytest.fixture
def _advised_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody be advised to end his turn, for nobody is asked once more about what he is advised."""
    monkeypatch.setattr(skirmish.Skirmish, "suggestion", lambda _game, _view, decision: decision.options[:1])


@pytest.mark.usefixtures("_advised_to_go_on")
async def test_what_an_end_would_give_up_is_asked_once_more(night: Night) -> None:
    match = await night.match("duel", "skirmish")
    await night.ana.press("Terminar turno", in_=night.ana.dm)
    await night.ana.sees("⚠️ Quedan 4 disparos", in_=night.ana.dm)
    assert (await night.bot.services.table.match(match.id)).awaited == [0]

    await night.ana.press("Volver", in_=night.ana.dm)
    await night.ana.sees("Te quedan 4 disparos", in_=night.ana.dm)
    await night.ana.press("Terminar turno", in_=night.ana.dm)
    await night.ana.press("Hacerlo", in_=night.ana.dm)

    assert (await night.bot.services.table.match(match.id)).awaited == [1]


async def test_acts_are_taken_back_one_by_one(night: Night) -> None:
    match = await night.match("duel", "skirmish")
    await night.ana.presses("Mover", "Escuadra A1", "A2", "B2", in_=night.ana.dm)

    await night.ana.press("Deshacer", in_=night.ana.dm)
    await night.ana.press("Deshacer", in_=night.ana.dm)

    assert [squad.at for squad in (await squads(night, match))[:2]] == [(0, 0), (1, 0)]
    shown_now = night.ana.view().rpartition("Tu turno")[2]
    assert "[Mover]" in shown_now
    assert "[Deshacer] (disabled)" in shown_now


async def test_taking_back_leads_to_where_one_was_and_not_to_where_only_one_way_was_left(night: Night) -> None:
    await night.match("duel", "skirmish")
    await night.ana.presses("Mover", "Escuadra A1", "A2", in_=night.ana.dm)
    assert "[B2]" in night.ana.view().rpartition("Tu turno")[2], "the other squad alone may still move"

    await night.ana.press("Deshacer", in_=night.ana.dm)

    shown_now = night.ana.view().rpartition("Tu turno")[2]
    assert "[Escuadra A1]" in shown_now
    assert "[B2]" not in shown_now


async def test_what_acts_can_reach_is_shown_to_the_one_who_acts(night: Night) -> None:
    await night.match("duel", "skirmish")
    await night.quiet()
    panel_ = shown(await night.ana.press("My decision", in_=night.ana.threads()[0]))
    await night.ana.sees("reach of all", in_=panel_)

    await night.ana.press("Mover", in_=panel_)
    await night.ana.press("Escuadra A1", in_=panel_)

    await night.ana.sees("reach of move/0", in_=panel_)
    await night.ben.does_not_see("reach of")


async def test_an_old_panel_acts_on_nothing(night: Night) -> None:
    match = await night.match("duel", "skirmish")
    await night.ana.press("Mover", in_=night.ana.dm)
    await night.ana.press("Escuadra A1", in_=night.ana.dm)
    old = shown(await night.ana.press("My decision", in_=night.ana.threads()[0]))
    await night.ana.press("A2", in_=night.ana.dm)
    before = await night.state(match)

    await night.ana.press("Mover", in_=old)

    await night.ana.sees("La partida ha seguido adelante", in_=old)
    assert await night.state(match) == before


async def test_move_finds_an_act_by_the_words_in_it(night: Night) -> None:
    match = await night.match("crowd", "skirmish")
    await night.quiet()
    thread = night.ana.threads()[0]

    everything = await night.ana.autocomplete("/mover", "respuesta", "", channel=thread)
    offered = await night.ana.autocomplete("/mover", "respuesta", "c1 d3", channel=thread)

    assert len(everything) == 25
    assert offered[0] == "Mover: Escuadra C1 → D3"
    await night.ana.command("/mover", channel=thread, respuesta="c1 d3")
    assert (await squads(night, match))[2].at == (3, 2)


@pytest.mark.usefixtures("_advised_to_go_on")
async def test_move_asks_once_more_too(night: Night) -> None:
    match = await night.match("duel", "skirmish")
    await night.quiet()
    answer = await night.ana.command("/mover", channel=night.ana.threads()[0], respuesta="Terminar turno")
    assert isinstance(answer, Message)
    assert (await night.bot.services.table.match(match.id)).awaited == [0]

    await night.ana.press("Hacerlo", in_=answer)

    assert (await night.bot.services.table.match(match.id)).awaited == [1]


@pytest.mark.parametrize("path", [(), ("move",), ("move", 0), ("fire",), ("fire", 2), ("move", 5), ("end",)])
async def test_a_panel_of_hundreds_of_acts_keeps_to_discords_limits(night: Night, path: Option) -> None:
    match = await night.match("crowd", "skirmish")
    view = (await night.bot.services.table.look(match.id, int(night.ana.id))).view
    assert view is not None
    question = Question(view.decisions[0], [], "empty", None, None)
    others = [question._replace(decision=replace(question.decision, id=number)) for number in (97, 98, 99)]
    sheet = Sheet(match, view, [question], others)
    assert len(question.decision.options) > 100

    drawn = panel(sheet, "es", Focus(spot=Spot(path)), "x" * 600, picture("reach"))

    form = Form()
    components: list[dict[str, Any]] = drawn.to_components()  # type: ignore[no-untyped-call]
    check_components(form, components, v2=True, files=[file_name(picture("reach"))])
    assert form.problems == []


async def test_a_select_does_not_say_again_what_was_chosen_above_it(night: Night) -> None:
    match = await night.match("crowd", "skirmish")
    view = (await night.bot.services.table.look(match.id, int(night.ana.id))).view
    assert view is not None
    sheet = Sheet(match, view, [Question(view.decisions[0], [], "empty", None, None)], [])

    drawn = panel(sheet, "es", Focus(spot=Spot(("move", 0))))

    selects = [one for one in walk(drawn.to_components()) if "options" in one]  # type: ignore[no-untyped-call]
    chosen = {option["label"] for one in selects for option in one["options"] if option.get("default")}
    assert chosen
    assert chosen.isdisjoint(one["placeholder"] for one in selects)
