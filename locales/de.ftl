### Die ganze Schachtel: Wörter, die jeder Teil braucht, und was gesagt wird, wenn etwas nicht geht.

## Wörter

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Einrichten

error-game = Das Spiel „{ $game }“ ist nicht in der Schachtel; es gibt: { $known }.
error-seats = { $game } ist ein Spiel für { $least } bis { $most }, nicht für { $seats }.
error-option = { $game } hat keine Einstellung „{ $option }“; es gibt: { $known }.
error-option-none = { $game } hat keine Einstellungen, also auch keine namens „{ $option }“.
error-option-range = Die Einstellung „{ $option }“ geht von { $least } bis { $most }: { $value } liegt außerhalb.
error-option-text = Die Einstellung „{ $option }“ kann nicht „{ $value }“ sein: { $expected }.
error-name = Ein Name braucht mindestens einen Buchstaben und darf nur druckbare Zeichen enthalten.
error-components-unreadable = Die Materialdatei { $file } lässt sich nicht lesen: { $reason }.
error-components-toml = Die Materialdatei { $file } ist kein gültiges TOML: { $reason }.
error-components = In der Materialdatei { $file } stimmt „{ $key }“ nicht: { $reason }.

## Spielen

error-position = Zeile { $line } der Stellung ist falsch: „{ $text }“; erwartet wird: { $expected }.
error-position-key = Zeile { $line } der Stellung bedeutet in diesem Spiel nichts: „{ $text }“.
error-seat = An diesem Tisch gibt es keinen Platz { $seat }; er hat { $seats }.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Dafür bist du gerade nicht am Zug.
error-nothing-to-take-back = Es gibt nichts, was du zurücknehmen könntest.
error-back = Es gibt keine frühere Stellung { $sequence }, zu der es zurückgehen könnte.
error-late-move = Zu spät: Der Zug war schon vorbei, als deine Wahl ankam.
error-game-over = Die Partie ist zu Ende.
error-bot = { $name } kann sich gerade nicht entscheiden und versucht es gleich noch einmal.
error-physics = Der Fall ließ sich nicht berechnen. Es wurde nichts geändert: Versuch es noch einmal.
error-busy = Auf diesem Server gibt es gerade mehr auszurechnen, als er schafft: { $waiting } warten schon. Versuch es gleich noch einmal.

## Tische

error-table = Den Tisch „{ $table }“ gibt es nicht.
error-table-version = Dieser Tisch wurde mit Version { $table } der Regeln von { $game } begonnen, dieses Wurf hat aber Version { $ours }.
error-table-components = Dieser Tisch wurde mit anderem Material von { $game } begonnen, als dieses Wurf hat.
error-conflict = Jemand anders war schneller: Sieh dir den Tisch noch einmal an.
error-record-running = Die Partie läuft noch: Ihr Protokoll gibt es, wenn sie zu Ende ist.

## Tische im Netz

error-seat-taken = Jemand war schneller: Dieser Platz ist vergeben. Vielleicht ist noch ein anderer frei.
error-name-taken = An diesem Tisch heißt schon jemand { $name }. Bitte wähle einen anderen Namen.
error-dice-secret = Andere spielen noch mit denselben Würfeln: Sie werden gezeigt, wenn alle fertig sind.
error-fork-over = In diesem Moment ist die Partie vorbei: Wähle einen früheren, um von dort weiterzuspielen.
error-fork-seats = Diese Partie hat { $seats } Plätze: Bitte besetze genau diese.
error-not-allowed = Das kann nur, wer an diesem Tisch Gastgeber ist.
error-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch nicht alle da.
error-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-watching-over = An diesem Tisch darfst du nicht mehr zuschauen.
error-mail-address = Das kann keine E-Mail-Adresse sein.
error-mail-off = Dieser Server verschickt keine E-Mails.
error-mail-failed = Die E-Mail ließ sich nicht verschicken. Bitte versuche es später noch einmal.
error-mail-often = An diese Adresse gingen schon mehrere E-Mails. Bitte sieh nach, oder versuche es später noch einmal.
error-chat-text = In dieser Zeile steht nichts zu lesen.
error-nothing-asked = Es ist keine Frage mehr offen.
error-back-declined = { $name } möchte den Zug lieber stehen lassen.
error-rematch-running = Das Spiel läuft noch: Eine Revanche gibt es, wenn es zu Ende ist.
error-chat-fast = Einen Moment: Das war viel auf einmal.
error-chat-off = An diesem Tisch ist der freie Chat ausgeschaltet; die fertigen Sätze gehen weiterhin.
error-chat-watchers = Wer zuschaut, kann nur die fertigen Sätze senden und braucht dafür einen Namen.

## Protokolle

