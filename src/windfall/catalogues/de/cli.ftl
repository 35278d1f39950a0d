# Die Kommandozeile.

## Spiele und ihr Material

cli-title = { $label }, { $least } bis { $most } Spieler
cli-setting = Einstellung
cli-values = Werte, Vorgabe zuerst
cli-meaning = Bedeutung
cli-bots = Bots: { $bots }
cli-partly-known = Die gedruckten Regeln zeigen nur einen Teil dieses Materials; der Rest ist rekonstruiert. Berichtigen lässt es sich in der Werkstatt von windfall play oder mit windfall --data DIR.
cli-all-known = Jedes Feld dieses Materials ist aus dem Druck bekannt.
cli-known-legend = aus dem Druck bekannt: { $all } alles, { $part } ein Teil, { $nothing } nichts
cli-facts = Angaben
cli-text = Text
cli-name = Name
cli-reconstructed = rekonstruiert
cli-documented = belegt
# Was ein Stück Spielmaterial ist; Sorten anderer Spiele heißen, wie sie sind.
cli-sort = { $sort ->
    [world] Welt
    [development] Entwicklung
    [home] Heimatwelt
    [goal] Ziel
    [action] Aktion
   *[other] { $sort }
}
cli-no-such-sort = es gibt keine Sorte „{ $sort }“; es gibt { $known }
cli-no-files = { $title } hat keine Materialdateien
cli-file-changes = { $path } ändert oder bestätigt { $changed } von { $entries }:
cli-wrong = falsch: { $problem }
cli-nothing-wrong = Daran ist nichts falsch.
# Anstelle eines Werts, den ein Feld nicht hat.
cli-nothing = nichts
cli-cannot-read = { $path } ist nicht lesbar: { $problem }
cli-entry = { $sort } { $id }
cli-entry-confirmed = { $sort } { $id }, bestätigt von { $by } am { $on }

## Ein Spiel

# Wer spielt, neben Bots, die bei ihrem Namen genannt werden.
cli-you = du
cli-dealt = { $title }, Startwert { $seed }: { $players }
cli-vps = SP
cli-victory = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
} nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
}.
# `ends` sind Sätze.
cli-ended-by = So endete das Spiel: { $ends }
cli-not-over = Das Spiel ist nicht zu Ende. Erzählte Züge: { $told } von { $moves }.
cli-goes-on = Das Spiel geht nach { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
} weiter; l zeigt das Protokoll.
cli-type-a-number = Die Nummer der Wahl eintippen; ? zeigt, was sonst noch geht.
cli-number-from = Eine Nummer von 1 bis { $most } eintippen, oder ?, um zu sehen, was sonst noch geht.
cli-text-help =
    Die Nummer der Wahl eintippen, oder
    { "  i N     " }Info: was Plättchen oder Karte der Wahl N tut; oder i und ein Teil des Namens
    { "  b       " }Spielplan: der Tisch, wie du ihn siehst
    { "  l       " }Protokoll: alles, was geschah
    { "  u       " }zurücknehmen: zur vorigen Wahl
    { "  s DATEI " }das Spiel speichern
    { "  q       " }aufhören
    { "  ?       " }diese Hilfe
cli-nothing-found = Kein Plättchen und keine Karte gefunden. i und die Nummer einer Wahl oder einen Teil eines Namens eintippen.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen: Das ist die erste Wahl.
cli-undone = Zurückgenommen. Neu wählen:
cli-saved-in = In { $path } gespeichert.
cli-saved = Gespeichert. Noch einmal erzählen mit: windfall replay { $path }
cli-not-saved = Das Spiel ist in diesem Stand nicht gespeichert. Mit s DATEI speichern, oder noch einmal q, um ohne Speichern aufzuhören.
cli-left = Spiel verlassen; es ist nicht gespeichert.
cli-left-saved = Spiel verlassen; es ist mit dem Stand nach { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
} gespeichert. Weiter geht es mit:
cli-name-a-file = eine Datei zum Speichern nennen, etwa: s spiel.json
cli-cannot-save = { $path } lässt sich nicht speichern: { $problem }
cli-cannot-make = der Ordner { $path } lässt sich nicht anlegen: { $problem }

## Was falsch eingegeben wurde

