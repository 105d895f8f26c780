### Drop It: lo que el juego cuenta, pide y rechaza. En un suceso, $you dice si se trata de quien lee; $name es quién lo hace.

## Para la portada y la preparación

drop_it-pitch = Deja caer tu pieza en el estrecho pozo, mírala rebotar y rodar, y cruza los dedos: cuanto más arriba se quede, mejor, mientras no toque nada de su misma forma o color.
drop_it-option-teams = Equipos
drop_it-option-teams-hint = Dos equipos de hasta cuatro, cada uno con una sola puntuación. A partir de cinco se juega siempre por equipos.
drop_it-option-teams-value = { $value ->
    [0] Ninguno: cada cual por su cuenta
    [1] Asiento 1 contra los demás
   *[other] Asientos 1 a { $value } contra los demás
}
drop_it-option-first = Quién empieza
drop_it-option-edge = Símbolos del borde
drop_it-option-edge-hint = Ninguna pieza puede tocar su propia forma, o su propio color, en las paredes ni en el suelo.
drop_it-option-edge-value = { $value ->
    [0] Formas
   *[1] Colores
}
drop_it-option-beginners = Para principiantes
drop_it-option-beginners-value = { $value ->
    [0] No: el borde cuenta
   *[1] Sí: el borde no cuenta
}
drop_it-option-jokers = Comodines
drop_it-option-jokers-hint = Un comodín salva una caída que rompe un tabú. Cada uno que sobre vale 3 puntos.
drop_it-option-jokers-value = { $value ->
    [0] Sin comodines
   *[1] Con comodines
}
drop_it-option-hand = Mano
drop_it-option-hand-hint = Cuánto puede resbalar y girar una pieza al soltarla.
drop_it-option-hand-value = { $value ->
    [0] Firme: nada
    [1] Normal: hasta 1,5 mm y 4°
   *[2] Temblorosa: hasta 4 mm y 10°
}
drop_it-option-extras = El cuarto color
drop_it-option-extras-hint = Entre tres se reparte: un círculo y otras dos piezas distintas para cada cual. Los equipos no lo necesitan.
drop_it-option-extras-value = { $value ->
    [0] Se sortea
   *[1] Se elige por turnos
}

## Nombres

drop_it-jokers = { $jokers ->
    [one] { $jokers } comodín
   *[other] { $jokers } comodines
}
# $colour: red, yellow, green o blue; $shape: circle, square, rhombus o triangle
drop_it-piece = { $shape ->
    [circle] círculo
    [square] cuadrado
    [rhombus] rombo
   *[triangle] triángulo
} { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
   *[blue] azul
}
# $pair: dos formas del cuarto color
drop_it-share = { $pair ->
    [square-rhombus] un cuadrado y un rombo
    [square-triangle] un cuadrado y un triángulo
   *[rhombus-triangle] un rombo y un triángulo
}
drop_it-colour = { $colour ->
    [red] rojo
    [yellow] amarillo
    [green] verde
   *[blue] azul
}

## Qué hacer ahora

drop_it-prompt-drop = Elige una pieza, muévela y gírala sobre el pozo, y suéltala.
drop_it-prompt-joker = ¡Tabú! ¿Gastas { $jokers ->
    [one] tu último comodín
   *[other] uno de tus { $jokers } comodines
} para sumar { points } a pesar de todo?
drop_it-prompt-extras = El { drop_it-colour } se reparte: ¿qué dos piezas quieres además de un círculo?
drop_it-prompt-fall = La pieza está cayendo.
drop_it-prompt-wait = { page-whose-turn }
drop_it-prompt-over = La partida ha terminado.

## Por qué no

drop_it-why-not-left = No te queda ningún { drop_it-piece }.
drop_it-why-angle = Un ángulo va de 0 a 359,9 grados.
drop_it-why-walls = Así la pieza no cabe entre las paredes.
drop_it-why-joker-first = Decide primero sobre el comodín.
drop_it-why-extras-first = Elige primero tus piezas del cuarto color.
drop_it-why-extras-drawn = En esta mesa nadie elige piezas del cuarto color.
drop_it-why-extras-taken = Esas dos ya las tiene alguien: elige entre las que quedan.
drop_it-why-extras-over = El cuarto color ya está repartido.
drop_it-why-no-jokers = En esta mesa se juega sin comodines.
drop_it-why-jokers-spent = No te queda ningún comodín.
drop_it-why-no-taboo = Un comodín solo sirve para una caída que acaba de romper un tabú.
drop_it-why-not-your-drop = Sobre este comodín decide quien soltó la pieza.

## Lo que ha pasado

