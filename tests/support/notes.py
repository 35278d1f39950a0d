"""Notes and refusals: worked out by the rules, in words a player can read."""

import random
import re
from collections.abc import Iterator
from typing import ClassVar

import pytest

from tests.support.subject import ForEverySetup, Policy, Setup, any_seat
from windfall import Decision, Game

PARTS = re.compile(r" · |;? or |; ")
COST = re.compile(r"cost (?:.*= )?(\d+) of your")
MILITARY = re.compile(r"defense (\d+), your [Mm]ilitary (?:left )?(?:.*= )?(−?\d+)")
JUNK = re.compile(r"None|True|False|[{}<>]|  |\(\)| 1 \w+s\b")


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def costs(note: str) -> list[int]:
    return [number(found[1]) for part in PARTS.split(note) if (found := COST.match(part))]


def conquests(note: str) -> list[tuple[int, int]]:
    """Defense and Military."""
    matches = [found for part in PARTS.split(note) if (found := MILITARY.match(part))]
    return [(number(found[1]), number(found[2])) for found in matches]


def after(note: str, label: str, before: int) -> int:
    """What a note says a number will be, having said what it is."""
    found = re.search(rf"(?:^|· ){label} (−?\d+) → (−?\d+)", note)
    if found is None:
        return before
    assert number(found[1]) == before
    return number(found[2])


class Notes(ForEverySetup):
    refusing: ClassVar[frozenset[str]]  # the questions in which things are refused
    noted: ClassVar[frozenset[str]]  # the questions with options that have notes

    def decisions(self, setup: Setup, games: int) -> Iterator[tuple[Game, Decision, random.Random]]:
        for seed in range(games):
            yield from self.decisions_of_game(setup, self.subject.policy(seed), seed)

    def decisions_of_game(
        self, setup: Setup, policy: Policy, seed: int
    ) -> Iterator[tuple[Game, Decision, random.Random]]:
        rng = random.Random(seed)
        game = self.subject.new_game(setup, seed)
        while not game.over:
            seat = any_seat(game, rng)
            yield game, game.decision(seat), rng
            game.play(seat, policy.choose(game, seat, rng))

    def test_what_is_refused_is_not_offered_and_says_why(self, setup: Setup) -> None:
        for _game, decision, _rng in self.decisions(setup, games=2):
            refused = [refusal.subject for refusal in decision.refused]
            assert len(refused) == len(set(refused))
            assert not set(refused) & {option.subject for option in decision.options}
            for refusal in decision.refused:
                assert decision.kind in self.refusing
                assert refusal.why
                assert not JUNK.search(refusal.why), refusal

    def test_notes_can_be_read(self, setup: Setup) -> None:
        for _game, decision, _rng in self.decisions(setup, games=2):
            for option in decision.options:
                if option.note is not None:
                    assert decision.kind in self.noted
                    assert not JUNK.search(option.note), option

    def test_each_of_these_questions_has_notes_or_refusals(self) -> None:
        """Games of all setups and policies are played until all have been met."""
        noted, refusing = set(self.noted), set(self.refusing)
        for seed, setup, policy in self.subject.tables():
            for _game, decision, _rng in self.decisions_of_game(setup, policy, seed):
                if any(option.note is not None for option in decision.options):
                    noted.discard(decision.kind)
                if decision.refused:
                    refusing.discard(decision.kind)
                if not noted and not refusing:
                    return
        pytest.fail(f"no notes in {noted}, no refusals in {refusing}")
