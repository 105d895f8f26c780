### Die Regeln von Drop It für alle, die spielen. *Sternchen* stehen um das, was fett gesetzt wird.

drop_it-rules-title = So spielt man Drop It
drop_it-rules-lead = Ein schmaler Schacht, ein Teil in der Hand und ein Plan. Dann lässt du los, es springt, rollt und dreht sich, und alles kommt anders.
drop_it-rules-contents = Auf dieser Seite
# Neben einem Absatz: die Nummer seiner Regel in unserem Regelwerk. $rule wie D7
drop_it-rules-number = Regel { $rule }
# $gap in mm
drop_it-rules-gap = { NUMBER($gap, minimumFractionDigits: 1) } mm

## Worum es geht

drop_it-rules-about = Worum es geht
drop_it-rules-about-1 = Reihum lasst ihr Teile in den Schacht fallen. Je *höher* ein Teil liegen bleibt, desto mehr Punkte bringt es, und Bonuskreise gibt es unterwegs auch zu treffen.
drop_it-rules-about-2 = Aber es darf *nichts berühren, was ihm gleicht*: kein Teil derselben Form, keines derselben Farbe und nicht das eigene Symbol am Rand. Sonst bekommst du nichts dafür.

## Die Schachtel

drop_it-rules-box = Die Schachtel
drop_it-rules-D1 = Es gibt *36 Teile*: in jeder der Farben Rot, Gelb, Grün und Blau 3 Kreise, 2 Quadrate, 2 Rauten und 2 Dreiecke.
drop_it-rules-pieces-figure = Alle Arten von Teilen, und wie viele es von jeder gibt. Das Zeichen auf einem Teil steht für seine Farbe.
drop_it-rules-pieces-figure-read = Kreise, Quadrate, Rauten und Dreiecke in vier Farben: jeder Kreis dreimal, alle anderen zweimal.
drop_it-rules-D2 = Der *Schacht* steht aufrecht und ist so schmal, dass sich die Teile nur in einer Ebene bewegen. Er ist 20 cm breit und 24 cm hoch; ein Teil misst etwa 3,4 cm.
drop_it-rules-D3 = Schräge Linien teilen ihn in *acht Ebenen*, die 1 bis 8 Punkte wert sind.
drop_it-rules-D4 = *Bonuskreise* sind daraufgedruckt: Ein großer ist 1 Punkt wert, ein mittlerer 2, ein kleiner 3.
drop_it-rules-D5 = Der *Rand*, also beide Wände und der Boden, ist in Abschnitte geteilt, jeder mit einem Symbol. An den Wänden endet ein Abschnitt dort, wo eine Linie auf die Wand trifft. Nachbarn zeigen nie dasselbe Symbol.
drop_it-rules-D6 = Eine *Punkteleiste* mit 25 Feldern zeigt eure Punkte, dazu Marker für 25 und 50 weitere. Die 8 *Joker* gehören zu einer Variante.
drop_it-rules-shaft-figure = Der Schacht mit seinen acht Ebenen, den Bonuskreisen und den Symbolen am Rand.
drop_it-rules-shaft-figure-read = Der leere Schacht. Sieben schräge Linien teilen ihn in acht Ebenen mit je einem Bonuskreis; zwanzig Abschnitte des Rands zeigen Kreise, Quadrate, Rauten und Dreiecke.

## Vorbereitung

drop_it-rules-deal = Vorbereitung
drop_it-rules-D7 = *Zu viert* bekommt ihr je eine Farbe: 9 Teile.
drop_it-rules-D8 = *Zu dritt* bekommt ihr je eine Farbe und teilt euch die vierte: je einen Kreis und zwei verschiedene andere Teile davon. Das macht je 12 Teile. Welche zwei, wird *ausgelost*; oder ihr *wählt* reihum, wenn der Tisch so eingerichtet ist, und wer zuletzt dran ist, bekommt den Rest.
drop_it-rules-D9 = *Zu zweit oder in zwei Teams* bekommt ihr je zwei Farben: 18 Teile.
drop_it-rules-D10 = Wer was bekommt, wird ausgelost. Wer *am jüngsten* ist, beginnt: Wer den Tisch einrichtet, sagt, wer das ist, oder lässt das Los entscheiden. Dann geht es im Uhrzeigersinn weiter.

## Ein Zug

