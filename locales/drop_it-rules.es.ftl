### Las reglas de Drop It para quienes juegan. Los *asteriscos* rodean lo que va en negrita.

drop_it-rules-title = Cómo se juega a Drop It
drop_it-rules-lead = Un pozo estrecho, una pieza en la mano y un plan. Entonces la sueltas, rebota, rueda y gira, y todo sale de otra manera.
drop_it-rules-contents = En esta página
# Junto a un párrafo: el número de su regla en nuestro reglamento. $rule como D7
drop_it-rules-number = Regla { $rule }
# $gap en mm
drop_it-rules-gap = { NUMBER($gap, minimumFractionDigits: 1) } mm

## De qué trata

drop_it-rules-about = De qué trata
drop_it-rules-about-1 = Por turnos dejáis caer piezas en el pozo. Cuanto *más arriba* se queda una pieza, más puntos da, y por el camino hay círculos extra que alcanzar.
drop_it-rules-about-2 = Pero no debe *tocar nada que se le parezca*: ninguna pieza de su misma forma, ninguna de su mismo color ni su propio símbolo en el borde. Si no, no te da nada.

## La caja

drop_it-rules-box = La caja
drop_it-rules-D1 = Hay *36 piezas*: en cada uno de los colores rojo, amarillo, verde y azul, 3 círculos, 2 cuadrados, 2 rombos y 2 triángulos.
drop_it-rules-pieces-figure = Todas las clases de piezas, y cuántas hay de cada una. El signo de una pieza representa su color.
drop_it-rules-pieces-figure-read = Círculos, cuadrados, rombos y triángulos en cuatro colores: tres de cada círculo y dos de todos los demás.
drop_it-rules-D2 = El *pozo* está de pie y es tan estrecho que las piezas solo se mueven en un plano. Mide 20 cm de ancho y 24 cm de alto; una pieza, unos 3,4 cm.
drop_it-rules-D3 = Unas líneas inclinadas lo dividen en *ocho niveles*, que valen de 1 a 8 puntos.
drop_it-rules-D4 = Lleva impresos *círculos extra*: uno grande vale 1 punto, uno mediano 2 y uno pequeño 3.
drop_it-rules-D5 = El *borde*, es decir, las dos paredes y el suelo, está dividido en segmentos, cada uno con un símbolo. En las paredes, un segmento acaba donde una línea llega a la pared. Dos vecinos nunca muestran el mismo símbolo.
drop_it-rules-D6 = Un *marcador* de 25 casillas muestra vuestros puntos, con fichas para 25 y 50 más. Los 8 *comodines* son para una variante.
drop_it-rules-shaft-figure = El pozo con sus ocho niveles, los círculos extra y los símbolos del borde.
drop_it-rules-shaft-figure-read = El pozo vacío. Siete líneas inclinadas lo dividen en ocho niveles, con un círculo extra en cada uno; veinte segmentos del borde muestran círculos, cuadrados, rombos y triángulos.

## Preparación

drop_it-rules-deal = Preparación
drop_it-rules-D7 = *Cuatro jugadores* reciben un color cada uno: 9 piezas.
drop_it-rules-D8 = *Tres jugadores* reciben un color cada uno y se reparten el cuarto: para cada cual un círculo y otras dos piezas distintas. Son 12 piezas cada uno. Cuáles dos, se *sortea*; o, si la mesa se prepara así, se *elige* por turnos, y la última persona recibe lo que queda.
drop_it-rules-D9 = *Dos jugadores, o dos equipos,* reciben dos colores cada uno: 18 piezas.
drop_it-rules-D10 = Quién recibe qué se sortea. Empieza la persona *más joven*: quien prepara la mesa dice quién es, o lo deja al azar. Después se sigue en el sentido de las agujas del reloj.

## Un turno

