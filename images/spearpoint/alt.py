"""Alt text: what a picture shows in words, the most important first, no more than its viewer may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.spearpoint.view import HandView
from images.spearpoint.words import Words

LIMIT = 1024
"""Characters that Discord takes for the description of an attachment."""


def shortened(lines: Iterable[str]) -> str:
    """Join lines as long as they fit; what does not fit is on the text board."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if len(longer) > LIMIT:
            return (text or line)[: LIMIT - 2] + "\n…"
        text = longer
    return text


def hand_alt(hand: HandView, words: Words) -> str:
    """Name all cards of a hand."""

    def counted(names: Iterable[str]) -> str:
        found = Counter(names)
        parts = [words.of("count", count=n, name=name) if n > 1 else name for name, n in found.items()]
        return ", ".join(parts) or words.of("hand-empty")

    reserves = [words.card(card) for card, count in sorted(hand.reserves.items()) for _ in range(count)]
    text = words.of(
        "hand-alt",
        units=counted(words.unit(card) for card in hand.units),
        commands=counted(words.card(card) for card in hand.commands),
        reserves=counted(reserves),
    )
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
