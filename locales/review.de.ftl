# Der Nachbetrachtungsraum: was Glück war und was Können.

review-judge = Verglichen mit einem starken Spieler von { $game }.
review-error-running = Diese Partie läuft noch: Sie kann betrachtet werden, wenn sie vorbei ist.
review-error-huge = Diese Partie hat { $entries } Einträge; höchstens { $most } können betrachtet werden.
review-error-no-choice = Mit Eintrag { $sequence } hat niemand etwas entschieden.

review-event-choice = { $way ->
    [up] { $you ->
        [yes] Du wählst gut: Deine Chance steigt von { $before } % auf { $after } %.
       *[no] { $name } wählt gut: Die Chance steigt von { $before } % auf { $after } %.
    }
   *[down] { $you ->
        [yes] Deine Wahl kostet dich etwas: Deine Chance sinkt von { $before } % auf { $after } %.
       *[no] { $name } wählt ungünstig: Die Chance sinkt von { $before } % auf { $after } %.
    }
}
review-event-luck = { $kind ->
    [roll] Der Wurf
    [deal] Die Verteilung
    [slip] Der Ausrutscher
    [uncovered] Was zum Vorschein kommt,
   *[meeting] Was alle zugleich gewählt haben,
} { $way ->
    [up] { $you ->
        [yes] hilft dir: Deine Chance steigt von { $before } % auf { $after } %.
       *[no] hilft { $name }: Die Chance steigt von { $before } % auf { $after } %.
    }
   *[down] { $you ->
        [yes] schadet dir: Deine Chance sinkt von { $before } % auf { $after } %.
       *[no] schadet { $name }: Die Chance sinkt von { $before } % auf { $after } %.
    }
}

review-kind = { $kind ->
    [choice] Wahl
    [roll] Wurf
    [deal] Verteilung
    [slip] Ausrutscher
    [uncovered] aufgedeckt
   *[meeting] Zusammentreffen
}
review-word = { $word ->
    [fine] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] Patzer
}

review-analysis = Analyse
review-analyse = Diese Partie analysieren
review-analyse-why = Was war Glück, was war Können? Ein starker Spieler sieht sich jede Entscheidung und jeden Wurf an.
review-analysing = Die Partie wird analysiert …
review-chances-of = Gewinnchancen: { $chances }
review-sum = Können { $skill }, Glück { $luck } (± { $error }): { $why ->
    [luck-won] Das Glück hat diese Partie gewonnen.
    [skill-won] Das Können hat diese Partie gewonnen.
    [luck-lost] Das Pech hat diese Partie verloren.
    [skill-lost] { $you ->
        [yes] Du hättest besser spielen können.
       *[no] Man hätte es besser spielen können.
    }
    [others-won] Die Gegenseite hat sie verschenkt.
    [others-lost] Die Gegenseite hat besser gespielt.
   *[even] Nichts davon hat sie allein entschieden.
}
review-part = { $part ->
    [start] Chance am Anfang
    [luck] Glück
    [skill] Eigene Entscheidungen
    [others] Entscheidungen der anderen
    [meeting] Zufälliges Zusammentreffen
   *[loss] Selbst verschenkt
}
review-turning = Wendepunkte
review-lost = { $you ->
    [yes] kostet dich { $share } % (± { $error })
   *[no] kostet { $name } { $share } % (± { $error })
}
review-better = Besser, und wie viel es wert ist:
review-learn = Aus Fehlern lernen
review-task = Aufgabe { $number } von { $many }
review-task-find = Was hier gespielt wurde, hat { $share } % gekostet. Finde einen besseren Zug.
review-task-good = Genau: Besser geht es nicht.
review-task-short = Noch nicht: Es gibt einen Zug, der { $share } % besser ist.
review-task-hint = Tipp: { $kind }
review-task-help = Tipp
review-task-choose = Das spielen
review-task-next = Nächste Aufgabe
review-task-done = Fertig
review-play = { $speed ->
    [0] Abspielen
   *[other] Läuft mit { $speed }-facher Geschwindigkeit: schneller oder anhalten
}
review-only = Wessen Züge gezeigt werden
review-only-all = Alle Züge
review-play-on = Von hier weiterspielen
review-play-on-why = Von dieser Stellung aus beginnt eine neue Partie. Die beendete bleibt, wie sie ist.
review-again = Dieselben Würfel noch einmal
review-again-why = Eine neue Partie mit denselben Würfeln, Karten und Zuteilungen von Anfang an. Danach könnt ihr vergleichen.
review-compare = Vergleichen
review-compare-alone = Mit diesen Würfeln hat noch niemand sonst gespielt.
review-compare-running = { $running ->
    [one] Ein weiterer Tisch spielt noch mit diesen Würfeln.
   *[other] { $running } weitere Tische spielen noch mit diesen Würfeln.
}
review-seat-of = { $you ->
    [yes] An deiner Stelle
   *[no] Anstelle von { $name }
}
review-seat-me = Ich, an diesem Gerät
review-seat-open = Jemand, den ich einlade
review-seat-bot = { $level ->
    [easy] Bot, leicht
    [medium] Bot, mittel
   *[hard] Bot, schwer
}
review-dice = Würfel
review-dice-new = Neue Würfel
review-dice-same = Dieselben Würfel wie in jener Partie
review-begin = Los

review-today-lead = Jeden Tag und in jedem Spiel dieselben Würfel für alle hier. Du hast einen Versuch, ohne Tipps. Die Würfel bleiben bis Mitternacht (UTC) geheim.
review-today-alone = Allein: so viele Punkte wie möglich
review-today-bot = Du gegen einen starken Bot
review-today-try = Mein Versuch
review-today-continue = Meinen Versuch fortsetzen
review-today-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-today-mark = Der schwere Bot: { $mark }
review-today-marking = Der schwere Bot spielt noch.
review-today-streak = { $streak ->
    [0] Noch keine Serie
    [one] Ein Tag in Folge
   *[other] { $streak } Tage in Folge
}
review-today-share = Teilen
review-today-copied = Kopiert: Füge es ein, wo du magst.
review-today-fair = Wie du die Würfel prüfen kannst
review-today-hash = Die Prüfsumme des heutigen Startwerts, im Voraus festgelegt; frühere Tage mit ihren Startwerten, kommende mit ihren Prüfsummen:
review-column = { $column ->
    [games] Partien
    [won] Gewonnen
    [points] Punkte
    [luck] Glück
    [skill] Können
   *[mistakes] Fehler
}
review-by-game = Nach Spiel
review-by-opponent = Nach Gegner
review-games = Beendete Partien
review-export = Als Tabelle speichern (CSV)
review-no-games = Noch keine beendete Partie. Spiel eine, dann steht sie hier.
review-evening = Spieleabend
review-evening-lead = Mehrere Tische spielen dasselbe Spiel mit denselben Würfeln. Danach hat jeder Platz seine Rangliste: Wer hat aus demselben Glück am meisten gemacht?
review-evening-title = Name des Abends
review-evening-game = Spiel
review-evening-seats = Plätze je Tisch
review-evening-tables = Tische
review-evening-table = Tisch { $number }
review-evening-seat = Platz { $number }
review-evening-open = Öffnen
review-evening-invite = Einladung kopieren
review-evening-copied = Die Einladung zu diesem Tisch ist kopiert.
review-evening-secret = Die Würfel bleiben geheim, bis alle Tische fertig sind.
review-evening-over = Alle Tische sind fertig: Jede Partie kann betrachtet werden.
review-stage = { $stage ->
    [waiting] wartet auf Leute
    [running] spielt
   *[finished] fertig
}
