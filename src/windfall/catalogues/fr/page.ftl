# Ce que disent les pages et le cadre d’une table, quel que soit le jeu.

## Partout

page-close = Fermer
page-close-message = Fermer le message
page-help = Aide
page-learn = Apprendre
page-new-here = Nouveau ici ? Apprenez { $title } en { $lessons ->
        [one] { $lessons } courte leçon
       *[other] { $lessons } courtes leçons
    }.
page-components = Matériel
page-components-of = Matériel de { $title }
page-workshop = Atelier
page-workshop-of = Atelier de { $title }
page-replay = Rediffusion
page-review = Analyse
page-score-sheet = Feuille de score
page-round = Manche { $round }
page-vp = PV
page-play = Jouer
page-games = Jeux
page-seats = Places
page-your-turn = À vous de jouer
page-you = Vous
page-you-named = Vous ({ $name })
page-yes = oui
page-no = non
page-loading = Chargement…
page-percent = { $percent } %
page-count = { $value } { $label }
page-skip-to-content = Aller au contenu
page-pages = Pages
page-language = Langue
page-theme = Thème
page-theme-value = { $theme ->
    [dark] sombre
    [light] clair
   *[system] système
}

## Ce qui ne va pas

page-no-server = Le serveur est injoignable. Vérifiez qu’il fonctionne, puis réessayez.
page-server-error = Le serveur a répondu par l’erreur { $status }. Réessayez.
page-failure = { $text }
page-load-failed = La page n’a pas pu être chargée
page-load-failed-text = Vérifiez que le serveur fonctionne, puis rechargez-la.
page-load-again = Recharger
page-no-connection = Il n’y a pas de connexion au serveur. Attendez qu’il revienne.
page-missing = Introuvable
page-missing-heading = Il n’y a rien à cette adresse
page-missing-text = Le lien est peut-être incomplet.
page-go-home = Aller à l’accueil
page-no-such-game = Jeu inconnu
page-no-such-game-heading = Ce jeu n’existe pas
page-no-such-game-text = Voici les jeux qui existent.
page-table-failed = La table n’a pas pu être ouverte. Rechargez la page.
page-opening-table = Ouverture de la table…
page-go-to-table = Aller à la table

## Places

page-spectator = Spectateur
page-player = Joueur { $number }

## La table

page-table = Table
page-details = Détails
page-log = Journal
page-log-and-chat = Journal et discussion
page-log-hidden = (caché aux autres)
page-parts = Parties de la table
page-tab = { $tab ->
    [me] Moi
    [table] Table
    [others] Autres
   *[log] Journal
}
page-tab-choice = , un choix attend ici
page-tab-news = , du nouveau
page-watching = Vous regardez
page-reconnecting = Reconnexion…
page-other-players = Autres joueurs
page-my-empire = Mon empire
page-hidden-card = une carte cachée

## What the viewer has chosen while others still choose

page-secret = Votre choix
page-secret-hidden = Caché aux autres jusqu’à ce que tous aient choisi.
page-secret-peek = Regarder
page-secret-cover = Retourner

## La barre de question

page-prompt = Question
page-choices = Choix
page-showing = Ce qui s’est passé : encore { $more }.
page-one-moment = Un instant…
page-waiting-for = En attente de { $players }…
page-bots-in-line = Beaucoup de tables réfléchissent : { $order ->
    [one] { $place }re
   *[other] { $place }e
} place dans la file.
page-chosen-of = Choix : { $chosen } sur { $most }
page-chosen-up-to = Choix : { $chosen }, jusqu’à { $most }
page-chosen-between = Choix : { $chosen }, de { $least } à { $most }
page-chosen-already = Les { $most } choix sont déjà faits. Reprenez-en un d’abord.
page-kept-of = Cliquez sur ce que vous gardez : { $chosen } sur { $most }
page-keep = Garder
page-choose = Choisir
page-choose-kept = Cliquer sur ce qui reste
page-choose-given = Cliquer sur ce qui part
page-not-this-game = Pas dans cette partie
page-not-this-game-title = Répond non maintenant, et chaque fois que la question revient dans cette partie
page-taken = Fait automatiquement : { $choice }
page-declined = Réponse « non » dans cette partie : { $question }
page-ask-again = Demander à nouveau
page-skip = Passer
page-take-back = Reprendre
page-confirm = Confirmer
page-recent-title = Ce qui s’est passé depuis mon dernier coup
page-recent-wide = Depuis mon coup
page-recent-narrow = Récent
page-recent-lines = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
page-recent-heading = Depuis mon dernier coup
page-recent-nothing = Rien encore.
page-undo = Annuler
page-undo-ask = Demander à annuler
page-undo-mine = Vous voulez reprendre un coup.
page-undo-wish = { $player } veut reprendre un coup.
page-undo-mine-move = Vous voulez reprendre ce coup : { $move }
page-undo-wish-move = { $player } veut reprendre ce coup : { $move }
page-undo-withdraw = Retirer la demande
page-undo-refused = { $player } n’est pas d’accord pour reprendre le coup.
page-agree = Accepter
page-refuse = Refuser
page-over = La partie est finie. { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} avec { $vp } PV.
page-result = Résultat
page-next-game = Partie suivante

