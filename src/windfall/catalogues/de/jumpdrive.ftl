# Jump Drive: die Worte der Regeln, dann die der Seite.

## What a seat is asked

jumpdrive-ask-discard = { $chosen ->
    [0] { $cards ->
        [one] { $cards } Karte abwerfen.
       *[other] { $cards } Karten abwerfen.
    }
   *[other] { $cards ->
        [one] Noch { $cards } Karte abwerfen.
       *[other] Noch { $cards } Karten abwerfen.
    }
}
jumpdrive-ask-explore = { $chosen ->
    [0] { $cards ->
        [one] Fürs Erkunden { $cards } Karte abwerfen, alt oder neu.
       *[other] Fürs Erkunden { $cards } Karten abwerfen, alte oder neue.
    }
   *[other] { $cards ->
        [one] Fürs Erkunden noch { $cards } Karte abwerfen, alt oder neu.
       *[other] Fürs Erkunden noch { $cards } Karten abwerfen, alte oder neue.
    }
}
jumpdrive-ask-hand-limit = { $chosen ->
    [0] { $cards ->
        [one] { $cards } Karte abwerfen: höchstens { $limit } auf der Hand.
       *[other] { $cards } Karten abwerfen: höchstens { $limit } auf der Hand.
    }
   *[other] { $cards ->
        [one] Noch { $cards } Karte abwerfen: höchstens { $limit } auf der Hand.
       *[other] Noch { $cards } Karten abwerfen: höchstens { $limit } auf der Hand.
    }
}
jumpdrive-ask-place = Eine Entwicklung, eine Welt, beides oder einen Erkundungsmarker legen.
jumpdrive-ask-place-world = Zusammen mit { $card } eine Welt legen, oder keine.
jumpdrive-ask-pay = { $cards } bezahlen.
jumpdrive-ask-second-world = Eine zweite Welt legen, oder keine.

## Options

jumpdrive-option-no-world = Keine Welt legen
jumpdrive-option-no-second-world = Keine zweite Welt legen
jumpdrive-option-explore = { $draw ->
    [one] Erkunden: { $draw } Karte ziehen und { $discard } abwerfen
   *[other] Erkunden: { $draw } Karten ziehen und { $discard } abwerfen
}
jumpdrive-option-develop = { $cards ->
    [one] { $card } entwickeln ({ $cards } Karte): { $text }
   *[other] { $card } entwickeln ({ $cards } Karten): { $text }
}
jumpdrive-option-develop-alone = { $cards ->
    [one] { $card } entwickeln ({ $cards } Karte, mit einer Welt { $both }): { $text }
   *[other] { $card } entwickeln ({ $cards } Karten, mit einer Welt { $both }): { $text }
}
jumpdrive-option-settle = { $card } besiedeln ({ $ways }): { $text }
jumpdrive-way-conquer = Verteidigung { $defense }, Militärstärke { $military }
jumpdrive-way-pay = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
jumpdrive-option-conquer = { $card } erobern (Verteidigung { $defense }, Militärstärke { $military })
jumpdrive-option-pay = { $cards ->
    [one] { $cards } Karte für { $card } zahlen
   *[other] { $cards } Karten für { $card } zahlen
}
jumpdrive-option-conquer-second = { $card } erobern (Verteidigung { $defense }, übrige Militärstärke { $left })
jumpdrive-option-pay-second = { $cards ->
    [one] { $convoy } abwerfen und { $cards } Karte für { $card } zahlen
   *[other] { $convoy } abwerfen und { $cards } Karten für { $card } zahlen
}
jumpdrive-option-discard = { $card } abwerfen ({ $facts })
jumpdrive-facts-development = Kosten { $cost }
jumpdrive-facts-world = Kosten { $cost }, { $color ->
    [blue] blau
    [brown] braun
    [green] grün
    [yellow] gelb
   *[gray] grau
}
jumpdrive-facts-military = Verteidigung { $defense }, { $color ->
    [blue] blau
    [brown] braun
    [green] grün
    [yellow] gelb
   *[gray] grau
}

## Actions, whatever the position

jumpdrive-action-pass = passen
jumpdrive-action-explore = erkunden
jumpdrive-action-develop = entwickeln: { $card }
jumpdrive-action-settle = besiedeln: { $card }
jumpdrive-action-method = { $method ->
    [conquer] Art: erobern
   *[pay] Art: bezahlen
}
jumpdrive-action-discard = abwerfen: { $card }
jumpdrive-action-second = zweite Welt: { $card }

## What a card takes. A sum tells how a cost or military comes about.

jumpdrive-placed-alone = allein gelegt
jumpdrive-takes-cost = Kosten { $cost }
jumpdrive-takes-military = Verteidigung { $defense }, eigene Militärstärke { $military }
jumpdrive-takes-both-ways = { $conquer }; { $pay }
jumpdrive-takes-ways = { $ways }
jumpdrive-card-named = { $card }
jumpdrive-cost-of-others = { $others ->
    [one] Kosten { $cost } von { $others } anderen Karte
   *[other] Kosten { $cost } von { $others } anderen Karten
}
jumpdrive-cost-of-cards = { $cards ->
    [one] Kosten { $cost } von { $cards } Karte
   *[other] Kosten { $cost } von { $cards } Karten
}
jumpdrive-cost-of-others-and-convoy = { $others ->
    [one] Kosten { $cost } von { $others } anderen Karte, { $convoy } wird abgeworfen
   *[other] Kosten { $cost } von { $others } anderen Karten, { $convoy } wird abgeworfen
}
jumpdrive-takes-military-left = Verteidigung { $defense }, übrige Militärstärke { $left }

