# Was die Seiten und der Rahmen eines Tisches sagen, gleich was gespielt wird.

## Überall

page-close = Schließen
page-close-message = Meldung schließen
page-help = Hilfe
page-learn = Lernen
page-new-here = Neu hier? Lerne { $title } in { $lessons ->
        [one] { $lessons } kurzen Lektion
       *[other] { $lessons } kurzen Lektionen
    }.
page-components = Spielmaterial
page-components-of = Spielmaterial von { $title }
page-workshop = Werkstatt
page-workshop-of = Werkstatt von { $title }
page-replay = Wiederholung
page-review = Analyse
page-score-sheet = Wertung
page-round = Runde { $round }
page-vp = SP
page-play = Spielen
page-games = Spiele
page-seats = Plätze
page-your-turn = Du bist dran
page-you = Du
page-you-named = Du ({ $name })
page-yes = ja
page-no = nein
page-loading = Wird geladen …
page-percent = { $percent } %
page-count = { $value } { $label }
page-skip-to-content = Zum Inhalt springen
page-pages = Seiten
page-language = Sprache
page-theme = Farben
page-theme-value = { $theme ->
    [dark] dunkel
    [light] hell
   *[system] wie das System
}

## Was schiefgeht

page-no-server = Der Server ist nicht erreichbar. Prüfe, ob er läuft, und versuche es dann noch einmal.
page-server-error = Der Server hat mit Fehler { $status } geantwortet. Versuche es noch einmal.
page-failure = { $text }
page-load-failed = Die Seite konnte nicht geladen werden
page-load-failed-text = Prüfe, ob der Server läuft, und lade sie dann neu.
page-load-again = Neu laden
page-no-connection = Es besteht keine Verbindung zum Server. Warte, bis er wieder da ist.
page-missing = Nicht gefunden
page-missing-heading = Unter dieser Adresse gibt es nichts
page-missing-text = Vielleicht ist der Link unvollständig.
page-go-home = Zur Startseite
page-no-such-game = Unbekanntes Spiel
page-no-such-game-heading = Dieses Spiel gibt es nicht
page-no-such-game-text = Diese Spiele gibt es.
page-table-failed = Der Tisch konnte nicht geöffnet werden. Lade die Seite neu.
page-opening-table = Der Tisch wird geöffnet …
page-go-to-table = Zum Tisch

## Plätze

page-spectator = Zuschauer
page-player = Spieler { $number }

## Der Tisch

page-table = Tisch
page-details = Einzelheiten
page-log = Protokoll
page-log-and-chat = Protokoll und Chat
page-log-hidden = (für die anderen verdeckt)
page-parts = Teile des Tisches
page-tab = { $tab ->
    [me] Ich
    [table] Tisch
    [others] Andere
   *[log] Protokoll
}
page-tab-choice = , hier wartet eine Entscheidung
page-tab-news = , Neues
page-watching = Du schaust zu
page-reconnecting = Verbindung wird wiederhergestellt …
page-other-players = Mitspieler
page-my-empire = Mein Imperium
page-hidden-card = eine verdeckte Karte

## What the viewer has chosen while others still choose

page-secret = Deine Wahl
page-secret-hidden = Für die anderen verdeckt, bis alle gewählt haben.
page-secret-peek = Nachsehen
page-secret-cover = Verdecken

## Die Leiste mit der Frage

