"""New Frontiers, with Galactic Goals and The Starry Rift as options.

Modules follow the rulebook: `setup`, `rounds` (selecting actions, round and game end), one module for each action
(`develop`, `explore`, `settle`, `produce`, `trade_consume`), `goals` and `scoring`. `tiles` and `powers` turn the
component files into tables of ints, `flow` runs the agenda, `text` puts all of it into words.
"""
