"""The stage: positions of games that nobody plays, in which a visitor can try an answer. For lessons and puzzles."""