page-prompt = Frage
page-choices = Auswahl
page-showing = Das ist passiert: noch { $more }.
page-one-moment = Einen Moment …
page-waiting-for = Warten auf { $players } …
page-bots-in-line = Viele Tische denken gerade nach: Platz { $place } in der Schlange.
page-chosen-of = { $chosen } von { $most } gewählt
page-chosen-up-to = { $chosen } gewählt, bis zu { $most }
page-chosen-between = { $chosen } gewählt, { $least } bis { $most }
page-chosen-already = { $most } sind schon gewählt. Nimm erst etwas zurück.
page-kept-of = Klick an, was du behältst: { $chosen } von { $most }
page-keep = Behalten
page-choose = Wählen
page-choose-kept = Anklicken, was bleibt
page-choose-given = Anklicken, was weggeht
page-not-this-game = Nicht in diesem Spiel
page-not-this-game-title = Sagt jetzt Nein, und immer wenn das in diesem Spiel wieder gefragt wird
page-taken = Von selbst erledigt: { $choice }
page-declined = In diesem Spiel mit Nein beantwortet: { $question }
page-ask-again = Wieder fragen
page-skip = Überspringen
page-take-back = Zurücknehmen
page-confirm = Bestätigen
page-recent-title = Was seit meinem letzten Zug passiert ist
page-recent-wide = Seit meinem Zug
page-recent-narrow = Neues
page-recent-lines = { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}
page-recent-heading = Seit meinem letzten Zug
page-recent-nothing = Noch nichts.
page-undo = Rückgängig
page-undo-ask = Um Rücknahme bitten
page-undo-mine = Du möchtest einen Zug zurücknehmen.
page-undo-wish = { $player } möchte einen Zug zurücknehmen.
page-undo-mine-move = Du möchtest dies zurücknehmen: { $move }
page-undo-wish-move = { $player } möchte dies zurücknehmen: { $move }
page-undo-withdraw = Bitte zurückziehen
page-undo-refused = { $player } ist gegen die Rücknahme des Zuges.
page-agree = Zustimmen
page-refuse = Ablehnen
page-over = Das Spiel ist zu Ende. { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $vp } SP.
page-result = Ergebnis
page-next-game = Nächstes Spiel

## Dinge auf dem Tisch, für alle, die sie hören

page-thing-choice = { $thing }. { $choice }
page-thing-advised = { $thing }. Das rät der Tipp

## Tipps

page-hint = Tipp
page-hint-title = Fragen, was zu wählen ist und warum
page-hint-thinking = Denkt nach …
page-hint-in-line = Platz { $place } in der Schlange …
page-hint-says = Der Tipp rät:
page-hint-hide = Tipp ausblenden
page-hint-play = So spielen
page-hint-why = Warum
page-hint-others = Die anderen
page-hint-first-picks = Wenn davon zuerst …
page-hint-choices = Alle Möglichkeiten
page-hint-choice = Möglichkeit
page-hint-wins = Siege
page-hint-best = Nur die besten
page-hint-all = Alle { $choices } Möglichkeiten
page-choose-none = Nichts wählen

## Chat

page-chat = Chat
page-chat-lines = Zeilen des Chats
page-chat-mute = Stummschalten
page-chat-mute-all = { $name } für alle stummschalten
page-chat-mute-me = Von { $name } nichts mehr lesen
page-chat-muted = Stumm:
page-chat-hear = { $name } wieder lesen
page-chat-say = Allen am Tisch etwas sagen
page-chat-placeholder = Etwas sagen
page-chat-send = Senden

## Das Menü eines Tisches

page-menu = Menü
page-speed = Tempo der anderen
page-speed-value = { $speed ->
    [instant] sofort
    [fast] schnell
    [slow] langsam
   *[normal] normal
}
page-tap = Antippen
page-tap-value = { $tap ->
    [look] zeigt es zuerst
   *[choose] wählt sofort
}
page-sound = Ton
page-volume = Lautstärke
page-watchers = Andere dürfen zuschauen
page-copy-prompt = Diesen Link kopieren:
page-copy-table-link = Link des Tisches kopieren
page-link-copied = Link kopiert
page-set = Satz { $digest }
page-leave = Tisch verlassen
page-component-set = { $origin ->
    [unknown] Gespielt mit Material, das dieser Server nie hatte.
    [shipped] { $current ->
        [yes] Gespielt mit dem mitgelieferten Material.
       *[no] Gespielt mit dem mitgelieferten Material. Neue Tische haben anderes.
    }
   *[corrected] { $current ->
        [yes] Gespielt mit berichtigtem Material.
       *[no] Gespielt mit berichtigtem Material. Neue Tische haben anderes.
    }
}

## Tasten

