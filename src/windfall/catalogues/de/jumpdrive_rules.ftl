# Alle Regeln von Jump Drive, für die Seite mit den Regeln.


## Das Spiel in wenigen Worten

jumpdrive_rules-overview = Das Spiel in wenigen Worten
jumpdrive_rules-overview-goal = Alle bauen ein Imperium aus Karten. Das ganze Imperium bringt in jeder Runde von neuem SP; was früh liegt, zahlt sich am öftesten aus. Sobald jemand nach der Wertung { $end_vp } SP oder mehr hat, ist das Spiel zu Ende, und die meisten SP gewinnen.
jumpdrive_rules-overview-money = Karten werden ausgespielt, und mit Karten wird bezahlt: Wer eine Karte ausspielt, gibt andere dafür her. Jede Runde heißt es abwägen, ob es SP jetzt oder mehr Karten für später sein sollen.

## Aufbau

jumpdrive_rules-setup = Aufbau
jumpdrive_rules-setup-center = Für jeden am Tisch liegt ein Survey Team offen in der Mitte. Alle anderen Karten sind der Nachziehstapel.
jumpdrive_rules-setup-standard = Übliches Spiel: Alle bekommen { $dealt } Karten, werfen { $discarded } davon nach Wahl verdeckt ab und beginnen mit den übrigen { $start_hand }.
jumpdrive_rules-setup-first = Erstes Spiel: Alle bekommen durch Los eine der { $presets } vorbereiteten Hände mit { $start_hand } Karten und werfen nichts ab.
jumpdrive_rules-setup-dealer = Wer gibt, wird ausgelost. Wo es auf die Reihenfolge ankommt, geht es im Uhrzeigersinn von links neben dem Geber los, und der Geber ist der Letzte.

## Was auf einer Karte steht

jumpdrive_rules-cards = Was auf einer Karte steht
jumpdrive_rules-cards-sorts = Eine Entwicklung zeigt eine Raute mit ihren Kosten, eine Welt einen Kreis: Eine dunkle Zahl sind die Kosten, die bezahlt werden; eine rote, umrandete Zahl ist die Verteidigung einer Militärwelt, die erobert werden muss.
jumpdrive_rules-cards-yield = Jede Karte nennt die SP und das Einkommen in Karten, die sie je Runde bringt. Ein Fragezeichen heißt, dass es vom übrigen Imperium abhängt.
jumpdrive_rules-cards-icons = Ein Erkundungssymbol macht Erkunden stärker, ein Militärsymbol ist ein Punkt Militärstärke, und ein Chromosom bewirkt für sich nichts. Andere Karten können jedes davon zählen.
jumpdrive_rules-cards-colors = Welten haben eine von { $kinds } Farben, jede für eine Art von Waren, oder sind grau. Waren gibt es in diesem Spiel nicht; Karten zählen Welten einer Farbe, Militärwelten oder nicht.
jumpdrive_rules-cards-copies = Ein Imperium darf mehrere Exemplare einer Karte haben, und ihre Wirkungen addieren sich. Nur von Survey Team und Trade Pact hat es höchstens eines. Trade Pact kann nur ohne allgemeine Militärstärke oder neben einem Contact Specialist ausgespielt werden; Militärsymbole dürfen später dazukommen.
jumpdrive_rules-cards-discards = Abgeworfen wird verdeckt. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.

## Wählen, was ausgespielt wird

jumpdrive_rules-placing = Wählen, was ausgespielt wird
jumpdrive_rules-placing-together = Alle wählen geheim und decken zugleich auf, einmal je Runde. Wählbar ist nur, was bezahlt oder erobert werden kann.
jumpdrive_rules-placing-development = Eine Entwicklung allein: Sie kostet { $alone_discount } weniger.
jumpdrive_rules-placing-world = Eine Welt allein: Ist sie bezahlt oder erobert, { $alone_draw ->
        [one] wird { $alone_draw } Karte
       *[other] werden { $alone_draw } Karten
    } gezogen.
