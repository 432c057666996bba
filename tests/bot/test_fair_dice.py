"""The hash comes before the words, a player types his own, and the thread has all of it in one line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.commands import start
from engine.__main__ import main
from engine.core.dice import LONGEST_WORD, is_word, line
from engine.core.matchfile import read
from tests.bot import shapes
from tests.bot.conftest import Night


@pytest.fixture(autouse=True)
def _new_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make /new open a match of shapes where nothing else is said."""
    monkeypatch.setattr(start, "GAMES", ("shapes",))


async def test_both_type_their_words_and_anybody_can_check_the_match(
    night: Night, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await night.ana.command("/nueva", palabra="tirada_de-Ana", idioma="en")
    invited = await night.bot.services.table.match(1)
    await night.ben.sees(invited.commitment)
    await night.ben.sees("ana `tirada_de-Ana`")
    await night.ben.sees("Copy the hash", in_="general")

    await night.ben.press("Join with my own word")
    await night.ben.submit(text=" Bens-dice ")
    await night.quiet()
    match = await night.bot.services.table.match(1)
    published = line(2, invited.commitment, ["tirada_de-Ana", "Bens-dice"])
    await night.sam.sees(published, in_=night.sam.threads()[0])
    await night.ben.does_not_see("Copy the hash", in_="general")
    assert (match.status, match.commitment) == ("running", invited.commitment)

    await night.bot.services.table.resign(1, int(night.ben.id), 999)
    file = tmp_path / "match.json"
    file.write_bytes(await night.bot.services.table.export(1))
    assert main(["verify", str(file), "--published", f"`{published}`"]) == 0
    assert "hash and entropy are those of the line" in capsys.readouterr().out
    assert main(["verify", str(file), "--published", published.replace("Bens", "Sams")]) == 1


async def test_who_types_no_word_gets_a_random_one(night: Night) -> None:
    await night.ana.command("/nueva")
    await night.ben.press("Unirse")
    words = [seating.entropy for seating in (await night.bot.services.table.match(1)).seats]

    assert len(set(words)) == 2
    assert all(is_word(word) and len(word) == 12 for word in words)


@pytest.mark.parametrize("word", [" ", "ñandú", "a b", "a:b", "a|b", "`x`", "１２"])
async def test_any_other_word_is_refused_with_what_is_allowed(night: Night, word: str) -> None:
    await night.ana.command("/nueva", palabra=word)
    await night.ana.sees("puede tener de 1 a 40 caracteres")
    assert await night.bot.services.table.matches_of(int(night.ana.id)) == []

    await night.ana.command("/nueva", idioma="en")
    await night.ben.press("Join with my own word")
    await night.ben.submit(text=word)
    await night.ben.sees("may have 1 to 40 characters")
    assert (await night.bot.services.table.match(1)).status == "open"


async def test_a_longer_word_is_refused_and_the_window_takes_none(night: Night) -> None:
    await night.ana.command("/nueva", palabra="a" * (LONGEST_WORD + 1))
    await night.ana.sees("puede tener de 1 a 40 caracteres")

    await night.ana.command("/nueva", idioma="en")
    await night.ben.press("Join with my own word")
    with pytest.raises(AssertionError, match="40"):
        await night.ben.submit(text="a" * (LONGEST_WORD + 1))


async def test_help_says_in_both_languages_what_is_proven_and_what_is_not(night: Night) -> None:
    await night.ana.command("/ayuda", tema="Dados verificables")
    await night.ana.sees("Lo que esto no demuestra")
    await night.ana.sees("puede aprovecharlo.")
    await night.ben.command("/help", topic="Fair dice")
    await night.ben.sees("What this does not prove")
    await night.ben.sees("he can act on it.")


async def test_the_hash_of_every_match_is_another(night: Night) -> None:
    """It binds the number of the match, which is known only once it is opened."""
    for _ in range(3):
        await night.ana.command("/nueva")
    hashes = {(await night.bot.services.table.match(number)).commitment for number in (1, 2, 3)}

    assert len(hashes) == 3
    assert all(re.fullmatch("[0-9a-f]{64}", found) for found in hashes)


async def test_the_file_says_what_was_bound(night: Night) -> None:
    match = await night.match(next(iter(shapes.SHAPES)))
    await night.bot.services.table.resign(match.id, int(night.ben.id), 999)
    found = read(await night.bot.services.table.export(match.id))

    assert (found.match, found.dice, found.seats) == (match.id, 2, 2)
    assert found.draws is not None
