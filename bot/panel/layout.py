"""Pieces of Components V2 that every message of ours is built from, kept within Discord's limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot import discord_limits
from bot.panel.component_ids import Code

ACCENT = 0xC8873A
"""The one warm accent, as in the pictures."""

GREEN = discord.ButtonStyle.success
"""What settles something: it seals, confirms, ends a phase, takes a seat; or what has been chosen."""
GREY = discord.ButtonStyle.secondary
"""Everything else, the safe way back among it."""
BLUE = discord.ButtonStyle.primary
"""The way to go: what is advised (with 💡), or taken."""
RED = discord.ButtonStyle.danger
"""What gives something up, after one has been asked."""

if TYPE_CHECKING:
    Row = ui.ActionRow[Any]
    Button = ui.Button[Any]
    Select = ui.Select[Any]
    Item = ui.Item[Any]
else:  # to call an alias takes several times as long as to call the class
    Row, Button, Select, Item = ui.ActionRow, ui.Button, ui.Select, ui.Item


def clip(text: str, most: int) -> str:
    """Shorten a text to ``most`` characters, with an ellipsis: between words, where a third of it is left."""
    if len(text) <= most:
        return text
    kept = text[: most - 1]
    words = kept if text[most - 1].isspace() else kept.rpartition(" ")[0]
    return (words if len(words) >= most // 3 else kept).rstrip(" \n,:→") + "…"


def button(
    label: str, code: Code, style: discord.ButtonStyle = GREY, *, disabled: bool = False, emoji: str | None = None
) -> Button:
    """Build a button; its label is shortened where Discord would refuse it."""
    return Button(
        label=clip(label, discord_limits.BUTTON_LABEL),
        custom_id=str(code),
        style=style,
        disabled=disabled,
        emoji=emoji,
    )


def rows(buttons: Sequence[Button]) -> list[Row]:
    """Put buttons in rows of five."""
    return [
        Row(*buttons[i : i + discord_limits.ROW_BUTTONS])
        for i in range(0, len(buttons), discord_limits.ROW_BUTTONS)
    ]


def select(
    code: Code,
    labels: Iterable[tuple[int, str, bool]],
    placeholder: str,
    least: int = 1,
    most: int = 1,
    *,
    about: Mapping[int, str] = MappingProxyType({}),
) -> Row:
    """Build a select from (value, label, chosen) of at most 25 entries; ``about`` stands below labels, by value.

    Entries of one label are numbered, so that nobody takes them for one.
    """
    named = list(labels)
    seen: Counter[str] = Counter()
    options = []
    for value, label, chosen in named:
        seen[label] += 1
        copy = f" ({seen[label]})" if seen[label] > 1 else ""
        options.append(
            discord.SelectOption(
                label=clip(label, discord_limits.OPTION_LABEL - len(copy)) + copy,
                value=str(value),
                description=clip(about.get(value, ""), discord_limits.OPTION_DESCRIPTION) or None,
                default=chosen,
            )
        )
    return Row(
        Select(
            custom_id=str(code),
            placeholder=clip(placeholder, discord_limits.SELECT_PLACEHOLDER),
            min_values=min(least, len(options)),
            max_values=min(most, len(options)),
            options=options,
        )
    )


def choices(code: Code, entries: Iterable[tuple[int, str, str, bool]], placeholder: str) -> Row:
    """Build a select of one from (value, label, description, chosen) of at most 25 entries."""
    options = [
        discord.SelectOption(
            label=clip(label, discord_limits.OPTION_LABEL),
            value=str(value),
            description=clip(about, discord_limits.OPTION_DESCRIPTION) or None,
            default=chosen,
        )
        for value, label, about, chosen in entries
    ]
    hint = clip(placeholder, discord_limits.SELECT_PLACEHOLDER)
    return Row(Select(custom_id=str(code), placeholder=hint, options=options))


def question(code: Code, title: str, label: str, value: str = "", most: int = 400) -> ui.Modal:
    """Ask for a line of text in a window; the answer comes back by its code, like a press."""
    modal = ui.Modal(title=clip(title, discord_limits.MODAL_TITLE), custom_id=str(code), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="text", default=value or None, min_length=1, max_length=most
    )
    modal.add_item(ui.Label(text=clip(label, discord_limits.LABEL), component=field))
    modal.stop()
    return modal


def text(content: str, most: int = 1500) -> Item:
    """Build a text; Discord refuses an empty one."""
    return ui.TextDisplay(clip(content, most) or "\N{ZERO WIDTH SPACE}")


def gallery(name: str, alt: str) -> Item:
    """Show an attached picture, with its description for who does not see it."""
    item = discord.MediaGalleryItem(f"attachment://{name}", description=clip(alt, discord_limits.ALT_TEXT))
    return ui.MediaGallery[ui.LayoutView](item)


def layout(*items: Item, accent: int | None = ACCENT) -> ui.LayoutView:
    """Put items in one box.

    Presses come back by their codes, which mean the same after a restart, so discord.py need not remember
    this view: it is stopped, and forgotten once sent.
    """
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=accent))
    view.stop()
    return view


def paragraphs(lines: Iterable[str], most: int) -> list[str]:
    """Join lines into texts of at most ``most`` characters each, breaking between lines."""
    texts: list[str] = []
    for line in lines:
        short = clip(line, most)
        if texts and len(texts[-1]) + 1 + len(short) <= most:
            texts[-1] += "\n" + short
        else:
            texts.append(short)
    return texts
