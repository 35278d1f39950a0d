"""Journals of older rules: a title that asks more than it did still reads them, and gives the same games.

The title is Salvage in a second edition, made up for the test: a crew may retire instead of bidding, so there is a
choice where a single card was bid unasked; and after its bid it says whether it boasts, which nobody was asked before.
In a third edition, bid and boast are one choice.
"""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
import pytest

import windfall
from tests.cli.command import output
from tests.tiny import salvage
from tests.tiny.salvage import ASK_BID, FIND_WRECK, NUMBERS, Salvage, SalvageState
from windfall.arena.stats.facts import facts_of
from windfall.engine import registry
from windfall.engine.agenda import Question, Step
from windfall.engine.errors import JournalError
from windfall.engine.flow import Flow
from windfall.engine.game import unasked
from windfall.engine.state import State
from windfall.engine.title import SettingValue
from windfall.engine.words.catalogue import add_catalogues

RETIRE: Final = NUMBERS
QUIET: Final = NUMBERS + 1
LOUD: Final = NUMBERS + 2
GAMES: Final = 40


def bid_options(state: SalvageState, seat: int) -> list[int]:
    crew = state.crews[seat]
    if not crew.picks:
        return [*sorted(set(crew.hand)), RETIRE]
    return [QUIET, LOUD] if len(crew.picks) == 1 else []


def resolve_bids(state: SalvageState, chance: windfall.Chance) -> None:
    if any(RETIRE in crew.picks for crew in state.crews):
        state.over = True
    else:
        salvage.resolve_bids(state, chance)


FLOW: Final[Flow[SalvageState]] = Flow(
    [Step(FIND_WRECK, salvage.find_wreck)], [Question(ASK_BID, "bid", bid_options, resolve_bids)]
)


class SecondEdition(Salvage):
    rules = 2
    older_rules = (1,)
    action_count = NUMBERS + 3

    def play(self, state: State, seat: int, action: int, chance: windfall.Chance) -> None:
        FLOW.play(_own(state), seat, action, chance)

    def setup(self, players: int, settings: Mapping[str, SettingValue], chance: windfall.Chance) -> State:
        state = salvage.set_up(players, int(settings["cards"]), chance)
        FLOW.advance(state, chance)
        return state

    def answer_before(self, rules: int, state: State, seat: int) -> int | None:
        assert rules == 1
        crew = _own(state).crews[seat]
        if crew.picks:
            return QUIET
        return crew.hand[0] if len(set(crew.hand)) == 1 else None


WHOLE: Final = NUMBERS + 3  # a bid, or retiring, with each way to boast


def whole_options(state: SalvageState, seat: int) -> list[int]:
    return [WHOLE + 2 * bid + boast for bid in [*sorted(set(state.crews[seat].hand)), RETIRE] for boast in range(2)]


def resolve_whole(state: SalvageState, chance: windfall.Chance) -> None:
    for crew in state.crews:
        crew.picks = [*parts_of(crew.picks[0])]
    resolve_bids(state, chance)


def parts_of(action: int) -> tuple[int, ...]:
    return ((action - WHOLE) // 2, QUIET + (action - WHOLE) % 2) if action >= WHOLE else (action,)


WHOLE_FLOW: Final[Flow[SalvageState]] = Flow(
    [Step(FIND_WRECK, salvage.find_wreck)], [Question(ASK_BID, "bid", whole_options, resolve_whole, one_pick=True)]
)


class ThirdEdition(Salvage):
    rules = 3
    older_rules = (2,)
    action_count = WHOLE + 2 * (NUMBERS + 1)

    def play(self, state: State, seat: int, action: int, chance: windfall.Chance) -> None:
        WHOLE_FLOW.play(_own(state), seat, action, chance)

    def setup(self, players: int, settings: Mapping[str, SettingValue], chance: windfall.Chance) -> State:
        state = salvage.set_up(players, int(settings["cards"]), chance)
        WHOLE_FLOW.advance(state, chance)
        return state

    def parts(self, action: int) -> tuple[int, ...]:
        return parts_of(action)


def _own(state: State) -> SalvageState:
    assert isinstance(state, SalvageState)
    return state


def _publish(monkeypatch: pytest.MonkeyPatch, title: windfall.Title) -> None:
    monkeypatch.setattr(registry, "_modules", {**registry._modules, "salvage": "tests.tiny.salvage"})
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded, "salvage": title})
    add_catalogues(Salvage.catalogues)


def _play(game: windfall.Game, seed: int) -> windfall.Game:
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(list(game.seats))
        game.play(seat, rng.choice(game.actions(seat)))
    return game


@pytest.fixture
def old_games(monkeypatch: pytest.MonkeyPatch) -> list[windfall.Game]:
    """Games of the first edition; now the second is out."""
    _publish(monkeypatch, salvage.TITLE)
    games = [_play(windfall.new("salvage", players=2 + seed % 3, seed=seed, cards=2), seed) for seed in range(GAMES)]
    _publish(monkeypatch, SecondEdition())
    return games


def _table(game: windfall.Game) -> tuple[object, ...]:
    state = _own(game.state)
    return state.over, state.round, state.deck, [(crew.hand, crew.wrecks) for crew in state.crews]


