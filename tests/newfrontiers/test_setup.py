"""Setup: supplies, developments, player order, mats, and what the box says about its tiles."""

from pathlib import Path

import pytest

import windfall
from windfall.engine.chance import Chance
from windfall.engine.files.component_folder import DATA_VARIABLE, shipped_component_file
from windfall.engine.kinds import KIND_IDS
from windfall.titles.newfrontiers.components.tiles import COMPONENTS, DEVELOPMENTS, GOALS, HOMES, IDS, INDEX
from windfall.titles.newfrontiers.data.load import load_components
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS
from windfall.titles.newfrontiers.rules.setup import set_up
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState
from windfall.titles.newfrontiers.words.component_list import components

PLAYERS = [2, 3, 4, 5]
SEEDS = range(60)


def laid_out(players: int, seed: int = 1, *, setup: str = "first_game", goals: bool = False) -> NewFrontiersState:
    """The table before anyone chooses anything."""
    return set_up(players, setup == "first_game", goals, False, Chance(seed))


def started(players: int, seed: int, **options: str | bool) -> windfall.Game:
    """A game in which all players have chosen the last side of their mat they are offered."""
    game = windfall.new("newfrontiers", players=players, seed=seed, **options)
    while game.decision(game.seats[0]).kind == "choose_home":
        game.play(game.seats[0], game.actions(game.seats[0])[-1])
    return game


def state_of(game: windfall.Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


# Supplies


@pytest.mark.parametrize("players", PLAYERS)
def test_12_vps_and_12_colonists_for_each_player(players: int) -> None:
    """SETUP: 12 VPs and 12 colonists per player; each home colony gets one of the colonists."""
    state = laid_out(players)
    assert state.vp_pool == 12 * players
    assert state.colonist_supply == 12 * players - players


def test_sixty_goods_less_those_on_home_colonies() -> None:
    """CONTENTS: 19 cyan, 17 brown, 13 green, 11 yellow goods."""
    state = laid_out(5)
    placed = [0, 0, 0, 0]
    for empire in state.empires:
        for kind in empire.goods:
            if kind != NO_GOOD:
                placed[kind] += 1
    assert [left + on for left, on in zip(state.goods_supply, placed, strict=True)] == [19, 17, 13, 11]


def test_sixty_worlds_in_the_bag() -> None:
    """CONTENTS: 60 world tiles, all of them in the bag."""
    assert len(laid_out(3).bag) == 60


# Developments


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_copies_of_each_small_development(players: int, copies: int) -> None:
    """SETUP: 1, 2, or 3 of each small development with 2, 3-4, or 5 players; one of each large one."""
    state = laid_out(players)
    sizes = [COMPONENTS.developments[face - DEVELOPMENTS.start].size for face in state.faces]
    assert (sizes.count("small"), sizes.count("large")) == (16, 8)
    for size, left in zip(sizes, state.market, strict=True):
        assert left == (copies if size == "small" else 1)


def test_first_game_uses_the_white_square_sides() -> None:
    """NF-21: "First game": white-square sides."""
    for seed in SEEDS:
        state = laid_out(3, seed)
        assert all(COMPONENTS.developments[face - DEVELOPMENTS.start].first_game for face in state.faces)


def stack_sides() -> dict[str, set[str]]:
    """For every stack: the faces that come up in many standard setups."""
    seen: dict[str, set[str]] = {}
    for seed in SEEDS:
        for face in laid_out(3, seed, setup="standard").faces:
            spec = COMPONENTS.developments[face - DEVELOPMENTS.start]
            seen.setdefault(spec.stack, set()).add(spec.id)
    return seen


def test_standard_flips_the_8_large_tiles_and_the_8_stacks_of_the_right_columns() -> None:
    """NF-21: coin flips for the 8 large tiles and the 8 stacks of the two right columns."""
    flipped = [stack for stack, faces in stack_sides().items() if len(faces) == 2]
    assert sorted(flipped) == list("ABCDEFGHIJKLMNOP")


def test_the_8_stacks_of_the_left_columns_are_never_flipped() -> None:
    """NF-1: not every small stack is flipped; NF-21: only those in the two right columns."""
    unflipped = [stack for stack, faces in stack_sides().items() if len(faces) == 1]
    assert sorted(unflipped) == list("12345678")


def test_each_stack_is_flipped_by_a_coin_of_its_own() -> None:
    """SETUP: "flip a coin for each large development and each stack"."""
    assert len({laid_out(3, seed, setup="standard").faces for seed in SEEDS}) > 50


# Players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_has_one_disk_on_the_track(players: int) -> None:
    """SETUP: "placing one of each player's disks on the priority track"."""
    assert sorted(laid_out(players).track) == list(range(players))


def test_two_players_have_two_disks_in_turn() -> None:
    """NF-2: two disks each, set up A B A B; SETUP: "after their first disks in the same order"."""
    for seed in SEEDS:
        seats = [disk % 2 for disk in laid_out(2, seed).track]
        assert seats in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_player_order_is_random() -> None:
    """SETUP: "randomly determine the initial player order": all six orders of three players come up."""
    assert len({tuple(laid_out(3, seed).track) for seed in SEEDS}) == 6


@pytest.mark.parametrize(
    ("players", "by_order"),
    [(2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4]), (5, [3, 3, 3, 4, 4])],
)
def test_credits_at_the_start(players: int, by_order: list[int]) -> None:
    """NF-21: 3 credits each, the last player one more, with 4-5 players the one before last too."""
    for seed in range(10):
        state = laid_out(players, seed)
        order = state.track[:players]
        assert [state.empires[seat].credits for seat in order] == by_order


