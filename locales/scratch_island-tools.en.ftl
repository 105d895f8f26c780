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

## wurf map, and the legend of every map in the terminal

scratch_island-map = draw a map of Scratch Island
scratch_island-map-about = Draw a map of Scratch Island in the terminal, or as a picture to print. Only what is printed on the foil is shown, unless you ask for what is hidden: so you can play a map that you have drawn.
scratch_island-map-examples =
    {"  "}wurf map 17                       the foil of map 17 of the booklet
    {"  "}wurf map 17 --png map.png         a picture to print, or to show
    {"  "}wurf map 17 --edition 5 --hidden  another edition, and what lies under its foil
scratch_island-map-number = the map’s number, 1 to 48
scratch_island-map-edition = the edition; without it 1, the booklet; after a game, the result names its own
scratch_island-map-hidden = show what is hidden, too
scratch_island-map-svg = write an SVG file
scratch_island-map-png = write a PNG file
scratch_island-map-components = draw a map of other components than the printed ones
scratch_island-map-title = Scratch Island, map { $number } of edition { $edition }
scratch_island-map-boat = boat
scratch_island-map-rock = rock
scratch_island-map-wall = wall
scratch_island-map-cross = red cross
scratch_island-map-foil = foil
scratch_island-map-sand = sand
scratch_island-map-snake = snake
scratch_island-map-key = key to the blue chest, and so on
scratch_island-map-opened = opened chest and its points
scratch_island-error-edition = “{ $value }” is not an edition: it is a whole number from 1 to { $most }, or a name such as 4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge.
scratch_island-error-ending = The file { $file } must end in { $ending }.
