"""Level 3: bots. They get views, never states."""

from wurf.bots.lane import BotError, LaneState
from wurf.bots.players import LEVELS, Bot, UnknownLevel, bot_module, check_bot, make_bot
from wurf.bots.queue import Busy
from wurf.bots.workers import Workers

__all__ = [
    "LEVELS",
    "Bot",
    "BotError",
    "Busy",
    "LaneState",
    "UnknownLevel",
    "Workers",
    "bot_module",
    "check_bot",
    "make_bot",
]
