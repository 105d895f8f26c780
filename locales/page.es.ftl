### La página: lo que es igual en todos los juegos

page-home = Inicio
page-close = Cerrar
page-cancel = Cancelar
page-language = Idioma
page-settings = Ajustes
page-pace = Jugadas de los demás
# $pace: slow, normal, fast or instant
page-pace-value = { $pace ->
    [slow] despacio
    [fast] rápido
    [instant] al instante
   *[normal] normal
}
page-theme = Tema
# $theme: auto, light or dark
page-theme-value = { $theme ->
    [light] claro
    [dark] oscuro
   *[auto] como el sistema
}
page-sounds = Sonidos
page-sounds-value = { $on ->
    [yes] activados
   *[no] apagados
}
page-volume = Volumen
page-nothing-here = Aquí no hay nada.
page-no-game = Ese juego no está en la caja.
page-loading = Un momento…
page-no-server = El servidor no responde. ¿Sigue en marcha?
page-no-server-again = Reintentando…

## Inicio

page-welcome = ¿A qué jugamos?
page-play-now = Jugar ya
page-set-up = Preparar una mesa
page-rules = Reglas
# $least and $most: numbers of players
page-seats = De { $least } a { $most } jugadores
# $range: yes or no
page-minutes = { $range ->
    [yes] { $least }–{ $most } min
   *[no] unos { $least } min
}
# How hard it is to learn. $weight: light, medium or heavy
page-weight = { $weight ->
    [light] se aprende enseguida
    [heavy] se aprende en una partida
   *[medium] unas pocas reglas
}
page-play-now-bot = { $game }: contra quién juegas ya
page-go-on = Tus mesas
page-go-on-all = Mostrar las { $count }
page-forget = Quitar de esta lista la partida de { $names }
page-you = Tú
page-unnamed = Alguien
# En una lista de nombres
page-you-listed = tú

## Preparar una mesa

page-player = Jugador { $number }
page-seat-name = Nombre en el asiento { $number }
page-seat-sitter = Quién juega en el asiento { $number }
page-seat-remove = Quitar el asiento { $number }
page-add-person = Añadir persona
page-add-bot = Añadir bot
page-options-rare = Más opciones
page-seat = Asiento { $number }
page-drawn = Por sorteo
# $sitter: person, open, easy, medium or hard
page-sitter = { $sitter ->
    [person] En esta pantalla
    [open] Invitación
    [easy] Bot fácil
    [hard] Bot difícil
   *[medium] Bot medio
}
page-begin = ¡A jugar!
page-name-missing = Todos necesitan un nombre.
page-name-long = Un nombre tiene como mucho { $most } letras.
page-name-twice = Alguien ya tiene ese nombre.
page-option-range = Elige un número entero de { $least } a { $most }.
page-option-text = Así no puede ser: { $expected }.
page-set-up-problem = Corrige primero los campos marcados.

## La mesa

page-joining = Nos sentamos a la mesa…
page-lost = Conexión perdida, lo intentamos de nuevo…
page-not-shown = Ahora mismo no se puede mostrar esta parte. La partida sigue.
page-turn = Turno { $turn }
page-round = Ronda { $round }
page-round-turn = Ronda { $round }, turno { $turn }
page-rounds = Rondas
page-total = Total
page-start = Comienzo
page-dice = Dados
page-die-pick = El { $value } como { $place }
page-players = Jugadores
page-points = { $points ->
    [one] punto
   *[other] puntos
}
page-log = Qué ha pasado
page-rail = Jugadores y qué ha pasado
page-tabs = Hojas
page-sheet-of = { $you ->
    [yes] Tu hoja
   *[no] Hoja de { $name }
}
page-look = { $you ->
    [yes] Mirar tu hoja
   *[no] Mirar la hoja de { $name }
}
page-has-chosen = { $you ->
    [yes] ya has elegido
   *[no] ya ha elegido
}
page-left = ha dejado la mesa
page-thinking = está pensando…
page-to-act = { $you ->
    [yes] te toca
   *[no] le toca
}
page-now = { $you ->
    [yes] ¡Te toca!
   *[no] ¡Ahora { $name }!
}
page-order-now = { $you ->
    [yes] Te toca
   *[no] Ahora: { $name }
}
page-order-next = Después: { $names }
# $name: a quién le toca, una persona o varias; $count: cuántas son
page-whose-turn = { $you ->
    [yes] Te toca.
   *[no] { $count ->
        [one] Le toca a { $name }.
       *[other] Les toca a { $name }.
    }
}
page-cover-why = Los demás, por favor, mirad un momento a otro lado.
page-lift = { $you ->
    [yes] Soy yo
   *[no] Soy { $name }
}
page-watching = Estás mirando.{ $count ->
    [0] { "" }
   *[other] { " " }{ page-whose-turn }
}
page-over = La partida ha terminado.
page-sure = { $target }: ¿así?
page-which-way = Hay más de una manera de llegar. ¿Cuál prefieres?
page-chosen = Ya has elegido. Faltan por elegir: { $names }…
page-take-back = Deshacer
page-reveal = Ver mi elección

