"""The component files as others know them: how they are read, and the forms in which tiles are corrected."""

from typing import Final

from windfall.engine.files.component_folder import ComponentSource
from windfall.engine.files.workbench import SetReading, Workbench, shown
from windfall.titles.newfrontiers.data.load import BOOKKEEPING, FILES, read_components
from windfall.titles.newfrontiers.words.component_list import listed
from windfall.titles.newfrontiers.words.form import forms


def _read(source: ComponentSource) -> SetReading:
    return shown(read_components(source), listed)


WORKBENCH: Final = Workbench("newfrontiers", FILES, BOOKKEEPING, _read, forms)
