"""Alt text: what a picture shows in words, the most important first, no more than its viewer may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import copy

from engine.core.registry import game
from engine.spearpoint.view import HandView, SpearpointView
from images.spearpoint.story import Scene, Story, note_text
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


def board_alt(view: SpearpointView, words: Words) -> str:
    """Say what a board shows: what the match waits for and what just happened, then the table line by line."""
    lines = []
    sides = {player.seat: words.side(player.side) for player in view.players}
    if view.outcome is not None:
        winners = [player.side for player in view.players if player.seat in view.outcome.winners]
        title = words.of("won", side=winners[0]) if len(winners) == 1 else words.of("drawn")
        lines.append(f"{title} ({words.of('ended', how=view.outcome.termination)}).")
    elif view.awaited:
        lines.append(words.of("alt-awaited", names=", ".join(sides[seat] for seat in view.awaited)))
    gone = [f"{words.card(lost.card)} #{lost.number} ({words.of(f'lost-{lost.how}')})" for lost in view.lost]
    if gone:
        lines.append(words.of("alt-gone", names=", ".join(gone)))
    new = [f"{words.card(unit.card.id)} #{unit.number}" for unit in view.units if unit.new]
    if new:
        lines.append(words.of("alt-new", names=", ".join(new)))
    public = copy(view)
    public.hand = None
    table = game(view.game).board(public)
    return shortened([*lines, *map(words.message, table)])


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


def report_alt(story: Story, view: SpearpointView, words: Words) -> str:
    """Say what a battle report shows, attack by attack."""
    title = words.of("report-title", turn=view.turn)
    points = [
        f"{words.side(player.side)} {story.totals.get(player.seat, player.points)}" for player in view.players
    ]
    lines = [f"{title}. {', '.join(points)}."]
    if story.initiative is not None:
        lines.append(words.of("report-first", seat=story.initiative.public["winner"]) + ".")
    return shortened([*lines, *(_scene(scene, words) for scene in story.scenes)])


def _scene(scene: Scene, words: Words) -> str:
    """Say a scene in one line: who at whom, each roll with its sum, what followed."""

    def unit(number: int, card: str) -> str:
        return f"{words.short(card)} #{number}"

    who = unit(scene.unit, scene.unit_card) if scene.unit else words.of(f"report-{scene.kind}")
    if scene.target:
        who += f" → {unit(scene.target, scene.target_card)}"
    parts = []
    for throw in scene.throws:
        part = ""
        if throw.dice:
            result = words.of(f"report-{throw.result.replace('_', '-')}")
            if throw.most:
                result = words.of("report-holds" if throw.result == "won" else "report-burns-up")
            part = f"{throw.total}/{throw.needs} {result}"
        if throw.blow is not None:
            blow = throw.blow
            part += f" {blow.intensity}+{blow.index}−{blow.defense}={blow.net} ({blow.endurance})"
        parts.append(part.strip())
    parts += [note_text(note, words) for note in scene.notes]
    return f"{who}: {'; '.join(parts)}"
