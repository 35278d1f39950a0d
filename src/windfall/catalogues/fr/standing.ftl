# Ce que quelqu’un a joué et comment cela s’est passé : mes parties, statistiques, cotes, classement, résultats partagés.

## Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande.

standing-own-screens = À une table cotée, chacun joue sur son propre écran.
standing-no-leaderboard = Ce serveur n’a pas de classement.

## Ce qui est dit d’un résultat partagé.

standing-shared-title = { $count ->
    [one] { $names } gagne { $title }
   *[other] { $names } gagnent { $title } ensemble
}
standing-shared-about = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
standing-shared-score = { $name } { $score }
standing-shared-scores = { $scores }

## Mes parties.

standing-games = Mes parties
standing-games-text = Tout ce que vous avez joué ici, avec résultats, rediffusions et analyses.
standing-all-games = Toutes mes parties
standing-filters = Quelles parties
standing-all-titles = Tous les jeux
standing-title = Jeu
standing-players = Joueurs
standing-any-number = Peu importe
standing-number = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
standing-result = Résultat
standing-any-result = Tous les résultats
standing-outcome = { $outcome ->
    [won] Gagnée
    [lost] Perdue
    [replaced] Un bot a joué pour vous
    [resigned] Abandonnée
    [aborted] Non terminée
   *[running] En cours
}
standing-state = En cours ou terminées
standing-any-state = En cours et terminées
standing-state-of = { $state ->
    [running] En cours
   *[ended] Terminées
}
standing-opponents = Adversaires
standing-any-opponent = Tout le monde
standing-against-people = Des personnes
standing-against-bots = Des bots seulement
standing-found = { $games ->
    [0] Aucune partie ne correspond.
    [one] { $games } partie
   *[other] { $games } parties
}
standing-no-games = Vous n’avez pas encore joué ici.
standing-place = { $order ->
    [one] { $place }re place
   *[other] { $place }e place
}
standing-score = { $score } PV
standing-seat-score = { $name } { $score }
standing-seat-resigned = { $name } (abandon)
standing-seat-replaced = { $name } (un bot a joué)
standing-seat-bot = { $name } ({ $level })
standing-rated = Cotée
standing-rating-change = Cote { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
standing-score-sheet = Feuille de score
standing-replay = Rediffusion
standing-review = Analyse
standing-to-table = À la table
standing-newer = Plus récentes
standing-older = Plus anciennes
standing-page = { $first }–{ $last } sur { $total }

## Statistiques.

standing-statistics = Statistiques
standing-statistics-none = Les statistiques commencent avec la première partie de { $title } que vous jouez jusqu’au bout.
standing-left = { $games ->
    [one] { $games } partie que vous n’avez pas jouée vous-même jusqu’au bout n’est pas comptée.
   *[other] { $games } parties que vous n’avez pas jouées vous-même jusqu’au bout ne sont pas comptées.
}
standing-games-count = Parties
standing-wins = Victoires
standing-mean-score = Score moyen
standing-best-score = Meilleur score
standing-favourite-actions = Actions préférées
standing-favourite-cards = Le plus souvent posées
standing-times = { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}
standing-against = Contre qui
standing-opponent = Adversaire
standing-better = Devant
standing-worse = Derrière
standing-bots-of = Bots, { $level }

## Cotes.

standing-ratings = Cotes
standing-ratings-text = Les parties cotées placent personnes et bots sur une même échelle, pour chaque jeu et chaque nombre de joueurs. Tout le monde commence à 1000, là où se trouvent les bots pour débutants.
standing-no-ratings = Vous n’avez pas encore terminé de partie cotée.
standing-rating = { NUMBER($points, useGrouping: 0) } ± { NUMBER($spread, useGrouping: 0) }
standing-unsure = après peu de parties
standing-rated-games = { $games ->
    [one] { $games } partie cotée
   *[other] { $games } parties cotées
}
standing-bot-rating = Cote { NUMBER($points, useGrouping: 0) }
standing-bot-rating-even = Cote { NUMBER($points, useGrouping: 0) }, un adversaire à votre mesure
standing-rate = Partie cotée
standing-rate-text = Elle change les cotes : pas de conseils, et rien de ce que les autres savent n’est repris. Qui abandonne ou laisse un bot jouer à sa place est classé dernier.
standing-rate-friends = Avec un ami sur le même écran, une partie ne peut pas être cotée.

## Le classement.

standing-leaderboard = Classement
standing-leaderboard-text = Celles et ceux qui ont accepté d’y figurer, dès qu’assez de parties cotées disent leur force, et les bots à côté.
standing-listed = Me faire figurer au classement
standing-listed-text = Avec nom, emblème et cote. Vous pouvez changer d’avis à tout moment.
standing-nobody-listed = Personne n’y figure encore.
standing-rank = Rang
standing-name = Nom
standing-points = Cote
standing-you = Vous

## Partage.

standing-share = Partager le résultat
standing-share-text = Qui a le lien voit cette feuille de score, la rediffusion et l’image.
standing-share-link = Lien vers le résultat
standing-picture = Image du résultat : { $scores }
standing-save-picture = Enregistrer l’image

## Sur la page des données personnelles.

standing-kept = Vos cotes
    .text = Pour chaque jeu et chaque nombre de joueurs, si vous jouez des parties cotées, et si vous avez accepté de figurer au classement. Elles disparaissent quand vous vous supprimez.
