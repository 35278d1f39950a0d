"""What a seat is asked, in words."""

from collections.abc import Callable
from typing import Final

from windfall.engine.deck import NO_CARD
from windfall.engine.words.message import Message, message
from windfall.titles.race.components.cards import POWERS, SELL
from windfall.titles.race.rules.actions import KEEP_CARD
from windfall.titles.race.rules.explore import keep_or_discard
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.settle import asks_for_tactics, tactics_of
from windfall.titles.race.rules.setup import CARDS_DISCARDED
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.words.names import CARDS


def prompt(state: RaceState, seat: int) -> Message:
    """What this seat is asked, in one sentence."""
    return _PROMPTS[QUESTION_NAMES[state.asked_question]](state, seat)


def _discard_start_prompt(state: RaceState, seat: int) -> Message:
    chosen_so_far = len(state.empires[seat].picks)
    return message("race-prompt-discard-start", cards=CARDS_DISCARDED - chosen_so_far, chosen=chosen_so_far)


def _explore_prompt(state: RaceState, seat: int) -> Message:
    empire = state.empires[seat]
    verb, count = keep_or_discard(empire)
    asked = "race-prompt-explore-keep" if verb == KEEP_CARD else "race-prompt-explore-discard"
    return message(asked, cards=len(empire.drawn), left=count - len(empire.picks))


def _pay_prompt(state: RaceState, seat: int) -> Message:
    empire = state.empires[seat]
    paid = len(empire.picks)
    return message("race-prompt-pay", card=CARDS[empire.placed], cards=state.asked_about - paid, chosen=paid)


def _method_prompt(state: RaceState, seat: int) -> Message:
    empire = state.empires[seat]
    if not asks_for_tactics(empire):
        return message("race-prompt-method", card=CARDS[empire.placed])
    asked = "race-prompt-tactics-no-world" if empire.placed == NO_CARD else "race-prompt-tactics-no-need"
    return message(asked, card=CARDS[tactics_of(empire)])


def _limit_prompt(state: RaceState, seat: int) -> Message:
    empire = state.empires[seat]
    chosen_so_far = len(empire.picks)
    cards = len(empire.hand) - HAND_LIMIT - chosen_so_far
    return message("race-prompt-hand-limit", cards=cards, chosen=chosen_so_far)


def _consume_good_prompt(state: RaceState, _seat: int) -> Message:
    power = POWERS[state.asked_about]
    asked = "race-prompt-good-to-sell" if power.effect == SELL else "race-prompt-good-to-consume"
    return message(asked, card=CARDS[power.card])


def _consume_hand_prompt(state: RaceState, _seat: int) -> Message:
    return message("race-prompt-consume-hand", card=CARDS[POWERS[state.asked_about].card])


_PROMPTS: Final[dict[str, Callable[[RaceState, int], Message]]] = {
    "discard_start": _discard_start_prompt,
    "action": lambda state, _: message("race-prompt-two-actions" if state.experienced else "race-prompt-action"),
    "explore": _explore_prompt,
    "develop": lambda _, __: message("race-prompt-develop"),
    "settle": lambda _, __: message("race-prompt-settle"),
    "method": _method_prompt,
    "pay": _pay_prompt,
    "trade": lambda _, __: message("race-prompt-trade"),
    "consume": lambda _, __: message("race-prompt-consume"),
    "consume_good": _consume_good_prompt,
    "consume_hand": _consume_hand_prompt,
    "gamble": lambda _, __: message("race-prompt-gamble"),
    "windfall": lambda _, __: message("race-prompt-windfall"),
    "hand_limit": _limit_prompt,
}
