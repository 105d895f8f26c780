### Playing with people elsewhere; fetched when it is needed

## The table before the match

online-room = Table
online-seats = Seats
online-seat-open = Free seat
online-seat-open-hint = { $public ->
    [yes] for anybody who comes
   *[no] for whoever has the invitation
}
online-seat-left = has left the table
online-host = { $you ->
    [yes] host
   *[no] host
}
online-yours = you
online-here = { $here ->
    [yes] is here
   *[no] is away at the moment
}
online-sit-here = Sit here
online-sit-again = Take my seat back
online-bot-here = Bot
online-seat-bot = Let a bot play at seat { $number } ({ $name })
online-seat-free = Free seat { $number } ({ $name })
online-leave = Leave
online-room-host = { $open ->
    [one] One seat is still free. The game begins as soon as it is taken.
   *[other] { $open } seats are still free. The game begins as soon as all are taken.
}
online-room-guest = { $open ->
    [one] You are in! One seat is still free; { $host } may also begin earlier.
   *[other] You are in! { $open } seats are still free; { $host } may also begin earlier.
}
online-room-in = { $open ->
    [one] You are in! One seat is still free.
   *[other] You are in! { $open } seats are still free.
}
online-room-free = { $open ->
    [one] One seat is free. Would you like to play?
   *[other] { $open } seats are free. Would you like to play?
}
online-room-private = { $open ->
    [one] The game has not begun yet: one seat is still free, for whoever has the invitation.
   *[other] The game has not begun yet: { $open } seats are still free, for those who have the invitation.
}
online-room-full = Everybody is here. Off we go …
online-begin = Begin now
online-begin-level = Bots that take the free seats
online-begin-hint = { $open ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
}
online-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
online-settings = Who may see this table
online-table = Who is at the table
online-links = Links to this table

## Invitations

online-invite = Invite
online-invite-text = Come and play { $game } with me!
online-invite-hint = Hold this out to your friends, or send them the link. They type a name and sit down.
online-link-local = This link only works on this computer. For friends elsewhere, start Wurf with “wurf serve --host 0.0.0.0” and open it at the address that it prints.
online-watch-hint = With this link one can watch, and nothing else.
online-link-kind = What the link is for
online-link = { $kind ->
    [watch] to watch
   *[seat] to play
}
online-link-coming = One moment …
online-link-other = This link does not belong here.
online-again = Try again
online-qr = QR code of the link
online-address = The link
online-copy = Copy
online-copied = Copied
online-share = Share the link
online-join = Invitation
online-invited = You are invited to
online-invited-by = { $name } invites you to
online-at-the-table = At the table: { $names }
online-name = What shall we call you?
online-name-missing = Type a name, so that the others know who you are.
online-sit = Sit down
online-watch = Watch
online-gone-full = What a pity: all seats are taken by now. You can still watch.
online-gone-over = This game is over. You can still see how it went.

## Setting up a table with people elsewhere

online-set-up = Playing online
online-clock-label = Time
online-clock-none = no clock
online-clock = { $kind ->
    [move] { $time } per move
   *[game] { $time } per player
}{ $adds ->
    [yes] { "" } + { $increment } per move
   *[no] { "" }
}
online-clock-own = Set it yourself …
online-clock-kind = What the time is for
online-clock-kind-value = { $kind ->
    [move] for each move
   *[game] for the whole game
}
online-clock-time = How much time
online-clock-unit = Unit of time
online-unit = { $unit ->
    [second] seconds
    [hour] hours
    [day] days
   *[minute] minutes
}
online-clock-increment = Seconds that each move adds
online-clock-wrong = Choose a time from 10 seconds to 30 days.
online-when-out = When somebody’s time is up
online-when-out-value = { $when ->
    [seat] a bot takes the seat
   *[move] a bot makes the move
}
online-public = Show it in the lobby
online-public-hint = Anybody may sit down.
online-more = Watching and talking
online-watching = Who may watch
online-watching-value = { $watching ->
    [link] with a link
    [nobody] nobody
   *[anyone] anyone
}
online-chat-free = Free chat
online-chat-free-hint = Without it, only ready-made phrases.

## Lobby

