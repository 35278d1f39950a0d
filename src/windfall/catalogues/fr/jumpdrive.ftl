# Jump Drive : les mots des règles, puis ceux de la page.

## What a seat is asked

jumpdrive-ask-discard = { $chosen ->
    [0] { $cards ->
        [one] Défausser { $cards } carte.
       *[other] Défausser { $cards } cartes.
    }
   *[other] { $cards ->
        [one] Défausser encore { $cards } carte.
       *[other] Défausser encore { $cards } cartes.
    }
}
jumpdrive-ask-explore = { $chosen ->
    [0] { $cards ->
        [one] Défausser { $cards } carte, ancienne ou nouvelle, pour l’exploration.
       *[other] Défausser { $cards } cartes, anciennes ou nouvelles, pour l’exploration.
    }
   *[other] { $cards ->
        [one] Défausser encore { $cards } carte, ancienne ou nouvelle, pour l’exploration.
       *[other] Défausser encore { $cards } cartes, anciennes ou nouvelles, pour l’exploration.
    }
}
jumpdrive-ask-hand-limit = { $chosen ->
    [0] { $cards ->
        [one] Défausser { $cards } carte : pas plus de { $limit } en main.
       *[other] Défausser { $cards } cartes : pas plus de { $limit } en main.
    }
   *[other] { $cards ->
        [one] Défausser encore { $cards } carte : pas plus de { $limit } en main.
       *[other] Défausser encore { $cards } cartes : pas plus de { $limit } en main.
    }
}
jumpdrive-ask-place = Poser un développement, un monde, les deux, ou un marqueur Explorer.
jumpdrive-ask-place-world = Poser un monde avec { $card }, ou aucun.
jumpdrive-ask-pay = Payer { $cards }.
jumpdrive-ask-second-world = Poser un second monde, ou aucun.

## Options

jumpdrive-option-no-world = Ne pas poser de monde
jumpdrive-option-no-second-world = Ne pas poser de second monde
jumpdrive-option-explore = { $draw ->
    [one] Explorer : piocher { $draw } carte et en défausser { $discard }
   *[other] Explorer : piocher { $draw } cartes et en défausser { $discard }
}
jumpdrive-option-develop = { $cards ->
    [one] Développer { $card } ({ $cards } carte) : { $text }
   *[other] Développer { $card } ({ $cards } cartes) : { $text }
}
jumpdrive-option-develop-alone = { $cards ->
    [one] Développer { $card } ({ $cards } carte, { $both } avec un monde) : { $text }
   *[other] Développer { $card } ({ $cards } cartes, { $both } avec un monde) : { $text }
}
jumpdrive-option-settle = Coloniser { $card } ({ $ways }) : { $text }
jumpdrive-way-conquer = défense { $defense }, force militaire { $military }
jumpdrive-way-pay = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
jumpdrive-option-conquer = Conquérir { $card } (défense { $defense }, force militaire { $military })
jumpdrive-option-pay = { $cards ->
    [one] Payer { $cards } carte pour { $card }
   *[other] Payer { $cards } cartes pour { $card }
}
jumpdrive-option-conquer-second = Conquérir { $card } (défense { $defense }, force militaire restante { $left })
jumpdrive-option-pay-second = { $cards ->
    [one] Défausser { $convoy } et payer { $cards } carte pour { $card }
   *[other] Défausser { $convoy } et payer { $cards } cartes pour { $card }
}
jumpdrive-option-discard = Défausser { $card } ({ $facts })
jumpdrive-facts-development = coût { $cost }
jumpdrive-facts-world = coût { $cost }, { $color ->
    [blue] bleu
    [brown] marron
    [green] vert
    [yellow] jaune
   *[gray] gris
}
jumpdrive-facts-military = défense { $defense }, { $color ->
    [blue] bleu
    [brown] marron
    [green] vert
    [yellow] jaune
   *[gray] gris
}

## Actions, whatever the position

jumpdrive-action-pass = passer
jumpdrive-action-explore = explorer
jumpdrive-action-develop = développer : { $card }
jumpdrive-action-settle = coloniser : { $card }
jumpdrive-action-method = { $method ->
    [conquer] manière : conquérir
   *[pay] manière : payer
}
jumpdrive-action-discard = défausser : { $card }
jumpdrive-action-second = second monde : { $card }

## What a card takes. A sum tells how a cost or military comes about.