# Mats


def test_first_game_uses_the_white_square_homes() -> None:
    """NF-21: "First game": white-square sides of the mats, dealt without a choice."""
    for seed in range(20):
        game = windfall.new("newfrontiers", players=5, seed=seed, setup="first_game")
        assert game.decision(game.seats[0]).kind == "select"
        homes = [COMPONENTS.homes[empire.colonies[0] - HOMES.start] for empire in state_of(game).empires]
        assert all(home.first_game for home in homes)
        assert len({home.mat for home in homes}) == 5


def test_standard_lets_each_player_in_order_choose_a_side() -> None:
    """NF-21: "Standard": in player order each chooses a side of their mat."""
    game = windfall.new("newfrontiers", players=4, seed=3, setup="standard")
    asked = []
    while game.decision(game.seats[0]).kind == "choose_home":
        seat = game.seats[0]
        asked.append(seat)
        options = game.decision(seat).options
        sides = [COMPONENTS.homes[INDEX[str(option.subject).removeprefix("tile:")] - HOMES.start] for option in options]
        assert len(sides) == 2
        assert {side.mat for side in sides} == {state_of(game).empires[seat].mat}
        assert {side.first_game for side in sides} == {True, False}
        game.play(seat, options[-1].action)
    assert tuple(asked) == state_of(game).track


def test_mats_are_dealt_at_random() -> None:
    """SETUP: "Randomly shuffle the 8 empire mats and deal one to each player"."""
    assert {laid_out(2, seed).empires[0].mat for seed in SEEDS} == set(range(1, 9))


def test_a_home_colony_holds_one_colonist_and_none_are_unused() -> None:
    """SETUP: "Give each player 1 colonist (from the supply) to place on the preprinted home colony"."""
    for empire in laid_out(5).empires:
        assert (len(empire.colonies), empire.colonists) == (1, 0)


def test_a_windfall_home_starts_with_its_good_and_others_without() -> None:
    """SETUP: a home colony with a colored halo gets a good matching that color."""
    for seed in range(20):
        for empire in state_of(started(5, seed, setup="standard")).empires:
            home = COMPONENTS.homes[empire.colonies[0] - HOMES.start]
            good = KIND_IDS.index(home.kind) if home.goods == "windfall" else NO_GOOD
            assert empire.goods == [good]


# Options


def test_first_game_and_standard_have_no_goals_by_default() -> None:
    """NF-21: no goals in a first game; they are an option on top."""
    for setup in ("first_game", "standard"):
        assert state_of(started(3, 1, setup=setup)).goals is None


def test_goals_are_an_option_on_top() -> None:
    """NF-21: Goals and The Starry Rift are options on top of either setup; 8 goals in the stack, none in play."""
    goals = state_of(started(3, 1, setup="standard", goals=True)).goals
    assert goals is not None
    assert (len(goals.unseen), goals.face_up, goals.holder) == (8, (), -1)


def test_the_starry_rift_is_an_option_on_top() -> None:
    """NF-21: Goals and The Starry Rift are options on top, and can be used together."""
    state = state_of(started(3, 1, setup="standard", goals=True, starry_rift=True))
    assert state.rift
    assert state.goals is not None


# Documented and reconstructed tiles


def test_every_tile_says_what_is_documented_and_what_reconstructed() -> None:
    """NF-23: for every tile the game says which fields are documented; the rest is a reconstruction."""
    listed = components()
    assert len(listed) == len(IDS) + len(GOALS) + len(ACTION_TILE_IDS)
    for component in listed:
        assert not set(component.documented) & set(component.reconstructed)
        assert component.documented or component.reconstructed


def test_a_documented_tile_is_marked_so() -> None:
    """NF-23: Space Marines are printed in full in the rulebook, Genetics Lab not at all."""
    listed = {component.id: component for component in components()}
    assert {"name", "cost", "vp", "powers"} <= set(listed["space_marines"].documented)
    assert listed["genetics_lab"].documented == ()
    assert {"name", "cost", "vp", "powers"} <= set(listed["genetics_lab"].reconstructed)


def test_a_tile_can_be_corrected_in_one_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NF-23: a player who owns the box corrects a tile in one file, and all other tiles stay as shipped."""
    shipped = load_components()
    text = shipped_component_file("newfrontiers", "worlds.toml")
    comet_zone = text.index('id = "comet_zone"')
    corrected = text[:comet_zone] + text[comet_zone:].replace("vp = 2", "vp = 4", 1)
    (tmp_path / "newfrontiers").mkdir()
    (tmp_path / "newfrontiers" / "worlds.toml").write_text(corrected, encoding="utf-8")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    changed = {
        new.id: (old.vp, new.vp)
        for old, new in zip(shipped.worlds, load_components().worlds, strict=True)
        if old != new
    }
    assert changed == {"comet_zone": (2, 4)}
