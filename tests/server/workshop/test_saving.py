"""What is saved in the workshop: it is what was asked for, it fits, and it is read again."""

import subprocess
import sys
from pathlib import Path

import pytest

import windfall
from tests.server.workshop.benches import TITLES, bench, corrections, entries, spice_world
from windfall.server.refusals import RequestRefused
from windfall.server.workshop.problems import DoesNotFit
from windfall.server.workshop.title_shop import TitleShop

SPICE = "spice_world"
NEW_POWER = {"action": "settle", "effect": "military", "amount": 2}


@pytest.fixture(name="shop")
def shop_of_new_frontiers(tmp_path: Path) -> TitleShop:
    return bench("newfrontiers", tmp_path)


def read_by_windfall(folder: Path, title: str) -> list[str]:
    """The digest that a process has which plays with the files of this folder, and how many components are exact."""
    code = (
        "import windfall\n"
        f"windfall.use_data({str(folder)!r})\n"
        f"title = windfall.title({title!r})\n"
        "exact = [each for each in title.components() if each.sort != 'action' and not each.reconstructed]\n"
        "print(title.components_digest, len(exact))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("title", TITLES)
def test_every_entry_can_be_confirmed_as_it_is(title: str, tmp_path: Path) -> None:
    """All of them are known from print then; games go on, since nothing that is played with has changed."""
    shop = bench(title, tmp_path)
    shipped = entries(shop)
    first, *others = shipped
    saved = shop.save(first, None, {other: shipped[other].entry for other in others}, "Ann")
    assert saved.title.exact == saved.title.all == len(shipped)
    assert (saved.title.saved, saved.title.restart) == (windfall.title(title).components_digest, False)
    for entry in saved.entries:
        assert (entry.status, entry.entry, entry.changed) == ("confirmed", shipped[entry.id].entry, [])
        assert entry.confirmed is not None
        assert entry.confirmed.by == "Ann"
        assert (entry.component.face, entry.component.text) == (
            shipped[entry.id].component.face,
            shipped[entry.id].component.text,
        )
        assert entry.component.reconstructed == ()
    assert read_by_windfall(tmp_path, title) == [windfall.title(title).components_digest, str(len(shipped))]


@pytest.mark.parametrize("title", TITLES)
def test_every_entry_can_be_corrected(title: str, tmp_path: Path) -> None:
    shop = bench(title, tmp_path)
    wanted = {entry.id: {**entry.entry, "name": f"{entry.entry['name']} II"} for entry in entries(shop).values()}
    first, *others = wanted
    saved = shop.save(first, wanted[first], {other: wanted[other] for other in others}, "Ann")
    for entry in saved.entries:
        assert (entry.status, entry.entry, entry.changed) == ("corrected", wanted[entry.id], ["name"])
        assert entry.component.name.endswith(" II")
    assert saved.title.restart
    assert read_by_windfall(tmp_path, title) == [saved.title.saved, str(len(wanted))]


def test_a_second_power_is_seen_in_picture_and_text(shop: TitleShop) -> None:
    powers = [*entries(shop)[SPICE].entry["powers"], NEW_POWER]
    tried = shop.try_entry(SPICE, spice_world(shop, powers=powers, cost=4), {})
    assert tried.problems == []
    assert tried.component is not None
    assert tried.component.face.cost == 4
    assert [power.phase for power in tried.component.face.powers] == ["trade", "settle"]
    assert str(tried.component.text).endswith("Settle: +2 Military.")
    assert entries(shop)[SPICE].status == "part", "trying saves nothing"
    (saved,) = shop.save(SPICE, spice_world(shop, powers=powers, cost=4), {}, "Ann").entries
    assert (saved.component.face, saved.component.text) == (tried.component.face, tried.component.text)
    assert saved.changed == ["cost", "powers"]


def test_a_draft_that_names_another_tile_is_worded_with_its_saved_name(shop: TitleShop) -> None:
    shop.save("space_marines", {**entries(shop)["space_marines"].entry, "name": "Space Rangers"}, {}, "Ann")
    bonus = [{"vp": 2, "per": {"name": "space_marines"}}]
    tried = shop.try_entry(SPICE, spice_world(shop, bonus=bonus, vp=0), {})
    assert tried.problems == []
    assert tried.component is not None
    assert str(tried.component.text).endswith("Scores 2 VPs for Space Rangers.")


@pytest.mark.parametrize(
    ("changes", "field", "says"),
    [
        ({"cost": None}, "cost", "a non_military tile has a cost"),
        ({"type": "military"}, "defense", "a military tile has a defense"),
        ({"vp": -1}, "vp", "Expected `int` >= 0"),
        ({"vp": 1.5}, "vp", "Expected `int`, got `float`"),
        ({"kind": "blue"}, "kind", "allowed: 'alien'"),
        ({"kind": "gray"}, "goods", "gray tiles have goods 'none'"),
        ({"keywords": ["rebel", "rebels"]}, "keywords[1]", "allowed: 'alien'"),
        ({"powers": [{"action": "settle", "effect": "military"}]}, "powers[0].amount", "needs this parameter"),
        ({"powers": [{**NEW_POWER, "goods": 1}]}, "powers[0].goods", "has no such parameter"),
        ({"powers": [NEW_POWER] * 4}, "powers", "length <= 3"),
        ({"bonus": [{"vp": 1}], "vp": 0}, "bonus[0]", "a clause is"),
        ({"name": "Gem World"}, "name", "has the same name"),
        ({"name": ""}, "name", "length >= 1"),
        ({"name": "two\nlines"}, "name", "regex"),
        ({"colour": "red"}, "colour", "there is no such field"),
        ({"documented": []}, "documented", "it is not for the form"),
        ({"id": "gem_world"}, "id", "it is not for the form"),
    ],
)
def test_what_does_not_fit_is_told_at_its_field_and_not_saved(
    shop: TitleShop, tmp_path: Path, changes: dict[str, object], field: str, says: str
) -> None:
    wrong = {name: value for name, value in spice_world(shop, **changes).items() if value is not None}
    tried = shop.try_entry(SPICE, wrong, {})
    told = [(problem.field, str(problem.text)) for problem in tried.problems]
    assert any(field == place and says in text for place, text in told), told
    with pytest.raises(DoesNotFit) as refused:
        shop.save(SPICE, wrong, {}, "Ann")
    assert refused.value.told.problems
    assert not corrections(tmp_path).exists()
    assert shop.history() == []


def test_what_has_no_value_is_left_out(shop: TitleShop, tmp_path: Path) -> None:
    power = {**NEW_POWER, "against": {"kind": "genes", "name": None}, "per": None}
    (entry,) = shop.save(SPICE, spice_world(shop, defense=None, powers=[power]), {}, "Ann").entries
    assert "defense" not in entry.entry
    assert entry.entry["powers"] == [{**NEW_POWER, "against": {"kind": "genes"}}]
    assert 'against = { kind = "genes" }' in corrections(tmp_path).read_text()


@pytest.mark.parametrize("value", [None, [None], {"a = 1]": 2}, [[["x"]]], "\u0000", {"": None}])
@pytest.mark.parametrize("field", ["powers", "keywords", "name", "a field = [\n"])
def test_no_value_whatever_gets_into_the_file_unless_it_fits(
    shop: TitleShop, tmp_path: Path, field: str, value: object
) -> None:
    try:
        shop.save(SPICE, spice_world(shop, **{field: value}), {}, "Ann")
    except DoesNotFit:
        assert not corrections(tmp_path).exists()
    else:
        assert entries(shop)[SPICE].entry.get(field) == value


def test_a_set_rule_that_binds_two_cards_is_kept_by_saving_them_together(tmp_path: Path) -> None:
    """Galactic Salon and Pirate Lair give 6 VPs together, as documented."""
    shop = bench("jumpdrive", tmp_path)
    salon, lair = (entries(shop)[card].entry for card in ("galactic_salon", "pirate_lair"))
    more = {**salon, "vp": [{"kind": "flat", "n": salon["vp"][0]["n"] + 1}]}
    less = {**lair, "vp": [{"kind": "flat", "n": lair["vp"][0]["n"] - 1}]}
    problems = shop.try_entry("galactic_salon", more, {}).problems
    assert {(problem.id, problem.field) for problem in problems} == {("galactic_salon", "vp"), ("pirate_lair", "vp")}
    with pytest.raises(DoesNotFit):
        shop.save("galactic_salon", more, {}, "Ann")
    saved = shop.save("galactic_salon", more, {"pirate_lair": less}, "Ann")
    assert {entry.id: entry.status for entry in saved.entries} == {
        "galactic_salon": "corrected",
        "pirate_lair": "corrected",
    }


def test_confirming_twice_changes_nothing(shop: TitleShop) -> None:
    assert shop.save(SPICE, None, {}, "Ann").change == 1
    assert shop.save(SPICE, None, {}, "Ann").change is None
    assert shop.save(SPICE, spice_world(shop), {}, "Ann").change is None
    assert shop.save(SPICE, None, {}, "Bob").change == 2


def test_back_to_the_shipped_values_it_is_confirmed_and_has_its_prose_again(shop: TitleShop, tmp_path: Path) -> None:
    shipped = spice_world(shop)
    shop.save(SPICE, {**shipped, "cost": 4}, {}, "Ann")
    assert "text = " not in corrections(tmp_path).read_text()
    (entry,) = shop.save(SPICE, shipped, {}, "Ann").entries
    assert entry.status == "confirmed"
    assert 'text = "Trade: +2 credits' in corrections(tmp_path).read_text()


def test_a_saved_file_reads_like_one_that_a_person_wrote(shop: TitleShop, tmp_path: Path) -> None:
    shop.save("gem_world", None, {}, "Ann")
    military = {name: value for name, value in spice_world(shop, type="military", defense=3).items() if name != "cost"}
    shop.save(SPICE, military, {}, 'Bob "the Builder"')
    _head, spice, gem = corrections(tmp_path).read_text().split("[[world]]\n")
    lines = spice.splitlines()
    assert lines[:5] == ['id = "spice_world"', 'name = "Spice World"', 'type = "military"', "defense = 3", "vp = 1"]
    assert lines[-3].startswith('documented = ["name", "type", "defense", "vp"')
    assert lines[-2].startswith('confirmed = { by = "Bob \\"the Builder\\"", on = 20')
    assert gem.startswith('id = "gem_world"\n')


def test_what_a_person_writes_into_the_file_is_kept(shop: TitleShop, tmp_path: Path) -> None:
    shop.save(SPICE, None, {}, "Ann")
    path = corrections(tmp_path)
    path.write_text(path.read_text().replace("cost = 2\n", "# held against the tile twice\ncost = 2\n"))
    shop.save(SPICE, spice_world(shop, vp=3), {}, "Ann")
    shop.save("gem_world", None, {}, "Ann")
    assert "# held against the tile twice\ncost = 2\nvp = 3\n" in path.read_text()


def test_a_file_that_a_person_broke_is_told_and_left_alone(shop: TitleShop, tmp_path: Path) -> None:
    shop.save(SPICE, None, {}, "Ann")
    path = corrections(tmp_path)
    broken = path.read_text().replace("cost = 2", 'cost = "two"')
    path.write_text(broken)
    with pytest.raises(Exception, match="field 'cost': Expected"):
        shop.contents()
    with pytest.raises(Exception, match="field 'cost': Expected"):
        shop.save("gem_world", None, {}, "Ann")
    assert path.read_text() == broken


def test_a_tile_that_is_not_there(shop: TitleShop) -> None:
    for attempt in (
        lambda: shop.try_entry("chess", {}, {}),
        lambda: shop.save("chess", None, {}, "Ann"),
        lambda: shop.try_entry(SPICE, spice_world(shop), {"chess": {}}),
    ):
        with pytest.raises(RequestRefused, match="New Frontiers has no 'chess'"):
            attempt()
