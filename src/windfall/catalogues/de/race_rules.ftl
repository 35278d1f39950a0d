# Alle Regeln von Race for the Galaxy, für die Seite mit den Regeln.


## Das Spiel in wenigen Worten

race_rules-overview = Das Spiel in wenigen Worten
race_rules-overview-goal = Alle bauen ein Imperium aus Welten und Entwicklungen. Am Ende gewinnen die meisten SP: die der Karten in der Auslage, die der SP-Chips und die der „?“-Boni.
race_rules-overview-phases = In jeder Runde wählen alle geheim eine Aktionskarte. Nur was jemand gewählt hat, findet statt, aber für alle; wer es gewählt hat, bekommt einen Bonus. Die Kunst ist also, von der Wahl der anderen zu leben.
race_rules-overview-uses = Eine Karte dient zu mehrerem: Offen ausgespielt ist sie eine Welt oder eine Entwicklung, aus der Hand abgeworfen ist sie Geld, verdeckt auf einer Welt ist sie eine Ware.

## Aufbau

race_rules-setup = Aufbau
race_rules-setup-chips = Für jeden am Tisch gibt es { $chips } SP in Chips. Alle haben die gleichen { $action_cards } Aktionskarten.
race_rules-setup-start = Von den { $start_worlds } Startwelten bekommt jeder zufällig eine; sie ist die erste Karte der Auslage. Eine Startwelt, die eine Glücksfallwelt ist, hat von Anfang an ihre Ware. Übrige Startwelten werden in den Nachziehstapel gemischt.
race_rules-setup-standard = Übliches Spiel: Alle bekommen { $dealt } Karten und werfen { $discarded } davon verdeckt ab, alle zugleich.
race_rules-setup-first = Erstes Spiel: Ausgeteilt werden nur die Startwelten mit den Nummern ab eins, so viele, wie mitspielen, und zu jeder gehört eine vorbereitete Hand von { $start_hand } Karten. Abgeworfen wird nichts.
race_rules-setup-deck = Sobald der Nachziehstapel leer ist, wird sofort der Ablagestapel gemischt und zum Nachziehstapel. Sind beide leer, wird nichts gezogen.

## Eine Runde

race_rules-round = Eine Runde
race_rules-round-choose = Alle wählen geheim eine Aktionskarte und decken zugleich auf. Die gewählten Phasen werden in der Reihenfolge I bis V ausgeführt, jede einmal, wie viele sie auch gewählt haben. In jeder handeln alle; wer sie gewählt hat, bekommt den Bonus.
race_rules-round-cards = Das sind die Aktionskarten. Für Erkunden und Verbrauchen gibt es je zwei mit verschiedenen Boni.
race_rules-round-together = Niemand sieht, was die anderen im selben Schritt wählen: die ersten Abwürfe, Aktionskarten, was beim Erkunden behalten und bei Entwickeln und Besiedeln ausgespielt wird, Abwürfe am Ende. Wo die Reihenfolge zählt, weil Karten oder Chips ausgehen können, geht es nacheinander im Uhrzeigersinn ab der Startwelt mit der niedrigsten Nummer; bezahlt, verbraucht und produziert wird deshalb der Reihe nach.
race_rules-round-end = Nach der letzten Phase werfen alle bis auf { $hand_limit } Handkarten ab und nehmen ihre Aktionskarte zurück.

## Fähigkeiten

race_rules-powers = Fähigkeiten
race_rules-powers-when = Eine Fähigkeit gehört zu einer Phase und wirkt ab der nächsten Phase, nie in der, in der ihre Karte ausgespielt wird. Fähigkeiten addieren sich. Eine Fähigkeit ändert nur, was sie nennt; alle anderen Regeln gelten weiter.
race_rules-powers-must = Wer eine Fähigkeit hat, muss sie nutzen, wo es geht, außer es heißt „darf“. Auch eine, die für eine aufgedeckte Karte gebraucht wird, muss genutzt werden. Keine Fähigkeit unterbricht eine andere.
race_rules-powers-draw = „Ziehen“ heißt, eine Karte auf die Hand zu ziehen; beim Erkunden heißt es, eine Karte mehr zur Auswahl zu haben. Kosten sinken nie unter null, und dafür wird nichts ausgezahlt.
race_rules-powers-keywords = Imperium, Uplift, Terraforming und das Chromosom sind für Erweiterungen aufgedruckt. Rebel und Alien sind hier von Belang: Manche Fähigkeiten und Boni fragen danach.

