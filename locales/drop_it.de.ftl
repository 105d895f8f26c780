### Drop It: was das Spiel erzählt, fragt und ablehnt. Im Protokoll steht der Name davor, darum hat die Zeile kein Subjekt.

## Für die Startseite und die Tischeinrichtung

drop_it-pitch = Lass dein Teil in den schmalen Schacht fallen, sieh ihm beim Springen und Rollen zu und hoffe: Je höher es liegen bleibt, desto besser, solange es nichts von gleicher Form oder Farbe berührt.
drop_it-option-teams = Mitglieder des ersten Teams
drop_it-option-teams-hint = 0: alle für sich. Sonst sind die ersten Plätze das eine Team und alle anderen das zweite; ab fünf wird immer in Teams gespielt.
drop_it-option-first = Wer beginnt
drop_it-option-first-hint = Die Nummer eines Platzes; 0: Es wird ausgelost.
drop_it-option-edge = Zeichen am Rand
drop_it-option-edge-hint = 0: Formen; 1: Farben.
drop_it-option-beginners = Für den Anfang
drop_it-option-beginners-hint = 1: Die Zeichen am Rand zählen nicht.
drop_it-option-jokers = Joker
drop_it-option-jokers-hint = 1: Ein Joker rettet einen Wurf, der ein Tabu bricht. Jeder übrige ist 3 Punkte wert.
drop_it-option-hand = Hand
drop_it-option-hand-hint = 0: ruhig; 1: normal, ein wenig unruhig; 2: zittrig.

## Namen

drop_it-jokers = { $jokers ->
    [one] { $jokers } Joker
   *[other] { $jokers } Joker
}
# $colour: red, yellow, green oder blue; $shape: circle, square, rhombus oder triangle
drop_it-piece = { $shape ->
    [circle] Kreis
    [square] Quadrat
    [rhombus] Raute
   *[triangle] Dreieck
} in { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}

## Was jetzt zu tun ist

drop_it-prompt-drop = Wähl ein Teil, beweg und dreh es über dem Schacht und lass los.
drop_it-prompt-joker = Tabu! Einen deiner { $jokers ->
    [one] { $jokers } Joker
   *[other] { $jokers } Joker
} ausgeben und trotzdem { $points } holen?
drop_it-prompt-fall = Das Teil fällt.
drop_it-prompt-wait = Jemand anderes ist an der Reihe.
drop_it-prompt-over = Das Spiel ist zu Ende.

## Warum nicht

drop_it-why-not-left = Davon hast du nichts mehr: { drop_it-piece }.
drop_it-why-angle = Ein Winkel geht von 0 bis 359,9 Grad.
drop_it-why-walls = So passt das Teil nicht zwischen die Wände.
drop_it-why-joker-first = Entscheide zuerst über den Joker.
drop_it-why-no-jokers = An diesem Tisch wird ohne Joker gespielt.
drop_it-why-jokers-spent = Du hast keinen Joker mehr.
drop_it-why-no-taboo = Ein Joker hilft nur bei einem Wurf, der gerade ein Tabu gebrochen hat.
drop_it-why-not-your-drop = Über diesen Joker entscheidet, wer geworfen hat.

## Was geschehen ist

drop_it-event-deal = Beginnt: Die Teile sind verteilt
drop_it-event-drop = Lässt fallen: { drop_it-piece }
drop_it-event-level = Ebene { $level }: { points }
drop_it-event-circles = Ebene { $level } und { $bonus } für Bonuskreise: { points }
drop_it-event-taboo-shape = Nichts: berührt ein Teil gleicher Form
drop_it-event-taboo-colour = Nichts: berührt ein Teil gleicher Farbe
drop_it-event-taboo-edge = Nichts: berührt das eigene Zeichen am Rand
drop_it-event-taboo-height = Nichts: ragt aus dem Schacht
# $taboos: mehrere der Namen darunter
drop_it-event-taboos = Nichts: bricht die Tabus { $taboos }
drop_it-taboos = { $one }, { $other }
drop_it-taboo-shape = Form
drop_it-taboo-colour = Farbe
drop_it-taboo-edge = Rand
drop_it-taboo-height = Höhe
drop_it-event-joker = Gibt einen Joker aus: { points }
drop_it-event-no-joker = Behält die Joker
drop_it-event-over = Alle Teile sind im Schacht: Das Spiel ist zu Ende.

## Das Ergebnis

drop_it-account-levels = Ebenen
drop_it-account-circles = Bonuskreise
drop_it-account-jokers = { $jokers ->
    [one] { $jokers } übriger Joker
   *[other] { $jokers } übrige Joker
}
drop_it-result-shared = Gleich viele Punkte: ein geteilter Sieg.

## Was an einem Text nicht stimmt

drop_it-error-notation = „{ $text }“ ist kein Zug von Drop It: Schreib „red circle 83.5 120“ (mm von links, Grad), „joker“ oder „no joker“.
drop_it-error-fine = „{ $text }“ ist feiner, als jemand zielen kann: Ein Zehntelmillimeter und ein Zehntelgrad sind die Grenze.
drop_it-error-piece = So ein Teil gibt es in Drop It nicht.
drop_it-error-nature = Das kann die Natur jetzt nicht tun.