page-keys-heading = Tasten
page-key = { $key ->
    [enter] Enter
    [esc] Esc
    [space] Leertaste
    [tab] Tab
    [ctrl-enter] Strg Enter
   *[other] { $key }
}
page-key-walk = durch alles gehen, was wählbar ist
page-key-choose = wählen; bestätigen, wenn mehrere gewählt sind
page-key-options = die Möglichkeiten in der Leiste
page-key-escape = schließen oder die letzte Wahl zurücknehmen
page-key-hint = um einen Tipp bitten; ihn zeigen oder ausblenden
page-key-rules = die Regeln zur Frage zeigen
page-key-undo = rückgängig
page-key-skip = zur Gegenwart springen
page-key-log = zum Protokoll
page-key-tab = durch alles gehen, was einen Text hat
page-key-keys = diese Tasten zeigen

## Mehrere an einem Bildschirm

page-curtain-heading = Bildschirm an { $name } weitergeben
page-curtain-text = Gleich ist die Hand von { $name } zu sehen. Alle anderen schauen weg.
page-curtain-ready = Ich bin { $name }

## Die Startseite

page-home-heading = Ein Imperium zwischen den Sternen
page-home-lead = Drei Spiele einer Familie: gegen Bots, mit Freunden an diesem Bildschirm oder online.
page-your-name = Dein Name
page-save = Speichern
page-saved = Gespeichert.
page-continue = Weiterspielen
page-open-tables = Offene Tische
page-finished-games = Beendete Spiele
page-players-range = { $least } bis { $most } Spieler
page-play-now = Jetzt spielen
page-play-title-now = Jetzt spielen: { $title }
page-options = Optionen …
page-options-of = Optionen von { $title }
page-how-to-play = Spielanleitung
page-how-to-play-title = Spielanleitung: { $title }
page-seats-open = { $seats ->
    [one] { $seats } Platz ist frei
   *[other] { $seats } Plätze sind frei
}
page-halted = { $why ->
    [rules] Kann nicht weitergehen: andere Regeln
    [components] Kann nicht weitergehen: andere Komponenten
    [ended] Vom Betreiber dieses Servers beendet
    [agreed] Von den Mitspielern beendet
    [resigned] Alle haben aufgegeben
   *[moves] Kann nicht weitergehen: beschädigt
}
page-setup = Aufbau
page-game-over = Beendet
page-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
page-friends = { $friends ->
    [one] { $friends } Freund
   *[other] { $friends } Freunde
}
page-bots = { $bots ->
    [one] { $bots } Bot ({ $levels })
   *[other] { $bots } Bots ({ $levels })
}
page-open-seats = { $seats ->
    [one] { $seats } freier Platz
   *[other] { $seats } freie Plätze
}

## Die Optionen eines neuen Spiels

page-players = Spieler
page-game = Spiel
page-draw-lots = Plätze auslosen
page-show-table = Den Tisch allen auf diesem Server zeigen
page-may-hint = Spieler dürfen um Tipps bitten
page-usual-options = Übliche Optionen
page-create-table = Tisch anlegen
page-online-text = Du bekommst einen Link für die anderen. Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-seat = Platz { $number }
page-seat-of-bot = Bot, { $level }
page-seat-of-friend = Freund an diesem Bildschirm
page-seat-online = Freier Platz, online
page-open-seat-text = Jemand nimmt ihn über den Link des Tisches ein.
page-friend-on-seat = Name des Freundes auf Platz { $seat }
page-name = Name
page-setting-setup = Aufbau
page-setting-setup-text = Das erste Spiel beginnt mit dem Aufbau, den die Spielregel zum Lernen vorschlägt.
page-setup-standard = Normal
page-setup-first-game = Erstes Spiel
page-setting-text = { CAPITALIZED($text) }.

## Der Warteraum

