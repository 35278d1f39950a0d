# Die Werkstatt, in der Plättchen und Karten berichtigt werden: was ihre Seiten, ihre Formulare und der Server sagen.

workshop-yes = ja
workshop-no = nein
# Ein Feld oder ein Wert, der so heißt, wie er in der Datei steht.
workshop-as-written = { $text }

## Was an einer Materialdatei falsch ist. `field`, `table` und `sort` sind Wörter der Datei.

workshop-problem = { $place }: { $text }
workshop-problem-in-field = { $place }: Feld „{ $field }“: { $text }
# Hinter einem anderen Problem.
workshop-allowed = { $problem }; erlaubt: { $values }
workshop-wrong-sort = `{ $expected }` erwartet, nicht `{ $given }`
workshop-too-small = `{ $expected }` >= { $least } erwartet
workshop-too-large = `{ $expected }` <= { $most } erwartet
workshop-too-short = `{ $expected }` der Länge >= { $least } erwartet
workshop-too-long = `{ $expected }` der Länge <= { $most } erwartet
workshop-wrong-pattern = `str` nach dem Muster { $pattern } erwartet
workshop-not-allowed = unzulässiger Wert { $value }
workshop-no-such-field = dieses Feld gibt es nicht
workshop-missing = es fehlt
workshop-no-such-field-or-table = dieses Feld oder diese Tabelle gibt es nicht; es gibt { $known }
workshop-table-missing = die Tabelle [{ $table }] fehlt
workshop-entry-missing = dieser Eintrag ({ $sort }) fehlt
workshop-no-entries = es steht kein [[{ $sort }]] darin
workshop-not-toml = das ist kein gültiges TOML: { $problem }
workshop-must-be = muss { $value } sein, nicht { $given }
workshop-no-table = ein Eintrag { $sort } ist eine Tabelle
workshop-no-text = es ist kein Text
workshop-only-entries = es weicht vom Mitgelieferten ab; hier werden nur Plättchen und Karten berichtigt
workshop-no-such-table = diese Tabelle gibt es nicht; es gibt { $known }
workshop-twice = diese Kennung kommt zweimal vor
workshop-no-such-entry = diesen Eintrag ({ $sort }) gibt es nicht; bitte bei den mitgelieferten Kennungen bleiben
workshop-not-for-the-form = es gehört nicht in das Formular

## Was der Server sagt

workshop-not-saved = Es wurde nichts gespeichert: { $text }.
workshop-not-saved-for = Es wurde nichts gespeichert: { $place }: { $text }.
workshop-not-saved-for-field = Es wurde nichts gespeichert: { $field } von { $id }: { $text }.
workshop-undone-already = Das ist schon rückgängig gemacht.
workshop-changed-again = Das wurde später noch einmal geändert: erst jene Änderung rückgängig machen.
workshop-no-history = { $path }: das ist kein Verlauf der Werkstatt: { $problem }; bitte die Datei wegräumen
workshop-no-such-change = Eine Änderung { $number } gibt es nicht.
workshop-none = Dieser Server hat keine Werkstatt. Sein Betreiber kann sie öffnen mit: windfall serve --workshop
workshop-for-the-host = Die Werkstatt ist für den Betreiber dieses Servers: bitte den Link öffnen, den er beim Start ausgegeben hat.
workshop-wrong-key = Das ist nicht der Schlüssel dieses Servers. Bitte den Link öffnen, den er beim Start ausgegeben hat.
workshop-cannot-restart = Dieser Server kann sich nicht selbst neu starten. Bitte anhalten und noch einmal starten.
workshop-no-files = { $title } hat keine Materialdateien zum Berichtigen.
workshop-no-such-component = { $title } hat kein „{ $id }“.

## Die Seite

