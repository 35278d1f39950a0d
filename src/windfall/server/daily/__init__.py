"""Daily deals: the same game for everybody, one a day for each title."""
