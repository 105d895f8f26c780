### Scratch Island’s rules for players. *Stars* mark what is set in bold.

scratch_island-rules-title = How to play Scratch Island
scratch_island-rules-lead = Roll, lay, scratch: a way of your own across a hidden island, to keys, chests and treasures, and around the snakes.
scratch_island-rules-contents = On this page
# Beside a paragraph: the number of its rule in our rules. $rule such as S7
scratch_island-rules-number = Rule { $rule }

## What it is about

scratch_island-rules-about = What it is about
scratch_island-rules-about-1 = Everyone has a treasure map covered with foil. The dice show *motifs*, and with them you scratch a way from your boat across the island, cell by cell.
scratch_island-rules-about-2 = Under red crosses lie *keys*, in the corners wait four *chests*, and the sand hides treasures, for which you race the others. But also *snakes*.

## The map

scratch_island-rules-map = The map
scratch_island-rules-S1 = Printed on the foil are *the boat* where you start, *rocks*, *walls* between cells, *6 red crosses* and *four chests* in the corners. The island has 13 columns and 11 rows.
scratch_island-rules-map-figure = What is printed on the foil.
scratch_island-rules-map-figure-read = An island of 13 by 11 cells under foil, with a boat on its border, rocks, walls, six red crosses and a chest in each corner.
scratch_island-rules-legend-boat = boat
scratch_island-rules-legend-rock = rock
scratch_island-rules-legend-wall = wall
scratch_island-rules-legend-cross = cross
scratch_island-rules-legend-chest = chest
scratch_island-rules-S2 = *Nobody knows what is hidden*, not even you. Under four of the crosses lies a key of each colour, under the chests their points, and in the sand treasures and snakes. There is nothing under rocks and the boat, and no snake next to the boat. Everybody sees what is uncovered.
scratch_island-rules-S3 = Below the map, each kind of treasure has *its row* of places, and the points of its reward.
scratch_island-rules-S4 = An edition has *48 maps*, and everyone gets one of their own. All are fair: every key and every chest can be reached without breaking a rock, and all hold the same treasures and equally many snakes. At the end you learn which maps you had, so that you can look at them again.
scratch_island-rules-S5 = A map holds *30 points*: the chests 3, 4, 5 and 6, in any corner, and the treasures 1, 2, 4 and 5. It also holds 10 snakes.

## The dice

scratch_island-rules-dice = The dice
scratch_island-rules-S6 = There are *2 blue, 2 orange and 1 yellow die*. The yellow one joins only when four play.
scratch_island-rules-S7 = Each face shows *a motif* of up to four squares, or a *pickaxe*.
scratch_island-rules-dice-figure = The six faces of each colour.
scratch_island-rules-dice-figure-read = Blue: two dominoes, bar of three, corner, square, pickaxe. Orange: domino, bar of three, corner, L, S, pickaxe. Yellow: domino, bar of three, corner, T, L, pickaxe.
scratch_island-rules-S8 = You may *turn and mirror* every motif as you like.

## A turn

scratch_island-rules-turn = A turn
scratch_island-rules-S9 = Whoever’s turn it is rolls all the dice, *takes two*, and scratches their motifs one after the other, in any order. Who begins is drawn, or chosen when the table is set up.
scratch_island-rules-S10 = Then, clockwise, *the others take one each* of the dice that are left. After that the next player rolls. When everyone has rolled once, a round is over.
scratch_island-rules-S11 = A motif is scratched *as a whole or not at all*. If it fits nowhere, you scratch nothing with that die. You may also put a die aside that would fit.
scratch_island-rules-S12 = First choose the place of the motif, then scratch *one cell after the other*. Each must share an edge with a cell that is scratched already, with no wall between; the order is up to you as far as that allows.
scratch_island-rules-S14 = Your *first motif* covers the boat, and begins there.
scratch_island-rules-S15 = A scratched cell cannot be used *again*.
scratch_island-rules-fits-figure = This L fits: its first cell is next to the way.
scratch_island-rules-fits-figure-read = A way of two cells from the boat. Beside it lies an L of four cells, numbered in the order in which they are scratched.

## Walls, rocks and chests

scratch_island-rules-ground = Walls, rocks and chests
scratch_island-rules-S13 = *No step crosses a wall.* A wall inside a motif does not matter if you can go around it. *Rocks* stop every motif but the pickaxe. A *chest* can be covered only when you have found its key before this motif.
scratch_island-rules-wall-figure = The square fits: the order goes around the wall.
scratch_island-rules-wall-figure-read = A square of four cells with a wall between two of them; the numbers lead around the wall.
scratch_island-rules-not-figure = Four motifs that do not fit, and why.
scratch_island-rules-not-figure-read = Four small islands: a bar of three over a rock, a domino across a wall, a bar of three over a chest without its key, a domino away from the way.

## What you find

