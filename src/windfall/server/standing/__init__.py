"""History and standing: what came of games, what they tell of a player, and how strong everybody is."""
