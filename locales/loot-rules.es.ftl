### Las reglas de LOOT para quien juega. Los *asteriscos* marcan lo que va en negrita.

loot-rules-title = Cómo se juega a LOOT
loot-rules-lead = Un día en la feria de juegos. Todos siguen los mismos dados al mismo tiempo, y cada cual encuentra otro camino.
loot-rules-contents = En esta página
# Junto a un párrafo: el número de su regla en nuestro reglamento. $rule como L10
loot-rules-number = Regla { $rule }

## De qué trata

loot-rules-about = De qué trata
loot-rules-about-1 = Tu figura recorre los pabellones y tú marcas cada puesto en el que cae. Las filas completas, los grupos de un color y los pequeños Meeps dan puntos y trucos que te ayudan a avanzar.
loot-rules-about-2 = Cuando el primer marcador está casi lleno, la feria cierra. *Gana quien tiene más puntos.*

## La hoja

loot-rules-sheet = La hoja
loot-rules-sheet-figure = Una hoja en plena partida.
loot-rules-sheet-figure-read = Una hoja con sus cuatro partes: la gran cuadrícula A con rayas, cruces y la figura; a su derecha, los círculos B; debajo, la barra C y el marcador D con el total.
loot-rules-legend-figure = tu figura
loot-rules-legend-booths = puestos de cuatro colores
loot-rules-L1 = *A es la feria*: 7 por 7 casillas. Las casillas de color son puestos; en las demás viven los Meeps.
loot-rules-L2 = Los puestos de un color que comparten un lado son un *grupo*. Cada color tiene un grupo de 1, uno de 2, uno de 3 y uno de 4.
loot-rules-L3 = *B tiene un círculo para cada grupo*: la fila es el color y la columna, el tamaño. El círculo vale tanto como el tamaño.
loot-rules-L4 = Al final de cada línea pone cuántos círculos necesita y qué da entonces: 3 puntos o una habilidad.
loot-rules-L5 = *C es la barra de los Meeps*: una entrada para cada uno, puntos o una habilidad, que se llena de izquierda a derecha.
loot-rules-L6 = *D es el marcador*: guarda tu total, y su longitud es la de la partida.

## El comienzo

loot-rules-start = El comienzo
loot-rules-start-figure = Cualquier casilla que brilla sirve para empezar.
loot-rules-start-figure-read = Una cuadrícula A vacía. Brillan todas las casillas del borde.
loot-rules-L7 = Todos ponen su figura en cualquier casilla del borde. Allí no se marca nada.
loot-rules-L8 = Se tiran tres dados para todos. Quien ocupa el primer asiento los ordena: el dado *activo* vale ahora, el *siguiente* en el próximo turno y el *posterior* en el de después. Así siempre puedes planear.
loot-rules-dice-figure = Ahora vale el 3. Después de este turno se tira de nuevo y pasa al final, y el 5 queda activo.
loot-rules-dice-figure-read = Tres dados en fila: el activo muestra 3, el siguiente 5 y el posterior 2.

## Un turno

