"""How a server is set up."""

from __future__ import annotations

import msgspec

from bot.store.records.kinds import Language


class Limits(msgspec.Struct, frozen=True, omit_defaults=True):
    """The most of everything in a server, beside what the bot allows; 0 for no limit of its own.

    Per person counts what he has in this server.
    """

    open_per_person: int = 0
    open_per_server: int = 0
    running_per_person: int = 0
    running_per_server: int = 0


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What those who manage a server have chosen, channels and roles by their ids; None for what they have not.

    ``language`` is that of new matches for which nobody chooses one, ``clock`` the name of theirs.
    ``announcements`` is the channel in which open invitations and results are told, ``mentioned`` the role that
    hears of it. Only who has the role ``openers`` may open matches, and who has the role ``masters`` may use
    `/master`; both may be done by who manages the server. ``leaderboard``: it shows who is strongest.
    """

    language: Language | None = None
    clock: str | None = None
    announcements: int | None = None
    openers: int | None = None
    masters: int | None = None
    mentioned: int | None = None
    limits: Limits = Limits()
    leaderboard: bool = False
