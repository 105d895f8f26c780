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
cli-option-smtp = der Server für Nachrichten per E-Mail: smtp://Name:Passwort@Host:587?from=Adresse (STARTTLS), smtps:// (TLS) oder smtp+plain:// (ohne beides); auch in WURF_SMTP, wo niemand das Passwort sieht
cli-option-public-address = wo man diesen Server findet, wenn er hinter einem Proxy steht: https://example.org/ oder https://example.org/wurf/
cli-option-allow-host = ein weiterer Name, auf den dieser Server antwortet; ohne Angabe nur auf seine eigenen Adressen
cli-option-trust-proxy = die IP-Adresse eines Proxys, dessen X-Forwarded-For geglaubt wird; mit öffentlicher Adresse ohne Angabe 127.0.0.1
cli-option-limit = ändert eine Grenze, etwa sockets-per-client=50; 0 heißt: keine
cli-option-clear-after = räumt angefangene Tische ab, an denen so viele Tage niemand gespielt hat; ohne Angabe bleiben sie
cli-option-forget-after = vergisst Leute, die so viele Tage nicht wieder da waren, mit Geräten und Adressen; in beendeten Spielen bleiben ihre Namen; ohne Angabe wird niemand vergessen
cli-option-analysis-effort = Aufwand einer Analyse, in Prozent des üblichen
cli-option-log = „plain“: Zeilen für Menschen, oder „json“ für Maschinen
cli-option-metrics-for = eine IP-Adresse, die /metrics lesen darf; ohne Angabe nur dieser Rechner, und * heißt: alle
cli-error-many-connections = Von deiner Adresse gibt es schon { $limit } Verbindungen.
cli-error-slow-request = Innerhalb von { $seconds } Sekunden kam keine vollständige Anfrage.
cli-error-smtp = Das kann kein Server für E-Mail sein. Es sieht so aus: smtp://Name:Passwort@Host:587?from=wurf@example.org
cli-error-smtp-address = E-Mails enthalten Links; dafür braucht es auch „--public-address“.
cli-error-public-address = „{ $address }“ ist keine Adresse für „--public-address“: Sie sieht aus wie https://example.org/ oder https://example.org/wurf/.
cli-error-host-name = „{ $host }“ ist kein Name eines Servers; er sieht aus wie example.org.
cli-error-limit = „{ $limit }“ ist keine Grenze: Sie sieht aus wie sockets-per-client=50, und es gibt: { $known }.

## backup

cli-backup = eine Kopie von allem aufheben
cli-backup-about = Kopiert alle Tische, wie sie jetzt sind, in eine Datei, während der Server weiterläuft. Wer die Datenbankdatei von Hand kopiert, dem fehlen die neuesten Züge. Die Kopie ist eine gewöhnliche Datenbank: „wurf serve --database DATEI“ startet damit, und „wurf backup --database DATEI postgresql://…“ bringt sie in ein leeres PostgreSQL.
cli-backup-examples =
    {"  "}wurf backup montag.sqlite                     von deinen eigenen Tischen
    {"  "}wurf backup montag.sqlite --database postgresql://…
    {"  "}                                              von den Tischen eines Servers
cli-backup-file = die neue Datei, oder die Adresse einer leeren Datenbank
cli-backup-done = { $file } ist vollständig: { $rows } Zeilen.
cli-error-backup-exists = Unter { $file } gibt es schon etwas: Wähl einen neuen Namen.
cli-error-backup-file = { $file } lässt sich nicht schreiben: { $reason }.

## export

cli-export = alle beendeten Spiele als Textdateien schreiben
cli-export-about = Schreibt die Aufzeichnung jedes beendeten Spiels in einen Ordner, eine Textdatei pro Spiel, während der Server weiterläuft. Was schon da ist, bleibt, wie es ist; der Befehl lässt sich also wiederholen.
cli-export-examples =
    {"  "}wurf export spiele                            in den Ordner „spiele“
cli-export-folder = wohin die Dateien kommen; der Ordner wird bei Bedarf angelegt
cli-export-done = { $written ->
    [one] Eine Aufzeichnung wurde
   *[other] { $written } Aufzeichnungen wurden
} nach { $folder } geschrieben.
cli-export-left = Tisch { $table } wurde ausgelassen: { $reason }
cli-error-export = In den Ordner { $folder } lässt sich nicht schreiben: { $reason }.

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