page-waiting-room = Warten auf Mitspieler
page-standard-game = Normales Spiel
page-table-public = alle auf diesem Server sehen den Tisch
page-table-private = nur wer den Link hat, sieht den Tisch
page-hints-allowed = Tipps sind erlaubt
page-no-hints = keine Tipps
page-invite = Einladen
page-invite-text = Schicke den anderen diesen Link. Das Spiel beginnt, sobald kein Platz mehr frei ist.
page-table-link = Link zu diesem Tisch
page-copy-link = Link kopieren
page-share = Teilen …
page-invite-code = QR-Code des Links zu diesem Tisch
page-copied = Kopiert
page-link-is-copied = Der Link ist kopiert.
page-start-with-bots = { $seats ->
    [one] Mit einem Bot auf dem freien Platz beginnen
   *[other] Mit Bots auf den freien Plätzen beginnen
}
page-open-seat = Freier Platz
page-seat-bot = Bot, { $level }
page-seat-person = { $where ->
    [screen] an diesem Bildschirm
    [here] da
   *[away] nicht da
}
page-sit-here = Hier sitzen
page-friend-for-seat = Name eines Freundes an diesem Bildschirm für Platz { $seat }
page-friend-name = Name
page-seat-friend = Setzen
page-bot-for-seat = Bot für Platz { $seat }
page-bot = Bot …
page-stand-up = Aufstehen
page-send-away = Wegschicken

## Die Wertung

page-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
page-play-again = Noch einmal spielen
page-to-standings = Runden und Tabelle
page-watch-replay = Wiederholung ansehen
page-review-game = Spiel analysieren
page-back-to-table = Zurück zum Tisch
page-save-journal = Spielbericht speichern
page-victory-points = Siegpunkte
page-round-by-round = Runde für Runde
page-no-score-sheet = Keine Wertung
page-counting = Es wird gezählt …
page-you-win = Du gewinnst
page-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
page-tie = { $count ->
    [one] Gleichstand; entschieden hat: { $what }.
   *[other] Gleichstand, auch darin, was ihn entscheidet: { $what }.
}
page-empire-of = Imperium von { $player }
page-winner = Sieg
page-total = Summe
page-chart-axis = SP am Ende jeder Runde
page-chart-score = { $name } { $score }
page-chart-scores = Punkte im Lauf der Runden. Am Ende: { $scores }.

## Wiederholung und Analyse

page-no-replay = Keine Wiederholung
page-opening-replay = Die Wiederholung wird geöffnet …
page-loading-moves = Die Züge werden geladen …
page-the-setup = Der Aufbau.
page-round-back = Eine Runde zurück
page-round-back-key = Eine Runde zurück (Bild auf)
page-step-back = Einen Schritt zurück
page-step-back-key = Einen Schritt zurück (←)
page-pause = Anhalten
page-play-on = Abspielen
page-play-key = Abspielen oder anhalten (Leertaste)
page-step-on = Einen Schritt weiter
page-step-on-key = Einen Schritt weiter (→)
page-round-on = Eine Runde weiter
page-round-on-key = Eine Runde weiter (Bild ab)
page-seen-by = Gesehen von
page-a-spectator = einem Zuschauer
page-position = Stelle im Spiel
page-position-text = Runde { $round }, Schritt { $step } von { $last }
page-win-chances = Gewinnchancen
page-win-chances-now = Gewinnchancen jetzt
page-chart-chance = { $name } { $chance }
page-chart-chances = Gewinnchancen im Lauf des Spiels. Jetzt: { $chances }.
page-cost-most = Was am meisten gekostet hat
page-whose-moves = Wessen Züge
page-points-text = Punkte sind Prozentpunkte der Gewinnchance.
page-earlier = Früher
page-later = Später
page-no-mistakes = Kein Zug von { $name } hat nennenswert etwas gekostet.
page-try-again = Noch einmal versuchen
page-reviewing = Das Spiel wird analysiert …
page-reviewing-text = Was wohl am meisten gekostet hat, wird zuerst betrachtet. Was gefunden ist, steht sofort hier; du kannst solange das Spiel ansehen.
page-review-judged = { $choices ->
    [one] { $judged } von { $choices } Entscheidung beurteilt.
   *[other] { $judged } von { $choices } Entscheidungen beurteilt.
}
page-review-unknown = Wie lange es dauert, lässt sich noch nicht sagen.
page-review-seconds = { $seconds ->
    [one] Noch etwa { $seconds } Sekunde.
   *[other] Noch etwa { $seconds } Sekunden.
}
page-review-minutes = { $minutes ->
    [one] Noch etwa { $minutes } Minute.
   *[other] Noch etwa { $minutes } Minuten.
}
page-review-go-on = Weiter
page-learn-from-mistakes = Aus diesen Fehlern lernen
page-review-progress = Fortschritt der Analyse
page-played = Gespielt
page-better = Besser
page-cost = { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
}
page-cost-little = weniger als 1 Punkt

