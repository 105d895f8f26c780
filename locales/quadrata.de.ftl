### Quadrata: was das Spiel erzählt, fragt und ablehnt. Bei Ereignissen sagt $you, ob gemeint ist, wer liest; $name ist, wer es ist.

## Für die Startseite und die Tischeinrichtung

quadrata-pitch = Füll dein Quadrat vor den anderen, mit möglichst vielen kleinen Teilen: Jeder Wurf ist eine Entscheidung, und vor Räubern ist nichts sicher.
quadrata-option-rounds = Runden
quadrata-option-rounds-hint = Die Punkte aller Runden zählen zusammen.
quadrata-option-turn_cap = Höchstzahl der Züge je Runde
quadrata-option-turn_cap-hint = Eine Runde, die niemand beendet, ist nach so vielen Zügen vorbei.

## Namen

quadrata-supply = Vorrat
quadrata-square = Quadrat
quadrata-reserve = Reserve
quadrata-reserve-hint = Jedes Teil in der Reserve kostet am Ende der Runde einen Punkt.
quadrata-die = Würfel
quadrata-joker = Die 6 ist Joker
quadrata-round = Runde { $round } von { $rounds }
quadrata-turn-left = Nach links drehen
quadrata-turn-right = Nach rechts drehen
quadrata-flip = Wenden

## Tasten

quadrata-key-Tab = zum nächsten Teil, das du bewegen darfst
quadrata-key-Enter = das Teil aufnehmen, noch einmal: ablegen
quadrata-key-Arrows = über die Plätze gehen, auf die das Teil passt
quadrata-key-R = das Teil drehen
quadrata-key-F = das Teil wenden
quadrata-key-P = in die Reserve
quadrata-key-G = in den Vorrat
quadrata-key-Esc = das Teil zurücklegen
quadrata-help-touch = Mit Finger oder Maus: Zieh ein leuchtendes Teil dorthin, wo es liegen soll, oder tippe erst das Teil und dann den Platz an. Die Knöpfe, das Mausrad oder ein zweiter Finger drehen es. Dann bestätigen. Andere Teile sagen, warum sie bleiben müssen.

## Für Vorleseprogramme

# $tile: ein Buchstabe und eine Zahl; $direction: n, e, s oder w; $turn: Vierteldrehungen, 0 bis 3; $flipped: yes oder no
quadrata-place = Kachel { $tile } { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}{ $turn ->
    [1] , eine Vierteldrehung
    [2] , eine halbe Drehung
    [3] , drei Vierteldrehungen
   *[0] { "" }
}{ $flipped ->
    [yes] , gewendet
   *[no] { "" }
}
# $piece: sein Name, etwa 3 oder 4t; $place: quadrata-place; $action: yes oder no
quadrata-lying = { $piece }, { $place }{ $action ->
    [yes] , du kannst sie bewegen
   *[no] { "" }
}
# $where: supply oder reserve
quadrata-held = { $piece }, { $count } { $where ->
    [supply] im Vorrat
   *[reserve] in der Reserve
}{ $action ->
    [yes] , du kannst sie bewegen
   *[no] { "" }
}
# Ein Platz, auf den das Teil in der Hand passt
quadrata-fits = { $piece }, { $place }, passt hierher
quadrata-square-of = { $you ->
    [yes] Dein Quadrat
   *[no] Quadrat von { $name }
}
quadrata-reserve-of = { $you ->
    [yes] Deine Reserve
   *[no] Reserve von { $name }
}
quadrata-picked = { $number } in der Hand: passt auf { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
}.

## Was eine Wahl bedeutet: auf dem Knopf und in einer Zeile

quadrata-action = { $kind ->
    [supply-to-reserve] In die Reserve
    [reserve-to-supply] Zurück in den Vorrat
    [square-to-reserve] In die Reserve
    [square-to-supply] Zurück in den Vorrat
    [within-square] Hierher umlegen
    [take-to-square] Nehmen und hier hinlegen
    [take-to-reserve] In die Reserve nehmen
    [rob-to-square] Rauben und hier hinlegen
    [rob-to-reserve] In die Reserve rauben
    [pass] Passen
   *[supply-to-square] Hier hinlegen
}
# $other: wessen Teil es ist; leer, wenn es niemand anderem gehört
quadrata-way = { $kind ->
    [supply-to-reserve] Die { $number } aus dem Vorrat in deine Reserve
    [reserve-to-square] Die { $number } aus deiner Reserve in dein Quadrat
    [reserve-to-supply] Die { $number } aus deiner Reserve zurück in den Vorrat
    [square-to-reserve] Die { $number } aus deinem Quadrat in deine Reserve
    [square-to-supply] Die { $number } aus deinem Quadrat zurück in den Vorrat
    [within-square] Die { $number } an einen anderen Platz in deinem Quadrat
    [take-to-square] Nehmen: die { $number } aus der Reserve von { $other } in dein Quadrat
    [take-to-reserve] Nehmen: die { $number } aus der Reserve von { $other } in deine
    [rob-to-square] Rauben: die { $number } aus dem Quadrat von { $other } in deines
    [rob-to-reserve] Rauben: die { $number } aus dem Quadrat von { $other } in deine Reserve
    [pass] Nichts lässt sich bewegen: passen
   *[supply-to-square] Die { $number } aus dem Vorrat in dein Quadrat
}

