### Scratch Island: what the game tells, asks and refuses. In an event, $you says whether the reader is meant; $name is who it is.

## For the home page and the set-up

scratch_island-pitch = A treasure map under foil: roll motifs, scratch your way from the boat to keys and chests, and mind the snakes.
scratch_island-option-round_cap = Round limit
scratch_island-option-round_cap-hint = A game that nobody finishes ends after this many rounds.
scratch_island-option-first = Who begins
scratch_island-option-edition = Edition of the maps
scratch_island-option-edition-default = A secret edition, drawn for this game
scratch_island-option-edition-own = A certain edition
scratch_island-option-edition-hint = A number, or the name of an edition that was played, always means the same 48 maps. Some may know what they hide.
scratch_island-option-edition-expected = write secret, a whole number from 1 to { $most }, or the name of an edition that was played, such as 4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge

## Names. Colours and treasures come as blue, red, green, yellow and coin, shell, gem, crown; motifs by their names too.

scratch_island-motif = { $motif ->
    [pickaxe] pickaxe
    [domino] domino
    [bar] bar of three
    [corner] corner
    [square] square
    [l] L
    [s] S
    [t] T
   *[other] { $motif }
}
scratch_island-key = { $colour ->
    [blue] blue key
    [red] red key
    [green] green key
   *[yellow] yellow key
}
scratch_island-chest = { $colour ->
    [blue] blue chest
    [red] red chest
    [green] green chest
   *[yellow] yellow chest
}
scratch_island-treasure = { $treasure ->
    [coin] a coin
    [shell] a shell
    [gem] a gem
    [crown] a crown
   *[other] { $treasure }
}
scratch_island-treasures = { $treasure ->
    [coin] coins
    [shell] shells
    [gem] gems
    [crown] crowns
   *[other] { $treasure }
}
scratch_island-round = Round { $round }

## What to do now

scratch_island-prompt-roll = The dice are rolling.
scratch_island-prompt-wait = { page-whose-turn }
scratch_island-prompt-take-two = Take two dice.
scratch_island-prompt-take = Take one of the dice that are left.
scratch_island-prompt-first = Lay a motif over your boat: your way begins there.
scratch_island-prompt-place = Choose a die and lay its motif next to your way.
scratch_island-prompt-pass = Nothing fits: put the die aside.
scratch_island-prompt-scratch = { $cells ->
    [one] Rub one more cell: one stroke across it is enough.
   *[other] Rub { $cells } more cells, one after the other: one stroke across each is enough.
}
scratch_island-prompt-over = The game is over.

## Why not

scratch_island-why-take = { $dice ->
    [one] Take exactly one of the dice that are left.
   *[other] Take exactly { $dice } of the dice, before you scratch.
}
scratch_island-why-die = This die is not yours to use.
scratch_island-why-motif = This die shows another motif: { $motif }.
scratch_island-why-place-first = Choose a place for a motif first.
scratch_island-why-outside = That is not completely on your island.
scratch_island-why-scratched = A cell that is scratched already cannot be used again.
scratch_island-why-locked = You have not yet found the { scratch_island-key } for this chest.
scratch_island-why-rock = A rock is in the way: only a pickaxe opens it.
scratch_island-why-one-rock = Combined with the pickaxe, the motif must cover exactly one rock.
scratch_island-why-combine = Combining takes a pickaxe and another motif, and both dice must still be unused.
scratch_island-why-combine-nowhere = Together with the pickaxe the motif does not fit over any rock.
scratch_island-why-wall = A wall is in the way, and no order leads around it.
scratch_island-why-boat = Your first motif must cover the boat.
scratch_island-why-apart = The motif must lie next to your way.
scratch_island-why-not-yet = Your way does not reach this cell yet: rub one next to it first.
scratch_island-why-not-motif = Only the cells of your motif can be rubbed now.

## What happened

