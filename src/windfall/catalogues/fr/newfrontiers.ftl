# New Frontiers : ce que disent ses règles et sa page. Les noms des tuiles et des objectifs restent tels qu’imprimés ; les actions ont
# des noms dans cette langue.

newfrontiers-name-action-retreat_into_isolation = Repli dans l’isolement
newfrontiers-name-action-develop = Développer
newfrontiers-name-action-explore = Explorer
newfrontiers-name-action-settle = Coloniser
newfrontiers-name-action-produce = Produire
newfrontiers-name-action-trade_consume = Commerce-Consommer
newfrontiers-name-action-send_diplomatic_envoys = Envoyer des diplomates
newfrontiers-name-action-chart_galactic_goals = Fixer des objectifs galactiques

## Quantités, que d’autres textes emploient : ils ont le même argument

newfrontiers-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
newfrontiers-colonists = { $colonists ->
    [one] { $colonists } colon
   *[other] { $colonists } colons
}
newfrontiers-vp = { $vp } PV
newfrontiers-goods = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
newfrontiers-worlds = { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
}

## Types de marchandises : `kind` vaut any pour toutes

newfrontiers-a-good = { $kind ->
    [any] une marchandise
   *[other] une marchandise { engine-kind }
}
newfrontiers-good-of-kind = { $kind ->
    [any] marchandise
   *[other] marchandise { engine-kind }
}
newfrontiers-goods-of-kind = { $kind ->
    [any] marchandises
   *[other] marchandises { engine-kind }
}
newfrontiers-one-of-kind = 1 marchandise { engine-kind }

## Types de pouvoirs et autres mots pour les tuiles

newfrontiers-phase = { $action ->
    [develop] Développer
    [explore] Explorer
    [settle] Coloniser
    [produce] Produire
    [trade] Commerce
   *[consume] Consommer
}
newfrontiers-size = { $size ->
    [small] petit
   *[large] grand
}
newfrontiers-keyword = { $keyword ->
    [alien] ALIEN
    [imperium] IMPERIUM
    [rebel] REBELLE
    [terraforming] TERRAFORMATION
    [uplift] UPLIFT
   *[xeno] XENO
}
newfrontiers-the-starry-rift = The Starry Rift

## Réglages

newfrontiers-setting-setup = quels côtés des plateaux et des tuiles sont utilisés
newfrontiers-setting-setup-standard = normal
newfrontiers-setting-setup-first-game = première partie
newfrontiers-setting-goals = jouer avec les objectifs galactiques
newfrontiers-setting-starry-rift = jouer avec l’extension The Starry Rift

## Questions

newfrontiers-ask-choose-home = Choisir un côté de son plateau d’empire : sa colonie d’origine.
newfrontiers-ask-select = Choisir une action : le bonus est pour soi, l’action pour tous.
newfrontiers-ask-turn-up-goal = Révéler votre objectif, pour que chacun puisse faire des réserves ?
newfrontiers-ask-keep-goal = Garder un objectif face cachée.
newfrontiers-ask-return-goal = Quel objectif placer ensuite sous la pile ?
newfrontiers-ask-name-kind = Nommer le type de { $world }.
newfrontiers-ask-develop = { $less ->
    [0] Acheter un développement, ou aucun. Vous avez { newfrontiers-credits }.
   *[other] Acheter un développement, chacun pour { $less } de moins, ou aucun. Vous avez { newfrontiers-credits }.
}
newfrontiers-ask-explore = Choisir un monde à explorer.
newfrontiers-ask-keep-world = Garder { newfrontiers-worlds } parmi ceux piochés.
newfrontiers-ask-xeno = Garder { $world }, ou le remettre dans le sac ?
newfrontiers-ask-discard = Vous avez { newfrontiers-worlds } de plus que neuf : rendre un monde exploré.
newfrontiers-ask-settle = Coloniser un monde, ou prendre 2 colons. Vous avez { newfrontiers-credits } et { newfrontiers-colonists }.
newfrontiers-ask-settle-more = Vous pouvez encore coloniser.
newfrontiers-ask-give-good = Choisir une marchandise à céder pour { $tile }.
newfrontiers-ask-replace-with = Par quel monde remplacer { $colony } ?
newfrontiers-ask-short-production = Les marchandises { engine-kind } manquent : quelle colonie produit ?
newfrontiers-ask-production-fee = Payer pour produire sur { $world } ?
newfrontiers-ask-windfall = Sur quelle colonie d’aubaine produire une marchandise ?
newfrontiers-ask-stockpile-good = Mettre une marchandise en réserve ?
newfrontiers-ask-sell = Vendre une marchandise ?
newfrontiers-ask-stockpile-credits = Combien de crédits de la vente mettre en réserve ?
newfrontiers-ask-consume = Quel pouvoir Consommer utiliser ensuite ?
newfrontiers-ask-consume-with = Choisir une marchandise à consommer avec { $tile }.
newfrontiers-ask-sell-with = Choisir une marchandise à vendre avec { $tile }.

## Choix : les tuiles d’action

newfrontiers-select-retreat = { $action } : 2 crédits
newfrontiers-select-develop = { $action } : acheter un développement, soi-même pour 1 de moins
newfrontiers-select-explore = { $action } : chacun choisit un monde, soi-même un second
newfrontiers-select-settle = { $action } : 1 colon, puis chacun colonise un monde ou prend 2 colons
newfrontiers-select-produce = { $credits ->
    [0] { $action } : prendre les crédits posés dessus, chacun produit, soi-même aussi sur une colonie d’aubaine
   *[other] { $action } : prendre les crédits posés dessus, chacun produit, soi-même aussi sur une colonie d’aubaine ({ newfrontiers-credits } dessus)
}
newfrontiers-select-trade-consume = { $action } : 1 PV, puis chacun vend et consomme
newfrontiers-select-envoys = { $action } : 1 PV et la première priorité
newfrontiers-select-chart = { $action } : 1 crédit, 1 priorité, et garder un des objectifs piochés

## Tous les autres choix

newfrontiers-option-buy-nothing = Ne rien acheter
newfrontiers-option-done-settling = Terminer Coloniser
newfrontiers-option-do-not-pay = Ne pas payer
newfrontiers-option-stockpile-nothing = Ne plus rien mettre en réserve
newfrontiers-option-sell-nothing = Ne rien vendre
newfrontiers-option-done-consuming = Terminer Consommer
newfrontiers-option-take-colonists = Prendre { newfrontiers-colonists }
newfrontiers-option-turn-up = Révéler l’objectif
newfrontiers-option-leave-face-down = Laisser l’objectif face cachée
newfrontiers-option-keep = Garder { $world }
newfrontiers-option-put-back = Remettre { $world } dans le sac
newfrontiers-option-home = { $home } : { $text }
newfrontiers-option-buy = Acheter { $tile } pour { newfrontiers-credits }
newfrontiers-option-pick = Choisir { $world } ({ $takes }) : { $text }
newfrontiers-world-cost = coût { $cost }, { newfrontiers-colonists }
newfrontiers-world-defense = défense { $defense }, { newfrontiers-colonists }
newfrontiers-option-return = Remettre { $world } dans le sac
newfrontiers-option-stockpile-world = Mettre { $world } en réserve
newfrontiers-option-settle = Coloniser { $world } pour { newfrontiers-credits }
newfrontiers-option-conquer = Coloniser { $world } (défense { $defense }, force militaire { $military })
newfrontiers-option-pay-for-military = Coloniser { $world } en payant { newfrontiers-credits }
newfrontiers-option-replace-self = Remplacer { $colony } par { $world } sans frais
newfrontiers-option-replace = Remplacer { $colony }
newfrontiers-option-replace-with = Remplacer par { $world }
newfrontiers-option-give-up = Céder une marchandise pour +{ $military } de force militaire ({ $tile })
newfrontiers-option-use = Utiliser { $tile } : { $text }
newfrontiers-option-good = La marchandise { engine-kind } de { $world }
newfrontiers-option-sell = Vendre la marchandise { engine-kind } de { $world } pour { newfrontiers-credits }
newfrontiers-option-produce = Produire sur { $world }
newfrontiers-option-stockpile-good = Mettre en réserve la marchandise { engine-kind } de { $world }
newfrontiers-option-stockpile-credits = Mettre { newfrontiers-credits } en réserve
newfrontiers-option-name-kind = { engine-kind }
newfrontiers-option-keep-goal = Garder { $goal } : { $text }
newfrontiers-option-return-goal = Placer { $goal } sous la pile

## Les actions en peu de mots, dans toute situation

newfrontiers-do-pass = passer
newfrontiers-do-take-colonists = prendre des colons
newfrontiers-do-turn-up = révéler
newfrontiers-do-leave-face-down = laisser face cachée
newfrontiers-do-keep-xeno = garder le Xeno
newfrontiers-do-return-xeno = remettre le Xeno
newfrontiers-do-select = choisir : { $action }
newfrontiers-do-home = origine : { $tile }
newfrontiers-do-buy = acheter : { $tile }
newfrontiers-do-pick = prendre : { $tile }
newfrontiers-do-discard = rendre : { $tile }
newfrontiers-do-stockpile-world = monde en réserve : { $tile }
newfrontiers-do-settle = coloniser : { $tile }
newfrontiers-do-pay-for-military = payer un monde militaire : { $tile }
newfrontiers-do-replace-self = se remplacer : { $tile }
newfrontiers-do-replace = remplacer : { $tile }
newfrontiers-do-replace-with = remplacer par : { $tile }
newfrontiers-do-use = utiliser : { $tile }
newfrontiers-do-good = marchandise : { $tile }
newfrontiers-do-sell = vendre : { $tile }
newfrontiers-do-produce = produire : { $tile }
newfrontiers-do-stockpile-good = marchandise en réserve : { $tile }
newfrontiers-do-stockpile-credits = crédits en réserve : { $number }
newfrontiers-do-name-kind = nommer un type : { engine-kind }
newfrontiers-do-keep-goal = garder un objectif : { $goal }
newfrontiers-do-return-goal = remettre un objectif : { $goal }

