# Alle Regeln von New Frontiers, für die Seite mit den Regeln.


## Das Spiel in wenigen Worten

newfrontiers_rules-overview = Das Spiel in wenigen Worten
newfrontiers_rules-overview-goal = Alle bauen ein Imperium: Sie erkunden Welten, besiedeln sie, kaufen Entwicklungen und produzieren Waren, die Credits oder SP bringen. Am Ende gewinnen die meisten SP.
newfrontiers_rules-overview-actions = Reihum werden Aktionen gewählt. Jede Aktion führen alle aus, und wer sie gewählt hat, bekommt einen Bonus; manche Plättchen haben nur einen Bonus.

## Aufbau

newfrontiers_rules-setup = Aufbau
newfrontiers_rules-setup-supplies = Für jeden am Tisch liegen { $chips } SP in Chips und { $chips } Kolonisten im Vorrat. Alle Welten sind im Beutel.
newfrontiers_rules-setup-market = Von jeder kleinen Entwicklung gibt es je nach Spielerzahl { $copies_2 } Plättchen zu zweit, { $copies_5 } am vollen Tisch, dazwischen { $copies_3 }. Von jeder großen gibt es ein einziges.
newfrontiers_rules-setup-sides = Übliches Spiel: Bei jeder großen Entwicklung und bei jedem Stapel der beiden rechten Spalten der kleinen entscheidet eine Münze, welche Seite oben liegt. Im ersten Spiel gelten überall die Seiten mit weißem Quadrat. Andere kleine Stapel werden nie gewendet.
newfrontiers_rules-setup-credits = Die Reihenfolge wird ausgelost. Jeder beginnt mit { $start_credits } Credits, der Letzte mit einem mehr und ab { $two_last_from } Spielern auch der Vorletzte.
newfrontiers_rules-setup-homes = Jeder bekommt eine von { $mats } Imperiumstafeln und wählt der Reihe nach eine Seite: die Heimatkolonie, die darauf gedruckt ist. Im ersten Spiel ist die Seite vorgegeben. Die Heimatkolonie hat einen Kolonisten aus dem Vorrat und, wenn sie einen Lichthof hat, ihre Ware.

## Eine Runde

newfrontiers_rules-round = Eine Runde
newfrontiers_rules-round-select = In der Reihenfolge der Vorrangleiste wählt jeder ein Aktionsplättchen, das in dieser Runde noch niemand gewählt hat. Zu zweit hat jeder zwei Scheiben, im Wechsel gelegt, und wählt also zweimal.
newfrontiers_rules-round-do = Die Aktion führt dann jeder einmal aus, beginnend mit dem, der sie gewählt hat, und weiter die Leiste entlang, vom Ende wieder nach vorn. Den Bonus bekommt nur, wer sie gewählt hat.
newfrontiers_rules-round-order = Die Reihenfolge der Scheiben bleibt von Runde zu Runde. Nur Diplomaten entsenden und Galaktische Ziele setzen ändern sie; eine andere Wahl tut es nicht.
newfrontiers_rules-round-end = Am Ende einer Runde ohne Produzieren kommt ein Credit auf das Plättchen. Dann sind alle Plättchen wieder wählbar.
newfrontiers_rules-round-single = Wo nur eines möglich ist, geschieht es sofort und ohne Frage; das Protokoll nennt es.

## Fähigkeiten

newfrontiers_rules-powers = Fähigkeiten
newfrontiers_rules-powers-when = Eine Fähigkeit gehört zu einer Aktion und wirkt nicht in der Aktion, in der ihr Plättchen ausgelegt wird. Fähigkeiten addieren sich; Kosten sinken nie unter null. Eine Fähigkeit ändert nur, was sie nennt.
newfrontiers_rules-powers-must = Was nicht „darf“ sagt, muss genutzt werden, wo es passt. Eine Fähigkeit, die auf ein Ereignis folgt, wirkt jedes Mal, wenn es geschieht, und sonst nicht. „Gedruckte Kosten“ sind die Kosten ohne Rabatte.
newfrontiers_rules-powers-home = Eine Heimatkolonie ist in jeder Hinsicht eine Kolonie. Eine erkundete Welt bewirkt nichts und zählt nichts, bis sie besiedelt ist.

## Entwickeln

