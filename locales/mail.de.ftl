### Briefe, die der Server verschickt

mail-confirm-subject = Bitte bestätige deine Adresse
mail-confirm =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte per E-Mail erfahren, wann er an einem Tisch von Wurf am Zug ist.
    Wenn du das warst, bestätige bitte hier deine Adresse:

    { $address }

    Wenn nicht, brauchst du nichts zu tun: Es kommt nichts weiter.
mail-your-move-subject = { $game }: Du bist am Zug
mail-your-move =
    Hallo { $name },

    an einem Tisch von { $game } mit { $others } bist du am Zug:

    { $address }

    Du bekommst einen solchen Brief und keinen weiteren, bis du wieder dort warst.
    Ein Klick, und es kommt gar keiner mehr:

    { $stop }
