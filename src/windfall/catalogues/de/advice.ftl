# Tipps und Analysen: warum eine Wahl besser ist, und was andere wahrscheinlich tun.

# Ein Grund, bei dem es um einen anderen Spieler geht, etwa „Rot: 2 Handkarten weniger“.
advice-of = { $player }: { $reason }
# Hinter dem, was nach der besseren Wahl häufiger da ist, etwa „Gem World auf der Hand“.
advice-more-often = { $thing }, { $percent } % häufiger
# Eine Zahl mit Nachkommastelle: der Mittelwert mehrerer Versuche.
advice-on-average = { $reason }, im Schnitt
advice-end-nearer = Das Spielende wird wahrscheinlicher
advice-end-further = Das Spielende wird weniger wahrscheinlich
# Was ein anderer Spieler wahrscheinlich zur gleichen Zeit wählt: eine Liste aus `advice-likely`.
advice-forecast = { $player }: { $choices }
advice-likely = { $choice } { $percent } %
# Der beste Zug und der nächste unterscheiden sich weniger, als Versuche zeigen können.
advice-about-equal = Etwa gleich gut: { $other }
# Was gegen den besten Zug spricht, nach dem, was für ihn spricht: einer der Gründe.
advice-but = Aber: { $reason }
# Der beste Zug, wo ihn sonst nichts vom nächsten unterscheidet.
advice-wins-more = Gewinnt { $games } von 100 Spielen mehr als: { $other }
# Was der beste Zug sofort bewirkt, wo ihn später nichts unterscheidet.
advice-note = { CAPITALIZED($note) }

# Handkarten, von denen eine statt einer anderen abgegeben wird: was dafür spricht.
advice-owned = { $card } lässt sich nicht noch einmal ausspielen
advice-lacks-military = { $card } ist außer Reichweite: Es fehlt Militärstärke ({ $missing })
advice-out-of-reach = { $others ->
    [one] { $card } ist außer Reichweite: kostet { $cards }, und zum Bezahlen bleibt { $others } andere Karte
   *[other] { $card } ist außer Reichweite: kostet { $cards }, und zum Bezahlen bleiben { $others } andere Karten
}
advice-cheaper = { $card } bleibt und kostet { $cards }; { $other } kostet { $more }
advice-more-vp = { $card } bleibt und brächte { $vp } SP; { $other } { $less }
advice-more-income = { $cards ->
    [one] { $card } bleibt und brächte { $cards } Karte Einkommen; { $other } { $less }
   *[other] { $card } bleibt und brächte { $cards } Karten Einkommen; { $other } { $less }
}