## Notes sur les choix : $cost, $military et $price sont des sommes

newfrontiers-your-bonus = votre bonus
newfrontiers-note-cost = coût { $cost } sur { newfrontiers-credits }
newfrontiers-note-payment = défense { $cost } sur { newfrontiers-credits }
newfrontiers-note-conquer = défense { $defense }, votre force militaire { $military }
newfrontiers-note-colonists = { $needed } sur { newfrontiers-colonists }
newfrontiers-note-price = prix { $price }
newfrontiers-note-free = gratuit
# What a world that is picked now would take later: the sums of “What a tile takes” below.
newfrontiers-note-to-settle = pour coloniser : { $takes }
newfrontiers-note-military = force militaire
newfrontiers-note-score = score
newfrontiers-note-credits = crédits

## Ce qu’une tuile demande, et ce qui manque

newfrontiers-takes-credits = coût { $cost }, vous avez { newfrontiers-credits }{ engine-shortage }
newfrontiers-takes-payment = à payer { $cost }, vous avez { newfrontiers-credits }{ engine-shortage }
newfrontiers-takes-military = défense { $defense }, votre force militaire { $military }{ engine-shortage }
newfrontiers-takes-colonists = demande { newfrontiers-colonists }, vous en avez { $have }
newfrontiers-takes-besides = { $first } ; { $rest }

## Pourquoi quelque chose ne peut être choisi

newfrontiers-refused-selected = déjà choisie cette manche
newfrontiers-refused-owned = vous l’avez déjà
newfrontiers-refused-no-copies = plus d’exemplaire
newfrontiers-refused-no-room = { $spaces ->
    [one] demande { $spaces } case, il en reste { $free } sur votre plateau
   *[other] demande { $spaces } cases, il en reste { $free } sur votre plateau
}
newfrontiers-refused-no-more = vous ne pouvez plus coloniser d’autre monde maintenant
newfrontiers-refused-not-sold = la marchandise de ce monde ne peut être vendue

## Pourquoi une chose sur la table ne peut pas être choisie maintenant : à quoi elle sert, et quand

newfrontiers-resting-explored = { $question ->
    [replace_with] ne peut pas prendre la place de cette colonie
   *[other] les mondes explorés se colonisent pendant Coloniser
}
newfrontiers-resting-empire = { $question ->
    [consume] aucun pouvoir Consommer utilisable maintenant
    [windfall] aucune marchandise ne peut y être posée maintenant
    [short_production] aucune marchandise ne peut y être produite maintenant
   *[other] ses pouvoirs agissent pendant leurs actions, sans être choisis
}
newfrontiers-resting-goods = { $question ->
    [give_good] ce pouvoir ne peut pas prendre cette marchandise
    [consume_good] ce pouvoir ne peut pas prendre cette marchandise
   *[other] les marchandises se vendent et se consomment pendant Commerce-Consommer
}
newfrontiers-resting-market = les développements s’achètent pendant Développer
newfrontiers-resting-actions = les tuiles d’action se choisissent quand c’est à vous d’en choisir une
newfrontiers-resting-offer = les mondes proposés se prennent pendant Explorer
newfrontiers-resting-goals = les objectifs comptent d’eux-mêmes à la fin de la partie
newfrontiers-resting-stockpile = mis en réserve pour un objectif, et y reste
newfrontiers-resting-others = appartient à un autre joueur

## Journal

newfrontiers-log-round = Manche { $round }
newfrontiers-log-home = { $player } commence avec { $home }
newfrontiers-log-selects = { $player } choisit { $action }
newfrontiers-log-gains-credits = { $player } reçoit { newfrontiers-credits }
newfrontiers-log-gains-credits-by = { $player } reçoit { newfrontiers-credits } ({ $source })
newfrontiers-log-gains-vp = { $player } reçoit { newfrontiers-vp }
newfrontiers-log-gains-vp-by = { $player } reçoit { newfrontiers-vp } ({ $source })
newfrontiers-log-gains-colonists = { $player } reçoit { newfrontiers-colonists }
newfrontiers-log-gains-colonists-by = { $player } reçoit { newfrontiers-colonists } ({ $source })
newfrontiers-log-takes-produce-credits = { $credits ->
    [0] { $player } ne trouve aucun crédit sur Produire
   *[other] { $player } prend { newfrontiers-credits } sur la tuile Produire
}
newfrontiers-log-first-priority = { $player } passe en tête de la piste de priorité
newfrontiers-log-moves-up = { $player } passe devant { $other } sur la piste de priorité
newfrontiers-log-develops = { $player } développe { $tile } pour { newfrontiers-credits }
newfrontiers-log-develops-nothing = { $player } ne développe rien
newfrontiers-log-offer = Mondes piochés : { $worlds }
newfrontiers-log-offer-empty = Mondes piochés : aucun
newfrontiers-log-picks = { $player } choisit { $world }
newfrontiers-log-draws = { $player } pioche { $world }
newfrontiers-log-draws-by = { $player } pioche { $world } ({ $source })
newfrontiers-log-returns-world = { $player } remet { $world } dans le sac
newfrontiers-log-stockpiles-world = { $player } met { $world } en réserve
newfrontiers-log-pays-for-world = { $player } colonise { $world } pour { newfrontiers-credits }
newfrontiers-log-conquers = { $player } colonise { $world } (défense { $defense }, force militaire { $military })
newfrontiers-log-pays-for-military = { $player } colonise { $world } en payant { newfrontiers-credits }
newfrontiers-log-replaces = { $player } remplace { $old } par { $new }
newfrontiers-log-windfall-good = { $player } reçoit { newfrontiers-a-good } avec { $world }
newfrontiers-log-gives-good = { $player } cède la marchandise { engine-kind } de { $world } pour +{ $military } de force militaire ({ $source })
newfrontiers-log-names-kind = { $player } fixe le type de { $world } : { engine-kind }
newfrontiers-log-produces = { $player } produit { newfrontiers-a-good } sur { $world }
newfrontiers-log-pays-fee = { $player } paie { newfrontiers-credits } pour produire sur { $world }
newfrontiers-log-stockpiles-good = { $player } met en réserve la marchandise { engine-kind } de { $world }
newfrontiers-log-sells = { $player } vend la marchandise { engine-kind } de { $world } pour { newfrontiers-credits }
newfrontiers-log-sells-nothing = { $player } ne vend rien
newfrontiers-log-stockpiles-credits = { $player } met { newfrontiers-credits } en réserve
newfrontiers-log-consumes = { $player } consomme { newfrontiers-goods } avec { $source } pour { $gains }
newfrontiers-log-consumes-for-nothing = { $player } consomme { newfrontiers-goods } avec { $source }
newfrontiers-log-charts = { $goals ->
    [one] { $player } pioche { $goals } objectif
   *[other] { $player } pioche { $goals } objectifs
}
newfrontiers-log-keeps-goal = { $player } garde { $goal } face cachée
newfrontiers-log-returns-goal = { $player } place { $goal } sous la pile d’objectifs
newfrontiers-log-turns-up = { $player } révèle l’objectif { $goal }
newfrontiers-log-produce-tile = La tuile Produire porte maintenant { newfrontiers-credits }
newfrontiers-log-game-will-end = La partie se termine après cette manche : { $why }
newfrontiers-log-scores = { $player } marque { newfrontiers-vp }
newfrontiers-log-wins = { $winners ->
    [1] { $player } gagne
   *[other] { $player } partage la victoire
}

## Ce qui met fin à la partie

newfrontiers-end-developments-met = des développements couvrent plus de { $spaces } cases
newfrontiers-end-developments-last-round = plus de { $spaces } cases sont couvertes
newfrontiers-end-developments-over = Des développements couvraient plus de { $spaces } cases d’un plateau d’empire.
newfrontiers-end-colonies-met = un empire a plus de { $colonies } colonies
newfrontiers-end-colonies-last-round = un empire a { $colonies } colonies
newfrontiers-end-colonies-over = Un empire avait plus de { $colonies } colonies.
newfrontiers-end-colonists-met = il reste moins de { newfrontiers-colonists }
newfrontiers-end-colonists-last-round = il reste { $colonists } colons ou moins
newfrontiers-end-colonists-over = Après Coloniser, il restait moins de { newfrontiers-colonists } dans la réserve.
newfrontiers-end-pool-met = la réserve de PV est vide
newfrontiers-end-pool-over = La réserve de jetons de PV était épuisée.

## Le score

newfrontiers-score-chips = Jetons de PV
newfrontiers-score-developments = Développements
newfrontiers-score-colonies = Colonies
newfrontiers-score-bonuses = Bonus « ? »
newfrontiers-score-goals = Objectifs galactiques
newfrontiers-score-xeno-penalty = Mondes Xeno non colonisés
newfrontiers-score-tie-break = le plus de crédits et de marchandises

## Tuiles d’action

newfrontiers-action-retreat = Les autres ne font rien. Bonus : prendre 2 crédits.
newfrontiers-action-develop = Chacun peut acheter un développement. Bonus : payer 1 crédit de moins.
newfrontiers-action-explore = Des mondes sont piochés, et chacun en choisit un. Bonus : choisir en premier, et un second monde à la fin.
newfrontiers-action-settle = Chacun colonise un monde ou prend 2 colons. Bonus : prendre d’abord 1 colon.
newfrontiers-action-produce = Chacun produit une marchandise sur chaque colonie de production qui n’en a pas. Bonus : prendre les crédits posés sur cette tuile, et produire une marchandise sur une colonie d’aubaine qui n’en a pas.
newfrontiers-action-trade-consume = Chacun peut vendre une marchandise, puis utilise ses pouvoirs Consommer. Bonus : prendre 1 PV.
newfrontiers-action-envoys = Les autres ne font rien. Bonus : prendre 1 PV et passer en tête de la piste de priorité.
newfrontiers-action-chart = Les autres ne font rien. Bonus : prendre 1 crédit, monter de 1 en priorité, piocher des objectifs et en garder un.

## Textes des tuiles

