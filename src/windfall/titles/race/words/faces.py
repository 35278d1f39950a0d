"""What pictures of cards are drawn from."""

from windfall.engine.words.face import Face, FacePower
from windfall.titles.race.data.schema import CardSpec
from windfall.titles.race.words.wording import power_text, scoring_text


def card_face(card: CardSpec) -> Face:
    return Face(
        card.type,
        kind=None if card.kind == "gray" else card.kind,
        goods=None if card.goods == "none" else card.goods,
        cost=None if card.military else card.cost,
        defense=card.defense if card.military else None,
        vp=card.vp if card.vp or not card.bonus else None,
        variable_vp=bool(card.bonus),
        emblems=tuple(card.keywords),
        powers=_powers(card),
    )


def _powers(card: CardSpec) -> tuple[FacePower, ...]:
    powers = [FacePower(power.phase, f"{_sentence(power_text(power))}.") for power in card.powers]
    if card.bonus:
        powers.append(FacePower(None, scoring_text(card)))
    return tuple(powers)


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]
