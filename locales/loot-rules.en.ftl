### LOOT's rules for players. *Stars* mark what is set in bold.

loot-rules-title = How to play LOOT
loot-rules-lead = A day at the games fair. Everyone follows the same dice at the same moment, and everyone finds another way.
loot-rules-contents = On this page
# Beside a paragraph: the number of its rule in our rules. $rule such as L10
loot-rules-number = Rule { $rule }

## What it is about

loot-rules-about = What it is about
loot-rules-about-1 = Your figure walks through the halls and you mark every booth it lands on. Full rows, groups of one colour and the little Meeps bring points and tricks that help you along.
loot-rules-about-2 = When the first score track is nearly full, the fair closes. *The most points win.*

## The sheet

loot-rules-sheet = The sheet
loot-rules-sheet-figure = One player's sheet in the middle of a game.
loot-rules-sheet-figure-read = A sheet with its four parts: the large grid A with slashes, crosses and the figure; to its right the circles B; below them bar C and track D with a running total.
loot-rules-legend-figure = your figure
loot-rules-legend-booths = booths of four colours
loot-rules-L1 = *A is the fair*: 7 by 7 cells. Coloured cells are booths; in the others live the Meeps.
loot-rules-L2 = Booths of one colour that touch side by side are a *group*. Each colour has one group of 1, one of 2, one of 3 and one of 4.
loot-rules-L3 = *B has a circle for every group*: its row is the colour, its column the size. The circle is worth the size.
loot-rules-L4 = At the end of each line stands how many circles it needs and what it then gives: 3 points, or an ability.
loot-rules-L5 = *C is the bar of the Meeps*: one entry for each of them, points or an ability, filled from left to right.
loot-rules-L6 = *D is the score track*: it holds your running total, and its length is the length of the game.

## The start

loot-rules-start = The start
loot-rules-start-figure = Every glowing cell is a good start.
loot-rules-start-figure-read = An empty grid A. All cells at the border glow.
loot-rules-L7 = Everyone puts their figure on any cell at the border. It leaves no mark there.
loot-rules-L8 = Three dice are rolled for everyone. The first player puts them in order: the *active* die counts now, the *next* one in the next turn, and the third in the turn *after next*. So you can always plan ahead.
loot-rules-dice-figure = The 3 counts now. After this turn it is rolled again and goes to the end, and the 5 becomes active.
loot-rules-dice-figure-read = Three dice in a row: the active one shows 3, the next one 5, the one after next 2.

## A turn

loot-rules-turn = A turn
loot-rules-L9 = All players choose their move *at the same time*, by the same active die and unseen by the others. Until the last one has chosen, you may change your mind.
loot-rules-L10 = Move your figure *exactly as far as the die says*: straight, across or up and down, and never off the grid. What lies on the way does not matter.
loot-rules-L11 = Mark the cell you land on with a *slash*. Land there a second time, and the slash becomes a *cross*. Nobody lands on a cross.
loot-rules-L13 = When all have moved, the active die is rolled again and becomes the last of the three. The other two move up.
loot-rules-marks-figure = Unmarked, slash, cross: twice is as often as you can land on a cell.
loot-rules-marks-figure-read = The same cell three times: empty, with one slash, and with two slashes that make a cross.
loot-rules-try = Try it: the active die shows …
loot-rules-try-1 = Left or up: a first slash. Right or down: a second one, and so a cross.
loot-rules-try-2 = All four ways are open.
loot-rules-try-3 = Only up. To the right the grid ends; to the left and below there is a cross.
loot-rules-try-4 = Only to the left. Everywhere else the grid ends.
loot-rules-try-5 = Stuck: on every side the grid ends before the fifth cell. The figure is put on any unmarked cell.
loot-rules-try-6 = Stuck: nothing in the grid is six cells away. The figure is put on any unmarked cell.
# What follows “Grid A, ” for screen readers
loot-rules-try-read = with the figure on e4 at first, crosses on b4 and e7, slashes on f4 and e5
loot-rules-try-more = Tap any other cell to see why it is not allowed.
loot-rules-try-again = Again

## Stuck

loot-rules-stuck = Stuck?
loot-rules-L12 = If no move is allowed, put your figure on *any unmarked cell* and mark nothing; it may even stay where it is, if its cell is unmarked. Or use an ability, if you have one.

## Points

