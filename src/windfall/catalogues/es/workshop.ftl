# El taller, donde se corrigen losetas y cartas: lo que dicen sus páginas, sus formularios y el servidor.

workshop-yes = sí
workshop-no = no
# Un campo o un valor que se llama como está en su archivo.
workshop-as-written = { $text }

## Lo que está mal en un archivo de componentes. `field`, `table` y `sort` son palabras del archivo.

workshop-problem = { $place }: { $text }
workshop-problem-in-field = { $place }: campo «{ $field }»: { $text }
# Detrás de otro problema.
workshop-allowed = { $problem }; se permite: { $values }
workshop-wrong-sort = se esperaba `{ $expected }`, no `{ $given }`
workshop-too-small = se esperaba `{ $expected }` >= { $least }
workshop-too-large = se esperaba `{ $expected }` <= { $most }
workshop-too-short = se esperaba `{ $expected }` de longitud >= { $least }
workshop-too-long = se esperaba `{ $expected }` de longitud <= { $most }
workshop-wrong-pattern = se esperaba `str` según el patrón { $pattern }
workshop-not-allowed = valor no permitido { $value }
workshop-no-such-field = no existe ese campo
workshop-missing = falta
workshop-no-such-field-or-table = no existe ese campo o esa tabla; hay { $known }
workshop-table-missing = falta la tabla [{ $table }]
workshop-entry-missing = falta esta entrada ({ $sort })
workshop-no-entries = no contiene ningún [[{ $sort }]]
workshop-not-toml = esto no es TOML válido: { $problem }
workshop-must-be = debe ser { $value }, no { $given }
workshop-no-table = una entrada { $sort } es una tabla
workshop-no-text = no es un texto
workshop-only-entries = difiere de lo que se entrega; aquí solo se corrigen losetas y cartas
workshop-no-such-table = no existe esa tabla; hay { $known }
workshop-twice = este identificador se usa dos veces
workshop-no-such-entry = no existe esa entrada ({ $sort }); usa los identificadores entregados
workshop-not-for-the-form = no es para el formulario

## Lo que dice el servidor

workshop-not-saved = No se ha guardado nada: { $text }.
workshop-not-saved-for = No se ha guardado nada: { $place }: { $text }.
workshop-not-saved-for-field = No se ha guardado nada: { $field } de { $id }: { $text }.
workshop-undone-already = Ya está deshecho.
workshop-changed-again = Se volvió a cambiar después: deshaz primero ese cambio.
workshop-no-history = { $path }: esto no es un historial del taller: { $problem }; muévelo a otro sitio
workshop-no-such-change = No existe el cambio { $number }.
workshop-none = Este servidor no tiene taller. Quien lo aloja puede abrir uno con: windfall serve --workshop
workshop-for-the-host = El taller es para quien aloja este servidor: abre el enlace que mostró al arrancar.
workshop-wrong-key = Esta no es la clave de este servidor. Abre el enlace que mostró al arrancar.
workshop-cannot-restart = Este servidor no puede reiniciarse solo. Páralo y vuelve a arrancarlo.
workshop-no-files = { $title } no tiene archivos de componentes que corregir.
workshop-no-such-component = { $title } no tiene «{ $id }».

## La página

workshop-page-closed = El taller está cerrado
workshop-page-lead = ¿Tienes una caja? Compara cada loseta o carta con la de aquí: es como está impresa, o la corriges. Las mesas nuevas juegan entonces con las tuyas.
workshop-page-title = { $title }, { $exact } de { $all } exactos
workshop-page-of = { $exact } de { $all }
workshop-page-exact = exactos
workshop-page-exact-of = Componentes exactos de { $title }
workshop-page-after-restart = Las mesas nuevas usarán los cambios tras un reinicio.
workshop-page-somebody = alguien
workshop-page-download = Descargar
workshop-page-load-file = Cargar un archivo…
workshop-page-history = Historial
workshop-page-tools = Archivo, historial, nombre
workshop-page-discard = Descartar
workshop-page-components = { $components ->
    [one] { $components } componente
   *[other] { $components } componentes
}

## Cuán segura es una loseta o carta, y cuáles se muestran

workshop-page-all = Todos
workshop-page-to-check = Por comprobar
workshop-page-which = Qué componentes
workshop-page-search = Buscar por nombre o texto
workshop-page-all-sorts = Todas las clases
workshop-page-shown = Se muestran { $shown } de { $all }.
workshop-page-none = No hay ninguno así.
workshop-page-status = { $status ->
    [printed] Impreso
    [part] En parte
    [confirmed] Confirmado
    [corrected] Corregido
   *[reconstructed] Reconstruido
}
workshop-page-status-text = { $status ->
    [printed] todo se conoce por lo impreso
    [part] parte se conoce por lo impreso, el resto está reconstruido
    [confirmed] alguien que tiene la caja lo encontró como aquí
    [corrected] alguien que tiene la caja lo cambió según lo impreso
   *[reconstructed] ninguna fuente lo muestra
}
workshop-page-status-about = { workshop-page-status }: { workshop-page-status-text }
workshop-page-tile = { $status ->
    [unsaved] { $name }, cambios sin guardar
    [printed] { $name }, impreso
    [part] { $name }, en parte
    [confirmed] { $name }, confirmado
    [corrected] { $name }, corregido
   *[reconstructed] { $name }, reconstruido
}
workshop-page-unsaved = Sin guardar
workshop-page-known = conocido por lo impreso: { $known }; no: { $unknown }
workshop-page-by = por { $name }, { $date }

