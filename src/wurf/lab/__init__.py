"""Level 3: what game designers and players of bots measure."""
