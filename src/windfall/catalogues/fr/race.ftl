# Race for the Galaxy : ses règles et sa page en mots. Ce que tous les jeux utilisent est dans engine.ftl.

## Choses comptées, et comment s'appellent les cartes

race-vps = { $vp } PV
race-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
race-goods = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
race-more = { $amount ->
    [one] { $amount } carte de plus
   *[other] { $amount } cartes de plus
}
race-cards-left = { $chosen ->
    [0] { race-cards }
   *[other] encore { race-cards }
}
race-other-cards = { $cards ->
    [one] { $cards } autre carte
   *[other] { $cards } autres cartes
}
race-phase = { $phase ->
    [explore] Explorer
    [develop] Développer
    [settle] Coloniser
    [trade] Commerce
    [consume] Consommer
   *[produce] Produire
}
race-keyword = { $keyword ->
    [alien] ALIEN
    [imperium] IMPERIUM
    [rebel] REBELLE
    [terraforming] TERRAFORMATION
    [uplift] UPLIFT
   *[chromosome] CHROMOSOME
}

## Les cartes Action

race-name-action-explore_5 = Explorer : +5
race-name-action-explore_1_1 = Explorer : +1, +1
race-name-action-develop = Développer
race-name-action-settle = Coloniser
race-name-action-trade = Consommer : Commerce
race-name-action-consume_2x = Consommer : 2x PV
race-name-action-produce = Produire
race-action-card = { $action ->
    [explore_5] Chacun pioche 2 cartes et en garde 1. Bonus : piocher 5 cartes de plus avant de choisir.
    [explore_1_1] Chacun pioche 2 cartes et en garde 1. Bonus : piocher 1 carte de plus et en garder 1 de plus.
    [develop] Chacun peut poser un développement. Bonus : payer 1 carte de moins.
    [settle] Chacun peut poser un monde. Bonus : piocher une carte après l’avoir posé.
    [trade] Chacun utilise ses pouvoirs Consommer. Bonus : vendre d’abord une marchandise, avec ses pouvoirs Commerce.
    [consume_2x] Chacun utilise ses pouvoirs Consommer. Bonus : PV doublés pour les marchandises.
   *[produce] Chacun produit une marchandise sur chaque monde de production qui n’en a pas. Bonus : produire aussi sur un monde d’aubaine.
}
race-chosen = { $card }
race-chosen-both = { $first } et { $second }
race-chosen-twice = deux fois { $card }

## Questions

race-prompt-discard-start = Défausser { race-cards-left }.
race-prompt-action = Choisir une action.
race-prompt-two-actions = Choisir deux actions.
race-prompt-explore-keep = { $cards ->
    [one] { $cards } carte piochée : en choisir { $left } à garder.
   *[other] { $cards } cartes piochées : en choisir { $left } à garder.
}
race-prompt-explore-discard = { $cards ->
    [one] { $cards } carte piochée : en choisir { $left } à défausser.
   *[other] { $cards } cartes piochées : en choisir { $left } à défausser.
}
race-prompt-develop = Poser un développement de sa main, ou aucun.
race-prompt-settle = Poser un monde de sa main, ou aucun.
race-prompt-method = Comment poser { $card } ?
race-prompt-tactics-no-world = Aucun monde n’est posé. Défausser { $card } quand même ?
race-prompt-tactics-no-need = Aucune force militaire n’est nécessaire. Défausser { $card } quand même ?
race-prompt-pay = Payer { $card } : défausser { race-cards-left }.
race-prompt-trade = Vendre une marchandise.
race-prompt-consume = Quel pouvoir Consommer utiliser ensuite ?
race-prompt-good-to-sell = Choisir une marchandise à vendre avec { $card }.
race-prompt-good-to-consume = Choisir une marchandise à consommer avec { $card }.
race-prompt-consume-hand = Défausser des cartes contre des PV avec { $card } ?
race-prompt-gamble = Annoncer un nombre : si c’est le coût ou la défense de la carte révélée, elle rejoint la main.
race-prompt-windfall = Sur quel monde d’aubaine produire ?
race-prompt-hand-limit = Défausser { race-cards-left } : en fin de manche, la main est limitée à dix cartes.

## Choix

race-option-choose = { $action ->
    [explore_5] { $card } : piocher 5 cartes de plus avant de choisir
    [explore_1_1] { $card } : piocher 1 carte de plus et en garder 1 de plus
    [develop] { $card } : poser un développement, soi-même pour 1 de moins
    [settle] { $card } : poser un monde, soi-même piocher ensuite une carte
    [trade] { $card } : vendre soi-même une marchandise, puis chacun consomme
    [consume_2x] { $card } : chacun consomme, soi-même PV doublés pour les marchandises
   *[produce] { $card } : chacun produit, soi-même aussi sur un monde d’aubaine
}
race-option-no-development = Ne poser aucun développement
race-option-no-world = Ne poser aucun monde
race-option-no-more-powers = Ne plus utiliser de pouvoir
race-option-discard-no-more = Ne plus rien défausser
race-option-keep-tactics = Garder { $card }
race-option-discard = Défausser { $card } ({ $facts })
race-option-keep = Garder { $card } ({ $facts }) : { $text }
race-option-place-development = Poser { $card } pour { race-cards } : { $text }
race-option-place-world = Poser { $card } ({ $facts }) : { $text }
race-option-give-up = Défausser { $card }
race-option-give-up-free = Défausser { $card } et ne rien payer
race-option-give-up-conquer = Défausser { $card } (défense { $defense }, force militaire { $military })
race-option-conquer = Conquérir (défense { $defense }, force militaire { $military })
race-option-pay = Payer { race-cards }
race-option-sell = Vendre la marchandise { engine-kind } de { $card } pour { race-cards }
race-option-use = { $card } : { $power }
race-option-good = La marchandise { engine-kind } de { $card }
race-option-name = Annoncer { $number }
race-option-produce = Produire sur { $card }
race-facts-cost = coût { $cost }
race-facts-cost-kind = coût { $cost }, { engine-kind }
race-facts-defense = défense { $defense }
race-facts-defense-kind = défense { $defense }, { engine-kind }

