"""Six Areas can be said in both languages, and can be drawn for everybody who looks."""

import pytest
from msgspec.structs import replace

from bot.words import LANGUAGES, Language, event_lines, say
from engine.cli.balance import compared, lines
from engine.core.balance import Run, play, report
from engine.core.matchfile import Answer
from engine.core.plans import Plan
from engine.core.properties import seen, viewers
from engine.core.protocol import Action, Event, Outcome
from engine.core.selfplay import Playing, chance
from images import artist
from tests.blocks.rules import GAME
from tests.images import voices


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_said(language: Language) -> None:
    playing = Playing(GAME, chance("said"))
    told: list[Event] = [*playing.events]
    while playing.state.outcome is None:
        for viewer in viewers(playing.state):
            view = GAME.view(playing.state, viewer)
            lines = GAME.board(view)
            for decision in view.decisions:
                lines.append(GAME.prompt(view, decision))
                lines += [line for path in decision.options for line in GAME.label_path(view, decision, path)]
            assert all(say(line, language) for line in lines)
        told += playing.do(playing.choose())
    sides = GAME.sides("lakeside", {})

    assert len(event_lines(GAME, told, None, language, sides)) == len(told)


def test_everybody_sees_a_board_of_his_own() -> None:
    playing = Playing(GAME, chance("drawn"))
    while not playing.state.turn:
        playing.do(playing.choose())
    draw = artist("blocks", voices.say)
    boards = {draw.board(GAME.view(playing.state, viewer), "en").png for viewer in viewers(playing.state)}

    assert len(boards) == len(viewers(playing.state))


def ended(language: Language, outcome: Outcome) -> str:
    told = {"winners": outcome.winners, "winning_sides": outcome.sides, "termination": outcome.termination}
    event = Event("ended", told | {"score": outcome.score, "grade": outcome.grade})
    [line] = event_lines(GAME, [event], None, language, GAME.sides("lakeside", {}))
    return line


@pytest.mark.parametrize(
    ("outcome", "english", "spanish"),
    [
        (
            Outcome([0, 1, 2], "held", ["guards"], 12, "gold"),
            "The match is over. Winner: Guards. Score: 12 (gold).",
            "La partida ha terminado. Victoria: Guardias. Puntuación: 12 (oro).",
        ),
        (
            Outcome([], "overrun", ["raiders"], 0),
            "The match is lost. Winner: Raiders. Score: 0.",
            "Partida perdida. Victoria: saqueadores. Puntuación: 0.",
        ),
        (Outcome([], "time"), "The match is over: a draw.", "La partida termina en empate."),
    ],
)
def test_how_it_ended_is_said(outcome: Outcome, english: str, spanish: str) -> None:
    assert (ended("en", outcome), ended("es", outcome)) == (english, spanish)


def test_what_was_told_of_an_end_before_is_still_said() -> None:
    event = Event("ended", {"winners": [], "termination": "time"})

    assert event_lines(GAME, [event], None, "en", GAME.sides("lakeside", {})) == ["The match is over: a draw."]


def test_a_report_counts_a_loss_to_the_raiders_as_theirs() -> None:
    found = report(
        GAME, "lakeside", "seed", [play(GAME, f"balance {number}", Run("lakeside")) for number in range(30)]
    )
    said = "\n".join(lines(found))

    assert found.draws == 0
    assert set(found.wins) == {"guards", "raiders"}
    assert sum(share.value for share in found.wins.values()) == pytest.approx(1)
    assert found.wins["raiders"].value > 0
    assert (found.first_wins, found.cards) == (None, [])
    assert "guards wins" in said
    assert "raiders wins" in said
    assert "initiative" not in said
    assert "|" not in said


def test_scenarios_that_differ_in_their_sides_are_compared() -> None:
    matches = [play(GAME, f"balance {number}", Run("lakeside")) for number in range(3)]
    found = report(GAME, "lakeside", "seed", matches)
    alone = replace(found, scenario="alone", wins={"guards": found.wins["guards"]})

    _, _, head, _, *rows = compared([alone, found])
    raiders = [row.split(" | ")[2] for row in rows]

    assert "guards wins | raiders wins" in head
    assert raiders[0] == "–"
    assert "%" in raiders[1]


def test_guards_who_have_planned_ahead_are_not_asked_and_others_are() -> None:
    playing = Playing(GAME, chance("planned"))
    plans = next(d for d in playing.state.open if (d.kind, d.seat) == ("plans", 0))
    playing.do(Answer(Action(0, plans.id, [Plan("stand", ("hold",)).option])))
    asked = set()
    while playing.state.outcome is None:
        [decision, *_] = GAME.pending(playing.state, GAME.awaited(playing.state)[0])
        asked.add((decision.kind, decision.seat))
        playing.do(Answer(Action(decision.seat, decision.id, GAME.sample(playing.state, decision, playing.rng))))

    assert {seat for kind, seat in asked if kind == "orders"} == {0, 1, 2}
    assert {seat for kind, seat in asked if kind == "stand"} == {1, 2}


@pytest.mark.parametrize("number", range(3))
def test_nobody_can_tell_what_others_have_planned(number: int) -> None:
    """The view of everybody else is the same with and without plans, before they are used."""
    playing = Playing(GAME, chance(f"secret {number}"))
    plans = next(d for d in playing.state.open if (d.kind, d.seat) == ("plans", number))
    before = [seen(GAME, playing.state, viewer) for viewer in viewers(playing.state) if viewer != number]
    told = playing.do(Answer(Action(number, plans.id, plans.options[:3])))

    assert told == []
    assert [seen(GAME, playing.state, viewer) for viewer in viewers(playing.state) if viewer != number] == before


def test_match_statistics_need_neither_two_sides_nor_cards() -> None:
    stats = play(GAME, "statistics", Run("lakeside")).stats

    assert (stats.length > 0, stats.first, stats.cards) == (True, "", {})
    assert report(GAME, "lakeside", "seed", []).first == {"guards": 0, "raiders": 0}
