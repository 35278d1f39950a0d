"""What a coach says to somebody who learns the game: the title's words on the question, with what the others will
probably choose at the same time, where the network foresees that. Nothing is tried, so it takes no time to speak of."""

from windfall.advice.forecast import foreseen, is_foreseen
from windfall.engine.observation import Observation
from windfall.engine.words.coaching import Coaching, Expected
from windfall.thinking.batch import Batch
from windfall.thinking.network import network


def coach(observation: Observation) -> Coaching:
    """For the seat that observes and must choose now. It depends on what that seat may know alone."""
    return observation.title.coach(observation, expected(observation))


def expected(observation: Observation) -> tuple[Expected, ...]:
    """What each other seat that is asked the same will most probably choose; nothing, where that is not foreseen."""
    others = [seat for seat in observation.known.seats() if seat != observation.seat]
    if not others or not is_foreseen(observation):
        return ()
    title = observation.title
    judge = network(title.name)
    batch = Batch(title, 1)
    batch.add_observed(observation, ())
    hidden = batch.judge(judge)[0].hidden
    found = []
    for seat in others:
        chances = foreseen(judge, observation, hidden, seat)
        likeliest = max(range(len(chances)), key=chances.__getitem__)
        found.append(Expected(seat, title.foreseen[likeliest], round(chances[likeliest] * 100)))
    return tuple(found)
