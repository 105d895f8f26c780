### Die Regeln von Quadrata für alle, die spielen. *Sternchen* stehen um das, was fett gesetzt wird.

quadrata-rules-title = So spielt man Quadrata
quadrata-rules-lead = Würfeln, legen, planen: ein Quadrat, das voll werden soll, Teile, die alle wollen, und Nachbarn, die zum Rauben kommen.
quadrata-rules-contents = Auf dieser Seite
# Neben einem Absatz: die Nummer seiner Regel in unserem Regelwerk. $rule wie Q7
quadrata-rules-number = Regel { $rule }

## Worum es geht

quadrata-rules-about = Worum es geht
quadrata-rules-about-1 = Alle haben ein Quadrat und füllen es mit Teilen; mit welchen, sagt der Würfel. Wer zuerst fertig ist, beendet die Runde und bekommt einen Bonus.
quadrata-rules-about-2 = Aber jedes Teil ist einen Punkt wert, *ob klein oder groß*. Wer mit großen Teilen am schnellsten ist, gewinnt also nicht unbedingt gegen viele kleine.

## Die Schachtel

quadrata-rules-box = Die Schachtel
quadrata-rules-Q1 = Es gibt *45 Teile mit Zahlen von 1 bis 6*. Die Zahl ist zugleich die Größe: Eine 3 bedeckt drei kleine Dreiecke.
quadrata-rules-Q2 = Die 4 gibt es in zwei Formen. Die Regeln reden nur von der Zahl: Welche der beiden du bewegst, ist deine Sache.
quadrata-rules-pieces-figure = Alle Formen, und wie viele Teile es von jeder gibt.
quadrata-rules-pieces-figure-read = Sieben Formen: kleines Dreieck 1, Quadrat 2, Trapez 3, großes Dreieck 4, Parallelogramm 4, Haus 5, Keil 6.
quadrata-rules-Q3 = *Dein Quadrat* ist zu zweit das große (4 mal 4 Kacheln), zu dritt und zu viert das kleine (3 mal 3 Kacheln). Beide Diagonalen teilen jede Kachel in vier Dreiecke. Daneben liegt deine *Reserve*.
quadrata-rules-squares-figure = Das kleine und das große Quadrat.
quadrata-rules-squares-figure-read = Zwei leere Quadrate mit 3 mal 3 und 4 mal 4 Kacheln; jede Kachel ist in vier Dreiecke geteilt.
quadrata-rules-Q4 = *Zu dritt* bleiben einige Teile in der Schachtel: die Zahlen mit dem Minus oben.
quadrata-rules-Q5 = Einigt euch zuerst auf die Zahl der *Runden*: 3 sind üblich, bis zu 10 sind möglich.

## Ein Zug

quadrata-rules-turn = Ein Zug
quadrata-rules-Q6 = Wer zuerst eine 6 wirft, beginnt die Runde und würfelt für den ersten Zug noch einmal. Dann geht es im Uhrzeigersinn weiter.
quadrata-rules-Q7 = Würfle und beweg *genau ein Teil* mit dieser Zahl auf eine dieser Arten. Du musst ziehen.
quadrata-rules-Q7-a = aus dem Vorrat in dein Quadrat oder deine Reserve
quadrata-rules-Q7-b = aus deiner Reserve in dein Quadrat oder zurück in den Vorrat
quadrata-rules-Q7-c = aus deinem Quadrat in deine Reserve oder zurück in den Vorrat
quadrata-rules-Q7-d = in deinem Quadrat an einen anderen Platz
quadrata-rules-ways-figure = Alles, was du mit einem Teil tun kannst.
quadrata-rules-ways-figure-read = Vorrat, Reserve und Quadrat mit Pfeilen: a vom Vorrat zu beiden anderen, b von der Reserve, c vom Quadrat, d im Quadrat.
quadrata-rules-Q8 = Ein Teil liegt auf *ganzen Dreiecken*, im Quadrat und auf keinem anderen Teil. Dreh es in Vierteldrehungen und wende es, wie du willst. Legst du es im Quadrat um, hebst du es zuerst auf: Sein neuer Platz darf den alten überlappen, muss aber ein anderer sein.
quadrata-rules-fits-figure = Ein Punkt auf jedem Platz, auf den hier eine 3 passt; auf einem davon liegt sie.
quadrata-rules-fits-figure-read = Ein kleines Quadrat mit sechs Teilen. { $places } Punkte zeigen die Plätze für eine 3; auf einem davon ist eine 3 umrissen.
quadrata-rules-Q12 = Die *Reserve* hat keine Grenze. Aber was am Ende der Runde dort liegt, kostet Punkte.

## Nehmen und rauben

