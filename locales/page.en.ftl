### The page: what is the same for every game

page-home = Home
page-close = Close
page-cancel = Cancel
page-language = Language
page-settings = Settings
page-pace = Moves of the others
# $pace: slow, normal, fast or instant
page-pace-value = { $pace ->
    [slow] slow
    [fast] fast
    [instant] at once
   *[normal] normal
}
page-theme = Theme
# $theme: auto, light or dark
page-theme-value = { $theme ->
    [light] light
    [dark] dark
   *[auto] like the system
}
page-sounds = Sounds
page-sounds-value = { $on ->
    [yes] on
   *[no] off
}
page-volume = Volume
page-nothing-here = There is nothing here.
page-no-game = There is no such game in the box.
page-loading = One moment …
page-no-server = The server does not answer. Is it still running?
page-no-server-again = Trying again …

## Home

page-welcome = What shall we play?
page-play-now = Play now
page-set-up = Set up a table
page-rules = Rules
# $least and $most: numbers of players
page-seats = { $least } to { $most } players
# $range: yes or no
page-minutes = { $range ->
    [yes] { $least }–{ $most } min
   *[no] about { $least } min
}
# How hard it is to learn. $weight: light, medium or heavy
page-weight = { $weight ->
    [light] quick to learn
    [heavy] takes a game to learn
   *[medium] a few rules to learn
}
page-play-now-bot = { $game }: who you play against now
page-go-on = Your tables
page-go-on-all = Show all { $count }
page-forget = Take the game of { $names } off this list
page-you = You
page-unnamed = Somebody
# Among other names in a list
page-you-listed = you

## Set-up

page-player = Player { $number }
page-seat-name = Name at seat { $number }
page-seat-sitter = Who plays at seat { $number }
page-seat-remove = Remove seat { $number }
page-add-person = Add a person
page-add-bot = Add a bot
page-options-rare = More options
page-seat = Seat { $number }
page-drawn = Drawn by lot
# $sitter: person, open, easy, medium or hard
page-sitter = { $sitter ->
    [person] At this screen
    [open] Invite someone
    [easy] Easy bot
    [hard] Hard bot
   *[medium] Medium bot
}
page-begin = Let’s play
page-name-missing = Everybody needs a name.
page-name-long = A name has at most { $most } letters.
page-name-twice = Somebody else has this name already.
page-option-range = Choose a whole number from { $least } to { $most }.
page-option-text = This does not work: { $expected }.
page-set-up-problem = Please fix the marked fields first.

## The table

page-joining = Sitting down at the table …
page-lost = Connection lost, trying again …
page-not-shown = This part cannot be shown just now. The game goes on.
page-turn = Turn { $turn }
page-round = Round { $round }
page-round-turn = Round { $round }, turn { $turn }
page-rounds = Rounds
page-total = Total
page-start = Start
page-dice = Dice
page-die-pick = Make the { $value } the { $place }
page-players = Players
page-points = { $points ->
    [one] point
   *[other] points
}
page-log = What happened
page-rail = Players and what happened
page-tabs = Sheets
page-sheet-of = { $you ->
    [yes] Your sheet
   *[no] { $name }’s sheet
}
page-look = { $you ->
    [yes] Look at your sheet
   *[no] Look at { $name }’s sheet
}
page-has-chosen = { $you ->
    [yes] you have chosen
   *[no] has chosen
}
page-left = has left the table
page-thinking = is thinking …
page-to-act = { $you ->
    [yes] it is your turn
   *[no] it is their turn
}
page-now = { $you ->
    [yes] Your turn!
   *[no] Now { $name }!
}
page-order-now = { $you ->
    [yes] Your turn
   *[no] Now: { $name }
}
page-order-next = Then: { $names }
# $name: who is to act, one or several; $count: how many they are
page-whose-turn = { $you ->
    [yes] It is your turn.
   *[no] { $count ->
        [one] It is { $name }’s turn.
       *[other] It is the turn of { $name }.
    }
}
page-cover-why = Everybody else: please look away for a moment.
page-lift = { $you ->
    [yes] It’s me
   *[no] I am { $name }
}
page-watching = You are watching.{ $count ->
    [0] { "" }
   *[other] { " " }{ page-whose-turn }
}
page-over = The game is over.
page-sure = { $target }: like this?
page-which-way = There is more than one way to get there. Which one?
page-chosen = You have chosen. Waiting for { $names } …
page-take-back = Take back
page-reveal = Show my choice

