### Las reglas de Scratch Island para quienes juegan. Los *asteriscos* marcan lo que va en negrita.

scratch_island-rules-title = Cómo se juega a Scratch Island
scratch_island-rules-lead = Tirar, colocar, rascar: un camino propio por una isla escondida, hacia llaves, cofres y tesoros, y esquivando serpientes.
scratch_island-rules-contents = En esta página
# Junto a un párrafo: el número de su regla en nuestra lista. $rule, como S7
scratch_island-rules-number = Regla { $rule }

## De qué trata

scratch_island-rules-about = De qué trata
scratch_island-rules-about-1 = Cada cual tiene un mapa del tesoro cubierto por una capa para rascar. Los dados muestran *motivos*, y con ellos rascas, casilla a casilla, un camino desde tu barca por la isla.
scratch_island-rules-about-2 = Bajo las cruces rojas hay *llaves*, en las esquinas esperan cuatro *cofres*, y la arena esconde tesoros por los que competís. Pero también *serpientes*.

## El mapa

scratch_island-rules-map = El mapa
scratch_island-rules-S1 = Sobre la capa están impresos *la barca* de la que sales, *rocas*, *muros* entre casillas, *6 cruces rojas* y *cuatro cofres* en las esquinas. La isla tiene 13 columnas y 11 filas.
scratch_island-rules-map-figure = Lo que está impreso sobre la capa.
scratch_island-rules-map-figure-read = Una isla de 13 por 11 casillas bajo la capa, con una barca en el borde, rocas, muros, seis cruces rojas y un cofre en cada esquina.
scratch_island-rules-legend-boat = barca
scratch_island-rules-legend-rock = roca
scratch_island-rules-legend-wall = muro
scratch_island-rules-legend-cross = cruz
scratch_island-rules-legend-chest = cofre
scratch_island-rules-S2 = *Nadie sabe qué hay escondido*, tampoco tú. Bajo cuatro de las cruces hay una llave de cada color; bajo los cofres, sus puntos; en la arena, tesoros y serpientes. Bajo las rocas y la barca no hay nada. Junto a la barca nunca hay serpientes. Lo que se descubre lo ven todos.
scratch_island-rules-S3 = Debajo del mapa, cada clase de tesoro tiene *su fila* de huecos y los puntos de su recompensa.
scratch_island-rules-S4 = Una edición tiene *48 mapas*, y cada cual recibe el suyo. Todos son justos: se puede llegar a todas las llaves y todos los cofres sin romper rocas, y todos esconden los mismos tesoros y el mismo número de serpientes. Qué mapas teníais se dice al final, para que podáis volver a verlos.
scratch_island-rules-S5 = Un mapa guarda *30 puntos*: los cofres, 3, 4, 5 y 6, en cualquier esquina, y los tesoros, 1, 2, 4 y 5. También guarda 10 serpientes.

## Los dados

scratch_island-rules-dice = Los dados
scratch_island-rules-S6 = Hay *2 dados azules, 2 naranjas y 1 amarillo*. El amarillo solo se usa entre cuatro.
scratch_island-rules-S7 = Cada cara muestra *un motivo* de hasta cuatro cuadrados, o un *pico*.
scratch_island-rules-dice-figure = Las seis caras de cada color.
scratch_island-rules-dice-figure-read = Azul: dos dominós, fila de tres, esquina, cuadrado, pico. Naranja: dominó, fila de tres, esquina, L, S, pico. Amarillo: dominó, fila de tres, esquina, T, L, pico.
scratch_island-rules-S8 = Puedes *girar y reflejar* cada motivo como quieras.

## Un turno