jumpdrive-placed-alone = posée seule
jumpdrive-takes-cost = coût { $cost }
jumpdrive-takes-military = défense { $defense }, votre force militaire { $military }
jumpdrive-takes-both-ways = { $conquer } ; { $pay }
jumpdrive-takes-ways = { $ways }
jumpdrive-card-named = { $card }
jumpdrive-cost-of-others = { $others ->
    [one] coût { $cost } sur votre { $others } autre carte
   *[other] coût { $cost } sur vos { $others } autres cartes
}
jumpdrive-cost-of-cards = { $cards ->
    [one] coût { $cost } sur votre { $cards } carte
   *[other] coût { $cost } sur vos { $cards } cartes
}
jumpdrive-cost-of-others-and-convoy = { $others ->
    [one] coût { $cost } sur votre { $others } autre carte, en défaussant { $convoy }
   *[other] coût { $cost } sur vos { $others } autres cartes, en défaussant { $convoy }
}
jumpdrive-takes-military-left = défense { $defense }, force militaire restante { $left }

## What placing it changes, as in "military 1 → 4"

jumpdrive-military = force militaire
jumpdrive-vp-per-round = PV par manche
jumpdrive-income = revenu

## Why a card cannot be placed. `short` tells how much is missing.

jumpdrive-short-cost = { $others ->
    [0] coût { $cost }, aucune autre carte en main{ $short }
    [one] coût { $cost }, { $others } autre carte en main{ $short }
   *[other] coût { $cost }, { $others } autres cartes en main{ $short }
}
jumpdrive-short-payment = { $others ->
    [0] à payer { $cost }, aucune autre carte en main{ $short }
    [one] à payer { $cost }, { $others } autre carte en main{ $short }
   *[other] à payer { $cost }, { $others } autres cartes en main{ $short }
}
jumpdrive-short-military = défense { $defense }, votre force militaire { $military }{ $short }
jumpdrive-short-military-left = défense { $defense }, force militaire restante { $left }{ $short }
jumpdrive-limit-military = impossible avec la force militaire de votre empire
jumpdrive-limit-owned = { $most ->
    [1] déjà dans votre empire
   *[other] déjà { $most } dans votre empire
}
jumpdrive-only-military-conquered = seul un monde militaire peut être conquis
jumpdrive-military-not-paid = un monde militaire ne peut pas être payé

## Pourquoi une chose sur la table ne peut pas être choisie maintenant : à quoi elle sert, et quand

jumpdrive-resting-hand = { $question ->
    [place] ne va pas avec ce qui est déjà posé
    [second_world] seul un monde peut être le second monde
    [pay] choisir d’abord comment le monde est posé
   *[other] les cartes se posent au début d’une manche
}
jumpdrive-resting-center = se prend au début d’une manche, quand tous posent
jumpdrive-resting-empire = compte à chaque manche, sans être choisi
jumpdrive-resting-plan = en train d’être posé
jumpdrive-resting-others = appartient à un autre joueur

## The log

jumpdrive-log-round = Manche { $round }
jumpdrive-log-dealer = { $player } distribue les cartes
jumpdrive-log-draws = { $cards ->
    [one] { $player } pioche { $cards } carte
   *[other] { $player } pioche { $cards } cartes
}
jumpdrive-log-draws-cards = { $player } pioche { $cards }
jumpdrive-log-discards = { $cards ->
    [one] { $player } défausse { $cards } carte
   *[other] { $player } défausse { $cards } cartes
}
jumpdrive-log-discards-cards = { $player } défausse { $cards }
jumpdrive-log-explores = { $player } pose un marqueur Explorer
jumpdrive-log-develops = { $cards ->
    [one] { $player } développe { $card } pour { $cards } carte
   *[other] { $player } développe { $card } pour { $cards } cartes
}
jumpdrive-log-settles = { $cards ->
    [one] { $player } colonise { $card } pour { $cards } carte
   *[other] { $player } colonise { $card } pour { $cards } cartes
}
jumpdrive-log-conquers = { $player } colonise { $card } (défense { $defense }, force militaire { $military })
jumpdrive-log-gives-up = { $player } défausse { $card } pour un second monde
jumpdrive-log-hands-over = { $player } cède { $card } à { $heir }
jumpdrive-log-scores = { $player } marque { $vp } PV cette manche, { $total } au total
jumpdrive-log-income = { $cards ->
    [one] { $player } touche un revenu de { $cards } carte
   *[other] { $player } touche un revenu de { $cards } cartes
}
jumpdrive-log-reshuffle = { $cards ->
    [one] La défausse, { $cards } carte, devient la nouvelle pioche
   *[other] La défausse, { $cards } cartes, devient la nouvelle pioche
}
jumpdrive-log-final-score = { $player } finit avec { $vp } PV
jumpdrive-log-wins = { $winners ->
    [1] { $player } gagne
   *[other] { $player } partage la victoire
}

## Texts of cards, worded from their powers, clauses and limits

jumpdrive-text = { $sentences }
jumpdrive-no-power = Aucun pouvoir.

