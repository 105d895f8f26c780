### LOOT: the words of its tools at the command line. The page never loads them.

## What is wrong with a components file: ends of the sentence error-components

loot-sheet-size = the grid needs seven rows of seven cells, with spaces between them
loot-sheet-letter = “{ $found }” is not a cell: write r, b, g, y, or a dot for a Meeps
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

## What `wurf simulate` counts per game

loot-lab-nudge = nudges
loot-lab-wrap = wraps