## What placing it changes, as in "military 1 → 4"

jumpdrive-military = Militärstärke
jumpdrive-vp-per-round = SP pro Runde
jumpdrive-income = Einkommen

## Why a card cannot be placed. `short` tells how much is missing.

jumpdrive-short-cost = { $others ->
    [one] Kosten { $cost }, es gibt { $others } andere Karte{ $short }
   *[other] Kosten { $cost }, es gibt { $others } andere Karten{ $short }
}
jumpdrive-short-payment = { $others ->
    [one] zu zahlen { $cost }, es gibt { $others } andere Karte{ $short }
   *[other] zu zahlen { $cost }, es gibt { $others } andere Karten{ $short }
}
jumpdrive-short-military = Verteidigung { $defense }, eigene Militärstärke { $military }{ $short }
jumpdrive-short-military-left = Verteidigung { $defense }, übrige Militärstärke { $left }{ $short }
jumpdrive-limit-military = nicht mit der Militärstärke des eigenen Imperiums
jumpdrive-limit-owned = { $most ->
    [1] schon im eigenen Imperium
   *[other] schon { $most } im eigenen Imperium
}
jumpdrive-only-military-conquered = nur Militärwelten können erobert werden
jumpdrive-military-not-paid = Militärwelten können nicht bezahlt werden

## Warum etwas auf dem Tisch jetzt nicht gewählt werden kann: wofür es da ist, und wann

jumpdrive-resting-hand = { $question ->
    [place] passt nicht zu dem, was schon ausgespielt wird
    [second_world] nur eine Welt kann die zweite Welt sein
    [pay] zuerst wählen, wie die Welt ausgespielt wird
   *[other] Karten werden zu Beginn einer Runde ausgespielt
}
jumpdrive-resting-center = kann zu Beginn einer Runde genommen werden, wenn alle ausspielen
jumpdrive-resting-empire = zählt in jeder Runde, ohne gewählt zu werden
jumpdrive-resting-plan = wird gerade ausgespielt
jumpdrive-resting-others = gehört einem anderen Spieler

## The log

jumpdrive-log-round = Runde { $round }
jumpdrive-log-dealer = { $player } gibt die Karten
jumpdrive-log-draws = { $cards ->
    [one] { $player } zieht { $cards } Karte
   *[other] { $player } zieht { $cards } Karten
}
jumpdrive-log-draws-cards = { $player } zieht { $cards }
jumpdrive-log-discards = { $cards ->
    [one] { $player } wirft { $cards } Karte ab
   *[other] { $player } wirft { $cards } Karten ab
}
jumpdrive-log-discards-cards = { $player } wirft { $cards } ab
jumpdrive-log-explores = { $player } legt einen Erkundungsmarker
jumpdrive-log-develops = { $cards ->
    [one] { $player } entwickelt { $card } für { $cards } Karte
   *[other] { $player } entwickelt { $card } für { $cards } Karten
}
jumpdrive-log-settles = { $cards ->
    [one] { $player } besiedelt { $card } für { $cards } Karte
   *[other] { $player } besiedelt { $card } für { $cards } Karten
}
jumpdrive-log-conquers = { $player } besiedelt { $card } (Verteidigung { $defense }, Militärstärke { $military })
jumpdrive-log-gives-up = { $player } wirft { $card } für eine zweite Welt ab
jumpdrive-log-hands-over = { $player } gibt { $card } an { $heir } ab
jumpdrive-log-scores = { $player } erzielt in dieser Runde { $vp } SP, insgesamt { $total }
jumpdrive-log-income = { $cards ->
    [one] { $player } erhält { $cards } Karte Einkommen
   *[other] { $player } erhält { $cards } Karten Einkommen
}
jumpdrive-log-reshuffle = { $cards ->
    [one] Der Ablagestapel, { $cards } Karte, wird zum neuen Nachziehstapel
   *[other] Der Ablagestapel, { $cards } Karten, wird zum neuen Nachziehstapel
}
jumpdrive-log-final-score = { $player } endet mit { $vp } SP
jumpdrive-log-wins = { $winners ->
    [1] { $player } gewinnt
   *[other] { $player } teilt sich den Sieg
}

## Texts of cards, worded from their powers, clauses and limits

jumpdrive-text = { $sentences }
jumpdrive-no-power = Keine Fähigkeit.

