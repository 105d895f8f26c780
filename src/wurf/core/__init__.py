"""Level 0: what every game stands on. Imports nothing else of Wurf."""
