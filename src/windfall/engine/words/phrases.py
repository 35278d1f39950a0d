"""Words that all titles use."""


def plural(number: int, word: str) -> str:
    """
    >>> plural(1, "credit"), plural(2, "VP"), plural(0, "colonist")
    ('1 credit', '2 VPs', '0 colonists')
    """
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def cards_left(count: int, chosen: int) -> str:
    """How many cards are to be chosen after these.

    >>> cards_left(2, 0), cards_left(1, 1)
    ('2 cards', '1 more card')
    """
    return plural(count, "more card" if chosen else "card")


def a(words: str) -> str:
    """
    >>> a("Genes good"), a("Alien Technology good")
    ('a Genes good', 'an Alien Technology good')
    """
    return f"{'an' if words[0] in 'AEIOUaeiou' else 'a'} {words}"
