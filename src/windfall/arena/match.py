"""A match, and how one game of it is played."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from windfall.arena.schedule import Fixture, bot_seed
from windfall.arena.stopwatch import Stopwatch
from windfall.engine.errors import SetupError
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, new
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue
from windfall.players import Bot, bot
from windfall.players.seating import begin


@dataclass(frozen=True, slots=True)
class Match:
    """A line-up of bots that meet in a number of games."""

    title: str
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: Mapping[str, SettingValue]
    keep_journals: bool = False

    def positions(self, name: str) -> tuple[int, ...]:
        """Where this bot stands in the line-up."""
        return tuple(position for position, other in enumerate(self.bots) if other == name)

    def check(self) -> None:
        """Raise an error that says what is wrong, before any game is played."""
        if self.games < 1:
            raise SetupError(f"a match has at least one game, not {self.games}")
        players = len(self.bots)
        find_title(self.title).check_setup(players, self.settings)
        for deal in (self.seed, self.seed + (self.games - 1) // players):
            new(self.title, players, deal, **self.settings)
        for name in self.bots:
            bot(name)


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game, told by places in the line-up instead of seats."""

    fixture: Fixture
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ended_by: tuple[str, ...]
    rounds: int
    moves: int
    journal: Journal | None
    # Times; two runs of one match differ in nothing else. Start and end are by the clock that all processes of a
    # machine share.
    started: float = field(compare=False)
    finished: float = field(compare=False)
    thought: tuple[tuple[float, ...], ...] = field(compare=False)  # the seconds of each move

    def share(self, position: int) -> Fraction:
        """What this place in the line-up has of the victory."""
        return Fraction(1, len(self.winners)) if position in self.winners else Fraction(0)

    def margin(self, position: int) -> int:
        """By how many VPs it is ahead of the best other; behind, if negative."""
        others = self.scores[:position] + self.scores[position + 1 :]
        return self.scores[position] - max(others)


def play_game(match: Match, fixture: Fixture) -> Played:
    started = time.time()
    game = new(match.title, len(match.bots), fixture.deal, **match.settings)
    players = [Stopwatch(player) for player in seat_bots(match.bots, fixture, match.seed)]
    begin(game, enumerate(players))
    moves = 0
    while not game.over:
        answer_next(game, players)
        moves += 1
    result = game.result
    seats = [fixture.positions.index(position) for position in range(len(match.bots))]
    return Played(
        fixture=fixture,
        scores=tuple(result.scores[seat] for seat in seats),
        winners=tuple(sorted(fixture.positions[seat] for seat in result.winners)),
        ended_by=result.ended_by,
        rounds=result.rounds,
        moves=moves,
        journal=game.journal() if match.keep_journals else None,
        started=started,
        finished=time.time(),
        thought=tuple(tuple(players[seat].seconds) for seat in seats),
    )


def seat_bots(names: Sequence[str], fixture: Fixture, seed: int) -> list[Bot]:
    """The bots of a game by seat."""
    return [bot(names[position], bot_seed(seed, fixture.number, position)) for position in fixture.positions]


def answer_next(game: Game, players: Sequence[Bot]) -> None:
    """Let the bot of the first seat that is asked answer, from what it may know."""
    seat = game.seats[0]
    game.play(seat, players[seat].choose(game.observe(seat), game.decision(seat)))
