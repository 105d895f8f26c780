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
cli-error-record-bots = --seed and --option are for a game between bots: say who plays, such as “--bots hard,medium”.
cli-error-seed = A seed is one word, without spaces: not “{ $value }”.
cli-error-new-checkout = This works only in a checkout of Wurf’s source: there is none around this installation.
cli-error-new-exists = There is something called “{ $id }” already: { $file }.
cli-error-new-id = “{ $value }” cannot be an id: small letters, digits and _, 30 at most, a letter first: goose_race.
cli-error-new-title = “{ $value }” cannot be a title: it has at most 40 letters, digits and usual punctuation.
cli-error-both = { $name } and { $other } do not go together (see “{ $command } --help”).
cli-error-unexpected = Something unexpected went wrong: { $reason } (set WURF_DEBUG=1 to see where).
