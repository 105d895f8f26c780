### Las reglas de Quadrata para quienes juegan. Los *asteriscos* rodean lo que va en negrita.

quadrata-rules-title = Cómo se juega a Quadrata
quadrata-rules-lead = Tirar, colocar, planear: un cuadrado que llenar, piezas que todos quieren y vecinos que vienen a robar.
quadrata-rules-contents = En esta página
# Junto a un párrafo: el número de su regla en nuestro reglamento. $rule como Q7
quadrata-rules-number = Regla { $rule }

## De qué trata

quadrata-rules-about = De qué trata
quadrata-rules-about-1 = Cada cual tiene un cuadrado y lo llena con piezas; cuáles, lo dice el dado. Quien acaba primero termina la ronda y recibe una bonificación.
quadrata-rules-about-2 = Pero cada pieza vale un punto, *sea pequeña o grande*. Así que quien va más rápido con piezas grandes no siempre gana a quien coloca muchas pequeñas.

## La caja

quadrata-rules-box = La caja
quadrata-rules-Q1 = Hay *45 piezas con números del 1 al 6*. El número es también el tamaño: un 3 cubre tres triángulos pequeños.
quadrata-rules-Q2 = El 4 tiene dos formas. Las reglas solo hablan del número: cuál de las dos mueves es cosa tuya.
quadrata-rules-pieces-figure = Todas las formas, y cuántas hay de cada una.
quadrata-rules-pieces-figure-read = Siete formas: triángulo pequeño 1, cuadrado 2, trapecio 3, triángulo grande 4, paralelogramo 4, casa 5, cuña 6.
quadrata-rules-Q3 = *Tu cuadrado* es el grande si juegan dos (4 por 4 baldosas) y el pequeño si juegan tres o cuatro (3 por 3 baldosas). Las dos diagonales cortan cada baldosa en cuatro triángulos. Al lado está tu *reserva*.
quadrata-rules-squares-figure = El cuadrado pequeño y el grande.
quadrata-rules-squares-figure-read = Dos cuadrados vacíos, de 3 por 3 y de 4 por 4 baldosas; cada baldosa está cortada en cuatro triángulos.
quadrata-rules-Q4 = *Con tres jugadores* algunas piezas se quedan en la caja: los números que arriba llevan un menos.
quadrata-rules-Q5 = Acordad primero el número de *rondas*: lo normal son 3, y pueden ser hasta 10.

## Un turno

quadrata-rules-turn = Un turno
quadrata-rules-Q6 = Quien saca primero un 6 empieza la ronda, y tira otra vez para su primer movimiento. Después se sigue en el sentido de las agujas del reloj.
quadrata-rules-Q7 = Tira el dado y mueve *exactamente una pieza* de ese número de una de estas maneras. Es obligatorio mover.
quadrata-rules-Q7-a = del suministro a tu cuadrado o a tu reserva
quadrata-rules-Q7-b = de tu reserva a tu cuadrado o de vuelta al suministro
quadrata-rules-Q7-c = de tu cuadrado a tu reserva o de vuelta al suministro
quadrata-rules-Q7-d = dentro de tu cuadrado a otro sitio
quadrata-rules-ways-figure = Todo lo que puede hacer una pieza.
quadrata-rules-ways-figure-read = Suministro, reserva y cuadrado con flechas: a desde el suministro a los otros dos, b desde la reserva, c desde el cuadrado, d dentro del cuadrado.
quadrata-rules-Q8 = Una pieza ocupa *triángulos enteros*, dentro del cuadrado y sin pisar ninguna otra. Gírala en cuartos de vuelta y dale la vuelta como quieras. Si se mueve dentro del cuadrado, primero se levanta: el sitio nuevo puede solaparse con el viejo, pero tiene que ser otro.
quadrata-rules-fits-figure = Un punto en cada sitio donde aquí cabe un 3; en uno de ellos se muestra.
quadrata-rules-fits-figure-read = Un cuadrado pequeño con seis piezas. { $places } puntos marcan los sitios para un 3, y en uno de ellos está dibujado.
quadrata-rules-Q12 = La *reserva* no tiene límite. Pero lo que quede en ella al acabar la ronda cuesta puntos.

## Tomar y robar