## Choses sur la table, pour qui les entend

page-thing-choice = { $thing }. { $choice }
page-thing-advised = { $thing }. L’indice le conseille

## Indices

page-hint = Indice
page-hint-title = Demander quoi choisir, et pourquoi
page-hint-thinking = Réflexion…
page-hint-in-line = { $order ->
    [one] { $place }re
   *[other] { $place }e
} place…
page-hint-says = L’indice conseille :
page-hint-hide = Masquer l’indice
page-hint-play = Jouer ainsi
page-hint-why = Pourquoi
page-hint-others = Les autres
page-hint-first-picks = Si le premier est…
page-hint-choices = Tous les choix
page-hint-choice = Choix
page-hint-wins = Victoires
page-hint-best = Seulement les meilleurs
page-hint-all = Les { $choices } choix
page-choose-none = Ne rien choisir

## Discussion

page-chat = Discussion
page-chat-lines = Lignes de la discussion
page-chat-mute = Muet
page-chat-mute-all = Rendre { $name } muet pour tous
page-chat-mute-me = Ne plus lire { $name }
page-chat-muted = Muets :
page-chat-hear = Lire de nouveau { $name }
page-chat-say = Dire quelque chose à toute la table
page-chat-placeholder = Un message
page-chat-send = Envoyer

## Le menu d’une table

page-menu = Menu
page-speed = Vitesse des autres
page-speed-value = { $speed ->
    [instant] immédiate
    [fast] rapide
    [slow] lente
   *[normal] normale
}
page-tap = Toucher
page-tap-value = { $tap ->
    [look] montre d’abord
   *[choose] choisit aussitôt
}
page-sound = Son
page-volume = Volume
page-watchers = Les autres peuvent regarder
page-copy-prompt = Copier ce lien :
page-copy-table-link = Copier le lien de la table
page-link-copied = Lien copié
page-set = Jeu { $digest }
page-leave = Quitter la table
page-component-set = { $origin ->
    [unknown] Joué avec du matériel que ce serveur n’a jamais eu.
    [shipped] { $current ->
        [yes] Joué avec le matériel fourni.
       *[no] Joué avec le matériel fourni. Les nouvelles tables en ont un autre.
    }
   *[corrected] { $current ->
        [yes] Joué avec du matériel corrigé.
       *[no] Joué avec du matériel corrigé. Les nouvelles tables en ont un autre.
    }
}

## Touches

page-keys-heading = Touches
page-key = { $key ->
    [enter] Entrée
    [esc] Échap
    [space] Espace
    [tab] Tab
    [ctrl-enter] Ctrl Entrée
   *[other] { $key }
}
page-key-walk = parcourir ce qui peut être choisi
page-key-choose = choisir ; confirmer quand il y a plusieurs choix
page-key-options = les choix de la barre de question
page-key-escape = fermer, ou reprendre le dernier choix
page-key-hint = demander un indice ; le montrer ou le masquer
page-key-rules = montrer les règles de la question
page-key-undo = annuler
page-key-skip = passer au présent
page-key-log = aller au journal
page-key-tab = parcourir tout ce qui a un texte
page-key-keys = montrer ces touches

## Plusieurs personnes devant un écran

page-curtain-heading = Passer l’écran à { $name }
page-curtain-text = La table va montrer la main de { $name }. Les autres détournent les yeux.
page-curtain-ready = Je suis { $name }

