"""Level 5: simulations, for game designers and bot authors."""
