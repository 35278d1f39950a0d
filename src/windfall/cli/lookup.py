"""Looking up what a tile or card does, by the number of an option or by name."""

from windfall.engine.decision import Decision
from windfall.engine.title import Component, Title


def look_up(title: Title, decision: Decision, words: str) -> list[Component]:
    """What an option is about, if words are its number; else every component whose name contains them."""
    if words.isdecimal():
        return _about_option(title, decision, int(words))
    return [component for component in title.components() if words and words.lower() in component.name.lower()]


def _about_option(title: Title, decision: Decision, number: int) -> list[Component]:
    if not 1 <= number <= len(decision.options):
        return []
    _, _, subject = (decision.options[number - 1].subject or "").partition(":")
    return [component for component in title.components() if component.id == subject]


def described(component: Component) -> str:
    facts = ", ".join(filter(None, (component.sort, facts_text(component))))
    return f"{component.name} ({facts}): {component.text}"


def facts_text(component: Component) -> str:
    return ", ".join(f"{name} {value}" for name, value in component.facts.items())