## L’accueil

page-home-heading = Bâtir un empire parmi les étoiles
page-home-lead = Trois jeux d’une même famille : contre des bots, avec des amis devant cet écran, ou en ligne.
page-your-name = Votre nom
page-save = Enregistrer
page-saved = Enregistré.
page-continue = Continuer
page-open-tables = Tables ouvertes
page-finished-games = Parties finies
page-players-range = { $least } à { $most } joueurs
page-play-now = Jouer maintenant
page-play-title-now = Jouer maintenant à { $title }
page-options = Options…
page-options-of = Options de { $title }
page-how-to-play = Comment jouer
page-how-to-play-title = Comment jouer à { $title }
page-seats-open = { $seats ->
    [one] { $seats } place est libre
   *[other] { $seats } places sont libres
}
page-halted = { $why ->
    [rules] Ne peut pas continuer : autres règles
    [components] Ne peut pas continuer : autres éléments
    [ended] Terminée par l’hébergeur de ce serveur
    [agreed] Terminée par ses joueurs
    [resigned] Tous ont abandonné
   *[moves] Ne peut pas continuer : endommagée
}
page-setup = Mise en place
page-game-over = Finie
page-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
page-friends = { $friends ->
    [one] { $friends } ami
   *[other] { $friends } amis
}
page-bots = { $bots ->
    [one] { $bots } bot ({ $levels })
   *[other] { $bots } bots ({ $levels })
}
page-open-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}

## Les options d’une nouvelle partie

page-players = Joueurs
page-game = Partie
page-draw-lots = Tirer les places au sort
page-show-table = Montrer la table à tous sur ce serveur
page-may-hint = Les joueurs peuvent demander des indices
page-usual-options = Options habituelles
page-create-table = Créer la table
page-online-text = Vous recevez un lien pour les autres. La partie commence quand toutes les places sont prises.
page-seat = Place { $number }
page-seat-of-bot = Bot, { $level }
page-seat-of-friend = Ami devant cet écran
page-seat-online = Place libre, en ligne
page-open-seat-text = Quelqu’un la prend grâce au lien de la table.
page-friend-on-seat = Nom de l’ami à la place { $seat }
page-name = Nom
page-setting-setup = Mise en place
page-setting-setup-text = La première partie commence par la mise en place que la règle propose pour apprendre.
page-setup-standard = Normale
page-setup-first-game = Première partie
page-setting-text = { CAPITALIZED($text) }.

## La salle d’attente

page-waiting-room = En attente de joueurs
page-standard-game = Partie normale
page-table-public = tous sur ce serveur voient la table
page-table-private = seuls ceux qui ont le lien voient la table
page-hints-allowed = les indices sont permis
page-no-hints = pas d’indices
page-invite = Inviter
page-invite-text = Envoyez ce lien aux autres. La partie commence quand aucune place n’est libre.
page-table-link = Lien vers cette table
page-copy-link = Copier le lien
page-share = Partager…
page-invite-code = Code QR du lien vers cette table
page-copied = Copié
page-link-is-copied = Le lien est copié.
page-start-with-bots = { $seats ->
    [one] Commencer avec un bot à la place libre
   *[other] Commencer avec des bots aux places libres
}
page-open-seat = Place libre
page-seat-bot = bot, { $level }
page-seat-person = { $where ->
    [screen] devant cet écran
    [here] présent
   *[away] absent
}
page-sit-here = S’asseoir ici
page-friend-for-seat = Nom d’un ami devant cet écran pour la place { $seat }
page-friend-name = Nom
page-seat-friend = Asseoir
page-bot-for-seat = Bot pour la place { $seat }
page-bot = Bot…
page-stand-up = Se lever
page-send-away = Renvoyer

## La feuille de score

page-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
page-play-again = Rejouer
page-to-standings = Tours et classement
page-watch-replay = Voir la rediffusion
page-review-game = Analyser la partie
page-back-to-table = Retour à la table
page-save-journal = Enregistrer la partie
page-victory-points = Points de victoire
page-round-by-round = Manche par manche
page-no-score-sheet = Pas de feuille de score
page-counting = Décompte…
page-you-win = Vous gagnez
page-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
page-tie = { $count ->
    [one] Égalité, départagée ainsi : { $what }.
   *[other] Égalité, même pour ce qui départage : { $what }.
}
page-empire-of = Empire de { $player }
page-winner = Victoire
page-total = Total
page-chart-axis = PV à la fin de chaque manche
page-chart-score = { $name } { $score }
page-chart-scores = Scores au fil des manches. À la fin : { $scores }.

