# Qui est à la table et qui n’y est pas : les bots qui jouent pour quelqu’un, les pendules, et ce que le journal en dit.

## Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande.

seats-not-a-person = Il n’y a personne à cette place pour qui un bot pourrait jouer.
seats-is-here = { $player } est à la table. Un bot ne joue que pour les absents.
seats-too-soon = { $player } vient à peine de partir. Sans l’accord d’autres joueurs, ce sera possible dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
seats-nobody-to-agree = Personne d’autre n’est là pour donner son accord, et { $player } peut revenir.
seats-nothing-to-take = Vous jouez déjà à cette place, ou vous l’avez abandonnée.
seats-bot-plays = Un bot joue à cette place. Reprenez-la d’abord.
seats-one-clock = Une table a une pendule ou des jours pour chaque choix, pas les deux.
seats-no-pause = Seule une partie par correspondance peut être suspendue.
seats-paused-already = La partie est déjà suspendue.
seats-had-pause = Vous avez déjà eu votre pause dans cette partie.
seats-not-your-pause = Seul celui qui a suspendu la partie met fin à la pause.
seats-game-agreed = Ceux qui étaient à cette table ont mis fin à la partie.
seats-game-resigned = Toutes les personnes de cette table ont abandonné. La partie est terminée.

## Ce que dit le journal.

seats-note-stand-in = { $right ->
    [time] Le temps de { $player } est écoulé. Un bot joue maintenant à cette place :
    [agreed] { $player } est absent. Tous les présents laissent un bot jouer à cette place :
   *[away] { $player } est absent depuis longtemps. Un bot joue maintenant à cette place :
} { $level }.
seats-note-back = { $player } joue de nouveau. { $choices ->
    [0] Le bot n’a rien eu à choisir entre-temps.
    [one] Le bot a choisi une fois entre-temps.
   *[other] Le bot a choisi { $choices } fois entre-temps.
}
seats-note-in-time = { $player } avait choisi à temps et joue de nouveau.
seats-note-resigned = { $player } abandonne.
seats-note-agreed = Tous les présents ont mis fin à la partie.
seats-note-paused = { $player } suspend la partie : les pendules s’arrêtent, pour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} au plus.
seats-note-resumed = { $player } met fin à la pause. Les pendules repartent.

## Ce que dit la page.

seats-page-players = Joueurs
seats-page-players-menu = Joueurs, abandonner, terminer…
seats-page-bot-for = { $player } (bot)
seats-page-here = Ici
seats-page-away = Absent
seats-page-away-short = absent
seats-page-away-for = Absent depuis { $time }
seats-page-here-now = Ici en ce moment : { $players }
seats-page-played-by = un bot ({ $level }) joue à cette place
seats-page-was-played = un bot a joué un moment
seats-page-resigned = a abandonné, un bot ({ $level }) continue
seats-page-level-for = Force du bot pour { $player }
seats-page-let-bot = Laisser jouer un bot
seats-page-ask-bot = Proposer un bot
seats-page-let-bot-menu = Laisser jouer un bot…
seats-page-take-seat = Reprendre votre place
seats-page-bot-for-you = Un bot joue pour vous.
seats-page-you-resigned = Vous avez abandonné. Un bot continue pour vous.
seats-page-resign = Abandonner
seats-page-resign-sure = { $others ->
    [0] Abandonner ? La partie se termine sans résultat.
   *[other] Abandonner ? Un bot continue pour vous, et vous ne pourrez pas revenir dans cette partie.
}
seats-page-end = Terminer la partie
seats-page-end-sure = Terminer la partie pour tous, sans résultat ? Tous les présents doivent être d’accord.
seats-page-not-now = Pas maintenant
seats-page-end-mine = Vous voudriez terminer la partie.
seats-page-end-wish = { $player } voudrait terminer la partie, sans résultat.
seats-page-bot-mine = Vous voudriez qu’un bot joue pour { $of }.
seats-page-bot-wish = { $player } voudrait qu’un bot joue pour { $of }, qui n’est pas là.
seats-page-refused = { $player } n’est pas d’accord.
seats-page-pause = Suspendre la partie
seats-page-resume = Mettre fin à la pause
seats-page-paused = { $player } a suspendu la partie, jusqu’au { $until } au plus tard.
seats-page-paused-short = En pause
seats-page-time = Temps
seats-page-clock = Pendule
seats-page-no-clock = Aucune
seats-page-live = { $bank } chacun, et { $increment } par choix
seats-page-days = Par correspondance : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par choix
seats-page-days-text = Chacun vient quand il veut. Quand le temps de quelqu’un est écoulé, les autres peuvent laisser jouer un bot ; chacun peut arrêter les pendules une fois.
seats-page-bot-for-absent = Un bot peut jouer pour un absent
seats-page-after = après { $time }
seats-page-if-agreed = seulement si tous sont d’accord
seats-page-away-after = Après { $time }, un bot peut jouer pour un absent.
seats-page-away-agreed = Un bot ne joue pour un absent que si tous sont d’accord.
seats-page-time-left = Reste { $time }
seats-page-since-you-left = Depuis votre départ