jumpdrive_rules-placing-both = Eine Entwicklung und eine Welt: zu vollen Kosten, und es wird nichts dafür gezogen.
jumpdrive_rules-placing-none = Keine Karte, sondern der Erkundungsmarker: siehe Erkunden.
jumpdrive_rules-placing-order = Fähigkeit und Symbole der Entwicklung zählen sofort für eine Welt, die in derselben Runde ausgespielt wird. Keine Karte hilft, sich selbst auszuspielen.
jumpdrive_rules-placing-team = Einmal im Spiel darf die Entwicklung ein Survey Team aus der Mitte sein statt einer Handkarte. Es wird bezahlt wie jede andere und kostet allein ausgespielt nichts.
jumpdrive_rules-placing-steps = Eine Runde läuft in Schritten ab, die alle zugleich tun: aufdecken, Zahlungsweise wählen, bezahlen. Dann werden der Reihe nach Karten für allein ausgespielte Welten und fürs Erkunden gezogen; wer erkundet, wirft ab; zweite Welten werden gewählt, zugleich aufgedeckt und bezahlt; dann folgt die Wertung.

## Bezahlen

jumpdrive_rules-paying = Bezahlen
jumpdrive_rules-paying-cost = Die Kosten sind die dunkle Zahl. So viele andere Karten werden aus der Hand verdeckt abgeworfen.
jumpdrive_rules-paying-discount = Rabatte des Imperiums addieren sich. Kosten sinken nie unter null, und was darüber hinaus gespart würde, wird nicht ausgezahlt.

## Erobern

jumpdrive_rules-conquest = Erobern
jumpdrive_rules-conquest-military = Eine Militärwelt kostet keine Karten. Die Militärstärke des Imperiums muss mindestens so hoch sein wie ihre Verteidigung: die Militärsymbole und was Fähigkeiten für diese Welt hinzufügen. Eine Eroberung verbraucht keine Militärstärke.
jumpdrive_rules-conquest-certain = Manche Fähigkeiten geben Militärstärke nur gegen Welten einer Farbe oder gegen Rebel-Welten. Sie zählt für eine solche Welt und für nichts sonst.
jumpdrive_rules-conquest-mixing = Militärstärke und Bezahlung werden nie gemischt: Eine Welt wird entweder erobert oder bezahlt.
jumpdrive_rules-conquest-contact = Mit einem Contact Specialist darf eine Militärwelt, die nicht Alien ist, wie eine andere Welt bezahlt werden, für eine Karte weniger als ihre Verteidigung. Andere Rabatte zählen dazu, ein zweiter Contact Specialist bringt nichts.

## Eine zweite Welt

jumpdrive_rules-second = Eine zweite Welt
jumpdrive_rules-second-when = Zwei Karten erlauben eine zweite Welt, nie eine dritte. Das geschieht, nachdem alle aufgedeckt und bezahlt haben, und vor der Wertung; auch eine Karte, die für die erste Welt gezogen wurde, kann es sein.
jumpdrive_rules-second-colony = Colony Convoy: Wurde die erste Welt bezahlt, darf der Konvoi abgeworfen werden, um billiger eine zweite zu bezahlen. Er darf im Imperium auf eine spätere Runde warten, macht keine erste Welt billiger und verträgt sich mit einem Contact Specialist.
jumpdrive_rules-second-military = Military Convoy: Wurde die erste Welt erobert, darf mit der Militärstärke, die dabei übrig blieb, eine zweite Militärwelt erobert werden. Nach einer Welt, die mit einem Contact Specialist bezahlt wurde, geht das nicht.
jumpdrive_rules-second-spent = Militärstärke, die nur gegen bestimmte Welten zählt, wird für die erste Welt so weit wie möglich von Fähigkeiten genommen, die bei der zweiten nicht helfen.

## Erkunden

jumpdrive_rules-explore = Erkunden
jumpdrive_rules-explore-draw = Wer keine Karte ausspielt, erkundet: { $explore_draw } Karten ziehen und eine mehr für jedes Erkundungssymbol, die des Imperiums und die { $marker_icons } des Markers. Danach so viele Karten abwerfen, wie es Symbole sind, alte oder neue.
jumpdrive_rules-explore-net = So wächst die Hand um { $explore_draw } Karten, wie viele Symbole es auch sind; mehr Symbole heißt bessere Auswahl. Die Symbole des Markers zählen nur für dieses Erkunden und für keine andere Karte. Wertung und Einkommen folgen wie immer.

