### Scratch Island: die Wörter seiner Werkzeuge an der Befehlszeile. Die Seite lädt sie nie.

## Was an einer Materialdatei nicht stimmt: Enden des Satzes error-components

scratch_island-box-name = zwei heißen „{ $name }“, aber jedes braucht einen eigenen Namen
scratch_island-box-squares = das Motiv „{ $motif }“ hat die falsche Zahl von Quadraten: Möglich sind 1 bis { $most }, und eine Spitzhacke hat eines
scratch_island-box-apart = die Quadrate des Motivs „{ $motif }“ hängen nicht zusammen
scratch_island-box-face = ein Motiv „{ $face }“ gibt es nicht
scratch_island-box-pickaxe = der Würfel „{ $die }“ hat keine Spitzhacke, aber jeder braucht eine
scratch_island-box-orientations = gedreht und gespiegelt können alle Motive zusammen auf mehr als { $most } Arten liegen
scratch_island-box-symbols = eine Karte verbirgt weniger Symbole „{ $name }“, als ihre Reihe Plätze hat
scratch_island-box-chests = jede Truhe braucht eigene Punkte
scratch_island-box-points = Truhen und Belohnungen bringen zusammen { $points } Punkte, aber { $most } ist die Grenze
scratch_island-box-walls = erst kommt die kleinste Zahl der Wände, dann die größte
scratch_island-box-island = mit diesen Zahlen lässt sich keine Insel zeichnen

## Was `wurf simulate` je Partie zählt

scratch_island-lab-combine = kombiniert
scratch_island-lab-scratch = Felder

## wurf map, und die Legende jeder Karte im Terminal

scratch_island-map = zeichnet eine Karte von Scratch Island
scratch_island-map-about = Zeichnet eine Karte von Scratch Island im Terminal oder als Bild zum Drucken. Zu sehen ist nur, was auf der Folie steht, außer du fragst nach dem Verborgenen: So kannst du eine gezeichnete Karte auch spielen.
scratch_island-map-examples =
    {"  "}wurf map 17                       die Folie von Karte 17 des Hefts
    {"  "}wurf map 17 --png karte.png       ein Bild zum Drucken oder Zeigen
    {"  "}wurf map 17 --edition 5 --hidden  eine andere Auflage, und was unter ihrer Folie liegt
scratch_island-map-number = die Nummer der Karte, 1 bis 48
scratch_island-map-edition = die Auflage; ohne Angabe 1, das Heft; nach einer Partie nennt das Ergebnis ihre eigene
scratch_island-map-hidden = zeigt auch, was verborgen ist
scratch_island-map-svg = schreibt eine SVG-Datei
scratch_island-map-png = schreibt eine PNG-Datei
scratch_island-map-components = zeichnet eine Karte zu anderem Material als dem gedruckten
scratch_island-map-title = Scratch Island, Karte { $number } der Auflage { $edition }
scratch_island-map-boat = Boot
scratch_island-map-rock = Felsen
scratch_island-map-wall = Wand
scratch_island-map-cross = rotes Kreuz
scratch_island-map-foil = Folie
scratch_island-map-sand = Sand
scratch_island-map-snake = Schlange
scratch_island-map-key = Schlüssel der blauen Truhe, und so fort
scratch_island-map-opened = offene Truhe mit ihren Punkten
scratch_island-error-edition = „{ $value }“ ist keine Auflage: Sie ist eine ganze Zahl von 1 bis { $most } oder ein Name wie 4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge.
scratch_island-error-ending = Die Datei { $file } muss auf { $ending } enden.