## Rediffusion et analyse

page-no-replay = Pas de rediffusion
page-opening-replay = Ouverture de la rediffusion…
page-loading-moves = Chargement des coups…
page-the-setup = La mise en place.
page-round-back = Manche précédente
page-round-back-key = Manche précédente (Page préc.)
page-step-back = Pas en arrière
page-step-back-key = Pas en arrière (←)
page-pause = Pause
page-play-on = Lecture
page-play-key = Lecture ou pause (Espace)
page-step-on = Pas en avant
page-step-on-key = Pas en avant (→)
page-round-on = Manche suivante
page-round-on-key = Manche suivante (Page suiv.)
page-seen-by = Vu par
page-a-spectator = un spectateur
page-position = Position dans la partie
page-position-text = Manche { $round }, pas { $step } sur { $last }
page-win-chances = Chances de gagner
page-win-chances-now = Chances de gagner maintenant
page-chart-chance = { $name } { $chance }
page-chart-chances = Chances de gagner au fil de la partie. Maintenant : { $chances }.
page-cost-most = Ce qui a coûté le plus
page-whose-moves = Coups de qui
page-points-text = Les points sont des points de pourcentage de chances de gagner.
page-earlier = Avant
page-later = Après
page-no-mistakes = Aucun coup de { $name } n’a coûté quoi que ce soit de notable.
page-try-again = Réessayer
page-reviewing = Analyse de la partie…
page-reviewing-text = Ce qui a sans doute coûté le plus est examiné d’abord. Les résultats apparaissent ici aussitôt ; vous pouvez regarder la partie en attendant.
page-review-judged = { $choices ->
    [one] { $judged } choix jugé sur { $choices }.
   *[other] { $judged } choix jugés sur { $choices }.
}
page-review-unknown = On ne peut pas encore dire combien de temps cela prendra.
page-review-seconds = { $seconds ->
    [one] Encore environ { $seconds } seconde.
   *[other] Encore environ { $seconds } secondes.
}
page-review-minutes = { $minutes ->
    [one] Encore environ { $minutes } minute.
   *[other] Encore environ { $minutes } minutes.
}
page-review-go-on = Continuer
page-learn-from-mistakes = Apprendre de ces erreurs
page-review-progress = Avancement de l’analyse
page-played = Joué
page-better = Mieux
page-cost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
page-cost-little = moins de 1 point

## Matériel

page-library-lead = Toutes les tuiles et cartes. Choisissez un jeu.
page-library-count = { $where ->
    [table] { $shown } sur { $all }, telles qu’à votre table.
   *[new] { $shown } sur { $all }.
}
page-library-mixed = Ce qui est reconstitué est marqué.
page-library-documented = Tout est attesté, tel qu’imprimé.
page-library-own-box = Vous possédez la boîte ?
page-library-workshop = Comparez-les avec elle dans l’atelier.
page-library-entry = { $source ->
    [documented] { $name }, attesté
    [partly] { $name }, en partie reconstitué
   *[reconstructed] { $name }, reconstitué
}
page-source = { $source ->
    [documented] Attesté
    [partly] En partie reconstitué
   *[reconstructed] Reconstitué
}
page-source-documented = Attesté : tout est tel qu’imprimé.
page-source-reconstructed = Reconstitué : aucune source ne le montre, tout a donc été complété.
page-source-partly = Attesté : { $documented }. Reconstitué : { $reconstructed }.
page-reconstructed-fields = Reconstitué, pas d’après l’imprimé : { $fields }.
page-fact = { $label } { $value }
page-component = { $name }. { $facts }. { $text }
page-field = { $field ->
    [name] nom
    [type] sorte
    [kind] type
    [goods] marchandises
    [cost] coût
    [defense] défense
    [vp] PV
    [powers] pouvoirs
    [powers-action] action des pouvoirs
    [powers-effect] effet des pouvoirs
    [powers-up_to] limite des pouvoirs
    [keywords] mots-clés
    [bonus] bonus
    [scoring] décompte
    [steps] paliers
    [count] ce qui est compté
    [size] taille
    [spaces] cases
    [stack] pile
    [copies] exemplaires
    [stockpile] réserve
    [colonists] colons
    [replaces] remplace
    [first_game] première partie
   *[other] { $field }
}
page-filter-search = Recherche
page-filter-placeholder = Nom ou texte
page-filter-sort = Sorte
page-filter-kind = Type
page-filter-phase = Pouvoir dans
page-filter-source = Source
page-filter-all = Tout
page-filter-none = Tout montrer
page-sort = { $sort ->
    [world] Mondes
    [development] Développements
    [home] Colonies d’origine
    [goal] Objectifs
   *[action] Actions
}
page-kind = { $kind ->
    [novelty] Nouveautés
    [rare] Éléments rares
    [genes] Gènes
    [alien] Technologie alien
    [gray] Gris
   *[any] Tout type
}
page-phase = { $phase ->
    [explore] Explorer
    [develop] Développer
    [settle] Coloniser
    [trade] Commerce
    [consume] Consommer
   *[produce] Produire
}
page-emblem = { $emblem ->
    [rebel] Rebelle
    [imperium] Imperium
    [alien] Alien
    [uplift] Uplift
    [xeno] Xeno
    [terraforming] Terraformation
    [chromosome] Chromosome
   *[other] { $emblem }
}
page-home-world = Monde d’origine
page-goods = { $goods ->
    [windfall] { page-kind }, aubaine
    [production] { page-kind }, production
   *[none] { page-kind }
}