newfrontiers-line = { newfrontiers-phase } : { $text }.
newfrontiers-lines = { $lines }
newfrontiers-powers = { $first }, et { $rest }
newfrontiers-sentence = { CAPITALIZED($text) }.
newfrontiers-own-kind = Fixer son type (jamais gris) une fois par action.
newfrontiers-own-no-trade = Sa marchandise ne peut être vendue.
newfrontiers-own-kind-no-trade = Fixer son type (jamais gris) une fois par action ; sa marchandise ne peut être vendue.
newfrontiers-no-power = Aucun pouvoir.
newfrontiers-no-power-prize = Aucun pouvoir ; simple prise de guerre.
newfrontiers-no-power-produces = Aucun pouvoir ; produit { newfrontiers-a-good } lors de Produire.
newfrontiers-no-power-starts-with = Aucun pouvoir ; commence avec { newfrontiers-a-good }.
newfrontiers-no-power-comes-with = Aucun pouvoir ; apporte { newfrontiers-a-good } une fois colonisé.

## Ce que les pouvoirs apportent

newfrontiers-reward-vp = { newfrontiers-vp }
newfrontiers-reward-credits = { newfrontiers-credits }
newfrontiers-reward-colonists = { newfrontiers-colonists }
newfrontiers-reward-worlds = { $worlds ->
    [one] un monde du sac
   *[other] { $worlds } mondes du sac
}

## Pouvoirs. Ils se trouvent dans une ligne : ni majuscule, ni point.

newfrontiers-power-gain = recevoir { $rewards }
newfrontiers-power-gain-each = { $included ->
    [yes] recevoir { $rewards } par { $tiles } (cette tuile comprise)
   *[no] recevoir { $rewards } par { $tiles }
}
newfrontiers-power-gain-before-buying = recevoir { $rewards } avant d’acheter
newfrontiers-power-gain-before-acting = recevoir { $rewards } avant d’agir
newfrontiers-power-gain-without-goods = recevoir { $rewards } ; aucune marchandise n’est requise
newfrontiers-power-after-develop = recevoir { $rewards } après l’achat d’un développement
newfrontiers-power-develop-discount = les développements coûtent { $amount } de moins
newfrontiers-power-draw-and-keep = { $worlds ->
    [one] piocher { $worlds } monde supplémentaire dans le sac et le garder
   *[other] piocher { $worlds } mondes supplémentaires dans le sac et les garder
}
newfrontiers-power-draw = { $worlds ->
    [one] piocher { $worlds } monde supplémentaire dans le sac et en garder { $keep }
   *[other] piocher { $worlds } mondes supplémentaires dans le sac et en garder { $keep }
}
newfrontiers-power-military = +{ $amount } de force militaire
newfrontiers-power-military-against = +{ $amount } de force militaire contre les { $worlds }
newfrontiers-power-military-each = { $included ->
    [yes] +{ $amount } de force militaire par { $tiles } (cette tuile comprise)
   *[no] +{ $amount } de force militaire par { $tiles }
}
newfrontiers-power-military-against-each = { $included ->
    [yes] +{ $amount } de force militaire contre les { $worlds } par { $tiles } (cette tuile comprise)
   *[no] +{ $amount } de force militaire contre les { $worlds } par { $tiles }
}
newfrontiers-power-temporary-military = { $kind ->
    [any] vous pouvez céder n’importe quelle marchandise pour +{ $amount } de force militaire jusqu’à la fin de l’action
   *[other] vous pouvez céder { newfrontiers-a-good } pour +{ $amount } de force militaire jusqu’à la fin de l’action
}
newfrontiers-power-temporary-military-against = { $kind ->
    [any] vous pouvez céder n’importe quelle marchandise pour +{ $amount } de force militaire contre les { $worlds } jusqu’à la fin de l’action
   *[other] vous pouvez céder { newfrontiers-a-good } pour +{ $amount } de force militaire contre les { $worlds } jusqu’à la fin de l’action
}
newfrontiers-power-settle-discount = les mondes payés coûtent { $amount } de moins
newfrontiers-power-settle-discount-for = les { $worlds } coûtent { $amount } de moins
newfrontiers-power-discount-or-military = −{ $amount } au coût ou +{ $amount } de force militaire pour les { $worlds }
newfrontiers-power-pay-for-military = { $discount ->
    [0] vous pouvez payer un { $world } (ni ALIEN, ni XENO), sa défense tenant lieu de coût
   *[other] vous pouvez payer un { $world } (ni ALIEN, ni XENO), pour { $discount } de moins que sa défense
}
newfrontiers-power-second-settle = après avoir colonisé un monde, vous pouvez en coloniser aussitôt un second
newfrontiers-power-after-settle = recevoir { $rewards } après avoir colonisé { $world }
newfrontiers-power-replace-colony = { $more ->
    [0] vous pouvez échanger sans frais une colonie non militaire contre un monde exploré de son type qui coûte autant
   *[other] vous pouvez échanger sans frais une colonie non militaire contre un monde exploré de son type qui coûte de 0 à { $more } de plus
}
newfrontiers-power-replace-self = comme action, vous pouvez remplacer cette tuile sans frais par un monde exploré non militaire et non ALIEN
newfrontiers-power-windfall = { $kind ->
    [any] produire une marchandise sur une colonie d’aubaine vide
   *[other] produire une marchandise sur une colonie d’aubaine { engine-kind } vide
}
newfrontiers-power-when-produced-here = recevoir { $rewards } quand une marchandise est produite ici
newfrontiers-power-per-produced = { $every ->
    [1] recevoir { $rewards } par { newfrontiers-good-of-kind } que vous produisez
   *[other] recevoir { $rewards } par lot de { $every } { newfrontiers-goods-of-kind } que vous produisez
}
newfrontiers-power-most-produced = recevoir { $rewards } si vous avez produit plus de { newfrontiers-goods-of-kind } que chaque rival pendant cette action
newfrontiers-power-production-fee = ne produit sa marchandise que si vous payez { newfrontiers-credits }
newfrontiers-power-price = +{ newfrontiers-credits } quand vous vendez { newfrontiers-a-good }
newfrontiers-power-consume = { $goods ->
    [one] dépenser { $goods } { newfrontiers-good-of-kind } pour { $rewards }
   *[other] dépenser { $goods } { newfrontiers-goods-of-kind } pour { $rewards }
}
newfrontiers-power-consume-different = { $goods ->
    [one] dépenser { $goods } marchandise pour { $rewards }
   *[other] dépenser ensemble { $goods } marchandises de types différents pour { $rewards }
}
newfrontiers-power-consume-up-to = { $goods ->
    [one] dépenser jusqu’à { $goods } { newfrontiers-good-of-kind } pour { $rewards }
   *[other] dépenser jusqu’à { $goods } { newfrontiers-goods-of-kind } pour { $rewards } chacune
}
newfrontiers-power-consume-up-to-different = { $goods ->
    [one] dépenser jusqu’à { $goods } marchandise pour { $rewards }
   *[other] dépenser jusqu’à { $goods } marchandises de types différents pour { $rewards } chacune
}
newfrontiers-power-consume-kinds = dépenser ensemble { $goods } pour { $rewards }
newfrontiers-power-sell = vous pouvez vendre 1 marchandise de plus à son prix de vente
newfrontiers-power-consume-bonus = +{ newfrontiers-vp } par marchandise consommée, et +{ $with_vp } PV si vous avez { $tile }

## Quelles tuiles : ce qui n’est pas demandé vaut none, ou 0 colon

newfrontiers-tile-keyword = { newfrontiers-keyword }
newfrontiers-tile-named = { $tile }
newfrontiers-tile-one = { $size ->
    [none] { "" }
    [small] { $noun ->
        [world] petit{ " " }
        [development] petit{ " " }
       *[other] petite{ " " }
    }
   *[large] { $noun ->
        [world] grand{ " " }
        [development] grand{ " " }
       *[other] grande{ " " }
    }
}{ $noun ->
    [world] monde
    [colony] colonie
    [development] développement
   *[tile] tuile
}{ $goods ->
    [none] { "" }
    [windfall] { " " }d’aubaine
   *[production] { " " }de production
}{ $military ->
    [none] { "" }
    [yes] { " " }militaire
   *[no] { " " }non militaire
}{ $first_keyword ->
    [none] { "" }
   *[other] { " " }{ $keywords }
}{ $kind ->
    [none] { "" }
   *[other] { " " }{ engine-kind }
}{ $power ->
    [none] { "" }
    [explore] { " " }avec un pouvoir Explorer
    [develop] { " " }avec un pouvoir Développer
    [settle] { " " }avec un pouvoir Coloniser
    [produce] { " " }avec un pouvoir Produire
    [trade] { " " }avec un pouvoir Commerce
   *[consume] { " " }avec un pouvoir Consommer
}{ $colonists ->
    [0] { $provided ->
        [none] { "" }
       *[other] { " " }offrant { $provided }
    }
   *[other] { $provided ->
        [none] { " " }demandant { newfrontiers-colonists }
       *[other] { " " }demandant { newfrontiers-colonists } et offrant { $provided }
    }
}
newfrontiers-tile-a = { $noun ->
    [world] un
    [development] un
   *[other] une
} { newfrontiers-tile-one }
newfrontiers-tile-many = { $size ->
    [none] { "" }
    [small] { $noun ->
        [world] petits{ " " }
        [development] petits{ " " }
       *[other] petites{ " " }
    }
   *[large] { $noun ->
        [world] grands{ " " }
        [development] grands{ " " }
       *[other] grandes{ " " }
    }
}{ $noun ->
    [world] mondes
    [colony] colonies
    [development] développements
   *[tile] tuiles
}{ $goods ->
    [none] { "" }
    [windfall] { " " }d’aubaine
   *[production] { " " }de production
}{ $military ->
    [none] { "" }
    [yes] { " " }militaires
   *[no] { " " }non militaires
}{ $first_keyword ->
    [none] { "" }
   *[other] { " " }{ $keywords }
}{ $kind ->
    [none] { "" }
   *[other] { " " }{ engine-kind }
}{ $power ->
    [none] { "" }
    [explore] { " " }avec un pouvoir Explorer
    [develop] { " " }avec un pouvoir Développer
    [settle] { " " }avec un pouvoir Coloniser
    [produce] { " " }avec un pouvoir Produire
    [trade] { " " }avec un pouvoir Commerce
   *[consume] { " " }avec un pouvoir Consommer
}{ $colonists ->
    [0] { $provided ->
        [none] { "" }
       *[other] { " " }offrant { $provided }
    }
   *[other] { $provided ->
        [none] { " " }demandant { newfrontiers-colonists }
       *[other] { " " }demandant { newfrontiers-colonists } et offrant { $provided }
    }
}
newfrontiers-tile-each = { newfrontiers-tile-one }

