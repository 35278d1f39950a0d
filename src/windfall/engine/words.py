"""Words that all titles use."""


def plural(number: int, word: str) -> str:
    """
    >>> plural(1, "credit"), plural(2, "VP"), plural(0, "colonist")
    ('1 credit', '2 VPs', '0 colonists')
    """
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
