# Aufgaben: Stellungen, in denen eine Wahl klar am besten ist, und eigene Fehler, zu denen Besseres zu finden ist.

puzzles-heading = Aufgaben
puzzles-puzzle = Aufgabe
puzzles-of = Aufgaben: { $title }
puzzles-lead = Eine Stellung aus einem Spiel starker Bots und eine Frage. Eine Wahl ist klar am besten: Finde sie. Dann siehst du, was jede wert ist, und warum.
puzzles-home-text = Finde den besten Zug in echten Stellungen.
puzzles-archive = Alle Aufgaben
puzzles-your-rating = Deine Wertung
puzzles-begin = Eine Aufgabe lösen
puzzles-next = Nächste Aufgabe
puzzles-all-tried = Du hast alle versucht.
puzzles-action = Wähle deine Aktion
puzzles-action-text = Was machst du aus dieser Runde?
puzzles-place = Ausspielen und bezahlen
puzzles-place-text = Welche Karte oder welches Plättchen, und was gibst du dafür?
puzzles-last = Letzte Runde
puzzles-last-text = Mit dieser Runde endet das Spiel. Jeder Siegpunkt zählt.
puzzles-solved-of = { $solved } von { $total } gelöst.
puzzles-entry = Aufgabe { $number }, { $grade ->
    [one] { $grade } Stern
   *[other] { $grade } Sterne
}{ $state ->
    [solved] , gelöst
    [failed] , nicht gelöst
   *[fresh] {""}
}
puzzles-grade = { $grade ->
    [one] { $grade } Stern von 5
   *[other] { $grade } Sterne von 5
}
puzzles-result = Ergebnis
puzzles-verdict = { $verdict ->
    [best] Das ist die beste Wahl.
    [equal] So gut wie die beste Wahl.
   *[wrong] Es gibt etwas Besseres.
}
puzzles-best = Am besten: { $best }
puzzles-lead-of = { $sort ->
    [best] { $points ->
        [one] Sie gewinnt { $points } Spiel von 100 mehr (± { $noise }) als die nächstbeste.
       *[other] Sie gewinnt { $points } Spiele von 100 mehr (± { $noise }) als die nächstbeste.
    }
   *[other] { $points ->
        [one] Das gewinnt { $points } Spiel von 100 mehr (± { $noise }) als deine Wahl.
       *[other] Das gewinnt { $points } Spiele von 100 mehr (± { $noise }) als deine Wahl.
    }
}
puzzles-worth = { $sort ->
    [best] die beste Wahl, gewinnt { $chance }
    [chosen] deine Wahl, gewinnt { $chance }
   *[other] gewinnt { $chance }
}
puzzles-why = Warum
puzzles-why-coming = Der Grund wird gesucht …
puzzles-no-why = Nichts, was sich in Worte fassen lässt; die Zahlen sprechen.
puzzles-choices = Möglichkeiten
puzzles-rating-change = { $change ->
    [up] (+{ $points })
    [down] (−{ $points })
   *[same] (±0)
}
puzzles-mistakes = Aus Fehlern lernen
puzzles-mistake-place = { $place } von { $total } · Runde { $round }
puzzles-to-review = Zur Analyse
puzzles-in-the-game = { $points ->
    [0] Im Spiel: { $chosen } (kostete weniger als einen Prozentpunkt Gewinnchance)
    [one] Im Spiel: { $chosen } (kostete { $points } Prozentpunkt Gewinnchance)
   *[other] Im Spiel: { $chosen } (kostete { $points } Prozentpunkte Gewinnchance)
}
puzzles-no-mistakes = Keiner der Züge, die viel gekostet haben, war eine einzelne Wahl, und nur solche werden zu Aufgaben. Die Analyse zeigt alle.
puzzles-mistakes-done = Du hast sie dir alle angesehen.
puzzles-mistakes-coming = Die Analyse läuft noch. Der nächste Fehler erscheint hier, sobald er gefunden ist.