workshop-page-closed = Die Werkstatt ist geschlossen
workshop-page-lead = Du besitzt das Spiel? Vergleiche jedes Plättchen oder jede Karte mit dem, was hier steht: Es ist wie gedruckt, oder du berichtigst es. Neue Tische spielen dann mit deinem.
workshop-page-title = { $title }, { $exact } von { $all } genau
workshop-page-of = { $exact } von { $all }
workshop-page-exact = genau
workshop-page-exact-of = Genaues Spielmaterial von { $title }
workshop-page-after-restart = Neue Tische verwenden die Änderungen nach einem Neustart.
workshop-page-somebody = jemand
workshop-page-download = Herunterladen
workshop-page-load-file = Datei laden …
workshop-page-history = Verlauf
workshop-page-tools = Datei, Verlauf, Name
workshop-page-discard = Verwerfen
workshop-page-components = { $components ->
    [one] { $components } Stück
   *[other] { $components } Stücke
}

## Wie sicher ein Plättchen oder eine Karte ist, und welche zu sehen sind

workshop-page-all = Alle
workshop-page-to-check = Zu prüfen
workshop-page-which = Welches Spielmaterial
workshop-page-search = Nach Name oder Text suchen
workshop-page-all-sorts = Alle Typen
workshop-page-shown = { $shown } von { $all } sind zu sehen.
workshop-page-none = So eines gibt es nicht.
workshop-page-status = { $status ->
    [printed] Gedruckt
    [part] Teils
    [confirmed] Bestätigt
    [corrected] Berichtigt
   *[reconstructed] Rekonstruiert
}
workshop-page-status-text = { $status ->
    [printed] alles ist aus dem Druck bekannt
    [part] einiges ist aus dem Druck bekannt, der Rest ist rekonstruiert
    [confirmed] jemand, der das Spiel besitzt, fand es wie hier
    [corrected] jemand, der das Spiel besitzt, hat es an den Druck angeglichen
   *[reconstructed] keine Quelle zeigt es
}
workshop-page-status-about = { workshop-page-status }: { workshop-page-status-text }
workshop-page-tile = { $status ->
    [unsaved] { $name }, nicht gespeicherte Änderungen
    [printed] { $name }, gedruckt
    [part] { $name }, teils
    [confirmed] { $name }, bestätigt
    [corrected] { $name }, berichtigt
   *[reconstructed] { $name }, rekonstruiert
}
workshop-page-unsaved = Ungespeichert
workshop-page-known = aus dem Druck bekannt: { $known }; nicht: { $unknown }
workshop-page-by = von { $name }, { $date }

## Ein Plättchen oder eine Karte und das Formular

workshop-page-form-of = Formular von { $name }
workshop-page-stale = Wie es zuletzt gepasst hat
workshop-page-as-shipped = Wie mitgeliefert
workshop-page-looking = Wird angesehen …
workshop-page-not-changed = Es selbst wurde nicht geändert
workshop-page-save-all = Alle { $entries } speichern
workshop-page-next = Weiter
workshop-page-as-printed = Wie gedruckt
workshop-page-all-exact = Alle anderen sind genau.
workshop-page-problems = { $problems ->
    [one] { $problems } Sache zu berichtigen:
   *[other] { $problems } Sachen zu berichtigen:
}
workshop-page-problem = { $place }: { $text }
workshop-page-nothing = nichts
workshop-page-empty = keine
workshop-page-something-else = etwas anderes
workshop-page-with-fields = { $what } ({ $fields })
workshop-page-in-group = { $group }: { $label }
workshop-page-choose = Wählen …
workshop-page-new = neu
workshop-page-add = Hinzufügen
workshop-page-add-to = Zu { $field } hinzufügen
workshop-page-item = { $field } { $number }
workshop-page-move-up = { $item } nach oben
workshop-page-move-down = { $item } nach unten
workshop-page-take-away = { $item } entfernen
workshop-page-leave-out = Weglassen
workshop-page-leave-out-field = { $field } weglassen
workshop-page-one-less = { $field }: eins weniger
workshop-page-one-more = { $field }: eins mehr
workshop-page-was = war
workshop-page-put-back = Zurücksetzen
workshop-page-put-back-to = { $field } zurücksetzen auf { $was }

