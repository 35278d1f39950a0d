"""How the network learns from experience: proximal policy optimisation, with the ends of the games as further lessons.

Options that went better than expected become more likely, as long as the network has not moved far from the one that
played (Schulman et al. 2017). Beside that it learns what the positions led to (win shares and scores of all seats), and
what the others chose at the same time.
"""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from windfall.learn.experience import Experience, expand
from windfall.learn.model import Model
from windfall.thinking.network import MOST_PLAYERS, SCORE_UNIT, Floats, Network

_FARTHEST = 0.2  # how far a choice's chance may move before it stops counting
_WIN_WEIGHT = 0.5
_SCORE_WEIGHT = 4.0  # scores count in units of 50 VPs, so their errors are small numbers
_FORESEE_WEIGHT = 0.2
_LONGEST_GRADIENT = 1.0
_KEPT = 0.95  # of the average, with every update


@dataclass(frozen=True, slots=True)
class Lesson:
    """How one update went: means over all its minibatches."""

    win_loss: float  # cross entropy of the win shares
    score_error: float  # root of the mean square, in VPs
    foresee_loss: float  # cross entropy of what the others chose; 0 for titles without
    entropy: float  # how undecided the network is, relative to all options alike
    moved: float  # mean change of the log chance of what was chosen


@dataclass(frozen=True, slots=True)
class Pace:
    """How an update is done."""

    epochs: int
    batch: int
    rate: float
    entropy: float


class Learner:
    """The model and its optimiser. Without advantages, what was chosen is simply right: a lesson of a teacher."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.optimizer = torch.optim.Adam(model.parameters(), eps=1e-5, fused=True)
        # Single games of luck pull the weights here and there; their mean over the last updates is steadier.
        self.average = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(_KEPT))  # type: ignore[no-untyped-call]

    def update(self, experience: Experience, pace: Pace, rng: np.random.Generator) -> Lesson:
        for group in self.optimizer.param_groups:
            group["lr"] = pace.rate
        scaled = _scaled(experience.advantage)
        told: list[tuple[float, ...]] = []
        for _ in range(pace.epochs):
            order = rng.permutation(len(experience))
            for start in range(0, len(order), pace.batch):
                rows = order[start : start + pace.batch]
                told.append(self._step(experience, rows, None if scaled is None else scaled[rows], pace.entropy))
        self.average.update_parameters(self.model)
        win, score, foresee, entropy, moved = np.mean(told, axis=0).tolist()
        return Lesson(win, score**0.5 * SCORE_UNIT, foresee, entropy, moved)

    def steady(self) -> Network:
        """The network with the mean weights of the last updates: the one to play with."""
        model = self.average.module
        assert isinstance(model, Model)
        return model.network()

    def _step(
        self, experience: Experience, rows: NDArray[np.int64], advantage: Floats | None, entropy_weight: float
    ) -> tuple[float, ...]:
        hidden, wins, scores = self.model.judge(
            experience.features.some(rows), torch.from_numpy(experience.players[rows])
        )
        win_loss = -(torch.from_numpy(experience.wins[rows]) * wins).sum(dim=1).mean()
        score_loss = _score_loss(experience, rows, scores)
        foresee_loss = _foresee_loss(self.model, hidden, torch.from_numpy(experience.foreseen[rows]))
        policy_loss, entropy, moved = self._policy(experience, rows, hidden, advantage)
        loss = (
            policy_loss
            - entropy_weight * entropy
            + _WIN_WEIGHT * win_loss
            + _SCORE_WEIGHT * score_loss
            + _FORESEE_WEIGHT * foresee_loss
        )
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), _LONGEST_GRADIENT)
        self.optimizer.step()
        return win_loss.item(), score_loss.item(), foresee_loss.item(), entropy.item(), moved.item()

    def _policy(
        self, experience: Experience, rows: NDArray[np.int64], hidden: Tensor, advantage: Floats | None
    ) -> tuple[Tensor, Tensor, Tensor]:
        """The loss of the choices, their entropy, and how far they have moved."""
        starts = experience.option_starts
        counts = starts[rows + 1] - starts[rows]
        places = expand(starts[rows], counts)
        owner = torch.from_numpy(np.repeat(np.arange(len(rows)), counts))
        logits = self.model.rate(
            hidden,
            experience.options.some(places),
            torch.from_numpy(experience.actions[places]),
            owner,
        )
        logs = _log_chances(logits, owner, len(rows))
        chosen = torch.from_numpy(np.cumsum(counts) - counts + experience.chosen[rows])
        now = logs[chosen]
        moved = now - torch.from_numpy(np.log(experience.chance[rows]))
        loss = -now.mean() if advantage is None else _clipped_loss(moved, torch.from_numpy(advantage))
        most = torch.log(torch.from_numpy(counts).float().clamp(min=2))
        entropy = torch.zeros(len(rows)).index_add(0, owner, -logs.exp() * logs) / most
        return loss, entropy.mean(), moved.detach().abs().mean()


def _scaled(advantage: Floats | None) -> Floats | None:
    if advantage is None:
        return None
    scaled: Floats = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    return scaled


def _clipped_loss(moved: Tensor, advantage: Tensor) -> Tensor:
    ratio = moved.exp()
    return -torch.minimum(ratio * advantage, ratio.clamp(1 - _FARTHEST, 1 + _FARTHEST) * advantage).mean()


def _log_chances(logits: Tensor, owner: Tensor, count: int) -> Tensor:
    """The logarithm of each option's chance among the options of its decision."""
    with torch.no_grad():
        highest = torch.full((count,), -torch.inf).scatter_reduce(0, owner, logits, "amax")
    shifted = logits - highest[owner]
    sums = torch.zeros(count).index_add(0, owner, shifted.exp())
    return shifted - sums.log()[owner]


def _score_loss(experience: Experience, rows: NDArray[np.int64], scores: Tensor) -> Tensor:
    players = torch.from_numpy(experience.players[rows])
    present = torch.arange(MOST_PLAYERS) < players[:, None]
    error = (scores - torch.from_numpy(experience.scores[rows]) / SCORE_UNIT) ** 2
    return (error * present).sum() / present.sum()


def _foresee_loss(model: Model, hidden: Tensor, labels: Tensor) -> Tensor:
    told = (labels >= 0).float()
    if not told.sum():
        return torch.zeros(())
    losses = binary_cross_entropy_with_logits(model.foresee(hidden), labels.clamp(min=0), reduction="none")
    return (losses * told).sum() / told.sum()
