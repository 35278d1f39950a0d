# Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande.

server-components-not-loaded = Le matériel de cette partie n’a pas pu être chargé. Réessayez dans un moment.
server-annex = Seul le serveur parle à son annexe.
server-components-no-room = Trop de parties avec un autre matériel sont ouvertes : il n’y a plus de place. Réessayez dans un moment.
server-table-unreachable = Cette table est injoignable pour l’instant. Réessayez.
server-too-much = C’était trop d’un coup. Attendez une minute et réessayez.
server-no-room = Trop de personnes sont connectées : il n’y a plus de place. Réessayez dans un moment.
server-many-windows = Trop de fenêtres sont ouvertes. Fermez-en une et réessayez.
server-many-at-address = Trop de personnes sont connectées depuis votre adresse. Réessayez dans un moment.
server-no-such-seat = Il n’y a pas de telle place à cette table.
server-not-over = La partie n’est pas encore terminée.
server-says-too-much = C’est trop de messages d’un coup. Attendez un moment.
server-muted = L’hôte de cette table vous a réduit au silence.
server-seat-kept = Cette place est gardée pour quelqu’un de la partie précédente. Réessayez dans quelques minutes, ou choisissez une autre table.
server-nothing-to-read = Il n’y a rien à lire dans ce message.
server-nobody-to-mute = Il n’y a personne de ce nom à réduire au silence.
server-whole-too-often = La table entière est demandée trop souvent. Attendez un moment.
server-many-public = Vous avez ouvert beaucoup de tables publiques. Attendez que quelqu’un vienne, ou ouvrez-en une pour ceux qui ont le lien.
server-loading-again = La table est en train d’être rechargée. Réessayez dans un instant.
server-only-players-again = Seuls ceux qui ont joué peuvent rejouer.
server-no-watchers = L’hôte de cette table n’admet pas de spectateurs.
server-many-watchers = Trop de personnes regardent cette table : il n’y a plus de place. Réessayez dans un moment.
server-not-now = Ce choix n’est pas possible maintenant. Choisissez parmi les options ; ce qui suit une surprise se choisit après elle.
server-public-seats = Les places d’une table publique sont pour ceux qui arrivent ; seul l’hôte en ajoute sur un même écran.
server-one-seat = Vous pouvez prendre une place ; les autres à votre écran jouent en local.
server-no-person = Donnez une place à une personne, ou laissez-en une libre.
server-started = La partie a commencé ; les places ne changent plus.
server-seat-taken = Cette place est prise. Choisissez-en une libre.
server-seated = Vous êtes déjà à cette table.
server-sit-first = Prenez d’abord une place avant d’ajouter quelqu’un à votre écran.
server-seat-of-another = Quelqu’un occupe cette place et peut seul la libérer.
server-host-places-bots = Seul l’hôte de la table place des bots.
server-seat-for-a-person = Laissez une place à une personne.
server-not-open = Cette question n’est plus ouverte. Voyez ce qui est demandé maintenant.
server-no-hints = Les indices ne sont pas permis à cette table. L’hôte ne peut les permettre qu’à l’ouverture de la table.
server-not-stored = Votre choix n’a pas pu être enregistré. Réessayez.
server-own-seats = Vous pouvez regarder depuis vos propres places ; depuis toutes une fois la partie terminée.
server-host-lets-watch = Seul l’hôte de la table admet des spectateurs.
server-not-choosable = Ce choix n’est pas possible maintenant.
server-nothing-to-undo = Il n’y a rien à reprendre.
server-nobody-waits = Personne n’attend votre accord.
server-no-wish = Vous n’avez rien demandé à reprendre.
server-not-started = La partie n’a pas encore commencé.
server-not-your-seat = Cette place n’est pas la vôtre.
server-over = La partie est terminée.
server-hint-under-way = Votre dernier indice est encore en préparation. Attendez un moment.
server-hints-at-address = D’autres à votre adresse attendent des indices. Attendez un moment et redemandez.
server-other-site = Cette page appartient à un autre site et ne peut rien faire ici.
server-other-name = Ce serveur ne se connaît pas sous ce nom. Son hébergeur le nomme avec --origin https://NOM.
server-address-too-long = Cette adresse est trop longue.
server-nothing-here = Il n’y a rien à cette adresse.
server-no-text = Ce texte contient un caractère qui ne peut pas être conservé.
server-review-late = L’analyse a pris trop de temps et a été abandonnée. Réessayez plus tard.
server-review-failed = Cette partie n’a pas pu être analysée. Réessayez plus tard.
server-review-one = Vous avez déjà demandé l’analyse d’une autre partie. Attendez qu’elle soit prête.
server-reviews-at-address = D’autres à votre adresse ont demandé des analyses. Attendez que l’une d’elles soit prête.
server-reviews-no-room = Trop de parties attendent leur analyse : il n’y a plus de place. Réessayez dans un moment.
server-review-not-asked = Personne n’a demandé cette analyse récemment. Demandez-la d’abord.
server-hint-late = L’indice prend trop de temps pour l’instant. Choisissez sans lui, ou redemandez dans un moment.
server-hint-none = Aucun indice n’a pu être trouvé ici. Choisissez sans lui.
server-no-such-table = Cette table n’existe pas. Vérifiez le lien.
server-nested = C’est imbriqué trop profondément.
server-database-away = Le serveur n’arrive pas à joindre sa base de données pour le moment. Réessayez dans un instant.
server-went-wrong = Le serveur a rencontré un problème. Réessayez.
server-other-rules = Cette partie a été jouée avec d’autres règles que celles de ce serveur. Elle ne peut être ni montrée ni continuée.
server-unknown-set = Cette partie a été distribuée avec un matériel que ce serveur n’a jamais eu. Elle ne peut être ni montrée ni continuée ici.
server-no-such-file = Ce fichier n’existe pas.
server-sends-too-much = C’est trop de messages d’un coup. Ralentissez.
server-components-unreadable = Le matériel de cette partie n’est pas lisible par cette version de Windfall : { $error }.
server-many-tables = Vous avez { $tables ->
    [one] { $tables } table dont la partie n’est pas terminée.
   *[other] { $tables } tables dont la partie n’est pas terminée.
} Terminez-en une d’abord.
server-too-long = C’est trop long ; { $bytes } octets sont permis.
server-name-length = Un nom a de 1 à { $most } caractères visibles.
server-not-understood = Le serveur ne comprend pas ce message : { $error }
server-no-such-request = Il n’y a pas de requête /api/{ $path }.
server-many-frames = Demandez au plus { $frames } images à la fois.
server-send = Envoyez { $form }.
server-error = { $error }.
# Ce qu’un programme a envoyé n’a pas la forme voulue.
server-wrong-form = { $why }
server-wrong-form-at = { $where } : { $why }
# Ce que le web dit de lui-même.
server-http = { $status ->
    [404] Introuvable
    [405] Méthode non permise
   *[other] Cette requête ne peut pas recevoir de réponse ({ $status }).
}
server-broken-moves = Les coups de cette partie ne concordent pas. Elle ne peut être ni affichée ni poursuivie.
server-ended = L’hébergeur de ce serveur a mis fin à cette partie.
server-met-elsewhere = Quelqu’un d’autre ouvre la table suivante en ce moment. Réessayer.
server-no-proof = Cette partie a été distribuée avant que les distributions puissent être prouvées.
server-no-such-day = Il n’y a pas de donne pour ce jour : seulement pour aujourd’hui et les 30 jours précédents.
server-no-such-friend = Personne parmi ceux qui ont joué une donne du jour n’a ce code.
server-daily-secret = L’origine de cette donne est révélée une fois le jour passé : d’autres l’ont encore devant eux.
server-no-such-puzzle = Ce problème n’existe pas.
server-one-answer = Un problème pose une seule question : envoyez une seule réponse.
