# Race for the Galaxy: Regeln und Seite in Worten. Was alle Spiele brauchen, steht in engine.ftl.

## Gezählte Dinge, und wie Karten heißen

race-vps = { $vp } SP
race-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
race-goods = { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
race-more = { $amount ->
    [one] { $amount } weitere Karte
   *[other] { $amount } weitere Karten
}
race-cards-left = { $chosen ->
    [0] { race-cards }
   *[other] noch { race-cards }
}
race-other-cards = { $cards ->
    [one] { $cards } andere Karte
   *[other] { $cards } andere Karten
}
race-phase = { $phase ->
    [explore] Erkunden
    [develop] Entwickeln
    [settle] Besiedeln
    [trade] Handeln
    [consume] Verbrauchen
   *[produce] Produzieren
}
race-keyword = { $keyword ->
    [alien] ALIEN
    [imperium] IMPERIUM
    [rebel] REBELLEN
    [terraforming] TERRAFORMING
    [uplift] UPLIFT
   *[chromosome] CHROMOSOM
}

## Die Aktionskarten

race-name-action-explore_5 = Erkunden: +5
race-name-action-explore_1_1 = Erkunden: +1, +1
race-name-action-develop = Entwickeln
race-name-action-settle = Besiedeln
race-name-action-trade = Verbrauchen: Handeln
race-name-action-consume_2x = Verbrauchen: 2x SP
race-name-action-produce = Produzieren
race-action-card = { $action ->
    [explore_5] Alle ziehen 2 Karten und behalten 1. Bonus: 5 weitere Karten zur Auswahl ziehen.
    [explore_1_1] Alle ziehen 2 Karten und behalten 1. Bonus: 1 weitere Karte ziehen und 1 weitere behalten.
    [develop] Alle dürfen eine Entwicklung ausspielen. Bonus: 1 Karte weniger bezahlen.
    [settle] Alle dürfen eine Welt ausspielen. Bonus: danach eine Karte ziehen.
    [trade] Alle nutzen ihre Verbrauchen-Fähigkeiten. Bonus: vorher eine Ware verkaufen, mit den Handeln-Fähigkeiten.
    [consume_2x] Alle nutzen ihre Verbrauchen-Fähigkeiten. Bonus: doppelte SP für Waren.
   *[produce] Alle produzieren eine Ware auf jeder Produktionswelt ohne Ware. Bonus: auch auf einer Glücksfallwelt produzieren.
}
race-chosen = { $card }
race-chosen-both = { $first } und { $second }
race-chosen-twice = zweimal { $card }

## Fragen

race-prompt-discard-start = { $chosen ->
    [0] { race-cards } abwerfen.
   *[other] Noch { race-cards } abwerfen.
}
race-prompt-action = Eine Aktion wählen.
race-prompt-two-actions = Zwei Aktionen wählen.
race-prompt-explore-keep = { race-cards } gezogen: { $left } zum Behalten wählen.
race-prompt-explore-discard = { race-cards } gezogen: { $left } zum Abwerfen wählen.
race-prompt-develop = Eine Entwicklung aus der Hand ausspielen, oder keine.
race-prompt-settle = Eine Welt aus der Hand ausspielen, oder keine.
race-prompt-method = Wie wird { $card } ausgespielt?
race-prompt-tactics-no-world = Es wird keine Welt ausgespielt. { $card } trotzdem abwerfen?
race-prompt-tactics-no-need = Militärstärke wird nicht gebraucht. { $card } trotzdem abwerfen?
race-prompt-pay = { $card } bezahlen: { race-cards-left } abwerfen.
race-prompt-trade = Eine Ware verkaufen.
race-prompt-consume = Welche Verbrauchen-Fähigkeit als Nächstes?
race-prompt-good-to-sell = Ware wählen, die mit { $card } verkauft wird.
race-prompt-good-to-consume = Ware wählen, die mit { $card } verbraucht wird.
race-prompt-consume-hand = Mit { $card } Karten für SP abwerfen?
race-prompt-gamble = Eine Zahl nennen: Hat die aufgedeckte Karte sie als Kosten oder Verteidigung, kommt sie auf die Hand.
race-prompt-windfall = Auf welcher Glücksfallwelt produzieren?
race-prompt-hand-limit = { $chosen ->
    [0] { race-cards } abwerfen: Am Ende einer Runde sind zehn Handkarten erlaubt.
   *[other] Noch { race-cards } abwerfen: Am Ende einer Runde sind zehn Handkarten erlaubt.
}

## Wahlmöglichkeiten

race-option-choose = { $action ->
    [explore_5] { $card }: 5 weitere Karten zur Auswahl ziehen
    [explore_1_1] { $card }: 1 weitere Karte ziehen und 1 weitere behalten
    [develop] { $card }: eine Entwicklung ausspielen, selbst für 1 weniger
    [settle] { $card }: eine Welt ausspielen, selbst danach eine Karte ziehen
    [trade] { $card }: selbst eine Ware verkaufen, dann verbrauchen alle
    [consume_2x] { $card }: alle verbrauchen, selbst doppelte SP für Waren
   *[produce] { $card }: alle produzieren, selbst auch auf einer Glücksfallwelt
}
race-option-no-development = Keine Entwicklung ausspielen
race-option-no-world = Keine Welt ausspielen
race-option-no-more-powers = Keine weitere Fähigkeit nutzen
race-option-discard-no-more = Nichts mehr abwerfen
race-option-keep-tactics = { $card } behalten
race-option-discard = { $card } abwerfen ({ $facts })
race-option-keep = { $card } behalten ({ $facts }): { $text }
race-option-place-development = { $card } für { race-cards } ausspielen: { $text }
race-option-place-world = { $card } ausspielen ({ $facts }): { $text }
race-option-give-up = { $card } abwerfen
race-option-give-up-free = { $card } abwerfen und nichts bezahlen
race-option-give-up-conquer = { $card } abwerfen (Verteidigung { $defense }, Militärstärke { $military })
race-option-conquer = Erobern (Verteidigung { $defense }, Militärstärke { $military })
race-option-pay = { race-cards } bezahlen
race-option-sell = Die Ware ({ engine-kind }) von { $card } für { race-cards } verkaufen
race-option-use = { $card }: { $power }
race-option-good = Die Ware ({ engine-kind }) von { $card }
race-option-name = { $number } nennen
race-option-produce = Auf { $card } produzieren
race-facts-cost = Kosten { $cost }
race-facts-cost-kind = Kosten { $cost }, { engine-kind }
race-facts-defense = Verteidigung { $defense }
race-facts-defense-kind = Verteidigung { $defense }, { engine-kind }

## Was eine Aktion in jeder Lage bedeutet

race-action-pass = passen
race-action-choose = wählen: { $card }
race-action-discard = abwerfen: { $card }
race-action-keep = behalten: { $card }
race-action-place = ausspielen: { $card }
race-action-method = { $method ->
    [conquer] Weg: erobern
    [temporary_military] Weg: vorübergehende Militärstärke
    [pay] Weg: bezahlen
   *[free_settle] Weg: kostenlos besiedeln
}
race-action-trade = verkaufen: { $card }
race-action-use = nutzen: { $card }, Fähigkeit { $number }
race-action-good = Ware: { $card }
race-action-name-number = Zahl nennen: { $number }
race-action-produce = produzieren: { $card }

## Warum etwas auf dem Tisch jetzt nicht gewählt werden kann: wofür es da ist, und wann

race-resting-hand = { $question ->
    [develop] Welten werden in Besiedeln ausgespielt
    [settle] Entwicklungen werden in Entwickeln ausgespielt
   *[other] Karten werden in Entwickeln und Besiedeln aus der Hand ausgespielt
}
race-resting-tableau = { $question ->
    [consume] hat keine Verbrauchen-Fähigkeit, die jetzt benutzt werden kann
    [windfall] darauf kann jetzt keine Ware produziert werden
   *[other] die Fähigkeiten wirken in ihren Phasen, ohne gewählt zu werden
}
race-resting-goods = { $question ->
    [consume_good] diese Fähigkeit kann diese Ware nicht nehmen
   *[other] Waren werden in Verbrauchen verkauft und verbraucht
}
race-resting-actions = Aktionen werden zu Beginn einer Runde gewählt
race-resting-drawn = in Erkunden gezogen; wird gewählt, wenn Erkunden danach fragt
race-resting-placing = wird gerade ausgespielt
race-resting-others = gehört einem anderen Spieler

## Das Protokoll

race-log-round = Runde { $round }
race-log-start-world = { $seat } beginnt mit { $card }
race-log-chooses = { $seat } wählt { $card }
race-log-phase = Phase { race-phase }
race-log-draws = { $seat } zieht { race-cards }
race-log-draws-cards = { $seat } zieht { $cards }
race-log-discards = { $seat } wirft { race-cards } ab
race-log-discards-cards = { $seat } wirft ab: { $cards }
race-log-keeps = { $seat } behält { race-cards } von { $drawn }
race-log-no-development = { $seat } spielt keine Entwicklung aus
race-log-no-world = { $seat } spielt keine Welt aus
race-log-develops = { $seat } entwickelt { $card } für { race-cards }
race-log-settles = { $seat } besiedelt { $card } für { race-cards }
race-log-conquers = { $seat } besiedelt { $card } (Verteidigung { $defense }, Militärstärke { $military })
race-log-gives-up = { $seat } wirft { $card } für die Fähigkeit ab
race-log-windfall-good = { $seat } erhält mit { $card } eine Ware ({ engine-kind })
race-log-trades = { $seat } verkauft die Ware ({ engine-kind }) von { $card } für { race-cards }
race-log-consumes = { $seat } verbraucht { race-goods } mit { $card } für { $gains }
race-log-discards-for-vp = { $seat } erhält { race-vps } für { race-cards } ({ $card })
race-log-gamble-won = { $seat } nennt { $number }, deckt { $card } auf und behält die Karte
race-log-gamble-lost = { $seat } nennt { $number }, deckt { $card } auf und wirft die Karte ab
race-log-produces = { $seat } produziert auf { $card } ({ engine-kind })
race-log-reshuffle = { $cards ->
    [one] Der Ablagestapel, { $cards } Karte, wird zum neuen Nachziehstapel
   *[other] Der Ablagestapel, { $cards } Karten, wird zum neuen Nachziehstapel
}
race-log-scores = { $seat } erzielt { race-vps }
race-log-wins = { $seat } gewinnt
race-log-shares = { $seat } teilt sich den Sieg

## Anmerkungen, und warum eine Karte nicht ausgespielt werden kann

race-military = Militärstärke
race-score = Punkte
race-tableau-cards = Karten in der Auslage
race-your-bonus = Bonus
race-note-owned = liegt schon in der Auslage
race-note-cost-other = { $cards ->
    [one] Kosten { $cost } von { $cards } anderen Karte
   *[other] Kosten { $cost } von { $cards } anderen Karten
}
race-note-cost = Kosten { $cost } von { race-cards }
race-note-free = keine Kosten, { $card } wird abgeworfen
race-note-conquer = Verteidigung { $defense }, eigene Militärstärke { $military }
race-note-conquer-discarding = Verteidigung { $defense }, eigene Militärstärke { $military }, { $card } wird abgeworfen
race-note-or = { $one } oder { $other }
race-note-or-else = { $one }; oder { $other }
race-note-draw = { race-cards } ziehen
race-note-price = Preis { $price } Karten
race-takes-cost-of = Kosten { $cost }, vorhanden: { race-other-cards }{ $short }
race-takes-military = Verteidigung { $defense }, eigene Militärstärke { $military }{ $short }
race-takes-pay-of = zu bezahlen { $cost }, vorhanden: { race-other-cards }{ $short }
race-takes-either = { $military }; { $pay }

## Karten in Worten

race-text = { $sentences }
race-text-none = Keine Fähigkeit.
race-text-power = { race-phase }: { $power }.
race-text-sentence = { CAPITALIZED($power) }.
race-power-draw-to-choose = { race-more } zur Auswahl ziehen
race-power-draw-at-start = { race-cards } zu Beginn der Phase ziehen
race-power-draw = { race-cards } ziehen
race-power-keep = { race-more } behalten
race-power-develop-discount = Entwicklungen kosten { $amount } weniger
race-power-settle-discount = { $kind ->
    [none] bezahlte Welten kosten { $amount } weniger
   *[other] bezahlte Welten ({ engine-kind }) kosten { $amount } weniger
}
race-power-after-develop = { race-cards } nach dem Ausspielen einer Entwicklung ziehen
race-power-after-settle = { race-cards } nach dem Ausspielen einer Welt ziehen
race-power-military = { $sign ->
    [minus] −{ $amount } Militärstärke
   *[plus] +{ $amount } Militärstärke
}
race-power-military-kind = { race-power-military } gegen Welten ({ engine-kind })
race-power-military-keyword = { race-power-military } gegen { race-keyword }-Welten
race-power-temporary-military = darf für +{ $amount } Militärstärke bis zum Ende der Phase abgeworfen werden
race-power-free-settle = darf abgeworfen werden, um für eine nicht militärische Welt nichts zu bezahlen, außer für Alien-Technologie
race-power-pay-for-military = eine Militärwelt, die nicht ALIEN ist, darf bezahlt werden: Verteidigung minus { $discount }
race-power-price = { $kind ->
    [none] { race-more } für eine Ware
   *[other] { race-more } für eine Ware ({ engine-kind })
}
race-power-price-here = { race-more } für die Ware dieser Welt
race-goods-of-kind = { $kind ->
    [none] { race-goods }
   *[other] { race-goods } ({ engine-kind })
}
race-power-consume = { race-goods-of-kind } für { $rewards } abwerfen
race-power-consume-up-to = bis zu { race-goods-of-kind } für je { $rewards } abwerfen
race-power-consume-different = { race-goods } verschiedener Arten für { $rewards } abwerfen
race-power-consume-up-to-different = bis zu { race-goods } verschiedener Arten für je { $rewards } abwerfen
race-power-consume-all = alle eigenen Waren für ebenso viele SP minus { $vp_less } abwerfen
race-power-discard-hand = bis zu { race-cards } aus der Hand dürfen für je { race-vps } abgeworfen werden
race-power-gamble = eine Zahl von 1 bis 7 nennen und eine Karte aufdecken; sie behalten, wenn ihre Kosten oder Verteidigung diese Zahl sind
race-power-sell = eine Ware zu ihrem Preis verkaufen
race-power-sell-with-trade = eine Ware zu ihrem Preis verkaufen, mit den Handeln-Fähigkeiten
race-power-when-produced-here = { race-cards } ziehen, wenn hier eine Ware produziert wird
race-power-windfall = { $kind ->
    [none] auf einer Glücksfallwelt produzieren
   *[other] auf einer Glücksfallwelt ({ engine-kind }) produzieren
}
race-power-per-produced = { race-cards } für jede produzierte Ware ({ engine-kind }) ziehen
race-power-per-kind-produced = { race-cards } für jede Art produzierter Waren ziehen
race-power-per-world = { race-cards } für jede eigene Welt ({ engine-kind }) ziehen
race-power-most-produced = { race-cards } ziehen, wenn niemand sonst so viele Waren ({ engine-kind }) produziert
race-scoring = Bringt { $clauses }.
race-clause-more = { $clause }; { $more }
race-clause-military = { race-vps } je Punkt Militärstärke, außer spezialisierter und vorübergehender
race-clause-chips = { $every ->
    [one] { race-vps } je SP in Chips
   *[other] { race-vps } je { $every } SP in Chips
}
race-clause-named = { race-vps } je { $card }
race-clause-cards = { race-vps } je { $other ->
        [yes] andere{ " " }
       *[no] { "" }
    }{ $military ->
        [yes]
            { $type ->
                [world]
                    { $goods ->
                        [none] { "" }
                       *[other] militärische{ " " }
                    }
               *[other] militärische{ " " }
            }
        [no] nicht militärische{ " " }
       *[none] { "" }
    }{ $keyword ->
        [none] { "" }
       *[other] { race-keyword }-
    }{ $type ->
        [world]
            { $goods ->
                [windfall] Glücksfallwelt
                [production] Produktionswelt
               *[none]
                    { $military ->
                        [yes] Militärwelt
                       *[other] Welt
                    }
            }
        [development] Entwicklung
       *[card]
            { $goods ->
                [windfall] Glücksfallkarte
                [production] Produktionskarte
               *[none] Karte
            }
    }{ $kind ->
        [none] { "" }
       *[other] { " " }({ engine-kind })
    }{ $cost ->
        [none] { "" }
       *[other] { " " }mit Kosten { $cost }
    }{ $power ->
        [none] { "" }
        [explore] { " " }mit Erkunden-Fähigkeit
        [develop] { " " }mit Entwickeln-Fähigkeit
        [settle] { " " }mit Besiedeln-Fähigkeit
        [trade] { " " }mit Handeln-Fähigkeit
        [consume] { " " }mit Verbrauchen-Fähigkeit
       *[produce] { " " }mit Produzieren-Fähigkeit
    }

## Was sonst auf einer Karte steht

race-fact-cost = Kosten
race-fact-defense = Verteidigung
race-fact-vp = SP
race-fact-kind = Art
race-fact-keywords = Schlüsselwörter
race-fact-start-world = Startwelt
race-fact-copies = Exemplare
race-fact-vp-open = ?
race-fact-kind-of = { $goods ->
    [windfall] { engine-kind }, Glücksfall
    [production] { engine-kind }, Produktion
   *[none] { engine-kind }
}

## Die Wertung

race-score-chips = SP-Chips
race-score-tableau = Karten in der Auslage
race-score-bonuses = „?“-Boni
race-end-tableau = Eine Auslage hatte { $cards } Karten oder mehr.
race-end-vp-pool = Der Vorrat an SP-Chips war aufgebraucht.
race-tie-break = die meisten Handkarten und Waren

## Einstellungen

race-setting-setup = ausgeteilte Handkarten oder die festen Handkarten des ersten Spiels
race-setting-experienced = zu zweit wählen beide jede Runde zwei Aktionen
race-only-two-players = das Spiel für Erfahrene ist für 2, nicht für { $players }

## Gründe von Tipps: wozu eine Wahl führt, und was andere tun werden

race-reason-hand = { $change ->
    [more]
        { $number ->
            [one] { $number } Handkarte mehr
           *[other] { $number } Handkarten mehr
        }
   *[less]
        { $number ->
            [one] { $number } Handkarte weniger
           *[other] { $number } Handkarten weniger
        }
}
race-reason-score = { $change ->
    [more] { $number } SP mehr nach dieser Runde
   *[less] { $number } SP weniger nach dieser Runde
}
race-reason-tableau = { $change ->
    [more]
        { $number ->
            [one] { $number } Karte mehr in der Auslage
           *[other] { $number } Karten mehr in der Auslage
        }
   *[less]
        { $number ->
            [one] { $number } Karte weniger in der Auslage
           *[other] { $number } Karten weniger in der Auslage
        }
}
race-reason-goods = { $change ->
    [more]
        { $number ->
            [one] { $number } Ware mehr auf Welten
           *[other] { $number } Waren mehr auf Welten
        }
   *[less]
        { $number ->
            [one] { $number } Ware weniger auf Welten
           *[other] { $number } Waren weniger auf Welten
        }
}
race-reason-trade = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr für die beste Ware beim Handeln
       *[other] { $number } Karten mehr für die beste Ware beim Handeln
    }
   *[less] { $number ->
        [one] { $number } Karte weniger für die beste Ware beim Handeln
       *[other] { $number } Karten weniger für die beste Ware beim Handeln
    }
}
race-reason-consume-vp = { $change ->
    [more] { $number } SP mehr für die Waren beim Verbrauchen
   *[less] { $number } SP weniger für die Waren beim Verbrauchen
}
race-reason-consume-cards = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr für die Waren beim Verbrauchen
       *[other] { $number } Karten mehr für die Waren beim Verbrauchen
    }
   *[less] { $number ->
        [one] { $number } Karte weniger für die Waren beim Verbrauchen
       *[other] { $number } Karten weniger für die Waren beim Verbrauchen
    }
}
race-reason-produce-goods = { $change ->
    [more] { $number ->
        [one] { $number } Ware mehr, wenn produziert wird
       *[other] { $number } Waren mehr, wenn produziert wird
    }
   *[less] { $number ->
        [one] { $number } Ware weniger, wenn produziert wird
       *[other] { $number } Waren weniger, wenn produziert wird
    }
}
race-reason-produce-cards = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr gezogen, wenn produziert wird
       *[other] { $number } Karten mehr gezogen, wenn produziert wird
    }
   *[less] { $number ->
        [one] { $number } Karte weniger gezogen, wenn produziert wird
       *[other] { $number } Karten weniger gezogen, wenn produziert wird
    }
}
race-reason-later-vp = { $change ->
    [more] { $number } SP mehr beim Verbrauchen nach einem Produzieren
   *[less] { $number } SP weniger beim Verbrauchen nach einem Produzieren
}
race-reason-military = { $change ->
    [more] { $number } mehr Militärstärke
   *[less] { $number } weniger Militärstärke
}
race-reason-explore-draw = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr zur Auswahl bei jedem Erkunden
       *[other] { $number } Karten mehr zur Auswahl bei jedem Erkunden
    }
   *[less] { $number ->
        [one] { $number } Karte weniger zur Auswahl bei jedem Erkunden
       *[other] { $number } Karten weniger zur Auswahl bei jedem Erkunden
    }
}
race-reason-explore-keep = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr behalten bei jedem Erkunden
       *[other] { $number } Karten mehr behalten bei jedem Erkunden
    }
   *[less] { $number ->
        [one] { $number } Karte weniger behalten bei jedem Erkunden
       *[other] { $number } Karten weniger behalten bei jedem Erkunden
    }
}
race-reason-develop-draw = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr bei jedem Entwickeln
       *[other] { $number } Karten mehr bei jedem Entwickeln
    }
   *[less] { $number ->
        [one] { $number } Karte weniger bei jedem Entwickeln
       *[other] { $number } Karten weniger bei jedem Entwickeln
    }
}
race-reason-after-develop = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr für jede Entwicklung
       *[other] { $number } Karten mehr für jede Entwicklung
    }
   *[less] { $number ->
        [one] { $number } Karte weniger für jede Entwicklung
       *[other] { $number } Karten weniger für jede Entwicklung
    }
}
race-reason-after-settle = { $change ->
    [more] { $number ->
        [one] { $number } Karte mehr für jede Welt
       *[other] { $number } Karten mehr für jede Welt
    }
   *[less] { $number ->
        [one] { $number } Karte weniger für jede Welt
       *[other] { $number } Karten weniger für jede Welt
    }
}
race-reason-develop-discount = { $change ->
    [more] Entwicklungen kosten { $number } weniger
   *[less] Entwicklungen kosten { $number } mehr
}
race-reason-settle-discount = { $change ->
    [more] Welten kosten { $number } weniger
   *[less] Welten kosten { $number } mehr
}
race-reason-in-tableau = { $card } in der Auslage
race-reason-in-hand = { $card } auf der Hand
race-verb-pass = Passen
race-verb-choose = Wählen
race-verb-keep = Behalten
race-verb-place = Ausspielen
race-verb-trade = Verkaufen
race-verb-use = Nutzen
race-verb-name-number = Zahl nennen
race-verb-produce = Produzieren

