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
cli-error-record-bots = --seed y --option son para una partida entre bots: di quién juega, por ejemplo «--bots hard,medium».
cli-error-seed = Una semilla es una palabra, sin espacios: no «{ $value }».
cli-error-new-checkout = Esto solo funciona en una copia de trabajo con el código de Wurf: alrededor de esta instalación no hay ninguna.
cli-error-new-exists = Ya hay algo llamado «{ $id }»: { $file }.
cli-error-new-id = «{ $value }» no puede ser un identificador: minúsculas, cifras y _, 30 como mucho, primero una letra: oca.
cli-error-new-title = «{ $value }» no puede ser un título: tiene como mucho 40 letras, cifras y signos habituales.
cli-error-both = { $name } y { $other } no van juntos (véase «{ $command } --help»).
cli-error-unexpected = Ha fallado algo inesperado: { $reason } (con WURF_DEBUG=1 se ve dónde).
