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
