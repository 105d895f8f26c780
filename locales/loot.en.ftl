### LOOT: what the game tells, asks and refuses. In an event, $you says whether the reader is meant; $name is who it is.

## For the home page and the set-up

loot-pitch = Same dice, same moment, your own way: visit the booths of the fair and make more of every roll than the rest.
loot-option-turn_cap = Turn limit
loot-option-turn_cap-hint = A game that makes no progress ends after this many turns.

## Names

loot-meeps = Meeps
loot-nudge = { $count ->
    [one] nudge
   *[other] { $count } nudges
}
loot-nudge-hint = Move one cell more or one cell less than the die shows.
loot-wrap = { $count ->
    [one] wrap
   *[other] { $count } wraps
}
loot-wrap-hint = Leave the grid and continue from the opposite side.
loot-die-active = active die
loot-die-next = next die
loot-die-after = die after next
loot-grid = Grid A
loot-lines = Rows and columns of A
loot-circles = Circles B
loot-bar = Bar C
loot-track = Track D

## For screen readers

# $content: r, b, g, y or meeps; $strokes: 0, 1 or 2; $figure: yes or no;
# $action: none, move, nudge, wrap, put, start, or several where more than one of them is possible
loot-cell = row { $row }, column { $column }, { $content ->
    [r] red booth
    [b] blue booth
    [g] green booth
    [y] yellow booth
   *[meeps] Meeps
}{ $strokes ->
    [1] , one slash
    [2] , cross
   *[0] { "" }
}{ $figure ->
    [yes] , the figure is here
   *[no] { "" }
}{ $action ->
    [move] , you can move here
    [nudge] , you can move here with a nudge
    [wrap] , you can move here with a wrap
    [put] , you can put the figure here
    [start] , you can start here
    [several] , you can get here in more than one way
   *[none] { "" }
}
# A field of track D. $total: the running total, or empty for a field that is not filled
loot-field = field { $field } of { $fields }: { $filled ->
    [yes] { $total }
   *[no] empty
}
# What a symbol means, for those who point at it. $done: yes or no
loot-explain-row = { $done ->
    [yes] Row { $row } is complete: { points }.
   *[no] Visit all seven cells of row { $row } for { points }.
}
loot-explain-column = { $done ->
    [yes] Column { $column } is complete: { points }.
   *[no] Visit all seven cells of column { $column } for { points }.
}
loot-explain-circle = { $done ->
    [yes] Every booth of { loot-group } is visited: { points }.
   *[no] Visit every booth of { loot-group } for { points }.
}
loot-explain-line = { $need ->
    [one] { $need } circle in this line brings
   *[other] { $need } circles in this line bring
} { loot-explain-reward }
loot-explain-bar = Visiting Meeps number { $entry } brings { loot-explain-reward }
loot-explain-reward = { $reward ->
    [nudge] a nudge: once, move one cell more or one cell less than the die shows.
    [wrap] a wrap: once, leave the grid and continue from the opposite side.
   *[points] { points }.
}{ $state ->
    [earned] { " " }Earned!
    [spent] { " " }Used up.
   *[open] { "" }
}
# $kind: goal for the last field but one, last, or plain
loot-explain-field = { $kind ->
    [goal] Whoever fills this field ends the game with this turn.
    [last] The final total. Whoever filled the field with the flag gets { points } more.
   *[plain] Each turn with points fills one field with the new total.
}

## What a choice does, where a cell can be reached in several ways

loot-action = { $kind ->
    [nudge] Use a nudge
    [wrap] Use a wrap
    [put] Put the figure here
    [start] Start here
    [dice] Use this order
   *[move] Move here
}
# A choice among others
loot-named = { $kind ->
    [nudge] With a nudge to { $target }
    [wrap] With a wrap to { $target }
    [dice] Dice in the order { $target }
   *[move] To { $target }
}

## What to do now

loot-prompt-start = Put your figure on any cell at the border.
loot-prompt-arrange = Put the three dice in order: active, next, after next.
loot-prompt-wait-arrange = { $you ->
    [yes] You put the dice in order.
   *[no] { $name } puts the dice in order.
}
loot-prompt-roll = The dice are rolling.
loot-prompt-move = Move exactly { $die ->
    [one] { $die } cell
   *[other] { $die } cells
}, straight across or up and down.
loot-prompt-stuck = With a { $die } your figure cannot move: put it on any unmarked cell.
loot-prompt-chosen = You have chosen. Until everyone has, you may change your mind.
loot-prompt-over = The game is over.

## Why not

loot-why-border = Start on a cell at the border of the grid.
loot-why-dice = Use exactly the three dice that were rolled.
loot-why-first-seat = Only the first player puts the dice in order.
loot-why-cross = There is a cross on this cell already.
loot-why-not-stuck = Your figure can still move { $die ->
    [one] { $die } cell
   *[other] { $die } cells
}, so you may not simply put it down.
loot-why-marked = With a { $die } your figure is stuck: it can only be put on a cell without a mark.
loot-why-not-wrap = A { $die } does not reach this cell over the edge.
loot-why-not-nudge = A nudge makes the { $die } one longer or one shorter: that does not end here.
loot-why-no-nudge = This cell is one too near or one too far for a { $die }, and you have no nudge.
loot-why-no-wrap = Only a wrap leads over the edge to this cell, and you have none.
loot-why-distance = Your figure moves exactly { $die ->
    [one] { $die } cell
   *[other] { $die } cells
}, straight across or up and down.

## Coach marks of the first game

