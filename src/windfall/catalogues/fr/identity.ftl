# Qui l’on est : la page « Moi », les appareils, les liens entre eux, les clés d’accès, et ce qui est conservé.

## Ce que dit le serveur

identity-both-seated = Vous êtes { $count ->
        [one] à la même table
       *[other] aux mêmes tables
    } à la fois comme vous-même et comme l’autre joueur : { $titles }. Finissez-y d’abord la partie ou levez-vous, puis réessayez avec un nouveau lien.
identity-no-such-device = Cet appareil n’est plus à vous.
identity-no-such-passkey = Cette clé d’accès n’est plus à vous.
identity-no-such-link = Ce lien n’est plus valable : il sert une fois, pendant dix minutes. Créez-en un nouveau.
identity-own-link = Cet appareil est déjà à vous. Ouvrez le lien sur l’autre appareil.
identity-no-passkeys-here = Les navigateurs ne créent pas de clé d’accès pour une page à une simple adresse comme 127.0.0.1. Ouvrez-la par un nom, par exemple localhost.
identity-many-passkeys = Vous avez { $most } clés d’accès. Supprimez-en d’abord une.
identity-passkey-refused = Cette clé d’accès n’est pas connue ici, ou cela a pris trop de temps. Réessayez.

## Moi

identity-me = Moi
# The mark is eight letters and digits.
identity-mark-text = L’emblème n’est qu’à vous : qui porte le même nom en a un autre. Il est dessiné à partir de la marque { $mark }.
identity-signed-out = Vous êtes déconnecté sur cet appareil. Rechargez la page.

## Appareils

identity-devices = Mes appareils
identity-devices-text = Dans chacun de ces navigateurs, vous êtes le même joueur, avec les mêmes places.
identity-device = { $browser } sur { $system }
identity-unknown-device = Un appareil
identity-this-device = Cet appareil
identity-last-seen = Vu pour la dernière fois { $ago }
identity-sign-out = Déconnecter
identity-sign-out-device = Déconnecter : { $device }
identity-rename = Renommer
identity-rename-device = Renommer : { $device }
identity-device-name = Nom de cet appareil ; vide : comme il se nomme lui-même
identity-device-name-save = Enregistrer le nom
identity-sign-out-here = Se déconnecter ici ?
identity-sign-out-here-text = Dans ce navigateur, vous serez un nouvel invité. Vous retrouvez vos parties sur vos autres appareils ou avec une clé d’accès.
identity-sign-out-last = C’est votre seul appareil et vous n’avez pas de clé d’accès : plus personne n’aurait accès à vos places et à vos parties, pas même vous. Créez d’abord une clé d’accès ou passez sur un autre appareil.
identity-make-link = Passer sur un autre appareil
identity-link = Lien vers un autre appareil
identity-link-code = Code QR du lien vers un autre appareil
identity-link-text = Visez ce code avec l’appareil photo de votre téléphone, ou ouvrez-y le lien. Il sert une fois, dans les dix minutes.
identity-link-secret = Ne le donnez à personne : qui l’ouvre devient vous.

## Un lien qui a été ouvert

identity-become = Être { $name } dans ce navigateur ?
identity-become-text = Vous trouvez ici toutes les parties de { $name } et pouvez les jouer. N’ouvrez que des liens que vous avez créés vous-même.
identity-become-joins = { $tables ->
        [one] La table que vous avez ici comme { $own } vous suit : elle sera celle de { $name }.
       *[other] Les { $tables } tables que vous avez ici comme { $own } vous suivent : elles seront celles de { $name }.
    } Les autres appareils de { $own } sont déconnectés. C’est irréversible.
identity-become-yes = Oui, être { $name } ici
identity-become-no = Non

## Clés d’accès

