# The page as an app that can be installed, and what it says without a connection.

app-offline = You are offline. Games go on when the connection is back.
app-new-version = There is a new version of Windfall. Save what you are doing, then load the page again.
app-sent-again = The connection was lost. Your choice was sent again.
app-install-heading = As an app
app-install-text = On your home screen Windfall opens at once, in a window of its own.
app-install = Install Windfall
