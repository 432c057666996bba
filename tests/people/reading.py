"""The words that a person can read on what he sees, and how that looks in the text of a failure."""

from collections.abc import Iterator
from typing import Any

from bot import discord_limits
from bot.discord_limits.components import BUTTON, SELECTS, TEXT_INPUT, walk
from bot.sandbox.server.client_events import ChoicesSeen, ModalSeen
from bot.sandbox.world.objects import Channel, DirectMessages, Message
from tests.people.naming import button_text

Readable = Message | ModalSeen | ChoicesSeen
_COMPONENT_TEXTS = ("content", "label", "placeholder", "description", "name")


def read(seen: Readable) -> str:
    """Return all words of a message, modal or list of choices, one text per line."""
    if isinstance(seen, Message):
        lines = [seen.content, *_embeds(seen.embeds), *_components(seen.components)]
        for attachment in seen.attachments:
            lines += [attachment.filename, attachment.description or ""]
    elif isinstance(seen, ModalSeen):
        lines = [seen.title, *_components(seen.components)]
    else:
        lines = [choice["name"] for choice in seen.choices]
    return "\n".join(line for line in lines if line)


def _embeds(embeds: list[dict[str, Any]]) -> Iterator[str]:
    for embed in embeds:
        yield (embed.get("author") or {}).get("name") or ""
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for field in embed.get("fields") or ():
            yield f"{field['name']}: {field['value']}"
        yield (embed.get("footer") or {}).get("text") or ""


def _components(components: list[dict[str, Any]]) -> Iterator[str]:
    for component in walk(components):
        yield from (component[key] for key in _COMPONENT_TEXTS if component.get(key))
        if component["type"] == TEXT_INPUT:
            yield component.get("value") or ""
        for option in component.get("options") or ():
            yield option["label"]
            yield option.get("description") or ""
        for item in component.get("items") or ():
            yield item.get("description") or ""


def title(channel: Channel) -> str:
    """Return the name of a channel as it stands in the list of channels."""
    return "@bot" if isinstance(channel, DirectMessages) else f"#{channel.name}"


def shown(message: Message) -> Iterator[str]:
    """Lines that show a message and what can be done with it."""
    mark = " (only he sees this)" if message.flags & discord_limits.EPHEMERAL else ""
    mark += " (loading)" if message.flags & discord_limits.LOADING else ""
    text = read(message).replace("\n", "\n      ")
    yield f"    {message.author.global_name}{mark}: {text}"
    for component in walk(message.components):
        state = " (disabled)" if component.get("disabled") else ""
        if component["type"] == BUTTON:
            yield f"      [{button_text(component)}]{state}"
        elif component["type"] in SELECTS:
            labels = ", ".join(option["label"] for option in component.get("options") or ())
            yield f"      <{component.get('placeholder') or component['custom_id']}: {labels}>{state}"
