### Drop It: what the game tells, asks and refuses. In an event, $you says whether the reader is meant; $name is who it is.

## For the home page and the set-up

drop_it-pitch = Let your piece fall into the narrow shaft, watch it bounce and roll, and hope: the higher it comes to rest the better, as long as it touches nothing of its own shape or colour.
drop_it-option-teams = Teams
drop_it-option-teams-hint = Two teams of up to four, with one score each. Five players or more always play in teams.
drop_it-option-teams-value = { $value ->
    [0] None: everyone for themselves
    [1] Seat 1 against the others
   *[other] Seats 1 to { $value } against the others
}
drop_it-option-first = Who begins
drop_it-option-edge = Symbols on the edge
drop_it-option-edge-hint = No piece may touch its own shape, or its own colour, on the walls and on the floor.
drop_it-option-edge-value = { $value ->
    [0] Shapes
   *[1] Colours
}
drop_it-option-beginners = For beginners
drop_it-option-beginners-value = { $value ->
    [0] No: the edge counts
   *[1] Yes: the edge does not count
}
drop_it-option-jokers = Jokers
drop_it-option-jokers-hint = A joker saves a drop that breaks a taboo. Each one left over is worth 3 points.
drop_it-option-jokers-value = { $value ->
    [0] Without
   *[1] With
}
drop_it-option-hand = Hand
drop_it-option-hand-hint = How far a piece may slip and turn when it is let go.
drop_it-option-hand-value = { $value ->
    [0] Steady: not at all
    [1] Normal: up to 1.5 mm and 4°
   *[2] Shaky: up to 4 mm and 10°
}
drop_it-option-extras = The fourth colour
drop_it-option-extras-hint = Three players share it: everyone gets a circle and two different others. Teams do not need it.
drop_it-option-extras-value = { $value ->
    [0] Shared out by lot
   *[1] You choose in turn
}

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
# $pair: two shapes of the fourth colour
drop_it-share = { $pair ->
    [square-rhombus] a square and a rhombus
    [square-triangle] a square and a triangle
   *[rhombus-triangle] a rhombus and a triangle
}
drop_it-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}

## What to do now

drop_it-prompt-drop = Choose a piece, move and turn it over the shaft, and let go.
drop_it-prompt-joker = Taboo! Spend { $jokers ->
    [one] your last joker
   *[other] one of your { $jokers } jokers
} and get { points } all the same?
drop_it-prompt-extras = You share { drop_it-colour }: which two pieces would you like besides a circle?
drop_it-prompt-fall = The piece is falling.
drop_it-prompt-wait = { page-whose-turn }
drop_it-prompt-over = The game is over.

## Why not

drop_it-why-not-left = You have no { drop_it-piece } left.
drop_it-why-angle = An angle goes from 0 to 359.9 degrees.
drop_it-why-walls = Like this, the piece does not fit between the walls.
drop_it-why-joker-first = Decide about the joker first.
drop_it-why-extras-first = Choose your pieces of the fourth colour first.
drop_it-why-extras-drawn = Nobody chooses from the fourth colour at this table.
drop_it-why-extras-taken = Somebody else has these two already: choose from those that are left.
drop_it-why-extras-over = The fourth colour is shared out already.
drop_it-why-no-jokers = This table plays without jokers.
drop_it-why-jokers-spent = You have no joker left.
drop_it-why-no-taboo = A joker can only be spent on a drop that has just broken a taboo.
drop_it-why-not-your-drop = Only those whose drop it was decide about this joker.

## What happened

