### Jugar con gente en otro lugar; se carga cuando hace falta

## La mesa antes de la partida

online-room = Mesa
online-seats = Asientos
online-seat-open = Asiento libre
online-seat-open-hint = { $public ->
    [yes] para cualquiera que venga
   *[no] para quien tenga la invitación
}
online-seat-left = ha dejado la mesa
online-host = { $you ->
    [yes] anfitrión
   *[no] anfitrión
}
online-yours = tú
online-here = { $here ->
    [yes] está aquí
   *[no] no está en este momento
}
online-sit-here = Sentarme aquí
online-sit-again = Recuperar mi asiento
online-bot-here = Bot
online-seat-bot = Que juegue un bot en el asiento { $number } ({ $name })
online-seat-free = Dejar libre el asiento { $number } ({ $name })
online-leave = Dejar la mesa
online-room-host = { $open ->
    [one] Queda un asiento libre. La partida empieza en cuanto se ocupe.
   *[other] Quedan { $open } asientos libres. La partida empieza en cuanto se ocupen todos.
}
online-room-guest = { $open ->
    [one] ¡Ya estás dentro! Queda un asiento libre; { $host } también puede empezar antes.
   *[other] ¡Ya estás dentro! Quedan { $open } asientos libres; { $host } también puede empezar antes.
}
online-room-in = { $open ->
    [one] ¡Ya estás dentro! Queda un asiento libre.
   *[other] ¡Ya estás dentro! Quedan { $open } asientos libres.
}
online-room-free = { $open ->
    [one] Hay un asiento libre. ¿Te apetece jugar?
   *[other] Hay { $open } asientos libres. ¿Te apetece jugar?
}
online-room-private = { $open ->
    [one] La partida aún no ha empezado: queda un asiento libre para quien tenga la invitación.
   *[other] La partida aún no ha empezado: quedan { $open } asientos libres para quienes tengan la invitación.
}
online-room-full = Ya están todos. Empezamos…
online-begin = Empezar ahora
online-begin-level = Bots en los asientos libres
online-begin-hint = { $open ->
    [one] Un bot ocupa el asiento libre.
   *[other] Unos bots ocupan los asientos libres.
}
online-watchers = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
}
online-settings = Quién puede ver esta mesa
online-table = Quién está en la mesa
online-links = Enlaces a esta mesa

## Invitaciones

online-invite = Invitar
online-invite-text = ¡Ven a jugar a { $game } conmigo!
online-invite-hint = Enséñaselo a tus amigos o mándales el enlace. Escriben un nombre y se sientan.
online-link-local = Este enlace solo funciona en este ordenador. Para jugar con gente de fuera, inicia Wurf con «wurf serve --host 0.0.0.0» y ábrelo en la dirección que muestra.
online-watch-hint = Con este enlace se puede mirar, y nada más.
online-link-kind = Para qué es el enlace
online-link = { $kind ->
    [watch] para mirar
   *[seat] para jugar
}
online-link-coming = Un momento…
online-link-other = Este enlace no es de aquí.
online-again = Volver a intentarlo
online-qr = Código QR del enlace
online-address = El enlace
online-copy = Copiar
online-copied = Copiado
online-share = Compartir el enlace
online-join = Invitación
online-invited = Te invitan a
online-invited-by = { $name } te invita a
online-at-the-table = En la mesa: { $names }
online-name = ¿Cómo te llamas?
online-name-missing = Escribe un nombre para que los demás sepan quién eres.
online-sit = Sentarme
online-watch = Mirar
online-gone-full = Qué pena: ya están ocupados todos los asientos. Pero puedes mirar.
online-gone-over = Esta partida ha terminado. Aún puedes ver cómo fue.

## Preparar una mesa con gente en otro lugar

online-set-up = Jugar en línea
online-clock-label = Tiempo
online-clock-none = sin reloj
online-clock = { $kind ->
    [move] { $time } por jugada
   *[game] { $time } por persona
}{ $adds ->
    [yes] { "" } + { $increment } por jugada
   *[no] { "" }
}
online-clock-own = Elegirlo tú…
online-clock-kind = Para qué es el tiempo
online-clock-kind-value = { $kind ->
    [move] para cada jugada
   *[game] para toda la partida
}
online-clock-time = Cuánto tiempo
online-clock-unit = Unidad de tiempo
online-unit = { $unit ->
    [second] segundos
    [hour] horas
    [day] días
   *[minute] minutos
}
online-clock-increment = Segundos que añade cada jugada
online-clock-wrong = Elige un tiempo entre 10 segundos y 30 días.
online-when-out = Cuando a alguien se le acaba el tiempo
online-when-out-value = { $when ->
    [seat] un bot ocupa el asiento
   *[move] un bot hace la jugada
}
online-public = Mostrarla en la sala
online-public-hint = Cualquiera puede sentarse.
online-more = Mirar y charlar
online-watching = Quién puede mirar
online-watching-value = { $watching ->
    [link] con enlace
    [nobody] nadie
   *[anyone] todos
}
online-chat-free = Chat libre
online-chat-free-hint = Sin él, solo frases hechas.

## Sala

