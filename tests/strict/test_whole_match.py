"""Every request of the bot and every answer of the sandbox, over a whole match, against Discord's description."""

import json
from collections.abc import Iterator

import pytest

from bot.sandbox.server.gateway import Session
from engine.core.registry import GAMES
from tests.bot.test_whole_match import ENOUGH, Match, Program, play
from tests.bot.test_whole_match import program as program  # noqa: PLC0414  # fixtures
from tests.bot.test_whole_match import sandbox as sandbox  # noqa: PLC0414
from tests.people import Sandbox
from tests.sandbox import openapi
from tests.sandbox.conftest import described as described  # noqa: PLC0414  # checks requests and answers

pytestmark = pytest.mark.skipif(
    not openapi.SPEC.exists(), reason=f"{openapi.SPEC.name} is not beside the repository"
)

SCHEMAS = {
    "message": "MessageResponse",
    "user": "UserResponse",
    "member": "GuildMemberResponse",
}
"""What the parts of an INTERACTION_CREATE must look like; the description knows no events."""


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collect what is wrong with the events that are sent to the bot, and their names."""
    names: list[str] = []
    found: set[str] = set()
    dispatch = Session.dispatch

    def checked(self: Session, event: str, data: bytes) -> None:
        dispatch(self, event, data)
        names.append(event)
        if event == "INTERACTION_CREATE":
            sent = json.loads(data)
            for part, schema in SCHEMAS.items():
                if part in sent:
                    found.update(f"{part}: {error}" for error in openapi.compare(schema, sent[part]))

    monkeypatch.setattr(Session, "dispatch", checked)
    yield names
    assert "\n".join(sorted(found)) == ""


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_is_as_described(
    sandbox: Sandbox, program: Program, events: list[str], game: str
) -> None:
    match = Match(sandbox, sandbox.person("ana", locale="es-ES"), sandbox.person("ben"), sandbox.person("sam"))
    await match.begin(game)

    await play(match, program, most=ENOUGH.get(game, 1000))

    await match.sam.sees("Semilla:", in_=match.thread)
    assert events.count("INTERACTION_CREATE") > 20
    assert sandbox.violations == []
