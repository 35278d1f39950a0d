"""One module for each part of the rulebook; state, agenda, and what a seat may know."""
