### The command line.

## Headings and what all commands share

cli-usage = usage:
cli-heading-arguments = arguments
cli-heading-options = options
cli-heading-commands = commands
cli-heading-examples = examples:
cli-about = Wurf, a box of tabletop games. Without a command it serves the games and opens them in your browser.
cli-examples =
    {"  "}wurf                            play in the browser
    {"  "}wurf --port 9000 --no-browser   any option of “serve” works without it too
    {"  "}wurf games                      see what is in the box
    {"  "}wurf serve --help               learn more about a command
cli-option-help = show this help and end
cli-option-version = show the version and end
cli-option-language = the language to speak; without it, that of your system
cli-option-database = a file, or postgresql://user@host/name; without it, WURF_DATABASE or a file in your data folder
cli-option-components = play a game with other components than the printed ones; may be given once for each game
cli-record-file = a record, as “wurf record” and the result page give it
# Who rolls the dice
cli-nature = Chance

## serve

cli-serve = play in the browser
cli-serve-about = Serve the games and open them in your browser. Every move is on disk before anyone sees it. Ctrl-C stops the server; the tables are there again at the next start.
cli-serve-examples =
    {"  "}wurf serve                                    on this machine alone
    {"  "}wurf serve --host 0.0.0.0 --port 80           for everyone on your network
    {"  "}wurf serve --database club.sqlite             with the tables of the club
    {"  "}wurf serve --database postgresql://wurf@db/wurf
    {"  "}wurf serve --components loot=my-sheet.toml    with a sheet of your own
cli-serve-ready = Wurf is at { $address } (Ctrl-C ends it)
cli-option-host = the address to listen on; without it { $host }, which only this machine reaches
cli-option-port = the port to listen on; without it { $port }, and 0 means any free one
cli-option-no-browser = do not open a browser
cli-option-smtp = the server for notices by e-mail: smtp://user:password@host:587?from=address (STARTTLS), smtps:// (TLS) or smtp+plain:// (neither); also in WURF_SMTP, where nobody sees the password
cli-option-public-address = where people find this server, if it is behind a proxy: https://example.org/ or https://example.org/wurf/
cli-option-allow-host = one more name that this server answers to; without it, its own addresses alone
cli-option-trust-proxy = the IP address of a proxy whose X-Forwarded-For is believed; with a public address, 127.0.0.1 by default
cli-option-limit = change a limit, such as sockets-per-client=50; 0 means none
cli-option-clear-after = clear unfinished tables that nobody has played at for this many days; without it, they are kept
cli-option-forget-after = forget people who have not come back for this many days, with their devices and addresses; their names stay in finished games; without it, nobody is forgotten
cli-option-analysis-effort = the effort of an analysis, in percent of the normal one
cli-option-log = “plain” lines for people, or “json” for machines
cli-option-metrics-for = an IP address that may read /metrics; without it, this machine alone, and * means everybody
cli-error-many-connections = There are { $limit } connections from your address already.
cli-error-slow-request = There was no complete request within { $seconds } seconds.
cli-error-smtp = This cannot be a server for e-mail. It looks like this: smtp://user:password@host:587?from=wurf@example.org
cli-error-smtp-address = E-mails contain links, so they need “--public-address” as well.
cli-error-public-address = “{ $address }” is not an address for “--public-address”: it looks like https://example.org/ or https://example.org/wurf/.
cli-error-host-name = “{ $host }” is not the name of a host; it looks like example.org.
cli-error-limit = “{ $limit }” is not a limit: it looks like sockets-per-client=50, and there are: { $known }.

## backup

cli-backup = keep a copy of everything
cli-backup-about = Copy all tables as they are now into one file, while the server goes on. Copying the database file by hand would miss the newest moves. The copy is an ordinary database: “wurf serve --database FILE” serves it, and “wurf backup --database FILE postgresql://…” moves it into an empty PostgreSQL.
cli-backup-examples =
    {"  "}wurf backup monday.sqlite                     of your own tables
    {"  "}wurf backup monday.sqlite --database postgresql://…
    {"  "}                                              of a server’s tables
