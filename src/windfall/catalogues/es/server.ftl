# Lo que dice el servidor cuando no puede hacer lo que se le pide.

server-components-not-loaded = Los componentes de esta partida no se han podido cargar ahora. Inténtalo de nuevo dentro de un rato.
server-annex = Solo el servidor habla con su anexo.
server-components-no-room = Hay tantas partidas abiertas con otros componentes que no queda sitio. Inténtalo de nuevo dentro de un rato.
server-table-unreachable = Ahora no se puede llegar a esta mesa. Inténtalo de nuevo.
server-too-much = Ha sido demasiado de una vez. Espera un minuto e inténtalo de nuevo.
server-no-room = Hay tanta gente conectada que no queda sitio. Inténtalo de nuevo dentro de un rato.
server-many-windows = Hay demasiadas ventanas abiertas. Cierra una e inténtalo de nuevo.
server-many-at-address = Hay demasiada gente conectada desde tu dirección. Inténtalo de nuevo dentro de un rato.
server-no-such-seat = No existe ese asiento en esta mesa.
server-not-over = La partida no ha terminado todavía.
server-says-too-much = Son demasiados mensajes de una vez. Espera un momento.
server-muted = El anfitrión de esta mesa te ha silenciado.
server-seat-kept = Este asiento está reservado para alguien de la última partida. Inténtalo de nuevo en unos minutos o elige otra mesa.
server-nothing-to-read = No hay nada que leer en este mensaje.
server-nobody-to-mute = No hay nadie con ese nombre a quien silenciar.
server-whole-too-often = Se pide la mesa entera con demasiada frecuencia. Espera un momento.
server-many-public = Has abierto muchas mesas públicas. Espera a que venga alguien o abre una para quien tenga el enlace.
server-loading-again = La mesa se está cargando de nuevo. Inténtalo dentro de un momento.
server-only-players-again = Solo quienes han jugado pueden volver a jugar.
server-no-watchers = El anfitrión de esta mesa no deja mirar a nadie.
server-many-watchers = Hay tanta gente mirando esta mesa que no queda sitio. Inténtalo de nuevo dentro de un rato.
server-not-now = Esto no se puede elegir ahora. Elige entre las opciones; lo que sigue a una sorpresa se elige después de ella.
server-public-seats = Los asientos de una mesa pública son para quienes lleguen; solo su anfitrión añade a otros en su pantalla.
server-one-seat = Puedes ocupar un asiento; los demás en tu pantalla juegan en local.
server-no-person = Da un asiento a una persona o deja uno libre.
server-started = La partida ha empezado; los asientos ya no se pueden cambiar.
server-seat-taken = Este asiento está ocupado. Elige uno libre.
server-seated = Ya estás en esta mesa.
server-sit-first = Ocupa un asiento antes de añadir a alguien en tu pantalla.
server-seat-of-another = Ahí se sienta alguien. Solo esa persona puede dejar el asiento.
server-host-places-bots = Solo el anfitrión de la mesa coloca bots.
server-seat-for-a-person = Deja un asiento para una persona.
server-not-open = Esta pregunta ya no está abierta. Mira qué se pregunta ahora.
server-no-hints = En esta mesa no se permiten pistas. Su anfitrión solo puede permitirlas al abrir la mesa.
server-not-stored = Tu elección no se ha podido guardar. Inténtalo de nuevo.
server-own-seats = Puedes mirar desde tus propios asientos; desde cualquiera cuando la partida haya terminado.
server-host-lets-watch = Solo el anfitrión de la mesa deja mirar a otros.
server-not-choosable = Esto no se puede elegir ahora.
server-nothing-to-undo = No hay nada que deshacer.
server-nobody-waits = Nadie espera tu consentimiento.
server-no-wish = No has pedido deshacer nada.
server-not-started = La partida no ha empezado todavía.
server-not-your-seat = Este asiento no es tuyo.
server-over = La partida ha terminado.
server-hint-under-way = Tu última pista todavía se está calculando. Espera un momento.
server-hints-at-address = Otros en tu dirección esperan pistas. Espera un momento y vuelve a pedirla.
server-other-site = Esta página pertenece a otro sitio y no puede actuar aquí.
server-other-name = Este servidor no se conoce por este nombre. Quien lo aloja lo nombra con --origin https://NOMBRE.
server-address-too-long = Esta dirección es demasiado larga.
server-nothing-here = No hay nada en esta dirección.
server-no-text = Este texto contiene un carácter que no se puede guardar.
server-review-late = El análisis ha tardado demasiado y se ha abandonado. Inténtalo más tarde.
server-review-failed = Esta partida no se ha podido analizar. Inténtalo más tarde.
server-review-one = Ya has pedido el análisis de otra partida. Espera a que esté listo.
server-reviews-at-address = Otros en tu dirección han pedido análisis. Espera a que uno de ellos esté listo.
server-reviews-no-room = Hay tantas partidas esperando su análisis que no queda sitio. Inténtalo de nuevo dentro de un rato.
server-review-not-asked = Nadie ha pedido este análisis últimamente. Pídelo primero.
server-hint-late = La pista tarda demasiado ahora. Elige sin ella o vuelve a pedirla dentro de un rato.
server-hint-none = Aquí no se ha encontrado ninguna pista. Elige sin ella.
server-no-such-table = Esa mesa no existe. Comprueba el enlace.
server-nested = Esto está anidado con demasiada profundidad.
server-database-away = El servidor no puede acceder a su base de datos en este momento. Inténtalo de nuevo dentro de poco.
server-went-wrong = Algo ha fallado en el servidor. Inténtalo de nuevo.
server-other-rules = Esta partida se jugó con otras reglas que las de este servidor. No se puede mostrar ni continuar.
server-unknown-set = Esta partida se repartió con componentes que este servidor nunca tuvo. No se puede mostrar ni continuar aquí.
server-no-such-file = Ese archivo no existe.
server-sends-too-much = Son demasiados mensajes de una vez. Más despacio.
server-components-unreadable = Esta versión de Windfall no puede leer los componentes de esta partida: { $error }.
server-many-tables = Tienes { $tables ->
    [one] { $tables } mesa sin terminar.
   *[other] { $tables } mesas sin terminar.
} Termina una primero.
server-too-long = Esto es demasiado largo; se permiten { $bytes } bytes.
server-name-length = Un nombre tiene de 1 a { $most } caracteres visibles.
server-not-understood = El servidor no entiende este mensaje: { $error }
server-no-such-request = No existe la petición /api/{ $path }.
server-many-frames = Pide como máximo { $frames } imágenes de una vez.
server-send = Envía { $form }.
server-error = { $error }.
# Lo que ha enviado un programa no tiene la forma necesaria.
server-wrong-form = { $why }
server-wrong-form-at = { $where }: { $why }
# Lo que la web dice de sí misma.
server-http = { $status ->
    [404] No encontrado
    [405] Método no permitido
   *[other] Esta petición no se puede responder ({ $status }).
}
server-broken-moves = Las jugadas de esta partida no encajan. No se puede mostrar ni continuar.
server-ended = El administrador de este servidor ha terminado esta partida.
server-met-elsewhere = Otra persona está abriendo la siguiente mesa. Inténtalo de nuevo.
server-no-proof = Esta partida se repartió antes de que los repartos se pudieran demostrar.
server-no-such-day = No hay partida de ese día: solo de hoy y de los 30 anteriores.
server-no-such-friend = Nadie que haya jugado una partida del día tiene ese código.
server-daily-secret = De dónde sale este reparto se dice cuando acabe su día: otros aún lo tienen por delante.
server-no-such-puzzle = Ese problema no existe.
server-one-answer = Un problema hace una sola pregunta: envía una sola respuesta.
