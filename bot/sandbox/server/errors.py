"""Discord's refusals: topics/opcodes-and-status-codes#json-json-error-codes."""

from typing import Any

from bot.discord_limits.problems import UNKNOWN_KEY, Problem, nested

# HTTP status, code, sentence
UNAUTHORIZED = 401, 0, "401: Unauthorized"
NOT_FOUND = 404, 0, "404: Not Found"
UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
UNKNOWN_GUILD = 404, 10004, "Unknown Guild"
UNKNOWN_MEMBER = 404, 10007, "Unknown Member"
UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
UNKNOWN_USER = 404, 10013, "Unknown User"
UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook"
UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
UNKNOWN_COMMAND = 404, 10063, "Unknown application command"
TOO_MANY_PINS = 400, 30003, "Maximum number of pins reached (250)"
REQUEST_TOO_LARGE = 413, 40005, "Request entity too large"
ALREADY_ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged."
MISSING_ACCESS = 403, 50001, "Missing Access"
NOT_THE_AUTHOR = 403, 50005, "Cannot edit a message authored by another user"
EMPTY_MESSAGE = 400, 50006, "Cannot send an empty message"
DMS_CLOSED = 403, 50007, "Cannot send messages to this user"
MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
WRONG_CHANNEL_TYPE = 400, 50024, "Cannot execute action on this channel type"
TOKEN_EXPIRED = 401, 50027, "Invalid Webhook Token"
INVALID_JSON = 400, 50109, "The request body contains invalid JSON."
ARCHIVED = 400, 50083, "Thread is archived"
ALREADY_A_THREAD = 400, 160004, "A thread has already been created for this message"
LOCKED = 400, 160005, "Thread is locked"

# Refusals that show a mistake in the bot's request, whatever happened before it.
MISTAKES = frozenset({0, 10063, 40005, 50006, 50024, 50035, 50109})


class Refusal(Exception):
    """A request that Discord answers with an error."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the answer."""
        return {"message": self.message, "code": self.code}


class InvalidForm(Refusal):
    """50035: fields of the body break Discord's rules."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(400, 50035, "Invalid Form Body")
        self.problems = problems

    def body(self) -> dict[str, Any]:
        """Return the JSON body, with the problems at the places of their fields."""
        return super().body() | {"errors": nested(self.problems)}


def demand(problems: list[Problem]) -> list[Problem]:
    """Raise InvalidForm if Discord would refuse; return the problems that it would pass over in silence."""
    refused = [problem for problem in problems if problem.code != UNKNOWN_KEY]
    if refused:
        raise InvalidForm(refused)
    return problems