jumpdrive-thing-development = { $form ->
    [several] développements
    [one] un développement
   *[each] développement
}
jumpdrive-thing-world = { $form ->
    [several] mondes
    [one] un monde
   *[each] monde
}
jumpdrive-thing-blue = { $form ->
    [several] mondes Nouveautés
    [one] un monde Nouveautés
   *[each] monde Nouveautés
}
jumpdrive-thing-brown = { $form ->
    [several] mondes Éléments rares
    [one] un monde Éléments rares
   *[each] monde Éléments rares
}
jumpdrive-thing-green = { $form ->
    [several] mondes Gènes
    [one] un monde Gènes
   *[each] monde Gènes
}
jumpdrive-thing-yellow = { $form ->
    [several] mondes Technologie alien
    [one] un monde Technologie alien
   *[each] monde Technologie alien
}
jumpdrive-thing-gray = { $form ->
    [several] mondes gris
    [one] un monde gris
   *[each] monde gris
}
jumpdrive-thing-military-world = { $form ->
    [several] mondes militaires
    [one] un monde militaire
   *[each] monde militaire
}
jumpdrive-thing-nonmilitary-world = { $form ->
    [several] mondes non militaires
    [one] un monde non militaire
   *[each] monde non militaire
}
jumpdrive-thing-explore = { $form ->
    [several] icônes d’exploration
    [one] une icône d’exploration
   *[each] icône d’exploration
}
jumpdrive-thing-military-icon = { $form ->
    [several] icônes militaires
    [one] une icône militaire
   *[each] icône militaire
}
jumpdrive-thing-chromosome = { $form ->
    [several] chromosomes
    [one] un chromosome
   *[each] chromosome
}
jumpdrive-thing-military = { $form ->
    [several] points de force militaire générale
    [one] un point de force militaire générale
   *[each] point de force militaire générale
}
jumpdrive-keyword = { $keyword ->
    [ALIEN] ALIEN
    [REBEL] REBELLE
    [IMPERIUM] IMPERIUM
   *[UPLIFT] UPLIFT
}
jumpdrive-thing-keyword = { $form ->
    [several] { $keyword ->
        [ALIEN] cartes ALIENS
        [REBEL] cartes REBELLES
       *[other] cartes { jumpdrive-keyword }
    }
    [one] une carte { jumpdrive-keyword }
   *[each] carte { jumpdrive-keyword }
}
jumpdrive-thing-keyword-world = { $keyword ->
    [ALIEN] mondes ALIENS
    [REBEL] mondes REBELLES
   *[other] mondes { jumpdrive-keyword }
}
jumpdrive-thing-card = { $form ->
    [several] exemplaires de { $card }
    [one] { $card }
   *[each] exemplaire de { $card }
}

jumpdrive-amount-vp = { $n } PV
jumpdrive-amount-more-vp = { $n } PV de plus
jumpdrive-amount-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
jumpdrive-amount-more-cards = { $n ->
    [one] { $n } carte de plus
   *[other] { $n } cartes de plus
}

jumpdrive-each-round = Chaque manche : { $clauses }.
jumpdrive-clauses = { $first } ; { $rest }
jumpdrive-clause-per = { $amount } par { $thing }
jumpdrive-clause-per-several = { $amount } pour { $each } { $thing }
jumpdrive-clause-pair = { $amount } par paire : { $one } et { $other }
jumpdrive-clause-with = { $amount } si vous avez { $thing }
jumpdrive-clause-with-other = { $amount } si quelqu’un d’autre a { $thing }
jumpdrive-clause-per-shared = { $amount } par { $thing } et { $other } par { $thing } d’un autre empire

jumpdrive-icons = { $icons }.
jumpdrive-icons-explore = { $n ->
    [one] { $n } icône d’exploration
   *[other] { $n } icônes d’exploration
}
jumpdrive-icons-military = { $n ->
    [one] { $n } icône militaire
   *[other] { $n } icônes militaires
}
jumpdrive-icons-chromosome = { $n ->
    [one] { $n } chromosome
   *[other] { $n } chromosomes
}

jumpdrive-power-develop = Développer : { $power }.
jumpdrive-power-settle = Coloniser : { $power }.
jumpdrive-power-sentence = { CAPITALIZED($power) }.
jumpdrive-power-dev-discount = les développements coûtent { $n } de moins
jumpdrive-power-world-discount = les { $worlds } que vous payez coûtent { $n } de moins
jumpdrive-power-military-vs = +{ $n } de force militaire contre les { $worlds }
jumpdrive-power-military-per = +{ $n } de force militaire par { $thing }
jumpdrive-power-pay-for-military = vous pouvez payer un monde militaire : sa défense moins { $n }
jumpdrive-power-pay-for-military-except = vous pouvez payer un monde militaire (sauf les { $worlds }) : sa défense moins { $n }
jumpdrive-power-second-world-paid = après avoir payé un monde, vous pouvez défausser cette carte pour en payer un second pour { $n } de moins
jumpdrive-power-second-world-military = après avoir conquis un monde, vous pouvez en conquérir un second avec la force militaire restante
jumpdrive-power-pass-to-strongest = avant le décompte, cette carte passe dans l’empire à la plus grande force militaire générale, si elle dépasse la vôtre
jumpdrive-center = Chacun peut en prendre une au centre.
jumpdrive-limit-max-in-empire = Au plus { $n } dans votre empire.
jumpdrive-limit-no-military-unless = Seulement sans force militaire générale, ou avec { $card }.