## Was jetzt zu tun ist

quadrata-prompt-roll = Der Würfel rollt.
quadrata-prompt-wait = { page-whose-turn }
quadrata-prompt-move = Beweg eine { $die }: aus dem Vorrat, deiner Reserve oder deinem Quadrat.
quadrata-prompt-take = Keine { $die } im Vorrat und in deiner Reserve: Beweg eine in deinem Quadrat oder nimm eine aus einer anderen Reserve.
quadrata-prompt-rob = Keine { $die } im Vorrat und in den Reserven: Beweg eine in deinem Quadrat oder raub eine aus einem anderen Quadrat.
quadrata-prompt-joker = Joker! Beweg ein Teil mit beliebiger Zahl: aus dem Vorrat, deiner Reserve oder deinem Quadrat.
quadrata-prompt-pass = Dein Joker kann nichts bewegen: Du kannst nur passen.
quadrata-prompt-over = Die Partie ist zu Ende.

## Hilfe für den Anfang

quadrata-hint = Lässt es sich noch füllen?
quadrata-hint-can = Dein Quadrat lässt sich noch füllen, zum Beispiel mit { $pieces ->
    [one] { $pieces } weiteren Teil
   *[other] { $pieces } weiteren Teilen
} aus Vorrat und Reserve.
quadrata-hint-cannot = So lässt sich dein Quadrat aus Vorrat und Reserve nicht füllen: Ein Teil muss weichen.

## Warum nicht

quadrata-why-number = Der Würfel zeigt eine { $die }: Nur eine { $die } darf bewegt werden.
quadrata-why-not-there = Dort ist keine { $number }.
quadrata-why-overlap = Dort liegt ein anderes Teil im Weg.
quadrata-why-outside = Das liegt nicht ganz in deinem Quadrat.
quadrata-why-same-place = Genau dort liegt das Teil schon.
quadrata-why-supply-holds = Im Vorrat ist noch eine { $number }.
quadrata-why-own-reserve-holds = In deiner eigenen Reserve ist noch eine { $number }.
quadrata-why-reserve-holds = In einer Reserve ist noch eine { $number }: Nimm diese, bevor du raubst.
quadrata-why-joker-takes = Ein Joker bewegt nur, was im Vorrat, in deiner Reserve oder in deinem Quadrat ist.
quadrata-why-pass = Du kannst ein Teil bewegen, also musst du es auch tun.

## Hinweise im ersten Spiel

quadrata-coach-die = Der Würfel sagt, welche Zahl zählt: Beweg genau ein Teil mit ihr. Was du bewegen darfst, leuchtet.
quadrata-coach-square = Zieh ein Teil in dein Quadrat. Die Knöpfe, das Mausrad oder R drehen es, F wendet es: Es rastet auf den Dreiecken ein.
quadrata-coach-reserve = Was noch nicht passt, wartet in der Reserve. Liegt es am Ende der Runde noch da, kostet es einen Punkt.
quadrata-coach-points = Jedes Teil zählt 1 Punkt, egal wie groß: Viele kleine sind mehr wert. Wer das Quadrat zuerst füllt, bekommt 5 dazu.

## Was geschehen ist