## Speichern, und was gespeichert wurde

workshop-page-nothing-changed = Es war nichts zu ändern.
workshop-page-saved = { $components ->
    [one] { $components } Stück gespeichert. { $exact } von { $all } genau.
   *[other] { $components } Stücke gespeichert. { $exact } von { $all } genau.
}
workshop-page-saved-one = { $name }: { $status ->
    [printed] gedruckt
    [part] teils
    [confirmed] bestätigt
    [corrected] berichtigt
   *[reconstructed] rekonstruiert
}. { $exact } von { $all } genau.
workshop-page-unsaved-changes = Nicht gespeicherte Änderungen
workshop-page-not-saved = { $names }: Deine Änderungen sind nicht gespeichert.
workshop-page-cannot-save = Speichern geht erst, wenn berichtigt ist, was nicht stimmt.
workshop-page-together = { $name } zusammen damit ändern
workshop-page-no-history = Noch wurde nichts bestätigt oder berichtigt.
workshop-page-nothing-to-undo = Es gibt nichts rückgängig zu machen.
workshop-page-undo-change = Änderung { $change } rückgängig machen
workshop-page-change-by = { $undone_by ->
    [0] { $name }, { $date }
   *[other] { $name }, { $date }; rückgängig gemacht durch Änderung { $undone_by }
}
workshop-page-was-confirmed = { $what } bestätigt
workshop-page-was-corrected = { $what } berichtigt
workshop-page-was-loaded = Datei geladen: { $what }
workshop-page-was-undone = { $what } rückgängig gemacht
workshop-page-change-undone = Änderung { $change } rückgängig gemacht: { $what }
workshop-page-confirmed-by = Bestätigt von { $name }.
workshop-page-no-longer-confirmed = Nicht mehr bestätigt.
workshop-page-load = { $file } laden
workshop-page-comparing = Wird verglichen …
workshop-page-cannot-load = { $problems ->
    [one] Das lässt sich nicht laden: { $problems } Sache zu berichtigen.
   *[other] Das lässt sich nicht laden: { $problems } Sachen zu berichtigen.
}
workshop-page-no-differences = Alles ist schon so. Nichts würde sich ändern.
workshop-page-differences = { $components ->
    [one] Das ändert { $components } Stück. Noch ist nichts gespeichert.
   *[other] Das ändert { $components } Stücke. Noch ist nichts gespeichert.
}
workshop-page-load-changes = { $changes ->
    [one] { $changes } Änderung laden
   *[other] { $changes } Änderungen laden
}

## Der Satz, den neue Tische verwenden

workshop-page-set = Neue Tische verwenden Satz { $used }.
workshop-page-sets = Neue Tische verwenden Satz { $used }; gespeichert hast du Satz { $saved }.
workshop-page-restart = Neu starten und damit spielen
workshop-page-restart-title = Laufende Spiele gehen danach weiter, mit dem Material, mit dem sie begonnen haben
workshop-page-restarting = Der Server startet neu. Diese Seite wartet auf ihn …
workshop-page-back = Der Server ist wieder da.
workshop-page-not-back = Der Server ist nicht wiedergekommen. Starte ihn dort neu, wo du ihn gestartet hast; nichts Gespeichertes ist verloren.

## Tasten

workshop-page-key-walk = durch das Spielmaterial gehen
workshop-page-key-next = zum nächsten, das niemand bestätigt hat
workshop-page-key-previous = zum vorigen
workshop-page-key-confirm = es ist wie gedruckt: bestätigen und weiter
workshop-page-key-correct = berichtigen
workshop-page-key-save = die Berichtigung speichern
workshop-page-key-back = vom Formular zurück zum Spielmaterial
workshop-page-key-undo = die letzte Änderung rückgängig machen
workshop-page-key-history = Verlauf
workshop-page-key-search = suchen