## The list of all cards

jumpdrive-fact-cost = coût
jumpdrive-fact-defense = défense
jumpdrive-fact-color = couleur
jumpdrive-fact-icons = icônes
jumpdrive-fact-keywords = mots-clés
jumpdrive-fact-copies = exemplaires
jumpdrive-fact-first-hand = première main
jumpdrive-fact-inferred = déduit
jumpdrive-fact-icon = { $n } { $icon ->
    [explore] exploration
    [military] militaire
   *[chromosome] chromosome
}
jumpdrive-color = { $color ->
    [blue] bleu
    [brown] marron
    [green] vert
    [yellow] jaune
   *[gray] gris
}

## The score, settings

jumpdrive-score-round = manche { $round }
jumpdrive-end-vp = Quelqu’un avait { $vp } PV ou plus.
jumpdrive-tie-break = le plus de cartes en main et de revenu
jumpdrive-setting-setup = mains distribuées au hasard, ou mains prévues pour une première partie
jumpdrive-setting-setup-standard = normale
jumpdrive-setting-setup-first-game = première partie

## The table as text, for a terminal

jumpdrive-board-head = Manche { $round } · pioche { $deck } · défausse { $discards } · Survey Teams { $teams }
jumpdrive-board-vp = { $vp } PV
jumpdrive-board-hand-size = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
jumpdrive-board-player = { $name } : { $vp }, { $per_round } par manche, revenu { $income }, { $hand }, force militaire { $military }, exploration { $explore }, chromosomes { $chromosomes }
jumpdrive-board-empire = empire : { $cards }
jumpdrive-board-no-empire = empire : rien encore
jumpdrive-board-hand = main : { $cards }
jumpdrive-board-card = { $card } ({ $facts })

## Why a choice is better: "2 more cards in hand"; `change` is `more` or `less`, `number` need not be whole

jumpdrive-reason-hand = { $change ->
    [more] { $number ->
        [one] { $number } carte en main de plus
       *[other] { $number } cartes en main de plus
    }
   *[less] { $number ->
        [one] { $number } carte en main de moins
       *[other] { $number } cartes en main de moins
    }
}
jumpdrive-reason-vp = { $change ->
    [more] { $number } PV de plus cette manche
   *[less] { $number } PV de moins cette manche
}
jumpdrive-reason-vp-per-round = { $change ->
    [more] { $number } PV de plus à chaque manche
   *[less] { $number } PV de moins à chaque manche
}
jumpdrive-reason-income = { $change ->
    [more] { $number ->
        [one] { $number } carte de revenu de plus à chaque manche
       *[other] { $number } cartes de revenu de plus à chaque manche
    }
   *[less] { $number ->
        [one] { $number } carte de revenu de moins à chaque manche
       *[other] { $number } cartes de revenu de moins à chaque manche
    }
}
jumpdrive-reason-military = { $change ->
    [more] { $number } de plus en force militaire générale
   *[less] { $number } de moins en force militaire générale
}
jumpdrive-reason-empire = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus dans l’empire
       *[other] { $number } cartes de plus dans l’empire
    }
   *[less] { $number ->
        [one] { $number } carte de moins dans l’empire
       *[other] { $number } cartes de moins dans l’empire
    }
}
jumpdrive-reason-in-hand = { $card } en main
jumpdrive-reason-explore = { $change ->
    [more] { $number ->
        [one] { $number } carte de plus à voir à chaque exploration
       *[other] { $number } cartes de plus à voir à chaque exploration
    }
   *[less] { $number ->
        [one] { $number } carte de moins à voir à chaque exploration
       *[other] { $number } cartes de moins à voir à chaque exploration
    }
}
jumpdrive-reason-develop-discount = { $change ->
    [more] Les développements coûtent { $number } de moins
   *[less] Les développements coûtent { $number } de plus
}
jumpdrive-reason-world-discount = { $change ->
    [more] Les mondes non militaires coûtent { $number } de moins
   *[less] Les mondes non militaires coûtent { $number } de plus
}
jumpdrive-reason-in-empire = { $card } dans l’empire

jumpdrive-verb-pass = Passer
jumpdrive-verb-explore = Explorer
jumpdrive-verb-develop = Développer
jumpdrive-verb-settle = Coloniser
jumpdrive-verb-second = Second monde

## The form in which cards are corrected

