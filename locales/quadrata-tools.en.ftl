### Quadrata: the words of its tools at the command line. The page never loads them.

## What is wrong with a components file: ends of the sentence error-components

quadrata-box-name = two pieces are called “{ $piece }”, but each needs a name of its own
quadrata-box-less = with three players more of piece “{ $piece }” would leave the supply than there are
quadrata-box-area = piece “{ $piece }” covers { $area } unit triangles, but its number is { $number }
quadrata-box-grid = piece “{ $piece }” does not lie on whole unit triangles
quadrata-box-unfillable = the square cannot be filled with these pieces
quadrata-box-numbers = there must be pieces of every number from 1 to 6, with three players too
quadrata-box-places = the pieces have { $places } places in both squares together, but { $most } is the limit

## What `wurf simulate` counts per game

quadrata-lab-rob_to_square = stolen
quadrata-lab-within_square = moved
