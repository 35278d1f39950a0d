"""Race for the Galaxy, the base game, with the experienced two-player game as an option.

Modules follow the rulebook: `setup`, `rounds` (choosing actions, round end), one module for each phase (`explore`,
`develop`, `settle`, `consume`, `produce`) and `scoring`. `cards` turns the component file into tables of ints, `flow`
runs the agenda, `text` and `log` put all of it into words, `recorded` replays games of another engine.
"""
