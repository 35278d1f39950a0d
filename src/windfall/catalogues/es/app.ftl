# La página como aplicación que se puede instalar, y lo que dice sin conexión.

app-offline = Estás sin conexión. Las partidas siguen cuando vuelva.
app-new-version = Hay una versión nueva de Windfall. Guarda lo que estás haciendo y vuelve a cargar la página.
app-sent-again = Se perdió la conexión. Tu decisión se ha enviado de nuevo.
app-install-heading = Como aplicación
app-install-text = Desde tu pantalla de inicio, Windfall se abre al instante, en su propia ventana.
app-install = Instalar Windfall
