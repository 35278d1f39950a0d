"""The network in NumPy, which plays, and in PyTorch, which learns, are the same; files keep it."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import windfall
from windfall.engine.errors import UnknownBotError
from windfall.engine.features import Feature
from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.learn.experience import SparseRows
from windfall.learn.model import Model
from windfall.thinking.batch import Batch, draw_options, option_chances
from windfall.thinking.hearing import Hearing, trained_for
from windfall.thinking.network import Layers, Network, Shape, load, network
from windfall.thinking.opinions import OPINIONS


def some_positions(title: str, players: int) -> Batch:
    batch = Batch(find_title(title), 6)
    game = windfall.new(title, players=players, seed=3)
    for _ in range(6):
        seat = game.seats[0]
        batch.add_observed(game.observe(seat), game.actions(seat))
        game.play(seat, game.actions(seat)[-1])
    return batch


def random_network(title: str) -> Network:
    rng = np.random.default_rng(5)
    arrays = Shape.of(find_title(title)).arrays()
    return Network(title, {name: rng.normal(0, 0.1, size).astype(np.float32) for name, size in arrays.items()})


@pytest.mark.parametrize("title", title_names())
def test_playing_and_learning_network_agree(title: str) -> None:
    batch = some_positions(title, 3)
    own = random_network(title)
    model = Model(title, 0)
    with torch.no_grad():
        for name, array in own.weights.items():
            model.weights[name].copy_(torch.from_numpy(array))
        hidden, wins, scores = model.judge(SparseRows.of(batch.features), torch.from_numpy(batch.players))
        logits = model.rate(
            hidden,
            SparseRows.of(batch.options),
            torch.from_numpy(batch.actions),
            torch.from_numpy(batch.owner),
        )
        foreseen = torch.sigmoid(model.foresee(hidden))
    judgement, own_logits = batch.judge(own)
    np.testing.assert_allclose(judgement.wins, wins.exp(), atol=1e-5)
    np.testing.assert_allclose(judgement.scores / 50, scores, atol=1e-4)
    np.testing.assert_allclose(own_logits, logits, atol=1e-4)
    np.testing.assert_allclose(own.foresee(judgement.hidden), foreseen, atol=1e-5)


def test_gradients_of_sparse_rows_are_those_of_dense_ones() -> None:
    batch = some_positions("jumpdrive", 2)
    model = Model("jumpdrive", 0)
    hidden, _wins, _scores = model.judge(SparseRows.of(batch.features), torch.from_numpy(batch.players))
    hidden.square().sum().backward()
    sparse = model.weights["first"].grad
    weights = {name: array.detach().requires_grad_() for name, array in model.weights.items()}
    first = torch.relu(torch.from_numpy(batch.features.copy()) @ weights["first"] + weights["first_bias"])
    torch.relu(first @ weights["hidden"] + weights["hidden_bias"]).square().sum().backward()
    torch.testing.assert_close(sparse, weights["first"].grad)


def test_win_shares_are_of_the_seats_that_play() -> None:
    judgement, _logits = some_positions("race", 3).judge(random_network("race"))
    np.testing.assert_allclose(judgement.wins.sum(axis=1), 1, rtol=1e-5)
    assert (judgement.wins[:, 3:] == 0).all()
    assert (judgement.wins[:, :3] > 0).all()


def test_pulls_are_the_slope_of_the_log_odds() -> None:
    own = random_network("jumpdrive")
    features = some_positions("jumpdrive", 3).features[2].astype(np.float64)
    exact = Network("jumpdrive", {name: array.astype(np.float64) for name, array in own.weights.items()})  # type: ignore[misc]
    pulls = exact.pulls(features, 3)  # type: ignore[arg-type]
    step = 1e-6
    for feature in np.flatnonzero(features)[:20]:
        nudged = np.repeat(features[None], 2, axis=0)
        nudged[:, feature] += (-step, step)
        wins = exact.judge(nudged, np.array([3, 3])).wins[:, 0]  # type: ignore[arg-type]
        low, high = np.log(wins / (1 - wins))
        assert pulls[feature] == pytest.approx((high - low) / (2 * step), rel=1e-3, abs=1e-6)


def test_weights_are_saved_in_half_precision_and_loaded(tmp_path: Path) -> None:
    own = random_network("race")
    own.save(tmp_path / "weights.npz")
    again = load(tmp_path / "weights.npz")
    assert again.title == "race"
    for name, array in own.weights.items():
        np.testing.assert_allclose(again.weights[name], array, rtol=1e-3, atol=1e-6)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "weights.npz").write_bytes(b"nothing")
    with pytest.raises(UnknownBotError, match="holds no weights"):
        load(tmp_path / "weights.npz")


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    own = random_network("race")
    own.weights["first"] = own.weights["first"][1:]
    own.save(tmp_path / "weights.npz")
    with pytest.raises(UnknownBotError, match="its layers are not those of this Windfall; train it again"):
        load(tmp_path / "weights.npz")


@pytest.mark.parametrize("what", trained_for("race"))
def test_weights_trained_for_something_else_of_the_same_size_are_refused(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = trained_for("race") | {what: "0123456789abcdef"}
    monkeypatch.setattr("windfall.thinking.network.trained_for", lambda _title: other)
    random_network("race").save(tmp_path / "weights.npz")
    monkeypatch.undo()
    with pytest.raises(UnknownBotError, match=f"its {what} are not those of this Windfall"):
        load(tmp_path / "weights.npz")


def test_features_are_heard_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is new, or changes places with another, changes nothing for a network that was trained before."""
    title, own = find_title("jumpdrive"), random_network("jumpdrive")
    own.save(tmp_path / "weights.npz")
    own = load(tmp_path / "weights.npz")
    rows = some_positions("jumpdrive", 3)
    judgement, pulls = own.judge(rows.features, rows.players), own.pulls(rows.features[0], 3)
    logits = own.rate(judgement.hidden, rows.options, rows.actions, rows.owner)
    first, second, *others = title.feature_specs
    new = Feature("new", "nobody has heard of it", 1.0)
    monkeypatch.setattr(type(title), "feature_specs", (second, first, *others, new))
    monkeypatch.setattr(type(title), "option_feature_specs", (new, *title.option_feature_specs))
    features = np.hstack((rows.features[:, [1, 0]], rows.features[:, 2:], np.ones((6, 1), np.float32)))
    options = np.hstack((np.ones((len(rows.options), 1), np.float32), rows.options))
    again = load(tmp_path / "weights.npz")
    heard = again.judge(features, rows.players)
    np.testing.assert_allclose(heard.wins, judgement.wins, rtol=1e-5)
    np.testing.assert_allclose(
        again.rate(heard.hidden, options, rows.actions, rows.owner), logits, rtol=1e-4, atol=1e-5
    )
    np.testing.assert_allclose(again.pulls(features[0], 3)[[1, 0, 2]], pulls[:3], rtol=1e-4)
    assert again.pulls(features[0], 3)[-1] == 0


