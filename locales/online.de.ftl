### Mit Leuten anderswo spielen; wird geholt, wenn es gebraucht wird

## Der Tisch vor dem Spiel

online-room = Tisch
online-seats = Plätze
online-seat-open = Freier Platz
online-seat-open-hint = { $public ->
    [yes] für alle, die kommen
   *[no] für alle, die die Einladung haben
}
online-seat-left = hat den Tisch verlassen
online-host = { $you ->
    [yes] lädst ein
   *[no] lädt ein
}
online-yours = du
online-here = { $here ->
    [yes] ist da
   *[no] ist gerade weg
}
online-sit-here = Hier hinsetzen
online-sit-again = Meinen Platz zurücknehmen
online-bot-here = Bot
online-seat-bot = Bot auf Platz { $number } spielen lassen ({ $name })
online-seat-free = Platz { $number } frei machen ({ $name })
online-leave = Aufstehen
online-room-host = { $open ->
    [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
   *[other] { $open } Plätze sind noch frei. Sobald alle besetzt sind, geht es los.
}
online-room-guest = { $open ->
    [one] Du bist dabei! Ein Platz ist noch frei; { $host } kann auch früher beginnen.
   *[other] Du bist dabei! { $open } Plätze sind noch frei; { $host } kann auch früher beginnen.
}
online-room-in = { $open ->
    [one] Du bist dabei! Ein Platz ist noch frei.
   *[other] Du bist dabei! { $open } Plätze sind noch frei.
}
online-room-free = { $open ->
    [one] Ein Platz ist frei. Magst du mitspielen?
   *[other] { $open } Plätze sind frei. Magst du mitspielen?
}
online-room-private = { $open ->
    [one] Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei, für alle mit Einladung.
   *[other] Das Spiel hat noch nicht begonnen: { $open } Plätze sind noch frei, für alle mit Einladung.
}
online-room-full = Alle sind da. Gleich geht es los …
online-begin = Jetzt beginnen
online-begin-level = Bots auf den freien Plätzen
online-begin-hint = { $open ->
    [one] Auf den freien Platz setzt sich ein Bot.
   *[other] Auf die freien Plätze setzen sich Bots.
}
online-watchers = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Leute sehen zu.
}
online-settings = Wer diesen Tisch sehen darf
online-table = Wer am Tisch sitzt
online-links = Links zu diesem Tisch

## Einladungen

online-invite = Einladen
online-invite-text = Spiel { $game } mit mir!
online-invite-hint = Halt das deinen Freunden hin oder schick ihnen den Link. Sie tippen einen Namen und setzen sich.
online-link-local = Dieser Link geht nur auf diesem Computer. Für Freunde anderswo: Starte Wurf mit „wurf serve --host 0.0.0.0“ und öffne es unter der Adresse, die es nennt.
online-watch-hint = Mit diesem Link kann man zusehen, sonst nichts.
online-link-kind = Wofür der Link ist
online-link = { $kind ->
    [watch] zum Zusehen
   *[seat] zum Mitspielen
}
online-link-coming = Einen Moment …
online-link-other = Dieser Link gehört nicht hierher.
online-again = Noch einmal versuchen
online-qr = QR-Code des Links
online-address = Der Link
online-copy = Kopieren
online-copied = Kopiert
online-share = Link teilen
online-join = Einladung
online-invited = Du bist eingeladen zu
online-invited-by = { $name } lädt dich ein zu
online-at-the-table = Am Tisch: { $names }
online-name = Wie heißt du?
online-name-missing = Schreib einen Namen hin, damit die anderen wissen, wer du bist.
online-sit = Hinsetzen
online-watch = Zusehen
online-gone-full = Schade: Alle Plätze sind inzwischen besetzt. Zusehen kannst du trotzdem.
online-gone-over = Dieses Spiel ist vorbei. Du kannst noch ansehen, wie es war.

## Einen Tisch mit Leuten anderswo einrichten

online-set-up = Online spielen
online-clock-label = Bedenkzeit
online-clock-none = ohne Uhr
online-clock = { $kind ->
    [move] { $time } pro Zug
   *[game] { $time } pro Person
}{ $adds ->
    [yes] { "" } + { $increment } pro Zug
   *[no] { "" }
}
online-clock-own = Selbst einstellen …
online-clock-kind = Wofür die Zeit gilt
online-clock-kind-value = { $kind ->
    [move] für jeden Zug
   *[game] für das ganze Spiel
}
online-clock-time = Wie viel Zeit
online-clock-unit = Zeiteinheit
online-unit = { $unit ->
    [second] Sekunden
    [hour] Stunden
    [day] Tage
   *[minute] Minuten
}
online-clock-increment = Sekunden, die jeder Zug dazugibt
online-clock-wrong = Wähle eine Zeit von 10 Sekunden bis 30 Tagen.
online-when-out = Wenn jemandes Zeit um ist
online-when-out-value = { $when ->
    [seat] übernimmt ein Bot den Platz
   *[move] macht ein Bot den Zug
}
online-public = In der Lobby zeigen
online-public-hint = Alle dürfen sich dazusetzen.
online-more = Zusehen und reden
online-watching = Wer zusehen darf
online-watching-value = { $watching ->
    [link] mit Link
    [nobody] niemand
   *[anyone] alle
}
online-chat-free = Freier Chat
online-chat-free-hint = Ohne ihn nur fertige Sätze.

## Lobby

