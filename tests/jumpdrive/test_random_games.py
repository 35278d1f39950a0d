"""Random games of Jump Drive: 116 cards are conserved after every move, every option works."""

from tests.jumpdrive.subject import JUMP_DRIVE
from tests.support.random_games import RandomGames, stateful_games


class TestJumpDrive(RandomGames):
    subject = JUMP_DRIVE
    games_each = 70  # 420 in all


TestStatefulJumpDrive = stateful_games(JUMP_DRIVE, examples=30)