drop_it-event-deal = { $you ->
    [yes] Las piezas están repartidas, y empiezas tú.
   *[no] Las piezas están repartidas, y empieza { $name }.
}
drop_it-event-extras = { $you ->
    [yes] Tomas un círculo, { drop_it-share } de color { drop_it-colour }.
   *[no] { $name } toma un círculo, { drop_it-share } de color { drop_it-colour }.
}
drop_it-event-extras-left = { $you ->
    [yes] Recibes lo que queda: un círculo, { drop_it-share } de color { drop_it-colour }.
   *[no] { $name } recibe lo que queda: un círculo, { drop_it-share } de color { drop_it-colour }.
}
drop_it-event-drop = { $you ->
    [yes] Sueltas { drop_it-one-piece }.
   *[no] { $name } suelta { drop_it-one-piece }.
}
drop_it-one-piece = el { drop_it-piece }
drop_it-event-level = { $you ->
    [yes] Llegas al nivel { $level }: { points }.
   *[no] { $name } llega al nivel { $level }: { points }.
}
drop_it-event-circles = { $you ->
    [yes] Llegas al nivel { $level }, y los círculos extra suman { $bonus }: { points }.
   *[no] { $name } llega al nivel { $level }, y los círculos extra suman { $bonus }: { points }.
}
drop_it-event-taboo-shape = { $you ->
    [yes] No ganas nada: la pieza toca otra de la misma forma.
   *[no] { $name } no gana nada: la pieza toca otra de la misma forma.
}
drop_it-event-taboo-colour = { $you ->
    [yes] No ganas nada: la pieza toca otra del mismo color.
   *[no] { $name } no gana nada: la pieza toca otra del mismo color.
}
drop_it-event-taboo-edge = { $you ->
    [yes] No ganas nada: la pieza toca su propio símbolo en el borde.
   *[no] { $name } no gana nada: la pieza toca su propio símbolo en el borde.
}
drop_it-event-taboo-height = { $you ->
    [yes] No ganas nada: la pieza sobresale del pozo.
   *[no] { $name } no gana nada: la pieza sobresale del pozo.
}
# $taboos: varios de los nombres de abajo
drop_it-event-taboos = { $you ->
    [yes] No ganas nada: la pieza rompe los tabúes { $taboos }.
   *[no] { $name } no gana nada: la pieza rompe los tabúes { $taboos }.
}
drop_it-taboos = { $one }, { $other }
drop_it-taboos-last = { $one } y { $other }
drop_it-taboo-shape = forma
drop_it-taboo-colour = color
drop_it-taboo-edge = borde
drop_it-taboo-height = altura
drop_it-event-joker = { $you ->
    [yes] Gastas un comodín: { points }.
   *[no] { $name } gasta un comodín: { points }.
}
drop_it-event-no-joker = { $you ->
    [yes] Te guardas los comodines.
   *[no] { $name } se guarda los comodines.
}
drop_it-event-over = Todas las piezas están en el pozo: la partida ha terminado.

## El resultado

drop_it-account-levels = Niveles
drop_it-account-circles = Círculos extra
drop_it-account-jokers = { $jokers ->
    [one] { $jokers } comodín sobrante
   *[other] { $jokers } comodines sobrantes
}
drop_it-result-shared = Empate a puntos: victoria compartida.
drop_it-proof = ¿Fueron justas las caídas?
drop_it-proof-server = El servidor ha vuelto a sacar de esta semilla qué piezas recibió cada cual y cuánto tembló cada mano, { $draws } sorteos en total: todo coincide. Las { $falls } caídas salen de la física, no de la suerte: se ha comprobado que cada una es posible.

## Lo que un texto tiene mal

drop_it-error-notation = «{ $text }» no es una acción de Drop It: escribe «red circle 83.5 120» (mm desde la izquierda, grados), «joker» o «no joker», o «take square triangle».
drop_it-error-fine = «{ $text }» es más fino de lo que nadie puede apuntar: el límite es una décima de milímetro y una décima de grado.
drop_it-error-piece = En Drop It no hay ninguna pieza así.
drop_it-error-nature = La naturaleza no puede hacer eso ahora.

## El tablero en la página

# $drop: cuál es; $all: cuántas hay
drop_it-progress = Caída { $drop } de { $all }
drop_it-drop = Caída { $drop }
drop_it-pieces = Piezas restantes
drop_it-shares = Para elegir
drop_it-share-named = { $pair ->
    [square-rhombus] Círculo, cuadrado y rombo
    [square-triangle] Círculo, cuadrado y triángulo
   *[rhombus-triangle] Círculo, rombo y triángulo
} de color { drop_it-colour }
drop_it-none-left = No quedan piezas.
drop_it-shaft = El pozo
drop_it-tools = Girar y mirar
drop_it-track = Marcador
drop_it-turn-left = Girar a la izquierda
drop_it-turn-right = Girar a la derecha
drop_it-behind = Por detrás
drop_it-aims-first = Apuntar antes y luego soltar
drop_it-joker = { $count ->
    [one] comodín
   *[other] { $count } comodines
}
drop_it-joker-hint = Un comodín salva una caída que rompe un tabú; si sobra, vale 3 puntos.
# $kind: drop, joker, no-joker o extras
drop_it-action = { $kind ->
    [joker] Gastar
    [no-joker] Guardar
    [extras] Tomar
   *[drop] Soltar
}
drop_it-in-hand = En la mano: { drop_it-piece }. Mueve, gira y suelta.

