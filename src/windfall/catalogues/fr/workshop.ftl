# L’atelier, où l’on corrige tuiles et cartes : ce que disent ses pages, ses formulaires et le serveur.

workshop-yes = oui
workshop-no = non
# Un champ ou une valeur nommés comme dans leur fichier.
workshop-as-written = { $text }

## Ce qui ne va pas dans un fichier de matériel. `field`, `table` et `sort` sont des mots du fichier.

workshop-problem = { $place } : { $text }
workshop-problem-in-field = { $place } : champ « { $field } » : { $text }
# Après un autre problème.
workshop-allowed = { $problem } ; valeurs permises : { $values }
workshop-wrong-sort = `{ $expected }` attendu, pas `{ $given }`
workshop-too-small = `{ $expected }` >= { $least } attendu
workshop-too-large = `{ $expected }` <= { $most } attendu
workshop-too-short = `{ $expected }` de longueur >= { $least } attendu
workshop-too-long = `{ $expected }` de longueur <= { $most } attendu
workshop-wrong-pattern = `str` selon le motif { $pattern } attendu
workshop-not-allowed = valeur non permise { $value }
workshop-no-such-field = ce champ n’existe pas
workshop-missing = il manque
workshop-no-such-field-or-table = ce champ ou cette table n’existe pas ; il y a { $known }
workshop-table-missing = la table [{ $table }] manque
workshop-entry-missing = cette entrée ({ $sort }) manque
workshop-no-entries = il n’y a pas de [[{ $sort }]] dedans
workshop-not-toml = ce n’est pas du TOML valide : { $problem }
workshop-must-be = doit être { $value }, pas { $given }
workshop-no-table = une entrée { $sort } est une table
workshop-no-text = ce n’est pas un texte
workshop-only-entries = cela diffère de ce qui est livré ; seules les tuiles et les cartes se corrigent ici
workshop-no-such-table = cette table n’existe pas ; il y a { $known }
workshop-twice = cet identifiant est employé deux fois
workshop-no-such-entry = cette entrée ({ $sort }) n’existe pas ; gardez les identifiants livrés
workshop-not-for-the-form = cela n’a pas sa place dans le formulaire

## Ce que dit le serveur

workshop-not-saved = Rien n’a été enregistré : { $text }.
workshop-not-saved-for = Rien n’a été enregistré : { $place } : { $text }.
workshop-not-saved-for-field = Rien n’a été enregistré : { $field } de { $id } : { $text }.
workshop-undone-already = C’est déjà annulé.
workshop-changed-again = Cela a été modifié de nouveau depuis : annulez d’abord cette modification.
workshop-no-history = { $path } : ce n’est pas un historique de l’atelier : { $problem } ; déplacez-le ailleurs
workshop-no-such-change = Il n’y a pas de modification { $number }.
workshop-none = Ce serveur n’a pas d’atelier. Son hébergeur peut en ouvrir un avec : windfall serve --workshop
workshop-for-the-host = L’atelier est réservé à l’hébergeur de ce serveur : ouvrez le lien affiché à son démarrage.
workshop-wrong-key = Ce n’est pas la clé de ce serveur. Ouvrez le lien affiché à son démarrage.
workshop-cannot-restart = Ce serveur ne peut pas redémarrer de lui-même. Arrêtez-le, puis relancez-le.
workshop-no-files = { $title } n’a pas de fichiers de matériel à corriger.
workshop-no-such-component = { $title } n’a pas de « { $id } ».

## La page

workshop-page-closed = L’atelier est fermé
workshop-page-lead = Vous possédez une boîte ? Comparez chaque tuile ou carte avec celle d’ici : elle est telle qu’imprimée, ou vous la corrigez. Les nouvelles tables jouent alors avec les vôtres.
workshop-page-title = { $title }, { $exact } sur { $all } exacts
workshop-page-of = { $exact } sur { $all }
workshop-page-exact = exacts
workshop-page-exact-of = Matériel exact de { $title }
workshop-page-after-restart = Les nouvelles tables utiliseront les changements après un redémarrage.
workshop-page-somebody = quelqu’un
workshop-page-download = Télécharger
workshop-page-load-file = Charger un fichier…
workshop-page-history = Historique
workshop-page-tools = Fichier, historique, nom
workshop-page-discard = Abandonner
workshop-page-components = { $components ->
    [one] { $components } élément
   *[other] { $components } éléments
}

## À quel point une tuile ou une carte est sûre, et lesquelles sont montrées

workshop-page-all = Tout
workshop-page-to-check = À vérifier
workshop-page-which = Quel matériel
workshop-page-search = Chercher par nom ou texte
workshop-page-all-sorts = Toutes les sortes
workshop-page-shown = { $shown } sur { $all } sont montrés.
workshop-page-none = Il n’y en a pas de tel.
workshop-page-status = { $status ->
    [printed] Imprimé
    [part] En partie
    [confirmed] Confirmé
    [corrected] Corrigé
   *[reconstructed] Reconstitué
}
workshop-page-status-text = { $status ->
    [printed] tout est connu de l’imprimé
    [part] une partie est connue de l’imprimé, le reste est reconstitué
    [confirmed] un propriétaire de la boîte l’a trouvé comme ici
    [corrected] un propriétaire de la boîte l’a changé selon l’imprimé
   *[reconstructed] aucune source ne le montre
}
workshop-page-status-about = { workshop-page-status } : { workshop-page-status-text }
workshop-page-tile = { $status ->
    [unsaved] { $name }, changements non enregistrés
    [printed] { $name }, imprimé
    [part] { $name }, en partie
    [confirmed] { $name }, confirmé
    [corrected] { $name }, corrigé
   *[reconstructed] { $name }, reconstitué
}
workshop-page-unsaved = Non enregistré
workshop-page-known = connu de l’imprimé : { $known } ; pas : { $unknown }
workshop-page-by = par { $name }, { $date }

