"""A ladder: many bots meet in line-ups of a few, and are rated by how they finish."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from windfall.arena.match import Match, Played, play_game
from windfall.arena.rating import Rated, rate, rating_model
from windfall.arena.runner import play_games
from windfall.arena.schedule import Fixture, schedule
from windfall.engine.errors import SetupError, UnknownBotError
from windfall.engine.game import Game, new
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue, finish_places
from windfall.players import Bot, bot, bots


@dataclass(frozen=True, slots=True)
class Ladder:
    """Bots that meet in a number of games of so many players."""

    title: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    settings: Mapping[str, SettingValue]

    def check(self) -> None:
        """Raise an error that says what is wrong, before any game is played."""
        find_title(self.title).check_setup(self.players, self.settings)
        for name in self.bots:
            bot(name)
            if self.bots.count(name) > 1:
                raise SetupError(f"{name} stands on the ladder twice; name every bot once")
        if len(self.bots) < self.players:
            raise SetupError(
                f"a ladder for {self.players} players needs at least as many different bots, not {len(self.bots)}; "
                f"name more bots, play with fewer players, or play a match with windfall arena"
            )
        self._match(self.bots[: self.players]).check()

    def fixtures(self) -> Iterator[tuple[Match, Fixture]]:
        """All games: a line-up plays one deal from every seat, then the next line-up is drawn."""
        drawn = draw_line_ups(len(self.bots), self.players, self.seed)
        for fixture in schedule(self.players, self.games, self.seed):
            if fixture.number % self.players == 0:
                match = self._match([self.bots[number] for number in next(drawn)])
            yield match, fixture

    def _match(self, line_up: Sequence[str]) -> Match:
        return Match(self.title, tuple(line_up), self.games, self.seed, self.settings)


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot on the ladder. Wins are shares: a victory shared by two counts half for each."""

    name: str
    rated: Rated
    games: int
    wins: float
    mean_place: float
    mean_score: float


def draw_line_ups(count: int, players: int, seed: int) -> Iterator[tuple[int, ...]]:
    """Line-ups of different bots, drawn so that any two meet as often as any other two, as far as it goes."""
    chance = random.Random(seed)
    games = [0] * count
    meetings = [[0] * count for _ in range(count)]
    while True:
        line_up: list[int] = []
        while len(line_up) < players:
            waiting = [number for number in range(count) if number not in line_up]
            chance.shuffle(waiting)
            line_up.append(
                min(waiting, key=lambda number: (sum(meetings[number][other] for other in line_up), games[number]))
            )
        chance.shuffle(line_up)
        for number in line_up:
            games[number] += 1
            for other in line_up:
                meetings[number][other] += 1
        yield tuple(line_up)


def play_ladder(ladder: Ladder, jobs: int = 1, *, ray: bool = False) -> Iterator[Played]:
    """The games of a ladder, in the order of its fixtures."""
    ladder.check()
    rating_model()
    return play_games(ladder.fixtures(), ladder.games, play_game, jobs, ray=ray)


def standings(ladder: Ladder, played: Sequence[Played]) -> list[Standing]:
    """The bots by their rating, the best first."""
    line_ups = [match.bots for match, _fixture in ladder.fixtures()]
    ratings = rate(ladder.bots, zip(line_ups, map(places, played), strict=True))
    table = [
        _standing(name, ratings[name], [(line_up.index(name), game) for line_up, game in pairs])
        for name in ladder.bots
        if (pairs := [pair for pair in zip(line_ups, played, strict=True) if name in pair[0]])
    ]
    return sorted(table, key=lambda standing: standing.rated.rating, reverse=True)


def _standing(name: str, rated: Rated, games: Sequence[tuple[int, Played]]) -> Standing:
    return Standing(
        name=name,
        rated=rated,
        games=len(games),
        wins=float(sum(game.share(position) for position, game in games)),
        mean_place=fmean(places(game)[position] for position, game in games),
        mean_score=fmean(game.scores[position] for position, game in games),
    )


def places(game: Played) -> tuple[int, ...]:
    """How each position finished."""
    return finish_places(game.scores, game.winners)


def bots_that_play(title: str, players: int, settings: Mapping[str, SettingValue]) -> tuple[str, ...]:
    """All registered bots that have an answer to the first question of a game."""
    game = new(title, players, 0, **settings)
    return tuple(name for name in bots() if _answers(bot(name), game))


def _answers(player: Bot, game: Game) -> bool:
    seat = game.seats[0]
    try:
        player.choose(game.observe(seat), game.decision(seat))
    except UnknownBotError:
        return False
    return True
