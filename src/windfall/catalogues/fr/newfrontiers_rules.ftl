# Toutes les règles de New Frontiers, pour la page des règles.


## Le jeu en quelques mots

newfrontiers_rules-overview = Le jeu en quelques mots
newfrontiers_rules-overview-goal = Chacun bâtit un empire : il explore des mondes, les colonise, achète des développements et produit des marchandises qui rapportent des crédits ou des PV. À la fin, le plus de PV gagne.
newfrontiers_rules-overview-actions = On choisit des actions à tour de rôle. Chaque action est faite par tous, et qui l’a choisie reçoit un bonus ; certaines tuiles n’ont qu’un bonus.

## Mise en place

newfrontiers_rules-setup = Mise en place
newfrontiers_rules-setup-supplies = Il y a par joueur { $chips } PV en jetons et { $chips } colons dans la réserve. Tous les mondes sont dans le sac.
newfrontiers_rules-setup-market = De chaque petit développement il y a, selon le nombre de joueurs, { $copies_2 } tuile à deux, { $copies_5 } à table complète, { $copies_3 } entre les deux. De chaque grand il n’y en a qu’une.
newfrontiers_rules-setup-sides = Partie normale : une pièce décide pour chaque grand développement, et pour chaque pile des deux colonnes de droite des petits, quelle face est visible. Dans une première partie, on prend partout les faces au carré blanc. Les autres petites piles ne sont jamais retournées.
newfrontiers_rules-setup-credits = L’ordre des joueurs est tiré au sort. Chacun commence avec { $start_credits } crédits, le dernier avec un de plus, et à partir de { $two_last_from } joueurs l’avant-dernier aussi.
newfrontiers_rules-setup-homes = Chacun reçoit un des { $mats } plateaux d’empire et, dans l’ordre, choisit une face : la colonie d’origine qui y est imprimée. Dans une première partie, la face est donnée. La colonie d’origine a un colon de la réserve et, si elle a un halo, sa marchandise.

## Une manche

newfrontiers_rules-round = Une manche
newfrontiers_rules-round-select = Dans l’ordre de la piste de priorité, chacun choisit une tuile d’action que nul n’a choisie dans cette manche. À deux, chacun a deux disques, placés en alternance, et choisit donc deux fois.
newfrontiers_rules-round-do = L’action est ensuite faite une fois par chacun, en commençant par celui qui l’a choisie et en suivant la piste, de la fin en revenant au début. Seul celui qui l’a choisie a le bonus.
newfrontiers_rules-round-order = L’ordre des disques reste le même de manche en manche. Seuls Envoyer des diplomates et Fixer des objectifs galactiques le changent ; un autre choix ne le fait pas.
newfrontiers_rules-round-end = À la fin d’une manche sans Produire, un crédit est posé sur sa tuile. Puis toutes les tuiles peuvent de nouveau être choisies.
newfrontiers_rules-round-single = Là où une seule chose est possible, elle est faite aussitôt, sans question ; le journal la dit.

## Pouvoirs

newfrontiers_rules-powers = Pouvoirs
newfrontiers_rules-powers-when = Un pouvoir appartient à une action et n’agit pas dans l’action où sa tuile est posée. Les pouvoirs s’additionnent ; aucun coût ne descend sous zéro. Un pouvoir ne change que ce qu’il dit.
newfrontiers_rules-powers-must = Ce qui ne dit pas « peut » doit être utilisé quand cela s’applique. Un pouvoir qui suit un événement agit chaque fois qu’il a lieu, et pas du tout sinon. Le « coût imprimé » est le coût sans réductions.
newfrontiers_rules-powers-home = Une colonie d’origine est une colonie à tous égards. Un monde exploré ne fait rien et ne rapporte rien tant qu’il n’est pas colonisé.

## Développer

newfrontiers_rules-develop = Développer
newfrontiers_rules-develop-action = Peut acheter un développement pour son coût en crédits et le poser sur son plateau d’empire. L’empire ne doit pas déjà l’avoir, et sa pile ne doit pas être vide.
newfrontiers_rules-develop-bonus = Il coûte { $develop_discount } de moins.
newfrontiers_rules-develop-spaces = Une petite tuile couvre une case du plateau, une grande deux. Il y a { $spaces } cases et, au-delà, une zone rougeâtre où une tuile ne peut déborder que si les { $spaces } sont ou deviennent couvertes ; aucun empire n’en couvre plus de { $all_spaces }. Les tuiles sont déplacées au mieux.

## Explorer