## Une tuile ou une carte et son formulaire

workshop-page-form-of = Formulaire de { $name }
workshop-page-stale = Tel qu’il était quand il convenait
workshop-page-as-shipped = Tel que fourni
workshop-page-looking = Examen…
workshop-page-not-changed = Il n’a pas été changé lui-même
workshop-page-save-all = Enregistrer les { $entries }
workshop-page-next = Suivant
workshop-page-as-printed = Tel qu’imprimé
workshop-page-all-exact = Tous les autres sont exacts.
workshop-page-problems = { $problems ->
    [one] { $problems } chose à corriger :
   *[other] { $problems } choses à corriger :
}
workshop-page-problem = { $place } : { $text }
workshop-page-nothing = rien
workshop-page-empty = aucun
workshop-page-something-else = autre chose
workshop-page-with-fields = { $what } ({ $fields })
workshop-page-in-group = { $group } : { $label }
workshop-page-choose = Choisir…
workshop-page-new = nouveau
workshop-page-add = Ajouter
workshop-page-add-to = Ajouter à { $field }
workshop-page-item = { $field } { $number }
workshop-page-move-up = Monter { $item }
workshop-page-move-down = Descendre { $item }
workshop-page-take-away = Retirer { $item }
workshop-page-leave-out = Omettre
workshop-page-leave-out-field = Omettre { $field }
workshop-page-one-less = { $field } : un de moins
workshop-page-one-more = { $field } : un de plus
workshop-page-was = était
workshop-page-put-back = Rétablir
workshop-page-put-back-to = Rétablir { $field } à { $was }

## Enregistrer, et ce qui a été enregistré

workshop-page-nothing-changed = Il n’y avait rien à changer.
workshop-page-saved = { $components ->
    [one] { $components } élément enregistré. { $exact } sur { $all } exacts.
   *[other] { $components } éléments enregistrés. { $exact } sur { $all } exacts.
}
workshop-page-saved-one = { $name } : { $status ->
    [printed] imprimé
    [part] en partie
    [confirmed] confirmé
    [corrected] corrigé
   *[reconstructed] reconstitué
}. { $exact } sur { $all } exacts.
workshop-page-unsaved-changes = Changements non enregistrés
workshop-page-not-saved = { $names } : vos changements ne sont pas enregistrés.
workshop-page-cannot-save = On ne peut pas enregistrer avant que ce qui ne va pas soit corrigé.
workshop-page-together = Changer { $name } en même temps
workshop-page-no-history = Rien n’a encore été confirmé ni corrigé.
workshop-page-nothing-to-undo = Il n’y a rien à annuler.
workshop-page-undo-change = Annuler le changement { $change }
workshop-page-change-by = { $undone_by ->
    [0] { $name }, { $date }
   *[other] { $name }, { $date } ; annulé par le changement { $undone_by }
}
workshop-page-was-confirmed = { $what } : confirmé
workshop-page-was-corrected = { $what } : corrigé
workshop-page-was-loaded = Fichier chargé : { $what }
workshop-page-was-undone = { $what } : annulé
workshop-page-change-undone = Changement { $change } annulé : { $what }
workshop-page-confirmed-by = Confirmé par { $name }.
workshop-page-no-longer-confirmed = N’est plus confirmé.
workshop-page-load = Charger { $file }
workshop-page-comparing = Comparaison…
workshop-page-cannot-load = { $problems ->
    [one] Impossible à charger : { $problems } chose à corriger.
   *[other] Impossible à charger : { $problems } choses à corriger.
}
workshop-page-no-differences = Tout est déjà ainsi. Rien ne changerait.
workshop-page-differences = { $components ->
    [one] Cela change { $components } élément. Rien n’est encore enregistré.
   *[other] Cela change { $components } éléments. Rien n’est encore enregistré.
}
workshop-page-load-changes = { $changes ->
    [one] Charger { $changes } changement
   *[other] Charger { $changes } changements
}

## Le jeu de matériel des nouvelles tables

workshop-page-set = Les nouvelles tables utilisent le jeu { $used }.
workshop-page-sets = Les nouvelles tables utilisent le jeu { $used } ; vous avez enregistré le jeu { $saved }.
workshop-page-restart = Redémarrer pour jouer avec
workshop-page-restart-title = Les parties en cours continuent ensuite, avec le matériel de leur début
workshop-page-restarting = Le serveur redémarre. Cette page l’attend…
workshop-page-back = Le serveur est de retour.
workshop-page-not-back = Le serveur n’est pas revenu. Relancez-le là où vous l’aviez lancé ; rien d’enregistré n’est perdu.

## Touches

workshop-page-key-walk = parcourir le matériel
workshop-page-key-next = le prochain que personne n’a confirmé
workshop-page-key-previous = le précédent
workshop-page-key-confirm = il est tel qu’imprimé : confirmer, et au suivant
workshop-page-key-correct = corriger
workshop-page-key-save = enregistrer la correction
workshop-page-key-back = du formulaire au matériel
workshop-page-key-undo = annuler le dernier changement
workshop-page-key-history = historique
workshop-page-key-search = chercher
