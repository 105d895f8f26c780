### Die Befehlszeile.

## Überschriften, und was alle Befehle gemeinsam haben

cli-usage = Aufruf:
cli-heading-arguments = Angaben
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-heading-examples = Beispiele:
cli-about = Wurf, eine Schachtel voller Brettspiele. Ohne Befehl startet es den Server und öffnet die Spiele im Browser.
cli-examples =
    {"  "}wurf                            im Browser spielen
    {"  "}wurf --port 9000 --no-browser   jede Option von „serve“ geht auch ohne es
    {"  "}wurf games                      zeigt, was in der Schachtel ist
    {"  "}wurf serve --help               mehr über einen Befehl
cli-option-help = zeigt diese Hilfe und endet
cli-option-version = zeigt die Version und endet
cli-option-language = die Sprache; ohne Angabe die deines Systems
cli-option-database = eine Datei oder postgresql://name@host/name; ohne Angabe WURF_DATABASE oder eine Datei in deinem Datenordner
cli-option-components = ein Spiel mit anderem Material als dem gedruckten spielen; einmal je Spiel
cli-record-file = ein Protokoll, wie „wurf record“ und die Ergebnisseite es ausgeben
# Wer würfelt
cli-nature = Zufall

## serve

cli-serve = im Browser spielen
cli-serve-about = Startet den Server und öffnet die Spiele im Browser. Jeder Zug ist gespeichert, bevor ihn jemand sieht; Strg-C beendet den Server, und beim nächsten Start sind die Tische wieder da.
cli-serve-examples =
    {"  "}wurf serve                                    nur auf diesem Rechner
    {"  "}wurf serve --host 0.0.0.0 --port 80           für alle in deinem Netz
    {"  "}wurf serve --database verein.sqlite           mit den Tischen des Vereins
    {"  "}wurf serve --database postgresql://wurf@db/wurf
    {"  "}wurf serve --components loot=mein-blatt.toml  mit einem eigenen Blatt
cli-serve-ready = Wurf läuft unter { $address } (Strg-C beendet es)
cli-option-host = die Adresse, auf der Wurf lauscht; ohne Angabe { $host }, die nur dieser Rechner erreicht
cli-option-port = der Port, auf dem Wurf lauscht; ohne Angabe { $port }, und 0 heißt: irgendein freier
cli-option-no-browser = öffnet keinen Browser

## games

cli-games = zeigt, was in der Schachtel ist
cli-games-about = Zählt die Spiele auf, mit Zahl der Plätze, Version der Regeln und Einstellungen.
cli-games-examples = {"  "}wurf games
cli-games-seats = { $least } bis { $most } Personen, Regelversion { $version }
cli-games-range = { $least } bis { $most }, normalerweise { $default }

## new

cli-new = legt ein Spiel in die Schachtel
cli-new-about = Schreibt die Ordner eines neuen Spiels: einen kleinen Wettlauf, der sofort läuft, mit Regeln, Worten in drei Sprachen, Bots, Protokollen und Tests. Die Kommentare führen von dort zu deinem eigenen Spiel; CONTRIBUTING.md beschreibt den ganzen Weg.
cli-new-examples = {"  "}wurf new gans --title "Gänserennen"
cli-new-id = die Kennung des Spiels: Kleinbuchstaben, Ziffern und _, etwa gans
cli-new-title = der Name des Spiels, wie man ihn liest
cli-new-done =
    { $title } liegt in der Schachtel.
    Spielen:           python3 dev.py play   (oder: wurf replay tests/records/{ $id }-2.txt)
    Testen:            python3 dev.py test -k { $id }
    Nächster Schritt:  src/wurf/games/{ $id }/__init__.py nennt die Reihenfolge

## record

cli-record = schreibt das Protokoll eines Tisches oder einer Partie von Bots
cli-record-about = Schreibt ein Protokoll als Text, den jeder lesen und nachspielen kann: das eines Tisches, fertig oder nicht, oder mit --bots das einer neuen Partie von Bots. Derselbe Startwert ergibt dieselbe Partie.
cli-record-examples =
    {"  "}wurf record Zk3fA0b9QmXe > abend.txt
    {"  "}wurf record Zk3fA0b9QmXe --database verein.sqlite
    {"  "}wurf record loot --bots hard,medium --seed erste --out tests/records/loot-2.txt
