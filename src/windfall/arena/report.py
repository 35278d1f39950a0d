"""What the games of a match say about its bots and seats."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from windfall.arena.match import Match, Played
from windfall.arena.wilson import wilson_interval


@dataclass(frozen=True, slots=True)
class BotReport:
    """One place in the line-up. Wins are shares: a victory shared by two counts half for each."""

    name: str
    games: int
    wins: float
    win_rate: float
    win_rate_95: tuple[float, float]
    mean_score: float


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
    bots: tuple[BotReport, ...]
    seats: tuple[SeatReport, ...]
    rounds_mean: float
    rounds_min: int
    rounds_max: int
    ended_by: dict[str, int]  # a game can meet several end conditions, so this can sum to more than the games
    moves: int
    moves_per_second: float


def report(match: Match, played: Sequence[Played]) -> Report:
    """Sum up the games of a match."""
    places = range(len(match.bots))
    rounds = [game.rounds for game in played]
    moves = sum(game.moves for game in played)
    ends = Counter(end for game in played for end in game.ended_by)
    return Report(
        match=match,
        bots=tuple(_bot_report(match.bots[position], position, played) for position in places),
        seats=tuple(_seat_report(seat, len(places), played) for seat in places),
        rounds_mean=sum(rounds) / len(rounds),
        rounds_min=min(rounds),
        rounds_max=max(rounds),
        ended_by=dict(sorted(ends.items())),
        moves=moves,
        moves_per_second=moves / _seconds(played),
    )


def _bot_report(name: str, position: int, played: Sequence[Played]) -> BotReport:
    games = len(played)
    wins = float(sum(_share(game, position) for game in played))
    score = sum(game.scores[position] for game in played)
    return BotReport(name, games, wins, wins / games, wilson_interval(wins, games), score / games)


def _seat_report(seat: int, players: int, played: Sequence[Played]) -> SeatReport:
    bot_games = [0] * players
    bot_wins = [Fraction(0)] * players
    score = 0
    for game in played:
        position = game.fixture.positions[seat]
        bot_games[position] += 1
        bot_wins[position] += _share(game, position)
        score += game.scores[position]
    games = len(played)
    win_rate = float(sum(bot_wins) / games)
    return SeatReport(seat, games, win_rate, score / games, tuple(bot_games), tuple(map(float, bot_wins)))


def _share(game: Played, position: int) -> Fraction:
    return Fraction(1, len(game.winners)) if position in game.winners else Fraction(0)


def _seconds(played: Sequence[Played]) -> float:
    """From the start of the first game to the end of the last; starting worker processes is not playing."""
    span = max(game.finished for game in played) - min(game.started for game in played)
    return max(span, 1e-9)
