### Los bots, y lo que se mide con ellos.

## Bots

bots-error-level = No hay ningún bot llamado «{ $level }»; hay { $known }.
bots-error-failed = El bot no pudo decidirse: { $reason }
bots-error-died = El proceso del bot se cayó varias veces ante la misma decisión.
bots-error-hung = El proceso del bot no respondió, dos veces ante la misma decisión.
bots-error-closed = Los bots se han ido a casa: este servidor se está cerrando.

## simulate

cli-simulate = hacer jugar muchas partidas a los bots
cli-simulate-about = Los bots juegan muchas partidas en todos los núcleos y se cuenta quién ganó, con intervalos del 95 %. Lo que saca el azar se juega en todas las disposiciones de asientos, para que cada bot se siente en todas partes las mismas veces; los equipos no se separan. La misma semilla da las mismas partidas, donde sea y con cuantos procesos sea. Con Ctrl-C se termina antes y se cuenta lo jugado; la misma orden con --resume continúa.
cli-simulate-examples =
    {"  "}wurf simulate loot --bots hard,medium --games 500
    {"  "}wurf simulate loot --bots medium,medium --games 10000 --report informe/
    {"  "}wurf simulate loot --bots hard,mibot.py --games 200 --seconds 2
    {"  "}wurf simulate loot --bots hard,hard --components mi-hoja.toml --json informe.json
    {"  "}wurf simulate loot --bots hard --games 20 --seed domingo-de-lluvia
lab-option-game = el identificador del juego, como lo muestra «wurf games»
lab-option-bots = los bots: easy (fácil), medium (medio), hard (difícil), hard@10 (difícil con diez veces más esfuerzo) o un archivo de Python con un bot propio (ver «wurf new-bot»)
lab-option-games = cuántas partidas; si no se indica, { $games }
lab-option-seed = un texto cualquiera como semilla; si no se indica, una nueva, que el informe nombra
lab-option-workers = cuántos procesos; si no se indica, uno por núcleo
lab-option-effort = cuánto prueba un bot difícil en cada decisión, en su propia unidad (posiciones, partidas, caídas); si no se indica, lo habitual
lab-option-option = una opción del juego, como las muestra «wurf games»; puede repetirse
lab-option-components = jugar con componentes distintos de los impresos
lab-option-position = empezar todas las partidas en una posición, como la imprime «wurf replay --position»
lab-option-json = escribir además el informe en este archivo, como JSON
lab-playing = Jugando
lab-bot = bot
lab-won = victorias
lab-tied = empates
lab-share = parte
lab-points = puntos
lab-summary = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } de { $turns } turnos ({ $shortest } a { $longest }), semilla { $seed }; un empate vale media victoria
lab-error-option = «{ $value }» no es una opción del juego: escribe su nombre, «=» y un valor, por ejemplo turn_cap=100.
lab-error-file = No se puede escribir «{ $file }»: { $reason }.
lab-error-position-seats = La posición tiene { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
 }, pero { $bots ->
    [one] va a jugar { $bots } bot
   *[other] van a jugar { $bots } bots
 }.
lab-option-seconds = cuánto puede pensar un bot propio cada jugada; si no se indica, 10 segundos
lab-option-memory = cuánta memoria puede usar un bot propio, en megabytes; si no se indica, 4096
lab-option-cluster = jugar en un clúster de Dask: la dirección de su scheduler, por ejemplo tcp://10.0.0.5:8786
lab-option-resume = continuar la misma orden donde se interrumpió
lab-option-report = escribir además en esta carpeta una página con imágenes, todas las cifras en JSON y todas las partidas en Parquet (necesita wurf[lab])
lab-interrupted = Terminado tras { $done } de { $games } partidas; se conservan, y la misma orden con --resume continúa.
lab-kept = Todas las partidas se jugaron y se conservan: la misma orden con --resume vuelve a dar el informe.
lab-report-written = El informe está en { $folder }: abre index.html en un navegador.
lab-metric-turns = Turnos
lab-metric-points = Puntos por jugador
lab-metric-margin = Ventaja del ganador en puntos
lab-metric-lead_changes = Cambios de líder
lab-metric-decided = Decidida tras esta parte de la partida
lab-metric-real_choices = Decisiones con más de una opción
lab-metric-first_seat = Ganadas en el primer asiento
lab-metric-first_bot = Ganadas por el primer bot
lab-metric-tied = Partidas sin un único ganador
lab-explained = Qué explica quién gana: habilidad { $skill }, asiento { $seat }, suerte del azar { $luck }, el resto { $rest }
lab-guest-line = { $bot }, línea { $line }
lab-guest-failed = { $bot }: { $reason } ({ $games ->
    [one] una partida perdida
   *[other] { $games } partidas perdidas
 } por ello)
