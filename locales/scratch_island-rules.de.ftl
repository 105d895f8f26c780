### Die Regeln von Scratch Island für alle, die spielen. *Sternchen* stehen um das, was fett gesetzt wird.

scratch_island-rules-title = So spielt man Scratch Island
scratch_island-rules-lead = Würfeln, anlegen, rubbeln: ein eigener Weg über eine verborgene Insel, zu Schlüsseln, Truhen und Schätzen, und um die Schlangen herum.
scratch_island-rules-contents = Auf dieser Seite
# Neben einem Absatz: die Nummer seiner Regel in unserem Regelwerk. $rule wie S7
scratch_island-rules-number = Regel { $rule }

## Worum es geht

scratch_island-rules-about = Worum es geht
scratch_island-rules-about-1 = Alle haben eine Schatzkarte, die mit Folie bedeckt ist. Die Würfel zeigen *Motive*, und mit ihnen rubbelst du Feld für Feld einen Weg von deinem Boot über die Insel frei.
scratch_island-rules-about-2 = Unter roten Kreuzen liegen *Schlüssel*, in den Ecken warten vier *Truhen*, und der Sand verbirgt Schätze, um die ihr um die Wette sucht. Aber auch *Schlangen*.

## Die Karte

scratch_island-rules-map = Die Karte
scratch_island-rules-S1 = Auf der Folie sind *das Boot* aufgedruckt, von dem du startest, dazu *Felsen*, *Wände* zwischen Feldern, *6 rote Kreuze* und in den Ecken *vier Truhen*. Die Insel hat 13 Spalten und 11 Zeilen.
scratch_island-rules-map-figure = Was auf die Folie gedruckt ist.
scratch_island-rules-map-figure-read = Eine Insel mit 13 mal 11 Feldern unter Folie: ein Boot am Rand, Felsen, Wände, sechs rote Kreuze und in jeder Ecke eine Truhe.
scratch_island-rules-legend-boat = Boot
scratch_island-rules-legend-rock = Felsen
scratch_island-rules-legend-wall = Wand
scratch_island-rules-legend-cross = Kreuz
scratch_island-rules-legend-chest = Truhe
scratch_island-rules-S2 = *Niemand weiß, was verborgen ist*, auch du nicht. Unter vier der Kreuze liegt je ein Schlüssel jeder Farbe, unter den Truhen ihre Punkte, im Sand Schätze und Schlangen. Unter Felsen und Boot ist nichts. Neben dem Boot liegt keine Schlange. Was freigerubbelt ist, sehen alle.
scratch_island-rules-S3 = Unter der Karte hat jede Art von Schätzen *ihre Reihe* mit Plätzen und den Punkten ihrer Belohnung.
scratch_island-rules-S4 = Eine Auflage hat *48 Karten*, und alle bekommen eine eigene. Alle sind fair: Jeder Schlüssel und jede Truhe ist erreichbar, ohne einen Felsen aufzubrechen, und alle verbergen dieselben Schätze und gleich viele Schlangen. Welche Karten ihr hattet, erfahrt ihr am Ende, damit ihr sie noch einmal ansehen könnt.
scratch_island-rules-S5 = Eine Karte birgt *30 Punkte*: die Truhen 3, 4, 5 und 6, in beliebigen Ecken, und die Schätze 1, 2, 4 und 5. Dazu 10 Schlangen.

## Die Würfel

scratch_island-rules-dice = Die Würfel
scratch_island-rules-S6 = Es gibt *2 blaue, 2 orange Würfel und 1 gelben*. Der gelbe ist nur zu viert dabei.
scratch_island-rules-S7 = Jede Seite zeigt *ein Motiv* aus bis zu vier Quadraten oder eine *Spitzhacke*.
scratch_island-rules-dice-figure = Die sechs Seiten jeder Farbe.
scratch_island-rules-dice-figure-read = Blau: zweimal Domino, Dreierreihe, Ecke, Quadrat, Spitzhacke. Orange: Domino, Dreierreihe, Ecke, L, S, Spitzhacke. Gelb: Domino, Dreierreihe, Ecke, T, L, Spitzhacke.
scratch_island-rules-S8 = Jedes Motiv darfst du beliebig *drehen und spiegeln*.

## Ein Zug

