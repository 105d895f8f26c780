### Scratch Island: the words of its tools at the command line. The page never loads them.

## What is wrong with a components file: ends of the sentence error-components

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

## What `wurf simulate` counts per game

scratch_island-lab-combine = combined
scratch_island-lab-scratch = cells
