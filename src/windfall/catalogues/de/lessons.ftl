# Lektionen: die Seiten, dann was jede Lektion sagt. Zusammengesetzt sind sie in src/windfall/lessons/data.
lessons-heading = Die Spiele lernen
lessons-lead = Kurze Lektionen an echten Stellungen. Du machst die Züge, siehst, was sie bringen, und liest, warum.
lessons-start = Beginnen
lessons-resume = Weiter mit Schritt { $step }
lessons-repeat = Wiederholen
lessons-play = Spielen
lessons-play-again = Noch einmal spielen
lessons-done = erledigt
lessons-progress = { $done } von { $all } erledigt
lessons-forget = Meinen Fortschritt vergessen
lessons-step = Schritt { $step } von { $steps }
lessons-right = Gut gespielt
lessons-wrong = Es gibt etwas Besseres
lessons-try-again = Noch einmal versuchen
lessons-next = Nächster Schritt
lessons-next-lesson = Nächste Lektion: { $lesson }
lessons-skip = Schritt überspringen
lessons-leave = Alle Lektionen
lessons-complete-text = Du hast „{ $lesson }“ abgeschlossen.
lessons-opening = Die Lektion wird geöffnet …
lessons-missing = Diese Lektion gibt es nicht. Geh zurück zu allen Lektionen.

## Jump Drive

lessons-jumpdrive-round = Ausspielen und bezahlen
lessons-jumpdrive-round-about = Was man in einer Runde tut und womit Karten bezahlt werden.
lessons-jumpdrive-round-1-idea = 
    Wer die meisten SP hat, sobald jemand { $goal } erreicht, gewinnt. Karten bezahlt man mit anderen Karten: Wirf ab, was für den Anfang zu teuer ist. { $card } kostet { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    }.
lessons-jumpdrive-round-1-right = 
    Du behältst { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }: mit { $world } eine Welt, und die anderen, um sie zu bezahlen.
lessons-jumpdrive-round-1-wrong = 
    { $world } und { $small } sind die Welten, die deine { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } bezahlen könnten. Ohne eine davon beginnst du langsamer.
lessons-jumpdrive-round-2-idea = 
    Die Zahl im Kreis sind die Kosten einer Welt: { $large ->
        [one] { $large } Karte
       *[other] { $large } Karten
    } aus der Hand für { $one }, { $small ->
        [one] { $small } Karte
       *[other] { $small } Karten
    } für { $other }. Welten bringen Einkommen, Karten in jeder Runde. Spiel die aus, die mehr bringt.
lessons-jumpdrive-round-2-right = 
    { $world } hat { $vp } SP und { $income ->
        [one] { $income } Karte
       *[other] { $income } Karten
    } gebracht, und das jede Runde wieder. Eine allein ausgespielte Welt zieht noch eine Karte: Du hast wieder { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }.
lessons-jumpdrive-round-2-wrong = 
    Dein Einkommen ist jetzt { $income ->
        [one] { $income } Karte
       *[other] { $income } Karten
    } je Runde; mit { $world } wären es { $more ->
        [one] { $more } Karte
       *[other] { $more } Karten
    }. Am Anfang bezahlt das Einkommen alles, was folgt.
lessons-jumpdrive-round-3-idea = 
    Spiel eine Entwicklung aus, eine Welt oder beides. Allein kostet eine Entwicklung eine Karte weniger, eine Welt bringt eine Karte. { $lab } ist jetzt umsonst, { $world } kostet { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    }: Was bringt Runde für Runde mehr?
lessons-jumpdrive-round-3-right = 
    Dein Einkommen ist von { $was } auf { $income ->
        [one] { $income } Karte
       *[other] { $income } Karten
    } gestiegen, und du erzielst { $vp } SP je Runde. Was man einmal zahlt, kommt jede Runde zurück.
lessons-jumpdrive-round-3-wrong = 
    Du ziehst jetzt { $income ->
        [one] { $income } Karte
       *[other] { $income } Karten
    } und erzielst { $vp } SP je Runde. { $world } hätte zu jedem weiteren Einkommen { $more ->
        [one] { $more } Karte
       *[other] { $more } Karten
    } beigetragen und sich bald bezahlt gemacht.