jumpdrive-form-field-name = Nom
jumpdrive-form-field-name-help = Tel qu’imprimé.
jumpdrive-form-field-type = Sorte
jumpdrive-form-field-copies = Exemplaires
jumpdrive-form-field-copies-help = Combien il y en a dans la pioche.
jumpdrive-form-field-cost = Coût
jumpdrive-form-field-cost-help = Le nombre en haut : cartes à défausser.
jumpdrive-form-field-color = Couleur
jumpdrive-form-field-color-help = Celle du monde ; gris n’a pas de marchandise.
jumpdrive-form-field-military = Monde militaire
jumpdrive-form-field-military-help = Un monde militaire se conquiert : son nombre est dans un cercle rouge.
jumpdrive-form-field-defense = Défense
jumpdrive-form-field-defense-help = Le nombre en haut : la force militaire nécessaire.
jumpdrive-form-field-keywords = Mots-clés
jumpdrive-form-field-keywords-help = Tous ceux imprimés en majuscules.
jumpdrive-form-field-icons = Icônes
jumpdrive-form-field-icons-help = Combien de chaque ; trois au plus par carte.
jumpdrive-form-field-explore = Exploration
jumpdrive-form-field-icons-military = Militaire
jumpdrive-form-field-chromosome = Chromosomes
jumpdrive-form-field-vp = PV par manche
jumpdrive-form-field-vp-help = La somme de ceci.
jumpdrive-form-field-income = Cartes par manche
jumpdrive-form-field-income-help = La somme de ceci.
jumpdrive-form-field-powers = Pouvoirs
jumpdrive-form-field-powers-help = Ce qu’elle fait pour les cartes posées plus tard.
jumpdrive-form-field-limits = Limites
jumpdrive-form-field-limits-help = Quand elle peut être posée.
jumpdrive-form-field-presets = Mains de première partie
jumpdrive-form-field-presets-help = Les lettres sur ses exemplaires ; chacune en marque un.
jumpdrive-form-field-n = Combien
jumpdrive-form-field-of = De quoi
jumpdrive-form-field-each = Pour chaque groupe de
jumpdrive-form-field-each-help = Autant ensemble le rapportent une fois.
jumpdrive-form-field-other-n = Et pour ceux d’un autre joueur
jumpdrive-form-field-other-n-help = Autant pour chacun de ceux d’un autre joueur.
jumpdrive-form-field-except = Sauf pour
jumpdrive-form-field-limit-n = Au plus
jumpdrive-form-field-limit-card = Carte
jumpdrive-form-value-blue = bleu : Nouveautés
jumpdrive-form-value-brown = marron : Éléments rares
jumpdrive-form-value-green = vert : Gènes
jumpdrive-form-value-yellow = jaune : Technologie alien
jumpdrive-form-value-gray = gris : pas de marchandise
jumpdrive-form-clause-flat = Toujours autant
jumpdrive-form-clause-per = Pour chaque
jumpdrive-form-clause-per-help = Autant pour chaque chose dans votre empire, ou pour chaque groupe de tant.
jumpdrive-form-clause-pair = Par paire
jumpdrive-form-clause-pair-help = Autant pour chaque paire de deux sortes de choses.
jumpdrive-form-clause-with = Avec
jumpdrive-form-clause-with-help = Autant si vous en avez un.
jumpdrive-form-clause-with-other = Si un autre joueur a
jumpdrive-form-clause-with-other-help = Autant si n’importe quel autre joueur en a un.
jumpdrive-form-clause-per-shared = Pour chaque, et pour ceux d’un autre joueur
jumpdrive-form-clause-per-shared-help = Aussi pour chaque chose d’un autre joueur.
jumpdrive-form-effect-dev-discount = Réduction sur les développements
jumpdrive-form-effect-world-discount = Réduction sur les mondes
jumpdrive-form-effect-world-discount-help = Sur les mondes que vous payez.
jumpdrive-form-effect-military-vs = Force militaire contre
jumpdrive-form-effect-military-vs-help = Seulement pour ces mondes.
jumpdrive-form-effect-military-per = Force militaire pour chaque
jumpdrive-form-effect-military-per-help = Autant pour chaque chose dans votre empire.
jumpdrive-form-effect-pay-for-military = Payer un monde militaire
jumpdrive-form-effect-pay-for-military-help = Au prix de sa défense, moins une réduction.
jumpdrive-form-effect-second-world-paid = Défausser pour un second monde
jumpdrive-form-effect-second-world-paid-help = Après avoir payé le premier ; le second coûte moins.
jumpdrive-form-effect-second-world-military = Conquérir un second monde
jumpdrive-form-effect-second-world-military-help = Avec la force militaire restante.
jumpdrive-form-effect-pass-to-strongest = Passe au plus fort
jumpdrive-form-effect-pass-to-strongest-help = Avant le décompte, au joueur à la plus grande force militaire.
jumpdrive-form-limit-max-in-empire = Au plus tant par empire
jumpdrive-form-limit-no-military-unless = Seulement sans force militaire
jumpdrive-form-limit-no-military-unless-help = Sauf avec une certaine carte.
jumpdrive-form-phase-develop = Développer
jumpdrive-form-phase-settle = Coloniser
jumpdrive-form-phase-score = Décompte
jumpdrive-form-card = Carte
jumpdrive-form-cards = Cartes

