# Wörter, die alle Spiele und alle Teile verwenden.

# Ein Platz, dessen Spieler keinen bekannten Namen hat.
engine-seat = Platz { $number }
# Ein Spieler ohne bekannten Namen, nach der Farbe des Platzes.
engine-colour = { $seat ->
    [0] Rot
    [1] Blau
    [2] Grün
    [3] Gelb
   *[4] Violett
}

## Arten von Welten und Waren. Andere Texte verwenden sie mit `{ engine-kind }`; sie haben dann das Argument `kind`.

engine-kind = { $kind ->
    [novelty] Neuheiten
    [rare] Seltene Elemente
    [genes] Gene
    [alien] Alien-Technologie
    [gray] grau
   *[any] jede Art
}

## Summen: „4 − 2 (Mining Robots) − 1 (Bonus) = 1“, und was eine Wahl ändert: „Militärstärke 2 → 3 · Punkte 5 → 7“

engine-negative = −{ $number }
engine-plus = { $before } + { $number } ({ $name })
engine-minus = { $before } − { $number } ({ $name })
engine-sum = { $terms } = { $total }
engine-total = { $total }
engine-change = { $what } { $before } → { $after }
engine-joined = { $first } · { $rest }
# Hinter dem, was man hat, etwa „3 von 5 Militärstärke“: nichts, wenn nichts fehlt.
engine-shortage = { $missing ->
    [0] { "" }
    [one] : { $missing } fehlt
   *[other] : { $missing } fehlen
}

## Fehler

# Ein Text, der so gelesen wird, wie er ist, etwa einer für Programmierer.
engine-as-written = { $text }
engine-wrong-players = { $title } ist für { $least } bis { $most } Spieler, nicht für { $given }
engine-no-such-title = es gibt kein Spiel { $name }; es gibt { $known }
engine-no-such-setting = { $title } hat keine Einstellung „{ $name }“; es hat { $known }
engine-wrong-setting = die Einstellung „{ $name }“ kann nicht { $value } sein; erlaubt: { $allowed }
engine-no-such-level = es gibt keine Stärke „{ $name }“; es gibt { $known }
engine-game-over = das Spiel ist zu Ende; niemand darf mehr ziehen
engine-not-asked = Platz { $seat } ist gerade nicht gefragt; es wird auf Platz { $asked } gewartet
# Eine der `options` weiter unten: die Nummer, mit der gewählt wird, und was sie bedeutet.
engine-option = { $action } = { $text }
engine-not-allowed = Platz { $seat } kann jetzt nicht { $action } wählen; zur Wahl stehen: { $options }
engine-wrong-seed = ein Startwert ist eine ganze Zahl von 0 bis 2**63 - 1, nicht { $seed }
engine-no-such-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
engine-not-over = das Spiel ist noch nicht zu Ende; ein Ergebnis gibt es erst danach
engine-other-rules = dieses Protokoll wurde nach Version { $rules } der Regeln von { $title } gespielt; dieses Windfall spielt nach Version { $here }: { $replay ->
    [newer] mit einem neueren Windfall lässt es sich nachspielen
   *[older] mit einem älteren Windfall lässt es sich nachspielen
}
engine-other-components = dieses Protokoll wurde mit anderen Spielmaterial-Dateien gespielt (Prüfsumme { $digest }, hier { $here }); mit denselben Dateien lässt es sich nachspielen, siehe windfall --data
engine-journal-move = Zug { $number } des Protokolls kann nicht gespielt werden: { $error }
engine-no-journal = das ist kein Protokoll von Windfall: { $problem }
engine-unreadable-journal = das Protokoll { $path } ist nicht lesbar: { $problem }

## Die Stärken der Bots

engine-level-beginner = Anfänger
engine-level-beginner-text = Kennt die Regeln und folgt oft einer Laune.
engine-level-easy = leicht
engine-level-easy-text = Kennt das Spiel und ist ab und zu unachtsam.
engine-level-medium = mittel
engine-level-medium-text = Nimmt, was gerade am besten aussieht.
engine-level-hard = schwer
engine-level-hard-text = Hat das Spiel gelernt und denkt voraus.
engine-level-offered-text = Ein Bot dieses Servers.
engine-question = { $question }
