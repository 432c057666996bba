"""SQL of decks. Everything here runs in a connection's thread, and asks whose deck it is."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.records import NewDeck, SavedDeck, Slot
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text

_DECKS = "SELECT id, game, side, slot, name, cards, hand, options FROM decks "
_cards = msgspec.json.Decoder(dict[str, int])
_options = msgspec.json.Decoder(dict[str, Any])


def _deck(row: tuple[Any, ...]) -> SavedDeck:
    id_, game, side, slot, name, cards, hand, options = row
    return SavedDeck(
        id_, game, side, slot, name, _cards.decode(cards), _cards.decode(hand), _options.decode(options)
    )


def saved(db: Connection, person: int) -> list[SavedDeck]:
    """List the decks that a person has saved, by name."""
    rows = db.execute(_DECKS + "WHERE person = ? AND slot = 'saved' ORDER BY game, name, side, id", (person,))
    return [_deck(row) for row in rows]


def of_game(db: Connection, person: int, game: str) -> list[SavedDeck]:
    """List the decks of a game that a person has saved, and those that he chose last, by name."""
    rows = db.execute(
        _DECKS + "WHERE person = ? AND game = ? AND slot IN ('saved', 'last') ORDER BY name, id", (person, game)
    )
    return [_deck(row) for row in rows]


def find(db: Connection, person: int, deck_id: int) -> SavedDeck | None:
    """Find a deck of a person."""
    row = db.execute(_DECKS + "WHERE person = ? AND id = ?", (person, deck_id)).fetchone()
    return row and _deck(row)


def find_in(db: Connection, person: int, game: str, side: str, slot: Slot) -> SavedDeck | None:
    """Find the deck for a side that a person is building, or chose last."""
    row = db.execute(
        _DECKS + "WHERE person = ? AND game = ? AND side = ? AND slot = ?", (person, game, side, slot)
    ).fetchone()
    return row and _deck(row)


def keep(db: Connection, new: NewDeck, most: int | None, now: float) -> SavedDeck | None:
    """Keep a deck in the place of one of the same name; None if it would be one more than ``most`` saved ones.

    What was chosen last keeps its opening hand as long as it is of the same cards.
    """
    place = (new.person, new.game, new.side, new.slot, new.name)
    there = db.execute(
        "SELECT 1 FROM decks WHERE person = ? AND game = ? AND side = ? AND slot = ? AND name = ?", place
    ).fetchone()
    if not there and most is not None:
        (number,) = db.execute(
            "SELECT count(*) FROM decks WHERE person = ? AND slot = 'saved'", (new.person,)
        ).fetchone()
        if number >= most:
            return None
    (id_, hand) = db.execute(
        """INSERT INTO decks (person, game, side, slot, name, cards, hand, options, updated_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (person, game, side, slot, name)
           DO UPDATE SET
               hand = CASE
                   WHEN excluded.slot = 'last' AND excluded.hand = '{}' AND excluded.cards = decks.cards
                   THEN decks.hand ELSE excluded.hand
               END,
               cards = excluded.cards, options = excluded.options, updated_at = excluded.updated_at
           RETURNING id, hand""",
        (*place, json_text(new.cards), json_text(new.hand), json_text(new.options), now),
    ).fetchone()
    return SavedDeck(id_, new.game, new.side, new.slot, new.name, new.cards, _cards.decode(hand), new.options)


def change(db: Connection, person: int, deck: SavedDeck, now: float) -> None:
    """Change what is in a deck of a person: its cards, its opening hand, its options."""
    db.execute(
        "UPDATE decks SET cards = ?, hand = ?, options = ?, updated_at = ? WHERE person = ? AND id = ?",
        (json_text(deck.cards), json_text(deck.hand), json_text(deck.options), now, person, deck.id),
    )


def rename(db: Connection, person: int, deck_id: int, name: str) -> bool:
    """Rename a saved deck of a person; False if another one of that side has the name."""
    renamed = db.execute(
        """UPDATE decks SET name = ?1 WHERE person = ?2 AND id = ?3 AND slot = 'saved' AND NOT EXISTS
               (SELECT 1 FROM decks AS other
                WHERE other.person = ?2 AND other.game = decks.game AND other.side = decks.side
                    AND other.slot = 'saved' AND other.name = ?1 AND other.id <> decks.id)""",
        (name, person, deck_id),
    )
    return renamed.rowcount == 1


def delete(db: Connection, person: int, deck_id: int) -> None:
    """Throw a deck of a person away."""
    db.execute("DELETE FROM decks WHERE person = ? AND id = ?", (person, deck_id))
