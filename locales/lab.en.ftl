### Bots, and what is measured with them.

## Bots

bots-error-level = There is no bot called “{ $level }”; there are { $known }.
bots-error-failed = The bot could not choose: { $reason }
bots-error-died = The bot’s process died several times over the same choice.
bots-error-hung = The bot’s process did not answer, twice over the same choice.
bots-error-closed = The bots have gone home: this server is closing.

## simulate

cli-simulate = let bots play many games
cli-simulate-about = Play many games between bots on all cores and report who won, with 95 % intervals. Every deal, the draws of chance, is played in all seatings, so that each bot sits everywhere equally often; team-mates stay together. The same seed gives the same games, wherever and by however many processes they are played. Ctrl-C ends it early and reports what was played; the same command with --resume goes on.
cli-simulate-examples =
    {"  "}wurf simulate loot --bots hard,medium --games 500
    {"  "}wurf simulate loot --bots medium,medium --games 10000 --report out/
    {"  "}wurf simulate loot --bots hard,mybot.py --games 200 --seconds 2
    {"  "}wurf simulate loot --bots hard,hard --components my-sheet.toml --json report.json
    {"  "}wurf simulate loot --bots hard --games 20 --seed rainy-sunday
lab-option-game = the game’s id, as “wurf games” lists it
lab-option-bots = the bots: easy, medium, hard, hard@10 (hard with ten times its effort), or a Python file with a bot of your own (see “wurf new-bot”)
lab-option-games = how many games; without it { $games }
lab-option-seed = any text; without it a new one, which the report names
lab-option-workers = how many processes; without it one for each core
lab-option-effort = how much a hard bot tries for each choice, in its own unit (positions, playouts, drops); without it its normal effort
lab-option-option = an option of the game, as “wurf games” lists them; may be given several times
lab-option-components = play with other components than the printed ones
lab-option-position = begin all games in a position, as “wurf replay --position” prints it
lab-option-json = also write the report to this file, as JSON
lab-playing = Playing
lab-bot = bot
lab-won = wins
lab-tied = ties
lab-share = share
lab-points = points
lab-summary = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $turns } turns ({ $shortest } to { $longest }), seed { $seed }; a tie counts as half a win
lab-error-option = “{ $value }” is not an option of a game: write its name, “=” and a value, such as turn_cap=100.
lab-error-file = “{ $file }” cannot be written: { $reason }.
lab-error-position-seats = The position is one of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }, but { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
 } to play.
lab-option-seconds = how long a bot of your own may think about a move; without it 10 seconds
lab-option-memory = how much memory a bot of your own may use, in megabytes; without it 4096
lab-option-cluster = play on a Dask cluster: the address of its scheduler, such as tcp://10.0.0.5:8786
lab-option-resume = go on with the same command where it was interrupted
lab-option-report = also write a page with pictures, all numbers as JSON and all games as Parquet into this folder (needs wurf[lab])
lab-interrupted = Ended after { $done } of { $games } games; they are kept, and the same command with --resume goes on.
lab-kept = All games were played and are kept: the same command with --resume reports them again.
lab-report-written = The report is in { $folder }: open index.html in a browser.
lab-metric-turns = Turns
lab-metric-points = Points per player
lab-metric-margin = Winner’s lead in points
lab-metric-lead_changes = Lead changes
lab-metric-decided = Decided after this part of the game
lab-metric-real_choices = Decisions with more than one legal action
lab-metric-first_seat = Won on the first seat
lab-metric-first_bot = Won by the first bot
lab-metric-tied = Games without a single winner
lab-explained = What explains who wins: skill { $skill }, seat { $seat }, the deal’s luck { $luck }, the rest { $rest }
lab-guest-line = { $bot }, line { $line }
lab-guest-failed = { $bot }: { $reason } ({ $games ->
    [one] one game
   *[other] { $games } games
 } forfeited)
