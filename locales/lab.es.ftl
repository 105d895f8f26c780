### Los bots, y lo que se mide con ellos.

## Bots

bots-error-level = No hay ningún bot llamado «{ $level }»; hay { $known }.
bots-error-failed = El bot no pudo decidirse: { $reason }
bots-error-died = El proceso del bot se cayó varias veces ante la misma decisión.
bots-error-closed = Los bots se han ido a casa: este servidor se está cerrando.

## simulate

cli-simulate = hacer jugar muchas partidas a los bots
cli-simulate-about = Los bots juegan muchas partidas en todos los núcleos y se cuenta quién ganó, con intervalos del 95 %. Los asientos rotan para que cada bot se siente primero las mismas veces; los equipos no se separan. La misma semilla da las mismas partidas, sean cuantos sean los procesos que las juegan. Con Ctrl-C se termina antes y se cuenta lo jugado.
cli-simulate-examples =
    {"  "}wurf simulate loot --bots hard,medium --games 500
    {"  "}wurf simulate loot --bots easy,easy,medium --option turn_cap=100
    {"  "}wurf simulate loot --bots hard,hard --components mi-hoja.toml --json informe.json
    {"  "}wurf simulate loot --bots hard --games 20 --seed domingo-de-lluvia
lab-option-game = el identificador del juego, como lo muestra «wurf games»
lab-option-bots = un bot para cada asiento: easy (fácil), medium (medio) o hard (difícil)
lab-option-games = cuántas partidas; si no se indica, 100
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