## Spielmaterial

page-library-lead = Alle Plättchen und Karten. Wähle ein Spiel.
page-library-count = { $where ->
    [table] { $shown } von { $all }, wie sie an deinem Tisch sind.
   *[new] { $shown } von { $all }.
}
page-library-mixed = Was rekonstruiert ist, ist gekennzeichnet.
page-library-documented = Alle sind belegt: Sie sind wie gedruckt.
page-library-own-box = Du besitzt das Spiel?
page-library-workshop = Vergleiche sie in der Werkstatt damit.
page-library-entry = { $source ->
    [documented] { $name }, belegt
    [partly] { $name }, teils rekonstruiert
   *[reconstructed] { $name }, rekonstruiert
}
page-source = { $source ->
    [documented] Belegt
    [partly] Teils rekonstruiert
   *[reconstructed] Rekonstruiert
}
page-source-documented = Belegt: Alles ist wie gedruckt.
page-source-reconstructed = Rekonstruiert: Keine Quelle zeigt dies, deshalb wurde alles ergänzt.
page-source-partly = Belegt: { $documented }. Rekonstruiert: { $reconstructed }.
page-reconstructed-fields = Rekonstruiert, nicht aus dem Druck: { $fields }.
page-fact = { $label } { $value }
page-component = { $name }. { $facts }. { $text }
page-field = { $field ->
    [name] Name
    [type] Typ
    [kind] Art
    [goods] Waren
    [cost] Kosten
    [defense] Verteidigung
    [vp] SP
    [powers] Fähigkeiten
    [powers-action] Aktion der Fähigkeiten
    [powers-effect] Wirkung der Fähigkeiten
    [powers-up_to] Grenze der Fähigkeiten
    [keywords] Schlüsselwörter
    [bonus] Bonus
    [scoring] Wertung
    [steps] Stufen
    [count] Zählung
    [size] Größe
    [spaces] Felder
    [stack] Stapel
    [copies] Anzahl
    [stockpile] Vorrat
    [colonists] Kolonisten
    [replaces] ersetzt
    [first_game] erstes Spiel
   *[other] { $field }
}
page-filter-search = Suche
page-filter-placeholder = Name oder Text
page-filter-sort = Typ
page-filter-kind = Art
page-filter-phase = Fähigkeit bei
page-filter-source = Quelle
page-filter-all = Alle
page-filter-none = Alle zeigen
page-sort = { $sort ->
    [world] Welten
    [development] Entwicklungen
    [home] Heimatkolonien
    [goal] Ziele
   *[action] Aktionen
}
page-kind = { $kind ->
    [novelty] Neuheiten
    [rare] Seltene Elemente
    [genes] Gene
    [alien] Alien-Technologie
    [gray] Grau
   *[any] Jede Art
}
page-phase = { $phase ->
    [explore] Erkunden
    [develop] Entwickeln
    [settle] Besiedeln
    [trade] Handeln
    [consume] Verbrauchen
   *[produce] Produzieren
}
page-emblem = { $emblem ->
    [rebel] Rebellen
    [imperium] Imperium
    [alien] Alien
    [uplift] Uplift
    [xeno] Xeno
    [terraforming] Terraforming
    [chromosome] Chromosom
   *[other] { $emblem }
}
page-home-world = Heimatwelt
page-goods = { $goods ->
    [windfall] { page-kind }, Glücksfall
    [production] { page-kind }, Produktion
   *[none] { page-kind }
}

## Hilfe

page-help-lead = Die Spielanleitung in Kürze, und was Wörter und Symbole bedeuten. Wähle ein Spiel.
page-on-this-page = Auf dieser Seite
page-all-components = Alles Spielmaterial
page-help-goal = Ziel
page-help-round = Eine Runde
page-help-end = Ende des Spiels
page-help-advice = Für das erste Spiel
page-help-icons = Symbole
page-help-words = Begriffe
page-help-terms = Hilfe:
page-bonus = Bonus:

