"""What can be chosen in whole matches, in both languages, has room on lists and buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.discord_limits import BUTTON_LABEL, CHOICE_NAME, OPTION_DESCRIPTION, OPTION_LABEL
from bot.panel.acts import entries, fitted, left, settled
from bot.panel.labels import said
from bot.words.catalogue import LANGUAGES, Language
from engine.core.protocol import Decision, Option
from engine.core.selfplay import Playing, chance
from engine.warfighter import labels
from engine.warfighter.library import LIBRARY
from engine.warfighter.rules import GAME
from engine.warfighter.view import WarfighterView

EVERY = 7
"""So many acts lie between two looks at all that can be chosen."""
languages = pytest.mark.parametrize("language", LANGUAGES)
missions = pytest.mark.parametrize(("number", "mission"), [*enumerate(GAME.scenarios)])


def asked(number: int, mission: str) -> Iterator[tuple[WarfighterView, Decision]]:
    """Play a random match of a Mission, for one player or three, and give its questions."""
    options = {"players": 1 + 2 * (number % 2), "nation": "allied"}
    playing, acts = Playing(GAME, chance(f"labels {mission}"), mission, options), 0
    while playing.state.outcome is None:
        if acts % EVERY == 0:
            for seat in range(playing.state.seats):
                view = GAME.view(playing.state, seat)
                yield from ((view, decision) for decision in view.decisions)
        playing.do(playing.choose())
        acts += 1


def levels(options: list[Option]) -> Iterator[tuple[Option, list[Option]]]:
    """Give every branch at which a panel may stand, with the ways on from there."""
    waiting: list[Option] = [()]
    seen: set[Option] = set()
    while waiting:
        stem = settled(options, waiting.pop())
        ways = [way.path for way in entries(options, stem)]
        if stem not in seen:
            yield stem, ways
            waiting += [way for way in ways if left(options, way) == way]
        seen.add(stem)


def named(
    view: WarfighterView, decision: Decision, path: Option, language: Language, stem: Option = ()
) -> list[str]:
    return [said(step, language) for step in GAME.label_path(view, decision, path, stem)]


def meant(view: WarfighterView, path: Option) -> Option:
    """Return what a way means: which of two equal pieces of gear somebody takes makes no difference."""
    shape = labels.SHAPES.get(str(path[0]), ())
    if path[0] == "play" and len(path) > 3:
        shape = ("soldier", "card", "how", *labels.PLAYED.get(LIBRARY.actions[str(path[2])].kind, ()))
    gear = [at for at, kind in enumerate(shape, 1) if kind == "gear" and at < len(path)]
    found = {at: labels.find(view, int(path[at])) for at in gear}
    return tuple(
        str(structs.replace(one, uid=0)) if (one := found.get(at)) else step for at, step in enumerate(path)
    )


@languages
@missions
def test_every_list_names_its_ways_whole_and_apart(number: int, mission: str, language: Language) -> None:
    looked = 0
    for view, decision in asked(number, mission):
        for stem, ways in levels(decision.options) if decision.act else [((), decision.options)]:
            found = [fitted(named(view, decision, way, language, stem), None, verb=not stem) for way in ways]
            about = [said(one, language) for way in ways if (one := GAME.detail(view, decision, way))]
            looked += len(found)

            assert [one for one in found if len(one) > OPTION_LABEL] == []
            assert len({*found}) == len({meant(view, way) for way in ways})
            assert [one for one in about if len(one) > OPTION_DESCRIPTION] == []

    assert looked > 50


@languages
@missions
def test_a_whole_act_loses_ends_of_names_between_words_and_never_what_tells_it_apart(
    number: int, mission: str, language: Language
) -> None:
    for view, decision in asked(number, mission):
        for most in (CHOICE_NAME, BUTTON_LABEL):
            whole, cut = [], []
            for option in decision.options:
                steps = named(view, decision, option, language)
                whole.append(fitted(steps, None, verb=decision.act))
                cut.append(fitted(steps, most, verb=decision.act))
            for before, after in zip(whole, cut, strict=True):
                words = {*re.findall(r"[\w.-]+", before)}
                assert {*re.findall(r"[\w.-]+", after)} <= words
            if most == CHOICE_NAME:
                assert len({*cut}) == len({*whole})
                assert [one for one in cut if len(one) > most] == []