scratch_island-event-deal = Everyone gets a map.
scratch_island-event-begin = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
scratch_island-event-roll = { $you ->
    [yes] You roll the dice in round { $round }.
   *[no] { $name } rolls the dice in round { $round }.
}
scratch_island-event-take-1 = { $you ->
    [yes] You take a die: { $motif }.
   *[no] { $name } takes a die: { $motif }.
}
scratch_island-event-take-2 = { $you ->
    [yes] You take two dice: { $motif } and { $second }.
   *[no] { $name } takes two dice: { $motif } and { $second }.
}
scratch_island-event-place = { $you ->
    [yes] You lay a motif: { $motif }.
   *[no] { $name } lays a motif: { $motif }.
}
scratch_island-event-combine = { $you ->
    [yes] You combine the pickaxe with a motif: { $motif }.
   *[no] { $name } combines the pickaxe with a motif: { $motif }.
}
scratch_island-event-pass = { $you ->
    [yes] You put a die aside: { $motif }.
   *[no] { $name } puts a die aside: { $motif }.
}
scratch_island-event-sand = { $you ->
    [yes] You scratch { $cell }: sand.
   *[no] { $name } scratches { $cell }: sand.
}
scratch_island-event-rock = { $you ->
    [yes] You break the rock on { $cell }.
   *[no] { $name } breaks the rock on { $cell }.
}
scratch_island-event-nothing = { $you ->
    [yes] You scratch { $cell }: nothing under the cross.
   *[no] { $name } scratches { $cell }: nothing under the cross.
}
scratch_island-event-snake = { $you ->
    [yes] You scratch { $cell }: a snake! Your turn is over.
   *[no] { $name } scratches { $cell }: a snake! Their turn is over.
}
scratch_island-event-key = { $you ->
    [yes] You find the { scratch_island-key } on { $cell }.
   *[no] { $name } finds the { scratch_island-key } on { $cell }.
}
scratch_island-event-treasure = { $you ->
    [yes] You find { scratch_island-treasure } on { $cell }.
   *[no] { $name } finds { scratch_island-treasure } on { $cell }.
}
scratch_island-event-treasure-idle = { $you ->
    [yes] You find { scratch_island-treasure } on { $cell }, but its reward is gone.
   *[no] { $name } finds { scratch_island-treasure } on { $cell }, but its reward is gone.
}
scratch_island-event-reward = { $you ->
    [yes] You complete the row of { scratch_island-treasures }: +{ $points }.
   *[no] { $name } completes the row of { scratch_island-treasures }: +{ $points }.
}
scratch_island-event-chest = { $you ->
    [yes] You open the { scratch_island-chest } on { $cell }: +{ $points }.
   *[no] { $name } opens the { scratch_island-chest } on { $cell }: +{ $points }.
}
scratch_island-event-all-chests = { $you ->
    [yes] You have opened all four chests: the game ends with this round.
   *[no] { $name } has opened all four chests: the game ends with this round.
}
scratch_island-event-stuck = { $you ->
    [yes] You cannot scratch anything any more.
   *[no] { $name } cannot scratch anything any more.
}
scratch_island-event-over-chests = All four chests are open, and the round is over: so is the game.
scratch_island-event-over-cap = The last round is over, and so is the game.
scratch_island-event-over-stuck = Nobody can scratch any more: the game is over.

## The result

scratch_island-account-chest = { $colour ->
    [blue] Blue chest
    [red] Red chest
    [green] Green chest
   *[yellow] Yellow chest
}
scratch_island-account-reward = Reward for { scratch_island-treasures }
scratch_island-result-first = Level on points: whoever opened all four chests first wins.
scratch_island-result-shared = Level on points: a shared victory.
scratch_island-proof = Were the maps and dice fair?
scratch_island-proof-server = The server has drawn the maps and all rolls again from this seed, { $draws } draws in all, and replayed the whole game by the rules, { $entries } steps: everything is the same.
scratch_island-help-terminal = “wurf map NUMBER --edition EDITION” shows a map and what it hides.

## What a text or a set-up gets wrong

scratch_island-error-notation = “{ $text }” is not an action of Scratch Island: write “take b1 o2”, “place o1 l3 c5”, “combine o1 l3 c5”, “pass o1” or “scratch c6”.
scratch_island-error-action = Scratch Island has no such action.
scratch_island-error-deal = Everyone gets a map of their own, numbers 1 to { $maps }, from the edition that the table plays, and one of the { $seats } begins.
scratch_island-error-roll = A roll has a face from 1 to 6 for each of the { $dice } dice.

## On the board: buttons, the line that asks, and the end

# $kind: take, place, combine or pass
scratch_island-action = { $kind ->
    [take] Take
    [pass] Put aside
    [combine] Rub here
   *[place] Rub here
}
# $kind: as above, and pass-only where the motif fits nowhere
scratch_island-board-sure = { $kind ->
    [take] Take them like this?
    [pass] Put this die aside without scratching?
    [pass-only] This motif fits nowhere now: put the die aside.
    [combine] Break the rock and rub here?
   *[place] Rub here? The numbers show a possible order.
}
# $last: yes or no
scratch_island-board-round = { $last ->
    [yes] Round { $round }, the last
   *[no] Round { $round }
}
scratch_island-board-last = Last round! All four chests are open.
scratch_island-board-turn = Turn
scratch_island-board-flip = Mirror
scratch_island-board-combine = Combine with the pickaxe
scratch_island-board-pass = Put the die aside
scratch_island-board-keys = { $count ->
    [one] key
   *[other] { $count } keys
}
scratch_island-board-keys-hint = Keys that were found
scratch_island-board-opened = { $count ->
    [one] chest
   *[other] { $count } chests
}
scratch_island-board-opened-hint = Chests that were opened
scratch_island-board-map = Map { $number }
# $edition: a number or a name
scratch_island-board-replay = To play on these maps again, choose edition { $edition } when you set up a table.
# $shown: yes or no
scratch_island-board-hidden = { $shown ->
    [yes] Cover what was hidden
   *[no] Show what was hidden
}

