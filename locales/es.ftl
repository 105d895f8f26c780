### Toda la caja: palabras que usa cada parte, y lo que se dice cuando algo no se puede hacer.

## Palabras

points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Preparar

error-game = El juego «{ $game }» no está en la caja; hay: { $known }.
error-seats = { $game } es un juego para entre { $least } y { $most }, no para { $seats }.
error-option = { $game } no tiene la opción «{ $option }»; tiene: { $known }.
error-option-none = { $game } no tiene opciones, así que tampoco «{ $option }».
error-option-range = La opción «{ $option }» va de { $least } a { $most }: { $value } queda fuera.
error-option-text = La opción «{ $option }» no puede ser «{ $value }»: { $expected }.
error-name = Un nombre necesita al menos una letra, y solo caracteres imprimibles.
error-components-unreadable = No se puede leer el archivo de componentes { $file }: { $reason }.
error-components-toml = El archivo de componentes { $file } no es TOML válido: { $reason }.
error-components = El archivo de componentes { $file } está mal en «{ $key }»: { $reason }.

## Jugar

error-position = La línea { $line } de la posición está mal: «{ $text }»; se espera: { $expected }.
error-position-key = La línea { $line } de la posición no significa nada en este juego: «{ $text }».
error-seat = En esta mesa no hay asiento { $seat }; tiene { $seats }.
error-not-your-seat = Este asiento no es tuyo.
error-not-your-turn = Ahora no te toca hacer eso.
error-nothing-to-take-back = No hay nada que deshacer.
error-back = No hay una posición anterior { $sequence } a la que volver.
error-late-move = Demasiado tarde: el turno ya había terminado cuando llegó tu elección.
error-game-over = La partida ha terminado.
error-bot = { $name } no puede decidir ahora mismo y lo volverá a intentar.
error-physics = No se pudo calcular la caída. No se ha cambiado nada: inténtalo otra vez.
error-busy = Este servidor tiene ahora más que calcular de lo que puede: ya esperan { $waiting }. Vuelve a intentarlo dentro de un momento.

## Mesas

error-table = No existe la mesa «{ $table }».
error-table-version = Esta mesa se empezó con la versión { $table } de las reglas de { $game }, pero este Wurf tiene la versión { $ours }.
error-table-components = Esta mesa se empezó con componentes de { $game } distintos de los de este Wurf.
error-conflict = Alguien se ha adelantado: vuelve a mirar la mesa.
error-record-running = La partida sigue en curso: su registro estará disponible cuando termine.

## Mesas en línea

error-seat-taken = Alguien fue más rápido: este sitio está ocupado. Quizá quede otro libre.
error-name-taken = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre, por favor.
error-dice-secret = Otros siguen jugando con los mismos dados: se muestran cuando todos hayan terminado.
error-fork-over = En este momento la partida ya ha terminado: elige uno anterior para seguir desde allí.
error-fork-seats = Esta partida tiene { $seats } sitios: ocupa exactamente esos.
error-not-allowed = Eso solo lo puede hacer el anfitrión de la mesa.
error-not-begun = La partida aún no ha empezado: todavía falta gente.
error-link = Este enlace ya no es válido. Pide uno nuevo.
error-watching-over = El anfitrión ya no te deja mirar esta mesa.
error-mail-address = Esto no puede ser una dirección de correo.
error-mail-off = Este servidor no envía correos.
error-mail-failed = No se pudo enviar el correo. Inténtalo más tarde.
error-mail-often = Ya se han enviado varios correos a esta dirección. Búscalos o inténtalo más tarde.
error-chat-text = En esta línea no hay nada que leer.
error-nothing-asked = Ya no hay ninguna pregunta pendiente.
error-back-declined = { $name } prefiere dejar la jugada como está.
error-rematch-running = La partida aún no ha terminado: la revancha será después.
error-chat-fast = Un momento: eso ha sido mucho de golpe.
error-chat-off = El anfitrión ha desactivado el chat libre; las frases hechas siguen funcionando.
error-chat-watchers = Quien mira solo puede enviar las frases hechas, y necesita un nombre.

## Registros