drop_it-rules-turn = Ein Zug
drop_it-rules-D11 = Wähl *irgendeines deiner Teile*, halt es über den Schacht, verschieb und dreh es, wie du willst, und lass los. Es muss zwischen die Wände passen; über dem Rand gehen sie unsichtbar und ohne Symbole weiter. Wem ein Teil gehört, hat mit seiner Farbe nichts zu tun.
drop_it-rules-D12 = Es *fällt, springt und rollt*, bis alles ruht. Dabei darf es Teile anstoßen, die schon daliegen.
drop_it-rules-D13 = Dann wird *nur das geworfene Teil* geprüft, dort, wo es liegt. Verschiebt es sich später, ändert das keine Punkte mehr.
drop_it-rules-fall-figure = Ein Fall: wo das Teil losgelassen wurde, sein Weg, und wo alle Teile liegen geblieben sind.
drop_it-rules-fall-figure-read = Eine Linie führt von oberhalb des Schachts hinab zum Stapel, prallt ab und endet weit daneben, wo das Teil zur Ruhe gekommen ist; gestrichelte Umrisse zeigen es unterwegs.

## Tabus

drop_it-rules-taboos = Die vier Tabus
drop_it-rules-taboos-1 = Seht zuerst nach, was das Teil berührt:
drop_it-rules-taboos-figure = Von jedem eines. Das Kreuz zeigt, was nicht berührt werden darf.
drop_it-rules-taboos-figure-read = Vier Ausschnitte des Schachts: Ein Teil berührt eines derselben Form, eines derselben Farbe, das eigene Symbol am Rand, und eines ragt oben hinaus.
drop_it-rules-D14 = *Form:* Es berührt ein Teil derselben Form.
drop_it-rules-D15 = *Farbe:* Es berührt ein Teil derselben Farbe.
drop_it-rules-D16 = *Rand:* Es berührt einen Abschnitt, der seine Form zeigt. Nur der Rand selbst zählt, nicht der Platz daneben.
drop_it-rules-D17 = *Höhe:* Irgendetwas von ihm ragt oben aus dem Schacht, und sei es noch so wenig.
drop_it-rules-D18 = Bricht es *ein Tabu oder mehrere*, bekommst du nichts dafür.
drop_it-rules-D21 = *Was heißt berühren?* Höchstens 0,2 mm Abstand. Liegt ein Teil über der Grenze zweier Abschnitte, berührt es beide. Wird es knapp, zeigt das Brett die Lücke unter der Lupe.
drop_it-rules-touch-figure = Unter der Lupe: Was im kleinen Ring liegt, berührt sich.
drop_it-rules-touch-figure-read = Die Spitze einer Raute, 0,2 mm von einem Quadrat entfernt: Sie berühren sich. Mit 0,3 mm Abstand berühren sie sich nicht.

## Punkte

drop_it-rules-points = Punkte
drop_it-rules-D19 = Ohne Tabu bringt das Teil die Zahl der *höchsten Ebene*, in die irgendetwas von ihm ragt. Liegt es genau auf einer Linie, ragt es nicht darüber hinaus.
drop_it-rules-D20 = Jeder *Bonuskreis*, den es überdeckt, zählt dazu. Ein Kreis ist nie verbraucht: Er zählt auch für spätere Teile.
drop_it-rules-points-figure = Das Quadrat ragt in Ebene { $level } und überdeckt einen Bonuskreis: { $level } + { $bonus } = { $points } Punkte.
drop_it-rules-points-figure-read = Ein blaues Quadrat liegt ohne Tabu auf anderen Teilen. Ebene { $level } ist markiert und ebenso der Bonuskreis dahinter.

## Das Ende

drop_it-rules-end = Das Ende
drop_it-rules-D22 = Sind alle Teile im Schacht, *gewinnen die meisten Punkte*. Bei Gleichstand gewinnen alle, die vorn liegen, gemeinsam.
drop_it-rules-end-figure = Alle { $pieces } Teile nach einer echten Partie.
drop_it-rules-end-figure-read = Der volle Schacht: { $pieces } Teile liegen aufeinander, fast bis zum oberen Rand.
drop_it-rules-tip = Ganz unten ist wenig zu holen: ein guter Platz für Teile, die dir später im Weg wären. Weit oben kann ein einziges rundes Teil noch weit rollen.

## Varianten

drop_it-rules-variants = Varianten
drop_it-rules-variants-1 = Ihr wählt sie beim Einrichten des Tischs, beliebig kombiniert.
drop_it-rules-D23 = *Farben am Rand:* Statt einer Form zeigt jeder Abschnitt eine Farbe, und kein Teil darf die eigene berühren.
drop_it-rules-D24 = *Für den Einstieg:* Der Boden hat keine Symbole, und die an den Wänden zählen nicht.
drop_it-rules-D25 = *Joker:* Zu dritt und zu viert bekommt ihr je 2, zu zweit und in Teams je 4. Nach einem Wurf mit Tabu darfst du vor dem nächsten Wurf einen einsetzen: Er deckt alle Tabus ab, und du bekommst die vollen Punkte. Ragt das Teil oben hinaus, zählt Ebene 8. Jeder übrige Joker ist am Ende *3 Punkte* wert. Im Team dürfen alle Mitglieder entscheiden.
drop_it-rules-D26 = *Teams:* Zwei Teams mit ein bis vier Leuten sind abwechselnd am Zug, jedes mit einem gemeinsamen Vorrat und einem Punktestand. Im Team werft ihr reihum, sodass alle gleich oft drankommen, soweit die Teile reichen. Ab fünf wird immer in Teams gespielt.
drop_it-rules-colours-figure = Der Rand mit Farben. Jede hat ihr eigenes Zeichen, dasselbe wie auf den Teilen.
drop_it-rules-colours-figure-read = Der leere Schacht; die Abschnitte des Rands sind rot, gelb, grün und blau.

