"""What is chosen when a match is set up, in words: its scenario and its options.

A game names its scenarios itself (:meth:`engine.core.game.Game.name`), or its catalogues do, as
``<game>-scenario-<id>``; they call options ``<game>-setting-<name>`` and, where a value is a word,
``<game>-setting-<name>-<value>``.
"""

from __future__ import annotations

from bot.words import LANGUAGES, Language, has, say
from engine.core.game import Setting
from engine.core.registry import game as find_game
from engine.core.words import msg

Value = str | int | bool


def scenario_name(game: str, scenario: str, language: Language) -> str:
    """Name a scenario."""
    names = find_game(game).name("scenario", scenario)
    if names is not None:
        return names[language]
    return _name(f"{game}-scenario-{_dashed(scenario)}", scenario, language)


def setting_name(game: str, setting: str, value: Value, language: Language) -> str:
    """Say a setting with its value."""
    name = _name(f"{game}-setting-{_dashed(setting)}", setting, language)
    if isinstance(value, bool):
        said = say(msg("setting-yes" if value else "setting-no"), language)
    else:
        said = _name(f"{game}-setting-{_dashed(setting)}-{_dashed(str(value))}", str(value), language)
    return f"{name}: {said}"


def chosen(game: str, scenario: str, options: dict[str, Value], language: Language) -> list[str]:
    """Say what was chosen: the scenario, where there are several, and the options that were named."""
    named = [scenario_name(game, scenario, language)] if len(find_game(game).scenarios) > 1 else []
    return named + [setting_name(game, name, value, language) for name, value in options.items()]


def scenarios(game: str) -> dict[str, list[str]]:
    """List the scenarios, each with everything it may be called."""
    rules = find_game(game)
    return {one: [one, *(scenario_name(game, one, language) for language in LANGUAGES)] for one in rules.scenarios}


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
