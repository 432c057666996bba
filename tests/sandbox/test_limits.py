"""Each limit of Discord: what is just allowed, what is just too much, and where the problem is said to be."""

from typing import Any

import pytest

from bot import discord_limits
from bot.discord_limits.commands import check_commands, size
from bot.discord_limits.messages import check_message
from bot.discord_limits.modals import check_autocomplete, check_modal
from bot.discord_limits.problems import UNKNOWN_KEY, Problem, nested
from bot.discord_limits.threads import EDIT, START, check_thread

Json = dict[str, Any]
V2 = {"flags": discord_limits.IS_COMPONENTS_V2}


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def button(custom_id: str | None = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": custom_id} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(*values: str, **more: Any) -> Json:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "s", "options": options} | more


def places(problems: list[Problem]) -> list[str]:
    return [".".join(map(str, problem.path)) for problem in problems]


MESSAGES: list[tuple[Json, str]] = [
    ({"content": "x" * 2001}, "content"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "embeds"),
    ({"embeds": [{"title": "t", "fields": [{"name": "n", "value": ""}]}]}, "embeds.0.fields.0.value"),
    ({"embeds": [{"title": "t", "image": {"url": "attachment://no.png"}}]}, "embeds.0.image.url"),
    ({"embeds": [{"title": "t"}] * 11}, "embeds"),
    ({"components": [row(button(str(n))) for n in range(6)]}, "components"),
    ({"components": [row(*(button(str(n)) for n in range(6)))]}, "components.0.components"),
    ({"components": [row(button(), select("a"))]}, "components.0.components"),
    ({"components": [row(button("a"), button("a"))]}, "components.0.components.1.custom_id"),
    ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    ({"components": [row(button(label=""))]}, "components.0.components.0"),
    ({"components": [row({"type": 2, "style": 1, "label": "b"})]}, "components.0.components.0.custom_id"),
    ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id"),
    ({"components": [row(select())]}, "components.0.components.0.options"),
    ({"components": [row(select("a", "a"))]}, "components.0.components.0.options.1.value"),
    ({"components": [row(select(*map(str, range(26))))]}, "components.0.components.0.options"),
    (
        {"components": [row(select("a", "b", min_values=2, max_values=1))]},
        "components.0.components.0.min_values",
    ),
    ({"components": [text(1)]}, "components.0.type"),
    (V2 | {"components": [button()]}, "components.0.type"),
    (V2 | {"components": [text(1)], "content": "x"}, "content"),
    (V2 | {"components": [text(2001), text(2000)]}, "components"),
    (V2 | {"components": [{"type": 17, "components": [text(1)] * 20}] * 2}, "components"),
    (V2 | {"components": [{"type": 17, "components": [{"type": 17, "components": [text(1)]}]}]},
     "components.0.components.0.type"),
    (V2 | {"components": [{"type": 9, "components": [text(1)]}]}, "components.0.accessory"),
    (V2 | {"components": [{"type": 12, "items": []}]}, "components.0.items"),
    ({"attachments": [{"id": 3}]}, "attachments.0.id"),
    ({"attachments": [{"id": 0, "description": "x" * 1025}]}, "attachments.0.description"),
    ({"content": "x", "nonce": "x" * 26}, "nonce"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
    ({"content": "x", "contents": "x"}, "contents"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "place"), MESSAGES, ids=[f"{n}-{place}" for n, (_, place) in enumerate(MESSAGES)]
)
def test_a_message_breaks_one_limit(body: Json, place: str) -> None:
    assert places(check_message(body, files={"0": "map.png"})) == [place]


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2000}]},
        {
            "embeds": [{"image": {"url": "attachment://map.png"}}],
            "attachments": [{"id": 0, "filename": "map.png"}],
        },
        {"components": [row(*(button(f"{m}{n}") for n in range(5))) for m in range(5)]},
        V2 | {"components": [text(2000), text(2000)]},
        V2 | {"components": [{"type": 17, "components": [text(1)] * 39}]},
        {"components": [row(button(custom_id=None, style=5, url="https://example.org"))]},
        {"attachments": [{"id": "99"}]},
    ],
)
def test_a_message_is_just_allowed(body: Json) -> None:
    assert check_message(body, files={"0": "map.png"}, kept={"99": "old.png"}) == []


def command(**more: Any) -> Json:
    return {"name": "fire", "description": "Fire"} | more