newfrontiers_rules-develop = Entwickeln
newfrontiers_rules-develop-action = Darf eine Entwicklung für ihre Kosten in Credits kaufen und auf die Imperiumstafel legen. Es muss eine sein, die das Imperium noch nicht hat, von einem Stapel, der nicht leer ist.
newfrontiers_rules-develop-bonus = Sie kostet { $develop_discount } weniger.
newfrontiers_rules-develop-spaces = Ein kleines Plättchen bedeckt ein Feld der Tafel, ein großes zwei. Es gibt { $spaces } Felder und dahinter einen rötlichen Bereich, in den ein Plättchen erst reichen darf, wenn alle { $spaces } bedeckt sind oder werden; kein Imperium bedeckt mehr als { $all_spaces }. Plättchen werden verschoben, wie sie am besten passen.

## Erkunden

newfrontiers_rules-explore = Erkunden
newfrontiers_rules-explore-action = { $offer } Welten werden aus dem Beutel gezogen, oder so viele er hat. Der Reihe nach sucht sich jeder eine aus, und muss es, solange es welche gibt; sie ist nun eine erkundete Welt seines Imperiums, für alle zu sehen.
newfrontiers_rules-explore-bonus = Eine zweite Welt, wenn alle eine haben.
newfrontiers_rules-explore-powers = Fähigkeiten, die Welten ziehen, wirken nach dem eigenen Aussuchen und bevor der Rest in den Beutel zurückkommt.
newfrontiers_rules-explore-aside = Welten, die eine Fähigkeit gezogen hat und die nicht behalten werden, liegen bis zum Ende von Erkunden beiseite und kommen dann in den Beutel; spätere Spieler suchen nicht unter ihnen aus.
newfrontiers_rules-explore-limit = Am Ende von Erkunden und von Besiedeln darf ein Imperium { $most_worlds } erkundete Welten und Kolonien zusammen haben, die Heimatkolonie eingeschlossen. Wer mehr hat, gibt erkundete Welten nach Wahl zurück.

## Besiedeln

newfrontiers_rules-settle = Besiedeln
newfrontiers_rules-settle-action = Entweder { $colonists_taken } Kolonisten nehmen, soweit der Vorrat sie hat, oder eine erkundete Welt besiedeln. Eines von beiden muss sein; niemand passt.
newfrontiers_rules-settle-bonus = Zuerst { $settle_colonists } Kolonisten nehmen. Er darf sofort eine Welt besiedeln.
newfrontiers_rules-settle-colonists = Eine Welt braucht die Kolonisten, die sie zeigt, von denen auf der Tafel; sie bleiben auf der Welt. Dazu wird sie bezahlt oder erobert.
newfrontiers_rules-settle-pay = Eine Welt mit dunklem Rand wird bezahlt: Ihre Zahl sind die Kosten in Credits.
newfrontiers_rules-settle-conquer = Eine Welt mit rotem Rand ist eine Militärwelt: Die gesamte Militärstärke muss mindestens so hoch sein wie ihre Verteidigung, die umrandete Zahl. Bezahlt wird nichts, und Militärstärke wird nicht verbraucht. Militärstärke und Bezahlung werden nie gemischt.
newfrontiers_rules-settle-windfall = Eine Glücksfallwelt, mit Lichthof, bringt beim Besiedeln eine Ware ihrer Art mit.
newfrontiers_rules-settle-specialized = Spezialisierte Militärstärke zählt nur für die Welten, die sie nennt, etwa Rebel-Welten oder die einer Art.

## Besondere Arten zu besiedeln

