"""Level 3: bots. They get views, never states."""

from wurf.bots.players import LEVELS, Bot, UnknownLevel, bot_module, check_level, make_bot
from wurf.bots.pool import BotError, BotPool

__all__ = ["LEVELS", "Bot", "BotError", "BotPool", "UnknownLevel", "bot_module", "check_level", "make_bot"]
