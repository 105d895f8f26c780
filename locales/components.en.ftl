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
quadrata-box-slots = the square has room for { $most } pieces of this supply, but { $slots } is the limit
quadrata-box-unfillable = the square cannot be filled with these pieces
quadrata-box-numbers = there must be pieces of every number from 1 to 6, with three players too
quadrata-box-places = the pieces have { $places } places in both squares together, but { $most } is the limit
