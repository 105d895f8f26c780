"""Wurf: a game box of four tabletop games."""

__all__ = ["__version__"]

__version__ = "0.1.0"
