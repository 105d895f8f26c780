# The review room: what was luck and what was skill.

review-judge = Compared with a strong player of { $game }.
review-error-running = This match is still running: it can be reviewed when it is over.
review-error-huge = This match has { $entries } entries; at most { $most } can be reviewed.
review-error-no-choice = Nobody made a choice with entry { $sequence }.

review-event-choice = { $way ->
    [up] { $you ->
        [yes] You choose well: your chance rises from { $before }% to { $after }%.
       *[no] { $name } chooses well: the chance rises from { $before }% to { $after }%.
    }
   *[down] { $you ->
        [yes] Your choice is costly: your chance falls from { $before }% to { $after }%.
       *[no] { $name }’s choice is costly: the chance falls from { $before }% to { $after }%.
    }
}
review-event-luck = { $kind ->
    [roll] The roll
    [deal] The deal
    [slip] The slip of the hand
    [uncovered] What comes to light
   *[meeting] What everybody chose at the same time
} { $way ->
    [up] { $you ->
        [yes] helps you: your chance rises from { $before }% to { $after }%.
       *[no] helps { $name }: the chance rises from { $before }% to { $after }%.
    }
   *[down] { $you ->
        [yes] costs you: your chance falls from { $before }% to { $after }%.
       *[no] costs { $name }: the chance falls from { $before }% to { $after }%.
    }
}

review-kind = { $kind ->
    [choice] choice
    [roll] roll
    [deal] deal
    [slip] slip of the hand
    [uncovered] uncovered
   *[meeting] met by chance
}
review-word = { $word ->
    [fine] fine
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}

review-analysis = Analysis
review-analyse = Analyse this game
review-analyse-why = What was luck, what was skill? A strong player looks at every choice and every roll.
review-analysing = The game is being analysed …
review-chances-of = Chances of winning: { $chances }
review-sum = skill { $skill }, luck { $luck } (± { $error }): { $why ->
    [luck-won] luck won this one.
    [skill-won] skill won this one.
    [luck-lost] luck lost this one.
    [skill-lost] { $you ->
        [yes] you could have played better.
       *[no] it could have been played better.
    }
    [others-won] the other side gave it away.
    [others-lost] the other side played it better.
   *[even] no single thing decided it.
}
review-part = { $part ->
    [start] Chance at the start
    [luck] Luck
    [skill] Own choices
    [others] Others’ choices
    [meeting] Met by chance
   *[loss] Given away by choices
}
review-turning = Turning points
review-lost = { $you ->
    [yes] costs you { $share }% (± { $error })
   *[no] costs { $name } { $share }% (± { $error })
}
review-better = Better, with what each is worth:
review-learn = Learn from mistakes
review-task = Task { $number } of { $many }
review-task-find = What was played here cost { $share }%. Find a better move.
review-task-good = That is it: as good as any.
review-task-short = Not yet: there is a move that is { $share }% better.
review-task-hint = Hint: { $kind }
review-task-help = Hint
review-task-choose = Play this
review-task-next = Next task
review-task-done = Done
review-play = { $speed ->
    [0] Play
   *[other] Playing at { $speed } times the speed: faster, or stop
}
review-only = Whose turns to step through
review-only-all = All turns
review-play-on = Play on from here
review-play-on-why = A new game starts from this position. The finished one stays as it is.
review-again = Same dice again
review-again-why = A new game with the same dice, maps and deals from the beginning. Afterwards you can compare.
review-compare = Compare
review-compare-alone = Nobody else has played with these dice yet.
review-compare-running = { $running ->
    [one] One more table is still playing with these dice.
   *[other] { $running } more tables are still playing with these dice.
}
review-seat-of = { $you ->
    [yes] In your place
   *[no] In the place of { $name }
}
review-seat-me = I, at this screen
review-seat-open = Somebody I invite
review-seat-bot = { $level ->
    [easy] Bot, easy
    [medium] Bot, medium
   *[hard] Bot, hard
}
review-dice = Dice
review-dice-new = New dice
review-dice-same = The same dice as in that game
review-begin = Begin

review-today-lead = One set of dice per game and day, the same for everybody here. You have one try, without hints. The dice stay secret until midnight (UTC).
review-today-alone = Alone: as many points as you can
review-today-bot = You against a strong bot
review-today-try = My try
review-today-continue = Go on with my try
review-today-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-today-mark = The hard bot: { $mark }
review-today-marking = The hard bot is still playing.
review-today-streak = { $streak ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $streak } days in a row
}
review-today-share = Share
review-today-copied = Copied: paste it wherever you like.
review-today-fair = How you can check the dice
review-today-hash = The hash of today’s seed, fixed in advance; earlier days with their seeds, coming days with their hashes:
review-column = { $column ->
    [games] Games
    [won] Won
    [points] Points
    [luck] Luck
    [skill] Skill
   *[mistakes] Mistakes
}
review-by-game = By game
review-by-opponent = By opponent
review-games = Finished games
review-export = Save them as a spreadsheet (CSV)
review-no-games = No finished game yet. Play one, and it will be here.
review-evening = Club evening
review-evening-lead = Several tables play the same game with the same dice. Afterwards each seat has its ranking: who made the most of the same luck?
review-evening-title = Name of the evening
review-evening-game = Game
review-evening-seats = Seats at each table
review-evening-tables = Tables
review-evening-table = Table { $number }
review-evening-seat = Seat { $number }
review-evening-open = Open
review-evening-invite = Copy the invitation
review-evening-copied = The invitation to this table is copied.
review-evening-secret = The dice stay secret until all tables are finished.
review-evening-over = All tables are finished: every game can be looked at.
review-stage = { $stage ->
    [waiting] waiting for people
    [running] playing
   *[finished] finished
}
