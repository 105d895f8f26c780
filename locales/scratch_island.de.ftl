### Scratch Island: was das Spiel erzählt, fragt und ablehnt. Bei Ereignissen sagt $you, ob gemeint ist, wer liest; $name ist, wer es ist.

## Für die Startseite und die Tischeinrichtung

scratch_island-pitch = Eine Schatzkarte unter Folie: Würfle Motive, rubble dir einen Weg vom Boot zu Schlüsseln und Truhen frei, und hüte dich vor den Schlangen.
scratch_island-option-round_cap = Höchstzahl der Runden
scratch_island-option-round_cap-hint = Eine Partie, die niemand beendet, ist nach so vielen Runden vorbei.
scratch_island-option-first = Wer beginnt
scratch_island-option-edition = Auflage der Karten
scratch_island-option-edition-default = Eine geheime, für diese Partie ausgelost
scratch_island-option-edition-own = Eine bestimmte Auflage
scratch_island-option-edition-hint = Eine Zahl oder der Name einer gespielten Auflage bedeutet immer dieselben 48 Karten. Manche kennen ihre Verstecke vielleicht schon.
scratch_island-option-edition-expected = schreib secret, eine ganze Zahl von 1 bis { $most } oder den Namen einer gespielten Auflage wie 4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge

## Namen. Farben und Schätze kommen als blue, red, green, yellow und coin, shell, gem, crown; auch Motive mit ihrem Namen.

scratch_island-motif = { $motif ->
    [pickaxe] Spitzhacke
    [domino] Domino
    [bar] Dreierreihe
    [corner] Ecke
    [square] Quadrat
    [l] L
    [s] S
    [t] T
   *[other] { $motif }
}
# Im Akkusativ: „Du findest den …“
scratch_island-key = { $colour ->
    [blue] blauen Schlüssel
    [red] roten Schlüssel
    [green] grünen Schlüssel
   *[yellow] gelben Schlüssel
}
# Nach dem bestimmten Artikel: „die …“
scratch_island-chest = { $colour ->
    [blue] blaue Truhe
    [red] rote Truhe
    [green] grüne Truhe
   *[yellow] gelbe Truhe
}
scratch_island-treasure = { $treasure ->
    [coin] eine Münze
    [shell] eine Muschel
    [gem] einen Edelstein
    [crown] eine Krone
   *[other] { $treasure }
}
scratch_island-treasures = { $treasure ->
    [coin] Münzen
    [shell] Muscheln
    [gem] Edelsteine
    [crown] Kronen
   *[other] { $treasure }
}
scratch_island-round = Runde { $round }

## Was jetzt zu tun ist

scratch_island-prompt-roll = Die Würfel rollen.
scratch_island-prompt-wait = { page-whose-turn }
scratch_island-prompt-take-two = Nimm zwei Würfel.
scratch_island-prompt-take = Nimm einen der übrigen Würfel.
scratch_island-prompt-first = Leg ein Motiv über dein Boot: Dort beginnt dein Weg.
scratch_island-prompt-place = Wähl einen Würfel und leg sein Motiv an deinen Weg.
scratch_island-prompt-pass = Nichts passt: Leg den Würfel weg.
scratch_island-prompt-scratch = { $cells ->
    [one] Rubble noch ein Feld frei: Ein Strich darüber genügt.
   *[other] Rubble noch { $cells } Felder frei, eins nach dem anderen: Ein Strich genügt.
}
scratch_island-prompt-over = Die Partie ist zu Ende.

## Warum nicht

scratch_island-why-take = { $dice ->
    [one] Nimm genau einen der übrigen Würfel.
   *[other] Nimm genau { $dice } der Würfel, bevor du rubbelst.
}
scratch_island-why-die = Diesen Würfel hast du nicht zur Verfügung.
scratch_island-why-motif = Dieser Würfel zeigt ein anderes Motiv: { $motif }.
scratch_island-why-place-first = Such zuerst einen Platz für ein Motiv aus.
scratch_island-why-outside = Das liegt nicht ganz auf deiner Insel.
scratch_island-why-scratched = Ein freigerubbeltes Feld lässt sich nicht noch einmal verwenden.
scratch_island-why-locked = Für diese Truhe hast du den { scratch_island-key } noch nicht gefunden.
scratch_island-why-rock = Ein Felsen ist im Weg: Nur eine Spitzhacke schlägt ihn weg.
scratch_island-why-one-rock = Zusammen mit der Spitzhacke muss das Motiv genau einen Felsen bedecken.
scratch_island-why-combine = Zum Kombinieren brauchst du eine Spitzhacke und ein anderes Motiv, und beide Würfel müssen noch unbenutzt sein.
scratch_island-why-combine-nowhere = Zusammen mit der Spitzhacke passt das Motiv über keinen Felsen.
scratch_island-why-wall = Eine Wand ist im Weg, und keine Reihenfolge führt um sie herum.
scratch_island-why-boat = Dein erstes Motiv muss das Boot bedecken.
scratch_island-why-apart = Das Motiv muss an deinen Weg grenzen.
scratch_island-why-not-yet = So weit reicht dein Weg noch nicht: Rubble zuerst ein Feld daneben frei.
scratch_island-why-not-motif = Jetzt lassen sich nur die Felder deines Motivs freirubbeln.

