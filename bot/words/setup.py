"""What is chosen when a match is set up, in words: its scenario and its options.

A game names its scenarios itself (:meth:`engine.core.game.Game.name`), or its catalogues do, as
``<game>-scenario-<id>``; they call options ``<game>-setting-<name>`` and, where a value is a word,
``<game>-setting-<name>-<value>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.words import LANGUAGES, Language, has, literal, say
from engine.core.decks import SCENARIO
from engine.core.packs import OPTION, Pack
from engine.core.registry import game as find_game
from engine.core.settings import Setting
from engine.core.words import msg

Value = str | int | bool


def scenario_name(game: str, scenario: str, language: Language) -> str:
    """Name a scenario."""
    names = find_game(game).name("scenario", scenario)
    if names is not None:
        return names[language]
    return _name(f"{game}-scenario-{_dashed(scenario)}", scenario, language)


def setting_name(game: str, setting: str, value: Value, language: Language) -> str:
    """Say a setting with its value; a scenario may be set as well (:data:`engine.core.decks.SCENARIO`)."""
    if setting == SCENARIO:
        return scenario_name(game, str(value), language)
    name = _name(f"{game}-setting-{_dashed(setting)}", setting, language)
    if isinstance(value, bool):
        said = say(msg("setting-yes" if value else "setting-no"), language)
    else:
        said = _name(f"{game}-setting-{_dashed(setting)}-{_dashed(str(value))}", str(value), language)
    return f"{name}: {said}"


def pack_name(pack: Pack, language: Language) -> str:
    """Name a pack with its version."""
    return f"{pack.manifest.name.both[language]} {pack.manifest.version}"


def packs(game: str) -> Mapping[str, Pack]:
    """List the packs that may be picked, by their ids."""
    found = find_game(game).packs
    return {} if found is None else found.offered


def chosen(game: str, scenario: str, options: Mapping[str, Any], language: Language) -> list[str]:
    """Say what was chosen: the scenario, where there are several, the options that were named, and the packs."""
    rules = find_game(game)
    named = [scenario_name(game, scenario, language)] if len(rules.playable(options)) > 1 else []
    named += [setting_name(game, name, value, language) for name, value in options.items() if name != OPTION]
    if rules.packs is not None and OPTION in options:
        known = [rules.packs.known[key] for key in rules.packs.picked(options) if key in rules.packs.known]
        named.append(
            say(msg("setup-packs", packs=[literal(pack_name(pack, language)) for pack in known]), language)
        )
    return named


def scenarios(game: str, options: Mapping[str, Any]) -> dict[str, list[str]]:
    """List the scenarios of a match with these options, each with everything it may be called."""
    found = find_game(game).playable(options)
    return {one: [one, *(scenario_name(game, one, language) for language in LANGUAGES)] for one in found}


def settings(game: str) -> dict[str, tuple[Setting, Value]]:
    """List everything that may be set, as it is written: ``name=value``."""
    return {
        f"{setting.name}={str(value).lower()}": (setting, value)
        for setting in find_game(game).settings
        for value in setting.values
    }


def _dashed(name: str) -> str:
    return name.replace("_", "-").lower()


def _name(key: str, otherwise: str, language: Language) -> str:
    return say(msg(key), language) if has(key, language) else otherwise
