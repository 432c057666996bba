"""Slash commands: friendly ways to what the panel does, and everything that explains."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.commands import answer, lookup, start
from bot.drawing.draw import Job
from bot.panel.questions import WISH
from bot.sandbox.world.objects import Message
from bot.workers.worker import Worker
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from tests.bot.conftest import Night, shown


@pytest.fixture
def _new_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make /new open a match of shapes where nothing else is said."""
    monkeypatch.setattr(start, "GAMES", ("shapes",))
    monkeypatch.setattr(lookup, "GAMES", ("shapes",))


@pytest.mark.usefixtures("_new_shapes")
async def test_new_invites_a_person_who_joins(night: Night) -> None:
    await night.ana.command("/nueva", rival=night.ben.user.id, bando="Negras", mazo="Mazo del sur")
    await night.ben.sees("Ana")
    await night.sam.press("Unirse")
    await night.sam.sees("This invitation is for somebody else")
    await night.ben.press("Unirse")
    await night.ben.sees("You are in!")

    await night.ana.sees("Pregunta sobre buttons", in_=night.ana.dm)
    match = await night.bot.services.table.match(1)
    assert [seating.name for seating in match.seats] == ["ben", "ana"]
    assert match.language == "es"
    assert (await night.bot.services.table.look(1, int(night.ana.id))).drafts.get(WISH) == [("deck", "south")]
    await night.sam.sees("La partida ha empezado", in_="general")


@pytest.mark.usefixtures("_new_shapes")
@pytest.mark.parametrize(
    ("game", "chosen", "english", "spanish"),
    [
        (
            "spearpoint",
            {},
            "the first with 51 Victory Points wins",
            "gana la primera que sume 51 Puntos de Victoria",
        ),
        (
            "spearpoint",
            {"scenario": "tiger"},
            "One Tiger is loose. The Americans win",
            "Anda suelto un Tiger. Los",
        ),
        (
            "tactics2gm",
            {"scenario": "raid"},
            "the Americans win by carrying two of them home within 12 rounds",
            "los americanos ganan si se llevan dos a casa en 12 rondas",
        ),
    ],
)
async def test_the_thread_begins_with_what_the_match_is_about(
    night: Night, game: str, chosen: dict[str, str], english: str, spanish: str
) -> None:
    for number, (language, words) in enumerate((("en", english), ("es", spanish))):
        await night.ben.command("/new", game=game, opponent=night.ana.user.id, language=language, **chosen)
        await night.ana.press("Join" if language == "en" else "Unirse", in_="general")
        await night.quiet()

        (welcome, *_rest) = night.sam.messages(night.sam.threads()[number])
        assert words in str(welcome.components)


async def test_an_open_seat_is_for_whoever_comes_first(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint")
    await night.sam.press("Join")
    await night.sam.sees("You are in!")

    assert [seating.name for seating in (await night.bot.services.table.match(1)).seats] == ["ben", "Sam"]


@pytest.mark.usefixtures("_new_shapes")
async def test_invitations_are_declined_or_withdrawn(night: Night) -> None:
    await night.ben.command("/new", opponent=night.sam.user.id)
    await night.sam.press("Decline")
    await night.quiet()
    await night.ana.sees("is looking for an opponent")
    await night.sam.press("Withdraw")
    await night.sam.sees("Only the player who sent the invitation can do that")
    await night.ben.press("Withdraw")

    await night.ana.sees("no longer open")
    assert (await night.bot.services.table.match(1)).status == "cancelled"


@pytest.mark.usefixtures("_new_shapes")
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"side": "purple"}, "has no side “purple”"),
        ({"deck": "eastern"}, "no ready-made deck “eastern”"),
        ({"options": "weather=rain"}, "is not an option"),
    ],
)
async def test_what_cannot_be_started_says_why(night: Night, options: dict[str, str], why: str) -> None:
    await night.ben.command("/new", **options)

    await night.ben.sees(why)
    assert await night.bot.services.store.match(1) is None


@pytest.mark.usefixtures("_new_shapes")
async def test_nobody_plays_against_himself(night: Night) -> None:
    await night.ben.command("/new", opponent=night.ben.user.id)
    await night.ben.sees("You cannot play against yourself")


@pytest.mark.usefixtures("_new_shapes")
async def test_a_channel_without_permissions_is_refused_with_what_is_missing(night: Night) -> None:
    night.sandbox.world.bot_permissions &= ~(1 << 35)  # create public threads

    await night.ana.command("/new")

    await night.ana.sees("Por favor, dame: Crear hilos públicos")