## Ce qu'une action signifie dans toute situation

race-action-pass = passer
race-action-choose = choisir : { $card }
race-action-discard = défausser : { $card }
race-action-keep = garder : { $card }
race-action-place = poser : { $card }
race-action-method = { $method ->
    [conquer] moyen : conquérir
    [temporary_military] moyen : force militaire temporaire
    [pay] moyen : payer
   *[free_settle] moyen : coloniser gratuitement
}
race-action-trade = vendre : { $card }
race-action-use = utiliser : { $card }, pouvoir { $number }
race-action-good = marchandise : { $card }
race-action-name-number = annoncer un nombre : { $number }
race-action-produce = produire : { $card }

## Pourquoi une chose sur la table ne peut pas être choisie maintenant : à quoi elle sert, et quand

race-resting-hand = { $question ->
    [develop] les mondes se posent pendant Coloniser
    [settle] les développements se posent pendant Développer
   *[other] les cartes de la main se posent pendant Développer et Coloniser
}
race-resting-tableau = { $question ->
    [consume] aucun pouvoir Consommer utilisable maintenant
    [windfall] aucune marchandise ne peut y être produite maintenant
   *[other] ses pouvoirs agissent pendant leurs phases, sans être choisis
}
race-resting-goods = { $question ->
    [consume_good] ce pouvoir ne peut pas prendre cette marchandise
   *[other] les marchandises se vendent et se consomment pendant Consommer
}
race-resting-actions = les actions se choisissent au début d’une manche
race-resting-drawn = piochée pendant Explorer ; à choisir quand Explorer le demande
race-resting-placing = en train d’être posé
race-resting-others = appartient à un autre joueur

## Le journal

race-log-round = Manche { $round }
race-log-start-world = { $seat } commence avec { $card }
race-log-chooses = { $seat } choisit { $card }
race-log-phase = Phase { race-phase }
race-log-draws = { $seat } pioche { race-cards }
race-log-draws-cards = { $seat } pioche { $cards }
race-log-discards = { $seat } défausse { race-cards }
race-log-discards-cards = { $seat } défausse { $cards }
race-log-keeps = { $seat } garde { race-cards } sur { $drawn }
race-log-no-development = { $seat } ne pose aucun développement
race-log-no-world = { $seat } ne pose aucun monde
race-log-develops = { $seat } développe { $card } pour { race-cards }
race-log-settles = { $seat } colonise { $card } pour { race-cards }
race-log-conquers = { $seat } colonise { $card } (défense { $defense }, force militaire { $military })
race-log-gives-up = { $seat } défausse { $card } pour son pouvoir
race-log-windfall-good = { $seat } reçoit une marchandise avec { $card } ({ engine-kind })
race-log-trades = { $seat } vend la marchandise { engine-kind } de { $card } pour { race-cards }
race-log-consumes = { $seat } consomme { race-goods } avec { $card } pour { $gains }
race-log-discards-for-vp = { $seat } gagne { race-vps } pour { race-cards } ({ $card })
race-log-gamble-won = { $seat } annonce { $number }, révèle { $card } et garde la carte
race-log-gamble-lost = { $seat } annonce { $number }, révèle { $card } et défausse la carte
race-log-produces = { $seat } produit sur { $card } ({ engine-kind })
race-log-reshuffle = La défausse, { race-cards }, devient la nouvelle pioche
race-log-scores = { $seat } marque { race-vps }
race-log-wins = { $seat } gagne
race-log-shares = { $seat } partage la victoire

## Remarques, et pourquoi une carte ne peut pas être posée

race-military = force militaire
race-score = score
race-tableau-cards = cartes dans le tableau
race-your-bonus = bonus
race-note-owned = déjà dans le tableau
race-note-cost-other = { $cards ->
    [one] coût { $cost } sur { $cards } autre carte
   *[other] coût { $cost } sur { $cards } autres cartes
}
race-note-cost = coût { $cost } sur { race-cards }
race-note-free = sans coût, en défaussant { $card }
race-note-conquer = défense { $defense }, force militaire { $military }
race-note-conquer-discarding = défense { $defense }, force militaire { $military }, en défaussant { $card }
race-note-or = { $one } ou { $other }
race-note-or-else = { $one } ; ou { $other }
race-note-draw = piocher { race-cards }
race-note-price = prix { $price } cartes
race-takes-cost-of = coût { $cost }, disponible : { race-other-cards }{ $short }
race-takes-military = défense { $defense }, force militaire { $military }{ $short }
race-takes-pay-of = à payer { $cost }, disponible : { race-other-cards }{ $short }
race-takes-either = { $military } ; { $pay }

