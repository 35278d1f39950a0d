"""Jump Drive, for 2 to 4 players.

Modules follow the rulebook: `setup`, `rounds`, `place` (placing cards, Explore), `cost` (payments and conquest),
`second` (second worlds), `scoring` (VPs, income, winning). `cards` turns the component file into tables of
ints, `flow` runs the agenda, `text` and `log` put all of it into words.
"""
