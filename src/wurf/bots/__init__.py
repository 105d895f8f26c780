"""Level 2: players that are programs. They are given views, never states."""