newfrontiers_rules-settling = Besondere Arten zu besiedeln
newfrontiers_rules-settling-temporary = Vorübergehende Militärstärke kostet eine Ware von einer beliebigen eigenen Kolonie, eine je Fähigkeit. Sie gilt für die ganze eigene Aktion Besiedeln. Sie darf vor der Wahl oder vor einer zweiten Welt gekauft werden, ob nötig oder nicht: Die Kolonie kann dann wieder produzieren.
newfrontiers_rules-settling-second = Improved Logistics besiedelt eine zweite Welt. Vorübergehende Militärstärke zählt noch für sie, Fähigkeiten der ersten Welt nicht. Was auf eine besiedelte Welt folgt, geschieht für jede.
newfrontiers_rules-settling-contact = Ein Contact Specialist darf eine Militärwelt bezahlen, die weder von der Art Alien ist noch das Schlüsselwort Alien hat: ihre Verteidigung weniger eins, weniger Rabatte. Das geht auch, wenn sie erobert werden könnte; von mehreren solchen Fähigkeiten gilt die mit dem größten Rabatt.
newfrontiers_rules-settling-engineers = Terraforming Engineers tauschen einmal in der eigenen Aktion Besiedeln eine Kolonie, vor oder nach der üblichen Wahl und zusätzlich. Die alte ist nicht militärisch und nicht in dieser Aktion besiedelt; die neue ist eine erkundete, nicht militärische Welt derselben Art, auch grau, mit gleich hohen gedruckten Kosten oder höheren, soweit das Plättchen es erlaubt. Andere Besiedeln-Fähigkeiten helfen nicht, und nichts folgt darauf wie auf eine besiedelte Welt.
newfrontiers_rules-settling-swapped = Ein fehlender Kolonist muss gestellt werden, ein überzähliger kommt auf die Tafel; die alte Ware kommt in den Vorrat, und eine Glücksfallwelt bringt ihre mit. Die alte Welt kommt nach Besiedeln in den Beutel; eine Heimatkolonie verlässt das Spiel.
newfrontiers_rules-settling-two = Wer zwei Fähigkeiten zum Tauschen hat, darf jede einmal nutzen; verbraucht wird die schwächere, die genügt.
newfrontiers_rules-settling-doomed = Doomed Colony wird als die Aktion Besiedeln selbst kostenlos durch eine erkundete Welt ersetzt, die weder militärisch noch Alien ist. Das zählt als Besiedeln: Was auf eine besiedelte Welt folgt, geschieht, und eine zweite Welt darf folgen; die Ersetzung kann aber nicht die zweite Welt sein.

## Die Welt jeder Art

newfrontiers_rules-anykind = Die Welt jeder Art
newfrontiers_rules-anykind-name = Wer Alien Oort Cloud Factory besitzt, nennt ihre Art, nie grau, einmal in jeder Aktion, in der es darauf ankommt, und noch einmal für die Wertung. Das ist keine Fähigkeit: Es gilt auch, wenn sie selbst ausgelegt wird. Eine Ware darauf behält ihre Art und kann nicht verkauft werden.
newfrontiers_rules-anykind-asked = Gefragt wird zu Beginn des eigenen Zugs bei Besiedeln, wenn eine eigene Besiedeln-Fähigkeit auf Arten schaut, bei Produzieren, wenn die Fabrik eine Ware macht oder eine Fähigkeit Arten zählt, und vor der Wertung, wenn die Arten verschieden viel bringen.
newfrontiers_rules-anykind-windfall = Wo die Fabrik zu einer Glücksfallwelt berichtigt wurde, bringt sie eine Ware der Art mit, die in diesem Besiedeln genannt wurde, sonst wird die Art beim Auslegen genannt. Bei Produzieren wird sie zu Beginn genannt, wenn keine Ware darauf liegt und eine kommen könnte; eine Fähigkeit für eine Art wirkt nur, wenn diese genannt wurde.

## Produzieren

newfrontiers_rules-produce = Produzieren
newfrontiers_rules-produce-action = Jede Produktionskolonie ohne Ware bekommt eine ihrer Art. Graue Kolonien haben nie Waren, und keine Kolonie hat mehr als eine.
newfrontiers_rules-produce-bonus = Zuerst die Credits auf Produzieren nehmen, dem Plättchen. Nach der Produktion eine Ware auf eine Glücksfallkolonie ohne Ware legen.
newfrontiers_rules-produce-short = Es gibt { $kinds } Arten von Waren, und sie sind begrenzt: { $goods_novelty } Neuheiten, { $goods_rare } Seltene Elemente, { $goods_genes } Gene, { $goods_alien } Alien-Technologie. Produziert wird der Reihe nach, jeder ganz. Reichen die Waren nicht, wählt man, welche Kolonien sie bekommen.
newfrontiers_rules-produce-powers = Eine Fähigkeit für eine Ware auf der eigenen Kolonie zahlt nur, wenn eine gemacht wurde. Manche legen eine Ware auf eine Glücksfallkolonie; eine Kolonie macht ihre Ware nur gegen Bezahlung.
newfrontiers_rules-produce-windfall = Glücksfall-Fähigkeiten für eine Art kommen vor denen für jede Art, und der Bonus kommt zuletzt. Keine andere Reihenfolge bringt mehr Waren.

