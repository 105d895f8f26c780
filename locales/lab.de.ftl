### Bots, und was mit ihnen gemessen wird.

## Bots

bots-error-level = Einen Bot namens „{ $level }“ gibt es nicht; es gibt { $known }.
bots-error-failed = Der Bot konnte sich nicht entscheiden: { $reason }
bots-error-died = Der Prozess des Bots ist über derselben Entscheidung mehrmals abgestürzt.
bots-error-hung = Der Prozess des Bots hat über derselben Entscheidung zweimal nicht geantwortet.
bots-error-closed = Die Bots sind nach Hause gegangen: Dieser Server wird gerade beendet.

## simulate

cli-simulate = Bots viele Partien spielen lassen
cli-simulate-about = Lässt Bots auf allen Kernen viele Partien spielen und berichtet, wer gewonnen hat, mit 95-%-Intervallen. Was der Zufall zieht, wird in allen Sitzordnungen gespielt, damit jeder Bot überall gleich oft sitzt; Teams bleiben zusammen. Derselbe Startwert ergibt dieselben Partien, wo und von wie vielen Prozessen sie auch gespielt werden. Strg-C hört früher auf und berichtet, was gespielt wurde; derselbe Befehl mit --resume macht weiter.
cli-simulate-examples =
    {"  "}wurf simulate loot --bots hard,medium --games 500
    {"  "}wurf simulate loot --bots medium,medium --games 10000 --report bericht/
    {"  "}wurf simulate loot --bots hard,meinbot.py --games 200 --seconds 2
    {"  "}wurf simulate loot --bots hard,hard --components mein-blatt.toml --json bericht.json
    {"  "}wurf simulate loot --bots hard --games 20 --seed regensonntag
