"""Deck codes: what is written is read again, and what was not copied whole is another deck for nobody."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import deckcode
from engine.core.deckcode import COPIES, Decoded, read, write
from engine.core.decks import given as given_to
from engine.core.errors import Refusal
from engine.core.registry import GAMES
from engine.core.registry import game as find_game

BUILDING = [name for name in GAMES if find_game(name).decks is not None]
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@st.composite
def decks(draw: st.DrawFn) -> Decoded:
    game = draw(st.sampled_from(BUILDING))
    known: Any = find_game(game).decks
    cards = st.dictionaries(st.sampled_from(sorted(known.numbers())), st.integers(1, COPIES), min_size=1)
    held = draw(cards)
    for to in draw(st.lists(st.sampled_from(sorted(held)), max_size=3)) if known.nested else []:
        kit = draw(st.dictionaries(st.sampled_from(sorted(known.numbers())), st.integers(1, COPIES), max_size=3))
        held |= {given_to(to, card): number for card, number in kit.items()}
        held |= {given_to(given_to(to, card), card): number for card, number in kit.items() if number % 2}
    hand: dict[str, int] = {}
    for card in draw(st.lists(st.sampled_from(sorted(held)), max_size=known.hand)):
        hand[card] = min(hand.get(card, 0) + 1, held[card])
    settings = {setting.name: setting for setting in deckcode.settings(game)}
    chosen = {name: draw(st.sampled_from(setting.values)) for name, setting in settings.items()}
    options = {name: value for name, value in chosen.items() if value != settings[name].default}
    return Decoded(game, draw(st.sampled_from(known.sides)), held, hand, options)


def refused(code: str) -> str:
    with pytest.raises(Refusal) as refusal:
        read(code)
    return refusal.value.msg.key


@given(decks())
def test_a_deck_comes_back_from_its_code(deck: Decoded) -> None:
    assert read(write(*deck)) == deck


@given(decks(), st.data())
def test_a_code_may_be_written_in_any_case_and_spaced_at_will(deck: Decoded, data: st.DataObject) -> None:
    parts = write(*deck).split("-")
    between = data.draw(st.sampled_from(["", " ", " - ", "\n", "–", "\u200b"]))
    code = between.join(parts)

    assert read(f"  {code.lower()}\n") == deck
    assert read(code.replace("0", "O").replace("1", "l")) == deck


@given(decks(), st.data())
def test_a_mistyped_code_is_refused(deck: Decoded, data: st.DataObject) -> None:
    code = write(*deck)
    at = data.draw(st.sampled_from([i for i, sign in enumerate(code) if sign != "-" and i > 3]))
    other = data.draw(st.sampled_from([letter for letter in LETTERS if letter != code[at]]))

    assert refused(f"{code[:at]}{other}{code[at + 1 :]}") == "deckcode-refused-checksum"


@given(decks(), st.data())
def test_a_code_with_two_letters_exchanged_is_refused_or_the_same(deck: Decoded, data: st.DataObject) -> None:
    signs = list(write(*deck))
    one, two = data.draw(st.lists(st.integers(4, len(signs) - 1), min_size=2, max_size=2))
    signs[one], signs[two] = signs[two], signs[one]
    exchanged = "".join(signs)

    if exchanged.replace("-", "") == write(*deck).replace("-", ""):
        assert read(exchanged) == deck
    else:
        assert refused(exchanged) == "deckcode-refused-checksum"


@given(decks(), st.data())
def test_a_code_cut_short_is_refused(deck: Decoded, data: st.DataObject) -> None:
    code = write(*deck)
    cut = code[: data.draw(st.integers(0, len(code) - 1))].rstrip("-")

    expected = "deckcode-refused-none" if len(cut) <= 3 else "deckcode-refused-checksum"
    assert refused(cut) == expected


@given(decks(), st.text(LETTERS, min_size=1))
def test_a_code_with_something_after_it_is_refused(deck: Decoded, more: str) -> None:
    assert refused(write(*deck) + more) in ("deckcode-refused-checksum", "deckcode-refused-none")


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    assert refused(text).startswith("deckcode-refused-")
    for mark in ("FP1", "FP2"):
        assert refused(f"{mark}-{text}").startswith("deckcode-refused-")


@given(st.sampled_from([deckcode.PLAIN, deckcode.FULL]), st.binary(min_size=1, max_size=120))
def test_a_code_that_is_sound_and_means_nothing_is_refused(version: int, said: bytes) -> None:
    """Anybody can work out a checksum: what it is of may be anything."""
    bits = "".join(f"{byte:08b}" for byte in said)
    bits += "0" * (-(len(bits) + 32) % 5)
    whole = f"{deckcode.checksum(bits, version):032b}{bits}"
    code = f"FP{version}" + "".join(LETTERS[int(whole[at : at + 5], 2)] for at in range(0, len(whole), 5))

    try:
        deck = read(code)
    except Refusal as refusal:
        assert refusal.msg.key.startswith("deckcode-refused-")  # noqa: PT017  # a deck is as good
    else:
        assert read(write(*deck)).cards == deck.cards


@pytest.mark.parametrize(
    "code",
    [
        "",
        "FP",
        "fp1",
        "F" * 10_000_000,
        "FP1-" + "0" * 10_000_000,
        "-1",
        "\ud800",
        "\x00",
        "FP1\u0660\u0661",
        "none",
    ],
)
def test_nonsense_is_refused_at_once(code: str) -> None:
    assert refused(code) == "deckcode-refused-none"


def test_another_version_is_named_as_such() -> None:
    code = write("spearpoint", "us", {"us_rifle": 3})

    assert refused(code.replace("FP1", "FP3")) == "deckcode-refused-version"
    assert refused(code.replace("FP1", "FP2")) == "deckcode-refused-checksum"


def test_codes_of_the_first_version_are_read_for_ever() -> None:
    assert read("FP1-6SAR8-0YF8P-XX90P-C").hand == {}
    assert sum(read("FP1-6SAR8-0YF8P-XX90P-C").cards.values()) > 10
    assert write("spearpoint", "us", {"us_rifle": 3}, {}, {"copies": "printed", "players": 3}).startswith("FP1-")


def test_the_opening_hand_and_the_settings_come_back() -> None:
    deck = Decoded(
        "spearpoint", "us", {"us_rifle": 3, "us_tcrew_green": 1}, {"us_rifle": 2}, {"crew_grades": True}
    )

    assert write(*deck).startswith("FP2-")
    assert read(write(*deck)) == deck


@pytest.mark.parametrize("hand", [{"us_rifle": 4}, {"us_para": 1}, {"us_rifle": 0}, {"us_rifle": -1}])
def test_a_hand_that_is_not_of_the_deck_is_not_written(hand: dict[str, int]) -> None:
    with pytest.raises(Refusal):
        write("spearpoint", "us", {"us_rifle": 3}, hand)


def test_a_sound_code_of_cards_unknown_here_is_named_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    known: Any = find_game("spearpoint").decks
    numbers = dict(known.numbers())
    monkeypatch.setattr(known, "numbers", lambda: {**numbers, "us_pershing": 900})
    code = write("spearpoint", "us", {"us_pershing": 1})
    monkeypatch.setattr(known, "numbers", lambda: numbers)

    assert refused(code) == "deckcode-refused-unknown"


def test_a_sound_code_of_a_game_unknown_here_is_named_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    code = write("spearpoint", "us", {"us_rifle": 3})
    monkeypatch.setattr(deckcode, "GAMES", ())

    assert refused(code) == "deckcode-refused-unknown"


@pytest.mark.parametrize("cards", [{}, {"us_rifle": 0}, {"us_rifle": COPIES + 1}, {"us_rifle": -1}])
def test_what_no_code_can_hold_is_not_written(cards: dict[str, int]) -> None:
    with pytest.raises(Refusal):
        write("spearpoint", "us", cards)


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        ("warfighter", {"S02:W01": 1}),
        ("warfighter", {"S02": 1, "S02:W01:Q03": 1}),
        ("warfighter", {"S02": 1, "S02:W01": 1, "S02:W01:Q03": 1, "S02:W01:Q03:Q03": 1}),
        ("spearpoint", {"us_rifle": 1, "us_rifle:us_rifle": 1}),
    ],
)
def test_what_is_given_to_nobody_or_where_nothing_can_be_is_not_written(game: str, cards: dict[str, int]) -> None:
    with pytest.raises(Refusal):
        write(game, find_game(game).decks.sides[0], cards)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", BUILDING)
def test_ready_made_decks_have_short_codes(name: str) -> None:
    game = find_game(name)
    assert game.decks is not None
    for side in game.decks.sides:
        pool = game.decks.pool(side, game.scenarios[0], {})
        for ready in game.decks.ready(pool):
            assert len(write(name, side, ready.cards)) <= 80
            assert max(map(len, ready.about.values())) <= 110