scratch_island-rules-turn = Un turno
scratch_island-rules-S9 = Quien tiene el turno tira todos los dados, *toma dos* y rasca sus motivos uno tras otro, en el orden que quiera. Quién empieza se sortea, o se elige al preparar la mesa.
scratch_island-rules-S10 = Después, en el sentido de las agujas del reloj, *los demás toman uno cada uno* de los dados que quedan. Luego tira la siguiente persona. Cuando todos han tirado una vez, acaba la ronda.
scratch_island-rules-S11 = Un motivo se rasca *entero o nada*. Si no cabe en ningún sitio, no rascas nada con ese dado. También puedes apartar un dado que sí cabría.
scratch_island-rules-S12 = Elige primero el sitio del motivo y rasca después *una casilla tras otra*. Cada una debe compartir un lado con una casilla ya rascada, sin muro en medio; mientras eso se cumpla, el orden lo decides tú.
scratch_island-rules-S14 = Tu *primer motivo* cubre la barca y empieza en ella.
scratch_island-rules-S15 = Una casilla rascada *no se puede volver a usar*.
scratch_island-rules-fits-figure = Esta L cabe: su primera casilla está junto al camino.
scratch_island-rules-fits-figure-read = Un camino de dos casillas desde la barca. A su lado hay una L de cuatro casillas, numeradas en el orden en que se rascan.

## Muros, rocas y cofres

scratch_island-rules-ground = Muros, rocas y cofres
scratch_island-rules-S13 = *Ningún paso cruza un muro.* Un muro dentro de un motivo no importa si puedes rodearlo. Las *rocas* detienen todos los motivos menos el pico. Un *cofre* solo se puede cubrir si encontraste su llave antes de este motivo.
scratch_island-rules-wall-figure = El cuadrado cabe: el orden rodea el muro.
scratch_island-rules-wall-figure-read = Un cuadrado de cuatro casillas con un muro entre dos de ellas; los números rodean el muro.
scratch_island-rules-not-figure = Cuatro motivos que no caben, y por qué.
scratch_island-rules-not-figure-read = Cuatro islas pequeñas: una fila de tres sobre una roca, un dominó a través de un muro, una fila de tres sobre un cofre sin su llave, un dominó lejos del camino.

## Lo que encuentras

scratch_island-rules-finds = Lo que encuentras
scratch_island-rules-S16 = *Una serpiente acaba tu turno al instante.* Su casilla es parte de tu camino, pero el resto del motivo queda cubierto y un segundo dado se pierde. Lo que encontraste antes cuenta.
scratch_island-rules-snake-figure = Una serpiente bajo la segunda casilla: las otras dos quedan cubiertas.
scratch_island-rules-snake-figure-read = Un camino que acaba en una serpiente; detrás hay dos casillas del motivo tachadas.
scratch_island-rules-S18 = Una *cruz roja* esconde una llave, un tesoro o nada: cuatro llaves, un tesoro y una vez nada.
scratch_island-rules-S20 = Un *cofre* se rasca como cualquier otra casilla, en cuanto tienes su llave, y muestra sus puntos.
scratch_island-rules-chest-figure = Con la llave azul, un motivo puede cubrir el cofre azul.
scratch_island-rules-chest-figure-read = Un camino con una llave azul y, a su lado, un dominó que cubre el cofre azul de la esquina.
scratch_island-rules-S19 = Un *tesoro* se marca en su fila. Quien completa *antes* una fila recibe su recompensa; para los demás queda tachada, y esos tesoros ya no valen nada.
scratch_island-rules-rows-figure = Una moneda basta para su recompensa. Las conchas son de otra persona; una tercera gema da 4 puntos.
scratch_island-rules-rows-figure-read = Un cofre azul está abierto con 3 puntos y se ha encontrado la llave roja. Monedas: completa, 1 punto. Conchas: tachada. Gemas: dos de tres. Coronas: ninguna todavía.

## El pico

scratch_island-rules-pickaxe = El pico
scratch_island-rules-S17 = Un *pico* rasca una casilla junto a tu camino: una roca o cualquier otra. Nunca rompe un muro.
scratch_island-rules-S17-combine = Si en tu propia tirada has tomado un pico y otro motivo, puedes *combinarlos*: entonces exactamente una casilla del motivo es una roca. Eso gasta los dos dados, y los dos deben estar aún sin usar. Dos picos no se pueden combinar.
scratch_island-rules-combine-figure = Fila de tres y pico juntos: la segunda casilla es una roca.
scratch_island-rules-combine-figure-read = Una fila de tres casillas, de las que la del medio es una roca, numeradas desde el camino.

