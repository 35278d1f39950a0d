# Der Coach: was jemandem gesagt wird, der ein Spiel lernt, bei jeder Frage. Er spricht wie die Frage selbst: kurz, einfach, „du“.

## Mengen, die andere Texte verwenden: Diese haben dasselbe Argument

coach-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
coach-other-cards = { $others ->
    [0] keine andere Karte
    [one] { $others } andere Karte
   *[other] { $others } andere Karten
}
coach-of-others = { $others ->
    [one] deine andere Karte
   *[other] { $cards } deiner { $others } anderen Karten
}
coach-vp = { $vp } SP
coach-some-vp = { $vp ->
    [0] allein noch keine SP
   *[other] { coach-vp }
}
coach-goods = { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
coach-credits = { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}
coach-colonists = { $colonists } Kolonisten
coach-worlds = { $worlds ->
    [one] { $worlds } Welt
   *[other] { $worlds } Welten
}

## Die Seite: Der Coach wird angeboten, ein- und ausgeschaltet

coach-name = Coach
coach-offer = Neu in diesem Spiel? Der Coach sagt bei jeder Frage, worum es geht und worauf du achten kannst.
coach-offer-yes = Coach einschalten
coach-offer-no = Nein, danke
coach-off-title = Den Coach ausschalten
coach-again = Alles noch einmal erklären
coach-again-done = Der Coach erklärt alles noch einmal.
coach-none-here = Der Coach hilft in Partien gegen Bots, in denen Tipps erlaubt sind.

## Race for the Galaxy: wozu jede Frage da ist

coach-race-discard-start = Mit Karten baust du, und mit Karten bezahlst du. Behalte { $kept } von { $dealt }: einige, die du bald ausspielst, die anderen zum Bezahlen.
coach-race-action = Jede Phase, die jemand wählt, führen alle aus; den Bonus hat nur, wer sie gewählt hat. Wähle, was dir am meisten hilft und sonst niemand wählt.
coach-race-two-actions = Du wählst zwei Phasen, dein Gegenüber zwei; beide führen alle gewählten aus. Die Boni deiner Phasen bekommst du.
coach-race-explore = Was du nicht behältst, ist weg. Achte auf Karten, die du bald bezahlen kannst und die zu deiner Auslage passen.
coach-race-develop = Eine Entwicklung bezahlst du, indem du andere Karten abwirfst. Ihre Fähigkeiten wirken ab der nächsten Phase bis zum Spielende.
coach-race-settle = Eine Welt bezahlst du, indem du andere Karten abwirfst; eine Militärwelt braucht stattdessen Militärstärke. Welten bringen Waren, und Waren bringen Karten und SP.
coach-race-method = Diese Welt lässt sich auf mehrere Arten ausspielen. Vergleiche, was jede verlangt.
coach-race-pay = Womit du bezahlst, das ist weg: Nimm Karten, die du kaum je ausspielen wirst.
coach-race-trade = Eine Ware bringt { $least } Karten (Neuheiten) bis { $most } Karten (Alien-Technologie), mit Handeln-Fähigkeiten noch mehr. So füllst du deine Hand.
coach-race-consume = Jede Verbrauchen-Fähigkeit lässt sich einmal nutzen, in beliebiger Reihenfolge. Beginne mit denen, die eine bestimmte Art brauchen; die anderen nehmen, was übrig ist.
coach-race-consume-good = Behalte die Waren, die deine anderen Fähigkeiten brauchen.
coach-race-consume-hand = Karten, die du ohnehin nicht ausspielst, sind hier SP wert.
coach-race-gamble = Falsch zu raten kostet nichts: Die Karte wird nur abgeworfen.
coach-race-windfall = Eine neue Ware bekommt eine Glücksfallwelt nur durch den Bonus von Produzieren oder eine Fähigkeit. Wähle die Ware, die du am besten nutzen oder verkaufen kannst.
coach-race-hand-limit = Am Ende einer Runde behältst du höchstens { $limit } Karten. Gib ab, was du kaum je ausspielen wirst.

## Race for the Galaxy: worauf jetzt zu achten ist

coach-race-soon = { $cards ->
    [0] { $card } lässt sich bald ausspielen, ohne etwas zu bezahlen.
   *[other] { $card } lässt sich bald ausspielen: Das kostet { $cards } der anderen Karten, die du behältst ({ $others }).
}
coach-race-none-soon = Keine davon lässt sich mit den anderen Karten bezahlen, die du behältst ({ $others }): Du brauchst erst mehr Karten.
coach-race-drawn = { $cards ->
    [0] { $card } lässt sich ausspielen, ohne etwas zu bezahlen.
   *[other] { $card } lässt sich als Nächstes ausspielen: Das kostet { $cards } deiner { $held } Handkarten.
}
coach-race-placing = { $cards ->
    [0] { $card } kostet keine Karten und bringt { coach-some-vp }.
   *[other] { $card } kostet { coach-cards } und bringt { coach-some-vp }; { $left ->
        [0] danach ist deine Hand leer.
        [one] { $left } Karte bleibt auf der Hand.
       *[other] { $left } Karten bleiben auf der Hand.
    }
}
coach-race-military-short = Für { $card } fehlt dir { $missing } Militärstärke.
coach-race-owned = { $card } hast du schon; ein zweites Mal lässt sie sich nicht ausspielen.
coach-race-twice = { $card } hast du doppelt auf der Hand und kannst sie nur einmal ausspielen.
coach-race-spare = { $card } ist außer Reichweite: Sie kostet { coach-cards }, und du wirst { coach-other-cards } haben.
coach-race-spare-military = { $card } ist außer Reichweite: Dir fehlt { $missing } Militärstärke.
coach-race-dearest = Die Ware von { $card } ({ engine-kind }) bringt am meisten: { coach-cards }.
coach-race-dearest-made = Eine Ware auf { $card } ({ engine-kind }) bringt beim Verkauf am meisten: { coach-cards }.
coach-race-powers-bring = { $left ->
    [0] Gut genutzt machen deine Fähigkeiten aus diesen Waren noch { $rewards }.
    [one] Gut genutzt machen deine Fähigkeiten aus diesen Waren noch { $rewards }; { $left } bleibt übrig.
   *[other] Gut genutzt machen deine Fähigkeiten aus diesen Waren noch { $rewards }; { $left } bleiben übrig.
}
coach-race-most-frequent = Die häufigste Zahl ist { $number }: { $cards } von allen { $all } Karten haben sie.
coach-race-pool-ends = Im Vorrat gibt es nur noch { coach-vp }: Das kann die letzte Runde sein.
coach-race-tableau-ends = { $whose ->
    [you] Du hast { $cards } von { $end } Karten in der Auslage: Das kann die letzte Runde sein.
   *[other] { $player } hat { $cards } von { $end } Karten in der Auslage: Das kann die letzte Runde sein.
}
coach-race-could-develop = { $cards ->
    [0] Mit Entwickeln kannst du { $card } umsonst ausspielen.
   *[other] Mit Entwickeln kannst du { $card } ausspielen, für { coach-of-others }.
}
coach-race-could-settle = { $cards ->
    [0] Mit Besiedeln kannst du { $card } ausspielen, ohne zu bezahlen.
   *[other] Mit Besiedeln kannst du { $card } ausspielen, für { coach-of-others }.
}
coach-race-nothing-to-place = Du hast { coach-cards } auf der Hand und kannst noch keine ausspielen: Du brauchst mehr oder andere.
coach-race-could-trade = Verbrauchen: Handeln brächte für deine beste Ware { coach-cards }.
coach-race-could-consume = Verbrauchen: 2x SP machte aus deinen Waren { coach-vp }.
coach-race-could-produce = Mit Produzieren bekämst du { coach-goods }.
coach-race-expected = { $player } wählt wahrscheinlich { $action } ({ $percent } %): { $yours }
coach-race-yours-explore = Dann siehst du { $drawn } Karten an und behältst { $kept }.
coach-race-yours-place = { $cards ->
    [0] Dann kannst du { $card } ausspielen, ohne zu bezahlen.
   *[other] Dann kannst du { $card } ausspielen, für { coach-of-others }.
}
coach-race-yours-no-development = Du hast keine Entwicklung, die du dann ausspielen kannst.
coach-race-yours-no-world = Du hast keine Welt, die du dann ausspielen kannst.
coach-race-yours-consume = Dann bringen deine Fähigkeiten auch dir { $rewards }.
coach-race-yours-nothing = Dir bringt das jetzt nichts.
coach-race-yours-produce = Dann bekommst auch du { coach-goods }.

## Jump Drive: wozu jede Frage da ist

coach-jumpdrive-discard-start = Mit Karten baust du, und mit Karten bezahlst du. Behalte { $kept } von { $dealt }: einige, die du bald legst, die anderen zum Bezahlen.
coach-jumpdrive-place = Was du legst, bringt in jeder Runde wieder SP und Karten. Eine Entwicklung allein kostet { $less } weniger; für eine Welt allein ziehst du { $draw ->
    [one] { $draw } Karte
   *[other] { $draw } Karten
}.
coach-jumpdrive-pay = Womit du bezahlst, das ist weg: Nimm Karten, die du kaum je legen wirst.
coach-jumpdrive-explore = Alte Karten und neue: Wirf ab, was du kaum je legen wirst.
coach-jumpdrive-second-world = Eine zweite Welt in derselben Runde bringt ihre SP und ihr Einkommen eine Runde früher.
coach-jumpdrive-hand-limit = Am Ende einer Runde behältst du höchstens { $limit } Karten. Gib ab, was du kaum je legen wirst.

## Jump Drive: worauf jetzt zu achten ist

coach-jumpdrive-soon = { $cards ->
    [0] { $card } lässt sich sofort legen, ohne etwas zu bezahlen.
   *[other] { $card } lässt sich sofort legen: Das kostet { $cards } der anderen Karten, die du behältst ({ $others }).
}
coach-jumpdrive-none-soon = Keine davon lässt sich mit den anderen Karten bezahlen, die du behältst ({ $others }): Du wirst erst erkunden.
coach-jumpdrive-ends = { $whose ->
    [you] Du hast { coach-vp } und erzielst in dieser Runde noch { $more }: Bei { $end } endet das Spiel, es ist also die letzte Runde.
   *[other] { $player } hat { coach-vp } und erzielt in dieser Runde noch { $more }: Bei { $end } endet das Spiel, es ist also die letzte Runde.
}
coach-jumpdrive-most-vp = { $pay ->
    [0] Am meisten SP: { $cards }, von { $before } auf { $after } pro Runde, umsonst.
    [one] Am meisten SP: { $cards }, von { $before } auf { $after } pro Runde, für { $pay } Karte.
   *[other] Am meisten SP: { $cards }, von { $before } auf { $after } pro Runde, für { $pay } Karten.
}
coach-jumpdrive-most-income = { $pay ->
    [0] Am meisten Einkommen: { $cards }, von { $before } auf { $after } Karten pro Runde, umsonst.
    [one] Am meisten Einkommen: { $cards }, von { $before } auf { $after } Karten pro Runde, für { $pay } Karte.
   *[other] Am meisten Einkommen: { $cards }, von { $before } auf { $after } Karten pro Runde, für { $pay } Karten.
}
coach-jumpdrive-most-of-both = { $pay ->
    [0] Am meisten von beidem: { $cards }, von { $before } auf { $after } SP und von { $income_before } auf { $income_after } Karten pro Runde, umsonst.
    [one] Am meisten von beidem: { $cards }, von { $before } auf { $after } SP und von { $income_before } auf { $income_after } Karten pro Runde, für { $pay } Karte.
   *[other] Am meisten von beidem: { $cards }, von { $before } auf { $after } SP und von { $income_before } auf { $income_after } Karten pro Runde, für { $pay } Karten.
}
coach-jumpdrive-only-explore = Von deiner Hand lässt sich noch nichts legen. Mit Erkunden ziehst du { $drawn } Karten und wirfst dann { $discarded } ab, alte oder neue.
coach-jumpdrive-spare = { $card } ist außer Reichweite: Sie kostet { coach-cards }, und nächste Runde wirst du { coach-other-cards } haben.
coach-jumpdrive-spare-military = { $card } ist außer Reichweite: Dir fehlt { $missing } Militärstärke.
coach-jumpdrive-spare-limit = Noch einmal darfst du { $card } nicht haben.

## New Frontiers: wozu jede Frage da ist

coach-newfrontiers-choose-home = Deine Heimatkolonie ist deine erste Welt. Vergleiche die beiden Seiten: welche Ware sie bringt und was sie kann.
coach-newfrontiers-select = Alle führen die Aktion aus, die du wählst, du zuerst und mit dem Bonus; niemand kann sie in dieser Runde noch einmal wählen. Wähle, was dir mehr hilft als den anderen.
coach-newfrontiers-turn-up-goal = Solange ein Vorratsziel offen liegt, dürfen alle dafür Vorräte anlegen. Decke es auf, wenn du mehr davon anlegen kannst als die anderen.
coach-newfrontiers-keep-goal = Am Ende zählt jedes Ziel für alle, aber nur du kennst dieses. Behalte eines, das zu dem passt, was du bauen willst.
coach-newfrontiers-name-kind = In dieser Aktion zählt sie als diese Art. Nenne die Art, die deine Fähigkeiten brauchen.
coach-newfrontiers-develop = Entwicklungen geben dir Fähigkeiten für den Rest des Spiels, und SP. Von jeder gibt es nur wenige.
coach-newfrontiers-explore = Eine erkundete Welt wartet neben deiner Tafel, bis du sie besiedelst. Achte auf Welten, deren Preis oder Verteidigung du bald erreichst.
coach-newfrontiers-xeno = Eine Xeno-Welt kann nur erobert werden. Behältst du sie und hast sie am Ende nicht besiedelt, verlierst du { $penalty } SP.
coach-newfrontiers-discard = Kolonien und erkundete Welten sind zusammen höchstens { $most }. Gib die Welt ab, die du kaum je besiedeln wirst.
coach-newfrontiers-settle = Eine Welt braucht Credits oder Militärstärke, und Kolonisten. Passt keine, so bereiten { $colonists } Kolonisten das nächste Besiedeln vor.
coach-newfrontiers-settle-more = Deine Fähigkeiten lassen dich in dieser Aktion noch mehr tun.
coach-newfrontiers-give-good = Gib die Ware ab, die du bei Handeln-Verbrauchen am wenigsten brauchst.
coach-newfrontiers-replace-with = Die Kolonisten bleiben: Wähle die Welt, die am meisten bringt.
coach-newfrontiers-short-production = Von dieser Art gibt es zu wenige Waren: Wähle, wo dir eine am meisten nützt.
coach-newfrontiers-production-fee = Die Ware ist ihren Preis wert, wenn du sie für mehr verkaufen oder verbrauchen kannst.
coach-newfrontiers-windfall = Eine neue Ware bekommt eine Glücksfallkolonie nur durch den Bonus von Produzieren oder eine Fähigkeit. Wähle die Ware, die du am besten nutzen oder verkaufen kannst.
coach-newfrontiers-stockpile = Was auf Vorrat liegt, zählt am Ende für das Ziel und ist für nichts anderes mehr zu gebrauchen.
coach-newfrontiers-sell = Eine Ware lässt sich verkaufen; danach nehmen deine Verbrauchen-Fähigkeiten Waren. Verkaufe die, die sie am wenigsten brauchen.
coach-newfrontiers-consume = Jede Verbrauchen-Fähigkeit lässt sich einmal nutzen, in beliebiger Reihenfolge. Beginne mit denen, die eine bestimmte Art brauchen; die anderen nehmen, was übrig ist.
coach-newfrontiers-consume-good = Behalte die Waren, die deine anderen Fähigkeiten brauchen.

## New Frontiers: worauf jetzt zu achten ist

coach-newfrontiers-ending = { $end ->
    [spaces] { $missing ->
        [one] Irgendwo fehlt nur noch { $missing } Feld mit einer Entwicklung: Das Spiel kann in dieser Runde enden.
       *[other] Irgendwo fehlen nur noch { $missing } Felder mit Entwicklungen: Das Spiel kann in dieser Runde enden.
    }
    [colonies] { $missing ->
        [one] Irgendwo fehlt nur noch { $missing } Kolonie: Das Spiel kann in dieser Runde enden.
       *[other] Irgendwo fehlen nur noch { $missing } Kolonien: Das Spiel kann in dieser Runde enden.
    }
    [colonists] { $missing ->
        [one] Wird noch { $missing } Kolonist genommen, endet das Spiel mit der Runde.
       *[other] Werden noch { $missing } Kolonisten genommen, endet das Spiel mit der Runde.
    }
   *[chips] Im Vorrat gibt es nur noch { $missing } SP: Das Spiel kann in dieser Runde enden.
}
coach-newfrontiers-could-develop = { $credits ->
    [0] Beim Entwickeln bringt { $tile } am meisten: { coach-vp }, umsonst.
   *[other] Beim Entwickeln bringt { $tile } am meisten: { coach-vp } für { coach-credits }.
}
coach-newfrontiers-could-explore = Du hast keine erkundete Welt zu besiedeln: Mit Erkunden bekämst du { coach-worlds }.
coach-newfrontiers-could-settle = { $credits ->
    [0] Beim Besiedeln bringt { $world } am meisten: { coach-vp } für { coach-colonists }.
   *[other] Beim Besiedeln bringt { $world } am meisten: { coach-vp } für { coach-credits } und { coach-colonists }.
}
coach-newfrontiers-could-produce = Produzieren brächte dir { $gains }, den anderen zusammen { $others ->
    [0] keine Waren
    [one] { $others } Ware
   *[other] { $others } Waren
}.
coach-newfrontiers-could-trade = Handeln-Verbrauchen brächte dir { $gains } und den anderen nichts.
coach-newfrontiers-could-trade-both = Handeln-Verbrauchen brächte dir { $gains } und jemand anderem bis zu { $theirs }.
coach-newfrontiers-buy = { $tile } bringt am meisten: { coach-vp } für { $credits } von { $have ->
    [one] { $have } Credit
   *[other] { $have } Credits
}.
coach-newfrontiers-settle-now = { $credits ->
    [0] { $world } bringt am meisten: { coach-vp } für { coach-colonists }.
   *[other] { $world } bringt am meisten: { coach-vp } für { coach-credits } und { coach-colonists }.
}
coach-newfrontiers-settle-soon = { $credits ->
    [0] { $world } ließe sich mit dem besiedeln, was du hast: { coach-vp } für { coach-colonists }.
   *[other] { $world } ließe sich mit dem besiedeln, was du hast: { coach-vp } für { coach-credits } und { coach-colonists }.
}
coach-newfrontiers-dearest = Die Ware von { $world } ({ engine-kind }) bringt beim Verkauf am meisten: { coach-credits }.
coach-newfrontiers-dearest-made = Eine Ware auf { $world } ({ engine-kind }) bringt beim Verkauf am meisten: { coach-credits }.
coach-newfrontiers-powers-bring = Gut genutzt machen deine Fähigkeiten aus diesen Waren noch { $gains }.

## Eine aufgeschlagene Karte oder ein Plättchen: was das für das eigene Imperium jetzt bedeutet

coach-here = In deinem Imperium
coach-here-pay = Du würdest { $cost } von { $printed } bezahlen.
coach-here-pay-alone = Allein gelegt würdest du { $cost } von { $printed } bezahlen.
coach-here-military = { $missing ->
    [0] Verteidigung { $defense }, deine Militärstärke { $military }: genug.
   *[other] Verteidigung { $defense }, deine Militärstärke { $military }: { $missing } zu wenig.
}
coach-here-colonists = Das braucht { coach-colonists }; du hast { $have }.
coach-here-adds = Das brächte dir { coach-vp }.
coach-here-counts = Das zählt für dich jetzt { coach-vp }.
coach-here-rounds = { $cards ->
    [one] In jeder Runde brächte das { coach-vp } und { $cards } Karte.
   *[other] In jeder Runde brächte das { coach-vp } und { $cards } Karten.
}
coach-here-per-world = { $worlds ->
    [one] Produzieren: { coach-cards } für deine { $worlds } Welt ({ engine-kind }) = { $total }.
   *[other] Produzieren: { coach-cards } für jede deiner { $worlds } Welten ({ engine-kind }) = { $total }.
}
coach-here-cycle = Produzieren und danach Verbrauchen brächten dir { $gains } mehr.
