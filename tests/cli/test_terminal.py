"""Players in their colours, and long lines."""

import io

from rich.console import Console

from windfall.cli.terminal import in_colours, print_hanging


def coloured(line: str) -> list[str]:
    text = in_colours(line)
    return [text.plain[span.start : span.end] for span in text.spans]


def test_players_are_coloured_wherever_they_are_named() -> None:
    assert sorted(coloured("Red moves ahead of Blue on the priority track")) == ["Blue", "Red"]


def test_words_that_only_contain_a_name_are_not() -> None:
    assert coloured("Redshift and Greenhouse") == []


def test_brackets_are_printed_as_they_are() -> None:
    assert in_colours("[Settle: Red]").plain == "[Settle: Red]"


def test_long_lines_go_on_further_in() -> None:
    console = Console(file=io.StringIO(), width=20)
    print_hanging(console, "Actions: Trade-Consume, Explore, Settle")
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue() == "Actions:\n    Trade-Consume,\n    Explore, Settle\n"
