"""What kind of value stands under each key, anywhere in a body: the rest of the checks may rely on it.

Discord gives a key the same kind of value wherever it stands; where it does not, more than one kind is listed.
"""

from typing import Any, Final

from bot.discord_limits.problems import Form, Path, Problem

DEPTH: Final = 16
"""Levels of a body: a label of a select in a modal is on the tenth."""
LARGEST: Final = 2**64
"""Identifiers are the largest numbers there are."""

TEXT, NUMBER, YES_NO, OBJECT = (str,), (int,), (bool,), (dict,)
IDENTIFIER = (str, int)
KINDS: Final[dict[str, tuple[type, ...]]] = {
    **dict.fromkeys(
        ("content", "custom_id", "description", "filename", "icon_url", "label", "name", "placeholder",
         "proxy_url", "text", "thread_name", "timestamp", "title", "topic", "url", "username", "waveform",
         "avatar_url"),
        TEXT,
    ),
    **dict.fromkeys(
        ("accent_color", "auto_archive_duration", "color", "flags", "handler", "max_length", "max_values",
         "min_length", "min_values", "position", "rate_limit_per_user", "spacing", "style"),
        NUMBER,
    ),
    **dict.fromkeys(("max_value", "min_value", "duration_secs"), (int, float)),
    **dict.fromkeys(
        ("archived", "autocomplete", "disabled", "divider", "dm_permission", "enforce_nonce", "inline",
         "invitable", "is_remix", "is_spoiler", "locked", "nsfw", "replied_user", "required", "spoiler", "tts",
         "animated", "fail_if_not_exists", "default", "default_permission"),
        YES_NO,
    ),
    **dict.fromkeys(
        ("accessory", "allowed_mentions", "author", "component", "data", "description_localizations", "emoji",
         "file", "footer", "image", "media", "message_reference", "name_localizations", "poll", "provider",
         "thumbnail", "video"),
        OBJECT,
    ),
    **dict.fromkeys(
        ("channel_id", "default_member_permissions", "guild_id", "id", "message_id", "nonce", "recipient_id",
         "sku_id"),
        IDENTIFIER,
    ),
    "type": (int, str),  # of an embed it is a word
    "value": (str, int, float, bool),
}  # fmt: skip
ITEMS: Final[dict[str, tuple[type, ...]]] = {
    **dict.fromkeys(
        ("attachments", "choices", "components", "default_values", "embeds", "fields", "items", "options"), OBJECT
    ),
    **dict.fromkeys(("channel_types", "contexts", "integration_types"), NUMBER),
    **dict.fromkeys(("applied_tags", "roles", "sticker_ids", "users"), IDENTIFIER),
    **dict.fromkeys(("parse", "values"), TEXT),
}
"""Keys of lists, and what is in them."""
PLAIN: Final = {key: {kind for kind in kinds if kind in (str, bool)} for key, kinds in KINDS.items()}
"""Kinds of value under each key of which nothing more has to be checked here."""
LOCALIZED: Final = ("name_localizations", "description_localizations")
CODES: Final = {
    str: "BASE_TYPE_STRING",
    int: "NUMBER_TYPE_COERCE",
    float: "NUMBER_TYPE_COERCE",
    bool: "BOOLEAN_TYPE_CONVERT",
    dict: "MODEL_TYPE_CONVERT",
}


def check_shape(body: Any) -> list[Problem]:
    """Check that every value of a body (JSON) is of the kind that its key has; null is of every kind."""
    form = Form()
    if isinstance(body, list):
        _check_items(form, (), body, OBJECT)
    elif isinstance(body, dict):
        _check_object(form, (), body)
    return form.problems


def _check_object(form: Form, path: Path, found: dict[str, Any]) -> None:
    if len(path) > DEPTH:
        form.add(path, "MODEL_TYPE_CONVERT", "This is nested too deeply")
        return
    texts = bool(path) and path[-1] in LOCALIZED
    for key, value in found.items():
        if type(value) in PLAIN.get(key, ()) and not texts:
            continue  # nearly every value of nearly every body
        if key in ITEMS and not texts:
            if isinstance(value, list):
                _check_items(form, (*path, key), value, ITEMS[key])
            elif value is not None:
                form.add((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        elif value is not None:
            _check_value(form, (*path, key), value, TEXT if texts else KINDS.get(key, ()))


def _check_items(form: Form, path: Path, found: list[Any], kinds: tuple[type, ...]) -> None:
    for index, value in enumerate(found):
        _check_value(form, (*path, index), value, kinds)


def _check_value(form: Form, path: Path, value: Any, kinds: tuple[type, ...]) -> None:
    """Check one value; a key that nobody knows has no kinds, and may hold anything."""
    right = not kinds or (isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool)))
    if not right:
        form.add(path, CODES[kinds[0]], f"This is no {' and no '.join(kind.__name__ for kind in kinds)}")
    elif isinstance(value, int) and abs(value) >= LARGEST:
        form.add(path, "NUMBER_TYPE_MAX", f"int value should be less than {LARGEST}.")
    elif isinstance(value, dict) and kinds:
        _check_object(form, path, value)
