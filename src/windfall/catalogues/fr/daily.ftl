# La donne du jour : la même partie pour tous, une par jour et par jeu.

daily-heading = Donne du jour
daily-lead = Une donne par jour pour chaque jeu, la même pour tous, contre deux bots difficiles. Une seule partie compte : sans conseils, et sans reprendre ce qui a été révélé.
daily-home-text = La même donne pour tous, contre les bots difficiles.
daily-hours-left = { $hours ->
    [one] Il reste moins de { $hours } heure.
   *[other] Il reste moins de { $hours } heures.
}
daily-finished = { $players ->
    [0] Personne ne l’a encore terminée.
    [one] { $players } personne l’a terminée.
   *[other] { $players } personnes l’ont terminée.
}
daily-play = Jouer
daily-play-late = La jouer quand même
daily-go-on = Continuer
daily-begun = commencée
daily-results = Résultats
daily-your-result = Votre résultat
daily-score = { $score } PV
daily-place = { $order ->
    [one] { $place }re place sur trois.
   *[other] { $place }e place sur trois.
}
daily-others = Les bots ont marqué { $scores }.
daily-better-than = { $all ->
    [yes] Plus que tous les autres.
   *[no] Plus que { $share } des autres.
}
daily-late = Jouée après son jour : elle ne compte pas.
daily-score-sheet = Feuille de score
daily-hidden = Les scores des autres s’affichent quand vous l’avez terminée.
daily-all = Tous les résultats
daily-nobody = Personne ne l’a terminée le jour même.
daily-bar = { $players ->
    [one] de { $from } à { $to } PV : { $players } personne
   *[other] de { $from } à { $to } PV : { $players } personnes
}
daily-friends = Amis
daily-friends-text = Envoyez ce lien : qui l’ouvre voit vos résultats à côté des siens.
daily-friend-offered = { $name } voudrait comparer ses résultats aux vôtres.
daily-compare = Comparer
daily-not-now = Pas maintenant
daily-forget = Retirer
daily-forget-name = Retirer { $name }
daily-you = Vous
daily-archive = Jours précédents
daily-archive-text = On peut encore jouer ces donnes, mais elles ne comptent plus.
