### Was an einer Materialdatei nicht stimmt: Enden des Satzes error-components. Auf der Seite kommt das nie vor.

## LOOT

loot-sheet-size = das Raster braucht sieben Zeilen mit je sieben Feldern, durch Leerzeichen getrennt
loot-sheet-letter = „{ $found }“ ist kein Feld: schreib r, b, g, y, oder einen Punkt für einen Meeps
loot-sheet-large-group = { $size } Stände in { $colour ->
    [r] Rot
    [b] Blau
    [g] Grün
   *[y] Gelb
} hängen zusammen, aber eine Gruppe hat höchstens vier
loot-sheet-two-groups = es gibt zwei { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $size }er-Gruppen, es muss aber genau eine geben
loot-sheet-no-group = es gibt keine { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $size }er-Gruppe, es muss aber genau eine geben
loot-sheet-lines = es muss genau diese Linien geben: { $keys }
loot-sheet-bar = die Leiste braucht einen Eintrag für jeden Meeps: { $entries } Einträge, { $meeps } Meeps

## Quadrata

quadrata-box-name = zwei Formen heißen „{ $piece }“, aber jede braucht einen eigenen Namen
quadrata-box-less = zu dritt würden mehr Formen „{ $piece }“ aus dem Vorrat genommen, als es gibt
quadrata-box-area = die Form „{ $piece }“ bedeckt { $area } Einheitsdreiecke, ihre Zahl ist aber { $number }
quadrata-box-grid = die Form „{ $piece }“ liegt nicht auf ganzen Einheitsdreiecken
quadrata-box-unfillable = das Quadrat lässt sich mit diesen Formen nicht füllen
quadrata-box-numbers = es muss Formen mit jeder Zahl von 1 bis 6 geben, auch zu dritt
quadrata-box-places = die Formen haben { $places } Plätze in beiden Quadraten zusammen, aber { $most } ist die Grenze

## Scratch Island

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

## Drop It

drop_it-box-open = der Umriss von „{ $piece }“ ist offen: Nach mindestens drei Ecken muss die erste am Ende noch einmal stehen
drop_it-box-overlapping = Kanten von „{ $piece }“ liegen aufeinander
drop_it-box-crossing = der Umriss von „{ $piece }“ kreuzt sich selbst
drop_it-box-hollow = „{ $piece }“ ist nicht konvex: Der Umriss muss an jeder Ecke in dieselbe Richtung abbiegen
drop_it-box-wide = „{ $piece }“ passt nicht in jeder Drehung zwischen die Wände
drop_it-box-lines = die Ebenenlinien müssen an beiden Wänden übereinander und im Schacht liegen
drop_it-box-slants = jede Ebenenlinie braucht eine eigene Neigung
drop_it-box-circle-outside = Bonuskreis { $circle } liegt nicht ganz im Schacht
drop_it-box-circles-overlap = die Bonuskreise { $circle } und { $other } überlappen sich
drop_it-box-cuts = die Schnitte des Bodens müssen von links nach rechts und im Schacht liegen
drop_it-box-symbols = hier braucht es { $needed } Symbole, es sind aber { $found }
drop_it-box-neighbours = zwei benachbarte Abschnitte zeigen beide „{ $symbol }“
drop_it-box-opposite = linke und rechte Wand müssen sich auf jeder Ebene unterscheiden
