"""Whatever is said in a match has words in both languages; what nobody can say would warn, and fail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.words import speech
from bot.words.catalogue import LANGUAGES, Language
from engine.core import registry
from engine.core.flow import Flow
from engine.core.protocol import Action, Event, Option
from engine.core.selfplay import Playing, chance
from engine.core.words import Msg
from engine.warfighter import hostile_fire
from engine.warfighter.field import Field
from engine.warfighter.rules import GAME
from engine.warfighter.state import WarfighterState
from engine.warfighter.view import WarfighterView
from tests.warfighter.squad import squad

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the words know the game."""
    for module in (registry, speech):
        monkeypatch.setattr(module, "GAMES", tuple({*registry.GAMES, GAME.id}))


def played(seed: str, players: int) -> Iterator[tuple[WarfighterState, list[Event]]]:
    """Play a random match, and give its state after every act."""
    options = {"players": players, "objective": "O02", "closed_hands": True}
    playing = Playing(GAME, chance(seed), "M06", options)
    yield playing.state, playing.events
    while playing.state.outcome is None:
        yield playing.state, playing.do(playing.choose())


@languages
def test_events_and_the_board_are_said(language: Language) -> None:
    lines = 0
    for number, (state, events) in enumerate(played("said", 2)):
        for viewer in (0, None):
            lines += len(speech.event_lines(GAME, events, viewer, language, GAME.sides("M06", state.options)))
        if number % 10 == 0:
            view = GAME.view(state, 0)
            assert all(speech.say(line, language) for line in GAME.board(view))

    assert lines > 100


@languages
def test_questions_options_and_odds_are_said(language: Language) -> None:
    said = 0
    for number, (state, _) in enumerate(played("asked", 1)):
        view = GAME.view(state, 0)
        for decision in view.decisions if number % 8 == 0 else []:
            assert speech.say(GAME.prompt(view, decision), language)
            for option in decision.options:
                messages: list[Msg] = GAME.label_path(view, decision, option)
                odds = GAME.odds(view, decision, option)
                messages += [] if odds is None else [odds.line, *odds.sums]
                said += len([speech.say(message, language) for message in messages])

    assert said > 100


@languages
@pytest.mark.parametrize(
    ("kind", "things"),
    [
        ("card", GAME.ids("card")),
        ("mode", ["single", "throw", "strike"]),
        ("side", ["squad", "hostiles"]),
        ("chair", ["player-1", "player-6"]),
        ("grade", ["A", "F"]),
        ("change", ["K01:1", "source/move:-2", "L01:-1"]),
        ("hostile", ["target/officer"]),
    ],
)
def test_things_have_names(language: Language, kind: str, things: list[str]) -> None:
    for thing in things:
        named = GAME.name(kind, thing)
        assert named is not None
        assert named[language]


def test_a_change_shows_its_sign() -> None:
    named = GAME.name("change", "source/move:-2")

    assert named == {"en": "Move −2", "es": "Movimiento −2"}


def test_what_can_be_said_of_a_plain_field_is_short() -> None:
    state, _ = GAME.new("M01", {"objective": "O01"}, "0f" * 32)
    view: WarfighterView = GAME.view(state, None)
    lines = [speech.say(line, "en") for line in GAME.board(view)]
    field: Field = state.field

    assert field.phase == "muster"
    assert lines[0].startswith("Hedgerow Patrol, Clear the Strongpoint: building the squad, 0 of 40 RP spent.")


def test_every_order_is_answered_by_a_suggestion() -> None:
    state, _ = GAME.new("M01", {}, "0f" * 32)
    decision = next(d for d in state.open if d.kind == "orders")
    picks: list[Option] = GAME.suggestion(GAME.view(state, 0), decision)

    assert GAME.apply(state, Action(0, decision.id, picks)) == []


def story(events: list[Event], language: Language) -> list[str]:
    """Say events as the thread tells them below the picture of their turn."""
    return speech.event_lines(GAME, GAME.digest(events), None, language, ("squad", "hostiles"), short=True)


def test_each_attack_is_a_line_that_names_both_and_what_came_of_it() -> None:
    match = squad("S02 W01 @1", objective="O06", active=True)
    near, far = match.foe("F02", 1), match.foe("F05", 2, target=1)
    match.again().dice(attack=[9, 1], cover=[6, 6], hostile=[9], hostile_cover=[2])
    match.fire(near)
    match.fire(far)
    flow = Flow(match.state)
    hostile_fire.fire(flow, far)
    events = [*match.events, *flow.events]

    assert story(events, "en") == [
        "Cpl. Eddie Marsh attacks Rifle Pair in slot 1: 1 killed.",
        "Cpl. Eddie Marsh empties M1 Garand.",
        "Cpl. Eddie Marsh attacks Light MG Team in slot 2: 1 suppressed.",
        "Light MG Team suppresses Cpl. Eddie Marsh from slot 2.",
    ]
    assert story(events, "es")[:3] == [
        "Cpl. Eddie Marsh ataca a Pareja de fusileros en la casilla 1: 1 baja.",
        "Cpl. Eddie Marsh vacía M1 Garand.",
        "Cpl. Eddie Marsh ataca a Equipo de MG ligera en la casilla 2: 1 suprimido.",
    ]


@languages
def test_who_chooses_reads_short_names_and_beside_them_how_each_stands(language: Language) -> None:
    match = squad("S02 W01 @1")
    match.foe("F02", 1, suppress=1)
    match.again()
    view, decision = GAME.view(match.state, 0), match.decision()
    said = {
        len(path): [
            "" if message is None else speech.say(message, language)
            for message in (GAME.label(view, decision, path), GAME.detail(view, decision, path))
        ]
        for option in decision.options
        if option[0] == "fire"
        for path in (option[:2], option[:4], option)
    }

    assert (
        said
        == {
            "en": {
                2: ["1 Cpl. Eddie Marsh", "Health 6 of 6, 2 Actions, slot 1"],
                4: ["Rapid: 2d10, 6+", "Empties if the first die is 1 to 3"],
                5: ["A Rifle Pair", "Slot 1, 1 of 2 active, Cover 3"],
            },
            "es": {
                2: ["1 Cpl. Eddie Marsh", "Salud 6 de 6, 2 Acciones, casilla 1"],
                4: ["Rápido: 2d10, 6+", "Se vacía si el primer dado es de 1 a 3"],
                5: ["A Pareja de fusileros", "Casilla 1, activos 1 de 2, Cobertura 3"],
            },
        }[language]
    )


@pytest.mark.parametrize(("players", "rp", "together"), [(1, 40, False), (3, 52, True)])
def test_wf_009_a_mission_is_told_with_the_points_of_its_players(players: int, rp: int, together: bool) -> None:
    about = GAME.about("M01", {"players": players})
    assert about is not None
    said = speech.say(about, "en")

    assert f"with a squad of {rp} RP" in said
    assert ("You all win or lose together" in said) is together
