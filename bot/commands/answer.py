"""Commands that answer decisions, and those that show what is needed for it.

/commit, /attack, /play and /draw are friendly ways into the decisions that offer such options; /move is the way
into any. All give the table the same actions as a panel.
"""

from __future__ import annotations

from discord import app_commands

from bot import discord_limits
from bot.commands import areas, which
from bot.commands.choices import Choices
from bot.commands.localise import Command, command, told
from bot.commands.picks import labels, offer_picks, prompt, read_picks
from bot.interaction import close_up, show
from bot.interaction.reply import InteractionReply, spoken_to
from bot.panel.acts import Spot
from bot.panel.layout import clip
from bot.panel.questions import Question, Sheet, lay_out, read
from bot.panel.render import Focus
from bot.services import Interaction
from bot.words import literal, plain
from engine.core.errors import Refusal
from engine.core.protocol import Option
from engine.core.words import msg


def _asked(sheet: Sheet, verb: str | None) -> list[Question]:
    """List the open questions that a command is about, those not answered yet first."""
    found = [*sheet.questions, *sheet.extras]
    if verb is not None:
        kinds = sheet.game.verbs.get(verb, frozenset())
        found = [q for q in found if any(option[0] in kinds for option in q.decision.options)]
    return sorted(found, key=lambda question: question.settled)


def _question(reply: InteractionReply, sheet: Sheet, verb: str | None, named: str | None = None) -> Question:
    """Find the question meant; raises Refusal where there is none."""
    if sheet.view.viewer is None:
        raise show.watching(reply, sheet)
    found = _asked(sheet, verb)
    if not found and verb is not None:
        raise Refusal(msg("no-such-decision", verb=verb))
    if not found:
        raise Refusal(msg("nothing-waits", number=str(sheet.match.id)))
    if named is None:
        return found[0]
    if named.startswith("#"):
        number = named[1:]
        wanted = [question for question in found if str(question.decision.id) == number]
    else:
        words = plain(named)
        wanted = [question for question in found if words in plain(prompt(sheet, question, reply.language))]
    if not wanted:
        raise Refusal(msg("unknown-decision", found=literal(clip(named, 60))))
    return wanted[0]


async def _answer(reply: InteractionReply, sheet: Sheet, question: Question, picks: list[Option]) -> None:
    """Give the table the answer, then show what was done and what comes next.

    Where the rules caution against it, the person is asked once more instead.
    """
    decision = question.decision
    if sheet.caution(decision, picks) is not None:
        if decision.max == 1:
            await show.new_panel(reply, sheet, Focus(decision.id, spot=Spot((), 0, picks[0])))
        else:
            await reply.table.set_drafts(sheet.match.id, reply.user_id, {decision.id: picks})
            fresh = await read(reply.table, sheet.match.id, reply.user_id)
            await show.new_panel(reply, fresh, Focus(sealing=True))
        return
    named = dict(zip(decision.options, labels(sheet, question, reply.language), strict=True))
    result = await reply.table.act(sheet.match.id, reply.user_id, [(decision.id, picks)], reply.interaction.id)
    done = [named[pick] for pick in picks]
    words = reply.say("answered", picks=list(done)) if done else reply.say("answered-nothing")
    fresh = await lay_out(result.sight)
    note, focus = f"✅ {words}", Focus()
    if decision.act:
        note = "\n".join([note, show.outcome(result, reply.user_id, reply.language)])
        focus = Focus(spot=Spot(picks[0]))
    await show.new_panel(reply, fresh, focus, note)


async def _sheet(reply: InteractionReply, match: str | None) -> Sheet:
    return await lay_out(await which.which(reply, match))


async def _offered(interaction: Interaction) -> Sheet | None:
    """Read the sheet that autocomplete is about; None where the command itself would be refused.

    Nothing is worked out for it: it comes with every letter.
    """
    reply = InteractionReply(interaction)
    try:
        return await lay_out(await which.which(reply, interaction.namespace.match), judge=False)
    except Refusal:
        return None


# ----------------------------------------------------------------- autocomplete


async def _offer(interaction: Interaction, typed: str, verb: str | None, named: str | None) -> Choices:
    """Offer what a question allows next."""
    sheet = await _offered(interaction)
    language = await spoken_to(interaction)
    if sheet is None:
        return []
    reply = InteractionReply(interaction)
    reply.language = language
    try:
        question = _question(reply, sheet, verb, named)
    except Refusal:
        return []
    only = sheet.game.verbs["play"] if verb == "play" else None
    return offer_picks(sheet, question, typed, language, only)


async def _commit_units(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, "commit", None)


async def _attack_target(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, "attack", interaction.namespace.unit)


async def _play_card(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, "play", None)


async def _draw_what(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, "draw", None)


async def _move_picks(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, None, interaction.namespace.decision)


