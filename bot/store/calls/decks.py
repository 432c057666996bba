"""The decks that people keep."""

from __future__ import annotations

from bot.store.calls.base import Calls
from bot.store.records import NewDeck, SavedDeck, Slot
from bot.store.sql import decks


class DeckCalls(Calls):
    """What is asked about decks."""

    async def decks(self, user_id: int) -> list[SavedDeck]:
        """List the decks that a person has saved, by name."""
        return await self._reading.look(lambda db: decks.saved(db, user_id))

    async def decks_of_game(self, user_id: int, game: str) -> list[SavedDeck]:
        """List the decks of a game that a person has saved, and those that he chose last, by name."""
        return await self._reading.look(lambda db: decks.of_game(db, user_id, game))

    async def deck(self, user_id: int, deck_id: int) -> SavedDeck | None:
        """Find a deck of a person; other people's are not found."""
        return await self._reading.look(lambda db: decks.find(db, user_id, deck_id))

    async def deck_in(self, user_id: int, game: str, side: str, slot: Slot) -> SavedDeck | None:
        """Find the deck for a side that a person is building, or chose last."""
        return await self._reading.look(lambda db: decks.find_in(db, user_id, game, side, slot))

    async def keep_deck(self, new: NewDeck, most: int | None = None) -> SavedDeck | None:
        """Keep a deck in the place of one of the same name; None if it would be one more than ``most`` saved."""
        return await self._writer.write(lambda db: decks.keep(db, new, most, self.now()))

    async def change_deck(self, user_id: int, deck: SavedDeck) -> None:
        """Change what is in a deck of a person: its cards, its opening hand, its options."""
        await self._writer.write(lambda db: decks.change(db, user_id, deck, self.now()))

    async def rename_deck(self, user_id: int, deck_id: int, name: str) -> bool:
        """Rename a saved deck of a person; False if another one of that side has the name."""
        return await self._writer.write(lambda db: decks.rename(db, user_id, deck_id, name))

    async def delete_deck(self, user_id: int, deck_id: int) -> None:
        """Throw a deck of a person away."""
        await self._writer.write(lambda db: decks.delete(db, user_id, deck_id))
