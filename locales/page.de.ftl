### Die Seite: was für jedes Spiel gleich ist

page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-language = Sprache
# $theme: auto, light or dark
page-theme = { $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie das System
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
page-forget = Die Partie von { $names } aus dieser Liste nehmen
page-you = Du
# In einer Liste von Namen
page-you-listed = du

## Tisch einrichten

page-player = Spieler { $number }
page-seat-name = Name an Platz { $number }
page-seat-sitter = Wer an Platz { $number } spielt
page-seat-remove = Platz { $number } entfernen
page-seat-add = Mitspieler hinzufügen
# $sitter: person, easy, medium or hard
page-sitter = { $sitter ->
    [person] Mensch
    [easy] Leichter Bot
    [hard] Schwerer Bot
   *[medium] Mittlerer Bot
}
page-begin = Los geht’s
page-name-missing = Alle brauchen einen Namen.
page-name-long = Ein Name hat höchstens { $most } Zeichen.
page-name-twice = Diesen Namen trägt schon jemand.
page-option-range = Wähle eine ganze Zahl von { $least } bis { $most }.
page-option-text = Das geht nicht: { $expected }.
page-set-up-problem = Bitte berichtige zuerst die markierten Felder.

## Der Tisch

page-joining = Wir setzen uns an den Tisch …
page-lost = Verbindung verloren, neuer Versuch …
page-not-shown = Dieser Teil lässt sich gerade nicht zeigen. Die Partie geht weiter.
page-turn = Zug { $turn }
page-round = Runde { $round }
page-round-turn = Runde { $round }, Zug { $turn }
page-start = Beginn
page-dice = Würfel
page-die-pick = Die { $value } als { $place }
page-players = Mitspieler
page-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
page-log = Verlauf
page-rail = Mitspieler und Verlauf
page-tabs = Blätter
page-sheet-of = { $you ->
    [yes] Dein Blatt
   *[no] Blatt von { $name }
}
page-look = { $you ->
    [yes] Dein Blatt ansehen
   *[no] Das Blatt von { $name } ansehen
}
page-has-chosen = { $you ->
    [yes] du hast gewählt
   *[no] hat gewählt
}
page-thinking = überlegt …
page-to-act = { $you ->
    [yes] du bist am Zug
   *[no] ist am Zug
}
page-now = { $you ->
    [yes] Du bist am Zug!
   *[no] Jetzt { $name }!
}
# $name: wer am Zug ist, eine Person oder mehrere; $count: wie viele es sind
page-whose-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $count ->
        [one] { $name } ist am Zug.
       *[other] { $name } sind am Zug.
    }
}
page-watching = Du schaust zu.{ $count ->
    [0] { "" }
   *[other] { " " }{ page-whose-turn }
}
page-over = Die Partie ist zu Ende.
page-sure = { $target }: so?
page-which-way = Dorthin führt mehr als ein Weg. Welcher soll es sein?
page-chosen = Du hast gewählt. Noch am Zug: { $names } …
page-take-back = Zurücknehmen
page-reveal = Meine Wahl zeigen

## Das Ergebnis

page-winners = { $you ->
    [yes] { $others ->
        [0] Du gewinnst!
       *[other] { $together ->
            [yes] Du gewinnst mit { $names }!
           *[no] Du und { $names } teilt euch den Sieg!
        }
    }
   *[no] { $others ->
        [one] { $names } gewinnt!
       *[other] { $together ->
            [yes] { $names } gewinnen!
           *[no] { $names } teilen sich den Sieg!
        }
    }
}
page-result-alone = { $points ->
    [one] { $points } Punkt!
   *[other] { $points } Punkte!
}
page-again = Noch einmal
page-proof = Ging es mit rechten Würfeln zu?
page-proof-why = Der Hash des Startwerts steht von Anfang an in der Hilfe. Zu ihm gehört genau ein Startwert, und aus diesem folgen alle Würfe: Niemand konnte sie also ändern. „wurf verify“ prüft das Protokoll.
page-seed-hash = Hash des Startwerts
page-seed = Startwert
page-record = Protokoll speichern

## Hilfe

page-help = Hilfe und Tasten
page-key-arrows = über das Brett gehen
page-key-enter = einen Zug ansehen, noch einmal: ihn wählen
page-key-escape = abbrechen
page-key-undo = die Wahl zurücknehmen
page-key-tab = zu Würfeln, Knöpfen und Blättern
page-key-help = diese Hilfe
page-help-touch = Mit Finger oder Maus: Tippe ein leuchtendes Feld an, um den Zug zu sehen, und noch einmal, um ihn zu wählen. Andere Felder sagen, warum sie nicht gehen.
page-seed-hash-now = Die Würfe stehen schon fest, niemand kann sie ändern. Hash ihres Startwerts, der am Ende gezeigt wird:

## Hinweise im ersten Spiel

page-coach-next = Weiter
page-coach-skip = Hinweise überspringen
page-coach-done = Los geht’s

## Das schlichte Brett für ein Spiel ohne eigenes

page-plain-text = Der Tisch als Text
page-plain-choices = Was du tun kannst
page-plain-newest = Das Neueste zuerst
page-plain-about = Dieses Spiel hat noch kein eigenes Brett: Hier steht der Tisch in Worten.
page-plain-keys-arrows = von Wahl zu Wahl gehen
page-plain-keys-enter = wählen

## Den anderen zusehen

page-skip = Überspringen
page-others = Die anderen
page-log-point = Auf dem Brett zeigen