lab-guest-raised = { $error }
lab-guest-died = its process died, perhaps for lack of memory
lab-guest-slow = no choice within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
lab-guest-missing = the file has no function “choose”, as a file from “wurf new-bot” has it
lab-error-batch = A game could not be played: { $reason }.
lab-error-died = The same games ended their process { $tries } times; the memory may be too small.
lab-error-resume = There is nothing to resume: no run of this very command has been interrupted.
lab-error-keep = The games cannot be kept in “{ $file }” any more: { $reason }.
lab-error-extra = This needs the package { $package }: install it with pip install "wurf[{ $extra }]".
lab-error-metric = There is no metric “{ $metric }”; there are { $known }.
lab-error-sources = A process of the run has another version of Wurf: install the same one everywhere.
lab-error-cluster = There is no Dask cluster at “{ $address }”.
lab-error-cluster-empty = The Dask cluster at “{ $address }” has no workers.
lab-error-cluster-lost = The Dask cluster at “{ $address }” is gone.
lab-seat = seat
lab-report-title = { $game }: { $games } games between { $bots }
lab-report-seat = seat { $seat }
lab-report-seed = Figures in brackets are 95 % intervals: Wilson’s for the bots’ shares of wins, else from 1,000 bootstrap samples of the deals. Seed { $seed }.
lab-picture-points = Points per seat
lab-picture-points-about = The share of games in which a seat had at most so many points: the further right a line lies, the better the seat.
lab-picture-turns = Length
lab-picture-turns-about = The share of games by their number of turns.
lab-picture-lead_changes = Lead changes
lab-picture-lead_changes-about = How often another player took the lead, looked at after every turn.
lab-picture-decided = When the winner was decided
lab-picture-decided-about = The share of games in which the winner led from here to the end; 1 is the end. A line that rises late tells of games that stay open.
lab-picture-real_choices = Turns with a real choice
lab-picture-real_choices-about = The share of a game’s decisions in which more than one action was legal.
lab-picture-shares = Who wins, and where
lab-picture-shares-about = Shares of the wins with 95 % intervals, by bot and by seat; a tie is shared.
lab-picture-explained = What explains who wins
lab-picture-explained-about = Shares of the variance of a player’s result. The same draws are played in all seatings: what a bot wins on all seats is skill, what a seat wins in all deals is the seat, what a seat wins in one deal, whoever sits there, is luck. The rest is what only the course of a game decides.
lab-part-skill = skill
lab-part-seat = seat
lab-part-luck = luck of the deal
lab-part-rest = the rest
cli-arena = let bots play a round robin, with ratings
cli-arena-about = Let every line-up of these bots play in every seating, and rate them (Weng and Lin, as in the openskill library), with 95 % intervals and a crosstable. The games are divided evenly among the line-ups. A bot of your own is one file with one function: see “wurf new-bot”. Needs wurf[lab].
cli-arena-examples =
    {"  "}wurf arena quadrata --bots easy,medium,hard,mybot.py --games 500
    {"  "}wurf arena loot --seats 3 --games 200 --write docs/bots.md
    {"  "}wurf arena loot --bots medium,mybot.py --seconds 1 --memory 1024
lab-option-seats = how many play each game; without it the fewest that can
lab-option-write = also write the table into this Markdown file, in place of the one written before
lab-games = games
lab-rating = rating
lab-arena-against = ahead of { $bot }
lab-arena-summary = { $games ->
        [one] One game
       *[other] { $games } games
    } with { $seats } seats, seed { $seed }; a tie is shared, and a rating of 6.6 more wins three games of four
lab-arena-title = { $game }, { $seats } seats
lab-error-arena-bots = An arena needs at least two bots, each named once.
cli-new-bot = write a bot of your own to begin with
cli-new-bot-about = Write a Python file with a small bot that plays every game: one function that gets a view and gives an action. Change it, and let it play: “wurf simulate”, “wurf arena”.
cli-new-bot-examples = {"  "}wurf new-bot mybot.py
cli-new-bot-file = the file to write, such as mybot.py
cli-new-bot-done = { $file } is a bot. Let it play: wurf arena GAME --bots easy,medium,{ $file }
cli-error-new-bot = A bot’s file ends in .py, unlike “{ $value }”.
lab-guest-illegal = “{ $action }” is illegal: { $reason }
lab-picture-ratings = Ratings
lab-picture-ratings-about = Weng and Lin’s ratings with 95 % intervals; 6.6 more wins three games of four.
cli-balance = see what a change of the components does to a game
cli-balance-about = Vary keys of a game’s components file, let bots play all combinations, and report which key changes what (main effects), with 95 % intervals. All variants are played with the same draws of chance, so that small changes show with few games. The games are divided evenly among the variants.
cli-balance-examples =
    {"  "}wurf balance loot --vary track.fields=10..14 --vary circles.rows.r.need=2,3 --games 2000
    {"  "}wurf balance loot --vary bar.entries.1=1,2,nudge --metrics turns,first_seat --report out/
lab-option-vary = a key of the components file and its values, such as track.fields=10..14 or bar.entries.1=1,2; may be given several times
lab-option-metrics = what to measure, of: { $known }
lab-balance-title = { $game }: what changes what
lab-balance-first-to-last = from first to last
lab-balance-change = { $key } from { $first } to { $last }: { $change }.
lab-balance-summary = { $variants } variants with { $games } games each, seed { $seed }; * the 95 % interval of the change does not reach 0
lab-error-vary = “{ $value }” varies nothing: write a key of the components file, “=” and its values, such as track.fields=10..14.
lab-error-vary-values = “{ $value }” needs at least two values, each only once.
lab-error-vary-range = “{ $value }” has no values that can be counted: write 10..14 or 2,3, at most { $most } values.
lab-error-vary-key = The components have no key “{ $key }”: in place of “{ $part }” there is { $known }.
lab-error-vary-table = “{ $key }” is not one value: go on to one of { $known }.
lab-error-vary-twice = A key can be varied only once: give all of its values together.
lab-error-vary-many = These are { $variants } variants; { $most } are the most.
lab-error-vary-nothing = Say what to vary, such as “--vary track.fields=10..14”.