lessons-jumpdrive-income = Karten oder Punkte
lessons-jumpdrive-income-about = Wann man wächst und wann man punktet.
lessons-jumpdrive-income-1-idea = 
    Alles in deinem Imperium punktet jede Runde wieder. { $world } kostet { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    } und bringt jedes Mal { $vp } SP. Spiel die Welt aus, und behalte beim Bezahlen { $next } für die nächste Runde.
lessons-jumpdrive-income-1-right = 
    Du erzielst { $now } SP je Runde statt { $was }. Dein Einkommen hat die Hand wieder gefüllt: { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }.
lessons-jumpdrive-income-1-wrong = 
    Du erzielst { $now } SP je Runde und ziehst { $income ->
        [one] { $income } Karte
       *[other] { $income } Karten
    }; mehr als { $limit } darf man nicht halten. Du bist reich genug: Spiel jetzt { $world } aus und behalte { $next }, damit jede Runde zählt.
lessons-jumpdrive-income-2-idea = Am Ende einer Runde darfst du { $limit } Karten halten. Wirf ab, womit du nur bezahlen würdest, und behalte { $next }: { $vp } SP je Runde.
lessons-jumpdrive-income-2-right = 
    Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }: { $next } und genug andere, um sie zu bezahlen.
lessons-jumpdrive-income-2-wrong = { $next } ist weg, und { $vp } SP je Runde mit ihr. Karten sind verschieden: die teuren zum Ausspielen, die anderen zum Bezahlen.
lessons-jumpdrive-income-3-idea = Du hast { $mine } SP, { $them } { $theirs }, und bei { $goal } endet das Spiel: Es bleiben wenige Runden. { $world } hat das größere Einkommen, { $factory } mehr SP. Was ist jetzt mehr wert?
lessons-jumpdrive-income-3-right = { $gained } SP in dieser Runde, { $mine } insgesamt, und in der nächsten mindestens ebenso viele. Einkommen zählt nur, solange es noch Runden gibt, es auszugeben.
lessons-jumpdrive-income-3-wrong = 
    { $gained } SP in dieser Runde und ein Einkommen von { $income ->
        [one] { $income } Karte
       *[other] { $income } Karten
    }: mehr als die { $limit }, die du halten darfst. { $factory } brächte { $more } SP jetzt und in der nächsten Runde noch einmal.
lessons-jumpdrive-military = Eroberung
lessons-jumpdrive-military-about = Welten mit rotem Rand kosten keine Karten, sondern Militärstärke.
lessons-jumpdrive-military-1-idea = Eine rote Zahl ist eine Verteidigung: Deine Militärstärke muss mindestens so groß sein, Karten zahlt man keine. Du hast { $military }, { $world } hat { $defense }. Aber eine Entwicklung, die du in derselben Runde ausspielst, zählt schon: Spiel { $team } dazu aus.
lessons-jumpdrive-military-1-right = 
    { $team } hat deine Militärstärke auf { $military } erhöht, genug für { $world }. Bezahlt hast du nur die Entwicklung; nun ziehst du { $income ->
        [one] { $income } Karte
       *[other] { $income } Karten
    } und erzielst { $vp } SP je Runde.
