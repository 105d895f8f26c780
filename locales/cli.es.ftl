### La línea de órdenes.

## Títulos, y lo que comparten todas las órdenes

cli-usage = uso:
cli-heading-arguments = argumentos
cli-heading-options = opciones
cli-heading-commands = órdenes
cli-heading-examples = ejemplos:
cli-about = Wurf, una caja de juegos de mesa. Sin orden, arranca el servidor y abre los juegos en tu navegador.
cli-examples =
    {"  "}wurf                            jugar en el navegador
    {"  "}wurf --port 9000 --no-browser   las opciones de «serve» también valen sin ella
    {"  "}wurf games                      ver qué hay en la caja
    {"  "}wurf serve --help               saber más de una orden
cli-option-help = muestra esta ayuda y termina
cli-option-version = muestra la versión y termina
cli-option-language = el idioma; si falta, el de tu sistema
cli-option-database = un archivo, o postgresql://usuario@servidor/nombre; si falta, WURF_DATABASE o un archivo en tu carpeta de datos
cli-option-components = jugar con componentes distintos de los impresos; una vez por juego
cli-record-file = un registro, como lo dan «wurf record» y la página del resultado
# Quien tira los dados
cli-nature = Azar

## serve

cli-serve = jugar en el navegador
cli-serve-about = Arranca el servidor y abre los juegos en tu navegador. Cada jugada está en el disco antes de que nadie la vea; Ctrl-C cierra el servidor, y las mesas siguen ahí la próxima vez.
cli-serve-examples =
    {"  "}wurf serve                                    solo en este equipo
    {"  "}wurf serve --host 0.0.0.0 --port 80           para toda tu red
    {"  "}wurf serve --database club.sqlite             con las mesas del club
    {"  "}wurf serve --database postgresql://wurf@db/wurf
    {"  "}wurf serve --components loot=mi-hoja.toml     con una hoja propia
cli-serve-ready = Wurf está en { $address } (Ctrl-C lo cierra)
cli-option-host = la dirección en la que escucha; si falta, { $host }, a la que solo llega este equipo
cli-option-port = el puerto en el que escucha; si falta, { $port }, y 0 es uno libre cualquiera
cli-option-no-browser = no abre el navegador
cli-option-smtp = el servidor para avisos por correo: smtp://usuario:clave@host:587?from=dirección (STARTTLS), smtps:// (TLS) o smtp+plain:// (sin ninguno); también en WURF_SMTP, donde nadie ve la clave
cli-option-public-address = dónde se encuentra este servidor si está detrás de un proxy: https://example.org/ o https://example.org/wurf/
cli-option-allow-host = otro nombre al que responde este servidor; si falta, solo a sus propias direcciones
cli-option-trust-proxy = la dirección IP de un proxy en cuyo X-Forwarded-For se confía; con una dirección pública, 127.0.0.1 si falta
cli-option-limit = cambia un límite, por ejemplo sockets-per-client=50; 0 es ninguno
cli-option-clear-after = retira las mesas sin terminar en las que nadie ha jugado en estos días; si falta, se quedan
cli-option-forget-after = olvida a quien no ha vuelto en estos días, con sus dispositivos y direcciones; sus nombres se quedan en las partidas terminadas; si falta, no se olvida a nadie
cli-option-analysis-effort = esfuerzo de un análisis, en porcentaje del normal
cli-option-log = líneas «plain» para personas, o «json» para máquinas
cli-option-metrics-for = una dirección IP que puede leer /metrics; si falta, solo este equipo, y * es todo el mundo
cli-error-many-connections = Desde tu dirección ya hay { $limit } conexiones.
cli-error-slow-request = No llegó una petición completa en { $seconds } segundos.
cli-error-smtp = Esto no puede ser un servidor de correo. Tiene esta forma: smtp://usuario:clave@host:587?from=wurf@example.org
cli-error-smtp-address = Los correos llevan enlaces, así que también hace falta «--public-address».
cli-error-public-address = «{ $address }» no es una dirección para «--public-address»: es como https://example.org/ o https://example.org/wurf/.
cli-error-host-name = «{ $host }» no es el nombre de un servidor; es como example.org.
cli-error-limit = «{ $limit }» no es un límite: es como sockets-per-client=50, y hay: { $known }.

## backup

cli-backup = guardar una copia de todo
cli-backup-about = Copia todas las mesas tal como están ahora en un archivo, mientras el servidor sigue en marcha. Si se copiara a mano el archivo de la base de datos, faltarían las últimas jugadas. La copia es una base de datos normal: «wurf serve --database ARCHIVO» la usa, y «wurf backup --database ARCHIVO postgresql://…» la lleva a un PostgreSQL vacío.
cli-backup-examples =
    {"  "}wurf backup lunes.sqlite                      de tus propias mesas
    {"  "}wurf backup lunes.sqlite --database postgresql://…
    {"  "}                                              de las mesas de un servidor
