# Toutes les règles de Race for the Galaxy, pour la page des règles.


## Le jeu en quelques mots

race_rules-overview = Le jeu en quelques mots
race_rules-overview-goal = Chacun bâtit un empire de mondes et de développements. À la fin, le plus de PV gagne : ceux des cartes du tableau, ceux des jetons de PV et ceux des bonus « ? ».
race_rules-overview-phases = À chaque manche, chacun choisit en secret une carte Action. Seul ce que quelqu’un a choisi a lieu, mais pour tous ; qui l’a choisi reçoit un bonus. L’art est donc de vivre du choix des autres.
race_rules-overview-uses = Une carte sert de plusieurs façons : posée face visible, c’est un monde ou un développement ; défaussée de la main, c’est de l’argent ; face cachée sur un monde, c’est une marchandise.

## Mise en place

race_rules-setup = Mise en place
race_rules-setup-chips = Il y a { $chips } PV en jetons par joueur. Chacun a les mêmes { $action_cards } cartes Action.
race_rules-setup-start = Des { $start_worlds } mondes de départ, chacun en reçoit un au hasard ; c’est la première carte de son tableau. Un monde de départ qui est un monde d’aubaine a sa marchandise dès le début. Les mondes de départ restants sont mélangés à la pioche.
race_rules-setup-standard = Partie normale : chacun reçoit { $dealt } cartes et en défausse { $discarded } face cachée, tous en même temps.
race_rules-setup-first = Première partie : on ne distribue que les mondes de départ numérotés à partir de un, autant qu’il y a de joueurs, et à chacun appartient une main préparée de { $start_hand } cartes. Rien n’est défaussé.
race_rules-setup-deck = Dès que la pioche est vide, la défausse est aussitôt mélangée et devient la pioche. Si les deux sont vides, rien n’est pioché.

## Une manche

race_rules-round = Une manche
race_rules-round-choose = Tous choisissent en secret une carte Action et révèlent ensemble. Les phases choisies se font dans l’ordre I à V, chacune une fois, quel que soit le nombre de joueurs qui l’ont choisie. Tous y agissent ; chacun de ceux qui l’ont choisie a le bonus.
race_rules-round-cards = Voici les cartes Action. Explorer et Consommer en ont deux chacune, avec des bonus différents.
race_rules-round-together = Nul ne voit ce que les autres choisissent à la même étape : les premières défausses, les cartes Action, ce qu’on garde à Explorer, ce qu’on pose à Développer et Coloniser, les défausses de fin. Là où l’ordre compte, parce que cartes ou jetons peuvent manquer, on agit l’un après l’autre, dans le sens horaire à partir du monde de départ au plus petit numéro ; on paie, consomme et produit donc à tour de rôle.
race_rules-round-end = Après la dernière phase, chacun défausse jusqu’à { $hand_limit } cartes en main et reprend sa carte Action.

## Pouvoirs

race_rules-powers = Pouvoirs
race_rules-powers-when = Un pouvoir appartient à une phase et agit dès la phase suivante, jamais dans celle où sa carte est posée. Les pouvoirs s’additionnent. Un pouvoir ne change que ce qu’il dit ; toutes les autres règles restent valables.
race_rules-powers-must = Qui a un pouvoir doit l’utiliser quand c’est possible, sauf s’il dit « peut ». Un pouvoir nécessaire pour poser une carte révélée doit aussi être utilisé. Aucun pouvoir n’en interrompt un autre.
race_rules-powers-draw = « Piocher » veut dire prendre une carte en main ; à Explorer, c’est une carte de plus parmi lesquelles choisir. Un coût ne descend jamais sous zéro, et rien n’est versé pour cela.
race_rules-powers-keywords = Imperium, Uplift, Terraforming et le chromosome sont imprimés pour des extensions. Rebel et Alien comptent ici : des pouvoirs et des bonus les demandent.

## I Explorer

race_rules-explore = I Explorer
race_rules-explore-action = Piocher { $drawn } cartes, en choisir { $kept } pour sa main et défausser le reste face cachée. Toutes les cartes sont piochées avant qu’on en défausse.
race_rules-explore-bonus = L’une des cartes en pioche { $more_5 } de plus au choix, donc { $drawn_5 } piochées et { $kept_5 } gardée ; l’autre en pioche une de plus et en garde une de plus, donc { $drawn_1_1 } piochées et { $kept_1_1 } gardées.
race_rules-explore-powers = Des pouvoirs font piocher plus de cartes au choix, ou permettent d’en garder davantage. Celui qui fait seulement piocher plus ne change pas le nombre de cartes gardées.

## II Développer

race_rules-develop = II Développer
race_rules-develop-action = Tous choisissent en secret un développement de leur main, ou aucun, et révèlent ensemble. Chaque développement est ensuite payé et rejoint le tableau.
race_rules-develop-bonus = Le développement coûte une carte de moins. S’il ne coûte déjà rien, le bonus est perdu.
race_rules-develop-same = Un tableau ne contient chaque développement qu’une fois.
race_rules-develop-powers = Des pouvoirs font piocher une carte au début de la phase, réduisent le coût des développements, ou font piocher une carte après en avoir posé un.

