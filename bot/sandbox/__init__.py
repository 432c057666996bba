"""A Discord-compatible server on loopback, on which the bot can be played, and tested, without Discord."""

from bot.sandbox.sandbox import Sandbox
from bot.sandbox.world.saved import BadWorld

__all__ = ["BadWorld", "Sandbox"]
