"""The kinds of worlds and goods, the same in all games of the family."""

from typing import Final

NOVELTY, RARE, GENES, ALIEN, GRAY, ANY = range(6)
KIND_IDS: Final = ("novelty", "rare", "genes", "alien", "gray", "any")
KIND_NAMES: Final = ("Novelty", "Rare Elements", "Genes", "Alien Technology", "gray", "any kind")
KINDS: Final = (NOVELTY, RARE, GENES, ALIEN)
NO_KIND = -1

NO_GOODS, WINDFALL, PRODUCTION = range(3)
GOODS_IDS: Final = ("none", "windfall", "production")
