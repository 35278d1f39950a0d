"""The titles as OpenSpiel games. Importing this module registers `windfall_newfrontiers`, `windfall_race` and
`windfall_jumpdrive`.

Seats that are asked at once choose one after the other, in the order of seats, and none sees what others have chosen
until all have.

Chance is explicit, but not card by card: the deal is followed by five chance nodes and every move that draws by one,
with 64 equally likely outcomes each, which seed the stream of these draws. One move can draw dozens of cards, so nodes
for single cards would make games many times as long. Sampled chance was no choice, since OpenSpiel cannot save the
stream of a Python game. So every history of actions is one game, it can be serialised, and a search on a clone does not
see draws to come.
"""

import random
from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from windfall.engine.errors import SetupError
from windfall.engine.game import SEAT_NAMES
from windfall.engine.observation import Observation
from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.state import SPECTATOR
from windfall.engine.title import SettingValue, Title
from windfall.research.arrays import Floats
from windfall.research.rewards import check_reward, highest_reward, lowest_reward, rewards
from windfall.research.tree import DEAL_NODES, MOST_MOVES, MOVE_NODES, OUTCOMES, TreeNode
from windfall.thinking.rows import as_array

_OWN_PARAMETERS: Final = ("players", "reward")
_OUTCOMES: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
_CHOSEN_SCALE: Final = 10  # by which counts of own actions are divided


def _game_type(title: Title) -> Any:
    defaults = {spec.name: spec.default for spec in title.settings}
    return pyspiel.GameType(
        short_name=f"windfall_{title.name}",
        long_name=title.label,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.players.stop - 1,
        min_num_players=title.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": "win", **defaults},
    )


_TYPES: Final = {name: _game_type(find_title(name)) for name in title_names()}


class WindfallGame(pyspiel.Game):  # type: ignore[misc]
    """One title with a number of players and settings; parameters are those of `windfall.new`, without the seed, and
    `reward` ("win" or "score")."""

    title_name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = find_title(self.title_name)
        given = dict(params or {})
        players = int(given.get("players", 2))
        reward = str(given.get("reward", "win"))
        settings: dict[str, SettingValue] = {key: value for key, value in given.items() if key not in _OWN_PARAMETERS}
        checked = title.check_setup(players, settings)
        check_reward(reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=title.action_count,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=lowest_reward(reward, players),
            max_utility=highest_reward(reward),
            utility_sum=0.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(_TYPES[title.name], info, given)
        self.title = title
        self.setup = checked
        self.reward = reward

    def new_initial_state(self) -> "WindfallState":
        return WindfallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "WindfallObserver":
        return WindfallObserver(self.title, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """For the deal, and after every move if need be."""
        return DEAL_NODES + MOVE_NODES * MOST_MOVES


class WindfallState(pyspiel.State):  # type: ignore[misc]
    """A node: before the deal, where a seat chooses, where a move draws, or the end."""

    def __init__(self, game: WindfallGame) -> None:
        super().__init__(game)
        self._reward = game.reward
        self._position = TreeNode(game.title, game.num_players(), game.setup)

    def current_player(self) -> int:
        if self._position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self._position.waits_for_chance else self._position.seat

    def is_terminal(self) -> bool:
        return self._position.over

    def is_chance_node(self) -> bool:
        """OpenSpiel's own would come back here to ask whose turn it is."""
        return self._position.waits_for_chance

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._position.options) if player == self._position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self._position.waits_for_chance:
            self._position.draw(action)
        else:
            self._position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """With its number: two powers of one card would else have the same text."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return f"{self._position.title.action_text(action)} [{action}]"

    def returns(self) -> list[float]:
        position = self._position
        if position.state is None or not position.state.over:
            return [0.0] * position.players  # also of a game that nobody ended
        return rewards(position.title.result(position.state), self._reward)

    def observed(self, player: int) -> Observation | None:
        """What a player knows; None before the deal."""
        return self._position.observed(player)

    def chosen(self, player: int) -> list[int]:
        """The actions that a player has chosen so far."""
        return self._position.chosen[player]

    def history_known_to(self, player: int) -> str:
        """Everything a player has chosen and been told, and knows now."""
        return self._position.history_known_to(player)

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> "WindfallState":
        """A state that agrees with all that a player knows, hidden parts drawn at random.

        Where seats before it have answered the question that the player is asked, their answers are drawn too. What
        other players have chosen and been told in secret is not known, and so not in their histories.
        """
        sampled: WindfallState = self.clone()
        sampled._position = self._position.resampled(player_id, random.Random(rng()))
        return sampled

    def __str__(self) -> str:
        observation = self._position.observed(SPECTATOR)
        if observation is None:
            return "before the deal"
        waits = "\nwaits for chance" if self._position.waits_for_chance else ""
        return observation.title.board(observation, SEAT_NAMES) + waits


class WindfallObserver:
    """What a player knows, as features; with perfect recall, also how often the player has chosen each action.

    The information state string tells a whole history apart; the tensor is the summary of it that learners use.
    """

    def __init__(self, title: Title, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise SetupError(f"observations have no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise SetupError("an observation is what one player knows: public information and the player's own")
        self._perfect_recall = bool(kind.perfect_recall)
        features, actions = len(title.feature_specs), title.action_count if self._perfect_recall else 0
        self.tensor: Floats = np.zeros(features + actions, np.float32)
        self.dict: dict[str, Floats] = {"features": self.tensor[:features]}
        if self._perfect_recall:
            self.dict["chosen"] = self.tensor[features:]

    def set_from(self, state: WindfallState, player: int) -> None:
        self.tensor.fill(0)
        observation = state.observed(player)
        if observation is None:
            return
        self.dict["features"][:] = as_array(observation.title.features(observation))
        if self._perfect_recall:
            for action in state.chosen(player):
                self.dict["chosen"][action] += 1 / _CHOSEN_SCALE

    def string_from(self, state: WindfallState, player: int) -> str:
        if self._perfect_recall:
            return state.history_known_to(player)
        observation = state.observed(player)
        return "before the deal" if observation is None else repr(observation.known.key())


class NewFrontiersGame(WindfallGame):
    title_name = "newfrontiers"


class RaceGame(WindfallGame):
    title_name = "race"


class JumpDriveGame(WindfallGame):
    title_name = "jumpdrive"


for _game in (NewFrontiersGame, RaceGame, JumpDriveGame):
    pyspiel.register_game(_TYPES[_game.title_name], _game)


def load(title: str, players: int = 2, **parameters: Any) -> Any:
    """A game by the name of its title.

    >>> load("race", players=3).num_players()
    3
    """
    return pyspiel.load_game(f"windfall_{title}", {"players": players, **parameters})