## Les cartes en mots

race-text = { $sentences }
race-text-none = Aucun pouvoir.
race-text-power = { race-phase } : { $power }.
race-text-sentence = { CAPITALIZED($power) }.
race-power-draw-to-choose = piocher { race-more } avant de choisir
race-power-draw-at-start = piocher { race-cards } au début de la phase
race-power-draw = piocher { race-cards }
race-power-keep = garder { race-more }
race-power-develop-discount = les développements coûtent { $amount } de moins
race-power-settle-discount = { $kind ->
    [none] les mondes payés coûtent { $amount } de moins
   *[other] les mondes { engine-kind } payés coûtent { $amount } de moins
}
race-power-after-develop = piocher { race-cards } après avoir posé un développement
race-power-after-settle = piocher { race-cards } après avoir posé un monde
race-power-military = { $sign ->
    [minus] −{ $amount } de force militaire
   *[plus] +{ $amount } de force militaire
}
race-power-military-kind = { race-power-military } contre les mondes { engine-kind }
race-power-military-keyword = { $keyword ->
    [alien] { race-power-military } contre les mondes ALIENS
    [rebel] { race-power-military } contre les mondes REBELLES
   *[other] { race-power-military } contre les mondes { race-keyword }
}
race-power-temporary-military = peut être défaussé pour +{ $amount } de force militaire jusqu’à la fin de la phase
race-power-free-settle = peut être défaussé pour ne rien payer pour un monde non militaire, sauf Technologie alien
race-power-pay-for-military = un monde militaire qui n’est pas ALIEN peut être payé : défense moins { $discount }
race-power-price = { $kind ->
    [none] { race-more } pour une marchandise
   *[other] { race-more } pour une marchandise { engine-kind }
}
race-power-price-here = { race-more } pour la marchandise de ce monde
race-goods-of-kind = { $kind ->
    [none] { race-goods }
   *[other] { race-goods } { engine-kind }
}
race-power-consume = défausser { race-goods-of-kind } pour { $rewards }
race-power-consume-up-to = défausser jusqu’à { race-goods-of-kind } pour { $rewards } chacune
race-power-consume-different = défausser { race-goods } de types différents pour { $rewards }
race-power-consume-up-to-different = défausser jusqu’à { race-goods } de types différents pour { $rewards } chacune
race-power-consume-all = défausser toutes ses marchandises pour autant de PV moins { $vp_less }
race-power-discard-hand = jusqu’à { race-cards } de la main peuvent être défaussées pour { race-vps } chacune
race-power-gamble = annoncer un nombre de 1 à 7 et révéler une carte ; la garder si son coût ou sa défense est ce nombre
race-power-sell = vendre une marchandise à son prix
race-power-sell-with-trade = vendre une marchandise à son prix, avec ses pouvoirs Commerce
race-power-when-produced-here = piocher { race-cards } quand une marchandise est produite ici
race-power-windfall = { $kind ->
    [none] produire sur un monde d’aubaine
   *[other] produire sur un monde d’aubaine { engine-kind }
}
race-power-per-produced = piocher { race-cards } par marchandise { engine-kind } produite
race-power-per-kind-produced = piocher { race-cards } par type de marchandise produite
race-power-per-world = piocher { race-cards } par monde { engine-kind } de son tableau
race-power-most-produced = piocher { race-cards } si personne d’autre ne produit autant de marchandises { engine-kind }
race-scoring = Marque { $clauses }.
race-clause-more = { $clause } ; { $more }
race-clause-military = { race-vps } par point de force militaire, sauf spécialisée et temporaire
race-clause-chips = { $every ->
    [one] { race-vps } par PV en jetons
   *[other] { race-vps } par tranche de { $every } PV en jetons
}
race-clause-named = { race-vps } par { $card }
race-clause-cards = { race-vps } par { $other ->
        [yes] autre{ " " }
       *[no] { "" }
    }{ $type ->
        [world] monde
        [development] développement
       *[card] carte
    }{ $goods ->
        [windfall] { " " }d’aubaine
        [production] { " " }de production
       *[none] { "" }
    }{ $military ->
        [yes] { " " }militaire
        [no] { " " }non militaire
       *[none] { "" }
    }{ $keyword ->
        [none] { "" }
       *[other] { " " }{ race-keyword }
    }{ $kind ->
        [none] { "" }
       *[other] { " " }{ engine-kind }
    }{ $cost ->
        [none] { "" }
       *[other] { " " }de coût { $cost }
    }{ $power ->
        [none] { "" }
        [explore] { " " }avec un pouvoir Explorer
        [develop] { " " }avec un pouvoir Développer
        [settle] { " " }avec un pouvoir Coloniser
        [trade] { " " }avec un pouvoir Commerce
        [consume] { " " }avec un pouvoir Consommer
       *[produce] { " " }avec un pouvoir Produire
    }

## Ce qui est imprimé d'autre sur une carte

race-fact-cost = coût
race-fact-defense = défense
race-fact-vp = PV
race-fact-kind = type
race-fact-keywords = mots-clés
race-fact-start-world = monde de départ
race-fact-copies = exemplaires
race-fact-vp-open = ?
race-fact-kind-of = { $goods ->
    [windfall] { engine-kind }, aubaine
    [production] { engine-kind }, production
   *[none] { engine-kind }
}

## La feuille de score

