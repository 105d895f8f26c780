# What the environments for research say.

error-research-package = This needs the package { $package }: pip install "wurf[research]".
error-research-spaces = { $game } has no spaces.py, so it cannot be an environment.
error-research-action = Row { $row }: the index { $index } is not allowed now; action_mask says which ones are.
error-research-shape = A step needs { $count } indices, one for each game.
error-research-count = A batch needs at least one game.
error-research-choice = “{ $value }” is not known here: choose one of { $known }.
error-research-seat = There is no seat { $seat } with { $seats } players; seats are counted from 0.
