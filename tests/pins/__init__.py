"""Pinned numbers: features, option features and ratings of many positions of the golden games, bit for bit."""
