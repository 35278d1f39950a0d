"""Every option, event and component in words: never empty, and free of junk."""

import json
import random
import re

import pytest

from tests.jumpdrive.subject import JUMP_DRIVE, POLICIES, SETUPS
from tests.jumpdrive.table import DEVELOPMENTS, Table
from tests.support.subject import Policy, play_on, shown, viewers
from windfall.engine.registry import title
from windfall.engine.words.message import message
from windfall.titles.jumpdrive.rules.actions import ACTION_COUNT, BLOCKS
from windfall.titles.jumpdrive.rules.events import EVENT_NAMES
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES

NAMES = ("Ann", "Bob", "Cem", "Dee")
TITLE = title("jumpdrive")
JUNK = re.compile(
    r"None|  |^\s|\s$|\b1 (cards|VPs|discards|icons|more cards)\b|\b(0|[2-9]|\d\d+) (card|VP|discard|more card)\b"
    r"|-\d|[{}\[\]_]|\(\)|\( | \)|, ,| ,|\.\.|: *$"
)


def check(text: str) -> None:
    assert text, "an empty text"
    found = JUNK.search(text)
    assert not found, f"{found.group()!r} in {text!r}"


@pytest.mark.parametrize(
    "text",
    ["1 cards", "2 card", "draws  two", "None yet", "a ", "costs -1", "card_id"],
)
def test_junk_is_noticed(text: str) -> None:
    with pytest.raises(AssertionError):
        check(text)


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name)
def test_all_texts_of_random_games(policy: Policy) -> None:
    """Options, prompts, events and boards; each option of a decision reads differently."""
    kinds, codes = set(), set()
    for number in range(6):
        game = JUMP_DRIVE.new_game(SETUPS[number % len(SETUPS)], 900 + number)
        rng = random.Random(number)
        for _ in play_on(game, policy, rng):
            for event in game.state.events:
                check(TITLE.event_text(event).said(NAMES))
                codes.add(event[0])
            for decision in game.pending if rng.random() < 0.3 else ():
                check(str(decision.prompt))
                kinds.add(decision.kind)
                texts = [str(option.text) for option in decision.options]
                assert len(set(texts)) == len(texts), f"two options read the same: {texts}"
                for text in texts:
                    check(text)
            if rng.random() < 0.1:
                for viewer in viewers(game):
                    for line in TITLE.board(game.observe(viewer), NAMES).splitlines():
                        check(line.strip())
                    view = json.dumps(shown(game, viewer))
                    assert "null" in view
    assert {"place", "pay"} <= kinds
    assert len(codes) >= 12


def test_every_action_has_a_text_of_its_own() -> None:
    texts = [str(TITLE.action_text(action)) for action in range(ACTION_COUNT)]
    for text in texts:
        check(text)
    assert len(set(texts)) == ACTION_COUNT
    assert {text.partition(":")[0] for text in texts} == {verb for verb, _block in BLOCKS}
    assert TITLE.action_count == ACTION_COUNT


def test_every_component_text() -> None:
    for component in TITLE.components():
        check(component.name)
        check(str(component.text))
        assert str(component.text).endswith(".")
        for fact in component.facts:
            check(str(fact.label))
            value = str(message("engine-total", total=fact.value))
            assert value
            assert "None" not in value


def test_every_event_has_a_text() -> None:
    """Those that random games rarely bring, too."""
    one = {
        "round": (-1, 3),
        "dealer": (1,),
        "draws": (1, 1),
        "draws_cards": (1, 4, 5),
        "discards": (1, 1),
        "discards_cards": (1, 4),
        "explores": (1,),
        "develops": (1, 4, 1),
        "settles": (1, 40, 1),
        "conquers": (1, 40, 3, 4),
        "gives_up": (1, 2),
        "hands_over": (1, 10, 2),
        "scores": (1, 1, 1),
        "income": (1, 1),
        "reshuffle": (-1, 1),
        "final_score": (1, 1),
        "wins": (1, 1),
    }
    assert list(one) == list(EVENT_NAMES)
    for code, name in enumerate(EVENT_NAMES):
        seat, *rest = one[name]
        text = TITLE.event_text((code, -1, seat, *rest)).said(NAMES)
        check(text)
        assert text.startswith("Bob ") == (seat == 1)


def test_a_log_that_can_be_followed() -> None:
    table = Table(draws=["comet_zone", "new_earth"])
    table.empire(0, hand=["space_marines", "gem_world", *DEVELOPMENTS[:4]])
    table.empire(1, hand=["asteroid_belt", "uplift_researchers", "drop_ships"])
    table.begin_round()
    table.choose(0, "develop: Space Marines", "settle: Gem World")
    table.choose(1, "settle: Asteroid Belt")
    table.finish()
    assert table.log() == [
        "Round 1",
        "Red develops Space Marines for 2 cards",
        "Red settles Gem World for 2 cards",
        "Red discards 4 cards",
        "Red discards Mining League, Uplift Code, Galactic Federation, Galactic Survey: SETI",
        "Blue settles Asteroid Belt for 2 cards",
        "Blue discards 2 cards",
        "Blue discards Uplift Researchers, Drop Ships",
        "Blue draws 1 card",
        "Blue draws Comet Zone",
        "Red scores 0 VPs this round, 0 in all",
        "Blue scores 0 VPs this round, 0 in all",
        "Red collects an income of 2 cards",
        table.log()[13],
        "Blue collects an income of 2 cards",
        table.log()[15],
        "Round 2",
    ]


def test_prompts() -> None:
    table = Table()
    table.empire(0, hand=["space_marines", "gem_world", *DEVELOPMENTS])
    table.begin_round()
    assert str(table.game().decision(0).prompt) == "Place a development, a world, both, or an Explore marker."
    table.choose(0, "develop: Space Marines")
    assert str(table.game().decision(0).prompt) == "Place a world together with Space Marines, or none."
    assert table.texts(0)[0] == "Place no world"
    table.choose(0, "settle: Gem World")
    table.others(0)
    table.finish("pay")
    assert str(table.game().decision(0).prompt) == "Pay for Space Marines and Gem World."
    assert len(QUESTION_NAMES) == 7


def test_a_way_that_is_not_open_is_not_offered_in_words() -> None:
    """Pirate Lair (defense 3) without military can only be paid for, and without cards only be conquered."""
    table = Table()
    table.empire(0, cards=["contact_specialist"], hand=["pirate_lair", *DEVELOPMENTS[:2]])
    table.empire(1, cards=["contact_specialist", "drop_ships"], hand=["rebel_underground"])
    table.begin_round()
    assert any(text.startswith("Settle Pirate Lair (2 cards)") for text in table.texts(0))
    assert any(text.startswith("Settle Rebel Underground (defense 3, military 3)") for text in table.texts(1))
