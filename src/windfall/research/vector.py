"""Many games that advance together: every step answers one decision of each game, and gives stacked arrays.

With n games of a title that has F features, O option features, A actions and P players, and K options in the widest
decision met so far:

    features         float32 [n, F]     what the seat to move knows
    mask             int8    [n, A]     1 for each action it may choose
    options          int32   [n, K]     those actions in a row, padded with -1
    option_counts    int32   [n]        how many they are
    option_features  float32 [n, K, O]  their features, padded with zeros
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
from windfall.research.arrays import Floats, Mask
from windfall.research.rewards import check_reward, rewards
from windfall.thinking.rows import as_array

_FIRST_WIDTH = 16
NO_OPTION = -1


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
        self._with_option_features = with_option_features
        feature_count, option_feature_count = len(self.title.feature_specs), len(self.title.option_feature_specs)
        self.features: Floats = np.zeros((count, feature_count), np.float32)
        self.mask: Mask = np.zeros((count, self.title.action_count), np.int8)
        self.option_counts: NDArray[np.int32] = np.zeros(count, np.int32)
        self.seats: NDArray[np.int8] = np.zeros(count, np.int8)
        self.kinds: NDArray[np.int16] = np.zeros(count, np.int16)
        self.seeds: NDArray[np.int64] = np.zeros(count, np.int64)
        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.scores: NDArray[np.int32] = np.zeros((count, players), np.int32)
        self.rewards: Floats = np.zeros((count, players), np.float32)
        self.options: NDArray[np.int32] = np.zeros((count, 0), np.int32)
        self.option_features: Floats = np.zeros((count, 0, option_feature_count), np.float32)
        self._mask_bytes = self.mask.data.cast("B")
        self._widen(_FIRST_WIDTH)
        self._games: list[Position] = []
        self._asked: list[Sequence[int]] = [()] * count

    def reset(self) -> None:
        """Deal all games anew, from the first seed on."""
        self._next_seed = self._first_seed
        self._games = []
        self._forget_results()
        for game in range(self.count):
            self._games.append(self._deal(game))
            self._show(game)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """Answer the decision of every game with an action. If one of them is not allowed, no game moves."""
        chosen = [int(action) for action in actions]
        self._check(chosen)
        self._forget_results()
        for game, action in enumerate(chosen):
            position = self._games[game]
            position.play(int(self.seats[game]), action)
            if position.over:
                self._finish(game)
            self._show(game)

    def step_options(self, places: Sequence[int] | NDArray[np.integer]) -> None:
        """Answer the decision of every game with the option at a place of its row of `options`."""
        self.step([self._asked[game][int(place)] for game, place in enumerate(places)])

    def _check(self, chosen: Sequence[int]) -> None:
        if not self._games:
            raise SetupError("no games are dealt yet; call reset() first")
        if len(chosen) != self.count:
            raise IllegalMoveError(f"{self.count} games need {self.count} actions, not {len(chosen)}")
        for game, action in enumerate(chosen):
            if action not in self._asked[game]:
                raise IllegalMoveError(f"game {game} cannot choose {action} now; it can: {tuple(self._asked[game])}")

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
        self.seats[game] = seat
        self.kinds[game] = position.state.question(seat)
        observation = position.observe(seat)
        self.features[game] = as_array(self.title.features(observation))
        actions = position.options(seat)
        self._show_options(game, actions)
        if self._with_option_features:
            rows = as_array(self.title.option_rows(observation, actions))
            self.option_features[game, : len(actions)] = rows.reshape(len(actions), -1)

    def _show_options(self, game: int, actions: Sequence[int]) -> None:
        count, before = len(actions), len(self._asked[game])
        if count > self.options.shape[1]:
            self._widen(2 * count)
        start = game * self.title.action_count
        for action in self._asked[game]:
            self._mask_bytes[start + action] = 0
        for action in actions:
            self._mask_bytes[start + action] = 1
        self.options[game, :count] = actions
        if before > count:
            self.options[game, count:before] = NO_OPTION
            self.option_features[game, count:before] = 0
        self.option_counts[game] = count
        self._asked[game] = actions

    def _widen(self, width: int) -> None:
        """Make room for decisions with more options; arrays that were handed out before stay as they are."""
        options = np.full((self.count, width), NO_OPTION, np.int32)
        option_features = np.zeros((self.count, width, self.option_features.shape[2]), np.float32)
        before = self.options.shape[1]
        options[:, :before] = self.options
        option_features[:, :before] = self.option_features
        self.options, self.option_features = options, option_features