## Handeln

newfrontiers_rules-trade = Handeln
newfrontiers_rules-trade-action = Handeln und Verbrauchen sind eine Aktion: Der Reihe nach tut jeder beides, ehe der Nächste beginnt. Zuerst darf eine Ware für Credits verkauft werden; eine Fähigkeit ist dafür nicht nötig.
newfrontiers_rules-trade-bonus = Zuerst { $trade_vp } SP nehmen.
newfrontiers_rules-trade-prices = Eine Ware bringt bei Neuheiten { $price_novelty } Credit, bei Seltenen Elementen { $price_rare }, bei Genen { $price_genes }, bei Alien-Technologie { $price_alien }.
newfrontiers_rules-trade-powers = Handeln-Fähigkeiten erhöhen den Preis der verkauften Ware, manche nur für eine Art. Ohne Verkauf bringen sie nichts.

## Verbrauchen

newfrontiers_rules-consume = Verbrauchen
newfrontiers_rules-consume-action = Nach dem Handeln nutzt jeder alle seine Verbrauchen-Fähigkeiten, die passen, jede einmal, in beliebiger Reihenfolge. Waren kommen in den Vorrat zurück.
newfrontiers_rules-consume-exact = Eine Fähigkeit mit fester Zahl braucht alle ihre Waren. Eine für „bis zu“ so viele muss, einmal gewählt, so viele nehmen, wie sie kann. Eine Reihenfolge, bei der Waren übrig bleiben, ist erlaubt.
newfrontiers_rules-consume-free = Eine Fähigkeit, die keine Ware braucht, wird genutzt, sobald der Spieler mit Verbrauchen beginnt. Prosperous Economy bringt einen SP für jede verbrauchte Ware und mit Galactic Salon noch einen.
newfrontiers_rules-consume-league = Trade League verkauft als Verbrauchen-Fähigkeit eine weitere Ware und darf ungenutzt bleiben.
newfrontiers_rules-consume-pool = Ist der Vorrat an SP-Chips aufgebraucht, werden SP trotzdem voll ausgezahlt, und das Spiel endet nach der Runde. Es zählt jeder Chip, in welcher Aktion auch immer.

## Diplomaten und Isolation

newfrontiers_rules-others = Diplomaten und Isolation
newfrontiers_rules-others-retreat = Rückzug in die Isolation: Wer es wählt, nimmt { $retreat_credits } Credits; die anderen tun nichts. Mit Zielen gibt es das Plättchen nicht.
newfrontiers_rules-others-envoys = Diplomaten entsenden: Wer es wählt, nimmt { $envoys_vp } SP, und die Scheibe, die gewählt hat, rückt an die Spitze der Vorrangleiste. Wer in dieser Runde noch wählt, ändert sich nicht, aber kommende Aktionen werden in der neuen Reihenfolge ausgeführt.

## Ende des Spiels und Wertung

newfrontiers_rules-end = Ende des Spiels und Wertung
newfrontiers_rules-end-developments = Entwicklungen bedecken nach Entwickeln mehr als { $spaces } Felder einer Tafel.
newfrontiers_rules-end-colonies = Ein Imperium hat nach Besiedeln mehr als { $colonies } Kolonien, die Heimatkolonie eingeschlossen.
newfrontiers_rules-end-colonists = Weniger als { $fewest_colonists } Kolonisten sind nach Besiedeln im Vorrat.
newfrontiers_rules-end-chips = Der Vorrat an SP-Chips ist leer, zu jeder Zeit.
newfrontiers_rules-end-round = Trifft eines davon ein, wird die Runde zu Ende gespielt und keine neue begonnen; Produzieren bekommt dann keinen Credit.
newfrontiers_rules-end-score = Erkundete Welten werden entfernt. Dann zählen alle SP-Chips, die gedruckten SP von Entwicklungen und Kolonien, die Heimatkolonie eingeschlossen, „?“-Boni und alle Ziele im Spiel zusammen. Die meisten SP gewinnen.
newfrontiers_rules-end-bonuses = Große Entwicklungen und einige Kolonien haben einen „?“-Bonus. Innerhalb eines Bonus zählt ein Plättchen nur für eine Bedingung, die erste, die es erfüllt.
newfrontiers_rules-end-tie = Bei Gleichstand gewinnen die meisten Credits und Waren im Imperium, ohne die auf Vorrat gelegten; ist auch das gleich, wird der Sieg geteilt.

