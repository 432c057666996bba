"""What players read: the story of a turn, the names of plans, what the command staff did."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_limits import BUTTON_LABEL
from bot.panel.acts import fitted
from bot.panel.labels import said
from bot.store.records import Language
from bot.words import event_lines
from engine.core.protocol import Decision, Event, Option
from engine.fab import printing
from engine.fab.cards import SIDES
from engine.fab.packs import PACKS
from engine.fab.planning import BOOK
from tests.fab.front import GAME, IL, SY, Front, front

LOSS = ("lost_step", {"seat": SY, "block": 3, "unit": "SY12", "area": "18", "steps": 2, "quality": "veteran"})
SHOT = ("fired", {"seat": 1, "unit": "IL04", "piece": None, "needs": 5, "changes": [], "dice": [1], "hits": 1})


def story(*events: tuple[str, dict[str, Any]]) -> list[str]:
    told = GAME.digest([Event(kind, public) for kind, public in events])
    return event_lines(GAME, told, None, "en", SIDES, short=True)


def test_a_loss_told_apart_from_its_volley_is_a_sentence_of_its_own() -> None:
    assert story(LOSS) == ["Syria: 47th Tank Bde at Juhader (18) loses a step: 2 left, veteran."]


def test_a_loss_is_told_with_its_volley() -> None:
    (line,) = story(SHOT, LOSS)

    assert line.endswith("1 hit; 47th Tank Bde down to 2 steps.")


def test_moves_are_told_before_the_areas_that_they_took() -> None:
    taken = ("taken", {"seat": SY, "area": "9"})
    moved = ("moved", {"seat": SY, "block": 5, "unit": "#5", "from_area": "8", "to_area": "9", "via_areas": []})
    also = ("moved", {"seat": SY, "block": 6, "unit": "#6", "from_area": "26", "to_area": "9", "via_areas": []})

    moves, control = story(taken, moved, also)
    assert "Block #5" in moves
    assert "Block #6" in moves
    assert "takes control" in control


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (("stand", "do"), "You are attacked, in general"),
        (("absorb", "about"), "Hits as defender, by area"),
        (("absorb", "least"), "Hits as defender, by hits"),
        (("stand", "about", "18", "do", "hold"), "You are attacked, Juhader (18): hold"),
        (("refit", "do"), "Used assets: nothing"),
        (("reaction", "do", "pass"), "Reaction: do nothing"),
    ],
)
def test_plans_and_groups_of_plans_are_told_apart(path: Option, words: str) -> None:
    here = front("SY12@24")
    here.run(["plans"])
    (book,) = (one for one in here.state.open if (one.seat, one.kind) == (SY, BOOK.kind))

    assert said(GAME.label(GAME.view(here.state, SY), book, path), "en") == words


def test_the_story_says_which_sam_number_the_staff_chose() -> None:
    here = front("SY12@24", turn=5).have("GHQ-STF-1").phase("administration", SY)
    before = GAME.view(here.state, None).sam
    here.answer(SY, "administration", ("missiles", "GHQ-STF-1"))

    assert here.one("staff")["sam"] == before + 1


@pytest.mark.parametrize(("reader", "unit"), [(SY, "47th Tank Bde"), (IL, "Block #1"), (None, "Block #1")])
def test_only_the_owner_reads_in_the_log_which_of_his_blocks_it_was(reader: int | None, unit: str) -> None:
    here = front("SY12@24").phase("movement", SY).move(SY, "SY12", "25")

    (moved,) = (event for event in here.events if event.kind == "moved")
    (line,) = event_lines(GAME, [moved], reader, "en", SIDES)
    assert line == f"Syria: {unit} goes from Rafid (24) to Tasil (25)."


def test_naming_ones_own_block_to_oneself_shows_nothing_so_that_a_move_may_be_taken_back() -> None:
    here = front("SY12@24").phase("movement", SY).move(SY, "SY12", "25")

    assert here.state.take is not None


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_units_may_do_fits_on_a_button(language: Language) -> None:
    here = front("SY22@26", "SY21@26", turn=1, scenario="valley_of_tears").have("E1-1").phase("movement", SY)
    view, decision = GAME.view(here.state, SY), here.decision(SY, "movement")

    assert here.offered("fly")
    for option in decision.options:
        steps = [said(step, language) for step in GAME.label_path(view, decision, option, ())]
        assert len(fitted(steps, None, verb=True)) <= BUTTON_LABEL, steps


def test_the_lesson_speaks_of_the_first_battle_only_while_it_is_to_come() -> None:
    here = front("SY01@11 up", "IL01@11 up", turn=1, scenario="valley_of_tears").have("sy-SA-1")
    here.phase("breakthrough_combat", SY)
    assert here.decision(SY, "battle")

    step = GAME.lesson.step(GAME.view(here.state, SY)) if GAME.lesson is not None else None
    assert step is not None
    assert step.id == "hits"


@pytest.mark.parametrize(
    ("kind", "option", "words"),
    [
        ("battle", ("fight", "11", "sy-SA-1"), "Fight on for Buqata (11) by Special Action"),
        ("stand", ("reinforce", "sy-SA-1", 1), "Reinforce: 68th Inf Bde (11): 3 veteran, by Special Action"),
        ("retreat", ("go", 1, "21"), "68th Inf Bde (11): 3 veteran → Jubata el-Hashab (21)"),
    ],
)
def test_an_answer_of_several_parts_says_what_each_is_to_the_other(kind: str, option: Option, words: str) -> None:
    here = front("SY01@11", scenario="valley_of_tears")
    decision = Decision(1, SY, kind, [option], 1, 1)

    assert said(GAME.label(GAME.view(here.state, SY), decision, option), "en") == words


def board(here: Front, reader: int | None = None) -> list[str]:
    return [said(line, "en") for line in GAME.board(GAME.view(here.state, reader))]


def test_the_board_in_words_names_class_steps_and_markers_and_the_side_only_where_both_stand() -> None:
    here = front("SY01@11 up disordered", "IL01@11", "IL05@9 defended", "IL02@10 cut", scenario="valley_of_tears")

    told = board(here, IL)
    assert (
        "Buqata (11), Israel (contested): Syria 68th Inf Bde (infantry, 3 steps, veteran, disordered, face up)"
        " and Israel 7th Armd Bde A (armour, 4 steps, elite, face up)." in told
    )
    assert "Majdal Shams (9), Israel (with defences of Israel): 1st Golani Bde (infantry, 3 steps, elite)." in told
    handle = here.handle("IL02")
    assert f"Wasset (10), Israel: Block #{handle}, out of supply." in board(here, SY)


@pytest.mark.parametrize(
    ("scenario", "turn", "goals"),
    [
        ("valley_of_tears", 2, ["At the end of turn 4: Syria wins at 4 or more and Israel wins at 3 or less."]),
        (
            "campaign",
            9,
            [
                "Sudden death at the end of this turn: Syria wins at 6 or more and Israel wins at -4 or less.",
                "At the end of turn 14: Syria wins at -2 or more and Israel wins at -6 or less.",
            ],
        ),
    ],
)
def test_fab_x52_and_x53_the_board_in_words_says_who_wins_at_how_many_points(
    scenario: str, turn: int, goals: list[str]
) -> None:
    assert board(front("SY01@22", scenario=scenario, turn=turn))[2 : 2 + len(goals)] == goals


@pytest.mark.parametrize(("saved", "asked"), [("il-SA-1", "come straight back"), ("", "Which do you keep out?")])
def test_fab_041_only_who_saved_a_special_action_is_asked_what_comes_straight_back(saved: str, asked: str) -> None:
    here = front("IL01@11", turn=2, scenario="valley_of_tears").box("used", "I36-ART-1")
    here.have(*filter(None, [saved])).run(["refit"])

    view, decision = GAME.view(here.state, IL), here.decision(IL, "refit")
    hint = GAME.hint(view, decision)
    assert hint is not None
    assert asked in said(GAME.prompt(view, decision), "en")
    assert ("straight back" in said(hint, "en")) is bool(saved)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("E2", ["Not after turn 2", "In play from turn 1 on: 2", "Available at the start: 2"]),
        ("E4", [f"In play from turn {turn} on: 1" for turn in (3, 5, 8)]),
        ("I210-ENG", ["In play from turn 3 on: 1"]),
    ],
)
def test_a_card_says_from_when_on_how_many_of_it_are_in_play(card: str, words: list[str]) -> None:
    assert [said(line, "en") for line in printing.lines(PACKS.own, card)][-len(words) :] == words


def hint(here: Front, seat: int, kind: str) -> str:
    found = GAME.hint(GAME.view(here.state, seat), here.decision(seat, kind))
    return "" if found is None else said(found, "en")


def test_where_nothing_but_holding_is_possible_the_question_says_so() -> None:
    alone = front("SY12@8 open", "IL07@8").control(IL, "8").have("il-SA-1").fight("8")
    free = front("SY12@18 up", "IL04@18").control(IL, "18").have("il-SA-1").fight("18")

    assert "so that nobody can tell" in hint(alone, IL, "stand")
    assert "retreat" in hint(free, IL, "stand")


def test_each_way_to_absorb_a_hit_says_what_it_costs() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15").control(IL, "18").have("S5-ART-1").fight("18")
    here.dice(fire=[1, 1, 1, 1, 9, 9, 9]).answer(SY, "support", ("assign", "S5-ART-1"))
    disorder = hint(here, IL, "absorb")
    abort = hint(here.answer(IL, "absorb", ("take",)), SY, "abort")

    assert "recover in two Supply Phases" in disorder
    assert "your units stay, but disordered" in abort


def test_who_may_exploit_or_wade_reads_what_he_risks() -> None:
    won = front("SY12@18 up", "IL07@18").dice(fire=[9, 1, 1, 1, 1]).fight("18")
    blown = front("SY10@25", "IL08@19").dice(demolition=[1]).phase("movement").move(SY, "SY10", "19")
    blown.answer(IL, "demolition", ("blow",))

    assert "Failing costs nothing" in hint(won, SY, "exploit")
    assert "river assault" in hint(blown, SY, "ford")
