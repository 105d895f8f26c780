### Quadrata: lo que el juego cuenta, pide y rechaza. En un suceso, $you dice si se trata de quien lee; $name es quién lo hace.

## Para la portada y la preparación de la mesa

quadrata-pitch = Llena tu cuadrado antes que nadie, con tantas piezas pequeñas como puedas: cada tirada es una decisión, y nada está a salvo de los robos.
quadrata-option-rounds = Rondas
quadrata-option-rounds-hint = Se suman los puntos de todas las rondas.
quadrata-option-turn_cap = Máximo de turnos por ronda
quadrata-option-turn_cap-hint = Una ronda que nadie acaba termina tras este número de turnos.

## Nombres

quadrata-supply = Suministro
quadrata-square = Cuadrado
quadrata-reserve = Reserva
quadrata-reserve-hint = Cada pieza de la reserva cuesta un punto al acabar la ronda.
quadrata-die = Dado
quadrata-joker = El 6 es comodín
quadrata-round = Ronda { $round } de { $rounds }
quadrata-turn-left = Girar a la izquierda
quadrata-turn-right = Girar a la derecha
quadrata-flip = Dar la vuelta

## Teclas

quadrata-key-Tab = a la siguiente pieza que puedes mover
quadrata-key-Enter = tomar la pieza; otra vez: colocarla
quadrata-key-Arrows = recorrer los sitios donde cabe la pieza
quadrata-key-R = girar la pieza
quadrata-key-F = dar la vuelta a la pieza
quadrata-key-P = llevarla a la reserva
quadrata-key-G = llevarla al suministro
quadrata-key-Esc = devolver la pieza a su sitio
quadrata-help-touch = Con el dedo o el ratón: arrastra una pieza iluminada hasta su sitio, o toca la pieza y luego el sitio. Los botones, la rueda o un segundo dedo la giran. Después confirma. Las demás piezas dicen por qué tienen que quedarse.

## Para lectores de pantalla

# $tile: una letra y un número; $direction: n, e, s o w; $turn: cuartos de vuelta, de 0 a 3; $flipped: yes o no
quadrata-place = baldosa { $tile } { $direction ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
}{ $turn ->
    [1] , un cuarto de vuelta
    [2] , media vuelta
    [3] , tres cuartos de vuelta
   *[0] { "" }
}{ $flipped ->
    [yes] , del revés
   *[no] { "" }
}
# $piece: su nombre, como 3 o 4t; $place: quadrata-place; $action: yes o no
quadrata-lying = { $piece }, { $place }{ $action ->
    [yes] , puedes moverla
   *[no] { "" }
}
# $where: supply o reserve
quadrata-held = { $piece }, { $count } { $where ->
    [supply] en el suministro
   *[reserve] en la reserva
}{ $action ->
    [yes] , puedes moverla
   *[no] { "" }
}
# Un sitio que podría ocupar la pieza que se tiene en la mano
quadrata-fits = { $piece }, { $place }, cabe aquí
quadrata-square-of = { $you ->
    [yes] Tu cuadrado
   *[no] Cuadrado de { $name }
}
quadrata-reserve-of = { $you ->
    [yes] Tu reserva
   *[no] Reserva de { $name }
}
quadrata-picked = { $number } en la mano: cabe en { $places ->
    [one] { $places } sitio
   *[other] { $places } sitios
}.

## Qué hace una elección: en el botón y en una línea

quadrata-action = { $kind ->
    [supply-to-reserve] A la reserva
    [reserve-to-supply] Devolver al suministro
    [square-to-reserve] A la reserva
    [square-to-supply] Devolver al suministro
    [within-square] Mover aquí
    [take-to-square] Tomar y colocar aquí
    [take-to-reserve] Tomar para la reserva
    [rob-to-square] Robar y colocar aquí
    [rob-to-reserve] Robar para la reserva
    [pass] Pasar
   *[supply-to-square] Colocar aquí
}
# $other: de quién es la pieza; vacío si no es de nadie más
quadrata-way = { $kind ->
    [supply-to-reserve] El { $number } del suministro a tu reserva
    [reserve-to-square] El { $number } de tu reserva a tu cuadrado
    [reserve-to-supply] El { $number } de tu reserva de vuelta al suministro
    [square-to-reserve] El { $number } de tu cuadrado a tu reserva
    [square-to-supply] El { $number } de tu cuadrado de vuelta al suministro
    [within-square] El { $number } a otro sitio de tu cuadrado
    [take-to-square] Tomar: el { $number } de la reserva de { $other } a tu cuadrado
    [take-to-reserve] Tomar: el { $number } de la reserva de { $other } a la tuya
    [rob-to-square] Robar: el { $number } del cuadrado de { $other } al tuyo
    [rob-to-reserve] Robar: el { $number } del cuadrado de { $other } a tu reserva
    [pass] No se puede mover nada: pasar
   *[supply-to-square] El { $number } del suministro a tu cuadrado
}