## Galaktische Ziele

newfrontiers_rules-goals = Galaktische Ziele
newfrontiers_rules-goals-option = Eine Möglichkeit. Galaktische Ziele setzen tritt an die Stelle von Rückzug in die Isolation, und { $goals } Ziele werden zu einem Stapel gemischt.
newfrontiers_rules-goals-chart = Wer Galaktische Ziele setzen wählt, nimmt { $chart_credits } Credit, tauscht die Scheibe, die gewählt hat, mit der vor ihr, zieht { $goals_drawn } Ziele oder was noch da ist, behält eines verdeckt und legt die anderen in beliebiger Reihenfolge unter den Stapel. Ein früheres verdecktes Ziel wird dann aufgedeckt, so dass nie mehr als eines verdeckt ist.
newfrontiers_rules-goals-empty = Galaktische Ziele setzen kann auch bei leerem Stapel gewählt werden: Es gibt Credit und Vorrang und deckt das verdeckte Ziel auf.
newfrontiers_rules-goals-turn = Wer ein verdecktes Vorratsziel hat, darf es aufdecken, nachdem ein Aktionsplättchen gewählt wurde und bevor die Aktion beginnt. Gefragt wird nach jeder Wahl, was für ein verdecktes Ziel es auch ist, damit die Frage nichts verrät.
newfrontiers_rules-goals-stockpile = Solange ein Vorratsziel offen liegt, darf jeder auf Vorrat legen, was es nennt: Waren nach dem eigenen Produzieren, Credits eines Verkaufs und eine Welt, die wegen der Grenze von { $most_worlds } zurückgegeben werden musste, nach Erkunden oder Besiedeln. Eine Tafel fasst { $most_goods } Waren, { $most_discarded } Welten und { $most_credits } Credits. Was dort liegt, bleibt.
newfrontiers_rules-goals-score = Am Ende zählt jedes Ziel im Spiel für alle. Eine Tabelle gibt ihre SP ab der gezeigten Zahl; wo Verschiedenes gezählt wird, ist die Reihenfolge egal.

## The Starry Rift

newfrontiers_rules-rift = The Starry Rift
newfrontiers_rules-rift-option = The Starry Rift lässt sich beliebig mit Zielen und beiden Arten des Aufbaus verbinden. Alle { $all_mats } Tafeln und alle Entwicklungen sind im Spiel, bei Erkunden werden { $offer_rift } Welten gezogen, Galaktische Ziele setzen zieht { $goals_drawn_rift }, und ein anderes Galactic Trendsetters ersetzt das übliche.
newfrontiers_rules-rift-xeno = Eine Xeno-Welt ist eine Militärwelt, deren Stärke violett gedruckt ist. Militärstärke, die für sie zählt, auch aus Fähigkeiten gegen Xeno, muss sie erreichen; bezahlt werden kann sie nicht.
newfrontiers_rules-rift-keep = Eine ausgesuchte oder durch eine Fähigkeit gezogene Xeno-Welt darf sofort in den Beutel zurückgelegt werden. Behalten kann sie weder abgeworfen noch auf Vorrat gelegt werden, und jede, die am Ende nicht besiedelt ist, kostet { $xeno_penalty } SP.
newfrontiers_rules-rift-keyword = Xeno ist ein weiteres Schlüsselwort für Faction Tolerance.

## Was man weiß, und zu dieser Ausgabe

newfrontiers_rules-edition = Was man weiß, und zu dieser Ausgabe
newfrontiers_rules-edition-hidden = Verborgen sind nur das verdeckte Ziel, das sein Besitzer kennt, die Ziele, die dieser unter den Stapel legte, und was der Beutel hergeben wird. Alles andere ist offen.
newfrontiers_rules-edition-limits = Credits sind nicht begrenzt; Waren, Kolonisten und Plättchen sind es. Niemand gibt einem anderen etwas.
newfrontiers_rules-edition-print = Nur ein Teil der Plättchen ist aus gedruckten Quellen bekannt. Das Übrige ist so rekonstruiert, dass alle gedruckten Summen stimmen; das Spielmaterial nennt bei jedem Plättchen, was belegt ist, und in der Werkstatt lässt es sich berichtigen.
