"""Data files: what is said about entries that do not fit their struct."""

from datetime import time
from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from engine.core.datafile import read
from engine.core.errors import BadData


class Wheel(msgspec.Struct, forbid_unknown_fields=True):
    size: Annotated[int, Meta(ge=1)]


class Engine(msgspec.Struct, tag_field="kind", tag="engine", forbid_unknown_fields=True):
    power: int


class Sail(msgspec.Struct, tag_field="kind", tag="sail", forbid_unknown_fields=True):
    area: int


class Cart(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    wheels: tuple[Wheel, ...] = ()
    drive: Engine | Sail | None = None
    load: dict[str, int] = {}
    leaves: time | None = None


def carts(folder: Path, text: str) -> list[Cart]:
    path = folder / "carts.toml"
    path.write_text(text, encoding="utf-8")
    return list(read(path, {"cart": Cart}))


def test_entries_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    found = carts(tmp_path, '[[cart]]\nid = "b"\n[[cart]]\nid = "a"\ndrive = { kind = "sail", area = 3 }')

    assert found == [Cart("b"), Cart("a", drive=Sail(3))]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wheels = 4", "wheels: found 4; right would be a list, each item a table with size"),
        ("wheels = [4]", "wheels[0]: found 4; right would be a table with size"),
        ("wheels = [{}]", "wheels[0].size: missing; right would be a whole number of at least 1"),
        ("load = 4", "load: found 4; right would be a table, each value a whole number"),
        (
            'load = { hay = "much" }',
            "load: found {'hay': 'much'}; right would be a table, each value a whole number",
        ),
        ('drive = { kind = "horse" }', 'drive.kind: found "horse"; right would be "engine" or "sail"'),
        ("drive = { power = 1 }", 'drive.kind: missing; right would be "engine" or "sail"'),
        ('drive = { kind = "sail", power = 1 }', "drive.power: unknown field; right would be `area`"),
        ('drive = { kind = "sail" }', "drive.area: missing; right would be a whole number"),
        ("leaves = true", "leaves: found true; right would be of the kind TimeType"),
    ],
)
def test_what_was_found_and_what_would_be_right(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadData) as caught:
        carts(tmp_path, f'[[cart]]\nid = "hay"\n{text}')

    assert str(caught.value) == f"carts.toml: hay: {said}"


def test_an_entry_without_a_name_is_counted(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"carts.toml: cart 2: id: missing; right would be text"):
        carts(tmp_path, '[[cart]]\nid = "hay"\n[[cart]]\nload = {}')


def test_an_entry_that_is_no_table(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"carts.toml: cart 1: entry: found 4; right would be a table with id"):
        carts(tmp_path, "cart = [4]")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "carts.toml").write_bytes(b"\xff")

    with pytest.raises(BadData, match=r"carts.toml: the file: TOML: cannot be read"):
        list(read(tmp_path / "carts.toml", {"cart": Cart}))