lab-guest-raised = { $error }
lab-guest-died = su proceso se cayó, quizá por falta de memoria
lab-guest-slow = ninguna elección en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
lab-guest-missing = el archivo no tiene ninguna función «choose», como la tiene uno de «wurf new-bot»
lab-error-batch = No se pudo jugar una partida: { $reason }.
lab-error-died = Las mismas partidas terminaron su proceso { $tries } veces; quizá falte memoria.
lab-error-resume = No hay nada que continuar: ninguna ejecución de esta misma orden se ha interrumpido.
lab-error-keep = Ya no se pueden guardar partidas en «{ $file }»: { $reason }.
lab-error-extra = Para esto falta el paquete { $package }: instálalo con pip install "wurf[{ $extra }]".
lab-error-metric = No hay ninguna medida «{ $metric }»; hay { $known }.
lab-error-sources = Un proceso de la ejecución tiene otra versión de Wurf: instala la misma en todas partes.
lab-error-cluster = No hay ningún clúster de Dask en «{ $address }».
lab-error-cluster-empty = El clúster de Dask en «{ $address }» no tiene workers.
lab-error-cluster-lost = El clúster de Dask en «{ $address }» ha desaparecido.
lab-seat = asiento
lab-report-title = { $game }: { $games } partidas entre { $bots }
lab-report-seat = asiento { $seat }
lab-report-seed = Las cifras entre paréntesis son intervalos del 95 %: de Wilson para la parte de victorias de los bots, y de 1000 muestras bootstrap para lo demás. Semilla { $seed }.
lab-picture-points = Puntos por asiento
lab-picture-points-about = En qué parte de las partidas un asiento tuvo como mucho tantos puntos: cuanto más a la derecha está una línea, mejor es el asiento.
lab-picture-turns = Duración
lab-picture-turns-about = La parte de las partidas según su número de turnos.
lab-picture-lead_changes = Cambios de líder
lab-picture-lead_changes-about = Cuántas veces tomó otro jugador la delantera, mirando después de cada turno.
lab-picture-decided = Cuándo quedó decidido el ganador
lab-picture-decided-about = En qué parte de las partidas el ganador lideró desde aquí hasta el final; 1 es el final. Una línea que sube tarde habla de partidas que siguen abiertas.
lab-picture-real_choices = Turnos con una elección real
lab-picture-real_choices-about = Qué parte de las decisiones de una partida permitía más de una acción.
lab-picture-shares = Quién gana, y dónde
lab-picture-shares-about = Partes de las victorias con intervalos del 95 %, por bot y por asiento; un empate se reparte.
lab-picture-explained = Qué explica quién gana
lab-picture-explained-about = Partes de la varianza del resultado de un jugador. Lo que saca el azar se juega en todas las disposiciones: lo que un bot gana en todos los asientos es habilidad, lo que un asiento gana siempre es el asiento, y lo que gana con un mismo azar, se siente quien se siente, es suerte. El resto solo lo decide el curso de la partida.
lab-part-skill = habilidad
lab-part-seat = asiento
lab-part-luck = suerte del azar
lab-part-rest = el resto
cli-arena = hacer jugar a los bots todos contra todos, con puntuaciones
cli-arena-about = Cada alineación de estos bots juega en todas las disposiciones de asientos, y se puntúan (Weng y Lin, como la biblioteca openskill) con intervalos del 95 % y una tabla cruzada. Las partidas se reparten por igual entre las alineaciones. Un bot propio es un archivo con una función: ver «wurf new-bot». Necesita wurf[lab].
cli-arena-examples =
    {"  "}wurf arena quadrata --bots easy,medium,hard,mibot.py --games 500
    {"  "}wurf arena loot --seats 3 --games 200 --write docs/bots.md
    {"  "}wurf arena loot --bots medium,mibot.py --seconds 1 --memory 1024
