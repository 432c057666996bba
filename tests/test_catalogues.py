"""Whatever is said can be said in every language, and nothing is kept that nobody says."""

from collections import Counter
from typing import Any, get_args

import pytest
from discord import app_commands

from bot.commands import register
from bot.words.catalogue import LANGUAGES, Language, files, messages
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.spearpoint.ops import AnyOp
from tests.catalogues import arguments, mentioned, sayings

languages = pytest.mark.parametrize("language", LANGUAGES)


def test_every_key_is_in_every_language_with_the_same_arguments() -> None:
    english, spanish = arguments("en"), arguments("es")

    assert {key for key in english if english[key] != spanish.get(key)} == set()
    assert set(spanish) - set(english) == set()


@languages
def test_no_key_is_there_twice(language: Language) -> None:
    counted = Counter(entry.id.name for path in files(language) for entry in messages(path))

    assert [key for key, times in counted.items() if times > 1] == []


def test_every_catalogue_has_its_twin() -> None:
    twins = {path.with_name(path.name.replace("en.ftl", "es.ftl")) for path in files("en")}

    assert twins == set(files("es"))


def test_everything_said_in_the_source_has_words() -> None:
    known = arguments("en")
    missing = {
        f"{saying.place}: {saying.key.pattern}"
        for saying in sayings()
        if not any(map(saying.key.fullmatch, known))
    }

    assert missing == set()


def test_words_use_only_arguments_that_are_given() -> None:
    known = arguments("en")
    missing = {
        f"{saying.place}: {key} needs {', '.join(sorted(known[key] - saying.given))}"
        for saying in sayings()
        for key in filter(saying.key.fullmatch, known)
        if saying.given is not None and known[key] - saying.given
    }

    assert missing == set()


def test_nothing_is_kept_that_nobody_says() -> None:
    patterns = {saying.key for saying in sayings()} | mentioned()
    unsaid = {key for key in arguments("en") if not any(pattern.fullmatch(key) for pattern in patterns)}

    assert unsaid == set()


class Registered(list[app_commands.Command[Any, Any, Any] | app_commands.Group]):
    """What is put into a tree of commands, with what stands below it."""

    def add_command(self, command: app_commands.Command[Any, Any, Any] | app_commands.Group) -> None:
        self += [command, *(command.walk_commands() if isinstance(command, app_commands.Group) else ())]


def test_every_command_has_its_words_and_there_are_no_others() -> None:
    """But those of /odds, which have the words of their games."""
    found = Registered()
    register(found)  # type: ignore[arg-type]
    names = {one.qualified_name.replace(" ", "-") for one in found if not one.qualified_name.startswith("odds ")}

    said = {key.removeprefix("cmd-") for key in arguments("en") if key.startswith("cmd-")}
    assert said == names | {f"{name}-about" for name in names}


@languages
@pytest.mark.parametrize("name", GAMES)
def test_what_is_chosen_when_a_match_is_set_up_has_a_name(name: str, language: Language) -> None:
    game, known = find_game(name), arguments(language)
    keys = [f"{name}-scenario-{one}" for one in game.scenarios if game.name("scenario", one) is None]
    for setting in game.settings:
        words = [value for value in setting.values if isinstance(value, str)]
        keys += [f"{name}-setting-{setting.name}", *(f"{name}-setting-{setting.name}-{word}" for word in words)]

    assert {key.replace("_", "-").lower() for key in keys} - set(known) == set()


def test_operations_and_their_words_are_the_same() -> None:
    tags = {str(kind.__struct_config__.tag).replace("_", "-") for kind in get_args(AnyOp)}

    said = {key.removeprefix("spearpoint-op-") for key in arguments("en") if key.startswith("spearpoint-op-")}

    assert said == tags