jumpdrive-thing-development = { $form ->
    [several] Entwicklungen
    [one] eine Entwicklung
   *[each] Entwicklung
}
jumpdrive-thing-world = { $form ->
    [several] Welten
    [one] eine Welt
   *[each] Welt
}
jumpdrive-thing-blue = { $form ->
    [several] Neuheiten-Welten
    [one] eine Neuheiten-Welt
   *[each] Neuheiten-Welt
}
jumpdrive-thing-brown = { $form ->
    [several] Seltene-Elemente-Welten
    [one] eine Seltene-Elemente-Welt
   *[each] Seltene-Elemente-Welt
}
jumpdrive-thing-green = { $form ->
    [several] Gene-Welten
    [one] eine Gene-Welt
   *[each] Gene-Welt
}
jumpdrive-thing-yellow = { $form ->
    [several] Alien-Technologie-Welten
    [one] eine Alien-Technologie-Welt
   *[each] Alien-Technologie-Welt
}
jumpdrive-thing-gray = { $form ->
    [several] graue Welten
    [one] eine graue Welt
   *[each] graue Welt
}
jumpdrive-thing-military-world = { $form ->
    [several] Militärwelten
    [one] eine Militärwelt
   *[each] Militärwelt
}
jumpdrive-thing-nonmilitary-world = { $form ->
    [several] nicht militärische Welten
    [one] eine nicht militärische Welt
   *[each] nicht militärische Welt
}
jumpdrive-thing-explore = { $form ->
    [several] Erkundungssymbole
    [one] ein Erkundungssymbol
   *[each] Erkundungssymbol
}
jumpdrive-thing-military-icon = { $form ->
    [several] Militärsymbole
    [one] ein Militärsymbol
   *[each] Militärsymbol
}
jumpdrive-thing-chromosome = { $form ->
    [several] Chromosomen
    [one] ein Chromosom
   *[each] Chromosom
}
jumpdrive-thing-military = { $form ->
    [several] Punkte allgemeine Militärstärke
    [one] einen Punkt allgemeine Militärstärke
   *[each] Punkt allgemeine Militärstärke
}
jumpdrive-keyword = { $keyword ->
    [ALIEN] ALIEN
    [REBEL] REBELLEN
    [IMPERIUM] IMPERIUM
   *[UPLIFT] UPLIFT
}
jumpdrive-thing-keyword = { $form ->
    [several] { jumpdrive-keyword }-Karten
    [one] eine { jumpdrive-keyword }-Karte
   *[each] { jumpdrive-keyword }-Karte
}
jumpdrive-thing-keyword-world = { jumpdrive-keyword }-Welten
jumpdrive-thing-card = { $form ->
    [several] Exemplare von { $card }
    [one] { $card }
   *[each] Exemplar von { $card }
}

jumpdrive-amount-vp = { $n } SP
jumpdrive-amount-more-vp = noch { $n } SP
jumpdrive-amount-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
jumpdrive-amount-more-cards = { $n ->
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
}

jumpdrive-each-round = Jede Runde: { $clauses }.
jumpdrive-clauses = { $first }; { $rest }
jumpdrive-clause-per = { $amount } pro { $thing }
jumpdrive-clause-per-several = { $amount } pro { $each } { $thing }
jumpdrive-clause-pair = { $amount } für je { $one } und { $other }
jumpdrive-clause-with = { $amount }, wenn du { $thing } hast
jumpdrive-clause-with-other = { $amount }, wenn jemand anders { $thing } hat
jumpdrive-clause-per-shared = { $amount } pro { $thing } und { $other } pro { $thing } einer anderen Person

jumpdrive-icons = { $icons }.
jumpdrive-icons-explore = { $n ->
    [one] { $n } Erkundungssymbol
   *[other] { $n } Erkundungssymbole
}
jumpdrive-icons-military = { $n ->
    [one] { $n } Militärsymbol
   *[other] { $n } Militärsymbole
}
jumpdrive-icons-chromosome = { $n ->
    [one] { $n } Chromosom
   *[other] { $n } Chromosomen
}

jumpdrive-power-develop = Entwickeln: { $power }.
jumpdrive-power-settle = Besiedeln: { $power }.
jumpdrive-power-sentence = { CAPITALIZED($power) }.
jumpdrive-power-dev-discount = Entwicklungen kosten { $n } weniger
jumpdrive-power-world-discount = { $worlds }, die du bezahlst, kosten { $n } weniger
jumpdrive-power-military-vs = +{ $n } Militärstärke gegen { $worlds }
jumpdrive-power-military-per = +{ $n } Militärstärke pro { $thing }
jumpdrive-power-pay-for-military = du darfst eine Militärwelt bezahlen: Verteidigung minus { $n }
jumpdrive-power-pay-for-military-except = du darfst eine Militärwelt (außer { $worlds }) bezahlen: Verteidigung minus { $n }
jumpdrive-power-second-world-paid = nach dem Bezahlen einer Welt darfst du diese Karte abwerfen, um eine zweite für { $n } weniger zu bezahlen
jumpdrive-power-second-world-military = nach dem Erobern einer Welt darfst du mit der übrigen Militärstärke eine zweite erobern
jumpdrive-power-pass-to-strongest = vor der Wertung geht diese Karte an die Person mit der höchsten allgemeinen Militärstärke, falls diese höher ist als deine
jumpdrive-center = Alle dürfen sich eine aus der Mitte nehmen.
jumpdrive-limit-max-in-empire = Höchstens { $n } im eigenen Imperium.
jumpdrive-limit-no-military-unless = Nur ohne allgemeine Militärstärke oder mit { $card }.

