# Les mots communs à tous les jeux et à toutes les parties.

# Une place dont le joueur n’a pas de nom connu.
engine-seat = Place { $number }
# Un joueur sans nom connu, d’après la couleur de sa place.
engine-colour = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Jaune
   *[4] Violet
}

## Types de mondes et de marchandises. D’autres textes les emploient par `{ engine-kind }` ; ils ont alors l’argument `kind`.

engine-kind = { $kind ->
    [novelty] Nouveautés
    [rare] Éléments rares
    [genes] Gènes
    [alien] Technologie alien
    [gray] gris
   *[any] tout type
}

## Sommes : « 4 − 2 (Mining Robots) − 1 (bonus) = 1 », et ce qu’un choix change : « force militaire 2 → 3 · score 5 → 7 »

engine-negative = −{ $number }
engine-plus = { $before } + { $number } ({ $name })
engine-minus = { $before } − { $number } ({ $name })
engine-sum = { $terms } = { $total }
engine-total = { $total }
engine-change = { $what } { $before } → { $after }
engine-joined = { $first } · { $rest }
# Après ce que l’on a, par exemple « 3 de force militaire sur 5 » : rien s’il ne manque rien.
engine-shortage = { $missing ->
    [0] { "" }
   *[other] { " " }: il en manque { $missing }
}

## Erreurs

# Un texte lu tel quel, par exemple destiné aux programmeurs.
engine-as-written = { $text }
engine-wrong-players = { $title } se joue de { $least } à { $most } joueurs, pas à { $given }
engine-no-such-title = il n’y a pas de jeu { $name } ; il y a { $known }
engine-no-such-setting = { $title } n’a pas d’option « { $name } » ; il y a { $known }
engine-wrong-setting = l’option « { $name } » ne peut pas être { $value } ; valeurs permises : { $allowed }
engine-no-such-level = il n’y a pas de niveau « { $name } » ; il y a { $known }
engine-game-over = la partie est terminée ; plus personne ne peut jouer
engine-not-asked = ce n’est pas à la place { $seat } de choisir ; on attend la place { $asked }
# L’un des `options` ci-dessous : le numéro par lequel on choisit, et ce qu’il veut dire.
engine-option = { $action } = { $text }
engine-not-allowed = la place { $seat } ne peut pas choisir { $action } maintenant ; choix possibles : { $options }
engine-wrong-seed = une graine est un nombre entier de 0 à 2**63 - 1, pas { $seed }
engine-no-such-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
engine-not-over = la partie n’est pas terminée ; il n’y a de résultat qu’à la fin
engine-other-rules = ce journal a été joué avec la version { $rules } des règles de { $title } ; ce Windfall joue la version { $here } : { $replay ->
    [newer] rejouez-le avec un Windfall plus récent
   *[older] rejouez-le avec un Windfall plus ancien
}
engine-other-components = ce journal a été joué avec d’autres fichiers de matériel (empreinte { $digest }, ici { $here }) ; rejouez-le avec les mêmes fichiers, voir windfall --data
engine-journal-move = le coup { $number } du journal ne peut pas être joué : { $error }
engine-no-journal = ce n’est pas un journal de Windfall : { $problem }
engine-unreadable-journal = impossible de lire le journal { $path } : { $problem }

## Les niveaux des bots

engine-level-beginner = débutant
engine-level-beginner-text = Connaît les règles et suit souvent son caprice.
engine-level-easy = facile
engine-level-easy-text = Connaît le jeu et manque parfois d’attention.
engine-level-medium = moyen
engine-level-medium-text = Prend ce qui semble le meilleur sur le moment.
engine-level-hard = difficile
engine-level-hard-text = A appris le jeu et prévoit ses coups.
engine-level-offered-text = Un bot de ce serveur.
engine-question = { $question }
