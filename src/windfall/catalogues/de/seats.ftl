# Wer am Tisch ist und wer nicht: Bots, die für jemanden spielen, Uhren, und was das Protokoll davon erzählt.

## Was der Server sagt, wenn er nicht tun kann, worum er gebeten wird.

seats-not-a-person = An diesem Platz sitzt niemand, für den ein Bot spielen könnte.
seats-is-here = { $player } ist am Tisch. Ein Bot kann nur für Abwesende spielen.
seats-too-soon = { $player } ist gerade erst gegangen. Ohne andere, die zustimmen, geht das in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
seats-nobody-to-agree = Niemand sonst ist hier, der zustimmen könnte, und { $player } kommt vielleicht zurück.
seats-nothing-to-take = Du spielst selbst für diesen Platz, oder du hast ihn aufgegeben.
seats-bot-plays = Für diesen Platz spielt gerade ein Bot. Übernimm ihn erst wieder.
seats-one-clock = Ein Tisch hat entweder eine laufende Uhr oder Tage für jede Wahl, nicht beides.
seats-no-pause = Nur eine Fernpartie kann pausieren.
seats-paused-already = Die Partie pausiert schon.
seats-had-pause = Du hast deine Pause in dieser Partie schon gehabt.
seats-not-your-pause = Nur wer die Pause begonnen hat, beendet sie.
seats-game-agreed = Die an diesem Tisch waren, haben die Partie beendet.
seats-game-resigned = Alle Menschen an diesem Tisch haben aufgegeben. Die Partie ist beendet.

## Was das Protokoll erzählt.

seats-note-stand-in = { $right ->
    [time] Die Zeit von { $player } ist abgelaufen. Jetzt spielt ein Bot an diesem Platz:
    [agreed] { $player } ist nicht da. Alle Anwesenden lassen dort einen Bot spielen:
   *[away] { $player } ist schon lange nicht da. Jetzt spielt ein Bot an diesem Platz:
} { $level }.
seats-note-back = { $player } spielt wieder selbst. { $choices ->
    [0] Der Bot hatte inzwischen nichts zu wählen.
    [one] Der Bot hat inzwischen einmal gewählt.
   *[other] Der Bot hat inzwischen { $choices }-mal gewählt.
}
seats-note-in-time = { $player } hatte rechtzeitig gewählt und spielt wieder selbst.
seats-note-resigned = { $player } gibt auf.
seats-note-agreed = Alle Anwesenden haben die Partie beendet.
seats-note-paused = { $player } unterbricht die Partie: Die Uhren stehen still, höchstens { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}.
seats-note-resumed = { $player } beendet die Pause. Die Uhren laufen weiter.

## Was die Seite sagt.

seats-page-players = Mitspieler
seats-page-players-menu = Mitspieler, aufgeben, beenden …
seats-page-bot-for = { $player } (Bot)
seats-page-here = Da
seats-page-away = Nicht da
seats-page-away-short = nicht da
seats-page-away-for = Seit { $time } nicht da
seats-page-here-now = Gerade da: { $players }
seats-page-played-by = ein Bot ({ $level }) spielt an diesem Platz
seats-page-was-played = ein Bot hat zeitweise gespielt
seats-page-resigned = hat aufgegeben, ein Bot ({ $level }) spielt weiter
seats-page-level-for = Stärke des Bots für { $player }
seats-page-let-bot = Bot spielen lassen
seats-page-ask-bot = Um einen Bot bitten
seats-page-let-bot-menu = Bot spielen lassen …
seats-page-take-seat = Platz wieder übernehmen
seats-page-bot-for-you = Ein Bot spielt für dich.
seats-page-you-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
seats-page-resign = Aufgeben
seats-page-resign-sure = { $others ->
    [0] Aufgeben? Die Partie endet ohne Ergebnis.
   *[other] Aufgeben? Ein Bot spielt für dich weiter, und du kannst nicht in diese Partie zurück.
}
seats-page-end = Partie beenden
seats-page-end-sure = Die Partie für alle beenden, ohne Ergebnis? Alle Anwesenden müssen zustimmen.
seats-page-not-now = Jetzt nicht
seats-page-end-mine = Du möchtest die Partie beenden.
seats-page-end-wish = { $player } möchte die Partie beenden, ohne Ergebnis.
seats-page-bot-mine = Du möchtest einen Bot für { $of } spielen lassen.
seats-page-bot-wish = { $player } möchte einen Bot für { $of } spielen lassen, weil dort niemand da ist.
seats-page-refused = { $player } stimmt nicht zu.
seats-page-pause = Partie unterbrechen
seats-page-resume = Pause beenden
seats-page-paused = { $player } hat die Partie unterbrochen, längstens bis { $until }.
seats-page-paused-short = Pause
seats-page-time = Zeit
seats-page-clock = Uhr
seats-page-no-clock = Keine
seats-page-live = Je { $bank }, und { $increment } für jede Wahl
seats-page-days = Fernpartie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} für jede Wahl
seats-page-days-text = Alle kommen, wann sie mögen. Ist die Zeit von jemandem abgelaufen, dürfen die anderen einen Bot spielen lassen; jeder kann die Uhren einmal anhalten.
seats-page-bot-for-absent = Für Abwesende darf ein Bot spielen
seats-page-after = nach { $time }
seats-page-if-agreed = nur wenn alle zustimmen
seats-page-away-after = Nach { $time } darf für Abwesende ein Bot spielen.
seats-page-away-agreed = Für Abwesende spielt ein Bot nur, wenn alle zustimmen.
seats-page-time-left = Noch { $time }
seats-page-since-you-left = Seit du weg warst