## Qué hacer ahora

quadrata-prompt-roll = El dado está rodando.
quadrata-prompt-wait = { page-whose-turn }
quadrata-prompt-move = Mueve un { $die }: del suministro, de tu reserva o de tu cuadrado.
quadrata-prompt-take = No hay ningún { $die } en el suministro ni en tu reserva: mueve uno de tu cuadrado o toma uno de otra reserva.
quadrata-prompt-rob = No hay ningún { $die } en el suministro ni en las reservas: mueve uno de tu cuadrado o roba uno de otro cuadrado.
quadrata-prompt-joker = ¡Comodín! Mueve una pieza de cualquier número: del suministro, de tu reserva o de tu cuadrado.
quadrata-prompt-pass = Con el comodín no puedes mover nada: solo puedes pasar.
quadrata-prompt-over = La partida ha terminado.

## Ayuda para empezar

quadrata-hint = ¿Aún se puede llenar?
quadrata-hint-can = Tu cuadrado aún se puede llenar, por ejemplo con { $pieces ->
    [one] { $pieces } pieza más
   *[other] { $pieces } piezas más
} del suministro y de tu reserva.
quadrata-hint-cannot = Así tu cuadrado no se puede llenar con el suministro y tu reserva: alguna pieza tiene que moverse.

## Por qué no

quadrata-why-number = El dado muestra un { $die }: solo se puede mover un { $die }.
quadrata-why-not-there = Ahí no hay ningún { $number }.
quadrata-why-overlap = Ahí ya hay otra pieza.
quadrata-why-outside = Eso no queda entero dentro de tu cuadrado.
quadrata-why-same-place = La pieza ya está exactamente ahí.
quadrata-why-supply-holds = En el suministro aún hay un { $number }.
quadrata-why-own-reserve-holds = En tu propia reserva aún hay un { $number }.
quadrata-why-reserve-holds = En una reserva aún hay un { $number }: toma ese antes de robar.
quadrata-why-joker-takes = Un comodín solo mueve lo que está en el suministro, en tu reserva o en tu cuadrado.
quadrata-why-pass = Puedes mover una pieza, así que tienes que hacerlo.

## Consejos de la primera partida

quadrata-coach-die = El dado dice qué número cuenta: mueve exactamente una pieza de ese número. Las que puedes mover brillan.
quadrata-coach-square = Arrastra una pieza a tu cuadrado. Los botones, la rueda o R la giran, F le da la vuelta: encaja sola en los triángulos.
quadrata-coach-reserve = Lo que aún no cabe espera en la reserva, pero cuesta un punto si sigue ahí al acabar la ronda.
quadrata-coach-points = Cada pieza vale 1 punto, sea cual sea su tamaño: muchas pequeñas valen más. Quien llena primero el cuadrado recibe 5 más.

## Qué ha pasado