## Der Tisch im Terminal

race-board-table = Runde { $round } · SP-Vorrat { $vp_pool } · Nachziehstapel { $deck } · Ablage { $discards }
race-board-empire = { $seat }: jetzt { race-vps } ({ $chips } in Chips), { race-cards } auf der Hand, Militärstärke { $military }
race-board-empire-chose = { race-board-empire }, wählte { $card }
race-board-good = { $card } (Ware: { engine-kind })
race-board-facts = { $card } ({ $facts })
race-board-tableau = Auslage ({ $size } von { $full }): { $cards }
race-board-hand = Hand: { $cards }
race-board-drawn = gezogen: { $cards }

## Das Formular, in dem Karten berichtigt werden

race-form-name = Name
race-form-name-help = Wie gedruckt.
race-form-copies = Exemplare
race-form-copies-help = Wie viele davon im Stapel sind; von einer Welt 1.
race-form-type = Typ
race-form-military = Militärisch
race-form-military-help = Eine Militärwelt wird erobert: Ihre Zahl steht in einem roten Kreis.
race-form-cost = Kosten
race-form-cost-help = Die Zahl oben: so viele Karten sind zu bezahlen.
race-form-defense = Verteidigung
race-form-defense-help = Die Zahl oben: die nötige Militärstärke.
race-form-vp = SP
race-form-vp-help = Die Zahl im Sechseck; 0, wenn dort „?“ steht.
race-form-kind = Art
race-form-kind-help = Die Farbe; Grau hat keine Waren.
race-form-goods = Waren
race-form-goods-help = Eine Glücksfallwelt hat ihre Ware einmal, mit Lichthof; eine Produktionswelt stellt Waren her.
race-form-keywords = Schlüsselwörter
race-form-keywords-help = Alle, die in Großbuchstaben oder als Zeichen gedruckt sind.
race-form-start-world = Startwelt
race-form-start-world-help = Die Nummer einer Startwelt; alle anderen haben keine.
race-form-preset-hand = Hand des ersten Spiels
race-form-preset-hand-help = Die Nummer der Hand für das erste Spiel, zu der sie gehört, falls sie zu einer gehört.
race-form-powers = Fähigkeiten
race-form-powers-help = Von oben: eine je Zeile.
race-form-bonus = Wertung
race-form-bonus-help = Was eine Entwicklung mit Kosten 6 bringt. Eine Karte zählt für die erste Zeile, die zu ihr passt.
race-form-amount = Wie viel
race-form-discount = Weniger
race-form-discount-help = Karten weniger als ihre Verteidigung.
race-form-cards = Karten
race-form-power-vp = SP
race-form-power-vp-help = In Chips.
race-form-power-goods = Waren
race-form-power-goods-help = Wie viele.
race-form-power-kind = Art
race-form-power-kind-help = Nur Waren oder Welten dieser Art.
race-form-power-keyword = Gegen
race-form-power-keyword-help = Nur für Welten mit diesem Schlüsselwort.
race-form-different = Alle von verschiedener Art
race-form-up-to = Bis zu so viele
race-form-up-to-help = Der Ertrag kommt für jede.
race-form-vp-less = SP weniger
race-form-vp-less-help = Als es Waren sind.
race-form-here = Nur für die Ware dieser Welt
race-form-trade-powers = Mit Handeln-Fähigkeiten
race-form-bonus-vp = SP
race-form-bonus-per = Für jede Karte
race-form-bonus-per-help = Zu der all das passt; die Karte selbst zählt mit, wenn es zu ihr passt.
race-form-bonus-count = Für jede Einheit
race-form-bonus-every = Für je
race-form-bonus-every-help = So viele zusammen bringen es einmal.
race-form-selector-type = Typ
race-form-selector-kind = Art
race-form-selector-goods = Waren
race-form-selector-military = Militärisch
race-form-selector-keyword = Schlüsselwort
race-form-selector-cost = Kosten
race-form-selector-power = Mit einer Fähigkeit für
race-form-selector-name = Die Karte
race-form-value-world = Welt
race-form-value-development = Entwicklung
race-form-value-windfall = Glücksfall
race-form-value-production = Produktion
race-form-value-no-goods = keine Waren
race-form-value-any = beliebig
race-form-value-military = Militärstärke
race-form-value-chips = SP in Chips
race-form-explore-draw = Mehr ziehen
race-form-explore-draw-help = Karten zur Auswahl.
race-form-explore-keep = Mehr behalten
race-form-explore-keep-help = Von den gezogenen Karten.
race-form-develop-draw = Ziehen
race-form-develop-draw-help = Zu Beginn der Phase.
race-form-develop-discount = Rabatt
race-form-develop-discount-help = Entwicklungen kosten weniger.
race-form-develop-after-develop = Ziehen für eine Entwicklung
race-form-develop-after-develop-help = Nach dem Ausspielen.
race-form-settle-discount = Rabatt
race-form-settle-discount-help = Bezahlte Welten kosten weniger.
race-form-settle-military = Militärstärke
race-form-settle-military-help = Kann negativ sein; mit Art oder Schlüsselwort nur gegen solche Welten.
race-form-settle-temporary-military = Abwerfen für Militärstärke
race-form-settle-temporary-military-help = Diese Karte abwerfen; es gilt für die Phase.
race-form-settle-free-settle = Abwerfen für eine kostenlose Welt
race-form-settle-free-settle-help = Diese Karte abwerfen; nicht für Alien-Welten.
race-form-settle-pay-for-military = Für eine Militärwelt bezahlen
race-form-settle-pay-for-military-help = Ihre Verteidigung, abzüglich eines Rabatts.
race-form-settle-after-settle = Ziehen für eine Welt
race-form-settle-after-settle-help = Nach dem Ausspielen.
race-form-trade-price = Besserer Preis
race-form-trade-price-help = Eine verkaufte Ware bringt mehr Karten.
race-form-consume-consume = Waren verbrauchen
race-form-consume-consume-help = Waren für SP oder Karten.
race-form-consume-consume-all = Alle Waren verbrauchen
race-form-consume-consume-all-help = Alle, die übrig sind.
race-form-consume-discard-hand = Karten für SP abwerfen
race-form-consume-discard-hand-help = Aus der Hand.
race-form-consume-draw = Ziehen
race-form-consume-draw-help = Ohne eine Ware.
race-form-consume-gamble = Glücksspiel
race-form-consume-gamble-help = Eine Zahl nennen und eine Karte aufdecken.
race-form-consume-sell = Eine Ware verkaufen
race-form-consume-sell-help = Zu ihrem Preis.
race-form-produce-when-produced-here = Ziehen für eine hier produzierte Ware
race-form-produce-windfall = Ware auf einer Glücksfallwelt
race-form-produce-windfall-help = Einer Art oder jeder Art.
race-form-produce-draw = Ziehen
race-form-produce-draw-help = In jedem Fall.
race-form-produce-per-produced = Ziehen für produzierte Waren
race-form-produce-per-produced-help = Für jede einer Art.
race-form-produce-per-kind-produced = Ziehen für produzierte Arten
race-form-produce-per-kind-produced-help = Für jede verschiedene Art.
race-form-produce-per-world = Ziehen für Welten
race-form-produce-per-world-help = Für jede einer Art in der Auslage.
race-form-produce-most-produced = Ziehen für die meisten Waren
race-form-produce-most-produced-help = Wenn von einer Art mehr produziert wurde als von allen anderen.
race-form-bonus-cards = SP für Karten
race-form-bonus-cards-help = Für jede eigene Karte, die passt.
race-form-bonus-number = SP für eine Anzahl
race-form-bonus-number-help = Für jede Einheit oder für je so viele.
race-form-card-entry = Karte
race-form-card-entries = Karten

