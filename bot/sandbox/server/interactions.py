"""The bot's answers to interactions: interactions/receiving-and-responding.

The first answer is the callback, within 3 seconds; for 15 minutes the token then serves as a webhook: the original
response can be read, edited and deleted, and follow-ups sent.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from bot import discord_limits
from bot.discord_limits.messages import CALLBACK, EDIT, FOLLOW_UP, check_message
from bot.discord_limits.messages import UPDATE as UPDATE_KEYS
from bot.discord_limits.modals import check_autocomplete, check_modal
from bot.discord_limits.problems import Form, Problem
from bot.sandbox.server import errors
from bot.sandbox.server.archiving import may_post
from bot.sandbox.server.client_events import ChoicesSeen, InteractionSeen, ModalSeen
from bot.sandbox.server.components import complete
from bot.sandbox.server.context import Context
from bot.sandbox.server.errors import InvalidForm, Refusal
from bot.sandbox.server.messages import compose, delete, edit, post
from bot.sandbox.server.rest import Call, Routes
from bot.sandbox.world.objects import Interaction, InteractionMetadata, Message, MessageReference, Thread

# Kinds of interaction
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
# Kinds of callback
PONG, MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
# Types of message
REPLY, CHAT_INPUT_COMMAND = 19, 20


def allowed_answers(interaction: Interaction) -> set[int]:
    """Return the kinds of callback that suit an interaction."""
    if interaction.type == AUTOCOMPLETE:
        return {CHOICES}
    answers = {MESSAGE, DEFERRED_MESSAGE}
    if interaction.message_id:
        answers |= {DEFERRED_UPDATE, UPDATE}
    return answers if interaction.type == MODAL_SUBMIT else answers | {MODAL}


def callback(call: Call) -> dict[str, Any] | None:
    """POST: the first answer to an interaction."""
    context = call.context
    interaction = context.world.interactions.get(call.params["interaction_id"])
    if interaction is None or interaction.token != call.params["token"]:
        raise Refusal(*errors.UNKNOWN_INTERACTION)
    if interaction.answer is not None:
        raise Refusal(*errors.ALREADY_ACKNOWLEDGED)
    if context.clock.time() - interaction.created > discord_limits.INITIAL_RESPONSE:
        raise Refusal(*errors.UNKNOWN_INTERACTION)
    form = Form()
    form.keys((), call.form, ("type", "data"))
    kind = call.form.get("type")
    form.choice(("type",), kind, sorted(allowed_answers(interaction)))
    call.check(form.problems)
    assert isinstance(kind, int)
    try:
        message = _answer(replace(call, body=call.form.get("data") or {}), interaction, kind)
    except InvalidForm as invalid:
        problems = [problem._replace(path=("data", *problem.path)) for problem in invalid.problems]
        raise InvalidForm(problems) from invalid
    _acknowledge(context, interaction, kind)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    about: dict[str, Any] = {"id": interaction.id, "type": interaction.type}
    if message:
        about |= {
            "response_message_id": message.id,
            "response_message_loading": bool(message.flags & discord_limits.LOADING),
            "response_message_ephemeral": bool(message.flags & discord_limits.EPHEMERAL),
        }
    if kind in (MESSAGE, UPDATE):
        return {"interaction": about, "resource": {"type": kind, "message": message}}
    return {"interaction": about}


def _answer(call: Call, interaction: Interaction, kind: int) -> Message | None:
    """Do what the callback says; `call` has its data as body. Return the message that it is about."""
    context, data = call.context, call.form
    if kind == CHOICES:
        call.check(check_autocomplete(data))
        context.client_events.show(ChoicesSeen(interaction.nonce, data["choices"]), user_id=interaction.user_id)
        return None
    if kind == MODAL:
        call.check(check_modal(data))
        complete(data["components"])
        interaction.modal = data
        seen = ModalSeen(interaction.nonce, interaction.id, data["custom_id"], data["title"], data["components"])
        context.client_events.show(seen, user_id=interaction.user_id)
        return None
    channel = context.world.channel(interaction.channel_id)
    if isinstance(channel, Thread) and channel.thread_metadata.archived and channel.thread_metadata.locked:
        raise Refusal(*errors.ARCHIVED)
    if kind in (UPDATE, DEFERRED_UPDATE):
        message = context.world.message(interaction.channel_id, interaction.message_id or "")
        if message is None:
            raise Refusal(*errors.UNKNOWN_MESSAGE)
        interaction.original_id = message.id
        return edit(call, message, known=UPDATE_KEYS) if kind == UPDATE else message
    message = _respond(call, interaction, loading=kind == DEFERRED_MESSAGE)
    interaction.original_id = message.id
    return message


def _respond(call: Call, interaction: Interaction, *, loading: bool) -> Message:
    """Post a response or follow-up; an ephemeral one is for the user alone."""
    context, data = call.context, call.form
    if loading:
        form = Form()
        form.keys((), data, ("flags",))
        if (data.get("flags") or 0) & ~discord_limits.EPHEMERAL:
            form.add(("flags",), "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL can be set when a response is deferred")
        call.check(form.problems)
    else:
        known = CALLBACK if interaction.answer is None else FOLLOW_UP
        call.check(check_message(data, files=call.file_names, known=known))
    channel = context.world.channel(interaction.channel_id)
    if channel is None:
        raise Refusal(*errors.UNKNOWN_CHANNEL)
    only = interaction.user_id if (data.get("flags") or 0) & discord_limits.EPHEMERAL else None
    if isinstance(channel, Thread) and only is None:
        may_post(context, channel)
    message = compose(call, channel, data, loading=loading, only=only)
    metadata = _metadata(context, interaction)
    answered = interaction.original_id or metadata.interacted_message_id
    message = replace(
        message,
        type=REPLY if answered else CHAT_INPUT_COMMAND,
        webhook_id=context.world.bot.id,
        application_id=context.world.bot.id,
        interaction_metadata=replace(metadata, original_response_message_id=interaction.original_id or UNSET),
        message_reference=MessageReference(message_id=answered, channel_id=channel.id) if answered else UNSET,
    )
    if only:
        context.world.ephemeral[message.id] = only
    post(context, message)
    return message


def _metadata(context: Context, interaction: Interaction) -> InteractionMetadata:
    opener = context.world.interactions.get(interaction.opened_by or "")
    return InteractionMetadata(
        id=interaction.id,
        type=interaction.type,
        user=context.world.accounts[interaction.user_id].user,
        authorizing_integration_owners=installed_by(context, interaction.channel_id),
        name=interaction.name or UNSET,
        interacted_message_id=(interaction.type == COMPONENT and interaction.message_id) or UNSET,
        triggering_interaction_metadata=_metadata(context, opener) if opener else UNSET,
    )


def installed_by(context: Context, channel_id: str) -> dict[str, str]:
    """Return authorizing_integration_owners: the guild, which is "0" in a conversation."""
    return {"0": "0" if channel_id in context.world.dms else context.world.guild.id}


def _acknowledge(context: Context, interaction: Interaction, kind: int) -> None:
    interaction.answer = kind
    timer = context.waiting.pop(interaction.id, None)
    if timer:
        timer.cancel()
    context.client_events.show(InteractionSeen(interaction.nonce, "acknowledged"), user_id=interaction.user_id)
    context.changed()


def new_token(interaction_id: str, secret: str) -> str:
    """Return the token of an interaction, in the shape that Discord's have."""
    return urlsafe_b64encode(f"interaction:{interaction_id}:{secret}".encode()).decode().rstrip("=")


