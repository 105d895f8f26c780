### Scratch Island: lo que el juego cuenta, pide y rechaza. En un suceso, $you dice si se trata de quien lee; $name es quién lo hace.

## Para la portada y la preparación de la mesa

scratch_island-pitch = Un mapa del tesoro bajo una capa para rascar: tira los dados, rasca un camino desde la barca hasta las llaves y los cofres, y cuidado con las serpientes.
scratch_island-option-round_cap = Máximo de rondas
scratch_island-option-round_cap-hint = Una partida que nadie acaba termina tras este número de rondas.
scratch_island-option-first = Quién empieza
scratch_island-option-edition = Edición de los mapas
scratch_island-option-edition-default = Una secreta, sorteada para esta partida
scratch_island-option-edition-own = Una edición concreta
scratch_island-option-edition-hint = Un número, o el nombre de una edición ya jugada, significa siempre los mismos 48 mapas. Puede que alguien ya sepa lo que esconden.
scratch_island-option-edition-expected = escribe secret, un número entero de 1 a { $most } o el nombre de una edición ya jugada, como 4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge

## Nombres. Los colores y los tesoros llegan como blue, red, green, yellow y coin, shell, gem, crown; los motivos, también por su nombre.

scratch_island-motif = { $motif ->
    [pickaxe] pico
    [domino] dominó
    [bar] fila de tres
    [corner] esquina
    [square] cuadrado
    [l] L
    [s] S
    [t] T
   *[other] { $motif }
}
scratch_island-key = { $colour ->
    [blue] llave azul
    [red] llave roja
    [green] llave verde
   *[yellow] llave amarilla
}
scratch_island-chest = { $colour ->
    [blue] cofre azul
    [red] cofre rojo
    [green] cofre verde
   *[yellow] cofre amarillo
}
scratch_island-treasure = { $treasure ->
    [coin] una moneda
    [shell] una concha
    [gem] una gema
    [crown] una corona
   *[other] { $treasure }
}
scratch_island-treasures = { $treasure ->
    [coin] monedas
    [shell] conchas
    [gem] gemas
    [crown] coronas
   *[other] { $treasure }
}
scratch_island-round = Ronda { $round }

## Qué hacer ahora

scratch_island-prompt-roll = Los dados están rodando.
scratch_island-prompt-wait = { page-whose-turn }
scratch_island-prompt-take-two = Toma dos dados.
scratch_island-prompt-take = Toma uno de los dados que quedan.
scratch_island-prompt-first = Coloca un motivo sobre tu barca: ahí empieza tu camino.
scratch_island-prompt-place = Elige un dado y coloca su motivo junto a tu camino.
scratch_island-prompt-pass = No cabe nada: aparta el dado.
scratch_island-prompt-scratch = { $cells ->
    [one] Rasca una casilla más: basta una pasada.
   *[other] Rasca { $cells } casillas más, una tras otra: basta una pasada en cada una.
}
scratch_island-prompt-over = La partida ha terminado.

## Por qué no

scratch_island-why-take = { $dice ->
    [one] Toma exactamente uno de los dados que quedan.
   *[other] Toma exactamente { $dice } de los dados antes de rascar.
}
scratch_island-why-die = Este dado no te toca a ti.
scratch_island-why-motif = Este dado muestra otro motivo: { $motif }.
scratch_island-why-place-first = Elige antes un sitio para un motivo.
scratch_island-why-outside = Eso no queda entero dentro de tu isla.
scratch_island-why-scratched = Una casilla ya rascada no se puede volver a usar.
scratch_island-why-locked = Aún no has encontrado la { scratch_island-key } de este cofre.
scratch_island-why-rock = Hay una roca en medio: solo la rompe un pico.
scratch_island-why-one-rock = Combinado con el pico, el motivo debe cubrir exactamente una roca.
scratch_island-why-combine = Para combinar hacen falta un pico y otro motivo, y los dos dados deben estar aún sin usar.
scratch_island-why-combine-nowhere = Junto con el pico, el motivo no cabe sobre ninguna roca.
scratch_island-why-wall = Hay un muro en medio, y ningún orden lo rodea.
scratch_island-why-boat = Tu primer motivo debe cubrir la barca.
scratch_island-why-apart = El motivo debe quedar junto a tu camino.
scratch_island-why-not-yet = Tu camino aún no llega a esta casilla: rasca antes una de al lado.
scratch_island-why-not-motif = Ahora solo se pueden rascar las casillas de tu motivo.