scratch_island-rules-turn = Ein Zug
scratch_island-rules-S9 = Wer an der Reihe ist, würfelt mit allen Würfeln, *nimmt zwei* und rubbelt ihre Motive nacheinander frei, in beliebiger Reihenfolge. Wer beginnt, wird ausgelost oder beim Einrichten des Tisches gewählt.
scratch_island-rules-S10 = Dann nehmen *die anderen* im Uhrzeigersinn *je einen* der übrigen Würfel. Danach würfelt die nächste Person. Haben alle einmal gewürfelt, ist eine Runde um.
scratch_island-rules-S11 = Ein Motiv wird *ganz oder gar nicht* freigerubbelt. Passt es nirgends, rubbelst du mit diesem Würfel nichts. Du darfst auch einen Würfel weglegen, der passen würde.
scratch_island-rules-S12 = Such zuerst den Platz des Motivs aus und rubble dann *ein Feld nach dem anderen* frei. Jedes muss eine Kante mit einem schon freien Feld teilen, ohne Wand dazwischen; soweit das erlaubt ist, bestimmst du die Reihenfolge.
scratch_island-rules-S14 = Dein *erstes Motiv* bedeckt das Boot und beginnt dort.
scratch_island-rules-S15 = Ein freigerubbeltes Feld lässt sich *nicht noch einmal* verwenden.
scratch_island-rules-fits-figure = Dieses L passt: Sein erstes Feld liegt am Weg.
scratch_island-rules-fits-figure-read = Ein Weg aus zwei Feldern, der am Boot beginnt. Daneben liegt ein L aus vier Feldern, nummeriert in der Reihenfolge des Rubbelns.

## Wände, Felsen und Truhen

scratch_island-rules-ground = Wände, Felsen und Truhen
scratch_island-rules-S13 = *Kein Schritt führt durch eine Wand.* Eine Wand innerhalb eines Motivs stört nicht, wenn du um sie herumkommst. *Felsen* halten jedes Motiv auf, nur die Spitzhacke nicht. Eine *Truhe* lässt sich erst bedecken, wenn du ihren Schlüssel vor diesem Motiv gefunden hast.
scratch_island-rules-wall-figure = Das Quadrat passt: Die Reihenfolge führt um die Wand herum.
scratch_island-rules-wall-figure-read = Ein Quadrat aus vier Feldern mit einer Wand zwischen zweien davon; die Nummern führen um die Wand herum.
scratch_island-rules-not-figure = Vier Motive, die nicht passen, und warum.
scratch_island-rules-not-figure-read = Vier kleine Inseln: eine Dreierreihe über einem Felsen, ein Domino durch eine Wand, eine Dreierreihe über einer Truhe ohne Schlüssel, ein Domino abseits vom Weg.

## Was du findest

scratch_island-rules-finds = Was du findest
scratch_island-rules-S16 = *Eine Schlange beendet deinen Zug sofort.* Ihr Feld gehört zu deinem Weg, aber der Rest des Motivs bleibt bedeckt, und ein zweiter Würfel verfällt. Was du vorher gefunden hast, zählt.
scratch_island-rules-snake-figure = Eine Schlange unter dem zweiten Feld: Die beiden anderen bleiben bedeckt.
scratch_island-rules-snake-figure-read = Ein Weg, der an einer Schlange endet; dahinter sind zwei Felder des Motivs durchgestrichen.
scratch_island-rules-S18 = Ein *rotes Kreuz* verbirgt einen Schlüssel, einen Schatz oder nichts: vier Schlüssel, ein Schatz, einmal nichts.
scratch_island-rules-S20 = Eine *Truhe* wird wie jedes andere Feld freigerubbelt, sobald du ihren Schlüssel hast, und zeigt ihre Punkte.
scratch_island-rules-chest-figure = Mit dem blauen Schlüssel darf ein Motiv die blaue Truhe bedecken.
scratch_island-rules-chest-figure-read = Ein Weg mit einem blauen Schlüssel, daneben ein Domino, das die blaue Truhe in der Ecke bedeckt.
scratch_island-rules-S19 = Ein *Schatz* wird in seiner Reihe markiert. Wer eine Reihe *zuerst* voll hat, bekommt ihre Belohnung; für alle anderen wird sie gestrichen, und solche Schätze sind nichts mehr wert.
scratch_island-rules-rows-figure = Eine Münze genügt für ihre Belohnung. Die Muscheln hat jemand anderes; ein dritter Edelstein bringt 4 Punkte.
scratch_island-rules-rows-figure-read = Eine blaue Truhe ist offen und bringt 3 Punkte, der rote Schlüssel ist gefunden. Münzen: voll, 1 Punkt. Muscheln: gestrichen. Edelsteine: zwei von drei. Kronen: noch keine.

## Die Spitzhacke

scratch_island-rules-pickaxe = Die Spitzhacke
scratch_island-rules-S17 = Eine *Spitzhacke* rubbelt ein Feld an deinem Weg frei: einen Felsen oder irgendein anderes. Durch Wände kommt sie nie.
scratch_island-rules-S17-combine = Hast du beim eigenen Wurf eine Spitzhacke und ein anderes Motiv genommen, darfst du sie *kombinieren*: Dann ist genau ein Feld des Motivs ein Felsen. Das verbraucht beide Würfel, und beide müssen noch unbenutzt sein. Zwei Spitzhacken lassen sich nicht kombinieren.
scratch_island-rules-combine-figure = Dreierreihe und Spitzhacke zusammen: Das zweite Feld ist ein Felsen.
scratch_island-rules-combine-figure-read = Eine Reihe aus drei Feldern, deren mittleres ein Felsen ist, vom Weg aus nummeriert.

