"""What pictures of the cards of a box are drawn from."""

from windfall.engine.words.face import Face, FacePower
from windfall.engine.words.message import message
from windfall.titles.race.components.cards import COMPONENTS
from windfall.titles.race.data.load import Components
from windfall.titles.race.data.schema import CardSpec
from windfall.titles.race.words.wording import power_text, scoring_text


def card_face(card: CardSpec, box: Components = COMPONENTS) -> Face:
    return Face(
        card.type,
        kind=None if card.kind == "gray" else card.kind,
        goods=None if card.goods == "none" else card.goods,
        cost=None if card.military else card.cost,
        defense=card.defense if card.military else None,
        vp=card.vp if card.vp or not card.bonus else None,
        variable_vp=bool(card.bonus),
        emblems=tuple(card.keywords),
        powers=_powers(card, box),
    )


def _powers(card: CardSpec, box: Components) -> tuple[FacePower, ...]:
    powers = [FacePower(power.phase, message("race-text-sentence", power=power_text(power))) for power in card.powers]
    if card.bonus:
        powers.append(FacePower(None, scoring_text(card, box)))
    return tuple(powers)
