"""Level 1: how bots think. What a game's `bot.py` must provide, and what any game may use to provide it.

Games (level 2) build on it, and bots (level 3) play by it.
"""

from wurf.thinking.choice import choose, drawn
from wurf.thinking.judge import BotModule, Judge, Judged

__all__ = ["BotModule", "Judge", "Judged", "choose", "drawn"]
