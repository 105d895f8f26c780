### Quadrata: die Wörter seiner Werkzeuge an der Befehlszeile. Die Seite lädt sie nie.

## Was an einer Materialdatei nicht stimmt: Enden des Satzes error-components

quadrata-box-name = zwei Teile heißen „{ $piece }“, aber jedes braucht einen eigenen Namen
quadrata-box-less = zu dritt würden mehr Teile „{ $piece }“ aus dem Vorrat genommen, als es gibt
quadrata-box-area = das Teil „{ $piece }“ bedeckt { $area } Einheitsdreiecke, seine Zahl ist aber { $number }
quadrata-box-grid = das Teil „{ $piece }“ liegt nicht auf ganzen Einheitsdreiecken
quadrata-box-unfillable = das Quadrat lässt sich mit diesen Teilen nicht füllen
quadrata-box-numbers = es muss Teile mit jeder Zahl von 1 bis 6 geben, auch zu dritt
quadrata-box-places = die Teile haben { $places } Plätze in beiden Quadraten zusammen, aber { $most } ist die Grenze

## Was `wurf simulate` je Partie zählt

quadrata-lab-rob_to_square = geraubt
quadrata-lab-within_square = umgelegt
