### The whole box: words that every part uses, and what is said when something cannot be done.

## Words

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Setting up

error-game = There is no game “{ $game }” in the box; there is: { $known }.
error-seats = { $game } is a game for { $least } to { $most }, not for { $seats }.
error-option = { $game } has no option “{ $option }”; it has: { $known }.
error-option-none = { $game } has no options, so none called “{ $option }”.
error-option-range = The option “{ $option }” goes from { $least } to { $most }: { $value } is outside.
error-option-text = The option “{ $option }” cannot be “{ $value }”: { $expected }.
error-name = A name needs at least one letter, and no characters that cannot be printed.
error-components-unreadable = The components file { $file } cannot be read: { $reason }.
error-components-toml = The components file { $file } is not valid TOML: { $reason }.
error-components = The components file { $file } is wrong at “{ $key }”: { $reason }.

## Playing

error-position = Line { $line } of the position is wrong: “{ $text }”; expected: { $expected }.
error-position-key = Line { $line } of the position means nothing in this game: “{ $text }”.
error-seat = There is no seat { $seat } at this table; it has { $seats }.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn to do that.
error-nothing-to-take-back = There is nothing to take back.
error-back = There is no earlier position { $sequence } to go back to.
error-late-move = Too late: the turn was already over when your choice arrived.
error-game-over = The game is over.
error-bot = { $name } cannot decide at the moment, and will try again.
error-physics = The fall could not be worked out. Nothing was changed: try again.
error-busy = There is more to work out on this server than it can manage: { $waiting } are waiting already. Try again in a moment.

## Tables

error-table = There is no table “{ $table }”.
error-table-version = This table was begun with version { $table } of the rules of { $game }, but this Wurf has version { $ours }.
error-table-components = This table was begun with other components of { $game } than this Wurf has.
error-conflict = Somebody else was faster: look at the table again.
error-record-running = The game is still running: its record is available when it is over.

## Online tables

error-seat-taken = Somebody else was faster: this seat is taken. Perhaps another is still free.
error-name-taken = Somebody at this table is called { $name } already. Please choose another name.
error-dice-secret = Others are still playing with the same dice: they are told when everybody is done.
error-fork-over = The game is over at this moment: choose an earlier one to play on from.
error-fork-seats = This game has { $seats } seats: please fill exactly these.
error-not-allowed = Only the host of this table can do that.
error-not-begun = The game has not begun yet: not everybody is here.
error-link = This link is not valid any more. Ask for a new one.
error-watching-over = The host no longer lets you watch this table.
error-mail-address = This cannot be an e-mail address.
error-mail-off = This server does not send e-mail.
error-mail-failed = The e-mail could not be sent. Please try again later.
error-mail-often = There have been several e-mails to this address already. Please look for them, or try again later.
error-chat-text = There is nothing to read in this line.
error-nothing-asked = There is no question to answer any more.
error-back-declined = { $name } would rather not take it back.
error-rematch-running = The game is still running: a rematch is possible when it is over.
error-chat-fast = One moment: that was a lot at once.
error-chat-off = The host has switched free chat off; the phrases still work.
error-chat-watchers = Watchers can only send the ready-made phrases, and need a name for that.

## Records

error-record-format = This is not a record of Wurf: it begins with “{ $found }” instead of “{ $expected }”.
error-record-line = Line { $line } of the record is wrong: “{ $expected }” is expected, but there is “{ $found }”.
error-record-version = The record was played by version { $record } of the rules of { $game }, but this Wurf has version { $ours }.
error-record-components = The record was played with other components of { $game } than this Wurf has, and does not contain them.
error-record-components-here = The record was played with other components of { $game } than are played with here.
error-record-setup = The record’s set-up is not possible: { $reason }
error-record-names = The number of names in the record, { $names }, is not that of its seats, { $seats }.
error-record-move = Line { $line } of the record, “{ $move }”, is not possible: { $reason }
error-record-unfinished = The record claims an end, but the game in it is not over.
error-record-points = The record claims the points { $written }, but its moves give { $counted }.
error-record-state = The record’s state hash is not that of its last position.
error-record-no-seed = The record has no seed, because its game is not over: it can be replayed, but not verified.
error-record-seed = The seed in the record is not the one that was promised at the start.
error-record-draw = Line { $line } of the record is not what the seed gives.

## Messages between page and server

error-message = This message cannot be understood: { $reason }.
error-message-json = This message is not valid JSON.
error-message-kind = This message has no known type.
error-message-binary = This message is binary, but only text is understood.
error-message-large = This message is too large: { $limit } KiB is the limit.
error-too-fast = Too much at once: slow down a little, and it goes on.
error-join-first = Join a table first.
error-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow that name.
error-origin = A page of another site may not do this.
error-many-sockets = This server has as many pages connected as it can take. Try again in a moment.
error-many-own-sockets = There are { $limit } pages from your connection already, which is as many as this server allows.
error-many-tables = This server has as many running tables as it allows: { $limit }.
error-many-own-tables = This server allows { $limit } new tables per hour and connection. Try again later.
error-many-letters = This server writes to { $limit } addresses per hour and connection. Try again later.
error-many-people = This server welcomes { $limit } new people per hour and connection. Try again later.
error-store = The server cannot reach its records at the moment; nothing was changed. Try again in a moment.
error-store-full = The server has no room left to write anything down; nothing was changed. Please tell whoever runs it.
error-not-found = There is nothing at this address.
error-method = This address cannot be used in this way.
error-internal = Something went wrong inside the server; nothing was changed.
error-page-not-built = The page has not been built yet: run “python3 dev.py setup”.

## The database

error-database = The database { $database } cannot do this: { $reason }.
error-database-locked = The database { $database } is locked by another program.
error-database-read-only = The database { $database } is read-only.
error-database-full = There is no room left for the database { $database }.
error-database-corrupt = The database { $database } is damaged, or not a database at all.
error-database-broken-disk = The disk with the database { $database } cannot be read or written.
error-database-unreachable = The database { $database } cannot be opened.
error-database-slow = The database { $database } does not answer in time.
error-database-newer = The database { $database } belongs to a newer version of Wurf.
error-database-foreign = The database { $database } belongs to another program.
error-database-url = Wurf keeps its tables in a file, or at sqlite:///… or postgresql://…, not at “{ $kind }://…”.
error-database-driver = PostgreSQL needs one more package: run “pip install psycopg[binary]”.
error-database-folder = The folder { $folder } for the database cannot be made: { $reason }.

## Listening

error-port-in-use = Port { $port } is in use: stop what is running there, or choose another with “--port”.
error-listen = Wurf cannot listen on { $host }, port { $port }: { $reason }.

## Taking back, and good moves to be shown

table-event-back = { $you ->
    [yes] You take your last move back.
   *[no] { $name } takes the last move back.
}
error-no-hints = Here everybody plays with the same dice for one ranking, so there are no hints.
error-advice = No good move could be worked out just now. Please ask again.
error-back-dice = The dice have been rolled since, or something hidden was seen: this cannot be taken back any more.
advice-only = This is the only thing that you can do.
# $chance, $next: in percent, rounded
advice-clear = With this you would win about { $chance } of 100 games from here, with the next best move about { $next }.
advice-better = This is a little better than the next best move.
advice-close = This is a good move, and another is about as good.