cli-backup-file = el archivo nuevo, o la dirección de una base de datos vacía
cli-backup-done = { $file } está completo: { $rows } filas.
cli-error-backup-exists = Ya hay algo en { $file }: elige otro nombre.
cli-error-backup-file = No se puede escribir { $file }: { $reason }.

## export

cli-export = escribir todas las partidas terminadas como archivos de texto
cli-export-about = Escribe el registro de cada partida terminada en una carpeta, un archivo de texto por partida, mientras el servidor sigue en marcha. Los archivos que ya existen no se tocan, así que se puede repetir.
cli-export-examples =
    {"  "}wurf export partidas                          en la carpeta «partidas»
cli-export-folder = adónde van los archivos; se crea si hace falta
cli-export-done = { $written ->
    [one] Se ha escrito un registro
   *[other] Se han escrito { $written } registros
} en { $folder }.
cli-export-left = La mesa { $table } se ha dejado fuera: { $reason }
cli-error-export = No se puede escribir en la carpeta { $folder }: { $reason }.

## games

cli-games = ver qué hay en la caja
cli-games-about = Enumera los juegos, con el número de asientos, la versión de las reglas y las opciones.
cli-games-examples = {"  "}wurf games
cli-games-seats = de { $least } a { $most } personas, versión { $version } de las reglas
cli-games-range = de { $least } a { $most }, normalmente { $default }

## new

cli-new = añadir un juego a la caja
cli-new-about = Escribe las carpetas de un juego nuevo: una pequeña carrera que se juega enseguida, con reglas, palabras en tres idiomas, bots, registros y pruebas. Los comentarios llevan de ahí a tu propio juego; CONTRIBUTING.md cuenta todo el camino.
cli-new-examples = {"  "}wurf new oca --title "La Oca"
cli-new-id = el identificador del juego: minúsculas, cifras y _, por ejemplo oca
cli-new-title = el nombre del juego, como se lee
cli-new-done =
    { $title } está en la caja.
    Jugar:           python3 dev.py play   (o: wurf replay tests/records/{ $id }-2.txt)
    Probar:          python3 dev.py test -k { $id }
    Siguiente paso:  src/wurf/games/{ $id }/__init__.py dice el orden

## record

cli-record = escribir el registro de una mesa o de una partida entre bots
cli-record-about = Escribe un registro como un texto que cualquiera puede leer y reproducir: el de una mesa, terminada o no, o con --bots el de una partida nueva entre bots. La misma semilla da la misma partida.
cli-record-examples =
    {"  "}wurf record Zk3fA0b9QmXe > tarde.txt
    {"  "}wurf record Zk3fA0b9QmXe --database club.sqlite
    {"  "}wurf record loot --bots hard,medium --seed primera --out tests/records/loot-2.txt
cli-record-source = el identificador de una mesa, la última parte de su dirección; con --bots el de un juego
cli-record-bots = que unos bots jueguen una partida nueva, uno por asiento: easy (fácil), medium (medio) o hard (difícil)
cli-record-seed = una palabra cualquiera como semilla de los dados y los bots; si no se indica, otra nueva, que el registro nombra
cli-record-out = escribir en este archivo en vez de en la pantalla

## replay

cli-replay = recorrer una partida
cli-replay-about = Muestra una partida registrada en la terminal, jugada a jugada. Cada jugada se comprueba con las reglas.
cli-replay-examples =
    {"  "}wurf replay tarde.txt         Intro avanza, b retrocede, q termina
    {"  "}wurf replay tarde.txt --all   la imprime entera
    {"  "}wurf replay tarde.txt --position 40   la posición tras 40 jugadas, como texto
cli-option-all = imprime toda la partida sin detenerse
cli-option-position = imprime la posición tras N jugadas como texto, desde el que «wurf simulate --position» sigue jugando
cli-replay-place = { $game }, jugada { $at } de { $of }
cli-replay-keys = Intro: siguiente   b: atrás   q: salir

## analyse

cli-analyse = separa la suerte de la habilidad en partidas terminadas
cli-analyse-about = Repite un registro terminado, o todos los de una carpeta, y calcula cuánto valió cada tirada y qué ganó o perdió cada decisión, en comparación con un jugador fuerte. Nada se juzga a posteriori. El primer análisis de un juego compila su jugador fuerte, lo que tarda hasta un minuto.
cli-analyse-examples =
    {"  "}wurf analyse velada.txt
    {"  "}wurf analyse registros/ --effort 200
    {"  "}wurf analyse velada.txt --json > velada.json