def option(name: str = "unit", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "A unit"} | more


COMMANDS: list[tuple[list[Json], str]] = [
    ([command(name="Fire")], "0.name"),
    ([command(name="fire now")], "0.name"),
    ([command(name="x" * 33)], "0.name"),
    ([command(description="")], "0.description"),
    ([command(description_localizations={"es": "Disparar"})], "0.description_localizations.es"),
    ([command(name_localizations={"es-ES": "Disparar"})], "0.name_localizations.es-ES"),
    ([command(), command()], "1.name"),
    ([command(), command(name="shoot", name_localizations={"es-ES": "fire"})], "1.name"),
    ([command(options=[option(), option()])], "0.options.1.name"),
    ([command(options=[option("a"), option("b", required=True)])], "0.options.1"),
    (
        [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
        "0.options.0.autocomplete",
    ),
    ([command(options=[option(choices=[{"name": "a", "value": "x" * 101}])])], "0.options.0.choices.0.value"),
    ([command(options=[option(f"o{n}") for n in range(26)])], "0.options"),
    ([command(options=[option(), {"type": 1, "name": "now", "description": "Now"}])], "0.options"),
    ([command(contexts=[2])], "0.contexts"),
]


@pytest.mark.parametrize(("commands", "place"), COMMANDS)
def test_commands_break_one_limit(commands: list[Json], place: str) -> None:
    assert place in places(check_commands(commands))


@pytest.mark.parametrize("name", ["fire", "ñandú", "ataque-1", "攻撃"])
def test_a_command_name_may_be_of_any_language(name: str) -> None:
    assert check_commands([command(name=name, options=[option(name)])]) == []


def test_a_command_counts_its_longest_localization() -> None:
    spanish = {"es-ES": "x" * 100}
    options = [option(f"{n:02}", description_localizations=spanish) for n in range(25)]
    assert size(command(options=options)) == len("fireFire") + 25 * (2 + 100)
    choices = [{"name": "n" * 99, "value": "v" * 99} for _ in range(25)]
    assert check_commands([command(options=[option(choices=choices)])]) == []
    too_much = [option("a", choices=choices), option("b", choices=choices)]
    assert places(check_commands([command(options=too_much)])) == ["0"]


def test_a_modal_has_five_labelled_fields() -> None:
    def label(n: int, **more: Any) -> Json:
        field = {"type": 4, "custom_id": f"f{n}", "style": 1} | more
        return {"type": 18, "label": "L" * 45, "component": field}

    fine = {"title": "T" * 45, "custom_id": "m", "components": [label(n) for n in range(5)]}
    assert check_modal(fine) == []
    assert places(check_modal(fine | {"title": "T" * 46})) == ["title"]
    assert places(check_modal(fine | {"components": [label(n) for n in range(6)]})) == ["components"]
    assert places(check_modal(fine | {"components": [label(1), label(1)]})) == ["components.1.component.custom_id"]
    long = fine | {"components": [label(1, value="x" * 4001)]}
    assert places(check_modal(long)) == ["components.0.component.value"]
    assert places(check_modal(fine | {"components": [row(button())]})) == ["components.0.components.0.type"]


def test_an_autocomplete_has_25_choices() -> None:
    choices = [{"name": "n", "value": str(n)} for n in range(26)]
    assert check_autocomplete({"choices": choices[:25]}) == []
    assert places(check_autocomplete({"choices": choices})) == ["choices"]
    assert places(check_autocomplete({"choices": [{"name": "", "value": "x"}]})) == ["choices.0.name"]


def test_a_thread_has_a_name_and_one_of_four_durations() -> None:
    assert check_thread({"name": "x" * 100, "type": 11, "auto_archive_duration": 10080}, START) == []
    assert places(check_thread({"name": "x" * 101}, START)) == ["name"]
    assert places(check_thread({}, START)) == ["name"]
    assert places(check_thread({"auto_archive_duration": 61}, EDIT)) == ["auto_archive_duration"]


def test_problems_nest_as_discord_nests_them() -> None:
    problems = check_message({"embeds": [{"title": "x" * 257}]})
    assert nested(problems) == {
        "embeds": {
            "0": {
                "title": {
                    "_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 256 or fewer in length."}]
                }
            }
        }
    }
    assert check_message({"contents": "x"})[0].code == UNKNOWN_KEY
