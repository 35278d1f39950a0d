"""Series and small tournaments: who meets whom, the tables of each round, and the standings."""
