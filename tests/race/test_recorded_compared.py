"""All that a recorded game says of a choice is compared, and so is how it ends: a change of any of it is found."""

import copy
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.race.test_recorded import FILES
from windfall.recorded.feed import feed, read_games, replay_game
from windfall.recorded.format import Choice, GameRecord, NewGame, PlayerRecord, StateRecord
from windfall.recorded.replayer import DifferenceError, Replayer
from windfall.titles.race.components.cards import COPIES, DESIGNS, INDEX, NAMES, VP
from windfall.titles.race.rules.actions import CONQUER_WITH_TACTICS, METHOD, PAY
from windfall.titles.race.rules.agenda import ASK_METHOD
from windfall.titles.race.rules.settle import payment_for, working_settle_powers

Told = dict[str, Any]  # a choice as it is recorded


@cache
def records() -> list[GameRecord]:
    return [record for path in FILES for record in read_games(path)]


def changed(change: Told, is_meant: Callable[[Told], bool], experienced: bool = False) -> GameRecord:
    """The first game with such a choice, and that choice changed. A number instead of a list changes the first item."""
    for record in records():
        events = copy.deepcopy(record.events) if record.experienced >= experienced else []
        for kind, choice in events:
            if kind == "choice" and is_meant(choice):
                for field, value in change.items():
                    listed = isinstance(choice[field], list) and not isinstance(value, list)
                    choice[field] = [value, *choice[field][1:]] if listed else value
                return msgspec.structs.replace(record, events=events)
    raise AssertionError("there is no such choice")


@pytest.mark.parametrize(
    ("sort", "change", "told"),
    [
        ("ACTION", {"list": [1, 2, 3, 5, 7, 8]}, "action cards to choose: .*produce"),
        ("DISCARD", {"args": 3}, "cards to discard: 2 with us, 3 recorded"),
        ("DISCARD", {"list": []}, "cards to discard from"),
        ("PLACE", {"args": 4}, "phase"),
        ("PLACE", {"list": []}, "cards to place"),
        ("PAYMENT", {"args": 113}, "card to pay for"),
        ("PAYMENT", {"list": []}, "cards to pay with"),
        ("PAYMENT", {"special": [5]}, "cards with powers to use"),
        ("TRADE", {"args": 512}, "use of Trade powers"),
        ("TRADE", {"list": []}, "goods to trade"),
        ("CONSUME", {"args": 1}, "whether the player may stop"),
        ("CONSUME", {"list": [], "special": []}, "powers to use"),
        ("CONSUME_HAND", {"args": 0}, "the power in use"),
        ("CONSUME_HAND", {"list": []}, "cards to discard from"),
        ("GOOD", {"special": [0, 3]}, "the power in use"),
        ("GOOD", {"args": 9}, "goods to use"),
        ("GOOD", {"list": []}, "goods to use"),
        ("LUCKY", {"rv": 8}, "not among our options"),
        ("WINDFALL", {"list": []}, "windfall worlds"),
    ],
)
def test_what_is_said_of_a_choice_is_compared(sort: str, change: Told, told: str) -> None:
    with pytest.raises(DifferenceError, match=told):
        replay_game(changed(change, lambda choice: choice["type"] == sort))


def test_pairs_of_actions_are_compared_in_the_experienced_game() -> None:
    """Without the second Settle there is no pair of them."""
    told = r"action cards to choose: .*settle and settle.* with us, (?!.*settle and settle)"
    with pytest.raises(DifferenceError, match=told):
        replay_game(
            changed({"list": [1, 2, 3, 4, 5, 7, 8, 9]}, lambda choice: choice["type"] == "ACTION", experienced=True)
        )


def test_a_special_that_is_missing_is_found() -> None:
    with pytest.raises(DifferenceError, match="cards with powers to use"):
        replay_game(changed({"special": []}, lambda choice: choice["type"] == "PAYMENT" and bool(choice["special"])))


def test_more_cards_from_hand_than_the_power_takes_are_found() -> None:
    def many(choice: Told) -> bool:
        return choice["type"] == "CONSUME_HAND" and len(choice["ans"]) == 2 < len(choice["list"])

    record = changed({}, many)
    asked = next(value for kind, value in record.events if kind == "choice" and many(value))
    with pytest.raises(DifferenceError, match="not among our options"):
        replay_game(changed({"ans": asked["list"][:3]}, many))


def test_the_kind_that_a_windfall_power_is_for_is_compared() -> None:
    """The bonus is for any kind."""

    def is_for_a_kind(choice: Told) -> bool:
        return choice["type"] == "WINDFALL" and choice["args"][0] == 15

    with pytest.raises(DifferenceError, match=r"kind of windfall world: .* with us, any recorded"):
        replay_game(changed({"args": -1}, is_for_a_kind))


