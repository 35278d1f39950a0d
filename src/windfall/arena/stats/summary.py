"""What many games say about a title."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean

from windfall.arena.intervals import mean_interval, wilson_interval
from windfall.arena.match import Match
from windfall.arena.runner import play_games
from windfall.arena.schedule import Fixture
from windfall.arena.stats.choices import QuestionStats, question_stats
from windfall.arena.stats.facts import Facts, play_for_facts
from windfall.arena.stats.spread import Spread, spread
from windfall.engine.game import new
from windfall.engine.registry import title as find_title
from windfall.engine.title import Component


@dataclass(frozen=True, slots=True)
class SeatStats:
    """One seat at the table. Wins are shares: a victory shared by two counts half for each."""

    seat: int
    win_rate: float
    win_rate_95: tuple[float, float]
    mean_score: float
    mean_score_95: tuple[float, float] | None  # unknown after one game


@dataclass(frozen=True, slots=True)
class ComponentStats:
    """One tile or card, and the empires that have it at the end."""

    id: str
    name: str
    sort: str
    empires: int
    had: float  # of all empires
    win_share: float  # of these empires, measured by an even share: 1 is what everyone has who is no better or worse
    win_share_95: tuple[float, float]
    mean_score: float


@dataclass(frozen=True, slots=True)
class Stats:
    match: Match
    rounds: Spread
    moves: Spread
    ended_by: dict[str, int]  # a game can meet several end conditions, so this can sum to more than the games
    seats: tuple[SeatStats, ...]
    scores: Spread
    winning_scores: Spread
    components: tuple[ComponentStats, ...]  # those that any empire has, by their win share
    questions: tuple[QuestionStats, ...]


def play_for_stats(match: Match, jobs: int = 1, *, ray: bool = False) -> Iterator[Facts]:
    """The games of a match, each from a deal of its own, the bots changing seats from game to game."""
    match.check()
    new(match.title, len(match.bots), match.seed + match.games - 1, **match.settings)  # is there a deal for the last?
    return play_games(_fixtures(match), match.games, play_for_facts, jobs, ray=ray)


def _fixtures(match: Match) -> Iterator[tuple[Match, Fixture]]:
    players = len(match.bots)
    for number in range(match.games):
        positions = tuple((seat + number) % players for seat in range(players))
        yield match, Fixture(number, match.seed + number, positions)


def summary(match: Match, games: Sequence[Facts]) -> Stats:
    """Sum up the games of a match."""
    title = find_title(match.title)
    ends = Counter(end for game in games for end in game.ended_by)
    components = [stats for part in title.components() if (stats := _component_stats(part, games)) is not None]
    return Stats(
        match=match,
        rounds=spread([game.rounds for game in games]),
        moves=spread([game.moves for game in games]),
        ended_by=dict(sorted(ends.items(), key=lambda item: (-item[1], item[0]))),
        seats=tuple(_seat_stats(seat, games) for seat in range(len(match.bots))),
        scores=spread([score for game in games for score in game.scores]),
        winning_scores=spread([game.scores[game.winners[0]] for game in games]),
        components=tuple(sorted(components, key=lambda stats: (-stats.win_share, stats.id))),
        questions=question_stats(title, games),
    )


def _seat_stats(seat: int, games: Sequence[Facts]) -> SeatStats:
    wins = float(sum(_share(game, seat) for game in games))
    scores = [game.scores[seat] for game in games]
    return SeatStats(
        seat=seat,
        win_rate=wins / len(games),
        win_rate_95=wilson_interval(wins, len(games)),
        mean_score=fmean(scores),
        mean_score_95=mean_interval(scores),
    )


def _component_stats(component: Component, games: Sequence[Facts]) -> ComponentStats | None:
    owners = [(game, seat) for game in games for seat, has in enumerate(game.empires) if component.id in has]
    if not owners:
        return None
    players = len(games[0].scores)
    wins = float(sum(_share(game, seat) for game, seat in owners))
    low, high = wilson_interval(wins, len(owners))
    return ComponentStats(
        id=component.id,
        name=component.name,
        sort=component.sort,
        empires=len(owners),
        had=len(owners) / (players * len(games)),
        win_share=players * wins / len(owners),
        win_share_95=(players * low, players * high),
        mean_score=fmean(game.scores[seat] for game, seat in owners),
    )


def _share(game: Facts, seat: int) -> Fraction:
    return Fraction(1, len(game.winners)) if seat in game.winners else Fraction(0)