## The result

page-winners = { $you ->
    [yes] { $others ->
        [0] You win!
       *[other] { $together ->
            [yes] You and { $names } win!
           *[no] You and { $names } share the victory!
        }
    }
   *[no] { $others ->
        [one] { $names } wins!
       *[other] { $together ->
            [yes] { $names } win!
           *[no] { $names } share the victory!
        }
    }
}
page-result = Result
page-result-show = Show the result
page-result-alone = { $points ->
    [one] { $points } point!
   *[other] { $points } points!
}
page-best-new = New personal best! It was { $before } before.
page-best-first = A mark to beat next time: { $points }
page-best = Your personal best: { $points }
page-curve = Points in the course of the game
page-curve-of = Points in the course of the game. At the end: { $points }
page-curve-start = Start
page-curve-end = End
page-again = Play again
page-stronger = A stronger bot?
page-look-again = Look at it again
page-look-start = This is where it began.
page-look-where = Where in the game
page-look-first = To the beginning
page-look-previous = Back
page-look-next = On
page-look-last = To the end
page-proof = Were the dice fair?
page-proof-here = Your browser has computed the hash of the seed itself: it is the one that was fixed before the first move.
page-proof-not-here = The seed does not belong to the hash that was fixed before the first move. These dice cannot be trusted.
page-proof-no-hash = Your browser computes hashes only over a secure connection (https): so only the server has checked.
# $draws: rolls, deals and the like; $entries: all moves, with those of chance; $falls: what physics decided
page-proof-server = The server has drawn all { $draws } rolls again from this seed and replayed the whole game by the rules, { $entries } steps: everything is the same.
page-seed-hash = Hash of the seed
page-seed = Seed
page-record = Save the record

## Help

page-help = Help and keys
page-key-arrows = move over the board
page-key-enter = preview a cell; again: choose it
page-key-escape = cancel
page-key-undo = take your choice back
page-key-tab = to the dice, buttons and sheets
page-key-help = this help
page-help-touch = With finger or mouse: tap a glowing cell to see the move, tap it again to make it. Other cells say why they are not possible.
page-help-terminal = On a terminal, “wurf verify FILE” checks a saved record, and “wurf replay FILE” plays it back.
page-seed-hash-now = Every roll is decided already, and nobody can change it. Hash of the seed, which is shown at the end:

## Coach marks of the first game

page-coach-next = Next
page-coach-skip = Skip hints
page-coach-done = Off we go

## The plain board, for a game that has no board of its own

page-plain-text = The table as text
page-plain-choices = What you can do
page-plain-newest = Newest first
page-plain-about = This game has no board of its own yet: here is the table in words.
page-plain-key-Arrows = go from choice to choice
page-plain-key-Enter = choose

## Following what the others do

page-skip = Skip
page-proceed = Go on
page-look-around = Take a look, and go on when you like.
page-others = The others
page-log-point = Show it on the board

## Looking ahead, taking back, good moves

page-hint = Show me a good move
page-hint-thinking = Looking for a good move …
page-key-hint = show me a good move
page-hints = { $hints ->
    [one] with one hint
   *[other] with { $hints } hints
}

## With people elsewhere: what every table needs (the rest is in online.*.ftl)

page-add-open = Invite someone
page-seat-whoever = whoever comes
page-name-yours = Type your name here, so that the others know who you are.
page-begin-inviting = Open the table
page-account = Notices and devices
page-your-move = Your move
page-ask-back = Ask to take it back
page-clock-of = { $you ->
    [yes] Your clock
   *[no] { $name }’s clock
}
page-thinks-for = { $you ->
    [yes] You have been thinking for
   *[no] { $name } has been thinking for
}
page-clock-close = Your time is running out.
page-here = { $here ->
    [yes] is here
   *[no] is away
}
page-unread = unread
page-really = Really?
page-rematch = Rematch
page-lobby = Find others to play with
page-table-waiting = Waiting for players
page-today = Today’s challenge
page-statistics = Your games
page-evening = Club evening
page-open-record = Open a record
