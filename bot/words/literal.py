"""What people have typed, their names above all, said again by the bot as nothing but letters."""

from __future__ import annotations

import re

_SIGN = re.compile(r"[\\*_~|`<>\[\]#]|:(?=//)|^[-+]|(?<=^\d)[.)]")
_TURNED = re.compile("[\u202a-\u202e\u2066-\u2069]")
_MENTION = re.compile(r"@(?=\S)")


def literal(text: str) -> str:
    """Write a text so that Discord shows it as it was typed: no markdown, no link, no mention, and nothing turned.

    Signs that turn the direction of writing would turn what stands after it in the sentence too.

    Whatever somebody calls himself, or his deck, goes through here on its way into a message. Titles of windows,
    labels of buttons, choices and the names of threads know no markdown and take it as it is, but not turned.
    """
    signs = _SIGN.sub(r"\\\g<0>", " ".join(unturned(text).split()))
    return _MENTION.sub("@\N{ZERO WIDTH SPACE}", signs)


def unturned(text: str) -> str:
    """Leave out the signs that turn the direction of writing."""
    return _TURNED.sub("", text)
