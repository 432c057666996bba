"""Words: arguments get their names, lists their *and*, and what is missing is noticed."""

from pathlib import Path
from typing import Any, ClassVar

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.words import LANGUAGES, Language, Unsaid, event_lines, fitting, say, speech
from bot.words.catalogue import Catalogue
from bot.words.lists import joined
from engine.core.protocol import Event
from engine.core.words import Arg, msg

SAID: dict[Language, str] = {
    "en": """
spearpoint-title = Spearpoint 1943
said = { $anything }
both = { $one } and { $other }
line-said = { $line_id ->
    [front] ahead: { $line }
   *[other] behind: { $line }
}
titled = Playing { $game }
signed = { SIGNED($amount) }
counted = { $points ->
    [one] one point
   *[other] { $points } points
}
only-english = English
spearpoint-said = { $unit } { $unit_card }, { $seat }
spearpoint-cards = { $cards }
spearpoint-any = { $any_card }
spearpoint-remarks = { $remarks }
spearpoint-played = They play { $card }. Now it is your turn.
spearpoint-nested = { $inner }!
spearpoint-won = { $winners }
spearpoint-event-after-rain = { $seat } drew
spearpoint-private-after-rain = { $seat } drew { $card }
spearpoint-event-quiet = { "" }
event-resigned = { $seat } resigns
event-by-rule = { $line } ({ $rule })
spearpoint-event-ended = Spearpoint is over
event-ended = over
""",
    "es": """
said = { $anything }
spearpoint-within = los { LOWER($side) }
both = { $one } y { $other }
spearpoint-said = { $unit } { $unit_card }, { $seat }
spearpoint-cards = { $cards }
spearpoint-any = { $any_card }
""",
}


