# Lo que dicen las páginas y el marco de una mesa, sea cual sea el juego.

## En todas partes

page-close = Cerrar
page-close-message = Cerrar el mensaje
page-help = Ayuda
page-learn = Aprender
page-new-here = ¿Es tu primera vez? Aprende { $title } en { $lessons ->
        [one] { $lessons } lección corta
       *[other] { $lessons } lecciones cortas
    }.
page-components = Componentes
page-components-of = Componentes de { $title }
page-workshop = Taller
page-workshop-of = Taller de { $title }
page-replay = Repetición
page-review = Análisis
page-score-sheet = Puntuación
page-round = Ronda { $round }
page-vp = PV
page-play = Jugar
page-games = Juegos
page-seats = Asientos
page-your-turn = Te toca
page-you = Tú
page-you-named = Tú ({ $name })
page-yes = sí
page-no = no
page-loading = Cargando…
page-percent = { $percent } %
page-count = { $value } { $label }
page-skip-to-content = Ir al contenido
page-pages = Páginas
page-language = Idioma
page-theme = Tema
page-theme-value = { $theme ->
    [dark] oscuro
    [light] claro
   *[system] del sistema
}

## Lo que falla

page-no-server = No se puede llegar al servidor. Comprueba que funciona y vuelve a intentarlo.
page-server-error = El servidor respondió con el error { $status }. Vuelve a intentarlo.
page-failure = { $text }
page-load-failed = No se pudo cargar la página
page-load-failed-text = Comprueba que el servidor funciona y vuelve a cargarla.
page-load-again = Volver a cargar
page-no-connection = No hay conexión con el servidor. Espera a que vuelva.
page-missing = No encontrado
page-missing-heading = No hay nada en esta dirección
page-missing-text = Quizá el enlace esté incompleto.
page-go-home = Ir al inicio
page-no-such-game = Juego desconocido
page-no-such-game-heading = Ese juego no existe
page-no-such-game-text = Estos son los juegos que hay.
page-table-failed = No se pudo abrir la mesa. Vuelve a cargar la página.
page-opening-table = Abriendo la mesa…
page-go-to-table = Ir a la mesa

## Asientos

page-spectator = Espectador
page-player = Jugador { $number }

## La mesa

page-table = Mesa
page-details = Detalles
page-log = Registro
page-log-and-chat = Registro y chat
page-log-hidden = (oculto para los demás)
page-parts = Partes de la mesa
page-tab = { $tab ->
    [me] Yo
    [table] Mesa
    [others] Otros
   *[log] Registro
}
page-tab-choice = , aquí espera una elección
page-tab-news = , novedades
page-watching = Estás mirando
page-reconnecting = Reconectando…
page-other-players = Otros jugadores
page-my-empire = Mi imperio
page-hidden-card = una carta oculta

## What the viewer has chosen while others still choose

page-secret = Tu elección
page-secret-hidden = Oculto para los demás hasta que todos hayan elegido.
page-secret-peek = Mirar
page-secret-cover = Tapar

## La barra de la pregunta

page-prompt = Pregunta
page-choices = Opciones
page-showing = Lo que ha pasado: { $more } más.
page-one-moment = Un momento…
page-waiting-for = Esperando a { $players }…
page-bots-in-line = Muchas mesas piensan a la vez: { $place }.º en la cola.
page-chosen-of = Elegido: { $chosen } de { $most }
page-chosen-up-to = Elegido: { $chosen }, hasta { $most }
page-chosen-between = Elegido: { $chosen }, de { $least } a { $most }
page-chosen-already = Ya se han elegido { $most }. Antes hay que retirar algo.
page-kept-of = Haz clic en lo que conservas: { $chosen } de { $most }
page-keep = Conservar
page-choose = Elegir
page-choose-kept = Hacer clic en lo que se queda
page-choose-given = Hacer clic en lo que se va
page-not-this-game = En esta partida no
page-not-this-game-title = Responde que no ahora y cada vez que se vuelva a preguntar en esta partida
page-taken = Hecho automáticamente: { $choice }
page-declined = Respondido con no en esta partida: { $question }
page-ask-again = Volver a preguntar
page-skip = Saltar
page-take-back = Retirar
page-confirm = Confirmar
page-recent-title = Lo que pasó desde mi última jugada
page-recent-wide = Desde mi jugada
page-recent-narrow = Reciente
page-recent-lines = { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
}
page-recent-heading = Desde mi última jugada
page-recent-nothing = Nada aún.
page-undo = Deshacer
page-undo-ask = Pedir deshacer
page-undo-mine = Quieres deshacer una jugada.
page-undo-wish = { $player } quiere deshacer una jugada.
page-undo-mine-move = Quieres deshacer esto: { $move }
page-undo-wish-move = { $player } quiere deshacer esto: { $move }
page-undo-withdraw = Retirar la petición
page-undo-refused = { $player } no acepta deshacer la jugada.
page-agree = Aceptar
page-refuse = Rechazar
page-over = La partida ha terminado. { $winners } { $count ->
    [one] gana
   *[other] ganan
} con { $vp } PV.
page-result = Resultado
page-next-game = Siguiente partida

