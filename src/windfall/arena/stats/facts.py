"""What statistics keep of one game."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import TypeAlias

from windfall.arena.match import Match, play_game
from windfall.arena.schedule import Fixture
from windfall.engine.files.journal import Journal
from windfall.engine.game import replay, upgrade

# The round (0 before the first), the kind of question, the action chosen.
Choice: TypeAlias = tuple[int, str, int]


@dataclass(frozen=True, slots=True)
class Facts:
    """One finished game; all that is told of players is by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    empires: tuple[frozenset[str], ...]  # the ids of what each has built
    ended_by: tuple[str, ...]
    rounds: int
    moves: int
    choices: Counter[Choice]


def play_for_facts(match: Match, fixture: Fixture) -> Facts:
    played = play_game(replace(match, keep_journals=True), fixture)
    assert played.journal is not None
    return facts_of(played.journal)


def facts_of(journal: Journal) -> Facts:
    """What a journal tells of its game, which must be finished."""
    journal = upgrade(journal)
    game = replay(journal, moves=0)
    choices: Counter[Choice] = Counter()
    for seat, action in journal.moves:
        choices[game.state.round, game.title.question_name(game.state.question(seat)), action] += 1
        game.play(seat, action)
    result = game.result
    return Facts(
        scores=result.scores,
        winners=result.winners,
        empires=tuple(frozenset(game.title.holdings(game.state, seat)) for seat in range(journal.players)),
        ended_by=result.ended_by,
        rounds=result.rounds,
        moves=len(journal.moves),
        choices=choices,
    )
