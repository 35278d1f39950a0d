"""Live tables: games being played, who is connected to them, and what each of those may see."""