drop_it-rules-turn = Un turno
drop_it-rules-D11 = Elige *cualquiera de tus piezas*, sujétala sobre el pozo, muévela y gírala como quieras, y suéltala. Tiene que caber entre las paredes, que siguen por encima del pozo, invisibles y sin símbolos. De quién es una pieza no tiene nada que ver con su color.
drop_it-rules-D12 = *Cae, rebota y rueda* hasta que todo queda en reposo. Puede empujar piezas que ya estaban ahí.
drop_it-rules-D13 = Entonces se juzga *solo la pieza que has soltado*, donde se ha quedado. Si más tarde se desplaza, eso ya no cambia los puntos.
drop_it-rules-fall-figure = Una caída: dónde se soltó la pieza, su camino y dónde se quedaron todas las piezas.
drop_it-rules-fall-figure-read = Una línea baja desde encima del pozo hasta el montón, rebota y acaba bastante más a un lado, donde la pieza ha quedado en reposo; unos contornos discontinuos la muestran por el camino.

## Tabúes

drop_it-rules-taboos = Los cuatro tabúes
drop_it-rules-taboos-1 = Mirad primero qué toca la pieza:
drop_it-rules-taboos-figure = Uno de cada. La cruz muestra lo que no se debe tocar.
drop_it-rules-taboos-figure-read = Cuatro partes del pozo: una pieza toca otra de su misma forma, otra de su mismo color, su propio símbolo del borde, y una sobresale del pozo.
drop_it-rules-D14 = *Forma:* toca una pieza de la misma forma.
drop_it-rules-D15 = *Color:* toca una pieza del mismo color.
drop_it-rules-D16 = *Borde:* toca un segmento que muestra su misma forma. Solo cuenta el borde mismo, no el espacio de al lado.
drop_it-rules-D17 = *Altura:* alguna parte sobresale por encima del pozo, por poco que sea.
drop_it-rules-D18 = Si rompe *uno o más tabúes*, no te da nada.
drop_it-rules-D21 = *¿Qué es tocar?* Estar a 0,2 mm como mucho. Una pieza sobre el límite de dos segmentos toca los dos. Si hay dudas, el tablero muestra la distancia con una lupa.
drop_it-rules-touch-figure = Con la lupa: lo que está dentro del anillo pequeño se toca.
drop_it-rules-touch-figure-read = La punta de un rombo a 0,2 mm de un cuadrado: se tocan. A 0,3 mm no se tocan.

## Puntos

drop_it-rules-points = Puntos
drop_it-rules-D19 = Sin tabú, la pieza da el número del *nivel más alto* al que llega alguna de sus partes. Si queda justo en una línea, no llega más allá.
drop_it-rules-D20 = Cada *círculo extra* que cubre, aunque sea en parte, suma sus puntos. Un círculo nunca se gasta: también cuenta para piezas posteriores.
drop_it-rules-points-figure = El cuadrado llega al nivel { $level } y cubre en parte un círculo extra: { $level } + { $bonus } = { $points } puntos.
drop_it-rules-points-figure-read = Un cuadrado azul está sobre otras piezas, sin tabú. El nivel { $level } está marcado, y también el círculo extra que tiene detrás.

## El final

drop_it-rules-end = El final
drop_it-rules-D22 = Cuando todas las piezas están en el pozo, *gana quien tiene más puntos*. Si hay empate, ganan juntos todos los que van en cabeza.
drop_it-rules-end-figure = Las { $pieces } piezas después de una partida de verdad.
drop_it-rules-end-figure-read = El pozo lleno: { $pieces } piezas apiladas casi hasta arriba.
drop_it-rules-tip = Abajo del todo hay poco que ganar: es buen sitio para las piezas que luego te estorbarían. Arriba, una sola pieza redonda todavía puede rodar lejos.

## Variantes

drop_it-rules-variants = Variantes
drop_it-rules-variants-1 = Se eligen al preparar la mesa, en cualquier combinación.
drop_it-rules-D23 = *Colores en el borde:* en vez de una forma, cada segmento muestra un color, y ninguna pieza puede tocar el suyo.
drop_it-rules-D24 = *Para principiantes:* el suelo no tiene símbolos, y los de las paredes no cuentan.
drop_it-rules-D25 = *Comodines:* tres o cuatro jugadores reciben 2 cada uno; dos jugadores o equipos, 4. Tras una caída con tabú puedes gastar uno antes de la siguiente: cubre todos los tabúes y recibes todos los puntos. Si la pieza sobresale, cuenta el nivel 8. Cada comodín que sobra vale *3 puntos* al final. En un equipo puede decidir cualquiera.
drop_it-rules-D26 = *Equipos:* dos equipos de uno a cuatro se turnan, cada uno con una sola reserva de piezas y una sola puntuación. Dentro del equipo se suelta por turnos, de modo que todos lo hagan el mismo número de veces, hasta donde alcancen las piezas. A partir de cinco se juega siempre por equipos.
drop_it-rules-colours-figure = El borde con colores. Cada uno tiene su propio signo, el mismo que en las piezas.
drop_it-rules-colours-figure-read = El pozo vacío; los segmentos del borde son rojos, amarillos, verdes y azules.

