"""The world of the sandbox: everything that exists, typed, and nothing that happens.

The structs that go over the wire carry the names of Discord's own objects (resources/*); a field that is absent
there is UNSET here. Messages are never changed in place: an edit puts a new object in the old one's place, so that
whoever saw the old one still holds it.
"""

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from bot.sandbox.world.permissions import EVERYTHING, MEMBER, Permission, overwritten

TEXT_CHANNEL, DIRECT_MESSAGES, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12


class User(Struct, frozen=True, kw_only=True):
    """Somebody with a name, human or bot: resources/user#user-object."""

    id: str
    username: str
    global_name: str
    discriminator: str = "0"
    avatar: str | None = None
    bot: bool = False
    public_flags: int = 0
    flags: int = 0
    primary_guild: None = None


class Account(Struct, kw_only=True):
    """What only a user's own client knows of him: his language, and whether he takes direct messages."""

    user: User
    locale: str = "en-US"
    dms_open: bool = True
    dm_id: str | None = None
    roles: list[str] = field(default_factory=list)


class Role(Struct, kw_only=True):
    """A role of the guild that allows nothing by itself: topics/permissions#role-object."""

    id: str
    name: str
    mentionable: bool = True


class Guild(Struct, kw_only=True):
    """The one server of the sandbox."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"


class TextChannel(Struct, kw_only=True):
    """A channel of the guild: resources/channel#channel-object."""

    id: str
    guild_id: str
    name: str
    position: int = 0
    type: int = TEXT_CHANNEL
    flags: int = 0
    nsfw: bool = False
    topic: str | None = None
    parent_id: str | None = None
    rate_limit_per_user: int = 0
    last_message_id: str | None = None
    permission_overwrites: list[dict[str, Any]] = field(default_factory=list)


class ThreadMetadata(Struct, kw_only=True):
    """Whether a thread is archived or locked, and since when; durations in minutes."""

    auto_archive_duration: int
    archive_timestamp: str
    create_timestamp: str
    archived: bool = False
    locked: bool = False
    invitable: bool = True


class Thread(Struct, kw_only=True):
    """A thread of a text channel, public (11) or private (12)."""

    id: str
    type: int
    guild_id: str
    parent_id: str
    owner_id: str
    name: str
    thread_metadata: ThreadMetadata
    flags: int = 0
    rate_limit_per_user: int = 0
    message_count: int = 0
    total_message_sent: int = 0
    member_count: int = 0
    last_message_id: str | None = None


class DirectMessages(Struct, kw_only=True):
    """The conversation of one user with the bot."""

    id: str
    recipients: list[User]
    type: int = DIRECT_MESSAGES
    flags: int = 0
    last_message_id: str | None = None


Channel = TextChannel | Thread | DirectMessages


class Attachment(Struct, frozen=True, kw_only=True):
    """A file of a message: resources/message#attachment-object. Sizes in bytes and pixels."""

    id: str
    filename: str
    size: int
    url: str
    proxy_url: str
    content_type: str
    description: str | UnsetType = UNSET
    width: int | UnsetType = UNSET
    height: int | UnsetType = UNSET
    ephemeral: bool | UnsetType = UNSET


class InteractionMetadata(Struct, frozen=True, kw_only=True):
    """Which interaction a message answers: resources/message#message-interaction-metadata-object."""

    id: str
    type: int
    user: User
    authorizing_integration_owners: dict[str, str]
    name: str | UnsetType = UNSET
    interacted_message_id: str | UnsetType = UNSET
    original_response_message_id: str | UnsetType = UNSET
    triggering_interaction_metadata: "InteractionMetadata | UnsetType" = UNSET


class MessageReference(Struct, frozen=True, kw_only=True):
    """The message that another one answers."""

    message_id: str
    channel_id: str
    type: int = 0


class Message(Struct, frozen=True, kw_only=True):
    """A message as the API shows it: resources/message#message-object."""

    id: str
    channel_id: str
    author: User
    timestamp: str
    content: str = ""
    edited_timestamp: str | None = None
    tts: bool = False
    mention_everyone: bool = False
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    pinned: bool = False
    type: int = 0
    flags: int = 0
    webhook_id: str | UnsetType = UNSET
    application_id: str | UnsetType = UNSET
    interaction_metadata: InteractionMetadata | UnsetType = UNSET
    message_reference: MessageReference | UnsetType = UNSET
    nonce: str | int | UnsetType = UNSET