## Cosas de la mesa, para quien las oye

page-thing-choice = { $thing }. { $choice }
page-thing-advised = { $thing }. Lo aconseja la pista

## Pistas

page-hint = Pista
page-hint-title = Preguntar qué elegir y por qué
page-hint-thinking = Pensando…
page-hint-in-line = { $place }.º en la cola…
page-hint-says = La pista aconseja:
page-hint-hide = Ocultar la pista
page-hint-play = Jugar así
page-hint-why = Por qué
page-hint-others = Los demás
page-hint-first-picks = Si lo primero es…
page-hint-choices = Todas las opciones
page-hint-choice = Opción
page-hint-wins = Victorias
page-hint-best = Solo las mejores
page-hint-all = Las { $choices } opciones
page-choose-none = No elegir nada

## Chat

page-chat = Chat
page-chat-lines = Líneas del chat
page-chat-mute = Silenciar
page-chat-mute-all = Silenciar a { $name } para todos
page-chat-mute-me = No leer más a { $name }
page-chat-muted = Silenciados:
page-chat-hear = Volver a leer a { $name }
page-chat-say = Decir algo a toda la mesa
page-chat-placeholder = Decir algo
page-chat-send = Enviar

## El menú de una mesa

page-menu = Menú
page-speed = Velocidad de los demás
page-speed-value = { $speed ->
    [instant] inmediata
    [fast] rápida
    [slow] lenta
   *[normal] normal
}
page-tap = Tocar
page-tap-value = { $tap ->
    [look] lo muestra primero
   *[choose] elige enseguida
}
page-sound = Sonido
page-volume = Volumen
page-watchers = Otros pueden mirar
page-copy-prompt = Copia este enlace:
page-copy-table-link = Copiar el enlace de la mesa
page-link-copied = Enlace copiado
page-set = Conjunto { $digest }
page-leave = Dejar la mesa
page-component-set = { $origin ->
    [unknown] Se juega con componentes que este servidor nunca tuvo.
    [shipped] { $current ->
        [yes] Se juega con los componentes incluidos.
       *[no] Se juega con los componentes incluidos. Las mesas nuevas tienen otros.
    }
   *[corrected] { $current ->
        [yes] Se juega con componentes corregidos.
       *[no] Se juega con componentes corregidos. Las mesas nuevas tienen otros.
    }
}

## Teclas

page-keys-heading = Teclas
page-key = { $key ->
    [enter] Intro
    [esc] Esc
    [space] Espacio
    [tab] Tab
    [ctrl-enter] Ctrl Intro
   *[other] { $key }
}
page-key-walk = recorrer lo que se puede elegir
page-key-choose = elegir; confirmar si se eligen varios
page-key-options = las opciones de la barra de la pregunta
page-key-escape = cerrar, o retirar lo último elegido
page-key-hint = pedir una pista; mostrarla u ocultarla
page-key-rules = mostrar las reglas de la pregunta
page-key-undo = deshacer
page-key-skip = saltar al presente
page-key-log = ir al registro
page-key-tab = recorrer todo lo que tiene texto
page-key-keys = mostrar estas teclas

## Varias personas ante una pantalla

page-curtain-heading = Pasar la pantalla a { $name }
page-curtain-text = La mesa mostrará la mano de { $name }. Los demás miran a otro lado.
page-curtain-ready = Soy { $name }

## El inicio