## La mano

drop_it-rules-hand = La mano
drop_it-rules-D27 = *Ninguna mano es del todo firme.* Al soltarla, la pieza resbala al azar hasta 1,5 mm y gira hasta 4°, pero se queda entre las paredes. Nadie lo sabe antes, así que nadie puede prever dónde se quedará una pieza. Al preparar la mesa también se puede elegir una mano firme (sin error) o una temblorosa (hasta 4 mm y 10°).
drop_it-rules-D28 = *Lo que ha caído se guarda.* El registro de una partida contiene dónde quedó todo y cómo llegó hasta ahí, así que una repetición muestra exactamente lo mismo. Y en el mismo ordenador, la misma mano deja caer una pieza de la misma manera, hasta la centésima de milímetro.

## Lo que es nuestro

drop_it-rules-ours = Lo que hemos reconstruido o decidido
drop_it-rules-ours-1 = Drop It es un juego de Bernhard Lach y Uwe Rapp. Lo conocemos por sus reglas en alemán; su pozo y sus piezas no están en nuestras fuentes. Las palabras, los dibujos y todas las medidas de esta página son nuestros.
drop_it-rules-R = reconstruido
drop_it-rules-D = decidido
drop_it-rules-R-D2 = Cuánto miden el pozo y las piezas, y de qué son. Lo elegimos de modo que el montón de todas las piezas acabe en el nivel 7 u 8 y a veces sobresalga.
drop_it-rules-R-D3 = Ocho niveles, como cuentan varias reseñas, y cómo se inclinan sus líneas.
drop_it-rules-R-D4 = Dónde están los círculos extra, y cómo son de grandes.
drop_it-rules-R-D5 = Qué símbolo hay en cada sitio, y que el suelo tiene cuatro.
drop_it-rules-R-D6 = Lo largo que es el marcador.
drop_it-rules-ours-file = Todo eso está en un solo archivo, components.toml. Si tienes la caja, o quieres probar otras piezas, dale al juego el tuyo: *{ $command }*
drop_it-rules-D-D8 = Según las reglas, tres jugadores se reparten el cuarto color entre ellos. Que se sortee es cosa nuestra, y también que se elija por turnos, empezando por quien suelta la primera pieza.
drop_it-rules-D-D10 = Los colores se sortean, y la persona más joven es la que diga quien prepara la mesa.
drop_it-rules-D-D11 = Una pieza se suelta 1 cm por encima del pozo, o del montón si llega más arriba; se apunta en pasos de 0,1 mm y 0,1°. Las paredes siguen por encima.
drop_it-rules-D-D12 = A los 10 segundos todo cuenta como en reposo donde esté.
drop_it-rules-D-D17 = Incluso un pelo por encima del pozo es demasiado alto.
drop_it-rules-D-D19 = Justo en una línea no cuenta como más allá.
drop_it-rules-D-D20 = Un círculo tiene que quedar cubierto de verdad, aunque sea en parte, y puede contar varias veces.
drop_it-rules-D-D21 = 0,2 mm es tocar.
drop_it-rules-D-D25 = Con el tabú de altura, un comodín significa nivel 8. Un comodín cubre todos los tabúes de una caída y se decide antes de la siguiente.
drop_it-rules-D-D26 = Los primeros asientos son del primer equipo. Empiece quien empiece, el otro equipo empieza con su primer asiento.
drop_it-rules-D-D27 = El error de la mano, y las tres clases de manos.
drop_it-rules-D-D28 = El camino de cada caída se guarda con la partida.
