# Problèmes : des positions où un choix est nettement le meilleur, et ses propres erreurs à corriger.

puzzles-heading = Problèmes
puzzles-puzzle = Problème
puzzles-of = Problèmes : { $title }
puzzles-lead = Une position tirée d’une partie entre bots forts, et une question. Un choix est nettement le meilleur : trouvez-le, puis voyez ce que vaut chacun, et pourquoi.
puzzles-home-text = Trouvez le meilleur coup dans de vraies positions.
puzzles-archive = Tous les problèmes
puzzles-your-rating = Votre cote
puzzles-begin = Essayer un problème
puzzles-next = Problème suivant
puzzles-all-tried = Vous les avez tous essayés.
puzzles-action = Choisir son action
puzzles-action-text = Que faites-vous de cette manche ?
puzzles-place = Poser et payer
puzzles-place-text = Quelle carte ou quelle tuile, et que donnez-vous en échange ?
puzzles-last = Dernière manche
puzzles-last-text = La partie s’achève avec cette manche. Chaque point compte.
puzzles-solved-of = { $solved ->
    [one] { $solved } résolu sur { $total }.
   *[other] { $solved } résolus sur { $total }.
}
puzzles-entry = Problème { $number }, { $grade ->
    [one] { $grade } étoile
   *[other] { $grade } étoiles
}{ $state ->
    [solved] , résolu
    [failed] , non résolu
   *[fresh] {""}
}
puzzles-grade = { $grade ->
    [one] { $grade } étoile sur 5
   *[other] { $grade } étoiles sur 5
}
puzzles-result = Résultat
puzzles-verdict = { $verdict ->
    [best] C’est le meilleur choix.
    [equal] Aussi bon que le meilleur choix.
   *[wrong] Il y a mieux.
}
puzzles-best = Le meilleur choix : { $best }
puzzles-lead-of = { $sort ->
    [best] { $points ->
        [one] Il gagne { $points } partie sur 100 de plus (± { $noise }) que le suivant.
       *[other] Il gagne { $points } parties sur 100 de plus (± { $noise }) que le suivant.
    }
   *[other] { $points ->
        [one] Il gagne { $points } partie sur 100 de plus (± { $noise }) que le vôtre.
       *[other] Il gagne { $points } parties sur 100 de plus (± { $noise }) que le vôtre.
    }
}
puzzles-worth = { $sort ->
    [best] le meilleur choix, gagne { $chance }
    [chosen] votre choix, gagne { $chance }
   *[other] gagne { $chance }
}
puzzles-why = Pourquoi
puzzles-why-coming = Recherche de l’explication…
puzzles-no-why = Rien qui se dise en mots ; les chiffres parlent.
puzzles-choices = Choix
puzzles-rating-change = { $change ->
    [up] (+{ $points })
    [down] (−{ $points })
   *[same] (±0)
}
puzzles-mistakes = Apprendre de ses erreurs
puzzles-mistake-place = { $place } sur { $total } · Manche { $round }
puzzles-to-review = Vers l’analyse
puzzles-in-the-game = { $points ->
    [0] Dans la partie : { $chosen } (a coûté moins d’un point de chances de gagner)
    [one] Dans la partie : { $chosen } (a coûté { $points } point de chances de gagner)
   *[other] Dans la partie : { $chosen } (a coûté { $points } points de chances de gagner)
}
puzzles-no-mistakes = Aucun des coups qui ont beaucoup coûté n’était un choix unique, et seuls ceux-là deviennent des problèmes. L’analyse les montre tous.
puzzles-mistakes-done = Vous les avez tous regardés.
puzzles-mistakes-coming = L’analyse continue. La prochaine erreur apparaîtra ici dès qu’elle sera trouvée.
