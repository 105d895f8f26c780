### Quadrata's rules for players. *Stars* mark what is set in bold.

quadrata-rules-title = How to play Quadrata
quadrata-rules-lead = Roll, lay, plan: a square to fill, pieces that everybody wants, and neighbours who come to steal.
quadrata-rules-contents = On this page
# Beside a paragraph: the number of its rule in our rules. $rule such as Q7
quadrata-rules-number = Rule { $rule }

## What it is about

quadrata-rules-about = What it is about
quadrata-rules-about-1 = Everyone has a square and fills it with pieces, and the die says which. Whoever fills theirs first ends the round and gets a bonus.
quadrata-rules-about-2 = But every piece is worth one point, *small or large*. So the one who is fastest with large pieces need not be the one who wins with many small ones.

## The box

quadrata-rules-box = The box
quadrata-rules-Q1 = There are *45 pieces with numbers from 1 to 6*. The number is also the size: a 3 covers three small triangles.
quadrata-rules-Q2 = The 4 comes in two shapes. Rules speak of the number only: which of the two you move is up to you.
quadrata-rules-pieces-figure = All shapes, and how many there are of each.
quadrata-rules-pieces-figure-read = Seven shapes: small triangle 1, square 2, trapezoid 3, large triangle 4, parallelogram 4, house 5, wedge 6.
quadrata-rules-Q3 = *Your square* is the large one if two play (4 by 4 tiles), and the small one if three or four play (3 by 3 tiles). Both diagonals cut each tile into four triangles. Beside it is your *reserve*.
quadrata-rules-squares-figure = The small and the large square.
quadrata-rules-squares-figure-read = Two empty squares, of 3 by 3 and of 4 by 4 tiles; every tile is cut into four triangles.
quadrata-rules-Q4 = *Three players* leave some pieces in the box: the numbers with a minus above.
quadrata-rules-Q5 = Agree on the number of *rounds* first: 3 is usual, up to 10 are possible.

## A turn

quadrata-rules-turn = A turn
quadrata-rules-Q6 = Whoever rolls a 6 first begins the round, and rolls again for the first move. Then play goes clockwise.
quadrata-rules-Q7 = Roll, and move *exactly one piece* of that number in one of these ways. You must move.
quadrata-rules-Q7-a = from the supply into your square or your reserve
quadrata-rules-Q7-b = from your reserve into your square or back to the supply
quadrata-rules-Q7-c = from your square into your reserve or back to the supply
quadrata-rules-Q7-d = within your square to another place
quadrata-rules-ways-figure = Everything a piece can do.
quadrata-rules-ways-figure-read = Supply, reserve and square with arrows: a from the supply to both others, b from the reserve, c from the square, d within the square.
quadrata-rules-Q8 = A piece lies on *whole triangles*, inside the square and on no other piece. Turn it by quarter turns and turn it over as you like. A piece that moves within the square is lifted first: its new place may overlap the old one, but must be another.
quadrata-rules-fits-figure = A dot in every place where a 3 fits here; one of them is shown.
quadrata-rules-fits-figure-read = A small square with six pieces. { $places } dots mark the places for a 3, and a 3 is outlined in one of them.
quadrata-rules-Q12 = The *reserve* has no limit. But what lies there at the end of the round costs points.

## Taking and stealing

quadrata-rules-rob = Taking and stealing
quadrata-rules-rob-1 = Only when the number you rolled has run out do the others’ pieces come into play, always the nearest first:
quadrata-rules-step-1 = supply
quadrata-rules-step-2 = your reserve
quadrata-rules-step-3 = other reserves: take
quadrata-rules-step-4 = other squares: steal
quadrata-rules-Q9 = If neither the supply nor your own reserve has a piece of that number, you may *take* one from the reserve of any other player.
quadrata-rules-Q10 = If no other reserve has one either, you may *steal* one from the square of any other player. Taken or stolen, it goes into your square or your reserve.
quadrata-rules-Q11 = Nobody steals while the supply or any reserve still has one. You may always move a piece of that number in your own square instead; but if you have none, you must take or steal.

## The joker

quadrata-rules-joker = The 6 as a joker
quadrata-rules-Q13 = As soon as the supply has *run out of a number*, a 6 is a joker, from the next player on: it moves a piece of any number in one of the ways a to d. It neither takes nor steals. If it cannot move anything, you pass.
quadrata-rules-Q14 = It stays a joker *until the end of the round*, even if such pieces come back to the supply.

## The end

quadrata-rules-end = The end
quadrata-rules-Q15 = The round ends *at once* when somebody’s square is completely filled.
quadrata-rules-Q16 = Each piece in your square counts *1 point*; each piece in your reserve *costs 1*, whatever its number. Whoever ended the round gets *5 more*.
quadrata-rules-end-figure = { $pieces } pieces, { $reserve } left in the reserve, and the bonus: { $pieces } − { $reserve } + 5 = { $points } points.
quadrata-rules-end-figure-read = A small square, completely filled with { $pieces } pieces.
quadrata-rules-Q17 = *The most points of all rounds win.* If points are level, the victory is shared.
quadrata-rules-Q18 = A round that nobody finishes ends after 400 turns, without a bonus. You can choose another number when you set up a table.
quadrata-rules-tip = Many small pieces bring more than a few large ones. But they take longer, and somebody else may be in a hurry.

## What is ours

quadrata-rules-ours = What we reconstructed or decided
quadrata-rules-ours-1 = Quadrata is a game by Karl Friedrich. We know it from its German rules; its pieces and boards are not in our sources. The words, the pictures and the shapes on this page are our own.
quadrata-rules-R = reconstructed
quadrata-rules-D = decided
quadrata-rules-R-Q1 = The shapes, and that a piece’s number is its size.
quadrata-rules-R-Q2 = How many pieces there are of each number. The rules only say that there are 45.
quadrata-rules-R-Q3 = How large the two squares are.
quadrata-rules-R-Q4 = That the two fours that leave with three players are one of each shape.
quadrata-rules-ours-file = All of that is in one file, components.toml. If you own the box, or want to try other pieces, give the game your own: *{ $command }*
quadrata-rules-D-Q5 = Three rounds, if you do not agree on another number, and ten at most.
quadrata-rules-D-Q6 = In each round everybody rolls again for who begins, from the first seat on, and whoever begins rolls once more.
quadrata-rules-D-Q8 = Pieces lie on whole triangles and may be turned over. A piece moved within the square may overlap its old place, but not stay in it.
quadrata-rules-D-Q10 = Where a piece that is taken or stolen goes.
quadrata-rules-D-Q11 = Taking or stealing is compulsory if nothing else is possible.
quadrata-rules-D-Q12 = The reserve has no limit.
quadrata-rules-D-Q13 = A joker is never an ordinary 6 again, and you pass if it cannot move anything. A number has run out only when both of its shapes have.
quadrata-rules-D-Q16 = A piece in the reserve costs one point, whatever its number.
quadrata-rules-D-Q17 = Tied players all win.
quadrata-rules-D-Q18 = The limit of 400 turns.
