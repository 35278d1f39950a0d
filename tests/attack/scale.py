"""How large the attacks are: a short share in `make test`, at full size in `make attack`."""

import os
from typing import Final

FULL: Final = os.environ.get("WINDFALL_ATTACK") == "full"

# An address of this machine from which attacks come; those who are attacked come from 127.0.0.1.
ATTACKER: Final = "127.0.0.2"


def many(share: int, full: int) -> int:
    return full if FULL else share
