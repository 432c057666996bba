"""Saying messages and events: arguments get their names, then the catalogue its turn."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from bot.words.catalogue import Language, Unsaid, catalogue
from bot.words.lists import joined
from engine.core.game import Game
from engine.core.protocol import TOLD_SINCE, Event, Seat
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.words import Msg, msg

_SEATS = frozenset({"seat", "winner", "viewer"})
"""Arguments that hold a seat: they are said as the side it plays."""
_LISTED = frozenset({"extras", "remarks", "scores"})
"""Arguments whose items are no nouns of one sentence but notes side by side: *has moved, covered by Woods*."""


def say(message: Msg, language: Language, people: Sequence[str] = ()) -> str:
    """Say a message.

    Its game is that whose id begins the key, or its argument ``game``. Arguments are named by the law that
    :class:`engine.core.words.Msg` states: ``card``, ``target_card`` and, in a list, ``cards`` hold ids of cards,
    and so for every kind the game knows; ``seat`` and ``winners`` are said as sides, ``game`` as its title.
    Where several seats play one side, each is said by its chair; the argument ``sides`` holds that of every seat.
    A seat for which ``people`` holds a name is said by that.
    Lists are joined with *and*; those in an argument that begins with ``any_``, with *or*; notes, with commas.
    A catalogue that has to choose by the id itself finds it beside the name, as ``line_id``. None, the empty text
    and the empty list become ``none``, booleans ``true`` and ``false``.
    Warns with :class:`Unsaid` where key or argument are missing.
    """
    return _said(message.key, message.args, language, people)


def has(key: str, language: Language) -> bool:
    """Return whether a catalogue has words for a key, for what need not have any."""
    return key in catalogue(language)


def event_lines(
    game: Game[Any, Any],
    events: Iterable[Event],
    viewer: Seat | None,
    language: Language,
    sides: Sequence[str],
    *,
    people: Sequence[str] = (),
    short: bool = False,
    rules: bool = False,
) -> list[str]:
    """Say events of a match with seats on these sides to a viewer, one line each.

    What he alone learns is said to him instead of the public part, in words of its own where there are any.

    Events of the core (``sealed``, ``resigned``, ``ended``) are said by the core unless the game has words of
    its own. What has empty words is left out; ``short`` takes the words of the digest where there are any;
    ``rules`` names the rule by which it happened; ``people`` are the names of seats, as for :func:`say`.
    """
    words = catalogue(language)
    lines = []
    for event in events:
        kind = event.kind.replace("_", "-")
        secret = event.private.get(viewer) if viewer is not None else None
        once = {**TOLD_SINCE.get(event.kind, {}), **game.told_since.get(event.kind, {})}
        args: dict[str, Any] = {"game": game.id, "sides": [*sides], **once, **event.public, **(secret or {})}
        key = f"{game.id}-event-{kind}"
        if secret is not None and f"{game.id}-private-{kind}" in words:
            key = f"{game.id}-private-{kind}"
        elif short and f"{game.id}-digest-{kind}" in words:
            key = f"{game.id}-digest-{kind}"
        elif key not in words and f"event-{kind}" in words:
            key = f"event-{kind}"
        line, rule = _said(key, args, language, people), game.event_rules.get(event.kind)
        lines.append(
            _said("event-by-rule", {"line": line, "rule": rule}, language) if rules and line and rule else line
        )
    return [line for line in lines if line]


def _said(key: str, args: Mapping[str, Any], language: Language, people: Sequence[str] = ()) -> str:
    words = catalogue(language)
    game = _game(key, args)
    sides = args.get("sides")
    named: dict[str, Any] = {}
    for name, value in args.items():
        named[name] = said = _named(game, name, value, language, sides, people)
        if isinstance(value, str) or (said is not value and isinstance(value, int)):
            named[f"{name}_id"] = value
    if key in words:
        return words.say(key, named)
    warnings.warn(Unsaid(f"{language}: {key} is not in the catalogue"), stacklevel=2)
    english = catalogue("en")
    if words is not english and key in english:
        return english.say(key, named)
    return f"{key} ({', '.join(f'{name}: {named[name]}' for name in args)})"


def _game(key: str, args: Mapping[str, Any]) -> str | None:
    """Find the id of the game that a message is about."""
    start = key.partition("-")[0]
    if start in GAMES:
        return start
    found = args.get("game")
    return found if found in GAMES else None


def _named(
    game: str | None,
    name: str,
    value: Any,
    language: Language,
    sides: Sequence[str] | None,
    people: Sequence[str],
) -> Any:
    """Make an argument fit to be put in words."""
    kind = name.rpartition("_")[2]
    if isinstance(value, Msg):
        return _said(value.key, value.args, language, people)
    if isinstance(value, bool):
        return str(value).lower()
    if value in (None, "", [], ()):
        return "none"
    if isinstance(value, list | tuple):
        if game is not None and kind.removesuffix("s") in _SEATS:
            items = _seated(find_game(game), value, sides, language, people)
        else:
            items = [str(_named(game, name.removesuffix("s"), item, language, sides, people)) for item in value]
        if name in _LISTED:
            return ", ".join(items)
        return joined(items, language, alternatives=name.startswith("any_"))
    if game is None or isinstance(value, float):
        return value
    if isinstance(value, int):
        return _seated(find_game(game), [value], sides, language, people)[0] if kind in _SEATS else value
    if kind == "game":
        return say(msg(f"{value}-title"), language)
    return _name(find_game(game), kind, value, language)


def _seated(
    game: Game[Any, Any],
    seats: Collection[Seat],
    sides: Sequence[str] | None,
    language: Language,
    people: Sequence[str],
) -> list[str]:
    """Name seats: by who plays them if that is said, by their side where it has no other, else by their chair."""
    sides = sides or game.sides(game.scenarios[0], {})
    others = {side for seat, side in enumerate(sides) if seat not in seats}
    found = {}
    for seat in seats:
        if seat < len(people) and people[seat]:
            found["person", people[seat]] = people[seat]
            continue
        kind, id_ = game.seated(seat, sides) if sides[seat] in others else ("side", sides[seat])
        found[kind, id_] = _name(game, kind, id_, language)
    return list(found.values())


def _name(game: Game[Any, Any], kind: str, value: str, language: Language) -> str:
    names = game.name(kind, value)
    return value if names is None else names[language]
