"""Wurf: a box of tabletop games."""

__all__ = ["__version__"]

__version__ = "0.1.0"
