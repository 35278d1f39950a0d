# Indices et analyses : pourquoi un choix est meilleur, et ce que les autres feront sans doute.

# Une raison qui concerne un autre joueur, par exemple « Rouge : 2 cartes en main de moins ».
advice-of = { $player } : { $reason }
# Après ce qui est plus souvent là après le meilleur choix, par exemple « Gem World en main ».
advice-more-often = { $thing }, { $percent } % plus souvent
# Un nombre qui n’est pas entier : la moyenne de plusieurs essais.
advice-on-average = { $reason }, en moyenne
advice-end-nearer = La fin de la partie devient plus probable
advice-end-further = La fin de la partie devient moins probable
# Ce qu’un autre joueur choisira sans doute en même temps : une liste de `advice-likely`.
advice-forecast = { $player } : { $choices }
advice-likely = { $choice } { $percent } %
# Le meilleur choix et le suivant diffèrent moins que ce que des essais peuvent distinguer.
advice-about-equal = À peu près aussi bon : { $other }
# Ce qui parle contre le meilleur choix, après ce qui parle pour lui : une des raisons.
advice-but = Mais : { $reason }
# Le meilleur choix, là où rien d’autre ne le distingue du suivant.
advice-wins-more = { $games ->
    [one] Gagne { $games } partie sur 100 de plus que : { $other }
   *[other] Gagne { $games } parties sur 100 de plus que : { $other }
}
# Ce que le meilleur choix fait aussitôt, là où rien ne le distingue plus tard.
advice-note = { CAPITALIZED($note) }

# Cartes en main, dont l’une est cédée plutôt qu’une autre : ce qui parle pour cela.
advice-owned = { $card } ne peut pas se poser une fois de plus
advice-lacks-military = { $card } est hors de portée : il manque { $missing } en force militaire
advice-out-of-reach = { $others ->
    [one] { $card } est hors de portée : coût { $cards }, et il restera { $others } autre carte pour payer
   *[other] { $card } est hors de portée : coût { $cards }, et il restera { $others } autres cartes pour payer
}
advice-cheaper = { $card } reste, pour un coût de { $cards } ; { $other } coûte { $more }
advice-more-vp = { $card } reste et rapporterait { $vp } PV ; { $other } { $less }
advice-more-income = { $cards ->
    [one] { $card } reste et rapporterait { $cards } carte de revenu ; { $other } { $less }
   *[other] { $card } reste et rapporterait { $cards } cartes de revenu ; { $other } { $less }
}