## The list of all cards

jumpdrive-fact-cost = Kosten
jumpdrive-fact-defense = Verteidigung
jumpdrive-fact-color = Farbe
jumpdrive-fact-icons = Symbole
jumpdrive-fact-keywords = Schlüsselwörter
jumpdrive-fact-copies = Exemplare
jumpdrive-fact-first-hand = Starthand
jumpdrive-fact-inferred = erschlossen
jumpdrive-fact-icon = { $n } { $icon ->
    [explore] Erkunden
    [military] Militär
   *[chromosome] Chromosom
}
jumpdrive-color = { $color ->
    [blue] blau
    [brown] braun
    [green] grün
    [yellow] gelb
   *[gray] grau
}

## The score, settings

jumpdrive-score-round = Runde { $round }
jumpdrive-end-vp = Jemand hatte mindestens { $vp } SP.
jumpdrive-tie-break = die meisten Handkarten und Einkommen zusammen
jumpdrive-setting-setup = ausgeteilte Hände oder die festen Hände des ersten Spiels
jumpdrive-setting-setup-standard = normal
jumpdrive-setting-setup-first-game = erstes Spiel

## The table as text, for a terminal

jumpdrive-board-head = Runde { $round } · Nachziehstapel { $deck } · Ablagestapel { $discards } · Survey Teams { $teams }
jumpdrive-board-vp = { $vp } SP
jumpdrive-board-hand-size = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
jumpdrive-board-player = { $name }: { $vp }, { $per_round } pro Runde, Einkommen { $income }, { $hand }, Militärstärke { $military }, Erkunden { $explore }, Chromosomen { $chromosomes }
jumpdrive-board-empire = Imperium: { $cards }
jumpdrive-board-no-empire = Imperium: noch nichts
jumpdrive-board-hand = Hand: { $cards }
jumpdrive-board-card = { $card } ({ $facts })

## Why a choice is better: "2 more cards in hand"; `change` is `more` or `less`, `number` need not be whole

jumpdrive-reason-hand = { $change ->
    [more] { $number ->
        [one] { $number } Handkarte mehr
       *[other] { $number } Handkarten mehr
    }
   *[less] { $number ->
        [one] { $number } Handkarte weniger
       *[other] { $number } Handkarten weniger
    }
}
jumpdrive-reason-vp = { $change ->
    [more] { $number } SP mehr in dieser Runde
   *[less] { $number } SP weniger in dieser Runde
}
jumpdrive-reason-vp-per-round = { $change ->
    [more] { $number } SP mehr in jeder Runde
   *[less] { $number } SP weniger in jeder Runde
}
jumpdrive-reason-income = { $change ->
    [more] { $number ->
        [one] { $number } Karte Einkommen mehr in jeder Runde
       *[other] { $number } Karten Einkommen mehr in jeder Runde
    }
   *[less] { $number ->
        [one] { $number } Karte Einkommen weniger in jeder Runde
       *[other] { $number } Karten Einkommen weniger in jeder Runde
    }
}
jumpdrive-reason-military = { $change ->
    [more] { $number } mehr allgemeine Militärstärke
   *[less] { $number } weniger allgemeine Militärstärke
}
jumpdrive-reason-empire = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr im Imperium
       *[other] { $number } Karten mehr im Imperium
    }
   *[less] { $number ->
        [one] { $number } Karte weniger im Imperium
       *[other] { $number } Karten weniger im Imperium
    }
}
jumpdrive-reason-in-hand = { $card } auf der Hand
jumpdrive-reason-explore = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr anzusehen bei jedem Erkunden
       *[other] { $number } Karten mehr anzusehen bei jedem Erkunden
    }
   *[less] { $number ->
        [one] { $number } Karte weniger anzusehen bei jedem Erkunden
       *[other] { $number } Karten weniger anzusehen bei jedem Erkunden
    }
}
jumpdrive-reason-develop-discount = { $change ->
    [more] Entwicklungen kosten { $number } weniger
   *[less] Entwicklungen kosten { $number } mehr
}
jumpdrive-reason-world-discount = { $change ->
    [more] Nichtmilitärische Welten kosten { $number } weniger
   *[less] Nichtmilitärische Welten kosten { $number } mehr
}
jumpdrive-reason-in-empire = { $card } im Imperium

jumpdrive-verb-pass = Passen
jumpdrive-verb-explore = Erkunden
jumpdrive-verb-develop = Entwickeln
jumpdrive-verb-settle = Besiedeln
jumpdrive-verb-second = Zweite Welt

## The form in which cards are corrected

