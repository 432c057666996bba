"""Embeds: resources/message#embed-object-embed-limits."""

from collections.abc import Collection
from typing import Any

from bot import discord_limits
from bot.discord_limits.problems import Form, Path

EMBED = (
    "author", "color", "description", "fields", "flags", "footer", "image", "provider", "thumbnail", "timestamp",
    "title", "type", "url", "video",
)  # fmt: skip
PICTURES = (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url"))


def check_embeds(form: Form, embeds: list[dict[str, Any]], files: Collection[str]) -> None:
    """Check every embed of a message; `files` are the names that attachment:// may refer to."""
    total = sum(_check_embed(form, ("embeds", index), embed, files) for index, embed in enumerate(embeds))
    if total > discord_limits.EMBEDS_TOTAL:
        form.add(
            ("embeds",),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {discord_limits.EMBEDS_TOTAL}",
        )


def _check_embed(form: Form, path: Path, embed: dict[str, Any], files: Collection[str]) -> int:
    """Return the number of characters that count towards the total."""
    form.keys(path, embed, EMBED)
    size = len(form.text(path, embed, "title", most=discord_limits.EMBED_TITLE))
    size += len(form.text(path, embed, "description", most=discord_limits.EMBED_DESCRIPTION))
    form.text(path, embed, "url", most=discord_limits.EMBED_URL)
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    if footer:
        size += len(form.text((*path, "footer"), footer, "text", most=discord_limits.EMBED_FOOTER, required=True))
    if author:
        size += len(form.text((*path, "author"), author, "name", most=discord_limits.EMBED_AUTHOR, required=True))
    for index, field in enumerate(form.items(path, embed, "fields", most=discord_limits.EMBED_FIELDS)):
        place = (*path, "fields", index)
        form.keys(place, field, ("name", "value", "inline"))
        size += len(form.text(place, field, "name", least=1, most=discord_limits.EMBED_FIELD_NAME, required=True))
        size += len(
            form.text(place, field, "value", least=1, most=discord_limits.EMBED_FIELD_VALUE, required=True)
        )
    for part, key in PICTURES:
        url = (embed.get(part) or {}).get(key)
        if url is not None:
            check_url(form, (*path, part, key), url, files)
    return size


def check_url(form: Form, path: Path, url: object, files: Collection[str]) -> None:
    """Check the address of a picture: http(s), or attachment:// with a file of this message."""
    if not isinstance(url, str) or not url.startswith(("http://", "https://", "attachment://")):
        form.add(
            path,
            "URL_TYPE_INVALID_SCHEME",
            f"Scheme \"{url}\" is not supported. Scheme must be one of ('http', 'https', 'attachment').",
        )
    elif len(url) > discord_limits.EMBED_URL:
        form.length(path, 0, discord_limits.EMBED_URL)
    elif url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
        form.add(
            path,
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment with name {url.removeprefix('attachment://')} was not found",
        )
