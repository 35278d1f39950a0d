# La page comme application installable, et ce qu’elle dit sans connexion.

app-offline = Vous êtes hors ligne. Les parties continuent quand la connexion est rétablie.
app-new-version = Il y a une nouvelle version de Windfall. Enregistrez ce que vous faites, puis rechargez la page.
app-sent-again = La connexion a été perdue. Votre choix a été envoyé de nouveau.
app-install-heading = Comme application
app-install-text = Depuis votre écran d’accueil, Windfall s’ouvre aussitôt, dans sa propre fenêtre.
app-install = Installer Windfall
