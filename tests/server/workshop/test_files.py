"""One file to download, and to load elsewhere: its differences are shown first, and a wrong one is refused."""

from pathlib import Path

import pytest

from tests.server.workshop.benches import TITLES, bench, corrections, entries, spice_world
from windfall.engine.files.component_folder import shipped_component_file
from windfall.server.workshop.problems import DoesNotFit
from windfall.server.workshop.title_shop import TitleShop

SPICE = "spice_world"
GEM = "gem_world"


@pytest.fixture(name="ann")
def shop_of_ann(tmp_path: Path) -> TitleShop:
    """With one tile corrected and one confirmed."""
    shop = bench("newfrontiers", tmp_path / "ann")
    shop.save(SPICE, spice_world(shop, cost=4), {}, "Ann")
    shop.save(GEM, None, {}, "Ann")
    return shop


@pytest.fixture(name="bob")
def shop_of_bob(tmp_path: Path) -> TitleShop:
    return bench("newfrontiers", tmp_path / "bob")


def test_what_is_downloaded_can_be_loaded_elsewhere(ann: TitleShop, bob: TitleShop, tmp_path: Path) -> None:
    told = bob.differences(ann.file(), "ann.toml")
    assert told.problems == []
    assert [(entry.id, entry.fields) for entry in told.entries] == [(SPICE, ["cost"]), (GEM, [])]
    assert (told.entries[0].before["cost"], told.entries[0].after["cost"]) == (2, 4)
    assert not corrections(tmp_path / "bob").exists(), "differences save nothing"
    loaded = bob.load(ann.file(), "ann.toml", "Bob")
    assert [entry.id for entry in loaded.entries] == [SPICE, GEM]
    assert entries(bob) == entries(ann)
    assert bob.file() == ann.file(), "who confirmed and when goes with it"
    assert [(change.sort, change.by, len(change.entries)) for change in bob.history()] == [("loaded", "Bob", 2)]
    assert bob.differences(ann.file(), "ann.toml").entries == []
    bob.undo(1, "Bob")
    assert entries(bob)[SPICE].status == "part"


def test_own_corrections_that_the_file_does_not_have_stay(ann: TitleShop, bob: TitleShop) -> None:
    bob.save("old_earth", None, {}, "Bob")
    bob.save(SPICE, spice_world(bob, cost=7), {}, "Bob")
    (spice, gem) = bob.differences(ann.file(), "ann.toml").entries
    assert (spice.before["cost"], spice.after["cost"], gem.id) == (7, 4, GEM)
    assert spice.confirmed_before is not None
    assert spice.confirmed_after is not None
    assert (spice.confirmed_before.by, spice.confirmed_after.by) == ("Bob", "Ann")
    bob.load(ann.file(), "ann.toml", "Bob")
    assert entries(bob)["old_earth"].status == "confirmed"
    assert entries(bob)[SPICE].entry["cost"] == 4


@pytest.mark.parametrize("title", TITLES)
def test_the_file_of_every_title_can_be_loaded(title: str, tmp_path: Path) -> None:
    one, other = bench(title, tmp_path / "one"), bench(title, tmp_path / "other")
    first, *more = entries(one)
    one.save(first, None, {each: entries(one)[each].entry for each in more[:9]}, "Ann")
    other.load(one.file(), "corrections.toml", "Bob")
    assert other.file() == one.file()


def test_a_component_file_may_be_loaded_too(bob: TitleShop) -> None:
    """Entries that are as shipped say nothing, so nothing of one's own is lost."""
    bob.save(GEM, {**entries(bob)[GEM].entry, "vp": 3}, {}, "Bob")
    text = shipped_component_file("newfrontiers", "worlds.toml")
    place = text.index('id = "spice_world"')
    text = text[:place] + text[place:].replace("cost = 2", "cost = 4", 1)
    assert [entry.id for entry in bob.differences(text, "worlds.toml").entries] == [SPICE]
    bob.load(text, "worlds.toml", "Bob")
    assert (entries(bob)[SPICE].entry["cost"], entries(bob)[GEM].entry["vp"]) == (4, 3)
    assert entries(bob)[SPICE].status == "corrected"
    assert entries(bob)[SPICE].confirmed is None


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cost = 4", 'cost = "four"', (SPICE, "cost", "Expected `int | null`, got `str`")),
        ("amount = 2", "amnt = 2", (SPICE, "powers[0].amnt", "there is no such field")),
        (
            'id = "spice_world"',
            'id = "spicy_world"',
            ("spicy_world", "id", "there is no such world; keep to the shipped ids"),
        ),
        ("schema = 1", "schema = 2", (None, "schema", "must be 1, not 2")),
        ('"newfrontiers"', '"race"', (None, "title", "must be 'newfrontiers', not 'race'")),
        ("cost = 4", "cost = ", (None, "", "this is not valid TOML")),
        ('name = "Spice World"', 'name = "Gem World"', (GEM, "name", "'spice_world' has the same name")),
    ],
)
def test_a_wrong_file_is_refused_with_words_at_file_tile_and_field(
    ann: TitleShop, bob: TitleShop, tmp_path: Path, old: str, new: str, problem: tuple[str | None, str, str]
) -> None:
    assert old in ann.file()
    text = ann.file().replace(old, new, 1)
    told = bob.differences(text, "ann.toml").problems
    assert [(each.id, each.field) for each in told] == [problem[:2]]
    assert problem[2] in str(told[0].text)
    with pytest.raises(DoesNotFit) as refused:
        bob.load(text, "ann.toml", "Bob")
    assert [(each.id, each.field) for each in refused.value.told.problems] == [problem[:2]]
    assert not corrections(tmp_path / "bob").exists()


def test_a_file_without_corrections_is_a_file(bob: TitleShop, ann: TitleShop) -> None:
    assert ann.differences(bob.file(), "bob.toml").entries == []
    assert ann.load(bob.file(), "bob.toml", "Ann").change is None
