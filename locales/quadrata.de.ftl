### Quadrata: was das Spiel erzählt, fragt und ablehnt. Im Protokoll steht der Name davor, darum hat die Zeile kein Subjekt.

## Für die Startseite und die Tischeinrichtung

quadrata-pitch = Füll dein Quadrat vor den anderen, mit möglichst vielen kleinen Formen: Jeder Wurf ist eine Entscheidung, und vor Räubern ist nichts sicher.
quadrata-option-rounds = Runden
quadrata-option-rounds-hint = Die Punkte aller Runden zählen zusammen.
quadrata-option-turn_cap = Höchstens so viele Züge je Runde
quadrata-option-turn_cap-hint = Eine Runde, die niemand beendet, ist nach so vielen Zügen vorbei.

## Namen

quadrata-supply = Vorrat
quadrata-reserve = Reserve
quadrata-reserve-hint = Jede Form in der Reserve kostet am Ende der Runde einen Punkt.
quadrata-die = Würfel
quadrata-joker = Die 6 ist Joker
quadrata-round = Runde { $round } von { $rounds }
quadrata-rounds = Runden
quadrata-total = Gesamt
quadrata-turn-left = Nach links drehen
quadrata-turn-right = Nach rechts drehen
quadrata-flip = Wenden

## Tasten

