"""Records the golden games of Race for the Galaxy: `make golden` writes golden/games.jsonl anew."""

from pathlib import Path
from typing import Final

import windfall
from tests.race.subject import RACE, SETUPS
from tests.support.golden import GoldenGames, features_of_end
from tests.support.subject import Setup, viewers
from windfall import Journal
from windfall.engine.state import Event
from windfall.titles.race.components.cards import CONSUME, DESIGNS, EFFECT_IDS, IDS, POWERS, POWERS_FOR, START_WORLDS
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, BLOCKS, DEVELOP_CARD, METHOD_IDS, SETTLE_CARD
from windfall.titles.race.rules.events import EVENT_NAMES
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.scoring import BONUSES, bonus_of
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.words.text import verb_of

ENDS: Final = ("tableau", "vp_pool", "tableau and vp_pool")


def all_features() -> set[str]:
    """What the golden games together must show."""
    features = {f"end by {end}" for end in ENDS}
    features |= {f"setup {setup.name}" for setup in SETUPS}
    features |= {f"placed {IDS[card]}" for card in DESIGNS}
    features |= {f"started from {IDS[world]}" for world in START_WORLDS}
    features |= {f"used {IDS[card]} in Consume" for card in DESIGNS if _has_logged_power(card)}
    features |= {f"scored the bonus of {IDS[card]}" for card in DESIGNS if BONUSES[card]}
    features |= {f"asked {question}" for question in QUESTION_NAMES}
    features |= {f"chose {verb}" for verb, _block in BLOCKS}
    features |= {f"chose to {method}" for method in METHOD_IDS}
    features |= {f"chose action {card}" for card in ACTION_CARD_IDS}
    features |= {f"logged {event}" for event in EVENT_NAMES}
    return features | {
        "chose develop twice",
        "chose settle twice",
        "won a gamble",
        "lost a gamble",
        "produced by a power or bonus on a windfall world",
        "chips beyond the pool",
        "shared victory",
        "won by the tie-break",
    }


def _has_logged_power(card: int) -> bool:
    """Has it a Consume power whose use is told with the name of the card?"""
    named = ("consume", "consume_all", "discard_hand")
    return any(EFFECT_IDS[POWERS[index].effect] in named for index in POWERS_FOR[CONSUME][card])


def features_of(journal: Journal) -> set[str]:
    """What a golden game shows, found by playing its journal."""
    game = windfall.replay(journal, moves=0)
    state = game.state
    assert isinstance(state, RaceState)
    features = {f"setup {Setup(journal.players, journal.options).name}"}
    features |= {f"started from {IDS[empire.start_world]}" for empire in state.empires}
    placed: set[int] = set()
    for seat, action in journal.moves:
        verb, number = verb_of(action)
        features.add(f"asked {QUESTION_NAMES[state.question(seat)]}")
        features.add(f"chose {verb}")
        if verb == "method":
            features.add(f"chose to {METHOD_IDS[number]}")
        if verb == "produce":
            features.add("produced by a power or bonus on a windfall world")
        game.play(seat, action)
        for empire in state.empires:
            placed.update(empire.tableau)
    features |= {f"placed {IDS[card]}" for card in placed}
    for empire in state.empires:
        features |= _features_of_bonuses(empire)
    for viewer in viewers(game):
        features = features.union(*(_features_of_event(event) for event in game.events(viewer)))
    if state.chips_reserve:
        features.add("chips beyond the pool")
    return features | features_of_end(game.result)


def _features_of_bonuses(empire: Empire) -> set[str]:
    scoring = [card for card in empire.tableau if BONUSES[card] and bonus_of(empire, card) > 0]
    return {f"scored the bonus of {IDS[card]}" for card in scoring}


def _features_of_event(event: Event) -> set[str]:
    code, _audience, _seat, *rest = event
    features = {f"logged {EVENT_NAMES[code]}"}
    if code in (events.CONSUMES, events.DISCARDS_FOR_VP):
        features.add(f"used {IDS[rest[0]]} in Consume")
    elif code == events.GAMBLES:
        features.add("won a gamble" if rest[2] else "lost a gamble")
    elif code == events.CHOOSES:
        features |= {f"chose action {ACTION_CARD_IDS[card]}" for card in rest}
        if rest in ([DEVELOP_CARD] * 2, [SETTLE_CARD] * 2):
            features.add(f"chose {ACTION_CARD_IDS[rest[0]]} twice")
    return features


GAMES: Final = GoldenGames(RACE, Path(__file__).parent / "golden" / "games.jsonl", 40, all_features, features_of)


if __name__ == "__main__":
    GAMES.record()
