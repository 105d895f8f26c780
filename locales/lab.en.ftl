### Bots, and what is measured with them.

## Bots

bots-error-level = There is no bot called “{ $level }”; there are { $known }.
bots-error-failed = The bot could not choose: { $reason }
bots-error-died = The bot’s process died several times over the same choice.
bots-error-closed = The bots have gone home: this server is closing.

## simulate

cli-simulate = let bots play many games
cli-simulate-about = Play many games between bots on all cores and report who won, with 95 % intervals. The seats rotate, so that each bot sits first equally often; team-mates stay together. The same seed gives the same games, however many processes play them. Ctrl-C ends it early and reports what was played.
cli-simulate-examples =
    {"  "}wurf simulate loot --bots hard,medium --games 500
    {"  "}wurf simulate loot --bots easy,easy,medium --option turn_cap=100
    {"  "}wurf simulate loot --bots hard,hard --components my-sheet.toml --json report.json
    {"  "}wurf simulate loot --bots hard --games 20 --seed rainy-sunday
lab-option-game = the game’s id, as “wurf games” lists it
lab-option-bots = one bot for each seat: easy, medium or hard
lab-option-games = how many games; without it 100
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
