"""Players that choose from what their seat may know, and the registry of them."""

from windfall.bots.bot import Bot
from windfall.bots.registry import bot, bots

__all__ = ["Bot", "bot", "bots"]
