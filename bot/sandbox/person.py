"""A scripted user, with the vocabulary of a person: what he does, what he sees, what he does not see.

Everything he does waits until it has had its effect; what cannot be done, or has no effect within the patience of
the person, fails with a text that shows what he sees at that moment.
"""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from bot import limits
from bot.limits import commands as kinds
from bot.limits.components import (
    BUTTON,
    FILE_UPLOAD,
    LABEL,
    LINK_STYLE,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    walk,
)
from bot.sandbox import client, invoke
from bot.sandbox.invoke import NotPossible
from bot.sandbox.reading import read
from bot.sandbox.sights import ChoicesSeen, FileSeen, InteractionSeen, ModalSeen, Seen, Sight
from bot.sandbox.world import (
    ApplicationCommand,
    Channel,
    DirectMessages,
    Interaction,
    Message,
    TextChannel,
    Thread,
    User,
)

if TYPE_CHECKING:
    from bot.sandbox.sandbox import Sandbox

T = TypeVar("T")
Readable = Message | ModalSeen | ChoicesSeen
Where = Channel | Message | str
PATIENCE = 10.0  # seconds
SHOWN_MESSAGES = 6  # per channel, in the text of a failure


class Person:
    """A user of the sandbox. Channels are given as such, by id or by name; messages as such."""

    def __init__(self, sandbox: "Sandbox", user: User) -> None:
        self._sandbox = sandbox
        self.user = user
        self.patience = PATIENCE
        self.modal: ModalSeen | None = None
        self._choices: ChoicesSeen | None = None
        self._outcomes: dict[str, InteractionSeen] = {}
        self._nonces = itertools.count(1)
        self._moved = asyncio.Event()
        sandbox.sights.watch(user.id, self._look)

    def __repr__(self) -> str:
        return f"<Person {self.user.global_name}>"

    @property
    def id(self) -> str:
        """The user's id."""
        return self.user.id

    @property
    def mention(self) -> str:
        """The text that mentions the user."""
        return f"<@{self.user.id}>"

    @property
    def locale(self) -> str:
        """The user's language."""
        return self._sandbox.world.accounts[self.user.id].locale

    def _look(self, sight: Sight) -> None:
        if isinstance(sight, ModalSeen):
            self.modal = sight
        elif isinstance(sight, ChoicesSeen):
            self._choices = sight
        elif isinstance(sight, InteractionSeen):
            self._outcomes[sight.nonce] = sight
        self._moved.set()

    # What he does

    async def command(self, name: str, /, *, channel: Where = "general", **options: Any) -> Readable | None:
        """Run a slash command ("/new", "/deck show"); options by default or localised name.

        A value of a choice may be its name; a user or channel may be given as such. Returns the answer, if any.
        """
        place = self._channel(channel)
        command, path = self._find_command(name, place)
        given = self._options(command, path, options)
        return await self._do(
            f"run {name}",
            lambda nonce: invoke.run_command(self._sandbox, self.id, place.id, command.name, given, nonce=nonce),
        )

    async def autocomplete(
        self, name: str, option: str, typed: str, /, *, channel: Where = "general", **options: Any
    ) -> list[str]:
        """Type into an option of a command; return the names of the choices that are offered."""
        place = self._channel(channel)
        command, path = self._find_command(name, place)
        given = self._options(command, path, options)
        leaf = given
        for _ in path:
            leaf = leaf[0]["options"]
        definition = self._definition(command, path, option)
        leaf.append({"name": definition["name"], "type": definition["type"], "value": typed, "focused": True})
        await self._do(
            f"type {typed!r} into {name} {option}",
            lambda nonce: invoke.autocomplete(self._sandbox, self.id, place.id, command.name, given, nonce=nonce),
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
                found = _named(buttons, label, _button_text)
                if found:
                    return message, found
            return None

        message, button = await self.until(find, f"an enabled button {label!r}")
        return await self._use(f"press {label!r}", message, button, None)

    async def choose(self, name: str, *options: str, in_: Where | None = None) -> Readable | None:
        """Choose options, by their labels, of the newest enabled select with that placeholder or custom id.

        The values of a select of users are their names.
        """

        def find() -> tuple[Message, dict[str, Any]] | None:
            for message in self._newest(in_):
                selects = [
                    one for one in walk(message.components) if one["type"] in SELECTS and not one.get("disabled")
                ]
                found = _named(selects, name, lambda select: select.get("placeholder") or "")
                found = found or next((one for one in selects if one["custom_id"] == name), None)
                if found:
                    return message, found
            return None

        message, select = await self.until(find, f"an enabled select {name!r}")
        return await self._use(f"choose {options} of {name!r}", message, select, self._values(select, options))

    async def submit(self, **fields: Any) -> Readable | None:
        """Submit the open modal. Fields are named by custom id or label; what is not named keeps its default."""
        modal = await self.until(lambda: self.modal, "an open modal")
        values: dict[str, Any] = {}
        for name, value in fields.items():
            custom_id, field = self._field(modal, name)
            if field["type"] in SELECTS:
                labels = [value] if isinstance(value, str) else value
                values[custom_id] = self._values(field, labels)
            else:
                values[custom_id] = value
        self.modal = None
        return await self._do(
            f"submit {modal.title!r}",
            lambda nonce: invoke.submit_modal(self._sandbox, self.id, modal.interaction_id, values, nonce=nonce),
        )

    async def says(self, text: str, channel: Where = "general") -> None:
        """Post a message."""
        try:
            client.post(self._sandbox, self.id, self._channel(channel).id, text)
        except NotPossible as reason:
            raise self._failure(f"say {text!r}", str(reason)) from None

    async def closes_dms(self) -> None:
        """Take no more direct messages."""
        client.set_dms(self._sandbox, self.id, opened=False)

    async def opens_dms(self) -> None:
        """Take direct messages again."""
        client.set_dms(self._sandbox, self.id, opened=True)

    # What he sees

    async def sees(self, text: str, in_: Where | None = None) -> Readable:
        """Wait until something that he sees now contains the text, in any case; return it, the newest first."""
        wanted = text.casefold()
        return await self.until(
            lambda: next((one for one in self._readable(in_) if wanted in read(one).casefold()), None),
            f"to see {text!r}",
        )

    async def until(self, look: Callable[[], T | None], what: str) -> T:
        """Look, and again after every new sight, until there is something; `what` is what he wanted."""
        try:
            async with asyncio.timeout(self.patience):
                while True:
                    self._moved.clear()
                    found = look()
                    if found is not None:
                        return found
                    await self._moved.wait()
        except TimeoutError:
            raise self._failure(what, f"nothing came in {self.patience:g} s") from None

    async def does_not_see(self, text: str, in_: Where | None = None) -> None:
        """Nothing that he sees now contains the text."""
        for one in self._readable(in_):
            if text.casefold() in read(one).casefold():
                raise self._failure(f"not to see {text!r}", f"it is in\n{read(one)}")

    async def never_saw(self, text: str) -> None:
        """Nothing that ever reached him contains the text: no earlier state of a message, no id, no file."""
        wanted = text.casefold().encode()
        for sight in self.sights:
            content = sight.content if isinstance(sight, FileSeen) else b""
            if wanted in msgspec.json.encode(sight).decode().casefold().encode() or wanted in content:
                raise self._failure(f"never to have seen {text!r}", f"it is in\n{sight}")

    @property
    def sights(self) -> list[Sight]:
        """Everything that he was shown or could fetch, in order."""
        return [seen.sight for seen in self.seen]

    @property
    def seen(self) -> list[Seen]:
        """His sights with the times at which they came."""
        return list(self._sandbox.sights.of(self.id))

    @property
    def dm(self) -> DirectMessages:
        """His conversation with the bot."""
        return self._sandbox.conversation(self.id)

    def threads(self) -> list[Thread]:
        """Return the threads that he may enter, oldest first."""
        world = self._sandbox.world
        return [thread for thread in world.threads.values() if world.can_enter(self.id, thread.id)]

    def messages(self, channel: Where) -> list[Message]:
        """Return the messages that he sees in a channel, oldest first."""
        world = self._sandbox.world
        messages = world.messages.get(self._channel(channel).id, {}).values()
        return [message for message in messages if world.can_see(self.id, message)]

    def view(self) -> str:
        """Return what he sees now, as text."""
        lines = [f"{self.user.global_name} ({self.locale}) sees:"]
        for channel in self._channels():
            messages = self.messages(channel)[-SHOWN_MESSAGES:]
            if messages:
                lines.append(f"  {_title(channel)}")
            lines += [line for message in messages for line in _shown(message)]
        if self.modal:
            lines.append("  modal: " + read(self.modal).replace("\n", " | "))
        return "\n".join(lines)

    # How it is done

    def _failure(self, what: str, why: str) -> AssertionError:
        lines = [f"{self.user.global_name} wanted {what}: {why}", self.view()]
        violations = self._sandbox.violations
        if violations:
            lines += ["The bot's requests broke rules of Discord:", *map(str, violations)]
        return AssertionError("\n".join(lines))

    async def _use(
        self, what: str, message: Message, component: dict[str, Any], values: list[str] | None
    ) -> Readable | None:
        return await self._do(
            what,
            lambda nonce: invoke.use_component(
                self._sandbox,
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
        try:
            interaction = start(nonce)
        except NotPossible as reason:
            raise self._failure(f"to {what}", str(reason)) from None
        outcome = await self.until(lambda: self._outcomes.pop(nonce, None), f"to {what}")
        if outcome.state == "failed":
            raise self._failure(f"to {what}", str(outcome.reason))
        if self.modal and self.modal.nonce == nonce:
            return self.modal
        world = self._sandbox.world

        def original() -> Message | None:
            return world.message(interaction.channel_id, interaction.original_id or "")

        def settled() -> bool | None:
            message = original()
            return message is None or not message.flags & limits.LOADING or None

        await self.until(settled, f"to {what}, and the answer to come")
        return original()

    def _channels(self) -> Iterator[Channel]:
        world = self._sandbox.world
        channels: list[Channel] = [*world.channels.values(), *world.threads.values(), *world.dms.values()]
        return (channel for channel in channels if world.can_enter(self.id, channel.id))

    def _channel(self, where: Where) -> Channel:
        if isinstance(where, (TextChannel, Thread, DirectMessages)):
            return where
        if isinstance(where, Message):
            where = where.channel_id
        channels = list(self._channels())
        found = next((one for one in channels if one.id == where), None)
        found = found or next((one for one in reversed(channels) if _title(one) == f"#{where.lstrip('#')}"), None)
        if found is None:
            raise self._failure(f"to go to {where!r}", "there is no such channel")
        return found

    def _newest(self, where: Where | None) -> Iterator[Message]:
        """Yield the messages that he sees now, the newest first."""
        world = self._sandbox.world
        if isinstance(where, Message):
            now = world.message(where.channel_id, where.id)
            if now:
                yield now
            return
        channels = self._channels() if where is None else [self._channel(where)]
        newest_first = [reversed(world.messages.get(channel.id, {}).values()) for channel in channels]
        for message in heapq.merge(*newest_first, key=lambda message: int(message.id), reverse=True):
            if world.can_see(self.id, message):
                yield message

    def _readable(self, where: Where | None) -> Iterator[Readable]:
        if where is None:
            yield from (one for one in (self.modal, self._choices) if one)
        yield from self._newest(where)

    def _find_command(self, name: str, place: Channel) -> tuple[ApplicationCommand, list[dict[str, Any]]]:
        """Return the command and the sub-commands (their definitions) that the words name."""
        first, *rest = name.removeprefix("/").split()
        known = invoke.available(self._sandbox.world, place.id)
        command = next(
            (one for one in known if first in (one.name, *(one.name_localizations or {}).values())), None
        )
        if command is None:
            names = ", ".join(f"/{one.name}" for one in known) or "none"
            raise self._failure(f"to run {name}", f"the commands here are: {names}")
        path: list[dict[str, Any]] = []
        for word in rest:
            path.append(self._definition(command, path, word))
        return command, path

    def _definition(self, command: ApplicationCommand, path: list[dict[str, Any]], name: str) -> dict[str, Any]:
        """Return the definition of an option, or of a sub-command, by its default or a localised name."""
        options = (path[-1].get("options") or []) if path else command.options
        for option in options:
            names = (option["name"], *(option.get("name_localizations") or {}).values())
            if name in names or name.replace("_", "-") in names:
                found: dict[str, Any] = option
                return found
        raise self._failure(f"to use {name}", f"/{command.name} has {[option['name'] for option in options]}")

    def _options(
        self, command: ApplicationCommand, path: list[dict[str, Any]], given: dict[str, Any]
    ) -> list[dict[str, Any]]:
        options = []
        for name, value in given.items():
            definition = self._definition(command, path, name)
            options.append(
                {"name": definition["name"], "type": definition["type"], "value": _option_value(definition, value)}
            )
        for definition in reversed(path):
            options = [{"name": definition["name"], "type": definition["type"], "options": options}]
        return options

    def _values(self, select: dict[str, Any], labels: tuple[str, ...] | list[str]) -> list[str]:
        """Return the values of the options with these labels, or the ids of users with these names."""
        if select["type"] == STRING_SELECT:
            values = []
            for label in labels:
                option = _named(select["options"], label, lambda option: option["label"])
                if option is None:
                    raise self._failure(
                        f"to choose {label!r}",
                        f"the options are {[option['label'] for option in select['options']]}",
                    )
                values.append(option["value"])
            return values
        found = []
        for label in labels:
            account = self._sandbox.account(label)
            found.append(account.user.id if account else self._channel(label).id)
        return found

    def _field(self, modal: ModalSeen, name: str) -> tuple[str, dict[str, Any]]:
        """Return the custom id and the component of a field of the modal."""
        wanted = name.replace("_", " ").casefold()
        for component in walk(modal.components):
            field = component.get("component") if component["type"] == LABEL else component
            if not field or field["type"] in (TEXT_DISPLAY, FILE_UPLOAD) or "custom_id" not in field:
                continue
            if field["custom_id"] == name or wanted in (component.get("label") or "").casefold():
                return field["custom_id"], field
        raise self._failure(f"to fill in {name!r}", "the modal has no such field")


def _named(
    things: list[dict[str, Any]], name: str, text: Callable[[dict[str, Any]], str]
) -> dict[str, Any] | None:
    """Return the thing with exactly that text, else the first one whose text contains it, in any case."""
    wanted = name.casefold()
    exact = next((thing for thing in things if text(thing).casefold() == wanted), None)
    return exact or next((thing for thing in things if wanted in text(thing).casefold()), None)


def _button_text(button: dict[str, Any]) -> str:
    return button.get("label") or (button.get("emoji") or {}).get("name") or ""


def _option_value(definition: dict[str, Any], value: Any) -> Any:
    """Return what is sent for a value: ids for people and channels, values for the names of choices."""
    if isinstance(value, (Person, User, TextChannel, Thread, DirectMessages)):
        return value.id
    for choice in definition.get("choices") or ():
        if value in (choice["name"], *(choice.get("name_localizations") or {}).values()):
            return choice["value"]
    return str(value) if definition["type"] == kinds.STRING else value


def _title(channel: Channel) -> str:
    return "@bot" if isinstance(channel, DirectMessages) else f"#{channel.name}"


def _shown(message: Message) -> Iterator[str]:
    """Lines that show a message and what can be done with it."""
    mark = " (only he sees this)" if message.flags & limits.EPHEMERAL else ""
    mark += " (loading)" if message.flags & limits.LOADING else ""
    text = read(message).replace("\n", "\n      ")
    yield f"    {message.author.global_name}{mark}: {text}"
    for component in walk(message.components):
        state = " (disabled)" if component.get("disabled") else ""
        if component["type"] == BUTTON:
            yield f"      [{_button_text(component)}]{state}"
        elif component["type"] in SELECTS:
            labels = ", ".join(option["label"] for option in component.get("options") or ())
            yield f"      <{component.get('placeholder') or component['custom_id']}: {labels}>{state}"
