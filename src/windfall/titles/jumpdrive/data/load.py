"""Reads the card file. Every error names the file, the card and the field."""

from dataclasses import dataclass
from typing import Final

from windfall.engine.files.component_files import ComponentFiles
from windfall.engine.files.component_folder import ComponentSource, in_use
from windfall.engine.files.component_set import Bookkeeping, Reading
from windfall.titles.jumpdrive.data.checks import box_problems, card_problems, joint_problems, named_problems
from windfall.titles.jumpdrive.data.schema import CardSpec, JointSpec, RulesSpec

FILES: Final = ("cards.toml",)
BOOKKEEPING: Final = Bookkeeping(("id", "center"), ("text",), ("documented", "inferred"))


@dataclass(frozen=True)
class Components:
    cards: list[CardSpec]
    rules: RulesSpec
    joints: list[JointSpec]
    digest: str

    def name_of(self, card_id: str) -> str:
        """The name of a card; the id itself if there is no such card."""
        return next((card.name for card in self.cards if card.id == card_id), card_id)


def load_components() -> Components:
    """The components in use."""
    return read_components(in_use("jumpdrive")).used()


def read_components(source: ComponentSource) -> Reading[Components]:
    files = ComponentFiles(source, FILES, BOOKKEEPING)
    cards = files.entries(*FILES, "card", CardSpec)
    for card in cards:
        files.add(card.id, card_problems(card, files.raw[card.id].table, files.raw.keys()))
    joints = files.unnamed_entries(*FILES, "joint", JointSpec, lambda joint: named_problems(joint, files.raw.keys()))
    rules = files.table(*FILES, "rules", RulesSpec)
    if files.problems:
        return Reading(None, None, files.raw, files.problems)
    for card_id, field, problem in (*box_problems(cards), *joint_problems(joints, cards)):
        files.add(card_id, [(field, problem)])
    found = files.component_set()
    return Reading(Components(cards, rules, joints, found.digest), found, files.raw, files.problems)
