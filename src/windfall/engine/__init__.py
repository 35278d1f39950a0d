"""What all titles share: decisions, chance, journals, observations, games and the registry of titles."""