## Was an einer Kartendatei falsch ist. Namen ihrer Felder bleiben, wie sie sind.

race-problem-defense = diese Karte hat eine Verteidigung und keine Kosten
race-problem-cost = diese Karte hat Kosten und keine Verteidigung
race-problem-clause = eine Zeile ist {"{"} vp, per {"}"} oder {"{"} vp, count, every? {"}"}
race-problem-no-card = es gibt keine Karte „{ $card }“
race-problem-kind-and-goods = eine Welt hat Art und Waren, eine Entwicklung keins von beiden
race-problem-gray = graue Welten haben die Waren „none“, alle anderen nicht
race-problem-alien = eine Welt der Art „alien“ hat das Schlüsselwort „alien“
race-problem-military = nur Welten sind militärisch
race-problem-one-copy = von jeder Welt gibt es eine Karte
race-problem-bonus = nur Entwicklungen mit Kosten 6 haben einen Bonus
race-problem-bonus-vp = auf einer Karte mit Bonus steht „?“, also ist vp 0
race-problem-start-world = eine Startwelt ist eine Welt
race-problem-start-hand = eine Startwelt ist in keiner Hand
race-problem-no-effect = { $phase } hat keinen Effekt „{ $effect }“
race-problem-parameter-missing = { $phase } { $effect } braucht diese Angabe
race-problem-no-parameter = { $phase } { $effect } hat keine solche Angabe
race-problem-leave-out = weglassen, außer es ist true
race-problem-any = „any“ ist nur für windfall
race-problem-different-kind = passt nicht zu kind
race-problem-consume-nothing = Verbrauchen bringt SP oder Karten
race-problem-good-on-world = nur eine Welt kann eine Ware haben
race-problem-at-least-one = muss mindestens 1 sein
race-problem-amount = muss mindestens 1 sein; nur Militärstärke kann negativ sein
race-problem-four-kinds = es gibt nur vier Arten
race-problem-up-to-goods = muss true sein; die Anzahl steht in goods
race-problem-up-to-cards = muss eine Anzahl Karten sein, mindestens 1
race-problem-same-name = Karte „{ $card }“ hat denselben Namen
race-problem-five-starts = fünf Welten sind Startwelten, von 0 bis 4 nummeriert
race-problem-hand-of-four = Hand { $hand } hat vier Karten, nicht { $cards }

