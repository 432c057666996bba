"""The report on a match that is over: for every game, what it says is what the log says, in both languages."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from bot import discord_limits
from bot.drawing.renderer import Renderer
from bot.fairness.fair_pool import FairPool
from bot.match.new_match import new_match
from bot.publishing import after_action as reports
from bot.store.records import Match, Person, Place, Seating
from bot.words import LANGUAGES, Language, event_lines
from engine.core.after_action import AfterAction, after_action
from engine.core.game import Game
from engine.core.matchfile import Answer, Onward, Playback, Undo
from engine.core.protocol import Action, Event
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.selfplay import Playing, as_advised, chance
from engine.spearpoint.facts import SpearpointFacts
from engine.spearpoint.view import SpearpointView
from engine.tactics2gm.packs import PACKS
from engine.warfighter.facts import WarfighterFacts

games = pytest.mark.parametrize("name", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)
PEOPLE = ("Ana", "Ben", "Cleo", "Dan")


@cache
def match(name: str) -> Playing[Any, Any]:
    """Play a whole match of a game as it advises."""
    game = find_game(name)
    playing: Playing[Any, Any] = Playing(game, chance(f"after action {name}"), game.scenarios[0], {})
    while playing.state.outcome is None:
        playing.do(advised(playing))
    return playing


def advised(playing: Playing[Any, Any]) -> Onward:
    state = playing.state
    decision = next(d for d in state.open if not (d.optional or d.paused or d.id in state.answers))
    return Answer(Action(decision.seat, decision.id, as_advised(playing.game, state, decision, playing.rng)))


def dealt(playing: Playing[Any, Any]) -> Playback:
    return Playback(playing.game, lambda: playing.game.new(*playing.start))


@cache
def facts(name: str) -> tuple[Game[Any, Any], AfterAction]:
    playing = match(name)
    return playing.game, after_action(playing.game, dealt(playing), playing.acts)


def stored(name: str, language: Language) -> Match:
    """Return the match as the store has it."""
    scenario, options, *_ = match(name).start
    seats = [Seating(seat, 100 + seat, PEOPLE[seat]) for seat in range(match(name).state.seats)]
    host, place = Person(100, "Ana", language), Place(1, 2)
    return new_match(name, scenario, options, seats, host=host, place=place, language=language, now=0.0)


def written(name: str, language: Language) -> reports.Report:
    return reports.written(stored(name, language), facts(name)[1], language)


@games
def test_the_facts_are_of_the_whole_log_and_of_nothing_else(name: str) -> None:
    game, told = facts(name)
    playing, log = dealt(match(name)), []
    log += playing.events
    for act in match(name).acts:
        log += playing.do(act)

    assert told.events == [Event(event.kind, event.public) for event in log if event.kind != "sealed"]
    assert told.end == game.view(match(name).state, None)
    assert told.turns == sum(event.kind == "turn" for event in log)


@games
def test_luck_counts_every_throw_of_the_log_once(name: str) -> None:
    game, told = facts(name)
    throws = game.facts.throws(told.events, told.end.seats)

    assert throws
    assert len({throw.at for throw in throws}) == len(throws)
    for luck in told.luck:
        own = [throw for throw in throws if throw.side == luck.side]
        assert luck.dice == sum(throw.dice for throw in own)
        assert luck.hits == sum(throw.hits for throw in own)
        assert luck.expected == sum(throw.dice * throw.chance for throw in own)
    assert sum(luck.dice for luck in told.luck) == sum(throw.dice for throw in throws)


@games
def test_the_unlikeliest_throws_are_told(name: str) -> None:
    game, told = facts(name)
    throws = game.facts.throws(told.events, told.end.seats)

    assert told.luckiest is not None
    assert told.unluckiest is not None
    assert all(told.luckiest.at_least <= one.at_least for one in throws if one.hits > one.expected)
    assert all(told.unluckiest.at_most <= one.at_most for one in throws if one.hits < one.expected)


@games
def test_turning_points_are_the_turns_in_which_most_changed(name: str) -> None:
    _, told = facts(name)

    assert 0 < len(told.points) <= 3
    assert [point.start for point in told.points] == sorted(point.start for point in told.points)
    for point in told.points:
        assert told.events[point.start].kind == "turn"
        assert all(event.kind != "turn" for event in told.events[point.start + 1 : point.stop])
        assert point.swing != 0


def test_spearpoint_is_measured_by_the_points_that_the_log_tells() -> None:
    game, told = facts("spearpoint")
    points = {"us": 0, "de": 0}
    for event in told.events:
        if event.kind == "scored":
            points[event.public["side"]] += event.public["points"]

    assert game.facts.standing(told.end) == points["us"] - points["de"] != 0


def test_tactics_is_measured_by_what_the_log_tells_of_destruction() -> None:
    game, told = facts("tactics2gm")
    taken = {"us": 0, "de": 0}
    for event in told.events:
        e = event.public
        if event.kind == "destroyed":
            card = PACKS.unit(e["unit_card"])
            taken["de" if card.side == "us" else "us"] += card.cost
        elif event.kind == "headquarters_hit":
            taken["de" if e["side"] == "us" else "us"] += 3 * e["damage"]

    assert game.facts.standing(told.end) == taken["us"] - taken["de"] != 0


def test_the_golan_is_measured_by_the_net_points_of_the_last_check() -> None:
    game, told = facts("fab")
    checks = [event.public["net"] for event in told.events if event.kind == "victory_check"]
    assert game.facts.standing(told.end) == checks[-1]


def test_a_squad_nobody_aims_at_keeps_its_health() -> None:
    playing = dealt(match("warfighter"))
    acts = iter(match("warfighter").acts)
    while not playing.state.field.alive() or playing.state.field.phase == "muster":
        playing.do(next(acts))
    view = find_game("warfighter").view(playing.state, None)
    view.field.hostiles.clear()
    whole = sum(soldier.printed.health for soldier in view.field.soldiers)

    assert WarfighterFacts().standing(view) == whole > 0


def test_a_captured_unit_rolls_and_is_lost_for_its_captor() -> None:
    unit = {"unit": 4, "unit_card": "us_sherman"}
    roll = {**unit, "needs": 11, "bonus": 0, "friendly_to": 3, "result": "hit"}
    log = [
        Event("committed", {**unit, "seat": 0}),
        Event("rolled", roll),
        Event("captured", {**unit, "seat": 1}),
        Event("rolled", roll),
        Event("destroyed", {**unit, "seat": 1}),
    ]

    assert [throw.side for throw in SpearpointFacts().throws(log, 2)] == ["us", "de"]
    assert [(loss.at, loss.side) for loss in SpearpointFacts().losses(log, 2)] == [(2, "us"), (4, "de")]


def test_friendly_fire_of_a_damaged_unit_counts_against_its_chance() -> None:
    roll = {"unit": 4, "unit_card": "us_sherman", "needs": 3, "bonus": 0, "result": "hit"}
    log = [Event("rolled", {**roll, "friendly_to": to}) for to in (3, 7)]
    chances = [throw.chance for throw in SpearpointFacts().throws(log, 2)]

    assert chances == [Fraction(97, 100), Fraction(79, 100)]


def test_a_shot_that_steady_breath_saves_is_a_miss_of_the_dice() -> None:
    attack = {"dice": [4, 9], "needed": 6, "added": 1, "hits": 2}
    [throw] = WarfighterFacts().throws([Event("attacked", attack)], 1)

    assert (throw.dice, throw.hits, throw.chance) == (2, 1, Fraction(6, 10))


def test_plans_are_told_as_they_were_sealed_those_of_the_greatest_turning_point_with_them() -> None:
    _, told = facts("spearpoint")
    greatest = told.greatest
    assert greatest is not None
    kinds = [plan.prompt.key for plan in told.plans]

    assert kinds[:2] == ["spearpoint-prompt-deck"] * 2
    assert {plan.seat for plan in told.plans if greatest.start < plan.at <= greatest.stop} == {0, 1}
    assert isinstance(told.revealed, SpearpointView)
    assert told.revealed.attacks


@games
def test_what_was_taken_back_by_consent_is_left_out(name: str) -> None:
    playing, (game, told) = match(name), facts(name)
    acts = playing.acts
    first = next(number for number, act in enumerate(acts, 1) if number > len(acts) // 2)
    undone = acts[first - 1]
    assert isinstance(undone, Answer)
    again = [*acts[: first + 2], Undo(undone.action.seat, first), *acts[first - 1 :]]

    assert after_action(game, dealt(playing), again) == told


@games
def test_nothing_is_gathered_of_a_match_that_is_not_over(name: str) -> None:
    playing = match(name)
    with pytest.raises(ValueError, match="not over"):
        after_action(playing.game, dealt(playing), playing.acts[:-1])


@games
@languages
def test_a_report_has_four_to_six_paragraphs_and_fits_into_a_message(name: str, language: Language) -> None:
    report = written(name, language)
    words = [getattr(item, "content", "") for item in report.items()]

    assert 4 <= len(report.paragraphs) <= 6
    assert sum(map(len, words)) <= discord_limits.TEXT_DISPLAY_TOTAL


@games
@languages
def test_a_report_says_how_it_ended_who_played_and_what_was_lost(name: str, language: Language) -> None:
    game, told = facts(name)
    report = written(name, language)
    text = report.markdown()
    sides = game.sides(match(name).state.scenario, match(name).state.options)
    people = PEOPLE if name == "warfighter" else ()

    for seating in stored(name, language).seats:
        assert seating.name in text
    for event in (told.events[-1], told.events[told.points[0].start]):
        assert event_lines(game, [event], None, language, sides, people=people)[0] in text
    for loss in told.losses:
        named = game.name(loss.kind, loss.id)
        assert named is not None
        assert named[language] in text
    for luck in told.luck:
        assert f"{round(float(luck.expected), 1):g}".replace(".", "," if language == "es" else ".") in text


def test_the_two_languages_tell_the_same_and_share_no_sentence() -> None:
    for name in GAMES:
        english, spanish = written(name, "en"), written(name, "es")
        assert [(one.topic, len(one.lines)) for one in english.paragraphs] == [
            (one.topic, len(one.lines)) for one in spanish.paragraphs
        ]
        assert not {line for one in english.paragraphs for line in one.lines if line.count(" ") > 5} & {
            line for one in spanish.paragraphs for line in one.lines
        }


def test_what_a_message_has_no_room_for_is_in_the_file() -> None:
    report = written("spearpoint", "en")
    lines = [f"Line {number} of a very long plan, sealed by somebody." for number in range(200)]
    paragraphs = [one._replace(lines=lines) if one.topic == "plans" else one for one in report.paragraphs]
    report = report._replace(paragraphs=paragraphs)
    shown = "\n".join(getattr(item, "content", "") for item in report.items())

    assert "Line 0 " in shown
    assert "Line 199 " not in shown
    assert "more lines in the file" in shown
    assert len(shown) <= discord_limits.TEXT_DISPLAY_TOTAL
    assert all(line in report.markdown() for line in lines)


@games
async def test_a_report_has_up_to_four_pictures_that_its_file_names(name: str) -> None:
    renderer = Renderer(FairPool("films"))
    try:
        report = await reports.report(renderer, stored(name, "en"), facts(name)[1], "en", "dark")
    finally:
        renderer.close()

    assert {"turning", "losses"} <= set(report.pictures) <= {"plans", "turning", "dice", "losses"}
    assert len({drawn.png for _, drawn in report.pictures.values()}) == len(report.pictures)
    for file, drawn in report.pictures.values():
        assert f"![{' '.join(drawn.alt.split())}]({file})" in report.markdown()