loot-rules-turn = Un turno
loot-rules-L9 = Todos eligen su movimiento *al mismo tiempo*, con el mismo dado activo y sin que lo vean los demás. Hasta que elija el último, puedes cambiar de idea.
loot-rules-L10 = Mueve tu figura *exactamente lo que dice el dado*: en línea recta, en horizontal o en vertical, y nunca fuera de la cuadrícula. Lo que haya por el camino no importa.
loot-rules-L11 = Marca la casilla en la que caes con una *raya*. Si caes allí por segunda vez, la raya se vuelve *cruz*. En una cruz ya no cae nadie.
loot-rules-L13 = Cuando todos han movido, el dado activo se tira de nuevo y pasa al final. Los otros dos avanzan un lugar.
loot-rules-marks-figure = Sin marca, raya, cruz: en una casilla se cae dos veces como mucho.
loot-rules-marks-figure-read = La misma casilla tres veces: vacía, con una raya y con dos rayas que forman una cruz.
loot-rules-try = Pruébalo: el dado activo muestra…
loot-rules-try-1 = A la izquierda o arriba: una primera raya. A la derecha o abajo: la segunda, o sea, una cruz.
loot-rules-try-2 = Las cuatro direcciones están libres.
loot-rules-try-3 = Solo hacia arriba. A la derecha se acaba la cuadrícula; a la izquierda y abajo hay una cruz.
loot-rules-try-4 = Solo a la izquierda. Por los demás lados se acaba la cuadrícula.
loot-rules-try-5 = Bloqueada: por todos los lados la cuadrícula se acaba antes de la quinta casilla. La figura se pone en cualquier casilla sin marcas.
loot-rules-try-6 = Bloqueada: ninguna casilla queda a seis de distancia. La figura se pone en cualquier casilla sin marcas.
# Lo que dicen los lectores de pantalla tras «Cuadrícula A, »
loot-rules-try-read = al principio con la figura en e4, cruces en b4 y e7, y rayas en f4 y e5
loot-rules-try-more = Toca otra casilla para saber por qué no se puede.
loot-rules-try-again = Otra vez

## Sin movimiento

loot-rules-stuck = ¿No puedes mover?
loot-rules-L12 = Si no hay ningún movimiento permitido, pon tu figura en *cualquier casilla sin marcas* y no marques nada; si su propia casilla no tiene marcas, puede quedarse en ella. O usa una habilidad, si la tienes.

## Puntos

loot-rules-points = Puntos
loot-rules-L14 = Una casilla queda *visitada* en cuanto tiene una raya. Empezar allí o poner allí la figura no cuenta, y una cruz no da nada más.
loot-rules-L15 = *Una fila o columna completa* de A: las siete casillas visitadas dan 3 puntos.
loot-rules-row-figure = La fila 3 está completa: rodea su 3.
loot-rules-row-figure-read = Cuadrícula A. Las siete casillas de la fila 3 tienen una raya, y el 3 al final de la fila está rodeado.
loot-rules-L16-group = *Un grupo completo*: rodéalo en B. Da tantos puntos como puestos tiene.
loot-rules-L16-meeps = *Un Meeps* visitado por primera vez da la siguiente entrada de C, sea el Meeps que sea.
loot-rules-L17 = *Una línea de B* con tantos círculos como necesita da su recompensa.
loot-rules-group-figure = La misma hoja: el rojo tiene sus grupos de 2 y de 4; el verde, los de 1 y de 2. Ambas líneas necesitan 2 círculos: la roja da un empujón (usado y tachado) y la verde, un salto de borde.
loot-rules-group-figure-read = Los círculos B de la misma hoja. Están rodeados el rojo de 2 y de 4, el azul de 1 y el verde de 1 y de 2; al final de la fila roja hay un empujón rodeado y tachado, y al final de la verde, un salto de borde rodeado.
loot-rules-bar-figure = Tres Meeps visitados: 1 punto, un empujón, que ya está gastado, y 2 puntos.
loot-rules-bar-figure-read = Barra C. Las tres primeras entradas están rodeadas, y el empujón está tachado.
loot-rules-L20 = *Apúntalo*: suma todos los puntos de este turno y escribe tu nuevo total en el siguiente espacio de D. Un turno, un espacio; un turno sin puntos no llena ninguno.
loot-rules-track-figure = Hasta ahora han puntuado siete turnos. El último dio 5 puntos de golpe: una fila y un grupo completos.
loot-rules-track-figure-read = Marcador D. Hay siete de { $fields } espacios llenos: 1, 2, 3, 5, 9, 11 y 16.
loot-rules-tip = La partida termina cuando se llena un marcador. Por eso vale oro un turno que puntúa de varias maneras a la vez: muchos puntos y un solo espacio.