newfrontiers_rules-explore = Explorer
newfrontiers_rules-explore-action = { $offer } mondes sont tirés du sac, ou autant qu’il en a. Dans l’ordre, chacun en prend un, et il le doit tant qu’il y en a ; c’est désormais un monde exploré de son empire, visible de tous.
newfrontiers_rules-explore-bonus = Un second monde, quand tous en ont pris un.
newfrontiers_rules-explore-powers = Les pouvoirs qui tirent des mondes agissent après ses propres choix et avant que le reste retourne dans le sac.
newfrontiers_rules-explore-aside = Les mondes tirés par un pouvoir et non gardés restent de côté jusqu’à la fin d’Explorer, puis retournent dans le sac ; les joueurs suivants n’y choisissent pas.
newfrontiers_rules-explore-limit = À la fin d’Explorer, et de Coloniser, un empire peut avoir { $most_worlds } mondes explorés et colonies ensemble, colonie d’origine comprise. Qui en a plus rend des mondes explorés de son choix.

## Coloniser

newfrontiers_rules-settle = Coloniser
newfrontiers_rules-settle-action = Soit prendre { $colonists_taken } colons, si la réserve les a, soit coloniser un monde exploré. Il faut faire l’un des deux ; on ne passe pas.
newfrontiers_rules-settle-bonus = Prendre d’abord { $settle_colonists } colon. Il peut aussitôt coloniser un monde.
newfrontiers_rules-settle-colonists = Un monde demande les colons qu’il montre, pris sur le plateau ; ils restent sur le monde. En outre, il est payé ou conquis.
newfrontiers_rules-settle-pay = Un monde au bord sombre se paie : son nombre est le coût en crédits.
newfrontiers_rules-settle-conquer = Un monde au bord rouge est un monde militaire : la force militaire totale doit être au moins égale à sa défense, le nombre au contour. On ne paie rien, et la force militaire ne s’use pas. Force militaire et paiement ne se combinent jamais.
newfrontiers_rules-settle-windfall = Un monde d’aubaine, avec un halo, apporte une marchandise de son type quand il est colonisé.
newfrontiers_rules-settle-specialized = La force militaire spécialisée ne compte que pour les mondes qu’elle nomme, comme les mondes Rebel ou ceux d’un type.

## Façons particulières de coloniser

newfrontiers_rules-settling = Façons particulières de coloniser
newfrontiers_rules-settling-temporary = La force militaire temporaire s’achète avec une marchandise d’une de ses colonies, une par pouvoir. Elle dure pendant toute sa propre action Coloniser. On peut l’acheter avant le choix, ou avant un second monde, qu’elle soit nécessaire ou non : la colonie peut alors produire de nouveau.
newfrontiers_rules-settling-second = Improved Logistics colonise un second monde. La force militaire temporaire compte encore pour lui, les pouvoirs du premier monde non. Ce qui suit un monde colonisé a lieu pour chacun.
newfrontiers_rules-settling-contact = Un Contact Specialist peut payer un monde militaire qui n’est ni du type Alien ni marqué du mot-clé Alien : sa défense moins un, moins les réductions. C’est permis même s’il pouvait être conquis ; de plusieurs pouvoirs de ce genre, celui à la plus forte réduction sert.
newfrontiers_rules-settling-engineers = Terraforming Engineers échange une colonie une fois dans l’action Coloniser de son propriétaire, avant ou après le choix normal et en plus de lui. L’ancienne est non militaire et n’a pas été colonisée dans cette action ; la nouvelle est un monde exploré non militaire du même type, gris compris, dont le coût imprimé est égal, ou plus élevé dans la limite de la tuile. D’autres pouvoirs de Coloniser n’aident pas, et rien ne suit comme pour un monde colonisé.
newfrontiers_rules-settling-swapped = Un colon manquant doit être fourni, un colon en trop revient sur le plateau ; l’ancienne marchandise va à la réserve, et un monde d’aubaine apporte la sienne. L’ancien monde retourne dans le sac après Coloniser ; une colonie d’origine quitte le jeu.
newfrontiers_rules-settling-two = Qui a deux pouvoirs d’échange peut utiliser chacun une fois ; le plus faible qui suffit est épuisé.
newfrontiers_rules-settling-doomed = Doomed Colony est remplacée, comme action Coloniser elle-même et sans coût, par un monde exploré ni militaire ni Alien. Cela compte comme coloniser : ce qui suit un monde colonisé a lieu, et un second monde peut venir après ; mais le remplacement ne peut pas être ce second monde.

## Le monde de tout type

