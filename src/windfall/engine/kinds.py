"""The kinds of worlds and goods, the same in all games of the family."""

from typing import Final

NOVELTY: Final = 0
RARE: Final = 1
GENES: Final = 2
ALIEN: Final = 3
GRAY: Final = 4
ANY: Final = 5
KIND_IDS: Final = ("novelty", "rare", "genes", "alien", "gray", "any")
KINDS: Final = (NOVELTY, RARE, GENES, ALIEN)
NO_KIND: Final = -1

NO_GOODS: Final = 0
WINDFALL: Final = 1
PRODUCTION: Final = 2
GOODS_IDS: Final = ("none", "windfall", "production")
