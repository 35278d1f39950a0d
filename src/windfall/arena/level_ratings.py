"""How strong the levels of bots are: they meet in games, and are rated on the scale that people are rated on, too."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from windfall.arena.ladder import draw_line_ups, places
from windfall.arena.match import Match, Played, play_game
from windfall.arena.runner import play_games
from windfall.arena.schedule import Fixture, schedule
from windfall.engine.registry import title as find_title
from windfall.players.levels import Level, levels
from windfall.players.skill import Skill, rated

_NO_DRIFT: Final = 0.0  # a bot plays as well in its last game as in its first


@dataclass(frozen=True, slots=True)
class LevelGames:
    """Games of so many players: some of the quick levels among themselves, and some of all levels."""

    title: str
    players: int
    quick: int
    all: int
    seed: int

    @property
    def count(self) -> int:
        return self.quick + self.all

    def fixtures(self) -> Iterator[tuple[Match, Fixture]]:
        yield from self._fixtures([level for level in levels() if level.quick], self.quick)
        yield from self._fixtures(levels(), self.all)

    def _fixtures(self, meeting: Sequence[Level], games: int) -> Iterator[tuple[Match, Fixture]]:
        """A line-up plays one deal from every seat, then the next one is drawn. Where there are more seats than levels
        some levels have two."""
        times = -(-self.players // len(meeting))
        bots = [level.bot for level in meeting] * times
        drawn = draw_line_ups(len(bots), self.players, self.seed)
        settings = find_title(self.title).check_setup(self.players, {})
        for fixture in schedule(self.players, games, self.seed):
            if fixture.number % self.players == 0:
                line_up = tuple(bots[number] for number in next(drawn))
            yield Match(self.title, line_up, games, self.seed, settings), fixture

    def play(self, jobs: int = 1) -> Iterator[Played]:
        """The games, in the order of their fixtures."""
        return play_games(self.fixtures(), self.count, play_game, jobs)

    def skills(self, played: Sequence[Played]) -> dict[str, Skill]:
        """The levels by name. The weakest stands where everybody starts."""
        found = {level.bot: Skill() for level in levels()}
        for (match, _fixture), game in zip(self.fixtures(), played, strict=True):
            found |= rated(match.bots, found, places(game), _NO_DRIFT)
        shift = Skill().mu - found[levels()[0].bot].mu
        return {level.name: Skill(found[level.bot].mu + shift, found[level.bot].sigma) for level in levels()}
