"""Notes and refusals: worked out by the rules, in words a player can read."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.support.subject import ForEverySetup, Policy, Setup, any_seat, shown
from windfall import Decision, Game

JUNK = re.compile(r"None|True|False|[{}<>]|  |\(\)| 1 \w+s\b")


class Notes(ForEverySetup):
    refusing: ClassVar[frozenset[str]]  # the questions in which things are refused
    places: ClassVar[frozenset[str]]  # where things lie that views show to those who are asked
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
                assert str(refusal.why)
                assert not JUNK.search(str(refusal.why)), refusal

    def lying(self, view: Any, seat: int) -> Iterator[tuple[str, str]]:
        """Whatever a view shows on the table, as place and subject."""
        raise NotImplementedError

    def test_whatever_lies_on_the_table_can_be_chosen_or_says_why_not(self, setup: Setup) -> None:
        places: set[str] = set()
        for game, decision, _rng in self.decisions(setup, games=1):
            told = {resting.place: str(resting.why) for resting in decision.resting}
            offered = {option.subject for option in decision.options}
            offered |= {option.subject for option in (() if decision.picks is None else decision.picks.options)}
            refused = {refusal.subject for refusal in decision.refused}
            for place, subject in self.lying(shown(game, decision.seat), decision.seat):
                assert subject in offered or subject in refused or told.get(place), (decision.kind, place, subject)
                places.add(place)
            assert all(why and not JUNK.search(why) for why in told.values())
        assert places <= self.places
        assert len(places) >= len(self.places) - 1, "hardly anything lay on the table"

    def test_the_page_names_the_places_of_the_table(self) -> None:
        folder = Path(__file__).parents[2] / "web" / "src" / "titles" / self.subject.title
        pages = " ".join(page.read_text() for page in folder.rglob("*.svelte"))
        given = re.findall(r"place=(\{[^}]*\}|\S+)", pages)
        named = {word for place in given for word in re.findall(r'"(\w+)"', place)}
        told = self.subject.new_game(self.subject.setups[0], seed=1).pending[0].resting
        assert {resting.place for resting in told} <= named

    def test_notes_can_be_read(self, setup: Setup) -> None:
        for _game, decision, _rng in self.decisions(setup, games=2):
            for option in decision.options:
                if option.note is not None:
                    assert decision.kind in self.noted
                    assert not JUNK.search(str(option.note)), option

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