## Una loseta o carta y su formulario

workshop-page-form-of = Formulario de { $name }
workshop-page-stale = Como era cuando encajaba
workshop-page-as-shipped = Como viene incluido
workshop-page-looking = Mirándolo…
workshop-page-not-changed = No se ha cambiado él mismo
workshop-page-save-all = Guardar los { $entries }
workshop-page-next = Siguiente
workshop-page-as-printed = Como está impreso
workshop-page-all-exact = Todos los demás son exactos.
workshop-page-problems = { $problems ->
    [one] { $problems } cosa por corregir:
   *[other] { $problems } cosas por corregir:
}
workshop-page-problem = { $place }: { $text }
workshop-page-nothing = nada
workshop-page-empty = ninguno
workshop-page-something-else = otra cosa
workshop-page-with-fields = { $what } ({ $fields })
workshop-page-in-group = { $group }: { $label }
workshop-page-choose = Elegir…
workshop-page-new = nuevo
workshop-page-add = Añadir
workshop-page-add-to = Añadir a { $field }
workshop-page-item = { $field } { $number }
workshop-page-move-up = Subir { $item }
workshop-page-move-down = Bajar { $item }
workshop-page-take-away = Quitar { $item }
workshop-page-leave-out = Omitir
workshop-page-leave-out-field = Omitir { $field }
workshop-page-one-less = { $field }: uno menos
workshop-page-one-more = { $field }: uno más
workshop-page-was = era
workshop-page-put-back = Restablecer
workshop-page-put-back-to = Restablecer { $field } a { $was }

## Guardar, y lo que se guardó

workshop-page-nothing-changed = No había nada que cambiar.
workshop-page-saved = { $components ->
    [one] { $components } componente guardado. { $exact } de { $all } exactos.
   *[other] { $components } componentes guardados. { $exact } de { $all } exactos.
}
workshop-page-saved-one = { $name }: { $status ->
    [printed] impreso
    [part] en parte
    [confirmed] confirmado
    [corrected] corregido
   *[reconstructed] reconstruido
}. { $exact } de { $all } exactos.
workshop-page-unsaved-changes = Cambios sin guardar
workshop-page-not-saved = { $names }: tus cambios no están guardados.
workshop-page-cannot-save = No se puede guardar antes de corregir lo que está mal.
workshop-page-together = Cambiar { $name } a la vez
workshop-page-no-history = Aún no se ha confirmado ni corregido nada.
workshop-page-nothing-to-undo = No hay nada que deshacer.
workshop-page-undo-change = Deshacer el cambio { $change }
workshop-page-change-by = { $undone_by ->
    [0] { $name }, { $date }
   *[other] { $name }, { $date }; deshecho por el cambio { $undone_by }
}
workshop-page-was-confirmed = { $what }: confirmado
workshop-page-was-corrected = { $what }: corregido
workshop-page-was-loaded = Archivo cargado: { $what }
workshop-page-was-undone = { $what }: deshecho
workshop-page-change-undone = Cambio { $change } deshecho: { $what }
workshop-page-confirmed-by = Confirmado por { $name }.
workshop-page-no-longer-confirmed = Ya no está confirmado.
workshop-page-load = Cargar { $file }
workshop-page-comparing = Comparando…
workshop-page-cannot-load = { $problems ->
    [one] No se puede cargar: { $problems } cosa por corregir.
   *[other] No se puede cargar: { $problems } cosas por corregir.
}
workshop-page-no-differences = Todo es ya así. No cambiaría nada.
workshop-page-differences = { $components ->
    [one] Cambia { $components } componente. Aún no se ha guardado nada.
   *[other] Cambia { $components } componentes. Aún no se ha guardado nada.
}
workshop-page-load-changes = { $changes ->
    [one] Cargar { $changes } cambio
   *[other] Cargar { $changes } cambios
}

## El conjunto que usan las mesas nuevas

workshop-page-set = Las mesas nuevas usan el conjunto { $used }.
workshop-page-sets = Las mesas nuevas usan el conjunto { $used }; has guardado el conjunto { $saved }.
workshop-page-restart = Reiniciar para jugar con estos
workshop-page-restart-title = Las partidas en curso siguen después, con los componentes con que empezaron
workshop-page-restarting = El servidor se reinicia. Esta página lo espera…
workshop-page-back = El servidor ha vuelto.
workshop-page-not-back = El servidor no ha vuelto. Arráncalo de nuevo donde lo arrancaste; no se pierde nada de lo guardado.

## Teclas

workshop-page-key-walk = recorrer los componentes
workshop-page-key-next = el siguiente que nadie ha confirmado
workshop-page-key-previous = el anterior
workshop-page-key-confirm = es como está impreso: confirmarlo y seguir
workshop-page-key-correct = corregirlo
workshop-page-key-save = guardar lo corregido
workshop-page-key-back = del formulario a los componentes
workshop-page-key-undo = deshacer el último cambio
workshop-page-key-history = historial
workshop-page-key-search = buscar