## Payer

race_rules-paying = Payer
race_rules-paying-cost = Le coût est dans le losange d’un développement ou dans le cercle sombre d’un monde. On défausse de sa main autant d’autres cartes, face cachée.
race_rules-paying-reveal = Ce qui est révélé doit être posé. On ne peut donc choisir que ce qu’on peut payer, en comptant les pouvoirs qu’il faudrait alors utiliser.

## III Coloniser

race_rules-settle = III Coloniser
race_rules-settle-action = Tous choisissent en secret un monde de leur main, ou aucun, et révèlent ensemble. Chaque monde est ensuite payé ou conquis et rejoint le tableau.
race_rules-settle-bonus = Piocher une carte après avoir posé un monde.
race_rules-settle-windfall = Un monde d’aubaine, avec un halo, reçoit une marchandise quand il est posé, une seule fois : une carte de la pioche, face cachée, que nul ne regarde. Un monde de production, en couleur pleine, n’en reçoit pas avant Produire.
race_rules-settle-goods = Les marchandises de tous les mondes d’aubaine d’une phase Coloniser sont posées avant que le premier joueur paie.
race_rules-settle-kinds = Il y a { $kinds } types de marchandises. Le type et la couleur d’une marchandise sont ceux de son monde.
race_rules-settle-powers = Des pouvoirs réduisent le coût des mondes qu’on paie, tous ou ceux d’un type. Certains, qui nomment un type, donnent aussi de la force militaire contre les mondes militaires de ce type.
race_rules-settle-ship = Un Colony Ship peut être défaussé du tableau pour qu’un monde ne coûte rien, sauf un monde de Technologie alien. On peut le céder même pour un monde gratuit, mais il ne sert pas à une conquête.

## Mondes militaires

race_rules-conquest = Mondes militaires
race_rules-conquest-military = Un monde au cercle rouge ne se paie pas, il se conquiert : la force militaire totale doit être au moins égale à sa défense, le nombre au contour. Les pouvoirs militaires s’additionnent, les négatifs aussi, et ne s’usent pas.
race_rules-conquest-specialized = La force militaire spécialisée ne compte que contre les mondes qu’elle nomme : ceux d’un type, ou avec le mot-clé Rebel.
race_rules-conquest-tactics = New Military Tactics peut être défaussée du tableau contre une force militaire temporaire jusqu’à la fin de la phase. C’est permis avec tout monde, que ce soit nécessaire ou non, et aussi sans rien poser ; la question vient quand tous les mondes sont révélés. Avec un tableau plein, cela peut prolonger la partie.
race_rules-conquest-contact = Un Contact Specialist permet de payer un monde militaire qui n’est pas de Technologie alien : sa défense moins un est le coût, que des réductions abaissent. Un Colony Ship peut alors le payer.
race_rules-conquest-separate = Ce sont deux voies séparées : la force militaire ne réduit jamais un paiement, et un paiement n’ajoute jamais à la force militaire.

## IV Consommer

race_rules-consume = IV Consommer
race_rules-consume-action = Utiliser tous ses pouvoirs Consommer, tant qu’il y a des marchandises : elles sont défaussées face cachée contre des jetons de PV, des cartes ou les deux. Chaque pouvoir sert une fois, dans n’importe quel ordre.
race_rules-consume-bonus = Avec Commerce, vendre d’abord une marchandise. Avec la carte qui double les PV, les jetons de PV des pouvoirs Consommer comptent double ; les PV pour des cartes défaussées de la main, non.
race_rules-consume-order = Une marchandise ne sert qu’à un pouvoir, et elle n’a pas à se trouver sur le monde qui la consomme. Un ordre qui laisse des marchandises est permis, même si un autre les aurait utilisées.
race_rules-consume-exact = Un pouvoir qui donne un nombre de marchandises les demande toutes ; certains veulent des marchandises d’un type, ou toutes de types différents.
race_rules-consume-upto = Un pouvoir « jusqu’à » un nombre de marchandises récompense chacune, et une fois commencé, il en prend autant qu’il peut.
race_rules-consume-all = Quelques-uns prennent toutes les marchandises restantes. D’autres prennent des cartes de la main contre des PV ; ceux-là, on peut les utiliser.
race_rules-consume-none = Un pouvoir qui prend des cartes de la main peut être utilisé pour aucune carte ; il est alors épuisé.
race_rules-consume-gamble = Gambling World : annoncer un nombre de un à { $highest_gamble }. La première carte de la pioche est révélée ; si son coût ou sa défense est ce nombre, on la garde, sinon on la défausse.

## Commerce

