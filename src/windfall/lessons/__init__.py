"""Guided first games: lessons on positions of real games, one file for each title in `data`, and what they say."""