## Ce que les tuiles offrent

newfrontiers-provides-any-military = de la force militaire
newfrontiers-provides-gain = un gain sans contrepartie
newfrontiers-provides-discount = une réduction
newfrontiers-provides-after-develop = un gain pour un développement
newfrontiers-provides-draw-world = des mondes supplémentaires
newfrontiers-provides-military = de la force militaire durable
newfrontiers-provides-temporary-military = de la force militaire temporaire
newfrontiers-provides-discount-or-military = une réduction ou de la force militaire
newfrontiers-provides-pay-for-military = le paiement de mondes militaires
newfrontiers-provides-second-settle = une seconde colonisation
newfrontiers-provides-after-settle = un gain pour un monde colonisé
newfrontiers-provides-replace-colony = le remplacement d’une colonie
newfrontiers-provides-replace-self = son propre remplacement
newfrontiers-provides-windfall = une marchandise sur une colonie d’aubaine
newfrontiers-provides-when-produced-here = un gain pour sa propre marchandise
newfrontiers-provides-per-produced = un gain pour les marchandises produites
newfrontiers-provides-most-produced = un gain pour la plus grande production
newfrontiers-provides-production-fee = une marchandise contre paiement
newfrontiers-provides-price = de meilleurs prix
newfrontiers-provides-consume = un gain pour les marchandises consommées
newfrontiers-provides-sell = une seconde vente
newfrontiers-provides-consume-bonus = plus de PV pour les marchandises consommées

## Ce que marquent les tuiles avec un bonus

newfrontiers-scores = Marque { $what }.
newfrontiers-scores-several = Marque { $what }, et { $last }.
newfrontiers-scores-tile = { newfrontiers-vp } pour { $tile }
newfrontiers-scores-tiles = { $included ->
    [yes] { newfrontiers-vp } par { $tile } (cette tuile comprise)
   *[no] { newfrontiers-vp } par { $tile }
}
newfrontiers-scores-others = { $included ->
    [yes] { newfrontiers-vp } par autre { $tile } (cette tuile comprise)
   *[no] { newfrontiers-vp } par autre { $tile }
}
newfrontiers-scores-military = { $every ->
    [1] { newfrontiers-vp } par point de force militaire totale, hors force spécialisée et temporaire
   *[other] { newfrontiers-vp } par lot de { $every } points de force militaire totale, hors force spécialisée et temporaire
}
newfrontiers-scores-chips = { $every ->
    [1] { newfrontiers-vp } par PV détenu en jetons
   *[other] { newfrontiers-vp } par lot de { $every } PV détenus en jetons
}
newfrontiers-scores-kinds = { $every ->
    [1] { newfrontiers-vp } par type parmi vos colonies
   *[other] { newfrontiers-vp } par lot de { $every } types parmi vos colonies
}
newfrontiers-scores-table = { $vps } PV pour { $numbers } types parmi vos colonies

## Objectifs

newfrontiers-goal-steps = { $more ->
    [yes] { $steps } et plus
   *[no] { $steps }
}
newfrontiers-goal-powers = Compte les pouvoirs { newfrontiers-phase } de votre empire : { newfrontiers-goal-steps }.
newfrontiers-goal-keywords = Compte les mots-clés différents parmi vos tuiles : { newfrontiers-goal-steps }.
newfrontiers-goal-power-types = Compte les types de pouvoirs différents parmi vos tuiles : { newfrontiers-goal-steps }.
newfrontiers-goal-kinds = Compte les types différents parmi vos colonies : { newfrontiers-goal-steps }.
newfrontiers-goal-unused-colonists = Compte les colons inutilisés sur votre plateau : { newfrontiers-goal-steps }.
newfrontiers-goal-stockpiled-goods = Après Produire, vous pouvez mettre en réserve autant de vos marchandises que vous voulez ; en compte { $steps }.
newfrontiers-goal-stockpiled-worlds = Après Explorer ou Coloniser, vous pouvez mettre en réserve un monde que vous deviez rendre comme dixième ; en compte { $steps }.
newfrontiers-goal-stockpiled-credits = En vendant une marchandise, vous pouvez mettre en réserve autant de crédits de la vente que vous voulez ; en compte { $steps }.

## Indications dans la liste du matériel

newfrontiers-fact-cost = coût
newfrontiers-fact-defense = défense
newfrontiers-fact-vp = PV
newfrontiers-fact-kind = type
newfrontiers-fact-kind-and-goods = { $goods ->
    [none] { engine-kind }
    [windfall] { engine-kind }, aubaine
   *[production] { engine-kind }, production
}
newfrontiers-fact-colonists = colons
newfrontiers-fact-mat = plateau
newfrontiers-fact-size = taille
newfrontiers-fact-stack = pile
newfrontiers-fact-first-game-side = { $number } □
newfrontiers-fact-keywords = mots-clés
newfrontiers-fact-expansion = extension
newfrontiers-fact-steps = paliers
newfrontiers-fact-step = { $at } : { newfrontiers-vp }

## La table dans un terminal

newfrontiers-board-supply = Manche { $round } · réserve de PV { $vp } · colons { $colonists } · marchandises { $goods }
newfrontiers-board-goods-left = { engine-kind } { $number }
newfrontiers-board-priority = Priorité : { $players }
newfrontiers-board-actions = Actions : { $tiles }
newfrontiers-board-produce = { $action } (+{ $credits })
newfrontiers-board-taken = [{ $action } : { $player }]
newfrontiers-board-offer = Mondes au choix : { $worlds }
newfrontiers-board-market = Développements : { $tiles }
newfrontiers-board-copies = { $tile } ×{ $copies }
newfrontiers-board-goals = Objectifs : { $goals }
newfrontiers-board-hidden-goal = un objectif face cachée chez { $player }
newfrontiers-board-own-goal = { $goal } face cachée chez { $player }
newfrontiers-board-no-goals = aucun en jeu
newfrontiers-board-empire = { $player } : { $total } PV maintenant ({ $chips } en jetons), { newfrontiers-credits }, { newfrontiers-colonists }, force militaire { $military }
newfrontiers-board-stockpiled = { $empire }, en réserve { newfrontiers-goods }, { newfrontiers-worlds }, { newfrontiers-credits }
newfrontiers-board-colonies = { "  " }colonies : { $colonies }
newfrontiers-board-no-colonies = aucune pour l’instant
newfrontiers-board-colony-with-good = { $colony } (marchandise { engine-kind })
newfrontiers-board-explored = { "  " }explorés : { $worlds }
newfrontiers-board-explored-world = { $world } ({ $takes })
newfrontiers-board-developments = { "  " }développements ({ $spaces } cases sur 10) : { $tiles }

## Raisons des indices

