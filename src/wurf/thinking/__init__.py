"""How bots think: what a game's `bot.py` must give, and what any game may use for it.

It lies between core (level 0) and games (level 1): games build on it, and bots (level 2) play by it.
"""

from wurf.thinking.choice import choose, drawn
from wurf.thinking.judge import BotModule, Judge, Judged

__all__ = ["BotModule", "Judge", "Judged", "choose", "drawn"]
