"""Recorded games of Race for the Galaxy, replayed through ours and compared: every state, all that is said of every
choice, and the final scores.

`replayer` is fed event by event, `choices` compares what can be chosen, `translate` turns that engine's answers into
our picks and `answers` our picks into its answers; `feed` reads files, and lets one of our bots sit at that engine's
table. `windfall recorded --help` says how to use it.
"""
