ahead-note-chosen = Choisi d’avance par vous. { $question } : { $choice }.
ahead-note-passed = Passé pour vous, comme demandé. { $question }.
ahead-note-cancelled = { $why ->
    [mine] Votre plan est annulé : ce que vous avez a changé. { $question }.
    [others] Votre plan est annulé : ce que d’autres ont a changé. { $question }.
    [not_offered] Votre plan est terminé : rien n’en était possible. { $question }.
    [new] On ne passe plus pour vous : un nouveau choix est possible. { $question }.
   *[taken_back] Votre plan est annulé : des choix ont été repris. { $question }.
}

ahead-not-here = On ne choisit d’avance que dans les parties avec d’autres personnes, sans pendule ou par correspondance.
ahead-no-such-question = Ce jeu ne pose pas cette question. Rechargez la page.
ahead-no-such-choice = Ce choix n’existe pas dans ce jeu. Rechargez la page.

ahead-open = Choisir d’avance…
ahead-heading = Choisir d’avance
ahead-about = Ce que vous choisissez ici est fait pour vous dès que la question est posée, même en votre absence. Personne d’autre n’en sait rien : on ne voit que le coup. Quand une seule réponse est possible, le jeu ne vous attend pas de toute façon.
ahead-looking = Recherche de ce qui pourrait vous être demandé…
ahead-nothing = Rien à choisir d’avance pour le moment.
ahead-may-be-asked = Ce qui pourrait vous être demandé ensuite
ahead-wishes = Vos souhaits, dans l’ordre
ahead-add = Ajouter : { $choice }
ahead-remove = Retirer : { $choice }
ahead-otherwise = Si rien de cela n’est possible, la question vous est posée.
ahead-set = On en prend autant qu’il faut en choisir, les premiers d’abord.
ahead-when = Quand cela vaut
ahead-condition-nothing = Seulement si rien ne change : vous avez alors la même chose, et les autres aussi
ahead-condition-mine = Seulement si vous avez alors la même chose que maintenant
ahead-condition-possible = Dès que c’est possible
ahead-cancelled-by = { $condition ->
    [nothing] Annulé dès que change ce que vous avez ou ce qu’une autre personne a ; quand des choix sont repris ; quand un bot joue pour vous.
    [mine] Annulé dès que change ce que vous avez ; quand des choix sont repris ; quand un bot joue pour vous.
   *[possible] Annulé quand des choix sont repris, et quand un bot joue pour vous.
}
ahead-save = Choisir ceci d’avance
ahead-cancel = Annuler
ahead-pass-heading = Passer pour moi
ahead-pass-never = Non
ahead-pass-known = Oui, tant qu’aucun nouveau choix n’est possible
ahead-pass-always = Oui, toujours
ahead-pass-known-until = Prend fin quand un choix devient possible qui ne l’était pas lors de la demande, quand vous reprenez un choix, et quand un bot joue pour vous.
ahead-pass-always-until = Prend fin quand vous reprenez un choix, et quand un bot joue pour vous.
ahead-planned = Choisi d’avance. { $question } : { $choices }.
ahead-passing = On passe pour vous chaque fois : { $question }.
ahead-passing-known = On passe pour vous tant qu’aucun nouveau choix n’est possible : { $question }.
ahead-then = { $first }, sinon { $next }
ahead-cancel-of = Annuler : { $question }
