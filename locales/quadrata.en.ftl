### Quadrata: what the game tells, asks and refuses. In an event, $you says whether the reader is meant; $name is who it is.

## For the home page and the set-up

quadrata-pitch = Fill your square before the others fill theirs, with as many small pieces as you can: every roll is a choice, and nothing is safe from thieves.
quadrata-option-rounds = Rounds
quadrata-option-rounds-hint = The points of all rounds count together.
quadrata-option-turn_cap = Turn limit per round
quadrata-option-turn_cap-hint = A round that nobody finishes ends after this many turns.

## Names

quadrata-supply = Supply
quadrata-square = Square
quadrata-reserve = Reserve
quadrata-reserve-hint = Each piece in the reserve costs a point at the end of the round.
quadrata-die = Die
quadrata-joker = The 6 is a joker
quadrata-round = Round { $round } of { $rounds }
quadrata-turn-left = Turn to the left
quadrata-turn-right = Turn to the right
quadrata-flip = Turn over

## Keys

quadrata-key-Tab = to the next piece that you may move
quadrata-key-Enter = pick the piece up, again: lay it down
quadrata-key-Arrows = move over the places where the piece fits
quadrata-key-R = turn the piece
quadrata-key-F = turn the piece over
quadrata-key-P = move it to the reserve
quadrata-key-G = move it to the supply
quadrata-key-Esc = put the piece back
quadrata-help-touch = With finger or mouse: drag a glowing piece to where you want it, or tap the piece and then the place. The buttons, the wheel or a second finger turn it. Then confirm. Other pieces say why they have to stay.

## For screen readers

# $tile: a letter and a number; $direction: n, e, s or w; $turn: quarter turns, 0 to 3; $flipped: yes or no
quadrata-place = tile { $tile } { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}{ $turn ->
    [1] , a quarter turn
    [2] , a half turn
    [3] , three quarter turns
   *[0] { "" }
}{ $flipped ->
    [yes] , turned over
   *[no] { "" }
}
# $piece: its name, such as 3 or 4t; $place: quadrata-place; $action: yes or no
quadrata-lying = { $piece }, { $place }{ $action ->
    [yes] , you can move it
   *[no] { "" }
}
# $where: supply or reserve
quadrata-held = { $piece }, { $count } in the { $where ->
    [supply] supply
   *[reserve] reserve
}{ $action ->
    [yes] , you can move it
   *[no] { "" }
}
# A place that the piece in hand could have
quadrata-fits = { $piece }, { $place }, it fits here
quadrata-square-of = { $you ->
    [yes] Your square
   *[no] { $name }’s square
}
quadrata-reserve-of = { $you ->
    [yes] Your reserve
   *[no] { $name }’s reserve
}
quadrata-picked = { $number } in hand: it fits in { $places ->
    [one] { $places } place
   *[other] { $places } places
}.

## What a choice does: on the button, and in one line

quadrata-action = { $kind ->
    [supply-to-reserve] Into the reserve
    [reserve-to-supply] Back to the supply
    [square-to-reserve] Into the reserve
    [square-to-supply] Back to the supply
    [within-square] Move it here
    [take-to-square] Take it, lay it here
    [take-to-reserve] Take it into the reserve
    [rob-to-square] Steal it, lay it here
    [rob-to-reserve] Steal it into the reserve
    [pass] Pass
   *[supply-to-square] Lay it here
}
# $other: whose piece it is; empty where it is nobody else's
quadrata-way = { $kind ->
    [supply-to-reserve] The { $number } from the supply into your reserve
    [reserve-to-square] The { $number } from your reserve into your square
    [reserve-to-supply] The { $number } from your reserve back to the supply
    [square-to-reserve] The { $number } from your square into your reserve
    [square-to-supply] The { $number } from your square back to the supply
    [within-square] The { $number } to another place in your square
    [take-to-square] Take: the { $number } from { $other }’s reserve into your square
    [take-to-reserve] Take: the { $number } from { $other }’s reserve into yours
    [rob-to-square] Steal: the { $number } from { $other }’s square into yours
    [rob-to-reserve] Steal: the { $number } from { $other }’s square into your reserve
    [pass] Nothing can be moved: pass
   *[supply-to-square] The { $number } from the supply into your square
}

## What to do now

quadrata-prompt-roll = The die is rolling.
quadrata-prompt-wait = { page-whose-turn }
quadrata-prompt-move = Move one { $die }: from the supply, your reserve or your square.
quadrata-prompt-take = No { $die } in the supply or in your reserve: move one in your square, or take one from another reserve.
quadrata-prompt-rob = No { $die } in the supply or in any reserve: move one in your square, or steal one from another square.
quadrata-prompt-joker = Joker! Move one piece of any number: from the supply, your reserve or your square.
quadrata-prompt-pass = Your joker cannot move anything: you can only pass.
quadrata-prompt-over = The game is over.

## Help for beginners

quadrata-hint = Can it still be filled?
quadrata-hint-can = Your square can still be filled, for example with { $pieces ->
    [one] { $pieces } more piece
   *[other] { $pieces } more pieces
} from the supply and your reserve.
quadrata-hint-cannot = As it is, your square cannot be filled from the supply and your reserve: a piece has to move.

## Why not

