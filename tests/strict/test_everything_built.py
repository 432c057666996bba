"""All that we build for Discord keeps within its limits, whatever chance brings, in every game and language.

discord.py checks few of them, and a message that is refused in the middle of a match stops it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast, get_args

import discord
import pytest
from discord import ui
from msgspec.structs import replace

from bot import commands, discord_limits
from bot.client import Fieldpost, Tree
from bot.commands.localise import CatalogueTranslator
from bot.commands.picks import offer_picks
from bot.discord_limits.commands import check_commands
from bot.discord_limits.messages import check_message
from bot.discord_limits.modals import check_autocomplete
from bot.interaction.deck_actions import LONGEST, MOST
from bot.match import SavedDecks, Sight, Table
from bot.match.advised import Advised
from bot.match.clocks import CLOCKS, STANDARD
from bot.odds import Reckoner
from bot.panel.decks import DeckDraft, DeckPanel, DeckSpot, deck_draft_of, draft_of_saved, heading, title
from bot.panel.groups import groups
from bot.panel.layout import layout, paragraphs, text
from bot.panel.questions import Sheet, read
from bot.panel.render import Focus, panel
from bot.publishing import announcements, tournaments
from bot.publishing.notices import board, invitation, welcome
from bot.publishing.pairings import laid_out as pairing_laid_out
from bot.publishing.spectator_digests import laid_out
from bot.store.queue import Pairing, PairingState, Ticket
from bot.store.records import Match, Place, SavedDeck, Seating, Sitting
from bot.store.tournaments import Entrant, Game, Tournament, TournamentKind
from bot.words import LANGUAGES, Language, event_lines, say
from engine.core.protocol import View
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.selfplay import Playing, chance
from engine.spearpoint.deckbuilding import DECKS
from engine.spearpoint.packs import PACKS
from images import Picture
from tests.blocks.registered import NAME as SIX_AREAS
from tests.blocks.registered import register
from tests.packs import apart, example

MATCHES = range(3)
"""Random matches of each game."""
LOOKS = 0.1
"""Every so often all panels of the moment are built."""
LONG = {"fab": range(2, 3), "warfighter": range(1)}
"""The matches of a game in which others are too long: of this one the shortest scenario."""
LONGEST_NAME = "*" * 32
"""The longest name on Discord, which becomes twice as long when its markdown is escaped."""
WIDEST = Picture(b"", "alt " * 400, 800, 600)
every_game_and_six_areas = pytest.mark.parametrize("name", [*GAMES, SIX_AREAS])


@pytest.fixture(autouse=True)
def _six_areas(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


class Moment:
    """A match at one moment, in memory: what panels ask a table for. Half the questions have a draft.

    Half the moments are in a lesson, where there is one.
    """

    def __init__(self, playing: Playing[Any, Any], rng: Random) -> None:
        self.game, self.state, self.rng = playing.game, playing.state, rng
        seats = tuple(
            Seating(seat, user_id=seat + 1, name=LONGEST_NAME, awaited_since=0.0)
            for seat in range(self.state.seats)
        )
        self.match = Match(
            id=10**9,
            status="over" if self.state.outcome else "running",
            game=self.game.id,
            rules=self.game.version,
            scenario=self.state.scenario,
            options=self.state.options,
            language="es",
            host_id=1,
            place=Place(1, 1),
            commitment="0" * 64,
            created_at=0.0,
            updated_at=0.0,
            lesson=self.game.lesson is not None and rng.random() < 0.5,
            seats=seats,
        )

        self.reckoning = Reckoner()
        self.advised = Advised()

    def view(self, user_id: int | None) -> View:
        return cast("View", self.game.view(self.state, None if user_id is None else user_id - 1))

    async def look(self, _: int, user_id: int | None) -> Sight:
        drafts = {
            decision.id: self.rng.sample(
                decision.options, self.rng.randint(0, min(decision.max, len(decision.options)))
            )
            for decision in self.view(user_id).decisions
            if not decision.act and self.rng.random() < 0.5
        }
        sitting = Sitting(self.match, self.game.encode(self.state), None, drafts, self.decks())
        return Sight(sitting, user_id, self.reckoning, self.advised)

    def decks(self) -> list[SavedDeck]:
        """Full shelves of decks with the longest names."""
        found = []
        for side in self.game.decks.sides if self.game.decks is not None else ():
            cards = dict.fromkeys(self.game.ids("card", side)[:60], 9)
            decks = [SavedDeck(10**9 + n, self.game.id, side, "saved", "*" * LONGEST, cards) for n in range(MOST)]
            found += [*decks, replace(decks[0], slot="last")]
        return found

    async def sheets(self) -> list[Sheet]:
        return [await read(cast("Table", self), 0, seat + 1) for seat in range(self.state.seats)]


def problems(view: ui.LayoutView, **files: str) -> list[str]:
    """Say what Discord would refuse of a message with this view; `files` are names of uploads."""
    body = {"flags": discord_limits.IS_COMPONENTS_V2, "components": view.to_components()}  # type: ignore[no-untyped-call]
    return [str(problem) for problem in check_message(body, files=files)]


def turns(sheet: Sheet) -> Iterator[Focus]:
    """Give everywhere a person can turn to in a panel."""
    yield Focus()
    for page in range(1, 1 + len(sheet.questions) // 2):
        yield Focus(page=page)
    for question in (*sheet.questions, *sheet.extras):
        cut = groups(question.decision.options)
        for group in range(len(cut) + 1):
            yield Focus(question.decision.id, group, max(group - 1, 0) // 25)
        draft = deck_draft_of(sheet, question)
        if draft is not None:
            cards = [*draft.pool.cards.values()]
            for spot in (DeckSpot(building=True, group=group) for group in range(8)):
                yield Focus(question.decision.id, deck=spot)
            for place in range(1, 1 + len(cards)):
                found = tuple(one.id for one in cards[:25]) if place % 2 else ()
                yield Focus(question.decision.id, deck=DeckSpot(building=True, card=place, found=found))


async def look_round(moment: Moment) -> list[str]:
    """Build everything that can be shown at a moment, and say what is wrong with it."""
    found: list[str] = []
    public = moment.view(None)
    found += problems(board(moment.match, public, WIDEST), n0="board.png")
    found += problems(board(moment.match, public, None))
    for language in LANGUAGES:
        found += problems(laid_out(moment.match, public, ["*" * 1000] * 9, language))
        if public.outcome is not None:
            found += problems(announcements.result(moment.match, public, language, None))
    for sheet in await moment.sheets():
        for language in LANGUAGES:
            for focus in turns(sheet):
                found += problems(panel(sheet, language, focus, "⚠️ " + "note " * 200))
            found += offers(sheet, language)
            lines = [say(line, language) for line in moment.game.board(sheet.view)]
            found += story(lines)
    return found


def offers(sheet: Sheet, language: Language) -> Iterator[str]:
    """Build what autocomplete offers for every question."""
    for question in (*sheet.questions, *sheet.extras):
        for only in {None, sheet.game.verbs.get("play")}:
            choices = offer_picks(sheet, question, "", language, only)
            offered = {"choices": [choice.to_dict() for choice in choices]}
            yield from map(str, check_autocomplete(offered))


def story(lines: list[str]) -> list[str]:
    """Build the messages that tell something in lines."""
    most = discord_limits.TEXT_DISPLAY_TOTAL - 100
    return [problem for part in paragraphs(lines, most) for problem in problems(layout(text(part, most)))]


def matches() -> list[tuple[str, int]]:
    return [(name, n) for name in (*GAMES, SIX_AREAS) for n in LONG.get(name, MATCHES)]


@pytest.mark.parametrize(("name", "match"), matches())
async def test_panels_boards_and_stories(name: str, match: int) -> None:
    rng = chance(f"everything {name} {match}")
    playing = Playing(find_game(name), rng)
    looked = 0
    sides = playing.game.sides(playing.state.scenario, playing.state.options)
    while playing.state.outcome is None:
        events = playing.do(playing.choose())
        for language in LANGUAGES:
            for short in (False, True):
                lines = event_lines(playing.game, events, None, language, sides, short=short)
                assert story(lines) == []
        if rng.random() < LOOKS or playing.state.actions < 6:
            assert await look_round(Moment(playing, rng)) == []
            looked += 1
    assert looked >= 5
    assert await look_round(Moment(playing, rng)) == []


@every_game_and_six_areas
@pytest.mark.parametrize("status", ["open", "cancelled", "running", "over"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_invitations(name: str, status: Any, language: Language) -> None:
    moment = Moment(Playing(find_game(name), chance("invitation")), chance("drafts"))
    for guest in (None, 2):
        host, *others = moment.match.seats
        free = [replace(one, user_id=None, name="", invited=guest) for one in others]
        seats = (host, *(free if status in ("open", "cancelled") else others))
        match = replace(moment.match, status=status, language=language, seats=seats)
        assert problems(invitation(match)) == []
        assert problems(announcements.invitation(match, language, None)) == []
        assert problems(welcome(match)) == []


@pytest.mark.parametrize("kind", get_args(TournamentKind))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_tournament(kind: TournamentKind, language: Language) -> None:
    entrants = [Entrant(number, f"{number:_>32}", language) for number in range(1, 65)]
    games = [Game(1, number, number + 32, match=number, score=0.5) for number in range(1, 33)]
    opened = Tournament(1, Place(1, 2), 1, language, GAMES[0], "standard", STANDARD, kind, entrants=entrants)
    for one in (
        opened,
        replace(opened, state="running", rounds=6, games=games),
        replace(opened, state="over", rounds=6, games=games),
        replace(opened, state="cancelled"),
    ):
        assert problems(tournaments.laid_out(one, language)) == []
    for which in ("1", "over"):
        assert problems(tournaments.news(replace(opened, rounds=6, games=games), which, language)) == []


@pytest.mark.parametrize("state", get_args(PairingState))
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_who_look_for_opponents_are_asked(state: Any, language: Language) -> None:
    for game, clock in zip(GAMES, (*CLOCKS.values(), None), strict=False):
        one, other = (
            Ticket(n, 2**62 + n, "*" * 32, language, Place(1, 2), game, clock, True, 10.0**9) for n in (1, 2)
        )
        for answers in ((None, None), (True, None), (True, True)):
            pairing = Pairing(1, one.place, (one, other), answers, state, 10.0**9, 1, 1)
            assert problems(pairing_laid_out(pairing, 2**62, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if find_game(name).decks is not None])
def test_decks_that_people_keep(name: str, language: Language) -> None:
    decks = find_game(name).decks
    assert decks is not None
    settings = {setting.name: setting.values[-1] for setting in find_game(name).settings}
    odd = {one: settings[one] for one in decks.settings} | {"packs": [f"{'lost' * 4}@{n:016x}" for n in range(5)]}
    for side in decks.sides:
        pool = decks.pool(side, find_game(name).scenarios[0], {})
        everything = {**dict.fromkeys([*decks.numbers(), *pool.cards], 99), "lost_card": 9}
        for cards, options in (({}, {}), (everything, odd)):
            hand = dict.fromkeys([*cards][: decks.hand], 1)
            kept = [
                SavedDeck(10**9 + n, name, side, "saved", "*" * LONGEST, cards, hand, options) for n in range(MOST)
            ]
            deck = kept[0]
            draft = draft_of_saved(deck, SavedDecks(kept, deck))
            assert draft is not None
            spots = [DeckSpot(), DeckSpot(options=True), *(DeckSpot(True, group) for group in range(9))]
            last = len(draft.pool.cards) + 2
            for spot in (*spots, *(DeckSpot(True, 0, place) for place in range(0, last, 1 + last // 40))):
                items = [text(title(deck, language)), text("note " * 200, 600), text(heading(draft, language))]
                shown = layout(*items, *DeckPanel(draft, language, spot).items())
                assert problems(shown) == []


def test_cards_of_packs_are_built_with_like_any_other() -> None:
    with apart():
        pack = example()
        PACKS.add(pack, offer=True)
        pool = DECKS.pool("us", "standard", {"packs": [pack.key]})
        (added,) = pool.cards.keys() - DECKS.pool("us", "standard", {}).cards.keys()
        draft = DeckDraft(DECKS, pool, {added: 1}, SavedDecks(), 7, (1, 2))
        place = draft.place(pool.cards[added])
        found = DeckPanel(draft, "en", DeckSpot(building=True, card=place))
        shown = layout(*found.items())

        assert draft.card(place) == pool.cards[added]
        assert problems(shown) == []
        assert "First Special Service Force · 7 points · 1 of 2" in str(shown.to_components())  # type: ignore[no-untyped-call]


async def test_commands() -> None:
    tree = Tree(cast("Fieldpost", discord.Client(intents=discord.Intents.none())))
    commands.register(tree)
    translator = CatalogueTranslator()
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    assert len(payload) > 5
    assert [str(problem) for problem in check_commands(payload)] == []


def test_too_much_is_noticed() -> None:
    assert problems(layout(*(text("x" * 1500) for _ in range(3)))) != []
