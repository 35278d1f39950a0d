"""The bot `greedy` at Race for the Galaxy: it answers everything, beats `random`, and sees what is plain to see."""

import random
from collections import Counter

import pytest

import windfall
from tests.race.table import Table
from windfall.engine.game import Game
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.words.text import action_text

SETUPS: list[tuple[int, dict[str, bool | str]]] = [
    (2, {}),
    (2, {"setup": "first_game"}),
    (2, {"experienced": True}),
    (2, {"experienced": True, "setup": "first_game"}),
    (3, {}),
    (3, {"setup": "first_game"}),
    (4, {}),
    (4, {"setup": "first_game"}),
]
LONGEST_GAME = 25  # rounds


def play(names: list[str], seed: int, **options: bool | str) -> Game:
    game = windfall.new("race", players=len(names), seed=seed, **options)
    bots = [windfall.bot(name, seed=seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.seats[0]
        game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
    return game


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_games_among_themselves_come_to_an_end(players: int, options: dict[str, bool | str]) -> None:
    game = play(["greedy"] * players, 1, **options)
    assert game.result.rounds <= LONGEST_GAME
    assert max(game.result.scores) > 20


def test_every_question_gets_a_legal_answer() -> None:
    """Random play comes to positions that a sensible player avoids, and to every question there is."""
    asked = Counter[str]()
    bot = windfall.bot("greedy", seed=1)
    for number, (players, options) in enumerate(SETUPS):
        game = windfall.new("race", players=players, seed=number, **options)
        rng = random.Random(number)
        while not game.over:
            decision = game.decision(game.seats[0])
            if asked[decision.kind] < 10 or rng.random() < 0.2:
                assert bot.choose(game.observe(decision.seat), decision) in decision.actions
            asked[decision.kind] += 1
            game.play(decision.seat, rng.choice(decision.actions))
    assert set(asked) == set(QUESTION_NAMES)


@pytest.mark.parametrize("experienced", [False, True])
def test_it_beats_random(experienced: bool) -> None:
    won = 0.0
    for number in range(20):
        seat = number % 2
        names = ["greedy" if place == seat else "random" for place in range(2)]
        winners = play(names, 200 + number // 2, experienced=experienced).result.winners
        won += (seat in winners) / len(winners)
    assert won >= 19


def test_the_same_game_is_played_again() -> None:
    games = [play(["greedy", "greedy", "greedy"], seed=5).journal() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize(("players", "options"), [(2, {}), (2, {"experienced": True}), (4, {})])
def test_it_chooses_by_what_its_seat_knows(players: int, options: dict[str, bool | str]) -> None:
    """Games that its seat cannot tell apart get the same answer."""
    rng = random.Random(7)
    bot = windfall.bot("greedy", seed=3)
    game = windfall.new("race", players=players, seed=11, **options)
    while not game.over:
        seat = game.seats[0]
        decision = game.decision(seat)
        answer = bot.choose(game.observe(seat), decision)
        if rng.random() < 0.3:
            other = windfall.sample(game.observe(seat), rng)
            assert bot.choose(other.observe(seat), other.decision(seat)) == answer
        game.play(seat, answer)


# Plain positions


def answer(table: Table, seat: int = 0) -> str:
    game = table.game()
    return str(action_text(windfall.bot("greedy").choose(game.observe(seat), game.decision(seat))))


FULL_BUT_ONE = (
    "rebel_homeworld",
    "rebel_base",
    "rebel_outpost",
    "terraformed_world",
    "deserted_alien_library",
    "deserted_alien_colony",
    "rebel_underground",
    "new_earth",
    "lost_species_ark_world",
    "galactic_trendsetters",
    "alien_robotic_factory",
)


def test_who_is_far_ahead_ends_the_game() -> None:
    table = Table()
    table.empire(0, tableau=FULL_BUT_ONE, hand=["public_works", "export_duties", "investment_credits"])
    table.empire(1, tableau=["old_earth", "gem_world"], hand=["new_vinland"])
    table.round("develop", "produce")
    assert answer(table).startswith("place: ")


def test_who_is_far_behind_does_not() -> None:
    table = Table()
    cheap = (
        "old_earth",
        "gem_world",
        "artist_colony",
        "secluded_world",
        "gambling_world",
        "expanding_colony",
        "spice_world",
        "space_port",
        "asteroid_belt",
        "destroyed_world",
        "radioactive_world",
    )
    table.empire(0, tableau=cheap, hand=["public_works", "export_duties", "investment_credits"])
    table.empire(1, tableau=FULL_BUT_ONE[:9], hand=["new_vinland"])
    table.round("develop", "produce")
    assert answer(table) == "pass"


def test_goods_for_vps_are_consumed_and_worlds_without_goods_made_to_produce() -> None:
    worlds = ["earths_lost_colony", "prosperous_world", "new_earth", "galactic_trendsetters", "gem_world"]
    for goods, best in (
        (["earths_lost_colony", "prosperous_world", "new_earth", "gem_world"], "choose: Consume: 2x VPs"),
        ([], "choose: Produce"),
    ):
        table = Table()
        table.empire(0, tableau=worlds, goods=goods)
        table.empire(1, tableau=["new_sparta"], hand=["rebel_base", "rebel_homeworld"])
        table.begin_round()
        assert answer(table) == best


def test_the_poor_sell_a_good() -> None:
    table = Table()
    table.empire(0, tableau=["new_sparta", "alien_robot_sentry"], goods=["alien_robot_sentry"])
    table.empire(1, tableau=["old_earth"], hand=["rebel_base"])
    table.begin_round()
    assert answer(table) == "choose: Consume: Trade"


def test_the_dearest_good_is_sold() -> None:
    table = Table()
    worlds = ["old_earth", "gem_world", "deserted_alien_colony", "asteroid_belt"]
    table.empire(0, tableau=worlds, goods=worlds[1:])
    table.empire(1, tableau=["new_sparta"])
    table.round("trade", "explore_5")
    while table.question == "explore":
        for seat in table.seats:
            table.choose(seat, table.options(seat)[0])
    assert answer(table) == "trade: Deserted Alien Colony"


def test_a_single_good_goes_where_it_brings_most() -> None:
    table = Table()
    table.empire(0, tableau=["expanding_colony", "galactic_trendsetters", "gem_world"], goods=["gem_world"])
    table.empire(1, tableau=["new_sparta"])
    table.round("consume_2x", "consume_2x")
    assert "Galactic Trendsetters" in answer(table)


def test_a_colony_ship_is_not_given_up_for_a_cheap_world() -> None:
    table = Table()
    hand = ["artist_colony", "export_duties", "export_duties", "deficit_spending"]
    table.empire(0, tableau=["old_earth", "colony_ship"], hand=hand)
    table.empire(1, tableau=["new_sparta"])
    table.round("settle", "settle")
    table.choose(0, "place: Artist Colony")
    assert table.question == "method"
    assert "pay" in answer(table).lower()


def test_a_second_copy_is_the_first_to_be_discarded() -> None:
    table = Table()
    hand = ["drop_ships", "drop_ships", "alien_robot_sentry", "rebel_underground", "space_marines"]
    table.empire(0, tableau=["new_sparta"], hand=hand)
    table.empire(1, tableau=["old_earth"])
    table.round("develop", "develop")
    table.choose(0, "place: Space Marines")
    assert answer(table) == "discard: Drop Ships"


def test_players_who_wait_for_each_other_try_something_else() -> None:
    """The bot remembers nothing, so where nothing happens round after round, the round itself must change its mind."""
    answers = set()
    for rounds in range(40, 47):
        table = Table()
        table.state.round = rounds
        table.empire(0, tableau=["old_earth"], hand=["gem_world", "public_works"])
        table.empire(1, tableau=["new_sparta"], hand=["spice_world", "export_duties"])
        table.begin_round()
        answers.add(answer(table))
    assert len(answers) == 7


def test_it_gambles_on_the_most_frequent_number() -> None:
    table = Table()
    table.empire(0, tableau=["old_earth", "gambling_world"])
    table.empire(1, tableau=["new_sparta"])
    table.round("consume_2x", "consume_2x")
    while table.question == "consume":
        table.choose(0, next(option for option in table.options(0) if "Gambling World" in option))
    assert answer(table).endswith(" 2")
