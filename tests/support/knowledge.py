"""Non-interference: what a seat observes, may choose and can sample does not depend on what it cannot know."""

import gc
import random
import types
from collections.abc import Iterator
from typing import ClassVar

import windfall
from tests.support.subject import ForEverySetup, Setup, any_seat, dump, play_on, viewers
from windfall import Chance, Game, Observation
from windfall.engine.state import EVERYONE, State

Positions = Iterator[tuple[Game, random.Random]]


def reachable(*roots: object) -> dict[int, object]:
    """All data that can be reached from these objects; code is not followed."""
    code = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType)
    found: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        item = waiting.pop()
        if id(item) not in found and not isinstance(item, code):
            found[id(item)] = item
            waiting += gc.get_referents(item)
    return found


class Knowledge(ForEverySetup):
    private_events: ClassVar[frozenset[int]]  # codes of the events that one seat alone may know of
    told_by_others: ClassVar[frozenset[int]] = frozenset()  # codes of events that others may tell again

    def positions(self, setup: Setup, seed: int, share: float = 0.1) -> Positions:
        """A game at a share of all its positions, and at its end."""
        rng = random.Random(seed)
        game = self.subject.new_game(setup, seed)
        while not game.over:
            if rng.random() < share:
                yield game, rng
            seat = any_seat(game, rng)
            game.play(seat, self.subject.policy(seed).choose(game, seat, rng))
        yield game, rng

    def test_a_sampled_game_agrees_with_all_that_the_viewer_knows(self, setup: Setup) -> None:
        subject = self.subject
        differ = 0
        for seed in range(3):
            for game, rng in self.positions(setup, seed):
                for viewer in viewers(game):
                    observation = game.observe(viewer)
                    for _ in range(2):
                        sampled = windfall.sample(observation, rng)
                        subject.check_sample(sampled.state)
                        assert sampled.observe(viewer) == observation
                        assert hash(sampled.observe(viewer)) == hash(observation)
                        assert sampled.title.view(sampled.observe(viewer)) == game.title.view(observation)
                        assert sampled.over == game.over
                        assert set(sampled.seats) <= set(observation.known.seats())
                        assert bool(sampled.seats) == bool(game.seats)
                        differ += sampled.state != game.state
                        assert (viewer in sampled.seats) == (viewer in game.seats)
                        if viewer in game.seats:
                            mine, theirs = game.decision(viewer), sampled.decision(viewer)
                            assert (theirs.kind, theirs.actions) == (mine.kind, mine.actions)
                            assert theirs.options == mine.options
                            assert theirs.prompt == mine.prompt
                            assert theirs.picks == mine.picks
                            assert theirs.refused == mine.refused
        assert differ > 20, "samples of this title hide nothing"

    def test_a_sample_depends_on_the_observation_alone(self, some_setup: Setup) -> None:
        """The same chance gives the same sample, whatever the hidden truth is."""
        subject = self.subject
        for game, rng in self.positions(some_setup, seed=9, share=0.05):
            for viewer in viewers(game):
                other = windfall.sample(game.observe(viewer), rng)
                seed = rng.getrandbits(32)
                mine = windfall.sample(game.observe(viewer), random.Random(seed))
                theirs = windfall.sample(other.observe(viewer), random.Random(seed))
                assert dump(subject, mine.state) == dump(subject, theirs.state)

    def test_sampled_games_can_be_played_to_the_end(self, setup: Setup) -> None:
        subject = self.subject
        played = 0
        for game, rng in self.positions(setup, seed=41, share=0.04):
            sampled = windfall.sample(game.observe(rng.randrange(-1, setup.players)), rng)
            for _ in play_on(sampled, subject.policy(1), rng):
                subject.check_sample(sampled.state)
            assert len(sampled.result.scores) == setup.players
            played += 1
        assert played > 1

    def test_private_events_are_in_the_log_of_their_seat_alone(self, setup: Setup) -> None:
        *_, (game, _rng) = self.positions(setup, seed=71)
        private = [event for event in game._events if event[1] != EVERYONE]
        assert {event[0] for event in private} == self.private_events
        assert all(event[1] == event[2] for event in private)
        assert not any(event[0] in self.private_events and event[1] == EVERYONE for event in game._events)
        for viewer in viewers(game):
            own = [event for event in private if event[1] == viewer]
            assert [event for event in game.events(viewer) if event[1] != EVERYONE] == own
            assert len(game.events(viewer)) == len(game._events) - len(private) + len(own)
            known = game.events(viewer)
            told = [event for place, event in enumerate(known) if not game.title.tells_again(known, place)]
            assert len(game.log(viewer)) == len(told)
            assert {event[0] for event in known} - {event[0] for event in told} <= self.told_by_others
            assert [event for event in told if event[1] != EVERYONE] == own
        assert not any(event[0] in self.private_events for event in game.events())

    def test_the_log_that_is_told_move_by_move_is_the_whole_log(self, some_setup: Setup) -> None:
        rng = random.Random(5)
        game = self.subject.new_game(some_setup, 5)
        told = {viewer: game.lines(viewer) for viewer in viewers(game)}
        while not game.over:
            first = game.event_count
            seat = any_seat(game, rng)
            game.play(seat, self.subject.policy(5).choose(game, seat, rng))
            for viewer in told:
                told[viewer] += game.lines(viewer, first)
        assert told == {viewer: game.lines(viewer) for viewer in viewers(game)}

    def test_an_observation_holds_no_handle_on_the_game(self, some_setup: Setup) -> None:
        """Nothing that can be changed is shared, so that neither side can be reached or changed from the other."""
        changeable = (list, dict, set, bytearray, State, Chance, *self.subject.parts)
        for game, _rng in self.positions(some_setup, seed=81, share=0.05):
            inside = reachable(game.state, game._chance, game._moves, game._events)
            for viewer in viewers(game):
                known = game.observe(viewer)
                seen = reachable(known, *([game.decision(viewer)] if viewer in game.seats else []))
                assert not any(isinstance(item, Game | Chance) for item in seen.values())
                shared = [item for number, item in seen.items() if number in inside and isinstance(item, changeable)]
                assert shared == [], f"shared with the game: {shared}"

    def test_an_observation_stays_as_it_was_when_the_game_goes_on(self, some_setup: Setup) -> None:
        kept: list[tuple[Observation, object]] = []
        for game, _rng in self.positions(some_setup, seed=91):
            kept += [(game.observe(viewer), game.observe(viewer).known.key()) for viewer in viewers(game)]
        assert len(kept) > 20
        for observation, key in kept:
            assert observation.known.key() == key
