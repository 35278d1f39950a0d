# La ligne de commande.

## Les jeux et leur matériel

cli-title = { $label }, de { $least } à { $most } joueurs
cli-setting = option
cli-values = valeurs, celle par défaut d’abord
cli-meaning = signification
cli-bots = Bots : { $bots }
cli-partly-known = Les règles imprimées ne montrent qu’une partie de ce matériel ; le reste est reconstitué. On le corrige dans l’atelier de windfall play, ou avec windfall --data DIR.
cli-all-known = Chaque champ de ce matériel est connu par l’édition imprimée.
cli-known-legend = connu par l’édition imprimée : { $all } tout, { $part } en partie, { $nothing } rien
cli-facts = données
cli-text = texte
cli-name = nom
cli-reconstructed = reconstitué
cli-documented = attesté
# Ce qu’est un élément de matériel ; les sortes d’autres jeux gardent leur nom.
cli-sort = { $sort ->
    [world] monde
    [development] développement
    [home] monde d’origine
    [goal] objectif
    [action] action
   *[other] { $sort }
}
cli-no-such-sort = il n’y a pas de sorte « { $sort } » ; il y a { $known }
cli-no-files = { $title } n’a pas de fichiers de matériel
cli-file-changes = { $path } change ou confirme { $changed } sur { $entries } :
cli-wrong = erreur : { $problem }
cli-nothing-wrong = Rien à y redire.
# À la place d’une valeur qu’un champ n’a pas.
cli-nothing = rien
cli-cannot-read = impossible de lire { $path } : { $problem }
cli-entry = { $sort } { $id }
cli-entry-confirmed = { $sort } { $id }, confirmé par { $by } le { $on }

## Une partie

# La personne qui joue, à côté de bots appelés par leur nom.
cli-you = vous
cli-dealt = { $title }, graine { $seed } : { $players }
cli-vps = PV
cli-victory = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
} après { $rounds } { $rounds ->
    [one] manche
   *[other] manches
}.
# `ends` sont des phrases.
cli-ended-by = Fin de la partie : { $ends }
cli-not-over = La partie n’est pas terminée. Coups racontés : { $told } sur { $moves }.
cli-goes-on = La partie reprend après { $moves } { $moves ->
    [one] coup
   *[other] coups
} ; l montre le journal.
cli-type-a-number = Taper le numéro du choix ; « ? » montre ce que l’on peut taper d’autre.
cli-number-from = Taper un numéro de 1 à { $most }, ou « ? » pour voir ce que l’on peut taper d’autre.
cli-text-help =
    Taper le numéro du choix, ou
    { "  i N     " }info : ce que fait la tuile ou la carte du choix N ; ou i et une partie de son nom
    { "  b       " }plateau : la table telle que vous la voyez
    { "  l       " }journal : tout ce qui s’est passé
    { "  u       " }reprendre : retour au choix précédent
    { "  s FICH  " }enregistrer la partie dans le fichier FICH
    { "  q       " }quitter
    { "  ?       " }cette aide
cli-nothing-found = Aucune tuile ni carte trouvée. Taper i et le numéro d’un choix, ou une partie d’un nom.
cli-nothing-to-undo = Il n’y a rien à reprendre : c’est le premier choix.
cli-undone = Repris. Choisir à nouveau :
cli-saved-in = Enregistré dans { $path }.
cli-saved = Enregistré. Pour la raconter à nouveau : windfall replay { $path }
cli-not-saved = La partie n’est pas enregistrée dans cet état. Taper s FICHIER pour l’enregistrer, ou encore q pour quitter sans enregistrer.
cli-left = Partie quittée ; elle n’est pas enregistrée.
cli-left-saved = Partie quittée ; elle est enregistrée telle qu’elle était après { $moves } { $moves ->
    [one] coup
   *[other] coups
}. Pour continuer :
cli-name-a-file = nommer un fichier où enregistrer, par exemple : s partie.json
cli-cannot-save = impossible d’enregistrer dans { $path } : { $problem }
cli-cannot-make = impossible de créer le dossier { $path } : { $problem }