identity-passkeys = Clés d’accès
identity-passkeys-text = Avec une clé d’accès, vous redevenez vous-même sur un nouvel appareil, même si l’ancien est perdu. Votre appareil ou son gestionnaire de mots de passe la garde ; il n’y a pas de mot de passe.
identity-passkey-used = Dernier usage { $ago }
identity-passkey-made = Créée { $ago }
identity-remove = Supprimer
identity-remove-passkey = Supprimer la clé d’accès : { $device }
identity-make-passkey = Créer une clé d’accès
identity-sign-in-text = { $tables ->
        [0] Avez-vous déjà joué ici sur un autre appareil ?
        [one] Avez-vous déjà joué ici sur un autre appareil ? La table que vous avez dans ce navigateur vous suit.
       *[other] Avez-vous déjà joué ici sur un autre appareil ? Les { $tables } tables que vous avez dans ce navigateur vous suivent.
    }
identity-sign-in = Se connecter avec une clé d’accès
identity-passkey-known = Cet appareil a déjà une clé d’accès à vous.
identity-passkey-not-made = Le navigateur n’a pas donné de clé d’accès. Réessayez, ou utilisez un lien vers un autre appareil.
identity-passkeys-impossible = Ici, le navigateur ne crée pas de clés d’accès : la page doit être ouverte en HTTPS et par un nom, ou à localhost.

## Mes données

identity-data = Mes données
identity-data-text = Tout ce que ce serveur conserve sur vous, vous pouvez le voir, l’obtenir et l’effacer.
identity-privacy = Ce qui est conservé sur vous
identity-export = Tout télécharger
identity-delete = M’effacer…
identity-delete-heading = Vous effacer pour de bon ?
identity-delete-text = Votre nom, vos appareils et vos clés d’accès sont supprimés. Les parties finies restent, sans votre nom. Dans les parties en cours avec d’autres, un bot continue pour vous. Les parties que vous jouez seul sont supprimées. C’est irréversible.
identity-delete-now = M’effacer maintenant
identity-deleted = Vous êtes effacé. Dans ce navigateur, vous êtes un nouvel invité.

## Ce qui est conservé

identity-privacy-lead = Vous jouez sans compte. Voici tout ce que ce serveur conserve.
identity-kept = Ce qui est conservé
identity-kept-id = Un nombre aléatoire, qui est vous
    .text = Dans un cookie de votre navigateur et sur le serveur, avec le nom que vous avez choisi et le jour de votre première partie.
identity-kept-devices = Vos appareils
    .text = Le navigateur et le système par leur nom, par exemple « Firefox sur Linux », et l’heure de votre dernier passage.
identity-kept-links = Les liens entre eux
    .text = Pendant dix minutes, et seulement sous forme d’empreinte : qui lit la base de données ne peut pas s’en servir.
identity-kept-passkeys = Vos clés d’accès
    .text = Leur moitié publique, qui n’ouvre rien, et quand elles ont été créées et utilisées.
identity-kept-games = Vos parties
    .text = Les places avec les noms à la table, chaque choix, les scores. Qui a le lien d’une table peut en voir la rediffusion.
identity-kept-chat = Ce que vous dites aux tables
    .text = Seulement en mémoire, les dernières lignes de chaque table. Ce n’est pas enregistré.
identity-kept-browser = Dans votre navigateur
    .text = Le cookie, vos préférences et une copie de la page, pour qu’elle s’ouvre aussi sans connexion.
identity-kept-log = Le journal du serveur
    .text = Les erreurs et la fréquence de ce qui se passe ; ni noms, ni liens, ni adresses de qui joue.
identity-not-kept = Ce qui ne l’est pas
identity-not-kept-name = Ni vrai nom ni mot de passe. Une adresse électronique seulement si vous en entrez une pour les avertissements.
identity-not-kept-tracking = Ni pistage, ni publicité, rien d’autres sites. La page ne charge que ce que ce serveur possède.
identity-not-kept-given = Rien n’est transmis à personne, sauf les avertissements que vous activez : qui les achemine sait où ils vont. Les autres joueurs voient votre nom, votre emblème, si vous êtes là, et vos coups.
identity-rights = Ce que vous pouvez faire
identity-right-export = Tout télécharger sur vous dans un fichier que des programmes peuvent lire.
identity-right-delete = Vous effacer : les parties restent, les noms partent.
identity-right-backups = L’hébergeur de ce serveur a peut-être des sauvegardes des dernières semaines ; demandez-lui ce qu’elles deviennent.
identity-to-my-data = Vers mes données
