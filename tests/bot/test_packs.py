"""Packs of cards: picked at /new, pinned into the match, and read again when the bot starts."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
import structlog.testing

from bot.match import Person, Place, Table, packs
from engine.core import matchfile
from engine.core.errors import Refusal
from engine.core.packs import read
from engine.core.settings import usual
from engine.spearpoint.packs import PACKS
from engine.spearpoint.rules import GAME
from tests.audited import diverging
from tests.bot.conftest import Night, shown
from tests.opening import opening
from tests.packs import EXAMPLE, apart, forget

pytestmark = pytest.mark.usefixtures("_packs_apart")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path / "packs" / "winterline")
    return tmp_path / "packs"


async def opened(night: Night, folder: Path) -> str:
    """Let Ana and Ben play with the pack; give its key."""
    packs.offer(folder)
    await night.ana.command("/nueva", paquetes="winterline", bando="us")
    await night.ben.press("Unirse")
    await night.quiet()
    return next(iter(PACKS.known))


async def test_a_host_picks_packs_by_name_and_the_thread_says_so(night: Night, folder: Path) -> None:
    shutil.copytree(EXAMPLE, folder / "alpine")
    manifest = folder / "alpine" / "pack.toml"
    manifest.write_text(manifest.read_text().replace("winterline", "alpine").replace("Winter Line", "Alpine"))
    packs.offer(folder)

    assert await night.ben.autocomplete("/new", "packs", "") == ["Alpine 1.0", "Winter Line 1.0"]
    both = await night.ben.autocomplete("/new", "packs", "alpine + winter")
    assert both == ["Alpine 1.0 + Winter Line 1.0"]
    assert "The Hill" in await night.ben.autocomplete("/new", "scenario", "", packs="winterline")
    assert "The Hill" not in await night.ben.autocomplete("/new", "scenario", "")

    await night.ben.command("/new", packs=both[0], scenario="The Hill")
    await night.ana.press("Join")
    await night.quiet()
    await night.ana.sees("The Hill · Packs: Alpine 1.0 and Winter Line 1.0", in_=night.ana.threads()[0])


async def test_cards_of_packs_are_looked_up_and_explained(night: Night, folder: Path) -> None:
    shutil.copytree(EXAMPLE.parents[2] / "tactics2gm/packs/ridge", folder / "ridge")
    shutil.copytree(EXAMPLE.parents[2] / "fab/packs/nafakh", folder / "nafakh")
    packs.offer(folder)

    for card, said in (
        ("Mountain Rangers", "Movement 2 · Armour 1 · Wounds 3"),
        ("Mule column", "Gain 1 AP, up to the maximum."),
        ("Force Zvika", "Israel, 36th Div., armour"),
        ("Second Wave", "Not after turn 3"),
        ("Winter-hardened Crew", "+1 to its attack rolls."),
    ):
        answer = shown(await night.ben.command("/card", card=card))
        assert said in str(answer.attachments[0].description)


async def test_a_pack_that_there_is_not_is_said(night: Night, folder: Path) -> None:
    packs.offer(folder)

    await night.ben.command("/new", packs="summer")

    await night.ben.sees("I have no pack called “summer” for this game")


async def restarted(night: Night, folder: Path) -> Table:
    """Start anew: forget all packs, and read those of the store and those of the folder."""
    forget(PACKS)
    packs.recall(await night.bot.services.store.packs())
    packs.offer(folder)
    return night.bot.services.table


@pytest.mark.parametrize("change", ["edited", "spoiled", "removed"])
async def test_a_running_match_keeps_the_edition_it_began_with(night: Night, folder: Path, change: str) -> None:
    key = await opened(night, folder)
    card = f"{PACKS.known[key].prefix}us_fssf"
    units = folder / "winterline" / "units.toml"
    match change:
        case "edited":
            units.write_text(units.read_text().replace("cost = 7", "cost = 9"))
        case "spoiled":
            units.write_bytes(b"\xff")
        case _:
            shutil.rmtree(folder / "winterline")

    table = await restarted(night, folder)

    assert await diverging(table) == []
    sight = await table.look(1, int(night.ana.id))
    assert sight.view is not None
    assert ("card", card, 1) in sight.view.decisions[0].options
    assert PACKS.unit(card).cost == 7
    now = PACKS.offered.get("winterline")
    assert (now.key != key) if now is not None and change == "edited" else now is None


async def test_a_finished_match_is_exported_with_its_packs(night: Night, folder: Path) -> None:
    key = await opened(night, folder)
    await night.bot.services.table.resign(1, int(night.ana.id), 77)

    exported = await night.bot.services.table.export(1)

    assert b"winterline" in exported
    with apart():
        forget(PACKS)
        assert matchfile.verify(matchfile.read(exported)).options == {**usual(GAME.settings), "packs": [key]}


async def test_bad_packs_are_logged_with_the_place_and_left_out(folder: Path) -> None:
    shutil.copytree(EXAMPLE, folder / "copy")
    (folder / "bad").mkdir()
    (folder / "bad" / "pack.toml").write_bytes(b"\xff")
    (folder / "chess").mkdir()
    (folder / "chess" / "pack.toml").write_text(
        (EXAMPLE / "pack.toml").read_text().replace('"spearpoint"', '"chess"')
    )
    (folder / "link").symlink_to(EXAMPLE)
    (folder / "README.md").touch()

    with structlog.testing.capture_logs() as logs:
        packs.offer(folder)

    refused = {log["folder"]: log["problem"] for log in logs if log["event"] == "pack refused"}
    assert {name: problem[:45] for name, problem in refused.items()} == {
        "bad": "pack.toml: the file: TOML: cannot be read: it",
        "chess": 'pack.toml: the pack: game: found "chess"; rig',
        "link": "link: the folder: link: found a symbolic link",
    }
    assert list(PACKS.offered) == ["winterline"]


async def test_two_packs_of_one_name_are_not_both_offered(folder: Path) -> None:
    shutil.copytree(EXAMPLE, folder / "zz")
    (folder / "zz" / "more.toml").write_text("")

    with structlog.testing.capture_logs() as logs:
        packs.offer(folder)

    assert [log["problem"] for log in logs if log["event"] == "pack refused"] == [
        'pack.toml: the pack: id: "winterline" is used by another pack already'
    ]
    assert PACKS.offered["winterline"].key == read(folder / "winterline").key


async def test_an_open_match_cannot_be_made_with_a_pack_that_is_not_known(night: Night, store_match: Any) -> None:
    with pytest.raises(Refusal, match="refused-no-pack"):
        await store_match({"packs": ["winterline@0000000000000000"]})


@pytest.fixture
def store_match(night: Night) -> Any:
    async def open_(options: dict[str, Any]) -> Any:
        return await night.bot.services.table.open(
            **opening(Person(1, "Ana", "es"), options=options, place=Place(None, 1), interaction_id=900)
        )  # fmt: skip

    return open_