jumpdrive-form-field-name = Name
jumpdrive-form-field-name-help = Wie aufgedruckt.
jumpdrive-form-field-type = Typ
jumpdrive-form-field-copies = Exemplare
jumpdrive-form-field-copies-help = Wie viele davon im Stapel sind.
jumpdrive-form-field-cost = Kosten
jumpdrive-form-field-cost-help = Die Zahl oben: so viele Karten abwerfen.
jumpdrive-form-field-color = Farbe
jumpdrive-form-field-color-help = Die der Welt; grau hat keine Ware.
jumpdrive-form-field-military = Militärwelt
jumpdrive-form-field-military-help = Eine Militärwelt wird erobert: Ihre Zahl steht in einem roten Kreis.
jumpdrive-form-field-defense = Verteidigung
jumpdrive-form-field-defense-help = Die Zahl oben: so viel Militärstärke ist nötig.
jumpdrive-form-field-keywords = Schlüsselwörter
jumpdrive-form-field-keywords-help = Alle in Großbuchstaben gedruckten.
jumpdrive-form-field-icons = Symbole
jumpdrive-form-field-icons-help = Wie viele von jedem; höchstens drei pro Karte.
jumpdrive-form-field-explore = Erkunden
jumpdrive-form-field-icons-military = Militär
jumpdrive-form-field-chromosome = Chromosomen
jumpdrive-form-field-vp = SP pro Runde
jumpdrive-form-field-vp-help = Die Summe davon.
jumpdrive-form-field-income = Karten pro Runde
jumpdrive-form-field-income-help = Die Summe davon.
jumpdrive-form-field-powers = Fähigkeiten
jumpdrive-form-field-powers-help = Was sie für spätere Karten bewirkt.
jumpdrive-form-field-limits = Einschränkungen
jumpdrive-form-field-limits-help = Wann sie gelegt werden darf.
jumpdrive-form-field-presets = Hände des ersten Spiels
jumpdrive-form-field-presets-help = Die Buchstaben auf ihren Exemplaren; jeder steht auf einem.
jumpdrive-form-field-n = Wie viel
jumpdrive-form-field-of = Wovon
jumpdrive-form-field-each = Für je
jumpdrive-form-field-each-help = So viele zusammen bringen es einmal.
jumpdrive-form-field-other-n = Und für die einer anderen Person
jumpdrive-form-field-other-n-help = So viel für jedes, das eine andere Person hat.
jumpdrive-form-field-except = Nicht für
jumpdrive-form-field-limit-n = Höchstens
jumpdrive-form-field-limit-card = Karte
jumpdrive-form-value-blue = blau: Neuheiten
jumpdrive-form-value-brown = braun: Seltene Elemente
jumpdrive-form-value-green = grün: Gene
jumpdrive-form-value-yellow = gelb: Alien-Technologie
jumpdrive-form-value-gray = grau: keine Ware
jumpdrive-form-clause-flat = Immer so viel
jumpdrive-form-clause-per = Pro
jumpdrive-form-clause-per-help = So viel für jedes im eigenen Imperium, oder für je so viele.
jumpdrive-form-clause-pair = Pro Paar
jumpdrive-form-clause-pair-help = So viel für jedes Paar aus zwei Sorten.
jumpdrive-form-clause-with = Mit
jumpdrive-form-clause-with-help = So viel, wenn du eins hast.
jumpdrive-form-clause-with-other = Wenn jemand anders hat
jumpdrive-form-clause-with-other-help = So viel, wenn irgendwer sonst eins hat.
jumpdrive-form-clause-per-shared = Pro, auch bei einer anderen Person
jumpdrive-form-clause-per-shared-help = Auch für jedes, das eine andere Person hat.
jumpdrive-form-effect-dev-discount = Entwicklungen billiger
jumpdrive-form-effect-world-discount = Welten billiger
jumpdrive-form-effect-world-discount-help = Welten, die du bezahlst.
jumpdrive-form-effect-military-vs = Militärstärke gegen
jumpdrive-form-effect-military-vs-help = Nur bei solchen Welten.
jumpdrive-form-effect-military-per = Militärstärke pro
jumpdrive-form-effect-military-per-help = So viel für jedes im eigenen Imperium.
jumpdrive-form-effect-pay-for-military = Militärwelt bezahlen
jumpdrive-form-effect-pay-for-military-help = Für ihre Verteidigung, abzüglich eines Rabatts.
jumpdrive-form-effect-second-world-paid = Für eine zweite Welt abwerfen
jumpdrive-form-effect-second-world-paid-help = Nach dem Bezahlen der ersten; die zweite ist billiger.
jumpdrive-form-effect-second-world-military = Eine zweite Welt erobern
jumpdrive-form-effect-second-world-military-help = Mit der übrigen Militärstärke.
jumpdrive-form-effect-pass-to-strongest = Geht an die Stärksten
jumpdrive-form-effect-pass-to-strongest-help = Vor der Wertung, an die Person mit der höchsten Militärstärke.
jumpdrive-form-limit-max-in-empire = Höchstens so viele im Imperium
jumpdrive-form-limit-no-military-unless = Nur ohne Militärstärke
jumpdrive-form-limit-no-military-unless-help = Außer mit einer bestimmten Karte.
jumpdrive-form-phase-develop = Entwickeln
jumpdrive-form-phase-settle = Besiedeln
jumpdrive-form-phase-score = Wertung
jumpdrive-form-card = Karte
jumpdrive-form-cards = Karten

## What is wrong with the card file. Words of the file stay as they are.

