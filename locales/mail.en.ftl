### Letters that the server sends

mail-confirm-subject = Please confirm your address
mail-confirm =
    Hello { $name },

    somebody, most likely you, wants to be told by e-mail when it is their turn at a table of Wurf.
    If that was you, please confirm your address here:

    { $address }

    If not, you need not do anything: nothing more will be sent.
mail-your-move-subject = { $game }: it is your move
mail-your-move =
    Hello { $name },

    at a table of { $game } with { $others } it is your move:

    { $address }

    You get one such letter, and no more until you have been there again.
    One click, and there will be none at all:

    { $stop }