page-rules = Regeln
page-rules-title = Regeln: { $title }
page-rules-lead = Alle Regeln zum Lesen, Suchen und Drucken. Wähle ein Spiel.
page-rules-search = In den Regeln suchen
page-rules-places = { $places ->
    [one] { $places } Stelle
   *[other] { $places } Stellen
}
page-rules-nothing = Diese Wörter kommen in den Regeln nicht vor.
page-rules-print = Drucken
page-rules-action = Alle:
page-rules-example = Beispiel:
page-rules-ruling = Entscheidung:
page-rules-rulings = Entscheidungen nach Nummern
page-rules-rulings-text = Wo die Spielregeln etwas offenlassen oder sich widersprechen, ist einmal entschieden, wie an diesem Tisch gespielt wird. Jede Entscheidung hat eine Nummer und steht im Text bei der Regel, zu der sie gehört.
page-rules-in-short = Spielanleitung in Kürze
page-rules-for-this = Regeln hierzu
page-rules-all = Alle Regeln

page-legend = Was die Symbole bedeuten
page-legend-cost = { $unit ->
    [card] Kosten { $cost }: So viele andere Handkarten werden abgeworfen, um sie auszuspielen.
   *[credit] Kosten { $cost }: So viele Credits werden dafür bezahlt.
}
page-legend-defense = Verteidigung { $defense }: Sie wird erobert, nicht bezahlt; deine Militärstärke muss mindestens { $defense } sein.
page-legend-vp = { $when ->
    [round] { $vp } SP in jeder Runde.
   *[end] { $vp } SP am Ende des Spiels.
}
page-legend-variable = Fragezeichen: Was es bringt, hängt vom übrigen Imperium ab, wie der Text es sagt.
page-legend-goods = { $goods ->
    [windfall] { page-kind }, mit Lichthof: Einmal kommt eine Ware dieser Art mit. Später bringen nur Fähigkeiten und der Bonus von Produzieren eine.
    [production] { page-kind }, in voller Farbe: Produzieren legt eine Ware dieser Art darauf, wenn keine da ist.
   *[none] { page-kind }: Was nach dieser Art fragt, zählt sie.
}
page-legend-phase = { page-phase }: eine Fähigkeit, die dann wirkt.
# $power: was sie bewirkt, ein Satz oder mehrere.
page-legend-power = { page-phase }: { $power }
page-legend-kind = { page-kind }: eine Art von Welten und Waren.

page-icon-windfall = Glücksfallwelt: ein Hof in der Farbe ihrer Art
page-icon-production = Produktionswelt: eine Scheibe in der Farbe ihrer Art
page-icon-paid = Welt, die bezahlt wird: ein dunkler Rand und ihre Kosten
page-icon-military = Militärwelt: ein roter Rand und ihre Verteidigung
page-icon-development = Entwicklung: eine Raute mit ihren Kosten
page-icon-variable = Entwicklung, deren SP am Ende gezählt werden
page-icon-vp = SP; „?“ wird am Ende gezählt
page-icon-good = { $unit ->
    [card] Ware { page-kind }: bringt beim Verkauf { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten
    }
   *[credit] Ware { page-kind }: bringt beim Verkauf { $price ->
        [one] { $price } Credit
       *[other] { $price } Credits
    }
}

## Wörter, die mehr als ein Spiel gebraucht

page-term-vp = SP
    .text = Siegpunkte. Wer am Ende die meisten hat, gewinnt.
    .also = siegpunkt, siegpunkte, siegpunkten
page-term-novelty = Neuheiten
    .text = Die türkise Art: Kunst, Mode, Unterhaltung. Ihr Mond steht oben links.
    .also = neuheit
page-term-rare-elements = Seltene Elemente
    .text = Die braune Art: Treibstoff für Sprungantriebe. Ihr Mond steht oben rechts.
    .also = seltenen elemente, seltenen elementen, seltener elemente