## For screen readers

scratch_island-board-grid = { $you ->
    [yes] Your island
   *[no] { $name }’s island
}
scratch_island-board-cell = row { $row }, column { $column }
# $what: foil, boat, rock, cross, sand or snake
scratch_island-board-thing = { $what ->
    [boat] boat
    [rock] rock
    [cross] red cross
    [sand] sand
    [snake] snake
    [key] { scratch_island-board-key }
    [treasure] { scratch_island-board-treasure }
    [chest] { scratch_island-chest }
    [open] { scratch_island-board-open }
   *[foil] covered
}
scratch_island-board-key = { $colour ->
    [blue] blue key
    [red] red key
    [green] green key
   *[yellow] yellow key
}
scratch_island-board-treasure = { $treasure ->
    [coin] coin
    [shell] shell
    [gem] gem
    [crown] crown
   *[other] { $treasure }
}
scratch_island-board-open = open chest, { points }
# $side: north, east, south or west
scratch_island-board-wall = wall to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
# $now: next, later or reach
scratch_island-board-now = { $now ->
    [next] you can rub it
    [later] part of your motif
   *[reach] your motif fits here
}
scratch_island-board-fits = { scratch_island-motif }, first cell { $cell }, it fits here
# $colour: blue, orange or yellow; $motif: scratch_island-motif, or empty; $place: cup, table, hand or used
scratch_island-board-die = { $colour ->
    [blue] blue die
    [orange] orange die
   *[yellow] yellow die
}{ $place ->
    [cup] , in the cup
    [hand] , { $motif }, taken
    [used] , { $motif }, used
   *[table] , { $motif }
}
scratch_island-board-chests = Chests and keys
# $state: locked, key or open
scratch_island-board-chest = { scratch_island-chest }{ $state ->
    [open] , open, { points }
    [key] , you have the key
   *[locked] , locked
}
scratch_island-board-rows = Treasures
# $state: free, mine or gone; $owner: who has the reward
scratch_island-board-row = { scratch_island-treasures }, { $found } of { $places }, { $state ->
    [mine] reward earned, { points }
    [gone] { $you ->
        [yes] you have the reward
       *[no] { $owner } has the reward
    }
   *[free] { points } for the whole row
}

## Keys

scratch_island-key-Arrows = walk over the dice; move the motif; walk over the cells
scratch_island-key-Enter = take the die, lay the motif, rub the cell
scratch_island-key-R = turn the motif
scratch_island-key-F = mirror the motif
scratch_island-key-C = combine the motif with the pickaxe
scratch_island-key-D = the other die
scratch_island-key-P = put the die aside
scratch_island-key-Esc = take the motif off the map
scratch_island-help-touch = With finger or mouse: pick a die, move its motif over the map, and tap it to lay it there. The buttons, the wheel or a second finger turn it. Then rub the glowing cells with finger or mouse: one stroke across a cell is enough.

## Coach marks of the first game

scratch_island-coach-map = This is your treasure map, covered with foil. From the boat, scratch a way to the red crosses: four of the six hide a key, and each key opens the chest of its colour.
scratch_island-coach-dice = Whoever rolls takes two dice, the others one each. A die’s motif says which cells you may scratch; the pickaxe opens a single cell, even a rock.
scratch_island-coach-finds = Here lie your keys and chests, and below them the treasures: whoever completes a row first gets its points, and nobody else can.
scratch_island-coach-prompt = Lay a motif next to your way, then rub its glowing cells, one stroke across each. A snake ends your turn at once.

## What a choice surely brings, in a few words each; never what is covered

# $motif: scratch_island-motif
scratch_island-brings-fits = { $motif }: { $places ->
    [0] it fits nowhere now
    [one] it fits in one place
   *[other] it fits in { $places } places
}
scratch_island-brings-combined = both together: { $places ->
    [0] nowhere now
    [one] in one place
   *[other] in { $places } places
}
scratch_island-brings-cells = { $cells ->
    [one] one cell
   *[other] { $cells } cells
}
scratch_island-brings-chest = { $colour ->
    [blue] it reaches the blue chest, and you have its key
    [red] it reaches the red chest, and you have its key
    [green] it reaches the green chest, and you have its key
   *[yellow] it reaches the yellow chest, and you have its key
}
scratch_island-brings-crosses = { $crosses ->
    [one] it reaches a red cross
   *[other] it reaches { $crosses } red crosses
}
scratch_island-brings-rock = it breaks a rock
# $last: yes or no
scratch_island-brings-pass = { $last ->
    [yes] the die is used up, and your turn ends
   *[no] the die is used up
}
