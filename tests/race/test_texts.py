"""Everything a player reads: options, prompts, the log, the board and the card list."""

import random
import re
from collections import Counter

import pytest

import windfall
from tests.race.table import DEVELOPMENTS, WORLDS, Table
from windfall.engine.game import SEAT_NAMES, Game
from windfall.engine.state import SPECTATOR
from windfall.engine.title import Component
from windfall.engine.words.message import message
from windfall.titles.race.components.cards import IDS
from windfall.titles.race.rules.actions import ACTION_CARD_IDS
from windfall.titles.race.rules.events import EVENT_NAMES

COMPONENTS = {component.id: component for component in windfall.title("race").components()}
THINGS = "card|good|VP|discard|world|development|point"
JUNK = {
    "a Python value": re.compile(r"None|True|False|[{}<>]|\bnan\b"),
    "an id": re.compile(r"[a-z]_[a-z]"),
    "spaces": re.compile(r"  |^\s|\s$| [.,;:)]"),
    "one, but plural": re.compile(rf"(?<![\d.])1 (more )?({THINGS})s\b"),
    "many, but singular": re.compile(rf"(?<!\d)(0|[2-9]|\d\d+) (more )?({THINGS})\b"),
    "a before a vowel": re.compile(r"\b[Aa] [AEIOaeio]"),
    "an before a consonant": re.compile(r"\b[Aa]n [^AEIOUaeiou]"),
    "one become": re.compile(r"\b1 \w+ become\b"),
    "a word twice": re.compile(r"\b(\w+) \1\b"),
}


def junk(text: str) -> list[str]:
    """What is wrong with a text."""
    wrong = [about for about, pattern in JUNK.items() if pattern.search(text)]
    return wrong or ([] if text else ["nothing at all"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Red draws ",
        "draw None",
        "1 cards",
        "1 more cards",
        "2 VP",
        "0 good",
        "gem_world",
        "a Explore power",
        "an world",
        "The 1 discard become the new deck",
        "draw  2",
        "Red Red",
    ],
)
def test_junk_is_found(text: str) -> None:
    assert junk(text)


# Cards


def facts_of(component: Component) -> dict[str, str]:
    """What is printed on a component, as it is read."""
    return {str(fact.label): str(message("engine-total", total=fact.value)) for fact in component.facts}


def test_every_card_is_listed() -> None:
    assert list(COMPONENTS) == [*IDS, *ACTION_CARD_IDS]
    sorts = Counter(component.sort for component in COMPONENTS.values())
    assert sorts == {"world": 64, "development": 31, "action": 7}


@pytest.mark.parametrize("card", IDS)
def test_text_of_a_card(card: str) -> None:
    component = COMPONENTS[card]
    text = str(component.text)
    assert junk(text) == [], text
    assert text.endswith(".")
    facts = facts_of(component)
    for fact, value in facts.items():
        assert junk(fact) == junk(value) == [], facts
    assert {"VP", "cost"} <= set(facts) or {"VP", "defense"} <= set(facts)
    assert ("kind" in facts) == (component.sort == "world")


@pytest.mark.parametrize(
    ("card", "parts"),
    [
        ("galactic_imperium", ["2 VPs per REBEL military world", "1 VP per other military world"]),
        ("galactic_federation", ["2 VPs per 6-cost development", "1 VP per other development"]),
        ("galactic_survey_seti", ["2 VPs per world with an Explore power", "1 VP per other world"]),
        ("alien_tech_institute", ["3 VPs per Alien Technology production world", "2 VPs per other ALIEN card"]),
        ("pan_galactic_league", ["2 VPs per Genes windfall world", "1 VP per other military world"]),
    ],
)
def test_a_clause_after_the_first_says_other(card: str, parts: list[str]) -> None:
    """A card scores for the first clause it matches, so a Rebel world does not score 2 + 1."""
    for part in parts:
        assert part in str(COMPONENTS[card].text)


def test_effects_are_told_by_their_phase() -> None:
    assert str(COMPONENTS["mining_conglomerate"].text) == (
        "Trade: 1 more card for a Rare Elements good. "
        "Consume: discard up to 2 Rare Elements goods for 1 VP each. "
        "Produce: draw 2 cards if you produce more Rare Elements goods than each other player."
    )
    assert facts_of(COMPONENTS["rebel_homeworld"]) == {"defense": "7", "VP": "7", "kind": "gray", "keywords": "REBEL"}
    assert facts_of(COMPONENTS["space_marines"])["copies"] == "2"
    assert facts_of(COMPONENTS["new_economy"])["VP"] == "?"


# Whole games


def check_decisions(game: Game) -> Counter[str]:
    """Check all that is asked now; counts the questions."""
    names = Counter[str]()
    for decision in game.pending:
        names[decision.kind] += 1
        prompt = str(decision.prompt)
        assert junk(prompt) == [], prompt
        texts = [str(option.text) for option in decision.options]
        assert len(set(texts)) == len(texts), texts
        for option, text in zip(decision.options, texts, strict=True):
            assert junk(text) == [], text
            words = str(game.title.action_text(option.action))
            assert junk(words) == [], words
            # a pair is about two action cards, which are the members of a set
            is_pair = len(game.title.parts(option.action)) > 1
            about_nothing = words == "pass" or words.startswith("name number") or is_pair
            assert (option.subject is None) == about_nothing, words
            if option.subject is not None:
                assert re.fullmatch(r"(card|good|action|method):[a-z0-9_]+", option.subject), option.subject
                sort, _, thing = option.subject.partition(":")
                assert sort in ("action", "method") or thing in IDS
    return names


