"""Recorded games of another engine, replayed through ours and compared: every state, every list of legal choices and
the final scores.

`replayer` is fed event by event, `translate` turns that engine's choices into our picks and back, `serve` lets one of
our bots sit at that engine's table. `python -m windfall.race.recorded --help` says how to use it.
"""