page-home-heading = Construir un imperio entre las estrellas
page-home-lead = Tres juegos de una familia: contra bots, con amigos en esta pantalla o en línea.
page-your-name = Tu nombre
page-save = Guardar
page-saved = Guardado.
page-continue = Continuar
page-open-tables = Mesas abiertas
page-finished-games = Partidas terminadas
page-players-range = De { $least } a { $most } jugadores
page-play-now = Jugar ahora
page-play-title-now = Jugar ahora a { $title }
page-options = Opciones…
page-options-of = Opciones de { $title }
page-how-to-play = Cómo se juega
page-how-to-play-title = Cómo se juega a { $title }
page-seats-open = { $seats ->
    [one] { $seats } asiento libre
   *[other] { $seats } asientos libres
}
page-halted = { $why ->
    [rules] No puede continuar: otras reglas
    [components] No puede continuar: otros componentes
    [ended] Terminada por el administrador de este servidor
    [agreed] Terminada por sus jugadores
    [resigned] Todos han abandonado
   *[moves] No puede continuar: dañada
}
page-setup = Preparación
page-game-over = Terminada
page-won = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
page-friends = { $friends ->
    [one] { $friends } amigo
   *[other] { $friends } amigos
}
page-bots = { $bots ->
    [one] { $bots } bot ({ $levels })
   *[other] { $bots } bots ({ $levels })
}
page-open-seats = { $seats ->
    [one] { $seats } asiento libre
   *[other] { $seats } asientos libres
}

## Las opciones de una partida nueva

page-players = Jugadores
page-game = Partida
page-draw-lots = Sortear los asientos
page-show-table = Mostrar la mesa a todos en este servidor
page-may-hint = Los jugadores pueden pedir pistas
page-usual-options = Opciones habituales
page-create-table = Crear la mesa
page-online-text = Recibes un enlace para los demás. La partida empieza cuando todos los asientos están ocupados.
page-seat = Asiento { $number }
page-seat-of-bot = Bot, { $level }
page-seat-of-friend = Amigo en esta pantalla
page-seat-online = Asiento libre, en línea
page-open-seat-text = Alguien lo ocupa con el enlace de la mesa.
page-friend-on-seat = Nombre del amigo en el asiento { $seat }
page-name = Nombre
page-setting-setup = Preparación
page-setting-setup-text = La primera partida empieza con la preparación que el reglamento propone para aprender.
page-setup-standard = Normal
page-setup-first-game = Primera partida
page-setting-text = { CAPITALIZED($text) }.

## La sala de espera

page-waiting-room = Esperando a los jugadores
page-standard-game = Partida normal
page-table-public = todos en este servidor ven la mesa
page-table-private = solo quien tiene el enlace ve la mesa
page-hints-allowed = se permiten pistas
page-no-hints = sin pistas
page-invite = Invitar
page-invite-text = Envía este enlace a los demás. La partida empieza cuando no queda ningún asiento libre.
page-table-link = Enlace a esta mesa
page-copy-link = Copiar el enlace
page-share = Compartir…
page-invite-code = Código QR del enlace a esta mesa
page-copied = Copiado
page-link-is-copied = El enlace está copiado.
page-start-with-bots = { $seats ->
    [one] Empezar con un bot en el asiento libre
   *[other] Empezar con bots en los asientos libres
}
page-open-seat = Asiento libre
page-seat-bot = bot, { $level }
page-seat-person = { $where ->
    [screen] en esta pantalla
    [here] presente
   *[away] ausente
}
page-sit-here = Sentarse aquí
page-friend-for-seat = Nombre de un amigo en esta pantalla para el asiento { $seat }
page-friend-name = Nombre
page-seat-friend = Sentar
page-bot-for-seat = Bot para el asiento { $seat }
page-bot = Bot…
page-stand-up = Levantarse
page-send-away = Despedir

## La puntuación

page-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
page-play-again = Jugar otra vez
page-to-standings = Rondas y clasificación
page-watch-replay = Ver la repetición
page-review-game = Analizar la partida
page-back-to-table = Volver a la mesa
page-save-journal = Guardar la partida
page-victory-points = Puntos de victoria
page-round-by-round = Ronda a ronda
page-no-score-sheet = Sin puntuación
page-counting = Contando…
page-you-win = Has ganado
page-winners = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
page-tie = { $count ->
    [one] Empate, que se decidió así: { $what }.
   *[other] Empate, también en lo que lo decide: { $what }.
}
page-empire-of = Imperio de { $player }
page-winner = Victoria
page-total = Total
page-chart-axis = PV al final de cada ronda
page-chart-score = { $name } { $score }
page-chart-scores = Puntos a lo largo de las rondas. Al final: { $scores }.

