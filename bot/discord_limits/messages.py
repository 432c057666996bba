"""Messages, as created and edited: resources/message#create-message."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from bot import discord_limits
from bot.discord_limits.components import check_components
from bot.discord_limits.embeds import check_embeds
from bot.discord_limits.problems import Form, Problem

_COMMON = ("content", "embeds", "components", "attachments", "allowed_mentions", "flags", "tts")
CREATE: Final = (*_COMMON, "nonce", "enforce_nonce", "message_reference", "sticker_ids", "poll")
EDIT: Final = _COMMON
UPDATE: Final = (*_COMMON, "nonce", "enforce_nonce")  # of a callback; discord.js sends the nonce, to no effect
CALLBACK: Final = (*UPDATE, "poll")  # the data of an interaction response
FOLLOW_UP: Final = (*CALLBACK, "username", "avatar_url", "thread_name", "applied_tags")

ATTACHMENT: Final = (
    "id", "filename", "description", "title", "duration_secs", "waveform", "is_remix", "is_spoiler",
)  # fmt: skip
FLAGS = (
    discord_limits.SUPPRESS_EMBEDS
    | discord_limits.EPHEMERAL
    | discord_limits.SUPPRESS_NOTIFICATIONS
    | discord_limits.IS_COMPONENTS_V2
)
LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


def check_message(
    body: Mapping[str, Any],
    *,
    files: Mapping[str, str] | None = None,
    kept: Mapping[str, str] | None = None,
    known: Collection[str] = CREATE,
    flags: int = 0,
) -> list[Problem]:
    """Check the body that creates or edits a message.

    files: the uploaded files, {n of the form field "files[n]": file name}; kept: the attachments that the message
    has already, {attachment id: file name}; known: the keys of this kind of request; flags: those it has already.
    """
    form = Form()
    form.keys((), body, known)
    form.text((), body, "content", most=discord_limits.CONTENT)
    given = form.number((), body, "flags", least=0, most=(1 << 31) - 1, default=0)
    if given & ~(FLAGS | discord_limits.LOADING):
        form.add(("flags",), "MESSAGE_FLAGS_INVALID", f"Flags {given} may not be set")
    flags |= given
    v2 = bool(flags & discord_limits.IS_COMPONENTS_V2)
    if v2:
        for key in LEGACY_FIELDS:
            if body.get(key):
                form.add(
                    (key,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    names = _check_attachments(form, body, files or {}, kept or {})
    check_embeds(form, form.items((), body, "embeds", most=discord_limits.EMBEDS), names)
    components = form.items((), body, "components", most=discord_limits.COMPONENTS_TOTAL)
    check_components(form, components, v2=v2, files=names)
    _check_allowed_mentions(form, body.get("allowed_mentions"))
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > discord_limits.NONCE:
        form.length(("nonce",), 0, discord_limits.NONCE)
    return form.problems


def _check_attachments(
    form: Form, body: Mapping[str, Any], files: Mapping[str, str], kept: Mapping[str, str]
) -> set[str]:
    """Return the names of all files that the message will have."""
    if body.get("attachments") is None:
        return {*files.values(), *kept.values()}
    names = set(files.values())
    for index, attachment in enumerate(form.items((), body, "attachments", most=discord_limits.ATTACHMENTS)):
        place = ("attachments", index)
        form.keys(place, attachment, ATTACHMENT)
        form.text(place, attachment, "description", most=discord_limits.ALT_TEXT)
        name = form.text(place, attachment, "filename", most=discord_limits.FILE_NAME)
        which = str(attachment.get("id"))
        if which not in files and which not in kept:
            form.add((*place, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment data for {which} was not found")
        names.add(name or files.get(which) or kept.get(which, ""))
    return names


def _check_allowed_mentions(form: Form, allowed: object) -> None:
    if not isinstance(allowed, dict):
        return
    path = ("allowed_mentions",)
    form.keys(path, allowed, ("parse", "users", "roles", "replied_user"))
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if len(listed) > discord_limits.ALLOWED_MENTIONS:
            form.length((*path, kind), 0, discord_limits.ALLOWED_MENTIONS)
        if listed and kind in parse:
            form.add(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive.",
            )