## Die Seite: das Spiel wählen

race-page-pitch = Erraten, was die anderen tun werden. Jede Karte ist eine Welt oder eine Entwicklung, und auch Geld und Ware.
race-page-length = 7 bis 11 Runden
race-page-experienced = Spiel zu zweit für Erfahrene
race-page-experienced-text = Beide wählen jede Runde zwei Aktionen.

## Die Seite: wie man spielt

race-page-goal = Die meisten SP gewinnen: die Karten in der Auslage, die erhaltenen SP-Chips und die „?“-Boni der Entwicklungen mit Kosten 6.
race-page-round-choice = Alle wählen geheim eine Aktionskarte, und alle werden zugleich aufgedeckt. Nur die gewählten Phasen finden statt, in der Reihenfolge I bis V, jede einmal.
race-page-round-bonus = In jeder davon handeln alle. Wer die Phase gewählt hat, bekommt auch ihren Bonus.
race-page-round-cards = Karten sind dreierlei: Entwicklungen und Welten zum Ausspielen, das Geld, um sie zu bezahlen, und Waren, die verdeckt auf Welten liegen.
race-page-round-limit = Am Ende der Runde werden Handkarten bis auf 10 abgeworfen.
race-page-phases = Phasen
race-page-explore = I Erkunden
race-page-explore-text = 2 Karten ziehen, 1 behalten.
race-page-explore-bonus = Erkunden +5: 5 weitere Karten zur Auswahl ziehen. Erkunden +1, +1: 1 weitere ziehen und 1 weitere behalten.
race-page-develop = II Entwickeln
race-page-develop-text = Eine Entwicklung darf ausgespielt werden; dafür so viele Karten abwerfen, wie sie kostet. Jede Entwicklung darf nur einmal in der Auslage liegen.
race-page-develop-bonus = 1 Karte weniger abwerfen.
race-page-settle = III Besiedeln
race-page-settle-text = Eine Welt darf ausgespielt werden. Eine Welt mit dunklem Kreis wird mit Karten bezahlt, eine mit rotem Kreis mit Militärstärke erobert. Eine Glücksfallwelt bringt eine Ware mit.
race-page-settle-bonus = Nach dem Ausspielen einer Welt 1 Karte ziehen.
race-page-consume = IV Verbrauchen
race-page-consume-text = Die Verbrauchen-Fähigkeiten müssen genutzt werden, in beliebiger Reihenfolge, jede einmal, so weit die Waren reichen.
race-page-consume-bonus = Handeln: vorher eine Ware für Karten verkaufen. 2× SP: doppelte SP-Chips der Verbrauchen-Fähigkeiten, außer für Handkarten.
race-page-produce = V Produzieren
race-page-produce-text = Jede eigene Produktionswelt ohne Ware bekommt eine.
race-page-produce-bonus = Eine Ware auf eine Glücksfallwelt legen, die keine hat.
race-page-end-tableau = Eine Auslage hat am Ende einer Runde 12 Karten oder mehr.
race-page-end-chips = Der letzte SP-Chip wird ausgegeben: Es gibt 12 für jeden am Tisch.
race-page-end-winner = Die Runde wird immer zu Ende gespielt. Die meisten SP gewinnen; bei Gleichstand die meisten Handkarten und Waren zusammen; herrscht auch da Gleichstand, wird der Sieg geteilt.
race-page-advice-others = Das wählen, was man braucht und die anderen nicht für einen wählen; von den Phasen leben, die sie wählen.
race-page-advice-goods = Eine früh verkaufte Ware bezahlt die nächsten Welten. Später bringen Produzieren und Verbrauchen im Wechsel SP-Chips.
race-page-advice-powers = Die Fähigkeit einer Karte wirkt nicht in der Phase, in der sie ausgespielt wird.
race-page-icon-cards = Handkarten, oder Karten zum Ziehen
race-page-icon-military = Militärstärke

