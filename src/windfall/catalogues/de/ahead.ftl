ahead-note-chosen = Von dir im Voraus gewählt. { $question }: { $choice }.
ahead-note-passed = Für dich gepasst, wie von dir bestimmt. { $question }.
ahead-note-cancelled = { $why ->
    [mine] Dein Plan ist aufgehoben: Was du hast, hat sich geändert. { $question }.
    [others] Dein Plan ist aufgehoben: Was andere haben, hat sich geändert. { $question }.
    [not_offered] Dein Plan ist vorbei: Nichts davon war wählbar. { $question }.
    [new] Für dich wird nicht mehr gepasst: Etwas Neues ist wählbar. { $question }.
   *[taken_back] Dein Plan ist aufgehoben: Es wurde etwas zurückgenommen. { $question }.
}

ahead-not-here = Im Voraus wählen geht nur in Partien mit anderen Menschen, ohne Uhr oder als Fernpartie.
ahead-no-such-question = Diese Frage gibt es in diesem Spiel nicht. Lade die Seite neu.
ahead-no-such-choice = Diese Wahl gibt es in diesem Spiel nicht. Lade die Seite neu.

ahead-open = Im Voraus wählen …
ahead-heading = Im Voraus wählen
ahead-about = Was du hier wählst, geschieht für dich, sobald du gefragt wirst, auch wenn du nicht da bist. Sonst erfährt es niemand: Die anderen sehen nur den Zug. Wo nur eine Antwort möglich ist, wartet das Spiel ohnehin nicht auf dich.
ahead-looking = Es wird gesucht, was du als Nächstes gefragt werden könntest …
ahead-nothing = Im Moment gibt es nichts im Voraus zu wählen.
ahead-may-be-asked = Was du als Nächstes gefragt werden könntest
ahead-wishes = Deine Wünsche, der Reihe nach
ahead-add = Dazunehmen: { $choice }
ahead-remove = Herausnehmen: { $choice }
ahead-otherwise = Ist nichts davon wählbar, wirst du gefragt.
ahead-set = Davon werden so viele genommen, wie zu wählen sind, die ersten zuerst.
ahead-when = Wann es gilt
ahead-condition-nothing = Nur wenn sich nichts ändert: Du hast dann dasselbe, und die anderen auch
ahead-condition-mine = Nur wenn du dann dasselbe hast wie jetzt
ahead-condition-possible = Immer wenn es möglich ist
ahead-cancelled-by = { $condition ->
    [nothing] Aufgehoben, sobald sich ändert, was du oder jemand anders hat; wenn etwas zurückgenommen wird; wenn ein Bot für dich spielt.
    [mine] Aufgehoben, sobald sich ändert, was du hast; wenn etwas zurückgenommen wird; wenn ein Bot für dich spielt.
   *[possible] Aufgehoben, wenn etwas zurückgenommen wird und wenn ein Bot für dich spielt.
}
ahead-save = Im Voraus so wählen
ahead-cancel = Aufheben
ahead-pass-heading = Für mich passen
ahead-pass-never = Nein
ahead-pass-known = Ja, solange nichts Neues wählbar ist
ahead-pass-always = Ja, immer
ahead-pass-known-until = Endet, wenn etwas wählbar ist, was es bei deiner Anweisung nicht war, wenn du etwas zurücknimmst und wenn ein Bot für dich spielt.
ahead-pass-always-until = Endet, wenn du etwas zurücknimmst und wenn ein Bot für dich spielt.
ahead-planned = Im Voraus gewählt. { $question }: { $choices }.
ahead-passing = Wird für dich gepasst, wann immer es gefragt wird: { $question }.
ahead-passing-known = Wird für dich gepasst, solange nichts Neues wählbar ist: { $question }.
ahead-then = { $first }, sonst { $next }
ahead-cancel-of = Aufheben: { $question }