quadrata-rules-rob = Nehmen und rauben
quadrata-rules-rob-1 = Erst wenn die gewürfelte Zahl vergriffen ist, kommen die Teile der anderen ins Spiel, und zwar immer die nächstliegenden zuerst:
quadrata-rules-step-1 = Vorrat
quadrata-rules-step-2 = deine Reserve
quadrata-rules-step-3 = andere Reserven: nehmen
quadrata-rules-step-4 = andere Quadrate: rauben
quadrata-rules-Q9 = Ist weder im Vorrat noch in deiner Reserve ein Teil mit dieser Zahl, darfst du eins aus einer anderen Reserve *nehmen*.
quadrata-rules-Q10 = Ist auch in keiner anderen Reserve eins, darfst du eins aus einem anderen Quadrat *rauben*. Ob genommen oder geraubt: Es kommt in dein Quadrat oder in deine Reserve.
quadrata-rules-Q11 = Niemand raubt, solange im Vorrat oder in irgendeiner Reserve noch eins ist. Stattdessen darfst du immer ein Teil mit dieser Zahl in deinem eigenen Quadrat bewegen; hast du dort keins, musst du nehmen oder rauben.

## Der Joker

quadrata-rules-joker = Die 6 als Joker
quadrata-rules-Q13 = Sobald im Vorrat *eine Zahl vergriffen* ist, ist die 6 ab dem nächsten Zug ein Joker: Sie bewegt ein Teil mit beliebiger Zahl auf eine der Arten a bis d. Sie nimmt und raubt nicht. Kann sie nichts bewegen, passt du.
quadrata-rules-Q14 = Joker bleibt sie *bis zum Ende der Runde*, auch wenn solche Teile in den Vorrat zurückkommen.

## Das Ende

quadrata-rules-end = Das Ende
quadrata-rules-Q15 = Die Runde endet *sofort*, wenn ein Quadrat ganz voll ist.
quadrata-rules-Q16 = Jedes Teil in deinem Quadrat zählt *1 Punkt*, jedes in deiner Reserve *kostet 1*, egal mit welcher Zahl. Wer die Runde beendet hat, bekommt *5 dazu*.
quadrata-rules-end-figure = { $pieces } Teile, { $reserve } noch in der Reserve, und der Bonus: { $pieces } − { $reserve } + 5 = { $points } Punkte.
quadrata-rules-end-figure-read = Ein kleines Quadrat, mit { $pieces } Teilen ganz gefüllt.
quadrata-rules-Q17 = *Die meisten Punkte aus allen Runden gewinnen.* Bei Gleichstand wird der Sieg geteilt.
quadrata-rules-Q18 = Eine Runde, die niemand beendet, ist nach 400 Zügen vorbei, ohne Bonus. Beim Einrichten des Tischs könnt ihr eine andere Zahl wählen.
quadrata-rules-tip = Viele kleine Teile bringen mehr als wenige große. Aber sie dauern länger, und vielleicht hat es jemand anderes eilig.

## Was von uns ist

quadrata-rules-ours = Was wir rekonstruiert oder entschieden haben
quadrata-rules-ours-1 = Quadrata ist ein Spiel von Karl Friedrich. Wir kennen es aus seinen deutschen Regeln; seine Teile und Tafeln sind nicht in unseren Quellen. Die Worte, die Bilder und die Formen der Teile auf dieser Seite sind von uns.
quadrata-rules-R = rekonstruiert
quadrata-rules-D = entschieden
quadrata-rules-R-Q1 = Die Formen, und dass die Zahl eines Teils seine Größe ist.
quadrata-rules-R-Q2 = Wie viele Teile es von jeder Zahl gibt. Die Regeln sagen nur, dass es 45 sind.
quadrata-rules-R-Q3 = Wie groß die beiden Quadrate sind.
quadrata-rules-R-Q4 = Dass die zwei Vieren, die zu dritt fehlen, von jeder Form eine sind.
quadrata-rules-ours-file = All das steht in einer Datei, components.toml. Wenn du die Schachtel besitzt oder andere Teile ausprobieren willst, gib dem Spiel deine eigene: *{ $command }*
quadrata-rules-D-Q5 = Drei Runden, wenn ihr nichts anderes ausmacht, und höchstens zehn.
quadrata-rules-D-Q6 = In jeder Runde wird neu ausgewürfelt, wer beginnt, von Platz 1 an, und wer beginnt, würfelt noch einmal.
quadrata-rules-D-Q8 = Teile liegen auf ganzen Dreiecken und dürfen gewendet werden. Beim Umlegen darf ein Teil seinen alten Platz überlappen, aber nicht dort bleiben.
quadrata-rules-D-Q10 = Wohin ein genommenes oder geraubtes Teil kommt.
quadrata-rules-D-Q11 = Ist nichts anderes möglich, muss man nehmen oder rauben.
quadrata-rules-D-Q12 = Die Reserve hat keine Grenze.
quadrata-rules-D-Q13 = Ein Joker ist nie wieder eine gewöhnliche 6, und kann er nichts bewegen, wird gepasst. Eine Zahl ist erst vergriffen, wenn beide Formen es sind.
quadrata-rules-D-Q16 = Ein Teil in der Reserve kostet einen Punkt, egal mit welcher Zahl.
quadrata-rules-D-Q17 = Bei Gleichstand gewinnen alle, die vorn liegen.
quadrata-rules-D-Q18 = Die Grenze von 400 Zügen.