## Ce qui a été mal saisi

cli-resumed = une partie enregistrée a déjà son jeu, ses joueurs, sa graine et ses options ; ne pas les donner avec --resume
cli-which-title = dire à quel jeu jouer ; il y a { $known }
cli-bots-after-title = nommer les bots après le jeu, sans --bots
cli-bots-for-players = cela fait { $bots } bots pour { $players } joueurs ; en nommer un pour tous, ou un pour chacun
cli-setting-form = --setting s’écrit NOM=VALEUR, pas « { $given } » ; { $title } a { $settings }
cli-wrong-setting = l’option { $name } ne peut pas être « { $value } » ; valeurs permises : { $allowed }
cli-no-such-seat = il n’y a pas de place { $seat } dans cette partie ; ses places sont { $seats }
cli-bot-form = --bot s’écrit NOM=BOT avec un nom de { $most } lettres au plus, pas « { $given } »
cli-bot-twice = il y a déjà un bot « { $name } » ; proposez celui-ci sous un autre nom
cli-metrics-form = --metrics est un port tel que 9464, ou une adresse telle que 10.0.0.5:9464, pas « { $given } »

## Le serveur

cli-works = { $workers ->
        [one] Un processus travaille
       *[other] { $workers } processus travaillent
    } pour les bots. Ctrl+C l’arrête.
cli-windfall-is-at = Windfall est à l’adresse { $address } (l’arrêter avec Ctrl+C)
cli-workshop-is-at = Son atelier, pour vous seul : { $address }
cli-metrics-are-at = Ses mesures, au format de Prometheus : { $address }
cli-verified = { $shown ->
    [noted] Le secret est celui de ce qui a été noté, et les { $moves } coups concordent avec les pioches qui en découlent.
   *[journal] Le secret est celui de l’engagement du journal, et les { $moves } coups concordent avec les pioches qui en découlent.
}
cli-backed-up = Toutes les tables sont dans { $file }. À garder pour soi : qui l’a possède l’identité de chacun.
cli-restore-asks = Tout ce que contient la base de données sera perdu. Continuer ?
cli-restored = La base de données est telle qu’au moment de la sauvegarde. Démarrer le serveur.
cli-several-tables = plusieurs tables correspondent à { $given } ; en désigner une par son lien
cli-no-such-table = il n’y a pas de table { $given } ; windfall admin tables en donne la liste
cli-table-busy = la table { $given } change sans cesse ; réessayer
cli-not-being-played = on ne joue pas à la table { $mark } ; windfall admin delete la supprime
cli-not-begun = la partie de la table { $mark } n’a pas commencé
cli-journal-tells = la partie de la table { $mark } n’est pas finie, et son journal révèle ce qui est encore caché ; si c’est voulu, ajouter --with-secrets
cli-no-server = aucun serveur ne répond à { $address } : { $problem }
cli-other-server = le serveur à { $address } n’est pas celui de cette base de données ; vérifier les deux adresses
cli-admin-asks = { $what ->
    [end] Personne ne pourra continuer la partie de la table { $table }. Y mettre fin ?
   *[delete] La table { $table } disparaîtra, avec ses coups et ses scores. La supprimer ?
}
cli-ended = La partie de la table { $table } est terminée. Un serveur en marche le dit aux joueurs en quelques secondes.
cli-deleted = La table { $table } est supprimée.
cli-exported = Le journal est dans { $file }.
cli-vacuumed = La base de données occupe { $after } Mo, contre { $before } Mo avant.
cli-admin-column = { $column ->
    [mark] table
    [table] table
    [title] jeu
    [status] état
    [seats] places
    [moves] coups
    [round] manche
    [created] ouverte
    [changed] dernier changement
    [rules] règles
    [components] éléments
    [settings] réglages
    [public] publique
    [version] version
    [name] nom
    [role] rôle
    [address] adresse
    [since] là depuis
   *[other] { $column }
}
cli-admin-role = { $role ->
    [plays] joue
   *[watches] regarde
}
