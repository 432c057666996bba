"""The users of the guild: they join, change their language, open and close their direct messages."""

from bot.sandbox.server.client_events import UserSeen
from bot.sandbox.server.context import Context
from bot.sandbox.world.objects import Account, DirectMessages, User


def join(context: Context, name: str, locale: str) -> Account:
    """Let somebody new join the guild."""
    user = User(id=context.snowflake(), username=name.casefold(), global_name=name)
    account = context.world.accounts[user.id] = Account(user=user, locale=locale)
    context.client_events.show(UserSeen(user))
    context.changed()
    return account


def conversation(context: Context, user_id: str) -> DirectMessages:
    """Return the conversation of a user with the bot, which begins when it is first asked for."""
    account = context.world.accounts[user_id]
    if account.dm_id is None:
        begun = DirectMessages(id=context.snowflake(), recipients=[account.user])
        account.dm_id = begun.id
        context.world.dms[begun.id] = begun
        context.show_channel(begun)
    return context.world.dms[account.dm_id]


def set_locale(context: Context, user_id: str, locale: str) -> None:
    """Change a user's language."""
    context.world.accounts[user_id].locale = locale
    _tell_own(context, user_id)


def set_dms(context: Context, user_id: str, *, opened: bool) -> None:
    """Open or close a user's direct messages."""
    context.world.accounts[user_id].dms_open = opened
    _tell_own(context, user_id)


def _tell_own(context: Context, user_id: str) -> None:
    account = context.world.accounts[user_id]
    context.client_events.show(UserSeen(account.user, account.locale, account.dms_open), user_id=user_id)
    context.changed()
