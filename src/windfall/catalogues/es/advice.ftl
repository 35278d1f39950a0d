# Pistas y análisis: por qué una opción es mejor y qué harán probablemente los demás.

# Una razón que trata de otro jugador, como «Rojo: 2 cartas menos en la mano».
advice-of = { $player }: { $reason }
# Detrás de lo que está más a menudo tras la mejor opción, como «Gem World en la mano».
advice-more-often = { $thing }, un { $percent } % más a menudo
# Un número que no es entero: la media de varias pruebas.
advice-on-average = { $reason }, de media
advice-end-nearer = El final de la partida se hace más probable
advice-end-further = El final de la partida se hace menos probable
# Lo que otro jugador elegirá probablemente a la vez: una lista de `advice-likely`.
advice-forecast = { $player }: { $choices }
advice-likely = { $choice } { $percent } %
# La mejor opción y la siguiente se diferencian menos de lo que distinguen las pruebas.
advice-about-equal = Casi igual de buena: { $other }
# Lo que habla en contra de la mejor opción, tras lo que habla a favor: una de las razones.
advice-but = Pero: { $reason }
# La mejor opción, donde nada más la distingue de la siguiente.
advice-wins-more = { $games ->
    [one] Gana { $games } partida de cada 100 más que: { $other }
   *[other] Gana { $games } partidas de cada 100 más que: { $other }
}
# Lo que hace enseguida la mejor opción, donde nada la distingue después.
advice-note = { CAPITALIZED($note) }

# Cartas de la mano, de las que se deja una en lugar de otra: lo que habla a favor.
advice-owned = { $card } no se puede colocar otra vez
advice-lacks-military = { $card } está fuera de alcance: falta fuerza militar ({ $missing })
advice-out-of-reach = { $others ->
    [one] { $card } está fuera de alcance: cuesta { $cards }, y quedará { $others } carta más para pagar
   *[other] { $card } está fuera de alcance: cuesta { $cards }, y quedarán { $others } cartas más para pagar
}
advice-cheaper = { $card } se queda y cuesta { $cards }; { $other } cuesta { $more }
advice-more-vp = { $card } se queda y daría { $vp } PV; { $other } { $less }
advice-more-income = { $cards ->
    [one] { $card } se queda y daría { $cards } carta de ingresos; { $other } { $less }
   *[other] { $card } se queda y daría { $cards } cartas de ingresos; { $other } { $less }
}