cli-resumed = ein gespeichertes Spiel hat sein Spiel, seine Spieler, seinen Startwert und seine Einstellungen; mit --resume weglassen
cli-which-title = bitte sagen, welches Spiel; es gibt { $known }
cli-bots-after-title = die Bots hinter dem Spiel nennen, ohne --bots
cli-bots-for-players = das sind { $bots } Bots für { $players } Spieler; einen für alle nennen oder einen für jeden
cli-setting-form = --setting ist NAME=WERT, nicht „{ $given }“; { $title } hat { $settings }
cli-wrong-setting = die Einstellung { $name } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
cli-no-such-seat = es gibt keinen Platz { $seat } in diesem Spiel; seine Plätze sind { $seats }
cli-bot-form = --bot ist NAME=BOT mit einem Namen von bis zu { $most } Buchstaben, nicht „{ $given }“
cli-bot-twice = es gibt schon einen Bot „{ $name }“; diesen unter einem anderen Namen anbieten
cli-metrics-form = --metrics ist ein Port wie 9464 oder eine Adresse wie 10.0.0.5:9464, nicht „{ $given }“

## Der Server

cli-works = { $workers ->
        [one] Ein Arbeitsprozess rechnet
       *[other] { $workers } Arbeitsprozesse rechnen
    } für Bots. Strg+C beendet das.
cli-windfall-is-at = Windfall läuft unter { $address } (anhalten mit Strg+C)
cli-workshop-is-at = Seine Werkstatt, nur für dich: { $address }
cli-metrics-are-at = Seine Messwerte, in der Form von Prometheus: { $address }
cli-verified = { $shown ->
    [noted] Das Geheimnis gehört zu dem, was notiert wurde, und alle { $moves } Züge passen zu dem, was daraus gezogen wird.
   *[journal] Das Geheimnis gehört zur Festlegung im Journal, und alle { $moves } Züge passen zu dem, was daraus gezogen wird.
}
cli-backed-up = Alle Tische sind in { $file }. Nicht weitergeben: Wer die Datei hat, hat die Identität aller.
cli-restore-asks = Alles, was jetzt in der Datenbank ist, geht verloren. Weiter?
cli-restored = Die Datenbank ist wie zur Zeit der Sicherung. Jetzt den Server starten.
cli-several-tables = mehrere Tische passen auf { $given }; einen davon mit seinem Link nennen
cli-no-such-table = es gibt keinen Tisch { $given }; windfall admin tables zeigt alle
cli-table-busy = Tisch { $given } wird laufend verändert; noch einmal versuchen
cli-not-being-played = an Tisch { $mark } wird nicht gespielt; windfall admin delete entfernt ihn
cli-not-begun = die Partie an Tisch { $mark } hat noch nicht begonnen
cli-journal-tells = die Partie an Tisch { $mark } ist nicht zu Ende, und ihr Protokoll verrät, was noch verborgen ist; wenn das gewollt ist, --with-secrets angeben
cli-no-server = unter { $address } antwortet kein Server: { $problem }
cli-other-server = der Server unter { $address } gehört nicht zu dieser Datenbank; beide Adressen prüfen
cli-admin-asks = { $what ->
    [end] Niemand kann die Partie an Tisch { $table } dann fortsetzen. Beenden?
   *[delete] Tisch { $table } geht mit seinen Zügen und Wertungen verloren. Löschen?
}
cli-ended = Die Partie an Tisch { $table } ist beendet. Ein laufender Server sagt es den Spielern nach wenigen Sekunden.
cli-deleted = Tisch { $table } ist gelöscht.
cli-exported = Das Protokoll ist in { $file }.
cli-vacuumed = Die Datenbank braucht { $after } MB, vorher { $before } MB.
cli-admin-column = { $column ->
    [mark] Tisch
    [table] Tisch
    [title] Spiel
    [status] Stand
    [seats] Plätze
    [moves] Züge
    [round] Runde
    [created] eröffnet
    [changed] letzte Änderung
    [rules] Regeln
    [components] Komponenten
    [settings] Einstellungen
    [public] öffentlich
    [version] Version
    [name] Name
    [role] Rolle
    [address] Adresse
    [since] da seit
   *[other] { $column }
}
cli-admin-role = { $role ->
    [plays] spielt
   *[watches] sieht zu
}