newfrontiers_rules-anykind = Le monde de tout type
newfrontiers_rules-anykind-name = Le propriétaire d’Alien Oort Cloud Factory nomme son type, jamais gris, une fois dans chaque action où cela peut compter, et encore pour le décompte. Ce n’est pas un pouvoir : cela vaut aussi quand elle est posée. Une marchandise qui s’y trouve garde son type et ne peut pas être vendue.
newfrontiers_rules-anykind-asked = La question vient au début de son tour de Coloniser si un de ses pouvoirs de Coloniser regarde les types, de Produire si l’usine va produire ou si un pouvoir compte les types, et avant le décompte si les types rapportent différemment.
newfrontiers_rules-anykind-windfall = Là où l’usine a été corrigée en monde d’aubaine, elle apporte une marchandise du type nommé dans ce Coloniser, sinon son propriétaire le nomme en la posant. Dans Produire, son type est nommé au début si elle est vide et peut recevoir une marchandise ; un pouvoir pour un type n’agit que si ce type a été nommé.

## Produire

newfrontiers_rules-produce = Produire
newfrontiers_rules-produce-action = Chaque colonie de production sans marchandise en reçoit une de son type. Les colonies grises n’ont jamais de marchandise, et aucune colonie n’en a plus d’une.
newfrontiers_rules-produce-bonus = Prendre d’abord les crédits de Produire, ceux de la tuile. Après la production, mettre une marchandise sur une colonie d’aubaine qui n’en a pas.
newfrontiers_rules-produce-short = Il y a { $kinds } types de marchandises, et elles sont limitées : { $goods_novelty } Nouveautés, { $goods_rare } Éléments rares, { $goods_genes } Gènes, { $goods_alien } Technologie alien. On produit dans l’ordre, chacun entièrement. S’il en manque, le joueur choisit quelles colonies en reçoivent.
newfrontiers_rules-produce-powers = Un pouvoir pour une marchandise produite sur sa colonie ne paie que s’il y en a eu une. Certains mettent une marchandise sur une colonie d’aubaine ; une colonie ne produit que contre paiement.
newfrontiers_rules-produce-windfall = Les pouvoirs d’aubaine pour un type passent avant ceux pour tout type, et le bonus vient en dernier. Aucun autre ordre ne donne plus de marchandises.

## Commerce

newfrontiers_rules-trade = Commerce
newfrontiers_rules-trade-action = Commerce et Consommer sont une seule action : dans l’ordre, chacun fait les deux avant le suivant. D’abord, on peut vendre une marchandise contre des crédits ; aucun pouvoir n’est nécessaire.
newfrontiers_rules-trade-bonus = Prendre d’abord { $trade_vp } PV.
newfrontiers_rules-trade-prices = Une marchandise rapporte { $price_novelty } crédit pour Nouveautés, { $price_rare } pour Éléments rares, { $price_genes } pour Gènes, { $price_alien } pour Technologie alien.
newfrontiers_rules-trade-powers = Les pouvoirs Commerce s’ajoutent au prix de la marchandise vendue, certains pour un type seulement. Sans vente, ils ne font rien.

## Consommer

newfrontiers_rules-consume = Consommer
newfrontiers_rules-consume-action = Après le commerce, chacun utilise tous ses pouvoirs Consommer applicables, chacun une fois, dans l’ordre qu’il veut. Les marchandises retournent à la réserve.
newfrontiers_rules-consume-exact = Un pouvoir à nombre fixe demande toutes ses marchandises. Un pouvoir « jusqu’à » doit, une fois choisi, en prendre autant que possible. Un ordre qui laisse des marchandises est permis.
newfrontiers_rules-consume-free = Un pouvoir qui ne demande pas de marchandise est utilisé dès que le joueur commence à consommer. Prosperous Economy rapporte un PV par marchandise consommée, et un de plus avec Galactic Salon.
newfrontiers_rules-consume-league = Trade League vend une marchandise de plus comme pouvoir Consommer, et peut ne pas être utilisée.
newfrontiers_rules-consume-pool = Quand la réserve de jetons de PV est épuisée, les PV sont tout de même versés en entier, et la partie se termine après la manche. Chaque jeton donné compte, dans toute action.

## Diplomates et isolement

newfrontiers_rules-others = Diplomates et isolement
newfrontiers_rules-others-retreat = Repli dans l’isolement : qui le choisit prend { $retreat_credits } crédits ; les autres ne font rien. Avec les objectifs, cette tuile n’existe pas.
newfrontiers_rules-others-envoys = Envoyer des diplomates : qui le choisit prend { $envoys_vp } PV, et le disque qui a choisi passe en tête de la piste de priorité. Qui doit encore choisir dans cette manche ne change pas, mais les actions à venir se font dans le nouvel ordre.

## Fin de la partie et décompte

