"""Level 0: what every game is built on. It imports nothing else from Wurf."""
