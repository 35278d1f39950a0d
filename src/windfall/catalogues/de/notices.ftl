# Benachrichtigungen: Menschen erfahren, wo immer sie sind, dass ein Tisch auf sie wartet.

## Was gesendet wird

notices-turn = Du bist am Zug
notices-turn-text = { $title } wartet auf dich.
notices-reminder = Deine Uhr läuft ab
notices-reminder-text = { $title }: { $left }.
notices-hours = noch { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
notices-minutes = noch { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
notices-trial = Ein Test von Windfall
notices-trial-text = Wenn du das lesen kannst, erreichen dich Benachrichtigungen hier.
notices-digest-subject = { $tables ->
        [one] Ein Tisch wartet auf dich
       *[other] { $tables } Tische warten auf dich
    }
notices-confirm-subject = Ist das deine Adresse?
notices-confirm-text = Jemand, vermutlich du, möchte hier erfahren, wenn er an einem Tisch von Windfall am Zug ist. Wenn du das warst, öffne innerhalb von drei Tagen diesen Link:
notices-confirm-else = Wenn nicht, musst du nichts tun: Es kommt keine weitere E-Mail.
notices-mail-stop = Keine E-Mails mehr an diese Adresse:

## Was daraus wurde

notices-taken-push = Der Push-Dienst hat sie angenommen.
notices-taken-webhook = Sie wurde dort angenommen (Status { $status }).
notices-taken-mail = Der Mailserver hat sie angenommen.
notices-not-sent-form = Eine Adresse beginnt mit https:// und nennt einen öffentlichen Rechner.
notices-not-sent-private = Diese Adresse gehört zu einem privaten Netz. Der Betreiber dieses Servers erlaubt nur öffentliche.
notices-not-sent-silent = Dort hat rechtzeitig niemand geantwortet.
notices-not-sent-status = Sie wurde dort abgelehnt (Status { $status }).
notices-not-sent-gone = Diesen Browser gibt es nicht mehr. Schalte Benachrichtigungen dort neu ein.
notices-not-sent-mail-refused = Der Mailserver hat sie nicht angenommen. Prüfe die Adresse.
notices-not-sent-mail-silent = Der Mailserver antwortet nicht. Versuche es später noch einmal.

## Was abgelehnt wird

notices-no-subscription = Das sind keine Schlüssel eines Browsers.
notices-no-such-zone = Diese Zeitzone gibt es nicht.
notices-no-address = Das ist keine E-Mail-Adresse.
notices-no-mail-here = Der Betreiber dieses Servers hat E-Mail nicht eingerichtet.
notices-nothing-to-confirm = Es gibt keine Adresse zu bestätigen.
notices-no-such-link = Dieser Link gilt nicht mehr. Fordere auf der Seite „Ich“ eine neue E-Mail an.

## Auf der Seite „Ich“

notices-heading = Benachrichtigungen
notices-lead = Erfahre, wenn ein Tisch mit anderen Menschen auf dich wartet. Alles ist aus, bis du es einschaltest. Eine Benachrichtigung sagt, welches Spiel es ist, und enthält einen Link dorthin, sonst nichts.
notices-here = Dieser Browser
notices-here-text = Meldet sich, wenn du die Seite gerade nicht ansiehst, auch wenn sie geschlossen ist.
notices-here-on = In diesem Browser benachrichtigen
notices-here-stop = Ausschalten
notices-here-is-on = Dieser Browser benachrichtigt dich, auch wenn die Seite geschlossen ist.
notices-here-page-only = Dieser Browser benachrichtigt dich, solange irgendwo in ihm eine Seite von Windfall offen ist. Mehr kann er nicht.
notices-here-denied = Dieser Browser lässt keine Benachrichtigungen von dieser Seite zu. Erlaube sie in seinen Einstellungen für diese Seite.
notices-here-impossible = Dieser Browser kann dich von hier aus nicht benachrichtigen. Er braucht HTTPS oder localhost; installiere auf einem iPhone oder iPad zuerst die App.
notices-others = Andere Browser
notices-stop-device = Benachrichtigungen ausschalten: { $device }
notices-webhook = Webhook
notices-webhook-text = Benachrichtigungen an ntfy, Discord, Slack oder ein eigenes Programm. Trage die Adresse ein, die du dort bekommen hast, und behalte sie für dich: Wer sie kennt, kann dir schreiben.
notices-webhook-format = Geschrieben für
notices-format = { $format ->
        [ntfy] ntfy
        [discord] Discord
        [slack] Slack
       *[json] ein Programm (JSON)
    }
notices-webhook-url = Adresse
notices-mail = E-Mail
notices-mail-text = Eine E-Mail für alle Tische, die seit der letzten auf dich warten.
notices-mail-address = Deine Adresse
notices-mail-every = Höchstens
notices-mail-hours = { $hours ->
        [1] einmal in der Stunde
        [24] einmal am Tag
       *[other] alle { $hours } Stunden
    }
notices-mail-unconfirmed = Eine E-Mail ist zu dir unterwegs. Öffne den Link darin: Vorher wird nichts anderes gesendet.
notices-mail-again = Noch einmal senden
notices-mail-confirmed = Diese Adresse ist bestätigt.
notices-quiet = Ruhezeiten
notices-quiet-on = Nachts nichts senden
notices-quiet-begins = Von
notices-quiet-ends = Bis
notices-quiet-zone = Nach den Uhren von { $zone }. Was in dieser Zeit kommt, wird danach gesendet.
notices-save = Speichern
notices-saved = Gespeichert.
notices-test = Einen Test senden
notices-test-busy = Wird gesendet …
notices-test-none = Noch ist nichts eingerichtet.
notices-channel = { $channel ->
        [push] Browser
        [webhook] Webhook
       *[mail] E-Mail
    }
notices-test-arrived = Sie ist in diesem Browser angekommen.
notices-muted = Stumme Tische
notices-unmute = Wieder benachrichtigen
notices-unmute-table = Wieder benachrichtigen: { $title }

## An einem Tisch

notices-of-table = Benachrichtigungen von diesem Tisch

## Wohin Links in E-Mails führen

notices-mail-page = E-Mail von Windfall
notices-confirm-heading = Soll E-Mail an diese Adresse kommen?
notices-confirm-body = Dann erfährst du dort, wenn ein Tisch auf dich wartet. Jede E-Mail enthält einen Link, der das beendet.
notices-confirm-yes = Ja, es ist meine
notices-confirmed = Danke. Ab jetzt kommt E-Mail an { $address }.
notices-stop-heading = Keine E-Mails mehr?
notices-stop-body = An diese Adresse wird nichts mehr gesendet, bis jemand sie wieder einträgt und du sie bestätigst.
notices-stop-yes = Keine E-Mails mehr senden
notices-stopped = Erledigt. Es kommt keine E-Mail mehr.

## Was gespeichert wird

notices-kept = Benachrichtigungen
    .text = Nur wenn du sie einschaltest: unter welcher Adresse dein Browser erreicht wird, dein Webhook, deine E-Mail-Adresse, Ruhezeiten mit deiner Zeitzone und stumme Tische. Welche Tische auf dich warten, wird gespeichert, bis du geantwortet hast.