newfrontiers_rules-end = Fin de la partie et décompte
newfrontiers_rules-end-developments = Des développements couvrent plus de { $spaces } cases d’un plateau après Développer.
newfrontiers_rules-end-colonies = Un empire a plus de { $colonies } colonies après Coloniser, colonie d’origine comprise.
newfrontiers_rules-end-colonists = Moins de { $fewest_colonists } colons sont dans la réserve après Coloniser.
newfrontiers_rules-end-chips = La réserve de jetons de PV est vide, à tout moment.
newfrontiers_rules-end-round = Après l’un de ces cas, la manche est terminée et aucune autre ne commence ; Produire ne reçoit alors pas de crédit.
newfrontiers_rules-end-score = Les mondes explorés sont retirés. Puis chacun additionne les jetons de PV, les PV imprimés des développements et des colonies, colonie d’origine comprise, les bonus « ? » et tous les objectifs en jeu. Le plus de PV gagne.
newfrontiers_rules-end-bonuses = Les grands développements et quelques colonies ont un bonus « ? ». Dans un même bonus, une tuile ne compte que pour une condition, la première qu’elle remplit.
newfrontiers_rules-end-tie = En cas d’égalité, le plus de crédits et de marchandises dans l’empire gagne, sans ceux mis en réserve ; si l’égalité demeure, la victoire est partagée.

## Objectifs galactiques

newfrontiers_rules-goals = Objectifs galactiques
newfrontiers_rules-goals-option = Une option. Fixer des objectifs galactiques prend la place de Repli dans l’isolement, et { $goals } objectifs sont mélangés en une pile.
newfrontiers_rules-goals-chart = Qui choisit Fixer des objectifs galactiques prend { $chart_credits } crédit, échange le disque qui a choisi avec celui qui le précède, tire { $goals_drawn } objectifs ou ce qui reste, en garde un face cachée et met les autres sous la pile dans l’ordre de son choix. Un objectif antérieur face cachée est alors révélé, si bien qu’il n’y en a jamais plus d’un.
newfrontiers_rules-goals-empty = Fixer des objectifs galactiques peut être choisi quand la pile est vide : il donne son crédit et sa priorité, et révèle l’objectif face cachée.
newfrontiers_rules-goals-turn = Le détenteur d’un objectif de réserve face cachée peut le révéler après le choix d’une tuile d’action et avant que l’action soit faite. La question vient après chaque choix, quel que soit l’objectif face cachée, pour ne rien trahir.
newfrontiers_rules-goals-stockpile = Tant qu’un objectif de réserve est face visible, chacun peut mettre en réserve ce qu’il nomme : des marchandises après son Produire, des crédits d’une vente, et un monde à rendre à cause de la limite de { $most_worlds }, après Explorer ou Coloniser. Un plateau prend { $most_goods } marchandises, { $most_discarded } mondes et { $most_credits } crédits. Ce qui y est y reste.
newfrontiers_rules-goals-score = À la fin, chaque objectif en jeu compte pour tous. Un tableau donne ses PV à partir du nombre indiqué ; là où l’on compte des choses différentes, leur ordre n’importe pas.

## The Starry Rift

newfrontiers_rules-rift = The Starry Rift
newfrontiers_rules-rift-option = The Starry Rift est une option, à combiner à volonté avec les objectifs et l’une ou l’autre mise en place. Les { $all_mats } plateaux et tous les développements servent, { $offer_rift } mondes sont tirés à Explorer, Fixer des objectifs galactiques en tire { $goals_drawn_rift }, et un autre Galactic Trendsetters remplace l’habituel.
newfrontiers_rules-rift-xeno = Un monde Xeno est un monde militaire dont la force est imprimée en violet. La force militaire qui compte pour lui, pouvoirs contre Xeno compris, doit l’atteindre ; il ne peut pas être payé.
newfrontiers_rules-rift-keep = Un monde Xeno pris, ou tiré par un pouvoir, peut être remis aussitôt dans le sac. Gardé, il ne peut être ni défaussé ni mis en réserve, et chacun qui n’est pas colonisé à la fin coûte { $xeno_penalty } PV.
newfrontiers_rules-rift-keyword = Xeno est un mot-clé de plus pour Faction Tolerance.

## Ce que l’on sait, et cette édition

newfrontiers_rules-edition = Ce que l’on sait, et cette édition
newfrontiers_rules-edition-hidden = Ne sont cachés que l’objectif face cachée, connu de son détenteur, les objectifs que celui-ci a mis sous la pile, et ce que donnera le sac. Tout le reste est public.
newfrontiers_rules-edition-limits = Les crédits ne sont pas limités ; marchandises, colons et tuiles le sont. On ne se donne jamais rien entre joueurs.
newfrontiers_rules-edition-print = Seule une partie des tuiles est attestée. Le reste a été reconstitué de sorte que tous les totaux imprimés soient justes ; la liste du matériel dit pour chaque tuile ce qui est attesté, et l’atelier permet de la corriger.
