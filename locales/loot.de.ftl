### LOOT: was das Spiel erzählt, fragt und ablehnt. Bei Ereignissen sagt $you, ob gemeint ist, wer liest; $name ist, wer es ist.

## Für die Startseite und die Tischeinrichtung

loot-pitch = Gleiche Würfel, gleicher Moment, eigener Weg: Besuche die Stände der Messe und hol aus jedem Wurf mehr heraus als die anderen.
loot-option-turn_cap = Höchstzahl der Züge
loot-option-turn_cap-hint = Eine Partie, die nicht vorankommt, endet nach so vielen Zügen.

## Namen

loot-meeps = Meeps
loot-nudge = { $count ->
    [one] Schubs
   *[other] { $count } Schubse
}
loot-nudge-hint = Zieh ein Feld mehr oder ein Feld weniger, als der Würfel zeigt.
loot-wrap = { $count ->
    [one] Randsprung
   *[other] { $count } Randsprünge
}
loot-wrap-hint = Zieh über den Rand hinaus und auf der Gegenseite weiter.
loot-die-active = aktiver Würfel
loot-die-next = nächster Würfel
loot-die-after = übernächster Würfel
loot-grid = Raster A
loot-lines = Zeilen und Spalten von A
loot-circles = Kreise B
loot-bar = Leiste C
loot-track = Punkteleiste D

## Für Vorleseprogramme

# $content: r, b, g, y oder meeps; $strokes: 0, 1 oder 2; $figure: yes oder no;
# $action: none, move, nudge, wrap, put, start, oder several, wo mehreres davon geht
loot-cell = Zeile { $row }, Spalte { $column }, { $content ->
    [r] roter Stand
    [b] blauer Stand
    [g] grüner Stand
    [y] gelber Stand
   *[meeps] Meeps
}{ $strokes ->
    [1] , ein Strich
    [2] , Kreuz
   *[0] { "" }
}{ $figure ->
    [yes] , hier steht die Figur
   *[no] { "" }
}{ $action ->
    [move] , hierher kannst du ziehen
    [nudge] , hierher kannst du mit einem Schubs ziehen
    [wrap] , hierher kannst du mit einem Randsprung ziehen
    [put] , hierher kannst du die Figur stellen
    [start] , hier kannst du beginnen
    [several] , hierher kommst du auf mehr als eine Weise
   *[none] { "" }
}
# Ein Feld der Punkteleiste D. $total: der Punktestand, leer bei einem freien Feld
loot-field = Feld { $field } von { $fields }: { $filled ->
    [yes] { $total }
   *[no] frei
}
# Was ein Zeichen bedeutet, für alle, die darauf zeigen. $done: yes oder no
loot-explain-row = { $done ->
    [yes] Zeile { $row } ist voll: { points }.
   *[no] Besuche alle sieben Felder von Zeile { $row }: Das bringt { points }.
}
loot-explain-column = { $done ->
    [yes] Spalte { $column } ist voll: { points }.
   *[no] Besuche alle sieben Felder von Spalte { $column }: Das bringt { points }.
}
loot-explain-circle = { $done ->
    [yes] Alle Stände sind besucht, { loot-group } bringt { points }.
   *[no] Besuche alle Stände, dann bringt { loot-group } { points }.
}
loot-explain-line = { $need ->
    [one] { $need } Kreis in dieser Linie bringt
   *[other] { $need } Kreise in dieser Linie bringen
} { loot-explain-reward }
loot-explain-bar = Der { $entry }. besuchte Meeps bringt { loot-explain-reward }
loot-explain-reward = { $reward ->
    [nudge] einen Schubs: Zieh einmal ein Feld mehr oder ein Feld weniger, als der Würfel zeigt.
    [wrap] einen Randsprung: Zieh einmal über den Rand hinaus und auf der Gegenseite weiter.
   *[points] { points }.
}{ $state ->
    [earned] { " " }Verdient!
    [spent] { " " }Verbraucht.
   *[open] { "" }
}
# $kind: goal für das vorletzte Feld, last oder plain
loot-explain-field = { $kind ->
    [goal] Wer dieses Feld füllt, beendet mit diesem Zug die Partie.
    [last] Der Endstand. Wer das Feld mit der Fahne gefüllt hat, bekommt hier { points } dazu.
   *[plain] Jeder Zug mit Punkten füllt ein Feld mit dem neuen Punktestand.
}

## Was eine Wahl bedeutet, wo ein Feld auf mehrere Weisen erreichbar ist

loot-action = { $kind ->
    [nudge] Schubs einsetzen
    [wrap] Randsprung einsetzen
    [put] Figur hierher stellen
    [start] Hier beginnen
    [dice] Diese Reihenfolge nehmen
   *[move] Hierher ziehen
}
# A choice among others
loot-named = { $kind ->
    [nudge] Mit einem Schubs nach { $target }
    [wrap] Mit einem Randsprung nach { $target }
    [dice] Würfel in der Reihenfolge { $target }
   *[move] Nach { $target }
}

