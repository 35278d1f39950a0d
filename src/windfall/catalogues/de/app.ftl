# Die Seite als App, die man installieren kann, und was sie ohne Verbindung sagt.

app-offline = Du bist offline. Partien gehen weiter, sobald die Verbindung zurück ist.
app-new-version = Es gibt eine neue Version von Windfall. Sichere, was du gerade tust, und lade dann die Seite neu.
app-sent-again = Die Verbindung war unterbrochen. Deine Entscheidung wurde noch einmal gesendet.
app-install-heading = Als App
app-install-text = Auf deinem Startbildschirm öffnet sich Windfall sofort, in einem eigenen Fenster.
app-install = Windfall installieren