race-score-chips = Jetons de PV
race-score-tableau = Cartes du tableau
race-score-bonuses = Bonus « ? »
race-end-tableau = Un tableau avait { $cards } cartes ou plus.
race-end-vp-pool = La réserve de jetons de PV était épuisée.
race-tie-break = le plus de cartes en main et de marchandises

## Réglages

race-setting-setup = mains distribuées, ou mains prévues pour une première partie
race-setting-experienced = à deux, choisir deux actions à chaque manche
race-only-two-players = la partie experte se joue à 2, pas à { $players }

## Raisons des indices : où mène un choix, et ce que feront les autres

race-reason-hand = { $change ->
    [more]
        { $number ->
            [one] { $number } carte de plus en main
           *[other] { $number } cartes de plus en main
        }
   *[less]
        { $number ->
            [one] { $number } carte de moins en main
           *[other] { $number } cartes de moins en main
        }
}
race-reason-score = { $change ->
    [more] { $number } PV de plus après cette manche
   *[less] { $number } PV de moins après cette manche
}
race-reason-tableau = { $change ->
    [more]
        { $number ->
            [one] { $number } carte de plus dans le tableau
           *[other] { $number } cartes de plus dans le tableau
        }
   *[less]
        { $number ->
            [one] { $number } carte de moins dans le tableau
           *[other] { $number } cartes de moins dans le tableau
        }
}
race-reason-goods = { $change ->
    [more]
        { $number ->
            [one] { $number } marchandise de plus sur les mondes
           *[other] { $number } marchandises de plus sur les mondes
        }
   *[less]
        { $number ->
            [one] { $number } marchandise de moins sur les mondes
           *[other] { $number } marchandises de moins sur les mondes
        }
}
race-reason-trade = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus pour la meilleure marchandise en Commerce
       *[other] { $number } cartes de plus pour la meilleure marchandise en Commerce
    }
   *[less] { $number ->
        [one] { $number } carte de moins pour la meilleure marchandise en Commerce
       *[other] { $number } cartes de moins pour la meilleure marchandise en Commerce
    }
}
race-reason-consume-vp = { $change ->
    [more] { $number } PV de plus pour les marchandises en Consommer
   *[less] { $number } PV de moins pour les marchandises en Consommer
}
race-reason-consume-cards = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus pour les marchandises en Consommer
       *[other] { $number } cartes de plus pour les marchandises en Consommer
    }
   *[less] { $number ->
        [one] { $number } carte de moins pour les marchandises en Consommer
       *[other] { $number } cartes de moins pour les marchandises en Consommer
    }
}
race-reason-produce-goods = { $change ->
    [more] { $number ->
        [one] { $number } marchandise de plus quand vient Produire
       *[other] { $number } marchandises de plus quand vient Produire
    }
   *[less] { $number ->
        [one] { $number } marchandise de moins quand vient Produire
       *[other] { $number } marchandises de moins quand vient Produire
    }
}
race-reason-produce-cards = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus à piocher quand vient Produire
       *[other] { $number } cartes de plus à piocher quand vient Produire
    }
   *[less] { $number ->
        [one] { $number } carte de moins à piocher quand vient Produire
       *[other] { $number } cartes de moins à piocher quand vient Produire
    }
}
race-reason-later-vp = { $change ->
    [more] { $number } PV de plus en Consommer après un Produire
   *[less] { $number } PV de moins en Consommer après un Produire
}
race-reason-military = { $change ->
    [more] { $number } de force militaire en plus
   *[less] { $number } de force militaire en moins
}
race-reason-explore-draw = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus au choix à chaque Explorer
       *[other] { $number } cartes de plus au choix à chaque Explorer
    }
   *[less] { $number ->
        [one] { $number } carte de moins au choix à chaque Explorer
       *[other] { $number } cartes de moins au choix à chaque Explorer
    }
}
race-reason-explore-keep = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus à garder à chaque Explorer
       *[other] { $number } cartes de plus à garder à chaque Explorer
    }
   *[less] { $number ->
        [one] { $number } carte de moins à garder à chaque Explorer
       *[other] { $number } cartes de moins à garder à chaque Explorer
    }
}
race-reason-develop-draw = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus à chaque Développer
       *[other] { $number } cartes de plus à chaque Développer
    }
   *[less] { $number ->
        [one] { $number } carte de moins à chaque Développer
       *[other] { $number } cartes de moins à chaque Développer
    }
}
race-reason-after-develop = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus pour chaque développement
       *[other] { $number } cartes de plus pour chaque développement
    }
   *[less] { $number ->
        [one] { $number } carte de moins pour chaque développement
       *[other] { $number } cartes de moins pour chaque développement
    }
}
race-reason-after-settle = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus pour chaque monde
       *[other] { $number } cartes de plus pour chaque monde
    }
   *[less] { $number ->
        [one] { $number } carte de moins pour chaque monde
       *[other] { $number } cartes de moins pour chaque monde
    }
}
race-reason-develop-discount = { $change ->
    [more] Les développements coûtent { $number } de moins
   *[less] Les développements coûtent { $number } de plus
}
race-reason-settle-discount = { $change ->
    [more] Les mondes coûtent { $number } de moins
   *[less] Les mondes coûtent { $number } de plus
}
race-reason-in-tableau = { $card } dans le tableau
race-reason-in-hand = { $card } en main
race-verb-pass = Passer
race-verb-choose = Choisir
race-verb-keep = Garder
race-verb-place = Poser
race-verb-trade = Vendre
race-verb-use = Utiliser
race-verb-name-number = Annoncer un nombre
race-verb-produce = Produire

