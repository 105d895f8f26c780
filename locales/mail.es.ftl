### Cartas que envía el servidor

mail-confirm-subject = Confirma tu dirección
mail-confirm =
    Hola, { $name }:

    alguien, seguramente tú, quiere recibir un correo cuando le toque jugar en una mesa de Wurf.
    Si has sido tú, confirma aquí tu dirección:

    { $address }

    Si no, no tienes que hacer nada: no te llegará nada más.
mail-your-move-subject = { $game }: te toca jugar
mail-your-move =
    Hola, { $name }:

    en una mesa de { $game } con { $others } te toca jugar:

    { $address }

    Recibes una sola carta como esta, y ninguna más hasta que hayas vuelto.
    Con un clic no te llegará ninguna más:

    { $stop }
