"""A scripted user, with the vocabulary of a person: what he does. What he sees is in `onlooker`.

Everything he does waits until it has had its effect; what cannot be done, or has no effect within his patience,
fails with a text that shows what he sees at that moment.
"""

import contextlib
import itertools
from collections.abc import Callable, Iterator
from typing import Any

from bot import discord_limits
from bot.discord_limits.components import BUTTON, LINK_STYLE, SELECTS, walk
from bot.panel import component_ids
from bot.sandbox.page import client, invoke
from bot.sandbox.page.access import NotPossible
from bot.sandbox.server import users
from bot.sandbox.server.context import Context
from bot.sandbox.world.objects import ApplicationCommand, Interaction, Message, User
from tests.people.inbox import goes_on, is_inbox, ways_in
from tests.people.naming import (
    Definition,
    button_text,
    find_command,
    find_field,
    find_option,
    named,
    option_value,
    select_values,
    within,
)
from tests.people.onlooker import Onlooker, T, Where
from tests.people.reading import Readable, read


class Person(Onlooker):
    """A user of the sandbox. Channels are given as such, by id or by name; messages as such."""

    def __init__(self, context: Context, user: User) -> None:
        super().__init__(context, user)
        self._nonces = itertools.count(1)
        self._opened: set[tuple[str, str]] = set()

    def __repr__(self) -> str:
        return f"<Person {self.user.global_name}>"

    async def command(self, name: str, /, *, channel: Where = "general", **options: Any) -> Readable | None:
        """Run a slash command ("/new", "/deck show"); options by default or localised name.

        A value of a choice may be its name; a user or channel may be given as such. Returns the answer, if any.
        """
        place = self._channel(channel)
        with self._trying(f"run {name}"):
            command, path = find_command(invoke.available(self._context.world, place.id), name)
            given = within(path, _options(command, path, options))
        return await self._do(
            f"run {name}",
            lambda nonce: invoke.run_command(self._context, self.id, place.id, command.name, given, nonce=nonce),
        )

    async def autocomplete(
        self, name: str, option: str, typed: str, /, *, channel: Where = "general", **options: Any
    ) -> list[str]:
        """Type into an option of a command; return the names of the choices that are offered."""
        place = self._channel(channel)
        what = f"type {typed!r} into {name} {option}"
        with self._trying(what):
            command, path = find_command(invoke.available(self._context.world, place.id), name)
            definition = find_option(command, path, option)
            typing = {"name": definition["name"], "type": definition["type"], "value": typed, "focused": True}
            given = within(path, [*_options(command, path, options), typing])
        await self._do(
            what,
            lambda nonce: invoke.run_command(
                self._context, self.id, place.id, command.name, given, nonce=nonce, typing=True
            ),
        )
        assert self._choices
        return [choice["name"] for choice in self._choices.choices]

    async def press(self, label: str, in_: Where | None = None) -> Readable | None:
        """Press the newest enabled button whose label contains the text (a button of exactly that label first)."""

        def find() -> tuple[Message, dict[str, Any]] | None:
            for message in self._newest(in_):
                buttons = [
                    one
                    for one in walk(message.components)
                    if one["type"] == BUTTON and not one.get("disabled") and one.get("style") != LINK_STYLE
                ]
                found = named(buttons, label, button_text)
                if found:
                    return message, found
            return None

        message, button = await self._found(find, f"an enabled button {label!r}", in_)
        return await self._use(f"press {label!r}", message, button, None)

    async def presses(self, *labels: str, in_: Where | None = None) -> None:
        """Press one button after the other."""
        for label in labels:
            await self.press(label, in_)

    async def choose(self, name: str, *options: str, in_: Where | None = None) -> Readable | None:
        """Choose options, by their labels, of the newest enabled select with that placeholder or custom id.

        The values of a select of users are their names.
        """

        def find() -> tuple[Message, dict[str, Any]] | None:
            for message in self._newest(in_):
                selects = [
                    one for one in walk(message.components) if one["type"] in SELECTS and not one.get("disabled")
                ]
                found = named(selects, name, lambda select: select.get("placeholder") or "")
                found = found or next((one for one in selects if one["custom_id"] == name), None)
                if found:
                    return message, found
            return None

        what = f"choose {options} of {name!r}"
        message, select = await self._found(find, f"an enabled select {name!r}", in_)
        with self._trying(what):
            values = select_values(select, options, self._who)
        return await self._use(what, message, select, values)

    async def submit(self, **fields: Any) -> Readable | None:
        """Submit the open modal. Fields are named by custom id or label; what is not named keeps its default."""
        modal = await self.until(lambda: self.modal, "an open modal")
        values: dict[str, Any] = {}
        what = f"submit {modal.title!r}"
        with self._trying(what):
            for name, value in fields.items():
                custom_id, field = find_field(modal, name)
                if field["type"] in SELECTS:
                    value = select_values(field, [value] if isinstance(value, str) else value, self._who)  # noqa: PLW2901
                values[custom_id] = value
        self.modal = None
        return await self._do(
            what,
            lambda nonce: invoke.submit_modal(self._context, self.id, modal.interaction_id, values, nonce=nonce),
        )

    async def sees(self, text: str, in_: Where | None = None) -> Readable:
        """Wait until something that he sees now contains the text; in his inbox he opens what waits for him."""
        wanted = text.casefold()
        return await self._found(
            lambda: next((one for one in self._readable(in_) if wanted in read(one).casefold()), None),
            f"to see {text!r}",
            in_,
        )

    async def opens(self, number: int | None = None) -> Message:
        """Open the panel of a match (None: of what waits longest) from his inbox; return it."""

        def find() -> tuple[Message, dict[str, Any]] | None:
            return next(self._ways_in(number), None)

        message, button = await self.until(find, "a match that waits for him in his inbox")
        return await self._open(message, button)

    @property
    def awaited(self) -> bool:
        """Whether anything waits for him, by his inbox."""
        return next(self._ways_in(), None) is not None

    async def _open(self, message: Message, button: dict[str, Any]) -> Message:
        self._opened.add((message.id, button["custom_id"]))
        panel = await self._use("open a panel", message, button, None)
        assert isinstance(panel, Message)
        on = next(goes_on(panel), None)  # he has been away for a while
        if on is not None:
            panel = await self._use("go on to the panel", panel, on, None)
            assert isinstance(panel, Message)
        return panel

    def _ways_in(self, number: int | None = None) -> Iterator[tuple[Message, dict[str, Any]]]:
        inbox = next((one for one in reversed(self.messages(self.dm)) if is_inbox(one)), None)
        if inbox is None:
            return
        for button in ways_in(inbox):
            if number is None or component_ids.read(button["custom_id"]).match == number:
                yield inbox, button

    async def _found(self, find: Callable[[], T | None], what: str, in_: Where | None) -> T:
        """Look for something; in his direct messages he opens, once each, what waits for him until it is there."""

        def look() -> tuple[T | None, tuple[Message, dict[str, Any]] | None] | None:
            found = find()
            if found is not None:
                return found, None
            ways = self._ways_in() if in_ == self.dm else iter(())
            fresh = (way for way in ways if (way[0].id, way[1]["custom_id"]) not in self._opened)
            way = next(fresh, None)
            return None if way is None else (None, way)

        while True:
            found, way = await self.until(look, what)
            if way is None:
                assert found is not None
                return found
            await self._open(*way)

    async def says(self, text: str, channel: Where = "general") -> None:
        """Post a message."""
        with self._trying(f"say {text!r}"):
            client.post(self._context, self.id, self._channel(channel).id, text)

    async def closes_dms(self) -> None:
        """Take no more direct messages."""
        users.set_dms(self._context, self.id, opened=False)

    async def opens_dms(self) -> None:
        """Take direct messages again."""
        users.set_dms(self._context, self.id, opened=True)

    # How it is done

    @contextlib.contextmanager
    def _trying(self, what: str) -> Iterator[None]:
        try:
            yield
        except NotPossible as reason:
            raise self._failure(f"to {what}", str(reason)) from None

    def _who(self, name: str) -> str:
        role = next((one for one in self._context.world.roles.values() if one.name == name), None)
        if role is not None:
            return role.id
        account = self._context.world.account(name)
        return account.user.id if account else self._channel(name).id

    async def _use(
        self, what: str, message: Message, component: dict[str, Any], values: list[str] | None
    ) -> Readable | None:
        return await self._do(
            what,
            lambda nonce: invoke.use_component(
                self._context,
                self.id,
                message.channel_id,
                message.id,
                component["custom_id"],
                values=values,
                nonce=nonce,
            ),
        )

    async def _do(self, what: str, start: Callable[[str], Interaction]) -> Readable | None:
        """Start an interaction and wait for its answer; a deferred one is waited for too."""
        nonce = f"{self.user.username}-{next(self._nonces)}"
        with self._trying(what):
            interaction = start(nonce)
        outcome = await self.until(lambda: self._outcomes.pop(nonce, None), f"to {what}")
        if outcome.state == "failed":
            raise self._failure(f"to {what}", str(outcome.reason))
        if self.modal and self.modal.nonce == nonce:
            return self.modal
        world = self._context.world

        def original() -> Message | None:
            return world.message(interaction.channel_id, interaction.original_id or "")

        def settled() -> bool | None:
            message = original()
            return message is None or not message.flags & discord_limits.LOADING or None

        await self.until(settled, f"to {what}, and the answer to come")
        return original()


def _options(command: ApplicationCommand, path: list[Definition], given: dict[str, Any]) -> list[dict[str, Any]]:
    options = []
    for name, value in given.items():
        found = find_option(command, path, name)
        options.append({"name": found["name"], "type": found["type"], "value": option_value(found, value)})
    return options