## La table dans un terminal

race-board-table = Manche { $round } · réserve de PV { $vp_pool } · pioche { $deck } · défausse { $discards }
race-board-empire = { $seat } : { race-vps } maintenant ({ $chips } en jetons), { race-cards } en main, force militaire { $military }
race-board-empire-chose = { race-board-empire }, a choisi { $card }
race-board-good = { $card } (marchandise { engine-kind })
race-board-facts = { $card } ({ $facts })
race-board-tableau = tableau ({ $size } sur { $full }) : { $cards }
race-board-hand = main : { $cards }
race-board-drawn = piochées : { $cards }

## Le formulaire dans lequel les cartes sont corrigées

race-form-name = Nom
race-form-name-help = Tel qu’imprimé.
race-form-copies = Exemplaires
race-form-copies-help = Combien il y en a dans la pioche ; 1 pour un monde.
race-form-type = Sorte
race-form-military = Militaire
race-form-military-help = Un monde militaire se conquiert : son nombre est dans un cercle rouge.
race-form-cost = Coût
race-form-cost-help = Le nombre du haut : les cartes à payer.
race-form-defense = Défense
race-form-defense-help = Le nombre du haut : la force militaire nécessaire.
race-form-vp = PV
race-form-vp-help = Le nombre dans l’hexagone ; 0 si c’est un « ? ».
race-form-kind = Type
race-form-kind-help = La couleur ; le gris n’a pas de marchandises.
race-form-goods = Marchandises
race-form-goods-help = Un monde d’aubaine a sa marchandise une fois, avec un halo ; un monde de production en fabrique.
race-form-keywords = Mots-clés
race-form-keywords-help = Tous ceux imprimés en capitales ou sous forme d’emblème.
race-form-start-world = Monde de départ
race-form-start-world-help = Le numéro d’un monde de départ ; les autres n’en ont pas.
race-form-preset-hand = Main de première partie
race-form-preset-hand-help = Le numéro de la main de première partie dont elle fait partie, s’il y en a une.
race-form-powers = Pouvoirs
race-form-powers-help = De haut en bas : un par ligne.
race-form-bonus = Score
race-form-bonus-help = Ce que marque un développement de coût 6. Une carte compte pour la première ligne qui lui convient.
race-form-amount = Combien
race-form-discount = De moins
race-form-discount-help = Cartes de moins que sa défense.
race-form-cards = Cartes
race-form-power-vp = PV
race-form-power-vp-help = En jetons.
race-form-power-goods = Marchandises
race-form-power-goods-help = Combien.
race-form-power-kind = De type
race-form-power-kind-help = Seulement les marchandises ou mondes de ce type.
race-form-power-keyword = Contre
race-form-power-keyword-help = Seulement pour les mondes avec ce mot-clé.
race-form-different = Toutes de types différents
race-form-up-to = Jusqu’à ce nombre
race-form-up-to-help = Le gain vaut pour chacune.
race-form-vp-less = PV de moins
race-form-vp-less-help = Que de marchandises.
race-form-here = Seulement pour la marchandise de ce monde
race-form-trade-powers = Avec les pouvoirs Commerce
race-form-bonus-vp = PV
race-form-bonus-per = Pour chaque carte
race-form-bonus-per-help = Qui répond à tout cela ; la carte elle-même compte si elle y répond.
race-form-bonus-count = Pour chaque
race-form-bonus-every = Par lot de
race-form-bonus-every-help = Autant ensemble le rapportent une fois.
race-form-selector-type = Sorte
race-form-selector-kind = Type
race-form-selector-goods = Marchandises
race-form-selector-military = Militaire
race-form-selector-keyword = Mot-clé
race-form-selector-cost = Coût
race-form-selector-power = Avec un pouvoir pour
race-form-selector-name = La carte
race-form-value-world = monde
race-form-value-development = développement
race-form-value-windfall = aubaine
race-form-value-production = production
race-form-value-no-goods = aucune marchandise
race-form-value-any = n’importe lequel
race-form-value-military = force militaire
race-form-value-chips = PV en jetons
race-form-explore-draw = Piocher plus
race-form-explore-draw-help = De cartes avant de choisir.
race-form-explore-keep = Garder plus
race-form-explore-keep-help = Des cartes piochées.
race-form-develop-draw = Piocher
race-form-develop-draw-help = Au début de la phase.
race-form-develop-discount = Réduction
race-form-develop-discount-help = Les développements coûtent moins.
race-form-develop-after-develop = Piocher pour un développement
race-form-develop-after-develop-help = Après l’avoir posé.
race-form-settle-discount = Réduction
race-form-settle-discount-help = Les mondes payés coûtent moins.
race-form-settle-military = Force militaire
race-form-settle-military-help = Peut être négative ; avec un type ou un mot-clé, seulement contre ces mondes.
race-form-settle-temporary-military = Défausser pour la force militaire
race-form-settle-temporary-military-help = Défausser cette carte ; vaut pour la phase.
race-form-settle-free-settle = Défausser pour un monde gratuit
race-form-settle-free-settle-help = Défausser cette carte ; pas pour les mondes Alien.
race-form-settle-pay-for-military = Payer un monde militaire
race-form-settle-pay-for-military-help = Sa défense, moins une réduction.
race-form-settle-after-settle = Piocher pour un monde
race-form-settle-after-settle-help = Après l’avoir posé.
race-form-trade-price = Meilleur prix
race-form-trade-price-help = Une marchandise vendue rapporte plus de cartes.
race-form-consume-consume = Consommer des marchandises
race-form-consume-consume-help = Des marchandises contre des PV ou des cartes.
race-form-consume-consume-all = Consommer toutes les marchandises
race-form-consume-consume-all-help = Toutes celles qui restent.
race-form-consume-discard-hand = Défausser des cartes contre des PV
race-form-consume-discard-hand-help = De la main.
race-form-consume-draw = Piocher
race-form-consume-draw-help = Sans marchandise.
race-form-consume-gamble = Parier
race-form-consume-gamble-help = Annoncer un nombre et révéler une carte.
race-form-consume-sell = Vendre une marchandise
race-form-consume-sell-help = À son prix.
race-form-produce-when-produced-here = Piocher pour une marchandise produite ici
race-form-produce-windfall = Marchandise sur un monde d’aubaine
race-form-produce-windfall-help = D’un type, ou de n’importe lequel.
race-form-produce-draw = Piocher
race-form-produce-draw-help = Dans tous les cas.
race-form-produce-per-produced = Piocher pour les marchandises produites
race-form-produce-per-produced-help = Pour chacune d’un type.
race-form-produce-per-kind-produced = Piocher pour les types produits
race-form-produce-per-kind-produced-help = Pour chaque type différent.
race-form-produce-per-world = Piocher pour les mondes
race-form-produce-per-world-help = Pour chacun d’un type dans le tableau.
race-form-produce-most-produced = Piocher pour le plus de marchandises
race-form-produce-most-produced-help = Pour qui en a produit d’un type plus que chacun des autres.
race-form-bonus-cards = PV pour des cartes
race-form-bonus-cards-help = Pour chacune de ses cartes qui convient.
race-form-bonus-number = PV pour un nombre
race-form-bonus-number-help = Pour chaque unité, ou par lot.
race-form-card-entry = Carte
race-form-card-entries = Cartes