## Aide

page-help-lead = Comment jouer, en bref, et ce que signifient les mots et les symboles. Choisissez un jeu.
page-on-this-page = Sur cette page
page-all-components = Tout le matériel
page-help-goal = But
page-help-round = Une manche
page-help-end = Fin de la partie
page-help-advice = Pour une première partie
page-help-icons = Symboles
page-help-words = Mots
page-help-terms = Aide :
page-bonus = Bonus :

page-rules = Règles
page-rules-title = Règles de { $title }
page-rules-lead = Toutes les règles, à lire, à parcourir et à imprimer. Choisissez un jeu.
page-rules-search = Chercher dans les règles
page-rules-places = { $places ->
    [one] { $places } passage
   *[other] { $places } passages
}
page-rules-nothing = Aucun passage des règles ne contient ces mots.
page-rules-print = Imprimer
page-rules-action = Tous :
page-rules-example = Exemple :
page-rules-ruling = Décision :
page-rules-rulings = Décisions par numéro
page-rules-rulings-text = Là où les livrets laissent une question ouverte ou se contredisent, il a été décidé une fois pour toutes comment on joue à cette table. Chaque décision a un numéro et figure dans le texte à côté de la règle qu’elle concerne.
page-rules-in-short = Comment jouer, en bref
page-rules-for-this = Règles pour ceci
page-rules-all = Toutes les règles

page-legend = Ce que signifient les symboles
page-legend-cost = { $unit ->
    [card] Coût { $cost } : on défausse autant d’autres cartes de sa main pour la poser.
   *[credit] Coût { $cost } : on paie autant de crédits.
}
page-legend-defense = Défense { $defense } : à conquérir, non à payer ; votre force militaire doit être d’au moins { $defense }.
page-legend-vp = { $when ->
    [round] { $vp } PV à chaque manche.
   *[end] { $vp } PV à la fin de la partie.
}
page-legend-variable = Point d’interrogation : ce que cela rapporte dépend du reste de l’empire, comme le dit le texte.
page-legend-goods = { $goods ->
    [windfall] { page-kind }, avec un halo : une marchandise de ce type l’accompagne, une fois. Ensuite, seuls des pouvoirs et le bonus de Produire en apportent.
    [production] { page-kind }, en couleur pleine : Produire y met une marchandise de ce type s’il n’y en a pas.
   *[none] { page-kind } : compte pour ce qui demande ce type.
}
page-legend-phase = { page-phase } : un pouvoir qui agit alors.
# $power : ce qu’il fait, une phrase ou plusieurs.
page-legend-power = { page-phase } : { $power }
page-legend-kind = { page-kind } : un type de mondes et de marchandises.