## I Erkunden

race_rules-explore = I Erkunden
race_rules-explore-action = { $drawn } Karten ziehen, { $kept } davon auf die Hand nehmen, den Rest verdeckt abwerfen. Alle Karten werden gezogen, ehe welche abgeworfen werden.
race_rules-explore-bonus = Die eine Karte bringt { $more_5 } mehr zur Auswahl, also { $drawn_5 } gezogen und { $kept_5 } behalten; die andere eine mehr zur Auswahl und eine mehr zu behalten, also { $drawn_1_1 } gezogen und { $kept_1_1 } behalten.
race_rules-explore-powers = Fähigkeiten ziehen mehr Karten zur Auswahl oder erlauben, mehr davon zu behalten. Eine, die nur mehr zieht, ändert nicht, wie viele behalten werden.

## II Entwickeln

race_rules-develop = II Entwickeln
race_rules-develop-action = Alle wählen geheim eine Entwicklung aus der Hand oder keine und decken zugleich auf. Jede Entwicklung wird dann bezahlt und kommt in die Auslage.
race_rules-develop-bonus = Die Entwicklung kostet eine Karte weniger. Kostet sie ohnehin nichts, verfällt der Bonus.
race_rules-develop-same = In einer Auslage liegt jede Entwicklung nur einmal.
race_rules-develop-powers = Fähigkeiten lassen zu Beginn der Phase eine Karte ziehen, machen Entwicklungen billiger oder lassen nach dem Ausspielen eine Karte ziehen.

## Bezahlen

race_rules-paying = Bezahlen
race_rules-paying-cost = Die Kosten stehen in der Raute einer Entwicklung oder im dunklen Kreis einer Welt. So viele andere Karten werden aus der Hand verdeckt abgeworfen.
race_rules-paying-reveal = Was aufgedeckt wird, muss ausgespielt werden. Wählbar ist deshalb nur, was bezahlbar ist, mit den Fähigkeiten, die dafür genutzt werden müssten.

## III Besiedeln

race_rules-settle = III Besiedeln
race_rules-settle-action = Alle wählen geheim eine Welt aus der Hand oder keine und decken zugleich auf. Jede Welt wird dann bezahlt oder erobert und kommt in die Auslage.
race_rules-settle-bonus = Eine Karte ziehen, nachdem eine Welt ausgespielt ist.
race_rules-settle-windfall = Eine Glücksfallwelt, mit Lichthof, bekommt beim Ausspielen einmal eine Ware: eine Karte vom Nachziehstapel, verdeckt, die niemand ansieht. Eine Produktionswelt, in voller Farbe, bekommt vor dem Produzieren keine.
race_rules-settle-goods = Die Waren aller Glücksfallwelten einer Besiedeln-Phase werden gelegt, ehe der Erste bezahlt.
race_rules-settle-kinds = Es gibt { $kinds } Arten von Waren. Art und Farbe einer Ware sind die ihrer Welt.
race_rules-settle-powers = Fähigkeiten machen Welten, die bezahlt werden, billiger, alle oder die einer Art. Manche, die eine Art nennen, geben auch Militärstärke gegen Militärwelten dieser Art.
race_rules-settle-ship = Ein Colony Ship darf aus der Auslage abgeworfen werden, damit eine Welt nichts kostet, außer einer Welt der Alien-Technologie. Es darf auch für eine Welt hergegeben werden, die nichts kosten würde, nützt aber bei keiner Eroberung.

## Militärwelten