# Placing a world


def payments_with(*cards: str) -> Iterator[tuple[Replayer, Choice]]:
    """Choices of how to place a world for which these cards of the tableau can be used, in the recorded games."""
    wanted = {INDEX[card] for card in cards}
    for record in records():
        replayer = Replayer()
        replayer.new(NewGame(record.players, record.cards, record.experienced))
        for kind, value in record.events:
            if kind == "choice" and value["type"] == "PAYMENT":
                specials = {replayer.designs[number] for number in value["special"]}
                if wanted <= specials:
                    twin = copy.deepcopy(replayer)
                    yield twin, twin.reach(msgspec.convert(value, Choice))
            feed(replayer, kind, value)


def test_a_world_that_is_paid_for_is_no_conquest_though_tactics_are_discarded_too() -> None:
    """With New Military Tactics it could be conquered; but Contact Specialist is used, and so it is paid for."""
    paid = 0
    for replayer, choice in payments_with("contact_specialist", "new_military_tactics"):
        state, empire = replayer.state, replayer.state.empires[choice.who]
        ways = {action - METHOD for action in state.choices[choice.who]}
        if state.asked_question != ASK_METHOD or not ways >= {CONQUER_WITH_TACTICS, PAY}:
            continue
        payment = payment_for(working_settle_powers(empire), empire.placed)
        cards = choice.candidates[:payment]
        assert len(cards) == payment
        paid += payment > 0
        before = len(empire.hand)
        discards = state.discard_count()
        replayer._chance.queue = state.deck[:5]  # for what follows the payment
        replayer.translator.answer(
            replayer, msgspec.structs.replace(choice, ans=cards, ans_special=choice.special, rv=0)
        )
        assert INDEX["new_military_tactics"] not in empire.tableau
        assert state.discard_count() == discards + payment + 1
        assert len(empire.hand) >= before - payment
    assert paid


# The end

CARDS = [NAMES[card] for card in DESIGNS for _ in range(COPIES[card])]  # a numbering of all cards
START_WORLDS = ("old_earth", "epsilon_eridani")
HANDS = (
    ("gem_world", "comet_zone", "mining_world", "spice_world", "drop_ships", "space_port"),
    ("rebel_miners", "artist_colony", "secluded_world", "tourist_world", "new_earth", "gambling_world"),
)


def numbers(*cards: str) -> list[int]:
    return [CARDS.index(NAMES[INDEX[card]]) for card in cards]


def idle_game(rounds: int) -> GameRecord:
    """Both players choose Consume: 2x VPs round after round and have nothing to consume; then the other engine ends
    the game."""
    events: list[tuple[str, Any]] = [("start_world", number) for number in numbers(*START_WORLDS)]
    events += [("draw", number) for hand in HANDS for number in numbers(*hand)]
    for who, hand in enumerate(HANDS):
        choice = {"type": "DISCARD", "args": [2, 0, 0], "list": numbers(*hand), "ans": numbers(*hand[:2])}
        events.append(("choice", {"who": who, **choice}))
    for _ in range(rounds):
        events += [("choice", {"who": who, "type": "ACTION", "ans": [8, -1]}) for who in (0, 1)]
    players = [
        PlayerRecord(vp=0, hand=numbers(*hand[2:]), tableau=numbers(world), goods_on=[], end_vp=VP[INDEX[world]])
        for world, hand in zip(START_WORLDS, HANDS, strict=True)
    ]
    scores = [player.end_vp for player in players]
    winners = [int(score == max(scores)) for score in scores]
    final = StateRecord(round=rounds, pool=24, deck=len(CARDS) - 14, discard=4, players=players)
    return GameRecord(2, CARDS, events, final, winners)


def test_a_game_that_the_other_engine_stops_after_round_30_agrees() -> None:
    """Ours would go on with round 31; all else is compared."""
    done = replay_game(idle_game(30))
    assert done.exceptions == {"stopped_after_round_30": 1}
    assert done.state.round == 31


def test_a_game_that_ends_too_early_is_found() -> None:
    with pytest.raises(DifferenceError, match="the recorded game is over in round 29, ours is not"):
        replay_game(idle_game(29))


@pytest.mark.parametrize("field", ["hand", "end_vp"])
def test_a_difference_at_round_30_is_found(field: str) -> None:
    record = idle_game(30)
    player = record.final.players[1]
    setattr(player, field, [] if field == "hand" else 9)
    with pytest.raises(DifferenceError, match="the end: "):
        replay_game(record)


def test_winners_of_a_stopped_game_are_compared() -> None:
    record = idle_game(30)
    wrong = msgspec.structs.replace(record, winners=[1 - won for won in record.winners])
    with pytest.raises(DifferenceError, match="we have winners"):
        replay_game(wrong)
