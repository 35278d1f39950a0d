"""Players of Jump Drive place, pay and discard at the same time, in any order."""

import random

from tests.jumpdrive.subject import COLONIST, JUMP_DRIVE, SETUPS
from tests.support.simultaneous import Simultaneous, open_steps


class TestJumpDrive(Simultaneous):
    subject = JUMP_DRIVE
    kinds = frozenset(("discard_start", "place", "pay", "explore", "second_world", "pay_second", "hand_limit"))

    def test_every_simultaneous_question_is_met(self) -> None:
        """It is rare that two players have a Colony Convoy to use in the same round."""
        met = set()
        for seed in range(100):
            game = JUMP_DRIVE.new_game(SETUPS[-1], seed)
            for asked in open_steps(game, COLONIST, random.Random(seed)):
                met.add(asked.decision(asked.seats[0]).kind)
            if met == self.kinds:
                return
        raise AssertionError(f"never asked of several seats: {self.kinds - met}")
