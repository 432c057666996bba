"""Direct messages as Discord keeps them: they stay when the bot is killed, and a nonce sends one message."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Any, NamedTuple

import discord


class Sound(NamedTuple):
    """A message that somebody has heard: his device rang."""

    person: int
    message: int


class _Outermost(NamedTuple):
    id: int | None


class Message:
    """A message in somebody's direct messages."""

    def __init__(self, channel: DirectMessages, number: int) -> None:
        self.id = number
        self.components: list[_Outermost] = []
        self._channel = channel

    async def edit(self, *, view: discord.ui.LayoutView, attachments: object = ()) -> None:
        self.components = [_Outermost(item.id) for item in view.children]

    async def delete(self) -> None:
        self._channel.messages.pop(self.id, None)


class DirectMessages:
    """The channel of one person."""

    def __init__(self, person: int, numbers: Callable[[], int], heard: Callable[[Sound], None]) -> None:
        self.person = person
        self.messages: dict[int, Message] = {}
        self._nonces: dict[str, Message] = {}
        self._numbers, self._heard = numbers, heard

    async def send(self, *, view: discord.ui.LayoutView, nonce: str, silent: bool = False, **_: Any) -> Message:
        if nonce in self._nonces:
            return self._nonces[nonce]
        message = Message(self, self._numbers())
        await message.edit(view=view)
        self.messages[message.id] = self._nonces[nonce] = message
        if not silent:
            self._heard(Sound(self.person, message.id))
        return message

    async def history(self, limit: int) -> AsyncIterator[Message]:
        for message in [*self.messages.values()][: -limit - 1 : -1]:
            yield message

    def get_partial_message(self, number: int) -> Message:
        return self.messages.get(number) or Message(self, number)


class Letterbox:
    """All direct messages; it stands in the place of discord.py's client."""

    def __init__(self) -> None:
        self.sounds: list[Sound] = []
        self._channels: dict[int, DirectMessages] = {}
        self._numbers = count(1)

    async def create_dm(self, person: discord.Object) -> DirectMessages:
        """Return the channel of a person."""
        if person.id not in self._channels:
            self._channels[person.id] = DirectMessages(person.id, self.number, self.sounds.append)
        return self._channels[person.id]

    def number(self) -> int:
        """Return the id of the next message."""
        return next(self._numbers)

    def lists_of(self, person: int) -> int:
        """Count the inboxes that a person sees."""
        channel = self._channels.get(person)
        return 0 if channel is None else len(channel.messages)