def test_an_older_journal_is_the_same_game_by_the_rules_of_now(old_games: list[windfall.Game]) -> None:
    unasked_bids = 0
    for old in old_games:
        journal = old.journal()
        assert journal.rules == 1
        game = windfall.replay(journal)
        assert game.log() == old.log()
        assert _table(game) == _table(old)
        now = game.journal()
        assert now == windfall.upgrade(journal)
        assert now.rules == 2
        assert windfall.replay(now).state == game.state
        for seat in range(now.players):
            bids, boasts = _of(seat, now)[0::2], _of(seat, now)[1::2]
            assert boasts == [QUIET] * len(bids)
            unasked_bids += len(bids) - len(_of(seat, journal))
    assert unasked_bids > 0


def _of(seat: int, journal: windfall.Journal) -> list[int]:
    return [action for mover, action in journal.moves if mover == seat]


def test_a_game_that_was_broken_off_goes_on_where_it_stood(old_games: list[windfall.Game]) -> None:
    """It waits for a question that its version asked: nobody gets a choice that was not theirs."""
    for old in old_games[:8]:
        whole = old.journal()
        for count in range(len(whole.moves)):
            part = windfall.replay(msgspec.structs.replace(whole, moves=whole.moves[:count]))
            assert unasked(part, 1) is None
            assert not part.over
            assert whole.moves[count][0] in part.seats
            part.play(*whole.moves[count])


def test_moves_of_an_older_journal_are_counted_as_they_are_played_now(old_games: list[windfall.Game]) -> None:
    journal = old_games[0].journal()
    current = windfall.upgrade(journal)
    for count in (0, 1, 2, 5, len(current.moves)):
        part = windfall.replay(journal, count)
        assert part.move_count == count
        assert part.journal().moves == current.moves[:count]


def test_a_journal_of_now_is_left_as_it_is(old_games: list[windfall.Game]) -> None:
    journal = windfall.upgrade(old_games[0].journal())
    assert windfall.upgrade(journal) is journal


@pytest.fixture
def games_in_parts(monkeypatch: pytest.MonkeyPatch) -> list[windfall.Game]:
    """Games of the second edition; now the third is out."""
    _publish(monkeypatch, SecondEdition())
    games = [_play(windfall.new("salvage", players=2 + seed % 3, seed=seed, cards=3), seed) for seed in range(GAMES)]
    _publish(monkeypatch, ThirdEdition())
    return games


def test_what_was_asked_in_parts_is_one_move(games_in_parts: list[windfall.Game]) -> None:
    """Whoever was asked first: parts of several seats that answer at once are told apart."""
    for old in games_in_parts:
        journal = old.journal()
        mixed = sorted(enumerate(journal.moves), key=lambda move: (_step(journal, move[0]), move[0] % 2))
        for moves in (journal.moves, [move for _at, move in mixed]):
            game = windfall.replay(msgspec.structs.replace(journal, moves=moves))
            assert game.log() == old.log()
            assert _table(game) == _table(old)
            now = game.journal()
            assert now.rules == 3
            assert len(now.moves) == len(journal.moves) // 2
            for seat in range(now.players):
                assert [part for action in _of(seat, now) for part in parts_of(action)] == _of(seat, journal)
            assert windfall.replay(now).state == game.state


def _step(journal: windfall.Journal, at: int) -> int:
    """Every crew bids and boasts in each."""
    return at // (2 * journal.players)


def test_a_part_of_an_answer_is_asked_again(games_in_parts: list[windfall.Game]) -> None:
    journal = next(game.journal() for game in games_in_parts if game.move_count > 5)
    part = windfall.replay(msgspec.structs.replace(journal, moves=journal.moves[:5]))
    assert part.move_count == 2
    (seat, bid) = journal.moves[4]
    assert seat in part.seats
    assert any(parts_of(option)[0] == bid for option in part.actions(seat))


def test_a_move_that_an_older_journal_cannot_have_is_refused_with_its_number(old_games: list[windfall.Game]) -> None:
    journal = old_games[0].journal()
    wrong = msgspec.structs.replace(journal, moves=[*journal.moves[:3], (0, 99), *journal.moves[3:]])
    with pytest.raises(JournalError, match="move 4 of the journal cannot be played"):
        windfall.replay(wrong)


@pytest.mark.parametrize(("rules", "which"), [(0, "an older"), (3, "a newer")])
def test_rules_that_nobody_remembers_are_refused(old_games: list[windfall.Game], rules: int, which: str) -> None:
    journal = msgspec.structs.replace(old_games[0].journal(), rules=rules)
    told = f"rules version {rules} of Salvage; this Windfall plays version 2: replay it with {which} Windfall"
    for read in (windfall.upgrade, windfall.replay):
        with pytest.raises(JournalError, match=told):
            read(journal)


def test_statistics_and_the_command_line_read_older_journals(old_games: list[windfall.Game], tmp_path: Path) -> None:
    old = old_games[0]
    assert facts_of(old.journal()).scores == old.result.scores
    old.journal().save(tmp_path / "game.json")
    story = output("replay", tmp_path / "game.json", width=200)
    assert [line for line in old.log() if not line.startswith("Round ") and line not in story] == []
    told = output("replay", tmp_path / "game.json", "--moves", 3).splitlines()[-1]
    assert told == f"The game is not over. Moves told: 3 of {len(windfall.upgrade(old.journal()).moves)}."
