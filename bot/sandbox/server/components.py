"""Components of a message that the server completes: ids, and media that refer to its own attachments.

Source: components/reference#unfurled-media-item, components/reference#anatomy-of-a-component.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from bot.discord_limits.components import FILE, MEDIA_GALLERY, TEXT_DISPLAY, THUMBNAIL, walk
from bot.discord_limits.embeds import PICTURES
from bot.sandbox.world.objects import Attachment, Message

_REFERENCE = "attachment://"


def complete(components: list[dict[str, Any]]) -> None:
    """Give every component an id, write ids as text, and leave out the id that a Unicode emoji does not have."""
    fill_ids(components)
    for component in walk(components):
        for preset in component.get("default_values") or ():
            preset["id"] = str(preset["id"])
        for holder in (component, *(component.get("options") or ())):
            emoji = holder.get("emoji")
            if emoji and emoji.get("id") is None:
                emoji.pop("id", None)


def fill_ids(components: list[dict[str, Any]]) -> None:
    """Give every component without an id the next free number, depth first."""
    every = list(walk(components))
    taken = {component["id"] for component in every if component.get("id")}
    number = 0
    for component in every:
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number


def texts(components: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the contents of all text displays."""
    return (component["content"] for component in walk(components) if component["type"] == TEXT_DISPLAY)


def media_of(component: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the unfurled media items of a gallery, thumbnail or file."""
    kind = component["type"]
    if kind == MEDIA_GALLERY:
        return [item["media"] for item in component["items"]]
    if kind == THUMBNAIL:
        return [component["media"]]
    return [component["file"]] if kind == FILE else []


def resolve_media(message: Message) -> None:
    """Replace attachment:// in components and embeds by the address of the attachment of that name."""
    by_name = {attachment.filename: attachment for attachment in message.attachments}
    for component in walk(message.components):
        for media in media_of(component):
            attachment = _referred(media["url"], by_name)
            if attachment:
                media.update(
                    id=attachment.id,
                    attachment_id=attachment.id,
                    content_type=attachment.content_type,
                    loading_state=2,
                    **_address(attachment),
                )
                if component["type"] == FILE:
                    component.update(name=attachment.filename, size=attachment.size)
            else:
                media.setdefault("id", "0")
                media.setdefault("proxy_url", media["url"])
    for embed in message.embeds:
        embed.setdefault("type", "rich")
        for part, key in PICTURES:
            found = embed.get(part) or {}
            attachment = _referred(found.get(key), by_name)
            if attachment and key == "url":
                found.update(_address(attachment))
            elif attachment:
                found.update({key: attachment.url, f"proxy_{key}": attachment.url})


def _referred(url: str | None, by_name: dict[str, Attachment]) -> Attachment | None:
    if url is None or not url.startswith(_REFERENCE):
        return None
    return by_name.get(url.removeprefix(_REFERENCE))


def _address(attachment: Attachment) -> dict[str, Any]:
    address: dict[str, Any] = {"url": attachment.url, "proxy_url": attachment.url}
    if attachment.width is not UNSET:
        address |= {"width": attachment.width, "height": attachment.height}
    return address