quadrata-why-number = The die shows a { $die }: only a { $die } may be moved.
quadrata-why-not-there = There is no { $number } there.
quadrata-why-overlap = Another piece lies in the way there.
quadrata-why-outside = That is not completely inside your square.
quadrata-why-same-place = The piece lies exactly there already.
quadrata-why-supply-holds = The supply still holds a { $number }.
quadrata-why-own-reserve-holds = Your own reserve still holds a { $number }.
quadrata-why-reserve-holds = A reserve still holds a { $number }: take that one before you steal.
quadrata-why-joker-takes = A joker moves only what is in the supply, in your reserve or in your square.
quadrata-why-pass = You can move a piece, so you have to.

## Coach marks of the first game

quadrata-coach-die = The die says which number counts: move exactly one piece of it. Pieces you may move glow.
quadrata-coach-square = Drag a piece into your square. The buttons, the wheel or R turn it, F turns it over: it snaps to the triangles.
quadrata-coach-reserve = What does not fit yet waits in your reserve, but costs a point if it is still there at the end of the round.
quadrata-coach-points = Every piece counts 1 point, whatever its size: many small ones are worth more. Whoever fills the square first gets 5 more.

## What happened

quadrata-event-begin-roll = { $you ->
    [yes] You roll for the start: { $die }.
   *[no] { $name } rolls for the start: { $die }.
}
quadrata-event-begins = { $you ->
    [yes] You begin with a { $die }.
   *[no] { $name } begins with a { $die }.
}
quadrata-event-roll = { $you ->
    [yes] You roll a { $die }.
   *[no] { $name } rolls a { $die }.
}
quadrata-event-supply-to-square = { $you ->
    [yes] You lay a { $number } from the supply into your square.
   *[no] { $name } lays a { $number } from the supply into their square.
}
quadrata-event-supply-to-reserve = { $you ->
    [yes] You put a { $number } from the supply into your reserve.
   *[no] { $name } puts a { $number } from the supply into their reserve.
}
quadrata-event-reserve-to-square = { $you ->
    [yes] You lay a { $number } from your reserve into your square.
   *[no] { $name } lays a { $number } from their reserve into their square.
}
quadrata-event-reserve-to-supply = { $you ->
    [yes] You put a { $number } from your reserve back into the supply.
   *[no] { $name } puts a { $number } from their reserve back into the supply.
}
quadrata-event-square-to-reserve = { $you ->
    [yes] You put a { $number } from your square into your reserve.
   *[no] { $name } puts a { $number } from their square into their reserve.
}
quadrata-event-square-to-supply = { $you ->
    [yes] You put a { $number } from your square back into the supply.
   *[no] { $name } puts a { $number } from their square back into the supply.
}
quadrata-event-within-square = { $you ->
    [yes] You move a { $number } to another place in your square.
   *[no] { $name } moves a { $number } to another place in their square.
}
quadrata-event-take-to-square = { $you ->
    [yes] You take a { $number } { quadrata-from-their-reserve } into your square.
   *[no] { $name } takes a { $number } { quadrata-from-their-reserve } into their square.
}
quadrata-event-take-to-reserve = { $you ->
    [yes] You take a { $number } { quadrata-from-their-reserve } into your own.
   *[no] { $name } takes a { $number } { quadrata-from-their-reserve } into their own.
}
quadrata-event-rob-to-square = { $you ->
    [yes] You steal a { $number } { quadrata-from-their-square } and lay it into your own.
   *[no] { $name } steals a { $number } { quadrata-from-their-square } and lays it into their own.
}
quadrata-event-rob-to-reserve = { $you ->
    [yes] You steal a { $number } { quadrata-from-their-square } and put it into your reserve.
   *[no] { $name } steals a { $number } { quadrata-from-their-square } and puts it into their reserve.
}
quadrata-from-their-reserve = { $otheryou ->
    [yes] from your reserve
   *[no] from { $other }’s reserve
}
quadrata-from-their-square = { $otheryou ->
    [yes] from your square
   *[no] from { $other }’s square
}
quadrata-event-pass = { $you ->
    [yes] You pass: your joker cannot move anything.
   *[no] { $name } passes: the joker cannot move anything.
}
quadrata-event-joker = The supply has run out of a number: from now on, a 6 is a joker.
quadrata-event-filled = { $you ->
    [yes] You fill your square and end round { $round }: +5.
   *[no] { $name } fills the square and ends round { $round }: +5.
}
quadrata-event-cap = Round { $round } has reached its last turn and ends without a bonus.
quadrata-event-round = { $you ->
    [yes] You score { points } in round { $round }.
   *[no] { $name } scores { points } in round { $round }.
}
quadrata-event-over = The game is over.

## The result

quadrata-account-round = Round { $round }
quadrata-result-shared = Level on points: a shared victory.

## What a text gets wrong

quadrata-error-notation = “{ $text }” is not an action of Quadrata: write “3 supply > B2e1”, “3 reserve > supply”, “3 B2e1 > reserve”, “3 2:reserve > B2e1” or “pass”.
quadrata-error-action = Quadrata has no such action.

## What a move surely brings, in a few words each

quadrata-brings-covered = { $covered } of { $units } triangles covered
quadrata-brings-full = your square is full: the round ends, +{ $points }
quadrata-brings-end = the round ends: this is its last turn
quadrata-brings-reserve = a point less as long as it stays in your reserve
quadrata-brings-freed = it no longer costs a point in your reserve
quadrata-brings-robbed = the other square loses the piece and its point
quadrata-brings-joker = the supply runs out of a number: from now on a 6 is a joker
