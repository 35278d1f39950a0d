# Serien und kleine Turniere: eröffnen und mitmachen, Runden, Tische und Tabelle.

## Was der Server sagt, wenn er nicht tun kann, worum er gebeten wird.

tournaments-no-such = Dieses Turnier gibt es hier nicht. Vielleicht wurde es entfernt.
tournaments-started = Es hat schon begonnen.
tournaments-over = Es ist schon zu Ende.
tournaments-entered = Du machst schon mit.
tournaments-full = Es ist voll: Alle Plätze sind vergeben.
tournaments-no-such-entrant = Unter dieser Nummer macht niemand mit.
tournaments-not-yours = Nur wer es eröffnet hat, kann andere herausnehmen.
tournaments-host-only = Das kann nur, wer es eröffnet hat.
tournaments-too-few = Mindestens { $players } müssen mitmachen: Lade mehr Leute ein oder lass Bots die freien Plätze nehmen.
tournaments-no-person = Mindestens ein Mensch muss mitmachen.
tournaments-several-titles = Wähle mindestens zwei Spiele, jedes nur einmal.
tournaments-one-title = Wähle ein Spiel.
tournaments-few-places = Es muss Plätze für einen ganzen Tisch geben: mindestens { $players }.
tournaments-many-places = Wenn alle gegen alle spielen, kann es höchstens { $places } Plätze geben.
tournaments-absence = Wähle eine Uhr oder nach welcher Zeit ein Bot für Abwesende spielt: Eine Runde kann nicht ewig warten.
tournaments-many = { $tournaments } deiner Turniere und Serien sind noch nicht zu Ende. Beende oder verlass erst eines davon.

## Die Liste und das Formular zum Eröffnen.

tournaments-heading = Turniere und Serien
tournaments-lead = Mehrere Partien mit denselben Leuten. Der Server öffnet die Tische und führt die Tabelle.
tournaments-home-text = Zwei von drei, jedes Spiel einmal oder ein kleines Turnier mit Freunden und Bots.
tournaments-mine = Deine
tournaments-new = Neu eröffnen
tournaments-pairing = Was es ist
tournaments-pairing-name = { $pairing ->
    [swiss] Turnier nach Schweizer System
    [robin] Turnier jeder gegen jeden
    [best_of] Serie eines Spiels
   *[each_title] Serie: jedes Spiel einmal
}
tournaments-pairing-text = { $pairing ->
    [swiss] Einige Runden; wer gleich steht, trifft aufeinander, und niemand scheidet aus.
    [robin] Alle treffen auf alle.
    [best_of] Dieselben Leute an einem Tisch, bis niemand mehr den Ersten einholen kann.
   *[each_title] Dieselben Leute an einem Tisch, von jedem Spiel eine Partie.
}
tournaments-title = Spiel
tournaments-titles = Spiele
tournaments-players = Personen an einem Tisch
tournaments-places = Plätze
tournaments-rounds = Runden
tournaments-length = Länge
tournaments-best-of = Höchstens { $games } Partien
tournaments-fill = Plätze, die am Anfang frei sind
tournaments-fill-nobody = Bleiben leer
tournaments-fill-bots = Bots ({ $level })
tournaments-i-play = Ich mache selbst mit
tournaments-open = Eröffnen

## Eines davon.

tournaments-host = Eröffnet von { $name }
tournaments-stage = { $stage ->
    [open] Wartet auf Leute
    [over] Zu Ende
    [ended] Vorzeitig beendet
   *[running] Runde { $round } von { $rounds }
}
tournaments-stage-series = { $stage ->
    [open] Wartet auf Leute
    [over] Zu Ende
    [ended] Vorzeitig beendet
   *[running] Partie { $round } von { $rounds }
}
tournaments-at-tables = { $players } an einem Tisch
tournaments-number-of-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
tournaments-won = { $count ->
    [one] { $names } steht auf dem ersten Platz
   *[other] { $names } teilen sich den ersten Platz
}
tournaments-invite-text = Wer diesen Link hat, kann bis zum Anfang mitmachen.
tournaments-invite-code = QR-Code des Links zum Mitmachen
tournaments-entrants = Wer mitmacht
tournaments-taken = { $taken } von { $places } Plätzen sind vergeben.
tournaments-enter = Mitmachen
tournaments-leave = Nicht mitmachen
tournaments-withdraw = Zurückziehen
tournaments-withdraw-text = Du spielst keine weitere Runde. Eine laufende Partie geht weiter; wer sie nicht spielen will, gibt am Tisch auf.
tournaments-take-out = { $name } herausnehmen
tournaments-start = { $bots ->
    [0] Anfangen
    [one] Mit { $bots } Bot anfangen
   *[other] Mit { $bots } Bots anfangen
}
tournaments-end = Jetzt beenden
tournaments-end-text = Laufende Partien gehen weiter und zählen nicht mehr.
tournaments-sure = Ja, wirklich
tournaments-not-sure = Nein
tournaments-withdrawn = zurückgezogen
tournaments-bot = Bot, { $level }
tournaments-gone = Jemand, der gegangen ist
tournaments-you = du
tournaments-your-table = Zu deinem Tisch
tournaments-next-table = Zur nächsten Partie
tournaments-waits = Wenn alle Tische dieser Runde fertig sind, beginnt die nächste von selbst.
tournaments-you-sit-out = Du setzt diese Runde aus. Sie zählt als gewonnen.
tournaments-standings = Tabelle
tournaments-rank = Rang
tournaments-name = Name
tournaments-points = Punkte
tournaments-opponents = Buchholz
tournaments-margin = SP-Abstand
tournaments-games = Partien
tournaments-how = Ein Punkt für jeden Gegner am Tisch, vor dem du liegst, ein halber für jeden, mit dem du gleichauf bist. Wer eine Runde aussetzt, bekommt so viel wie für einen Sieg. Bei gleichen Punkten entscheiden die Punkte aller, auf die man getroffen ist (Buchholz), dann, wie viele SP man vor ihnen lag. Wer aufgibt oder für wen ein Bot gespielt hat, kommt nach allen anderen am Tisch.
tournaments-absent = Eine Runde wartet nicht ewig: Wenn jemand so lange weg ist wie vereinbart oder keine Zeit mehr hat, spielt ein Bot für ihn, bis er zurückkommt.
tournaments-round = Runde { $round }
tournaments-game = Partie { $round }
tournaments-bye = { $name } setzt aus
tournaments-state = { $state ->
    [playing] Läuft
    [aborted] Ohne Ergebnis beendet
   *[over] Zu Ende
}
tournaments-line = { $name } { $points }
tournaments-watch = Zuschauen
tournaments-play = Spielen

## Auf der Seite zum Datenschutz.

tournaments-kept = Deine Turniere
    .text = Die du eröffnet oder mitgemacht hast, auch Serien: dass du dabei warst, auf wen du getroffen bist und wie es ausging. Wenn du dich löschst, bleiben die Ergebnisse, ohne deinen Namen.