cli-backup-file = the new file, or the address of an empty database
cli-backup-done = { $file } is complete: { $rows } rows.
cli-error-backup-exists = There is something at { $file } already: choose a new name.
cli-error-backup-file = { $file } cannot be written: { $reason }.

## export

cli-export = write all finished games as text files
cli-export-about = Write the record of every finished game into a folder, one text file per game, while the server goes on. Files that are there already are left alone, so the command can be repeated.
cli-export-examples =
    {"  "}wurf export games                             into the folder “games”
cli-export-folder = where the files go; it is made if needed
cli-export-done = { $written ->
    [one] One record was
   *[other] { $written } records were
} written to { $folder }.
cli-export-left = Table { $table } was left out: { $reason }
cli-error-export = The folder { $folder } cannot be written: { $reason }.

## games

cli-games = see what is in the box
cli-games-about = List the games with the number of seats, the version of the rules, and the options.
cli-games-examples = {"  "}wurf games
cli-games-seats = { $least } to { $most } players, rules version { $version }
cli-games-range = { $least } to { $most }, usually { $default }

## new

cli-new = add a game to the box
cli-new-about = Write the folders of a new game: a small race that plays at once, with its rules, words in three languages, bots, records and tests. Its comments lead from there to your own game; CONTRIBUTING.md describes every step.
cli-new-examples = {"  "}wurf new goose --title "Goose Race"
cli-new-id = the game’s id: small letters, digits and _, such as goose_race
cli-new-title = the game’s name, as people read it
cli-new-done =
    { $title } is in the box.
    Play it:     python3 dev.py play   (or: wurf replay tests/records/{ $id }-2.txt)
    Test it:     python3 dev.py test -k { $id }
    Next step:   src/wurf/games/{ $id }/__init__.py lists what to change, in order

## record

cli-record = write the record of a table, or of a game between bots
cli-record-about = Write a record as a text file that people can read and anyone can replay: that of a table, finished or not, or with --bots that of a new game between bots. The same seed gives the same game.
cli-record-examples =
    {"  "}wurf record Zk3fA0b9QmXe > evening.txt
    {"  "}wurf record Zk3fA0b9QmXe --database club.sqlite
    {"  "}wurf record loot --bots hard,medium --seed first --out tests/records/loot-2.txt
cli-record-source = a table’s id, the last part of its address; with --bots the id of a game
cli-record-bots = let bots play a new game, one for each seat: easy, medium or hard
cli-record-seed = any word for the dice and the bots to start from; without it a new one, which the record names
cli-record-out = write to this file instead of the screen

## replay

cli-replay = step through a game
cli-replay-about = Show a recorded game in the terminal, move by move. Every move is checked against the rules.
cli-replay-examples =
    {"  "}wurf replay evening.txt         Enter goes on, b goes back, q ends
    {"  "}wurf replay evening.txt --all   print it all
    {"  "}wurf replay evening.txt --position 40   the state after 40 moves, as text
cli-option-all = print the whole game without stopping
cli-option-position = print the state after N moves as text, which “wurf simulate --position” plays on from
cli-replay-place = { $game }, move { $at } of { $of }
cli-replay-keys = Enter: next   b: back   q: quit

## analyse

cli-analyse = tell luck from skill in finished games
cli-analyse-about = Replay a finished record, or all records in a folder, and work out what every roll was worth and what every decision gained or lost, compared with a strong player. Nothing is judged with hindsight. The first analysis of a game compiles its strong player, which takes up to a minute.
cli-analyse-examples =
    {"  "}wurf analyse evening.txt
    {"  "}wurf analyse records/ --effort 200
    {"  "}wurf analyse evening.txt --json > evening.json
