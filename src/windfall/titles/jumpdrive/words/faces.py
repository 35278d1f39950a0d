"""What pictures of the cards of a box are drawn from."""

from typing import Final

import msgspec

from windfall.engine.words.face import Face, FaceKind, FacePower
from windfall.titles.jumpdrive.components.cards import COMPONENTS
from windfall.titles.jumpdrive.data.load import Components
from windfall.titles.jumpdrive.data.schema import CardSpec, ClauseSpec
from windfall.titles.jumpdrive.words.wording import PHASES, limit_texts, power_sentence, yields_text

# The colors of worlds are those of the kinds of goods in the other games of the family.
_KINDS: Final[dict[str, FaceKind]] = {"blue": "novelty", "brown": "rare", "green": "genes", "yellow": "alien"}


def card_face(card: CardSpec, box: Components = COMPONENTS) -> Face:
    variable = any(clause.kind != "flat" for clause in card.vp)
    vp = _flat(card.vp)
    return Face(
        card.type,
        kind=_KINDS.get(card.color or ""),
        cost=None if card.military else card.cost,
        defense=card.defense if card.military else None,
        vp=vp if vp or not variable else None,
        variable_vp=variable,
        income=_flat(card.income),
        emblems=tuple(keyword.lower() for keyword in card.keywords),
        icons={name: number for name, number in msgspec.structs.asdict(card.icons).items() if number},
        powers=_powers(card, box),
    )


def _flat(clauses: list[ClauseSpec]) -> int:
    return sum(clause.n for clause in clauses if clause.kind == "flat")


def _powers(card: CardSpec, box: Components) -> tuple[FacePower, ...]:
    """Icons, VPs and income that never change are drawn, and need no words."""
    powers = [
        FacePower(power.phase if power.phase in PHASES else None, power_sentence(power, box)) for power in card.powers
    ]
    if any(clause.kind != "flat" for clause in (*card.vp, *card.income)):
        powers.append(FacePower(None, yields_text(card, box)))
    return (*powers, *(FacePower(None, text) for text in limit_texts(card, box)))