jumpdrive-problem-limit-needs = { $limit } braucht { $parameters }
jumpdrive-problem-no-card = die Karte „{ $card }“ gibt es nicht
jumpdrive-problem-color-and-military = eine Welt hat color und military, eine Entwicklung keins von beiden
jumpdrive-problem-defense = diese Karte hat eine Verteidigung und keine Kosten
jumpdrive-problem-cost = diese Karte hat Kosten und keine Verteidigung
jumpdrive-problem-three-icons = eine Karte hat höchstens drei Symbole
jumpdrive-problem-alien = jede gelbe Welt ist ALIEN
jumpdrive-problem-marks = { $marks } stehen auf je einem Exemplar, im Stapel sind aber { $copies }
jumpdrive-problem-not-a-field = nennt „{ $field }“, was die Karte nicht hat
jumpdrive-problem-parameter-missing = { $form } braucht diesen Parameter
jumpdrive-problem-no-parameter = { $form } hat keinen solchen Parameter
jumpdrive-problem-pair = ein Paar nennt zwei Dinge, jede andere Klausel eins
jumpdrive-problem-phase = { $form } wirkt in { $phase }
jumpdrive-problem-military-selector = „military“ gehört zu einem Imperium; auf keine Karte passt es
jumpdrive-problem-selector = „{ $selector }“ gehört nicht zum Wortschatz
jumpdrive-problem-same-name = auch die Karte „{ $card }“ heißt „{ $name }“
jumpdrive-problem-center = genau eine Karte, Survey Team, liegt in der Mitte
jumpdrive-problem-one-for-each = es gibt eine für jede von { $players } Personen
jumpdrive-problem-hand = die Hand { $hand } hat { $cards } Karten, nicht { $given }
jumpdrive-problem-joint = { $cards } müssen zusammen { $total } ergeben, wie dokumentiert, nicht { $given }

## The page: the table

jumpdrive-page-table = Tisch
jumpdrive-page-my-empire = Mein Imperium
jumpdrive-page-empire-of = Imperium von { $player }
jumpdrive-page-no-cards-yet = Noch keine Karten
jumpdrive-page-card-brings = { $card }: { $vp } SP und { $income } Einkommen pro Runde
jumpdrive-page-yield-vp = Bringt in jeder Runde { $vp } SP, so wie dieses Imperium jetzt ist.
jumpdrive-page-yield-income = { $cards ->
    [one] Bringt in jeder Runde { $cards } Karte, so wie dieses Imperium jetzt ist.
   *[other] Bringt in jeder Runde { $cards } Karten, so wie dieses Imperium jetzt ist.
}
jumpdrive-page-card-revealed = { $card }, aufgedeckt, noch nicht gelegt
jumpdrive-page-card-planned = { $card }, geplant
jumpdrive-page-my-hand = Meine Hand
jumpdrive-page-no-cards = Keine Karten
jumpdrive-page-pay-with = Mit { $card } zahlen
jumpdrive-page-pay-with-it = Damit zahlen
jumpdrive-page-pays = Zahlt ✓
jumpdrive-page-explore = Erkunden
jumpdrive-page-explore-marker = Erkundungsmarker
jumpdrive-page-from-center = { $card } aus der Mitte
jumpdrive-page-center = Mitte
jumpdrive-page-deck = Nachziehstapel
jumpdrive-page-discards = Ablage
jumpdrive-page-survey-teams = Survey Teams
jumpdrive-page-development = Entwicklung
jumpdrive-page-world = Welt
jumpdrive-page-choosing = wählt …
jumpdrive-page-ready = fertig
jumpdrive-page-still-choosing = wählt noch
jumpdrive-page-becomes = wird zu

## The page: all players in numbers

jumpdrive-page-players = Spieler
jumpdrive-page-player = Name
jumpdrive-page-vp = SP
jumpdrive-page-vp-so-far = SP bisher
jumpdrive-page-vp-per-round = SP pro Runde
jumpdrive-page-income = Einkommen
jumpdrive-page-income-drawn = Einkommen: gezogene Karten pro Runde
jumpdrive-page-military = Militärstärke
jumpdrive-page-explore-icons = Erkundungssymbole
jumpdrive-page-chromosomes = Chromosomen
jumpdrive-page-cards-in-hand = Handkarten
jumpdrive-page-hand = Hand
jumpdrive-page-vp-by-round = SP je Runde, Ziel { $goal }
jumpdrive-page-this-round = Diese Runde
jumpdrive-page-track = { $vp } von { $goal } SP
jumpdrive-page-track-by-round = { $vp } von { $goal } SP; je Runde: { $rounds }

## The page: the step of the round

jumpdrive-page-ends-at = Das Spiel endet bei { $vp } SP
jumpdrive-page-step-discard-start = Starthände
jumpdrive-page-step-place = Karten legen
jumpdrive-page-step-pay = Bezahlen
jumpdrive-page-step-explore = Erkunden
jumpdrive-page-step-second-world = Zweite Welten
jumpdrive-page-step-pay-second = Zweite Welten bezahlen
jumpdrive-page-step-hand-limit = Handlimit

## The page: the plan of this round