## Die Seite: Wörter, die die Hilfe erklärt

race-page-term-action-card = Aktionskarte
    .text = Jede Runde wählen alle geheim eine Aktionskarte. Ihre Phase findet für alle statt; wer sie gewählt hat, bekommt auch ihren Bonus.
    .also = aktionskarten
race-page-term-phase = Phase
    .text = Eine Runde hat bis zu fünf Phasen, in dieser Reihenfolge: I Erkunden, II Entwickeln, III Besiedeln, IV Verbrauchen, V Produzieren. Eine Phase, die niemand gewählt hat, entfällt.
race-page-term-explore = Erkunden
    .text = 2 Karten ziehen und 1 behalten. Bonus: 5 weitere ziehen, oder 1 weitere ziehen und 1 weitere behalten.
race-page-term-develop = Entwickeln
    .text = Eine Entwicklung aus der Hand ausspielen und ihre Kosten in Karten bezahlen. Bonus: 1 Karte weniger bezahlen.
race-page-term-settle = Besiedeln
    .text = Eine Welt aus der Hand ausspielen: ihre Kosten in Karten bezahlen oder, wenn sie eine Militärwelt ist, sie erobern. Bonus: danach eine Karte ziehen.
race-page-term-consume = Verbrauchen
    .text = Die Verbrauchen-Fähigkeiten nutzen, in beliebiger Reihenfolge, solange es geht. Bonus: vorher eine Ware verkaufen, oder doppelte SP für Waren.
