### LOOT: die Wörter seiner Werkzeuge an der Befehlszeile. Die Seite lädt sie nie.

## Was an einer Materialdatei nicht stimmt: Enden des Satzes error-components

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

## Was `wurf simulate` je Partie zählt

loot-lab-nudge = Schubse
loot-lab-wrap = Randsprünge
