### Die Regeln von LOOT für alle, die spielen. *Sternchen* stehen um das, was fett gesetzt wird.

loot-rules-title = So spielt man LOOT
loot-rules-lead = Ein Tag auf der Spielemesse. Alle folgen im selben Moment denselben Würfeln, und alle finden einen anderen Weg.
loot-rules-contents = Auf dieser Seite
# Neben einem Absatz: die Nummer seiner Regel in unserem Regelwerk. $rule wie L10
loot-rules-number = Regel { $rule }

## Worum es geht

loot-rules-about = Worum es geht
loot-rules-about-1 = Deine Figur läuft durch die Hallen, und du markierst jeden Stand, auf dem sie landet. Volle Zeilen, Gruppen einer Farbe und die kleinen Meeps bringen Punkte und Kniffe, die dir weiterhelfen.
loot-rules-about-2 = Ist die erste Punkteleiste fast voll, schließt die Messe. *Die meisten Punkte gewinnen.*

## Das Blatt

loot-rules-sheet = Das Blatt
loot-rules-sheet-figure = Ein Blatt mitten in der Partie.
loot-rules-sheet-figure-read = Ein Blatt mit seinen vier Teilen: das große Raster A mit Strichen, Kreuzen und der Figur; rechts davon die Kreise B; darunter die Leiste C und die Punkteleiste D mit dem laufenden Punktestand.
loot-rules-legend-figure = deine Figur
loot-rules-legend-booths = Stände in vier Farben
loot-rules-L1 = *A ist die Messe*: 7 mal 7 Felder. Farbige Felder sind Stände, in den anderen wohnen die Meeps.
loot-rules-L2 = Stände einer Farbe, die Seite an Seite liegen, sind eine *Gruppe*. Jede Farbe hat eine 1er-, eine 2er-, eine 3er- und eine 4er-Gruppe.
loot-rules-L3 = *B hat für jede Gruppe einen Kreis*: Die Zeile ist die Farbe, die Spalte die Größe. So groß die Gruppe, so viele Punkte.
loot-rules-L4 = Am Ende jeder Linie steht, wie viele Kreise sie braucht und was sie dann bringt: 3 Punkte oder eine Fähigkeit.
loot-rules-L5 = *C ist die Leiste der Meeps*: ein Eintrag für jeden von ihnen, Punkte oder eine Fähigkeit, von links nach rechts gefüllt.
loot-rules-L6 = *D ist die Punkteleiste*: Dort steht dein laufender Punktestand, und so lang sie ist, so lang dauert die Partie.

## Der Anfang

loot-rules-start = Der Anfang
loot-rules-start-figure = Jedes leuchtende Feld ist ein guter Anfang.
loot-rules-start-figure-read = Ein leeres Raster A. Alle Felder am Rand leuchten.
loot-rules-L7 = Alle stellen ihre Figur auf ein beliebiges Randfeld. Dort wird nichts markiert.
loot-rules-L8 = Drei Würfel werden für alle geworfen. Wer auf Platz 1 sitzt, ordnet sie: Der *aktive* Würfel gilt jetzt, der *nächste* im nächsten Zug und der dritte im *übernächsten*. So kannst du immer vorausplanen.
loot-rules-dice-figure = Jetzt gilt die 3. Nach diesem Zug wird sie neu gewürfelt und rückt ans Ende, und die 5 wird aktiv.
loot-rules-dice-figure-read = Drei Würfel in einer Reihe: Der aktive zeigt 3, der nächste 5, der übernächste 2.

## Ein Zug