newfrontiers-reason-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédit de plus
       *[other] { $number } crédits de plus
    }
   *[less] { $number ->
        [one] { $number } crédit de moins
       *[other] { $number } crédits de moins
    }
}
newfrontiers-reason-unused-colonists = { $change ->
    [more] { $number ->
        [one] { $number } colon inutilisé de plus
       *[other] { $number } colons inutilisés de plus
    }
   *[less] { $number ->
        [one] { $number } colon inutilisé de moins
       *[other] { $number } colons inutilisés de moins
    }
}
newfrontiers-reason-colonies = { $change ->
    [more] { $number ->
        [one] { $number } colonie de plus
       *[other] { $number } colonies de plus
    }
   *[less] { $number ->
        [one] { $number } colonie de moins
       *[other] { $number } colonies de moins
    }
}
newfrontiers-reason-explored-worlds = { $change ->
    [more] { $number ->
        [one] { $number } monde exploré de plus
       *[other] { $number } mondes explorés de plus
    }
   *[less] { $number ->
        [one] { $number } monde exploré de moins
       *[other] { $number } mondes explorés de moins
    }
}
newfrontiers-reason-score = { $change ->
    [more] { $number } PV de plus après cette manche
   *[less] { $number } PV de moins après cette manche
}
newfrontiers-reason-military = { $change ->
    [more] { $number } de force militaire totale en plus
   *[less] { $number } de force militaire totale en moins
}
newfrontiers-reason-goods = { $change ->
    [more] { $number ->
        [one] { $number } marchandise de plus sur les colonies
       *[other] { $number } marchandises de plus sur les colonies
    }
   *[less] { $number ->
        [one] { $number } marchandise de moins sur les colonies
       *[other] { $number } marchandises de moins sur les colonies
    }
}
newfrontiers-reason-sale = { $change ->
    [more] { $number ->
        [one] { $number } crédit de plus pour la meilleure marchandise
       *[other] { $number } crédits de plus pour la meilleure marchandise
    }
   *[less] { $number ->
        [one] { $number } crédit de moins pour la meilleure marchandise
       *[other] { $number } crédits de moins pour la meilleure marchandise
    }
}
newfrontiers-reason-consume-vp = { $change ->
    [more] { $number } PV de plus pour les marchandises en Consommer
   *[less] { $number } PV de moins pour les marchandises en Consommer
}
newfrontiers-reason-consume-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédit de plus pour les marchandises en Consommer
       *[other] { $number } crédits de plus pour les marchandises en Consommer
    }
   *[less] { $number ->
        [one] { $number } crédit de moins pour les marchandises en Consommer
       *[other] { $number } crédits de moins pour les marchandises en Consommer
    }
}
newfrontiers-reason-produce-goods = { $change ->
    [more] { $number ->
        [one] { $number } marchandise de plus quand vient Produire
       *[other] { $number } marchandises de plus quand vient Produire
    }
   *[less] { $number ->
        [one] { $number } marchandise de moins quand vient Produire
       *[other] { $number } marchandises de moins quand vient Produire
    }
}
newfrontiers-reason-produce-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédit de plus quand vient Produire
       *[other] { $number } crédits de plus quand vient Produire
    }
   *[less] { $number ->
        [one] { $number } crédit de moins quand vient Produire
       *[other] { $number } crédits de moins quand vient Produire
    }
}
newfrontiers-reason-later-vp = { $change ->
    [more] { $number } PV de plus en Commerce-Consommer après un Produire
   *[less] { $number } PV de moins en Commerce-Consommer après un Produire
}
newfrontiers-reason-later-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédit de plus en Commerce-Consommer après un Produire
       *[other] { $number } crédits de plus en Commerce-Consommer après un Produire
    }
   *[less] { $number ->
        [one] { $number } crédit de moins en Commerce-Consommer après un Produire
       *[other] { $number } crédits de moins en Commerce-Consommer après un Produire
    }
}
newfrontiers-reason-develop-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédit de plus à chaque Développer
       *[other] { $number } crédits de plus à chaque Développer
    }
   *[less] { $number ->
        [one] { $number } crédit de moins à chaque Développer
       *[other] { $number } crédits de moins à chaque Développer
    }
}
newfrontiers-reason-explore-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédit de plus à chaque Explorer
       *[other] { $number } crédits de plus à chaque Explorer
    }
   *[less] { $number ->
        [one] { $number } crédit de moins à chaque Explorer
       *[other] { $number } crédits de moins à chaque Explorer
    }
}
newfrontiers-reason-explore-colonists = { $change ->
    [more] { $number ->
        [one] { $number } colon de plus à chaque Explorer
       *[other] { $number } colons de plus à chaque Explorer
    }
   *[less] { $number ->
        [one] { $number } colon de moins à chaque Explorer
       *[other] { $number } colons de moins à chaque Explorer
    }
}
newfrontiers-reason-settle-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédit de plus à chaque Coloniser
       *[other] { $number } crédits de plus à chaque Coloniser
    }
   *[less] { $number ->
        [one] { $number } crédit de moins à chaque Coloniser
       *[other] { $number } crédits de moins à chaque Coloniser
    }
}
newfrontiers-reason-settle-colonists = { $change ->
    [more] { $number ->
        [one] { $number } colon de plus à chaque Coloniser
       *[other] { $number } colons de plus à chaque Coloniser
    }
   *[less] { $number ->
        [one] { $number } colon de moins à chaque Coloniser
       *[other] { $number } colons de moins à chaque Coloniser
    }
}
newfrontiers-reason-develop-discount = { $change ->
    [more] Les développements coûtent { $number } de moins
   *[less] Les développements coûtent { $number } de plus
}
newfrontiers-reason-settle-discount = { $change ->
    [more] Les mondes coûtent { $number } de moins
   *[less] Les mondes coûtent { $number } de plus
}
newfrontiers-reason-in-the-empire = { $tile } dans l’empire
newfrontiers-reason-explored = { $world } exploré

## Ce qui ne va pas dans les fichiers du matériel : des mots comme `vp` sont ceux du fichier et restent tels quels

newfrontiers-wrong-expansion = les tuiles de starry_rift.toml ont expansion = 'starry_rift', les autres aucune
newfrontiers-wrong-bonus-text = seule une tuile avec bonus a un bonus_text
newfrontiers-wrong-bonus = seuls les mondes et les grands développements ont un bonus
newfrontiers-wrong-bonus-vp = une tuile avec bonus porte un « ? », ses vp sont donc 0
newfrontiers-wrong-needs-field = une tuile de type '{ $type }' a { $needed }
newfrontiers-wrong-has-other-field = une tuile de type '{ $type }' a { $needed } et pas { $wrong }
newfrontiers-wrong-gray-goods = les tuiles grises ont goods 'none', les autres non
newfrontiers-wrong-any-kind = 'any' est le type de { $tile } et d’aucune autre tuile
newfrontiers-wrong-alien-keyword = une tuile de type '{ $kind }' a le mot-clé 'alien'
newfrontiers-wrong-xeno = 'xeno' est réservé aux mondes militaires
newfrontiers-wrong-replaces-base = seul un monde de l’extension en remplace un autre
newfrontiers-wrong-mat-number = les plateaux 1 à 8 sont ceux du jeu de base, 9 à 16 ceux de l’extension
newfrontiers-wrong-spaces = un petit développement couvre 1 case, un grand 2
newfrontiers-wrong-copies = il y a 3 tuiles d’un petit développement, 1 d’un grand
newfrontiers-wrong-documented = il nomme '{ $name }', qui n’y est pas
newfrontiers-wrong-effect = { $action } n’a pas d’effect '{ $effect }' ; il a { $effects }
newfrontiers-wrong-no-reward = { $effect } demande une récompense : { $rewards }
newfrontiers-wrong-needs-parameter = { $action } { $effect } demande ce paramètre
newfrontiers-wrong-no-such-parameter = { $action } { $effect } n’a pas ce paramètre
newfrontiers-wrong-false-flag = à omettre s’il n’est pas true
newfrontiers-wrong-any-only-windfall = 'any' est réservé à windfall
newfrontiers-wrong-kinds = nomme chaque type une fois, et autant qu’il y a de goods
newfrontiers-wrong-not-with-kinds = ne va pas avec kinds
newfrontiers-wrong-not-with-kind = ne va pas avec kind
newfrontiers-wrong-keep = est au plus égal à draw
newfrontiers-wrong-for-a-colony = { $effect } est pour une colonie, pas pour un développement
newfrontiers-wrong-production-fee = production_fee est pour une colonie de production
newfrontiers-wrong-clause = une ligne est { "{" } vp, per { "}" }, { "{" } vp, count, every? { "}" } ou { "{" } count, table { "}" }
newfrontiers-wrong-table = va avec count = 'kinds' et a cinq entrées, pour 0 à 4 types
newfrontiers-wrong-steps = il y a au moins un palier, et chacun est à un nombre plus élevé que le précédent
newfrontiers-wrong-stockpile = un objectif avec scoring = 'stockpile' l’a, les autres non
newfrontiers-wrong-counted-powers = les pouvoirs sont comptés pour action = 'consume'
newfrontiers-wrong-stockpile-count = doit être 'stockpiled_{ $item }', puisque { $item } sont mis en réserve
newfrontiers-wrong-stockpile-after = { $item } sont mis en réserve après { $actions }
newfrontiers-wrong-stockpiled-worlds = worlds a per_action = 1 et only_discarded = true, goods et credits ni l’un ni l’autre
newfrontiers-wrong-stockpiled-credits = un plateau porte au plus { $credits } crédits
newfrontiers-wrong-stockpile-twice = goods, worlds et credits ont chacun un objectif
newfrontiers-wrong-no-such-world = il n’y a pas de monde '{ $tile }'
newfrontiers-wrong-not-replaced = '{ $tile }' n’est pas parmi ceux que [rules] remplace
newfrontiers-wrong-nothing-replaces = aucun monde ne remplace '{ $tile }'
newfrontiers-wrong-mat-sides = le plateau { $mat } doit avoir deux côtés, dont un first_game
newfrontiers-wrong-stack = une pile numérotée a une face avec first_game, une pile à lettre un recto et un verso
newfrontiers-wrong-stack-size = les deux faces d’une pile sont de même taille
newfrontiers-wrong-no-such-tile = il n’y a pas de tuile '{ $tile }'
newfrontiers-wrong-same-name = '{ $tile }' a le même nom

## La page : choisir le jeu

newfrontiers-page-pitch = Choisir une action que tous feront, et la faire mieux qu’eux. Trouver des mondes, les coloniser et remplir son plateau d’empire.
newfrontiers-page-length = 12 à 15 manches
newfrontiers-page-goals-setting = Objectifs galactiques
newfrontiers-page-goals-setting-text = Des objectifs qui comptent pour tous à la fin. Fixer des objectifs galactiques prend la place de Repli dans l’isolement.
newfrontiers-page-rift-setting = The Starry Rift
newfrontiers-page-rift-setting-text = L’extension : davantage de mondes, et les Xenos hostiles.

## La page : comment jouer