loot-rules-points = Points
loot-rules-L14 = A cell is *visited* as soon as it has a slash. Starting there or being put there does not count, and a cross brings nothing more.
loot-rules-L15 = *A full row or column* of A: all seven cells visited bring 3 points.
loot-rules-row-figure = Row 3 is full: circle its 3.
loot-rules-row-figure-read = Grid A. All seven cells of row 3 have a slash, and the 3 at the end of the row is circled.
loot-rules-L16-group = *A full group*: circle it in B. It brings as many points as it has booths.
loot-rules-L16-meeps = *A Meeps*, visited for the first time, brings the next entry of C, whichever Meeps it is.
loot-rules-L17 = *A line of B* with as many circles as it needs brings its reward.
loot-rules-group-figure = The same sheet: red has its groups of 2 and 4, green those of 1 and 2. Both lines need 2 circles: red brings a nudge (used and crossed out), green a wrap.
loot-rules-group-figure-read = The circles B of the same sheet. Circled are red 2 and 4, blue 1, green 1 and 2; at the end of the red row a nudge, circled and crossed out, and at the end of the green row a wrap, circled.
loot-rules-bar-figure = Three Meeps visited: 1 point, a nudge, which is used up already, and 2 points.
loot-rules-bar-figure-read = Bar C. Its first three entries are circled, and the nudge among them is crossed out.
loot-rules-L20 = *Write it down*: add up all points of this turn and write your new total into the next field of D. One turn, one field; a turn without points fills none.
loot-rules-track-figure = Seven turns have scored so far. The last one brought 5 points at one go: a full row and a full group.
loot-rules-track-figure-read = Track D. Seven of { $fields } fields are filled: 1, 2, 3, 5, 9, 11 and 16.
loot-rules-tip = The game ends when a track is full. So a turn that scores in several ways at once is worth gold: many points, but only one field.

## Abilities

loot-rules-abilities = Abilities
loot-rules-L21 = Each ability helps *once*, from the turn after you earned it. Only one in a turn; then it is crossed out and gone.
loot-rules-L18 = *Wrap*: your move leaves the grid and continues from the opposite side.
loot-rules-wrap-figure = Die 4 with a wrap: over the right edge and on from the left.
loot-rules-wrap-figure-read = Grid A with the figure on f4. An arrow leaves the grid on the right and goes on from the left to c4.
loot-rules-L19 = *Nudge*: your move is one cell longer or one cell shorter than the die says, but never 0.
loot-rules-nudge-figure = Die 3 with a nudge: two or four cells instead of three.
loot-rules-nudge-figure-read = Grid A with the figure on e4. Arrows lead two cells up, down, left and right, and four cells to the left.

## The end

loot-rules-end = The end
loot-rules-L22 = As soon as someone writes into the *last field but one*, this turn is the last. Everyone who has filled that field adds a bonus of 3 points in the last one; all others carry their total over.
loot-rules-end-figure = The last field but one is filled: 3 points more, and the fair closes.
loot-rules-end-figure-read = Track D with all { $fields } fields filled. The last but one says { $total }, the last { $final }.
loot-rules-L23 = *The most points win.* If points are level, more crosses in A win; if those are level too, the victory is shared.
loot-rules-L24 = A game in which nobody gets any further ends after 200 turns, without a bonus. You can choose another number when you set up a table.

## What is ours

loot-rules-ours = What we reconstructed or decided
loot-rules-ours-1 = LOOT is a game by Ralf and Roy zur Linde. We know it from its rules, in German and in Spanish; the printed sheet is not in our sources. The words, the pictures and the sheet on this page are our own.
loot-rules-R = reconstructed
loot-rules-D = decided
loot-rules-R-L2 = Where the colours lie, that there are 9 Meeps, and that two groups of one colour never touch.
loot-rules-R-L4 = What each line of B needs and gives.
loot-rules-R-L5 = The entries of bar C and their order.
loot-rules-R-L6 = That track D has 15 fields.
loot-rules-ours-file = All of that is in one file, components.toml. If you own the box, or want to try another sheet, give the game your own: *{ $command }*
loot-rules-D-solo = You may also play alone, for a good score.
loot-rules-D-L5 = Bar C is filled from left to right, whichever Meeps is visited.
loot-rules-D-L8 = The player in the first seat puts the dice in order.
loot-rules-D-L9 = You may change your choice, and your start cell, until the last player has chosen. The order of the dice is final.
loot-rules-D-L12 = A stuck figure may use an ability instead. If there is no unmarked cell, it stays where it is.
loot-rules-D-L18 = A wrap is used up only by a move that does leave the grid.
loot-rules-D-L19 = A nudge cannot make a move of 0 cells.
loot-rules-D-L22 = All players complete the last turn, and everyone who has filled the last field but one gets the bonus.
loot-rules-D-L24 = The limit of 200 turns, for games that get nowhere.
