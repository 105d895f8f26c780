"""Games as environments for research: compiled batches, Gymnasium, PettingZoo and OpenSpiel.

Each adapter is a module of its own, and only it imports its package: `pip install "wurf[research]"` brings them all.
"""