## analyse

cli-analyse = trennt in fertigen Partien Glück und Können
cli-analyse-about = Spielt ein fertiges Protokoll oder alle Protokolle in einem Ordner nach und rechnet aus, was jeder Wurf wert war und was jede Entscheidung gebracht oder gekostet hat, verglichen mit einem starken Spieler. Nichts wird im Nachhinein beurteilt. Die erste Analyse eines Spiels übersetzt seinen starken Spieler; das dauert bis zu einer Minute.
cli-analyse-examples =
    {"  "}wurf analyse abend.txt
    {"  "}wurf analyse protokolle/ --effort 200
    {"  "}wurf analyse abend.txt --json > abend.json
cli-analyse-file = ein Protokoll oder ein Ordner mit Protokollen (*.txt)
cli-analyse-json = gibt statt Tabellen eine Zeile JSON je Protokoll aus
cli-analyse-effort = Stichproben je Wahl (sonst so viele, dass in deutlich weniger als zwei Minuten eine gute Antwort da ist)
cli-analyse-seed = die Zahl, mit der die Stichproben gezogen werden (sonst 1)
cli-analyse-workers = wie viele Prozesse rechnen (sonst einer je Kern)
cli-analyse-working = { $file } wird analysiert
cli-analyse-number = Eintrag
cli-analyse-who = wer
cli-analyse-what = was
cli-analyse-chance = Chance
cli-analyse-luck = Glück
cli-analyse-gain = Gewinn
cli-analyse-loss = verloren
cli-analyse-better = besser
cli-analyse-start = am Anfang
cli-analyse-skill = Können
cli-analyse-others = andere
cli-analyse-meeting = Treffen
cli-analyse-rest = Rest
cli-analyse-result = Ergebnis
cli-analyse-points = Alle Zahlen außer Chancen und Ergebnissen sind Prozentpunkte der Gewinnchance, mit Standardfehler.
cli-analyse-turning = Wendepunkte:
cli-analyse-none = In { $folder } ist kein Protokoll (*.txt).
cli-analyse-large = { $file } hat mehr als { $most } MB: So lang ist keins unserer Protokolle.
cli-analyse-failed = { $file }: { $reason }
cli-analyse-some = Nicht jedes Protokoll in { $folder } konnte analysiert werden.

## calibrate

cli-calibrate = prüft an Partien zwischen schweren Bots, ob Chancen stimmen
cli-calibrate-about = Lässt schwere Bots gegeneinander spielen, bewertet einige Stellungen jeder Partie wie eine Analyse und sagt, wie viele gewonnen wurden: Von denen mit Wert 0,7 sollten es etwa 70 von 100 sein.
cli-calibrate-examples =
    {"  "}wurf calibrate loot --games 100
    {"  "}wurf calibrate quadrata --games 100 --seed erste --out docs/bots.md
cli-calibrate-seats = wie viele mitspielen (sonst 2)
cli-calibrate-per = Stellungen je Partie (sonst 8)
cli-calibrate-out = schreibt die Tabelle in diese Seite (Markdown)

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
cli-error-not-text = { $file } ist keine Textdatei. Alles, was Wurf liest, auch Protokolle und Stellungen, ist reiner Text in UTF-8.
cli-error-record-bots = --seed und --option gelten für eine Partie von Bots: Sag, wer spielt, etwa „--bots hard,medium“.
cli-error-seed = Ein Startwert ist ein Wort ohne Leerzeichen: nicht „{ $value }“.
cli-error-new-checkout = Das geht nur in einem Arbeitsverzeichnis mit den Quellen von Wurf: Um diese Installation herum gibt es keins.
cli-error-new-exists = Etwas namens „{ $id }“ gibt es schon: { $file }.
cli-error-new-id = „{ $value }“ kann keine Kennung sein: Kleinbuchstaben, Ziffern und _, höchstens 30, zuerst ein Buchstabe: gans.
cli-error-new-title = „{ $value }“ kann kein Name sein: Er hat höchstens 40 Buchstaben, Ziffern und übliche Satzzeichen.
cli-error-both = { $name } und { $other } gehen nicht zusammen (siehe „{ $command } --help“).
cli-error-unexpected = Etwas Unerwartetes ist schiefgegangen: { $reason } (WURF_DEBUG=1 zeigt, wo).
