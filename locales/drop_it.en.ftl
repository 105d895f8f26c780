### Drop It: what the game tells, asks and refuses. A log line follows the player's name, so it has no subject of its own.

## For the home page and the set-up

drop_it-pitch = Let your piece fall into the narrow shaft, watch it bounce and roll, and hope: the higher it comes to rest the better, as long as it touches nothing of its own shape or colour.
drop_it-option-teams = Members of the first team
drop_it-option-teams-hint = 0: everyone for themselves. Otherwise the first seats are one team and all others the second; five players or more always play in teams.
drop_it-option-first = Who begins
drop_it-option-first-hint = The number of a seat; 0: it is drawn.
drop_it-option-edge = Symbols on the edge
drop_it-option-edge-hint = 0: shapes; 1: colours.
drop_it-option-beginners = For beginners
drop_it-option-beginners-hint = 1: the symbols on the edge do not count.
drop_it-option-jokers = Jokers
drop_it-option-jokers-hint = 1: a joker saves a drop that breaks a taboo. Each one left over is worth 3 points.
drop_it-option-hand = Hand
drop_it-option-hand-hint = 0: steady; 1: normal, a little unsteady; 2: shaky.

## Names

drop_it-jokers = { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}
# $colour: red, yellow, green or blue; $shape: circle, square, rhombus or triangle
drop_it-piece = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $shape ->
    [circle] circle
    [square] square
    [rhombus] rhombus
   *[triangle] triangle
}

## What to do now

drop_it-prompt-drop = Choose a piece, move and turn it over the shaft, and let go.
drop_it-prompt-joker = Taboo! Spend one of your { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
} to score { $points } all the same?
drop_it-prompt-fall = The piece is falling.
drop_it-prompt-wait = It is somebody else’s turn.
drop_it-prompt-over = The game is over.

## Why not

drop_it-why-not-left = You have no { drop_it-piece } left.
drop_it-why-angle = An angle goes from 0 to 359.9 degrees.
drop_it-why-walls = Like this, the piece does not fit between the walls.
drop_it-why-joker-first = Decide about the joker first.
drop_it-why-no-jokers = This table plays without jokers.
drop_it-why-jokers-spent = You have no joker left.
drop_it-why-no-taboo = A joker can only be spent on a drop that has just broken a taboo.
drop_it-why-not-your-drop = This joker is for those to decide whose drop it was.

## What happened

drop_it-event-deal = Begins: the pieces are dealt
drop_it-event-drop = Drops the { drop_it-piece }
drop_it-event-level = Level { $level }: { points }
drop_it-event-circles = Level { $level } and { $bonus } for bonus circles: { points }
drop_it-event-taboo-shape = Nothing: it touches a piece of the same shape
drop_it-event-taboo-colour = Nothing: it touches a piece of the same colour
drop_it-event-taboo-edge = Nothing: it touches its own symbol on the edge
drop_it-event-taboo-height = Nothing: it sticks out of the shaft
# $taboos: several of the names below
drop_it-event-taboos = Nothing: it breaks the taboos { $taboos }
drop_it-taboos = { $one }, { $other }
drop_it-taboo-shape = shape
drop_it-taboo-colour = colour
drop_it-taboo-edge = edge
drop_it-taboo-height = height
drop_it-event-joker = Spends a joker: { points }
drop_it-event-no-joker = Keeps the jokers
drop_it-event-over = All pieces are in the shaft: the game is over.

## The result

drop_it-account-levels = Levels
drop_it-account-circles = Bonus circles
drop_it-account-jokers = { $jokers ->
    [one] { $jokers } joker left over
   *[other] { $jokers } jokers left over
}
drop_it-result-shared = Level on points: a shared victory.

## What a text gets wrong

drop_it-error-notation = “{ $text }” is no action of Drop It: write “red circle 83.5 120” (mm from the left, degrees), “joker” or “no joker”.
drop_it-error-fine = “{ $text }” is finer than anyone can aim: a tenth of a millimetre and a tenth of a degree is the limit.
drop_it-error-piece = Drop It has no such piece.
drop_it-error-nature = Nature cannot do that now.
