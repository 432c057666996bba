"""Scripted people who use the sandbox as one would by hand: the language of the tests."""

from tests.people.manual_clock import ManualClock
from tests.people.person import Person
from tests.people.sandbox import Sandbox

__all__ = ["ManualClock", "Person", "Sandbox"]