online-lobby = Sala
online-lobby-hint = Mesas en las que cualquiera puede sentarse.
online-filters = Qué mesas
online-filter-game = Juego
online-filter-any-game = cualquier juego
online-filter-seats = Jugadores
online-filter-any = cualquier número
online-players = { $count } jugadores
online-filter-pace = Ritmo
online-filter-pace-value = { $pace ->
    [fast] de un tirón
    [slow] en varios días
    [none] sin reloj
   *[any] cualquiera
}
online-filter-free = solo con asientos libres
online-filter-reset = Mostrar todas las mesas
online-free-seats = { $count ->
    [0] No hay asientos libres
    [one] Hay un asiento libre
   *[other] Hay { $count } asientos libres
}
online-lobby-count = { $count ->
    [one] Una mesa
   *[other] { $count } mesas
}
online-lobby-empty = Ahora mismo no espera nadie.
online-lobby-none = Ahora no hay ninguna mesa así.
online-lobby-empty-hint = Prepara una mesa, invita a alguien y muéstrala en la sala: quien venga después la encontrará aquí.
online-yours-go = A tu mesa

## Charlar

online-chat = Chat
online-chat-empty = Nadie ha dicho nada todavía.
online-chat-write = Di algo
online-chat-off = Aquí solo hay frases hechas.
online-send = Enviar
online-unread = sin leer
online-phrases = Frases hechas
online-watcher = { $name } (mirando)
online-phrase-hello = ¡Hola a todos!
online-phrase-luck = ¡Suerte!
online-phrase-nice = ¡Buena jugada!
online-phrase-wow = ¡Vaya!
online-phrase-oops = Uy…
online-phrase-thanks = ¡Gracias!
online-phrase-thinking = Déjame pensar…
online-phrase-patience = Tómate tu tiempo.
online-phrase-sorry = ¡Perdón!
online-phrase-well-played = ¡Bien jugado!
online-phrase-again = ¿Otra partida?
online-phrase-bye = ¡Adiós, hasta pronto!

## Deshacer, la próxima partida, volver

online-asks-back = { $you ->
    [yes] Has pedido deshacer tu última jugada.
   *[no] { $name } quiere deshacer su última jugada.
}
online-back-since = Esto se desharía:
online-back-more = { $count ->
    [one] y una línea más, antes
   *[other] y { $count } líneas más, antes
}
online-back-uncovered = Desde entonces se ha visto algo oculto.
online-back-draws = Lo que ha decidido el azar no cambia.
online-back-waiting = Esperando a { $names }…
online-back-withdraw = Déjalo
online-agree = De acuerdo
online-disagree = Mejor no
online-next = La próxima partida está lista. ¿Vienes?
online-next-go = Vamos
online-next-stay = Quedarme aquí
online-left = { $name } ha dejado la mesa.
online-left-bot = Que siga un bot
online-left-wait = Esperar
online-returning = { $bot ->
    [yes] Un bot juega por ti, { $name }.
   *[no] Tu asiento sigue libre, { $name }.
}

## Avisos y dispositivos

online-notices = Cuando te toque
online-notify = Avisos del navegador
online-notify-hint = Mientras Wurf está abierto y miras otra cosa.
online-notify-denied = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
online-email = Correo electrónico
online-email-example = tu@example.org
online-email-save = Usar
online-email-state = { $state ->
    [confirmed] Escribimos a { $address } cuando te toca y no estás.
    [waiting] Un correo va camino de { $address }: toca el enlace que lleva.
   *[none] Un correo cuando te toca y no estás. Se deja con un toque.
}
online-email-sent = Va de camino un correo. Toca el enlace que lleva.
online-email-stop = Dejarlo y olvidar la dirección
online-email-stopped = No habrá más correos. La dirección queda olvidada.
online-mail = Correo
online-mail-ask = { $kind ->
    [stop] ¿No más correos?
   *[mail] ¿Es esta tu dirección?
}
online-mail-what = { $kind ->
    [stop] Ya no escribiremos cuando te toque. Tus mesas se quedan.
   *[mail] Escribiremos cuando te toque en una mesa y no estés.
}
online-mail-act = { $kind ->
    [stop] Dejar los correos
   *[mail] Sí, escribidme
}
online-mail-done = { $kind ->
    [stop] No habrá más correos.
   *[mail] ¡Gracias! Escribiremos cuando te toque.
}
online-device = Otro dispositivo
online-device-why = Llévate tus mesas al móvil o al portátil.
online-device-make = Crear un enlace
online-device-hint = Ábrelo en el otro dispositivo en los próximos 10 minutos. Sirve una vez y solo para ti.
online-device-welcome = { $name ->
    [no] ¿Seguir jugando aquí?
   *[other] ¿Seguir jugando aquí, { $name }?
}
online-device-what = Todas tus mesas vienen contigo. En el otro dispositivo también siguen.
online-device-use = Seguir aquí

## Sin conexión (lo muestra el service worker: una línea cada uno, sin nada que rellenar)

online-offline-title = No tienes conexión
online-offline-text = Wurf necesita conexión con la mesa. Tus partidas están a salvo, y las jugadas de los demás te esperan.
online-offline-again = Volver a intentarlo
