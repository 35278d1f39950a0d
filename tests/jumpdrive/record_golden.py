"""Records the golden games of Jump Drive: `python -m tests.jumpdrive.record_golden` writes golden/games.jsonl anew."""

from pathlib import Path
from typing import Final

import windfall
from tests.jumpdrive.subject import JUMP_DRIVE, SETUPS
from tests.support.golden import GoldenGames, features_of_end
from windfall import SPECTATOR, Game, Journal
from windfall.titles.jumpdrive.components.cards import DESIGNS, IDS, IS_MILITARY
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.actions import BLOCKS, METHOD_IDS, PAY
from windfall.titles.jumpdrive.rules.events import EVENT_NAMES
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.text import verb_of

MOMENTS: Final = (
    "development and world together",
    "second world conquered",
    "second world paid for",
    "military world paid for",
    "War Propaganda handed over twice in a game",
    "a card drawn was the second world",
    "shared victory",
    "won by the tie-break",
)


def all_features() -> set[str]:
    """What the golden games together must show."""
    features = {"end by fifty_vp"}
    features |= {f"setup {setup.name}" for setup in SETUPS}
    features |= {f"placed {IDS[card]}" for card in DESIGNS}
    features |= {f"asked {question}" for question in QUESTION_NAMES}
    features |= {f"chose {verb}" for verb, _block in BLOCKS}
    features |= {f"chose to {method}" for method in METHOD_IDS}
    features |= {f"logged {event}" for event in EVENT_NAMES}
    return features | set(MOMENTS)


def features_of(journal: Journal) -> set[str]:
    """What a golden game shows, found by playing its journal."""
    game = windfall.replay(journal, moves=0)
    state = game.state
    assert isinstance(state, JumpDriveState)
    features = {f"setup {setup.name}" for setup in SETUPS if (setup.players, setup.options) == _setup_of(journal)}
    placed: set[int] = set()
    for seat, action in journal.moves:
        verb, number = verb_of(action)
        features |= {f"asked {QUESTION_NAMES[state.question(seat)]}", f"chose {verb}"}
        if verb == "method":
            features.add(f"chose to {METHOD_IDS[number]}")
        if verb == "second":
            features.add(f"second world {'paid for' if state.empires[seat].method == PAY else 'conquered'}")
            if number in _just_drawn(game, seat):
                features.add("a card drawn was the second world")
        game.play(seat, action)
        for empire in state.empires:
            placed.update(empire.cards)
            if empire.method == PAY and IS_MILITARY[empire.world]:
                features.add("military world paid for")
            if empire.development >= 0 and empire.world >= 0:
                features.add("development and world together")
    features |= {f"placed {IDS[card]}" for card in placed}
    told = [event[0] for viewer in range(SPECTATOR, journal.players) for event in game.events(viewer)]
    features |= {f"logged {EVENT_NAMES[code]}" for code in told}
    public = [event[0] for event in game.events()]
    if public.count(events.HANDS_OVER) > 1:
        features.add("War Propaganda handed over twice in a game")
    return features | features_of_end(game.result)


def _setup_of(journal: Journal) -> tuple[int, dict[str, bool | int | str]]:
    return journal.players, journal.options


def _just_drawn(game: Game, seat: int) -> list[int]:
    """What this seat has drawn in this round."""
    drawn: list[int] = []
    for event in reversed(game.events(seat)):
        if event[0] == events.ROUND:
            break
        if event[0] == events.DRAWS_CARDS:
            drawn += event[3:]
    return drawn


GAMES: Final = GoldenGames(JUMP_DRIVE, Path(__file__).parent / "golden" / "games.jsonl", 30, all_features, features_of)


if __name__ == "__main__":
    GAMES.record()