cli-analyse-file = a record, or a folder of records (*.txt)
cli-analyse-json = print one line of JSON per record instead of tables
cli-analyse-effort = samples per choice (default: what gives a good answer in well under two minutes)
cli-analyse-seed = the number that the samples are drawn with (default: 1)
cli-analyse-workers = processes to use (default: one per core)
cli-analyse-working = Analysing { $file }
cli-analyse-number = entry
cli-analyse-who = who
cli-analyse-what = what
cli-analyse-chance = chance
cli-analyse-luck = luck
cli-analyse-gain = gain
cli-analyse-loss = lost
cli-analyse-better = better
cli-analyse-start = at the start
cli-analyse-skill = skill
cli-analyse-others = others
cli-analyse-meeting = meeting
cli-analyse-rest = rest
cli-analyse-result = result
cli-analyse-points = All figures but chances and results are percentage points of the chance of winning, with their standard errors.
cli-analyse-turning = Turning points:
cli-analyse-none = There is no record (*.txt) in { $folder }.
cli-analyse-large = { $file } has more than { $most } MB: no record of ours is that long.
cli-analyse-failed = { $file }: { $reason }
cli-analyse-some = Not every record in { $folder } could be analysed.

## calibrate

cli-calibrate = check whether chances hold in games between hard bots
cli-calibrate-about = Let hard bots play each other, value some positions of every game as an analysis would, and tell how many were won: of those valued 0.7, about 70 in 100 should be.
cli-calibrate-examples =
    {"  "}wurf calibrate loot --games 100
    {"  "}wurf calibrate quadrata --games 100 --seed first --out docs/bots.md
cli-calibrate-seats = how many play (default: 2)
cli-calibrate-per = positions per game (default: 8)
cli-calibrate-out = write the table into this page (Markdown)

## verify

cli-verify = check whether a record is true
cli-verify-about = Replay a finished record, and check every move against the rules and every roll against the seed whose hash was published at the start.
cli-verify-examples = {"  "}wurf verify evening.txt
cli-verify-true = True: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of { $game } follow the rules, and every roll is the one that the promised seed gives.

## What goes wrong

cli-error = wurf: { $sentence }
cli-error-missing = Something is missing: { $names } (see “{ $command } --help”).
cli-error-unknown = Not understood: { $names } (see “{ $command } --help”).
cli-error-value = { $name } needs a value (see “{ $command } --help”).
cli-error-no-value = { $name } takes no value (see “{ $command } --help”).
cli-error-choice = { $name } cannot be “{ $value }” (see “{ $command } --help”).
cli-error-command = There is no command “{ $name }” (see “{ $command } --help”).
cli-error-usage = Not understood: { $reason } (see “{ $command } --help”).
cli-error-number = “{ $value }” is not a whole number from { $least } to { $most }.
cli-error-language = There is no language “{ $language }”; there is: { $known }.
cli-error-components = Write the game and its file, such as “--components loot=my-sheet.toml”, instead of “{ $value }”.
cli-error-file = The file { $file } cannot be read: { $reason }.
cli-error-not-text = { $file } is not a text file. Everything Wurf reads, records and positions included, is plain text in UTF-8.
cli-error-record-bots = --seed and --option are for a game between bots: say who plays, such as “--bots hard,medium”.
cli-error-seed = A seed is one word, without spaces: not “{ $value }”.
cli-error-new-checkout = This works only in a checkout of Wurf’s source: there is none around this installation.
cli-error-new-exists = There is something called “{ $id }” already: { $file }.
cli-error-new-id = “{ $value }” cannot be an id: small letters, digits and _, 30 at most, a letter first: goose_race.
cli-error-new-title = “{ $value }” cannot be a title: it has at most 40 letters, digits and usual punctuation.
cli-error-both = { $name } and { $other } do not go together (see “{ $command } --help”).
cli-error-unexpected = Something unexpected went wrong: { $reason } (set WURF_DEBUG=1 to see where).
