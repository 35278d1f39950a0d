# Tagespartie: für alle das gleiche Spiel, jeden Tag eines für jeden Titel.

daily-heading = Tagespartie
daily-lead = Jeden Tag eine Partie für jedes Spiel, für alle dieselbe, gegen zwei schwere Bots. Nur ein Versuch zählt: ohne Tipps, und was schon aufgedeckt ist, wird nicht zurückgenommen.
daily-home-text = Für alle die gleichen Karten, gegen die schweren Bots.
daily-hours-left = { $hours ->
    [one] Noch weniger als { $hours } Stunde.
   *[other] Noch weniger als { $hours } Stunden.
}
daily-finished = { $players ->
    [0] Noch niemand hat sie beendet.
    [one] { $players } Person hat sie beendet.
   *[other] { $players } Personen haben sie beendet.
}
daily-play = Spielen
daily-play-late = Trotzdem spielen
daily-go-on = Weiterspielen
daily-begun = begonnen
daily-results = Ergebnisse
daily-your-result = Dein Ergebnis
daily-score = { $score } SP
daily-place = { $order ->
   *[other] { $place }. von dreien.
}
daily-others = Die Bots haben { $scores }.
daily-better-than = { $all ->
    [yes] Mehr als alle anderen.
   *[no] Mehr als { $share } der anderen.
}
daily-late = Erst nach ihrem Tag gespielt: Sie zählt nicht.
daily-score-sheet = Wertungsblatt
daily-hidden = Was andere erreicht haben, siehst du, wenn du sie beendet hast.
daily-all = Alle Ergebnisse
daily-nobody = Niemand hat sie an ihrem Tag beendet.
daily-bar = { $players ->
    [one] { $from } bis { $to } SP: { $players } Person
   *[other] { $from } bis { $to } SP: { $players } Personen
}
daily-friends = Freunde
daily-friends-text = Verschicke diesen Link: Wer ihn öffnet, sieht deine Ergebnisse neben den eigenen.
daily-friend-offered = { $name } möchte Ergebnisse mit dir vergleichen.
daily-compare = Vergleichen
daily-not-now = Nicht jetzt
daily-forget = Entfernen
daily-forget-name = { $name } entfernen
daily-you = Du
daily-archive = Frühere Tage
daily-archive-text = Diese Partien lassen sich noch spielen, zählen aber nicht mehr.
