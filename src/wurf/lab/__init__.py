"""Level 4: what game designers and players of bots measure."""