quadrata-event-begin-roll = { $you ->
    [yes] Du würfelst aus, wer beginnt: { $die }.
   *[no] { $name } würfelt aus, wer beginnt: { $die }.
}
quadrata-event-begins = { $you ->
    [yes] Du beginnst mit einer { $die }.
   *[no] { $name } beginnt mit einer { $die }.
}
quadrata-event-roll = { $you ->
    [yes] Du würfelst eine { $die }.
   *[no] { $name } würfelt eine { $die }.
}
quadrata-event-supply-to-square = { $you ->
    [yes] Du legst eine { $number } aus dem Vorrat in dein Quadrat.
   *[no] { $name } legt eine { $number } aus dem Vorrat ins Quadrat.
}
quadrata-event-supply-to-reserve = { $you ->
    [yes] Du legst eine { $number } aus dem Vorrat in deine Reserve.
   *[no] { $name } legt eine { $number } aus dem Vorrat in die Reserve.
}
quadrata-event-reserve-to-square = { $you ->
    [yes] Du legst eine { $number } aus deiner Reserve in dein Quadrat.
   *[no] { $name } legt eine { $number } aus der Reserve ins Quadrat.
}
quadrata-event-reserve-to-supply = { $you ->
    [yes] Du legst eine { $number } aus deiner Reserve zurück in den Vorrat.
   *[no] { $name } legt eine { $number } aus der Reserve zurück in den Vorrat.
}
quadrata-event-square-to-reserve = { $you ->
    [yes] Du legst eine { $number } aus deinem Quadrat in deine Reserve.
   *[no] { $name } legt eine { $number } aus dem Quadrat in die Reserve.
}
quadrata-event-square-to-supply = { $you ->
    [yes] Du legst eine { $number } aus deinem Quadrat zurück in den Vorrat.
   *[no] { $name } legt eine { $number } aus dem Quadrat zurück in den Vorrat.
}
quadrata-event-within-square = { $you ->
    [yes] Du legst eine { $number } in deinem Quadrat um.
   *[no] { $name } legt eine { $number } im Quadrat um.
}
quadrata-event-take-to-square = { $you ->
    [yes] Du nimmst eine { $number } { quadrata-from-their-reserve } in dein Quadrat.
   *[no] { $name } nimmt eine { $number } { quadrata-from-their-reserve } ins eigene Quadrat.
}
quadrata-event-take-to-reserve = { $you ->
    [yes] Du nimmst eine { $number } { quadrata-from-their-reserve } in deine.
   *[no] { $name } nimmt eine { $number } { quadrata-from-their-reserve } in die eigene.
}
quadrata-event-rob-to-square = { $you ->
    [yes] Du raubst eine { $number } { quadrata-from-their-square } und legst sie in deins.
   *[no] { $name } raubt eine { $number } { quadrata-from-their-square } und legt sie ins eigene.
}
quadrata-event-rob-to-reserve = { $you ->
    [yes] Du raubst eine { $number } { quadrata-from-their-square } und legst sie in deine Reserve.
   *[no] { $name } raubt eine { $number } { quadrata-from-their-square } und legt sie in die eigene Reserve.
}
quadrata-from-their-reserve = { $otheryou ->
    [yes] aus deiner Reserve
   *[no] aus der Reserve von { $other }
}
quadrata-from-their-square = { $otheryou ->
    [yes] aus deinem Quadrat
   *[no] aus dem Quadrat von { $other }
}
quadrata-event-pass = { $you ->
    [yes] Du passt: Dein Joker kann nichts bewegen.
   *[no] { $name } passt: Der Joker kann nichts bewegen.
}
quadrata-event-joker = Im Vorrat ist jetzt eine Zahl vergriffen: Von nun an ist die 6 Joker.
quadrata-event-filled = { $you ->
    [yes] Du füllst dein Quadrat und beendest Runde { $round }: +5.
   *[no] { $name } füllt das Quadrat und beendet Runde { $round }: +5.
}
quadrata-event-cap = Runde { $round } hat die Höchstzahl der Züge erreicht und endet ohne Bonus.
quadrata-event-round = { $you ->
    [yes] Du bekommst { points } in Runde { $round }.
   *[no] { $name } bekommt { points } in Runde { $round }.
}
quadrata-event-over = Die Partie ist zu Ende.

## Das Ergebnis

quadrata-account-round = Runde { $round }
quadrata-result-shared = Gleichstand nach Punkten: ein geteilter Sieg.

## Was an einem Text nicht stimmt

quadrata-error-notation = „{ $text }“ ist keine Aktion in Quadrata: Schreib „3 supply > B2e1“, „3 reserve > supply“, „3 B2e1 > reserve“, „3 2:reserve > B2e1“ oder „pass“.
quadrata-error-action = Eine solche Aktion gibt es in Quadrata nicht.

## Was ein Zug sicher bringt, jeweils in wenigen Worten

quadrata-brings-covered = { $covered } von { $units } Dreiecken bedeckt
quadrata-brings-full = dein Quadrat ist voll: die Runde endet, +{ $points }
quadrata-brings-end = die Runde endet: das ist ihr letzter Zug
quadrata-brings-reserve = ein Punkt weniger, solange es in deiner Reserve liegt
quadrata-brings-freed = es kostet keinen Punkt mehr in deiner Reserve
quadrata-brings-robbed = das andere Quadrat verliert das Teil und seinen Punkt
quadrata-brings-joker = eine Zahl geht im Vorrat aus: ab jetzt ist die 6 ein Joker
