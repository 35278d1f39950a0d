ahead-note-chosen = Elegido por ti de antemano. { $question }: { $choice }.
ahead-note-passed = Se pasa por ti, como ordenaste. { $question }.
ahead-note-cancelled = { $why ->
    [mine] Tu plan queda anulado: lo que tienes ha cambiado. { $question }.
    [others] Tu plan queda anulado: lo que tienen otros ha cambiado. { $question }.
    [not_offered] Tu plan ha terminado: nada de él se podía elegir. { $question }.
    [new] Ya no se pasa por ti: se puede elegir algo nuevo. { $question }.
   *[taken_back] Tu plan queda anulado: se han deshecho elecciones. { $question }.
}

ahead-not-here = Solo se elige de antemano en partidas con otras personas, sin reloj o por correspondencia.
ahead-no-such-question = Este juego no hace esa pregunta. Vuelve a cargar la página.
ahead-no-such-choice = Este juego no tiene esa opción. Vuelve a cargar la página.

ahead-open = Elegir de antemano…
ahead-heading = Elegir de antemano
ahead-about = Lo que elijas aquí se hace por ti cuando se te pregunte, también si no estás. Nadie más se entera: los demás solo ven la jugada. Donde solo hay una respuesta posible, el juego no te espera de todos modos.
ahead-looking = Buscando qué se te puede preguntar…
ahead-nothing = Ahora no hay nada que elegir de antemano.
ahead-may-be-asked = Qué se te puede preguntar ahora
ahead-wishes = Tus deseos, en orden
ahead-add = Añadir: { $choice }
ahead-remove = Quitar: { $choice }
ahead-otherwise = Si nada de esto se puede elegir, se te pregunta.
ahead-set = De estos se toman tantos como haya que elegir, los primeros antes.
ahead-when = Cuándo vale
ahead-condition-nothing = Solo si nada cambia: tienes entonces lo mismo, y los demás también
ahead-condition-mine = Solo si tienes entonces lo mismo que ahora
ahead-condition-possible = Siempre que sea posible
ahead-cancelled-by = { $condition ->
    [nothing] Se anula en cuanto cambie lo que tienes o lo que tiene otra persona; cuando se deshagan elecciones; cuando un bot juegue por ti.
    [mine] Se anula en cuanto cambie lo que tienes; cuando se deshagan elecciones; cuando un bot juegue por ti.
   *[possible] Se anula cuando se deshagan elecciones y cuando un bot juegue por ti.
}
ahead-save = Elegir esto de antemano
ahead-cancel = Anular
ahead-pass-heading = Pasar por mí
ahead-pass-never = No
ahead-pass-known = Sí, mientras no se pueda elegir nada nuevo
ahead-pass-always = Sí, siempre
ahead-pass-known-until = Termina cuando se pueda elegir algo que no se podía al ordenarlo, cuando deshagas algo y cuando un bot juegue por ti.
ahead-pass-always-until = Termina cuando deshagas algo y cuando un bot juegue por ti.
ahead-planned = Elegido de antemano. { $question }: { $choices }.
ahead-passing = Se pasa por ti siempre que se pregunte: { $question }.
ahead-passing-known = Se pasa por ti mientras no se pueda elegir nada nuevo: { $question }.
ahead-then = { $first }; si no, { $next }
ahead-cancel-of = Anular: { $question }