## Ce qui ne va pas dans un fichier de cartes. Les noms de ses champs restent tels quels.

race-problem-defense = cette carte a une défense et pas de coût
race-problem-cost = cette carte a un coût et pas de défense
race-problem-clause = une ligne est {"{"} vp, per {"}"} ou {"{"} vp, count, every? {"}"}
race-problem-no-card = il n’y a pas de carte « { $card } »
race-problem-kind-and-goods = un monde a un type et des marchandises, un développement ni l’un ni l’autre
race-problem-gray = les mondes gris ont les marchandises « none », pas les autres
race-problem-alien = un monde de type « alien » a le mot-clé « alien »
race-problem-military = seuls les mondes sont militaires
race-problem-one-copy = il y a une carte de chaque monde
race-problem-bonus = seuls les développements de coût 6 ont un bonus
race-problem-bonus-vp = une carte à bonus porte « ? », donc son vp est 0
race-problem-start-world = un monde de départ est un monde
race-problem-start-hand = un monde de départ n’est dans aucune main
race-problem-no-effect = { $phase } n’a pas d’effet « { $effect } »
race-problem-parameter-missing = { $phase } { $effect } a besoin de ce paramètre
race-problem-no-parameter = { $phase } { $effect } n’a pas ce paramètre
race-problem-leave-out = à omettre sauf si c’est true
race-problem-any = « any » n’est que pour windfall
race-problem-different-kind = ne va pas avec kind
race-problem-consume-nothing = consommer rapporte des PV ou des cartes
race-problem-good-on-world = seul un monde peut avoir une marchandise
race-problem-at-least-one = doit être au moins 1
race-problem-amount = doit être au moins 1 ; seule la force militaire peut être négative
race-problem-four-kinds = il n’y a que quatre types
race-problem-up-to-goods = doit être true ; le nombre est dans goods
race-problem-up-to-cards = doit être un nombre de cartes, au moins 1
race-problem-same-name = la carte « { $card } » a le même nom
race-problem-five-starts = cinq mondes sont des mondes de départ, numérotés de 0 à 4
race-problem-hand-of-four = la main { $hand } a quatre cartes, pas { $cards }

## La page : choisir le jeu

race-page-pitch = Deviner ce que feront les autres. Chaque carte est un monde ou un développement, et aussi de l’argent et une marchandise.
race-page-length = 7 à 11 manches
race-page-experienced = Partie experte à deux
race-page-experienced-text = Chacun choisit deux actions à chaque manche.

## La page : comment jouer

