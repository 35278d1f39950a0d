"""What is said about a game: hints with reasons, forecasts, and reviews."""
