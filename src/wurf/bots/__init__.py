"""Level 2: players that are programs. They are given views, never states."""

from wurf.bots.players import EFFORT, LEVELS, Bot, UnknownLevel, make_bot
from wurf.bots.pool import BotError, BotPool

__all__ = ["EFFORT", "LEVELS", "Bot", "BotError", "BotPool", "UnknownLevel", "make_bot"]