race-page-goal = Marquer le plus de PV : les cartes du tableau, les jetons de PV reçus et les bonus « ? » des développements qui coûtent 6.
race-page-round-choice = Chacun choisit en secret une carte Action, et toutes sont révélées ensemble. Seules les phases choisies ont lieu, dans l’ordre I à V, chacune une fois.
race-page-round-bonus = Dans chacune, tout le monde agit. Qui a choisi la phase reçoit aussi son bonus.
race-page-round-cards = Les cartes sont trois choses : des développements et des mondes à poser, l’argent pour les payer, et des marchandises posées face cachée sur des mondes.
race-page-round-limit = À la fin de la manche, les mains sont ramenées à 10 cartes.
race-page-phases = Phases
race-page-explore = I Explorer
race-page-explore-text = Piocher 2 cartes, en garder 1.
race-page-explore-bonus = Explorer +5 : piocher 5 cartes de plus avant de choisir. Explorer +1, +1 : en piocher 1 de plus et en garder 1 de plus.
race-page-develop = II Développer
race-page-develop-text = On peut poser un développement en défaussant autant de cartes qu’il coûte. Chaque développement ne peut être qu’une fois dans le tableau.
race-page-develop-bonus = Défausser 1 carte de moins.
race-page-settle = III Coloniser
race-page-settle-text = On peut poser un monde. Un monde au cercle sombre se paie en cartes ; un monde au cercle rouge se conquiert par la force militaire. Un monde d’aubaine apporte une marchandise.
race-page-settle-bonus = Piocher 1 carte après avoir posé un monde.
race-page-consume = IV Consommer
race-page-consume-text = Il faut utiliser ses pouvoirs Consommer, dans n’importe quel ordre, chacun une fois, tant qu’il y a des marchandises.
race-page-consume-bonus = Commerce : vendre d’abord une marchandise contre des cartes. 2× PV : doubler les jetons de PV des pouvoirs Consommer, sauf pour les cartes de la main.
race-page-produce = V Produire
race-page-produce-text = Chacun de ses mondes de production sans marchandise en reçoit une.
race-page-produce-bonus = Mettre une marchandise sur un monde d’aubaine qui n’en a pas.
race-page-end-tableau = Un tableau a 12 cartes ou plus à la fin d’une manche.
race-page-end-chips = Le dernier jeton de PV est donné : il y en a 12 par joueur.
race-page-end-winner = La manche est toujours terminée. Le plus de PV gagne ; en cas d’égalité, le plus de cartes en main et de marchandises ensemble ; si l’égalité demeure, la victoire est partagée.
race-page-advice-others = Choisir ce dont on a besoin et que les autres ne choisiront pas ; vivre des phases qu’ils choisissent.
race-page-advice-goods = Une marchandise vendue tôt paie les prochains mondes. Plus tard, produire et consommer tour à tour rapporte des jetons de PV.
race-page-advice-powers = Le pouvoir d’une carte n’agit pas dans la phase où elle est posée.
race-page-icon-cards = Cartes en main, ou cartes à piocher
race-page-icon-military = Force militaire

## La page : les mots que l'aide explique

race-page-term-action-card = Carte Action
    .text = À chaque manche, chacun choisit en secret une carte Action. Sa phase a lieu pour tous ; qui l’a choisie reçoit aussi son bonus.
    .also = cartes action
race-page-term-phase = Phase
    .text = Une manche a jusqu’à cinq phases, dans cet ordre : I Explorer, II Développer, III Coloniser, IV Consommer, V Produire. Une phase que personne n’a choisie n’a pas lieu.
race-page-term-explore = Explorer
    .text = Piocher 2 cartes et en garder 1. Bonus : en piocher 5 de plus, ou en piocher 1 de plus et en garder 1 de plus.
race-page-term-develop = Développer
    .text = Poser un développement de sa main et payer son coût en cartes. Bonus : payer 1 carte de moins.
race-page-term-settle = Coloniser
    .text = Poser un monde de sa main : payer son coût en cartes, ou le conquérir si c’est un monde militaire. Bonus : piocher une carte après l’avoir posé.
race-page-term-consume = Consommer
    .text = Utiliser ses pouvoirs Consommer, dans n’importe quel ordre, tant que c’est possible. Bonus : vendre d’abord une marchandise, ou PV doublés pour les marchandises.
race-page-term-trade = Commerce
    .text = Seul qui a choisi Commerce vend une marchandise, et y est obligé s’il y en a une : 2 cartes pour Nouveautés, 3 pour Éléments rares, 4 pour Gènes, 5 pour Technologie alien. Les pouvoirs Commerce s’y ajoutent. Un pouvoir Consommer qui vend ne les utilise que s’il le dit.
race-page-term-produce = Produire
    .text = Chacun de ses mondes de production sans marchandise en reçoit une. Bonus : aussi un monde d’aubaine qui n’en a pas.
race-page-term-hand = Main
    .text = Les cartes en main servent à poser et à payer. À la fin d’une manche, on en garde au plus 10.
race-page-term-tableau = Tableau
    .text = Les cartes posées. Un tableau de 12 cartes ou plus à la fin d’une manche termine la partie.
    .also = tableaux
race-page-term-cost = Coût
    .text = Le nombre dans le losange ou le cercle : autant de cartes de la main sont défaussées pour poser la carte.
race-page-term-defense = Défense
    .text = Le nombre cerné dans un cercle rouge : la force militaire qu’il faut pour conquérir ce monde. Rien n’est payé.
race-page-term-military = Force militaire
    .text = La somme de ses pouvoirs militaires. Elle ne s’use pas. Une partie ne compte que contre certains mondes.
race-page-term-good = Marchandise
    .text = Une carte posée face cachée sur un monde. Un monde en a au plus une. Les marchandises se vendent ou se consomment.
race-page-term-windfall = Monde d’aubaine
    .text = Un monde au halo coloré : il reçoit une marchandise quand il est posé, ensuite seulement par des pouvoirs et le bonus Produire.
    .also = mondes d’aubaine, aubaine