loot-coach-grid = This is your sheet. Glowing cells are where you may go: tap one to see the move, tap it again to make it.
loot-coach-dice = Everybody moves at the same time by the same die, the one marked “!”. The other two come next, so you can plan ahead.
loot-coach-circles = Visit all booths of a group to circle it here. Circles in a line bring points, or a nudge or wrap to use later.
loot-coach-track = Each turn’s points fill one field of your track. Whoever reaches the flag ends the game and gets 3 points more.

## What happened

loot-event-roll = { $count ->
    [one] A { $dice } is rolled.
   *[other] The dice show { $dice }.
}
loot-event-arrange = { $you ->
    [yes] You put the dice in order: { $dice }.
   *[no] { $name } puts the dice in order: { $dice }.
}
loot-event-chosen = { $you ->
    [yes] You have chosen.
   *[no] { $name } has chosen.
}
loot-event-start = { $you ->
    [yes] You start on { $cell }.
   *[no] { $name } starts on { $cell }.
}
loot-event-slash = { $you ->
    [yes] You move to { $cell } and draw a slash.
   *[no] { $name } moves to { $cell } and draws a slash.
}
loot-event-cross = { $you ->
    [yes] You move to { $cell } and make a cross.
   *[no] { $name } moves to { $cell } and makes a cross.
}
loot-event-put = { $you ->
    [yes] You are stuck and put your figure on { $cell }.
   *[no] { $name } is stuck and puts the figure on { $cell }.
}
loot-event-used-nudge = { $you ->
    [yes] You use a nudge.
   *[no] { $name } uses a nudge.
}
loot-event-used-wrap = { $you ->
    [yes] You use a wrap.
   *[no] { $name } uses a wrap.
}
loot-event-row = { $you ->
    [yes] You complete row { $row }: +{ $points }.
   *[no] { $name } completes row { $row }: +{ $points }.
}
loot-event-column = { $you ->
    [yes] You complete column { $column }: +{ $points }.
   *[no] { $name } completes column { $column }: +{ $points }.
}
loot-event-circle = { $you ->
    [yes] You complete { loot-group }: +{ $points }.
   *[no] { $name } completes { loot-group }: +{ $points }.
}
loot-group = the { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} group of { $size }
loot-event-line = { $you ->
    [yes] You complete a line in B: +{ $points }.
   *[no] { $name } completes a line in B: +{ $points }.
}
loot-event-line-nudge = { $you ->
    [yes] You complete a line in B and get a nudge.
   *[no] { $name } completes a line in B and gets a nudge.
}
loot-event-line-wrap = { $you ->
    [yes] You complete a line in B and get a wrap.
   *[no] { $name } completes a line in B and gets a wrap.
}
loot-event-bar = { $you ->
    [yes] You visit a Meeps: +{ $points }.
   *[no] { $name } visits a Meeps: +{ $points }.
}
loot-event-bar-nudge = { $you ->
    [yes] You visit a Meeps and get a nudge.
   *[no] { $name } visits a Meeps and gets a nudge.
}
loot-event-bar-wrap = { $you ->
    [yes] You visit a Meeps and get a wrap.
   *[no] { $name } visits a Meeps and gets a wrap.
}
loot-event-track = { $you ->
    [yes] You score { points } this turn and now have { $total }.
   *[no] { $name } scores { points } this turn and now has { $total }.
}
loot-event-bonus = { $you ->
    [yes] You get { points } for a full track and now have { $total }.
   *[no] { $name } gets { points } for a full track and now has { $total }.
}
loot-event-over = The track is full: the game is over.
loot-event-cap = That was the last turn: the game is over, without a bonus.

## The result

loot-account-rows = Complete rows
loot-account-columns = Complete columns
loot-account-circles = Groups circled in B
loot-account-lines = Lines in B
loot-account-meeps = Meeps
loot-account-bonus = Bonus for filling the track
loot-result-crosses = Level on points: most crosses win ({ $crosses }).
loot-result-shared = Level on points and on crosses ({ $crosses }): a shared victory.

## What a text gets wrong

loot-error-notation = “{ $text }” is not an action of LOOT: write a cell such as “e3”, or “e3 nudge”, “e3 wrap”, “put e3”, “start a4” or “dice 5 3 2”.
loot-error-action = LOOT has no such action.

## What a choice surely brings, in a few words each

loot-brings-dice = You go { $die ->
    [one] { $die } cell
   *[other] { $die } cells
} first: { $cells ->
    [0] there you are stuck
    [one] to one cell
   *[other] to one of { $cells } cells
}
loot-brings-slash = a slash
loot-brings-cross = a cross: this cell is closed then
loot-brings-put = nothing is marked
loot-brings-used-nudge = a nudge is used up
loot-brings-used-wrap = a wrap is used up
loot-brings-row = row { $row }: +{ $points }
loot-brings-column = column { $column }: +{ $points }
loot-brings-circle = { $colour ->
    [r] the red group of { $size }
    [b] the blue group of { $size }
    [g] the green group of { $size }
   *[y] the yellow group of { $size }
}: +{ $points }
loot-brings-group = { $visited } of { $size } booths of a { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} group
loot-brings-circles = { $circles } of { $need } { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} circles
loot-brings-line = a line in B: +{ $points }
loot-brings-line-nudge = a line in B: you get a nudge
loot-brings-line-wrap = a line in B: you get a wrap
loot-brings-bar = a Meeps: +{ $points }
loot-brings-bar-nudge = a Meeps: you get a nudge
loot-brings-bar-wrap = a Meeps: you get a wrap
loot-brings-track = field { $field } of { $fields } on your track
loot-brings-bonus = your track is full: +{ $points }, and the game ends
