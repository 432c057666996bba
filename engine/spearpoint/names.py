"""Names of everything a message may mention, in both languages; and what a Situation is about."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.words import Msg, msg
from engine.spearpoint import situations
from engine.spearpoint.catalog import GAME
from engine.spearpoint.packs import PACKS
from engine.spearpoint.situations import STANDARD, Overrun
from engine.spearpoint.teams import GOALS


def name(kind: str, thing: str) -> Mapping[str, str] | None:
    """Name a thing by its kind (see :meth:`engine.spearpoint.library.Library`); None for what has no name.

    A ``source`` is whatever changes a number: a card, an effect, or the number of a rule; a ``score`` what a side
    has rolled for Initiative, ``us:2:6``. For a ``scenario``, what
    it is ``about``, and the ``orders`` of a side in it see :func:`engine.spearpoint.situations.name`.
    """
    catalog = PACKS.naming(thing)
    if kind == "score":
        return _score(*thing.split(":"))
    if kind == "source":
        return catalog.names.get(("card", thing)) or catalog.names.get(("effect", thing))
    return catalog.names.get((kind, thing)) or situations.name(catalog.situations, kind, thing)


def _score(side: str, die: str, total: str) -> Mapping[str, str]:
    """Say what a side has rolled: ``Americans 6``, or with what was added to the die ``Americans 2 + 4 = 6``.

    It stands within a sentence, where Spanish writes *americanos*.
    """
    added = int(total) - int(die)
    sum_ = total if not added else f"{die} {'+' if added > 0 else '−'} {abs(added)} = {total}"
    sides = GAME.names["side", side]
    return {"en": f"{sides['en']} {sum_}", "es": f"{sides['es'].lower()} {sum_}"}


def about(scenario: str, seats: int) -> Msg:
    """Say what a Situation is about, and who wins how: the standard game, by how many play it (SP-T06)."""
    if scenario != STANDARD:
        return msg("spearpoint-about", about=scenario)
    turns = next(win.turns for win in GAME.situations[STANDARD].wins if isinstance(win, Overrun))
    return msg("spearpoint-about-standard", points=GOALS[seats], turns=turns)


def ids(kind: str, side: str | None) -> list[str]:
    """List the cards or decks that there are; of one side, if given, and of both where a card has none.

    Those of packs are among them that may be picked now.
    """
    here = PACKS.offering()
    match kind:
        case "deck":
            return [deck.id for deck in here.decks.values() if side in (None, deck.side)]
        case "card":
            units = [card.id for card in here.recruits(graded=True).values() if side in (None, card.side)]
            return [*units, *here.commands, *here.damage]
        case _:
            return []
