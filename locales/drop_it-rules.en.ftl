### Drop It's rules for players. *Stars* stand around what is set in bold.

drop_it-rules-title = How to play Drop It
drop_it-rules-lead = A narrow shaft, a piece in your hand, and a plan. Then you let go, it bounces, rolls and turns, and everything comes out differently.
drop_it-rules-contents = On this page
# Beside a paragraph: the number of its rule in our rule book. $rule like D7
drop_it-rules-number = Rule { $rule }
# $gap in mm
drop_it-rules-gap = { NUMBER($gap, minimumFractionDigits: 1) } mm

## What it is about

drop_it-rules-about = What it is about
drop_it-rules-about-1 = One after the other you let pieces fall into the shaft. The *higher* a piece comes to rest, the more points it brings, and there are bonus circles to hit on the way.
drop_it-rules-about-2 = But it must *touch nothing like itself*: no piece of the same shape, none of the same colour, and not its own symbol on the edge. Otherwise you get nothing for it.

## The box

drop_it-rules-box = The box
drop_it-rules-D1 = There are *36 pieces*: in each of the colours red, yellow, green and blue 3 circles, 2 squares, 2 rhombi and 2 triangles.
drop_it-rules-pieces-figure = All kinds of pieces, and how many there are of each. The sign on a piece stands for its colour.
drop_it-rules-pieces-figure-read = Circles, squares, rhombi and triangles in four colours: three of every circle, two of all others.
drop_it-rules-D2 = The *shaft* stands upright and is so narrow that pieces only move in one plane. It is 20 cm wide and 24 cm high; a piece is about 3.4 cm across.
drop_it-rules-D3 = Slanted lines divide it into *eight levels*, worth 1 to 8 points.
drop_it-rules-D4 = *Bonus circles* are printed on it: a large one is worth 1 point, a medium one 2, a small one 3.
drop_it-rules-D5 = The *edge*, which is both walls and the floor, is divided into segments with a symbol each. A segment of a wall ends where a line meets it. No two neighbours show the same symbol.
drop_it-rules-D6 = A *score track* of 25 fields shows your points, with counters for 25 and 50 more. The 8 *jokers* are for a variant.
drop_it-rules-shaft-figure = The shaft with its eight levels, the bonus circles, and the symbols on the edge.
drop_it-rules-shaft-figure-read = The empty shaft. Seven slanted lines divide it into eight levels with a bonus circle in each; twenty segments of the edge show circles, squares, rhombi and triangles.

## Setting up

drop_it-rules-deal = Setting up
drop_it-rules-D7 = *Four players* get one colour each: 9 pieces.
drop_it-rules-D8 = *Three players* get one colour each, and share the fourth: everybody gets a circle and two different other pieces of it. That makes 12 pieces each. Which two is *drawn*; or, if the table is set up that way, you *choose* in turn, and the last one gets what is left.
drop_it-rules-D9 = *Two players, or two teams,* get two colours each: 18 pieces.
drop_it-rules-D10 = Who gets what is drawn. The *youngest* begins: whoever sets up the table says who that is, or leaves it to chance. Then play goes clockwise.

## A turn

drop_it-rules-turn = A turn
drop_it-rules-D11 = Choose *any of your pieces*, hold it above the shaft, move and turn it as you like, and let go. It must fit between the walls; they go on above the rim, invisible and without symbols. The colour of a piece does not say whose it is.
drop_it-rules-D12 = It *falls, bounces and rolls* until everything is at rest. It may push pieces that lie there already.
drop_it-rules-D13 = Then *only the piece you dropped* is judged, where it rests. If it is pushed away later, that changes no points.
drop_it-rules-fall-figure = A fall: where the piece was let go, its way, and where all pieces came to rest.
drop_it-rules-fall-figure-read = A line leads from above the shaft down to the pile, bounces off it, and ends far to the side where the piece has come to rest; dashed outlines show it on its way.

## Taboos

drop_it-rules-taboos = The four taboos
drop_it-rules-taboos-1 = First of all, see what your piece touches:
drop_it-rules-taboos-figure = One of each. The cross shows what must not be touched.
drop_it-rules-taboos-figure-read = Four parts of the shaft: a piece touches one of its own shape; one of its own colour; its own symbol on the edge; and one sticks out of the shaft.
drop_it-rules-D14 = *Shape:* it touches a piece of the same shape.
drop_it-rules-D15 = *Colour:* it touches a piece of the same colour.
drop_it-rules-D16 = *Edge:* it touches a segment that shows its own shape. Only the edge itself counts, not the space beside it.
drop_it-rules-D17 = *Height:* some part of it is above the top of the shaft, however little.
drop_it-rules-D18 = If it breaks *one taboo or more*, you get nothing for it.
drop_it-rules-D21 = *What touches?* Whatever is at most 0.2 mm away. A piece that lies over a border of two segments touches both. If it is close, the board shows the gap under a magnifying glass.
drop_it-rules-touch-figure = Under the magnifying glass: what is inside the small ring touches.
drop_it-rules-touch-figure-read = The point of a rhombus 0.2 mm away from a square, which is a touch, and 0.3 mm away, which is none.

