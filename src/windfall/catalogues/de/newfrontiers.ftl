# New Frontiers: was seine Regeln und seine Seite sagen. Namen von Plättchen und Zielen bleiben, wie sie gedruckt sind; die
# Aktionen haben Namen dieser Sprache.

newfrontiers-name-action-retreat_into_isolation = Rückzug in die Isolation
newfrontiers-name-action-develop = Entwickeln
newfrontiers-name-action-explore = Erkunden
newfrontiers-name-action-settle = Besiedeln
newfrontiers-name-action-produce = Produzieren
newfrontiers-name-action-trade_consume = Handeln-Verbrauchen
newfrontiers-name-action-send_diplomatic_envoys = Diplomaten entsenden
newfrontiers-name-action-chart_galactic_goals = Galaktische Ziele setzen

## Mengen, die andere Texte verwenden: Diese haben dasselbe Argument

newfrontiers-credits = { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}
newfrontiers-colonists = { $colonists ->
    [one] { $colonists } Kolonist
   *[other] { $colonists } Kolonisten
}
newfrontiers-vp = { $vp } SP
newfrontiers-goods = { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
newfrontiers-worlds = { $worlds ->
    [one] { $worlds } Welt
   *[other] { $worlds } Welten
}

## Arten von Waren: `kind` ist any, wenn jede gemeint ist

newfrontiers-a-good = { $kind ->
    [any] eine Ware
   *[other] eine Ware ({ engine-kind })
}
newfrontiers-good-of-kind = { $kind ->
    [any] Ware
   *[other] Ware ({ engine-kind })
}
newfrontiers-goods-of-kind = { $kind ->
    [any] Waren
   *[other] Waren ({ engine-kind })
}
newfrontiers-one-of-kind = 1 Ware ({ engine-kind })

## Arten von Fähigkeiten und andere Wörter für Plättchen

newfrontiers-phase = { $action ->
    [develop] Entwickeln
    [explore] Erkunden
    [settle] Besiedeln
    [produce] Produzieren
    [trade] Handeln
   *[consume] Verbrauchen
}
newfrontiers-size = { $size ->
    [small] klein
   *[large] groß
}
newfrontiers-keyword = { $keyword ->
    [alien] ALIEN
    [imperium] IMPERIUM
    [rebel] REBELLEN
    [terraforming] TERRAFORMING
    [uplift] UPLIFT
   *[xeno] XENO
}
newfrontiers-the-starry-rift = The Starry Rift

## Einstellungen

newfrontiers-setting-setup = welche Seiten der Tafeln und Plättchen benutzt werden
newfrontiers-setting-setup-standard = normal
newfrontiers-setting-setup-first-game = erstes Spiel
newfrontiers-setting-goals = mit Galaktischen Zielen spielen
newfrontiers-setting-starry-rift = mit der Erweiterung The Starry Rift spielen

## Fragen

newfrontiers-ask-choose-home = Eine Seite der eigenen Imperiumstafel wählen: die Heimatkolonie.
newfrontiers-ask-select = Eine Aktion wählen: Den Bonus bekommst nur du, die Aktion machen alle.
newfrontiers-ask-turn-up-goal = Dein Ziel aufdecken, damit alle dafür Vorräte anlegen dürfen?
newfrontiers-ask-keep-goal = Ein Ziel verdeckt behalten.
newfrontiers-ask-return-goal = Welches Ziel kommt als Nächstes unter den Stapel?
newfrontiers-ask-name-kind = Die Art von { $world } nennen.
newfrontiers-ask-develop = { $less ->
    [0] Eine Entwicklung kaufen, oder keine. Du hast { newfrontiers-credits }.
   *[other] Eine Entwicklung kaufen, jede für { $less } weniger, oder keine. Du hast { newfrontiers-credits }.
}
newfrontiers-ask-explore = Eine Welt zum Erkunden aussuchen.
newfrontiers-ask-keep-world = Von den gezogenen { newfrontiers-worlds } behalten.
newfrontiers-ask-xeno = { $world } behalten oder in den Beutel zurücklegen?
newfrontiers-ask-discard = Du hast { newfrontiers-worlds } mehr als neun: eine erkundete Welt abgeben.
newfrontiers-ask-settle = Eine Welt besiedeln oder 2 Kolonisten nehmen. Du hast { newfrontiers-credits } und { $colonists } Kolonisten.
newfrontiers-ask-settle-more = Beim Besiedeln ist noch mehr möglich.
newfrontiers-ask-give-good = Ware wählen, die für { $tile } abgegeben wird.
newfrontiers-ask-replace-with = Durch welche Welt { $colony } ersetzen?
newfrontiers-ask-short-production = Waren ({ engine-kind }) sind knapp: Welche Kolonie produziert?
newfrontiers-ask-production-fee = Bezahlen, um auf { $world } zu produzieren?
newfrontiers-ask-windfall = Auf welcher Glücksfallkolonie eine Ware produzieren?
newfrontiers-ask-stockpile-good = Eine Ware auf Vorrat legen?
newfrontiers-ask-sell = Eine Ware verkaufen?
newfrontiers-ask-stockpile-credits = Wie viele Credits aus dem Verkauf auf Vorrat legen?
newfrontiers-ask-consume = Welche Verbrauchen-Fähigkeit als Nächstes?
newfrontiers-ask-consume-with = Ware wählen, die mit { $tile } verbraucht wird.
newfrontiers-ask-sell-with = Ware wählen, die mit { $tile } verkauft wird.

## Wahlmöglichkeiten: Aktionsplättchen

newfrontiers-select-retreat = { $action }: 2 Credits
newfrontiers-select-develop = { $action }: alle dürfen eine Entwicklung kaufen, du für 1 weniger
newfrontiers-select-explore = { $action }: alle suchen eine Welt aus, du noch eine zweite
newfrontiers-select-settle = { $action }: 1 Kolonist, dann besiedeln alle eine Welt oder nehmen 2 Kolonisten
newfrontiers-select-produce = { $credits ->
    [0] { $action }: die Credits darauf nehmen, alle produzieren, du auch auf einer Glücksfallkolonie
   *[other] { $action }: die Credits darauf nehmen, alle produzieren, du auch auf einer Glücksfallkolonie (darauf: { newfrontiers-credits })
}
newfrontiers-select-trade-consume = { $action }: 1 SP, dann verkaufen und verbrauchen alle
newfrontiers-select-envoys = { $action }: 1 SP und erster Vorrang
newfrontiers-select-chart = { $action }: 1 Credit, 1 Vorrang, und eines der gezogenen Ziele behalten

## Alle anderen Wahlmöglichkeiten

newfrontiers-option-buy-nothing = Nichts kaufen
newfrontiers-option-done-settling = Besiedeln beenden
newfrontiers-option-do-not-pay = Nicht bezahlen
newfrontiers-option-stockpile-nothing = Nichts mehr auf Vorrat legen
newfrontiers-option-sell-nothing = Nichts verkaufen
newfrontiers-option-done-consuming = Verbrauchen beenden
newfrontiers-option-take-colonists = { $colonists } Kolonisten nehmen
newfrontiers-option-turn-up = Das Ziel aufdecken
newfrontiers-option-leave-face-down = Das Ziel verdeckt lassen
newfrontiers-option-keep = { $world } behalten
newfrontiers-option-put-back = { $world } in den Beutel zurücklegen
newfrontiers-option-home = { $home }: { $text }
newfrontiers-option-buy = { $tile } für { newfrontiers-credits } kaufen
newfrontiers-option-pick = { $world } nehmen ({ $takes }): { $text }
newfrontiers-world-cost = Kosten { $cost }, { newfrontiers-colonists }
newfrontiers-world-defense = Verteidigung { $defense }, { newfrontiers-colonists }
newfrontiers-option-return = { $world } in den Beutel zurücklegen
newfrontiers-option-stockpile-world = { $world } auf Vorrat legen
newfrontiers-option-settle = { $world } für { newfrontiers-credits } besiedeln
newfrontiers-option-conquer = { $world } besiedeln (Verteidigung { $defense }, Militärstärke { $military })
newfrontiers-option-pay-for-military = { $world } besiedeln und { newfrontiers-credits } bezahlen
newfrontiers-option-replace-self = { $colony } kostenlos durch { $world } ersetzen
newfrontiers-option-replace = { $colony } ersetzen
newfrontiers-option-replace-with = Durch { $world } ersetzen
newfrontiers-option-give-up = Eine Ware für +{ $military } Militärstärke abgeben ({ $tile })
newfrontiers-option-use = { $tile } nutzen: { $text }
newfrontiers-option-good = Die Ware ({ engine-kind }) auf { $world }
newfrontiers-option-sell = Die Ware ({ engine-kind }) von { $world } für { newfrontiers-credits } verkaufen
newfrontiers-option-produce = Auf { $world } produzieren
newfrontiers-option-stockpile-good = Die Ware ({ engine-kind }) von { $world } auf Vorrat legen
newfrontiers-option-stockpile-credits = { newfrontiers-credits } auf Vorrat legen
newfrontiers-option-name-kind = { engine-kind }
newfrontiers-option-keep-goal = { $goal } behalten: { $text }
newfrontiers-option-return-goal = { $goal } unter den Stapel legen

## Aktionen in wenigen Wörtern, in jeder Lage

newfrontiers-do-pass = passen
newfrontiers-do-take-colonists = Kolonisten nehmen
newfrontiers-do-turn-up = aufdecken
newfrontiers-do-leave-face-down = verdeckt lassen
newfrontiers-do-keep-xeno = Xeno behalten
newfrontiers-do-return-xeno = Xeno zurücklegen
newfrontiers-do-select = wählen: { $action }
newfrontiers-do-home = Heimat: { $tile }
newfrontiers-do-buy = kaufen: { $tile }
newfrontiers-do-pick = nehmen: { $tile }
newfrontiers-do-discard = abgeben: { $tile }
newfrontiers-do-stockpile-world = Welt auf Vorrat: { $tile }
newfrontiers-do-settle = besiedeln: { $tile }
newfrontiers-do-pay-for-military = Militärwelt bezahlen: { $tile }
newfrontiers-do-replace-self = sich ersetzen: { $tile }
newfrontiers-do-replace = ersetzen: { $tile }
newfrontiers-do-replace-with = ersetzen durch: { $tile }
newfrontiers-do-use = nutzen: { $tile }
newfrontiers-do-good = Ware: { $tile }
newfrontiers-do-sell = verkaufen: { $tile }
newfrontiers-do-produce = produzieren: { $tile }
newfrontiers-do-stockpile-good = Ware auf Vorrat: { $tile }
newfrontiers-do-stockpile-credits = Credits auf Vorrat: { $number }
newfrontiers-do-name-kind = Art nennen: { engine-kind }
newfrontiers-do-keep-goal = Ziel behalten: { $goal }
newfrontiers-do-return-goal = Ziel zurücklegen: { $goal }

## Anmerkungen zu Wahlmöglichkeiten: $cost, $military und $price sind Summen

newfrontiers-your-bonus = dein Bonus
newfrontiers-note-cost = Kosten { $cost } von { newfrontiers-credits }
newfrontiers-note-payment = Zahlung { $cost } von { newfrontiers-credits }
newfrontiers-note-conquer = Verteidigung { $defense }, deine Militärstärke { $military }
newfrontiers-note-colonists = { $needed } von { $colonists } Kolonisten
newfrontiers-note-price = Preis { $price }
newfrontiers-note-free = kostenlos
# What a world that is picked now would take later: the sums of “What a tile takes” below.
newfrontiers-note-to-settle = zum Besiedeln: { $takes }
newfrontiers-note-military = Militärstärke
newfrontiers-note-score = Punkte
newfrontiers-note-credits = Credits

## Was ein Plättchen kostet, und was davon fehlt

newfrontiers-takes-credits = Kosten { $cost }, du hast { newfrontiers-credits }{ engine-shortage }
newfrontiers-takes-payment = zu bezahlen { $cost }, du hast { newfrontiers-credits }{ engine-shortage }
newfrontiers-takes-military = Verteidigung { $defense }, deine Militärstärke { $military }{ engine-shortage }
newfrontiers-takes-colonists = braucht { $colonists } Kolonisten, du hast { $have }
newfrontiers-takes-besides = { $first }; { $rest }

## Warum etwas nicht gewählt werden kann

newfrontiers-refused-selected = in dieser Runde schon gewählt
newfrontiers-refused-owned = hast du schon
newfrontiers-refused-no-copies = keins mehr da
newfrontiers-refused-no-room = { $spaces ->
    [one] braucht { $spaces } Feld, deine Tafel hat noch { $free }
   *[other] braucht { $spaces } Felder, deine Tafel hat noch { $free }
}
newfrontiers-refused-no-more = jetzt kann keine weitere Welt besiedelt werden
newfrontiers-refused-not-sold = die Ware dieser Welt kann nicht verkauft werden

## Warum etwas auf dem Tisch jetzt nicht gewählt werden kann: wofür es da ist, und wann

newfrontiers-resting-explored = { $question ->
    [replace_with] kann nicht an die Stelle dieser Kolonie treten
   *[other] erkundete Welten werden in Besiedeln besiedelt
}
newfrontiers-resting-empire = { $question ->
    [consume] hat keine Verbrauchen-Fähigkeit, die jetzt benutzt werden kann
    [windfall] darauf kann jetzt keine Ware gelegt werden
    [short_production] darauf kann jetzt keine Ware produziert werden
   *[other] die Fähigkeiten wirken in ihren Aktionen, ohne gewählt zu werden
}
newfrontiers-resting-goods = { $question ->
    [give_good] diese Fähigkeit kann diese Ware nicht nehmen
    [consume_good] diese Fähigkeit kann diese Ware nicht nehmen
   *[other] Waren werden in Handeln-Verbrauchen verkauft und verbraucht
}
newfrontiers-resting-market = Entwicklungen werden in Entwickeln gekauft
newfrontiers-resting-actions = Aktionsplättchen werden gewählt, wenn du damit an der Reihe bist
newfrontiers-resting-offer = ausliegende Welten werden in Erkunden genommen
newfrontiers-resting-goals = Ziele zählen am Ende des Spiels von selbst
newfrontiers-resting-stockpile = liegt für ein Ziel auf Vorrat und bleibt dort
newfrontiers-resting-others = gehört einem anderen Spieler

## Protokoll

newfrontiers-log-round = Runde { $round }
newfrontiers-log-home = { $player } beginnt mit { $home }
newfrontiers-log-selects = { $player } wählt { $action }
newfrontiers-log-gains-credits = { $player } erhält { newfrontiers-credits }
newfrontiers-log-gains-credits-by = { $player } erhält { newfrontiers-credits } ({ $source })
newfrontiers-log-gains-vp = { $player } erhält { newfrontiers-vp }
newfrontiers-log-gains-vp-by = { $player } erhält { newfrontiers-vp } ({ $source })
newfrontiers-log-gains-colonists = { $player } erhält { $colonists } Kolonisten
newfrontiers-log-gains-colonists-by = { $player } erhält { $colonists } Kolonisten ({ $source })
newfrontiers-log-takes-produce-credits = { $credits ->
    [0] { $player } findet keine Credits auf Produzieren
   *[other] { $player } nimmt { newfrontiers-credits } vom Plättchen Produzieren
}
newfrontiers-log-first-priority = { $player } rückt an die Spitze der Vorrangleiste
newfrontiers-log-moves-up = { $player } rückt auf der Vorrangleiste vor { $other }
newfrontiers-log-develops = { $player } entwickelt { $tile } für { newfrontiers-credits }
newfrontiers-log-develops-nothing = { $player } entwickelt nichts
newfrontiers-log-offer = Gezogene Welten: { $worlds }
newfrontiers-log-offer-empty = Gezogene Welten: keine
newfrontiers-log-picks = { $player } nimmt { $world }
newfrontiers-log-draws = { $player } zieht { $world }
newfrontiers-log-draws-by = { $player } zieht { $world } ({ $source })
newfrontiers-log-returns-world = { $player } legt { $world } in den Beutel zurück
newfrontiers-log-stockpiles-world = { $player } legt { $world } auf Vorrat
newfrontiers-log-pays-for-world = { $player } besiedelt { $world } für { newfrontiers-credits }
newfrontiers-log-conquers = { $player } besiedelt { $world } (Verteidigung { $defense }, Militärstärke { $military })
newfrontiers-log-pays-for-military = { $player } besiedelt { $world } und bezahlt { newfrontiers-credits }
newfrontiers-log-replaces = { $player } ersetzt { $old } durch { $new }
newfrontiers-log-windfall-good = { $player } erhält mit { $world } { newfrontiers-a-good }
newfrontiers-log-gives-good = { $player } gibt die Ware ({ engine-kind }) von { $world } für +{ $military } Militärstärke ab ({ $source })
newfrontiers-log-names-kind = { $player } legt die Art von { $world } fest: { engine-kind }
newfrontiers-log-produces = { $player } produziert auf { $world } { newfrontiers-a-good }
newfrontiers-log-pays-fee = { $player } bezahlt { newfrontiers-credits }, um auf { $world } zu produzieren
newfrontiers-log-stockpiles-good = { $player } legt die Ware ({ engine-kind }) von { $world } auf Vorrat
newfrontiers-log-sells = { $player } verkauft die Ware ({ engine-kind }) von { $world } für { newfrontiers-credits }
newfrontiers-log-sells-nothing = { $player } verkauft nichts
newfrontiers-log-stockpiles-credits = { $player } legt { newfrontiers-credits } auf Vorrat
newfrontiers-log-consumes = { $player } verbraucht { newfrontiers-goods } mit { $source } für { $gains }
newfrontiers-log-consumes-for-nothing = { $player } verbraucht { newfrontiers-goods } mit { $source }
newfrontiers-log-charts = { $goals ->
    [one] { $player } zieht { $goals } Ziel
   *[other] { $player } zieht { $goals } Ziele
}
newfrontiers-log-keeps-goal = { $player } behält { $goal } verdeckt
newfrontiers-log-returns-goal = { $player } legt { $goal } unter den Stapel der Ziele
newfrontiers-log-turns-up = { $player } deckt das Ziel { $goal } auf
newfrontiers-log-produce-tile = { $credits ->
    [one] Auf dem Plättchen Produzieren liegt jetzt { newfrontiers-credits }
   *[other] Auf dem Plättchen Produzieren liegen jetzt { newfrontiers-credits }
}
newfrontiers-log-game-will-end = Das Spiel endet nach dieser Runde: { $why }
newfrontiers-log-scores = { $player } erreicht { newfrontiers-vp }
newfrontiers-log-wins = { $winners ->
    [1] { $player } gewinnt
   *[other] { $player } teilt sich den Sieg
}

## Was das Spiel beendet

newfrontiers-end-developments-met = Entwicklungen bedecken mehr als { $spaces } Felder
newfrontiers-end-developments-last-round = mehr als { $spaces } Felder sind bedeckt
newfrontiers-end-developments-over = Entwicklungen bedeckten mehr als { $spaces } Felder einer Imperiumstafel.
newfrontiers-end-colonies-met = ein Imperium hat mehr als { $colonies } Kolonien
newfrontiers-end-colonies-last-round = ein Imperium hat { $colonies } Kolonien
newfrontiers-end-colonies-over = Ein Imperium hatte mehr als { $colonies } Kolonien.
newfrontiers-end-colonists-met = weniger als { newfrontiers-colonists } sind übrig
newfrontiers-end-colonists-last-round = { $colonists } oder weniger Kolonisten sind übrig
newfrontiers-end-colonists-over = Nach Besiedeln waren weniger als { newfrontiers-colonists } im Vorrat.
newfrontiers-end-pool-met = der SP-Vorrat ist leer
newfrontiers-end-pool-over = Der Vorrat an SP-Chips war aufgebraucht.

## Die Wertung

newfrontiers-score-chips = SP-Chips
newfrontiers-score-developments = Entwicklungen
newfrontiers-score-colonies = Kolonien
newfrontiers-score-bonuses = „?“-Boni
newfrontiers-score-goals = Galaktische Ziele
newfrontiers-score-xeno-penalty = Nicht besiedelte Xeno-Welten
newfrontiers-score-tie-break = die meisten Credits und Waren

## Aktionsplättchen

newfrontiers-action-retreat = Die anderen tun nichts. Bonus: 2 Credits nehmen.
newfrontiers-action-develop = Alle dürfen eine Entwicklung kaufen. Bonus: 1 Credit weniger bezahlen.
newfrontiers-action-explore = Welten werden gezogen, und alle suchen eine aus. Bonus: zuerst aussuchen und zuletzt noch eine zweite.
newfrontiers-action-settle = Alle besiedeln eine Welt oder nehmen 2 Kolonisten. Bonus: vorher 1 Kolonisten nehmen.
newfrontiers-action-produce = Alle produzieren eine Ware auf jeder Produktionskolonie ohne Ware. Bonus: die Credits auf diesem Plättchen nehmen und auf einer Glücksfallkolonie ohne Ware eine Ware produzieren.
newfrontiers-action-trade-consume = Alle dürfen eine Ware verkaufen und nutzen dann ihre Verbrauchen-Fähigkeiten. Bonus: 1 SP nehmen.
newfrontiers-action-envoys = Die anderen tun nichts. Bonus: 1 SP nehmen und an die Spitze der Vorrangleiste rücken.
newfrontiers-action-chart = Die anderen tun nichts. Bonus: 1 Credit nehmen, im Vorrang um 1 aufrücken, Ziele ziehen und eines davon behalten.

## Texte von Plättchen

newfrontiers-line = { newfrontiers-phase }: { $text }.
newfrontiers-lines = { $lines }
newfrontiers-powers = { $first } und { $rest }
newfrontiers-sentence = { CAPITALIZED($text) }.
newfrontiers-own-kind = Seine Art (nie grau) einmal je Aktion festlegen.
newfrontiers-own-no-trade = Seine Ware kann nicht verkauft werden.
newfrontiers-own-kind-no-trade = Seine Art (nie grau) einmal je Aktion festlegen; seine Ware kann nicht verkauft werden.
newfrontiers-no-power = Keine Fähigkeit.
newfrontiers-no-power-prize = Keine Fähigkeit; einfach Kriegsbeute.
newfrontiers-no-power-produces = Keine Fähigkeit; produziert { newfrontiers-a-good }.
newfrontiers-no-power-starts-with = Keine Fähigkeit; beginnt mit { $kind ->
    [any] einer Ware
   *[other] einer Ware ({ engine-kind })
}.
newfrontiers-no-power-comes-with = Keine Fähigkeit; bringt beim Besiedeln { newfrontiers-a-good }.

## Was Fähigkeiten bringen

newfrontiers-reward-vp = { newfrontiers-vp }
newfrontiers-reward-credits = { newfrontiers-credits }
newfrontiers-reward-colonists = { $colonists } Kolonisten
newfrontiers-reward-worlds = { $worlds ->
    [one] eine Welt aus dem Beutel
   *[other] { $worlds } Welten aus dem Beutel
}

## Fähigkeiten. Sie stehen in einer Zeile: kein Punkt am Ende.

newfrontiers-power-gain = { $rewards } erhalten
newfrontiers-power-gain-each = { $included ->
    [yes] { $rewards } je { $tiles } erhalten (dieses eingeschlossen)
   *[no] { $rewards } je { $tiles } erhalten
}
newfrontiers-power-gain-before-buying = vor dem Kaufen { $rewards } erhalten
newfrontiers-power-gain-before-acting = zu Beginn { $rewards } erhalten
newfrontiers-power-gain-without-goods = { $rewards } erhalten; keine Ware nötig
newfrontiers-power-after-develop = nach dem Kauf einer Entwicklung { $rewards } erhalten
newfrontiers-power-develop-discount = Entwicklungen kosten { $amount } weniger
newfrontiers-power-draw-and-keep = { $worlds ->
    [one] { $worlds } zusätzliche Welt aus dem Beutel ziehen und behalten
   *[other] { $worlds } zusätzliche Welten aus dem Beutel ziehen und behalten
}
newfrontiers-power-draw = { $worlds ->
    [one] { $worlds } zusätzliche Welt aus dem Beutel ziehen und { $keep } behalten
   *[other] { $worlds } zusätzliche Welten aus dem Beutel ziehen und { $keep } davon behalten
}
newfrontiers-power-military = +{ $amount } Militärstärke
newfrontiers-power-military-against = +{ $amount } Militärstärke gegen { $worlds }
newfrontiers-power-military-each = { $included ->
    [yes] +{ $amount } Militärstärke je { $tiles } (dieses eingeschlossen)
   *[no] +{ $amount } Militärstärke je { $tiles }
}
newfrontiers-power-military-against-each = { $included ->
    [yes] +{ $amount } Militärstärke gegen { $worlds } je { $tiles } (dieses eingeschlossen)
   *[no] +{ $amount } Militärstärke gegen { $worlds } je { $tiles }
}
newfrontiers-power-temporary-military = { $kind ->
    [any] du darfst eine beliebige Ware abgeben: +{ $amount } Militärstärke bis zum Ende der Aktion
   *[other] du darfst { newfrontiers-a-good } abgeben: +{ $amount } Militärstärke bis zum Ende der Aktion
}
newfrontiers-power-temporary-military-against = { $kind ->
    [any] du darfst eine beliebige Ware abgeben: +{ $amount } Militärstärke gegen { $worlds } bis zum Ende der Aktion
   *[other] du darfst { newfrontiers-a-good } abgeben: +{ $amount } Militärstärke gegen { $worlds } bis zum Ende der Aktion
}
newfrontiers-power-settle-discount = Welten, die bezahlt werden, kosten { $amount } weniger
newfrontiers-power-settle-discount-for = { $worlds } kosten { $amount } weniger
newfrontiers-power-discount-or-military = −{ $amount } Kosten oder +{ $amount } Militärstärke für { $worlds }
newfrontiers-power-pay-for-military = { $discount ->
    [0] du darfst eine { $world } (nicht ALIEN, nicht XENO) bezahlen; ihre Verteidigung gilt als Kosten
   *[other] du darfst eine { $world } (nicht ALIEN, nicht XENO) bezahlen, für { $discount } weniger als ihre Verteidigung
}
newfrontiers-power-second-settle = nach dem Besiedeln einer Welt darfst du sofort eine zweite besiedeln
newfrontiers-power-after-settle = { $rewards } erhalten, nachdem { $world } besiedelt wurde
newfrontiers-power-replace-colony = { $more ->
    [0] du darfst eine nicht militärische Kolonie kostenlos gegen eine erkundete Welt ihrer Art tauschen, die gleich viel kostet
   *[other] du darfst eine nicht militärische Kolonie kostenlos gegen eine erkundete Welt ihrer Art tauschen, die 0 bis { $more } mehr kostet
}
newfrontiers-power-replace-self = als Aktion darfst du dies kostenlos durch eine erkundete, nicht militärische Welt (nicht ALIEN) ersetzen
newfrontiers-power-windfall = { $kind ->
    [any] eine Ware auf einer leeren Glücksfallkolonie produzieren
   *[other] eine Ware auf einer leeren Glücksfallkolonie ({ engine-kind }) produzieren
}
newfrontiers-power-when-produced-here = { $rewards } erhalten, wenn hier eine Ware produziert wird
newfrontiers-power-per-produced = { $every ->
    [1] { $rewards } je produzierte { newfrontiers-good-of-kind } erhalten
   *[other] { $rewards } für je { $every } produzierte { newfrontiers-goods-of-kind } erhalten
}
newfrontiers-power-most-produced = { $rewards } erhalten, wenn niemand sonst in dieser Aktion so viele { newfrontiers-goods-of-kind } produziert hat
newfrontiers-power-production-fee = produziert seine Ware nur gegen Zahlung von { newfrontiers-credits }
newfrontiers-power-price = +{ newfrontiers-credits } beim Verkauf { $kind ->
    [any] einer Ware
   *[other] einer Ware ({ engine-kind })
}
newfrontiers-power-consume = { $goods ->
    [one] { $goods } { newfrontiers-good-of-kind } für { $rewards } verbrauchen
   *[other] { $goods } { newfrontiers-goods-of-kind } für { $rewards } verbrauchen
}
newfrontiers-power-consume-different = { $goods ->
    [one] { $goods } Ware für { $rewards } verbrauchen
   *[other] { $goods } Waren verschiedener Arten zusammen für { $rewards } verbrauchen
}
newfrontiers-power-consume-up-to = { $goods ->
    [one] bis zu { $goods } { newfrontiers-good-of-kind } für { $rewards } verbrauchen
   *[other] bis zu { $goods } { newfrontiers-goods-of-kind } für je { $rewards } verbrauchen
}
newfrontiers-power-consume-up-to-different = { $goods ->
    [one] bis zu { $goods } Ware für { $rewards } verbrauchen
   *[other] bis zu { $goods } Waren verschiedener Arten für je { $rewards } verbrauchen
}
newfrontiers-power-consume-kinds = { $goods } zusammen für { $rewards } verbrauchen
newfrontiers-power-sell = du darfst 1 weitere Ware zu ihrem Handelspreis verkaufen
newfrontiers-power-consume-bonus = +{ newfrontiers-vp } je verbrauchte Ware, und +{ $with_vp } SP mit { $tile } im Imperium

## Welche Plättchen: Was nicht verlangt ist, ist none, oder 0 Kolonisten

newfrontiers-tile-keyword = { newfrontiers-keyword }-
newfrontiers-tile-named = { $tile }
newfrontiers-tile-one = { $noun ->
    [tile] { "" }
   *[other] { $size ->
        [none] { "" }
        [small] kleine{ " " }
       *[large] große{ " " }
    }{ $military ->
        [none] { "" }
        [yes] { $goods ->
            [none] { "" }
           *[other] militärische{ " " }
        }
       *[no] nicht militärische{ " " }
    }
}{ $first_keyword ->
    [none] { "" }
   *[other] { $keywords }
}{ $kind ->
    [none] { "" }
    [novelty] Neuheiten-
    [rare] Seltene-Elemente-
    [genes] Gene-
   *[alien] Alien-Technologie-
}{ $goods ->
    [windfall] Glücksfall
    [production] Produktions
   *[none] { $military ->
        [yes] Militär
       *[other] { "" }
    }
}{ $goods ->
    [none] { $military ->
        [yes] { $noun ->
            [world] welt
            [colony] kolonie
            [development] entwicklung
           *[tile] plättchen
        }
       *[other] { $noun ->
            [world] Welt
            [colony] Kolonie
            [development] Entwicklung
           *[tile] Plättchen
        }
    }
   *[other] { $noun ->
        [world] welt
        [colony] kolonie
        [development] entwicklung
       *[tile] plättchen
    }
}{ $noun ->
    [tile] { $size ->
        [none] { "" }
        [small] { " " }(klein)
       *[large] { " " }(groß)
    }{ $military ->
        [no] { " " }(nicht militärisch)
       *[other] { "" }
    }
   *[other] { "" }
}{ $power ->
    [none] { "" }
    [explore] { " " }mit einer Erkunden-Fähigkeit
    [develop] { " " }mit einer Entwickeln-Fähigkeit
    [settle] { " " }mit einer Besiedeln-Fähigkeit
    [produce] { " " }mit einer Produzieren-Fähigkeit
    [trade] { " " }mit einer Handeln-Fähigkeit
   *[consume] { " " }mit einer Verbrauchen-Fähigkeit
}{ $colonists ->
    [0] { $provided ->
        [none] { "" }
       *[other] { " " }mit { $provided }
    }
   *[other] { $provided ->
        [none] { " " }mit Platz für { $colonists } Kolonisten
       *[other] { " " }mit Platz für { $colonists } Kolonisten und mit { $provided }
    }
}
newfrontiers-tile-a = { $noun ->
    [tile] ein
   *[other] eine
} { newfrontiers-tile-one }
newfrontiers-tile-many = { $noun ->
    [tile] { "" }
   *[other] { $size ->
        [none] { "" }
        [small] kleine{ " " }
       *[large] große{ " " }
    }{ $military ->
        [none] { "" }
        [yes] { $goods ->
            [none] { "" }
           *[other] militärische{ " " }
        }
       *[no] nicht militärische{ " " }
    }
}{ $first_keyword ->
    [none] { "" }
   *[other] { $keywords }
}{ $kind ->
    [none] { "" }
    [novelty] Neuheiten-
    [rare] Seltene-Elemente-
    [genes] Gene-
   *[alien] Alien-Technologie-
}{ $goods ->
    [windfall] Glücksfall
    [production] Produktions
   *[none] { $military ->
        [yes] Militär
       *[other] { "" }
    }
}{ $goods ->
    [none] { $military ->
        [yes] { $noun ->
            [world] welten
            [colony] kolonien
            [development] entwicklungen
           *[tile] plättchen
        }
       *[other] { $noun ->
            [world] Welten
            [colony] Kolonien
            [development] Entwicklungen
           *[tile] Plättchen
        }
    }
   *[other] { $noun ->
        [world] welten
        [colony] kolonien
        [development] entwicklungen
       *[tile] plättchen
    }
}{ $noun ->
    [tile] { $size ->
        [none] { "" }
        [small] { " " }(klein)
       *[large] { " " }(groß)
    }{ $military ->
        [no] { " " }(nicht militärisch)
       *[other] { "" }
    }
   *[other] { "" }
}{ $power ->
    [none] { "" }
    [explore] { " " }mit einer Erkunden-Fähigkeit
    [develop] { " " }mit einer Entwickeln-Fähigkeit
    [settle] { " " }mit einer Besiedeln-Fähigkeit
    [produce] { " " }mit einer Produzieren-Fähigkeit
    [trade] { " " }mit einer Handeln-Fähigkeit
   *[consume] { " " }mit einer Verbrauchen-Fähigkeit
}{ $colonists ->
    [0] { $provided ->
        [none] { "" }
       *[other] { " " }mit { $provided }
    }
   *[other] { $provided ->
        [none] { " " }mit Platz für { $colonists } Kolonisten
       *[other] { " " }mit Platz für { $colonists } Kolonisten und mit { $provided }
    }
}
newfrontiers-tile-each = { newfrontiers-tile-one }

## Was Plättchen bieten, nach „mit“

newfrontiers-provides-any-military = Militärstärke
newfrontiers-provides-gain = Gewinn ohne Gegenleistung
newfrontiers-provides-discount = Rabatt
newfrontiers-provides-after-develop = Gewinn für Entwicklungen
newfrontiers-provides-draw-world = zusätzlichen Welten
newfrontiers-provides-military = dauerhafter Militärstärke
newfrontiers-provides-temporary-military = vorübergehender Militärstärke
newfrontiers-provides-discount-or-military = Rabatt oder Militärstärke
newfrontiers-provides-pay-for-military = Bezahlung von Militärwelten
newfrontiers-provides-second-settle = zweiter Besiedlung
newfrontiers-provides-after-settle = Gewinn für besiedelte Welten
newfrontiers-provides-replace-colony = Ersatz einer Kolonie
newfrontiers-provides-replace-self = eigenem Ersatz
newfrontiers-provides-windfall = einer Ware auf einer Glücksfallkolonie
newfrontiers-provides-when-produced-here = Gewinn für die eigene Ware
newfrontiers-provides-per-produced = Gewinn für produzierte Waren
newfrontiers-provides-most-produced = Gewinn für die meisten produzierten Waren
newfrontiers-provides-production-fee = einer Ware gegen Gebühr
newfrontiers-provides-price = besseren Preisen
newfrontiers-provides-consume = Gewinn für verbrauchte Waren
newfrontiers-provides-sell = zweitem Verkauf
newfrontiers-provides-consume-bonus = mehr SP für verbrauchte Waren

## Was Plättchen mit einem Bonus zählen

newfrontiers-scores = Zählt { $what }.
newfrontiers-scores-several = Zählt { $what } und { $last }.
newfrontiers-scores-tile = { newfrontiers-vp } für { $tile }
newfrontiers-scores-tiles = { $included ->
    [yes] { newfrontiers-vp } je { $tile } (dieses eingeschlossen)
   *[no] { newfrontiers-vp } je { $tile }
}
newfrontiers-scores-others = { $included ->
    [yes] sonst { newfrontiers-vp } je { $tile } (dieses eingeschlossen)
   *[no] sonst { newfrontiers-vp } je { $tile }
}
newfrontiers-scores-military = { $every ->
    [1] { newfrontiers-vp } je Punkt der gesamten Militärstärke, ohne spezialisierte und vorübergehende
   *[other] { newfrontiers-vp } je { $every } Punkte der gesamten Militärstärke, ohne spezialisierte und vorübergehende
}
newfrontiers-scores-chips = { $every ->
    [1] { newfrontiers-vp } je SP in Chips
   *[other] { newfrontiers-vp } je { $every } SP in Chips
}
newfrontiers-scores-kinds = { $every ->
    [1] { newfrontiers-vp } je Art unter den eigenen Kolonien
   *[other] { newfrontiers-vp } je { $every } Arten unter den eigenen Kolonien
}
newfrontiers-scores-table = { $vps } SP für { $numbers } Arten unter den eigenen Kolonien

## Ziele

newfrontiers-goal-steps = { $more ->
    [yes] { $steps } und mehr
   *[no] { $steps }
}
newfrontiers-goal-powers = Zählt die { newfrontiers-phase }-Fähigkeiten im eigenen Imperium: { newfrontiers-goal-steps }.
newfrontiers-goal-keywords = Zählt verschiedene Schlüsselwörter auf den eigenen Plättchen: { newfrontiers-goal-steps }.
newfrontiers-goal-power-types = Zählt verschiedene Arten von Fähigkeiten auf den eigenen Plättchen: { newfrontiers-goal-steps }.
newfrontiers-goal-kinds = Zählt verschiedene Arten unter den eigenen Kolonien: { newfrontiers-goal-steps }.
newfrontiers-goal-unused-colonists = Zählt unbenutzte Kolonisten auf der eigenen Tafel: { newfrontiers-goal-steps }.
newfrontiers-goal-stockpiled-goods = Nach Produzieren dürfen beliebig viele eigene Waren auf Vorrat gelegt werden; zählt bei { $steps } davon.
newfrontiers-goal-stockpiled-worlds = Nach Erkunden oder Besiedeln darf eine Welt, die als zehnte abgegeben werden musste, auf Vorrat gelegt werden; zählt bei { $steps } davon.
newfrontiers-goal-stockpiled-credits = Beim Verkauf einer Ware dürfen beliebig viele Credits des Erlöses auf Vorrat gelegt werden; zählt bei { $steps } davon.

## Angaben in der Liste des Spielmaterials

newfrontiers-fact-cost = Kosten
newfrontiers-fact-defense = Verteidigung
newfrontiers-fact-vp = SP
newfrontiers-fact-kind = Art
newfrontiers-fact-kind-and-goods = { $goods ->
    [none] { engine-kind }
    [windfall] { engine-kind }, Glücksfall
   *[production] { engine-kind }, Produktion
}
newfrontiers-fact-colonists = Kolonisten
newfrontiers-fact-mat = Tafel
newfrontiers-fact-size = Größe
newfrontiers-fact-stack = Stapel
newfrontiers-fact-first-game-side = { $number } □
newfrontiers-fact-keywords = Schlüsselwörter
newfrontiers-fact-expansion = Erweiterung
newfrontiers-fact-steps = Stufen
newfrontiers-fact-step = { $at }: { newfrontiers-vp }

## Der Tisch im Terminal

newfrontiers-board-supply = Runde { $round } · SP-Vorrat { $vp } · Kolonisten { $colonists } · Waren { $goods }
newfrontiers-board-goods-left = { engine-kind } { $number }
newfrontiers-board-priority = Vorrang: { $players }
newfrontiers-board-actions = Aktionen: { $tiles }
newfrontiers-board-produce = { $action } (+{ $credits })
newfrontiers-board-taken = [{ $action }: { $player }]
newfrontiers-board-offer = Welten zur Auswahl: { $worlds }
newfrontiers-board-market = Entwicklungen: { $tiles }
newfrontiers-board-copies = { $tile } ×{ $copies }
newfrontiers-board-goals = Ziele: { $goals }
newfrontiers-board-hidden-goal = ein verdecktes Ziel bei { $player }
newfrontiers-board-own-goal = { $goal } verdeckt bei { $player }
newfrontiers-board-no-goals = keine im Spiel
newfrontiers-board-empire = { $player }: jetzt { $total } SP ({ $chips } in Chips), { newfrontiers-credits }, { newfrontiers-colonists }, Militärstärke { $military }
newfrontiers-board-stockpiled = { $empire }, auf Vorrat { newfrontiers-goods }, { newfrontiers-worlds }, { newfrontiers-credits }
newfrontiers-board-colonies = { "  " }Kolonien: { $colonies }
newfrontiers-board-no-colonies = noch keine
newfrontiers-board-colony-with-good = { $colony } (Ware: { engine-kind })
newfrontiers-board-explored = { "  " }erkundet: { $worlds }
newfrontiers-board-explored-world = { $world } ({ $takes })
newfrontiers-board-developments = { "  " }Entwicklungen ({ $spaces } von 10 Feldern): { $tiles }

## Gründe in Tipps

newfrontiers-reason-credits = { $change ->
    [more] { $number ->
        [one] { $number } Credit mehr
       *[other] { $number } Credits mehr
    }
   *[less] { $number ->
        [one] { $number } Credit weniger
       *[other] { $number } Credits weniger
    }
}
newfrontiers-reason-unused-colonists = { $change ->
    [more] { $number ->
        [one] { $number } unbenutzter Kolonist mehr
       *[other] { $number } unbenutzte Kolonisten mehr
    }
   *[less] { $number ->
        [one] { $number } unbenutzter Kolonist weniger
       *[other] { $number } unbenutzte Kolonisten weniger
    }
}
newfrontiers-reason-colonies = { $change ->
    [more] { $number ->
        [one] { $number } Kolonie mehr
       *[other] { $number } Kolonien mehr
    }
   *[less] { $number ->
        [one] { $number } Kolonie weniger
       *[other] { $number } Kolonien weniger
    }
}
newfrontiers-reason-explored-worlds = { $change ->
    [more] { $number ->
        [one] { $number } erkundete Welt mehr
       *[other] { $number } erkundete Welten mehr
    }
   *[less] { $number ->
        [one] { $number } erkundete Welt weniger
       *[other] { $number } erkundete Welten weniger
    }
}
newfrontiers-reason-score = { $change ->
    [more] { $number } SP mehr nach dieser Runde
   *[less] { $number } SP weniger nach dieser Runde
}
newfrontiers-reason-military = { $change ->
    [more] insgesamt { $number } mehr Militärstärke
   *[less] insgesamt { $number } weniger Militärstärke
}
newfrontiers-reason-goods = { $change ->
    [more] { $number ->
        [one] { $number } Ware mehr auf Kolonien
       *[other] { $number } Waren mehr auf Kolonien
    }
   *[less] { $number ->
        [one] { $number } Ware weniger auf Kolonien
       *[other] { $number } Waren weniger auf Kolonien
    }
}
newfrontiers-reason-sale = { $change ->
    [more] { $number ->
        [one] { $number } Credit mehr für die beste Ware
       *[other] { $number } Credits mehr für die beste Ware
    }
   *[less] { $number ->
        [one] { $number } Credit weniger für die beste Ware
       *[other] { $number } Credits weniger für die beste Ware
    }
}
newfrontiers-reason-consume-vp = { $change ->
    [more] { $number } SP mehr für die Waren beim Verbrauchen
   *[less] { $number } SP weniger für die Waren beim Verbrauchen
}
newfrontiers-reason-consume-credits = { $change ->
    [more] { $number ->
        [one] { $number } Credit mehr für die Waren beim Verbrauchen
       *[other] { $number } Credits mehr für die Waren beim Verbrauchen
    }
   *[less] { $number ->
        [one] { $number } Credit weniger für die Waren beim Verbrauchen
       *[other] { $number } Credits weniger für die Waren beim Verbrauchen
    }
}
newfrontiers-reason-produce-goods = { $change ->
    [more] { $number ->
        [one] { $number } Ware mehr, wenn produziert wird
       *[other] { $number } Waren mehr, wenn produziert wird
    }
   *[less] { $number ->
        [one] { $number } Ware weniger, wenn produziert wird
       *[other] { $number } Waren weniger, wenn produziert wird
    }
}
newfrontiers-reason-produce-credits = { $change ->
    [more] { $number ->
        [one] { $number } Credit mehr, wenn produziert wird
       *[other] { $number } Credits mehr, wenn produziert wird
    }
   *[less] { $number ->
        [one] { $number } Credit weniger, wenn produziert wird
       *[other] { $number } Credits weniger, wenn produziert wird
    }
}
newfrontiers-reason-later-vp = { $change ->
    [more] { $number } SP mehr bei Handeln-Verbrauchen nach einem Produzieren
   *[less] { $number } SP weniger bei Handeln-Verbrauchen nach einem Produzieren
}
newfrontiers-reason-later-credits = { $change ->
    [more] { $number ->
        [one] { $number } Credit mehr bei Handeln-Verbrauchen nach einem Produzieren
       *[other] { $number } Credits mehr bei Handeln-Verbrauchen nach einem Produzieren
    }
   *[less] { $number ->
        [one] { $number } Credit weniger bei Handeln-Verbrauchen nach einem Produzieren
       *[other] { $number } Credits weniger bei Handeln-Verbrauchen nach einem Produzieren
    }
}
newfrontiers-reason-develop-credits = { $change ->
    [more] { $number ->
        [one] { $number } Credit mehr bei jedem Entwickeln
       *[other] { $number } Credits mehr bei jedem Entwickeln
    }
   *[less] { $number ->
        [one] { $number } Credit weniger bei jedem Entwickeln
       *[other] { $number } Credits weniger bei jedem Entwickeln
    }
}
newfrontiers-reason-explore-credits = { $change ->
    [more] { $number ->
        [one] { $number } Credit mehr bei jedem Erkunden
       *[other] { $number } Credits mehr bei jedem Erkunden
    }
   *[less] { $number ->
        [one] { $number } Credit weniger bei jedem Erkunden
       *[other] { $number } Credits weniger bei jedem Erkunden
    }
}
newfrontiers-reason-explore-colonists = { $change ->
    [more] { $number ->
        [one] { $number } Kolonist mehr bei jedem Erkunden
       *[other] { $number } Kolonisten mehr bei jedem Erkunden
    }
   *[less] { $number ->
        [one] { $number } Kolonist weniger bei jedem Erkunden
       *[other] { $number } Kolonisten weniger bei jedem Erkunden
    }
}
newfrontiers-reason-settle-credits = { $change ->
    [more] { $number ->
        [one] { $number } Credit mehr bei jedem Besiedeln
       *[other] { $number } Credits mehr bei jedem Besiedeln
    }
   *[less] { $number ->
        [one] { $number } Credit weniger bei jedem Besiedeln
       *[other] { $number } Credits weniger bei jedem Besiedeln
    }
}
newfrontiers-reason-settle-colonists = { $change ->
    [more] { $number ->
        [one] { $number } Kolonist mehr bei jedem Besiedeln
       *[other] { $number } Kolonisten mehr bei jedem Besiedeln
    }
   *[less] { $number ->
        [one] { $number } Kolonist weniger bei jedem Besiedeln
       *[other] { $number } Kolonisten weniger bei jedem Besiedeln
    }
}
newfrontiers-reason-develop-discount = { $change ->
    [more] Entwicklungen kosten { $number } weniger
   *[less] Entwicklungen kosten { $number } mehr
}
newfrontiers-reason-settle-discount = { $change ->
    [more] Welten kosten { $number } weniger
   *[less] Welten kosten { $number } mehr
}
newfrontiers-reason-in-the-empire = { $tile } im Imperium
newfrontiers-reason-explored = { $world } erkundet

## Was an Dateien des Spielmaterials falsch ist: Wörter wie `vp` sind die der Datei und bleiben, wie sie sind

newfrontiers-wrong-expansion = Plättchen in starry_rift.toml haben expansion = 'starry_rift', alle anderen keine
newfrontiers-wrong-bonus-text = nur ein Plättchen mit bonus hat einen bonus_text
newfrontiers-wrong-bonus = nur Welten und große Entwicklungen haben einen bonus
newfrontiers-wrong-bonus-vp = ein Plättchen mit bonus zeigt ein „?“, seine vp sind also 0
newfrontiers-wrong-needs-field = ein Plättchen mit type '{ $type }' hat { $needed }
newfrontiers-wrong-has-other-field = ein Plättchen mit type '{ $type }' hat { $needed } und nicht { $wrong }
newfrontiers-wrong-gray-goods = graue Plättchen haben goods 'none', alle anderen nicht
newfrontiers-wrong-any-kind = 'any' ist die Art von { $tile } und von keinem anderen Plättchen
newfrontiers-wrong-alien-keyword = ein Plättchen der Art '{ $kind }' hat das Schlüsselwort 'alien'
newfrontiers-wrong-xeno = 'xeno' ist nur für Militärwelten
newfrontiers-wrong-replaces-base = nur eine Welt der Erweiterung ersetzt eine andere
newfrontiers-wrong-mat-number = die Tafeln 1 bis 8 sind die des Grundspiels, 9 bis 16 die der Erweiterung
newfrontiers-wrong-spaces = eine kleine Entwicklung bedeckt 1 Feld, eine große 2
newfrontiers-wrong-copies = von einer kleinen Entwicklung gibt es 3 Plättchen, von einer großen 1
newfrontiers-wrong-documented = es nennt '{ $name }', was es nicht gibt
newfrontiers-wrong-effect = { $action } hat keinen effect '{ $effect }'; es hat { $effects }
newfrontiers-wrong-no-reward = { $effect } braucht eine Belohnung: { $rewards }
newfrontiers-wrong-needs-parameter = { $action } { $effect } braucht diese Angabe
newfrontiers-wrong-no-such-parameter = { $action } { $effect } hat keine solche Angabe
newfrontiers-wrong-false-flag = weglassen, wenn es nicht true ist
newfrontiers-wrong-any-only-windfall = 'any' ist nur für windfall
newfrontiers-wrong-kinds = nennt jede Art einmal, und so viele, wie es goods sind
newfrontiers-wrong-not-with-kinds = passt nicht zu kinds
newfrontiers-wrong-not-with-kind = passt nicht zu kind
newfrontiers-wrong-keep = ist höchstens so viel wie draw
newfrontiers-wrong-for-a-colony = { $effect } ist für eine Kolonie, nicht für eine Entwicklung
newfrontiers-wrong-production-fee = production_fee ist für eine Produktionskolonie
newfrontiers-wrong-clause = eine Zeile ist { "{" } vp, per { "}" }, { "{" } vp, count, every? { "}" } oder { "{" } count, table { "}" }
newfrontiers-wrong-table = gehört zu count = 'kinds' und hat fünf Einträge, für 0 bis 4 Arten
newfrontiers-wrong-steps = es gibt mindestens eine Stufe, und jede steht bei einer höheren Zahl als die davor
newfrontiers-wrong-stockpile = ein Ziel mit scoring = 'stockpile' hat es, andere nicht
newfrontiers-wrong-counted-powers = Fähigkeiten werden für action = 'consume' gezählt
newfrontiers-wrong-stockpile-count = muss 'stockpiled_{ $item }' sein, da { $item } auf Vorrat gelegt werden
newfrontiers-wrong-stockpile-after = { $item } werden nach { $actions } auf Vorrat gelegt
newfrontiers-wrong-stockpiled-worlds = worlds haben per_action = 1 und only_discarded = true, goods und credits keins von beiden
newfrontiers-wrong-stockpiled-credits = eine Tafel fasst höchstens { $credits } Credits
newfrontiers-wrong-stockpile-twice = goods, worlds und credits haben je ein Ziel
newfrontiers-wrong-no-such-world = es gibt keine Welt '{ $tile }'
newfrontiers-wrong-not-replaced = '{ $tile }' ist nicht unter denen, die [rules] ersetzt
newfrontiers-wrong-nothing-replaces = keine Welt ersetzt '{ $tile }'
newfrontiers-wrong-mat-sides = Tafel { $mat } muss zwei Seiten haben, eine davon mit first_game
newfrontiers-wrong-stack = ein Stapel mit Zahl hat eine Seite mit first_game, einer mit Buchstabe Vorder- und Rückseite
newfrontiers-wrong-stack-size = beide Seiten eines Stapels haben dieselbe Größe
newfrontiers-wrong-no-such-tile = es gibt kein Plättchen '{ $tile }'
newfrontiers-wrong-same-name = '{ $tile }' hat denselben Namen

## Die Seite: ein Spiel wählen

newfrontiers-page-pitch = Eine Aktion wählen, die alle ausführen, und sie am besten nutzen. Welten finden, besiedeln und die Imperiumstafel füllen.
newfrontiers-page-length = 12 bis 15 Runden
newfrontiers-page-goals-setting = Galaktische Ziele
newfrontiers-page-goals-setting-text = Ziele, die am Ende für alle zählen. Galaktische Ziele setzen tritt an die Stelle von Rückzug in die Isolation.
newfrontiers-page-rift-setting = The Starry Rift
newfrontiers-page-rift-setting-text = Die Erweiterung: mehr Welten, und die feindlichen Xenos.

## Die Seite: wie gespielt wird

newfrontiers-page-goal = Mit dem eigenen Imperium die meisten SP erreichen: SP-Chips, Entwicklungen, Kolonien, „?“-Boni und, wo damit gespielt wird, Galaktische Ziele.
newfrontiers-page-round-select = In der Reihenfolge der Vorrangleiste wählen alle nacheinander ein Aktionsplättchen, das in dieser Runde noch niemand gewählt hat. Zu zweit wählt jeder zweimal.
newfrontiers-page-round-action = Diese Aktion führen dann alle aus, beginnend mit dem, der sie gewählt hat, und weiter entlang der Leiste. Den Bonus erhält nur, wer sie gewählt hat.
newfrontiers-page-round-produce = Hat in einer Runde niemand Produzieren gewählt, kommt ein Credit auf das Plättchen, für den, der es als Nächstes wählt.
newfrontiers-page-round-powers = Entwicklungen und Kolonien haben Fähigkeiten. Jede hilft in einer Aktion, und erst ab dem nächsten Mal: nie in der Aktion, in der das Plättchen ausgelegt wird.
newfrontiers-page-actions = Aktionen
newfrontiers-page-develop = Entwickeln
newfrontiers-page-develop-text = Du darfst eine Entwicklung kaufen, die du noch nicht hast, und auf deine Imperiumstafel legen.
newfrontiers-page-develop-bonus = Sie kostet 1 Credit weniger.
newfrontiers-page-explore = Erkunden
newfrontiers-page-explore-text = Sieben Welten, mit The Starry Rift acht, werden aus dem Beutel gezogen, und alle suchen sich eine aus. Am Ende darfst du neun erkundete Welten und Kolonien zusammen haben; erkundete Welten deiner Wahl gehen zurück, bis es neun sind.
newfrontiers-page-explore-bonus = Noch eine zweite Welt aussuchen, wenn alle eine haben.
newfrontiers-page-settle = Besiedeln
newfrontiers-page-settle-text = 2 Kolonisten nehmen oder eine der eigenen erkundeten Welten besiedeln. Das braucht die Kolonisten, die sie zeigt; dazu bei rotem Rand Militärstärke mindestens in Höhe ihrer Verteidigung, sonst ihre Kosten in Credits. Eine Glücksfallwelt bringt eine Ware mit.
newfrontiers-page-settle-bonus = Vorher 1 Kolonisten nehmen.
newfrontiers-page-produce = Produzieren
newfrontiers-page-produce-text = Jede deiner Produktionskolonien ohne Ware erhält eine ihrer Art.
newfrontiers-page-produce-bonus = Die Credits auf dem Plättchen nehmen und eine Ware auf eine Glücksfallkolonie legen, die keine hat.
newfrontiers-page-trade-consume = Handeln, Verbrauchen
newfrontiers-page-trade-consume-text = Du darfst eine Ware für Credits verkaufen. Danach musst du deine Verbrauchen-Fähigkeiten nutzen, in beliebiger Reihenfolge, jede einmal, soweit die Waren reichen.
newfrontiers-page-trade-consume-bonus = Vorher 1 SP nehmen.
newfrontiers-page-envoys = Diplomaten entsenden
newfrontiers-page-envoys-text = Die anderen tun nichts.
newfrontiers-page-envoys-bonus = 1 SP nehmen, und deine Scheibe rückt an die Spitze der Vorrangleiste. Aktionen, die in dieser Runde noch kommen, werden in der neuen Reihenfolge ausgeführt.
newfrontiers-page-retreat = Rückzug in die Isolation
newfrontiers-page-retreat-text = Die anderen tun nichts. Mit Zielen gibt es dieses Plättchen nicht.
newfrontiers-page-retreat-bonus = 2 Credits nehmen.
newfrontiers-page-chart = Galaktische Ziele setzen
newfrontiers-page-chart-text = Nur mit Zielen. Die anderen tun nichts. Ein früheres Ziel, das verdeckt liegt, wird aufgedeckt. Vor jeder Aktion darf, wer ein verdecktes Ziel hat, es aufdecken, wenn dafür Vorräte angelegt werden.
newfrontiers-page-chart-bonus = 1 Credit nehmen, auf der Vorrangleiste um einen Platz aufrücken, drei Ziele ziehen, mit The Starry Rift fünf, und eines verdeckt behalten; die anderen kommen unter den Stapel.
newfrontiers-page-end-developments = Entwicklungen bedecken mehr als zehn Felder einer Imperiumstafel.
newfrontiers-page-end-colonies = Ein Imperium hat mehr als sieben Kolonien, die Heimatkolonie eingeschlossen.
newfrontiers-page-end-colonists = Nach einer Aktion Besiedeln sind weniger als fünf Kolonisten im Vorrat.
newfrontiers-page-end-chips = Der Vorrat an SP-Chips ist leer: Anfangs sind es 12 für jeden Spieler.
newfrontiers-page-end-winner = Die Runde wird immer zu Ende gespielt. Die meisten SP gewinnen; bei Gleichstand die meisten Credits und Waren im Imperium; ist auch das gleich, wird der Sieg geteilt.
newfrontiers-page-advice-others = Achte darauf, was den anderen fehlt: Eine Aktion, die dir nützt und ihnen nicht, ist mehr wert als ihr Bonus.
newfrontiers-page-advice-explored = Erkundete Welten bringen nichts, bis sie besiedelt sind. Kolonisten und Credits, oder Militärstärke, bereithalten.
newfrontiers-page-advice-goods = Waren sind am meisten wert, wenn eine Handeln- oder Verbrauchen-Fähigkeit auf sie wartet.
newfrontiers-page-icon-credit = Credits
newfrontiers-page-icon-colonist = Kolonist; ein Umriss ist ein Platz für einen
newfrontiers-page-icon-military = Militärstärke

## Die Seite: Wörter, die die Hilfe erklärt. `.also` hat andere Formen, unter denen sie in Texten gefunden werden.

newfrontiers-page-term-action-tile = Aktionsplättchen
    .text = In jeder Runde wählt jeder eines, zu zweit zwei. Alle führen seine Aktion aus; wer es gewählt hat, erhält seinen Bonus.
newfrontiers-page-term-priority-track = Vorrangleiste
    .text = Die Reihenfolge, in der gewählt wird. Eine Aktion beginnt bei dem, der sie gewählt hat, und geht die Leiste entlang.
newfrontiers-page-term-empire-mat = Imperiumstafel
    .text = Zeigt die Heimatkolonie, die unbenutzten Kolonisten und zehn Felder für Entwicklungen, dazu zwei weitere im rötlichen Bereich.
    .also = imperiumstafeln
newfrontiers-page-term-colony = Kolonie
    .text = Eine besiedelte Welt, und die Heimatkolonie. Sie zählt ihre SP, und ihre Fähigkeiten wirken.
    .also = kolonien
newfrontiers-page-term-explored-world = Erkundete Welt
    .text = Eine Welt, die du ausgesucht oder gezogen und noch nicht besiedelt hast. Sie bringt noch nichts. Nach Erkunden und Besiedeln sind es mit den Kolonien zusammen höchstens neun.
    .also = erkundete welten, erkundeten welten
newfrontiers-page-term-development = Entwicklung
    .text = Wird bei Entwickeln gekauft. Eine kleine bedeckt ein Feld, eine große zwei. Von jeder darfst du nur eine haben.
newfrontiers-page-term-colonist = Kolonist
    .text = Besiedeln braucht so viele unbenutzte Kolonisten, wie die Welt zeigt. Sie bleiben auf der Kolonie.
    .also = kolonisten
newfrontiers-page-term-military = Militärstärke
    .text = Eine Welt mit rotem Rand wird erobert: Deine Militärstärke muss mindestens so hoch sein wie ihre Verteidigung. Sie kostet keine Credits.
newfrontiers-page-term-temporary-military = Vorübergehende Militärstärke
    .text = Militärstärke für eine Ware, die du beim Besiedeln abgibst. Sie gilt, bis deine Aktion Besiedeln vorbei ist, auch für eine zweite Welt.
newfrontiers-page-term-production-world = Produktionswelt
    .text = Eine farbige Welt. Produzieren legt eine Ware ihrer Art darauf, wenn sie keine hat.
    .also = produktionswelten, produktionskolonie, produktionskolonien
newfrontiers-page-term-windfall-world = Glücksfallwelt
    .text = Eine Welt mit farbigem Schein. Sie erhält eine Ware, wenn sie besiedelt wird; später gibt ihr nur eine Fähigkeit oder der Bonus von Produzieren eine.
    .also = glücksfallwelten, glücksfallkolonie, glücksfallkolonien
newfrontiers-page-term-good = Ware
    .text = Wird bei Handeln-Verbrauchen für Credits verkauft oder für SP verbraucht. Eine Kolonie hat höchstens eine.
newfrontiers-page-term-kind = Art
    .text = Waren der Arten Neuheiten, Seltene Elemente, Gene und Alien-Technologie bringen 1, 2, 3 und 4 Credits; Handeln-Fähigkeiten kommen dazu.
newfrontiers-page-term-trade = Handeln
    .text = Bei Handeln-Verbrauchen darf jeder zuerst eine Ware verkaufen.
newfrontiers-page-term-consume-power = Verbrauchen-Fähigkeit
    .text = Macht bei Handeln-Verbrauchen aus Waren SP oder Credits. Jede wird einmal je Aktion genutzt, und muss es, wenn es geht, außer es heißt „darf“.
    .also = verbrauchen-fähigkeiten
newfrontiers-page-term-chip = Chip
    .text = Ein Siegpunkt, den du schon aus dem Vorrat genommen hast.
newfrontiers-page-term-produce-credits = Credits auf Produzieren
    .text = Jede Runde ohne Produzieren legt einen Credit auf das Plättchen. Wer es als Nächstes wählt, nimmt sie.
newfrontiers-page-term-send-diplomatic-envoys = Diplomaten entsenden
    .text = Keine Aktion: 1 SP nehmen, und deine Scheibe rückt an die Spitze der Vorrangleiste. Alle Aktionen, die in dieser Runde noch kommen, werden in der neuen Reihenfolge ausgeführt; ab der nächsten Runde wird auch in ihr gewählt.
    .also = diplomaten
newfrontiers-page-term-retreat-into-isolation = Rückzug in die Isolation
    .text = Keine Aktion: 2 Credits nehmen.
    .also = rückzug
newfrontiers-page-term-galactic-goal = Galaktisches Ziel
    .text = Zählt am Ende für alle. Eines darf verdeckt liegen, und nur sein Besitzer kennt es; aufgedeckt wird es beim nächsten Galaktische Ziele setzen oder vor der Wertung.
    .also = galaktische ziele, galaktischen zielen, galaktischen ziele
newfrontiers-page-term-stockpile = Vorrat
    .text = Waren, Welten oder Credits, für ein aufgedecktes Ziel beiseitegelegt. Sie bleiben dort. Wer ein solches Ziel verdeckt hat, darf es aufdecken, nachdem ein Aktionsplättchen gewählt wurde und bevor die Aktion beginnt.
    .also = vorräte
newfrontiers-page-term-xeno = Xeno
    .text = The Starry Rift: eine Militärwelt, die nicht bezahlt werden kann. Sie darf beim Aussuchen zurückgelegt werden; eine, die du behalten und nicht besiedelt hast, kostet am Ende 1 SP.
newfrontiers-page-term-game-end = Spielende
    .text = Die letzte Runde ist die, in der Entwicklungen mehr als zehn Felder einer Tafel bedecken, ein Imperium acht Kolonien hat, nach einer Aktion Besiedeln vier oder weniger Kolonisten übrig sind oder der SP-Vorrat leer ist.
newfrontiers-page-term-credit = Credit
    .text = Geld. Damit werden Entwicklungen und Welten ohne roten Rand bezahlt.
newfrontiers-page-term-bonus = Bonus
    .text = Was nur erhält, wer das Aktionsplättchen gewählt hat.
newfrontiers-page-term-priority = Vorrang
    .text = Dein Platz auf der Vorrangleiste. Wer vorn steht, wählt zuerst.
newfrontiers-page-term-home-colony = Heimatkolonie
    .text = Die Kolonie, die auf der Imperiumstafel gedruckt ist. Sie zählt in jeder Hinsicht als Kolonie.
    .also = heimatkolonien
newfrontiers-page-term-bonuses = „?“-Bonus
    .text = SP, die am Ende gezählt werden, wie es auf dem Plättchen steht. Innerhalb eines Bonus zählt ein Plättchen nur für eine Bedingung.
    .also = „?“-boni
newfrontiers-page-term-printed-cost = Gedruckte Kosten
    .text = Die Zahl auf dem Plättchen, vor jedem Rabatt.
newfrontiers-page-term-the-starry-rift = The Starry Rift
    .text = Die Erweiterung: Bei Erkunden werden acht Welten gezogen, darunter Xeno-Welten, und Galaktische Ziele setzen zieht fünf Ziele.

## Die Seite: der Tisch

newfrontiers-page-table = Tisch
newfrontiers-page-other-empires = Andere Imperien
newfrontiers-page-my-empire = Mein Imperium
newfrontiers-page-empire-of = Imperium von { $player }
newfrontiers-page-chooses-now = , wählt gerade
newfrontiers-page-doing = { $action }, gewählt von { $player }
newfrontiers-page-selecting = { $player } wählt eine Aktion
newfrontiers-page-choosing-homes = Heimatkolonien werden gewählt
newfrontiers-page-last-round = Letzte Runde: { $why }

newfrontiers-page-ends = Wie nah das Ende ist
newfrontiers-page-most-colonies = Kolonien
newfrontiers-page-most-colonies-text = Die meisten Kolonien eines Imperiums; { $colonies } beenden das Spiel.
newfrontiers-page-most-spaces = Felder
newfrontiers-page-most-spaces-text = Die meisten von Entwicklungen bedeckten Felder einer Tafel, von { $all }; { $spaces } beenden das Spiel.

newfrontiers-page-priority = Vorrang
newfrontiers-page-disk = { $when ->
    [before] { $player }, hat gewählt
    [now] { $player }, wählt gerade
   *[later] { $player }, wählt noch
}

newfrontiers-page-supplies = Vorräte
newfrontiers-page-vp-left = SP übrig
newfrontiers-page-vp-left-text = SP im Vorrat. Das Spiel endet nach der Runde, in der er leer ist.
newfrontiers-page-colonists-left = Kolonisten übrig
newfrontiers-page-colonists-left-text = Kolonisten im Vorrat. Das Spiel endet nach der Runde, wenn nach Besiedeln { $colonists } oder weniger übrig sind.
newfrontiers-page-left = übrig
newfrontiers-page-goods-left = Waren ({ engine-kind }) übrig
newfrontiers-page-bag = Welten im Beutel
newfrontiers-page-bag-count = Welten im Beutel

newfrontiers-page-action-tiles = Aktionsplättchen
newfrontiers-page-bonus-retreat = +2 Credits
newfrontiers-page-bonus-develop = 1 Credit weniger
newfrontiers-page-bonus-explore = zweite Welt
newfrontiers-page-bonus-settle = +1 Kolonist
newfrontiers-page-bonus-produce = +1 Glücksfallware
newfrontiers-page-bonus-trade-consume = +1 SP
newfrontiers-page-bonus-envoys = +1 SP, erster Vorrang
newfrontiers-page-bonus-chart = +1 Credit, +1 Vorrang, 1 Ziel
newfrontiers-page-tile-bonus = Bonus { $bonus }
newfrontiers-page-tile-credits = { newfrontiers-credits } darauf
newfrontiers-page-tile-taken = gewählt von { $player }
newfrontiers-page-tile-now = läuft gerade

newfrontiers-page-stage-homes = Seiten deiner Tafel
newfrontiers-page-stage-goals = Gezogene Ziele
newfrontiers-page-stage-worlds = Welten zum Erkunden
newfrontiers-page-developments = Entwicklungen
newfrontiers-page-market = Markt
newfrontiers-page-stack = { $owned ->
    [yes] { $tile }, Kosten { $cost }, noch { $left }, hast du schon
   *[no] { $tile }, Kosten { $cost }, noch { $left }
}
newfrontiers-page-stack-left = { $tile }, noch { $left }
newfrontiers-page-yours = deins
newfrontiers-page-none-left = keins mehr

newfrontiers-page-goals = Ziele
newfrontiers-page-goals-left = { $goals } im Stapel
newfrontiers-page-goal-up = { $goal }, aufgedeckt
newfrontiers-page-goal-own = { $goal }, verdeckt, deins
newfrontiers-page-face-down = verdeckt
newfrontiers-page-goal-held = { $player } hat eines verdeckt
# How many of what a goal counts score how many VPs, such as “3→2, 5→5, 7→8 VP”; then how many each player has.
newfrontiers-page-goal-step = { $at }→{ $vp }
newfrontiers-page-goal-steps = { $steps } SP
newfrontiers-page-goal-mine = du { $count }
newfrontiers-page-goal-theirs = { $player } { $count }
newfrontiers-page-goal-standings = { $goal }: { $steps }, { $standings }
newfrontiers-page-hidden-goal = ein Ziel, das du nicht siehst

newfrontiers-page-colonies = Kolonien
newfrontiers-page-explored = Erkundet
newfrontiers-page-marks = { $colonies } von { $all_colonies } Kolonien · { $spaces } von { $all_spaces } Feldern
newfrontiers-page-planet = { $sort ->
    [explored] { $world }, erkundete Welt
    [home] { $world }, Heimatkolonie
   *[colony] { $world }, Kolonie
}
newfrontiers-page-planet-with-good = { newfrontiers-page-planet }, Ware: { engine-kind }
newfrontiers-page-good-on = Ware ({ engine-kind }) auf { $world }
newfrontiers-page-development = { $tile }, Entwicklung
newfrontiers-page-stockpile = Vorrat
newfrontiers-page-stockpiled-good = Ware ({ engine-kind })
newfrontiers-page-stockpiled-world = { $world }, auf Vorrat
newfrontiers-page-credits = Credits
newfrontiers-page-unused-colonists = unbenutzte Kolonisten
newfrontiers-page-military = Militärstärke
newfrontiers-page-chips = SP in Chips
newfrontiers-page-spaces = bedeckte Felder
newfrontiers-page-figure-goods = Waren
newfrontiers-page-spaces-text = von Entwicklungen bedeckte Felder, von { $spaces } vor dem rötlichen Bereich
newfrontiers-page-vp-now = SP jetzt
newfrontiers-page-score-nothing = jetzt 0 SP
newfrontiers-page-score = jetzt { $vp } SP: { $parts }
newfrontiers-page-score-chips = Chips { $vp }
newfrontiers-page-score-developments = Entwicklungen { $vp }
newfrontiers-page-score-colonies = Kolonien { $vp }
newfrontiers-page-score-bonuses = Boni { $vp }
newfrontiers-page-score-goals = Ziele { $vp }
newfrontiers-page-score-xeno-penalty = Xeno-Abzug { $vp }

## Formulare, in denen Besitzer einer Schachtel ihre Plättchen berichtigen

newfrontiers-form-name = Name
newfrontiers-form-name-help = Wie gedruckt.
newfrontiers-form-type = Typ
newfrontiers-form-type-help = Eine Militärwelt wird erobert, jede andere bezahlt.
newfrontiers-form-cost = Kosten
newfrontiers-form-cost-help = Die untere Zahl: Credits.
newfrontiers-form-defense = Verteidigung
newfrontiers-form-defense-help = Die untere Zahl, rot oder violett: die nötige Militärstärke.
newfrontiers-form-vp = SP
newfrontiers-form-vp-help = Die obere Zahl; 0, wenn dort ein „?“ steht.
newfrontiers-form-colonists = Kolonisten
newfrontiers-form-colonists-help = Wie viele das Besiedeln braucht.
newfrontiers-form-kind = Art
newfrontiers-form-kind-help = Die Farbe; Grau hat keine Waren.
newfrontiers-form-goods = Waren
newfrontiers-form-goods-help = Eine Glücksfallwelt hat ihre Ware einmal, mit einem Schein; eine Produktionswelt produziert Waren.
newfrontiers-form-keywords = Schlüsselwörter
newfrontiers-form-keywords-help = Alle, die in Großbuchstaben oder als Zeichen gedruckt sind.
newfrontiers-form-powers = Fähigkeiten
newfrontiers-form-powers-help = Eine für jede Aktion, für die es eine Fähigkeit hat; zwei für dieselbe Aktion sind zwei Fähigkeiten.
newfrontiers-form-bonus = Wertung
newfrontiers-form-bonus-help = Was es am Ende bringt, wenn seine SP ein „?“ sind. Ein Plättchen zählt für die erste Zeile, die zu ihm passt.
newfrontiers-form-no-trade = Seine Ware kann nicht verkauft werden
newfrontiers-form-mat = Tafel
newfrontiers-form-mat-help = Die Nummer der Imperiumstafel: 1 bis 8, mit The Starry Rift 9 bis 16.
newfrontiers-form-first-game = Seite für das erste Spiel
newfrontiers-form-first-game-help = Die Seite, deren Nummer in einem weißen Quadrat steht.
newfrontiers-form-size = Größe
newfrontiers-form-stack = Stapel
newfrontiers-form-stack-help = Nummer oder Buchstabe des Stapels; beide Seiten eines Plättchens haben dieselbe.
newfrontiers-form-spaces = Felder
newfrontiers-form-spaces-help = Wie viele Felder der Tafel es bedeckt: klein 1, groß 2.
newfrontiers-form-copies = Plättchen
newfrontiers-form-copies-help = Wie viele davon in der Schachtel sind: klein 3, groß 1.
newfrontiers-form-scoring = Wertung
newfrontiers-form-scoring-help = Worum es bei dem Ziel geht.
newfrontiers-form-count = Zählt
newfrontiers-form-count-help = Was gezählt wird.
newfrontiers-form-steps = Stufen
newfrontiers-form-steps-help = Wie viele SP bei welcher Zahl; von der niedrigsten zur höchsten.
newfrontiers-form-stockpile = Vorrat
newfrontiers-form-stockpile-help = Was dafür beiseitegelegt werden darf.
newfrontiers-form-step-at = Bei
newfrontiers-form-step-vp = SP
newfrontiers-form-goal-count-of = Von
newfrontiers-form-goal-count-of-help = Was unterschieden wird.
newfrontiers-form-stockpile-max = Höchstens
newfrontiers-form-stockpile-max-help = Wie viele eine Vorratstafel fasst.
newfrontiers-form-power-credits = Credits
newfrontiers-form-power-vp = SP
newfrontiers-form-power-vp-help = In Chips.
newfrontiers-form-power-colonists = Kolonisten
newfrontiers-form-power-worlds = Welten
newfrontiers-form-power-worlds-help = Aus dem Beutel gezogen.
newfrontiers-form-amount = Wie viel
newfrontiers-form-discount = Weniger
newfrontiers-form-discount-help = Credits weniger als die Verteidigung.
newfrontiers-form-draw = Ziehen
newfrontiers-form-draw-help = Gezogene Welten.
newfrontiers-form-keep = Behalten
newfrontiers-form-keep-help = Welten, die davon behalten werden.
newfrontiers-form-max-increase = Mehr
newfrontiers-form-max-increase-help = Um wie viel die neue Welt höchstens mehr kosten darf.
newfrontiers-form-power-kind = Der Art
newfrontiers-form-power-kind-help = Nur Waren oder Kolonien dieser Art.
newfrontiers-form-kinds = Der Arten
newfrontiers-form-kinds-help = Je eine Ware dieser Arten.
newfrontiers-form-power-goods = Waren
newfrontiers-form-power-goods-help = Wie viele.
newfrontiers-form-different = Alle verschiedener Art
newfrontiers-form-up-to = Bis zu so viele
newfrontiers-form-up-to-help = Die Belohnung gibt es für jede Ware.
newfrontiers-form-every = Für je
newfrontiers-form-every-help = So viele zusammen bringen es einmal.
newfrontiers-form-against = Gegen
newfrontiers-form-against-help = Nur für Welten, zu denen all das passt.
newfrontiers-form-when = Wenn
newfrontiers-form-when-help = Nur nach einer Welt, zu der all das passt.
newfrontiers-form-power-per = Für jedes
newfrontiers-form-power-per-help = Mal die Zahl der eigenen Plättchen, zu denen all das passt.
newfrontiers-form-with-tile = Mit
newfrontiers-form-with-tile-help = Das Plättchen, das mehr bringt.
newfrontiers-form-with-vp = SP damit
newfrontiers-form-with-vp-help = Einmal, wenn du dieses Plättchen hast.
newfrontiers-form-bonus-vp = SP
newfrontiers-form-bonus-per = Für jedes Plättchen
newfrontiers-form-bonus-per-help = Zu dem all das passt; das Plättchen selbst zählt mit, wenn es passt.
newfrontiers-form-bonus-count = Für jede Einheit
newfrontiers-form-bonus-table = SP nach Anzahl
newfrontiers-form-bonus-table-help = Für 0, 1, 2, 3 und 4 Arten.
newfrontiers-form-selector-tile = Sorte
newfrontiers-form-selector-kind = Art
newfrontiers-form-selector-goods = Waren
newfrontiers-form-selector-military = Militär
newfrontiers-form-selector-colonists = Kolonisten
newfrontiers-form-selector-keyword = Schlüsselwort
newfrontiers-form-selector-keyword-help = Eines von diesen.
newfrontiers-form-selector-size = Größe
newfrontiers-form-selector-size-help = Einer Entwicklung.
newfrontiers-form-selector-power = Mit einer Fähigkeit für
newfrontiers-form-selector-effect = Mit einer Fähigkeit mit
newfrontiers-form-selector-effect-help = Eines von diesen.
newfrontiers-form-selector-name = Das Plättchen
newfrontiers-form-value-any = beliebig
newfrontiers-form-value-military = militärisch
newfrontiers-form-value-non-military = nicht militärisch
newfrontiers-form-value-windfall = Glücksfall
newfrontiers-form-value-production = Produktion
newfrontiers-form-value-none = keine Waren
newfrontiers-form-value-colony = Kolonie
newfrontiers-form-value-development = Entwicklung
newfrontiers-form-value-kinds = Arten
newfrontiers-form-value-vp-chips = SP in Chips
newfrontiers-form-value-quantity = eine Anzahl
newfrontiers-form-value-categories = Verschiedenes
newfrontiers-form-value-stockpile = was beiseitegelegt ist
newfrontiers-form-effect-develop-gain = Gewinn
newfrontiers-form-effect-develop-gain-help = Vor dem Kaufen, ob gekauft wird oder nicht.
newfrontiers-form-effect-develop-discount = Rabatt
newfrontiers-form-effect-develop-discount-help = Die gekaufte Entwicklung kostet weniger.
newfrontiers-form-effect-develop-after-develop = Gewinn für eine Entwicklung
newfrontiers-form-effect-develop-after-develop-help = Nachdem in dieser Aktion eine gekauft wurde.
newfrontiers-form-effect-explore-gain = Gewinn
newfrontiers-form-effect-explore-gain-help = Nach dem Aussuchen.
newfrontiers-form-effect-explore-draw-world = Welten ziehen
newfrontiers-form-effect-explore-draw-world-help = Zusätzliche Welten aus dem Beutel, von denen einige behalten werden.
newfrontiers-form-effect-settle-gain = Gewinn
newfrontiers-form-effect-settle-gain-help = Zu Beginn des eigenen Zuges.
newfrontiers-form-effect-settle-military = Militärstärke
newfrontiers-form-effect-settle-military-help = Dauerhaft; mit „Gegen“ nur für solche Welten.
newfrontiers-form-effect-settle-temporary-military = Militärstärke für eine Ware
newfrontiers-form-effect-settle-temporary-military-help = Eine Ware abgeben; gilt für diese Aktion.
newfrontiers-form-effect-settle-discount = Rabatt
newfrontiers-form-effect-settle-discount-help = Eine Welt, die bezahlt wird, kostet weniger.
newfrontiers-form-effect-settle-discount-or-military = Rabatt oder Militärstärke
newfrontiers-form-effect-settle-discount-or-military-help = Je nachdem, was die Welt braucht.
newfrontiers-form-effect-settle-pay-for-military = Eine Militärwelt bezahlen
newfrontiers-form-effect-settle-pay-for-military-help = In Höhe ihrer Verteidigung, weniger einen Rabatt.
newfrontiers-form-effect-settle-second-settle = Eine zweite Welt besiedeln
newfrontiers-form-effect-settle-second-settle-help = Sofort nach der ersten.
newfrontiers-form-effect-settle-after-settle = Gewinn für eine Welt
newfrontiers-form-effect-settle-after-settle-help = Nach jeder Welt, die in dieser Aktion besiedelt wird.
newfrontiers-form-effect-settle-replace-colony = Eine Kolonie ersetzen
newfrontiers-form-effect-settle-replace-colony-help = Durch eine erkundete Welt ihrer Art, die mehr kosten darf.
newfrontiers-form-effect-settle-replace-self = Sich selbst ersetzen
newfrontiers-form-effect-settle-replace-self-help = Durch eine erkundete, nicht militärische Welt ohne ALIEN, kostenlos.
newfrontiers-form-effect-produce-gain = Gewinn
newfrontiers-form-effect-produce-gain-help = Nach dem Produzieren.
newfrontiers-form-effect-produce-windfall = Ware auf einer Glücksfallkolonie
newfrontiers-form-effect-produce-windfall-help = Einer bestimmten Art, oder jeder.
newfrontiers-form-effect-produce-when-produced-here = Gewinn für eine hier produzierte Ware
newfrontiers-form-effect-produce-per-produced = Gewinn für produzierte Waren
newfrontiers-form-effect-produce-per-produced-help = Für je so viele Waren, die in dieser Aktion produziert wurden.
newfrontiers-form-effect-produce-most-produced = Gewinn für die meisten produzierten Waren
newfrontiers-form-effect-produce-most-produced-help = Wenn niemand sonst so viele einer Art produziert hat.
newfrontiers-form-effect-produce-production-fee = Ware gegen Gebühr
newfrontiers-form-effect-produce-production-fee-help = Diese Kolonie produziert ihre Ware nur, wenn bezahlt wird.
newfrontiers-form-effect-trade-price = Besserer Preis
newfrontiers-form-effect-trade-price-help = Eine verkaufte Ware bringt mehr Credits.
newfrontiers-form-effect-consume-consume = Waren verbrauchen
newfrontiers-form-effect-consume-consume-help = Waren für Belohnungen.
newfrontiers-form-effect-consume-gain = Gewinn
newfrontiers-form-effect-consume-gain-help = Keine Ware nötig.
newfrontiers-form-effect-consume-sell = Eine weitere Ware verkaufen
newfrontiers-form-effect-consume-sell-help = Zu ihrem Handelspreis.
newfrontiers-form-effect-consume-consume-bonus = Mehr für verbrauchte Waren
newfrontiers-form-effect-consume-consume-bonus-help = Für jede verbrauchte Ware, und für ein bestimmtes Plättchen.
newfrontiers-form-scoring-per-tile = SP für Plättchen
newfrontiers-form-scoring-per-tile-help = Für jedes eigene Plättchen, das passt.
newfrontiers-form-scoring-per-count = SP für eine Anzahl
newfrontiers-form-scoring-per-count-help = Für jede Einheit, oder für je so viele.
newfrontiers-form-scoring-by-table = SP für Arten
newfrontiers-form-scoring-by-table-help = Danach, wie viele Arten es unter den eigenen Kolonien gibt.
newfrontiers-form-count-of-powers = Verbrauchen-Fähigkeiten
newfrontiers-form-count-of-keywords = Verschiedene Schlüsselwörter
newfrontiers-form-count-of-power-types = Verschiedene Arten von Fähigkeiten
newfrontiers-form-count-of-kinds = Verschiedene Arten
newfrontiers-form-count-of-stockpiled-goods = Waren auf Vorrat
newfrontiers-form-count-of-stockpiled-worlds = Welten auf Vorrat
newfrontiers-form-count-of-stockpiled-credits = Credits auf Vorrat
newfrontiers-form-count-of-unused-colonists = Unbenutzte Kolonisten
newfrontiers-form-stockpile-of-goods = Waren
newfrontiers-form-stockpile-of-goods-help = Nach Produzieren.
newfrontiers-form-stockpile-of-worlds = Welten
newfrontiers-form-stockpile-of-worlds-help = Eine, die nach Erkunden oder Besiedeln als zehnte abgegeben werden musste.
newfrontiers-form-stockpile-of-credits = Credits
newfrontiers-form-stockpile-of-credits-help = Aus einem Verkauf.
newfrontiers-form-sort-world = Welt
newfrontiers-form-sort-worlds = Welten
newfrontiers-form-sort-home = Heimatkolonie
newfrontiers-form-sort-homes = Heimatkolonien
newfrontiers-form-sort-development = Entwicklung
newfrontiers-form-sort-developments = Entwicklungen
newfrontiers-form-sort-goal = Ziel
newfrontiers-form-sort-goals = Ziele

newfrontiers-question = { $question ->
    [choose_home] Heimatwelt
    [select] Wahl einer Aktion
    [turn_up_goal] Aufdecken eines Galaktischen Ziels
    [keep_goal] Galaktisches Ziel zum Behalten
    [return_goal] Galaktisches Ziel zum Zurücklegen
    [name_kind] Eine Art nennen
    [develop] Entwickeln
    [explore] Erkunden
    [keep_world] Erkunden: Welt zum Behalten
    [xeno] Erkunden: gezogene Welt
    [discard] Welt zum Abwerfen
    [settle] Besiedeln
    [settle_more] Besiedeln: noch eine
    [give_good] Besiedeln: Ware zum Abgeben
    [replace_with] Besiedeln: Kolonie ersetzen
    [short_production] Produzieren: bei zu wenigen Waren
    [production_fee] Produzieren: für eine Ware zahlen
    [windfall] Produzieren: Glücksfallwelt
    [stockpile_good] Eine Ware auf Vorrat legen
    [sell] Verkauf einer Ware
    [stockpile_credits] Credits auf Vorrat legen
    [consume] Verbrauchen: nächste Fähigkeit
   *[consume_good] Verbrauchen: welche Ware
}
