"""A sandbox with scripted people in it, which remembers all that each of them was told."""

from pathlib import Path

from bot import sandbox
from bot.sandbox.server import users
from bot.sandbox.world.clock import Clock
from tests.people.person import Person


class Sandbox(sandbox.Sandbox):
    """The sandbox, its parts at hand, and people by name."""

    def __init__(
        self,
        port: int = 0,
        world_file: Path | None = None,
        *,
        clock: Clock | None = None,
        remember: bool = True,
    ) -> None:
        super().__init__(port, world_file, clock=clock, remember=remember)
        self.world = self.context.world
        self.gateway = self.context.gateway
        self.faults = self.context.faults
        self.rate_limits = self.context.rate_limits
        self.violations = self.context.violations
        self.client_events = self.context.client_events
        self.files = self.context.files
        self.snowflake = self.context.snowflake
        self._persons: dict[str, Person] = {}

    def person(self, name: str, locale: str | None = None) -> Person:
        """Return the scripted user of this name, who joins the guild if he is new (in English, unless told so)."""
        account = self.world.account(name) or users.join(self.context, name, locale or "en-US")
        if locale and account.locale != locale:
            users.set_locale(self.context, account.user.id, locale)
        if account.user.id not in self._persons:
            self._persons[account.user.id] = Person(self.context, account.user)
        return self._persons[account.user.id]
