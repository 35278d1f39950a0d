# Was der Server sagt, wenn er nicht tun kann, worum er gebeten wird.

server-components-not-loaded = Das Material dieses Spiels konnte gerade nicht geladen werden. Bitte später noch einmal versuchen.
server-annex = Nur der Server spricht mit seinem Nebenprozess.
server-components-no-room = Es sind so viele Spiele mit anderem Material offen, dass kein Platz mehr ist. Bitte später noch einmal versuchen.
server-table-unreachable = Dieser Tisch ist gerade nicht erreichbar. Bitte noch einmal versuchen.
server-too-much = Das war zu viel auf einmal. Bitte eine Minute warten und noch einmal versuchen.
server-no-room = Es sind so viele Leute verbunden, dass kein Platz mehr ist. Bitte später noch einmal versuchen.
server-many-windows = Es sind zu viele Fenster offen. Eines schließen und noch einmal versuchen.
server-many-at-address = Unter dieser Adresse sind zu viele Leute verbunden. Bitte später noch einmal versuchen.
server-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-says-too-much = Das ist zu viel auf einmal gesagt. Bitte einen Moment warten.
server-muted = Der Gastgeber dieses Tisches hat dich stumm geschaltet.
server-seat-kept = Dieser Platz ist für jemanden aus der letzten Partie reserviert. In ein paar Minuten noch einmal versuchen oder einen anderen Tisch wählen.
server-nothing-to-read = In dieser Nachricht steht nichts.
server-nobody-to-mute = Niemand dieses Namens kann stumm geschaltet werden.
server-whole-too-often = Der ganze Tisch wird zu oft abgefragt. Bitte einen Moment warten.
server-many-public = Du hast viele öffentliche Tische eröffnet. Warten, bis jemand kommt, oder einen nur für Leute mit dem Link eröffnen.
server-loading-again = Der Tisch wird neu geladen. Bitte gleich noch einmal versuchen.
server-only-players-again = Nur wer mitgespielt hat, kann noch einmal spielen.
server-no-watchers = Der Gastgeber dieses Tisches lässt niemanden zuschauen.
server-many-watchers = An diesem Tisch schauen schon so viele zu, dass kein Platz mehr ist. Bitte später noch einmal versuchen.
server-not-now = Das kann jetzt nicht gewählt werden. Zur Wahl stehen nur die Optionen; was auf eine Überraschung folgt, wird danach gewählt.
server-public-seats = Die Plätze eines öffentlichen Tisches sind für Leute, die dazukommen; nur der Gastgeber setzt weitere an seinen Bildschirm.
server-one-seat = Du kannst einen Platz einnehmen; wer sonst an deinem Bildschirm sitzt, spielt lokal mit.
server-no-person = Gib einem Menschen einen Platz oder lass einen offen.
server-started = Das Spiel hat begonnen; die Plätze stehen fest.
server-seat-taken = Dieser Platz ist besetzt. Bitte einen freien wählen.
server-seated = Du sitzt schon an diesem Tisch.
server-sit-first = Nimm selbst einen Platz ein, bevor du jemanden an deinem Bildschirm dazusetzt.
server-seat-of-another = Dort sitzt jemand. Nur wer dort sitzt, kann den Platz aufgeben.
server-host-places-bots = Nur der Gastgeber des Tisches verteilt Bots.
server-seat-for-a-person = Ein Platz muss für einen Menschen bleiben.
server-not-open = Diese Frage ist nicht mehr offen. Sieh nach, was jetzt gefragt ist.
server-no-hints = An diesem Tisch sind keine Tipps erlaubt. Der Gastgeber kann sie nur beim Eröffnen des Tisches erlauben.
server-not-stored = Deine Wahl konnte nicht gespeichert werden. Bitte noch einmal versuchen.
server-own-seats = Du kannst von deinen eigenen Plätzen aus schauen; nach Spielende von jedem Platz.
server-host-lets-watch = Nur der Gastgeber des Tisches erlaubt das Zuschauen.
server-not-choosable = Das kann jetzt nicht gewählt werden.
server-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-nobody-waits = Niemand wartet auf deine Zustimmung.
server-no-wish = Du hast um keine Rücknahme gebeten.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-your-seat = Das ist nicht dein Platz.
server-over = Das Spiel ist zu Ende.
server-hint-under-way = Dein letzter Tipp wird noch ausgearbeitet. Bitte einen Moment warten.
server-hints-at-address = Andere unter deiner Adresse warten auf Tipps. Bitte einen Moment warten und noch einmal fragen.
server-other-site = Diese Seite gehört zu einer anderen Website und kann hier nichts tun.
server-other-name = Dieser Server kennt sich unter diesem Namen nicht. Sein Betreiber nennt ihn mit --origin https://NAME.
server-address-too-long = Diese Adresse ist zu lang.
server-nothing-here = Unter dieser Adresse ist nichts.
server-no-text = Dieser Text enthält ein Zeichen, das nicht gespeichert werden kann.
server-review-late = Die Analyse hat zu lange gedauert und wurde abgebrochen. Bitte später noch einmal versuchen.
server-review-failed = Dieses Spiel konnte nicht analysiert werden. Bitte später noch einmal versuchen.
server-review-one = Du hast schon um die Analyse eines anderen Spiels gebeten. Bitte warten, bis sie fertig ist.
server-reviews-at-address = Andere unter deiner Adresse haben um Analysen gebeten. Bitte warten, bis eine davon fertig ist.
server-reviews-no-room = Es warten so viele Spiele auf ihre Analyse, dass kein Platz mehr ist. Bitte später noch einmal versuchen.
server-review-not-asked = Um diese Analyse hat in letzter Zeit niemand gebeten. Bitte erst darum bitten.
server-hint-late = Der Tipp dauert gerade zu lange. Selbst wählen oder später noch einmal fragen.
server-hint-none = Hier ließ sich kein Tipp finden. Bitte selbst wählen.
server-no-such-table = Diesen Tisch gibt es nicht. Bitte den Link prüfen.
server-nested = Das ist zu tief verschachtelt.
server-database-away = Der Server erreicht seine Datenbank gerade nicht. Bitte gleich noch einmal versuchen.
server-went-wrong = Auf dem Server ist etwas schiefgegangen. Bitte noch einmal versuchen.
server-other-rules = Dieses Spiel wurde nach anderen Regeln gespielt, als dieser Server sie hat. Es kann nicht gezeigt oder fortgesetzt werden.
server-unknown-set = Dieses Spiel wurde mit Material ausgegeben, das dieser Server nie hatte. Es kann hier nicht gezeigt oder fortgesetzt werden.
server-no-such-file = Diese Datei gibt es nicht.
server-sends-too-much = Das sind zu viele Nachrichten auf einmal. Bitte langsamer.
server-components-unreadable = Das Material dieses Spiels ist für diese Version von Windfall nicht lesbar: { $error }.
server-many-tables = Du hast { $tables ->
    [one] { $tables } Tisch, an dem noch gespielt wird.
   *[other] { $tables } Tische, an denen noch gespielt wird.
} Bitte erst ein Spiel beenden.
server-too-long = Das ist zu lang; erlaubt sind { $bytes } Bytes.
server-name-length = Ein Name hat 1 bis { $most } sichtbare Zeichen.
server-not-understood = Der Server versteht diese Nachricht nicht: { $error }
server-no-such-request = Es gibt keine Anfrage /api/{ $path }.
server-many-frames = Höchstens { $frames } Bilder auf einmal anfordern.
server-send = Bitte { $form } senden.
server-error = { $error }.
# Was ein Programm geschickt hat, hat nicht die nötige Form.
server-wrong-form = { $why }
server-wrong-form-at = { $where }: { $why }
# Was das Web von sich selbst sagt.
server-http = { $status ->
    [404] Nicht gefunden
    [405] Methode nicht erlaubt
   *[other] Diese Anfrage kann nicht beantwortet werden ({ $status }).
}
server-broken-moves = Die Züge dieser Partie passen nicht zusammen. Sie kann weder gezeigt noch fortgesetzt werden.
server-ended = Der Betreiber dieses Servers hat diese Partie beendet.
server-met-elsewhere = Gerade eröffnet jemand anderes den nächsten Tisch. Bitte noch einmal versuchen.
server-no-proof = Diese Partie wurde gegeben, bevor sich beweisen ließ, wie gegeben wird.
server-no-such-day = Zu diesem Tag gibt es keine Partie: nur zum heutigen und den 30 davor.
server-no-such-friend = Diesen Code hat niemand, der eine Tagespartie gespielt hat.
server-daily-secret = Woraus diese Partie gegeben wurde, wird verraten, wenn ihr Tag vorbei ist: Andere haben sie noch vor sich.
server-no-such-puzzle = Diese Aufgabe gibt es nicht.
server-one-answer = Eine Aufgabe stellt eine Frage: Schicke eine Antwort.