## What is wrong with the card file. Words of the file stay as they are.

jumpdrive-problem-limit-needs = { $limit } demande { $parameters }
jumpdrive-problem-no-card = il n’y a pas de carte « { $card } »
jumpdrive-problem-color-and-military = un monde a color et military, un développement ni l’un ni l’autre
jumpdrive-problem-defense = cette carte a une défense et pas de coût
jumpdrive-problem-cost = cette carte a un coût et pas de défense
jumpdrive-problem-three-icons = une carte a au plus trois icônes
jumpdrive-problem-alien = tout monde jaune est ALIEN
jumpdrive-problem-marks = { $marks } marquent un exemplaire chacune, mais la pioche en a { $copies }
jumpdrive-problem-not-a-field = nomme « { $field } », que la carte n’a pas
jumpdrive-problem-parameter-missing = { $form } demande ce paramètre
jumpdrive-problem-no-parameter = { $form } n’a pas ce paramètre
jumpdrive-problem-pair = une paire nomme deux choses, toute autre clause une seule
jumpdrive-problem-phase = { $form } agit dans { $phase }
jumpdrive-problem-military-selector = « military » est d’un empire ; aucune carte n’y correspond
jumpdrive-problem-selector = « { $selector } » n’est pas du vocabulaire
jumpdrive-problem-same-name = la carte « { $card } » s’appelle aussi « { $name } »
jumpdrive-problem-center = une seule carte, Survey Team, est au centre
jumpdrive-problem-one-for-each = il y en a une pour chacun des { $players } joueurs
jumpdrive-problem-hand = la main { $hand } a { $cards } cartes, pas { $given }
jumpdrive-problem-joint = { $cards } doivent donner ensemble { $total }, d’après les sources, pas { $given }

## The page: the table

jumpdrive-page-table = Table
jumpdrive-page-my-empire = Mon empire
jumpdrive-page-empire-of = Empire de { $player }
jumpdrive-page-no-cards-yet = Aucune carte encore
jumpdrive-page-card-brings = { $card } : { $vp } PV et { $income } de revenu par manche
jumpdrive-page-yield-vp = Rapporte { $vp } PV à chaque manche, cet empire étant ce qu’il est.
jumpdrive-page-yield-income = { $cards ->
    [one] Fait piocher { $cards } carte à chaque manche, cet empire étant ce qu’il est.
   *[other] Fait piocher { $cards } cartes à chaque manche, cet empire étant ce qu’il est.
}
jumpdrive-page-card-revealed = { $card }, révélée, pas encore posée
jumpdrive-page-card-planned = { $card }, prévue
jumpdrive-page-my-hand = Ma main
jumpdrive-page-no-cards = Aucune carte
jumpdrive-page-pay-with = Payer avec { $card }
jumpdrive-page-pay-with-it = Payer avec
jumpdrive-page-pays = Paie ✓
jumpdrive-page-explore = Explorer
jumpdrive-page-explore-marker = Marqueur Explorer
jumpdrive-page-from-center = { $card }, au centre
jumpdrive-page-center = Centre
jumpdrive-page-deck = Pioche
jumpdrive-page-discards = Défausse
jumpdrive-page-survey-teams = Survey Teams
jumpdrive-page-development = Développement
jumpdrive-page-world = Monde
jumpdrive-page-choosing = choisit…
jumpdrive-page-ready = a choisi
jumpdrive-page-still-choosing = choisit encore
jumpdrive-page-becomes = devient

## The page: all players in numbers

jumpdrive-page-players = Joueurs
jumpdrive-page-player = Joueur
jumpdrive-page-vp = PV
jumpdrive-page-vp-so-far = PV jusqu’ici
jumpdrive-page-vp-per-round = PV par manche
jumpdrive-page-income = Revenu
jumpdrive-page-income-drawn = Revenu : cartes piochées par manche
jumpdrive-page-military = Force militaire
jumpdrive-page-explore-icons = Icônes d’exploration
jumpdrive-page-chromosomes = Chromosomes
jumpdrive-page-cards-in-hand = Cartes en main
jumpdrive-page-hand = Main
jumpdrive-page-vp-by-round = PV par manche, but { $goal }
jumpdrive-page-this-round = Cette manche
jumpdrive-page-track = { $vp } PV sur { $goal }
jumpdrive-page-track-by-round = { $vp } PV sur { $goal } ; par manche : { $rounds }

## The page: the step of the round

