"""By what options a deck is built: which of them matter, how they are said, and whether a match has the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.words import Language, literal, say, setup
from engine.core import deckcode
from engine.core.decks import Cards, Decks, Pool, printed
from engine.core.errors import Refusal
from engine.core.packs import OPTION, Pack
from engine.core.registry import game as find_game
from engine.core.settings import Setting
from engine.core.words import Msg, msg


def settings(decks: Decks) -> list[Setting]:
    """List the settings that change what a deck of a game may hold."""
    return deckcode.settings(decks.game)


def known(decks: Decks) -> Mapping[str, Pack]:
    """List the packs of a game that there are, by their keys."""
    found = find_game(decks.game).packs
    return {} if found is None else found.known


def that_matter(decks: Decks, options: Mapping[str, Any], cards: Cards) -> dict[str, Any]:
    """Keep of a match's options those that a deck needs: unusual settings, and the packs that its cards are of."""
    found = {
        one.name: options[one.name]
        for one in settings(decks)
        if options.get(one.name, one.default) in one.values and options.get(one.name, one.default) != one.default
    }
    packs = [key for key in options.get(OPTION, ()) if key in known(decks)]
    needed = [key for key in packs if any(printed(card).startswith(known(decks)[key].prefix) for card in cards)]
    return {**found, OPTION: needed} if needed else found


def usable(decks: Decks, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options of a deck as far as they can be had here."""
    found = {one.name: options[one.name] for one in settings(decks) if options.get(one.name) in one.values}
    packs = [key for key in options.get(OPTION, ()) if key in known(decks)]
    return {**found, OPTION: packs} if packs else found


def missing(decks: Decks, options: Mapping[str, Any]) -> list[str]:
    """List the ids of the packs of which a deck has cards, and that are not here as they were."""
    return [literal(key.partition("@")[0]) for key in options.get(OPTION, ()) if key not in known(decks)]


def said(decks: Decks, options: Mapping[str, Any], language: Language) -> list[str]:
    """Say options: unusual settings, and packs with their versions."""
    found = [
        setup.setting_name(decks.game, one.name, options[one.name], language)
        for one in settings(decks)
        if options.get(one.name, one.default) != one.default
    ]
    here = known(decks)
    return found + [
        literal(setup.pack_name(here[key], language) if key in here else key.partition("@")[0])
        for key in options.get(OPTION, ())
    ]


def unfit(decks: Decks, pool: Pool, cards: Cards) -> Msg | None:
    """Say what keeps a deck out of a match with this pool, if anything does."""
    fault = next(iter(decks.excess(pool, cards)), None)
    return None if fault is None else fault.reason


def check(decks: Decks, pool: Pool, cards: Cards, options: Mapping[str, Any], language: Language) -> None:
    """Raise Refusal for a deck that a match with this pool cannot have, with the options by which it was built."""
    for reason, rule in decks.excess(pool, cards):
        built: list[Any] = said(decks, options, language)
        if not built:
            raise Refusal(reason, rule)
        raise Refusal(msg("deck-misfit", game=decks.game, built=built, reason=reason), rule)


def line(decks: Decks, options: Mapping[str, Any], language: Language) -> str:
    """Say by what a deck is built, and what of it is not here; empty for the usual."""
    built: list[Any] = said(decks, options, language)
    gone: list[Any] = missing(decks, options)
    lines = [say(msg("deck-built-with", built=built), language)] if built else []
    if gone:
        lines.append(say(msg("deck-pack-gone", packs=gone), language))
    return "\n".join(lines)