error-record-format = Esto no es un registro de Wurf: empieza por «{ $found }» en vez de «{ $expected }».
error-record-line = La línea { $line } del registro está mal: se espera «{ $expected }», pero pone «{ $found }».
error-record-version = El registro se jugó con la versión { $record } de las reglas de { $game }, pero este Wurf tiene la versión { $ours }.
error-record-components = El registro se jugó con componentes de { $game } distintos de los de este Wurf, y no los contiene.
error-record-components-here = El registro se jugó con componentes de { $game } distintos de los que se usan aquí.
error-record-setup = La preparación del registro no es posible: { $reason }
error-record-names = El registro no tiene tantos nombres ({ $names }) como sitios ({ $seats }).
error-record-move = La línea { $line } del registro, «{ $move }», no es posible: { $reason }
error-record-unfinished = El registro afirma un final, pero su partida no ha terminado.
error-record-points = El registro afirma los puntos { $written }, pero sus jugadas dan { $counted }.
error-record-state = La suma de control del registro no es la de su última posición.
error-record-no-seed = El registro no tiene semilla porque su partida no ha terminado: se puede reproducir, pero no verificar.
error-record-seed = La semilla del registro no es la que se prometió al principio.
error-record-draw = La línea { $line } del registro no es lo que da la semilla.

## Mensajes entre la página y el servidor

error-message = Este mensaje no se entiende: { $reason }.
error-message-json = Este mensaje no es JSON válido.
error-message-kind = Este mensaje no tiene un tipo conocido.
error-message-binary = Este mensaje es binario, y solo se entiende texto.
error-message-large = Este mensaje es demasiado grande: el límite es { $limit } KiB.
error-too-fast = Demasiado a la vez: más despacio, y todo sigue.
error-join-first = Primero siéntate a una mesa.
error-host = Este servidor no responde al nombre «{ $host }». Quien lo administra puede permitir ese nombre.
error-origin = La página de otro sitio no puede hacer esto.
error-many-sockets = Este servidor tiene conectadas todas las páginas que admite. Vuelve a intentarlo dentro de un momento.
error-many-own-sockets = Desde tu conexión ya hay { $limit } páginas, que son las que permite este servidor.
error-many-tables = Este servidor tiene en marcha todas las mesas que permite: { $limit }.
error-many-own-tables = Este servidor permite { $limit } mesas nuevas por hora y conexión. Vuelve a intentarlo más tarde.
error-many-letters = Este servidor escribe a { $limit } direcciones por hora y conexión. Vuelve a intentarlo más tarde.
error-many-people = Este servidor admite { $limit } personas nuevas por hora y conexión. Vuelve a intentarlo más tarde.
error-store = El servidor no llega ahora a sus registros; no se ha cambiado nada. Vuelve a intentarlo dentro de un momento.
error-store-full = Al servidor no le queda sitio para anotar nada; no se ha cambiado nada. Avisa, por favor, a quien lo administra.
error-not-found = No hay nada en esta dirección.
error-method = Esta dirección no se puede usar de esta manera.
error-internal = Algo ha fallado dentro del servidor; no se ha cambiado nada.
error-page-not-built = La página todavía no está construida: ejecuta «python3 dev.py setup».

## La base de datos

error-database = La base de datos { $database } no puede hacer esto: { $reason }.
error-database-locked = La base de datos { $database } está bloqueada por otro programa.
error-database-read-only = La base de datos { $database } es de solo lectura.
error-database-full = No queda sitio para la base de datos { $database }.
error-database-corrupt = La base de datos { $database } está dañada, o no es una base de datos.
error-database-broken-disk = No se puede leer o escribir el disco de la base de datos { $database }.
error-database-unreachable = No se puede abrir la base de datos { $database }.
error-database-slow = La base de datos { $database } no responde a tiempo.
error-database-newer = La base de datos { $database } es de una versión más nueva de Wurf.
error-database-foreign = La base de datos { $database } pertenece a otro programa.
error-database-url = Wurf guarda sus mesas en un archivo, o en sqlite:///… o postgresql://…, no en «{ $kind }://…».
error-database-driver = PostgreSQL necesita un paquete más: ejecuta «pip install psycopg[binary]».
error-database-folder = No se puede crear la carpeta { $folder } para la base de datos: { $reason }.

## Escuchar

error-port-in-use = El puerto { $port } está ocupado: cierra lo que corre ahí, o elige otro con «--port».
error-listen = Wurf no puede escuchar en { $host }, puerto { $port }: { $reason }.

## Deshacer, y buenas jugadas que se muestran

table-event-back = { $you ->
    [yes] Deshaces tu última jugada.
   *[no] { $name } deshace su última jugada.
}
error-no-hints = Aquí todos juegan con los mismos dados por una clasificación: no hay pistas.
error-advice = Ahora mismo no se ha encontrado una buena jugada. Vuelve a preguntar.
error-back-dice = Desde entonces se han tirado los dados o se ha visto algo oculto: ya no se puede deshacer.
advice-only = Es lo único que puedes hacer.
# $chance, $next: in percent, rounded
advice-clear = Con esta jugada ganarías unas { $chance } de cada 100 partidas desde aquí; con la siguiente mejor, unas { $next }.
advice-better = Esta jugada es un poco mejor que la siguiente.
advice-close = Es una buena jugada, y otra es más o menos igual de buena.