online-lobby = Lobby
online-lobby-hint = Tische, an die sich alle setzen dürfen.
online-filters = Welche Tische
online-filter-game = Spiel
online-filter-any-game = jedes Spiel
online-filter-seats = Personen
online-filter-any = beliebig viele
online-players = { $count } Personen
online-filter-pace = Tempo
online-filter-pace-value = { $pace ->
    [fast] am Stück
    [slow] über Tage
    [none] ohne Uhr
   *[any] beliebig
}
online-filter-free = nur mit freien Plätzen
online-filter-reset = Alle Tische zeigen
online-free-seats = { $count ->
    [0] Kein Platz ist frei
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
online-lobby-count = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
}
online-lobby-empty = Gerade wartet niemand.
online-lobby-none = So einen Tisch gibt es gerade nicht.
online-lobby-empty-hint = Richte einen Tisch ein, lade jemanden ein und zeig ihn in der Lobby: Wer als Nächstes kommt, findet ihn hier.
online-yours-go = Zu deinem Tisch

## Reden

online-chat = Chat
online-chat-empty = Noch hat niemand etwas gesagt.
online-chat-write = Sag etwas
online-chat-off = Hier gibt es nur die fertigen Sätze.
online-send = Senden
online-unread = ungelesen
online-phrases = Fertige Sätze
online-watcher = { $name } (sieht zu)
online-phrase-hello = Hallo zusammen!
online-phrase-luck = Viel Glück!
online-phrase-nice = Guter Zug!
online-phrase-wow = Wow!
online-phrase-oops = Ups …
online-phrase-thanks = Danke!
online-phrase-thinking = Lass mich kurz überlegen …
online-phrase-patience = Lass dir Zeit.
online-phrase-sorry = Entschuldigung!
online-phrase-well-played = Gut gespielt!
online-phrase-again = Noch eine Partie?
online-phrase-bye = Tschüss, bis bald!

## Zurücknehmen, das nächste Spiel, zurückkommen

online-asks-back = { $you ->
    [yes] Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
   *[no] { $name } möchte den letzten Zug zurücknehmen.
}
online-back-since = Das würde rückgängig gemacht:
online-back-more = { $count ->
    [one] und eine Zeile davor
   *[other] und { $count } Zeilen davor
}
online-back-uncovered = Seitdem wurde etwas Verdecktes gesehen.
online-back-draws = Was der Zufall entschieden hat, bleibt.
online-back-waiting = Warten auf { $names } …
online-back-withdraw = Doch nicht
online-agree = Einverstanden
online-disagree = Lieber nicht
online-next = Das nächste Spiel steht bereit. Kommst du mit?
online-next-go = Los geht’s
online-next-stay = Hierbleiben
online-left = { $name } hat den Tisch verlassen.
online-left-bot = Ein Bot soll weiterspielen
online-left-wait = Warten
online-returning = { $bot ->
    [yes] Ein Bot spielt für dich, { $name }.
   *[no] Dein Platz ist noch frei, { $name }.
}

## Nachrichten und Geräte

online-notices = Wenn du dran bist
online-notify = Hinweise des Browsers
online-notify-hint = Solange Wurf offen ist und du etwas anderes ansiehst.
online-notify-denied = Der Browser erlaubt dieser Seite keine Hinweise. In seinen Einstellungen kannst du das ändern.
online-email = E-Mail
online-email-example = du@example.org
online-email-save = Verwenden
online-email-state = { $state ->
    [confirmed] Wir schreiben an { $address }, wenn du dran und nicht da bist.
    [waiting] Eine Mail an { $address } ist unterwegs: Tipp bitte auf den Link darin.
   *[none] Eine Mail, wenn du dran und nicht da bist. Ein Tipp beendet das.
}
online-email-sent = Eine Mail ist unterwegs. Tipp bitte auf den Link darin.
online-email-stop = Beenden und Adresse vergessen
online-email-stopped = Keine Mails mehr. Die Adresse ist vergessen.
online-mail = E-Mail
online-mail-ask = { $kind ->
    [stop] Keine Mails mehr?
   *[mail] Ist das deine Adresse?
}
online-mail-what = { $kind ->
    [stop] Dann schreiben wir nicht mehr, wenn du dran bist. Deine Tische bleiben.
   *[mail] Dann schreiben wir, wenn du an einem Tisch dran und nicht da bist.
}
online-mail-act = { $kind ->
    [stop] Mails beenden
   *[mail] Ja, schreibt mir
}
online-mail-done = { $kind ->
    [stop] Es kommen keine Mails mehr.
   *[mail] Danke! Wir schreiben, wenn du dran bist.
}
online-device = Anderes Gerät
online-device-why = Nimm deine Tische mit aufs Handy oder an den Laptop.
online-device-make = Link machen
online-device-hint = Öffne ihn innerhalb von 10 Minuten auf dem anderen Gerät. Er gilt einmal und nur für dich.
online-device-welcome = { $name ->
    [no] Hier weiterspielen?
   *[other] Hier weiterspielen, { $name }?
}
online-device-what = Alle deine Tische kommen mit. Auf dem anderen Gerät bleiben sie auch.
online-device-use = Hier weiterspielen

## Ohne Verbindung (zeigt der Service Worker: je eine Zeile, ohne Platzhalter)

online-offline-title = Du bist offline
online-offline-text = Wurf braucht eine Verbindung zum Tisch. Deine Spiele sind sicher, und die Züge der anderen warten auf dich.
online-offline-again = Noch einmal versuchen
