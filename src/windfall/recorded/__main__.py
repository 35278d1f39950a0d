"""`python -m windfall.recorded`, the same as `windfall recorded`."""

import typer

from windfall.recorded.command import recorded

if __name__ == "__main__":
    typer.run(recorded)
