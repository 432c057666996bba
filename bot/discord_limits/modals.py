"""Modals and the choices of an autocomplete: interactions/receiving-and-responding."""

from collections.abc import Mapping
from typing import Any, Final

from bot import discord_limits
from bot.discord_limits.components import (
    ACTION_ROW,
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    check_options,
    check_select,
)
from bot.discord_limits.components import KEYS as MESSAGE_KEYS
from bot.discord_limits.problems import Form, Path, Problem

FIELDS = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
KEYS: Final = {
    **{kind: MESSAGE_KEYS[kind] for kind in (ACTION_ROW, TEXT_DISPLAY, STRING_SELECT, CHANNEL_SELECT)},
    **{kind: MESSAGE_KEYS[kind] for kind in SELECTS},
    LABEL: ("type", "id", "label", "description", "component"),
    TEXT_INPUT: (
        "type", "id", "custom_id", "style", "label", "value", "placeholder", "min_length", "max_length",
        "required",
    ),
    FILE_UPLOAD: ("type", "id", "custom_id", "min_values", "max_values", "required"),
    RADIO_GROUP: ("type", "id", "custom_id", "options", "required"),
    CHECKBOX_GROUP: ("type", "id", "custom_id", "options", "min_values", "max_values", "required"),
    CHECKBOX: ("type", "id", "custom_id", "default"),
}  # fmt: skip


def check_modal(data: Mapping[str, Any]) -> list[Problem]:
    """Check the data of a MODAL response: title, custom_id and up to five components."""
    form = Form()
    form.keys((), data, ("title", "custom_id", "components"))
    form.text((), data, "title", least=1, most=discord_limits.MODAL_TITLE, required=True)
    form.text((), data, "custom_id", least=1, most=discord_limits.CUSTOM_ID, required=True)
    custom_ids: set[str] = set()
    components = form.items((), data, "components", least=1, most=discord_limits.MODAL_COMPONENTS)
    for index, component in enumerate(components):
        path = ("components", index)
        kind = component.get("type")
        if not form.choice((*path, "type"), kind, (ACTION_ROW, TEXT_DISPLAY, LABEL)):
            continue
        form.keys(path, component, KEYS[int(kind or 0)])
        if kind == TEXT_DISPLAY:
            form.text(path, component, "content", least=1, most=discord_limits.TEXT_DISPLAY_TOTAL, required=True)
        elif kind == LABEL:
            form.text(path, component, "label", least=1, most=discord_limits.LABEL, required=True)
            form.text(path, component, "description", most=discord_limits.LABEL_DESCRIPTION)
            field = component.get("component")
            if isinstance(field, dict):
                _check_field(form, (*path, "component"), field, custom_ids)
            else:
                form.required((*path, "component"))
        else:
            for inner, field in enumerate(form.items(path, component, "components", least=1, most=1)):
                place = (*path, "components", inner)
                if field.get("type") == TEXT_INPUT:
                    form.text(place, field, "label", least=1, most=discord_limits.LABEL, required=True)
                _check_field(form, place, field, custom_ids)
    return form.problems


def _check_field(form: Form, path: Path, field: dict[str, Any], custom_ids: set[str]) -> None:
    kind = field.get("type")
    if not form.choice((*path, "type"), kind, sorted(FIELDS)):
        return
    form.keys(path, field, KEYS[int(kind or 0)])
    custom_id = form.text(path, field, "custom_id", least=1, most=discord_limits.CUSTOM_ID, required=True)
    if custom_id and custom_id in custom_ids:
        form.add(
            (*path, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        )
    custom_ids.add(custom_id)
    if kind == TEXT_INPUT:
        form.choice((*path, "style"), field.get("style"), (1, 2))
        form.text(path, field, "value", most=discord_limits.TEXT_INPUT_VALUE)
        form.text(path, field, "placeholder", most=discord_limits.TEXT_INPUT_PLACEHOLDER)
        form.number(path, field, "min_length", least=0, most=discord_limits.TEXT_INPUT_VALUE, default=0)
        form.number(path, field, "max_length", least=1, most=discord_limits.TEXT_INPUT_VALUE, default=1)
    elif kind in SELECTS:
        check_select(form, path, field)
    elif kind == FILE_UPLOAD:
        form.number(path, field, "min_values", least=0, most=discord_limits.FILE_UPLOADS, default=1)
        form.number(path, field, "max_values", least=1, most=discord_limits.FILE_UPLOADS, default=1)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        least, most = discord_limits.RADIO_OPTIONS if kind == RADIO_GROUP else discord_limits.CHECKBOX_OPTIONS
        options = form.items(path, field, "options", least=least, most=most)
        check_options(form, (*path, "options"), options)


def check_autocomplete(data: Mapping[str, Any]) -> list[Problem]:
    """Check the data of an autocomplete result: up to 25 choices."""
    form = Form()
    form.keys((), data, ("choices",))
    if data.get("choices") is None:
        form.required(("choices",))
    for index, choice in enumerate(form.items((), data, "choices", most=discord_limits.CHOICES)):
        check_choice(form, ("choices", index), choice)
    return form.problems


def check_choice(form: Form, path: Path, choice: dict[str, Any]) -> None:
    """Check one choice of an option or an autocomplete: a name, its localizations and a value."""
    form.keys(path, choice, ("name", "name_localizations", "value"))
    form.text(path, choice, "name", least=1, most=discord_limits.CHOICE_NAME, required=True)
    value = choice.get("value")
    if value is None:
        form.required((*path, "value"))
    elif isinstance(value, str):
        form.text(path, choice, "value", least=1, most=discord_limits.CHOICE_VALUE)
    localized = choice.get("name_localizations")
    if isinstance(localized, dict):
        for locale in localized:
            form.choice((*path, "name_localizations", locale), locale, discord_limits.LOCALES)
            form.text((*path, "name_localizations"), localized, locale, least=1, most=discord_limits.CHOICE_NAME)
