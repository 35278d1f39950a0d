"""A table at which one agent sits among bots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from windfall.arena import bot_seed
from windfall.engine.chance import Chance
from windfall.engine.decision import Decision
from windfall.engine.errors import SetupError
from windfall.engine.game import SEAT_NAMES
from windfall.engine.observation import Observation
from windfall.engine.position import Position
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue, Title
from windfall.players import Bot
from windfall.players.seating import Opponent, line_up, seated
from windfall.research.rewards import check_reward, rewards

# Games of players who want to win are over long before; an agent that never does what ends a game is not waited for.
MOST_STEPS: Final = 1000
OVER: Final = "over"  # the kind of what is asked when nothing is asked any more
_SEEDS: Final = 1 << 31


def told(decision: Decision) -> dict[str, Any]:
    """A decision in words."""
    return {
        "prompt": str(decision.prompt),
        "options": {option.action: str(option.text) for option in decision.options},
    }


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an answer."""

    reward: float
    over: bool = False
    truncated: bool = False
    illegal: bool = False


class TableRules:
    """What holds for all games at a table: who plays what against whom, and what it is worth."""

    def __init__(
        self,
        title: str,
        players: int,
        bots: Opponent | Sequence[Opponent],
        *,
        seat: int | None,
        reward: str,
        illegal_cost: float,
        max_steps: int,
        settings: Mapping[str, SettingValue],
    ) -> None:
        self.title: Title = find_title(title)
        self.setup = self.title.check_setup(players, settings)
        check_reward(reward)
        if seat is not None and seat not in range(players):
            raise SetupError(f"there is no seat {seat}; seats are 0 to {players - 1}, or None")
        if max_steps < 1:
            raise SetupError(f"a game has at least one step, not {max_steps}")
        self.players = players
        self.opponents = line_up(bots, players - 1)
        self.seat = seat
        self.reward = reward
        self.illegal_cost = illegal_cost
        self.max_steps = max_steps


class Table:
    """One game after the other. The bots answer until the agent is asked."""

    def __init__(self, rules: TableRules) -> None:
        self.rules = rules
        self.agent = 0
        self._position: Position | None = None
        self._bots: dict[int, Bot] = {}
        self._steps = 0
        self._ended = False

    @property
    def position(self) -> Position:
        if self._position is None:
            raise SetupError("no game is dealt yet; call reset() first")
        return self._position

    def deal(self, rng: np.random.Generator) -> None:
        rules = self.rules
        deal = int(rng.integers(_SEEDS))
        self.agent = int(rng.integers(rules.players)) if rules.seat is None else rules.seat
        chance = Chance(deal)
        position = Position(rules.title, rules.title.setup(rules.players, rules.setup, chance), chance)
        others = [seat for seat in range(rules.players) if seat != self.agent]
        self._bots = {
            seat: seated(opponent, bot_seed(deal, 0, seat))
            for seat, opponent in zip(others, rules.opponents, strict=True)
        }
        for seat, player in self._bots.items():
            player.begin(position.observe(seat), rules.setup)
        self._position = position
        self._steps = 0
        self._ended = False
        self._let_bots_play()

    def answer(self, action: int | None) -> Outcome:
        """Play the agent's action, and let the bots play on; None is an answer that may not be given."""
        position, rules = self.position, self.rules
        if self._ended:
            raise SetupError("the game is over; call reset() to deal another one")
        self._steps += 1
        spent = self._ended = self._steps == rules.max_steps
        if action is None:
            return Outcome(-rules.illegal_cost, truncated=spent, illegal=True)
        position.play(self.agent, action)
        self._let_bots_play()
        if position.over:
            self._ended = True
            return Outcome(rewards(position.result, rules.reward)[self.agent], over=True)
        return Outcome(0.0, truncated=spent)

    def _let_bots_play(self) -> None:
        """Bots answer before the agent even where all are asked at once: none sees what the others have chosen."""
        position = self.position
        while True:
            seat = next((seat for seat in position.state.seats() if seat != self.agent), None)
            if seat is None:
                break
            decision = position.decision(seat)
            action = self._bots[seat].choose(decision.observation, decision)
            if action not in decision.actions:
                raise SetupError(
                    f"the bot {self._bots[seat].name} chose {action!r}, which is none of {decision.actions}"
                )
            position.play(seat, action)

    @property
    def actions(self) -> Sequence[int]:
        """What the agent may choose; nothing when the game is over."""
        return () if self.position.over else self.position.options(self.agent)

    def observe(self) -> Observation:
        return self.position.observe(self.agent)

    def board(self) -> str:
        """The table as the agent sees it."""
        return self.rules.title.board(self.observe(), SEAT_NAMES)

    def info(self, texts: bool = False) -> dict[str, Any]:
        """The agent's seat, and what it is asked or how the game ended."""
        position = self.position
        if position.over:
            result = position.result
            return {
                "seat": self.agent,
                "kind": OVER,
                "scores": list(result.scores),
                "winners": list(result.winners),
            }
        decision = position.decision(self.agent)
        info: dict[str, Any] = {"seat": self.agent, "kind": decision.kind}
        if texts:
            info |= told(decision)
        return info
