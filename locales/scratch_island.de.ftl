### Scratch Island: was das Spiel erzählt, fragt und ablehnt. Im Protokoll steht der Name davor, darum hat die Zeile kein Subjekt.

## Für die Startseite und die Tischeinrichtung

scratch_island-pitch = Eine Schatzkarte unter Folie: Würfle Motive, rubble dir einen Weg vom Boot zu Schlüsseln und Truhen frei, und hüte dich vor den Schlangen.
scratch_island-option-round_cap = Höchstens so viele Runden
scratch_island-option-round_cap-hint = Eine Partie, die niemand beendet, ist nach so vielen Runden vorbei.
scratch_island-option-first = Wer beginnt
scratch_island-option-first-hint = 0: Das Los entscheidet. 1 bis 4: wer auf diesem Platz sitzt.
scratch_island-option-edition = Auflage der Karten
scratch_island-option-edition-hint = 0: eine geheime, für diese Partie ausgelost. Eine andere Zahl: immer dieselben 48 Karten, deren Verstecke manche vielleicht schon kennen.

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
# Im Akkusativ: „Findet den …“, „Du hast den … nicht“
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
scratch_island-prompt-wait = Jemand anderes ist an der Reihe.
scratch_island-prompt-take-two = Nimm zwei Würfel.
scratch_island-prompt-take = Nimm einen der übrigen Würfel.
scratch_island-prompt-first = Leg ein Motiv über dein Boot: Dort beginnt dein Weg.
scratch_island-prompt-place = Wähl einen Würfel und leg sein Motiv an deinen Weg.
scratch_island-prompt-pass = Nichts passt: Leg den Würfel weg.
scratch_island-prompt-scratch = { $cells ->
    [one] Rubble noch { $cells } Feld frei.
   *[other] Rubble noch { $cells } Felder frei, eins nach dem anderen.
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
scratch_island-why-rock = Ein Felsen ist im Weg: Nur eine Spitzhacke öffnet ihn.
scratch_island-why-one-rock = Zusammen mit der Spitzhacke muss das Motiv genau einen Felsen bedecken.
scratch_island-why-combine = Zum Kombinieren brauchst du eine Spitzhacke und ein anderes Motiv, und beide Würfel müssen noch unbenutzt sein.
scratch_island-why-combine-nowhere = Zusammen mit der Spitzhacke passt das Motiv über keinen Felsen.
scratch_island-why-wall = Eine Wand ist im Weg, und keine Reihenfolge führt um sie herum.
scratch_island-why-boat = Dein erstes Motiv muss das Boot bedecken.
scratch_island-why-apart = Das Motiv muss an deinen Weg grenzen.
scratch_island-why-no-place = Dieses Motiv passt jetzt nirgends.
scratch_island-why-not-yet = So weit reicht dein Weg noch nicht: Rubble zuerst ein Feld daneben frei.
scratch_island-why-not-motif = Jetzt lassen sich nur die Felder deines Motivs freirubbeln.

## Was geschehen ist

scratch_island-event-deal = Alle bekommen eine Karte.
scratch_island-event-begin = Beginnt
scratch_island-event-roll = Würfelt in Runde { $round }
scratch_island-event-take-1 = Nimmt einen Würfel: { $motif }
scratch_island-event-take-2 = Nimmt zwei Würfel: { $motif } und { $second }
scratch_island-event-place = Legt ein Motiv an: { $motif }
scratch_island-event-combine = Kombiniert die Spitzhacke mit einem Motiv: { $motif }
scratch_island-event-pass = Legt einen Würfel weg: { $motif }
scratch_island-event-sand = { $cell }: Sand
scratch_island-event-rock = { $cell }: bricht einen Felsen auf
scratch_island-event-nothing = { $cell }: nichts unter dem Kreuz
scratch_island-event-snake = { $cell }: eine Schlange! Der Zug ist vorbei
scratch_island-event-key = { $cell }: findet den { scratch_island-key }
scratch_island-event-treasure = { $cell }: findet { scratch_island-treasure }
scratch_island-event-treasure-idle = { $cell }: findet { scratch_island-treasure }, aber diese Belohnung ist vergeben
scratch_island-event-reward = Vollendet die Reihe der { scratch_island-treasures }: +{ $points }
scratch_island-event-chest = { $cell }: öffnet die { scratch_island-chest }: +{ $points }
scratch_island-event-all-chests = Hat alle vier Truhen geöffnet: Mit dieser Runde endet die Partie
scratch_island-event-stuck = Kann nichts mehr freirubbeln
scratch_island-event-over-chests = Alle vier Truhen sind offen, die Runde ist um: Die Partie ist zu Ende.
scratch_island-event-over-cap = Die letzte Runde ist um: Die Partie ist zu Ende.
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

## Was an einem Text oder einer Einrichtung nicht stimmt

scratch_island-error-notation = „{ $text }“ ist keine Aktion in Scratch Island: Schreib „take b1 o2“, „place o1 l3 c5“, „combine o1 l3 c5“, „pass o1“ oder „scratch c6“.
scratch_island-error-action = Eine solche Aktion gibt es in Scratch Island nicht.
scratch_island-error-first = Platz { $first } kann nicht beginnen: Es spielen nur { $seats }.