## Was jetzt zu tun ist

loot-prompt-start = Stell deine Figur auf ein beliebiges Randfeld.
loot-prompt-arrange = Ordne die drei Würfel: aktiv, nächster, übernächster.
loot-prompt-wait-arrange = { $you ->
    [yes] Du ordnest die Würfel.
   *[no] { $name } ordnet die Würfel.
}
loot-prompt-roll = Die Würfel rollen.
loot-prompt-move = Zieh genau { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
} weit, waagerecht oder senkrecht.
loot-prompt-stuck = Mit einer { $die } kann deine Figur nicht ziehen: Stell sie auf ein beliebiges Feld ohne Strich.
loot-prompt-chosen = Du hast gewählt. Bis alle so weit sind, kannst du es dir anders überlegen.
loot-prompt-over = Die Partie ist zu Ende.

## Warum nicht

loot-why-border = Beginne auf einem Feld am Rand des Rasters.
loot-why-dice = Nimm genau die drei Würfel, die gefallen sind.
loot-why-first-seat = Nur Platz 1 ordnet die Würfel.
loot-why-cross = Auf diesem Feld ist schon ein Kreuz.
loot-why-not-stuck = Deine Figur kann noch { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
} weit ziehen, darum darfst du sie nicht einfach umstellen.
loot-why-marked = Mit einer { $die } sitzt deine Figur fest: Sie darf nur auf ein Feld ohne Strich gestellt werden.
loot-why-not-wrap = Mit einer { $die } führt kein Weg über den Rand auf dieses Feld.
loot-why-not-nudge = Ein Schubs macht die { $die } um eins länger oder kürzer: Das endet nicht auf diesem Feld.
loot-why-no-nudge = Mit einer { $die } liegt dieses Feld um eins zu nah oder zu weit, und du hast keinen Schubs.
loot-why-no-wrap = Auf dieses Feld führt nur ein Randsprung, und du hast keinen.
loot-why-distance = Deine Figur zieht genau { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
} weit, waagerecht oder senkrecht.

## Hinweise im ersten Spiel

loot-coach-grid = Das ist dein Blatt. Wo es leuchtet, darfst du hin: Einmal antippen zeigt den Zug, noch einmal antippen macht ihn.
loot-coach-dice = Alle ziehen gleichzeitig mit demselben Würfel, dem mit „!“. Die anderen beiden kommen danach, du kannst also vorausplanen.
loot-coach-circles = Hast du alle Stände einer Gruppe besucht, wird sie hier eingekreist. Kreise in einer Linie bringen Punkte oder einen Schubs oder Randsprung für später.
loot-coach-track = Die Punkte eines Zugs füllen ein Feld deiner Punkteleiste. Wer die Fahne erreicht, beendet die Partie und bekommt 3 Punkte dazu.

## Was geschehen ist

