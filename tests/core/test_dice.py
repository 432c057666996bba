"""Counter-mode dice: fair, independent by purpose, and the same for everybody for ever."""

import hashlib
from collections import Counter

import pytest

from engine.core.dice import Dice, commitment
from engine.core.errors import RulesBug

SEED = "00" * 32


def chi_squared(counts: Counter[int], faces: int) -> float:
    expected = counts.total() / faces
    return sum((counts[face] - expected) ** 2 / expected for face in range(1, faces + 1))


@pytest.mark.parametrize(("faces", "bound"), [(6, 20.5), (10, 27.9), (200, 267.5)])
def test_every_face_is_equally_likely(faces: int, bound: float) -> None:
    """The bound is where chi-squared stands with a chance of one in a thousand."""
    dice = Dice(seed="5a" * 32)
    rolled = Counter(die for _ in range(500) for die in dice.roll("attack", 60, faces))

    assert set(rolled) == set(range(1, faces + 1))
    assert chi_squared(rolled, faces) < bound


def test_golden_values() -> None:
    """Anybody who implements the description gets these; a change of them breaks every match file."""
    dice = Dice(seed=SEED, entropy="ab12")

    assert dice.roll("attack", 8) == [4, 10, 9, 3, 7, 3, 6, 2]
    assert dice.roll("attack", 2) == [9, 2]
    cards = list("abcdefgh")
    dice.shuffle("deck", cards)
    assert "".join(cards) == "eadfhgbc"
    assert dice.counts == {"attack": 2, "deck": 1}


def test_purposes_do_not_touch_each_other() -> None:
    alone, mixed = Dice(seed=SEED), Dice(seed=SEED)
    expected = [alone.roll("attack", 2) for _ in range(50)]
    found = []
    for _ in range(50):
        mixed.shuffle("deck", list(range(9)))
        found.append(mixed.roll("attack", 2))
        mixed.roll("burn")

    assert found == expected


def test_purposes_are_unlike_each_other() -> None:
    dice = Dice(seed=SEED)
    same = sum(dice.roll("attack") == dice.roll("burn") for _ in range(2000))

    assert 140 < same < 260  # one in ten, four standard deviations either way


def test_what_players_add_changes_every_roll() -> None:
    assert Dice(seed=SEED, entropy="a").roll("x", 20) != Dice(seed=SEED, entropy="b").roll("x", 20)


def test_bytes_above_the_last_full_span_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With ten faces 250 to 255 would favour the low ones; a second block is drawn where the first runs out."""
    blocks = [bytes([250, 255, 251] + [254] * 29), bytes([9, 249] + [0] * 30)]
    monkeypatch.setattr(Dice, "block", lambda self, purpose, count, part: blocks[part])

    assert Dice(seed=SEED).roll("x", 2) == [10, 10]


def test_numbers_above_the_last_full_span_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three choices the very last 32-bit number would favour the first; the next is taken."""
    blocks = [b"\xff" * 28 + (7).to_bytes(4, "big"), bytes(32)]
    monkeypatch.setattr(Dice, "block", lambda self, purpose, count, part: blocks[part])
    cards = list("abc")
    Dice(seed=SEED).shuffle("x", cards)

    assert cards == list("cab")  # 7 % 3 = 1: the last and the second change places; then 0: so do the first two


def test_every_order_of_cards_is_equally_likely() -> None:
    dice = Dice(seed="77" * 32)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        dice.shuffle("deck", cards)
        orders["".join(cards)] += 1

    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5


def test_commitment_is_plain_sha_256() -> None:
    """What `printf '\\0%.0s' {1..32} | sha256sum` says of 32 zero bytes."""
    assert commitment(SEED) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_a_roll_is_what_the_description_says() -> None:
    """BLAKE2b keyed with the seed over entropy, purpose, count and part; bytes modulo the faces, plus one."""
    data = hashlib.blake2b(b"ab12|attack|0|0", key=bytes(32), digest_size=32).digest()
    expected = [byte % 10 + 1 for byte in data if byte < 250]

    assert Dice(seed=SEED, entropy="ab12").roll("attack", 8) == expected[:8]


@pytest.mark.parametrize("faces", [0, -6, 257])
def test_there_are_no_dice_of_no_faces_or_of_more_than_a_byte(faces: int) -> None:
    with pytest.raises(RulesBug, match="no dice"):
        Dice(seed=SEED).roll("attack", 1, faces)