race-page-term-production = Monde de production
    .text = Un monde de couleur pleine : il reçoit une marchandise à chaque phase Produire s’il n’en a pas.
    .also = mondes de production, production
race-page-term-power = Pouvoir
    .text = Ce que fait une carte posée dans une phase. Il agit dès la phase suivante, pas dans celle où la carte est posée.
race-page-term-vp-chips = Jetons de PV
    .text = Des points de victoire de Consommer. Il y en a 12 par joueur ; quand ils sont épuisés, la partie se termine après cette manche.
    .also = jeton de pv
race-page-term-six-cost = Développement de coût 6
    .text = Ses PV sont un point d’interrogation : ils dépendent, à la fin de la partie, des cartes du tableau, des jetons de PV ou de la force militaire.
    .also = développements de coût 6, « ? »
race-page-term-tie = Égalité
    .text = Entre joueurs à égalité de PV, gagne qui a le plus de cartes en main et de marchandises ensemble ; si l’égalité demeure, la victoire est partagée.
race-page-term-start-world = Monde de départ
    .text = Le monde par lequel commence le tableau.
    .also = mondes de départ
race-page-term-discard-pile = Défausse
    .text = Les cartes payées ou défaussées, face cachée. Elle est mélangée en une nouvelle pioche quand celle-ci est vide.
race-page-term-temporary-military = Force militaire temporaire
    .text = Force militaire jusqu’à la fin de cette phase Coloniser, pour une carte défaussée du tableau.
race-page-term-chromosome = Chromosome
    .text = Une icône qu’utilisent les extensions. Elle n’a pas de sens dans ce jeu.
race-page-term-experienced = Partie experte à deux
    .text = Chacun choisit deux cartes Action à chaque manche ; Développer ou Coloniser choisi deux fois par la même personne a lieu deux fois.

## La page : la table

race-page-choosing-actions = Choix des actions
race-page-phases-of-round = Phases de cette manche
race-page-numeral = { $phase ->
    [explore] I
    [develop] II
    [settle] III
    [consume] IV
   *[produce] V
}
race-page-not-chosen = , non choisie
race-page-bonus = { $action ->
    [explore_5] pioche +5
    [explore_1_1] pioche +1, main +1
    [develop] 1 de moins
    [settle] puis piocher 1
    [trade] vendre d’abord
    [consume_2x] PV doublés
   *[produce] aubaine aussi
}
race-page-chosen-by = { $card }, choix de { $players }
race-page-deck = Pioche
race-page-discards = Défausse
race-page-vp-pool = Réserve de PV
race-page-pool-empties = Quand il n’y a plus de jetons, la partie se termine après la manche
race-page-my-empire = Mon empire : { $player }
race-page-empire-of = Empire de { $player }
race-page-choosing = Choisit
race-page-is-choosing = choisit
race-page-chose = a choisi { $card }
race-page-explored = Explorées
race-page-my-tableau = Mon tableau
race-page-my-hand = Ma main
race-page-no-cards = Aucune carte en main.
race-page-being-placed = En train d’être posé
race-page-secret = { $verb ->
    [choose] Vous avez choisi
    [discard] Vous défaussez
    [keep] Vous gardez
    [place] Vous posez
   *[pass] Vous ne posez rien
}
race-page-paid = { $owed ->
    [one] { $paid } sur { $owed } payée
   *[other] { $paid } sur { $owed } payées
}
race-page-good-on = Marchandise { engine-kind } sur { $card }, se vend { race-cards }
race-page-players = Joueurs
race-page-player = Joueur
race-page-hand = Main
race-page-chips = Jetons
race-page-military = Militaire
race-page-tableau = Tableau
race-page-figure-goods = Marchandises
race-page-score = Score
race-page-hand-title = Cartes en main
race-page-chips-title = Jetons de PV
race-page-tableau-title = Cartes dans le tableau ; { $full } terminent la partie
race-page-score-title = Score actuel
race-page-against-kind = +{ $amount } contre les mondes { engine-kind }
race-page-against-keyword = { $keyword ->
    [alien] +{ $amount } contre les mondes ALIENS
    [rebel] +{ $amount } contre les mondes REBELLES
   *[other] +{ $amount } contre les mondes { race-keyword }
}
race-page-count-cards = { $count ->
    [one] carte
   *[other] cartes
}
race-page-count-hand = { $count ->
    [one] carte en main
   *[other] cartes en main
}
race-page-count-chips = PV en jetons
race-page-count-pool = PV, la partie se termine à 0
race-page-count-tableau = sur { $full } cartes dans le tableau
race-page-count-score = PV si la partie se terminait maintenant
race-page-game-ends = La partie se termine après la manche où la réserve de PV est épuisée ou un tableau a { $cards } cartes.

race-question = { $question ->
    [discard_start] Défausse de départ
    [action] Action de la manche
    [explore] Explorer : cartes piochées
    [develop] Développer
    [settle] Coloniser
    [method] Coloniser : façon de poser un monde
    [pay] Paiement en cartes
    [trade] Commerce
    [consume] Consommer : pouvoir suivant
    [consume_good] Consommer : quelle marchandise
    [consume_hand] Consommer : cartes défaussées contre des PV
    [gamble] Annonce d’un nombre
    [windfall] Produire : monde d’aubaine
   *[hand_limit] Défausse jusqu’à dix cartes
}