lab-option-seats = cuántos juegan cada partida; si no se indica, el mínimo posible
lab-option-write = escribir además la tabla en este archivo Markdown, en lugar de la anterior
lab-games = partidas
lab-rating = puntuación
lab-arena-against = por delante de { $bot }
lab-arena-summary = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } con { $seats } asientos, semilla { $seed }; un empate se reparte, y 6,6 puntos más ganan tres de cada cuatro partidas
lab-arena-title = { $game }, { $seats } asientos
lab-error-arena-bots = Una arena necesita al menos dos bots, cada uno nombrado una sola vez.
cli-new-bot = escribir un bot propio para empezar
cli-new-bot-about = Escribe un archivo de Python con un pequeño bot que juega a todo: una función que recibe una vista y devuelve una acción. Cámbialo y hazlo jugar: «wurf simulate», «wurf arena».
cli-new-bot-examples = {"  "}wurf new-bot mibot.py
cli-new-bot-file = el archivo que escribir, por ejemplo mibot.py
cli-new-bot-done = { $file } es un bot. Hazlo jugar: wurf arena JUEGO --bots easy,medium,{ $file }
cli-error-new-bot = El archivo de un bot termina en .py, no como «{ $value }».
lab-guest-illegal = «{ $action }» no está permitido: { $reason }
lab-picture-ratings = Puntuaciones
lab-picture-ratings-about = Puntuaciones de Weng y Lin con intervalos del 95 %; 6,6 más ganan tres de cada cuatro partidas.
cli-balance = ver qué cambia en un juego con otros componentes
cli-balance-about = Varía claves del archivo de componentes de un juego, hace jugar a los bots todas las combinaciones y cuenta qué clave cambia qué (efectos principales), con intervalos del 95 %. Todas las variantes se juegan con el mismo azar, para que los cambios pequeños se vean con pocas partidas. Las partidas se reparten por igual entre las variantes.
cli-balance-examples =
    {"  "}wurf balance loot --vary track.fields=10..14 --vary circles.rows.r.need=2,3 --games 2000
    {"  "}wurf balance loot --vary bar.entries.1=1,2,nudge --metrics turns,first_seat --report informe/
lab-option-vary = una clave del archivo de componentes y sus valores, por ejemplo track.fields=10..14 o bar.entries.1=1,2; puede repetirse
lab-option-metrics = qué medir, de: { $known }
lab-balance-title = { $game }: qué cambia qué
lab-balance-first-to-last = del primero al último
lab-balance-change = { $key } de { $first } a { $last }: { $change }.
lab-balance-summary = { $variants } variantes con { $games } partidas cada una, semilla { $seed }; * el intervalo del 95 % del cambio no llega a 0
lab-error-vary = «{ $value }» no varía nada: escribe una clave del archivo de componentes, «=» y sus valores, por ejemplo track.fields=10..14.
lab-error-vary-values = «{ $value }» necesita al menos dos valores, cada uno una sola vez.
lab-error-vary-range = «{ $value }» no tiene valores que contar: escribe 10..14 o 2,3, como mucho { $most } valores.
lab-error-vary-key = Los componentes no tienen la clave «{ $key }»: en lugar de «{ $part }» hay { $known }.
lab-error-vary-table = «{ $key }» no es un solo valor: sigue hasta uno de { $known }.
lab-error-vary-twice = Una clave solo se varía una vez: da todos sus valores juntos.
lab-error-vary-many = Son { $variants } variantes; como mucho pueden ser { $most }.
lab-error-vary-nothing = Di qué variar, por ejemplo «--vary track.fields=10..14».
