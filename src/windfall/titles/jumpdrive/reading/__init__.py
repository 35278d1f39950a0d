"""What an empire makes, pays, reaches and would gain: every figure once, by the rules' own functions."""