lessons-jumpdrive-military-1-wrong = Deine Militärstärke ist jetzt { $military }, und du erzielst { $vp } SP je Runde. { $world } hätte umsonst dazukommen können: Wähle { $team } und { $world } zusammen.
lessons-jumpdrive-military-1-mistake_2 = Auch { $lair } ist erobert. Aber { $world } brächte außerdem jede Runde { $vp } SP.
lessons-jumpdrive-military-2-idea = { $world } bringt { $vp } SP je Runde, bei einer Verteidigung von { $defense }; deine Militärstärke ist { $military }. Was in deiner Hand schließt die Lücke noch in dieser Runde?
lessons-jumpdrive-military-2-right = { $marines }: Militärstärke { $military }. Du erzielst { $vp } SP je Runde statt { $was } und hast nur die Entwicklung bezahlt.
lessons-jumpdrive-military-2-wrong = Militärstärke { $military }, { $vp } SP je Runde: { $world } wartet noch. { $marines } und { $world } kann man zusammen ausspielen.
lessons-jumpdrive-military-3-idea = 
    Du hast nur { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, aber deine Militärstärke ist { $military }. Welche Karte kostet keine davon und bringt am meisten?
lessons-jumpdrive-military-3-right = 
    { $world } war umsonst: { $vp } SP je Runde statt { $was }, Militärstärke { $military } für die nächste Eroberung, und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, um etwas anderes zu bezahlen.
lessons-jumpdrive-military-3-wrong = 
    { $vp } SP je Runde und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand. { $world } bringt { $more } SP je Runde mehr und kostet gar keine Karte.
lessons-jumpdrive-end = Erkunden, und das Ende
lessons-jumpdrive-end-about = Was man mit einer schlechten Hand tut, und in der letzten Runde.
lessons-jumpdrive-end-1-idea = 
    { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, und nichts dabei, was dich weiter bringt als { $card }. Statt Karten auszuspielen, darfst du Erkunden: viele Karten ansehen und am Ende { $more } mehr haben als zuvor.
lessons-jumpdrive-end-1-right = 
    Von { $was } auf { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, davon { $income } Einkommen: und die behaltenen sind die besten von vielen. Nächste Runde kannst du etwas Großes ausspielen.
lessons-jumpdrive-end-1-wrong = 
    { $card } war umsonst; du hast { $vp } SP je Runde und ein Einkommen von { $income ->
        [one] { $income } Karte
       *[other] { $income } Karten
    }. Auf der Hand sind { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, noch immer ohne Plan; Erkunden hätte dich einen suchen lassen.
lessons-jumpdrive-end-2-idea = { $mine } SP, und { $round } mehr je Runde: Du kannst jetzt { $goal } erreichen, also ist das die letzte Runde. Einkommen ist nichts mehr wert. Was bringt sofort am meisten?
lessons-jumpdrive-end-2-right = { $card } zählt deine Entwicklungen: { $gained } SP in dieser Runde, am Ende { $mine } zu { $theirs }. Du gewinnst.
lessons-jumpdrive-end-2-wrong = { $gained } SP in dieser Runde, { $mine } zu { $theirs }. Sieh dir { $card } an: Sie punktet für jede deiner Entwicklungen, und du hast viele.
lessons-jumpdrive-game = Dein erstes Spiel
lessons-jumpdrive-game-about = Ein ganzes Spiel gegen einen Anfänger, mit dem Coach an deiner Seite.

## Race for the Galaxy

lessons-race-phases = Eine Aktion wählen
lessons-race-phases-about = Was du wählst, tun alle: Erkunden und Besiedeln.
lessons-race-phases-1-idea = 
    Alle wählen geheim eine Aktion. Jede Phase, die jemand gewählt hat, findet dann statt, für alle. Unter deinen { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } sind Welten, die du ausspielen kannst: Wähle Besiedeln.
lessons-race-phases-1-right = Auch { $them } hat Besiedeln gewählt: Es bleibt eine Phase, und beide dürfen eine Welt legen. Beide haben sie gewählt, also ziehen beide danach eine Karte.
lessons-race-phases-1-wrong = Nur Phasen, die jemand gewählt hat, finden statt. Eine Welt legt man nur in Besiedeln: Du darfst es, weil { $them } es gewählt hat, aber ohne den Bonus einer Karte.
lessons-race-phases-2-idea = 
    { $world } kostet { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    }, und du hast insgesamt { $hand }. Erkunden bringt Karten: Mit „+5“ wählst du aus mehr, mit „+1, +1“ behältst du mehr. Was hilft dir beim Bezahlen?
lessons-race-phases-2-right = 
    Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }, { $more } mehr als zuvor. Und { $them } hat Besiedeln gewählt: Diese Phase kommt als Nächstes, und du darfst eine Welt legen, obwohl du sie nicht gewählt hast.
lessons-race-phases-2-wrong = 
    „+5“ zeigt dir mehr Karten, aber behalten darfst du nicht mehr; keine andere Aktion bringt vor Besiedeln Karten. Um { $world } zu legen, brauchst du daneben { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    }: „+1, +1“ lässt dir am meisten.
lessons-race-phases-3-idea = 
    Bezahlt wird mit anderen Karten der Hand: { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    } für { $world }, alles, was du hast. Die Welt ist { $vp } SP wert, und ihre farbige Scheibe heißt, dass sie Waren erzeugt. Leg sie aus.
lessons-race-phases-3-right = Von { $was } auf { $now } SP. Die Hand ist leer, aber { $world } wird sie füllen: Sie zieht Karten, sooft sie produziert.
lessons-race-phases-3-wrong = { $now } SP jetzt. Karten auf der Hand zählen nichts; { $world } zählt { $vp } SP und zieht Karten, sooft sie produziert, und du kannst sie gerade bezahlen.
lessons-race-build = Entwickeln und Besiedeln
lessons-race-build-about = Karten ausspielen und gut wählen, womit man bezahlt.
lessons-race-build-1-idea = 
    { $world } kostet nur { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    }, erzeugt Waren und kann sie für SP verbrauchen: ein kleiner Motor. Leg sie aus und bezahle mit Karten, die du nicht legen wirst; behalte { $keep }.
lessons-race-build-1-right = 
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } in der Auslage und { $hand } auf der Hand, eine davon der Bonus dafür, dass du Besiedeln gewählt hast.
lessons-race-build-1-wrong = 
    Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }. { $world } kostet { $cost } davon, erzeugt bei jedem Produzieren eine Ware und macht bei jedem Verbrauchen aus einer SP.
lessons-race-build-1-mistake_1 = { $keep } ging als Bezahlung weg. In einer Entwickeln-Phase, die du wählst, wäre sie umsonst gewesen: Bezahle mit dem, was du nicht brauchst.
lessons-race-build-2-idea = Entwicklungen, mit der Raute, legt man in Entwickeln. Wer es gewählt hat, zahlt eine Karte weniger: { $card } mit Kosten { $cost } ist dann umsonst. Wähle Entwickeln und leg sie aus.
lessons-race-build-2-right = 
    { $card } war umsonst; deine Auslage hat jetzt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }. { $them } hat Produzieren gewählt, und auch deine Welten haben produziert: Aus { $was } auf der Hand wurden { $hand }.