quadrata-key-tab = zum nächsten Teil, das du bewegen darfst
quadrata-key-arrows = über die Plätze gehen, an die die Form passt
quadrata-key-turn = die Form drehen
quadrata-key-flip = die Form wenden
quadrata-key-enter = die Form aufnehmen, noch einmal: ablegen
quadrata-key-park = die Reserve als Ziel ansehen
quadrata-key-give = den Vorrat als Ziel ansehen
quadrata-key-escape = die Form zurücklegen
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
# $piece: ihr Name, etwa 3 oder 4t; $place: quadrata-place; $action: yes oder no
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
# Ein Platz, den die Form in der Hand haben könnte
quadrata-fits = { $piece }, { $place }, passt hierher
quadrata-square-of = Quadrat von { $name }
quadrata-reserve-of = Reserve von { $name }
quadrata-picked = { $piece } in der Hand: Sie passt an { $places ->
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
# $other: wessen Form es ist; leer, wenn sie niemand anderem gehört
quadrata-way = { $kind ->
    [supply-to-reserve] a: die { $number } aus dem Vorrat in deine Reserve
    [reserve-to-square] b: die { $number } aus deiner Reserve in dein Quadrat
    [reserve-to-supply] b: die { $number } aus deiner Reserve zurück in den Vorrat
    [square-to-reserve] c: die { $number } aus deinem Quadrat in deine Reserve
    [square-to-supply] c: die { $number } aus deinem Quadrat zurück in den Vorrat
    [within-square] d: die { $number } an einen anderen Platz in deinem Quadrat
    [take-to-square] Nehmen: die { $number } aus der Reserve von { $other } in dein Quadrat
    [take-to-reserve] Nehmen: die { $number } aus der Reserve von { $other } in deine
    [rob-to-square] Rauben: die { $number } aus dem Quadrat von { $other } in deines
    [rob-to-reserve] Rauben: die { $number } aus dem Quadrat von { $other } in deine Reserve
    [pass] Nichts lässt sich bewegen: passen
   *[supply-to-square] a: die { $number } aus dem Vorrat in dein Quadrat
}

## Was jetzt zu tun ist

quadrata-prompt-roll = Der Würfel rollt.
quadrata-prompt-wait = Jemand anderes ist an der Reihe.
quadrata-prompt-move = Beweg eine { $die }: aus dem Vorrat, deiner Reserve oder deinem Quadrat.
quadrata-prompt-take = Keine { $die } im Vorrat und in deiner Reserve: Beweg eine in deinem Quadrat, oder nimm eine aus einer anderen Reserve.
quadrata-prompt-rob = Keine { $die } im Vorrat und in allen Reserven: Beweg eine in deinem Quadrat, oder raub eine aus einem anderen Quadrat.
quadrata-prompt-joker = Joker! Beweg eine Form mit beliebiger Zahl: aus dem Vorrat, deiner Reserve oder deinem Quadrat.
quadrata-prompt-pass = Dein Joker findet nichts zu bewegen: Du kannst nur passen.
quadrata-prompt-over = Die Partie ist zu Ende.

## Hilfe für den Anfang

quadrata-hint = Lässt es sich noch füllen?
quadrata-hint-can = Dein Quadrat lässt sich noch füllen, zum Beispiel mit { $pieces ->
    [one] { $pieces } weiteren Form
   *[other] { $pieces } weiteren Formen
} aus Vorrat und Reserve.
quadrata-hint-cannot = So lässt sich dein Quadrat aus Vorrat und Reserve nicht füllen: Eine Form muss weichen.

## Warum nicht

quadrata-why-number = Der Würfel zeigt eine { $die }: Nur eine { $die } darf bewegt werden.
quadrata-why-not-there = Dort ist keine { $number }.
quadrata-why-overlap = Dort liegt eine andere Form im Weg.
quadrata-why-outside = Das liegt nicht ganz in deinem Quadrat.
quadrata-why-same-place = Genau dort liegt die Form schon.
quadrata-why-supply-holds = Im Vorrat ist noch eine { $number }.
quadrata-why-own-reserve-holds = In deiner eigenen Reserve ist noch eine { $number }.
quadrata-why-reserve-holds = In einer Reserve ist noch eine { $number }: Nimm diese, bevor du raubst.
quadrata-why-joker-takes = Ein Joker bewegt nur, was im Vorrat, in deiner Reserve oder in deinem Quadrat ist.
quadrata-why-pass = Du kannst eine Form bewegen, also musst du es.

## Hinweise im ersten Spiel

quadrata-coach-die = Würfle und beweg dann genau eine Form mit dieser Zahl. Was du bewegen darfst, leuchtet.
quadrata-coach-square = Zieh eine Form in dein Quadrat. Dreh sie mit R oder dem Mausrad, wende sie mit F: Sie rastet auf den Dreiecken ein.
quadrata-coach-reserve = Was noch nicht passt, wartet in der Reserve. Liegt es am Ende der Runde noch da, kostet es einen Punkt.
quadrata-coach-points = Jede Form zählt 1 Punkt, egal wie groß: Viele kleine sind mehr wert. Wer das Quadrat zuerst füllt, bekommt 5 dazu.

## Was geschehen ist

quadrata-event-begin-roll = Würfelt eine { $die } um den Anfang
quadrata-event-begins = Würfelt eine 6 und beginnt
quadrata-event-roll = Würfelt eine { $die }
quadrata-event-supply-to-square = { $number } aus dem Vorrat ins Quadrat
quadrata-event-supply-to-reserve = { $number } aus dem Vorrat in die Reserve
quadrata-event-reserve-to-square = { $number } aus der Reserve ins Quadrat
quadrata-event-reserve-to-supply = { $number } aus der Reserve zurück in den Vorrat
quadrata-event-square-to-reserve = { $number } aus dem Quadrat in die Reserve
quadrata-event-square-to-supply = { $number } aus dem Quadrat zurück in den Vorrat
quadrata-event-within-square = { $number } im Quadrat umgelegt
quadrata-event-take-to-square = Nimmt eine { $number } aus der Reserve von { $other } ins Quadrat
quadrata-event-take-to-reserve = Nimmt eine { $number } aus der Reserve von { $other }
quadrata-event-rob-to-square = Raubt eine { $number } aus dem Quadrat von { $other } und legt sie
quadrata-event-rob-to-reserve = Raubt eine { $number } aus dem Quadrat von { $other } in die Reserve
quadrata-event-pass = Passt: Der Joker findet nichts zu bewegen
quadrata-event-joker = Im Vorrat fehlt jetzt eine Zahl ganz: Von nun an ist die 6 Joker.
quadrata-event-filled = Füllt das Quadrat und beendet Runde { $round }: +5
quadrata-event-cap = Runde { $round } war an ihrem letzten Zug: Sie endet ohne Bonus.
quadrata-event-round = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in Runde { $round }
quadrata-event-over = Die Partie ist zu Ende.

## Das Ergebnis

quadrata-account-round = Runde { $round }
quadrata-result-shared = Gleichstand nach Punkten: ein geteilter Sieg.

## Was an einem Text nicht stimmt

quadrata-error-notation = „{ $text }“ ist keine Aktion in Quadrata: Schreib „3 supply > B2n1“, „3 reserve > supply“, „3 B2n1 > reserve“, „3 2:reserve > B2n1“ oder „pass“.
quadrata-error-action = Eine solche Aktion gibt es in Quadrata nicht.

## Was ein Zug sicher bringt, jeweils in wenigen Worten

quadrata-brings-covered = { $covered } von { $units } Dreiecken bedeckt
quadrata-brings-full = dein Quadrat ist voll: die Runde endet, +{ $points }
quadrata-brings-end = die Runde endet: das ist ihr letzter Zug
quadrata-brings-reserve = ein Punkt weniger, solange es in deiner Reserve liegt
quadrata-brings-freed = es kostet keinen Punkt mehr in deiner Reserve
quadrata-brings-robbed = das andere Quadrat verliert das Teil und seinen Punkt
quadrata-brings-joker = eine Zahl geht im Vorrat aus: ab jetzt ist die 6 ein Joker
