### LOOT: lo que el juego cuenta, pide y rechaza. En un suceso, $you dice si se trata de quien lee; $name es quién lo hace.

## Para la portada y la preparación de la mesa

loot-pitch = Los mismos dados, al mismo tiempo, cada cual por su camino: visita los puestos de la feria y saca más partido que nadie de cada tirada.
loot-option-turn_cap = Máximo de turnos
loot-option-turn_cap-hint = Una partida que no avanza termina tras este número de turnos.

## Nombres

loot-meeps = Meeps
loot-nudge = { $count ->
    [one] empujón
   *[other] { $count } empujones
}
loot-nudge-hint = Mueve una casilla más o una casilla menos de lo que muestra el dado.
loot-wrap = { $count ->
    [one] salto de borde
   *[other] { $count } saltos de borde
}
loot-wrap-hint = Sal de la cuadrícula y sigue desde el lado opuesto.
loot-die-active = dado activo
loot-die-next = dado siguiente
loot-die-after = dado posterior
loot-grid = Cuadrícula A
loot-lines = Filas y columnas de A
loot-circles = Círculos B
loot-bar = Barra C
loot-track = Marcador D

## Para lectores de pantalla

# $content: r, b, g, y o meeps; $strokes: 0, 1 o 2; $figure: yes o no;
# $action: none, move, nudge, wrap, put, start, o several donde se puede más de una cosa
loot-cell = fila { $row }, columna { $column }, { $content ->
    [r] puesto rojo
    [b] puesto azul
    [g] puesto verde
    [y] puesto amarillo
   *[meeps] Meeps
}{ $strokes ->
    [1] , una raya
    [2] , cruz
   *[0] { "" }
}{ $figure ->
    [yes] , aquí está la figura
   *[no] { "" }
}{ $action ->
    [move] , puedes mover aquí
    [nudge] , puedes mover aquí con un empujón
    [wrap] , puedes mover aquí con un salto de borde
    [put] , puedes poner aquí la figura
    [start] , puedes empezar aquí
    [several] , puedes llegar aquí de más de una manera
   *[none] { "" }
}
# Un espacio del marcador D. $total: el total hasta ahí, vacío si está libre
loot-field = espacio { $field } de { $fields }: { $filled ->
    [yes] { $total }
   *[no] libre
}
# Qué significa un símbolo, para quien lo señala. $done: yes o no
loot-explain-row = { $done ->
    [yes] La fila { $row } está completa: { points }.
   *[no] Visita las siete casillas de la fila { $row } para ganar { points }.
}
loot-explain-column = { $done ->
    [yes] La columna { $column } está completa: { points }.
   *[no] Visita las siete casillas de la columna { $column } para ganar { points }.
}
loot-explain-circle = { $done ->
    [yes] Todos los puestos visitados: { loot-group } da { points }.
   *[no] Visita todos los puestos: entonces { loot-group } da { points }.
}
loot-explain-line = { $need ->
    [one] { $need } círculo de esta línea da
   *[other] { $need } círculos de esta línea dan
} { loot-explain-reward }
loot-explain-bar = El Meeps visitado número { $entry } da { loot-explain-reward }
loot-explain-reward = { $reward ->
    [nudge] un empujón: una vez, mueve una casilla más o una menos de lo que muestra el dado.
    [wrap] un salto de borde: una vez, sal de la cuadrícula y sigue desde el lado opuesto.
   *[points] { points }.
}{ $state ->
    [earned] { " " }¡Ganado!
    [spent] { " " }Gastado.
   *[open] { "" }
}
# $kind: goal para el penúltimo espacio, last o plain
loot-explain-field = { $kind ->
    [goal] Quien llena este espacio acaba la partida con este turno.
    [last] El total final. Quien ha llenado el espacio de la bandera recibe aquí { points } más.
   *[plain] Cada turno con puntos llena un espacio con el nuevo total.
}

## Qué hace una elección, donde se llega a una casilla de varias maneras

loot-action = { $kind ->
    [nudge] Usar un empujón
    [wrap] Usar un salto de borde
    [put] Poner aquí la figura
    [start] Empezar aquí
    [dice] Usar este orden
   *[move] Mover aquí
}
# A choice among others
loot-named = { $kind ->
    [nudge] Con un empujón a { $target }
    [wrap] Con un salto de borde a { $target }
    [dice] Dados en el orden { $target }
   *[move] A { $target }
}