drop_it-event-deal = { $you ->
    [yes] The pieces are dealt, and you begin.
   *[no] The pieces are dealt, and { $name } begins.
}
drop_it-event-extras = { $you ->
    [yes] You take a circle, { drop_it-share } in { drop_it-colour }.
   *[no] { $name } takes a circle, { drop_it-share } in { drop_it-colour }.
}
drop_it-event-extras-left = { $you ->
    [yes] You get what is left: a circle, { drop_it-share } in { drop_it-colour }.
   *[no] { $name } gets what is left: a circle, { drop_it-share } in { drop_it-colour }.
}
drop_it-event-drop = { $you ->
    [yes] You drop { drop_it-one-piece }.
   *[no] { $name } drops { drop_it-one-piece }.
}
drop_it-one-piece = the { drop_it-piece }
drop_it-event-level = { $you ->
    [yes] You reach level { $level }: { points }.
   *[no] { $name } reaches level { $level }: { points }.
}
drop_it-event-circles = { $you ->
    [yes] You reach level { $level }, and bonus circles add { $bonus }: { points }.
   *[no] { $name } reaches level { $level }, and bonus circles add { $bonus }: { points }.
}
drop_it-event-taboo-shape = { $you ->
    [yes] You get nothing: the piece touches one of the same shape.
   *[no] { $name } gets nothing: the piece touches one of the same shape.
}
drop_it-event-taboo-colour = { $you ->
    [yes] You get nothing: the piece touches one of the same colour.
   *[no] { $name } gets nothing: the piece touches one of the same colour.
}
drop_it-event-taboo-edge = { $you ->
    [yes] You get nothing: the piece touches its own symbol on the edge.
   *[no] { $name } gets nothing: the piece touches its own symbol on the edge.
}
drop_it-event-taboo-height = { $you ->
    [yes] You get nothing: the piece sticks out of the shaft.
   *[no] { $name } gets nothing: the piece sticks out of the shaft.
}
# $taboos: several of the names below
drop_it-event-taboos = { $you ->
    [yes] You get nothing: the piece breaks the taboos { $taboos }.
   *[no] { $name } gets nothing: the piece breaks the taboos { $taboos }.
}
drop_it-taboos = { $one }, { $other }
drop_it-taboos-last = { $one } and { $other }
drop_it-taboo-shape = shape
drop_it-taboo-colour = colour
drop_it-taboo-edge = edge
drop_it-taboo-height = height
drop_it-event-joker = { $you ->
    [yes] You spend a joker: { points }.
   *[no] { $name } spends a joker: { points }.
}
drop_it-event-no-joker = { $you ->
    [yes] You keep your jokers.
   *[no] { $name } keeps the jokers.
}
drop_it-event-over = All pieces are in the shaft: the game is over.

## The result

drop_it-account-levels = Levels
drop_it-account-circles = Bonus circles
drop_it-account-jokers = { $jokers ->
    [one] { $jokers } joker left over
   *[other] { $jokers } jokers left over
}
drop_it-result-shared = Level on points: a shared victory.
drop_it-proof = Were the falls fair?
drop_it-proof-server = The server has drawn again from this seed who got which pieces and how each hand trembled, { $draws } draws in all: everything is the same. The { $falls } falls follow from physics, not from luck: each was checked to be possible.

## What a text gets wrong

drop_it-error-notation = “{ $text }” is not an action of Drop It: write “red circle 83.5 120” (mm from the left, degrees), “joker” or “no joker”, or “take square triangle”.
drop_it-error-fine = “{ $text }” is finer than anyone can aim: a tenth of a millimetre and a tenth of a degree is the limit.
drop_it-error-piece = Drop It has no such piece.
drop_it-error-nature = Nature cannot do that now.

## The board on the page

# $drop: which one; $all: how many there are
drop_it-progress = Drop { $drop } of { $all }
drop_it-drop = Drop { $drop }
drop_it-pieces = Pieces left
drop_it-shares = To choose from
drop_it-share-named = { $pair ->
    [square-rhombus] Circle, square and rhombus
    [square-triangle] Circle, square and triangle
   *[rhombus-triangle] Circle, rhombus and triangle
} in { drop_it-colour }
drop_it-none-left = No pieces left.
drop_it-shaft = The shaft
drop_it-tools = Turn and look
drop_it-track = Score track
drop_it-turn-left = Turn to the left
drop_it-turn-right = Turn to the right
drop_it-behind = From behind
drop_it-aims-first = Aim first, then let go
drop_it-joker = { $count ->
    [one] joker
   *[other] { $count } jokers
}
drop_it-joker-hint = A joker saves a drop that breaks a taboo; left over, it is worth 3 points.
# $kind: drop, joker, no-joker or extras
drop_it-action = { $kind ->
    [joker] Spend one
    [no-joker] Keep them
    [extras] Take them
   *[drop] Let go
}
drop_it-in-hand = In hand: { drop_it-piece }. Move it, turn it, let go.