## Qué ha pasado

scratch_island-event-deal = Cada cual recibe un mapa.
scratch_island-event-begin = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
scratch_island-event-roll = { $you ->
    [yes] Tiras los dados en la ronda { $round }.
   *[no] { $name } tira los dados en la ronda { $round }.
}
scratch_island-event-take-1 = { $you ->
    [yes] Tomas un dado: { $motif }.
   *[no] { $name } toma un dado: { $motif }.
}
scratch_island-event-take-2 = { $you ->
    [yes] Tomas dos dados: { $motif } y { $second }.
   *[no] { $name } toma dos dados: { $motif } y { $second }.
}
scratch_island-event-place = { $you ->
    [yes] Colocas un motivo: { $motif }.
   *[no] { $name } coloca un motivo: { $motif }.
}
scratch_island-event-combine = { $you ->
    [yes] Combinas el pico con un motivo: { $motif }.
   *[no] { $name } combina el pico con un motivo: { $motif }.
}
scratch_island-event-pass = { $you ->
    [yes] Apartas un dado: { $motif }.
   *[no] { $name } aparta un dado: { $motif }.
}
scratch_island-event-sand = { $you ->
    [yes] Rascas { $cell }: arena.
   *[no] { $name } rasca { $cell }: arena.
}
scratch_island-event-rock = { $you ->
    [yes] Rompes la roca de { $cell }.
   *[no] { $name } rompe la roca de { $cell }.
}
scratch_island-event-nothing = { $you ->
    [yes] Rascas { $cell }: bajo la cruz no hay nada.
   *[no] { $name } rasca { $cell }: bajo la cruz no hay nada.
}
scratch_island-event-snake = { $you ->
    [yes] Rascas { $cell }: ¡una serpiente! Se acabó tu turno.
   *[no] { $name } rasca { $cell }: ¡una serpiente! Se acabó su turno.
}
scratch_island-event-key = { $you ->
    [yes] Encuentras la { scratch_island-key } en { $cell }.
   *[no] { $name } encuentra la { scratch_island-key } en { $cell }.
}
scratch_island-event-treasure = { $you ->
    [yes] Encuentras { scratch_island-treasure } en { $cell }.
   *[no] { $name } encuentra { scratch_island-treasure } en { $cell }.
}
scratch_island-event-treasure-idle = { $you ->
    [yes] Encuentras { scratch_island-treasure } en { $cell }, pero la recompensa ya tiene dueño.
   *[no] { $name } encuentra { scratch_island-treasure } en { $cell }, pero la recompensa ya tiene dueño.
}
scratch_island-event-reward = { $you ->
    [yes] Completas la fila de { scratch_island-treasures }: +{ $points }.
   *[no] { $name } completa la fila de { scratch_island-treasures }: +{ $points }.
}
scratch_island-event-chest = { $you ->
    [yes] Abres el { scratch_island-chest } de { $cell }: +{ $points }.
   *[no] { $name } abre el { scratch_island-chest } de { $cell }: +{ $points }.
}
scratch_island-event-all-chests = { $you ->
    [yes] Has abierto los cuatro cofres: la partida acaba con esta ronda.
   *[no] { $name } ha abierto los cuatro cofres: la partida acaba con esta ronda.
}
scratch_island-event-stuck = { $you ->
    [yes] Ya no puedes rascar nada más.
   *[no] { $name } ya no puede rascar nada más.
}
scratch_island-event-over-chests = Los cuatro cofres están abiertos y la ronda ha acabado: fin de la partida.
scratch_island-event-over-cap = Ha acabado la última ronda: fin de la partida.
scratch_island-event-over-stuck = Nadie puede rascar ya: fin de la partida.

## El resultado