loot-rules-turn = Ein Zug
loot-rules-L9 = Alle wählen ihren Zug *gleichzeitig*, mit demselben aktiven Würfel und ohne dass die anderen es sehen. Bis alle gewählt haben, kannst du es dir anders überlegen.
loot-rules-L10 = Zieh deine Figur *genau so weit, wie der Würfel zeigt*: waagerecht oder senkrecht, und nie über den Rand. Was auf dem Weg liegt, spielt keine Rolle.
loot-rules-L11 = Markiere das Feld, auf dem du landest, mit einem *Strich*. Landest du dort ein zweites Mal, wird aus dem Strich ein *Kreuz*. Auf einem Kreuz landet niemand mehr.
loot-rules-L13 = Haben alle gezogen, wird der aktive Würfel neu gewürfelt und kommt ans Ende. Die beiden anderen rücken auf.
loot-rules-marks-figure = Unmarkiert, Strich, Kreuz: Öfter als zweimal landest du nirgends.
loot-rules-marks-figure-read = Dreimal dasselbe Feld: leer, mit einem Strich und mit zwei Strichen, die ein Kreuz bilden.
loot-rules-try = Probier es aus: Der aktive Würfel zeigt …
loot-rules-try-1 = Nach links oder oben: ein erster Strich. Nach rechts oder unten: ein zweiter, also ein Kreuz.
loot-rules-try-2 = Alle vier Richtungen sind offen.
loot-rules-try-3 = Nur nach oben. Rechts endet das Raster, links und unten ist ein Kreuz.
loot-rules-try-4 = Nur nach links. Überall sonst endet das Raster.
loot-rules-try-5 = Die Figur sitzt fest: Auf jeder Seite endet das Raster vor dem fünften Feld. Sie wird auf ein beliebiges Feld ohne Strich gestellt.
loot-rules-try-6 = Die Figur sitzt fest: Kein Feld ist sechs Felder entfernt. Sie wird auf ein beliebiges Feld ohne Strich gestellt.
# Was Vorleseprogramme nach „Raster A, “ sagen
loot-rules-try-read = zu Beginn mit der Figur auf e4, Kreuzen auf b4 und e7 und Strichen auf f4 und e5
loot-rules-try-more = Tippe auf ein anderes Feld, und du erfährst, warum es nicht geht.
loot-rules-try-again = Noch einmal

## Festgesessen

loot-rules-stuck = Sitzt du fest?
loot-rules-L12 = Ist kein Zug erlaubt, stell deine Figur auf *ein beliebiges Feld ohne Strich* und markiere nichts; hat ihr eigenes Feld keinen, darf sie auch stehen bleiben. Oder setz eine Fähigkeit ein, wenn du eine hast.

## Punkte

loot-rules-points = Punkte
loot-rules-L14 = Ein Feld ist *besucht*, sobald es einen Strich hat. Dort anzufangen oder hingestellt zu werden zählt nicht, und ein Kreuz bringt nichts mehr dazu.
loot-rules-L15 = *Eine volle Zeile oder Spalte* von A: Sind alle sieben Felder besucht, bringt das 3 Punkte.
loot-rules-row-figure = Zeile 3 ist voll: Kreise ihre 3 ein.
loot-rules-row-figure-read = Raster A. Alle sieben Felder von Zeile 3 haben einen Strich, und die 3 am Ende der Zeile ist eingekreist.
loot-rules-L16-group = *Eine volle Gruppe*: Kreise sie in B ein. Sie bringt so viele Punkte, wie sie Stände hat.
loot-rules-L16-meeps = *Ein Meeps* bringt beim ersten Besuch den nächsten Eintrag von C, egal welcher Meeps es ist.
loot-rules-L17 = *Eine Linie von B* mit so vielen Kreisen, wie sie braucht, bringt ihre Belohnung.
loot-rules-group-figure = Dasselbe Blatt: Rot hat seine 2er- und 4er-Gruppe, Grün seine 1er- und 2er-Gruppe. Beide Linien brauchen 2 Kreise: Rot bringt einen Schubs (benutzt und durchgestrichen), Grün einen Randsprung.
loot-rules-group-figure-read = Die Kreise B desselben Blatts. Eingekreist sind Rot 2 und 4, Blau 1, Grün 1 und 2; am Ende der roten Zeile ein Schubs, eingekreist und durchgestrichen, und am Ende der grünen ein eingekreister Randsprung.
loot-rules-bar-figure = Drei Meeps besucht: 1 Punkt, ein Schubs, der schon verbraucht ist, und 2 Punkte.
loot-rules-bar-figure-read = Leiste C. Die ersten drei Einträge sind eingekreist, der Schubs darunter ist durchgestrichen.
loot-rules-L20 = *Schreib es auf*: Zähl alle Punkte dieses Zuges zusammen und schreib deinen neuen Punktestand ins nächste Feld von D. Ein Zug, ein Feld; ein Zug ohne Punkte füllt keines.
loot-rules-track-figure = Sieben Züge haben bisher Punkte gebracht, der letzte gleich 5 auf einmal: eine volle Zeile und eine volle Gruppe.
loot-rules-track-figure-read = Punkteleiste D. Sieben von { $fields } Feldern sind gefüllt: 1, 2, 3, 5, 9, 11 und 16.
loot-rules-tip = Die Partie endet, wenn eine Punkteleiste voll ist. Darum ist ein Zug, der auf mehrere Arten zugleich punktet, Gold wert: viele Punkte, aber nur ein Feld.