## The verdict on the board

drop_it-verdict-points = +{ $points }
drop_it-verdict-joker = +{ $points } with a joker
# $saved: maybe, while a joker may still be spent; else no
drop_it-verdict-taboo = { $saved ->
    [maybe] Taboo! A joker?
   *[no] Taboo: 0 points
}
# $bonus: points for circles, 0 for none
drop_it-verdict-level = Level { $level }{ $bonus ->
    [0] { "" }
   *[other] { " " }and { $bonus } for circles
}
# $taboo: shape, colour or both
drop_it-verdict-touches = It touches the { drop_it-piece }: same { $taboo ->
    [shape] shape
    [colour] colour
   *[both] shape and colour
}
# $edge: shape or colour
drop_it-verdict-edge = It touches its own { $edge ->
    [colour] colour
   *[shape] shape
} on the edge
drop_it-verdict-height = It sticks out of the shaft
drop_it-close = A close call.
# $gap and $tolerance in mm; $touching: yes or no
drop_it-gap = { NUMBER($gap, minimumFractionDigits: 2) } mm: { $touching ->
    [yes] touching (up to { $tolerance })
   *[no] free (over { $tolerance })
}

## For screen readers

# $x: mm from the left wall; $angle: degrees to the left
drop_it-aim = { drop_it-piece }, { $x } mm from the left, turned by { $angle }°
drop_it-held = { drop_it-piece }, { $count } left
# $count: of pieces in the shaft
drop_it-pile = The pile from the top: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
drop_it-level = Level { $level }
# $neighbours: names of pieces and sides; $count: how many
drop_it-lying = { drop_it-piece }{ $count ->
    [0] { "" }
   *[other] , touching: { $neighbours }
}
# $side: left, right or floor
drop_it-side = { $side ->
    [left] the left wall
    [right] the right wall
   *[floor] the floor
}

## Keys, touch and the hints of the first game

drop_it-key-UpDown = choose another piece
drop_it-key-LeftRight = move the piece
drop_it-key-QE = turn the piece
drop_it-key-Shift = with the keys above: in fine steps
drop_it-key-Space = let go; during a fall: jump to its end
drop_it-key-M = look at the board from behind
drop_it-key-Esc = put the piece back
drop_it-help-touch = With finger or mouse: drag a piece over the shaft and let it go there, or tap it and then the place. The buttons, the wheel or a second finger turn it. With “Aim first” it stays above the shaft: tap it, or the button, to let go.
drop_it-coach-pieces = These are your pieces. Drag one over the shaft and let go; beside the shaft it comes back to you.
drop_it-coach-tools = Turn the piece with the buttons, the wheel or Q and E. “Aim first” keeps it above the shaft until you say so. Nobody knows exactly where it comes to rest.
drop_it-coach-shaft = The higher, the better: each level counts its number, circles count extra. But it must touch no piece of its shape or colour, and not its own symbol on the edge.

## What a choice surely brings; never where a piece comes to rest

# $edge: shape, colour, or none where the edge does not count
drop_it-brings-taboos = It must not touch { $colour ->
    [red] red pieces
    [yellow] yellow pieces
    [green] green pieces
   *[blue] blue pieces
}, { $shape ->
    [circle] circles
    [square] squares
    [rhombus] rhombuses
   *[triangle] triangles
}{ $edge ->
    [shape] , or its shape on the edge
    [colour] , or its colour on the edge
   *[none] { "" }
}.
drop_it-brings-jokers = { $jokers ->
    [0] no joker is left then
    [one] one joker is left then, worth 3 points at the end
   *[other] { $jokers } jokers are left then, each worth 3 points at the end
}
