"""Many games that advance together: every step answers one decision of each game, and gives stacked arrays.

Besides `features`, `mask`, `options`, `option_counts` and `option_features` of `windfall.research.arrays.Rows` there
are, with n games of P players:

    seats            int8    [n]        the seat to move: the first that is asked
    kinds            int16   [n]        what it is asked, as `Title.question_name` knows it
    seeds            int64   [n]        the deal of each game
    done             bool    [n]        a game ended in the last step; what is shown is already the next deal
    scores           int32   [n, P]     final scores of the games that ended in the last step, else zeros
    rewards          float32 [n, P]     and what they are worth to each seat
"""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from windfall.engine.chance import Chance
from windfall.engine.errors import IllegalMoveError, SetupError
from windfall.engine.position import Position
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue
from windfall.research.arrays import Floats, Ints, Mask, Rows
from windfall.research.rewards import check_reward, rewards
from windfall.workers import no_search_for_cycles


class VectorGames:
    """So many games of a title at once. The arrays are reused: copy what has to last beyond the next step.

    Game number i starts with the deal `seed + i`. A game that ends is replaced at once by the next deal that no game
    has had yet.
    """

    def __init__(
        self,
        title: str,
        players: int = 2,
        count: int = 256,
        seed: int = 0,
        settings: Mapping[str, SettingValue] | None = None,
        *,
        reward: str = "win",
        with_option_features: bool = True,
    ) -> None:
        if count < 1:
            raise SetupError(f"at least one game has to be played, not {count}")
        check_reward(reward)
        self.title = find_title(title)
        self.players = players
        self.count = count
        self._setup = self.title.check_setup(players, settings or {})
        self._first_seed = self._next_seed = seed
        self._reward = reward
        self._rows = Rows(self.title, count, with_option_features=with_option_features)
        self.seats: NDArray[np.int8] = np.zeros(count, np.int8)
        self.kinds: NDArray[np.int16] = np.zeros(count, np.int16)
        self.seeds: NDArray[np.int64] = np.zeros(count, np.int64)
        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.scores: NDArray[np.int32] = np.zeros((count, players), np.int32)
        self.rewards: Floats = np.zeros((count, players), np.float32)
        self._written_seats = self.seats.data
        self._written_kinds = self.kinds.data
        self._games: list[Position] = []

    @property
    def features(self) -> Floats:
        return self._rows.features

    @property
    def mask(self) -> Mask:
        return self._rows.mask

    @property
    def options(self) -> Ints:
        return self._rows.options

    @property
    def option_counts(self) -> Ints:
        return self._rows.option_counts

    @property
    def option_features(self) -> Floats:
        return self._rows.option_features

    def reset(self) -> None:
        """Deal all games anew, from the first seed on."""
        self._next_seed = self._first_seed
        self._games = []
        self._forget_results()
        with no_search_for_cycles():
            for game in range(self.count):
                self._games.append(self._deal(game))
                self._show(game)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """Answer the decision of every game with an action. If one of them is not allowed, no game moves."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
        self._check(chosen)
        self._play(chosen)

    def step_options(self, places: Sequence[int] | NDArray[np.integer]) -> None:
        """Answer the decision of every game with the option at a place of its row of `options`."""
        self._check_count(places)
        asked = self._rows.actions
        chosen = places.tolist() if isinstance(places, np.ndarray) else places
        for game, place in enumerate(chosen):
            if not 0 <= place < len(asked[game]):
                raise IllegalMoveError(f"game {game} has no option at place {place}; it has {len(asked[game])}")
        self._play([asked[game][place] for game, place in enumerate(chosen)])

    def _check(self, chosen: Sequence[int]) -> None:
        self._check_count(chosen)
        for game, (action, allowed) in enumerate(zip(chosen, self._rows.actions, strict=True)):
            if action not in allowed:
                raise IllegalMoveError(f"game {game} cannot choose {action} now; it can: {tuple(allowed)}")

    def _check_count(self, chosen: Sequence[int] | NDArray[np.integer]) -> None:
        if not self._games:
            raise SetupError("no games are dealt yet; call reset() first")
        if len(chosen) != self.count:
            raise IllegalMoveError(f"{self.count} games need {self.count} actions, not {len(chosen)}")

    def _play(self, chosen: Sequence[int]) -> None:
        self._forget_results()
        with no_search_for_cycles():
            for game, action in enumerate(chosen):
                position = self._games[game]
                position.play(position.seat, action)
                if position.state.over:
                    self._finish(game)
                self._show(game)

    def _deal(self, game: int) -> Position:
        chance = Chance(self._next_seed)
        self.seeds[game] = self._next_seed
        self._next_seed += 1
        return Position(self.title, self.title.setup(self.players, self._setup, chance), chance)

    def _finish(self, game: int) -> None:
        result = self._games[game].result
        self.done[game] = True
        self.scores[game] = result.scores
        self.rewards[game] = rewards(result, self._reward)
        self._games[game] = self._deal(game)

    def _forget_results(self) -> None:
        if self.done.any():
            self.done.fill(False)
            self.scores.fill(0)
            self.rewards.fill(0)

    def _show(self, game: int) -> None:
        """Write what the seat to move knows, and its options."""
        position = self._games[game]
        seat = position.seat
        self._written_seats[game] = seat
        self._written_kinds[game] = position.state.question(seat)
        self._rows.show(game, position.observe(seat), position.options(seat))
