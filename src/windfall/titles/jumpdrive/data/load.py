"""Reads the card file. Every error names the file, the card and the field."""

from dataclasses import dataclass

from windfall.engine.files.component_file import ComponentFile, digest
from windfall.engine.files.forms import field_error
from windfall.titles.jumpdrive.data.checks import box_problems, card_problems, joint_problems
from windfall.titles.jumpdrive.data.schema import CardSpec, JointSpec, RulesSpec


@dataclass(frozen=True)
class Components:
    cards: list[CardSpec]
    rules: RulesSpec
    joints: list[JointSpec]
    digest: str


def load_components() -> Components:
    file = ComponentFile("jumpdrive", "cards.toml")
    cards = file.entries("card", CardSpec)
    by_id = {card.id: card for card in cards}
    for card in cards:
        for field, problem in card_problems(card, file.tables[card.id], set(by_id)):
            raise field_error(file.labels[card.id], field, problem)
    for card_id, field, problem in box_problems(cards):
        raise field_error(file.labels[card_id], field, problem)
    joints = file.unnamed_entries("joint", JointSpec)
    for joint in joints:
        for field, problem in joint_problems(joint, by_id):
            raise field_error(file.label(f"joint {', '.join(joint.cards)!r}"), field, problem)
    return Components(cards, file.table("rules", RulesSpec), joints, digest([file]))