@pytest.mark.parametrize(("specs", "what"), [("feature_specs", "positions"), ("option_feature_specs", "options")])
def test_features_that_are_gone_or_scaled_anew_are_missed(
    specs: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = find_title("race")
    random_network("race").save(tmp_path / "weights.npz")
    first, *others = getattr(title, specs)
    monkeypatch.setattr(type(title), specs, (replace(first, scale=2 * first.scale), *others))
    with pytest.raises(UnknownBotError, match=f"its features of {what} are not those of this Windfall"):
        load(tmp_path / "weights.npz")


def test_who_does_not_listen_to_the_player_plays_whatever_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = trained_for("race") | {"rule-based player": "0123456789abcdef"}
    for opinions in (True, False):
        Model("race", 0, opinions).network().save(tmp_path / f"{opinions}.npz")
    monkeypatch.setattr("windfall.thinking.network.trained_for", lambda _title: other)
    assert not load(tmp_path / "False.npz").hearing.opinions
    with pytest.raises(UnknownBotError, match="its rule-based player"):
        load(tmp_path / "True.npz")


def test_learning_goes_on_with_what_is_known_of_the_features() -> None:
    """Without opinions, and with features that the network before did not hear."""
    before = random_network("race")
    less = Hearing(before.hearing.features[1:], before.hearing.option_features[:-1], opinions=True)
    weights = dict(before.weights)
    weights["first"] = weights["first"][1:]
    weights["rating_option"] = np.delete(weights["rating_option"], len(less.option_features), axis=0)
    model = Model("race", 0, opinions=False)
    model.take(Network("race", weights, less))
    after = model.network()
    assert not after.weights["first"][0].any()
    assert not after.weights["rating_option"][-1].any()
    np.testing.assert_array_equal(after.weights["first"][1:], weights["first"])
    np.testing.assert_array_equal(after.weights["rating_option"][:-1], weights["rating_option"][:-OPINIONS])


def test_a_wider_network_begins_with_saying_the_same() -> None:
    before = random_network("jumpdrive")
    model = Model("jumpdrive", 1, layers=Layers(before.weights["first"].shape[1] + 8, 128, 80))
    model.take(before)
    batch = some_positions("jumpdrive", 3)
    judgement, logits = batch.judge(model.network())
    judged, rated = batch.judge(before)
    np.testing.assert_allclose(logits, rated, rtol=1e-4, atol=1e-6)
    np.testing.assert_allclose(judgement.wins, judged.wins, rtol=1e-4)
    np.testing.assert_allclose(judgement.scores, judged.scores, rtol=1e-4)


def test_weights_that_do_not_say_what_they_were_trained_for_are_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "weights.npz", title=np.array("race"), **random_network("race").weights)  # type: ignore[arg-type]
    with pytest.raises(UnknownBotError, match="holds no weights"):
        load(tmp_path / "weights.npz")


@pytest.mark.parametrize("title", title_names())
def test_every_title_has_weights(title: str) -> None:
    assert network(title).title == title


def test_options_are_drawn_by_their_chances() -> None:
    logits = np.log(np.array([0.2, 0.8, 1.0, 0.5, 0.25, 0.25], np.float32))
    counts = [2, 1, 3]
    chances = option_chances(logits, counts)
    np.testing.assert_allclose(chances, [0.2, 0.8, 1, 0.5, 0.25, 0.25], rtol=1e-5)
    assert draw_options(chances, counts, np.array([0.0, 0.5, 0.49])).tolist() == [0, 2, 3]
    assert draw_options(chances, counts, np.array([0.21, 0.999999, 0.999999])).tolist() == [1, 2, 5]