page-term-genes = Gene
    .text = Die grüne Art: Erbmaterial. Ihr Mond steht unten links.
    .also = genen
page-term-alien-technology = Alien-Technologie
    .text = Die gelbe Art: was die Aliens zurückgelassen haben. Ihr Mond steht unten rechts.
page-term-gray-world = Graue Welt
    .text = Eine Welt ohne Art. Auf ihr liegt nie eine Ware.
    .also = grauen welt, grauen welten, graue welten
page-term-military-world = Militärwelt
    .text = Eine Welt mit rotem Rand und einer umrandeten roten Zahl, ihrer Verteidigung. Sie wird mit Militärstärke erobert, nicht bezahlt, außer eine Fähigkeit sagt etwas anderes.
    .also = militärwelten
page-term-defense = Verteidigung
    .text = Die umrandete rote Zahl einer Militärwelt: So viel Militärstärke braucht es, um sie zu erobern.
page-term-specialized-military = Spezialisierte Militärstärke
    .text = Militärstärke, die nur gegen bestimmte Welten zählt, etwa gegen solche mit dem Schlüsselwort Rebellen oder einer Art.
    .also = spezialisierter militärstärke, spezialisierten militärstärke
page-term-contact-specialist = Kontaktspezialist
    .text = Damit lässt sich eine Militärwelt, die nicht Alien ist, für 1 weniger als ihre Verteidigung bezahlen, statt sie zu erobern. Rabatte zählen auch hier.
    .also = kontaktspezialisten, contact specialist
page-term-discount = Rabatt
    .text = Macht etwas billiger. Rabatte werden zusammengezählt, aber nichts kostet weniger als 0.
    .also = rabatte, rabatten, rabatts
page-term-keyword = Schlüsselwort
    .text = Ein Wort wie Rebellen, Imperium, Alien, Uplift oder Terraforming auf einem Plättchen oder einer Karte. Für sich tut es nichts; Fähigkeiten und Boni fragen danach.
    .also = schlüsselwörter, schlüsselwörtern
page-term-rebel = Rebellen
    .text = Ein Schlüsselwort: Welten, die gegen das Imperium kämpfen. Einige Fähigkeiten helfen gegen sie.
    .also = rebell, rebellenwelt, rebellenwelten
page-term-imperium = Imperium
    .text = Ein Schlüsselwort: Welten und Entwicklungen der Großmacht der Galaxis. Auch das eigene Reich heißt im Spiel Imperium.
page-term-alien = Alien
    .text = Ein Schlüsselwort: was die verschwundenen Aliens zurückgelassen haben. Gelbe Welten sind von der Art Alien-Technologie.
    .also = alienwelt, alienwelten, alien-welt, alien-welten
page-term-uplift = Uplift
    .text = Ein Schlüsselwort: Völker, die durch Gentechnik zu Verstand gekommen sind.
page-term-terraforming = Terraforming
    .text = Ein Schlüsselwort: Entwicklungen, die Welten bewohnbar machen.
page-term-documented = Belegt
    .text = Dieser Teil eines Plättchens oder einer Karte ist aus gedruckten oder veröffentlichten Quellen bekannt.
page-term-reconstructed = Rekonstruiert
    .text = Dieser Teil eines Plättchens oder einer Karte ist nicht belegt. Er wurde so ergänzt, dass alle bekannten Summen stimmen; wer das Spiel besitzt, kann ihn berichtigen.
page-deal-committed = Gegeben aus einem Geheimnis, das am Ende verraten wird. Seine Festlegung:
page-deal-verdict = { $verdict ->
    [proven] Alles wurde aus einem Geheimnis gezogen, auf das sich der Server vor der ersten Entscheidung festgelegt hatte.
    [other-commitment] Der Server hat sich auf etwas anderes festgelegt, als er am Anfang zeigte.
    [other-secret] Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
   *[other-game] Die Züge passen nicht zu dem, was aus dem Geheimnis gezogen wird.
}
page-deal-state = { $verdict ->
    [proven] Geben bewiesen
   *[other] Geben nicht bewiesen
}
page-deal-commitment = Festlegung
page-deal-secret = Geheimnis
