# Séries et petits tournois : en ouvrir un, s’y inscrire, tours, tables et classement.

## Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande.

tournaments-no-such = Ce tournoi n’existe pas ici. Il a peut-être été supprimé.
tournaments-started = Il a déjà commencé.
tournaments-over = Il est déjà terminé.
tournaments-entered = Vous participez déjà.
tournaments-full = C’est complet : toutes les places sont prises.
tournaments-no-such-entrant = Personne ne participe sous ce numéro.
tournaments-not-yours = Seule la personne qui l’a ouvert peut retirer quelqu’un d’autre.
tournaments-host-only = Seule la personne qui l’a ouvert peut le faire.
tournaments-too-few = Il faut au moins { $players } participants : invitez d’autres personnes ou laissez des bots prendre les places libres.
tournaments-no-person = Il faut au moins une personne.
tournaments-several-titles = Choisissez au moins deux jeux, chacun une seule fois.
tournaments-one-title = Choisissez un jeu.
tournaments-few-places = Il faut des places pour une table entière : au moins { $players }.
tournaments-many-places = Quand tous rencontrent tous, il y a au plus { $places } places.
tournaments-absence = Choisissez une pendule, ou après combien de temps un bot joue pour les absents : un tour ne peut pas attendre indéfiniment.
tournaments-many = { $tournaments } de vos tournois et séries ne sont pas terminés. Terminez-en un ou quittez-en un d’abord.

## La liste, et le formulaire pour en ouvrir un.

tournaments-heading = Tournois et séries
tournaments-lead = Plusieurs parties avec les mêmes personnes. Le serveur ouvre les tables et tient le classement.
tournaments-home-text = Au meilleur des trois, une partie de chaque jeu, ou un petit tournoi entre amis et bots.
tournaments-mine = Les vôtres
tournaments-new = En ouvrir un nouveau
tournaments-pairing = Formule
tournaments-pairing-name = { $pairing ->
    [swiss] Tournoi au système suisse
    [robin] Tournoi toutes rondes
    [best_of] Série d’un même jeu
   *[each_title] Série : une partie de chaque jeu
}
tournaments-pairing-text = { $pairing ->
    [swiss] Quelques tours ; ceux qui sont à égalité se rencontrent, et personne n’est éliminé.
    [robin] Tous rencontrent tous.
    [best_of] Les mêmes personnes à une table, jusqu’à ce que personne ne puisse plus rejoindre le premier.
   *[each_title] Les mêmes personnes à une table, une partie de chaque jeu.
}
tournaments-title = Jeu
tournaments-titles = Jeux
tournaments-players = Joueurs par table
tournaments-places = Places
tournaments-rounds = Tours
tournaments-length = Longueur
tournaments-best-of = Au meilleur de { $games }
tournaments-fill = Places libres au départ
tournaments-fill-nobody = Restent vides
tournaments-fill-bots = Bots ({ $level })
tournaments-i-play = Je participe aussi
tournaments-open = Ouvrir

## L’un d’eux.

tournaments-host = Ouvert par { $name }
tournaments-stage = { $stage ->
    [open] Attend des participants
    [over] Terminé
    [ended] Arrêté avant la fin
   *[running] Tour { $round } sur { $rounds }
}
tournaments-stage-series = { $stage ->
    [open] Attend des participants
    [over] Terminée
    [ended] Arrêtée avant la fin
   *[running] Partie { $round } sur { $rounds }
}
tournaments-at-tables = { $players } par table
tournaments-number-of-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
tournaments-won = { $count ->
    [one] { $names } termine à la première place
   *[other] { $names } partagent la première place
}
tournaments-invite-text = Quiconque a ce lien peut participer jusqu’au départ.
tournaments-invite-code = Code QR du lien pour participer
tournaments-entrants = Participants
tournaments-taken = { $taken } places sur { $places } sont prises.
tournaments-enter = Participer
tournaments-leave = Ne pas participer
tournaments-withdraw = Se retirer
tournaments-withdraw-text = Vous ne jouerez plus d’autre tour. Une partie en cours continue ; qui ne veut pas la jouer abandonne à la table.
tournaments-take-out = Retirer { $name }
tournaments-start = { $bots ->
    [0] Commencer
    [one] Commencer avec { $bots } bot
   *[other] Commencer avec { $bots } bots
}
tournaments-end = Arrêter maintenant
tournaments-end-text = Les parties en cours continuent et ne comptent plus.
tournaments-sure = Oui, vraiment
tournaments-not-sure = Non
tournaments-withdrawn = retiré
tournaments-bot = Bot, { $level }
tournaments-gone = Quelqu’un qui est parti
tournaments-you = vous
tournaments-your-table = À votre table
tournaments-next-table = À la partie suivante
tournaments-waits = Quand toutes les tables de ce tour auront fini, le suivant commencera de lui-même.
tournaments-you-sit-out = Vous ne jouez pas ce tour. Il compte comme gagné.
tournaments-standings = Classement
tournaments-rank = Rang
tournaments-name = Nom
tournaments-points = Points
tournaments-opponents = Buchholz
tournaments-margin = Écart de PV
tournaments-games = Parties
tournaments-how = Un point pour chaque adversaire à la table que vous devancez, un demi-point pour chacun avec qui vous êtes à égalité. Qui ne joue pas un tour reçoit autant que pour une victoire. À égalité de points, les points de tous ceux qu’on a rencontrés départagent (Buchholz), puis le nombre de PV d’avance sur eux. Qui abandonne, ou pour qui un bot a joué, vient après tous les autres à la table.
tournaments-absent = Un tour n’attend pas indéfiniment : quand quelqu’un est absent depuis aussi longtemps que convenu, ou n’a plus de temps, un bot joue pour lui jusqu’à son retour.
tournaments-round = Tour { $round }
tournaments-game = Partie { $round }
tournaments-bye = { $name } ne joue pas
tournaments-state = { $state ->
    [playing] En cours
    [aborted] Terminée sans résultat
   *[over] Terminée
}
tournaments-line = { $name } { $points }
tournaments-watch = Regarder
tournaments-play = Jouer

## Sur la page de confidentialité.

tournaments-kept = Vos tournois
    .text = Ceux que vous avez ouverts ou auxquels vous avez participé, séries comprises : votre inscription, qui vous avez rencontré et comment cela s’est terminé. Si vous vous supprimez, les résultats restent, sans votre nom.
