# La línea de órdenes.

## Los juegos y sus componentes

cli-title = { $label }, de { $least } a { $most } jugadores
cli-setting = opción
cli-values = valores, primero el predeterminado
cli-meaning = significado
cli-bots = Bots: { $bots }
cli-partly-known = Las reglas impresas solo muestran parte de estos componentes; el resto está reconstruido. Se corrigen en el taller de windfall play o con windfall --data DIR.
cli-all-known = Cada campo de estos componentes se conoce por la edición impresa.
cli-known-legend = conocido por la edición impresa: { $all } todo, { $part } en parte, { $nothing } nada
cli-facts = datos
cli-text = texto
cli-name = nombre
cli-reconstructed = reconstruido
cli-documented = documentado
# Qué es un componente; las clases de otros juegos se llaman como son.
cli-sort = { $sort ->
    [world] mundo
    [development] desarrollo
    [home] mundo natal
    [goal] objetivo
    [action] acción
   *[other] { $sort }
}
cli-no-such-sort = no hay ninguna clase «{ $sort }»; hay { $known }
cli-no-files = { $title } no tiene archivos de componentes
cli-file-changes = { $path } cambia o confirma { $changed } de { $entries }:
cli-wrong = mal: { $problem }
cli-nothing-wrong = No hay nada mal en él.
# En lugar de un valor que un campo no tiene.
cli-nothing = nada
cli-cannot-read = no se puede leer { $path }: { $problem }
cli-entry = { $sort } { $id }
cli-entry-confirmed = { $sort } { $id }, confirmado por { $by } el { $on }

## Una partida

# La persona que juega, junto a bots que se llaman por su nombre.
cli-you = tú
cli-dealt = { $title }, semilla { $seed }: { $players }
cli-vps = PV
cli-victory = { $count ->
    [one] { $winners } gana
   *[other] { $winners } comparten la victoria
} tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}.
# `ends` son frases.
cli-ended-by = Así terminó la partida: { $ends }
cli-not-over = La partida no ha terminado. Jugadas contadas: { $told } de { $moves }.
cli-goes-on = La partida sigue tras { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}; l muestra el registro.
cli-type-a-number = Escribe el número de tu elección; ? muestra qué más se puede escribir.
cli-number-from = Escribe un número de 1 a { $most }, o ? para ver qué más se puede escribir.
cli-text-help =
    Escribe el número de tu elección, o
    { "  i N     " }información: qué hace la loseta o carta de la opción N; o i y parte de su nombre
    { "  b       " }tablero: la mesa como la ves
    { "  l       " }registro: todo lo que pasó
    { "  u       " }deshacer: volver a tu elección anterior
    { "  s ARCH  " }guardar la partida en el archivo ARCH
    { "  q       " }salir
    { "  ?       " }esta ayuda
cli-nothing-found = No se ha encontrado ninguna loseta ni carta. Escribe i y el número de una opción, o parte de un nombre.
cli-nothing-to-undo = No hay nada que deshacer: es tu primera elección.
cli-undone = Deshecho. Elige de nuevo:
cli-saved-in = Guardado en { $path }.
cli-saved = Guardado. Para contarla otra vez: windfall replay { $path }
cli-not-saved = La partida no está guardada tal como está. Escribe s ARCHIVO para guardarla, o q otra vez para salir sin guardar.
cli-left = Has dejado la partida; no está guardada.
cli-left-saved = Has dejado la partida; está guardada como estaba tras { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}. Para seguir:
cli-name-a-file = nombra un archivo donde guardar, como: s partida.json
cli-cannot-save = no se puede guardar en { $path }: { $problem }
cli-cannot-make = no se puede crear la carpeta { $path }: { $problem }

## Lo que se ha escrito mal

cli-resumed = una partida guardada ya tiene su juego, jugadores, semilla y opciones; no los pongas con --resume
cli-which-title = di a qué juego jugar; hay { $known }
cli-bots-after-title = nombra los bots detrás del juego, sin --bots
cli-bots-for-players = son { $bots } bots para { $players } jugadores; nombra uno para todos o uno para cada uno
cli-setting-form = --setting es NOMBRE=VALOR, no «{ $given }»; { $title } tiene { $settings }
cli-wrong-setting = la opción { $name } no puede ser «{ $value }»; se permite: { $allowed }
cli-no-such-seat = no hay ningún asiento { $seat } en esta partida; sus asientos son { $seats }
cli-bot-form = --bot es NOMBRE=BOT con un nombre de hasta { $most } letras, no «{ $given }»
cli-bot-twice = ya hay un bot «{ $name }»; ofrece este con otro nombre
cli-metrics-form = --metrics es un puerto como 9464 o una dirección como 10.0.0.5:9464, no «{ $given }»

## El servidor

cli-works = { $workers ->
        [one] Un proceso trabaja
       *[other] { $workers } procesos trabajan
    } para los bots. Ctrl+C lo termina.
cli-windfall-is-at = Windfall está en { $address } (se para con Ctrl+C)
cli-workshop-is-at = Su taller, solo para ti: { $address }
cli-metrics-are-at = Sus cifras, en el formato de Prometheus: { $address }
cli-verified = { $shown ->
    [noted] El secreto es el de lo anotado, y las { $moves } jugadas concuerdan con lo que sale de él.
   *[journal] El secreto es el del compromiso del registro, y las { $moves } jugadas concuerdan con lo que sale de él.
}
cli-backed-up = Todas las mesas están en { $file }. No lo compartas: quien lo tiene, tiene la identidad de todos.
cli-restore-asks = Se perderá todo lo que hay ahora en la base de datos. ¿Seguir?
cli-restored = La base de datos está como cuando se hizo la copia. Inicia el servidor.
cli-several-tables = hay varias mesas que encajan con { $given }; nombra una por su enlace
cli-no-such-table = no hay ninguna mesa { $given }; windfall admin tables las muestra
cli-table-busy = la mesa { $given } cambia sin parar; inténtalo de nuevo
cli-not-being-played = en la mesa { $mark } no se está jugando; windfall admin delete la elimina
cli-not-begun = la partida de la mesa { $mark } no ha empezado
cli-journal-tells = la partida de la mesa { $mark } no ha terminado, y su registro revela lo que aún está oculto; si es lo que quieres, añade --with-secrets
cli-no-server = ningún servidor responde en { $address }: { $problem }
cli-other-server = el servidor en { $address } no es el de esta base de datos; comprueba ambas direcciones
cli-admin-asks = { $what ->
    [end] Nadie podrá continuar la partida de la mesa { $table }. ¿Terminarla?
   *[delete] La mesa { $table } desaparecerá, con sus jugadas y puntuaciones. ¿Eliminarla?
}
cli-ended = La partida de la mesa { $table } ha terminado. Un servidor en marcha se lo dice a los jugadores en segundos.
cli-deleted = La mesa { $table } se ha eliminado.
cli-exported = El registro está en { $file }.
cli-vacuumed = La base de datos ocupa { $after } MB; antes ocupaba { $before } MB.
cli-admin-column = { $column ->
    [mark] mesa
    [table] mesa
    [title] juego
    [status] estado
    [seats] asientos
    [moves] jugadas
    [round] ronda
    [created] abierta
    [changed] último cambio
    [rules] reglas
    [components] componentes
    [settings] ajustes
    [public] pública
    [version] versión
    [name] nombre
    [role] papel
    [address] dirección
    [since] aquí desde
   *[other] { $column }
}
cli-admin-role = { $role ->
    [plays] juega
   *[watches] mira
}
