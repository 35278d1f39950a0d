"""`python -m windfall` is the command `windfall`."""

from windfall.cli import main

if __name__ == "__main__":
    main()