class Names:
    """A game that knows only names and sides."""

    id = "spearpoint"
    players = (2, 4)
    event_rules: ClassVar[dict[str, str]] = {"resigned": "SP-001"}
    told_since: ClassVar[dict[str, dict[str, Any]]] = {}
    names = {
        ("card", "tank"): {"en": "Tank", "es": "Tanque"},
        ("card", "foot"): {"en": "Infantry", "es": "Infantería"},
        ("card", "gun"): {"en": "Howitzer", "es": "Obús"},
        ("card", "medic"): {"en": "Medic!", "es": "¡Sanitario!"},
        ("side", "us"): {"en": "Americans", "es": "Americanos"},
        ("chair", "us-first"): {"en": "Americans, first", "es": "Americanos, primero"},
        ("chair", "us-second"): {"en": "Americans, second", "es": "Americanos, segundo"},
        ("line", "front"): {"en": "frontline", "es": "primera línea"},
    }

    def name(self, kind: str, id: str) -> dict[str, str] | None:  # noqa: A002
        return self.names.get((kind, id))

    scenarios = ("one",)

    def sides(self, scenario: str, options: dict[str, Any]) -> tuple[str, ...]:
        return ("us", "de")

    def seated(self, seat: int, sides: list[str]) -> tuple[str, str]:
        return ("chair", ("us-first", "us-second")[seat // 2]) if sides[seat] == "us" else ("side", "de")


FOUR: list[Any] = ["us", "de", "us", "de"]


@pytest.fixture(autouse=True)
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put small catalogues and a small game in the place of the real ones."""
    catalogues = {}
    for language in LANGUAGES:
        path = tmp_path / f"{language}.ftl"
        path.write_text(SAID[language], encoding="utf-8")
        catalogues[language] = Catalogue(language, [path])
    monkeypatch.setattr(speech, "catalogue", catalogues.__getitem__)
    monkeypatch.setattr(speech, "find_game", lambda _: Names())


def test_arguments_are_named_in_the_language_of_the_reader() -> None:
    message = msg("spearpoint-said", unit=7, unit_card="tank", seat=0)

    assert say(message, "en") == "7 Tank, Americans"
    assert say(message, "es") == "7 Tanque, Americanos"


def test_what_the_game_does_not_know_is_said_as_it_is() -> None:
    assert say(msg("spearpoint-said", unit=7, unit_card="plane", seat=1), "en") == "7 plane, de"


def test_a_message_of_the_core_says_of_which_game_it_is() -> None:
    assert say(msg("both", one="x", other="y"), "en") == "x and y"
    assert say(msg("line-said", line="front"), "en") == "ahead: front"
    assert say(msg("line-said", line="front", game="spearpoint"), "en") == "ahead: frontline"
    assert say(msg("line-said", line="rear", game="spearpoint"), "en") == "behind: rear"


def test_a_game_is_said_by_its_title() -> None:
    assert say(msg("titled", game="spearpoint"), "en") == "Playing Spearpoint 1943"


def test_lists_are_joined_with_and() -> None:
    assert say(msg("spearpoint-cards", cards=["tank", "gun", "foot"]), "en") == "Tank, Howitzer and Infantry"
    assert say(msg("spearpoint-cards", cards=["tank", "gun", "foot"]), "es") == "Tanque, Obús e Infantería"


def test_alternatives_are_joined_with_or() -> None:
    assert say(msg("spearpoint-any", any_card=["tank", "foot", "gun"]), "en") == "Tank, Infantry or Howitzer"
    assert say(msg("spearpoint-any", any_card=["tank", "foot", "gun"]), "es") == "Tanque, Infantería u Obús"


def test_notes_stand_beside_each_other_with_commas() -> None:
    assert say(msg("spearpoint-remarks", remarks=[msg("said", anything=n) for n in (1, 2)]), "en") == "1, 2"


def test_a_name_that_ends_with_a_sign_of_its_own_ends_the_sentence() -> None:
    assert say(msg("spearpoint-played", card="medic"), "en") == "They play Medic! Now it is your turn."
    assert say(msg("said", anything="Wow!.txt"), "en") == "Wow!.txt"


@pytest.mark.parametrize(
    ("last", "linked"),
    [
        ("infantería", "e"),
        ("Ícaro", "e"),
        ("historia", "e"),
        ("«Intriga»", "e"),
        ("hielo", "y"),
        ("iota", "y"),
        ("yeso", "y"),
        ("tanque", "y"),
        ("8", "y"),
        ("", "y"),
    ],
)
def test_the_spanish_and_before_an_i(last: str, linked: str) -> None:
    assert joined(["uno", last], "es") == f"uno {linked} {last}"


@pytest.mark.parametrize(
    ("last", "linked"), [("obús", "u"), ("hotel", "u"), ("8", "u"), ("11", "u"), ("110", "o"), ("tanque", "o")]
)
def test_the_spanish_or_before_an_o(last: str, linked: str) -> None:
    assert joined(["uno", last], "es", alternatives=True) == f"uno {linked} {last}"


@pytest.mark.parametrize(
    ("value", "said"), [(None, "none"), ("", "none"), ([], "none"), (True, "true"), (False, "false"), (0, "0")]
)
def test_nothing_and_truth_have_names_to_choose_by(value: Arg, said: str) -> None:
    assert say(msg("said", anything=value), "en") == said


def test_a_message_within_a_message_is_said_first() -> None:
    inner = msg("spearpoint-cards", cards=["tank"])

    assert say(msg("spearpoint-nested", inner=inner), "en") == "Tank!"


def test_numbers_choose_their_words_and_show_their_signs() -> None:
    assert [say(msg("counted", points=n), "en") for n in (1, 2)] == ["one point", "2 points"]
    assert [say(msg("signed", amount=n), "en") for n in (2, 0, -2)] == ["+2", "+0", "−2"]


def test_a_missing_key_raises_in_tests() -> None:
    with pytest.raises(Unsaid, match="en: no-such-key is not in the catalogue"):
        say(msg("no-such-key"), "en")


def test_a_missing_argument_raises_in_tests() -> None:
    with pytest.raises(Unsaid, match="en: both: Unknown external: other"):
        say(msg("both", one="x"), "en")


@pytest.mark.filterwarnings("ignore::bot.words.Unsaid")
def test_players_read_a_makeshift() -> None:
    assert say(msg("no-such-key", card="tank", points=3), "en") == "no-such-key (card: tank, points: 3)"
    assert say(msg("only-english"), "es") == "English"
    assert say(msg("both", one="x"), "en") == "x and other"


def test_what_is_no_fluent_and_what_is_there_twice_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("key = one\n= two\n", encoding="utf-8")
    with pytest.raises(Unsaid, match="not Fluent: '= two'"):
        Catalogue("en", [path])

    path.write_text("key = one\nkey = two\n", encoding="utf-8")
    with pytest.raises(Unsaid, match="key is there twice"):
        Catalogue("en", [path])


EVENTS = [
    Event("after_rain", {"seat": 0}, {0: {"card": "gun"}}),
    Event("quiet"),
    Event("resigned", {"seat": 0}),
    Event("ended", {"winners": [0]}),
]


@pytest.mark.parametrize(
    ("viewer", "first"), [(0, "Americans drew Howitzer"), (1, "Americans drew"), (None, "Americans drew")]
)
def test_events_tell_each_viewer_what_he_may_know(viewer: int | None, first: str) -> None:
    game: Any = Names()

    assert event_lines(game, EVENTS, viewer, "en", FOUR[:2]) == [first, "Americans resigns", "Spearpoint is over"]


def test_the_log_names_the_rule_by_which_something_happened() -> None:
    game: Any = Names()

    assert event_lines(game, EVENTS, None, "en", FOUR[:2], rules=True) == [
        "Americans drew",
        "Americans resigns (SP-001)",
        "Spearpoint is over",
    ]


def test_a_name_within_a_sentence_has_no_capital_where_the_language_writes_none() -> None:
    assert say(msg("spearpoint-within", side="us"), "es") == "los americanos"


def test_seats_of_one_side_are_told_apart() -> None:
    game: Any = Names()
    resigned = [Event("resigned", {"seat": 2})]

    assert event_lines(game, resigned, None, "en", FOUR[:3]) == ["Americans, second resigns"]
    assert say(msg("spearpoint-said", unit=7, unit_card="tank", seat=2, sides=FOUR), "en") == (
        "7 Tank, Americans, second"
    )


def test_a_side_whose_seats_are_all_meant_is_said_once() -> None:
    def winners(*seats: int) -> str:
        return say(msg("spearpoint-won", winners=list(seats), sides=FOUR), "en")

    assert winners(0, 2) == "Americans"
    assert winners(0) == "Americans, first"
    assert winners(1, 2) == "de and Americans, second"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("es-ES", "es"), ("es-419", "es"), ("es", "es"), ("en-GB", "en"), ("de", "en"), ("et", "en")],
)
def test_every_locale_has_a_language(locale: str, language: str) -> None:
    assert fitting(locale) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_fluent_writes_them(language: Language) -> None:
    text = "said = { $n ->\n    [0] nothing\n    [one] one\n   *[other] { $n }\n} of { $n }"
    ours, theirs = Catalogue(language, []), FluentBundle([language], use_isolating=False)
    ours.add(text, "numbers.ftl")
    theirs.add_resource(FluentResource(text))
    pattern = theirs.get_message("said").value
    assert pattern is not None
    for number in (*range(1001), -1, -1000, 12345, 0.0, 1.0, 2.5, 1234.5):
        assert ours.say("said", {"n": number}) == theirs.format_pattern(pattern, {"n": number})[0]
