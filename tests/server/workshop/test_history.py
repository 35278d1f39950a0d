"""Every change can be taken back, and a crash loses neither a change nor its undoing."""

import os
from pathlib import Path

import pytest

from tests.server.workshop.benches import bench, corrections, entries, spice_world
from windfall.engine.errors import DataError
from windfall.server.refusals import RequestRefused
from windfall.server.workshop import whole_file
from windfall.server.workshop.problems import DoesNotFit
from windfall.server.workshop.title_shop import TitleShop

SPICE = "spice_world"
GEM = "gem_world"


@pytest.fixture(name="shop")
def shop_of_new_frontiers(tmp_path: Path) -> TitleShop:
    return bench("newfrontiers", tmp_path)


def correct(shop: TitleShop, **changes: object) -> None:
    shop.save(SPICE, spice_world(shop, **changes), {}, "Ann")


def test_the_history_tells_who_changed_what(shop: TitleShop) -> None:
    correct(shop, cost=4)
    shop.save(GEM, None, {}, "Bob")
    newest, oldest = shop.history()
    assert (newest.number, newest.sort, newest.by, newest.obstacle) == (2, "confirmed", "Bob", None)
    assert (oldest.number, oldest.sort, oldest.by, oldest.obstacle) == (1, "corrected", "Ann", None)
    (spice,) = oldest.entries
    assert (spice.id, spice.name, spice.fields) == (SPICE, "Spice World", ["cost"])
    assert (spice.before["cost"], spice.after["cost"]) == (2, 4)
    assert spice.confirmed_before is None
    assert spice.confirmed_after is not None


def test_each_change_can_be_undone_and_undoing_too(shop: TitleShop, tmp_path: Path) -> None:
    before = entries(shop)
    correct(shop, cost=4)
    corrected = corrections(tmp_path).read_text()
    undone = shop.undo(1, "Bob")
    assert undone.change == 2
    assert [entry.id for entry in undone.entries] == [SPICE]
    assert entries(shop) == before
    assert [(change.number, change.undoes, change.undone_by) for change in shop.history()] == [
        (2, 1, None),
        (1, None, 2),
    ]
    shop.undo(2, "Bob")
    assert corrections(tmp_path).read_text() == corrected
    assert shop.history()[2].undone_by is None
    shop.undo(1, "Ann")
    assert entries(shop) == before


def test_changes_of_other_tiles_stay(shop: TitleShop) -> None:
    correct(shop, cost=4)
    shop.save(GEM, None, {}, "Ann")
    shop.undo(1, "Ann")
    assert (entries(shop)[SPICE].status, entries(shop)[GEM].status) == ("part", "confirmed")


def test_a_tile_that_was_changed_again_is_undone_step_by_step(shop: TitleShop) -> None:
    correct(shop, cost=4)
    correct(shop, cost=5)
    with pytest.raises(RequestRefused, match="It was changed again later: undo that first"):
        shop.undo(1, "Ann")
    assert entries(shop)[SPICE].entry["cost"] == 5
    shop.undo(2, "Ann")
    assert entries(shop)[SPICE].entry["cost"] == 4
    with pytest.raises(RequestRefused, match="It is undone already"):
        shop.undo(2, "Ann")
    shop.undo(1, "Ann")
    assert entries(shop)[SPICE].entry["cost"] == 2


def test_a_change_that_is_not_there(shop: TitleShop) -> None:
    with pytest.raises(RequestRefused, match="There is no change 7"):
        shop.undo(7, "Ann")


def test_undoing_what_others_rely_on_is_refused_with_its_reason(shop: TitleShop) -> None:
    """Two tiles have exchanged their names, one after the other."""
    correct(shop, name="Old Spice World")
    shop.save(GEM, {**entries(shop)[GEM].entry, "name": "Spice World"}, {}, "Ann")
    with pytest.raises(DoesNotFit) as refused:
        shop.undo(1, "Ann")
    assert refused.value.told.problems[0].field == "name"
    assert entries(shop)[SPICE].entry["name"] == "Old Spice World"


class CrashError(Exception):
    """The server ends here."""


@pytest.mark.parametrize("name", ["history.jsonl", "corrections.toml"])
def test_a_crash_while_saving_leaves_the_old_state_and_its_history(
    shop: TitleShop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Between the writing of a file and its taking the old one's place."""
    correct(shop, cost=4)
    before = corrections(tmp_path).read_text()
    replace = os.replace

    def crash(source: str, target: Path) -> None:
        if Path(target).name == name:
            raise CrashError
        replace(source, target)

    monkeypatch.setattr(whole_file.os, "replace", crash)
    with pytest.raises(CrashError):
        correct(shop, cost=5)
    monkeypatch.undo()
    again = bench("newfrontiers", tmp_path)  # as after a restart
    assert corrections(tmp_path).read_text() == before
    assert entries(again)[SPICE].entry["cost"] == 4
    assert [change.number for change in again.history()] == [1]
    again.save(SPICE, spice_world(again, cost=6), {}, "Ann")
    assert [(change.number, change.entries[0].after["cost"]) for change in again.history()] == [(2, 6), (1, 4)]
    again.undo(2, "Ann")
    again.undo(1, "Ann")
    assert entries(again)[SPICE].entry["cost"] == 2


def test_no_file_is_ever_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.toml"
    whole_file.write_whole(path, "old")
    seen = []
    monkeypatch.setattr(whole_file.os, "fsync", lambda _file: seen.append(path.read_text()))
    whole_file.write_whole(path, "new")
    assert seen == ["old"]
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_person_changed_in_the_file_is_not_taken_for_a_crash(shop: TitleShop, tmp_path: Path) -> None:
    correct(shop, cost=4)
    path = corrections(tmp_path)
    path.write_text(path.read_text().replace("cost = 4", "cost = 5"))
    (change,) = shop.history()
    assert str(change.obstacle) == "It was changed again later: undo that first."


def test_a_history_that_is_none_is_told_and_left_alone(shop: TitleShop, tmp_path: Path) -> None:
    correct(shop, cost=4)
    path = corrections(tmp_path).with_name("history.jsonl")
    path.write_text("not a line of it\n")
    with pytest.raises(DataError, match=r"history\.jsonl: this is no history of the workshop"):
        correct(shop, cost=5)
    assert path.read_text() == "not a line of it\n"
    assert "cost = 4" in corrections(tmp_path).read_text()