lab-option-game = die Kennung des Spiels, wie „wurf games“ sie zeigt
lab-option-bots = die Bots: easy (leicht), medium (mittel), hard (schwer), hard@10 (schwer mit zehnfachem Aufwand) oder eine Python-Datei mit einem eigenen Bot (siehe „wurf new-bot“)
lab-option-games = wie viele Partien; sonst { $games }
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
lab-option-seconds = wie lange ein eigener Bot über einen Zug nachdenken darf; sonst 10 Sekunden
lab-option-memory = wie viel Speicher ein eigener Bot nutzen darf, in Megabyte; sonst 4096
lab-option-cluster = auf einem Dask-Cluster spielen: die Adresse des Schedulers, etwa tcp://10.0.0.5:8786
lab-option-resume = denselben Befehl da fortsetzen, wo er unterbrochen wurde
lab-option-report = auch eine Seite mit Bildern, alle Zahlen als JSON und alle Partien als Parquet in diesen Ordner schreiben (braucht wurf[lab])
lab-interrupted = Nach { $done } von { $games } Partien beendet; sie sind aufgehoben, und derselbe Befehl mit --resume macht weiter.
lab-kept = Alle Partien sind gespielt und bleiben erhalten: Derselbe Befehl mit --resume berichtet sie noch einmal.
lab-report-written = Der Bericht liegt in { $folder }: Öffne index.html im Browser.
lab-metric-turns = Züge
lab-metric-points = Punkte je Spieler
lab-metric-margin = Vorsprung des Siegers in Punkten
lab-metric-lead_changes = Führungswechsel
lab-metric-decided = Entschieden nach diesem Teil der Partie
lab-metric-real_choices = Entscheidungen mit mehr als einer Möglichkeit
lab-metric-first_seat = Auf dem ersten Platz gewonnen
lab-metric-first_bot = Vom ersten Bot gewonnen
lab-metric-tied = Partien ohne alleinigen Sieger
lab-explained = Was erklärt, wer gewinnt: Können { $skill }, Platz { $seat }, Glück der Ziehungen { $luck }, der Rest { $rest }
lab-guest-line = { $bot }, Zeile { $line }
lab-guest-failed = { $bot }: { $reason } ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } dadurch verloren)
lab-guest-raised = { $error }
lab-guest-died = sein Prozess ist abgestürzt, vielleicht aus Mangel an Speicher
lab-guest-slow = keine Wahl innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}
lab-guest-missing = die Datei hat keine Funktion „choose“, wie eine von „wurf new-bot“ sie hat
lab-error-batch = Eine Partie konnte nicht gespielt werden: { $reason }.
lab-error-died = Dieselben Partien haben ihren Prozess { $tries }-mal beendet; vielleicht reicht der Speicher nicht.
lab-error-resume = Es gibt nichts fortzusetzen: Kein Lauf genau dieses Befehls wurde unterbrochen.
lab-error-keep = In „{ $file }“ lassen sich keine Partien mehr aufheben: { $reason }.
lab-error-extra = Dafür fehlt das Paket { $package }: Installiere es mit pip install "wurf[{ $extra }]".
lab-error-metric = Die Messgröße „{ $metric }“ gibt es nicht; es gibt { $known }.
lab-error-sources = Ein Prozess des Laufs hat eine andere Version von Wurf: Installiere überall dieselbe.
lab-error-cluster = Unter „{ $address }“ ist kein Dask-Cluster erreichbar.
lab-error-cluster-empty = Der Dask-Cluster unter „{ $address }“ hat keine Worker.
lab-error-cluster-lost = Der Dask-Cluster unter „{ $address }“ ist weg.
lab-seat = Platz
lab-report-title = { $game }: { $games } Partien zwischen { $bots }
lab-report-seat = Platz { $seat }
lab-report-seed = Zahlen in Klammern sind 95-%-Intervalle: für die Siegesanteile der Bots nach Wilson, sonst aus 1000 Bootstrap-Stichproben der Ziehungen. Startwert { $seed }.
lab-picture-points = Punkte je Platz
lab-picture-points-about = In welchem Anteil der Partien ein Platz höchstens so viele Punkte hatte: Je weiter rechts eine Linie liegt, desto besser der Platz.
lab-picture-turns = Länge
lab-picture-turns-about = Der Anteil der Partien nach ihrer Zahl von Zügen.
lab-picture-lead_changes = Führungswechsel
lab-picture-lead_changes-about = Wie oft jemand anderes in Führung ging, nach jedem Zug betrachtet.
lab-picture-decided = Wann der Sieger feststand
lab-picture-decided-about = In welchem Anteil der Partien der Sieger von hier an bis zum Ende führte; 1 ist das Ende. Eine Linie, die spät steigt, erzählt von Partien, die lange offen bleiben.
lab-picture-real_choices = Züge mit einer echten Wahl
lab-picture-real_choices-about = Welcher Anteil der Entscheidungen einer Partie mehr als eine Möglichkeit ließ.
lab-picture-shares = Wer gewinnt, und wo
lab-picture-shares-about = Anteile an den Siegen mit 95-%-Intervallen, nach Bot und nach Platz; ein geteilter Sieg wird aufgeteilt.
lab-picture-explained = Was erklärt, wer gewinnt
lab-picture-explained-about = Anteile an der Varianz eines Ergebnisses. Dieselben Ziehungen werden in allen Sitzordnungen gespielt: Was ein Bot auf allen Plätzen gewinnt, ist Können; was ein Platz über alle Ziehungen gewinnt, ist der Platz; was er bei einer Ziehung gewinnt, wer auch dort sitzt, ist Glück. Der Rest entscheidet sich erst im Lauf der Partie.
lab-part-skill = Können
lab-part-seat = Platz
lab-part-luck = Glück der Ziehungen
lab-part-rest = der Rest
cli-arena = Bots jeder gegen jeden spielen lassen, mit Wertungen
cli-arena-about = Lässt jede Aufstellung dieser Bots in jeder Sitzordnung spielen und wertet sie (nach Weng und Lin, wie die Bibliothek openskill), mit 95-%-Intervallen und einer Kreuztabelle. Die Partien verteilen sich gleichmäßig auf die Aufstellungen. Ein eigener Bot ist eine Datei mit einer Funktion: siehe „wurf new-bot“. Braucht wurf[lab].
cli-arena-examples =
    {"  "}wurf arena quadrata --bots easy,medium,hard,meinbot.py --games 500
    {"  "}wurf arena loot --seats 3 --games 200 --write docs/bots.md
    {"  "}wurf arena loot --bots medium,meinbot.py --seconds 1 --memory 1024
