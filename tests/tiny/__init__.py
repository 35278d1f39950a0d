"""A title in an afternoon: a complete tiny game, which CONTRIBUTING.md walks through."""