newfrontiers-page-goal = Marquer le plus de PV avec son empire : jetons de PV, développements, colonies, bonus « ? » et, s’ils sont utilisés, objectifs galactiques.
newfrontiers-page-round-select = Dans l’ordre de la piste de priorité, chaque joueur choisit une tuile d’action que personne n’a encore choisie cette manche. À deux, chacun choisit deux fois.
newfrontiers-page-round-action = Chacun fait ensuite cette action, en commençant par qui l’a choisie et en suivant la piste. Seul celui qui l’a choisie reçoit le bonus.
newfrontiers-page-round-produce = Si personne n’a choisi Produire pendant une manche, un crédit est posé sur sa tuile pour le prochain qui la choisira.
newfrontiers-page-round-powers = Développements et colonies ont des pouvoirs. Chacun aide pendant une action, et seulement à partir de la fois suivante, jamais pendant l’action où sa tuile est posée.
newfrontiers-page-actions = Actions
newfrontiers-page-develop = Développer
newfrontiers-page-develop-text = Vous pouvez acheter un développement que vous n’avez pas encore et le poser sur votre plateau d’empire.
newfrontiers-page-develop-bonus = Il coûte 1 crédit de moins.
newfrontiers-page-explore = Explorer
newfrontiers-page-explore-text = Sept mondes, huit avec The Starry Rift, sont piochés dans le sac et chaque joueur en choisit un. À la fin, vous pouvez avoir neuf mondes explorés et colonies en tout ; des mondes explorés de votre choix repartent jusqu’à ce qu’il en reste neuf.
newfrontiers-page-explore-bonus = Choisir un second monde quand tous ont choisi.
newfrontiers-page-settle = Coloniser
newfrontiers-page-settle-text = Prendre 2 colons, ou coloniser un de ses mondes explorés. Il faut les colons qu’il indique ; en plus, s’il est bordé de rouge, une force militaire au moins égale à sa défense, sinon son coût en crédits. Un monde d’aubaine apporte une marchandise.
newfrontiers-page-settle-bonus = Prendre d’abord 1 colon.
newfrontiers-page-produce = Produire
newfrontiers-page-produce-text = Chacune de vos colonies de production sans marchandise en reçoit une de son type.
newfrontiers-page-produce-bonus = Prendre les crédits posés sur la tuile, et mettre une marchandise sur une colonie d’aubaine qui n’en a pas.
newfrontiers-page-trade-consume = Commerce, Consommer
newfrontiers-page-trade-consume-text = Vous pouvez vendre une marchandise contre des crédits. Ensuite vous devez utiliser vos pouvoirs Consommer, dans l’ordre voulu, une fois chacun, tant que vos marchandises suffisent.
newfrontiers-page-trade-consume-bonus = Prendre d’abord 1 PV.
newfrontiers-page-envoys = Envoyer des diplomates
newfrontiers-page-envoys-text = Les autres ne font rien.
newfrontiers-page-envoys-bonus = Prendre 1 PV, et votre disque passe en tête de la piste de priorité. Les actions encore à venir cette manche se font dans le nouvel ordre.
newfrontiers-page-retreat = Repli dans l’isolement
newfrontiers-page-retreat-text = Les autres ne font rien. Cette tuile n’existe pas avec les objectifs.
newfrontiers-page-retreat-bonus = Prendre 2 crédits.
newfrontiers-page-chart = Fixer des objectifs galactiques
newfrontiers-page-chart-text = Seulement avec les objectifs. Les autres ne font rien. Un objectif précédent encore face cachée est révélé. Avant toute action, qui détient un objectif face cachée peut le révéler s’il permet de faire des réserves.
newfrontiers-page-chart-bonus = Prendre 1 crédit, monter d’une place sur la piste de priorité, piocher trois objectifs, cinq avec The Starry Rift, et en garder un face cachée ; les autres vont sous la pile.
newfrontiers-page-end-developments = Des développements couvrent plus de dix cases d’un plateau d’empire.
newfrontiers-page-end-colonies = Un empire a plus de sept colonies, colonie d’origine comprise.
newfrontiers-page-end-colonists = Il reste moins de cinq colons dans la réserve après une action Coloniser.
newfrontiers-page-end-chips = La réserve de jetons de PV est vide : elle en compte 12 par joueur au départ.
newfrontiers-page-end-winner = La manche est toujours terminée. Le plus de PV gagne ; en cas d’égalité, le plus de crédits et de marchandises dans l’empire ; si l’égalité demeure, la victoire est partagée.
newfrontiers-page-advice-others = Regardez ce qui manque aux autres : une action qui vous aide et pas eux vaut plus que son bonus.
newfrontiers-page-advice-explored = Les mondes explorés ne rapportent rien avant d’être colonisés. Gardez des colons et des crédits, ou de la force militaire.
newfrontiers-page-advice-goods = Les marchandises valent le plus quand un pouvoir Commerce ou Consommer les attend.
newfrontiers-page-icon-credit = Crédits
newfrontiers-page-icon-colonist = Colon ; un contour est une place pour un colon
newfrontiers-page-icon-military = Force militaire

## La page : mots que l’aide explique. `.also` donne d’autres formes sous lesquelles les textes les emploient.

newfrontiers-page-term-action-tile = Tuile d’action
    .text = À chaque manche, chaque joueur en choisit une, deux à deux joueurs. Tous font son action ; qui l’a choisie reçoit son bonus.
    .also = tuiles d’action
newfrontiers-page-term-priority-track = Piste de priorité
    .text = L’ordre dans lequel les joueurs choisissent. Une action commence par qui l’a choisie et suit la piste.
newfrontiers-page-term-empire-mat = Plateau d’empire
    .text = Porte votre colonie d’origine, vos colons inutilisés et dix cases de développement, plus deux dans la zone rougeâtre.
    .also = plateaux d’empire
newfrontiers-page-term-colony = Colonie
    .text = Un monde que vous avez colonisé, et votre colonie d’origine. Elle rapporte ses PV, et ses pouvoirs s’appliquent.
    .also = colonie, colonies
newfrontiers-page-term-explored-world = Monde exploré
    .text = Un monde choisi ou pioché que vous n’avez pas colonisé. Il ne fait encore rien. Après Explorer et Coloniser, colonies et mondes explorés sont neuf au plus.
    .also = mondes explorés
newfrontiers-page-term-development = Développement
    .text = Acheté avec Développer. Un petit couvre une case, un grand deux. Vous ne pouvez en avoir qu’un de chaque.
newfrontiers-page-term-colonist = Colon
    .text = Coloniser demande autant de colons inutilisés que le monde en indique. Ils restent sur la colonie.
newfrontiers-page-term-military = Force militaire
    .text = Un monde bordé de rouge se conquiert : votre force militaire doit être au moins égale à sa défense. Il ne coûte aucun crédit.
newfrontiers-page-term-temporary-military = Force militaire temporaire
    .text = De la force militaire pour une marchandise cédée en colonisant. Elle compte jusqu’à la fin de votre action Coloniser, aussi pour un second monde.
newfrontiers-page-term-production-world = Monde de production
    .text = Un monde coloré. Produire y met une marchandise de son type s’il n’en a pas.
    .also = mondes de production, colonie de production, colonies de production
newfrontiers-page-term-windfall-world = Monde d’aubaine
    .text = Un monde au halo coloré. Il reçoit une marchandise quand il est colonisé ; ensuite, seul un pouvoir ou le bonus de Produire lui en donne une.
    .also = mondes d’aubaine, colonie d’aubaine, colonies d’aubaine
newfrontiers-page-term-good = Marchandise
    .text = Vendue contre des crédits ou consommée contre des PV avec Commerce-Consommer. Une colonie en porte au plus une.
newfrontiers-page-term-kind = Type
    .text = Les marchandises Nouveautés, Éléments rares, Gènes et Technologie alien se vendent 1, 2, 3 et 4 crédits ; les pouvoirs Commerce s’y ajoutent.
newfrontiers-page-term-trade = Commerce
    .text = Avec Commerce-Consommer, chaque joueur peut d’abord vendre une marchandise.
newfrontiers-page-term-consume-power = Pouvoir Consommer
    .text = Change des marchandises en PV ou en crédits avec Commerce-Consommer. Chacun s’utilise une fois par action, et doit l’être si possible, sauf s’il dit « vous pouvez ».
    .also = pouvoirs consommer
newfrontiers-page-term-chip = Jeton
    .text = Un point de victoire déjà pris dans la réserve.
newfrontiers-page-term-produce-credits = Crédits de Produire
    .text = Chaque manche sans Produire ajoute un crédit sur sa tuile. Le prochain qui choisit Produire les prend.
newfrontiers-page-term-send-diplomatic-envoys = Envoyer des diplomates
    .text = Pas d’action : prendre 1 PV, et votre disque passe en tête de la piste de priorité. Toutes les actions encore à venir cette manche se font dans le nouvel ordre, dans lequel on choisit aussi dès la manche suivante.
    .also = diplomates
newfrontiers-page-term-retreat-into-isolation = Repli dans l’isolement
    .text = Pas d’action : prendre 2 crédits.
    .also = repli
newfrontiers-page-term-galactic-goal = Objectif galactique
    .text = Compte à la fin pour tous. L’un peut être face cachée, connu de son seul détenteur ; il est révélé par le prochain Fixer des objectifs galactiques, ou avant le décompte.
    .also = objectifs galactiques
newfrontiers-page-term-stockpile = Réserve
    .text = Marchandises, mondes ou crédits mis de côté pour un objectif révélé. Ils y restent. Qui détient un tel objectif face cachée peut le révéler après le choix d’une tuile d’action, avant que l’action soit faite.
newfrontiers-page-term-xeno = Xeno
    .text = The Starry Rift : un monde militaire qui ne peut être payé. Il peut être remis quand il est choisi ; un que vous avez gardé sans le coloniser coûte 1 PV à la fin.
newfrontiers-page-term-game-end = Fin de la partie
    .text = La dernière manche est celle où des développements couvrent plus de dix cases d’un plateau, où un empire a huit colonies, où il reste quatre colons ou moins après une action Coloniser, ou bien où la réserve de PV est vide.
newfrontiers-page-term-credit = Crédit
    .text = L’argent. Il paie les développements et les mondes sans bord rouge.
newfrontiers-page-term-bonus = Bonus
    .text = Ce que reçoit seulement le joueur qui a choisi la tuile d’action.
newfrontiers-page-term-priority = Priorité
    .text = Votre place sur la piste de priorité. Le premier choisit en premier.
newfrontiers-page-term-home-colony = Colonie d’origine
    .text = La colonie imprimée sur votre plateau d’empire. Elle compte en tout comme une colonie.
    .also = colonies d’origine
newfrontiers-page-term-bonuses = Bonus « ? »
    .text = Des PV comptés à la fin, comme indiqué sur la tuile. Dans un même bonus, une tuile ne compte que pour une condition.
newfrontiers-page-term-printed-cost = Coût imprimé
    .text = Le nombre sur la tuile, avant toute réduction.
newfrontiers-page-term-the-starry-rift = The Starry Rift
    .text = L’extension : huit mondes sont piochés pour Explorer, dont des mondes Xeno, et Fixer des objectifs galactiques pioche cinq objectifs.

## La page : la table