class ApplicationCommand(Struct, frozen=True, kw_only=True):
    """A registered command: interactions/application-commands#application-command-object."""

    id: str
    application_id: str
    version: str
    name: str
    description: str
    type: int = 1
    guild_id: str | UnsetType = UNSET
    name_localizations: dict[str, str] | None = None
    description_localizations: dict[str, str] | None = None
    options: list[dict[str, Any]] = field(default_factory=list)
    default_member_permissions: str | None = None
    dm_permission: bool = True
    contexts: list[int] | None = None
    integration_types: list[int] = field(default_factory=lambda: [0])
    nsfw: bool = False


class Interaction(Struct, kw_only=True):
    """One act of a user and how far the bot has answered it. Times in Unix seconds."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    nonce: str
    name: str = ""  # of the command
    message_id: str | None = None  # the message of the component, also of the component that opened the modal
    answer: int | None = None  # the type of the callback, once it came
    original_id: str | None = None
    followup_ids: list[str] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    opened_by: str | None = None  # of a submitted modal: the interaction that opened it


class Sent(Struct, frozen=True):
    """The message that a nonce has led to, and when."""

    message_id: str
    at: float


class World(Struct, kw_only=True):
    """Everything there is. Keys are identifiers unless a comment says otherwise."""

    bot: User
    guild: Guild
    bot_permissions: int
    member_permissions: int = int(MEMBER)
    file_key: str  # signs the addresses of files
    accounts: dict[str, Account] = field(default_factory=dict)
    channels: dict[str, TextChannel] = field(default_factory=dict)
    threads: dict[str, Thread] = field(default_factory=dict)
    thread_members: dict[str, list[str]] = field(default_factory=dict)
    roles: dict[str, Role] = field(default_factory=dict)
    dms: dict[str, DirectMessages] = field(default_factory=dict)
    messages: dict[str, dict[str, Message]] = field(default_factory=dict)  # by channel, oldest first
    ephemeral: dict[str, str] = field(default_factory=dict)  # message -> the only user who sees it
    pins: dict[str, dict[str, str]] = field(default_factory=dict)  # channel -> message -> when it was pinned
    commands: list[ApplicationCommand] = field(default_factory=list)
    interactions: dict[str, Interaction] = field(default_factory=dict)  # oldest first
    nonces: dict[str, Sent] = field(default_factory=dict)  # by channel and nonce, oldest first

    def channel(self, channel_id: str) -> Channel | None:
        """Return the channel, thread or conversation with this id."""
        return self.channels.get(channel_id) or self.threads.get(channel_id) or self.dms.get(channel_id)

    def message(self, channel_id: str, message_id: str) -> Message | None:
        """Return a message of a channel, ephemeral ones included."""
        return self.messages.get(channel_id, {}).get(message_id)

    def account(self, who: str) -> Account | None:
        """Return the account with this id or name."""
        found = self.accounts.get(who)
        if found:
            return found
        named = (account for account in self.accounts.values() if account.user.username == who.casefold())
        return next(named, None)

    def first_account(self) -> Account:
        """Return the account of the user who was there first."""
        return next(iter(self.accounts.values()))

    def user(self, user_id: str) -> User | None:
        """Return a user, human or the bot."""
        account = self.accounts.get(user_id)
        if account:
            return account.user
        return self.bot if user_id == self.bot.id else None

    def can_enter(self, user_id: str, channel_id: str) -> bool:
        """Say whether a user may read a channel at all."""
        if channel_id in self.dms:
            return self.dms[channel_id].recipients[0].id == user_id
        thread = self.threads.get(channel_id)
        if thread and thread.type == PRIVATE_THREAD:
            return user_id in self.thread_members[channel_id]
        channel = thread or self.channels.get(channel_id)
        return channel is not None and bool(self.permissions(user_id, channel) & Permission.VIEW_CHANNEL)

    def permissions(self, user_id: str, channel: Channel | None = None) -> int:
        """Return what a user, human or the bot, may do in a channel, or in the guild: topics/permissions."""
        if user_id == self.guild.owner_id:
            return EVERYTHING
        base = self.bot_permissions if user_id == self.bot.id else self.member_permissions
        place = self.channels.get(channel.parent_id) if isinstance(channel, Thread) else channel
        if not isinstance(place, TextChannel) or not place.permission_overwrites:
            return base
        return overwritten(base, place.permission_overwrites, self.guild.id, user_id)

    def can_see(self, user_id: str, message: Message) -> bool:
        """Say whether a user may read a message."""
        only = self.ephemeral.get(message.id)
        return only == user_id if only else self.can_enter(user_id, message.channel_id)

    def seen_messages(self, user_id: str) -> dict[str, list[Message]]:
        """Return, per channel, the messages that a user sees now, oldest first."""
        return {
            channel_id: [message for message in messages.values() if self.can_see(user_id, message)]
            for channel_id, messages in self.messages.items()
            if self.can_enter(user_id, channel_id)
        }