## Repetición y análisis

page-no-replay = Sin repetición
page-opening-replay = Abriendo la repetición…
page-loading-moves = Cargando las jugadas…
page-the-setup = La preparación.
page-round-back = Ronda anterior
page-round-back-key = Ronda anterior (Re Pág)
page-step-back = Paso atrás
page-step-back-key = Paso atrás (←)
page-pause = Pausa
page-play-on = Reproducir
page-play-key = Reproducir o pausar (Espacio)
page-step-on = Paso adelante
page-step-on-key = Paso adelante (→)
page-round-on = Ronda siguiente
page-round-on-key = Ronda siguiente (Av Pág)
page-seen-by = Visto por
page-a-spectator = un espectador
page-position = Posición en la partida
page-position-text = Ronda { $round }, paso { $step } de { $last }
page-win-chances = Probabilidad de ganar
page-win-chances-now = Probabilidad de ganar ahora
page-chart-chance = { $name } { $chance }
page-chart-chances = Probabilidad de ganar a lo largo de la partida. Ahora: { $chances }.
page-cost-most = Lo que más costó
page-whose-moves = Jugadas de
page-points-text = Los puntos son puntos porcentuales de probabilidad de ganar.
page-earlier = Antes
page-later = Después
page-no-mistakes = Ninguna jugada de { $name } costó nada digno de mención.
page-try-again = Volver a intentarlo
page-reviewing = Analizando la partida…
page-reviewing-text = Primero se mira lo que probablemente más costó. Lo que se encuentra aparece aquí enseguida; mientras tanto puedes ver la partida.
page-review-judged = { $choices ->
    [one] { $judged } de { $choices } elección juzgada.
   *[other] { $judged } de { $choices } elecciones juzgadas.
}
page-review-unknown = Todavía no se puede decir cuánto tardará.
page-review-seconds = { $seconds ->
    [one] Queda alrededor de { $seconds } segundo.
   *[other] Quedan unos { $seconds } segundos.
}
page-review-minutes = { $minutes ->
    [one] Queda alrededor de { $minutes } minuto.
   *[other] Quedan unos { $minutes } minutos.
}
page-review-go-on = Continuar
page-learn-from-mistakes = Aprender de estos errores
page-review-progress = Avance del análisis
page-played = Jugado
page-better = Mejor
page-cost = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } puntos
}
page-cost-little = menos de 1 punto

## Componentes

page-library-lead = Todas las losetas y cartas. Elige un juego.
page-library-count = { $where ->
    [table] { $shown } de { $all }, como son en tu mesa.
   *[new] { $shown } de { $all }.
}
page-library-mixed = Lo reconstruido está marcado.
page-library-documented = Todo está documentado: es como en la caja.
page-library-own-box = ¿Tienes la caja?
page-library-workshop = Compáralos con ella en el taller.
page-library-entry = { $source ->
    [documented] { $name }, documentado
    [partly] { $name }, reconstruido en parte
   *[reconstructed] { $name }, reconstruido
}
page-source = { $source ->
    [documented] Documentado
    [partly] Reconstruido en parte
   *[reconstructed] Reconstruido
}
page-source-documented = Documentado: todo es como está impreso.
page-source-reconstructed = Reconstruido: ninguna fuente lo muestra, así que todo se completó.
page-source-partly = Documentado: { $documented }. Reconstruido: { $reconstructed }.
page-reconstructed-fields = Reconstruido, no según lo impreso: { $fields }.
page-fact = { $label } { $value }
page-component = { $name }. { $facts }. { $text }
page-field = { $field ->
    [name] nombre
    [type] clase
    [kind] tipo
    [goods] mercancías
    [cost] coste
    [defense] defensa
    [vp] PV
    [powers] poderes
    [powers-action] acción de los poderes
    [powers-effect] efecto de los poderes
    [powers-up_to] límite de los poderes
    [keywords] palabras clave
    [bonus] bonificación
    [scoring] puntuación
    [steps] escalones
    [count] recuento
    [size] tamaño
    [spaces] espacios
    [stack] pila
    [copies] copias
    [stockpile] reserva
    [colonists] colonos
    [replaces] reemplaza
    [first_game] primera partida
   *[other] { $field }
}
page-filter-search = Buscar
page-filter-placeholder = Nombre o texto
page-filter-sort = Clase
page-filter-kind = Tipo
page-filter-phase = Poder en
page-filter-source = Fuente
page-filter-all = Todos
page-filter-none = Mostrar todo
page-sort = { $sort ->
    [world] Mundos
    [development] Desarrollos
    [home] Colonias natales
    [goal] Objetivos
   *[action] Acciones
}
page-kind = { $kind ->
    [novelty] Novedades
    [rare] Elementos raros
    [genes] Genes
    [alien] Tecnología alienígena
    [gray] Gris
   *[any] Cualquier tipo
}
page-phase = { $phase ->
    [explore] Explorar
    [develop] Desarrollar
    [settle] Colonizar
    [trade] Comerciar
    [consume] Consumir
   *[produce] Producir
}
page-emblem = { $emblem ->
    [rebel] Rebelde
    [imperium] Imperium
    [alien] Alienígena
    [uplift] Uplift
    [xeno] Xeno
    [terraforming] Terraformación
    [chromosome] Cromosoma
   *[other] { $emblem }
}
page-home-world = Mundo natal
page-goods = { $goods ->
    [windfall] { page-kind }, inesperado
    [production] { page-kind }, producción
   *[none] { page-kind }
}