async def test_move_answers_by_label_by_choice_and_shows_what_comes_next(night: Night) -> None:
    await night.match("multi")
    await night.ben.sees("Question about multi", in_=night.ben.dm)
    dm = night.ben.dm

    offered = await night.ben.autocomplete("/move", "picks", "PICK 3 + fi", channel=dm)
    assert offered == ["pick 3 + pick fire"]
    await night.ben.command("/move", channel=dm, decision="multi", picks="pick 3 + pick fire")
    await night.ben.sees("Done: pick 3 and pick fire", in_=dm)

    sight = await night.bot.services.table.look(1, int(night.ben.id))
    assert sight.view is not None
    assert list(sight.view.answers.values()) == [[("pick", 3), ("pick", "fire")]]

    await night.ben.command("/undo", channel=dm)
    await night.ben.sees("Taken back", in_=dm)


async def test_autocomplete_offers_the_persons_own_questions_only(night: Night) -> None:
    await night.match("several")
    await night.ana.sees("Pregunta", in_=night.ana.dm)
    thread = night.ana.threads()[0]

    mine = await night.ana.autocomplete("/atacar", "unidad", "9", channel=thread)
    foreign = await night.sam.autocomplete("/attack", "unit", "", channel=thread)

    assert mine == ["Pregunta sobre attack unit 9"]
    assert foreign == []


def test_every_verb_that_a_game_knows_is_a_command() -> None:
    commands = {command.name for command in answer.COMMANDS}

    assert {verb for name in GAMES for verb in find_game(name).verbs} <= commands


async def test_attack_and_play_find_their_questions(night: Night) -> None:
    await night.match("several")
    await night.ben.sees("Question", in_=night.ben.dm)
    thread = night.ben.threads()[0]

    assert await night.ben.autocomplete("/attack", "target", "2", channel=thread, unit="unit 4") == ["attack 2"]
    await night.ben.command("/attack", channel=thread, unit="unit 4", target="attack 2")
    await night.ben.command("/play", channel=thread, card="play 7")
    await night.ben.command("/play", channel=thread, card="play 5")
    await night.ben.sees("Done: play 7 and play 5", in_=thread)

    sight = await night.bot.services.table.look(1, int(night.ben.id))
    assert sight.view is not None
    assert sorted(sight.view.answers.values()) == [[("attack", 2)], [("play", 7), ("play", 5)]]


async def test_draw_and_log(night: Night) -> None:
    await night.match("buttons")
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.ben.press("pick red", in_=night.ben.dm)
    await night.ana.sees("Pregunta sobre draw", in_=night.ana.dm)

    await night.ana.command("/robar", channel=night.ana.dm, qué="draw unit")
    await night.ana.command("/diario", channel=night.ana.dm)

    await night.ana.sees("Descubierto: pick/red y pick/red\nRobado: unit", in_=night.ana.dm)