## Points

drop_it-rules-points = Points
drop_it-rules-D19 = Without a taboo, the piece brings the number of the *highest level* that any part of it reaches. If it lies exactly on a line, it does not reach beyond it.
drop_it-rules-D20 = Every *bonus circle* that it overlaps adds its points. A circle is never used up: it counts for later pieces, too.
drop_it-rules-points-figure = The square reaches level { $level } and overlaps a bonus circle: { $level } + { $bonus } = { $points } points.
drop_it-rules-points-figure-read = A blue square lies on other pieces without a taboo. Level { $level } is marked, and so is the bonus circle behind it.

## The end

drop_it-rules-end = The end
drop_it-rules-D22 = When all pieces are in the shaft, *the most points win*. If points are level, all of those in front win together.
drop_it-rules-end-figure = All { $pieces } pieces after a real game.
drop_it-rules-end-figure-read = The full shaft: { $pieces } pieces lie on top of each other, close to the rim.
drop_it-rules-tip = Down at the bottom there is little to gain: it is a good place to get rid of pieces that would be in your way later. Up there, a single round piece can roll far.

## Variants

drop_it-rules-variants = Variants
drop_it-rules-variants-1 = You choose them when you set up a table, in any combination.
drop_it-rules-D23 = *Colours on the edge:* instead of a shape, each segment shows a colour, and no piece may touch its own.
drop_it-rules-D24 = *For beginners:* the floor has no symbols, and those on the walls do not count.
drop_it-rules-D25 = *Jokers:* three or four players get 2 each, two players or teams 4. After a drop with a taboo you may spend one, before the next drop: it covers all taboos, and you get the points in full. If the piece sticks out, level 8 counts. Every joker left over is worth *3 points* at the end. In a team, any member may decide.
drop_it-rules-D26 = *Teams:* two teams of one to four take turns, with one pool of pieces and one score each. The members of a team drop in turn, so that all of them drop equally often as far as the pieces allow. Five players or more always play in teams.
drop_it-rules-colours-figure = The edge with colours. Each has a sign of its own, the same as on the pieces.
drop_it-rules-colours-figure-read = The empty shaft; the segments of its edge are red, yellow, green and blue.

## The hand

drop_it-rules-hand = The hand
drop_it-rules-D27 = *No hand is quite steady.* When you let go, the piece slips by up to 1.5 mm and turns by up to 4°, at random, but it stays between the walls. Nobody knows it before, so nobody can tell in advance where a piece will come to rest. When you set up a table you can also choose a steady hand (no error) or a shaky one (up to 4 mm and 10°).
drop_it-rules-D28 = *What has fallen is kept.* A game’s record holds where everything came to rest and how it got there, so a replay shows exactly the same. And the same hand lets a piece fall in the same way, to the last hundredth of a millimetre, on the same computer.

## What is ours

drop_it-rules-ours = What we reconstructed or decided
drop_it-rules-ours-1 = Drop It is a game by Bernhard Lach and Uwe Rapp. We know it from its German rules; its shaft and its pieces are not in our sources. The words, the pictures and all measures on this page are our own.
drop_it-rules-R = reconstructed
drop_it-rules-D = decided
drop_it-rules-R-D2 = How large the shaft and the pieces are, and what they are made of. We chose it so that the pile of all pieces ends in level 7 or 8, and sometimes sticks out.
drop_it-rules-R-D3 = Eight levels, as several reviews say, and how their lines slant.
drop_it-rules-R-D4 = Where the bonus circles are, and how large.
drop_it-rules-R-D5 = Which symbol is where, and that the floor has four.
drop_it-rules-R-D6 = How long the score track is.
drop_it-rules-ours-file = All of that is in one file, components.toml. If you own the box, or want to try other pieces, give the game your own: *{ $command }*
drop_it-rules-D-D8 = By the rules, three players share the fourth colour among themselves. Drawing who gets what is ours, and so is choosing in turn, beginning with whoever drops first.
drop_it-rules-D-D10 = Colours are drawn, and the youngest is who the host says.
drop_it-rules-D-D11 = A piece is let go 1 cm above the rim, or above the pile if that is higher; you aim in steps of 0.1 mm and 0.1°. The walls go on above the rim.
drop_it-rules-D-D12 = After 10 seconds everything counts as at rest where it is.
drop_it-rules-D-D17 = Even a hair above the rim is too high.
drop_it-rules-D-D19 = Exactly on a line does not count as beyond it.
drop_it-rules-D-D20 = A circle must really be overlapped, and may count again.
drop_it-rules-D-D21 = 0.2 mm is a touch.
drop_it-rules-D-D25 = With the height taboo a joker means level 8. One joker covers all taboos of a drop, and is decided on before the next one.
drop_it-rules-D-D26 = The first seats are the first team’s. Whoever begins, the other team begins with its first seat.
drop_it-rules-D-D27 = The hand’s error, and the three kinds of hands.
drop_it-rules-D-D28 = The way of every fall is stored with the game.