scratch_island-account-chest = { $colour ->
    [blue] Cofre azul
    [red] Cofre rojo
    [green] Cofre verde
   *[yellow] Cofre amarillo
}
scratch_island-account-reward = Recompensa por { scratch_island-treasures }
scratch_island-result-first = Empate a puntos: gana quien abrió antes los cuatro cofres.
scratch_island-result-shared = Empate a puntos: victoria compartida.
scratch_island-proof = ¿Fueron justos los mapas y los dados?
scratch_island-proof-server = El servidor ha vuelto a sacar de esta semilla los mapas y todas las tiradas, { $draws } sorteos en total, y ha repetido toda la partida según las reglas, { $entries } pasos: todo coincide.
scratch_island-help-terminal = «wurf map NÚMERO --edition EDICIÓN» muestra un mapa y lo que esconde.

## Qué falla en un texto o en la preparación

scratch_island-error-notation = «{ $text }» no es ninguna acción de Scratch Island: escribe «take b1 o2», «place o1 l3 c5», «combine o1 l3 c5», «pass o1» o «scratch c6».
scratch_island-error-action = En Scratch Island no existe esa acción.
scratch_island-error-deal = Cada cual recibe un mapa propio, del 1 al { $maps }, de la edición que se juega en la mesa, y empieza alguien de los { $seats }.
scratch_island-error-roll = Una tirada tiene una cara del 1 al 6 para cada uno de los { $dice } dados.

## En el mapa: botones, la línea que pregunta y el final

# $kind: take, place, combine o pass
scratch_island-action = { $kind ->
    [take] Tomar
    [pass] Apartar
    [combine] Rascar aquí
   *[place] Rascar aquí
}
# $kind: como arriba, y pass-only si el motivo no cabe en ningún sitio
scratch_island-board-sure = { $kind ->
    [take] ¿Tomar así?
    [pass] ¿Apartar este dado sin rascar?
    [pass-only] Este motivo no cabe ahora en ningún sitio: aparta el dado.
    [combine] ¿Romper la roca y rascar aquí?
   *[place] ¿Rascar aquí? Los números muestran un orden posible.
}
# $last: yes o no
scratch_island-board-round = { $last ->
    [yes] Ronda { $round }, la última
   *[no] Ronda { $round }
}
scratch_island-board-last = ¡Última ronda! Los cuatro cofres están abiertos.
scratch_island-board-turn = Girar
scratch_island-board-flip = Reflejar
scratch_island-board-combine = Combinar con el pico
scratch_island-board-pass = Apartar el dado
scratch_island-board-keys = { $count ->
    [one] llave
   *[other] { $count } llaves
}
scratch_island-board-keys-hint = Llaves encontradas
scratch_island-board-opened = { $count ->
    [one] cofre
   *[other] { $count } cofres
}
scratch_island-board-opened-hint = Cofres abiertos
scratch_island-board-map = Mapa { $number }
# $edition: un número o un nombre
scratch_island-board-replay = Para volver a jugar con estos mapas, elige la edición { $edition } al preparar la mesa.
# $shown: yes o no
scratch_island-board-hidden = { $shown ->
    [yes] Tapar lo escondido
   *[no] Mostrar lo escondido
}

## Para lectores de pantalla