lab-option-seats = wie viele an einer Partie teilnehmen; sonst so wenige wie möglich
lab-option-write = die Tabelle auch in diese Markdown-Datei schreiben, anstelle der früheren
lab-games = Partien
lab-rating = Wertung
lab-arena-against = vor { $bot }
lab-arena-summary = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit { $seats } Plätzen, Startwert { $seed }; ein geteilter Sieg wird aufgeteilt, und 6,6 mehr Wertung gewinnt drei von vier Partien
lab-arena-title = { $game }, { $seats } Plätze
lab-error-arena-bots = Eine Arena braucht mindestens zwei Bots, jeden nur einmal.
cli-new-bot = einen eigenen Bot als Anfang schreiben
cli-new-bot-about = Schreibt eine Python-Datei mit einem kleinen Bot, der jedes Spiel spielt: eine Funktion, die eine Sicht bekommt und eine Aktion zurückgibt. Ändere ihn und lass ihn spielen: „wurf simulate“, „wurf arena“.
cli-new-bot-examples = {"  "}wurf new-bot meinbot.py
cli-new-bot-file = die Datei, etwa meinbot.py
cli-new-bot-done = { $file } ist ein Bot. Lass ihn spielen: wurf arena SPIEL --bots easy,medium,{ $file }
cli-error-new-bot = Die Datei eines Bots endet auf .py, anders als „{ $value }“.
lab-guest-illegal = „{ $action }“ ist nicht erlaubt: { $reason }
lab-picture-ratings = Wertungen
lab-picture-ratings-about = Wertungen nach Weng und Lin mit 95-%-Intervallen; 6,6 mehr gewinnt drei von vier Partien.
cli-balance = sehen, was anderes Material an einem Spiel ändert
cli-balance-about = Verändert Einträge in der Materialdatei eines Spiels, lässt Bots alle Kombinationen spielen und berichtet, welcher Eintrag was ändert (Haupteffekte), mit 95-%-Intervallen. Alle Varianten haben dieselben Ziehungen des Zufalls, damit kleine Änderungen schon nach wenigen Partien auffallen. Die Partien verteilen sich gleichmäßig auf die Varianten.
cli-balance-examples =
    {"  "}wurf balance loot --vary track.fields=10..14 --vary circles.rows.r.need=2,3 --games 2000
    {"  "}wurf balance loot --vary bar.entries.1=1,2,nudge --metrics turns,first_seat --report bericht/
lab-option-vary = ein Eintrag der Materialdatei und seine Werte, etwa track.fields=10..14 oder bar.entries.1=1,2; auch mehrmals
lab-option-metrics = was gemessen wird, aus: { $known }
lab-balance-title = { $game }: was ändert was
lab-balance-first-to-last = vom ersten zum letzten
lab-balance-change = { $key } von { $first } auf { $last }: { $change }.
lab-balance-summary = { $variants } Varianten mit je { $games } Partien, Startwert { $seed }; * das 95-%-Intervall der Änderung reicht nicht bis 0
lab-error-vary = „{ $value }“ verändert nichts: Schreib einen Eintrag der Materialdatei, „=“ und seine Werte, etwa track.fields=10..14.
lab-error-vary-values = „{ $value }“ braucht mindestens zwei Werte, jeden nur einmal.
lab-error-vary-range = „{ $value }“ hat keine Werte zum Zählen: Schreib 10..14 oder 2,3, höchstens { $most } Werte.
lab-error-vary-key = Im Material gibt es keinen Eintrag „{ $key }“: Statt „{ $part }“ gibt es dort { $known }.
lab-error-vary-table = „{ $key }“ ist kein einzelner Wert: Geh weiter zu einem von { $known }.
lab-error-vary-twice = Ein Eintrag wird nur einmal verändert: Gib alle seine Werte zusammen an.
lab-error-vary-many = Das sind { $variants } Varianten; höchstens { $most } sind möglich.
lab-error-vary-nothing = Sag, was sich ändern soll, etwa „--vary track.fields=10..14“.
