"""Records the golden games of New Frontiers: `make golden` writes golden/games.jsonl anew."""

from pathlib import Path
from typing import Final

import windfall
from tests.newfrontiers.subject import NEW_FRONTIERS, SETUPS
from tests.support.golden import GoldenGames, features_of_end
from tests.support.subject import Setup, viewers
from windfall import Journal
from windfall.titles.newfrontiers.components.tiles import DEVELOPMENTS, GOALS, HOMES, IDS, WORLDS
from windfall.titles.newfrontiers.rules.actions import ACTION_TILE_IDS, BLOCKS, SELECT
from windfall.titles.newfrontiers.rules.events import EVENT_NAMES
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.rules.scoring import goal_score
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.words.text import verb_of

ENDS: Final = ("developments", "colonies", "colonists", "vp_pool")


def all_features() -> set[str]:
    """What the golden games together must show."""
    features = {f"end by {end}" for end in ENDS}
    features |= {f"setup {setup.name}" for setup in SETUPS}
    features |= {f"settled {IDS[world]}" for world in WORLDS}
    features |= {f"home {IDS[home]}" for home in HOMES}
    features |= {f"developed {IDS[development]}" for development in DEVELOPMENTS}
    features |= {f"scored {goal.id}" for goal in GOALS}
    features |= {f"selected {tile}" for tile in ACTION_TILE_IDS}
    features |= {f"asked {question}" for question in QUESTION_NAMES}
    features |= {f"chose {verb}" for verb, _block in BLOCKS}
    features |= {f"logged {event}" for event in EVENT_NAMES}
    return features | {"shared victory", "won by the tie-break", "chips beyond the pool", "lost VPs to Xeno worlds"}


def features_of(journal: Journal) -> set[str]:
    """What a golden game shows, found by playing its journal."""
    game = windfall.replay(journal, moves=0)
    state = game.state
    assert isinstance(state, NewFrontiersState)
    colonies: set[int] = set()
    features = {f"setup {Setup(journal.players, journal.settings).name}"}
    for seat, action in journal.moves:
        verb, _number = verb_of(action)
        features.add(f"asked {QUESTION_NAMES[state.question(seat)]}")
        features.add(f"chose {verb}")
        if verb == "select":
            features.add(f"selected {ACTION_TILE_IDS[action - SELECT]}")
        game.play(seat, action)
        for empire in state.empires:
            colonies.update(empire.colonies)
    for empire in state.empires:
        features |= {f"developed {IDS[tile]}" for tile in empire.developments}
        if state.goals is not None:
            scored = [goal for goal in state.goals.face_up if goal_score(state, empire, goal)]
            features |= {f"scored {GOALS[goal].id}" for goal in scored}
    features |= {f"{'home' if colony in HOMES else 'settled'} {IDS[colony]}" for colony in colonies}
    features |= {f"logged {EVENT_NAMES[event[0]]}" for viewer in viewers(game) for event in game.events(viewer)}
    if state.reserve_chips:
        features.add("chips beyond the pool")
    if any(parts.get("xeno_penalty", 0) < 0 for parts in game.result.breakdown):
        features.add("lost VPs to Xeno worlds")
    return features | features_of_end(game.result)


GAMES: Final = GoldenGames(
    NEW_FRONTIERS, Path(__file__).parent / "golden" / "games.jsonl", 64, all_features, features_of
)


if __name__ == "__main__":
    GAMES.record()
