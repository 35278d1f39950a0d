"""`python -m windfall.server`: the same as `windfall serve`."""

import typer

from windfall.cli.serve import serve

if __name__ == "__main__":
    typer.run(serve)