## Wertung

jumpdrive_rules-scoring = Wertung
jumpdrive_rules-scoring-round = Am Ende der Runde bringt jede Karte jedes Imperiums ihre SP, auch die aus früheren Runden: zusammen die SP pro Runde des Imperiums. Alle Imperien werden im selben Augenblick gewertet.
jumpdrive_rules-scoring-per = Manche Karten bringen etwas für jedes Symbol, jede Welt einer Farbe oder jedes Exemplar einer Karte. Zwei Exemplare einer solchen Karte tun es zweimal. Galactic Trendsetters zählt die eigenen Exemplare, so dass jedes weitere mehr wert ist.
jumpdrive_rules-scoring-with = Andere bringen zusammen mit einer bestimmten Karte mehr. Das tun sie einmal: Ein zweites Exemplar jener Karte ändert nichts.
jumpdrive_rules-scoring-other = Eine Karte, die auch das Imperium einer anderen Person zählt, zählt das, das am meisten bringt. Das ist für alle zu sehen und geschieht ohne Frage.
jumpdrive_rules-scoring-order = New Galactic Order zählt die allgemeine Militärstärke: die Symbole, nicht was Fähigkeiten gegen bestimmte Welten hinzufügen.
jumpdrive_rules-scoring-propaganda = War Propaganda kann den Besitzer wechseln. Vor jeder Wertung geht die Karte an die größte allgemeine Militärstärke, wenn sie größer ist als beim Besitzer; bei Gleichstand an den Ersten links vom Besitzer. Sind alle { $propaganda_copies } Exemplare im Spiel, werden sie zugleich geprüft.

## Einkommen und Handkartenlimit

jumpdrive_rules-income = Einkommen und Handkartenlimit
jumpdrive_rules-income-draw = Ist das Spiel nicht zu Ende, ziehen alle so viele Karten, wie ihr Imperium Einkommen hat. Reicht der Nachziehstapel vielleicht nicht, zieht zuerst, wer die meisten SP hat, dann die anderen im Uhrzeigersinn; bei Gleichstand, wer im Uhrzeigersinn vom Geber aus zuerst kommt.
jumpdrive_rules-income-limit = Danach wirft, wer mehr als { $hand_limit } Handkarten hat, bis auf { $hand_limit } ab, und die nächste Runde beginnt.

## Ende des Spiels

jumpdrive_rules-end = Ende des Spiels
jumpdrive_rules-end-end = Das Spiel endet mit der Wertung, nach der jemand { $end_vp } SP oder mehr hat. Die meisten SP gewinnen.
jumpdrive_rules-end-tie = Bei Gleichstand gewinnt, wer Handkarten und Einkommen zusammengezählt am meisten hat; ist auch das gleich, wird der Sieg geteilt.

## Zu dieser Ausgabe

jumpdrive_rules-edition = Zu dieser Ausgabe
jumpdrive_rules-edition-print = Nur ein Teil der Karten ist aus gedruckten Quellen bekannt. Das Übrige ist so rekonstruiert, dass alle bekannten Summen stimmen; das Spielmaterial nennt bei jeder Karte, was belegt ist, und in der Werkstatt lässt sie sich berichtigen.
jumpdrive_rules-edition-presets = Im ersten Spiel sind die { $presets } vorbereiteten Hände allen bekannt: Jeder weiß, dass die anderen je eine von denen haben, die er nicht selbst hat.
jumpdrive_rules-edition-known = Computergegner und Tipps nutzen, was sich daraus schließen lässt: Eine vorbereitete Hand scheidet aus, wenn man selbst eine ihrer Karten hat, und verrät sich durch das, was vor dem ersten Ziehen aufgedeckt wird. Auch wohin eigene und offene Abwürfe beim neuen Mischen kamen, wird bedacht.
jumpdrive_rules-edition-single = Wo nur eine Antwort möglich ist, wird sie ohne Frage gegeben; das Protokoll nennt sie.
