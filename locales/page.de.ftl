### Die Seite: was für jedes Spiel gleich ist

page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-language = Sprache
page-settings = Einstellungen
page-pace = Züge der anderen
# $pace: slow, normal, fast or instant
page-pace-value = { $pace ->
    [slow] langsam
    [fast] schnell
    [instant] sofort
   *[normal] normal
}
page-theme = Farben
# $theme: auto, light or dark
page-theme-value = { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie das System
}
page-sounds = Töne
page-sounds-value = { $on ->
    [yes] an
   *[no] aus
}
page-volume = Lautstärke
page-nothing-here = Hier ist nichts.
page-no-game = Dieses Spiel ist nicht in der Schachtel.
page-loading = Einen Moment …
page-no-server = Der Server antwortet nicht. Läuft er noch?
page-no-server-again = Neuer Versuch …

## Startseite

page-welcome = Was spielen wir?
page-play-now = Sofort spielen
page-set-up = Tisch einrichten
page-rules = Spielregeln
# $least and $most: numbers of players
page-seats = Für { $least } bis { $most } Personen
# $range: yes or no
page-minutes = { $range ->
    [yes] { $least }–{ $most } Min.
   *[no] etwa { $least } Min.
}
# How hard it is to learn. $weight: light, medium or heavy
page-weight = { $weight ->
    [light] schnell gelernt
    [heavy] braucht eine Partie zum Lernen
   *[medium] ein paar Regeln
}
page-play-now-bot = { $game }: gegen wen du sofort spielst
page-go-on = Deine Tische
page-go-on-all = Alle { $count } zeigen
page-forget = Die Partie von { $names } aus dieser Liste nehmen
page-you = Du
page-unnamed = Jemand
# In einer Liste von Namen
page-you-listed = du

## Tisch einrichten

page-player = Spieler { $number }
page-seat-name = Name an Platz { $number }
page-seat-sitter = Wer an Platz { $number } spielt
page-seat-remove = Platz { $number } entfernen
page-add-person = Person dazu
page-add-bot = Bot dazu
page-options-rare = Weitere Einstellungen
page-seat = Platz { $number }
page-drawn = Das Los entscheidet
# $sitter: person, open, easy, medium or hard
page-sitter = { $sitter ->
    [person] Hier am Gerät
    [open] Einladung
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
page-rounds = Runden
page-total = Gesamt
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
page-left = hat den Tisch verlassen
page-thinking = überlegt …
page-to-act = { $you ->
    [yes] du bist am Zug
   *[no] ist am Zug
}
page-now = { $you ->
    [yes] Du bist am Zug!
   *[no] Jetzt { $name }!
}
page-order-now = { $you ->
    [yes] Du bist am Zug
   *[no] Jetzt: { $name }
}
page-order-next = Danach: { $names }
# $name: wer am Zug ist, eine Person oder mehrere; $count: wie viele es sind
page-whose-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $count ->
        [one] { $name } ist am Zug.
       *[other] { $name } sind am Zug.
    }
}
page-cover-why = Alle anderen: bitte kurz wegschauen.
page-lift = { $you ->
    [yes] Das bin ich
   *[no] Ich bin { $name }
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
page-result = Ergebnis
page-result-show = Ergebnis zeigen
page-result-alone = { $points ->
    [one] { $points } Punkt!
   *[other] { $points } Punkte!
}
page-best-new = Neue persönliche Bestleistung! Bisher waren es { $before }.
page-best-first = Das gilt es nächstes Mal zu übertreffen: { $points }
page-best = Deine Bestleistung: { $points }
page-curve = Punkte im Lauf der Partie
page-curve-of = Punkte im Lauf der Partie. Am Ende: { $points }
page-curve-start = Anfang
page-curve-end = Ende
page-again = Noch einmal
page-stronger = Ein stärkerer Bot?
page-look-again = Noch einmal ansehen
page-look-start = So fing es an.
page-look-where = Stelle in der Partie
page-look-first = Zum Anfang
page-look-previous = Zurück
page-look-next = Weiter
page-look-last = Zum Ende
page-proof = Ging es mit rechten Würfeln zu?
page-proof-here = Dein Browser hat den Hash des Startwerts selbst berechnet: Es ist der, der vor dem ersten Zug feststand.
page-proof-not-here = Der Startwert passt nicht zu dem Hash, der vor dem ersten Zug feststand. Diesen Würfeln ist nicht zu trauen.
page-proof-no-hash = Dein Browser berechnet Hashes nur über eine sichere Verbindung (https). Geprüft hat darum nur der Server.
# $draws: rolls, deals and the like; $entries: all moves, with those of chance; $falls: what physics decided
page-proof-server = Der Server hat alle { $draws } Würfe noch einmal aus diesem Startwert gezogen und die ganze Partie nach den Regeln nachgespielt, { $entries } Schritte: Alles stimmt überein.
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
page-help-terminal = Im Terminal prüft „wurf verify DATEI“ ein gespeichertes Protokoll, und „wurf replay DATEI“ spielt es ab.
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
page-plain-key-Arrows = von Wahl zu Wahl gehen
page-plain-key-Enter = wählen

## Den anderen zusehen

page-skip = Überspringen
page-proceed = Weiter
page-look-around = Schau dir alles an; weiter geht es, wenn du magst.
page-others = Die anderen
page-log-point = Auf dem Brett zeigen

## Vorausschauen, zurücknehmen, gute Züge

page-hint = Zeig mir einen guten Zug
page-hint-thinking = Ein guter Zug wird gesucht …
page-key-hint = einen guten Zug zeigen
page-hints = { $hints ->
    [one] mit einem Tipp
   *[other] mit { $hints } Tipps
}

## Mit Leuten anderswo: was jeder Tisch braucht (das Übrige steht in online.*.ftl)

page-add-open = Jemanden einladen
page-seat-whoever = wer kommt
page-name-yours = Schreib hier deinen Namen hin, damit die anderen wissen, wer du bist.
page-begin-inviting = Tisch eröffnen
page-account = Nachrichten und Geräte
page-your-move = Du bist dran
page-ask-back = Um Zurücknehmen bitten
page-clock-of = { $you ->
    [yes] Deine Uhr
   *[no] Uhr von { $name }
}
page-thinks-for = { $you ->
    [yes] So lange denkst du schon nach
   *[no] So lange denkt { $name } schon nach
}
page-clock-close = Deine Zeit läuft ab.
page-here = { $here ->
    [yes] ist da
   *[no] ist gerade weg
}
page-unread = ungelesen
page-really = Wirklich?
page-rematch = Revanche
page-lobby = Mitspieler finden
page-table-waiting = Wartet auf Mitspieler
page-today = Heutige Aufgabe
page-statistics = Deine Partien
page-evening = Spieleabend
page-open-record = Protokoll öffnen
