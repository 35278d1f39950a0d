"""Looking up what a tile or card does, by the number of an option or by name."""

from windfall.engine.decision import Decision
from windfall.engine.title import Component, Title
from windfall.engine.words.message import Argument, message


def look_up(title: Title, decision: Decision, words: str) -> list[Component]:
    """What an option is about, if words are its number; else every component whose name contains them."""
    if words.isdecimal():
        return _about_option(title, decision, int(words))
    return [component for component in title.components() if words and words.lower() in component.name.lower()]


def _about_option(title: Title, decision: Decision, number: int) -> list[Component]:
    if not 1 <= number <= len(decision.options):
        return []
    observation = decision.observation
    parts = [title.option(observation, part) for part in title.parts(decision.actions[number - 1])]
    subjects = [(part.subject or "").partition(":")[2] for part in parts]
    return [component for component in title.components() if component.id in subjects]


def described(component: Component) -> str:
    facts = ", ".join(filter(None, (str(message("cli-sort", sort=component.sort)), facts_text(component))))
    return f"{component.name} ({facts}): {component.text}"


def facts_text(component: Component) -> str:
    return ", ".join(f"{fact.label} {said(fact.value)}" for fact in component.facts)


def said(value: Argument) -> str:
    """What stands for itself, in words."""
    return str(message("engine-total", total=value))
