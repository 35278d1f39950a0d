"""What the games of a match say about its bots and seats."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean, median

from windfall.arena.intervals import mean_interval, wilson_interval
from windfall.arena.match import Match, Played


@dataclass(frozen=True, slots=True)
class BotReport:
    """One place in the line-up, or all places of one bot together.

    Wins are shares: a victory shared by two counts half for each. A margin is a score less the best other score.
    """

    name: str
    positions: tuple[int, ...]
    games: int
    wins: float  # of all its places together
    win_rate: float
    win_rate_95: tuple[float, float]
    mean_score: float
    mean_margin: float
    mean_margin_95: tuple[float, float] | None  # unknown after one game
    median_seconds: float  # of a move
    mean_seconds: float

    @property
    def win_rate_each(self) -> float:
        """Of one of its places."""
        return self.win_rate / len(self.positions)


@dataclass(frozen=True, slots=True)
class SeatReport:
    """One seat at the table. `bot_games` and `bot_wins` are those of each place in the line-up from this seat."""

    seat: int
    games: int
    win_rate: float
    mean_score: float
    bot_games: tuple[int, ...]
    bot_wins: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Report:
    match: Match
    bots: tuple[BotReport, ...]  # each place in the line-up
    together: tuple[BotReport, ...]  # each bot by name
    seats: tuple[SeatReport, ...]
    rounds_mean: float
    rounds_min: int
    rounds_max: int
    ended_by: dict[str, int]  # a game can meet several end conditions, so this can sum to more than the games
    moves: int
    moves_per_second: float


def report(match: Match, played: Sequence[Played]) -> Report:
    """Sum up the games of a match."""
    rounds = [game.rounds for game in played]
    moves = sum(game.moves for game in played)
    ends = Counter(end for game in played for end in game.ended_by)
    return Report(
        match=match,
        bots=tuple(_bot_report(name, (position,), played) for position, name in enumerate(match.bots)),
        together=tuple(_bot_report(name, match.positions(name), played) for name in dict.fromkeys(match.bots)),
        seats=tuple(_seat_report(seat, len(match.bots), played) for seat in range(len(match.bots))),
        rounds_mean=sum(rounds) / len(rounds),
        rounds_min=min(rounds),
        rounds_max=max(rounds),
        ended_by=dict(sorted(ends.items())),
        moves=moves,
        moves_per_second=moves / _seconds(played),
    )


def _bot_report(name: str, positions: tuple[int, ...], played: Sequence[Played]) -> BotReport:
    games = len(played)
    wins = float(sum(game.share(position) for game in played for position in positions))
    # Places of one game depend on each other, so a game gives one number.
    margins = [fmean(game.margin(position) for position in positions) for game in played]
    thought = [seconds for game in played for position in positions for seconds in game.thought[position]]
    return BotReport(
        name=name,
        positions=positions,
        games=games,
        wins=wins,
        win_rate=wins / games,
        win_rate_95=wilson_interval(wins, games),
        mean_score=fmean(game.scores[position] for game in played for position in positions),
        mean_margin=fmean(margins),
        mean_margin_95=mean_interval(margins),
        median_seconds=median(thought),
        mean_seconds=fmean(thought),
    )


def _seat_report(seat: int, players: int, played: Sequence[Played]) -> SeatReport:
    bot_games = [0] * players
    bot_wins = [Fraction(0)] * players
    score = 0
    for game in played:
        position = game.fixture.positions[seat]
        bot_games[position] += 1
        bot_wins[position] += game.share(position)
        score += game.scores[position]
    games = len(played)
    win_rate = float(sum(bot_wins) / games)
    return SeatReport(seat, games, win_rate, score / games, tuple(bot_games), tuple(map(float, bot_wins)))


def _seconds(played: Sequence[Played]) -> float:
    """From the start of the first game to the end of the last; starting worker processes is not playing."""
    span = max(game.finished for game in played) - min(game.started for game in played)
    return max(span, 1e-9)