## Qué hacer ahora

loot-prompt-start = Pon tu figura en cualquier casilla del borde.
loot-prompt-arrange = Ordena los tres dados: activo, siguiente, posterior.
loot-prompt-wait-arrange = { $you ->
    [yes] Ordenas los dados.
   *[no] { $name } ordena los dados.
}
loot-prompt-roll = Los dados están rodando.
loot-prompt-move = Mueve exactamente { $die ->
    [one] { $die } casilla
   *[other] { $die } casillas
}, en línea recta horizontal o vertical.
loot-prompt-stuck = Con un { $die } tu figura no puede moverse: ponla en cualquier casilla sin marcas.
loot-prompt-chosen = Ya has elegido. Hasta que elijan todos, puedes cambiar de idea.
loot-prompt-over = La partida ha terminado.

## Por qué no

loot-why-border = Empieza en una casilla del borde de la cuadrícula.
loot-why-dice = Usa exactamente los tres dados que han salido.
loot-why-first-seat = Solo ordena los dados quien ocupa el primer asiento.
loot-why-cross = En esta casilla ya hay una cruz.
loot-why-not-stuck = Tu figura aún puede moverse { $die ->
    [one] { $die } casilla
   *[other] { $die } casillas
}, así que no puedes cambiarla de sitio sin más.
loot-why-marked = Con un { $die } tu figura está bloqueada: solo puedes ponerla en una casilla sin marcas.
loot-why-not-wrap = Con un { $die } no se llega a esta casilla por encima del borde.
loot-why-not-nudge = Un empujón alarga o acorta en uno el { $die }: así no se llega a esta casilla.
loot-why-no-nudge = Con un { $die } esta casilla queda una de más o una de menos, y no tienes ningún empujón.
loot-why-no-wrap = A esta casilla solo se llega con un salto de borde, y no tienes ninguno.
loot-why-distance = Tu figura se mueve exactamente { $die ->
    [one] { $die } casilla
   *[other] { $die } casillas
}, en línea recta horizontal o vertical.

## Consejos de la primera partida

loot-coach-grid = Esta es tu hoja. Puedes ir a donde se ilumina: toca una vez para ver la jugada y otra para hacerla.
loot-coach-dice = Todos mueven a la vez con el mismo dado, el marcado con «!». Los otros dos vienen después, así que puedes planear.
loot-coach-circles = Visita todos los puestos de un grupo para rodearlo aquí. Los círculos de una línea dan puntos, o un empujón o salto de borde para más tarde.
loot-coach-track = Los puntos de cada turno llenan un espacio de tu marcador. Quien llega a la bandera termina la partida y gana 3 puntos más.

## Qué ha pasado