race-page-term-trade = Handeln
    .text = Nur wer Handeln gewählt hat, verkauft eine Ware, und muss es, wenn es eine gibt: für 2 Karten bei Neuheiten, 3 bei Seltenen Elementen, 4 bei Genen, 5 bei Alien-Technologie. Handeln-Fähigkeiten erhöhen das. Eine Verbrauchen-Fähigkeit, die verkauft, nutzt sie nur, wenn sie es sagt.
race-page-term-produce = Produzieren
    .text = Auf jede eigene Produktionswelt ohne Ware kommt eine. Bonus: auch auf eine Glücksfallwelt ohne Ware.
race-page-term-hand = Hand
    .text = Mit Handkarten wird ausgespielt und bezahlt. Am Ende einer Runde bleiben höchstens 10.
race-page-term-tableau = Auslage
    .text = Die ausgespielten Karten. Eine Auslage mit 12 Karten oder mehr am Ende einer Runde beendet das Spiel.
    .also = auslagen
race-page-term-cost = Kosten
    .text = Die Zahl in der Raute oder im Kreis: So viele Handkarten werden abgeworfen, um die Karte auszuspielen.
race-page-term-defense = Verteidigung
    .text = Die umrandete Zahl im roten Kreis: die Militärstärke, die es braucht, um diese Welt zu erobern. Bezahlt wird nichts.
