"""The bot `greedy` at Jump Drive: it answers everything, beats `random`, and sees what is plain to see."""

import random
import time
from collections import Counter

import pytest

import windfall
from tests.jumpdrive.table import Table
from windfall.engine.game import Game
from windfall.titles.jumpdrive.components.cards import IDS
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.words.text import action_text

SETUPS = [(players, setup) for players in (2, 3, 4) for setup in ("standard", "first_game")]


def play(names: list[str], seed: int, setup: str = "standard") -> Game:
    game = windfall.new("jumpdrive", players=len(names), seed=seed, setup=setup)
    bots = [windfall.bot(name, seed=seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.seats[0]
        game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
    return game


# Whole games


@pytest.mark.parametrize(("players", "setup"), SETUPS)
def test_games_among_themselves_take_five_to_seven_rounds(players: int, setup: str) -> None:
    for seed in range(8):
        result = play(["greedy"] * players, seed, setup).result
        assert 5 <= result.rounds <= 7
        assert max(result.scores) >= 50


def test_every_question_gets_a_legal_answer() -> None:
    """Random play comes to positions that a sensible player avoids, and to every question there is."""
    asked = Counter[str]()
    bot = windfall.bot("greedy", seed=1)
    for seed in range(10):
        for players, setup in SETUPS:
            game = windfall.new("jumpdrive", players=players, seed=seed, setup=setup)
            rng = random.Random(seed)
            while not game.over:
                decision = game.decision(game.seats[0])
                if asked[decision.kind] < 20 or rng.random() < 0.2:
                    assert bot.choose(game.observe(decision.seat), decision) in decision.actions
                asked[decision.kind] += 1
                game.play(decision.seat, rng.choice(decision.actions))
    assert set(asked) == set(QUESTION_NAMES)


def test_it_beats_random() -> None:
    won = 0.0
    for number in range(20):
        seat = number % 2
        names = ["greedy" if place == seat else "random" for place in range(2)]
        winners = play(names, 300 + number // 2).result.winners
        won += (seat in winners) / len(winners)
    assert won >= 19


def test_the_same_game_is_played_again() -> None:
    for players, setup in SETUPS:
        first = play(["greedy"] * players, 5, setup).journal()
        assert play(["greedy"] * players, 5, setup).journal() == first


@pytest.mark.parametrize(("players", "setup"), SETUPS)
def test_what_it_chooses_follows_from_what_it_knows(players: int, setup: str) -> None:
    """In a game with other hidden cards that its seat cannot tell apart, it chooses the same."""
    rng = random.Random(players)
    game = windfall.new("jumpdrive", players=players, seed=8, setup=setup)
    bots = [windfall.bot("greedy", seed=seat) for seat in range(players)]
    while not game.over:
        seat = game.seats[0]
        observation = game.observe(seat)
        before = observation.known.copy()
        action = bots[seat].choose(observation, game.decision(seat))
        assert observation.known == before, "an observation is not the bot's to change"
        twin = windfall.sample(observation, rng)
        assert bots[seat].choose(twin.observe(seat), twin.decision(seat)) == action
        game.play(seat, action)


def test_it_is_quick() -> None:
    """Less than a millisecond for a decision, and ten for a busy machine."""
    bot = windfall.bot("greedy", seed=1)
    spent = 0.0
    decisions = 0
    for seed in range(3):
        game = windfall.new("jumpdrive", players=4, seed=seed)
        while not game.over:
            decision = game.decision(game.seats[0])
            observation = game.observe(decision.seat)
            start = time.process_time()
            action = bot.choose(observation, decision)
            spent += time.process_time() - start
            decisions += 1
            game.play(decision.seat, action)
    assert spent / decisions < 0.01


# Plain positions


def answer(table: Table, seat: int = 0) -> str:
    """What it picks now, in words."""
    game = table.game()
    return str(action_text(windfall.bot("greedy").choose(game.observe(seat), game.decision(seat))))


def test_it_takes_the_world_that_wins() -> None:
    table = Table(players=2)
    junk = ["mining_league", "uplift_code", "mining_robots", "asteroid_belt", "asteroid_belt"]
    table.empire(0, hand=["comet_zone", "deserted_alien_colony", *junk], vp=46)
    table.empire(1, vp=30)
    table.idle(1)
    table.begin_round()
    table.choose(0, answer(table))
    while table.question == "place" and 0 in table.seats:
        table.choose(0, answer(table))
    table.others(0)
    assert "deserted_alien_colony" in [*table.cards(0), IDS[table.state.empires[0].world]]


def test_a_free_conquest_comes_with_the_survey_team() -> None:
    table = Table(players=2)
    table.empire(0, hand=["smuggling_lair", "mining_league", "uplift_code", "galactic_federation", "rebel_homeworld"])
    table.idle(1)
    table.begin_round()
    assert answer(table) == "develop: Survey Team"
    table.choose(0, "develop: Survey Team")
    assert answer(table) == "settle: Smuggling Lair"


def test_it_explores_when_nothing_good_can_be_paid() -> None:
    table = Table(players=2)
    table.empire(0, hand=["space_marines", "galactic_salon", "alien_data_repository"])
    table.empire(0, cards=["survey_team", "gem_world"])
    table.idle(1)
    table.begin_round()
    assert table.options(0) == ["explore", "develop: Space Marines"]
    assert answer(table) == "explore"


def test_it_pays_with_what_it_needs_least() -> None:
    table = Table(players=2)
    owned = ["survey_team", "galactic_trendsetters", "galactic_trendsetters", "gem_world"]
    table.empire(
        0, hand=["galactic_trendsetters", "investment_credits", "rebel_homeworld", "asteroid_belt"], cards=owned
    )
    table.idle(1)
    table.play(0, "settle: Asteroid Belt")
    discarded = []
    while table.question == "pay" and 0 in table.seats:
        discarded.append(answer(table))
        table.choose(0, discarded[-1])
    assert "discard: Galactic Trendsetters" not in discarded
    assert "galactic_trendsetters" in table.hand(0)


def test_it_conquers_rather_than_pays() -> None:
    table = Table(players=2)
    table.empire(0, hand=["rebel_underground", "mining_league", "uplift_code", "galactic_federation"])
    table.empire(0, cards=["contact_specialist", "space_marines", "survey_team"])
    table.idle(1)
    table.play(0, "settle: Rebel Underground")
    assert table.options(0) == ["method: conquer", "method: pay"]
    assert answer(table) == "method: conquer"


def test_a_convoy_places_a_second_world() -> None:
    table = Table(players=2, draws=["mining_league"])
    table.empire(
        0, hand=["gem_world", "deserted_alien_colony", "uplift_code", "galactic_federation", "rebel_homeworld"]
    )
    table.empire(0, hand=["rebel_base", "new_galactic_order"], cards=["colony_convoy", "survey_team"])
    table.idle(1)
    table.play(0, "settle: Gem World")
    table.finish("second_world")
    assert table.options(0) == ["pass", "second: Deserted Alien Colony"]
    assert answer(table) == "second: Deserted Alien Colony"


def test_war_propaganda_is_not_given_to_a_stronger_rival() -> None:
    hand = ["war_propaganda", "galactic_advertisers", "mining_league", "uplift_code", "galactic_federation"]
    for rival, placed in ((["drop_ships"], False), ([], True)):
        table = Table(players=2)
        table.empire(0, hand=hand, cards=["survey_team"])
        table.empire(1, cards=rival)
        table.idle(1)
        table.begin_round()
        assert (answer(table) == "develop: War Propaganda") == placed