## El veredicto en el tablero

drop_it-verdict-points = +{ $points }
drop_it-verdict-joker = +{ $points } con un comodín
# $saved: maybe, mientras un comodín aún ayude; si no, no
drop_it-verdict-taboo = { $saved ->
    [maybe] ¡Tabú! ¿Un comodín?
   *[no] Tabú: 0 puntos
}
# $bonus: puntos por círculos, 0 si no hay
drop_it-verdict-level = Nivel { $level }{ $bonus ->
    [0] { "" }
   *[other] { " " }y { $bonus } por círculos
}
# $taboo: shape, colour o both
drop_it-verdict-touches = Toca el { drop_it-piece }: { $taboo ->
    [shape] misma forma
    [colour] mismo color
   *[both] misma forma y color
}
# $edge: shape o colour
drop_it-verdict-edge = Toca { $edge ->
    [colour] su propio color
   *[shape] su propia forma
} en el borde
drop_it-verdict-height = Sobresale del pozo
drop_it-close = Por muy poco.
# $gap y $tolerance en mm; $touching: yes o no
drop_it-gap = { NUMBER($gap, minimumFractionDigits: 2) } mm: { $touching ->
    [yes] toca (hasta { $tolerance })
   *[no] libre (más de { $tolerance })
}

## Para lectores de pantalla

# $x: mm desde la pared izquierda; $angle: grados a la izquierda
drop_it-aim = { drop_it-piece }, a { $x } mm de la izquierda, girado { $angle }°
drop_it-held = { drop_it-piece }, quedan { $count }
# $count: de piezas en el pozo
drop_it-pile = El montón desde arriba: { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
}
drop_it-level = Nivel { $level }
# $neighbours: nombres de piezas y lados; $count: cuántos
drop_it-lying = { drop_it-piece }{ $count ->
    [0] { "" }
   *[other] , toca: { $neighbours }
}
# $side: left, right o floor
drop_it-side = { $side ->
    [left] la pared izquierda
    [right] la pared derecha
   *[floor] el suelo
}

## Teclas, dedos y las pistas de la primera partida

drop_it-key-UpDown = elegir otra pieza
drop_it-key-LeftRight = mover la pieza
drop_it-key-QE = girar la pieza
drop_it-key-Shift = con las teclas de arriba: en pasos finos
drop_it-key-Space = soltar; durante la caída: saltar al final
drop_it-key-M = mirar el tablero por detrás
drop_it-key-Esc = devolver la pieza
drop_it-help-touch = Con el dedo o el ratón: arrastra una pieza sobre el pozo y suéltala allí, o tócala y luego el lugar. Los botones, la rueda o un segundo dedo la giran. Con «Apuntar antes» se queda sobre el pozo: para soltarla, toca la pieza o el botón.
drop_it-coach-pieces = Estas son tus piezas. Arrastra una sobre el pozo y suéltala; al lado del pozo vuelve contigo.
drop_it-coach-tools = Gira la pieza con los botones, la rueda o Q y E. Con «Apuntar antes» se queda sobre el pozo hasta que tú digas. Nadie sabe dónde se quedará exactamente.
drop_it-coach-shaft = Cuanto más arriba, mejor: cada nivel vale su número y los círculos suman. Pero no debe tocar ninguna pieza de su forma o color, ni su propio símbolo en el borde.

## Lo que una elección trae con seguridad; nunca dónde se queda una pieza

# $edge: shape, colour, or none where the edge does not count
drop_it-brings-taboos = No debe tocar { $colour ->
    [red] piezas rojas
    [yellow] piezas amarillas
    [green] piezas verdes
   *[blue] piezas azules
}, { $shape ->
    [circle] círculos
    [square] cuadrados
    [rhombus] rombos
   *[triangle] triángulos
}{ $edge ->
    [shape] { " " }ni su forma en el borde
    [colour] { " " }ni su color en el borde
   *[none] { "" }
}.
drop_it-brings-jokers = { $jokers ->
    [0] después no te queda ningún comodín
    [one] después te queda un comodín, que vale 3 puntos al final
   *[other] después te quedan { $jokers } comodines, que valen 3 puntos cada uno al final
}
