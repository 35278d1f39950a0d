"""Jump Drive, for 2 to 4 players.

The modules of `rules` follow the rulebook: `setup`, `rounds`, `place` (placing cards, Explore), `cost` (payments and
conquest), `second` (second worlds), `scoring` (VPs, income, winning). `reading` asks them what an empire makes, pays,
reaches and would gain, for `words`, `numbers` and `player` alike.
"""