## El final

scratch_island-rules-end = El final
scratch_island-rules-S21 = Cuando alguien abre su *cuarto cofre*, la partida acaba *con esa ronda*. Aún usa los dados de ese turno, y quienes todavía jueguen en la ronda lo hacen y pueden abrir cofres.
scratch_island-rules-S22 = Cuentan los cofres abiertos y las recompensas ganadas, y *gana quien tenga más puntos*. En caso de empate, quien abrió antes los cuatro cofres; si nadie lo hizo, la victoria se comparte.
scratch_island-rules-S23 = Una partida que nadie acaba termina tras 60 rondas; al preparar la mesa podéis elegir otro número. Si en tu mapa ya no puede caber ningún dado, se salta tu turno; si nadie puede rascar más, la partida ha terminado.
scratch_island-rules-tip = Fíjate en lo que dejas a los demás: de cuatro dados tomas dos, y la siguiente persona elige de lo que queda.

## Lo que es nuestro

scratch_island-rules-ours = Lo que hemos reconstruido o decidido
scratch_island-rules-ours-1 = Conocemos Scratch Island por sus reglas en alemán. No muestran ni los dados ni los mapas: las palabras, los dibujos, los motivos y las islas de esta página son nuestros.
scratch_island-rules-R = reconstruido
scratch_island-rules-D = decidido
scratch_island-rules-R-S1 = El tamaño de la isla.
scratch_island-rules-R-S2 = Que junto a la barca no hay serpientes.
scratch_island-rules-R-S4 = Los mapas los dibuja un programa que demuestra que cada uno es justo. Las cruces, la barca y los cofres están al menos a 3 pasos unos de otros, y las rocas y los muros hacen los caminos de la barca a los cofres, de media, al menos 1,2 veces más largos.
scratch_island-rules-R-S5 = Los puntos de cofres y recompensas, y cuántos tesoros, serpientes, rocas y muros hay. Las reglas solo dicen que un mapa guarda como mucho 30 puntos.
scratch_island-rules-R-S7 = Los motivos de los dados.
scratch_island-rules-R-S18 = Lo que hay bajo las dos cruces sin llave.
scratch_island-rules-ours-file = Los dados y todas las cifras están en un solo archivo, components.toml. Si tienes la caja, o quieres probar otros, dale al juego el tuyo: *{ $command }*
scratch_island-rules-D-S3 = Los puntos de las recompensas son públicos, porque son iguales en todos los mapas.
scratch_island-rules-D-S4 = La edición es secreta hasta el final, para que nadie pueda mirar qué hay escondido; al preparar la mesa se puede elegir una conocida.
scratch_island-rules-D-S8 = Los motivos se pueden girar y reflejar.
scratch_island-rules-D-S9 = Quién empieza se sortea; según las reglas impresas empieza quien encontró el último tesoro de verdad.
scratch_island-rules-D-S11 = Se puede apartar un dado que cabría, y tomar uno que no cabe.
scratch_island-rules-D-S12 = Primero se elige el sitio de un motivo; el orden de sus casillas es libre.
scratch_island-rules-D-S13 = Un muro dentro de un motivo se puede rodear. Una llave cuenta desde el motivo siguiente, para que lo permitido nunca revele lo escondido.
scratch_island-rules-D-S17 = Combinar gasta los dos dados, y no se puede con dos picos ni cuando ya se ha usado un dado. Un pico no rompe muros.
scratch_island-rules-D-S19 = Los tesoros de una fila cerrada se descubren sin efecto.
scratch_island-rules-D-S22 = En caso de empate ganan todos, si los cofres no deciden.
scratch_island-rules-D-S23 = El límite de 60 rondas, y a quién se le salta el turno.
