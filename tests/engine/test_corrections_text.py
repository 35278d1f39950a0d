"""The text of a file of corrections: it is changed as a person would do it."""

import difflib
import tomllib
from typing import Any

import pytest

from windfall.engine.files.component_folder import shipped_component_file
from windfall.engine.files.corrections_text import Block, CorrectionsText, entry_block, new_text, split

FILES = [
    ("newfrontiers", "worlds.toml"),
    ("newfrontiers", "homes.toml"),
    ("newfrontiers", "developments.toml"),
    ("newfrontiers", "goals.toml"),
    ("newfrontiers", "starry_rift.toml"),
    ("race", "cards.toml"),
    ("jumpdrive", "cards.toml"),
]
COMMENTED = """# Our box, second printing.
schema = 1

# Ann looked twice at this one.
[[world]]
id = "b"   # the blue one
cost = 2
# not sure
vp = 1
powers = [
  { action = "trade", amount = 1 },  # as printed
]

[[home]]
id = "d"
vp = 0
"""


def parts(text: str) -> CorrectionsText:
    found = split(text)
    assert found is not None
    return found


def table(block: str, sort: str = "world") -> dict[str, Any]:
    entry: dict[str, Any] = tomllib.loads(block)[sort][0]
    return entry


def added_and_removed(old: str, new: str) -> list[str]:
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=0)
    return [line for line in lines if line[0] in "+-" and line[:3] not in ("+++", "---")]


@pytest.mark.parametrize(("title", "name"), FILES)
def test_a_shipped_file_is_told_apart_and_put_together_again(title: str, name: str) -> None:
    text = shipped_component_file(title, name)
    assert parts(text).text() == text


@pytest.mark.parametrize(("title", "name"), FILES)
def test_an_entry_that_says_the_same_has_the_same_text(title: str, name: str) -> None:
    for block in parts(shipped_component_file(title, name)).blocks:
        if block.id:
            written = entry_block(block.sort, table(block.text, block.sort), block.text)
            assert block.text.startswith(written.text.rstrip())


@pytest.mark.parametrize(("title", "name"), FILES)
def test_an_entry_written_anew_says_the_same(title: str, name: str) -> None:
    for block in parts(shipped_component_file(title, name)).blocks:
        if block.id:
            entry = table(block.text, block.sort)
            text = entry_block(block.sort, entry).text
            assert table(text, block.sort) == entry
            assert all(len(line) <= 120 for line in text.splitlines() if line.startswith(("powers", "vp", "  {")))


def test_a_changed_field_is_one_line() -> None:
    text = shipped_component_file("newfrontiers", "worlds.toml")
    old = parts(text)
    entry = {**table(old.block("spice_world") or ""), "cost": 7}
    new = old.with_block(entry_block("world", entry, old.block("spice_world")), [block.id for block in old.blocks])
    assert added_and_removed(text, new.text()) == ["-cost = 2", "+cost = 7"]


def test_comments_and_layout_stay() -> None:
    old = parts(COMMENTED)
    entry = {**table(old.block("b") or ""), "cost": 3}
    new = old.with_block(entry_block("world", entry, old.block("b")), ["a", "b", "c", "d"])
    assert added_and_removed(COMMENTED, new.text()) == ["-cost = 2", "+cost = 3"]


def test_a_field_that_is_no_longer_there_goes_and_a_new_one_stands_where_it_belongs() -> None:
    old = parts(COMMENTED)
    entry = {
        "id": "b",
        "defense": 2,
        **{key: value for key, value in table(old.block("b") or "").items() if key != "cost"},
    }
    new = old.with_block(entry_block("world", entry, old.block("b")), ["a", "b", "c", "d"])
    assert added_and_removed(COMMENTED, new.text()) == ["-cost = 2", "+defense = 2"]


@pytest.mark.parametrize(
    ("entry_id", "sort", "order"), [("a", "world", "abd"), ("c", "world", "bcd"), ("e", "home", "bde")]
)
def test_a_new_entry_stands_in_the_order_of_the_ids(entry_id: str, sort: str, order: str) -> None:
    new = parts(COMMENTED).with_block(entry_block(sort, {"id": entry_id, "vp": 3}), ["a", "b", "c", "d", "e"])
    assert "".join(block.id for block in parts(new.text()).blocks) == order
    assert [line for line in added_and_removed(COMMENTED, new.text()) if line.strip("+")] == [
        f"+[[{sort}]]",
        f'+id = "{entry_id}"',
        "+vp = 3",
    ]


def test_taking_an_entry_out_leaves_the_others() -> None:
    assert (
        parts(COMMENTED).without("b").text()
        == '# Our box, second printing.\nschema = 1\n\n[[home]]\nid = "d"\nvp = 0\n'
    )
    assert parts(COMMENTED).without("d").text() == COMMENTED[: COMMENTED.index("\n[[home]]")]


def test_a_new_file_reads_well() -> None:
    written = new_text("race", "Race for the Galaxy").with_block(
        entry_block("card", {"id": "old_earth", "name": 'The "old" Earth', "military": False}), ["old_earth"]
    )
    assert written.text().splitlines()[3:] == [
        "schema = 1",
        'title = "race"',
        "",
        "[[card]]",
        'id = "old_earth"',
        'name = "The \\"old\\" Earth"',
        "military = false",
    ]


@pytest.mark.parametrize(
    "text",
    [
        'schema = 1\n[[world]]\nid = "b"\n[rules]\nx = 1\n',
        'schema = 1\n[[world]]\nid = "b"\nname = """\n[[world]]\n"""\n',
    ],
)
def test_a_file_whose_entries_cannot_be_told_apart_is_not_guessed_at(text: str) -> None:
    tomllib.loads(text)
    assert split(text) is None


def test_words_with_every_sort_of_character_are_written_as_they_are() -> None:
    name = "Quotes \" ' and \\ and \u0000 and é and 🚀 and # and ]]"
    assert table(entry_block("world", {"id": "x", "name": name}).text)["name"] == name
    assert (
        Block("world", "x", entry_block("world", {"id": "x", "name": name}).text)
        in parts("schema = 1\n" + entry_block("world", {"id": "x", "name": name}).text).blocks
    )