lessons-race-build-2-wrong = 
    Du hast { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }. { $card } hätte in deiner eigenen Entwickeln-Phase keine davon gekostet, und ihre Fähigkeiten wirken ab der nächsten Phase.
lessons-race-build-3-idea = 
    Du hast { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } und schon genug Verbrauchen-Fähigkeiten dafür: { $engine } brächte wenig mehr. { $plain } kostet { $cost ->
        [one] { $cost } Karte
       *[other] { $cost } Karten
    } und ist selbst { $vp } SP wert. Karten in der Auslage zählen am Ende.
lessons-race-build-3-right = Von { $was } auf { $now } SP. { $them } hatte Verbrauchen gewählt, also wurden auch deine Waren verbraucht, für { $chips } SP.
lessons-race-build-3-wrong = { $now } SP insgesamt, davon eben { $chips } für Waren. { $plain } hätte mehr gebracht: die eigenen SP, und für die Waren etwa ebenso viel.
lessons-race-goods = Waren
lessons-race-goods-about = Produzieren, verkaufen, verbrauchen: woher SP und Karten kommen.
lessons-race-goods-1-idea = 
    { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }: Deine Welten müssen arbeiten. Produzieren legt eine Ware auf jede deiner Produktionswelten, und { $world } zieht dabei Karten.
lessons-race-goods-1-right = 
    { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }. { $windfall } ist eine Glücksfallwelt: Eine Ware bekommt sie in dieser Phase nur, weil du Produzieren selbst gewählt hast.
lessons-race-goods-1-wrong = 
    { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }: nichts zu verkaufen, nichts zu verbrauchen, wenig zu legen. Waren kommen aus Produzieren, und niemand sonst hat es gewählt.