error-record-format = Das ist kein Protokoll von Wurf: Es beginnt mit „{ $found }“ statt mit „{ $expected }“.
error-record-line = Zeile { $line } des Protokolls ist falsch: Erwartet wird „{ $expected }“, dort steht „{ $found }“.
error-record-version = Das Protokoll wurde mit Version { $record } der Regeln von { $game } gespielt, dieses Wurf hat aber Version { $ours }.
error-record-components = Das Protokoll wurde mit anderem Material von { $game } gespielt, als dieses Wurf hat, und enthält es nicht.
error-record-components-here = Das Protokoll wurde mit anderem Material von { $game } gespielt, als hier gespielt wird.
error-record-setup = Was das Protokoll einrichtet, ist nicht möglich: { $reason }
error-record-names = Im Protokoll stehen nicht so viele Namen ({ $names }) wie Plätze ({ $seats }).
error-record-move = Zeile { $line } des Protokolls, „{ $move }“, ist nicht möglich: { $reason }
error-record-unfinished = Das Protokoll behauptet ein Ende, aber seine Partie ist noch nicht zu Ende.
error-record-points = Das Protokoll behauptet die Punkte { $written }, seine Züge ergeben aber { $counted }.
error-record-state = Die Prüfsumme des Protokolls gehört nicht zu seiner letzten Stellung.
error-record-no-seed = Das Protokoll hat keinen Startwert, weil seine Partie nicht zu Ende ist: Es lässt sich nachspielen, aber nicht prüfen.
error-record-seed = Der Startwert im Protokoll ist nicht der, der am Anfang versprochen wurde.
error-record-draw = Zeile { $line } des Protokolls ist nicht das, was der Startwert ergibt.

## Nachrichten zwischen Seite und Server

error-message = Diese Nachricht ist unverständlich: { $reason }.
error-message-json = Diese Nachricht ist kein gültiges JSON.
error-message-kind = Diese Nachricht hat keinen bekannten Typ.
error-message-binary = Diese Nachricht ist binär, verstanden wird aber nur Text.
error-message-large = Diese Nachricht ist zu groß: { $limit } KiB sind die Grenze.
error-too-fast = Das war zu viel auf einmal: Etwas langsamer, dann geht es weiter.
error-join-first = Setz dich zuerst an einen Tisch.
error-host = Dieser Server antwortet nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann diesen Namen erlauben.
error-origin = Die Seite eines anderen Anbieters darf das nicht.
error-many-sockets = Mit diesem Server sind so viele Seiten verbunden, wie er verträgt. Versuch es gleich noch einmal.
error-many-own-sockets = Von deinem Anschluss sind schon { $limit } Seiten verbunden; mehr lässt dieser Server nicht zu.
error-many-tables = Auf diesem Server laufen so viele Tische, wie er zulässt: { $limit }.
error-many-own-tables = Dieser Server lässt { $limit } neue Tische pro Stunde und Anschluss zu. Versuch es später noch einmal.
error-many-letters = Dieser Server schreibt an { $limit } Adressen pro Stunde und Anschluss. Versuch es später noch einmal.
error-many-people = Dieser Server nimmt { $limit } neue Leute pro Stunde und Anschluss auf. Versuch es später noch einmal.
error-store = Der Server kommt gerade nicht an seine Aufzeichnungen; nichts wurde verändert. Versuch es gleich noch einmal.
error-store-full = Der Server hat keinen Platz mehr, um etwas aufzuschreiben; nichts wurde verändert. Bitte sag dem Betreiber Bescheid.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = So lässt sich diese Adresse nicht aufrufen.
error-internal = Im Server ist etwas schiefgegangen; verändert wurde nichts.
error-page-not-built = Die Seite ist noch nicht gebaut: Ruf „python3 dev.py setup“ auf.

## Die Datenbank

error-database = Die Datenbank { $database } kann das nicht: { $reason }.
error-database-locked = Die Datenbank { $database } ist von einem anderen Programm gesperrt.
error-database-read-only = Die Datenbank { $database } ist schreibgeschützt.
error-database-full = Für die Datenbank { $database } ist kein Platz mehr.
error-database-corrupt = Die Datenbank { $database } ist beschädigt oder gar keine Datenbank.
error-database-broken-disk = Der Datenträger mit der Datenbank { $database } lässt sich nicht lesen oder beschreiben.
error-database-unreachable = Die Datenbank { $database } lässt sich nicht öffnen.
error-database-slow = Die Datenbank { $database } antwortet nicht rechtzeitig.
error-database-newer = Die Datenbank { $database } gehört zu einer neueren Version von Wurf.
error-database-foreign = Die Datenbank { $database } gehört einem anderen Programm.
error-database-url = Wurf hebt seine Tische in einer Datei auf oder unter sqlite:///… oder postgresql://…, nicht unter „{ $kind }://…“.
error-database-driver = PostgreSQL braucht noch ein Paket: Ruf „pip install psycopg[binary]“ auf.
error-database-folder = Der Ordner { $folder } für die Datenbank lässt sich nicht anlegen: { $reason }.

## Lauschen

error-port-in-use = Port { $port } ist belegt: Beende, was dort läuft, oder wähl mit „--port“ einen anderen.
error-listen = Wurf kann auf { $host }, Port { $port } nicht lauschen: { $reason }.

## Zurücknehmen und gute Züge, die gezeigt werden

table-event-back = { $you ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $name } nimmt den letzten Zug zurück.
}
error-no-hints = Hier spielen alle mit denselben Würfeln um eine Rangliste, darum gibt es keine Tipps.
error-advice = Gerade ließ sich kein guter Zug finden. Bitte frag noch einmal.
error-back-dice = Seitdem wurde gewürfelt oder etwas Verdecktes gesehen: Das lässt sich nicht mehr zurücknehmen.
advice-only = Etwas anderes als das kannst du nicht tun.
# $chance, $next: in percent, rounded
advice-clear = Damit gewinnst du von hier aus etwa { $chance } von 100 Partien, mit dem nächstbesten Zug etwa { $next }.
advice-better = Das ist ein wenig besser als der nächstbeste Zug.
advice-close = Das ist ein guter Zug, ein anderer etwa genauso gut.
