# Palabras comunes a todos los juegos y a todas las partes.

# Un asiento cuyo jugador no tiene nombre conocido.
engine-seat = Asiento { $number }
# Un jugador sin nombre conocido, por el color de su asiento.
engine-colour = { $seat ->
    [0] Rojo
    [1] Azul
    [2] Verde
    [3] Amarillo
   *[4] Morado
}

## Tipos de mundos y mercancías. Otros textos los usan con `{ engine-kind }`; entonces tienen el argumento `kind`.

engine-kind = { $kind ->
    [novelty] Novedades
    [rare] Elementos raros
    [genes] Genes
    [alien] Tecnología alienígena
    [gray] gris
   *[any] cualquier tipo
}

## Sumas: «4 − 2 (Mining Robots) − 1 (bonificación) = 1», y lo que cambia una elección: «fuerza militar 2 → 3 · puntos 5 → 7»

engine-negative = −{ $number }
engine-plus = { $before } + { $number } ({ $name })
engine-minus = { $before } − { $number } ({ $name })
engine-sum = { $terms } = { $total }
engine-total = { $total }
engine-change = { $what } { $before } → { $after }
engine-joined = { $first } · { $rest }
# Detrás de lo que se tiene, como «3 de 5 de fuerza militar»: nada si no falta nada.
engine-shortage = { $missing ->
    [0] { "" }
    [one] : falta { $missing }
   *[other] : faltan { $missing }
}

## Errores

# Un texto que se lee tal cual, por ejemplo para programadores.
engine-as-written = { $text }
engine-wrong-players = { $title } es para { $least } a { $most } jugadores, no para { $given }
engine-no-such-title = no hay ningún juego { $name }; hay { $known }
engine-no-such-setting = { $title } no tiene la opción «{ $name }»; tiene { $known }
engine-wrong-setting = la opción «{ $name }» no puede ser { $value }; se permite: { $allowed }
engine-no-such-level = no hay ningún nivel «{ $name }»; hay { $known }
engine-game-over = la partida ha terminado; ya no se puede jugar
engine-not-asked = ahora no le toca al asiento { $seat }; se espera al asiento { $asked }
# Una de las `options` de abajo: el número con el que se elige y lo que significa.
engine-option = { $action } = { $text }
engine-not-allowed = el asiento { $seat } no puede elegir { $action } ahora; sus opciones son: { $options }
engine-wrong-seed = una semilla es un número entero de 0 a 2**63 - 1, no { $seed }
engine-no-such-seat = no hay ningún asiento { $seat }; los asientos van de 0 a { $last }
engine-not-over = la partida no ha terminado; solo al final hay un resultado
engine-other-rules = este registro se jugó con la versión { $rules } de las reglas de { $title }; este Windfall juega con la versión { $here }: { $replay ->
    [newer] se puede reproducir con un Windfall más nuevo
   *[older] se puede reproducir con un Windfall más antiguo
}
engine-other-components = este registro se jugó con otros archivos de componentes (resumen { $digest }, aquí { $here }); se puede reproducir con los mismos archivos, véase windfall --data
engine-journal-move = la jugada { $number } del registro no se puede jugar: { $error }
engine-no-journal = esto no es un registro de Windfall: { $problem }
engine-unreadable-journal = no se puede leer el registro { $path }: { $problem }

## Los niveles de los bots

engine-level-beginner = principiante
engine-level-beginner-text = Conoce las reglas y a menudo sigue un capricho.
engine-level-easy = fácil
engine-level-easy-text = Conoce el juego y a veces se descuida.
engine-level-medium = medio
engine-level-medium-text = Elige lo que mejor parece en el momento.
engine-level-hard = difícil
engine-level-hard-text = Ha aprendido el juego y piensa por adelantado.
engine-level-offered-text = Un bot de este servidor.
engine-question = { $question }
