### Drop It: was das Spiel erzählt, fragt und ablehnt. Bei Ereignissen sagt $you, ob gemeint ist, wer liest; $name ist, wer es ist.

## Für die Startseite und die Tischeinrichtung

drop_it-pitch = Lass dein Teil in den schmalen Schacht fallen, sieh ihm beim Springen und Rollen zu und hoffe: Je höher es liegen bleibt, desto besser, solange es nichts von gleicher Form oder Farbe berührt.
drop_it-option-teams = Teams
drop_it-option-teams-hint = Zwei Teams mit bis zu vier Leuten, jedes mit einem Punktestand. Ab fünf wird immer in Teams gespielt.
drop_it-option-teams-value = { $value ->
    [0] Keine: alle für sich
    [1] Platz 1 gegen die anderen
   *[other] Platz 1 bis { $value } gegen die anderen
}
drop_it-option-first = Wer beginnt
drop_it-option-edge = Symbole am Rand
drop_it-option-edge-hint = Kein Teil darf an Wänden und Boden die eigene Form berühren, oder die eigene Farbe.
drop_it-option-edge-value = { $value ->
    [0] Formen
   *[1] Farben
}
drop_it-option-beginners = Für den Einstieg
drop_it-option-beginners-value = { $value ->
    [0] Nein: Der Rand zählt
   *[1] Ja: Der Rand zählt nicht
}
drop_it-option-jokers = Joker
drop_it-option-jokers-hint = Ein Joker rettet einen Wurf, der ein Tabu bricht. Jeder übrige ist 3 Punkte wert.
drop_it-option-jokers-value = { $value ->
    [0] Ohne
   *[1] Mit
}
drop_it-option-hand = Hand
drop_it-option-hand-hint = Wie weit ein Teil beim Loslassen verrutschen und sich verdrehen kann.
drop_it-option-hand-value = { $value ->
    [0] Ruhig: gar nicht
    [1] Normal: bis 1,5 mm und 4°
   *[2] Zittrig: bis 4 mm und 10°
}
drop_it-option-extras = Die vierte Farbe
drop_it-option-extras-hint = Zu dritt wird sie geteilt: je ein Kreis und zwei verschiedene andere Teile. Teams brauchen sie nicht.
drop_it-option-extras-value = { $value ->
    [0] Wird ausgelost
   *[1] Ihr wählt reihum
}

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
# $pair: zwei Formen der vierten Farbe
drop_it-share = { $pair ->
    [square-rhombus] ein Quadrat und eine Raute
    [square-triangle] ein Quadrat und ein Dreieck
   *[rhombus-triangle] eine Raute und ein Dreieck
}
drop_it-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}

## Was jetzt zu tun ist

drop_it-prompt-drop = Wähl ein Teil, beweg und dreh es über dem Schacht und lass los.
drop_it-prompt-joker = Tabu! { $jokers ->
    [one] Deinen letzten Joker
   *[other] Einen deiner { $jokers } Joker
} einsetzen und trotzdem { points } bekommen?
drop_it-prompt-extras = { drop_it-colour } wird geteilt: Welche zwei Teile willst du außer einem Kreis?
drop_it-prompt-fall = Das Teil fällt.
drop_it-prompt-wait = { page-whose-turn }
drop_it-prompt-over = Die Partie ist zu Ende.

## Warum nicht

drop_it-why-not-left = Davon hast du nichts mehr: { drop_it-piece }.
drop_it-why-angle = Ein Winkel geht von 0 bis 359,9 Grad.
drop_it-why-walls = So passt das Teil nicht zwischen die Wände.
drop_it-why-joker-first = Entscheide zuerst über den Joker.
drop_it-why-extras-first = Wähl zuerst deine Teile der vierten Farbe.
drop_it-why-extras-drawn = An diesem Tisch wählt niemand aus der vierten Farbe.
drop_it-why-extras-taken = Diese zwei hat schon jemand: Wähl aus denen, die noch da sind.
drop_it-why-extras-over = Die vierte Farbe ist schon verteilt.
drop_it-why-no-jokers = An diesem Tisch wird ohne Joker gespielt.
drop_it-why-jokers-spent = Du hast keinen Joker mehr.
drop_it-why-no-taboo = Ein Joker hilft nur bei einem Wurf, der gerade ein Tabu gebrochen hat.
drop_it-why-not-your-drop = Über diesen Joker entscheidet, wer geworfen hat.

## Was geschehen ist