async def _questions(interaction: Interaction, typed: str, verb: str | None) -> Choices:
    """Offer the person's open questions."""
    sheet = await _offered(interaction)
    language = await spoken_to(interaction)
    if sheet is None:
        return []
    named = [(prompt(sheet, question, language), question) for question in _asked(sheet, verb)]
    return [
        app_commands.Choice(name=clip(words, discord_limits.CHOICE_NAME), value=f"#{question.decision.id}")
        for words, question in named
        if plain(typed) in plain(words)
    ][: discord_limits.CHOICES]


async def _attack_unit(interaction: Interaction, current: str) -> Choices:
    return await _questions(interaction, current, "attack")


async def _move_decision(interaction: Interaction, current: str) -> Choices:
    return await _questions(interaction, current, None)


# ----------------------------------------------------------------- commands


@command("hand", match=which.offer)
async def hand(interaction: Interaction, match: str | None = None) -> None:
    """Show one's hand, or what a game has instead."""
    async with InteractionReply(interaction, later=True) as reply:
        await show.own(reply, await which.which(reply, match), "hand")


@command("board", "text", "format", area=areas.offer, match=which.offer)
@app_commands.choices(
    format=[app_commands.Choice(name=told(f"choice-{shape}"), value=shape) for shape in ("landscape", "portrait")]
)
async def board(
    interaction: Interaction,
    area: str | None = None,
    text: bool = False,  # noqa: FBT001, FBT002  # an option of a command
    format: str | None = None,  # noqa: A002  # what people read
    match: str | None = None,
) -> None:
    """Show the board, or a close-up of an area; a format that is chosen holds from then on."""
    async with InteractionReply(interaction, later=True) as reply:
        sight = await which.which(reply, match)
        if format is not None:
            reply.portrait = format == "portrait"
            await reply.services.store.set_portrait(await reply.person(), portrait=reply.portrait)
        if area is not None and not text:
            await close_up.show(reply, sight, areas.meant(sight, area, reply.language))
            return
        note = await show.asked_again(reply, sight.match.id)
        await (show.board_text if text else show.board)(reply, sight, note)


@command("commit", units=_commit_units, match=which.offer)
async def commit(interaction: Interaction, units: str | None = None, match: str | None = None) -> None:
    """Commit what is named, and nothing else."""
    async with InteractionReply(interaction, later=True) as reply:
        sheet = await _sheet(reply, match)
        question = _question(reply, sheet, "commit")
        await _answer(reply, sheet, question, read_picks(sheet, question, units or "", reply.language))


@command("attack", unit=_attack_unit, target=_attack_target, match=which.offer)
async def attack(interaction: Interaction, unit: str, target: str, match: str | None = None) -> None:
    """Declare the attack of one unit."""
    async with InteractionReply(interaction, later=True) as reply:
        sheet = await _sheet(reply, match)
        question = _question(reply, sheet, "attack", unit)
        await _answer(reply, sheet, question, read_picks(sheet, question, target, reply.language))


@command("play", card=_play_card, match=which.offer)
async def play(interaction: Interaction, card: str, match: str | None = None) -> None:
    """Play a card, beside what is already chosen for the same decision."""
    async with InteractionReply(interaction, later=True) as reply:
        sheet = await _sheet(reply, match)
        question = _question(reply, sheet, "play")
        picks = read_picks(sheet, question, card, reply.language)
        if question.decision.max > 1 and question.source in ("sealed", "drafted"):
            picks = [option for option in question.shown if option not in picks] + picks
        await _answer(reply, sheet, question, picks)


@command("draw", what=_draw_what, match=which.offer)
async def draw(interaction: Interaction, what: str, match: str | None = None) -> None:
    """Choose what to draw."""
    async with InteractionReply(interaction, later=True) as reply:
        sheet = await _sheet(reply, match)
        question = _question(reply, sheet, "draw")
        await _answer(reply, sheet, question, read_picks(sheet, question, what, reply.language))


@command("move", decision=_move_decision, picks=_move_picks, match=which.offer)
async def move(
    interaction: Interaction,
    decision: str | None = None,
    picks: str | None = None,
    match: str | None = None,
) -> None:
    """Answer any decision; without an answer, show the panel."""
    async with InteractionReply(interaction, later=True) as reply:
        sheet = await _sheet(reply, match)
        if decision is None and picks is None:
            await show.new_panel(reply, sheet)
            return
        question = _question(reply, sheet, None, decision)
        await _answer(reply, sheet, question, read_picks(sheet, question, picks or "", reply.language))


@command("undo", match=which.offer)
async def undo(interaction: Interaction, match: str | None = None) -> None:
    """Take back one's last answer."""
    async with InteractionReply(interaction, later=True) as reply:
        found = (await which.which(reply, match)).match
        reply.match_id = found.id
        result = await reply.table.take_back(found.id, reply.user_id, interaction.id)
        fresh = await lay_out(result.sight)
        await show.new_panel(reply, fresh, note=f"↩️ {reply.say('taken-back')}")


COMMANDS: tuple[Command, ...] = (hand, board, commit, attack, play, draw, move, undo)