## Ayuda

page-help-lead = Cómo se juega, en breve, y qué significan las palabras y los símbolos. Elige un juego.
page-on-this-page = En esta página
page-all-components = Todos los componentes
page-help-goal = Objetivo
page-help-round = Una ronda
page-help-end = Fin de la partida
page-help-advice = Para una primera partida
page-help-icons = Símbolos
page-help-words = Palabras
page-help-terms = Ayuda:
page-bonus = Bonificación:

page-rules = Reglas
page-rules-title = Reglas de { $title }
page-rules-lead = Todas las reglas, para leer, buscar e imprimir. Elige un juego.
page-rules-search = Buscar en las reglas
page-rules-places = { $places ->
    [one] { $places } pasaje
   *[other] { $places } pasajes
}
page-rules-nothing = Ningún pasaje de las reglas contiene estas palabras.
page-rules-print = Imprimir
page-rules-action = Todos:
page-rules-example = Ejemplo:
page-rules-ruling = Decisión:
page-rules-rulings = Decisiones por número
page-rules-rulings-text = Donde los reglamentos dejan algo abierto o se contradicen, se decidió una vez cómo se juega en esta mesa. Cada decisión tiene un número y está en el texto junto a la regla a la que pertenece.
page-rules-in-short = Cómo se juega, en breve
page-rules-for-this = Reglas para esto
page-rules-all = Todas las reglas

page-legend = Qué significan los símbolos
page-legend-cost = { $unit ->
    [card] Coste { $cost }: se descartan tantas otras cartas de la mano para colocarla.
   *[credit] Coste { $cost }: se pagan tantos créditos.
}
page-legend-defense = Defensa { $defense }: se conquista, no se paga; tu fuerza militar debe ser al menos { $defense }.
page-legend-vp = { $when ->
    [round] { $vp } PV en cada ronda.
   *[end] { $vp } PV al final de la partida.
}
page-legend-variable = Signo de interrogación: lo que da depende del resto del imperio, como dice su texto.
page-legend-goods = { $goods ->
    [windfall] { page-kind }, con halo: trae una mercancía de este tipo, una vez. Después solo la dan poderes y la bonificación de Producir.
    [production] { page-kind }, de color pleno: Producir pone una mercancía de este tipo si no hay ninguna.
   *[none] { page-kind }: cuenta para lo que pregunta por este tipo.
}
page-legend-phase = { page-phase }: un poder que actúa entonces.
# $power: lo que hace, una frase o varias.
page-legend-power = { page-phase }: { $power }
page-legend-kind = { page-kind }: un tipo de mundos y mercancías.