## Die Hand

drop_it-rules-hand = Die Hand
drop_it-rules-D27 = *Keine Hand ist ganz ruhig.* Beim Loslassen verrutscht das Teil zufällig um bis zu 1,5 mm und verdreht sich um bis zu 4°, bleibt aber zwischen den Wänden. Niemand weiß das vorher, also kann auch niemand voraussehen, wo ein Teil liegen bleibt. Beim Einrichten des Tischs könnt ihr auch eine ruhige Hand (kein Fehler) oder eine zittrige wählen (bis 4 mm und 10°).
drop_it-rules-D28 = *Was gefallen ist, bleibt.* Im Protokoll einer Partie steht, wo alles zur Ruhe kam und wie es dorthin kam; darum zeigt eine Wiederholung genau dasselbe. Und auf demselben Computer lässt dieselbe Hand ein Teil wieder genauso fallen, auf den Hundertstelmillimeter.

## Was von uns ist

drop_it-rules-ours = Was wir rekonstruiert oder entschieden haben
drop_it-rules-ours-1 = Drop It ist ein Spiel von Bernhard Lach und Uwe Rapp. Wir kennen es aus seinen deutschen Regeln; Schacht und Teile sind nicht in unseren Quellen. Die Worte, die Bilder und alle Maße auf dieser Seite sind von uns.
drop_it-rules-R = rekonstruiert
drop_it-rules-D = entschieden
drop_it-rules-R-D2 = Wie groß Schacht und Teile sind, und woraus sie sind. Wir haben es so gewählt, dass der Stapel aller Teile in Ebene 7 oder 8 endet und manchmal hinausragt.
drop_it-rules-R-D3 = Acht Ebenen, wie mehrere Rezensionen berichten, und wie schräg ihre Linien sind.
drop_it-rules-R-D4 = Wo die Bonuskreise sind, und wie groß.
drop_it-rules-R-D5 = Welches Symbol wo ist, und dass der Boden vier hat.
drop_it-rules-R-D6 = Wie lang die Punkteleiste ist.
drop_it-rules-ours-file = All das steht in einer Datei, components.toml. Wenn du die Schachtel besitzt oder andere Teile ausprobieren willst, gib dem Spiel deine eigene: *{ $command }*
drop_it-rules-D-D8 = Nach der Anleitung teilt ihr zu dritt die vierte Farbe unter euch auf. Dass ausgelost wird, wer was bekommt, haben wir entschieden, und auch, dass ihr sonst reihum wählt und anfängt, wer zuerst wirft.
drop_it-rules-D-D10 = Die Farben werden ausgelost, und am jüngsten ist, wer beim Einrichten des Tischs genannt wird.
drop_it-rules-D-D11 = Ein Teil wird 1 cm über dem oberen Rand losgelassen, oder über dem Stapel, wenn der höher ist; gezielt wird in Schritten von 0,1 mm und 0,1°. Die Wände gehen oben weiter.
drop_it-rules-D-D12 = Nach 10 Sekunden gilt alles dort als ruhend, wo es ist.
drop_it-rules-D-D17 = Auch ein Haarbreit über dem Rand ist zu hoch.
drop_it-rules-D-D19 = Genau auf einer Linie zählt nicht als darüber.
drop_it-rules-D-D20 = Ein Kreis muss wirklich überdeckt sein und darf mehrmals zählen.
drop_it-rules-D-D21 = 0,2 mm gelten als Berührung.
drop_it-rules-D-D25 = Beim Höhentabu bedeutet ein Joker Ebene 8. Ein Joker deckt alle Tabus eines Wurfs ab, und darüber wird vor dem nächsten entschieden.
drop_it-rules-D-D26 = Die ersten Plätze gehören dem ersten Team. Wer auch beginnt: Das andere Team beginnt mit seinem ersten Platz.
drop_it-rules-D-D27 = Der Fehler der Hand, und die drei Arten von Händen.
drop_it-rules-D-D28 = Der Weg jedes Falls wird mit der Partie gespeichert.
