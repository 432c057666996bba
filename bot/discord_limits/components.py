"""Components of a message, legacy and Components V2: components/reference."""

from collections.abc import Collection, Iterator
from typing import Any, Final

from bot import discord_limits
from bot.discord_limits.embeds import check_url
from bot.discord_limits.problems import Form, Path

ACTION_ROW: Final = 1
BUTTON: Final = 2
STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
USER_SELECT: Final = 5
ROLE_SELECT: Final = 6
MENTIONABLE_SELECT: Final = 7
CHANNEL_SELECT: Final = 8
SECTION: Final = 9
TEXT_DISPLAY: Final = 10
THUMBNAIL: Final = 11
MEDIA_GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LABEL: Final = 18
FILE_UPLOAD: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22
CHECKBOX: Final = 23

SELECTS = frozenset((STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))
TOP_LEVEL = frozenset((ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER))
LINK_STYLE, PREMIUM_STYLE = 5, 6

_SELECT_KEYS = ("type", "id", "custom_id", "placeholder", "min_values", "max_values", "disabled", "required")
KEYS: dict[int, Collection[str]] = {
    ACTION_ROW: ("type", "id", "components"),
    BUTTON: ("type", "id", "style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"),
    STRING_SELECT: (*_SELECT_KEYS, "options"),
    **dict.fromkeys((USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT), (*_SELECT_KEYS, "default_values")),
    CHANNEL_SELECT: (*_SELECT_KEYS, "default_values", "channel_types"),
    SECTION: ("type", "id", "components", "accessory"),
    TEXT_DISPLAY: ("type", "id", "content"),
    THUMBNAIL: ("type", "id", "media", "description", "spoiler"),
    MEDIA_GALLERY: ("type", "id", "items"),
    FILE: ("type", "id", "file", "spoiler"),
    SEPARATOR: ("type", "id", "divider", "spacing"),
    CONTAINER: ("type", "id", "components", "accent_color", "spoiler"),
}


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, depth first, a parent before what it holds."""
    for component in components:
        yield component
        if component.get("components"):
            yield from walk(component["components"])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def check_components(form: Form, components: list[dict[str, Any]], *, v2: bool, files: Collection[str]) -> None:
    """Check all components of a message; `v2` says whether IS_COMPONENTS_V2 is set."""
    _Message(form, v2=v2, files=files).check(components)


class _Message:
    """What is counted over a whole message while its components are walked."""

    def __init__(self, form: Form, *, v2: bool, files: Collection[str]) -> None:
        self.form, self.v2, self.files = form, v2, files
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.total = self.characters = 0

    def check(self, components: list[dict[str, Any]]) -> None:
        allowed = TOP_LEVEL if self.v2 else frozenset((ACTION_ROW,))
        if not self.v2 and len(components) > discord_limits.ROWS:
            self.form.length(("components",), 0, discord_limits.ROWS)
        for index, component in enumerate(components):
            self.component(("components", index), component, allowed)
        if self.v2 and self.total > discord_limits.COMPONENTS_TOTAL:
            self.form.add(
                ("components",),
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of components is {discord_limits.COMPONENTS_TOTAL}, got {self.total}",
            )
        if self.characters > discord_limits.TEXT_DISPLAY_TOTAL:
            self.form.add(
                ("components",),
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Displayable text is {self.characters} of at most {discord_limits.TEXT_DISPLAY_TOTAL}",
            )

    def component(self, path: Path, component: dict[str, Any], allowed: Collection[int]) -> None:
        kind = component.get("type")
        if not isinstance(kind, int):
            self.form.required((*path, "type"))
            return
        if kind not in allowed:
            self.form.choice((*path, "type"), kind, sorted(allowed))
            return
        self.total += 1
        self.form.keys(path, component, KEYS[kind])
        given = component.get("id")
        if isinstance(given, int) and given:
            if given in self.ids:
                self.form.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(given)
        if kind == ACTION_ROW:
            self.row(path, component)
        elif kind == BUTTON:
            self.button(path, component)
        elif kind in SELECTS:
            check_select(self.form, path, component)
            self.custom_id(path, component)
        elif kind == SECTION:
            self.section(path, component)
        elif kind == TEXT_DISPLAY:
            self.characters += len(
                self.form.text(
                    path, component, "content", least=1, most=discord_limits.TEXT_DISPLAY_TOTAL, required=True
                )
            )
        elif kind == THUMBNAIL:
            self.media(path, component, "media")
        elif kind == MEDIA_GALLERY:
            for index, item in enumerate(
                self.form.items(path, component, "items", least=1, most=discord_limits.GALLERY_ITEMS)
            ):
                self.form.keys((*path, "items", index), item, ("media", "description", "spoiler"))
                self.media((*path, "items", index), item, "media")
        elif kind == FILE:
            self.media(path, component, "file")
        elif kind == CONTAINER:
            inner = self.form.items(path, component, "components", least=1, most=discord_limits.COMPONENTS_TOTAL)
            for index, child in enumerate(inner):
                self.component((*path, "components", index), child, TOP_LEVEL - {CONTAINER})

    def row(self, path: Path, row: dict[str, Any]) -> None:
        children = self.form.items(path, row, "components", least=1, most=discord_limits.ROW_BUTTONS)
        if len(children) > 1 and any(child.get("type") in SELECTS for child in children):
            self.form.add(
                (*path, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        for index, child in enumerate(children):
            self.component((*path, "components", index), child, SELECTS | {BUTTON})

    def section(self, path: Path, section: dict[str, Any]) -> None:
        texts = self.form.items(path, section, "components", least=1, most=discord_limits.SECTION_TEXTS)
        for index, child in enumerate(texts):
            self.component((*path, "components", index), child, {TEXT_DISPLAY})
        accessory = section.get("accessory")
        if isinstance(accessory, dict):
            self.component((*path, "accessory"), accessory, {BUTTON, THUMBNAIL})
        else:
            self.form.required((*path, "accessory"))

    def button(self, path: Path, button: dict[str, Any]) -> None:
        label = self.form.text(path, button, "label", most=discord_limits.BUTTON_LABEL)
        style = self.form.number(path, button, "style", least=1, most=PREMIUM_STYLE, default=0)
        if not style:
            self.form.required((*path, "style"))
        elif style == LINK_STYLE:
            self.form.text(path, button, "url", least=1, most=discord_limits.BUTTON_URL, required=True)
            if button.get("custom_id"):
                self.form.add(
                    (*path, "custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED",
                    "A custom id and url cannot both be specified",
                )
        elif style != PREMIUM_STYLE:
            self.custom_id(path, button)
            if not label and not button.get("emoji"):
                self.form.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")

    def custom_id(self, path: Path, component: dict[str, Any]) -> None:
        custom_id = self.form.text(
            path, component, "custom_id", least=1, most=discord_limits.CUSTOM_ID, required=True
        )
        if custom_id and custom_id in self.custom_ids:
            self.form.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        self.custom_ids.add(custom_id)

    def media(self, path: Path, component: dict[str, Any], key: str) -> None:
        self.form.text(path, component, "description", most=discord_limits.ALT_TEXT)
        media = component.get(key)
        if isinstance(media, dict):
            check_url(self.form, (*path, key, "url"), media.get("url"), self.files)
        else:
            self.form.required((*path, key))


def check_select(form: Form, path: Path, select: dict[str, Any]) -> None:
    """Check a select of a message or a modal, but for its custom_id."""
    form.text(path, select, "placeholder", most=discord_limits.SELECT_PLACEHOLDER)
    least = form.number(path, select, "min_values", least=0, most=discord_limits.SELECT_VALUES, default=1)
    most = form.number(path, select, "max_values", least=1, most=discord_limits.SELECT_VALUES, default=1)
    if least > most:
        form.add(
            (*path, "min_values"),
            "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES",
            f"Min values {least} is greater than max values {most}",
        )
    defaults = form.items(path, select, "default_values", least=0, most=discord_limits.SELECT_VALUES)
    if defaults and not least <= len(defaults) <= most:
        form.add(
            (*path, "default_values"),
            "BASE_TYPE_BAD_LENGTH",
            f"Must be between {least} and {most} in length.",
        )
    if select.get("type") == STRING_SELECT:
        options = form.items(path, select, "options", least=1, most=discord_limits.SELECT_OPTIONS)
        check_options(form, (*path, "options"), options)
        if options and most > len(options):
            form.add((*path, "options"), "BASE_TYPE_BAD_LENGTH", f"Must be between {most} and 25 in length.")
        if sum(bool(option.get("default")) for option in options) > most:
            form.add(
                (*path, "options"),
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                f"The number of default options must be {most} or fewer",
            )


def check_options(form: Form, path: Path, options: list[dict[str, Any]]) -> None:
    """Check the options of a select, radio group or checkbox group; their values must differ."""
    values: set[str] = set()
    for index, option in enumerate(options):
        place = (*path, index)
        form.keys(place, option, ("label", "value", "description", "emoji", "default"))
        form.text(place, option, "label", least=1, most=discord_limits.OPTION_LABEL, required=True)
        value = form.text(place, option, "value", least=1, most=discord_limits.OPTION_VALUE, required=True)
        form.text(place, option, "description", most=discord_limits.OPTION_DESCRIPTION)
        if value and value in values:
            form.add(
                (*place, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(value)