race-page-term-military = Militärstärke
    .text = Die Summe der eigenen Militärfähigkeiten. Sie wird nicht verbraucht. Manche zählt nur gegen bestimmte Welten.
race-page-term-good = Ware
    .text = Eine Karte, die verdeckt auf einer Welt liegt. Eine Welt hat höchstens eine. Waren werden verkauft oder verbraucht.
race-page-term-windfall = Glücksfallwelt
    .text = Eine Welt mit farbigem Lichthof: Sie bekommt eine Ware, wenn sie ausgespielt wird, später nur durch Fähigkeiten und den Produzieren-Bonus.
    .also = glücksfallwelten, glücksfall
race-page-term-production = Produktionswelt
    .text = Eine Welt in voller Farbe: Sie bekommt in jeder Produzieren-Phase eine Ware, wenn sie keine hat.
    .also = produktionswelten, produktion
race-page-term-power = Fähigkeit
    .text = Was eine ausgespielte Karte in einer Phase tut. Sie wirkt ab der nächsten Phase, nicht in der, in der die Karte ausgespielt wird.
race-page-term-vp-chips = SP-Chips
    .text = Siegpunkte aus Verbrauchen. Es gibt 12 für jeden am Tisch; sind sie aufgebraucht, endet das Spiel nach dieser Runde.
    .also = sp-chip