## Habilidades

loot-rules-abilities = Habilidades
loot-rules-L21 = Cada habilidad ayuda *una vez*, a partir del turno siguiente al que la ganaste. Solo una por turno; después se tacha y se acabó.
loot-rules-L18 = *Salto de borde*: tu movimiento sale de la cuadrícula y sigue desde el lado opuesto.
loot-rules-wrap-figure = Un 4 con salto de borde: sale por la derecha y sigue desde la izquierda.
loot-rules-wrap-figure-read = Cuadrícula A con la figura en f4. Una flecha sale de la cuadrícula por la derecha y sigue desde la izquierda hasta c4.
loot-rules-L19 = *Empujón*: tu movimiento es una casilla más largo o más corto de lo que dice el dado, pero nunca 0.
loot-rules-nudge-figure = Un 3 con empujón: dos o cuatro casillas en lugar de tres.
loot-rules-nudge-figure-read = Cuadrícula A con la figura en e4. Las flechas llevan dos casillas hacia arriba, abajo, la izquierda y la derecha, y cuatro casillas hacia la izquierda.

## El final

loot-rules-end = El final
loot-rules-L22 = En cuanto alguien escribe en el *penúltimo espacio*, ese turno es el último. Quien ha llenado ese espacio suma 3 puntos de bonificación en el último; los demás copian allí su total.
loot-rules-end-figure = El penúltimo espacio está lleno: 3 puntos más, y la feria cierra.
loot-rules-end-figure-read = Marcador D con los { $fields } espacios llenos. En el penúltimo pone { $total } y en el último, { $final }.
loot-rules-L23 = *Gana quien tiene más puntos.* Con los mismos puntos, gana quien tiene más cruces en A; si también son las mismas, la victoria se comparte.
loot-rules-L24 = Una partida en la que nadie avanza termina tras 200 turnos, sin bonificación. Al preparar la mesa puedes elegir otro número.

## Lo que es nuestro

loot-rules-ours = Lo que hemos reconstruido o decidido
loot-rules-ours-1 = LOOT es un juego de Ralf y Roy zur Linde. Lo conocemos por sus reglas, en alemán y en español; la hoja impresa no está en nuestras fuentes. Las palabras, los dibujos y la hoja de esta página son nuestros.
loot-rules-R = reconstruido
loot-rules-D = decidido
loot-rules-R-L2 = Dónde están los colores, que haya 9 Meeps y que dos grupos del mismo color nunca se toquen.
loot-rules-R-L4 = Qué necesita y qué da cada línea de B.
loot-rules-R-L5 = Las entradas de la barra C y su orden.
loot-rules-R-L6 = Que el marcador D tenga 15 espacios.
loot-rules-ours-file = Todo eso está en un archivo, components.toml. Si tienes la caja, o quieres probar otra hoja, dale al juego la tuya: *{ $command }*
loot-rules-D-solo = También se puede jugar a solas, por una buena puntuación.
loot-rules-D-L5 = La barra C se llena de izquierda a derecha, sea cual sea el Meeps visitado.
loot-rules-D-L8 = Quien ocupa el primer asiento ordena los dados.
loot-rules-D-L9 = Hasta que elija el último puedes cambiar tu elección, también la de tu casilla de inicio. El orden de los dados es definitivo.
loot-rules-D-L12 = Una figura bloqueada puede usar una habilidad en su lugar. Si no queda ninguna casilla sin marcas, se queda donde está.
loot-rules-D-L18 = Un salto de borde solo se gasta con un movimiento que sale de verdad de la cuadrícula.
loot-rules-D-L19 = Un empujón no permite un movimiento de 0 casillas.
loot-rules-D-L22 = Todos terminan el último turno, y quien ha llenado el penúltimo espacio recibe la bonificación.
loot-rules-D-L24 = El límite de 200 turnos, para partidas que no avanzan.