## Was geschehen ist

scratch_island-event-deal = Alle bekommen eine Karte.
scratch_island-event-begin = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
scratch_island-event-roll = { $you ->
    [yes] Du würfelst in Runde { $round }.
   *[no] { $name } würfelt in Runde { $round }.
}
scratch_island-event-take-1 = { $you ->
    [yes] Du nimmst einen Würfel: { $motif }.
   *[no] { $name } nimmt einen Würfel: { $motif }.
}
scratch_island-event-take-2 = { $you ->
    [yes] Du nimmst zwei Würfel: { $motif } und { $second }.
   *[no] { $name } nimmt zwei Würfel: { $motif } und { $second }.
}
scratch_island-event-place = { $you ->
    [yes] Du legst ein Motiv an: { $motif }.
   *[no] { $name } legt ein Motiv an: { $motif }.
}
scratch_island-event-combine = { $you ->
    [yes] Du kombinierst die Spitzhacke mit einem Motiv: { $motif }.
   *[no] { $name } kombiniert die Spitzhacke mit einem Motiv: { $motif }.
}
scratch_island-event-pass = { $you ->
    [yes] Du legst einen Würfel weg: { $motif }.
   *[no] { $name } legt einen Würfel weg: { $motif }.
}
scratch_island-event-sand = { $you ->
    [yes] Du rubbelst { $cell } frei: Sand.
   *[no] { $name } rubbelt { $cell } frei: Sand.
}
scratch_island-event-rock = { $you ->
    [yes] Du schlägst den Felsen auf { $cell } weg.
   *[no] { $name } schlägt den Felsen auf { $cell } weg.
}
scratch_island-event-nothing = { $you ->
    [yes] Du rubbelst { $cell } frei: nichts unter dem Kreuz.
   *[no] { $name } rubbelt { $cell } frei: nichts unter dem Kreuz.
}
scratch_island-event-snake = { $you ->
    [yes] Du rubbelst { $cell } frei: eine Schlange! Dein Zug ist vorbei.
   *[no] { $name } rubbelt { $cell } frei: eine Schlange! Der Zug ist vorbei.
}
scratch_island-event-key = { $you ->
    [yes] Du findest auf { $cell } den { scratch_island-key }.
   *[no] { $name } findet auf { $cell } den { scratch_island-key }.
}
scratch_island-event-treasure = { $you ->
    [yes] Du findest auf { $cell } { scratch_island-treasure }.
   *[no] { $name } findet auf { $cell } { scratch_island-treasure }.
}
scratch_island-event-treasure-idle = { $you ->
    [yes] Du findest auf { $cell } { scratch_island-treasure }, aber die Belohnung ist schon vergeben.
   *[no] { $name } findet auf { $cell } { scratch_island-treasure }, aber die Belohnung ist schon vergeben.
}
scratch_island-event-reward = { $you ->
    [yes] Du machst die Reihe der { scratch_island-treasures } voll: +{ $points }.
   *[no] { $name } macht die Reihe der { scratch_island-treasures } voll: +{ $points }.
}
scratch_island-event-chest = { $you ->
    [yes] Du öffnest auf { $cell } die { scratch_island-chest }: +{ $points }.
   *[no] { $name } öffnet auf { $cell } die { scratch_island-chest }: +{ $points }.
}
scratch_island-event-all-chests = { $you ->
    [yes] Du hast alle vier Truhen geöffnet: Mit dieser Runde endet die Partie.
   *[no] { $name } hat alle vier Truhen geöffnet: Mit dieser Runde endet die Partie.
}
scratch_island-event-stuck = { $you ->
    [yes] Du kannst nichts mehr freirubbeln.
   *[no] { $name } kann nichts mehr freirubbeln.
}
scratch_island-event-over-chests = Alle vier Truhen sind offen, und die Runde ist zu Ende: Damit endet die Partie.
scratch_island-event-over-cap = Die letzte Runde ist gespielt: Die Partie ist zu Ende.
scratch_island-event-over-stuck = Niemand kann mehr rubbeln: Die Partie ist zu Ende.

## Das Ergebnis

