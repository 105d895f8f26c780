"""Level 4: simulations, for game designers and bot authors."""