race-page-term-six-cost = Entwicklung mit Kosten 6
    .text = Ihre SP sind ein Fragezeichen: Sie hängen am Ende des Spiels von den Karten in der Auslage, den SP-Chips oder der Militärstärke ab.
    .also = „?“
race-page-term-tie = Gleichstand
    .text = Von denen mit gleich vielen SP gewinnt, wer die meisten Handkarten und Waren zusammen hat; ist auch das gleich, wird der Sieg geteilt.
race-page-term-start-world = Startwelt
    .text = Die Welt, mit der die Auslage beginnt.
    .also = startwelten
race-page-term-discard-pile = Ablagestapel
    .text = Bezahlte oder abgeworfene Karten, verdeckt. Er wird zum neuen Nachziehstapel gemischt, wenn dieser leer ist.
race-page-term-temporary-military = Vorübergehende Militärstärke
    .text = Militärstärke bis zum Ende dieser Besiedeln-Phase, für eine Karte, die aus der Auslage abgeworfen wird.
race-page-term-chromosome = Chromosom
    .text = Ein Zeichen, das Erweiterungen nutzen. In diesem Spiel hat es keine Bedeutung.
race-page-term-experienced = Spiel zu zweit für Erfahrene
    .text = Beide wählen jede Runde zwei Aktionskarten; wählt jemand Entwickeln oder Besiedeln doppelt, findet es zweimal statt.

## Die Seite: der Tisch

race-page-choosing-actions = Aktionen werden gewählt
race-page-phases-of-round = Phasen dieser Runde
race-page-numeral = { $phase ->
    [explore] I
    [develop] II
    [settle] III
    [consume] IV
   *[produce] V
}
race-page-not-chosen = , nicht gewählt
race-page-bonus = { $action ->
    [explore_5] +5 ziehen
    [explore_1_1] +1 ziehen, +1 Hand
    [develop] 1 billiger
    [settle] danach 1 ziehen
    [trade] Ware verkaufen
    [consume_2x] doppelte SP
   *[produce] auch Glücksfall
}
race-page-chosen-by = { $card }, gewählt von { $players }
race-page-deck = Stapel
race-page-discards = Ablage
race-page-vp-pool = SP-Vorrat
race-page-pool-empties = Sind keine Chips mehr da, endet das Spiel nach der Runde
race-page-my-empire = Mein Imperium: { $player }
race-page-empire-of = Imperium von { $player }
race-page-choosing = Wählt
race-page-is-choosing = wählt gerade
race-page-chose = wählte { $card }
race-page-explored = Erkundet
race-page-my-tableau = Meine Auslage
race-page-my-hand = Meine Hand
race-page-no-cards = Keine Handkarten.
race-page-being-placed = Wird ausgespielt
race-page-secret = { $verb ->
    [choose] Gewählt
    [discard] Wird abgeworfen
    [keep] Wird behalten
    [place] Wird ausgespielt
   *[pass] Nichts wird ausgespielt
}
race-page-paid = { $paid } von { $owed } bezahlt
race-page-good-on = Ware ({ engine-kind }) auf { $card }, bringt beim Verkauf { race-cards }
race-page-players = Spieler
race-page-player = Name
race-page-hand = Hand
race-page-chips = Chips
race-page-military = Militär
race-page-tableau = Auslage
race-page-figure-goods = Waren
race-page-score = Punkte
race-page-hand-title = Handkarten
race-page-chips-title = SP-Chips
race-page-tableau-title = Karten in der Auslage; { $full } beenden das Spiel
race-page-score-title = Punkte jetzt
race-page-against-kind = +{ $amount } gegen Welten ({ engine-kind })
race-page-against-keyword = +{ $amount } gegen { race-keyword }-Welten
race-page-count-cards = { $count ->
    [one] Karte
   *[other] Karten
}
race-page-count-hand = { $count ->
    [one] Handkarte
   *[other] Handkarten
}
race-page-count-chips = SP in Chips
race-page-count-pool = SP, bei 0 endet das Spiel
race-page-count-tableau = von { $full } Karten in der Auslage
race-page-count-score = SP, wenn das Spiel jetzt endete
race-page-game-ends = Das Spiel endet nach der Runde, in der der SP-Vorrat aufgebraucht ist oder eine Auslage { $cards } Karten hat.

race-question = { $question ->
    [discard_start] Abwerfen zu Beginn
    [action] Aktion der Runde
    [explore] Erkunden: gezogene Karten
    [develop] Entwickeln
    [settle] Besiedeln
    [method] Besiedeln: wie eine Welt ausgespielt wird
    [pay] Bezahlen mit Karten
    [trade] Handeln
    [consume] Verbrauchen: nächste Fähigkeit
    [consume_good] Verbrauchen: welche Ware
    [consume_hand] Verbrauchen: Karten für SP abwerfen
    [gamble] Eine Zahl nennen
    [windfall] Produzieren: Glücksfallwelt
   *[hand_limit] Abwerfen auf zehn Karten
}