loot-event-roll = { $count ->
    [one] Gewürfelt wird eine { $dice }.
   *[other] Die Würfel zeigen { $dice }.
}
loot-event-arrange = { $you ->
    [yes] Du ordnest die Würfel: { $dice }.
   *[no] { $name } ordnet die Würfel: { $dice }.
}
loot-event-chosen = { $you ->
    [yes] Du hast gewählt.
   *[no] { $name } hat gewählt.
}
loot-event-start = { $you ->
    [yes] Du beginnst auf { $cell }.
   *[no] { $name } beginnt auf { $cell }.
}
loot-event-slash = { $you ->
    [yes] Du ziehst auf { $cell } und machst einen Strich.
   *[no] { $name } zieht auf { $cell } und macht einen Strich.
}
loot-event-cross = { $you ->
    [yes] Du ziehst auf { $cell } und machst ein Kreuz.
   *[no] { $name } zieht auf { $cell } und macht ein Kreuz.
}
loot-event-put = { $you ->
    [yes] Du sitzt fest und stellst deine Figur auf { $cell }.
   *[no] { $name } sitzt fest und stellt die Figur auf { $cell }.
}
loot-event-used-nudge = { $you ->
    [yes] Du setzt einen Schubs ein.
   *[no] { $name } setzt einen Schubs ein.
}
loot-event-used-wrap = { $you ->
    [yes] Du setzt einen Randsprung ein.
   *[no] { $name } setzt einen Randsprung ein.
}
loot-event-row = { $you ->
    [yes] Du machst Zeile { $row } voll: +{ $points }.
   *[no] { $name } macht Zeile { $row } voll: +{ $points }.
}
loot-event-column = { $you ->
    [yes] Du machst Spalte { $column } voll: +{ $points }.
   *[no] { $name } macht Spalte { $column } voll: +{ $points }.
}
loot-event-circle = { $you ->
    [yes] Du machst { loot-group } voll: +{ $points }.
   *[no] { $name } macht { loot-group } voll: +{ $points }.
}
loot-group = die { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $size }er-Gruppe
loot-event-line = { $you ->
    [yes] Du schaffst eine Linie in B: +{ $points }.
   *[no] { $name } schafft eine Linie in B: +{ $points }.
}
loot-event-line-nudge = { $you ->
    [yes] Du schaffst eine Linie in B und bekommst einen Schubs.
   *[no] { $name } schafft eine Linie in B und bekommt einen Schubs.
}
loot-event-line-wrap = { $you ->
    [yes] Du schaffst eine Linie in B und bekommst einen Randsprung.
   *[no] { $name } schafft eine Linie in B und bekommt einen Randsprung.
}
loot-event-bar = { $you ->
    [yes] Du besuchst einen Meeps: +{ $points }.
   *[no] { $name } besucht einen Meeps: +{ $points }.
}
loot-event-bar-nudge = { $you ->
    [yes] Du besuchst einen Meeps und bekommst einen Schubs.
   *[no] { $name } besucht einen Meeps und bekommt einen Schubs.
}
loot-event-bar-wrap = { $you ->
    [yes] Du besuchst einen Meeps und bekommst einen Randsprung.
   *[no] { $name } besucht einen Meeps und bekommt einen Randsprung.
}
loot-event-track = { $you ->
    [yes] Du bekommst in diesem Zug { points } und hast jetzt { $total }.
   *[no] { $name } bekommt in diesem Zug { points } und hat jetzt { $total }.
}
loot-event-bonus = { $you ->
    [yes] Du bekommst { points } für die volle Punkteleiste und hast jetzt { $total }.
   *[no] { $name } bekommt { points } für die volle Punkteleiste und hat jetzt { $total }.
}
loot-event-over = Die Punkteleiste ist voll: Die Partie ist zu Ende.
loot-event-cap = Das war der letzte Zug: Die Partie ist zu Ende, ohne Bonus.

## Das Ergebnis

loot-account-rows = Volle Zeilen
loot-account-columns = Volle Spalten
loot-account-circles = Eingekreiste Gruppen in B
loot-account-lines = Linien in B
loot-account-meeps = Meeps
loot-account-bonus = Bonus für die volle Punkteleiste
loot-result-crosses = Gleichstand nach Punkten: Die meisten Kreuze gewinnen ({ $crosses }).
loot-result-shared = Gleichstand nach Punkten und Kreuzen ({ $crosses }): ein geteilter Sieg.

## Was an einem Text nicht stimmt

loot-error-notation = „{ $text }“ ist keine Aktion in LOOT: Schreib ein Feld wie „e3“, oder „e3 nudge“, „e3 wrap“, „put e3“, „start a4“ oder „dice 5 3 2“.
loot-error-action = Eine solche Aktion gibt es in LOOT nicht.

## Was eine Wahl sicher bringt, jeweils in wenigen Worten

loot-brings-dice = Du gehst zuerst { $die ->
    [one] { $die } Feld
   *[other] { $die } Felder
}: { $cells ->
    [0] damit sitzt du fest
    [one] auf ein Feld
   *[other] auf eines von { $cells } Feldern
}
loot-brings-slash = ein Strich
loot-brings-cross = ein Kreuz: das Feld ist dann gesperrt
loot-brings-put = nichts wird markiert
loot-brings-used-nudge = ein Schubs ist verbraucht
loot-brings-used-wrap = ein Randsprung ist verbraucht
loot-brings-row = Zeile { $row }: +{ $points }
loot-brings-column = Spalte { $column }: +{ $points }
loot-brings-circle = { $colour ->
    [r] die rote { $size }er-Gruppe
    [b] die blaue { $size }er-Gruppe
    [g] die grüne { $size }er-Gruppe
   *[y] die gelbe { $size }er-Gruppe
}: +{ $points }
loot-brings-group = { $visited } von { $size } Buden einer { $colour ->
    [r] roten
    [b] blauen
    [g] grünen
   *[y] gelben
} Gruppe
loot-brings-circles = { $circles } von { $need } { $colour ->
    [r] roten
    [b] blauen
    [g] grünen
   *[y] gelben
} Kreisen
loot-brings-line = eine Linie in B: +{ $points }
loot-brings-line-nudge = eine Linie in B: du bekommst einen Schubs
loot-brings-line-wrap = eine Linie in B: du bekommst einen Randsprung
loot-brings-bar = ein Meeps: +{ $points }
loot-brings-bar-nudge = ein Meeps: du bekommst einen Schubs
loot-brings-bar-wrap = ein Meeps: du bekommst einen Randsprung
loot-brings-track = Feld { $field } von { $fields } auf deiner Leiste
loot-brings-bonus = deine Leiste ist voll: +{ $points }, und das Spiel endet
