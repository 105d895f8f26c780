### Bots, und was mit ihnen gemessen wird.

## Bots

bots-error-level = Einen Bot namens „{ $level }“ gibt es nicht; es gibt { $known }.
bots-error-failed = Der Bot konnte sich nicht entscheiden: { $reason }
bots-error-died = Der Prozess des Bots ist über derselben Entscheidung mehrmals abgestürzt.
bots-error-closed = Die Bots sind nach Hause gegangen: Dieser Server wird gerade beendet.

## simulate

cli-simulate = Bots viele Partien spielen lassen
cli-simulate-about = Lässt Bots auf allen Kernen viele Partien spielen und berichtet, wer gewonnen hat, mit 95-%-Intervallen. Die Plätze wechseln, damit jeder Bot gleich oft vorne sitzt; Teams bleiben zusammen. Derselbe Startwert ergibt dieselben Partien, wie viele Prozesse auch spielen. Strg-C hört früher auf und berichtet, was gespielt wurde.
cli-simulate-examples =
    {"  "}wurf simulate loot --bots hard,medium --games 500
    {"  "}wurf simulate loot --bots easy,easy,medium --option turn_cap=100
    {"  "}wurf simulate loot --bots hard,hard --components mein-blatt.toml --json bericht.json
    {"  "}wurf simulate loot --bots hard --games 20 --seed regensonntag
lab-option-game = die Kennung des Spiels, wie „wurf games“ sie zeigt
lab-option-bots = für jeden Platz ein Bot: easy (leicht), medium (mittel) oder hard (schwer)
lab-option-games = wie viele Partien; sonst 100
lab-option-seed = ein beliebiger Text als Startwert; sonst ein neuer, den der Bericht nennt
lab-option-workers = wie viele Prozesse; sonst einer je Kern
lab-option-effort = wie viel ein schwerer Bot für jede Entscheidung prüft, in seiner eigenen Einheit (Stellungen, Partien, Würfe); sonst so viel wie üblich
lab-option-option = eine Einstellung des Spiels, wie „wurf games“ sie zeigt; auch mehrmals
lab-option-components = mit anderem Material spielen als dem gedruckten
lab-option-position = alle Partien mit einer Stellung beginnen, wie „wurf replay --position“ sie ausgibt
lab-option-json = den Bericht auch als JSON in diese Datei schreiben
lab-playing = Spielt
lab-bot = Bot
lab-won = Siege
lab-tied = geteilt
lab-share = Anteil
lab-points = Punkte
lab-summary = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit { $turns } Zügen ({ $shortest } bis { $longest }), Startwert { $seed }; ein geteilter Sieg zählt halb
lab-error-option = „{ $value }“ ist keine Einstellung: Schreib ihren Namen, „=“ und einen Wert, etwa turn_cap=100.
lab-error-file = „{ $file }“ lässt sich nicht schreiben: { $reason }.
lab-error-position-seats = Die Stellung hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
 }, aber { $bots ->
    [one] { $bots } Bot soll
   *[other] { $bots } Bots sollen
 } spielen.
