# La sala de repaso: qué fue suerte y qué fue habilidad.

review-judge = En comparación con un jugador fuerte de { $game }.
review-error-running = Esta partida aún no ha terminado: se podrá repasar cuando acabe.
review-error-huge = Esta partida tiene { $entries } entradas; se pueden repasar como mucho { $most }.
review-error-no-choice = En la entrada { $sequence } nadie decidió nada.

review-event-choice = { $way ->
    [up] { $you ->
        [yes] Eliges bien: tu probabilidad sube del { $before } % al { $after } %.
       *[no] { $name } elige bien: su probabilidad sube del { $before } % al { $after } %.
    }
   *[down] { $you ->
        [yes] Tu elección te cuesta: tu probabilidad baja del { $before } % al { $after } %.
       *[no] La elección de { $name } le cuesta: su probabilidad baja del { $before } % al { $after } %.
    }
}
review-event-luck = { $kind ->
    [roll] La tirada
    [deal] El reparto
    [slip] El desliz de la mano
    [uncovered] Lo que sale a la luz
   *[meeting] Lo que todos eligieron a la vez
} { $way ->
    [up] { $you ->
        [yes] te ayuda: tu probabilidad sube del { $before } % al { $after } %.
       *[no] ayuda a { $name }: su probabilidad sube del { $before } % al { $after } %.
    }
   *[down] { $you ->
        [yes] te perjudica: tu probabilidad baja del { $before } % al { $after } %.
       *[no] perjudica a { $name }: su probabilidad baja del { $before } % al { $after } %.
    }
}

review-kind = { $kind ->
    [choice] elección
    [roll] tirada
    [deal] reparto
    [slip] desliz de la mano
    [uncovered] descubierto
   *[meeting] coincidencia
}
review-word = { $word ->
    [fine] bien
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}

review-analysis = Análisis
review-analyse = Analizar esta partida
review-analyse-why = ¿Qué fue suerte y qué fue habilidad? Un jugador fuerte mira cada decisión y cada tirada.
review-analysing = Se está analizando la partida…
review-chances-of = Probabilidad de ganar: { $chances }
review-sum = habilidad { $skill }, suerte { $luck } (± { $error }): { $why ->
    [luck-won] esta la ganó la suerte.
    [skill-won] esta la ganó la habilidad.
    [luck-lost] esta la perdió la mala suerte.
    [skill-lost] { $you ->
        [yes] podías haber jugado mejor.
       *[no] se podía haber jugado mejor.
    }
    [others-won] la otra parte la regaló.
    [others-lost] la otra parte jugó mejor.
   *[even] nada la decidió por sí solo.
}
review-part = { $part ->
    [start] Probabilidad al empezar
    [luck] Suerte
    [skill] Decisiones propias
    [others] Decisiones de los demás
    [meeting] Coincidencia
   *[loss] Desaprovechado
}
review-turning = Momentos decisivos
review-lost = { $you ->
    [yes] te cuesta un { $share } % (± { $error })
   *[no] le cuesta a { $name } un { $share } % (± { $error })
}
review-better = Mejor, y cuánto vale:
review-learn = Aprender de los errores
review-task = Tarea { $number } de { $many }
review-task-find = Lo que se jugó aquí costó un { $share } %. Encuentra algo mejor.
review-task-good = Eso es: tan bueno como lo mejor.
review-task-short = Todavía no: hay una jugada un { $share } % mejor.
review-task-hint = Pista: { $kind }
review-task-help = Pista
review-task-choose = Jugar esto
review-task-next = Siguiente tarea
review-task-done = Listo
review-play = { $speed ->
    [0] Reproducir
   *[other] Reproduciendo a velocidad { $speed }: más rápido o parar
}
review-only = De quién se ven los turnos
review-only-all = Todos los turnos
review-play-on = Seguir jugando desde aquí
review-play-on-why = Desde esta posición empieza una partida nueva. La terminada se queda como está.
review-again = Otra vez los mismos dados
review-again-why = Una partida nueva con los mismos dados, mapas y repartos desde el principio. Después podéis comparar.
review-compare = Comparar
review-compare-alone = Nadie más ha jugado todavía con estos dados.
review-compare-running = { $running ->
    [one] Otra mesa sigue jugando con estos dados.
   *[other] Otras { $running } mesas siguen jugando con estos dados.
}
review-seat-of = { $you ->
    [yes] En tu lugar
   *[no] En el lugar de { $name }
}
review-seat-me = Yo, en esta pantalla
review-seat-open = Alguien a quien invito
review-seat-bot = { $level ->
    [easy] Bot, fácil
    [medium] Bot, medio
   *[hard] Bot, difícil
}
review-dice = Dados
review-dice-new = Dados nuevos
review-dice-same = Los mismos dados que en aquella partida
review-begin = Empezar

review-today-lead = Cada día y en cada juego, los mismos dados para todos aquí. Tienes un intento, sin pistas. Los dados son secretos hasta medianoche (UTC).
review-today-alone = En solitario: tantos puntos como puedas
review-today-bot = Tú contra un bot fuerte
review-today-try = Mi intento
review-today-continue = Seguir con mi intento
review-today-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
review-today-mark = El bot difícil: { $mark }
review-today-marking = El bot difícil aún está jugando.
review-today-streak = { $streak ->
    [0] Aún sin racha
    [one] Un día seguido
   *[other] { $streak } días seguidos
}
review-today-share = Compartir
review-today-copied = Copiado: pégalo donde quieras.
review-today-fair = Cómo puedes comprobar los dados
review-today-hash = El resumen de la semilla de hoy, fijado de antemano; días pasados con sus semillas, días por venir con sus resúmenes:
review-column = { $column ->
    [games] Partidas
    [won] Ganadas
    [points] Puntos
    [luck] Suerte
    [skill] Habilidad
   *[mistakes] Errores
}
review-by-game = Por juego
review-by-opponent = Por rival
review-games = Partidas terminadas
review-export = Guardarlas como tabla (CSV)
review-no-games = Aún no hay ninguna partida terminada. Juega una y aparecerá aquí.
review-evening = Noche de juegos
review-evening-lead = Varias mesas juegan lo mismo con los mismos dados. Después cada sitio tiene su clasificación: ¿quién sacó más de la misma suerte?
review-evening-title = Nombre de la noche
review-evening-game = Juego
review-evening-seats = Sitios por mesa
review-evening-tables = Mesas
review-evening-table = Mesa { $number }
review-evening-seat = Sitio { $number }
review-evening-open = Abrir
review-evening-invite = Copiar la invitación
review-evening-copied = La invitación a esta mesa está copiada.
review-evening-secret = Los dados son secretos hasta que terminen todas las mesas.
review-evening-over = Todas las mesas han terminado: se puede ver cada partida.
review-stage = { $stage ->
    [waiting] espera gente
    [running] jugando
   *[finished] terminada
}