newfrontiers-page-table = Table
newfrontiers-page-other-empires = Autres empires
newfrontiers-page-my-empire = Mon empire
newfrontiers-page-empire-of = Empire de { $player }
newfrontiers-page-chooses-now = , choisit maintenant
newfrontiers-page-doing = { $action }, choix de { $player }
newfrontiers-page-selecting = { $player } choisit une action
newfrontiers-page-choosing-homes = Choix des colonies d’origine
newfrontiers-page-last-round = Dernière manche : { $why }

newfrontiers-page-ends = À quelle distance est la fin
newfrontiers-page-most-colonies = Colonies
newfrontiers-page-most-colonies-text = Le plus de colonies d’un empire ; { $colonies } mettent fin à la partie.
newfrontiers-page-most-spaces = Cases
newfrontiers-page-most-spaces-text = Le plus de cases d’un plateau couvertes par des développements, sur { $all } ; { $spaces } mettent fin à la partie.

newfrontiers-page-priority = Priorité
newfrontiers-page-disk = { $when ->
    [before] { $player }, a choisi
    [now] { $player }, choisit maintenant
   *[later] { $player }, va choisir
}

newfrontiers-page-supplies = Réserves
newfrontiers-page-vp-left = PV restants
newfrontiers-page-vp-left-text = PV dans la réserve. La partie se termine après la manche où elle est vide.
newfrontiers-page-colonists-left = colons restants
newfrontiers-page-colonists-left-text = Colons restants. La partie se termine après la manche s’il en reste { $colonists } ou moins après Coloniser.
newfrontiers-page-left = restants
newfrontiers-page-goods-left = marchandises { engine-kind } restantes
newfrontiers-page-bag = Mondes dans le sac
newfrontiers-page-bag-count = mondes dans le sac

newfrontiers-page-action-tiles = Tuiles d’action
newfrontiers-page-bonus-retreat = +2 crédits
newfrontiers-page-bonus-develop = 1 crédit de moins
newfrontiers-page-bonus-explore = un second monde
newfrontiers-page-bonus-settle = +1 colon
newfrontiers-page-bonus-produce = +1 bien d’aubaine
newfrontiers-page-bonus-trade-consume = +1 PV
newfrontiers-page-bonus-envoys = +1 PV, 1re priorité
newfrontiers-page-bonus-chart = +1 crédit, +1 priorité, 1 objectif
newfrontiers-page-tile-bonus = bonus { $bonus }
newfrontiers-page-tile-credits = { newfrontiers-credits } dessus
newfrontiers-page-tile-taken = choix de { $player }
newfrontiers-page-tile-now = en cours

newfrontiers-page-stage-homes = Côtés de votre plateau
newfrontiers-page-stage-goals = Objectifs piochés
newfrontiers-page-stage-worlds = Mondes à explorer
newfrontiers-page-developments = Développements
newfrontiers-page-market = Marché
newfrontiers-page-stack = { $owned ->
    [yes] { $tile }, coût { $cost }, reste { $left }, vous l’avez
   *[no] { $tile }, coût { $cost }, reste { $left }
}
newfrontiers-page-stack-left = { $tile }, reste { $left }
newfrontiers-page-yours = à vous
newfrontiers-page-none-left = épuisé

newfrontiers-page-goals = Objectifs
newfrontiers-page-goals-left = { $goals } dans la pile
newfrontiers-page-goal-up = { $goal }, révélé
newfrontiers-page-goal-own = { $goal }, face cachée, à vous
newfrontiers-page-face-down = face cachée
newfrontiers-page-goal-held = { $player } en a un face cachée
# How many of what a goal counts score how many VPs, such as “3→2, 5→5, 7→8 VP”; then how many each player has.
newfrontiers-page-goal-step = { $at }→{ $vp }
newfrontiers-page-goal-steps = { $steps } PV
newfrontiers-page-goal-mine = vous { $count }
newfrontiers-page-goal-theirs = { $player } { $count }
newfrontiers-page-goal-standings = { $goal } : { $steps }, { $standings }
newfrontiers-page-hidden-goal = un objectif que vous ne voyez pas

newfrontiers-page-colonies = Colonies
newfrontiers-page-explored = Explorés
newfrontiers-page-marks = { $colonies } sur { $all_colonies } colonies · { $spaces } sur { $all_spaces } cases
newfrontiers-page-planet = { $sort ->
    [explored] { $world }, monde exploré
    [home] { $world }, colonie d’origine
   *[colony] { $world }, colonie
}
newfrontiers-page-planet-with-good = { newfrontiers-page-planet }, avec { newfrontiers-a-good }
newfrontiers-page-good-on = Marchandise { engine-kind } sur { $world }
newfrontiers-page-development = { $tile }, développement
newfrontiers-page-stockpile = Réserve
newfrontiers-page-stockpiled-good = Marchandise { engine-kind }
newfrontiers-page-stockpiled-world = { $world }, en réserve
newfrontiers-page-credits = crédits
newfrontiers-page-unused-colonists = colons inutilisés
newfrontiers-page-military = force militaire
newfrontiers-page-chips = PV en jetons
newfrontiers-page-spaces = cases couvertes
newfrontiers-page-figure-goods = Marchandises
newfrontiers-page-spaces-text = cases couvertes par des développements, sur { $spaces } avant la zone rougeâtre
newfrontiers-page-vp-now = PV actuels
newfrontiers-page-score-nothing = 0 PV pour l’instant
newfrontiers-page-score = { $vp } PV pour l’instant : { $parts }
newfrontiers-page-score-chips = jetons { $vp }
newfrontiers-page-score-developments = développements { $vp }
newfrontiers-page-score-colonies = colonies { $vp }
newfrontiers-page-score-bonuses = bonus { $vp }
newfrontiers-page-score-goals = objectifs { $vp }
newfrontiers-page-score-xeno-penalty = malus Xeno { $vp }

## Formulaires où les propriétaires d’une boîte corrigent ses tuiles

