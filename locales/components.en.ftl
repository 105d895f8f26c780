### What a components file gets wrong: ends of the sentence error-components. The page never says these.

## LOOT

loot-sheet-size = the grid needs seven rows of seven cells, with spaces between them
loot-sheet-letter = “{ $found }” is no cell: write r, b, g, y, or a dot for a Meeps
loot-sheet-large-group = { $size } booths in { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} hang together, but a group has four at most
loot-sheet-two-groups = there are two { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} groups of { $size }, but there must be exactly one
loot-sheet-no-group = there is no { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} group of { $size }, but there must be exactly one
loot-sheet-lines = there must be exactly these lines: { $keys }
loot-sheet-bar = the bar needs one entry for each Meeps: { $entries } entries, { $meeps } Meeps

## Quadrata

quadrata-box-name = two pieces are called “{ $piece }”, but each needs a name of its own
quadrata-box-less = with three players more of piece “{ $piece }” would leave the supply than there are
quadrata-box-area = piece “{ $piece }” covers { $area } unit triangles, but its number is { $number }
quadrata-box-grid = piece “{ $piece }” does not lie on whole unit triangles
quadrata-box-unfillable = the square cannot be filled with these pieces
quadrata-box-numbers = there must be pieces of every number from 1 to 6, with three players too
quadrata-box-places = the pieces have { $places } places in both squares together, but { $most } is the limit

## Scratch Island

scratch_island-box-name = two are called “{ $name }”, but each needs a name of its own
scratch_island-box-squares = the motif “{ $motif }” has the wrong number of squares: 1 to { $most } are possible, and a pickaxe has one
scratch_island-box-apart = the squares of the motif “{ $motif }” do not hang together
scratch_island-box-face = there is no motif “{ $face }”
scratch_island-box-pickaxe = the die “{ $die }” has no pickaxe, but each needs one
scratch_island-box-orientations = turned and mirrored, all motifs together can lie in more than { $most } ways
scratch_island-box-symbols = a map hides fewer symbols “{ $name }” than their row has places
scratch_island-box-chests = each chest needs points of its own
scratch_island-box-points = chests and rewards bring { $points } points together, but { $most } is the limit
scratch_island-box-walls = the fewest walls come first, then the most
scratch_island-box-island = no island can be drawn with these figures

## Drop It

drop_it-box-open = the outline of the { $piece } is open: its last corner must be its first one again, after three others at least
drop_it-box-overlapping = edges of the { $piece } lie on top of each other
drop_it-box-crossing = the outline of the { $piece } crosses itself
drop_it-box-hollow = the { $piece } is not convex: at every corner its outline must turn the same way
drop_it-box-wide = the { $piece } does not fit between the walls in every turn
drop_it-box-lines = the level lines must lie above each other at both walls, and inside the shaft
drop_it-box-slants = every level line must have a slant of its own
drop_it-box-circle-outside = bonus circle { $circle } is not wholly inside the shaft
drop_it-box-circles-overlap = bonus circles { $circle } and { $other } overlap
drop_it-box-cuts = the cuts of the floor must go from left to right inside the shaft
drop_it-box-symbols = { $needed } symbols are needed here, but there are { $found }
drop_it-box-neighbours = two neighbouring segments both show “{ $symbol }”
drop_it-box-opposite = the left and the right wall must differ on every level
