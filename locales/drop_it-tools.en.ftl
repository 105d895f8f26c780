### Drop It: the words of its tools at the command line. The page never loads them.

## What is wrong with a components file: ends of the sentence error-components

drop_it-box-open = the outline of the { $piece } is open: its last corner must be its first one again, after three others at least
drop_it-box-overlapping = edges of the { $piece } lie on top of each other
drop_it-box-crossing = the outline of the { $piece } crosses itself
drop_it-box-hollow = the { $piece } is not convex: at every corner its outline must turn the same way
drop_it-box-wide = the { $piece } does not fit between the walls at every angle
drop_it-box-lines = the level lines must lie above each other at both walls, and inside the shaft
drop_it-box-slants = every level line must have a slant of its own
drop_it-box-circle-outside = bonus circle { $circle } is not wholly inside the shaft
drop_it-box-circles-overlap = bonus circles { $circle } and { $other } overlap
drop_it-box-cuts = the cuts of the floor must go from left to right inside the shaft
drop_it-box-symbols = { $needed } symbols are needed here, but there are { $found }
drop_it-box-neighbours = two neighbouring segments both show “{ $symbol }”
drop_it-box-opposite = the left and the right wall must differ on every level

## What `wurf simulate` counts per game

drop_it-lab-joker = jokers
