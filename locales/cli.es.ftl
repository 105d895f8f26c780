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
cli-option-components = jugar con otros componentes que los impresos; una vez por juego
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

## record

cli-record = escribir el registro de una mesa
cli-record-about = Escribe el registro de una mesa, terminada o no, como un texto que cualquiera puede leer y reproducir.
cli-record-examples =
    {"  "}wurf record Zk3fA0b9QmXe > tarde.txt
    {"  "}wurf record Zk3fA0b9QmXe --database club.sqlite
cli-record-table = el identificador de la mesa, la última parte de su dirección

## replay

cli-replay = recorrer una partida
cli-replay-about = Muestra una partida registrada en la terminal, jugada a jugada. Cada jugada se comprueba con las reglas.
cli-replay-examples =
    {"  "}wurf replay tarde.txt         Intro avanza, b retrocede, q termina
    {"  "}wurf replay tarde.txt --all   la imprime entera
cli-option-all = imprime toda la partida sin detenerse
cli-replay-place = { $game }, jugada { $at } de { $of }
cli-replay-keys = Intro: siguiente   b: atrás   q: salir

## verify

cli-verify = comprobar si un registro es verdadero
cli-verify-about = Reproduce un registro terminado y comprueba cada jugada con las reglas y cada tirada con la semilla cuya suma de control se publicó al principio.
cli-verify-examples = {"  "}wurf verify tarde.txt
cli-verify-true = Es verdadero: { $moves } jugadas de { $game } siguen las reglas, y cada tirada es la que da la semilla prometida.

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
cli-error-both = { $name } y { $other } no van juntos (véase «{ $command } --help»).
cli-error-unexpected = Ha fallado algo inesperado: { $reason } (con WURF_DEBUG=1 se ve dónde).
