"""The component files as others know them: how they are read, and the forms in which cards are corrected."""

from typing import Final

from windfall.engine.files.component_folder import ComponentSource
from windfall.engine.files.workbench import SetReading, Workbench, shown
from windfall.titles.jumpdrive.data.load import BOOKKEEPING, FILES, read_components
from windfall.titles.jumpdrive.words.component_list import listed
from windfall.titles.jumpdrive.words.form import forms


def _read(source: ComponentSource) -> SetReading:
    return shown(read_components(source), listed)


WORKBENCH: Final = Workbench("jumpdrive", FILES, BOOKKEEPING, _read, forms)
