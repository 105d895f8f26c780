### Quadrata: die Wörter seiner Werkzeuge an der Befehlszeile. Die Seite lädt sie nie.

## Was an einer Materialdatei nicht stimmt: Enden des Satzes error-components

quadrata-box-name = zwei Formen heißen „{ $piece }“, aber jede braucht einen eigenen Namen
quadrata-box-less = zu dritt würden mehr Formen „{ $piece }“ aus dem Vorrat genommen, als es gibt
quadrata-box-area = die Form „{ $piece }“ bedeckt { $area } Einheitsdreiecke, ihre Zahl ist aber { $number }
quadrata-box-grid = die Form „{ $piece }“ liegt nicht auf ganzen Einheitsdreiecken
quadrata-box-unfillable = das Quadrat lässt sich mit diesen Formen nicht füllen
quadrata-box-numbers = es muss Formen mit jeder Zahl von 1 bis 6 geben, auch zu dritt
quadrata-box-places = die Formen haben { $places } Plätze in beiden Quadraten zusammen, aber { $most } ist die Grenze

## Was `wurf simulate` je Partie zählt

quadrata-lab-rob_to_square = geraubt
quadrata-lab-within_square = umgelegt