quadrata-event-begin-roll = { $you ->
    [yes] Tiras para ver quién empieza: { $die }.
   *[no] { $name } tira para ver quién empieza: { $die }.
}
quadrata-event-begins = { $you ->
    [yes] Empiezas con un { $die }.
   *[no] { $name } empieza con un { $die }.
}
quadrata-event-roll = { $you ->
    [yes] Sacas un { $die }.
   *[no] { $name } saca un { $die }.
}
quadrata-event-supply-to-square = { $you ->
    [yes] Colocas un { $number } del suministro en tu cuadrado.
   *[no] { $name } coloca un { $number } del suministro en su cuadrado.
}
quadrata-event-supply-to-reserve = { $you ->
    [yes] Pasas un { $number } del suministro a tu reserva.
   *[no] { $name } pasa un { $number } del suministro a su reserva.
}
quadrata-event-reserve-to-square = { $you ->
    [yes] Colocas un { $number } de tu reserva en tu cuadrado.
   *[no] { $name } coloca un { $number } de su reserva en su cuadrado.
}
quadrata-event-reserve-to-supply = { $you ->
    [yes] Devuelves un { $number } de tu reserva al suministro.
   *[no] { $name } devuelve un { $number } de su reserva al suministro.
}
quadrata-event-square-to-reserve = { $you ->
    [yes] Pasas un { $number } de tu cuadrado a tu reserva.
   *[no] { $name } pasa un { $number } de su cuadrado a su reserva.
}
quadrata-event-square-to-supply = { $you ->
    [yes] Devuelves un { $number } de tu cuadrado al suministro.
   *[no] { $name } devuelve un { $number } de su cuadrado al suministro.
}
quadrata-event-within-square = { $you ->
    [yes] Mueves un { $number } a otro sitio de tu cuadrado.
   *[no] { $name } mueve un { $number } a otro sitio de su cuadrado.
}
quadrata-event-take-to-square = { $you ->
    [yes] Tomas un { $number } { quadrata-from-their-reserve } para tu cuadrado.
   *[no] { $name } toma un { $number } { quadrata-from-their-reserve } para su cuadrado.
}
quadrata-event-take-to-reserve = { $you ->
    [yes] Tomas un { $number } { quadrata-from-their-reserve } para la tuya.
   *[no] { $name } toma un { $number } { quadrata-from-their-reserve } para la suya.
}
quadrata-event-rob-to-square = { $you ->
    [yes] Robas un { $number } { quadrata-from-their-square } y lo colocas en el tuyo.
   *[no] { $name } roba un { $number } { quadrata-from-their-square } y lo coloca en el suyo.
}
quadrata-event-rob-to-reserve = { $you ->
    [yes] Robas un { $number } { quadrata-from-their-square } para tu reserva.
   *[no] { $name } roba un { $number } { quadrata-from-their-square } para su reserva.
}
quadrata-from-their-reserve = { $otheryou ->
    [yes] de tu reserva
   *[no] de la reserva de { $other }
}
quadrata-from-their-square = { $otheryou ->
    [yes] de tu cuadrado
   *[no] del cuadrado de { $other }
}
quadrata-event-pass = { $you ->
    [yes] Pasas: con el comodín no puedes mover nada.
   *[no] { $name } pasa: con el comodín no puede mover nada.
}
quadrata-event-joker = En el suministro se ha agotado un número: desde ahora, el 6 es comodín.
quadrata-event-filled = { $you ->
    [yes] Llenas tu cuadrado y acabas la ronda { $round }: +5.
   *[no] { $name } llena su cuadrado y acaba la ronda { $round }: +5.
}
quadrata-event-cap = La ronda { $round } ha llegado a su último turno: termina sin bonificación.
quadrata-event-round = { $you ->
    [yes] Sumas { points } en la ronda { $round }.
   *[no] { $name } suma { points } en la ronda { $round }.
}
quadrata-event-over = La partida ha terminado.

## El resultado

quadrata-account-round = Ronda { $round }
quadrata-result-shared = Empate a puntos: victoria compartida.

## Qué está mal en un texto

quadrata-error-notation = «{ $text }» no es una acción de Quadrata: escribe «3 supply > B2e1», «3 reserve > supply», «3 B2e1 > reserve», «3 2:reserve > B2e1» o «pass».
quadrata-error-action = Quadrata no conoce esa acción.

## Lo que una jugada trae con seguridad, en pocas palabras

quadrata-brings-covered = { $covered } de { $units } triángulos cubiertos
quadrata-brings-full = tu cuadrado está lleno: acaba la ronda, +{ $points }
quadrata-brings-end = acaba la ronda: es su último turno
quadrata-brings-reserve = un punto menos mientras siga en tu reserva
quadrata-brings-freed = deja de costarte un punto en la reserva
quadrata-brings-robbed = el otro cuadrado pierde la pieza y su punto
quadrata-brings-joker = se agota un número del suministro: desde ahora el 6 es comodín