def play(players: int, seed: int, **options: bool | str) -> tuple[Counter[str], Game]:
    """A whole random game, with every text checked; some positions are looked at as a board too."""
    rng = random.Random(seed)
    game = windfall.new("race", players=players, seed=seed, **options)
    asked = Counter[str]()
    while not game.over:
        if rng.random() < 0.3:
            asked += check_decisions(game)
        if rng.random() < 0.05:
            for viewer in (SPECTATOR, game.seats[0]):
                board = game.title.board(game.observe(viewer), SEAT_NAMES)
                for line in board.splitlines():
                    assert junk(line.strip()) == [], line
        seat = rng.choice(list(game.seats))
        # rather do something than nothing, so that every sort of event comes up
        options_now = [action for action in game.actions(seat) if action] or list(game.actions(seat))
        game.play(seat, rng.choice(options_now))
    return asked, game


def test_every_text_of_whole_games() -> None:
    asked = Counter[str]()
    told = Counter[str]()
    for seed in range(4):
        for players, options in ((2, {}), (2, {"experienced": True}), (3, {}), (4, {"setup": "first_game"})):
            questions, game = play(players, seed, **options)
            asked += questions
            for viewer in (SPECTATOR, *range(players)):
                for event in game.events(viewer):  # also those that the log leaves out, since it has told them
                    line = game.title.event_text(event).said(SEAT_NAMES)
                    told[EVENT_NAMES[event[0]]] += 1
                    assert junk(line) == [], line
            assert f"{game.log()[-1]}".endswith(("wins", "shares the victory"))
    assert set(asked) >= {"discard_start", "action", "explore", "develop", "settle", "pay", "trade", "consume"}
    assert set(asked) >= {"consume_good", "windfall", "method", "hand_limit"}
    never = set(EVENT_NAMES) - set(told)
    assert never <= {"gambles", "discards_for_vp", "gives_up", "game_will_end"}, never


# Texts with numbers


def test_options_name_what_they_cost_or_bring() -> None:
    table = Table()
    table.empire(0, hand=["drop_ships", *WORLDS[:5]], tableau=["investment_credits"])
    table.round("develop", "produce")
    assert table.texts(0)[0] == "Place no development"
    assert table.texts(0)[1].startswith("Place Drop Ships for 2 cards: ")
    table = Table()
    table.empire(0, tableau=["spice_world", "rebel_miners"], goods=["spice_world", "rebel_miners"])
    table.round("trade", "produce")
    assert table.texts(0) == [
        "Sell the Novelty good of Spice World for 4 cards",
        "Sell the Rare Elements good of Rebel Miners for 3 cards",
    ]


def test_ways_to_place_a_world_name_what_they_cost() -> None:
    table = Table()
    powers = ["contact_specialist", "drop_ships", "new_military_tactics", "colony_ship"]
    table.empire(0, hand=["rebel_miners", *DEVELOPMENTS[:3]], tableau=powers)
    table.round("produce", "settle")
    table.choose(0, "place: Rebel Miners")
    assert str(table.game().decision(0).prompt) == "How do you place Rebel Miners?"
    conquer, tactics, pay, ship = table.texts(0)
    assert conquer == "Conquer it (defense 2, Military 2)"
    assert tactics == "Discard New Military Tactics (defense 2, Military 5)"
    assert pay == "Pay 1 card"
    assert ship == "Discard Colony Ship and pay nothing"


def test_consume_prompts_and_options() -> None:
    table = Table()
    table.empire(0, hand=WORLDS[:2], tableau=["deficit_spending", "gambling_world", "tourist_world"])
    table.round("produce", "trade")
    assert str(table.game().decision(0).prompt) == "Use which Consume power next?"
    table.choose(0, "use: Gambling World power 2")
    assert table.texts(0) == [f"Name {number}" for number in range(1, 8)]
    assert check_decisions(table.game()) == {"gamble": 1}
    table.choose(0, "name number: 1")
    assert table.texts(0)[0] == "Use no more powers"
    table.choose(0, "use: Deficit Spending power 1")
    assert table.texts(0)[0] in ("Discard no more", "Discard nothing")
    assert check_decisions(table.game()) == {"consume_hand": 1}


def test_the_log_of_a_player_with_no_card_to_draw_in_explore() -> None:
    table = Table()
    table.leave_in_deck()
    table.round("explore_5", "produce")
    table.finish()
    assert [line for line in table.log if junk(line)] == []


def test_the_log_of_a_reshuffle_of_one_card() -> None:
    table = Table()
    table.empire(0, tableau=["rebel_underground"])
    table.discard(0, "comet_zone")
    table.leave_in_deck("gem_world")
    table.round("develop", "produce")
    assert any("new deck" in line for line in table.log)
    assert [line for line in table.log if junk(line)] == []


def test_the_log_of_rare_events() -> None:
    """A Colony Ship given up, cards discarded for VPs, one and none, and a gamble."""
    table = Table()
    table.empire(
        0, hand=["terraformed_world", "spice_world"], tableau=["colony_ship", "deficit_spending", "gambling_world"]
    )
    table.round("settle", "trade")
    table.choose(0, "place: Terraformed World", "use: Gambling World power 2", "name number: 3")
    table.choose(0, "use: Deficit Spending power 1", "discard: Spice World", "pass")
    table.round("settle", "trade")
    table.finish()
    assert "Red discards Colony Ship for its power" in table.log
    assert "Red gains 1 VP for 1 card (Deficit Spending)" in table.log
    assert [line for line in table.log if junk(line)] == []
    assert not any("0 VPs for 0 cards" in line for line in table.log)
