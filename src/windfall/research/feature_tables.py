"""The tables of features for the documents: `python -m windfall.research.feature_tables > docs/features.md`."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from windfall.engine.features import PLACES, Feature
from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.title import Title

_MOST_NAMES: Final = 8  # of a block that are written out
_INTRODUCTION: Final = """\
# Features

What the numbers mean that learners get, written by `python -m windfall.research.feature_tables`; how to use them is in
[research.md](research.md). A number is a count of the game divided by its scale. `*` stands for the ids of cards, tiles
or effects; the columns tell at which places of the vector the numbers stand."""


def tables() -> str:
    """The whole document."""
    return "\n".join([_INTRODUCTION, *(line for name in title_names() for line in _of_title(find_title(name)))]) + "\n"


def _of_title(title: Title) -> Iterator[str]:
    yield f"\n## {title.label}"
    yield f"\n### A position: {len(title.feature_specs)} numbers\n"
    yield from _table(title.feature_specs)
    others = [place for place in PLACES[1:] if any(spec.name == f"{place}.present" for spec in title.feature_specs)]
    yield f"\n`{'`, `'.join(others)}`: the same numbers as `own`, for the other seats in turn order; zeros if absent."
    yield f"\n### An option: {len(title.option_feature_specs)} numbers\n"
    yield from _table(title.option_feature_specs)


def _table(specs: Sequence[Feature]) -> Iterator[str]:
    yield "| places | name | meaning | scale |"
    yield "| --- | --- | --- | --- |"
    numbered = [(at, spec) for at, spec in enumerate(specs) if not _is_of_other(spec)]
    for _key, group in groupby(numbered, key=lambda item: _block_of(item[1])):
        block = list(group)
        first, last = block[0][0], block[-1][0]
        places = str(first) if first == last else f"{first}–{last}"
        spec = block[0][1]
        yield f"| {places} | `{_block_name([item for _at, item in block])}` | {spec.meaning} | {spec.scale:g} |"


def _is_of_other(spec: Feature) -> bool:
    """Only whole seats are left out: a block may have a name for each seat."""
    return spec.name.partition(".")[0] in PLACES[1:]


def _block_of(spec: Feature) -> tuple[str, str, float]:
    return spec.name.rpartition(".")[0], spec.meaning, spec.scale


def _block_name(block: Sequence[Feature]) -> str:
    prefix = block[0].name.rpartition(".")[0]
    if len(block) == 1:
        return block[0].name
    names = [spec.name.rpartition(".")[2] for spec in block]
    return f"{prefix}.{{{', '.join(names)}}}" if len(names) <= _MOST_NAMES else f"{prefix}.*"


if __name__ == "__main__":
    print(tables(), end="")