newfrontiers-form-name = Nom
newfrontiers-form-name-help = Tel qu’imprimé.
newfrontiers-form-type = Genre
newfrontiers-form-type-help = Un monde militaire se conquiert, tout autre se paie.
newfrontiers-form-cost = Coût
newfrontiers-form-cost-help = Le nombre du bas : des crédits.
newfrontiers-form-defense = Défense
newfrontiers-form-defense-help = Le nombre du bas, rouge ou violet : la force militaire requise.
newfrontiers-form-vp = PV
newfrontiers-form-vp-help = Le nombre du haut ; 0 si c’est un « ? ».
newfrontiers-form-colonists = Colons
newfrontiers-form-colonists-help = Combien il en faut pour le coloniser.
newfrontiers-form-kind = Type
newfrontiers-form-kind-help = La couleur ; le gris n’a pas de marchandises.
newfrontiers-form-goods = Marchandises
newfrontiers-form-goods-help = Un monde d’aubaine a sa marchandise une fois, avec un halo ; un monde de production en produit.
newfrontiers-form-keywords = Mots-clés
newfrontiers-form-keywords-help = Tous ceux imprimés en capitales ou sous forme d’emblème.
newfrontiers-form-powers = Pouvoirs
newfrontiers-form-powers-help = Un pour chaque action pour laquelle elle a un pouvoir ; deux pour la même action sont deux pouvoirs.
newfrontiers-form-bonus = Score
newfrontiers-form-bonus-help = Ce qu’elle marque à la fin, si ses PV sont un « ? ». Une tuile compte pour la première ligne qui lui convient.
newfrontiers-form-no-trade = Sa marchandise ne peut être vendue
newfrontiers-form-mat = Plateau
newfrontiers-form-mat-help = Le numéro du plateau d’empire : 1 à 8, avec The Starry Rift 9 à 16.
newfrontiers-form-first-game = Côté première partie
newfrontiers-form-first-game-help = Le côté dont le numéro est dans un carré blanc.
newfrontiers-form-size = Taille
newfrontiers-form-stack = Pile
newfrontiers-form-stack-help = Le numéro ou la lettre de sa pile ; les deux faces d’une tuile ont les mêmes.
newfrontiers-form-spaces = Cases
newfrontiers-form-spaces-help = Combien de cases du plateau elle couvre : petite 1, grande 2.
newfrontiers-form-copies = Tuiles
newfrontiers-form-copies-help = Combien il y en a dans la boîte : petites 3, grandes 1.
newfrontiers-form-scoring = Score
newfrontiers-form-scoring-help = Ce que vise l’objectif.
newfrontiers-form-count = Compte
newfrontiers-form-count-help = Ce qui est compté.
newfrontiers-form-steps = Paliers
newfrontiers-form-steps-help = Combien de PV à quel nombre ; du plus bas au plus élevé.
newfrontiers-form-stockpile = Réserve
newfrontiers-form-stockpile-help = Ce qui peut être mis de côté pour lui.
newfrontiers-form-step-at = À
newfrontiers-form-step-vp = PV
newfrontiers-form-goal-count-of = Parmi
newfrontiers-form-goal-count-of-help = Ce qui est distingué.
newfrontiers-form-stockpile-max = Au plus
newfrontiers-form-stockpile-max-help = Combien un plateau de réserve en contient.
newfrontiers-form-power-credits = Crédits
newfrontiers-form-power-vp = PV
newfrontiers-form-power-vp-help = En jetons.
newfrontiers-form-power-colonists = Colons
newfrontiers-form-power-worlds = Mondes
newfrontiers-form-power-worlds-help = Piochés dans le sac.
newfrontiers-form-amount = Combien
newfrontiers-form-discount = De moins
newfrontiers-form-discount-help = Crédits de moins que sa défense.
newfrontiers-form-draw = Piocher
newfrontiers-form-draw-help = Mondes piochés.
newfrontiers-form-keep = Garder
newfrontiers-form-keep-help = Mondes gardés parmi eux.
newfrontiers-form-max-increase = De plus
newfrontiers-form-max-increase-help = De combien le nouveau monde peut coûter plus, au maximum.
newfrontiers-form-power-kind = De type
newfrontiers-form-power-kind-help = Seulement les marchandises ou colonies de ce type.
newfrontiers-form-kinds = De types
newfrontiers-form-kinds-help = Une marchandise de chacun de ces types.
newfrontiers-form-power-goods = Marchandises
newfrontiers-form-power-goods-help = Combien.
newfrontiers-form-different = Toutes de types différents
newfrontiers-form-up-to = Jusqu’à ce nombre
newfrontiers-form-up-to-help = La récompense vient pour chaque marchandise.
newfrontiers-form-every = Par lot de
newfrontiers-form-every-help = Autant ensemble la rapportent une fois.
newfrontiers-form-against = Contre
newfrontiers-form-against-help = Seulement pour les mondes qui répondent à tout cela.
newfrontiers-form-when = Quand
newfrontiers-form-when-help = Seulement après un monde qui répond à tout cela.
newfrontiers-form-power-per = Pour chaque
newfrontiers-form-power-per-help = Multiplié par le nombre de vos tuiles qui répondent à tout cela.
newfrontiers-form-with-tile = Avec
newfrontiers-form-with-tile-help = La tuile qui rapporte davantage.
newfrontiers-form-with-vp = PV avec elle
newfrontiers-form-with-vp-help = Une fois, si vous avez cette tuile.
newfrontiers-form-bonus-vp = PV
newfrontiers-form-bonus-per = Pour chaque tuile
newfrontiers-form-bonus-per-help = Qui répond à tout cela ; la tuile elle-même compte si elle y répond.
newfrontiers-form-bonus-count = Pour chaque
newfrontiers-form-bonus-table = PV selon le nombre
newfrontiers-form-bonus-table-help = Pour 0, 1, 2, 3 et 4 types.
newfrontiers-form-selector-tile = Sorte de tuile
newfrontiers-form-selector-kind = Type
newfrontiers-form-selector-goods = Marchandises
newfrontiers-form-selector-military = Militaire
newfrontiers-form-selector-colonists = Colons
newfrontiers-form-selector-keyword = Mot-clé
newfrontiers-form-selector-keyword-help = L’un de ceux-ci.
newfrontiers-form-selector-size = Taille
newfrontiers-form-selector-size-help = D’un développement.
newfrontiers-form-selector-power = Avec un pouvoir pour
newfrontiers-form-selector-effect = Avec un pouvoir offrant
newfrontiers-form-selector-effect-help = L’un de ceux-ci.
newfrontiers-form-selector-name = La tuile
newfrontiers-form-value-any = quelconque
newfrontiers-form-value-military = militaire
newfrontiers-form-value-non-military = non militaire
newfrontiers-form-value-windfall = aubaine
newfrontiers-form-value-production = production
newfrontiers-form-value-none = sans marchandise
newfrontiers-form-value-colony = colonie
newfrontiers-form-value-development = développement
newfrontiers-form-value-kinds = types
newfrontiers-form-value-vp-chips = PV en jetons
newfrontiers-form-value-quantity = un nombre de choses
newfrontiers-form-value-categories = des choses différentes
newfrontiers-form-value-stockpile = ce qui est mis en réserve
newfrontiers-form-effect-develop-gain = Gain
newfrontiers-form-effect-develop-gain-help = Avant l’achat, que vous achetiez ou non.
newfrontiers-form-effect-develop-discount = Réduction
newfrontiers-form-effect-develop-discount-help = Le développement acheté coûte moins.
newfrontiers-form-effect-develop-after-develop = Gain pour un développement
newfrontiers-form-effect-develop-after-develop-help = Après en avoir acheté un pendant cette action.
newfrontiers-form-effect-explore-gain = Gain
newfrontiers-form-effect-explore-gain-help = Après votre choix.
newfrontiers-form-effect-explore-draw-world = Piocher des mondes
newfrontiers-form-effect-explore-draw-world-help = Des mondes supplémentaires du sac, dont certains sont gardés.
newfrontiers-form-effect-settle-gain = Gain
newfrontiers-form-effect-settle-gain-help = Au début de votre tour.
newfrontiers-form-effect-settle-military = Force militaire
newfrontiers-form-effect-settle-military-help = Durable ; avec « Contre », seulement pour ces mondes.
newfrontiers-form-effect-settle-temporary-military = Force militaire pour une marchandise
newfrontiers-form-effect-settle-temporary-military-help = Céder une marchandise ; elle dure pendant cette action.
newfrontiers-form-effect-settle-discount = Réduction
newfrontiers-form-effect-settle-discount-help = Un monde payé coûte moins.
newfrontiers-form-effect-settle-discount-or-military = Réduction ou force militaire
newfrontiers-form-effect-settle-discount-or-military-help = Selon ce que demande le monde.
newfrontiers-form-effect-settle-pay-for-military = Payer un monde militaire
newfrontiers-form-effect-settle-pay-for-military-help = Pour sa défense, moins une réduction.
newfrontiers-form-effect-settle-second-settle = Coloniser un second monde
newfrontiers-form-effect-settle-second-settle-help = Aussitôt après le premier.
newfrontiers-form-effect-settle-after-settle = Gain pour un monde
newfrontiers-form-effect-settle-after-settle-help = Après chaque monde colonisé pendant cette action.
newfrontiers-form-effect-settle-replace-colony = Remplacer une colonie
newfrontiers-form-effect-settle-replace-colony-help = Par un monde exploré de son type qui peut coûter plus.
newfrontiers-form-effect-settle-replace-self = Se remplacer
newfrontiers-form-effect-settle-replace-self-help = Par un monde exploré non militaire et non ALIEN, sans frais.
newfrontiers-form-effect-produce-gain = Gain
newfrontiers-form-effect-produce-gain-help = Après avoir produit.
newfrontiers-form-effect-produce-windfall = Marchandise sur une colonie d’aubaine
newfrontiers-form-effect-produce-windfall-help = D’un type, ou de n’importe lequel.
newfrontiers-form-effect-produce-when-produced-here = Gain pour une marchandise produite ici
newfrontiers-form-effect-produce-per-produced = Gain pour les marchandises produites
newfrontiers-form-effect-produce-per-produced-help = Par lot de marchandises produites pendant cette action.
newfrontiers-form-effect-produce-most-produced = Gain pour la plus grande production
newfrontiers-form-effect-produce-most-produced-help = Si vous en avez produit plus d’un type que chaque rival.
newfrontiers-form-effect-produce-production-fee = Marchandise contre paiement
newfrontiers-form-effect-produce-production-fee-help = Cette colonie ne produit sa marchandise que si vous payez.
newfrontiers-form-effect-trade-price = Meilleur prix
newfrontiers-form-effect-trade-price-help = Une marchandise vendue rapporte plus de crédits.
newfrontiers-form-effect-consume-consume = Consommer des marchandises
newfrontiers-form-effect-consume-consume-help = Des marchandises contre des récompenses.
newfrontiers-form-effect-consume-gain = Gain
newfrontiers-form-effect-consume-gain-help = Aucune marchandise n’est requise.
newfrontiers-form-effect-consume-sell = Vendre une marchandise de plus
newfrontiers-form-effect-consume-sell-help = À son prix de vente.
newfrontiers-form-effect-consume-consume-bonus = Plus pour les marchandises consommées
newfrontiers-form-effect-consume-consume-bonus-help = Pour chaque marchandise consommée, et pour une certaine tuile.
newfrontiers-form-scoring-per-tile = PV pour des tuiles
newfrontiers-form-scoring-per-tile-help = Pour chacune de vos tuiles qui convient.
newfrontiers-form-scoring-per-count = PV pour un nombre
newfrontiers-form-scoring-per-count-help = Pour chaque unité, ou par lot.
newfrontiers-form-scoring-by-table = PV pour des types
newfrontiers-form-scoring-by-table-help = Selon le nombre de types parmi vos colonies.
newfrontiers-form-count-of-powers = Pouvoirs Consommer
newfrontiers-form-count-of-keywords = Mots-clés différents
newfrontiers-form-count-of-power-types = Types de pouvoirs différents
newfrontiers-form-count-of-kinds = Types différents
newfrontiers-form-count-of-stockpiled-goods = Marchandises en réserve
newfrontiers-form-count-of-stockpiled-worlds = Mondes en réserve
newfrontiers-form-count-of-stockpiled-credits = Crédits en réserve
newfrontiers-form-count-of-unused-colonists = Colons inutilisés
newfrontiers-form-stockpile-of-goods = Marchandises
newfrontiers-form-stockpile-of-goods-help = Après Produire.
newfrontiers-form-stockpile-of-worlds = Mondes
newfrontiers-form-stockpile-of-worlds-help = Un que vous deviez rendre comme dixième, après Explorer ou Coloniser.
newfrontiers-form-stockpile-of-credits = Crédits
newfrontiers-form-stockpile-of-credits-help = D’une vente.
newfrontiers-form-sort-world = Monde
newfrontiers-form-sort-worlds = Mondes
newfrontiers-form-sort-home = Colonie d’origine
newfrontiers-form-sort-homes = Colonies d’origine
newfrontiers-form-sort-development = Développement
newfrontiers-form-sort-developments = Développements
newfrontiers-form-sort-goal = Objectif
newfrontiers-form-sort-goals = Objectifs

newfrontiers-question = { $question ->
    [choose_home] Monde d’origine
    [select] Choix d’une action
    [turn_up_goal] Objectif galactique à révéler
    [keep_goal] Objectif galactique à garder
    [return_goal] Objectif galactique à remettre
    [name_kind] Annonce d’un type
    [develop] Développer
    [explore] Explorer
    [keep_world] Explorer : monde à garder
    [xeno] Explorer : monde pioché
    [discard] Monde à défausser
    [settle] Coloniser
    [settle_more] Coloniser : encore un
    [give_good] Coloniser : marchandise à donner
    [replace_with] Coloniser : remplacement d’une colonie
    [short_production] Produire : quand les marchandises manquent
    [production_fee] Produire : payer une marchandise
    [windfall] Produire : monde d’aubaine
    [stockpile_good] Mise en réserve d’une marchandise
    [sell] Vente d’une marchandise
    [stockpile_credits] Mise en réserve de crédits
    [consume] Consommer : pouvoir suivant
   *[consume_good] Consommer : quelle marchandise
}
