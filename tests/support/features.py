"""Features say what the seat knows and nothing else, and say what their names promise."""

import random
from collections.abc import Iterator
from math import isfinite

import windfall
from tests.support.subject import ForEverySetup, Setup, any_seat
from windfall import Game, Observation
from windfall.engine.features import PLACES
from windfall.engine.title import Title

MOST = 10.0  # what the spaces of the research interfaces allow


def named_features(observation: Observation) -> dict[str, float]:
    title = observation.title
    return {spec.name: number for spec, number in zip(title.feature_specs, title.features(observation), strict=True)}


def named_option(observation: Observation, action: int) -> dict[str, float]:
    title = observation.title
    numbers = title.option_rows(observation, (action,))
    return {spec.name: number for spec, number in zip(title.option_feature_specs, numbers, strict=True)}


class Features(ForEverySetup):
    def _title(self) -> Title:
        return windfall.title(self.subject.title)

    def positions(self, setup: Setup, seed: int, share: float) -> Iterator[tuple[Game, int, random.Random]]:
        """A game at a share of its decisions, with the seat that moves next."""
        rng = random.Random(seed)
        game = self.subject.new_game(setup, seed)
        while not game.over:
            seat = any_seat(game, rng)
            if rng.random() < share:
                yield game, seat, rng
            game.play(seat, self.subject.policy(seed).choose(game, seat, rng))

    def test_names_are_unique_and_scales_positive(self) -> None:
        for specs in (self._title().feature_specs, self._title().option_feature_specs):
            assert len({spec.name for spec in specs}) == len(specs)
            assert all(spec.scale > 0 and spec.meaning for spec in specs)

    def test_numbers_are_as_many_as_names_and_small(self, setup: Setup) -> None:
        title = self._title()
        for game, seat, _rng in self.positions(setup, seed=1, share=0.1):
            for viewer in range(setup.players):
                numbers = title.features(game.observe(viewer))
                assert len(numbers) == len(title.feature_specs)
                assert all(isfinite(number) and -MOST <= number <= MOST for number in numbers)
            for row in title.all_option_features(game.observe(seat), game.actions(seat)):
                assert len(row) == len(title.option_feature_specs)
                assert all(isfinite(number) and -MOST <= number <= MOST for number in row)

    def test_a_number_times_its_scale_is_a_count(self, some_setup: Setup) -> None:
        """So the scales are those by which the numbers were divided. Supplies are counted for each player."""
        title = self._title()
        for game, seat, _rng in self.positions(some_setup, seed=8, share=0.1):
            observation = game.observe(seat)
            for spec, number in zip(title.feature_specs, title.features(observation), strict=True):
                count = number * spec.scale * some_setup.players
                assert abs(count - round(count)) < 1e-6, spec.name
            for row in title.all_option_features(observation, game.actions(seat)):
                for spec, number in zip(title.option_feature_specs, row, strict=True):
                    count = number * spec.scale
                    assert abs(count - round(count)) < 1e-6, spec.name

    def test_features_do_not_depend_on_what_is_hidden(self, some_setup: Setup) -> None:
        differ = 0
        for game, seat, rng in self.positions(some_setup, seed=2, share=0.15):
            for viewer in range(some_setup.players):
                observation = game.observe(viewer)
                sampled = windfall.sample(observation, rng)
                differ += sampled.state != game.state
                assert named_features(sampled.observe(viewer)) == named_features(observation)
                if viewer == seat:
                    actions = game.actions(seat)
                    mine = game.title.all_option_features(observation, actions)
                    assert game.title.all_option_features(sampled.observe(viewer), actions) == mine
        assert differ or not self._hides_something(some_setup)

    def _hides_something(self, setup: Setup) -> bool:
        return self.subject.title != "newfrontiers" or bool(setup.options["goals"])

    def test_an_observation_is_left_as_it_was(self, some_setup: Setup) -> None:
        for game, seat, _rng in self.positions(some_setup, seed=3, share=0.1):
            observation = game.observe(seat)
            key = observation.known.key()
            game.title.features(observation)
            game.title.all_option_features(observation, game.actions(seat))
            assert observation.known.key() == key

    def test_seats_come_in_turn_order_and_absent_ones_are_zero(self, some_setup: Setup) -> None:
        """Every viewer sees itself as `own`, and the seat behind it as `left1`."""
        for game, _seat, _rng in self.positions(some_setup, seed=4, share=0.05):
            seen = [named_features(game.observe(viewer)) for viewer in range(some_setup.players)]
            for place, name in enumerate(PLACES[: max(self._title().players)]):
                for viewer in range(some_setup.players):
                    parts = {key: number for key, number in seen[viewer].items() if key.startswith(f"{name}.")}
                    assert parts
                    assert parts[f"{name}.present"] == (place < some_setup.players)
                    if place >= some_setup.players:
                        assert not any(parts.values())
                    else:
                        other = seen[(viewer + place) % some_setup.players]
                        public = self._public(parts, name)
                        assert public == {key: other[f"own.{key}"] for key in public}

    def _public(self, parts: dict[str, float], place: str) -> dict[str, float]:
        """What everyone sees of a seat, without the comparison with the own one."""
        found = {key.removeprefix(f"{place}."): number for key, number in parts.items()}
        return {
            key: number
            for key, number in found.items()
            if not key.startswith("hand.") and key not in ("score_lead", "vp_lead")
        }

    def test_the_question_and_the_verb_are_named(self, some_setup: Setup) -> None:
        for game, seat, _rng in self.positions(some_setup, seed=5, share=0.15):
            observation = game.observe(seat)
            features = named_features(observation)
            asked = [key for key, number in features.items() if key.startswith("question.") and number]
            assert asked == [f"question.{game.decision(seat).kind}"]
            for action in game.actions(seat):
                verbs = [
                    key
                    for key, number in named_option(observation, action).items()
                    if key.startswith("verb.") and number
                ]
                words = verbs[0].removeprefix("verb.").replace("_", " ")
                assert len(verbs) == 1
                assert str(game.title.action_text(action)).startswith(words)
