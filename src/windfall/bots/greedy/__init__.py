"""The bot `greedy`: a hand-written player that rates what each option is worth now and takes the best."""

from windfall.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
