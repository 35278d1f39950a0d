# Avertissements : on apprend, où que l’on soit, qu’une table attend.

## Ce qui est envoyé

notices-turn = C’est à vous de jouer
notices-turn-text = { $title } vous attend.
notices-reminder = Votre pendule arrive à zéro
notices-reminder-text = { $title } : { $left }.
notices-hours = encore { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
notices-minutes = encore { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
notices-trial = Un essai de Windfall
notices-trial-text = Si vous lisez ceci, les avertissements vous parviennent ici.
notices-digest-subject = { $tables ->
        [one] Une table vous attend
       *[other] { $tables } tables vous attendent
    }
notices-confirm-subject = Cette adresse est-elle la vôtre ?
notices-confirm-text = Quelqu’un, sans doute vous, voudrait apprendre ici quand c’est son tour à une table de Windfall. Si c’était vous, ouvrez ce lien dans les trois jours :
notices-confirm-else = Sinon, ne faites rien : aucun autre message ne viendra.
notices-mail-stop = Plus de messages à cette adresse :

## Ce qu’il en est advenu

notices-taken-push = Le service de notifications l’a pris.
notices-taken-webhook = Il a été accepté là-bas (statut { $status }).
notices-taken-mail = Le serveur de messagerie l’a pris.
notices-not-sent-form = Une adresse commence par https:// et désigne une machine publique.
notices-not-sent-private = Cette adresse appartient à un réseau privé. L’hébergeur de ce serveur n’autorise que les adresses publiques.
notices-not-sent-silent = Personne n’y a répondu à temps.
notices-not-sent-status = Il a été refusé là-bas (statut { $status }).
notices-not-sent-gone = Ce navigateur n’existe plus. Réactivez-y les avertissements.
notices-not-sent-mail-refused = Le serveur de messagerie ne l’a pas pris. Vérifiez l’adresse.
notices-not-sent-mail-silent = Le serveur de messagerie ne répond pas. Réessayez plus tard.

## Ce qui est refusé

notices-no-subscription = Ce ne sont pas les clés d’un navigateur.
notices-no-such-zone = Ce fuseau horaire n’existe pas.
notices-no-address = Ce n’est pas une adresse électronique.
notices-no-mail-here = L’hébergeur de ce serveur n’a pas configuré la messagerie.
notices-nothing-to-confirm = Il n’y a pas d’adresse à confirmer.
notices-no-such-link = Ce lien n’est plus valable. Demandez un nouveau message sur la page « Moi ».

## Sur la page « Moi »

notices-heading = Avertissements
notices-lead = Apprenez quand une table avec d’autres personnes vous attend. Tout est désactivé tant que vous ne l’activez pas. Un avertissement dit de quel jeu il s’agit, avec un lien, et rien d’autre.
notices-here = Ce navigateur
notices-here-text = Vous avertit quand vous ne regardez pas la page, même si elle est fermée.
notices-here-on = M’avertir dans ce navigateur
notices-here-stop = Arrêter
notices-here-is-on = Ce navigateur vous avertit, même quand la page est fermée.
notices-here-page-only = Ce navigateur vous avertit tant qu’une page de Windfall y est ouverte. Il ne peut pas davantage.
notices-here-denied = Ce navigateur n’autorise pas cette page à vous avertir. Autorisez les notifications dans ses réglages pour cette page.
notices-here-impossible = Ce navigateur ne peut pas vous avertir d’ici. Il lui faut HTTPS ou localhost ; sur un iPhone ou un iPad, installez d’abord l’application.
notices-others = Autres navigateurs
notices-stop-device = Arrêter les avertissements : { $device }
notices-webhook = Webhook
notices-webhook-text = Des avertissements à ntfy, Discord, Slack ou un programme à vous. Entrez l’adresse que vous y avez reçue, et gardez-la pour vous : qui la connaît peut vous écrire.
notices-webhook-format = Écrit pour
notices-format = { $format ->
        [ntfy] ntfy
        [discord] Discord
        [slack] Slack
       *[json] un programme (JSON)
    }
notices-webhook-url = Adresse
notices-mail = Courriel
notices-mail-text = Un seul courriel pour toutes les tables qui vous attendent depuis le dernier.
notices-mail-address = Votre adresse
notices-mail-every = Au plus
notices-mail-hours = { $hours ->
        [1] une fois par heure
        [24] une fois par jour
       *[other] toutes les { $hours } heures
    }
notices-mail-unconfirmed = Un courriel est en route. Ouvrez le lien qu’il contient : avant cela, rien d’autre n’est envoyé.
notices-mail-again = L’envoyer encore
notices-mail-confirmed = Cette adresse est confirmée.
notices-quiet = Heures de silence
notices-quiet-on = Ne rien envoyer la nuit
notices-quiet-begins = De
notices-quiet-ends = À
notices-quiet-zone = À l’heure de { $zone }. Ce qui arrive entre-temps est envoyé après.
notices-save = Enregistrer
notices-saved = Enregistré.
notices-test = Envoyer un essai
notices-test-busy = Envoi…
notices-test-none = Rien n’est encore configuré.
notices-channel = { $channel ->
        [push] Navigateur
        [webhook] Webhook
       *[mail] Courriel
    }
notices-test-arrived = Il est arrivé dans ce navigateur.
notices-muted = Tables muettes
notices-unmute = M’avertir de nouveau
notices-unmute-table = M’avertir de nouveau : { $title }

## À une table

notices-of-table = Avertissements de cette table

## Où mènent les liens des courriels

notices-mail-page = Courriel de Windfall
notices-confirm-heading = Envoyer des courriels à cette adresse ?
notices-confirm-body = Vous y apprendrez alors quand une table vous attend. Chaque courriel contient un lien qui y met fin.
notices-confirm-yes = Oui, c’est la mienne
notices-confirmed = Merci. Les courriels arrivent désormais à { $address }.
notices-stop-heading = Plus de courriels ?
notices-stop-body = Plus rien ne sera envoyé à cette adresse, tant que personne ne l’entre de nouveau et que vous ne la confirmez pas.
notices-stop-yes = Ne plus envoyer de courriels
notices-stopped = C’est fait. Plus aucun courriel ne viendra.

## Ce qui est conservé

notices-kept = Avertissements
    .text = Seulement si vous les activez : l’adresse par laquelle votre navigateur est joint, votre webhook, votre adresse électronique, vos heures de silence avec votre fuseau horaire, et les tables muettes. Les tables qui vous attendent sont notées jusqu’à votre réponse.
