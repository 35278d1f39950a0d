"""What goods bring, as a list of VPs and cards."""

from windfall.engine.words.message import Several, message, several


def rewards(vp: int, cards: int) -> Several:
    """
    >>> [str(reward) for reward in rewards(2, 1).items], [str(reward) for reward in rewards(0, 0).items]
    (['2 VPs', '1 card'], ['0 VPs'])
    """
    found = [message("race-vps", vp=vp)] if vp or not cards else []
    return several([*found, message("race-cards", cards=cards)] if cards else found)
