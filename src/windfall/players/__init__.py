"""Players that choose from what their seat may know, and the registry of them."""

from windfall.players.bot import Bot
from windfall.players.registry import bot, bots, register_bot

__all__ = ["Bot", "bot", "bots", "register_bot"]
