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
quadrata-box-slots = im Quadrat hätten { $most } Formen dieses Vorrats Platz, aber { $slots } ist die Grenze
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
