"""Self-play training of the network that the bots play with. Needs the extra `windfall[learn]`."""
