"""Draws that follow from a secret: nobody can tell the next one, everybody can check them afterwards."""

import hashlib
import pickle
import random

import msgspec
import pytest

import windfall
from windfall import Game, Journal
from windfall.engine.errors import JournalError
from windfall.engine.game import dealt_from
from windfall.engine.keyed_chance import KeyedChance, commitment, dealt_anew
from windfall.engine.proof import proven

SECRET = bytes(range(32))


def draw(secret: bytes, deal: int, at: int, count: int) -> int:
    """As docs/protocol.md says it, for who wants to check a deal with nothing of ours."""
    key = hashlib.blake2b(deal.to_bytes(8, "big"), digest_size=32, key=secret, person=b"windfall deal").digest()
    drawn = hashlib.blake2b(at.to_bytes(8, "big"), digest_size=16, key=key).digest()
    return int.from_bytes(drawn, "big") * count // 2**128


def test_the_stream_is_what_the_protocol_says() -> None:
    chance = KeyedChance(SECRET, [(3, 2), (6, 5)])
    counts = [2, 6, 52, 1, 97, 10**9, 7, 7, 7]
    deals = [0, 0, 0, 2, 2, 2, 5, 5, 5]
    expected = [draw(SECRET, deal, at, count) for at, (deal, count) in enumerate(zip(deals, counts, strict=True))]
    assert [chance.below(count) for count in counts] == expected
    assert chance.place == len(counts)


def test_a_copy_goes_on_by_itself() -> None:
    chance = KeyedChance(SECRET, [(5, 1)])
    for _ in range(3):
        chance.below(10)
    twin, sent = chance.copy(), pickle.loads(pickle.dumps(chance))
    going_on = [chance.below(1000) for _ in range(6)]
    assert [twin.below(1000) for _ in range(6)] == going_on
    assert [sent.below(1000) for _ in range(6)] == going_on


def test_all_numbers_are_as_likely() -> None:
    chance = KeyedChance(SECRET)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_every_deal_of_a_game_has_a_number_of_its_own() -> None:
    redealt: tuple[tuple[int, int], ...] = ()
    numbers = set()
    for at, draws in enumerate((40, 30, 35, 31, 31, 2, 90), start=1):
        redealt = dealt_anew(redealt, draws)
        assert redealt[-1] == (draws, at)
        assert [place for place, _number in redealt] == sorted({place for place, _number in redealt})
        numbers.add(redealt[-1][1])
    assert len(numbers) == 7


def played(title: str, moves: int | None = None, redealt: tuple[tuple[int, int], ...] = ()) -> Game:
    game = dealt_from(SECRET, redealt, title, 2, {})
    rng = random.Random(3)
    while not game.over and (moves is None or game.move_count < moves):
        seat = game.seats[0]
        game.play(seat, rng.choice(game.actions(seat)))
    return game


@pytest.mark.parametrize("title", ["newfrontiers", "race", "jumpdrive"])
def test_a_journal_tells_the_secret_only_when_the_game_is_over(title: str) -> None:
    game = played(title, moves=4)
    journal = Journal.from_json(game.journal().to_json())
    assert journal.deal is not None
    assert (journal.deal.commitment, journal.deal.secret, journal.seed) == (commitment(SECRET), None, 0)
    assert SECRET.hex().encode() not in journal.to_json()
    with pytest.raises(JournalError, match="its deal is a secret until then"):
        windfall.replay(journal)
    with pytest.raises(JournalError, match="saved before the game was over"):
        proven(journal)
    ended = played(title)
    told = Journal.from_json(ended.journal().to_json())
    assert told.deal is not None
    assert told.deal.secret == SECRET.hex()
    assert windfall.replay(told).state == ended.state
    assert proven(told, commitment(SECRET).upper()).result == ended.result
    assert windfall.replay(told, 4).journal() == journal  # a part of it is not over


def test_what_follows_is_dealt_anew() -> None:
    before = played("race", moves=8)
    again = played("race", moves=8, redealt=((before.draws, 1),))
    assert again.state == before.state
    other = played("race", redealt=((before.draws, 1),))
    assert other.state != played("race").state
    assert proven(other.journal()).state == other.state


def test_what_was_not_dealt_so_is_found_out() -> None:
    journal = played("race").journal()
    deal = journal.deal
    assert deal is not None
    with pytest.raises(JournalError, match="not the one that was committed to"):
        proven(msgspec.structs.replace(journal, deal=msgspec.structs.replace(deal, secret="00" * 32)))
    with pytest.raises(JournalError, match="was shown at the beginning, not 1234"):
        proven(journal, "1234")
    lie = msgspec.structs.replace(deal, secret="00" * 32, commitment=commitment(bytes(32)))
    with pytest.raises(JournalError, match="cannot be played"):  # other cards came
        proven(msgspec.structs.replace(journal, deal=lie))
    with pytest.raises(JournalError, match="nobody had committed to"):
        proven(windfall.new("race", players=2, seed=1).journal())
    with pytest.raises(JournalError, match="not a Windfall journal"):
        Journal.from_json(journal.to_json().replace(SECRET.hex().encode(), b"nonsense"))