page-icon-windfall = Mundo inesperado: un halo del color de su tipo
page-icon-production = Mundo de producción: un disco del color de su tipo
page-icon-paid = Mundo que se paga: un borde oscuro y su coste
page-icon-military = Mundo militar: un borde rojo y su defensa
page-icon-development = Desarrollo: un rombo con su coste
page-icon-variable = Desarrollo cuyos PV se cuentan al final
page-icon-vp = PV; «?» se cuenta al final
page-icon-good = { $unit ->
    [card] Mercancía de { page-kind }: se vende por { $price ->
        [one] { $price } carta
       *[other] { $price } cartas
    }
   *[credit] Mercancía de { page-kind }: se vende por { $price ->
        [one] { $price } crédito
       *[other] { $price } créditos
    }
}

## Palabras que usa más de un juego

page-term-vp = PV
    .text = Puntos de victoria. Gana quien tenga más al final.
    .also = punto de victoria, puntos de victoria
page-term-novelty = Novedades
    .text = El tipo cian: arte, moda, ocio. Su luna está arriba a la izquierda.
    .also = novedad
page-term-rare-elements = Elementos raros
    .text = El tipo marrón: combustible para los motores de salto. Su luna está arriba a la derecha.
    .also = elemento raro
page-term-genes = Genes
    .text = El tipo verde: material genético. Su luna está abajo a la izquierda.
page-term-alien-technology = Tecnología alienígena
    .text = El tipo amarillo: lo que dejaron los alienígenas. Su luna está abajo a la derecha.
page-term-gray-world = Mundo gris
    .text = Un mundo sin tipo. Nunca lleva una mercancía.
    .also = mundos grises
page-term-military-world = Mundo militar
    .text = Un mundo con borde rojo y un número rojo perfilado, su defensa. Se conquista con fuerza militar, no se paga, salvo que un poder diga otra cosa.
    .also = mundos militares
page-term-defense = Defensa
    .text = El número rojo perfilado de un mundo militar: la fuerza militar que hace falta para conquistarlo.
page-term-specialized-military = Fuerza militar especializada
    .text = Fuerza militar que solo cuenta contra algunos mundos, como los de la palabra clave Rebelde o de un tipo.
page-term-contact-specialist = Especialista en contactos
    .text = Permite pagar un mundo militar que no sea alienígena, por 1 menos que su defensa, en vez de conquistarlo. Los descuentos también cuentan.
    .also = especialistas en contactos, contact specialist
page-term-discount = Descuento
    .text = Abarata algo. Los descuentos se suman, pero ningún coste baja de 0.
page-term-keyword = Palabra clave
    .text = Una palabra como Rebelde, Imperium, Alienígena, Uplift o Terraformación en una loseta o carta. Por sí sola no hace nada; la piden poderes y bonificaciones.
    .also = palabras clave
page-term-rebel = Rebelde
    .text = Una palabra clave: mundos que luchan contra el Imperium. Algunos poderes ayudan contra ellos.
page-term-imperium = Imperium
    .text = Una palabra clave: mundos y desarrollos de la gran potencia de la galaxia.
page-term-alien = Alienígena
    .text = Una palabra clave: lo que dejaron los alienígenas desaparecidos. Los mundos amarillos son del tipo Tecnología alienígena.
page-term-uplift = Uplift
    .text = Una palabra clave: pueblos elevados a la inteligencia por la tecnología genética.
page-term-terraforming = Terraformación
    .text = Una palabra clave: desarrollos que hacen habitables los mundos.
page-term-documented = Documentado
    .text = Esta parte de una loseta o carta se conoce por fuentes impresas o publicadas.
page-term-reconstructed = Reconstruido
    .text = Esta parte de una loseta o carta no está documentada. Se completó para que cuadren todos los totales conocidos; quien tenga el juego puede corregirla.
page-deal-committed = Repartida a partir de un secreto que se revela al final. Su compromiso:
page-deal-verdict = { $verdict ->
    [proven] Todo lo robado sale de un secreto con el que el servidor se comprometió antes de la primera decisión.
    [other-commitment] El servidor se comprometió con algo distinto de lo que mostró al principio.
    [other-secret] El secreto no es aquel con el que el servidor se había comprometido.
   *[other-game] Las jugadas no concuerdan con lo que sale del secreto.
}
page-deal-state = { $verdict ->
    [proven] Reparto demostrado
   *[other] Reparto no demostrado
}
page-deal-commitment = Compromiso
page-deal-secret = Secreto