scratch_island-account-chest = { $colour ->
    [blue] Blaue Truhe
    [red] Rote Truhe
    [green] Grüne Truhe
   *[yellow] Gelbe Truhe
}
scratch_island-account-reward = Belohnung für { scratch_island-treasures }
scratch_island-result-first = Gleichstand nach Punkten: Es gewinnt, wer zuerst alle vier Truhen geöffnet hat.
scratch_island-result-shared = Gleichstand nach Punkten: ein geteilter Sieg.
scratch_island-proof = Ging es bei Karten und Würfeln mit rechten Dingen zu?
scratch_island-proof-server = Der Server hat die Karten und alle Würfe noch einmal aus diesem Startwert gezogen, zusammen { $draws } Mal, und die ganze Partie nach den Regeln nachgespielt, { $entries } Schritte: Alles stimmt überein.
scratch_island-help-terminal = „wurf map NUMMER --edition AUFLAGE“ zeigt eine Karte und was sie verbirgt.

## Was an einem Text oder einer Einrichtung nicht stimmt

scratch_island-error-notation = „{ $text }“ ist keine Aktion in Scratch Island: Schreib „take b1 o2“, „place o1 l3 c5“, „combine o1 l3 c5“, „pass o1“ oder „scratch c6“.
scratch_island-error-action = Eine solche Aktion gibt es in Scratch Island nicht.
scratch_island-error-deal = Alle bekommen je eine eigene Karte, Nummer 1 bis { $maps }, aus der Auflage, die am Tisch gespielt wird, und eine oder einer der { $seats } beginnt.
scratch_island-error-roll = Ein Wurf hat für jeden der { $dice } Würfel eine Seite von 1 bis 6.

## Auf dem Plan: Knöpfe, die Zeile, die fragt, und das Ende

# $kind: take, place, combine oder pass
scratch_island-action = { $kind ->
    [take] Nehmen
    [pass] Weglegen
    [combine] Hier rubbeln
   *[place] Hier rubbeln
}
# $kind: wie oben, und pass-only, wo das Motiv nirgends passt
scratch_island-board-sure = { $kind ->
    [take] So nehmen?
    [pass] Diesen Würfel weglegen, ohne zu rubbeln?
    [pass-only] Dieses Motiv passt gerade nirgends: Leg den Würfel weg.
    [combine] Den Felsen wegschlagen und hier rubbeln?
   *[place] Hier rubbeln? Die Zahlen zeigen eine mögliche Reihenfolge.
}
# $last: yes oder no
scratch_island-board-round = { $last ->
    [yes] Runde { $round }, die letzte
   *[no] Runde { $round }
}
scratch_island-board-last = Letzte Runde! Alle vier Truhen sind offen.
scratch_island-board-turn = Drehen
scratch_island-board-flip = Spiegeln
scratch_island-board-combine = Mit der Spitzhacke kombinieren
scratch_island-board-pass = Den Würfel weglegen
scratch_island-board-keys = { $count ->
    [one] Schlüssel
   *[other] { $count } Schlüssel
}
scratch_island-board-keys-hint = Gefundene Schlüssel
scratch_island-board-opened = { $count ->
    [one] Truhe
   *[other] { $count } Truhen
}
scratch_island-board-opened-hint = Geöffnete Truhen
scratch_island-board-map = Karte { $number }
# $edition: eine Zahl oder ein Name
scratch_island-board-replay = Um wieder auf diesen Karten zu spielen, wähle beim Einrichten des Tischs Auflage { $edition }.
# $shown: yes oder no
scratch_island-board-hidden = { $shown ->
    [yes] Verborgenes zudecken
   *[no] Verborgenes zeigen
}

## Für Vorleseprogramme

