"""A position and its options as numbers for learners, made of reading."""