cli-analyse-file = un registro, o una carpeta de registros (*.txt)
cli-analyse-json = imprime una línea de JSON por registro en vez de tablas
cli-analyse-effort = muestras por elección (si no, las que dan una buena respuesta en bastante menos de dos minutos)
cli-analyse-seed = el número con el que se sacan las muestras (si no, 1)
cli-analyse-workers = cuántos procesos usar (si no, uno por núcleo)
cli-analyse-working = Analizando { $file }
cli-analyse-number = entrada
cli-analyse-who = quién
cli-analyse-what = qué
cli-analyse-chance = probabilidad
cli-analyse-luck = suerte
cli-analyse-gain = ganancia
cli-analyse-loss = perdido
cli-analyse-better = mejor
cli-analyse-start = al principio
cli-analyse-skill = habilidad
cli-analyse-others = los demás
cli-analyse-meeting = coincidencias
cli-analyse-rest = resto
cli-analyse-result = resultado
cli-analyse-points = Todas las cifras, salvo probabilidades y resultados, son puntos porcentuales de la probabilidad de ganar, con su error estándar.
cli-analyse-turning = Momentos decisivos:
cli-analyse-none = No hay ningún registro (*.txt) en { $folder }.
cli-analyse-large = { $file } tiene más de { $most } MB: ningún registro nuestro es tan largo.
cli-analyse-failed = { $file }: { $reason }
cli-analyse-some = No se pudieron analizar todos los registros de { $folder }.

## calibrate

cli-calibrate = comprueba en partidas entre bots difíciles si las probabilidades se cumplen
cli-calibrate-about = Hace jugar entre sí a bots difíciles, valora algunas posiciones de cada partida como lo haría un análisis y dice cuántas se ganaron: de las valoradas en 0,7 deberían ser unas 70 de cada 100.
cli-calibrate-examples =
    {"  "}wurf calibrate loot --games 100
    {"  "}wurf calibrate quadrata --games 100 --seed primera --out docs/bots.md
cli-calibrate-seats = cuántos juegan (si no, 2)
cli-calibrate-per = posiciones por partida (si no, 8)
cli-calibrate-out = escribe la tabla en esta página (Markdown)

## verify

cli-verify = comprobar si un registro es verdadero
cli-verify-about = Reproduce un registro terminado y comprueba cada jugada con las reglas y cada tirada con la semilla cuya suma de control se publicó al principio.
cli-verify-examples = {"  "}wurf verify tarde.txt
cli-verify-true = Es verdadero: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} de { $game } siguen las reglas, y cada tirada es la que da la semilla prometida.

## Lo que falla

cli-error = wurf: { $sentence }
cli-error-missing = Falta algo: { $names } (véase «{ $command } --help»).
cli-error-unknown = No se entiende: { $names } (véase «{ $command } --help»).
cli-error-value = { $name } necesita un valor (véase «{ $command } --help»).
cli-error-no-value = { $name } no admite un valor (véase «{ $command } --help»).
cli-error-choice = { $name } no puede ser «{ $value }» (véase «{ $command } --help»).
cli-error-command = No existe la orden «{ $name }» (véase «{ $command } --help»).
cli-error-usage = No se entiende: { $reason } (véase «{ $command } --help»).
cli-error-number = «{ $value }» no es un número entero de { $least } a { $most }.
cli-error-language = No existe el idioma «{ $language }»; hay: { $known }.
cli-error-components = Escribe el juego y su archivo, como «--components loot=mi-hoja.toml», en vez de «{ $value }».
cli-error-file = No se puede leer el archivo { $file }: { $reason }.
cli-error-not-text = { $file } no es un archivo de texto. Todo lo que lee Wurf, también registros y posiciones, es texto sin formato en UTF-8.
cli-error-record-bots = --seed y --option son para una partida entre bots: di quién juega, por ejemplo «--bots hard,medium».
cli-error-seed = Una semilla es una palabra, sin espacios: no «{ $value }».
cli-error-new-checkout = Esto solo funciona en una copia de trabajo con el código de Wurf: alrededor de esta instalación no hay ninguna.
cli-error-new-exists = Ya hay algo llamado «{ $id }»: { $file }.
cli-error-new-id = «{ $value }» no puede ser un identificador: minúsculas, cifras y _, 30 como mucho, primero una letra: oca.
cli-error-new-title = «{ $value }» no puede ser un título: tiene como mucho 40 letras, cifras y signos habituales.
cli-error-both = { $name } y { $other } no van juntos (véase «{ $command } --help»).
cli-error-unexpected = Ha fallado algo inesperado: { $reason } (con WURF_DEBUG=1 se ve dónde).
