# Words of Salvage.

salvage-setting-cards = cards in hand
salvage-bid-for = Bid a card for the wreck of { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VPs
}.
salvage-bid = bid: { $number }
salvage-round = Round { $number }
salvage-found = A wreck of { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VPs
} is found
salvage-bids = { $player } bids { $number }
salvage-takes = { $player } takes { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VPs
}
salvage-shuffled = { $cards } discards are the new deck
salvage-score = { $player }: { $vp } VPs
salvage-card = Bid it, or salvage it for as many VPs.
salvage-score-wrecks = Wrecks
salvage-end-rounds = All rounds were played.
salvage-reason-score = { $number ->
    [one] { $number } { $change ->
        [more] more VP
       *[less] fewer VP
    } of wrecks
   *[other] { $number } { $change ->
        [more] more VPs
       *[less] fewer VPs
    } of wrecks
}
