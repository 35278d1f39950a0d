# Wer jemand ist: die Seite „Ich“, Geräte, Links zwischen ihnen, Passkeys, und was gespeichert wird.

## Was der Server sagt

identity-both-seated = Du sitzt sowohl als du selbst als auch als der andere Spieler an { $count ->
        [one] demselben Tisch
       *[other] denselben Tischen
    }: { $titles }. Spiele dort zuerst zu Ende oder steh auf, dann versuche es mit einem neuen Link noch einmal.
identity-no-such-device = Das ist kein Gerät von dir mehr.
identity-no-such-passkey = Das ist kein Passkey von dir mehr.
identity-no-such-link = Dieser Link gilt nicht mehr: Er wirkt einmal und zehn Minuten lang. Erstelle einen neuen.
identity-own-link = Dieses Gerät ist schon deins. Öffne den Link auf dem anderen Gerät.
identity-no-passkeys-here = Für eine Seite unter einer bloßen Adresse wie 127.0.0.1 erstellen Browser keine Passkeys. Öffne sie unter einem Namen, etwa localhost.
identity-many-passkeys = Du hast { $most } Passkeys. Entferne zuerst einen.
identity-passkey-refused = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuche es noch einmal.

## Ich

identity-me = Ich
# The mark is eight letters and digits.
identity-mark-text = Das Wappen hast nur du: Wer sonst so heißt, hat ein anderes. Es wird aus dem Zeichen { $mark } gezeichnet.
identity-signed-out = Du bist auf diesem Gerät abgemeldet. Lade die Seite neu.

## Geräte

identity-devices = Meine Geräte
identity-devices-text = In jedem dieser Browser bist du derselbe Spieler, mit denselben Plätzen.
identity-device = { $browser } auf { $system }
identity-unknown-device = Ein Gerät
identity-this-device = Dieses Gerät
identity-last-seen = Zuletzt hier: { $ago }
identity-sign-out = Abmelden
identity-sign-out-device = Abmelden: { $device }
identity-rename = Umbenennen
identity-rename-device = Umbenennen: { $device }
identity-device-name = Name dieses Geräts; leer: wie es sich selbst nennt
identity-device-name-save = Namen speichern
identity-sign-out-here = Hier abmelden?
identity-sign-out-here-text = In diesem Browser bist du dann ein neuer Gast. Auf deinen anderen Geräten oder mit einem Passkey findest du deine Partien.
identity-sign-out-last = Das ist dein einziges Gerät, und du hast keinen Passkey: Niemand kommt danach noch an deine Plätze und Partien, auch du nicht. Erstelle vorher einen Passkey oder bring dich auf ein anderes Gerät.
identity-make-link = Mich auf ein anderes Gerät bringen
identity-link = Link für ein anderes Gerät
identity-link-code = QR-Code des Links für ein anderes Gerät
identity-link-text = Halte die Kamera deines Handys darauf oder öffne dort den Link. Er wirkt einmal, innerhalb von zehn Minuten.
identity-link-secret = Gib ihn niemandem: Wer ihn öffnet, wird zu dir.

## Ein Link, der geöffnet wurde

identity-become = In diesem Browser { $name } sein?
identity-become-text = Du findest hier alle Partien von { $name } und kannst sie spielen. Öffne nur Links, die du selbst erstellt hast.
identity-become-joins = { $tables ->
        [one] Der Tisch, den du hier als { $own } hast, kommt mit: Er gehört dann { $name }.
       *[other] Die { $tables } Tische, die du hier als { $own } hast, kommen mit: Sie gehören dann { $name }.
    } Andere Geräte von { $own } werden abgemeldet. Das lässt sich nicht rückgängig machen.
identity-become-yes = Ja, hier { $name } sein
identity-become-no = Nein

## Passkeys

identity-passkeys = Passkeys
identity-passkeys-text = Mit einem Passkey bist du auf einem neuen Gerät wieder du selbst, auch wenn das alte verloren ist. Dein Gerät oder sein Passwortmanager verwahrt ihn; ein Passwort gibt es nicht.
identity-passkey-used = Zuletzt benutzt: { $ago }
identity-passkey-made = Erstellt: { $ago }
identity-remove = Entfernen
identity-remove-passkey = Passkey entfernen: { $device }
identity-make-passkey = Passkey erstellen
identity-sign-in-text = { $tables ->
        [0] Hast du hier schon auf einem anderen Gerät gespielt?
        [one] Hast du hier schon auf einem anderen Gerät gespielt? Der Tisch, den du in diesem Browser hast, kommt mit.
       *[other] Hast du hier schon auf einem anderen Gerät gespielt? Die { $tables } Tische, die du in diesem Browser hast, kommen mit.
    }
