"""The documents are true: every Python example in them runs, and the files they name are there."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run(document: Path) -> None:
    """The blocks of a document run one after the other, like a notebook."""
    names: dict[str, object] = {}
    for block in BLOCK.findall(document.read_text(encoding="utf-8")):
        exec(compile(block, document.name, "exec"), names)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_architecture_names_every_module() -> None:
    """Whoever adds a module finds a place for it on the map."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "windfall"
    for folder in sorted(path for path in package.iterdir() if path.is_dir() and (path / "__init__.py").exists()):
        assert f"  {folder.name}/" in text, f"ARCHITECTURE.md does not mention {folder.name}/"
    rooms = {path.name for title in (package / "titles").iterdir() for path in title.glob("*/") if path.name[0] != "_"}
    assert rooms == {"data", "components", "rules", "reading", "words", "numbers", "player"}
    for room in rooms:
        assert f"      {room}/" in text, f"ARCHITECTURE.md does not mention the room {room}/"
    for folder in ("engine", "thinking", "players", "advice", "arena", "learn", "research"):
        for module in (package / folder).glob("*.py"):
            assert module.name in text or module.name == "__init__.py", f"{folder}/{module.name} is not on the map"


def test_architecture_tells_the_contracts_that_import_linter_holds() -> None:
    """One claim of the map for each contract, so that neither is there without the other."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    claims = text[: text.index("```\nsrc/windfall/")].count("\n- **")
    assert len(contracts) == claims


def test_readme_has_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command}" in text
        assert re.search(rf"^{command}:", makefile, re.MULTILINE)