loot-event-roll = { $count ->
    [one] Sale un { $dice }.
   *[other] Los dados muestran { $dice }.
}
loot-event-arrange = { $you ->
    [yes] Ordenas los dados: { $dice }.
   *[no] { $name } ordena los dados: { $dice }.
}
loot-event-chosen = { $you ->
    [yes] Ya has elegido.
   *[no] { $name } ya ha elegido.
}
loot-event-start = { $you ->
    [yes] Empiezas en { $cell }.
   *[no] { $name } empieza en { $cell }.
}
loot-event-slash = { $you ->
    [yes] Mueves a { $cell } y haces una raya.
   *[no] { $name } mueve a { $cell } y hace una raya.
}
loot-event-cross = { $you ->
    [yes] Mueves a { $cell } y haces una cruz.
   *[no] { $name } mueve a { $cell } y hace una cruz.
}
loot-event-put = { $you ->
    [yes] No puedes mover y pones tu figura en { $cell }.
   *[no] { $name } no puede mover y pone su figura en { $cell }.
}
loot-event-used-nudge = { $you ->
    [yes] Usas un empujón.
   *[no] { $name } usa un empujón.
}
loot-event-used-wrap = { $you ->
    [yes] Usas un salto de borde.
   *[no] { $name } usa un salto de borde.
}
loot-event-row = { $you ->
    [yes] Completas la fila { $row }: +{ $points }.
   *[no] { $name } completa la fila { $row }: +{ $points }.
}
loot-event-column = { $you ->
    [yes] Completas la columna { $column }: +{ $points }.
   *[no] { $name } completa la columna { $column }: +{ $points }.
}
loot-event-circle = { $you ->
    [yes] Completas { loot-group }: +{ $points }.
   *[no] { $name } completa { loot-group }: +{ $points }.
}
loot-group = el grupo { $colour ->
    [r] rojo
    [b] azul
    [g] verde
   *[y] amarillo
} de { $size }
loot-event-line = { $you ->
    [yes] Completas una línea de B: +{ $points }.
   *[no] { $name } completa una línea de B: +{ $points }.
}
loot-event-line-nudge = { $you ->
    [yes] Completas una línea de B y ganas un empujón.
   *[no] { $name } completa una línea de B y gana un empujón.
}
loot-event-line-wrap = { $you ->
    [yes] Completas una línea de B y ganas un salto de borde.
   *[no] { $name } completa una línea de B y gana un salto de borde.
}
loot-event-bar = { $you ->
    [yes] Visitas un Meeps: +{ $points }.
   *[no] { $name } visita un Meeps: +{ $points }.
}
loot-event-bar-nudge = { $you ->
    [yes] Visitas un Meeps y ganas un empujón.
   *[no] { $name } visita un Meeps y gana un empujón.
}
loot-event-bar-wrap = { $you ->
    [yes] Visitas un Meeps y ganas un salto de borde.
   *[no] { $name } visita un Meeps y gana un salto de borde.
}
loot-event-track = { $you ->
    [yes] Ganas { points } en este turno y ya tienes { $total }.
   *[no] { $name } gana { points } en este turno y ya tiene { $total }.
}
loot-event-bonus = { $you ->
    [yes] Recibes { points } por llenar el marcador y ya tienes { $total }.
   *[no] { $name } recibe { points } por llenar el marcador y ya tiene { $total }.
}
loot-event-over = El marcador está lleno: la partida ha terminado.
loot-event-cap = Era el último turno: la partida ha terminado, sin bonificación.

## El resultado

loot-account-rows = Filas completas
loot-account-columns = Columnas completas
loot-account-circles = Grupos rodeados en B
loot-account-lines = Líneas de B
loot-account-meeps = Meeps
loot-account-bonus = Bonificación por llenar el marcador
loot-result-crosses = Empate a puntos: gana quien tiene más cruces ({ $crosses }).
loot-result-shared = Empate a puntos y a cruces ({ $crosses }): victoria compartida.

## Qué está mal en un texto

loot-error-notation = «{ $text }» no es una acción de LOOT: escribe una casilla como «e3», o «e3 nudge», «e3 wrap», «put e3», «start a4» o «dice 5 3 2».
loot-error-action = LOOT no conoce esa acción.

## Lo que una elección trae con seguridad, en pocas palabras

loot-brings-dice = Primero avanzas { $die ->
    [one] { $die } casilla
   *[other] { $die } casillas
}: { $cells ->
    [0] ahí te quedas sin salida
    [one] a una sola casilla
   *[other] a una de { $cells } casillas
}
loot-brings-slash = una raya
loot-brings-cross = una cruz: la casilla queda cerrada
loot-brings-put = no se marca nada
loot-brings-used-nudge = gastas un empujón
loot-brings-used-wrap = gastas un salto
loot-brings-row = fila { $row }: +{ $points }
loot-brings-column = columna { $column }: +{ $points }
loot-brings-circle = { $colour ->
    [r] el grupo rojo de { $size }
    [b] el grupo azul de { $size }
    [g] el grupo verde de { $size }
   *[y] el grupo amarillo de { $size }
}: +{ $points }
loot-brings-group = { $visited } de { $size } puestos de un grupo { $colour ->
    [r] rojo
    [b] azul
    [g] verde
   *[y] amarillo
}
loot-brings-circles = { $circles } de { $need } círculos { $colour ->
    [r] rojos
    [b] azules
    [g] verdes
   *[y] amarillos
}
loot-brings-line = una línea de B: +{ $points }
loot-brings-line-nudge = una línea de B: ganas un empujón
loot-brings-line-wrap = una línea de B: ganas un salto
loot-brings-bar = un Meeps: +{ $points }
loot-brings-bar-nudge = un Meeps: ganas un empujón
loot-brings-bar-wrap = un Meeps: ganas un salto
loot-brings-track = casilla { $field } de { $fields } de tu marcador
loot-brings-bonus = llenas tu marcador: +{ $points }, y acaba la partida
