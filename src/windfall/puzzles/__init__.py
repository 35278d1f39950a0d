"""Positions in which one choice is clearly best: found in games, verified, and shipped with the package."""
