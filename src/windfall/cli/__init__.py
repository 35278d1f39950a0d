"""The command line. It knows titles and bots only through their registries."""

from windfall.cli.app import app, main

__all__ = ["app", "main"]