jumpdrive-page-ends-at = La partie finit à { $vp } PV
jumpdrive-page-step-discard-start = Mains de départ
jumpdrive-page-step-place = Poser des cartes
jumpdrive-page-step-pay = Payer
jumpdrive-page-step-explore = Explorer
jumpdrive-page-step-second-world = Seconds mondes
jumpdrive-page-step-pay-second = Payer les seconds mondes
jumpdrive-page-step-hand-limit = Limite de main

## The page: the plan of this round

jumpdrive-page-my-plan = Mon plan
# What the player has chosen while others still choose; conquer and pay are ways to place a world.
jumpdrive-page-secret = { $verb ->
    [discard] Vous défaussez
    [conquer] Vous conquérez le monde
    [pay] Vous payez le monde
    [second] Votre second monde
   *[pass] Pas de second monde
}
jumpdrive-page-plan-nothing = Rien de prévu encore
jumpdrive-page-status-place = Un développement, un monde, ou les deux, de la main. Ou explorer à la place.
jumpdrive-page-status-sent = Face cachée jusqu’à ce que tous soient prêts.
jumpdrive-page-status-give-up = Choisir les cartes de la main à défausser.
jumpdrive-page-status-pay = Choisir les cartes de la main qui paient.
jumpdrive-page-status-second = Choisir un second monde dans la main, ou confirmer sans.
jumpdrive-page-takes = { $card } : { $takes }
jumpdrive-page-payments = { $most ->
    [0] aucune carte
    [one] { $payments } carte
   *[other] { $payments } cartes
}
jumpdrive-page-plan-discard = Défausse : { $payments }
jumpdrive-page-plan-discard-draw = { $drawn ->
    [one] Défausse : { $payments }, puis piocher { $drawn } carte
   *[other] Défausse : { $payments }, puis piocher { $drawn } cartes
}
jumpdrive-page-plan-explore = { $drawn ->
    [one] Explorer : piocher { $drawn } carte, en défausser { $discarded }.
   *[other] Explorer : piocher { $drawn } cartes, en défausser { $discarded }.
}
jumpdrive-page-plan-pays-later = Choisir ce qui paie maintenant, ou après la révélation.
jumpdrive-page-plan-pays = { $chosen } sur { $payments } choisies pour payer.
jumpdrive-page-short = { $cards } · défausse : { $payments }
jumpdrive-page-short-draw = { $drawn ->
    [one] { $cards } · défausse : { $payments } · piocher { $drawn } carte
   *[other] { $cards } · défausse : { $payments } · piocher { $drawn } cartes
}
jumpdrive-page-short-explore = { $drawn ->
    [one] Explorer · piocher { $drawn } carte, en défausser { $discarded }
   *[other] Explorer · piocher { $drawn } cartes, en défausser { $discarded }
}

## The page: what kind of game it is, and how it is played

jumpdrive-page-pitch = Une ou deux cartes posées par manche. Toutes rapportent à nouveau, manche après manche, jusqu’à ce que quelqu’un ait 50 PV.
jumpdrive-page-length = 6 ou 7 manches
jumpdrive-page-goal = Avoir le plus de PV quand quelqu’un arrive à 50. Toutes les cartes de l’empire rapportent à nouveau à la fin de chaque manche.
jumpdrive-page-round-choose = Chacun choisit en secret ce qu’il pose, et tous révèlent ensemble : un développement, un monde, un de chaque, ou le marqueur Explorer.
jumpdrive-page-round-pay = Les cartes se paient avec d’autres cartes de la main. Les mondes militaires se conquièrent avec la force militaire ; paiement et force militaire ne se combinent jamais.
jumpdrive-page-round-score = Puis chaque carte de chaque empire marque ses PV. Si personne n’a 50 PV, chacun pioche autant de cartes que son revenu, et les mains sont ramenées à 10 cartes.
jumpdrive-page-phases = Ce que l’on peut poser
jumpdrive-page-phase-development = Un développement
jumpdrive-page-phase-development-text = Son pouvoir et ses icônes comptent désormais.
jumpdrive-page-phase-development-bonus = Posé seul, il coûte 1 carte de moins.
jumpdrive-page-phase-world = Un monde
jumpdrive-page-phase-world-text = Payer son coût. Un monde militaire se conquiert : votre force militaire doit être au moins égale à sa défense.
jumpdrive-page-phase-world-bonus = Posé seul, il permet de piocher 1 carte.
jumpdrive-page-phase-both = Un développement et un monde
jumpdrive-page-phase-both-text = Tous deux à plein coût, sans carte à piocher. Le pouvoir et les icônes du développement aident déjà à poser le monde.
jumpdrive-page-phase-explore = Explorer
jumpdrive-page-phase-explore-text = Ne poser aucune carte. Piocher 2 cartes, plus une par icône d’exploration, les 3 du marqueur comprises ; puis défausser autant de cartes qu’il y a d’icônes. Cela donne 2 cartes et une meilleure main.
jumpdrive-page-ends = Quelqu’un a 50 PV ou plus après le décompte.
jumpdrive-page-wins = Le plus de PV gagne ; à égalité, le plus de cartes en main et de revenu ensemble ; si l’égalité persiste, la victoire est partagée.
jumpdrive-page-advice-survey-team = Une Survey Team coûte 1, rien quand elle est posée seule : un bon premier développement. On peut la prendre une fois.
jumpdrive-page-advice-income = Le revenu d’abord, les PV bientôt : ce qui est posé dans les premières manches rapporte dans toutes les suivantes.
jumpdrive-page-advice-length = La partie dure six ou sept manches. Dans les dernières, seuls les PV comptent.
jumpdrive-page-icon-card = Cartes en main, ou cartes à piocher
jumpdrive-page-icon-military = Force militaire
jumpdrive-page-icon-explore = Icône d’exploration
jumpdrive-page-icon-chromosome = Chromosome

