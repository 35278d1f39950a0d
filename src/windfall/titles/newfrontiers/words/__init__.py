"""The game in words: components, prompts, options, log, notes, refusals; and the view that a client draws."""
