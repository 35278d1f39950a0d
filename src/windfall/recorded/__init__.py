"""Recorded games of Race for the Galaxy, replayed through ours and compared: every state, every list of legal choices
and the final scores.

`replayer` is fed event by event, `translate` turns that engine's choices into our picks and back, `serve` lets one of
our bots sit at that engine's table. `windfall recorded --help` says how to use it.
"""
