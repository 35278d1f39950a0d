"""Records the pinned numbers of every title, or of those named: `make pins`.

python -m tests.pins.record race
"""

import sys

import numpy as np

import windfall
from tests.pins.positions import file_of, names_file_of, names_of, numbers_of


def main(titles: list[str]) -> None:
    for title in titles or windfall.title_names():
        file = file_of(title)
        np.savez_compressed(file, **numbers_of(title))
        names_file_of(title).write_text("\n\n".join("\n".join(names) for names in names_of(title)) + "\n")
        print(f"{title}: {file.stat().st_size // 1024} KB: {file.name}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