def _named(token: str) -> str:
    """Return the id that a token holds, "" if it is none."""
    try:
        return urlsafe_b64decode(token + "=" * (-len(token) % 4)).split(b":")[1].decode()
    except (ValueError, IndexError):
        return ""


def _of_token(call: Call) -> Interaction:
    """Return the interaction whose token the path has."""
    token = call.params["token"]
    interaction = call.context.world.interactions.get(_named(token))
    if interaction is None or interaction.token != token or call.params["webhook_id"] != call.context.world.bot.id:
        raise Refusal(*errors.UNKNOWN_WEBHOOK)
    if call.context.clock.time() - interaction.created > discord_limits.TOKEN_LIFE:
        raise Refusal(*errors.TOKEN_EXPIRED)
    if interaction.answer is None:
        raise Refusal(*errors.UNKNOWN_WEBHOOK)
    return interaction


def _own_message(call: Call, interaction: Interaction) -> Message:
    """Return the message of the path: the original response, or one of the follow-ups."""
    message_id = call.params.get("message_id", interaction.original_id)
    message = call.context.world.message(interaction.channel_id, message_id or "")
    if message is None or message.id not in (interaction.original_id, *interaction.followup_ids):
        raise Refusal(*errors.UNKNOWN_MESSAGE)
    return message


def follow_up(call: Call) -> Message:
    """POST: one more message; the first one after a deferred response takes its place."""
    interaction = _of_token(call)
    original = call.context.world.message(interaction.channel_id, interaction.original_id or "")
    if original and original.flags & discord_limits.LOADING:
        if (call.form.get("flags") or 0) & discord_limits.EPHEMERAL & ~original.flags:
            text = "EPHEMERAL comes too late: the response was deferred without it"
            call.note(Problem(("flags",), "EPHEMERAL_IGNORED", text))
        return edit(call, original, known=FOLLOW_UP)
    message = _respond(call, interaction, loading=False)
    interaction.followup_ids.append(message.id)
    return message


def get_response(call: Call) -> Message:
    """GET the original response or a follow-up."""
    return _own_message(call, _of_token(call))


def edit_response(call: Call) -> Message:
    """PATCH the original response or a follow-up."""
    return edit(call, _own_message(call, _of_token(call)), known=EDIT)


def delete_response(call: Call) -> None:
    """DELETE the original response or a follow-up."""
    delete(call.context, _own_message(call, _of_token(call)))


_WEBHOOK = "/webhooks/{webhook_id}/{token}"
ROUTES: Routes = (
    ("POST", "/interactions/{interaction_id}/{token}/callback", callback),
    ("POST", _WEBHOOK, follow_up),
    *(
        (method, f"{_WEBHOOK}/messages/{message}", endpoint)
        for message in ("@original", "{message_id}")
        for method, endpoint in (("GET", get_response), ("PATCH", edit_response), ("DELETE", delete_response))
    ),
)