scratch_island-rules-finds = What you find
scratch_island-rules-S16 = *A snake ends your turn at once.* Its cell belongs to your way, but the rest of the motif stays covered, and a second die is lost. What you found before counts.
scratch_island-rules-snake-figure = A snake under the second cell: the other two stay covered.
scratch_island-rules-snake-figure-read = A way that ends at a snake; two cells of the motif behind it are crossed out.
scratch_island-rules-S18 = A *red cross* hides a key, or a treasure, or nothing: four hide keys, one a treasure, one nothing.
scratch_island-rules-S20 = A *chest* is scratched like any other cell, once you have its key, and shows its points.
scratch_island-rules-chest-figure = With the blue key, a motif may cover the blue chest.
scratch_island-rules-chest-figure-read = A way with a blue key, and a domino next to it that covers the blue chest in the corner.
scratch_island-rules-S19 = A *treasure* is marked in its row. Whoever completes a row *first* gets its reward; for all others it is crossed out, and such treasures are worth nothing any more.
scratch_island-rules-rows-figure = One coin is enough for its reward. Somebody else has the shells; a third gem brings 4 points.
scratch_island-rules-rows-figure-read = A blue chest is open with 3 points, the red key is found. Coins: complete, 1 point. Shells: crossed out. Gems: two of three. Crowns: none yet.

## The pickaxe

scratch_island-rules-pickaxe = The pickaxe
scratch_island-rules-S17 = A *pickaxe* scratches one cell next to your way: a rock, or any other. It never breaks a wall.
scratch_island-rules-S17-combine = If you have taken a pickaxe and another motif in your own roll, you may *combine* them: then exactly one cell of the motif is a rock. That uses up both dice, and both must still be unused. Two pickaxes cannot be combined.
scratch_island-rules-combine-figure = Bar of three and pickaxe together: the second cell is a rock.
scratch_island-rules-combine-figure-read = A bar of three cells, of which the middle one is a rock, numbered from the way on.

## The end

scratch_island-rules-end = The end
scratch_island-rules-S21 = When somebody opens their *fourth chest*, the game ends *with this round*. They still use the dice of this turn, and everyone still due in this round plays, and may open chests.
scratch_island-rules-S22 = Opened chests and earned rewards count, and *the most points win*. If points are level, it is whoever opened all four chests first; if nobody has, the victory is shared.
scratch_island-rules-S23 = A game that nobody finishes ends after 60 rounds; you can choose another number when you set up a table. If no die can ever fit again on your map, you are skipped; if nobody can scratch any more, the game is over.
scratch_island-rules-tip = Look at what you leave to the others: of four dice you take two, and the next one chooses from what is left.

## What is ours

scratch_island-rules-ours = What we reconstructed or decided
scratch_island-rules-ours-1 = We know Scratch Island from its German rules. They show neither the dice nor the maps: the words, the pictures, the motifs and the islands on this page are our own.
scratch_island-rules-R = reconstructed
scratch_island-rules-D = decided
scratch_island-rules-R-S1 = How large the island is.
scratch_island-rules-R-S2 = That no snake lies next to the boat.
scratch_island-rules-R-S4 = The maps are drawn by a generator that proves that each is fair. Crosses, boat and chests are at least 3 steps apart, and rocks and walls make the ways from the boat to the chests at least 1.2 times as long on average.
scratch_island-rules-R-S5 = The points of chests and rewards, and how many treasures, snakes, rocks and walls there are. The rules only say that a map holds at most 30 points.
scratch_island-rules-R-S7 = The motifs on the dice.
scratch_island-rules-R-S18 = What lies under the two crosses without a key.
scratch_island-rules-ours-file = The dice and all numbers are in one file, components.toml. If you own the box, or want to try others, give the game your own: *{ $command }*
scratch_island-rules-D-S3 = The points of the rewards are public, because they are the same on every map.
scratch_island-rules-D-S4 = The edition is secret until the end, so that nobody can look up what is hidden; at the set-up you can choose a known one.
scratch_island-rules-D-S8 = Motifs may be turned and mirrored.
scratch_island-rules-D-S9 = Who begins is drawn; the printed rules let the last finder of a real treasure begin.
scratch_island-rules-D-S11 = You may put a die aside that would fit, and take one that does not.
scratch_island-rules-D-S12 = The place of a motif is chosen first; the order of its cells is free.
scratch_island-rules-D-S13 = A wall inside a motif may be gone around. A key counts from the next motif on, so that what is allowed never tells what is hidden.
scratch_island-rules-D-S17 = Combining uses up both dice, and works neither with two pickaxes nor once a die is used. A pickaxe breaks no wall.
scratch_island-rules-D-S19 = Treasures of a closed row are uncovered without effect.
scratch_island-rules-D-S22 = Tied players all win if the chests do not decide.
scratch_island-rules-D-S23 = The limit of 60 rounds, and who is skipped.
