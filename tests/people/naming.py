"""From the words that a person reads to what a client sends: commands, options, labels, names of people.

NotPossible says what there is instead of what was named.
"""

from collections.abc import Callable
from typing import Any

from bot.discord_limits import commands as kinds
from bot.discord_limits.components import FILE_UPLOAD, LABEL, STRING_SELECT, TEXT_DISPLAY, walk
from bot.sandbox.page.access import NotPossible
from bot.sandbox.server.client_events import ModalSeen
from bot.sandbox.world.objects import ApplicationCommand

Definition = dict[str, Any]


def named(things: list[dict[str, Any]], name: str, text: Callable[[dict[str, Any]], str]) -> dict[str, Any] | None:
    """Return the thing with exactly that text, else the first one whose text contains it, in any case."""
    wanted = name.casefold()
    exact = next((thing for thing in things if text(thing).casefold() == wanted), None)
    return exact or next((thing for thing in things if wanted in text(thing).casefold()), None)


def button_text(button: dict[str, Any]) -> str:
    """Return what stands on a button."""
    return button.get("label") or (button.get("emoji") or {}).get("name") or ""


def find_command(known: list[ApplicationCommand], name: str) -> tuple[ApplicationCommand, list[Definition]]:
    """Return the command and the sub-commands (their definitions) that "/deck show" names, in any language."""
    first, *rest = name.removeprefix("/").split()
    command = next((one for one in known if first in (one.name, *(one.name_localizations or {}).values())), None)
    if command is None:
        raise NotPossible(f"the commands here are: {', '.join(f'/{one.name}' for one in known) or 'none'}")
    path: list[Definition] = []
    for word in rest:
        path.append(find_option(command, path, word))
    return command, path


def find_option(command: ApplicationCommand, path: list[Definition], name: str) -> Definition:
    """Return the definition of an option, or of a sub-command, by its default or a localised name."""
    options = (path[-1].get("options") or []) if path else command.options
    for option in options:
        names = (option["name"], *(option.get("name_localizations") or {}).values())
        if name in names or name.replace("_", "-") in names:
            found: Definition = option
            return found
    raise NotPossible(f"/{command.name} has {[option['name'] for option in options]}, not {name}")


def option_value(definition: Definition, value: Any) -> Any:
    """Return what is sent for a value: ids for people and channels, values for the names of choices."""
    if hasattr(value, "id"):
        return value.id
    for choice in definition.get("choices") or ():
        if value in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            return choice["value"]
    return str(value) if definition["type"] == kinds.STRING else value


def within(path: list[Definition], options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Wrap options into the sub-commands that they belong to."""
    for definition in reversed(path):
        options = [{"name": definition["name"], "type": definition["type"], "options": options}]
    return options


def select_values(
    select: dict[str, Any], labels: tuple[str, ...] | list[str], who: Callable[[str], str]
) -> list[str]:
    """Return the values of the options with these labels, or what `who` finds for names of users and channels."""
    if select["type"] != STRING_SELECT:
        return [who(label) for label in labels]
    values = []
    for label in labels:
        option = named(select["options"], label, lambda option: option["label"])
        if option is None:
            raise NotPossible(f"the options are {[option['label'] for option in select['options']]}, not {label}")
        values.append(option["value"])
    return values


def find_field(modal: ModalSeen, name: str) -> tuple[str, dict[str, Any]]:
    """Return the custom id and the component of a field of a modal, by custom id or label."""
    wanted = name.replace("_", " ").casefold()
    for component in walk(modal.components):
        field = component.get("component") if component["type"] == LABEL else component
        if not field or field["type"] in (TEXT_DISPLAY, FILE_UPLOAD) or "custom_id" not in field:
            continue
        if field["custom_id"] == name or wanted in (component.get("label") or "").casefold():
            return field["custom_id"], field
    raise NotPossible(f"the modal has no field {name}")