## The page: the words of the rulebook, each with what it means. `also` lists other forms that are found in sentences.

jumpdrive-page-term-development = Développement
    .text = Une carte avec un losange. Posée sans monde, elle coûte 1 carte de moins. Son pouvoir et ses icônes comptent déjà pour un monde posé dans la même manche.
jumpdrive-page-term-world = Monde
    .text = Une carte avec une planète. Posée sans développement, elle permet de piocher 1 carte une fois payée ou conquise.
jumpdrive-page-term-cost = Coût
    .text = Combien de cartes de la main on défausse pour poser la carte. Les pouvoirs de l’empire peuvent le réduire, jamais au-dessous de 0.
jumpdrive-page-term-military-world = Monde militaire
    .text = Un monde au bord rouge avec un nombre rouge, sa défense. Il ne coûte rien, mais votre force militaire doit être au moins égale à sa défense.
    .also = mondes militaires
jumpdrive-page-term-military = Force militaire
    .text = Les icônes militaires de l’empire. Certains pouvoirs en ajoutent seulement contre certains mondes.
    .also = icône militaire, icônes militaires
jumpdrive-page-term-explore = Explorer
    .text = Au lieu de poser des cartes : piocher 2 cartes, plus une par icône d’exploration, les 3 du marqueur comprises. Puis défausser autant de cartes, anciennes ou nouvelles, qu’il y a d’icônes.
jumpdrive-page-term-vp-per-round = PV par manche
    .text = Ce que toutes les cartes de l’empire marquent ensemble, à la fin de chaque manche et pas une seule fois.
jumpdrive-page-term-income = Revenu
    .text = Combien de cartes on pioche après le décompte. Puis les mains de plus de 10 cartes sont ramenées à 10.
jumpdrive-page-term-chromosome = Chromosome
    .text = Une icône qui ne fait rien par elle-même ; certaines cartes rapportent des PV ou des cartes pour chacune.
jumpdrive-page-term-survey-team = Survey Team
    .text = Il y en a une par joueur au centre. Une fois par partie, on peut en poser une comme développement, pour un coût de 1.
jumpdrive-page-term-second-world = Second monde
    .text = Après avoir payé un monde, on peut défausser Colony Convoy pour en payer un second ; après en avoir conquis un, Military Convoy permet d’en conquérir un second avec la force militaire restante. Il est posé quand tous ont payé, avant le décompte.
    .also = seconds mondes
jumpdrive-page-term-end = Fin de la partie
    .text = Après une manche où quelqu’un a 50 PV ou plus. Le plus de PV gagne ; à égalité, le plus de cartes en main plus revenu ; si l’égalité persiste, la victoire est partagée.
jumpdrive-page-term-explore-icon = Icône d’exploration
    .text = Permet de piocher et de défausser une carte de plus en explorant. Certaines cartes rapportent des PV ou des cartes pour elles.
    .also = icônes d’exploration
jumpdrive-page-term-explore-marker = Marqueur Explorer
    .text = Posé au lieu de cartes, pour explorer. Ses 3 icônes ne comptent que pour cela.
jumpdrive-page-term-empire = Empire
    .text = Vos cartes posées. Toutes rapportent à chaque manche.
jumpdrive-page-term-one-other-player = Un autre empire
    .text = Une carte qui compte aussi un autre empire compte celui qui vous rapporte le plus.
jumpdrive-page-term-war-propaganda = War Propaganda
    .text = Une carte qui peut changer d’empire : chaque manche, on regarde qui a la plus grande force militaire.

jumpdrive-question = { $question ->
    [discard_start] Défausse de départ
    [place] Cartes posées cette manche
    [pay] Paiement en cartes
    [explore] Explorer : cartes piochées
    [second_world] Second monde
    [pay_second] Paiement du second monde
   *[hand_limit] Défausse jusqu’à dix cartes
}