online-lobby = Lobby
online-lobby-hint = Tables where anybody may sit down.
online-filters = Which tables
online-filter-game = Game
online-filter-any-game = any game
online-filter-seats = Players
online-filter-any = any number
online-players = { $count } players
online-filter-pace = Pace
online-filter-pace-value = { $pace ->
    [fast] at once
    [slow] over days
    [none] no clock
   *[any] any
}
online-filter-free = only with free seats
online-filter-reset = Show all tables
online-free-seats = { $count ->
    [0] No seat is free
    [one] One seat is free
   *[other] { $count } seats are free
}
online-lobby-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
online-lobby-empty = Nobody is waiting right now.
online-lobby-none = No table is like that right now.
online-lobby-empty-hint = Set up a table, invite someone and show it in the lobby: whoever comes next finds it here.
online-yours-go = To your table

## Talking

online-chat = Chat
online-chat-empty = Nobody has said anything yet.
online-chat-write = Say something
online-chat-off = The host has left only the phrases on.
online-send = Send
online-unread = unread
online-phrases = Phrases
online-watcher = { $name } (watching)
online-phrase-hello = Hello, everyone!
online-phrase-luck = Good luck!
online-phrase-nice = Nice move!
online-phrase-wow = Wow!
online-phrase-oops = Oops …
online-phrase-thanks = Thank you!
online-phrase-thinking = Let me think …
online-phrase-patience = Take your time.
online-phrase-sorry = Sorry!
online-phrase-well-played = Well played!
online-phrase-again = One more game?
online-phrase-bye = Bye, see you soon!

## Taking back, the next game, coming back

online-asks-back = { $you ->
    [yes] You have asked to take your last move back.
   *[no] { $name } would like to take their last move back.
}
online-back-since = This would be undone:
online-back-more = { $count ->
    [one] and one line before
   *[other] and { $count } lines before
}
online-back-uncovered = Something hidden has been seen since.
online-back-draws = What chance has decided stays as it is.
online-back-waiting = Waiting for { $names } …
online-back-withdraw = Never mind
online-agree = That’s fine
online-disagree = Rather not
online-next = The next game is ready. Coming along?
online-next-go = Let’s go
online-next-stay = Stay here
online-left = { $name } has left the table.
online-left-bot = Let a bot play on
online-left-wait = Wait for them
online-returning = { $bot ->
    [yes] A bot is playing for you, { $name }.
   *[no] Your seat is still free, { $name }.
}

## Notices and devices

online-notices = When it is your move
online-notify = Notices of the browser
online-notify-hint = While Wurf is open and you look at something else.
online-notify-denied = The browser does not allow notices of this page. You can change that in its settings.
online-email = E-mail
online-email-example = you@example.org
online-email-save = Use
online-email-state = { $state ->
    [confirmed] We write to { $address } when you are awaited and not here.
    [waiting] A mail is on its way to { $address }: please tap the link in it.
   *[none] One mail when you are awaited and not here. One tap stops it.
}
online-email-sent = A mail is on its way. Please tap the link in it.
online-email-stop = Stop, and forget the address
online-email-stopped = No more mails. The address is forgotten.
online-mail = E-mail
online-mail-ask = { $kind ->
    [stop] No more mails?
   *[mail] Is this your address?
}
online-mail-what = { $kind ->
    [stop] Then we write no more when you are awaited. Your tables stay.
   *[mail] Then we write when you are awaited at a table and not here.
}
online-mail-act = { $kind ->
    [stop] Stop the mails
   *[mail] Yes, write to me
}
online-mail-done = { $kind ->
    [stop] No more mails.
   *[mail] Thank you! We write when you are awaited.
}
online-device = Another device
online-device-why = Take your tables along to your phone or laptop.
online-device-make = Make a link
online-device-hint = Open it on the other device within 10 minutes. It works once, and is for you alone.
online-device-welcome = { $name ->
    [no] Play on here?
   *[other] Play on here, { $name }?
}
online-device-what = All your tables come along. The other device keeps them, too.
online-device-use = Play on here

## Without a connection (shown by the service worker: one line each, with nothing to fill in)

online-offline-title = You are offline
online-offline-text = Wurf needs a connection to the table. Your games are safe, and everybody’s moves will be waiting for you.
online-offline-again = Try again