async def test_games_lists_who_is_awaited(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick red", in_=night.ana.dm)

    await night.ana.command("/partidas", channel=night.ana.dm)
    await night.ana.sees("1 · Formas · Ana y Ben · turno de: Ben", in_=night.ana.dm)
    await night.ben.command("/games")
    await night.ben.sees("1 · Shapes · Ana and Ben · your turn")
    await night.sam.command("/games")
    await night.sam.sees("You have no matches")


async def test_in_a_dm_the_match_that_waits_is_meant(night: Night) -> None:
    await night.match("buttons")
    await night.match("grid")
    await night.quiet()

    assert await night.ana.autocomplete("/mano", "partida", "", channel=night.ana.dm) != []
    await night.ana.command("/mover", channel=night.ana.dm, respuesta="pick green")
    await night.ana.command("/mover", channel=night.ana.dm, respuesta="pick 4")

    for number, picked in ((1, "green"), (2, 4)):
        sight = await night.bot.services.table.look(number, int(night.ana.id))
        assert sight.view is not None
        assert list(sight.view.answers.values()) == [[("pick", picked)]]
    await night.ana.command("/mano", channel=night.ana.dm)
    await night.ana.sees("Juegas varias partidas", in_=night.ana.dm)


async def test_hand_and_board_as_pictures_and_words(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    thread = night.ana.threads()[0]

    hand = shown(await night.ana.command("/mano", channel=thread))
    board = shown(await night.ana.command("/tablero", channel=thread))
    await night.ana.command("/tablero", channel=thread, texto=True)

    assert [hand.attachments[0].description, board.attachments[0].description] == ["hand of seat 0", "board []"]
    await night.ana.sees("Una mesa vacía", in_=thread)
    await night.sam.never_saw("hand of seat 0")


async def test_the_board_stands_upright_from_then_on(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    thread = night.ana.threads()[0]

    for options in ({"formato": "Vertical, para el móvil"}, {}):
        board = shown(await night.ana.command("/tablero", channel=thread, **options))
        assert board.attachments[0].description == "upright board []"
    board = shown(await night.ben.command("/board", channel=thread))
    assert board.attachments[0].description == "board []"


async def test_light_pictures_for_who_wants_them(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    thread = night.ben.threads()[0]

    answer = shown(await night.ben.command("/settings", theme="Light"))

    assert "light colours, wide" in str(answer.components)
    board = shown(await night.ben.command("/board", channel=thread))
    hand = shown(await night.ben.command("/hand", channel=thread))
    assert [one.attachments[0].description for one in (board, hand)] == ["light board []", "light hand of seat 1"]
    cards = [shown(await person.command("/card", card="us_sherman")) for person in (night.sam, night.ben)]
    assert len({card.attachments[0].size for card in cards}) == 2
    for person, shade in ((night.ana, ""), (night.ben, "light ")):
        await person.press("pick red", in_=person.dm)
        await person.press("My hand" if person is night.ben else "Mi mano", in_=person.dm)
        await person.sees(f"{shade}hand of seat", in_=person.dm)
    assert "light" not in str([one.attachments for one in night.sam.messages(thread)])


async def test_the_thread_is_in_the_colours_of_the_host(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    [thread] = night.sam.threads()
    answer = shown(await night.ana.command("/ajustes", tema="Claro", formato="Vertical, para el móvil"))
    assert "colores claros, en vertical" in str(answer.components)

    for person in (night.ana, night.ben):
        await person.press("pick red", in_=person.dm)
    await night.quiet()

    board = next(one for one in reversed(night.sam.messages(thread)) if one.attachments)
    assert board.attachments[0].description == "light board ['pick/red', 'pick/red']"


async def test_a_match_is_watched_again_as_a_film_once_it_is_over(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    thread = night.sam.threads()[0]
    await night.sam.command("/replay", channel=thread)
    await night.sam.sees("Step 1 of 1", in_=thread)
    for person in (night.ana, night.ben):
        await person.press("pick red", in_=person.dm)
    for person in (night.ana, night.ben):
        await person.press("draw unit", in_=person.dm)

    film = shown(await night.sam.command("/replay", channel=thread))
    assert film.attachments[0].description == "film of 4"
    await night.sam.press("Step by step", in_=film)
    await night.sam.press("▶", in_=film)

    await night.sam.sees("Shown: pick/red and pick/red\n-# Step 2 of 4", in_=film)
    assert [one.description for one in film_now(night, film).attachments] == ["board ['pick/red', 'pick/red']"]


def film_now(night: Night, film: Message) -> Message:
    return next(one for one in night.sam.messages(film.channel_id) if one.id == film.id)


async def test_rules_are_found_by_number_and_by_word_in_either_language(night: Night) -> None:
    await night.ana.command("/reglas", busca="sp-008")
    await night.ana.sees("**SP-008** Se barajan")
    await night.ben.command("/rules", search="barajan command")
    await night.ben.sees("No rule mentions")
    await night.ben.command("/rules", search="SHUFFLED fifty")
    await night.ben.command("/rules", search="mandó barajan")
    await night.ben.sees("**SP-008** The 50 Command cards")


@pytest.mark.usefixtures("_new_shapes")
async def test_a_card_is_shown_by_its_name_in_any_language(night: Night) -> None:
    assert await night.ana.autocomplete("/carta", "carta", "corazo") == ["As de corazones · Formas"]
    card = shown(await night.ana.command("/carta", carta="ace of hearts"))
    assert card.attachments[0].description == "ace"

    await night.ana.command("/carta", carta="dragón")
    await night.ana.sees("No hay ninguna carta «dragón»")


async def test_the_language_is_the_clients_until_another_is_chosen(night: Night) -> None:
    await night.ana.command("/ayuda")
    await night.ana.sees("Juegos de guerra por chat")
    await night.ana.command("/idioma", idioma="English")
    await night.ana.sees("From now on I'll speak English")
    await night.ana.command("/help")
    await night.ana.sees("Wargames by chat")
    await night.ana.command("/language", language="Same as Discord")
    await night.ana.sees("A partir de ahora te hablo en el idioma de tu Discord")


async def test_options_are_read_as_they_are_offered(night: Night) -> None:
    await night.ben.command("/new", game="Spearpoint 1943", options="weapons_per_attack = 1")
    match = await night.bot.services.table.match(1)
    assert match.options == {"weapons_per_attack": 1}

    await night.ben.command("/new", game="Spearpoint 1943", options="weapons_per_attack=3")
    await night.ben.sees("is not an option of Spearpoint 1943")


async def test_the_hosts_deck_is_chosen_in_his_first_panel(night: Night) -> None:
    decks = await night.ana.autocomplete("/nueva", "mazo", "", bando="de")
    await night.ana.command("/nueva", bando="Alemanes", mazo=decks[-1])
    await night.ben.press("Unirse")

    await night.ana.sees(f"**{decks[-1]}**", in_=night.ana.dm)
    await night.ana.press("Sellar", in_=night.ana.dm)
    await night.ana.sees("Sellado. Puedes cambiarlo", in_=night.ana.dm)


async def test_a_situation_is_chosen_by_its_name_and_offers_the_decks_that_suit_it(night: Night) -> None:
    offered = await night.ana.autocomplete("/nueva", "escenario", "tiger")
    decks = await night.ana.autocomplete("/nueva", "mazo", "", escenario=offered[0], bando="de")
    assert (offered, decks) == (["La caza del Tiger"], ["Tiger solitario"])

    await night.ana.command(
        "/nueva", escenario=offered[0], bando="Alemanes", mazo=decks[0], rival=night.ben.user.id
    )
    await night.ben.sees("La caza del Tiger")
    await night.ben.press("Unirse")
    await night.ana.sees("Órdenes del General para los alemanes: Despliega el Tiger")


async def test_a_real_card_is_drawn_in_the_persons_language(night: Night) -> None:
    names = await night.ana.autocomplete("/carta", "carta", "fusileros")
    card = shown(await night.ana.command("/carta", carta=names[0]))

    assert names[0].partition(" · ")[0] in str(card.attachments[0].description)


@pytest.mark.parametrize(
    ("game", "own", "name"), [("Spearpoint 1943", "SP", "M4A1 Sherman"), ("2GM Tactics", "TG", "M4 Sherman")]
)
async def test_in_a_thread_its_own_game_comes_first(night: Night, game: str, own: str, name: str) -> None:
    await night.ana.command("/nueva", juego=game)
    await night.ben.press("Unirse")
    await night.quiet()
    thread = night.ben.threads()[0]

    offered = await night.ben.autocomplete("/card", "card", "sherman", channel=thread)
    card = shown(await night.ben.command("/card", card="sherman", channel=thread))
    rules = str(shown(await night.ben.command("/rules", search="assault", channel=thread)).components)

    assert offered[0] == f"{name} · {game}"
    assert str(card.attachments[0].description).startswith(name)
    numbers = re.findall(r"\*\*([A-Z]+)-", rules)
    assert numbers == sorted(numbers, key=lambda one: one != own)
    assert set(numbers) == {"SP", "TG", "FAB"}


async def test_who_plays_alone_is_told_whom_the_rules_play(night: Night) -> None:
    await night.ben.command("/new", game="2GM Tactics", options="players=1 + alone=de", language="Español")
    await night.quiet()
    thread = night.ben.threads()[0]

    await night.sam.sees("- Alemanes: **ben**\n- Americanos: el rival automático", in_=thread)


async def test_a_card_is_drawn_for_each_who_asks_alone(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job[Any]] = []
    do = Worker.do

    def counted(self: Worker, work: Any, *args: Any) -> Any:
        jobs.extend(job for job in args if isinstance(job, Job))
        return do(self, work, *args)

    monkeypatch.setattr(Worker, "do", counted)
    for person in (night.ben, night.sam):
        await person.command("/card", card="spearpoint:ge_tiger")

    owners = [int(person.id) for person in (night.ben, night.sam)]
    assert [(job.what, job.args[0], job.owner) for job in jobs] == [("card", "ge_tiger", who) for who in owners]