## El resultado

page-winners = { $you ->
    [yes] { $others ->
        [0] ¡Has ganado!
       *[other] { $together ->
            [yes] ¡Ganas con { $names }!
           *[no] ¡Compartes la victoria con { $names }!
        }
    }
   *[no] { $others ->
        [one] ¡Gana { $names }!
       *[other] { $together ->
            [yes] ¡Ganan { $names }!
           *[no] ¡{ $names } comparten la victoria!
        }
    }
}
page-result = Resultado
page-result-show = Ver el resultado
page-result-alone = { $points ->
    [one] ¡{ $points } punto!
   *[other] ¡{ $points } puntos!
}
page-best-new = ¡Nueva marca personal! Antes eran { $before }.
page-best-first = Una marca que superar la próxima vez: { $points }
page-best = Tu marca personal: { $points }
page-curve = Los puntos a lo largo de la partida
page-curve-of = Los puntos a lo largo de la partida. Al final: { $points }
page-curve-start = Comienzo
page-curve-end = Final
page-again = Jugar otra vez
page-stronger = ¿Un bot más fuerte?
page-look-again = Volver a verla
page-look-start = Así empezó.
page-look-where = Momento de la partida
page-look-first = Al principio
page-look-previous = Atrás
page-look-next = Adelante
page-look-last = Al final
page-proof = ¿Fueron justos los dados?
page-proof-here = Tu navegador ha calculado por sí mismo el hash de la semilla: es el que se fijó antes de la primera jugada.
page-proof-not-here = La semilla no corresponde al hash que se fijó antes de la primera jugada. No te puedes fiar de estos dados.
page-proof-no-hash = Tu navegador solo calcula hashes con una conexión segura (https): por eso solo lo ha comprobado el servidor.
# $draws: rolls, deals and the like; $entries: all moves, with those of chance; $falls: what physics decided
page-proof-server = El servidor ha vuelto a sacar las { $draws } tiradas de esta semilla y ha repetido toda la partida según las reglas, { $entries } pasos: todo coincide.
page-seed-hash = Hash de la semilla
page-seed = Semilla
page-record = Guardar el registro

## Ayuda

page-help = Ayuda y teclas
page-key-arrows = moverse por el tablero
page-key-enter = ver una jugada; otra vez: elegirla
page-key-escape = cancelar
page-key-undo = deshacer tu elección
page-key-tab = a los dados, botones y hojas
page-key-help = esta ayuda
page-help-touch = Con el dedo o el ratón: toca una casilla iluminada para ver la jugada y tócala otra vez para elegirla. Las demás dicen por qué no se puede.
page-help-terminal = En una terminal, «wurf verify ARCHIVO» comprueba un registro guardado y «wurf replay ARCHIVO» lo reproduce.
page-seed-hash-now = Las tiradas ya están fijadas y nadie puede cambiarlas. Hash de su semilla, que se muestra al final:

## Consejos de la primera partida

page-coach-next = Siguiente
page-coach-skip = Saltar consejos
page-coach-done = ¡Vamos!

## El tablero sencillo, para un juego sin tablero propio

page-plain-text = La mesa como texto
page-plain-choices = Lo que puedes hacer
page-plain-newest = Lo último primero
page-plain-about = Este juego aún no tiene tablero propio: aquí está la mesa en palabras.
page-plain-key-Arrows = ir de una opción a otra
page-plain-key-Enter = elegir

## Seguir a los demás

page-skip = Saltar
page-proceed = Seguir
page-look-around = Échale un vistazo y sigue cuando quieras.
page-others = Los demás
page-log-point = Mostrar en el tablero

## Mirar adelante, deshacer, buenas jugadas

page-hint = Muéstrame una buena jugada
page-hint-thinking = Buscando una buena jugada…
page-key-hint = mostrar una buena jugada
page-hints = { $hints ->
    [one] con una pista
   *[other] con { $hints } pistas
}

## Con gente en otro lugar: lo que toda mesa necesita (lo demás está en online.*.ftl)

page-add-open = Invitar a alguien
page-seat-whoever = quien venga
page-name-yours = Escribe aquí tu nombre para que los demás sepan quién eres.
page-begin-inviting = Abrir la mesa
page-account = Avisos y dispositivos
page-your-move = Te toca
page-ask-back = Pedir deshacerla
page-clock-of = { $you ->
    [yes] Tu reloj
   *[no] Reloj de { $name }
}
page-thinks-for = { $you ->
    [yes] Llevas pensando
   *[no] { $name } lleva pensando
}
page-clock-close = Se te acaba el tiempo.
page-here = { $here ->
    [yes] está aquí
   *[no] no está ahora
}
page-unread = sin leer
page-really = ¿Seguro?
page-rematch = Revancha
page-lobby = Encontrar con quién jugar
page-table-waiting = Esperando jugadores
page-today = El reto de hoy
page-statistics = Tus partidas
page-evening = Noche de juegos
page-open-record = Abrir un registro
