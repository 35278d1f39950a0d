"""What somebody is told who lacks the packages of an extra."""

from pathlib import Path

from windfall.engine.extras import how_to_install


def module_in(folder: Path) -> Path:
    return folder / "src" / "windfall" / "engine" / "extras.py"


def test_in_a_checkout_the_checkout_is_installed(tmp_path: Path) -> None:
    module = module_in(tmp_path)
    module.parent.mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    assert how_to_install("research", module) == f"pip install -e '.[research]' in {tmp_path}"


def test_an_installed_package_is_installed_by_name(tmp_path: Path) -> None:
    module = module_in(tmp_path)
    module.parent.mkdir(parents=True)
    assert how_to_install("research", module) == "pip install 'windfall[research]'"
