# Hints and reviews: why an option is better, and what others will probably do.

# A reason that is about another player, such as "Red: 2 fewer cards in hand".
advice-of = { $player }: { $reason }
# Behind what is there more often after the better option, such as "Gem World in hand".
advice-more-often = { $thing }, { $percent } % more often
# A number that is no whole one: it is the mean of several trials.
advice-on-average = { $reason }, on average
advice-end-nearer = The game is more likely to end
advice-end-further = The game is less likely to end
# What another player will probably choose at the same time: a list of `advice-likely`.
advice-forecast = { $player }: { $choices }
advice-likely = { $choice } { $percent } %
# The best choice and the next one differ less than trials of them can tell apart.
advice-about-equal = About as good: { $other }
# What speaks against the best choice, behind what speaks for it: one of the reasons.
advice-but = But: { $reason }
# The best choice, where nothing else sets it apart from the next one.
advice-wins-more = { $games ->
    [one] Wins { $games } game in 100 more than: { $other }
   *[other] Wins { $games } games in 100 more than: { $other }
}
# What the best choice does at once, where nothing sets it apart later.
advice-note = { CAPITALIZED($note) }

# Cards in hand, where one is given up rather than another: what speaks for it.
advice-owned = { $card } cannot be placed once more
advice-lacks-military = { $card } is out of reach: you lack { $missing } Military
advice-out-of-reach = { $others ->
    [one] { $card } is out of reach: it costs { $cards }, and there will be { $others } other card to pay with
   *[other] { $card } is out of reach: it costs { $cards }, and there will be { $others } other cards to pay with
}
advice-cheaper = { $card } stays, which costs { $cards }; { $other } costs { $more }
advice-more-vp = { $vp ->
    [one] { $card } stays, which would bring { $vp } VP; { $other } { $less }
   *[other] { $card } stays, which would bring { $vp } VPs; { $other } { $less }
}
advice-more-income = { $cards ->
    [one] { $card } stays, which would bring { $cards } card of income; { $other } { $less }
   *[other] { $card } stays, which would bring { $cards } cards of income; { $other } { $less }
}