drop_it-event-deal = { $you ->
    [yes] Die Teile sind verteilt, und du beginnst.
   *[no] Die Teile sind verteilt, und { $name } beginnt.
}
drop_it-event-extras = { $you ->
    [yes] Du nimmst einen Kreis, { drop_it-share } in { drop_it-colour }.
   *[no] { $name } nimmt einen Kreis, { drop_it-share } in { drop_it-colour }.
}
drop_it-event-extras-left = { $you ->
    [yes] Du bekommst, was übrig ist: einen Kreis, { drop_it-share } in { drop_it-colour }.
   *[no] { $name } bekommt, was übrig ist: einen Kreis, { drop_it-share } in { drop_it-colour }.
}
drop_it-event-drop = { $you ->
    [yes] Du lässt { drop_it-one-piece } fallen.
   *[no] { $name } lässt { drop_it-one-piece } fallen.
}
drop_it-one-piece = { $shape ->
    [circle] einen Kreis
    [square] ein Quadrat
    [rhombus] eine Raute
   *[triangle] ein Dreieck
} in { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
   *[blue] Blau
}
drop_it-event-level = { $you ->
    [yes] Du erreichst Ebene { $level }: { points }.
   *[no] { $name } erreicht Ebene { $level }: { points }.
}
drop_it-event-circles = { $you ->
    [yes] Du erreichst Ebene { $level }, und Bonuskreise bringen { $bonus } dazu: { points }.
   *[no] { $name } erreicht Ebene { $level }, und Bonuskreise bringen { $bonus } dazu: { points }.
}
drop_it-event-taboo-shape = { $you ->
    [yes] Du bekommst nichts: Das Teil berührt eins mit gleicher Form.
   *[no] { $name } bekommt nichts: Das Teil berührt eins mit gleicher Form.
}
drop_it-event-taboo-colour = { $you ->
    [yes] Du bekommst nichts: Das Teil berührt eins mit gleicher Farbe.
   *[no] { $name } bekommt nichts: Das Teil berührt eins mit gleicher Farbe.
}
drop_it-event-taboo-edge = { $you ->
    [yes] Du bekommst nichts: Das Teil berührt das eigene Symbol am Rand.
   *[no] { $name } bekommt nichts: Das Teil berührt das eigene Symbol am Rand.
}
drop_it-event-taboo-height = { $you ->
    [yes] Du bekommst nichts: Das Teil ragt aus dem Schacht.
   *[no] { $name } bekommt nichts: Das Teil ragt aus dem Schacht.
}
# $taboos: mehrere der Namen darunter
drop_it-event-taboos = { $you ->
    [yes] Du bekommst nichts: Das Teil bricht die Tabus { $taboos }.
   *[no] { $name } bekommt nichts: Das Teil bricht die Tabus { $taboos }.
}
drop_it-taboos = { $one }, { $other }
drop_it-taboos-last = { $one } und { $other }
drop_it-taboo-shape = Form
drop_it-taboo-colour = Farbe
drop_it-taboo-edge = Rand
drop_it-taboo-height = Höhe
drop_it-event-joker = { $you ->
    [yes] Du setzt einen Joker ein: { points }.
   *[no] { $name } setzt einen Joker ein: { points }.
}
drop_it-event-no-joker = { $you ->
    [yes] Du behältst deine Joker.
   *[no] { $name } behält die Joker.
}
drop_it-event-over = Alle Teile sind im Schacht: Die Partie ist zu Ende.

## Das Ergebnis

drop_it-account-levels = Ebenen
drop_it-account-circles = Bonuskreise
drop_it-account-jokers = { $jokers ->
    [one] { $jokers } übriger Joker
   *[other] { $jokers } übrige Joker
}
drop_it-result-shared = Gleichstand nach Punkten: ein geteilter Sieg.
drop_it-proof = Ging beim Fallen alles mit rechten Dingen zu?
drop_it-proof-server = Der Server hat noch einmal aus diesem Startwert gezogen, wer welche Teile bekam und wie jede Hand zitterte, zusammen { $draws } Mal: Alles stimmt überein. Die { $falls } Stürze folgen aus der Physik, nicht aus Glück: Jeder wurde geprüft, ob er möglich ist.

## Was an einem Text nicht stimmt

drop_it-error-notation = „{ $text }“ ist keine Aktion in Drop It: Schreib „red circle 83.5 120“ (mm von links, Grad), „joker“ oder „no joker“, oder „take square triangle“.
drop_it-error-fine = „{ $text }“ ist feiner, als jemand zielen kann: Ein Zehntelmillimeter und ein Zehntelgrad sind die Grenze.
drop_it-error-piece = So ein Teil gibt es in Drop It nicht.
drop_it-error-nature = Das kann die Natur jetzt nicht tun.

## Das Brett auf der Seite

# $drop: der wievielte; $all: wie viele es gibt
drop_it-progress = Wurf { $drop } von { $all }
drop_it-drop = Wurf { $drop }
drop_it-pieces = Übrige Teile
drop_it-shares = Zur Auswahl
drop_it-share-named = { $pair ->
    [square-rhombus] Kreis, Quadrat und Raute
    [square-triangle] Kreis, Quadrat und Dreieck
   *[rhombus-triangle] Kreis, Raute und Dreieck
} in { drop_it-colour }
drop_it-none-left = Keine Teile mehr.
drop_it-shaft = Der Schacht
drop_it-tools = Drehen und schauen
drop_it-track = Punkteleiste
drop_it-turn-left = Nach links drehen
drop_it-turn-right = Nach rechts drehen
drop_it-behind = Von hinten
drop_it-aims-first = Erst zielen, dann loslassen
drop_it-joker = { $count ->
    [one] Joker
   *[other] { $count } Joker
}
drop_it-joker-hint = Ein Joker rettet einen Wurf, der ein Tabu bricht; bleibt er übrig, ist er 3 Punkte wert.
# $kind: drop, joker, no-joker oder extras
drop_it-action = { $kind ->
    [joker] Einsetzen
    [no-joker] Behalten
    [extras] Nehmen
   *[drop] Loslassen
}
drop_it-in-hand = In der Hand: { drop_it-piece }. Bewegen, drehen, loslassen.

