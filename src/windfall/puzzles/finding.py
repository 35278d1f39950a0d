"""Finds puzzles: games of strong bots, or a game of one's own, are looked through for questions with one clear answer.

A short search seeks the best of the likely answers. If one of them is clearly best, a second search among all answers,
in worlds that the first has not seen, must find the same one clearly best: then the question is a puzzle.
"""

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from windfall.engine.decision import Decision
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, new, replay, upgrade
from windfall.engine.observation import Observation
from windfall.engine.title import SettingValue
from windfall.players.registry import bot
from windfall.puzzles.judging import MARGIN, Verdict, judge, search
from windfall.puzzles.puzzle import Puzzle, PuzzleFile, Tally
from windfall.puzzles.themes import THEMES, Theme, is_last_round, theme_of, themes_of

_CHECK_WORLDS: Final = 32
_MOST_OPTIONS: Final = 24  # a question with more of them takes too long to look into
_PER_GAME: Final = 6  # puzzles of one game, so that there are many games
_SEARCH_SEED, _CHECK_SEED = 11, 12


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games are looked through, and how many puzzles of each theme are enough."""

    players: tuple[int, ...] = (2, 3, 4)
    bot: str = "learned"
    settings: Mapping[str, SettingValue] | None = None
    seed: int = 0
    total: int = 210
    most: int = 90  # of each theme
    margin: float = MARGIN


@dataclass(frozen=True, slots=True)
class _Question:
    move: int
    observation: Observation
    decision: Decision
    themes: set[Theme]


def find(found: PuzzleFile, wanted: Wanted) -> Iterator[Tally]:
    """Play games and add their puzzles until there are enough. It goes on where the file ended."""
    while len(found.puzzles) < wanted.total and (lacking := _lacking(found, wanted)):
        number = found.tally.games
        journal = played(found.title, wanted, number)
        search_through(found, journal, f"{number:04d}", wanted.margin, lacking)
        found.tally.games += 1
        yield found.tally


def _lacking(found: PuzzleFile, wanted: Wanted) -> set[Theme]:
    counts = {theme: sum(puzzle.theme == theme for puzzle in found.puzzles) for theme in THEMES}
    return {theme for theme, count in counts.items() if count < wanted.most}


def played(title: str, wanted: Wanted, number: int) -> Journal:
    """A game of bots; the same number gives the same game."""
    players = wanted.players[number % len(wanted.players)]
    game = new(title, players, wanted.seed + number, **(wanted.settings or {}))
    bots = [bot(wanted.bot, number * players + seat) for seat in range(players)]
    while not game.over:
        seat = game.seats[0]
        actions = game.actions(seat)
        action = actions[0] if len(actions) == 1 else bots[seat].choose(game.observe(seat), game.decision(seat))
        game.play(seat, action)
    return game.journal()


def search_through(
    found: PuzzleFile,
    journal: Journal,
    name: str,
    margin: float = MARGIN,
    themes: set[Theme] | None = None,
    most: int = _PER_GAME,
    seats: Sequence[int] | None = None,
) -> None:
    """Add puzzles of one game, at most so many of them: of all seats or of some, of all themes or of some."""
    journal = upgrade(journal)
    questions = [each for each in _questions(journal, seats) if themes is None or each.themes & themes]
    random.Random(name).shuffle(questions)
    puzzles: list[Puzzle] = []
    for question in questions:
        found.tally.questions += 1
        puzzle = _puzzle(question, len(found.games), name, margin, found.tally)
        if puzzle is not None and (themes is None or puzzle.theme in themes):
            puzzles.append(puzzle)
        if len(puzzles) == most:
            break
    if puzzles:
        moves = journal.moves[: max(puzzle.move for puzzle in puzzles)]
        found.games.append(structs.replace(journal, moves=moves))
        found.puzzles += sorted(puzzles, key=lambda puzzle: puzzle.move)


def _questions(journal: Journal, seats: Sequence[int] | None) -> Iterator[_Question]:
    """The questions of a game that a puzzle may ask: with some options, each of which begins an answer."""
    game = replay(journal, moves=0)
    last_round = replay(journal).state.round
    answered: dict[int, int] = {}  # by seat: the step in which it gave its last pick
    for move, (seat, action) in enumerate(journal.moves):
        step = game.state.step()
        if (seats is None or seat in seats) and answered.get(seat) != step and _is_question(game, seat):
            observation, decision = game.observe(seat), game.decision(seat)
            last = game.state.round == last_round and is_last_round(observation)
            themes = themes_of(journal.title, decision.kind, last)
            if themes:
                yield _Question(move, observation, decision, themes)
        answered[seat] = step
        game.play(seat, action)


def _is_question(game: Game, seat: int) -> bool:
    if not 2 < len(game.actions(seat)) <= _MOST_OPTIONS:
        return False
    pool = game.title.pick_pool(game.observe(seat))
    return pool is None or pool.most == 1


def _puzzle(question: _Question, game: int, name: str, margin: float, tally: Tally) -> Puzzle | None:
    """The puzzle that a question is, if one answer is clearly best."""
    observation, actions = question.observation, question.decision.actions
    liked = bot("greedy").choose(observation, question.decision)
    searched = search(observation, actions, actions.index(liked), margin, seed=_SEARCH_SEED)
    if searched is None:
        return None
    tally.candidates += 1
    watched = [actions[place] for place in searched.order]
    check = judge(observation, actions, _CHECK_WORLDS, seed=_CHECK_SEED, watched=watched)
    if check.best != searched.best or not check.is_clear(margin):
        return None
    tally.kept += 1
    return Puzzle(
        id=f"{name}-{question.move}",
        game=game,
        move=question.move,
        seat=observation.seat,
        kind=question.decision.kind,
        theme=theme_of(observation, question.themes, [worth.action for worth in check.worths[:2]]),
        difficulty=_difficulty(check, liked),
        best=check.best,
        worths=check.worths,
        worlds=_CHECK_WORLDS,
    )


def _difficulty(check: Verdict, liked: int) -> int:
    """How hard a puzzle is: by how many answers there are, how far the best one is ahead, whether the
    rule-based player finds it, and how likely the network finds it without a search."""
    doubt = 1.0 - float(check.contest.policy[check.order[0]])
    ahead, _error = check.lead
    answers = math.log2(len(check.contest.actions))
    return round(850 + 80 * answers + 350 * (liked != check.best) + 500 * doubt - 900 * min(ahead, 0.4))
