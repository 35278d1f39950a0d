"""The network of `windfall.thinking.network` in PyTorch, for gradients."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.autograd.function import FunctionCtx
from torch.nn.functional import embedding, embedding_bag

from windfall.engine.registry import title as find_title
from windfall.learn.experience import SparseRows
from windfall.thinking.hearing import Hearing
from windfall.thinking.network import MOST_PLAYERS, USUAL_LAYERS, Floats, Layers, Network, Shape
from windfall.thinking.opinions import OPINIONS

# About so many features of a position are not zero; first weights are drawn for that many.
_TYPICAL_FEATURES = 100
_NOBODY = -1e9


class Model(nn.Module):
    """The same arrays, the same sums; `network` hands them over to play with."""

    def __init__(self, title: str, seed: int, opinions: bool = True, layers: Layers = USUAL_LAYERS) -> None:
        super().__init__()
        self.title = title
        self.hearing = Hearing.of(find_title(title), opinions)
        generator = torch.Generator().manual_seed(seed)
        self.weights = nn.ParameterDict(
            {
                name: _first(name, size, generator)
                for name, size in Shape.of(find_title(title), self.hearing, layers).arrays().items()
            }
        )

    def judge(self, features: SparseRows, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Hidden layer, logarithms of the win shares, and scores in units, as in `Network.judge`."""
        weights = self.weights
        first = torch.relu(_product(features, weights["first"]) + weights["first_bias"])
        hidden = torch.relu(torch.addmm(weights["hidden_bias"], first, weights["hidden"]))
        logits = torch.addmm(weights["win_bias"], hidden, weights["win"])
        nobody = torch.arange(MOST_PLAYERS) >= players[:, None]
        wins = torch.log_softmax(logits.masked_fill(nobody, _NOBODY), dim=1)
        return hidden, wins, torch.addmm(weights["score_bias"], hidden, weights["score"])

    def rate(self, hidden: Tensor, options: SparseRows, actions: Tensor, owner: Tensor) -> Tensor:
        weights = self.weights
        context = torch.addmm(weights["rating_bias"], hidden, weights["rating_hidden"])
        rating = _product(options, weights["rating_option"])
        rating = torch.relu(rating + embedding(actions, weights["rating_action"]) + context.index_select(0, owner))
        empty = rating.new_zeros(len(hidden), rating.shape[1])
        counts = torch.bincount(owner, minlength=len(hidden)).clamp(min=1)[:, None]
        mean = empty.index_add(0, owner, rating) / counts
        best = empty.scatter_reduce(0, owner[:, None].expand_as(rating), rating, "amax")
        mixed = mean @ weights["mixed_mean"] + best @ weights["mixed_best"]
        mixed = mixed + torch.addmm(weights["mixed_bias"], hidden, weights["mixed_hidden"])
        rated = torch.relu(rating @ weights["mixed"] + mixed.index_select(0, owner))
        logits: Tensor = rated @ weights["logit"]
        return logits

    def foresee(self, hidden: Tensor) -> Tensor:
        """Logits, as in `Network.foresee`."""
        logits = torch.addmm(self.weights["foresee_bias"], hidden, self.weights["foresee"])
        return logits.reshape(len(hidden), MOST_PLAYERS - 1, -1)

    def take(self, network: Network) -> None:
        """Go on from the weights of a network, which may have narrower layers. What it did not hear means nothing at
        first; what is not heard here any more is forgotten. Of the units that it did not have, those that it had take
        no notice at first, so both say the same."""
        heard = {"first": network.hearing.features, "rating_option": network.hearing.option_features}
        own = {"first": self.hearing.features, "rating_option": self.hearing.option_features}
        with torch.no_grad():
            for name, array in network.weights.items():
                weights, taken = self.weights[name], torch.from_numpy(array)
                weights[..., : array.shape[-1] if array.ndim > 1 else None] = 0
                if name not in heard:
                    weights[tuple(slice(size) for size in array.shape)] = taken
                    continue
                row = {feature: number for number, feature in enumerate(heard[name])}
                for number, feature in enumerate(own[name]):
                    if feature in row:
                        weights[number, : taken.shape[1]] = taken[row[feature]]
                if name == "rating_option" and network.hearing.opinions and self.hearing.opinions:
                    weights[-OPINIONS:, : taken.shape[1]] = taken[-OPINIONS:]

    def network(self) -> Network:
        weights = {name: array.detach().numpy().astype(np.float32) for name, array in self.weights.items()}
        return Network(self.title, weights, self.hearing)


def _product(rows: SparseRows, weights: Tensor) -> Tensor:
    product: Tensor = _SparseProduct.apply(weights, rows)  # type: ignore[no-untyped-call]
    return product


class _SparseProduct(torch.autograd.Function):
    """Sparse rows times weights: sums of weighted rows, several times as fast as a dense product.

    The gradient of the weights is the same kind of sum, with rows and columns exchanged; PyTorch's own takes longer.
    """

    @staticmethod
    def forward(ctx: FunctionCtx, weights: Tensor, rows: SparseRows) -> Tensor:
        ctx.rows = rows  # type: ignore[attr-defined]
        return _weighted_sums(weights, rows.columns, rows.values, rows.starts)

    @staticmethod
    def backward(ctx: FunctionCtx, *gradients: Tensor) -> tuple[Tensor, None]:
        rows: SparseRows = ctx.rows  # type: ignore[attr-defined]
        turned = rows.turned()
        return _weighted_sums(gradients[0], turned.columns, turned.values, turned.starts), None


def _weighted_sums(weights: Tensor, columns: NDArray[np.integer], values: Floats, starts: NDArray[np.int64]) -> Tensor:
    return embedding_bag(
        torch.from_numpy(columns.astype(np.int64)),
        weights,
        torch.from_numpy(starts[:-1]),
        mode="sum",
        per_sample_weights=torch.from_numpy(values),
    )


def _first(name: str, size: tuple[int, ...], generator: torch.Generator) -> nn.Parameter:
    """The weights to start from: outputs near zero, so that all options are equally likely at first."""
    if name.endswith("_bias") or name in ("win", "score", "foresee", "rating_action"):
        return nn.Parameter(torch.zeros(size))
    if name == "logit":
        return nn.Parameter(torch.randn(size, generator=generator) * 0.1 / size[0] ** 0.5)
    if name.startswith("mixed"):
        return nn.Parameter(torch.randn(size, generator=generator) * (0.7 / size[0]) ** 0.5)
    fan_in = _TYPICAL_FEATURES if name == "first" else 30 if name == "rating_option" else size[0]
    return nn.Parameter(torch.randn(size, generator=generator) * (2 / fan_in) ** 0.5)