identity-sign-in = Mit Passkey anmelden
identity-passkey-known = Dieses Gerät hat schon einen Passkey von dir.
identity-passkey-not-made = Der Browser hat keinen Passkey hergegeben. Versuche es noch einmal oder nimm einen Link für ein anderes Gerät.
identity-passkeys-impossible = Hier erstellt der Browser keine Passkeys: Die Seite muss über HTTPS und unter einem Namen geöffnet sein, oder unter localhost.

## Meine Daten

identity-data = Meine Daten
identity-data-text = Alles, was dieser Server über dich speichert, kannst du sehen, haben und löschen.
identity-privacy = Was über dich gespeichert wird
identity-export = Alles herunterladen
identity-delete = Mich löschen …
identity-delete-heading = Dich endgültig löschen?
identity-delete-text = Dein Name, deine Geräte und Passkeys werden entfernt. Beendete Partien bleiben, ohne deinen Namen. In laufenden Partien mit anderen spielt ein Bot für dich weiter. Partien, die nur du spielst, werden entfernt. Das lässt sich nicht rückgängig machen.
identity-delete-now = Mich jetzt löschen
identity-deleted = Du bist gelöscht. In diesem Browser bist du ein neuer Gast.

## Was gespeichert wird

identity-privacy-lead = Du spielst ohne Konto. Das ist alles, was dieser Server speichert.
identity-kept = Was gespeichert wird
identity-kept-id = Eine Zufallszahl, die du bist
    .text = In einem Cookie deines Browsers und auf dem Server, mit dem Namen, den du gewählt hast, und dem Tag deiner ersten Partie.
identity-kept-devices = Deine Geräte
    .text = Browser und System mit ihren Namen, etwa „Firefox auf Linux“, und die Stunde, in der du zuletzt dort warst.
identity-kept-links = Links zwischen ihnen
    .text = Zehn Minuten lang und nur als Hash: Wer die Datenbank liest, kann sie nicht benutzen.
identity-kept-passkeys = Deine Passkeys
    .text = Ihre öffentlichen Hälften, die nichts öffnen, und wann sie erstellt und benutzt wurden.
identity-kept-games = Deine Partien
    .text = Plätze mit den Namen am Tisch, jede Entscheidung, Punkte. Wer den Link eines Tisches hat, kann die Wiederholung ansehen.
identity-kept-chat = Was du an Tischen sagst
    .text = Nur im Arbeitsspeicher, die letzten Zeilen jedes Tisches. Es wird nicht gespeichert.
identity-kept-browser = In deinem Browser
    .text = Das Cookie, deine Einstellungen und eine Kopie der Seite, damit sie sich auch ohne Verbindung öffnet.
identity-kept-log = Das Protokoll des Servers
    .text = Fehler und wie oft etwas geschieht; keine Namen, keine Links und keine Adressen von Spielenden.
identity-not-kept = Was nicht gespeichert wird
identity-not-kept-name = Kein echter Name und kein Passwort. Eine E-Mail-Adresse nur, wenn du eine für Benachrichtigungen einträgst.
identity-not-kept-tracking = Kein Tracking, keine Werbung, nichts von anderen Websites. Die Seite lädt nur, was dieser Server hat.
identity-not-kept-given = Nichts wird weitergegeben, außer den Benachrichtigungen, die du einschaltest: Wer sie befördert, weiß, wohin sie gehen. Andere Spieler sehen deinen Namen, dein Wappen, ob du da bist, und deine Züge.
identity-rights = Was du tun kannst
identity-right-export = Alles über dich als Datei herunterladen, die Programme lesen können.
identity-right-delete = Dich löschen: Partien bleiben, Namen gehen.
identity-right-backups = Wer diesen Server betreibt, hat vielleicht Sicherungen der letzten Wochen; frage dort nach, was mit ihnen geschieht.
identity-to-my-data = Zu meinen Daten