## Das Urteil auf dem Brett

drop_it-verdict-points = +{ $points }
drop_it-verdict-joker = +{ $points } mit Joker
# $saved: maybe, solange ein Joker noch hilft; sonst no
drop_it-verdict-taboo = { $saved ->
    [maybe] Tabu! Ein Joker?
   *[no] Tabu: 0 Punkte
}
# $bonus: Punkte für Kreise, 0 für keine
drop_it-verdict-level = Ebene { $level }{ $bonus ->
    [0] { "" }
   *[other] { " " }und { $bonus } für Kreise
}
# $taboo: shape, colour oder both
drop_it-verdict-touches = Berührt: { drop_it-piece }, gleiche { $taboo ->
    [shape] Form
    [colour] Farbe
   *[both] Form und Farbe
}
# $edge: shape oder colour
drop_it-verdict-edge = Berührt die eigene { $edge ->
    [colour] Farbe
   *[shape] Form
} am Rand
drop_it-verdict-height = Ragt aus dem Schacht
drop_it-close = Eine knappe Sache.
# $gap und $tolerance in mm; $touching: yes oder no
drop_it-gap = { NUMBER($gap, minimumFractionDigits: 2) } mm: { $touching ->
    [yes] berührt (bis { $tolerance })
   *[no] frei (über { $tolerance })
}

## Für Vorleseprogramme

# $x: mm von der linken Wand; $angle: Grad nach links
drop_it-aim = { drop_it-piece }, { $x } mm von links, um { $angle }° gedreht
drop_it-held = { drop_it-piece }, noch { $count }
# $count: Teile im Schacht
drop_it-pile = Der Stapel von oben: { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
}
drop_it-level = Ebene { $level }
# $neighbours: Namen von Teilen und Seiten; $count: wie viele
drop_it-lying = { drop_it-piece }{ $count ->
    [0] { "" }
   *[other] , berührt: { $neighbours }
}
# $side: left, right oder floor
drop_it-side = { $side ->
    [left] die linke Wand
    [right] die rechte Wand
   *[floor] den Boden
}

## Tasten, Berührung und die Hinweise des ersten Spiels

drop_it-key-UpDown = ein anderes Teil wählen
drop_it-key-LeftRight = das Teil bewegen
drop_it-key-QE = das Teil drehen
drop_it-key-Shift = mit den Tasten darüber: in feinen Schritten
drop_it-key-Space = loslassen; während es fällt: zum Ende springen
drop_it-key-M = das Brett von hinten ansehen
drop_it-key-Esc = das Teil zurücklegen
drop_it-help-touch = Mit Finger oder Maus: Zieh ein Teil über den Schacht und lass es dort los, oder tippe erst das Teil und dann die Stelle an. Die Knöpfe, das Mausrad oder ein zweiter Finger drehen es. Mit „Erst zielen“ bleibt es über dem Schacht: Zum Loslassen tipp es oder den Knopf an.
drop_it-coach-pieces = Das sind deine Teile. Zieh eines über den Schacht und lass los; neben dem Schacht kommt es zu dir zurück.
drop_it-coach-tools = Dreh das Teil mit den Knöpfen, dem Mausrad oder Q und E. Mit „Erst zielen“ bleibt es über dem Schacht, bis du es sagst. Wo genau es liegen bleibt, weiß niemand.
drop_it-coach-shaft = Je höher, desto besser: Jede Ebene zählt ihre Zahl, Kreise zählen extra. Aber das Teil darf keins seiner Form oder Farbe berühren und nicht das eigene Symbol am Rand.

## Was eine Wahl sicher bringt; nie, wo ein Teil liegen bleibt

# $edge: shape, colour, or none where the edge does not count
drop_it-brings-taboos = Es darf { $colour ->
    [red] keine roten Teile
    [yellow] keine gelben Teile
    [green] keine grünen Teile
   *[blue] keine blauen Teile
} berühren, { $shape ->
    [circle] keine Kreise
    [square] keine Quadrate
    [rhombus] keine Rauten
   *[triangle] keine Dreiecke
}{ $edge ->
    [shape] { " " }und am Rand nicht seine Form
    [colour] { " " }und am Rand nicht seine Farbe
   *[none] { "" }
}.
drop_it-brings-jokers = { $jokers ->
    [0] dann ist kein Joker mehr übrig
    [one] dann ist ein Joker übrig, am Ende 3 Punkte wert
   *[other] dann sind { $jokers } Joker übrig, am Ende je 3 Punkte wert
}