race_rules-conquest = Militärwelten
race_rules-conquest-military = Eine Welt mit rotem Kreis wird nicht bezahlt, sondern erobert: Die gesamte Militärstärke muss mindestens so hoch sein wie ihre Verteidigung, die umrandete Zahl. Militärfähigkeiten addieren sich, auch negative, und werden nicht verbraucht.
race_rules-conquest-specialized = Spezialisierte Militärstärke zählt nur gegen die Welten, die sie nennt: die einer Art oder mit dem Schlüsselwort Rebel.
race_rules-conquest-tactics = New Military Tactics darf für vorübergehende Militärstärke bis zum Ende der Phase aus der Auslage abgeworfen werden. Das geht mit jeder Welt, ob nötig oder nicht, und auch, wenn nichts ausgespielt wird; gefragt wird, wenn alle Welten aufgedeckt sind. Bei voller Auslage kann das Spiel so weitergehen.
race_rules-conquest-contact = Ein Contact Specialist erlaubt, eine Militärwelt zu bezahlen, die nicht von Alien-Technologie ist: Die Verteidigung weniger eins sind die Kosten, und Rabatte senken sie. Auch ein Colony Ship darf sie dann bezahlen.
race_rules-conquest-separate = Das sind zwei getrennte Wege: Militärstärke macht nie eine Zahlung kleiner, und Bezahlung erhöht nie die Militärstärke.

## IV Verbrauchen

race_rules-consume = IV Verbrauchen
race_rules-consume-action = Alle Verbrauchen-Fähigkeiten nutzen, so weit die Waren reichen: Waren werden verdeckt für SP-Chips, Karten oder beides abgeworfen. Jede Fähigkeit wird einmal genutzt, in beliebiger Reihenfolge.
race_rules-consume-bonus = Mit Handeln zuerst eine Ware verkaufen. Mit der Karte, die SP verdoppelt, zählen SP-Chips der Verbrauchen-Fähigkeiten doppelt; SP für abgeworfene Handkarten nicht.
race_rules-consume-order = Eine Ware dient nur einer Fähigkeit, und sie muss nicht auf der Welt liegen, die sie verbraucht. Eine Reihenfolge, bei der Waren übrig bleiben, ist erlaubt, auch wenn eine andere sie verbraucht hätte.
race_rules-consume-exact = Eine Fähigkeit mit einer Anzahl von Waren braucht sie alle; manche wollen Waren einer Art oder lauter verschiedene.
race_rules-consume-upto = Eine Fähigkeit für „bis zu“ so viele Waren belohnt jede davon und nimmt, einmal begonnen, so viele sie kann.
race_rules-consume-all = Einige nehmen alle Waren, die übrig sind. Andere nehmen Handkarten für SP; diese darf man nutzen.
race_rules-consume-none = Eine Fähigkeit, die Handkarten nimmt, darf auch für gar keine Karte genutzt werden; dann ist sie verbraucht.
race_rules-consume-gamble = Gambling World: eine Zahl von eins bis { $highest_gamble } nennen. Die oberste Karte des Nachziehstapels wird aufgedeckt; sind ihre Kosten oder ihre Verteidigung diese Zahl, wird sie behalten, sonst abgeworfen.

## Handeln

race_rules-trade = Handeln
race_rules-trade-who = Handeln ist keine eigene Phase. Nur wer es gewählt hat, verkauft vor dem Verbrauchen eine Ware, und muss es, wenn eine da ist.
race_rules-trade-novelty = Neuheiten: { $price_novelty } Karten.
race_rules-trade-rare = Seltene Elemente: { $price_rare } Karten.
race_rules-trade-genes = Gene: { $price_genes } Karten.
race_rules-trade-alien = Alien-Technologie: { $price_alien } Karten.
race_rules-trade-powers = Handeln-Fähigkeiten bringen mehr Karten beim Verkauf einer beliebigen Ware, einer Art oder der Ware auf ihrer eigenen Welt.
race_rules-trade-selling = Manche Verbrauchen-Fähigkeiten verkaufen eine Ware zu diesen Preisen. Handeln-Fähigkeiten zählen für sie nur, wenn sie es sagen.

## V Produzieren

