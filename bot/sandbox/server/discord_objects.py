"""Discord's objects that are put together from the world on request: guild, member, application, role.

Sources: resources/guild, resources/application, topics/permissions#role-object.
"""

from typing import Any

from bot.sandbox.world.objects import User, World

JOINED = "2025-01-01T00:00:00+00:00"


def member(world: World, user: User) -> dict[str, Any]:
    """Return the user as a member of the guild."""
    return {
        "user": user,
        "roles": [world.bot.id] if user.bot else [*world.accounts[user.id].roles],
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": JOINED,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def roles(world: World) -> list[dict[str, Any]]:
    """Return @everyone, the role of the bot that carries its permissions, and those that people have."""
    rights = (
        (world.guild.id, "@everyone", world.member_permissions, False),
        (world.bot.id, world.bot.username, world.bot_permissions, False),
        *((role.id, role.name, 0, role.mentionable) for role in world.roles.values()),
    )
    return [
        {
            "id": role_id,
            "name": name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": position,
            "permissions": str(permissions),
            "managed": role_id == world.bot.id,
            "mentionable": mentionable,
            "flags": 0,
            "tags": {"bot_id": world.bot.id} if role_id == world.bot.id else {},
        }
        for position, (role_id, name, permissions, mentionable) in enumerate(rights)
    ]


def guild(world: World) -> dict[str, Any]:
    """Return the guild as GET /guilds/{id} answers it."""
    return {
        "id": world.guild.id,
        "name": world.guild.name,
        "owner_id": world.guild.owner_id,
        "preferred_locale": world.guild.locale,
        "roles": roles(world),
        **dict.fromkeys(
            (
                "icon", "splash", "discovery_splash", "home_header", "afk_channel_id", "application_id",
                "system_channel_id", "rules_channel_id", "vanity_url_code", "description", "banner",
                "public_updates_channel_id", "safety_alerts_channel_id", "widget_channel_id", "max_presences",
                "incidents_data", "latest_onboarding_question_id",
            )
        ),
        **dict.fromkeys(
            (
                "verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level",
                "system_channel_flags", "premium_tier", "premium_subscription_count", "nsfw_level",
            ),
            0,
        ),
        **dict.fromkeys(("premium_progress_bar_enabled", "nsfw", "widget_enabled"), False),
        **{key: [] for key in ("emojis", "features", "stickers")},
        "region": "deprecated",
        "afk_timeout": 300,
        "max_members": 500000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
    }  # fmt: skip


def guild_create(world: World) -> dict[str, Any]:
    """Return the event that tells the bot of the guild: events/gateway-events#guild-create."""
    active = [thread for thread in world.threads.values() if not thread.thread_metadata.archived]
    return {
        **guild(world),
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(world.accounts) + 1,
        "members": [member(world, world.bot)],
        "channels": list(world.channels.values()),
        "threads": active,
        **{
            key: []
            for key in (
                "voice_states",
                "presences",
                "stage_instances",
                "guild_scheduled_events",
                "soundboard_sounds",
            )
        },
    }


def application(world: World) -> dict[str, Any]:
    """Return the bot's application: resources/application#application-object."""
    owner = world.accounts[world.guild.owner_id].user
    return {
        "id": world.bot.id,
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": world.bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "hook": True,
        "owner": owner,
        "team": None,
        "rpc_origins": [],
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "event_webhooks_url": None,
        "event_webhooks_status": 1,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "integration_types_config": {"0": {}},
    }