jumpdrive-page-my-plan = Mein Plan
# What the player has chosen while others still choose; conquer and pay are ways to place a world.
jumpdrive-page-secret = { $verb ->
    [discard] Wird abgeworfen
    [conquer] Die Welt wird erobert
    [pay] Die Welt wird bezahlt
    [second] Zweite Welt
   *[pass] Keine zweite Welt
}
jumpdrive-page-plan-nothing = Noch nichts geplant
jumpdrive-page-status-place = Eine Entwicklung, eine Welt oder beides aus der Hand. Oder stattdessen erkunden.
jumpdrive-page-status-sent = Verdeckt, bis alle fertig sind.
jumpdrive-page-status-give-up = Handkarten wählen, die abgeworfen werden.
jumpdrive-page-status-pay = Handkarten wählen, mit denen bezahlt wird.
jumpdrive-page-status-second = Eine zweite Welt aus der Hand wählen oder ohne bestätigen.
jumpdrive-page-takes = { $card }: { $takes }
jumpdrive-page-payments = { $most ->
    [0] keine Karte
    [one] { $payments } Karte
   *[other] { $payments } Karten
}
jumpdrive-page-plan-discard = { CAPITALIZED($payments) } abwerfen
jumpdrive-page-plan-discard-draw = { $drawn ->
    [one] { CAPITALIZED($payments) } abwerfen, dann { $drawn } Karte ziehen
   *[other] { CAPITALIZED($payments) } abwerfen, dann { $drawn } Karten ziehen
}
jumpdrive-page-plan-explore = { $drawn ->
    [one] Erkunden: { $drawn } Karte ziehen, { $discarded } abwerfen.
   *[other] Erkunden: { $drawn } Karten ziehen, { $discarded } abwerfen.
}
jumpdrive-page-plan-pays-later = Jetzt wählen, was bezahlt, oder nach dem Aufdecken.
jumpdrive-page-plan-pays = { $chosen } von { $payments } zum Bezahlen gewählt.
jumpdrive-page-short = { $cards } · { $payments } abwerfen
jumpdrive-page-short-draw = { $drawn ->
    [one] { $cards } · { $payments } abwerfen · { $drawn } Karte ziehen
   *[other] { $cards } · { $payments } abwerfen · { $drawn } Karten ziehen
}
jumpdrive-page-short-explore = { $drawn ->
    [one] Erkunden · { $drawn } Karte ziehen, { $discarded } abwerfen
   *[other] Erkunden · { $drawn } Karten ziehen, { $discarded } abwerfen
}

## The page: what kind of game it is, and how it is played

jumpdrive-page-pitch = Jede Runde ein, zwei Karten legen. Alle bringen Runde für Runde wieder Punkte, bis jemand 50 SP hat.
jumpdrive-page-length = 6 oder 7 Runden
jumpdrive-page-goal = Die meisten SP haben, wenn jemand 50 erreicht. Am Ende jeder Runde bringen alle Karten des eigenen Imperiums wieder Punkte.
jumpdrive-page-round-choose = Alle wählen geheim, was sie legen, und decken gemeinsam auf: eine Entwicklung, eine Welt, von beidem eine Karte oder den Erkundungsmarker.
jumpdrive-page-round-pay = Karten werden mit anderen Handkarten bezahlt. Militärwelten werden stattdessen mit Militärstärke erobert; Bezahlung und Militärstärke lassen sich nie verbinden.
jumpdrive-page-round-score = Dann bringt jede Karte in jedem Imperium ihre SP. Hat niemand 50 SP, ziehen alle so viele Karten wie ihr Einkommen; danach wird die Hand auf 10 Karten verkleinert.
jumpdrive-page-phases = Was gelegt werden darf
jumpdrive-page-phase-development = Eine Entwicklung
jumpdrive-page-phase-development-text = Ihre Fähigkeit und ihre Symbole zählen von nun an.
jumpdrive-page-phase-development-bonus = Allein gelegt kostet sie 1 Karte weniger.
jumpdrive-page-phase-world = Eine Welt
jumpdrive-page-phase-world-text = Ihre Kosten bezahlen. Eine Militärwelt wird stattdessen erobert: Die eigene Militärstärke muss mindestens so hoch sein wie ihre Verteidigung.
jumpdrive-page-phase-world-bonus = Wird sie allein gelegt, wird 1 Karte gezogen.
jumpdrive-page-phase-both = Eine Entwicklung und eine Welt
jumpdrive-page-phase-both-text = Beide zu vollen Kosten und ohne Karte zu ziehen. Fähigkeit und Symbole der Entwicklung helfen schon beim Legen der Welt.
jumpdrive-page-phase-explore = Erkunden
jumpdrive-page-phase-explore-text = Keine Karte legen. 2 Karten ziehen und dazu eine pro Erkundungssymbol, die 3 des Markers mitgezählt; dann so viele Karten abwerfen, wie es Symbole sind. Das bringt 2 Karten und eine bessere Hand.
jumpdrive-page-ends = Nach einer Wertung hat jemand mindestens 50 SP.
jumpdrive-page-wins = Die meisten SP gewinnen; bei Gleichstand die meisten Handkarten und Einkommen zusammen; ist auch das gleich, wird der Sieg geteilt.
jumpdrive-page-advice-survey-team = Ein Survey Team kostet 1, allein gelegt nichts: eine gute erste Entwicklung. Es darf einmal genommen werden.
jumpdrive-page-advice-income = Erst Einkommen, bald SP: Was in den ersten Runden liegt, zahlt sich in allen weiteren aus.
jumpdrive-page-advice-length = Das Spiel dauert sechs oder sieben Runden. In den letzten zählen nur noch SP.
jumpdrive-page-icon-card = Handkarten oder zu ziehende Karten
jumpdrive-page-icon-military = Militärstärke
jumpdrive-page-icon-explore = Erkundungssymbol
jumpdrive-page-icon-chromosome = Chromosom