## Fähigkeiten

loot-rules-abilities = Fähigkeiten
loot-rules-L21 = Jede Fähigkeit hilft *einmal*, und zwar ab dem Zug, nachdem du sie bekommen hast. Nur eine je Zug; dann wird sie durchgestrichen und ist weg.
loot-rules-L18 = *Randsprung*: Dein Zug verlässt das Raster und geht auf der Gegenseite weiter.
loot-rules-wrap-figure = Eine 4 mit Randsprung: rechts über den Rand und von links weiter.
loot-rules-wrap-figure-read = Raster A mit der Figur auf f4. Ein Pfeil verlässt das Raster rechts und führt von links weiter bis c4.
loot-rules-L19 = *Schubs*: Dein Zug ist ein Feld länger oder ein Feld kürzer, als der Würfel zeigt, aber nie 0.
loot-rules-nudge-figure = Eine 3 mit Schubs: zwei oder vier Felder statt drei.
loot-rules-nudge-figure-read = Raster A mit der Figur auf e4. Pfeile führen zwei Felder nach oben, unten, links und rechts und vier Felder nach links.

## Das Ende

loot-rules-end = Das Ende
loot-rules-L22 = Sobald jemand ins *vorletzte Feld* schreibt, ist dieser Zug der letzte. Wer dieses Feld gefüllt hat, schreibt 3 Punkte Bonus dazu ins letzte; alle anderen übertragen ihren Stand.
loot-rules-end-figure = Das vorletzte Feld ist gefüllt: 3 Punkte dazu, und die Messe schließt.
loot-rules-end-figure-read = Punkteleiste D, alle { $fields } Felder sind gefüllt. Im vorletzten steht { $total }, im letzten { $final }.
loot-rules-L23 = *Die meisten Punkte gewinnen.* Bei Gleichstand gewinnen mehr Kreuze in A; sind auch die gleich, wird der Sieg geteilt.
loot-rules-L24 = Eine Partie, in der niemand vorankommt, endet nach 200 Zügen, ohne Bonus. Beim Einrichten des Tischs könnt ihr eine andere Zahl wählen.

## Was von uns ist

loot-rules-ours = Was wir rekonstruiert oder entschieden haben
loot-rules-ours-1 = LOOT ist ein Spiel von Ralf und Roy zur Linde. Wir kennen es aus seinen Regeln, auf Deutsch und auf Spanisch; das gedruckte Blatt ist nicht in unseren Quellen. Die Worte, die Bilder und das Blatt auf dieser Seite sind von uns.
loot-rules-R = rekonstruiert
loot-rules-D = entschieden
loot-rules-R-L2 = Wo die Farben liegen, dass es 9 Meeps gibt und dass zwei Gruppen einer Farbe sich nie berühren.
loot-rules-R-L4 = Was jede Linie von B braucht und bringt.
loot-rules-R-L5 = Die Einträge der Leiste C und ihre Reihenfolge.
loot-rules-R-L6 = Dass die Punkteleiste D 15 Felder hat.
loot-rules-ours-file = All das steht in einer Datei, components.toml. Wenn du die Schachtel besitzt oder ein anderes Blatt ausprobieren willst, gib dem Spiel dein eigenes: *{ $command }*
loot-rules-D-solo = Man kann auch allein spielen und auf eine gute Punktzahl hoffen.
loot-rules-D-L5 = Die Leiste C wird von links nach rechts gefüllt, egal welcher Meeps besucht wird.
loot-rules-D-L8 = Wer auf Platz 1 sitzt, ordnet die Würfel.
loot-rules-D-L9 = Bis alle gewählt haben, kannst du deine Wahl ändern, auch die deines Startfelds. Die Reihenfolge der Würfel ist endgültig.
loot-rules-D-L12 = Wer festsitzt, darf stattdessen eine Fähigkeit einsetzen. Gibt es kein Feld ohne Strich, bleibt die Figur stehen.
loot-rules-D-L18 = Einen Randsprung verbraucht nur ein Zug, der das Raster wirklich verlässt.
loot-rules-D-L19 = Ein Schubs macht keinen Zug von 0 Feldern möglich.
loot-rules-D-L22 = Alle führen den letzten Zug zu Ende, und wer das vorletzte Feld gefüllt hat, bekommt den Bonus.
loot-rules-D-L24 = Die Grenze von 200 Zügen, für Partien, die nicht vorankommen.
