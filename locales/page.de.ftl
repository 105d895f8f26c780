### Die Seite: was für jedes Spiel gleich ist

page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-language = Sprache
# $theme: auto, light or dark
page-theme = { $theme ->
    [light] Tisch: hell
    [dark] Tisch: dunkel
   *[auto] Tisch: wie das System
}
page-sounds = Töne
page-nothing-here = Hier ist nichts.
page-no-game = Dieses Spiel ist nicht in der Schachtel.
page-no-server = Der Server antwortet nicht. Läuft er noch?

## Startseite

page-welcome = Was spielen wir?
page-play-now = Sofort spielen
page-set-up = Tisch einrichten
page-rules = Spielregeln
page-seats = Für { $least } bis { $most } Personen
page-go-on = Weiterspielen
page-forget = Das Spiel von { $names } aus dieser Liste nehmen
page-you = Du

## Tisch einrichten

page-player = Spieler { $number }
page-seat-name = Name an Platz { $number }
page-seat-sitter = Wer an Platz { $number } spielt
page-seat-remove = Platz { $number } entfernen
page-seat-add = Noch jemand spielt mit
# $sitter: person, easy, medium or hard
page-sitter = { $sitter ->
    [person] Mensch
    [easy] Bot, leicht
    [hard] Bot, stark
   *[medium] Bot, mittel
}
page-begin = Los geht’s
page-name-missing = Alle brauchen einen Namen.
page-name-long = Ein Name hat höchstens { $most } Zeichen.
page-name-twice = Diesen Namen trägt schon jemand.
page-option-range = Wähle eine ganze Zahl von { $least } bis { $most }.
page-option-text = Das geht nicht: { $expected }.
page-set-up-problem = Bitte berichtige zuerst, was oben markiert ist.

## Der Tisch

page-joining = Wir setzen uns an den Tisch …
page-lost = Verbindung verloren, neuer Versuch …
page-not-shown = Dieser Teil lässt sich gerade nicht zeigen. Das Spiel geht weiter.
page-turn = Zug { $turn }
page-round = Runde { $round }
page-round-turn = Runde { $round }, Zug { $turn }
page-start = Beginn
page-dice = Würfel
page-die-pick = Die { $value } nehmen, { $place }
page-players = Mitspielende
page-points = Punkte
page-log = Was geschah
page-rail = Mitspielende und was geschah
page-tabs = Blätter
page-sheet-of = Blatt von { $name }
page-look = Das Blatt von { $name } ansehen
page-has-chosen = hat gewählt
page-thinking = überlegt …
page-to-act = ist am Zug
page-now = Jetzt { $name }!
page-watching = Du schaust zu. Am Zug: { $names }
page-over = Das Spiel ist zu Ende.
page-sure = { $target }: so?
page-which-way = Dorthin führt mehr als ein Weg. Welcher soll es sein?
page-chosen = Du hast gewählt. Es fehlt noch: { $names } …
page-take-back = Zurücknehmen
page-reveal = Meine Wahl zeigen

## Das Ergebnis

page-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
page-result-alone = { $points ->
    [one] { $points } Punkt!
   *[other] { $points } Punkte!
}
page-again = Noch einmal
page-proof = Ging es mit rechten Würfeln zu?
page-proof-why = Der Hash des Startwerts steht von Anfang an in der Hilfe. Zu ihm gehört genau ein Startwert, und aus diesem folgen alle Würfe: Niemand konnte sie also ändern. „wurf verify“ prüft die Aufzeichnung.
page-seed-hash = Hash des Startwerts
page-seed = Startwert
page-record = Aufzeichnung speichern

## Hilfe

page-help = Hilfe und Tasten
page-key-arrows = über das Blatt gehen
page-key-enter = ein Feld ansehen, noch einmal: es wählen
page-key-escape = nichts mehr ansehen
page-key-undo = die Wahl zurücknehmen
page-key-tab = zu Würfeln, Knöpfen und Blättern
page-key-help = diese Hilfe
page-help-touch = Mit Finger oder Maus: Tippe ein leuchtendes Feld an, um den Zug zu sehen, und noch einmal, um ihn zu wählen. Andere Felder sagen, warum sie nicht gehen.
page-seed-hash-now = Die Würfe stehen schon fest, niemand kann sie ändern. Hash ihres Startwerts, der am Ende gezeigt wird:

## Hinweise im ersten Spiel

page-coach-next = Weiter
page-coach-skip = Keine Hinweise
page-coach-done = Los

## Das schlichte Brett für ein Spiel ohne eigenes

page-plain-text = Der Tisch als Text
page-plain-choices = Was du tun kannst
page-plain-newest = Das Neueste zuerst
page-plain-about = Dieses Spiel hat noch kein eigenes Brett: Hier steht der Tisch in Worten.
page-plain-keys-arrows = von Wahl zu Wahl gehen
page-plain-keys-enter = wählen

## Following what the others do

page-skip = Überspringen
page-proceed = Weiter
page-look-around = Schau dir alles an; weiter geht es, wenn du magst.
page-others = Die anderen
page-log-point = Auf dem Spielplan zeigen