lessons-race-goods-2-idea = Karten sind knapp: { $hand } auf der Hand. Verbrauchen: Handeln verkauft eine Ware für Karten; dann nehmen deine Verbrauchen-Fähigkeiten Waren für SP und Karten. Die Arten sind verschieden: Neuheiten bringen am wenigsten, dann Seltene Elemente, Gene, und Alien-Technologie am meisten. Verkauf deine beste.
lessons-race-goods-2-right = 
    Deine Gene-Ware brachte { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten
    }, die anderen wurden verbraucht: { $chips } SP und weitere Karten. { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand: Zeit, etwas auszuspielen.
lessons-race-goods-2-wrong = 
    { $chips } SP und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand. Die Gene-Ware hätte { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten
    } gebracht, bevor alle anderen Waren verbraucht werden: Mit Karten wird ausgespielt.
lessons-race-goods-3-idea = 
    { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } warten, und im SP-Vorrat sind noch { $pool }: Ist er leer, endet das Spiel nach der Runde. Welche Aktion macht am meisten aus deinen Waren?
lessons-race-goods-3-right = Verbrauchen: 2x SP hat sie verdoppelt: { $chips } SP für deine Waren. Der Vorrat ist leer, und du gewinnst mit { $mine } zu { $theirs }.
lessons-race-goods-3-wrong = { $chips } SP für deine Waren, { $mine } zu { $theirs }. Mit Verbrauchen: 2x SP hätte jede doppelt gezählt.
lessons-race-end = Militär, und das Ende
lessons-race-end-about = Welten erobern und das Spiel beenden, wenn man führt.
lessons-race-end-1-idea = Welten mit rotem Rand werden erobert, nicht bezahlt: Deine Militärstärke muss mindestens ihre Verteidigung sein. Du hast { $military }, { $world } hat { $defense }. Leg sie aus.
lessons-race-end-1-right = { $world } hat keine Karte gekostet als sich selbst: { $was } Karten auf der Hand, und nach deinem Bonus wieder { $hand }. Schon { $total } SP.
lessons-race-end-1-wrong = 
    { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, { $total } SP. { $world } wäre dank deiner Militärstärke umsonst gewesen und erzeugt außerdem Waren.
lessons-race-end-2-idea = Deine Militärstärke ist { $military }. Eroberte Welten können sie weiter erhöhen und so die nächste Eroberung möglich machen. Welche Welt zählt am meisten und stärkt dich am meisten?
lessons-race-end-2-right = { $world }: Militärstärke { $military }, und von { $was } auf { $total } SP, ohne eine Karte zu bezahlen.
lessons-race-end-2-wrong = Militärstärke { $military }, { $total } SP. { $world } ist in deiner Reichweite, zählt mehr und ist der stärkere Verbündete.
lessons-race-end-3-idea = Du führst mit { $mine } zu { $theirs } und hast { $cards } Karten in der Auslage. Mit { $limit } endet das Spiel nach der Runde. Du hast Entwicklungen auf der Hand: Beende es.
lessons-race-end-3-right = 
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } in der Auslage: das Ende, { $mine } zu { $theirs }. Deine Karten, SP-Chips und „?“-Boni sind die ganze Wertung. Wer führt, soll nicht warten, bis die anderen aufholen.
lessons-race-end-3-wrong = 
    { $mine } zu { $theirs }, und { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } in der Auslage: Das Spiel geht weiter, und dein Gegner bekommt noch eine Runde, um aufzuholen.
lessons-race-game = Dein erstes Spiel
lessons-race-game-about = Ein ganzes Spiel gegen einen Anfänger, mit dem Coach an deiner Seite.

## New Frontiers

lessons-newfrontiers-actions = Aktionsplättchen
lessons-newfrontiers-actions-about = Eine Aktion für alle wählen, und wann man Erster ist.
lessons-newfrontiers-actions-1-idea = 
    Der Reihe nach wählt jeder ein Aktionsplättchen, zu zweit zweimal in der Runde; alle führen die Aktion aus, und wer sie gewählt hat, bekommt einen Bonus. Mit Entwickeln zahlst du weniger: { $dev } mit Kosten { $cost } kostet keinen deiner { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }. Wähle Entwickeln und kauf sie.
lessons-newfrontiers-actions-1-right = 
    { $dev } gehört dir, und du hast noch { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }. Entwicklungen: { $devs }. Auch die anderen durften entwickeln, aber ohne deinen Bonus.
lessons-newfrontiers-actions-1-wrong = 
    Du hast { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }. { $dev } kostet { $cost }, und mit dem Bonus von Entwickeln gar nichts; ihre Fähigkeit würde von nun an helfen.
lessons-newfrontiers-actions-2-idea = { $them } steht vorn auf der Vorrangleiste und wählt zuerst; ein genommenes Plättchen ist für die Runde weg. Diplomaten entsenden bringt einen SP und den vordersten Platz der Leiste, bis ein anderer es wählt. Wähle es.
lessons-newfrontiers-actions-2-right = { $chips } SP mehr, und du stehst vorn: Nun wählst du als Erster.
lessons-newfrontiers-actions-2-wrong = { $chips } SP mehr in dieser Runde. Aber { $them } wählt wieder zuerst und nimmt vielleicht das Plättchen, das du brauchst.
lessons-newfrontiers-actions-3-idea = 
    Welten kommen durch Erkunden: Alle nehmen eine der gezogenen, und wer es gewählt hat, eine zweite. Du hast { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    } und Militärstärke { $military }: Wähle es und nimm Welten, die du bald bezahlen oder erobern kannst.
lessons-newfrontiers-actions-3-right = 
    { $worlds ->
        [one] { $worlds } Welt
       *[other] { $worlds } Welten
    } warten jetzt neben deinem Imperium. Kolonien sind sie noch nicht: Das macht erst Besiedeln.
lessons-newfrontiers-actions-3-wrong = 
    { $worlds ->
        [one] { $worlds } Welt
       *[other] { $worlds } Welten
    } neben deinem Imperium. Neue kommen durch Erkunden: Wähle es und nimm, was du bald bezahlen oder erobern kannst.
lessons-newfrontiers-actions-3-mistake_1 = { $world } hat Verteidigung { $defense }, deine Militärstärke ist { $military }: Das würde lange warten. Nimm, was du bald besiedeln kannst.
lessons-newfrontiers-settle = Welten besiedeln
lessons-newfrontiers-settle-about = Kolonisten, Credits, Militärstärke: was eine Kolonie kostet.
lessons-newfrontiers-settle-1-idea = 
    Jede Kolonie braucht Kolonisten. Eine Welt mit rotem Rand kostet keine Credits: Deine Militärstärke { $military } genügt für { $world } mit Verteidigung { $defense }; dazu braucht es { $need ->
        [one] { $need } Kolonisten
       *[other] { $need } Kolonisten
    }. Wähle Besiedeln und erobere sie.
lessons-newfrontiers-settle-1-right = 
    { $world } ist eine Kolonie, du hast nun { $colonies }, und deine { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    } sind unberührt. { $them } hat danach Produzieren gewählt, und { $world } hat ihre erste Ware erzeugt.
lessons-newfrontiers-settle-1-wrong = 
    Kolonien: { $colonies }. { $colonists ->
        [one] { $colonists } Kolonist
       *[other] { $colonists } Kolonisten
    } warten in deinem Imperium; mit ihnen hätte man { $world } ganz ohne Credits erobern können.
lessons-newfrontiers-settle-2-idea = 
    Welten mit dunklem Rand werden bezahlt: { $one } kostet { $small }, { $other } { $large } deiner { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }, dazu die Kolonisten, die darauf stehen. Wer Besiedeln wählt, bekommt zuerst einen Kolonisten. Wähle es und besiedle eine davon.
lessons-newfrontiers-settle-2-right = 
    Kolonien: { $colonies }. Dir bleiben { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    } und { $colonists ->
        [one] { $colonists } Kolonist
       *[other] { $colonists } Kolonisten
    }. Kolonien arbeiten in jeder weiteren Runde für dich.
lessons-newfrontiers-settle-2-wrong = 
    Noch immer { $colonies } Kolonien, mit { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    } und { $colonists ->
        [one] { $colonists } Kolonist
       *[other] { $colonists } Kolonisten
    }, die nichts tun. Besiedeln macht aus ihnen und einer Welt eine Kolonie: Wähle es und besiedle eine der beiden.
lessons-newfrontiers-settle-2-mistake_1 = 
    Noch immer { $colonies } Kolonien, mit { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    } und { $colonists ->
        [one] { $colonists } Kolonist
       *[other] { $colonists } Kolonisten
    }, die nichts tun. Mehr Kolonisten sind für den, dem sie zum Besiedeln fehlen.
lessons-newfrontiers-settle-3-idea = Deine Militärstärke ist { $military }. Zwei Rebellenwelten sind in Reichweite und würden sie erhöhen. Eine davon ist eine Glücksfallwelt: Mit ihr kommt gleich eine Ware. Welche?
lessons-newfrontiers-settle-3-right = 
    { $world }: Militärstärke { $military }, { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } mehr, insgesamt { $total } SP. Danach bekommen Glücksfallwelten eine Ware nur durch den Bonus von Produzieren oder eine Fähigkeit.
lessons-newfrontiers-settle-3-wrong = 
    Militärstärke { $military }, { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }, { $total } SP. { $world } war in Reichweite, zählt mehr und bringt eine Ware.
lessons-newfrontiers-goods = Waren
lessons-newfrontiers-goods-about = Produzieren, Handeln und Verbrauchen.
lessons-newfrontiers-goods-1-idea = 
    Du hast { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } und mehrere Produktionskolonien. Produzieren erzeugt auf jeder eine Ware, und wer es wählt, nimmt auch die Credits, die auf dem Plättchen liegen: jetzt { $credits }. Wähle es.
lessons-newfrontiers-goods-1-right = 
    { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }, und Credits von { $was } auf { $credits }. Alle haben produziert, also wähle es, wenn du mehr davon hast als die anderen.
lessons-newfrontiers-goods-1-wrong = 
    Jetzt { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } und { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }. Wer Produzieren wählt, bekommt auch die Credits auf dem Plättchen und muss nicht hoffen, dass ein anderer es wählt.
lessons-newfrontiers-goods-2-idea = 
    { $them } hat Handeln-Verbrauchen gewählt: Alle dürfen eine Ware für Credits verkaufen und müssen dann ihre Verbrauchen-Fähigkeiten nutzen. Du hast { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }; { $home } verbraucht jede gleich gut. Verkauf die, die mehr bringt.
lessons-newfrontiers-goods-2-right = Credits von { $was } auf { $credits }: der Verkauf, und einer mehr von { $home }, wo die andere Ware für { $chips } SP verbraucht wurde.
lessons-newfrontiers-goods-2-wrong = Credits von { $was } auf { $credits }, und { $chips } SP. Seltene Elemente bringen mehr als Neuheiten, und verbrauchen kann man beide gleich gut.
lessons-newfrontiers-goods-2-mistake_2 = Ohne Verkauf bleibt dir nur, was { $home } für eine Ware gibt; die andere bleibt liegen. Ein Verkauf braucht keine Fähigkeit: eine verkaufen, die andere verbrauchen.
lessons-newfrontiers-goods-3-idea = 
    Du hast { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }. { $power } verbraucht Seltene Elemente für SP und Credits, also behalte sie. Verkauf deine teuerste andere Ware, Gene, und nutze dann { $power }.
lessons-newfrontiers-goods-3-right = Credits von { $was } auf { $credits } und { $chips } SP, und für deine anderen Fähigkeiten sind noch Waren da.
lessons-newfrontiers-goods-3-wrong = Credits von { $was } auf { $credits }. Gene bringen mehr, und { $power } braucht die Seltenen Elemente: die einen verkaufen, die anderen nutzen.
lessons-newfrontiers-goods-3-mistake_2 = 
    Ohne Verkauf hast du noch immer { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }. Ein Verkauf braucht keine Fähigkeit: Verkaufe Gene, die am meisten bringen, und lass { $power } die Seltenen Elemente verbrauchen.
lessons-newfrontiers-end = Das Ende
lessons-newfrontiers-end-about = Was das Spiel beendet und was dann zählt.
lessons-newfrontiers-end-1-idea = 
    Der SP-Vorrat ist leer: Das ist die letzte Runde. Fähigkeiten zählen danach nicht mehr und Credits nur bei Gleichstand; es zählen die SP: { $one } SP für { $studios }, { $other } SP für { $world }. Du hast { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    } auszugeben.
lessons-newfrontiers-end-1-right = Von { $was } auf { $total } SP. Gib in der letzten Runde alles für SP aus. Das Spiel endet auch mit { $colonies } Kolonien, mit mehr als { $spaces } von Entwicklungen bedeckten Feldern oder wenn höchstens { $colonists } Kolonisten übrig sind.
lessons-newfrontiers-end-1-wrong = { $total } SP. Militärstärke und Kolonisten zählen am Ende nicht; { $studios } ist { $vp } SP wert, und du konntest es bezahlen.
lessons-newfrontiers-end-2-idea = 
    Dein letzter Kauf, mit { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }: bisher { $mine } zu { $theirs }. Große Entwicklungen zählen, was dein Imperium hat, und deines hat { $colonies } Kolonien. Welche zählt die?
lessons-newfrontiers-end-2-right = { $card }: von { $was } auf { $mine }, und am Ende { $mine } zu { $theirs }. Du gewinnst. SP-Chips, Entwicklungen, Kolonien und solche Boni sind die ganze Wertung.
lessons-newfrontiers-end-2-wrong = Am Ende { $mine } zu { $theirs }. Lies { $card }: Sie zählt deine Kolonien, und davon hast du mehr als von allem anderen.
lessons-newfrontiers-game = Dein erstes Spiel
lessons-newfrontiers-game-about = Ein ganzes Spiel gegen einen Anfänger, mit dem Coach an deiner Seite.
