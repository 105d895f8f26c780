### Drop It: die Wörter seiner Werkzeuge an der Befehlszeile. Die Seite lädt sie nie.

## Was an einer Materialdatei nicht stimmt: Enden des Satzes error-components

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

## Was `wurf simulate` je Partie zählt

drop_it-lab-joker = Joker