## The page: the words of the rulebook, each with what it means. `also` lists other forms that are found in sentences.

jumpdrive-page-term-development = Entwicklung
    .text = Eine Karte mit einer Raute. Ohne Welt gelegt kostet sie 1 Karte weniger. Fähigkeit und Symbole zählen schon für eine Welt, die in derselben Runde gelegt wird.
jumpdrive-page-term-world = Welt
    .text = Eine Karte mit einem Planeten. Wird sie ohne Entwicklung gelegt, wird 1 Karte gezogen, sobald sie bezahlt oder erobert ist.
jumpdrive-page-term-cost = Kosten
    .text = So viele Handkarten werden abgeworfen, um die Karte zu legen. Fähigkeiten des Imperiums können sie billiger machen, nie unter 0.
jumpdrive-page-term-military-world = Militärwelt
    .text = Eine Welt mit rotem Rand und roter Zahl, ihrer Verteidigung. Sie kostet nichts, aber die eigene Militärstärke muss mindestens so hoch sein wie ihre Verteidigung.
    .also = Militärwelten
jumpdrive-page-term-military = Militärstärke
    .text = Die Militärsymbole des Imperiums. Manche Fähigkeiten geben Militärstärke nur gegen bestimmte Welten.
    .also = Militärsymbol, Militärsymbole
jumpdrive-page-term-explore = Erkunden
    .text = Statt Karten zu legen: 2 Karten ziehen und dazu eine pro Erkundungssymbol, die 3 des Markers mitgezählt. Dann so viele Karten, alte oder neue, abwerfen, wie es Symbole sind.
jumpdrive-page-term-vp-per-round = SP pro Runde
    .text = Was alle Karten des Imperiums zusammen bringen: am Ende jeder Runde, nicht nur einmal.
jumpdrive-page-term-income = Einkommen
    .text = So viele Karten werden nach der Wertung gezogen. Danach werden Hände mit mehr als 10 Karten auf 10 verkleinert.
jumpdrive-page-term-chromosome = Chromosom
    .text = Ein Symbol, das allein nichts bewirkt; manche Karten bringen dafür SP oder Karten.
    .also = Chromosomen
jumpdrive-page-term-survey-team = Survey Team
    .text = Für alle liegt je eins in der Mitte. Einmal im Spiel darf es als Entwicklung gelegt werden, für Kosten 1.
jumpdrive-page-term-second-world = Zweite Welt
    .text = Nach dem Bezahlen einer Welt kann Colony Convoy abgeworfen werden, um eine zweite zu bezahlen; nach dem Erobern einer Welt erlaubt Military Convoy, mit der übrigen Militärstärke eine zweite zu erobern. Sie wird gelegt, nachdem alle bezahlt haben, vor der Wertung.
    .also = zweiten Welt, zweite Welten
jumpdrive-page-term-end = Spielende
    .text = Nach einer Runde, in der jemand mindestens 50 SP hat. Die meisten SP gewinnen; bei Gleichstand die meisten Handkarten plus Einkommen; ist auch das gleich, wird der Sieg geteilt.
jumpdrive-page-term-explore-icon = Erkundungssymbol
    .text = Beim Erkunden eine Karte mehr ziehen und abwerfen. Manche Karten bringen dafür SP oder Karten.
    .also = Erkundungssymbole
jumpdrive-page-term-explore-marker = Erkundungsmarker
    .text = Wird statt Karten gelegt, um zu erkunden. Seine 3 Symbole zählen nur dafür.
jumpdrive-page-term-empire = Imperium
    .text = Die eigenen gelegten Karten. Sie alle bringen jede Runde Punkte.
jumpdrive-page-term-one-other-player = Eine andere Person
    .text = Eine Karte, die auch ein anderes Imperium zählt, zählt das, welches am meisten bringt.
    .also = einer anderen Person
jumpdrive-page-term-war-propaganda = War Propaganda
    .text = Eine Karte, die den Besitzer wechseln kann: Jede Runde wird geprüft, wer die höchste Militärstärke hat.

jumpdrive-question = { $question ->
    [discard_start] Abwerfen zu Beginn
    [place] Was in dieser Runde ausgespielt wird
    [pay] Bezahlen mit Karten
    [explore] Erkunden: gezogene Karten
    [second_world] Zweite Welt
    [pay_second] Bezahlen der zweiten Welt
   *[hand_limit] Abwerfen auf zehn Karten
}
