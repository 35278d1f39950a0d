# Was jemand gespielt hat und wie es ausging: meine Partien, Statistik, Wertungen, Bestenliste, geteilte Ergebnisse.

## Was der Server sagt, wenn er nicht tun kann, worum er gebeten wird.

standing-own-screens = An einem gewerteten Tisch spielt jeder an einem eigenen Bildschirm.
standing-no-leaderboard = Dieser Server hat keine Bestenliste.

## Was über ein geteiltes Ergebnis gesagt wird.

standing-shared-title = { $count ->
    [one] { $names } gewinnt { $title }
   *[other] { $names } gewinnen { $title } gemeinsam
}
standing-shared-about = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} · { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
standing-shared-score = { $name } { $score }
standing-shared-scores = { $scores }

## Meine Partien.

standing-games = Meine Partien
standing-games-text = Alles, was du hier gespielt hast, mit Ergebnis, Wiederholung und Analyse.
standing-all-games = Alle meine Partien
standing-filters = Welche Partien
standing-all-titles = Alle Spiele
standing-title = Spiel
standing-players = Personen
standing-any-number = Beliebig viele
standing-number = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
standing-result = Ergebnis
standing-any-result = Jedes Ergebnis
standing-outcome = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
    [replaced] Ein Bot spielte für dich
    [resigned] Aufgegeben
    [aborted] Nicht beendet
   *[running] Läuft
}
standing-state = Laufend oder beendet
standing-any-state = Laufende und beendete
standing-state-of = { $state ->
    [running] Laufende
   *[ended] Beendete
}
standing-opponents = Gegner
standing-any-opponent = Alle
standing-against-people = Menschen
standing-against-bots = Nur Bots
standing-found = { $games ->
    [0] Keine Partie ist so.
    [one] { $games } Partie
   *[other] { $games } Partien
}
standing-no-games = Du hast hier noch nicht gespielt.
standing-place = { $order ->
   *[other] { $place }. Platz
}
standing-score = { $score } SP
standing-seat-score = { $name } { $score }
standing-seat-resigned = { $name } (aufgegeben)
standing-seat-replaced = { $name } (ein Bot spielte)
standing-seat-bot = { $name } ({ $level })
standing-rated = Gewertet
standing-rating-change = Wertung { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
standing-score-sheet = Wertungsblatt
standing-replay = Wiederholung
standing-review = Analyse
standing-to-table = Zum Tisch
standing-newer = Neuere
standing-older = Ältere
standing-page = { $first }–{ $last } von { $total }

## Statistik.

standing-statistics = Statistik
standing-statistics-none = Die Statistik beginnt mit der ersten Partie { $title }, die du zu Ende spielst.
standing-left = { $games ->
    [one] { $games } Partie, die du nicht selbst zu Ende gespielt hast, zählt nicht mit.
   *[other] { $games } Partien, die du nicht selbst zu Ende gespielt hast, zählen nicht mit.
}
standing-games-count = Partien
standing-wins = Siege
standing-mean-score = Durchschnitt
standing-best-score = Bestes Ergebnis
standing-favourite-actions = Lieblingsaktionen
standing-favourite-cards = Am häufigsten ausgelegt
standing-times = { $count ->
    [one] { $count }-mal
   *[other] { $count }-mal
}
standing-against = Gegen wen
standing-opponent = Gegner
standing-better = Davor
standing-worse = Dahinter
standing-bots-of = Bots, { $level }

## Wertungen.

standing-ratings = Wertungen
standing-ratings-text = Gewertete Partien stellen Menschen und Bots auf eine Skala, für jedes Spiel und jede Personenzahl. Alle beginnen bei 1000, wo die Bots für Anfänger stehen.
standing-no-ratings = Du hast noch keine gewertete Partie beendet.
standing-rating = { NUMBER($points, useGrouping: 0) } ± { NUMBER($spread, useGrouping: 0) }
standing-unsure = nach wenigen Partien
standing-rated-games = { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}
standing-bot-rating = Wertung { NUMBER($points, useGrouping: 0) }
standing-bot-rating-even = Wertung { NUMBER($points, useGrouping: 0) }, ein ebenbürtiger Gegner für dich
standing-rate = Gewertete Partie
standing-rate-text = Sie ändert Wertungen: keine Tipps, und was andere wissen, wird nicht zurückgenommen. Wer aufgibt oder einen Bot für sich spielen lässt, gilt als Letzter.
standing-rate-friends = Mit einem Freund am selben Bildschirm kann eine Partie nicht gewertet werden.

## Die Bestenliste.

standing-leaderboard = Bestenliste
standing-leaderboard-text = Alle, die zugestimmt haben, sobald genügend gewertete Partien sagen, wie stark sie sind, und daneben die Bots.
standing-listed = Mich in der Bestenliste zeigen
standing-listed-text = Mit Name, Zeichen und Wertung. Du kannst es dir jederzeit anders überlegen.
standing-nobody-listed = Noch steht niemand auf der Liste.
standing-rank = Rang
standing-name = Name
standing-points = Wertung
standing-you = Du

## Teilen.

standing-share = Ergebnis teilen
standing-share-text = Wer den Link hat, sieht dieses Wertungsblatt, die Wiederholung und das Bild.
standing-share-link = Link zum Ergebnis
standing-picture = Bild des Ergebnisses: { $scores }
standing-save-picture = Bild speichern

## Auf der Seite zum Datenschutz.

standing-kept = Deine Wertungen
    .text = Für jedes Spiel und jede Personenzahl, wenn du gewertete Partien spielst, und ob du der Bestenliste zugestimmt hast. Sie verschwinden, wenn du dich löschst.