## Das Ende

scratch_island-rules-end = Das Ende
scratch_island-rules-S21 = Öffnet jemand die *vierte Truhe*, endet die Partie *mit dieser Runde*. Wer sie geöffnet hat, darf die Würfel dieses Zuges noch nutzen, und wer in dieser Runde noch drankommt, spielt noch und darf Truhen öffnen.
scratch_island-rules-S22 = Geöffnete Truhen und verdiente Belohnungen zählen, und *die meisten Punkte gewinnen*. Bei Gleichstand gewinnt, wer zuerst alle vier Truhen geöffnet hat; hat das niemand, ist der Sieg geteilt.
scratch_island-rules-S23 = Eine Partie, die niemand beendet, ist nach 60 Runden vorbei; beim Einrichten des Tischs könnt ihr eine andere Zahl wählen. Kann auf deine Karte nie wieder ein Würfel passen, wirst du übersprungen; kann niemand mehr rubbeln, ist die Partie zu Ende.
scratch_island-rules-tip = Achte darauf, was du den anderen übrig lässt: Von vier Würfeln nimmst du zwei, und die nächste Person wählt aus dem Rest.

## Was von uns ist

scratch_island-rules-ours = Was wir rekonstruiert oder entschieden haben
scratch_island-rules-ours-1 = Wir kennen Scratch Island aus seinen deutschen Regeln. Sie zeigen weder die Würfel noch die Karten: Worte, Bilder, Motive und Inseln auf dieser Seite sind von uns.
scratch_island-rules-R = rekonstruiert
scratch_island-rules-D = entschieden
scratch_island-rules-R-S1 = Wie groß die Insel ist.
scratch_island-rules-R-S2 = Dass neben dem Boot keine Schlange liegt.
scratch_island-rules-R-S4 = Die Karten zeichnet ein Programm, das von jeder beweist, dass sie fair ist. Kreuze, Boot und Truhen sind mindestens 3 Schritte voneinander entfernt, und Felsen und Wände machen die Wege vom Boot zu den Truhen im Schnitt mindestens 1,2-mal so lang.
scratch_island-rules-R-S5 = Die Punkte von Truhen und Belohnungen und wie viele Schätze, Schlangen, Felsen und Wände es gibt. Die Regeln sagen nur, dass eine Karte höchstens 30 Punkte birgt.
scratch_island-rules-R-S7 = Die Motive auf den Würfeln.
scratch_island-rules-R-S18 = Was unter den beiden Kreuzen ohne Schlüssel liegt.
scratch_island-rules-ours-file = Die Würfel und alle Zahlen stehen in einer Datei, components.toml. Wenn du die Schachtel besitzt oder andere ausprobieren willst, gib dem Spiel deine eigene: *{ $command }*
scratch_island-rules-D-S3 = Die Punkte der Belohnungen sind offen, denn sie sind auf jeder Karte gleich.
scratch_island-rules-D-S4 = Die Auflage ist bis zum Ende geheim, damit niemand nachsehen kann, was verborgen ist; beim Einrichten lässt sich eine bekannte wählen.
scratch_island-rules-D-S8 = Motive dürfen gedreht und gespiegelt werden.
scratch_island-rules-D-S9 = Wer beginnt, wird ausgelost; nach den gedruckten Regeln beginnt, wer zuletzt einen echten Schatz gefunden hat.
scratch_island-rules-D-S11 = Man darf einen Würfel weglegen, der passen würde, und einen nehmen, der nicht passt.
scratch_island-rules-D-S12 = Erst wird der Platz eines Motivs gewählt; die Reihenfolge seiner Felder ist frei.
scratch_island-rules-D-S13 = Um eine Wand innerhalb eines Motivs darf man herumgehen. Ein Schlüssel zählt ab dem nächsten Motiv, damit das Erlaubte nie das Verborgene verrät.
scratch_island-rules-D-S17 = Kombinieren verbraucht beide Würfel und geht weder mit zwei Spitzhacken noch, wenn ein Würfel schon benutzt ist. Durch eine Wand kommt eine Spitzhacke nicht.
scratch_island-rules-D-S19 = Schätze einer vergebenen Reihe lassen sich freirubbeln, bringen aber nichts.
scratch_island-rules-D-S22 = Bei Gleichstand gewinnen alle, wenn die Truhen nicht entscheiden.
scratch_island-rules-D-S23 = Die Grenze von 60 Runden und wer übersprungen wird.