quadrata-rules-rob = Tomar y robar
quadrata-rules-rob-1 = Solo cuando el número que has sacado se ha agotado entran en juego las piezas de los demás, y siempre por este orden:
quadrata-rules-step-1 = suministro
quadrata-rules-step-2 = tu reserva
quadrata-rules-step-3 = otras reservas: tomar
quadrata-rules-step-4 = otros cuadrados: robar
quadrata-rules-Q9 = Si ni en el suministro ni en tu reserva hay una pieza de ese número, puedes *tomar* una de la reserva de cualquier otro jugador.
quadrata-rules-Q10 = Si tampoco la hay en ninguna otra reserva, puedes *robar* una del cuadrado de cualquier otro jugador. Tomada o robada, va a tu cuadrado o a tu reserva.
quadrata-rules-Q11 = Nadie roba mientras quede una en el suministro o en alguna reserva. En su lugar siempre puedes mover una pieza de ese número de tu propio cuadrado; si no tienes ninguna, debes tomar o robar.

## El comodín

quadrata-rules-joker = El 6 como comodín
quadrata-rules-Q13 = En cuanto en el suministro *se agota un número*, el 6 es comodín a partir del siguiente jugador: mueve una pieza de cualquier número de una de las maneras de la «a» a la «d». No toma ni roba. Si con él no puedes mover nada, pasas.
quadrata-rules-Q14 = Sigue siendo comodín *hasta el final de la ronda*, aunque vuelvan piezas así al suministro.

## El final

quadrata-rules-end = El final
quadrata-rules-Q15 = La ronda termina *al instante* cuando un cuadrado está completamente lleno.
quadrata-rules-Q16 = Cada pieza de tu cuadrado vale *1 punto*, y cada una de tu reserva *resta 1*, sea cual sea su número. Quien ha acabado la ronda recibe *5 más*.
quadrata-rules-end-figure = { $pieces } piezas, { $reserve } aún en la reserva, y la bonificación: { $pieces } − { $reserve } + 5 = { $points } puntos.
quadrata-rules-end-figure-read = Un cuadrado pequeño, completamente lleno con { $pieces } piezas.
quadrata-rules-Q17 = *Gana quien suma más puntos en todas las rondas.* En caso de empate, la victoria se comparte.
quadrata-rules-Q18 = Una ronda que nadie acaba termina tras 400 turnos, sin bonificación. Al preparar la mesa podéis elegir otro número.
quadrata-rules-tip = Muchas piezas pequeñas dan más que pocas grandes. Pero tardan más, y puede que alguien tenga prisa.

## Lo que es nuestro

quadrata-rules-ours = Lo que hemos reconstruido o decidido
quadrata-rules-ours-1 = Quadrata es un juego de Karl Friedrich. Lo conocemos por sus reglas en alemán; sus piezas y tableros no están en nuestras fuentes. Las palabras, los dibujos y las formas de esta página son nuestros.
quadrata-rules-R = reconstruido
quadrata-rules-D = decidido
quadrata-rules-R-Q1 = Las formas, y que el número de una pieza es su tamaño.
quadrata-rules-R-Q2 = Cuántas piezas hay de cada número. Las reglas solo dicen que son 45.
quadrata-rules-R-Q3 = El tamaño de los dos cuadrados.
quadrata-rules-R-Q4 = Que los dos cuatros que faltan con tres jugadores son uno de cada forma.
quadrata-rules-ours-file = Todo eso está en un archivo, components.toml. Si tienes la caja, o quieres probar otras piezas, dale al juego el tuyo: *{ $command }*
quadrata-rules-D-Q5 = Tres rondas, si no acordáis otro número, y diez como mucho.
quadrata-rules-D-Q6 = En cada ronda se tira de nuevo para ver quién empieza, desde el primer asiento, y quien empieza tira otra vez.
quadrata-rules-D-Q8 = Las piezas cubren triángulos enteros y se les puede dar la vuelta. Una pieza movida dentro del cuadrado puede solaparse con su sitio anterior, pero no quedarse en él.
quadrata-rules-D-Q10 = Adónde va una pieza tomada o robada.
quadrata-rules-D-Q11 = Tomar o robar es obligatorio si no se puede hacer otra cosa.
quadrata-rules-D-Q12 = La reserva no tiene límite.
quadrata-rules-D-Q13 = Un comodín nunca vuelve a ser un 6 corriente, y si con él no se puede mover nada, se pasa. Un número se agota solo cuando faltan sus dos formas.
quadrata-rules-D-Q16 = Una pieza de la reserva cuesta un punto, sea cual sea su número.
quadrata-rules-D-Q17 = En caso de empate ganan todos los primeros.
quadrata-rules-D-Q18 = El límite de 400 turnos.