race_rules-produce = V Produzieren
race_rules-produce-action = Jede Produktionswelt ohne Ware bekommt eine. Auf einer Welt liegt nie mehr als eine Ware.
race_rules-produce-bonus = Eine Ware auf eine Glücksfallwelt, die keine hat.
race_rules-produce-powers = Fähigkeiten legen Waren auf Glücksfallwelten oder ziehen Karten: immer, für jede produzierte Ware einer Art, für jede Art oder für jede Welt einer Art. „Wenn hier eine Ware produziert wird“ zieht nichts, wenn schon eine da war.
race_rules-produce-order = Es wird nacheinander gehandelt und verbraucht, und ebenso produziert, jeder ganz. Die Karten eines Spielers produzieren und ziehen von der neuesten zur ältesten; Glücksfall-Fähigkeiten für beliebige Arten und der Bonus kommen danach, zuletzt Karten für das Produzierte. Nur wenn Nachzieh- und Ablagestapel aufgebraucht sind, kann diese Reihenfolge etwas ausmachen.

## Ende des Spiels

race_rules-end = Ende des Spiels
race_rules-end-tableau = Das Spiel endet nach der Runde, an deren Ende eine Auslage { $tableau_end } Karten oder mehr hat.
race_rules-end-pool = Es endet nach der Runde, in der der letzte SP-Chip genommen wird. SP dieser Runde werden trotzdem voll ausgezahlt.
race_rules-end-hand = Auch in der letzten Runde werden Hände auf { $hand_limit } Karten verkleinert.
race_rules-end-score = Alle zählen die SP der Auslage, der SP-Chips und der „?“-Boni zusammen. Die meisten SP gewinnen.
race_rules-end-tie = Bei Gleichstand gewinnen die meisten Handkarten und Waren zusammen; ist auch das gleich, wird der Sieg geteilt.

## Entwicklungen mit Kosten { $bonus_cost }

race_rules-bonuses = Entwicklungen mit Kosten { $bonus_cost }
race_rules-bonuses-each = Eine Entwicklung mit Kosten { $bonus_cost } zeigt ein Fragezeichen: Sie bringt, was ihr Text sagt, für jede Karte der Auslage, die eine ihrer Bedingungen erfüllt. Eine Karte zählt einmal, für die erste passende Bedingung; auch die Entwicklung selbst kann zählen. Galactic Renaissance zählt auch SP-Chips.
race_rules-bonuses-consume = Wo Verbrauchen-Fähigkeiten gezählt werden, sind Handeln-Fähigkeiten nicht gemeint.
race_rules-bonuses-order = New Galactic Order zählt die gesamte Militärstärke ohne spezialisierte und vorübergehende. Auch negative zählt: Unter null kostet es SP.

## Das Spiel zu zweit für Erfahrene

race_rules-experienced = Das Spiel zu zweit für Erfahrene
race_rules-experienced-two = Das Spiel zu zweit für Erfahrene ist eine Möglichkeit. Jeder hat { $experienced_cards } Aktionskarten, mit einem zweiten Entwickeln und einem zweiten Besiedeln, und wählt jede Runde zwei davon: { $pairs } verschiedene Paare.
race_rules-experienced-double = Wählt jemand Entwickeln oder Besiedeln doppelt, findet es zweimal statt, jedes Mal mit Bonus; Fähigkeiten aus dem ersten wirken im zweiten. Wer es einmal gewählt hat, bekommt den Bonus nur im ersten.
race_rules-experienced-explore = Beide Erkunden-Karten zusammen: { $drawn_both } Karten ziehen und { $kept_both } behalten.
race_rules-experienced-consume = Beide Verbrauchen-Karten zusammen: zuerst eine Ware verkaufen, dann doppelte SP für Waren.

## Was man weiß

race_rules-known = Was man weiß
race_rules-known-open = Alle sehen die Auslagen, die Arten der Waren, SP-Chips und wie viele Karten eine Hand hat. Die eigene Hand und eigene Abwürfe kennt man nur selbst, Aktionskarten, sobald sie aufgedeckt sind.
race_rules-known-presets = Eine vorbereitete Hand folgt aus der Startwelt und ist deshalb allen bekannt. Wer eine Karte abgeworfen hat, weiß auch nach dem neuen Mischen, dass sie im Nachziehstapel ist.
race_rules-known-worked = Computergegner und Tipps nutzen, was sich daraus schließen lässt: eine im Glücksspiel gewonnene Karte, vorbereitete Hände, und wo eigene und offene Abwürfe nach dem neuen Mischen sein können. Als bekannt gezeigt wird nur eine im Glücksspiel gewonnene Karte.
