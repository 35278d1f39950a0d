"""Reads the card file. Every error names the file, the card and the field."""

import hashlib
from dataclasses import dataclass

from windfall.engine.files.component_file import ComponentFile
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
    raw = {str(entry["id"]): entry for entry in file.raw_entries("card")}
    by_id = {card.id: card for card in cards}
    for card in cards:
        for field, problem in card_problems(card, raw[card.id], set(by_id)):
            raise file.error("card", card.id, field, problem)
    for card_id, field, problem in box_problems(cards):
        raise file.error("card", card_id, field, problem)
    joints = file.unnamed_entries("joint", JointSpec)
    for joint in joints:
        for field, problem in joint_problems(joint, by_id):
            raise file.error("joint", ", ".join(joint.cards), field, problem)
    digest = hashlib.sha256(file.canonical()).hexdigest()[:12]
    return Components(cards, file.table("rules", RulesSpec), joints, digest)
