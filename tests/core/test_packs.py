"""Packs: what is read of a folder, what is refused in one sentence, and by what an edition is known."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.errors import BadData
from engine.core.packs import Pack, read
from engine.spearpoint.packs import PACKS
from tests.packs import EXAMPLE, example

MANIFEST = 'id = "hill"\ngame = "spearpoint"\nversion = "1"\nname = { en = "Hill", es = "Colina" }\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pack = tmp_path / "hill"
    pack.mkdir()
    (pack / "pack.toml").write_text(MANIFEST)
    return pack


def fault(folder: Path) -> str:
    """Give the first thing that is wrong with a pack, however it is read."""
    began = time.process_time()
    try:
        found = PACKS.faults(read(folder))
    except BadData as error:
        found = [error]
    assert time.process_time() - began < 5
    assert found
    said = str(found[0])
    assert len(said) < 600
    assert said.isprintable()
    return said


def test_a_pack_is_its_manifest_and_its_toml_files_and_nothing_else(folder: Path) -> None:
    (folder / "README.md").write_bytes(b"\xff\x00")
    (folder / "more").mkdir()
    (folder / "more" / "units.toml").write_text("# none yet")
    (folder / ".git").mkdir()
    (folder / ".git" / "bad.toml").symlink_to("/etc/passwd")

    assert list(read(folder).files) == ["more/units.toml", "pack.toml"]


def test_any_change_makes_another_edition_and_the_same_text_the_same() -> None:
    one = read(EXAMPLE)

    assert one.key == Pack(dict(reversed(one.files.items()))).key
    assert one.key.startswith("winterline@")
    assert example(cards=one.files["cards.toml"] + "\n").key != one.key
    assert Pack({**one.files, "empty.toml": ""}).key != one.key


def wrong_encoding(folder: Path) -> None:
    (folder / "units.toml").write_bytes("id = 'Cañón'".encode("utf-16"))


def a_byte_order_mark(folder: Path) -> None:
    (folder / "units.toml").write_bytes(b"\xef\xbb\xbf" + UNIT.encode())


def a_manifest_with_a_byte_order_mark(folder: Path) -> None:
    (folder / "pack.toml").write_bytes(b"\xef\xbb\xbf" + MANIFEST.encode())


def latin_letters(folder: Path) -> None:
    (folder / "units.toml").write_bytes(UNIT.replace("Ski Troops", "Cañón").encode("latin-1"))


def a_zero_byte(folder: Path) -> None:
    (folder / "units.toml").write_bytes(UNIT.encode().replace(b"Ski", b"\0"))


def ten_megabytes(folder: Path) -> None:
    (folder / "units.toml").write_bytes(b"#" * 10_000_000)


def a_million_in_many(folder: Path) -> None:
    for i in range(5):
        (folder / f"units{i}.toml").write_text("# no card\n" * 95_000)


def a_thousand_files(folder: Path) -> None:
    for i in range(1000):
        (folder / f"{i}.txt").touch()


def too_many_entries(folder: Path) -> None:
    (folder / "units.toml").write_text("[[unit]]\n" * 2001)


def a_list_of_a_million(folder: Path) -> None:
    (folder / "units.toml").write_text("unit = [\n" + "1,\n" * 300_000 + "]")


def folders_without_end(folder: Path) -> None:
    for _ in range(5):
        folder = folder / "in"
        folder.mkdir()


def a_link_out(folder: Path) -> None:
    (folder / "units.toml").symlink_to("/etc/passwd")


def a_folder_in_itself(folder: Path) -> None:
    (folder / "again").symlink_to(folder, target_is_directory=True)


def a_pipe(folder: Path) -> None:
    os.mkfifo(folder / "units.toml")


def a_link_to_a_folder_outside(folder: Path) -> None:
    (folder / "more").symlink_to("/etc", target_is_directory=True)


def a_manifest_that_is_a_link(folder: Path) -> None:
    (folder / "pack.toml").unlink()
    (folder / "pack.toml").symlink_to(EXAMPLE / "pack.toml")


def a_manifest_that_is_a_folder(folder: Path) -> None:
    (folder / "pack.toml").unlink()
    (folder / "pack.toml").mkdir()


def a_folder_named_like_a_file(folder: Path) -> None:
    (folder / "units.toml").mkdir()
    (folder / "cards.toml").write_text("unit = 1")


def deep_lists(folder: Path) -> None:
    (folder / "units.toml").write_text("unit = " + "[\n" * 5000)


def deep_tables(folder: Path) -> None:
    (folder / "units.toml").write_text("[[unit]]\nid = " + "{a=" * 900 + "1" + "}" * 900)


def a_thousand_tables_in_each_other(folder: Path) -> None:
    (folder / "units.toml").write_text(f"[{'.'.join('a' * 1000)}]\n")


def a_thousand_tables_line_by_line(folder: Path) -> None:
    (folder / "units.toml").write_text("[[unit]]\n" + "".join(f"[unit{'.a' * n}]\n" for n in range(1, 99)))


def nested_lists(folder: Path) -> None:
    (folder / "units.toml").write_text("[[unit]]\nid = 'x'\nkeywords = " + "[" * 200 + "]" * 200)


def dotted_names(folder: Path) -> None:
    """Within length and dots of a line, and yet a megabyte of them would take the TOML reader half a minute."""
    (folder / "units.toml").write_text("".join(f"a{n}{'.a' * 99} = 1\n" for n in range(4000)))


def quoted_dotted_names(folder: Path) -> None:
    (folder / "units.toml").write_text("[[unit]]\n" + " . ".join([r'"\""', "'b'"] * 20) + " = 1")


def a_dotted_header(folder: Path) -> None:
    (folder / "units.toml").write_text("[[unit" + ".a" * 99 + "]]\n")


def dotted_names_in_a_table(folder: Path) -> None:
    (folder / "units.toml").write_text("unit = [{ id = 'x', name" + ".a" * 50 + " = 1 }]")


def long_dotted_names(folder: Path) -> None:
    (folder / "units.toml").write_text("a." * 400_000 + "a = 1")


def a_long_line(folder: Path) -> None:
    (folder / "units.toml").write_text("# " + "x" * 5000)


def a_long_number(folder: Path) -> None:
    (folder / "units.toml").write_text("[[unit]]\ncost = " + "9" * 3900)


def a_long_hexadecimal_number(folder: Path) -> None:
    (folder / "units.toml").write_text('[[unit]]\nid = "x"\ncost = 0x' + "f" * 3900)


def a_negative_number(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT.replace("cost = 5", "cost = -5"))


def a_negative_number_deep_inside(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT.replace("infantry = 11", "infantry = -11"))


def a_huge_number(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT.replace("cost = 5", "cost = 1000"))


def an_unknown_field(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT + "\narmour = 5")


def an_unknown_table(folder: Path) -> None:
    (folder / "units.toml").write_text("[[include]]\nfile = '../../secret.toml'")


def a_file_that_includes_itself(folder: Path) -> None:
    (folder / "units.toml").write_text('include = "units.toml"\n' + UNIT)


def a_deck_that_holds_itself(folder: Path) -> None:
    (folder / "decks.toml").write_text(
        '[[deck]]\nid = "d"\nside = "us"\nname = { en = "a", es = "a" }\nabout = { en = "a", es = "a" }\n'
        'cards = { d = 1 }\nhand = ["d"]\n'
    )


def an_unknown_table_with_a_bad_name(folder: Path) -> None:
    (folder / "units.toml").write_text('"\\u001b[31m\\u202e" = 1')


def a_name_with_markup(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT.replace("Ski Troops", "@everyone **hi**"))


def a_name_of_nothing(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT.replace("Ski Troops", "  "))


def a_long_name(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT.replace("Ski Troops", "Ski" * 17))


def a_name_with_an_address(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT.replace("Ski Troops", "see https://example.org"))


def a_name_with_hidden_letters(folder: Path) -> None:
    (folder / "units.toml").write_text(UNIT.replace("Ski Troops", "Ski\\u202eTroops"))


def no_manifest(folder: Path) -> None:
    (folder / "pack.toml").unlink()


def an_odd_id(folder: Path) -> None:
    (folder / "pack.toml").write_text(MANIFEST.replace("hill", "../hill"))


def a_manifest_with_more(folder: Path) -> None:
    (folder / "pack.toml").write_text(MANIFEST + "include = ['../other']")


def no_cards(folder: Path) -> None:
    (folder / "units.toml").write_text("")


UNIT = """
[[unit]]
id = "us_ski"
side = "us"
name = { en = "Ski Troops", es = "Esquiadores" }
type = "infantry"
lines = ["front"]
cost = 5
copies = 1
endurance = 10
weapons = [{ name = { en = "M1", es = "M1" }, infantry = 11, index = 1 }]
"""


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (wrong_encoding, "units.toml: the file: TOML: cannot be read: it is not UTF-8 (invalid start byte)"),
        (a_byte_order_mark, "units.toml: the file: TOML: cannot be read: it begins with a byte order mark; right"),
        (a_manifest_with_a_byte_order_mark, "pack.toml: the file: TOML: cannot be read: it begins with a byte"),
        (latin_letters, "units.toml: the file: TOML: cannot be read: it is not UTF-8 (invalid continuation byte)"),
        (
            a_zero_byte,
            r"units.toml: the file: TOML: cannot be read: Illegal character '\x00'",
        ),
        (ten_megabytes, "units.toml: the file: size: more than 1000000 bytes; right would be up to that"),
        (a_million_in_many, "the pack: its files: size: found 4750"),
        (a_thousand_files, "the pack: the folder: files: more than 200; right would be fewer"),
        (too_many_entries, "the pack: its files: entries: more than 2000; right would be fewer, or two packs"),
        (a_list_of_a_million, "the pack: its files: entries: more than 2000; right would be fewer, or two packs"),
        (folders_without_end, "in: the folder: depth: folders within folders; right would be up to 3 of them"),
        (a_link_out, "units.toml: the file: link: found a symbolic link; right would be a file"),
        (a_link_to_a_folder_outside, "more: the file: link: found a symbolic link; right would be a file"),
        (a_manifest_that_is_a_link, "pack.toml: the file: link: found a symbolic link; right would be a file"),
        (a_manifest_that_is_a_folder, "pack.toml: the file: name: missing; it says what the pack is"),
        (a_folder_in_itself, "again: the file: link: found a symbolic link; right would be a file"),
        (a_pipe, "units.toml: the file: kind: found something that is no file; right would be a file"),
        (a_folder_named_like_a_file, "cards.toml: unit: table: not a list of entries; begin each with [[unit]]"),
        (deep_lists, "units.toml: the file: TOML: cannot be read: lists or tables are nested too deeply"),
        (deep_tables, "units.toml: the file: TOML: cannot be read: lists or tables are nested too deeply"),
        (dotted_names, "units.toml: line 1: dots: found more than 6 names with dots between them; right would be"),
        (quoted_dotted_names, "units.toml: line 2: dots: found more than 6 names with dots between them"),
        (a_dotted_header, "units.toml: line 1: dots: found more than 6 names with dots between them"),
        (dotted_names_in_a_table, "units.toml: line 1: dots: found more than 6 names with dots between them"),
        (a_thousand_tables_in_each_other, "units.toml: line 1: dots: found 999; right would be up to 100"),
        (
            a_thousand_tables_line_by_line,
            "units.toml: line 7: dots: found more than 6 names with dots between them",
        ),
        (nested_lists, "units.toml: x: keywords: nested too deeply; right would be a plain list or table"),
        (long_dotted_names, "units.toml: line 1: length: 800005 characters; right would be up to 4000"),
        (a_long_line, "units.toml: line 1: length: 5002 characters; right would be up to 4000"),
        (a_long_number, "units.toml: unit 1: cost: found a number out of bounds; right would be from -999 to 999"),
        (a_long_hexadecimal_number, "units.toml: x: cost: found a number out of bounds"),
        (a_negative_number, "units.toml: us_ski: cost: found -5; right would be a whole number of at least 1"),
        (a_negative_number_deep_inside, "units.toml: us_ski: weapons[0].infantry: found -11; right would be"),
        (a_huge_number, "units.toml: us_ski: cost: found a number out of bounds; right would be from -999 to 999"),
        (an_unknown_field, "units.toml: us_ski: armour: unknown field; right would be `id`, `side`"),
        (an_unknown_table, "units.toml: include: table: unknown; right would be `unit`, `command`, `effect`"),
        (a_file_that_includes_itself, "units.toml: include: table: unknown; right would be `unit`, `command`"),
        (a_deck_that_holds_itself, "decks.toml: d: cards.d: there is no such Unit card"),
        (an_unknown_table_with_a_bad_name, "units.toml: ?[31m?: table: unknown; right would be `unit`"),
        (a_name_with_markup, "units.toml: us_ski: name.en: found '@'; right would be words without it"),
        (a_name_of_nothing, "units.toml: us_ski: name.en: found nothing to read; right would be words"),
        (a_long_name, "units.toml: us_ski: name.en: found 51 characters; right would be up to 48 in a name"),
        (a_name_with_an_address, "units.toml: us_ski: name.en: found an address; right would be words without it"),
        (a_name_with_hidden_letters, r"units.toml: us_ski: name.en: found '\u202e'; right would be words without"),
        (no_manifest, "pack.toml: the file: name: missing; it says what the pack is"),
        (an_odd_id, 'pack.toml: the pack: id: found "../hill"; right would be text that matches'),
        (a_manifest_with_more, "pack.toml: the pack: include: unknown field; right would be `id`, `game`"),
        (no_cards, "the pack: its files: entries: none; right would be at least one card"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_bad_pack_is_refused_in_one_sentence(folder: Path, spoil: Callable[[Path], None], said: str) -> None:
    spoil(folder)

    assert fault(folder).startswith(said)


def test_a_folder_that_is_none_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="nothing: the file: access: cannot be read: No such file or directory"):
        read(tmp_path / "nothing")