race_rules-trade = Commerce
race_rules-trade-who = Commerce n’est pas une phase à part. Seuls ceux qui l’ont choisi vendent une marchandise, avant de consommer, et ils le doivent s’ils en ont une.
race_rules-trade-novelty = Nouveautés : { $price_novelty } cartes.
race_rules-trade-rare = Éléments rares : { $price_rare } cartes.
race_rules-trade-genes = Gènes : { $price_genes } cartes.
race_rules-trade-alien = Technologie alien : { $price_alien } cartes.
race_rules-trade-powers = Les pouvoirs Commerce ajoutent des cartes à la vente de toute marchandise, d’un type, ou de celle de leur propre monde.
race_rules-trade-selling = Certains pouvoirs Consommer vendent une marchandise à ces prix. Les pouvoirs Commerce ne comptent pour eux que s’ils le disent.

## V Produire

race_rules-produce = V Produire
race_rules-produce-action = Chaque monde de production sans marchandise en reçoit une. Un monde n’a jamais plus d’une marchandise.
race_rules-produce-bonus = Une marchandise sur un monde d’aubaine qui n’en a pas.
race_rules-produce-powers = Des pouvoirs mettent des marchandises sur des mondes d’aubaine, ou font piocher : toujours, pour chaque marchandise d’un type produite, pour chaque type, ou pour chaque monde d’un type. « Quand une marchandise est produite ici » ne fait rien piocher s’il y en avait déjà une.
race_rules-produce-order = On commerce et consomme, puis on produit, l’un après l’autre, chacun entièrement. Les cartes d’un joueur produisent et font piocher de la plus récente à la plus ancienne ; les pouvoirs d’aubaine pour tout type et le bonus viennent après, et en dernier les cartes piochées pour ce qui a été produit. Cet ordre ne peut compter que si pioche et défausse sont épuisées.

## Fin de la partie

race_rules-end = Fin de la partie
race_rules-end-tableau = La partie se termine après la manche à la fin de laquelle un tableau a { $tableau_end } cartes ou plus.
race_rules-end-pool = Elle se termine après la manche où le dernier jeton de PV est pris. Les PV gagnés dans cette manche sont tout de même versés en entier.
race_rules-end-hand = Dans la dernière manche aussi, les mains sont ramenées à { $hand_limit } cartes.
race_rules-end-score = Chacun additionne les PV du tableau, des jetons de PV et des bonus « ? ». Le plus de PV gagne.
race_rules-end-tie = En cas d’égalité, le plus de cartes en main et de marchandises ensemble gagne ; si l’égalité demeure, la victoire est partagée.

## Développements de coût { $bonus_cost }

race_rules-bonuses = Développements de coût { $bonus_cost }
race_rules-bonuses-each = Un développement de coût { $bonus_cost } montre un point d’interrogation : il rapporte ce que dit son texte, pour chaque carte du tableau qui remplit une de ses conditions. Une carte compte une fois, pour la première condition remplie ; le développement lui-même peut compter. Galactic Renaissance compte aussi les jetons de PV.
race_rules-bonuses-consume = Là où l’on compte des pouvoirs Consommer, les pouvoirs Commerce n’en sont pas.
race_rules-bonuses-order = New Galactic Order compte la force militaire totale sans la spécialisée ni la temporaire. La négative compte aussi : sous zéro, elle coûte des PV.

## La partie experte à deux

race_rules-experienced = La partie experte à deux
race_rules-experienced-two = La partie experte à deux est une option. Chacun a { $experienced_cards } cartes Action, avec un second Développer et un second Coloniser, et en choisit deux par manche : { $pairs } paires différentes.
race_rules-experienced-double = Développer ou Coloniser choisi deux fois par un joueur a lieu deux fois, avec le bonus chaque fois ; les pouvoirs posés dans la première agissent dans la seconde. L’autre, s’il l’a choisi une fois, n’a le bonus que dans la première.
race_rules-experienced-explore = Les deux cartes Explorer ensemble : piocher { $drawn_both } cartes et en garder { $kept_both }.
race_rules-experienced-consume = Les deux cartes Consommer ensemble : vendre d’abord une marchandise, puis doubler les PV pour les marchandises.

## Ce que l’on sait

race_rules-known = Ce que l’on sait
race_rules-known-open = Tous voient les tableaux, les types des marchandises, les jetons de PV et le nombre de cartes en main. Sa main et ses propres défausses ne sont connues que de soi, les cartes Action une fois révélées.
race_rules-known-presets = Une main préparée découle du monde de départ, elle est donc connue de tous. Qui a défaussé une carte sait encore qu’elle est dans la pioche quand celle-ci est refaite.
race_rules-known-worked = Les robots et les indices se servent de ce qu’on peut en déduire : une carte gagnée au pari, les mains préparées, et où peuvent être les défausses, les siennes ou celles vues de tous, quand la pioche est refaite. Seule une carte gagnée au pari est montrée comme connue.