scratch_island-board-grid = { $you ->
    [yes] Tu isla
   *[no] Isla de { $name }
}
scratch_island-board-cell = fila { $row }, columna { $column }
# $what: foil, boat, rock, cross, sand o snake
scratch_island-board-thing = { $what ->
    [boat] barca
    [rock] roca
    [cross] cruz roja
    [sand] arena
    [snake] serpiente
    [key] { scratch_island-board-key }
    [treasure] { scratch_island-board-treasure }
    [chest] { scratch_island-chest }
    [open] { scratch_island-board-open }
   *[foil] cubierta
}
scratch_island-board-key = { $colour ->
    [blue] llave azul
    [red] llave roja
    [green] llave verde
   *[yellow] llave amarilla
}
scratch_island-board-treasure = { $treasure ->
    [coin] moneda
    [shell] concha
    [gem] gema
    [crown] corona
   *[other] { $treasure }
}
scratch_island-board-open = cofre abierto, { points }
# $side: north, east, south o west
scratch_island-board-wall = muro al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
# $now: next, later o reach
scratch_island-board-now = { $now ->
    [next] puedes rascarla
    [later] parte de tu motivo
   *[reach] tu motivo cabe aquí
}
scratch_island-board-fits = { scratch_island-motif }, primera casilla { $cell }, cabe aquí
# $colour: blue, orange o yellow; $motif: scratch_island-motif o vacío; $place: cup, table, hand o used
scratch_island-board-die = { $colour ->
    [blue] dado azul
    [orange] dado naranja
   *[yellow] dado amarillo
}{ $place ->
    [cup] , en el cubilete
    [hand] , { $motif }, tomado
    [used] , { $motif }, usado
   *[table] , { $motif }
}
scratch_island-board-chests = Cofres y llaves
# $state: locked, key u open
scratch_island-board-chest = { scratch_island-chest }{ $state ->
    [open] , abierto, { points }
    [key] , tienes la llave
   *[locked] , cerrado
}
scratch_island-board-rows = Tesoros
# $state: free, mine o gone; $owner: quién tiene la recompensa
scratch_island-board-row = { scratch_island-treasures }, { $found } de { $places }, { $state ->
    [mine] recompensa ganada, { points }
    [gone] { $you ->
        [yes] la recompensa es tuya
       *[no] la recompensa es de { $owner }
    }
   *[free] { points } por la fila entera
}

## Teclas

scratch_island-key-Arrows = recorrer los dados; mover el motivo; recorrer las casillas
scratch_island-key-Enter = tomar el dado, colocar el motivo, rascar la casilla
scratch_island-key-R = girar el motivo
scratch_island-key-F = reflejar el motivo
scratch_island-key-C = combinar el motivo con el pico
scratch_island-key-D = el otro dado
scratch_island-key-P = apartar el dado
scratch_island-key-Esc = quitar el motivo del mapa
scratch_island-help-touch = Con el dedo o el ratón: elige un dado, mueve su motivo sobre el mapa y tócalo para dejarlo allí. Los botones, la rueda o un segundo dedo lo giran. Después rasca las casillas que brillan: basta una pasada en cada una.

## Consejos para la primera partida

scratch_island-coach-map = Este es tu mapa del tesoro, cubierto por una capa para rascar. Desde la barca, rasca un camino hasta las cruces rojas: cuatro de las seis esconden una llave, y cada llave abre el cofre de su color.
scratch_island-coach-dice = Quien tira toma dos dados; los demás, uno cada uno. El motivo dice qué casillas puedes rascar; el pico abre una sola casilla, incluso una roca.
scratch_island-coach-finds = Aquí ves tus llaves y cofres, y debajo los tesoros: quien completa primero una fila gana sus puntos, y nadie más puede hacerlo.
scratch_island-coach-prompt = Coloca un motivo junto a tu camino y rasca sus casillas brillantes, una pasada en cada una. Una serpiente termina tu turno al instante.

## Lo que una elección trae con seguridad, en pocas palabras; nunca lo que está cubierto

# $motif: scratch_island-motif
scratch_island-brings-fits = { $motif }: { $places ->
    [0] ahora no cabe en ningún sitio
    [one] cabe en un sitio
   *[other] cabe en { $places } sitios
}
scratch_island-brings-combined = los dos juntos: { $places ->
    [0] ahora en ningún sitio
    [one] en un sitio
   *[other] en { $places } sitios
}
scratch_island-brings-cells = { $cells ->
    [one] una casilla
   *[other] { $cells } casillas
}
scratch_island-brings-chest = { $colour ->
    [blue] llega al cofre azul, y tienes su llave
    [red] llega al cofre rojo, y tienes su llave
    [green] llega al cofre verde, y tienes su llave
   *[yellow] llega al cofre amarillo, y tienes su llave
}
scratch_island-brings-crosses = { $crosses ->
    [one] llega a una cruz roja
   *[other] llega a { $crosses } cruces rojas
}
scratch_island-brings-rock = rompe una roca
# $last: yes or no
scratch_island-brings-pass = { $last ->
    [yes] el dado se gasta y tu turno acaba
   *[no] el dado se gasta
}