scratch_island-board-grid = { $you ->
    [yes] Deine Insel
   *[no] Insel von { $name }
}
scratch_island-board-cell = Zeile { $row }, Spalte { $column }
# $what: foil, boat, rock, cross, sand oder snake
scratch_island-board-thing = { $what ->
    [boat] Boot
    [rock] Felsen
    [cross] rotes Kreuz
    [sand] Sand
    [snake] Schlange
    [key] { scratch_island-board-key }
    [treasure] { scratch_island-board-treasure }
    [chest] { scratch_island-chest }
    [open] { scratch_island-board-open }
   *[foil] bedeckt
}
scratch_island-board-key = { $colour ->
    [blue] blauer Schlüssel
    [red] roter Schlüssel
    [green] grüner Schlüssel
   *[yellow] gelber Schlüssel
}
scratch_island-board-treasure = { $treasure ->
    [coin] Münze
    [shell] Muschel
    [gem] Edelstein
    [crown] Krone
   *[other] { $treasure }
}
scratch_island-board-open = offene Truhe, { points }
# $side: north, east, south oder west
scratch_island-board-wall = Wand im { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
# $now: next, later oder reach
scratch_island-board-now = { $now ->
    [next] du kannst es freirubbeln
    [later] Teil deines Motivs
   *[reach] dein Motiv passt hier
}
scratch_island-board-fits = { scratch_island-motif }, erstes Feld { $cell }, passt hier
# $colour: blue, orange oder yellow; $motif: scratch_island-motif oder leer; $place: cup, table, hand oder used
scratch_island-board-die = { $colour ->
    [blue] blauer Würfel
    [orange] oranger Würfel
   *[yellow] gelber Würfel
}{ $place ->
    [cup] , im Becher
    [hand] , { $motif }, genommen
    [used] , { $motif }, verbraucht
   *[table] , { $motif }
}
scratch_island-board-chests = Truhen und Schlüssel
# $state: locked, key oder open
scratch_island-board-chest = { scratch_island-chest }{ $state ->
    [open] , offen, { points }
    [key] , du hast den Schlüssel
   *[locked] , verschlossen
}
scratch_island-board-rows = Schätze
# $state: free, mine oder gone; $owner: wer die Belohnung hat
scratch_island-board-row = { scratch_island-treasures }, { $found } von { $places }, { $state ->
    [mine] Belohnung verdient, { points }
    [gone] { $you ->
        [yes] die Belohnung hast du
       *[no] die Belohnung hat { $owner }
    }
   *[free] { points } für die volle Reihe
}

## Tasten

scratch_island-key-Arrows = über die Würfel gehen; das Motiv bewegen; über die Felder gehen
scratch_island-key-Enter = den Würfel nehmen, das Motiv legen, das Feld freirubbeln
scratch_island-key-R = das Motiv drehen
scratch_island-key-F = das Motiv spiegeln
scratch_island-key-C = das Motiv mit der Spitzhacke kombinieren
scratch_island-key-D = der andere Würfel
scratch_island-key-P = den Würfel weglegen
scratch_island-key-Esc = das Motiv von der Karte nehmen
scratch_island-help-touch = Mit Finger oder Maus: Wähle einen Würfel, bewege sein Motiv über die Karte und tippe es an, um es dorthin zu legen. Die Knöpfe, das Mausrad oder ein zweiter Finger drehen es. Dann rubble die leuchtenden Felder mit Finger oder Maus: Ein Strich über ein Feld genügt.

## Hinweise für das erste Spiel

scratch_island-coach-map = Das ist deine Schatzkarte, mit Folie bedeckt. Rubble vom Boot aus einen Weg zu den roten Kreuzen: Unter vier von sechs liegt ein Schlüssel, und jeder öffnet die Truhe seiner Farbe.
scratch_island-coach-dice = Wer würfelt, nimmt zwei Würfel, die anderen je einen. Das Motiv sagt, welche Felder du freirubbeln darfst; die Spitzhacke öffnet ein einzelnes Feld, sogar einen Felsen.
scratch_island-coach-finds = Hier siehst du deine Schlüssel und Truhen, darunter die Schätze: Wer eine Reihe zuerst füllt, bekommt ihre Punkte, und sonst niemand mehr.
scratch_island-coach-prompt = Leg ein Motiv an deinen Weg und rubble dann seine leuchtenden Felder frei, jedes mit einem Strich. Eine Schlange beendet deinen Zug sofort.

## Was eine Wahl sicher bringt, jeweils in wenigen Worten; nie, was verdeckt ist

# $motif: scratch_island-motif
scratch_island-brings-fits = { $motif }: { $places ->
    [0] passt gerade nirgends
    [one] passt an eine Stelle
   *[other] passt an { $places } Stellen
}
scratch_island-brings-combined = beide zusammen: { $places ->
    [0] gerade nirgends
    [one] an einer Stelle
   *[other] an { $places } Stellen
}
scratch_island-brings-cells = { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
}
scratch_island-brings-chest = { $colour ->
    [blue] erreicht die blaue Truhe, und du hast ihren Schlüssel
    [red] erreicht die rote Truhe, und du hast ihren Schlüssel
    [green] erreicht die grüne Truhe, und du hast ihren Schlüssel
   *[yellow] erreicht die gelbe Truhe, und du hast ihren Schlüssel
}
scratch_island-brings-crosses = { $crosses ->
    [one] erreicht ein rotes Kreuz
   *[other] erreicht { $crosses } rote Kreuze
}
scratch_island-brings-rock = sprengt einen Felsen
# $last: yes or no
scratch_island-brings-pass = { $last ->
    [yes] der Würfel ist verbraucht, und dein Zug endet
   *[no] der Würfel ist verbraucht
}