cli-record-source = die Kennung eines Tisches, der letzte Teil seiner Adresse; mit --bots die Kennung eines Spiels
cli-record-bots = Bots eine neue Partie spielen lassen, für jeden Platz einer: easy (leicht), medium (mittel) oder hard (schwer)
cli-record-seed = ein beliebiges Wort als Startwert für Würfel und Bots; sonst ein neuer, den das Protokoll nennt
cli-record-out = in diese Datei schreiben statt auf den Bildschirm

## replay

cli-replay = geht eine Partie Zug um Zug durch
cli-replay-about = Zeigt eine aufgezeichnete Partie im Terminal, Zug um Zug. Jeder Zug wird an den Regeln geprüft.
cli-replay-examples =
    {"  "}wurf replay abend.txt         Enter geht weiter, b zurück, q beendet
    {"  "}wurf replay abend.txt --all   gibt alles aus
    {"  "}wurf replay abend.txt --position 40   die Stellung nach 40 Zügen als Text
cli-option-all = gibt die ganze Partie ohne Halt aus
cli-option-position = gibt die Stellung nach N Zügen als Text aus, von dem aus „wurf simulate --position“ weiterspielt
cli-replay-place = { $game }, Zug { $at } von { $of }
cli-replay-keys = Enter: weiter   b: zurück   q: Ende

## verify

cli-verify = prüft, ob ein Protokoll stimmt
cli-verify-about = Spielt ein fertiges Protokoll nach und prüft jeden Zug an den Regeln und jeden Wurf am Startwert, dessen Prüfsumme am Anfang veröffentlicht wurde.
cli-verify-examples = {"  "}wurf verify abend.txt
cli-verify-true = Es stimmt: { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} von { $game } folgen den Regeln, und jeder Wurf ist der, den der versprochene Startwert ergibt.

## Was nicht geht

cli-error = wurf: { $sentence }
cli-error-missing = Es fehlt etwas: { $names } (siehe „{ $command } --help“).
cli-error-unknown = Nicht verstanden: { $names } (siehe „{ $command } --help“).
cli-error-value = { $name } braucht einen Wert (siehe „{ $command } --help“).
cli-error-no-value = { $name } nimmt keinen Wert (siehe „{ $command } --help“).
cli-error-choice = { $name } kann nicht „{ $value }“ sein (siehe „{ $command } --help“).
cli-error-command = Den Befehl „{ $name }“ gibt es nicht (siehe „{ $command } --help“).
cli-error-usage = Nicht verstanden: { $reason } (siehe „{ $command } --help“).
cli-error-number = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.
cli-error-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $known }.
cli-error-components = Nenn das Spiel und seine Datei, etwa „--components loot=mein-blatt.toml“, statt „{ $value }“.
cli-error-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
cli-error-record-bots = --seed und --option gelten für eine Partie von Bots: Sag, wer spielt, etwa „--bots hard,medium“.
cli-error-seed = Ein Startwert ist ein Wort ohne Leerzeichen: nicht „{ $value }“.
cli-error-new-checkout = Das geht nur in einem Arbeitsverzeichnis mit den Quellen von Wurf: Um diese Installation herum gibt es keins.
cli-error-new-exists = Etwas namens „{ $id }“ gibt es schon: { $file }.
cli-error-new-id = „{ $value }“ kann keine Kennung sein: Kleinbuchstaben, Ziffern und _, höchstens 30, zuerst ein Buchstabe: gans.
cli-error-new-title = „{ $value }“ kann kein Name sein: Er hat höchstens 40 Buchstaben, Ziffern und übliche Satzzeichen.
cli-error-both = { $name } und { $other } gehen nicht zusammen (siehe „{ $command } --help“).
cli-error-unexpected = Etwas Unerwartetes ist schiefgegangen: { $reason } (WURF_DEBUG=1 zeigt, wo).