page-icon-windfall = Monde d’aubaine : un halo de la couleur de son type
page-icon-production = Monde de production : un disque de la couleur de son type
page-icon-paid = Monde à payer : un bord sombre et son coût
page-icon-military = Monde militaire : un bord rouge et sa défense
page-icon-development = Développement : un losange avec son coût
page-icon-variable = Développement dont les PV sont comptés à la fin
page-icon-vp = PV ; « ? » est compté à la fin
page-icon-good = { $unit ->
    [card] Marchandise { page-kind } : se vend { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }
   *[credit] Marchandise { page-kind } : se vend { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    }
}

## Mots que plus d’un jeu emploie

page-term-vp = PV
    .text = Points de victoire. Qui en a le plus à la fin gagne.
    .also = point de victoire, points de victoire
page-term-novelty = Nouveautés
    .text = Le type cyan : art, mode, divertissement. Sa lune est en haut à gauche.
    .also = nouveauté
page-term-rare-elements = Éléments rares
    .text = Le type brun : du carburant pour les propulseurs. Sa lune est en haut à droite.
    .also = élément rare
page-term-genes = Gènes
    .text = Le type vert : du matériel génétique. Sa lune est en bas à gauche.
    .also = gène
page-term-alien-technology = Technologie alien
    .text = Le type jaune : ce que les Aliens ont laissé. Sa lune est en bas à droite.
page-term-gray-world = Monde gris
    .text = Un monde sans type. Il ne porte jamais de marchandise.
    .also = mondes gris
page-term-military-world = Monde militaire
    .text = Un monde au bord rouge avec un nombre rouge cerclé, sa défense. Il se conquiert avec la force militaire et ne se paie pas, sauf si un pouvoir le permet.
    .also = mondes militaires
page-term-defense = Défense
    .text = Le nombre rouge cerclé d’un monde militaire : la force militaire qu’il faut pour le conquérir.
page-term-specialized-military = Force militaire spécialisée
    .text = Force militaire qui ne compte que contre certains mondes, comme ceux au mot-clé Rebelle ou d’un type.
page-term-contact-specialist = Spécialiste des contacts
    .text = Permet de payer un monde militaire qui n’est pas alien, pour 1 de moins que sa défense, au lieu de le conquérir. Les réductions comptent aussi.
    .also = spécialistes des contacts, contact specialist
page-term-discount = Réduction
    .text = Rend quelque chose moins cher. Les réductions s’additionnent, mais aucun coût ne descend sous 0.
page-term-keyword = Mot-clé
    .text = Un mot comme Rebelle, Imperium, Alien, Uplift ou Terraformation sur une tuile ou une carte. Il ne fait rien par lui-même ; des pouvoirs et des bonus le demandent.
    .also = mots-clés
page-term-rebel = Rebelle
    .text = Un mot-clé : les mondes qui combattent l’Imperium. Certains pouvoirs aident contre eux.
page-term-imperium = Imperium
    .text = Un mot-clé : les mondes et développements de la grande puissance de la galaxie.
page-term-alien = Alien
    .text = Un mot-clé : ce que les Aliens disparus ont laissé. Les mondes jaunes sont du type Technologie alien.
page-term-uplift = Uplift
    .text = Un mot-clé : des peuples élevés à l’intelligence par le génie génétique.
page-term-terraforming = Terraformation
    .text = Un mot-clé : les développements qui rendent les mondes habitables.
page-term-documented = Attesté
    .text = Cette partie d’une tuile ou d’une carte est connue de sources imprimées ou publiées.
page-term-reconstructed = Reconstitué
    .text = Cette partie d’une tuile ou d’une carte n’est pas attestée. Elle a été complétée pour que tous les totaux connus soient justes ; qui possède le jeu peut la corriger.
page-deal-committed = Distribuée à partir d’un secret révélé à la fin. Son engagement :
page-deal-verdict = { $verdict ->
    [proven] Chaque pioche découle d’un secret sur lequel le serveur s’était engagé avant le premier choix.
    [other-commitment] Le serveur s’est engagé sur autre chose que ce qu’il montrait au début.
    [other-secret] Le secret n’est pas celui sur lequel le serveur s’était engagé.
   *[other-game] Les coups ne concordent pas avec les pioches qui découlent du secret.
}
page-deal-state = { $verdict ->
    [proven] Distribution prouvée
   *[other] Distribution non prouvée
}
page-deal-commitment = Engagement
page-deal-secret = Secret
