# Race for the Galaxy: its rules and its page in words. What all titles use is in engine.ftl.

## Counted things, and what cards are called by

race-vps = { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VPs
}
race-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
race-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
# So many more cards, drawn or kept by a power.
race-more = { $amount ->
    [one] { $amount } more card
   *[other] { $amount } more cards
}
# The cards still to choose: “more” ones once some are chosen.
race-cards-left = { $chosen ->
    [0] { race-cards }
   *[other]
        { $cards ->
            [one] { $cards } more card
           *[other] { $cards } more cards
        }
}
race-other-cards = { $cards ->
    [one] { $cards } other card
   *[other] { $cards } other cards
}
race-phase = { $phase ->
    [explore] Explore
    [develop] Develop
    [settle] Settle
    [trade] Trade
    [consume] Consume
   *[produce] Produce
}
# Printed on cards in capitals, or as an emblem.
race-keyword = { $keyword ->
    [alien] ALIEN
    [imperium] IMPERIUM
    [rebel] REBEL
    [terraforming] TERRAFORMING
    [uplift] UPLIFT
   *[chromosome] CHROMOSOME
}

## The action cards

race-name-action-explore_5 = Explore: +5
race-name-action-explore_1_1 = Explore: +1, +1
race-name-action-develop = Develop
race-name-action-settle = Settle
race-name-action-trade = Consume: Trade
race-name-action-consume_2x = Consume: 2x VPs
race-name-action-produce = Produce
# What everyone does in the phase, and the bonus of who chose it.
race-action-card = { $action ->
    [explore_5] Everyone draws 2 cards and keeps 1. Bonus: draw 5 more cards to choose from.
    [explore_1_1] Everyone draws 2 cards and keeps 1. Bonus: draw 1 more card and keep 1 more.
    [develop] Everyone may place a development. Bonus: you pay 1 card less.
    [settle] Everyone may place a world. Bonus: draw a card after placing one.
    [trade] Everyone uses their Consume powers. Bonus: sell a good first, with your Trade powers.
    [consume_2x] Everyone uses their Consume powers. Bonus: you get double VPs for goods.
   *[produce] Everyone produces a good on each production world without one. Bonus: produce on one windfall world too.
}
# What a player chooses: an action card, or two in the experienced game.
race-chosen = { $card }
race-chosen-both = { $first } and { $second }
race-chosen-twice = { $card } twice

## What a seat is asked

race-prompt-discard-start = Discard { race-cards-left }.
race-prompt-action = Choose an action.
race-prompt-two-actions = Choose two actions.
race-prompt-explore-keep = You drew { race-cards }: choose { $left } to keep.
race-prompt-explore-discard = You drew { race-cards }: choose { $left } to discard.
race-prompt-develop = Place a development from your hand, or none.
race-prompt-settle = Place a world from your hand, or none.
race-prompt-method = How do you place { $card }?
race-prompt-tactics-no-world = You place no world. Discard { $card } all the same?
race-prompt-tactics-no-need = You need no Military. Discard { $card } all the same?
race-prompt-pay = Pay for { $card }: discard { race-cards-left }.
race-prompt-trade = Sell a good.
race-prompt-consume = Use which Consume power next?
race-prompt-good-to-sell = Choose a good to sell with { $card }.
race-prompt-good-to-consume = Choose a good to consume with { $card }.
race-prompt-consume-hand = Discard cards for VPs with { $card }?
race-prompt-gamble = Name a number: if the card turned up has it as cost or defense, you keep it.
race-prompt-windfall = Produce on which windfall world?
race-prompt-hand-limit = Discard { race-cards-left }: at the end of a round you may hold ten.

## Options

race-option-choose = { $action ->
    [explore_5] { $card }: draw 5 more cards to choose from
    [explore_1_1] { $card }: draw 1 more card and keep 1 more
    [develop] { $card }: place a development, you at 1 less
    [settle] { $card }: place a world, you draw a card after it
    [trade] { $card }: you sell a good, then everyone consumes
    [consume_2x] { $card }: everyone consumes, you get double VPs for goods
   *[produce] { $card }: everyone produces, you on a windfall world too
}
race-option-no-development = Place no development
race-option-no-world = Place no world
race-option-no-more-powers = Use no more powers
race-option-discard-no-more = Discard no more
race-option-keep-tactics = Keep { $card }
race-option-discard = Discard { $card } ({ $facts })
race-option-keep = Keep { $card } ({ $facts }): { $text }
race-option-place-development = Place { $card } for { race-cards }: { $text }
race-option-place-world = Place { $card } ({ $facts }): { $text }
race-option-give-up = Discard { $card }
race-option-give-up-free = Discard { $card } and pay nothing
race-option-give-up-conquer = Discard { $card } (defense { $defense }, Military { $military })
race-option-conquer = Conquer it (defense { $defense }, Military { $military })
race-option-pay = Pay { race-cards }
race-option-sell = Sell the { engine-kind } good of { $card } for { race-cards }
race-option-use = { $card }: { $power }
race-option-good = The { engine-kind } good of { $card }
race-option-name = Name { $number }
race-option-produce = Produce on { $card }
# Of a card: its cost or defense, and its kind if it has goods.
race-facts-cost = cost { $cost }
race-facts-cost-kind = cost { $cost }, { engine-kind }
race-facts-defense = defense { $defense }
race-facts-defense-kind = defense { $defense }, { engine-kind }

## What an action means in every state, for programs and tests

race-action-pass = pass
race-action-choose = choose: { $card }
race-action-discard = discard: { $card }
race-action-keep = keep: { $card }
race-action-place = place: { $card }
race-action-method = { $method ->
    [conquer] method: conquer
    [temporary_military] method: temporary military
    [pay] method: pay
   *[free_settle] method: free settle
}
race-action-trade = trade: { $card }
race-action-use = use: { $card } power { $number }
race-action-good = good: { $card }
race-action-name-number = name number: { $number }
race-action-produce = produce: { $card }

## Why something on the table cannot be chosen now: what it is for, and when

race-resting-hand = { $question ->
    [develop] worlds are placed in Settle
    [settle] developments are placed in Develop
   *[other] cards are placed from hand in Develop and Settle
}
race-resting-tableau = { $question ->
    [consume] it has no Consume power that can be used now
    [windfall] no good can be produced on it now
   *[other] its powers work in their phases, without being chosen
}
race-resting-goods = { $question ->
    [consume_good] this power cannot take this good
   *[other] goods are sold and consumed in Consume
}
race-resting-actions = actions are chosen at the beginning of a round
race-resting-drawn = drawn in Explore; chosen when Explore asks for it
race-resting-placing = it is being placed now
race-resting-others = it belongs to another player

## The log

race-log-round = Round { $round }
race-log-start-world = { $seat } starts from { $card }
race-log-chooses = { $seat } chooses { $card }
race-log-phase = { race-phase } phase
race-log-draws = { $seat } draws { race-cards }
race-log-draws-cards = { $seat } draws { $cards }
race-log-discards = { $seat } discards { race-cards }
race-log-discards-cards = { $seat } discards { $cards }
race-log-keeps = { $seat } keeps { race-cards } of { $drawn }
race-log-no-development = { $seat } places no development
race-log-no-world = { $seat } places no world
race-log-develops = { $seat } develops { $card } for { race-cards }
race-log-settles = { $seat } settles { $card } for { race-cards }
race-log-conquers = { $seat } settles { $card } (defense { $defense }, Military { $military })
race-log-gives-up = { $seat } discards { $card } for its power
race-log-windfall-good = { $seat } gets a good with { $card } ({ engine-kind })
race-log-trades = { $seat } sells the { engine-kind } good of { $card } for { race-cards }
race-log-consumes = { $seat } consumes { race-goods } with { $card } for { $gains }
race-log-discards-for-vp = { $seat } gains { race-vps } for { race-cards } ({ $card })
race-log-gamble-won = { $seat } names { $number }, turns up { $card } and keeps it
race-log-gamble-lost = { $seat } names { $number }, turns up { $card } and discards it
race-log-produces = { $seat } produces on { $card } ({ engine-kind })
race-log-reshuffle = The discards, { race-cards }, become the new deck
race-log-scores = { $seat } scores { race-vps }
race-log-wins = { $seat } wins
race-log-shares = { $seat } shares the victory

## Notes on options, and why a card cannot be placed

race-military = Military
race-score = score
race-tableau-cards = cards in your tableau
race-your-bonus = your bonus
race-note-owned = you already have it
race-note-cost-other = cost { $cost } of your { race-other-cards }
race-note-cost = cost { $cost } of your { race-cards }
race-note-free = no cost, discarding { $card }
race-note-conquer = defense { $defense }, your Military { $military }
race-note-conquer-discarding = defense { $defense }, your Military { $military }, discarding { $card }
# Two ways to place a world that bring the same, and two that do not.
race-note-or = { $one } or { $other }
race-note-or-else = { $one }; or { $other }
race-note-draw = draw { race-cards }
race-note-price = price { $price } cards
# What is missing comes behind it as “: two short”, or nothing.
race-takes-cost-of = cost { $cost }, you have { race-other-cards }{ $short }
race-takes-military = defense { $defense }, your Military { $military }{ $short }
# A military world for which one may also pay.
race-takes-pay-of = to pay { $cost }, you have { race-other-cards }{ $short }
race-takes-either = { $military }; { $pay }

## Cards in words

race-text = { $sentences }
race-text-none = No power.
race-text-power = { race-phase }: { $power }.
race-text-sentence = { CAPITALIZED($power) }.
race-power-draw-to-choose = draw { race-more } to choose from
race-power-draw-at-start = draw { race-cards } at the start of the phase
race-power-draw = draw { race-cards }
race-power-keep = keep { race-more }
race-power-develop-discount = developments cost { $amount } less
race-power-settle-discount = { $kind ->
    [none] worlds you pay for cost { $amount } less
   *[other] { engine-kind } worlds you pay for cost { $amount } less
}
race-power-after-develop = draw { race-cards } after placing a development
race-power-after-settle = draw { race-cards } after placing a world
race-power-military = { $sign ->
    [minus] −{ $amount } Military
   *[plus] +{ $amount } Military
}
race-power-military-kind = { race-power-military } against { engine-kind } worlds
race-power-military-keyword = { race-power-military } against { race-keyword } worlds
race-power-temporary-military = you may discard this for +{ $amount } Military until the phase ends
race-power-free-settle = you may discard this to pay nothing for a non-military world, but not for an Alien Technology one
race-power-pay-for-military = you may pay for a military world that is not Alien, at defense less { $discount }
race-power-price = { $kind ->
    [none] { race-more } for a good
    [alien] { race-more } for an { engine-kind } good
   *[other] { race-more } for a { engine-kind } good
}
race-power-price-here = { race-more } for the good of this world
race-goods-of-kind = { $kind ->
    [none] { race-goods }
   *[other]
        { $goods ->
            [one] { $goods } { engine-kind } good
           *[other] { $goods } { engine-kind } goods
        }
}
race-power-consume = discard { race-goods-of-kind } for { $rewards }
race-power-consume-up-to = discard up to { race-goods-of-kind } for { $rewards } each
race-power-consume-different = discard { race-goods } of different kinds for { $rewards }
race-power-consume-up-to-different = discard up to { race-goods } of different kinds for { $rewards } each
race-power-consume-all = discard all your goods for { $vp_less } VP less than there are goods
race-power-discard-hand = you may discard up to { race-cards } from hand for { race-vps } each
race-power-gamble = name a number from 1 to 7 and turn up a card; keep it if its cost or defense is that number
race-power-sell = sell a good at its price
race-power-sell-with-trade = sell a good at its price, with your Trade powers
race-power-when-produced-here = draw { race-cards } when a good is produced here
race-power-windfall = { $kind ->
    [none] produce on one windfall world
   *[other] produce on one { engine-kind } windfall world
}
race-power-per-produced = draw { race-cards } for each { engine-kind } good you produce
race-power-per-kind-produced = draw { race-cards } for each kind of good you produce
race-power-per-world = draw { race-cards } for each of your { engine-kind } worlds
race-power-most-produced = draw { race-cards } if you produce more { engine-kind } goods than each other player
race-scoring = Scores { $clauses }.
race-clause-more = { $clause }; { $more }
race-clause-military = { race-vps } per point of Military, specialized and temporary Military excepted
race-clause-chips = { $every ->
    [one] { race-vps } per VP in chips
   *[other] { race-vps } per { $every } VPs in chips
}
race-clause-named = { race-vps } per { $card }
# Of a card that a clause counts, all that is said of it; “none” where nothing is.
race-clause-cards = { race-vps } per { $other ->
        [yes] other{ " " }
       *[no] { "" }
    }{ $keyword ->
        [none] { "" }
       *[other] { race-keyword }{ " " }
    }{ $military ->
        [yes] military{ " " }
        [no] non-military{ " " }
       *[none] { "" }
    }{ $kind ->
        [none] { "" }
       *[other] { engine-kind }{ " " }
    }{ $goods ->
        [windfall] windfall{ " " }
        [production] production{ " " }
       *[none] { "" }
    }{ $cost ->
        [none] { "" }
       *[other] { $cost }-cost{ " " }
    }{ $type ->
        [world] world
        [development] development
       *[card] card
    }{ $power ->
        [none] { "" }
        [explore] { " " }with an Explore power
        [develop] { " " }with a Develop power
        [settle] { " " }with a Settle power
        [trade] { " " }with a Trade power
        [consume] { " " }with a Consume power
       *[produce] { " " }with a Produce power
    }

## What is printed on a card besides

race-fact-cost = cost
race-fact-defense = defense
race-fact-vp = VP
race-fact-kind = kind
race-fact-keywords = keywords
race-fact-start-world = start world
race-fact-copies = copies
race-fact-vp-open = ?
race-fact-kind-of = { $goods ->
    [windfall] { engine-kind } windfall
    [production] { engine-kind } production
   *[none] { engine-kind }
}

## The score sheet

race-score-chips = VP chips
race-score-tableau = Cards in the tableau
race-score-bonuses = “?” bonuses
race-end-tableau = A tableau had { $cards } cards or more.
race-end-vp-pool = The pool of VP chips was used up.
race-tie-break = the most cards in hand and goods

## Settings

race-setting-setup = dealt hands, or the preset hands of a first game
race-setting-experienced = two players choose two actions each round
race-only-two-players = the experienced game is for 2 players, not { $players }

## Reasons of hints: what a choice leads to, and what others will do

race-reason-hand = { $change ->
    [more]
        { $number ->
            [one] { $number } more card in hand
           *[other] { $number } more cards in hand
        }
   *[less]
        { $number ->
            [one] { $number } fewer card in hand
           *[other] { $number } fewer cards in hand
        }
}
race-reason-score = { $change ->
    [more] { $number ->
        [one] { $number } more VP after this round
       *[other] { $number } more VPs after this round
    }
   *[less] { $number ->
        [one] { $number } fewer VP after this round
       *[other] { $number } fewer VPs after this round
    }
}
race-reason-tableau = { $change ->
    [more]
        { $number ->
            [one] { $number } more card in the tableau
           *[other] { $number } more cards in the tableau
        }
   *[less]
        { $number ->
            [one] { $number } fewer card in the tableau
           *[other] { $number } fewer cards in the tableau
        }
}
race-reason-goods = { $change ->
    [more]
        { $number ->
            [one] { $number } more good on worlds
           *[other] { $number } more goods on worlds
        }
   *[less]
        { $number ->
            [one] { $number } fewer good on worlds
           *[other] { $number } fewer goods on worlds
        }
}
race-reason-trade = { $change ->
    [more] { $number ->
        [one] { $number } more card for the best good in Trade
       *[other] { $number } more cards for the best good in Trade
    }
   *[less] { $number ->
        [one] { $number } fewer card for the best good in Trade
       *[other] { $number } fewer cards for the best good in Trade
    }
}
race-reason-consume-vp = { $change ->
    [more] { $number ->
        [one] { $number } more VP for goods in Consume
       *[other] { $number } more VPs for goods in Consume
    }
   *[less] { $number ->
        [one] { $number } fewer VP for goods in Consume
       *[other] { $number } fewer VPs for goods in Consume
    }
}
race-reason-consume-cards = { $change ->
    [more] { $number ->
        [one] { $number } more card for goods in Consume
       *[other] { $number } more cards for goods in Consume
    }
   *[less] { $number ->
        [one] { $number } fewer card for goods in Consume
       *[other] { $number } fewer cards for goods in Consume
    }
}
race-reason-produce-goods = { $change ->
    [more] { $number ->
        [one] { $number } more good when Produce comes
       *[other] { $number } more goods when Produce comes
    }
   *[less] { $number ->
        [one] { $number } fewer good when Produce comes
       *[other] { $number } fewer goods when Produce comes
    }
}
race-reason-produce-cards = { $change ->
    [more] { $number ->
        [one] { $number } more card drawn when Produce comes
       *[other] { $number } more cards drawn when Produce comes
    }
   *[less] { $number ->
        [one] { $number } fewer card drawn when Produce comes
       *[other] { $number } fewer cards drawn when Produce comes
    }
}
race-reason-later-vp = { $change ->
    [more] { $number ->
        [one] { $number } more VP in Consume after a Produce
       *[other] { $number } more VPs in Consume after a Produce
    }
   *[less] { $number ->
        [one] { $number } fewer VP in Consume after a Produce
       *[other] { $number } fewer VPs in Consume after a Produce
    }
}
race-reason-military = { $change ->
    [more] { $number } more Military
   *[less] { $number } less Military
}
race-reason-explore-draw = { $change ->
    [more] { $number ->
        [one] { $number } more card to choose from in each Explore
       *[other] { $number } more cards to choose from in each Explore
    }
   *[less] { $number ->
        [one] { $number } fewer card to choose from in each Explore
       *[other] { $number } fewer cards to choose from in each Explore
    }
}
race-reason-explore-keep = { $change ->
    [more] { $number ->
        [one] { $number } more card kept in each Explore
       *[other] { $number } more cards kept in each Explore
    }
   *[less] { $number ->
        [one] { $number } fewer card kept in each Explore
       *[other] { $number } fewer cards kept in each Explore
    }
}
race-reason-develop-draw = { $change ->
    [more] { $number ->
        [one] { $number } more card in each Develop
       *[other] { $number } more cards in each Develop
    }
   *[less] { $number ->
        [one] { $number } fewer card in each Develop
       *[other] { $number } fewer cards in each Develop
    }
}
race-reason-after-develop = { $change ->
    [more] { $number ->
        [one] { $number } more card for each development
       *[other] { $number } more cards for each development
    }
   *[less] { $number ->
        [one] { $number } fewer card for each development
       *[other] { $number } fewer cards for each development
    }
}
race-reason-after-settle = { $change ->
    [more] { $number ->
        [one] { $number } more card for each world
       *[other] { $number } more cards for each world
    }
   *[less] { $number ->
        [one] { $number } fewer card for each world
       *[other] { $number } fewer cards for each world
    }
}
race-reason-develop-discount = { $change ->
    [more] Developments cost { $number } less
   *[less] Developments cost { $number } more
}
race-reason-settle-discount = { $change ->
    [more] Worlds cost { $number } less
   *[less] Worlds cost { $number } more
}
race-reason-in-tableau = { $card } in the tableau
race-reason-in-hand = { $card } in hand
race-verb-pass = Pass
race-verb-choose = Choose
race-verb-keep = Keep
race-verb-place = Place
race-verb-trade = Trade
race-verb-use = Use
race-verb-name-number = Name number
race-verb-produce = Produce

## The table in a terminal

race-board-table = Round { $round } · VP pool { $vp_pool } · deck { $deck } · discards { $discards }
race-board-empire = { $seat }: { race-vps } now ({ $chips } in chips), { race-cards } in hand, Military { $military }
race-board-empire-chose = { race-board-empire }, chose { $card }
race-board-good = { $card } ({ engine-kind } good)
race-board-facts = { $card } ({ $facts })
race-board-tableau = tableau ({ $size } of { $full }): { $cards }
race-board-hand = hand: { $cards }
race-board-drawn = drawn: { $cards }

## The form in which cards are corrected

race-form-name = Name
race-form-name-help = As printed.
race-form-copies = Copies
race-form-copies-help = How many of them are in the deck; of a world 1.
race-form-type = Type
race-form-military = Military
race-form-military-help = A military world is conquered: its number stands in a red circle.
race-form-cost = Cost
race-form-cost-help = The number at the top: cards to pay.
race-form-defense = Defense
race-form-defense-help = The number at the top: the Military it takes.
race-form-vp = VPs
race-form-vp-help = The number in the hexagon; 0 if it is a “?”.
race-form-kind = Kind
race-form-kind-help = The color; gray has no goods.
race-form-goods = Goods
race-form-goods-help = A windfall world has its good once, with a halo; a production world makes goods.
race-form-keywords = Keywords
race-form-keywords-help = All that are printed in capitals or as emblems.
race-form-start-world = Start world
race-form-start-world-help = The number of a start world; all others have none.
race-form-preset-hand = First-game hand
race-form-preset-hand-help = The number of the hand for the first game it is in, if any.
race-form-powers = Powers
race-form-powers-help = From the top: one for each line.
race-form-bonus = Scoring
race-form-bonus-help = What a 6-cost development scores. A card counts for the first that fits it.
race-form-amount = How much
race-form-discount = Less
race-form-discount-help = Cards less than its defense.
race-form-cards = Cards
race-form-power-vp = VPs
race-form-power-vp-help = In chips.
race-form-power-goods = Goods
race-form-power-goods-help = How many.
race-form-power-kind = Of kind
race-form-power-kind-help = Only goods or worlds of this kind.
race-form-power-keyword = Against
race-form-power-keyword-help = Only for worlds with this keyword.
race-form-different = All of different kinds
race-form-up-to = Up to so many
race-form-up-to-help = The rewards come for each.
race-form-vp-less = VPs less
race-form-vp-less-help = Than there are goods.
race-form-here = Only for the good of this world
race-form-trade-powers = With Trade powers
race-form-bonus-vp = VPs
race-form-bonus-per = For each card
race-form-bonus-per-help = That fits all of this; the card itself counts if it does.
race-form-bonus-count = For each
race-form-bonus-every = For every
race-form-bonus-every-help = So many together bring it once.
race-form-selector-type = Type
race-form-selector-kind = Kind
race-form-selector-goods = Goods
race-form-selector-military = Military
race-form-selector-keyword = Keyword
race-form-selector-cost = Cost
race-form-selector-power = With a power for
race-form-selector-name = The card
race-form-value-world = world
race-form-value-development = development
race-form-value-windfall = windfall
race-form-value-production = production
race-form-value-no-goods = no goods
race-form-value-any = any
race-form-value-military = military
race-form-value-chips = VP in chips
race-form-explore-draw = Draw more
race-form-explore-draw-help = Cards to choose from.
race-form-explore-keep = Keep more
race-form-explore-keep-help = Of the cards drawn.
race-form-develop-draw = Draw
race-form-develop-draw-help = At the start of the phase.
race-form-develop-discount = Discount
race-form-develop-discount-help = Developments cost less.
race-form-develop-after-develop = Draw for a development
race-form-develop-after-develop-help = After placing one.
race-form-settle-discount = Discount
race-form-settle-discount-help = Worlds that you pay for cost less.
race-form-settle-military = Military
race-form-settle-military-help = May be negative; with a kind or keyword only against such worlds.
race-form-settle-temporary-military = Discard for Military
race-form-settle-temporary-military-help = Discard this card; it lasts for the phase.
race-form-settle-free-settle = Discard for a free world
race-form-settle-free-settle-help = Discard this card; not for Alien worlds.
race-form-settle-pay-for-military = Pay for a military world
race-form-settle-pay-for-military-help = At its defense, less a discount.
race-form-settle-after-settle = Draw for a world
race-form-settle-after-settle-help = After placing one.
race-form-trade-price = Better price
race-form-trade-price-help = A good you sell brings more cards.
race-form-consume-consume = Consume goods
race-form-consume-consume-help = Goods for VPs or cards.
race-form-consume-consume-all = Consume all goods
race-form-consume-consume-all-help = All that are left.
race-form-consume-discard-hand = Discard cards for VPs
race-form-consume-discard-hand-help = From hand.
race-form-consume-draw = Draw
race-form-consume-draw-help = No good is needed.
race-form-consume-gamble = Gamble
race-form-consume-gamble-help = Name a number and turn up a card.
race-form-consume-sell = Sell a good
race-form-consume-sell-help = At its price.
race-form-produce-when-produced-here = Draw for a good made here
race-form-produce-windfall = Good on a windfall world
race-form-produce-windfall-help = Of one kind, or of any.
race-form-produce-draw = Draw
race-form-produce-draw-help = In any case.
race-form-produce-per-produced = Draw for goods made
race-form-produce-per-produced-help = For each of a kind.
race-form-produce-per-kind-produced = Draw for kinds made
race-form-produce-per-kind-produced-help = For each different kind.
race-form-produce-per-world = Draw for worlds
race-form-produce-per-world-help = For each of a kind in the tableau.
race-form-produce-most-produced = Draw for most goods made
race-form-produce-most-produced-help = If you made more of a kind than each other player.
race-form-bonus-cards = VPs for cards
race-form-bonus-cards-help = For each of your cards that fits.
race-form-bonus-number = VPs for a number
race-form-bonus-number-help = For each, or for every so many.
race-form-card-entry = Card
race-form-card-entries = Cards

## What is wrong with a card file. Names of its fields stay as they are.

race-problem-defense = this card has a defense and no cost
race-problem-cost = this card has a cost and no defense
race-problem-clause = a clause is {"{"} vp, per {"}"} or {"{"} vp, count, every? {"}"}
race-problem-no-card = there is no card '{ $card }'
race-problem-kind-and-goods = a world has kind and goods, a development neither
race-problem-gray = gray worlds have goods 'none', all others do not
race-problem-alien = a world of kind 'alien' has the keyword 'alien'
race-problem-military = only worlds are military
race-problem-one-copy = there is one card of each world
race-problem-bonus = only 6-cost developments have a bonus
race-problem-bonus-vp = a card with a bonus prints '?', so its vp is 0
race-problem-start-world = a start world is a world
race-problem-start-hand = a start world is in no hand
race-problem-no-effect = { $phase } has no effect '{ $effect }'
race-problem-parameter-missing = { $phase } { $effect } needs this parameter
race-problem-no-parameter = { $phase } { $effect } has no such parameter
race-problem-leave-out = leave it out unless it is true
race-problem-any = 'any' is only for windfall
race-problem-different-kind = does not go with kind
race-problem-consume-nothing = consuming brings VPs or cards
race-problem-good-on-world = only a world can have a good
race-problem-at-least-one = must be at least 1
race-problem-amount = must be at least 1; only Military can be negative
race-problem-four-kinds = there are only four kinds
race-problem-up-to-goods = must be true; the number is in goods
race-problem-up-to-cards = must be a number of cards, at least 1
race-problem-same-name = card '{ $card }' has the same name
race-problem-five-starts = five worlds are start worlds, numbered 0 to 4
race-problem-hand-of-four = hand { $hand } has four cards, not { $cards }

## The page: choosing the title

race-page-pitch = Guess what the others will do. Every card is a world or a development, and also money and goods.
race-page-length = 7 to 11 rounds
race-page-experienced = Experienced two-player game
race-page-experienced-text = Both players choose two actions each round.

## The page: how to play

race-page-goal = Score the most VP: the cards in your tableau, the VP chips you took, and the “?” bonuses of developments that cost 6.
race-page-round-choice = Everyone secretly chooses an action card, and all are turned up together. Only the chosen phases take place, in the order I to V, each once.
race-page-round-bonus = In each of them all players act. Who chose the phase also gets its bonus.
race-page-round-cards = Cards are three things: developments and worlds to place, the money to pay for them, and goods lying face down on worlds.
race-page-round-limit = At the end of the round hands are cut down to 10 cards.
race-page-phases = Phases
race-page-explore = I Explore
race-page-explore-text = Draw 2 cards, keep 1.
race-page-explore-bonus = Explore +5 draws 5 more to choose from. Explore +1, +1 draws 1 more and keeps 1 more.
race-page-develop = II Develop
race-page-develop-text = You may place a development and discard as many cards as it costs. You may own only one of each.
race-page-develop-bonus = Discard 1 card less.
race-page-settle = III Settle
race-page-settle-text = You may place a world. A world with a dark circle is paid for in cards; one with a red circle is conquered with Military. A windfall world brings a good.
race-page-settle-bonus = Draw 1 card after you have placed a world.
race-page-consume = IV Consume
race-page-consume-text = You must use your consume powers, in any order, each once, as far as your goods go.
race-page-consume-bonus = Trade sells one good for cards first. 2× VPs doubles the VP chips that your consume powers bring, but for cards from hand.
race-page-produce = V Produce
race-page-produce-text = Each of your production worlds without a good gets one.
race-page-produce-bonus = Put a good on one windfall world that has none.
race-page-end-tableau = A tableau has 12 cards or more at the end of a round.
race-page-end-chips = The last VP chip is given out: there are 12 for each player.
race-page-end-winner = The round is always finished. The most VP win; among tied players the one with the most cards in hand and goods together; if that is a tie, too, they share the victory.
race-page-advice-others = Choose what you need and the others will not choose for you; live on the phases they choose.
race-page-advice-goods = A good sold early pays for the next worlds. Later, produce and consume in turn brings VP chips.
race-page-advice-powers = A card’s power does not work in the phase in which it is placed.
race-page-icon-cards = Cards in hand, or cards to draw
race-page-icon-military = Military

## The page: words that the help explains. `.also` has other forms under which they are found in texts.

race-page-term-action-card = Action card
    .text = Each round everyone secretly chooses an action card. Its phase takes place for all players; who chose it also gets its bonus.
    .also = action cards
race-page-term-phase = Phase
    .text = A round has up to five phases, in this order: I Explore, II Develop, III Settle, IV Consume, V Produce. A phase nobody chose is skipped.
race-page-term-explore = Explore
    .text = Draw 2 cards and keep 1. Bonus: draw 5 more, or draw 1 more and keep 1 more.
race-page-term-develop = Develop
    .text = Place a development from your hand and pay its cost in cards. Bonus: pay 1 card less.
race-page-term-settle = Settle
    .text = Place a world from your hand: pay its cost in cards, or conquer it if it is a military world. Bonus: draw a card after placing it.
race-page-term-consume = Consume
    .text = Use your Consume powers, in any order, as long as they can be used. Bonus: sell a good first, or get double VPs for goods.
race-page-term-trade = Trade
    .text = Only who chose Trade sells one good, and must if there is one: for 2 cards if it is Novelty, 3 Rare Elements, 4 Genes, 5 Alien Technology. Trade powers add to that. A Consume power that sells uses them only if it says so.
race-page-term-produce = Produce
    .text = A good comes to each of your production worlds that has none. Bonus: also to one windfall world that has none.
race-page-term-hand = Hand
    .text = Cards in hand are what you place and what you pay with. At the end of a round you keep at most 10.
race-page-term-tableau = Tableau
    .text = The cards you have placed. A tableau of 12 cards or more at the end of a round ends the game.
    .also = tableaus
race-page-term-cost = Cost
    .text = The number in the diamond or circle: so many cards from hand are discarded to place the card.
race-page-term-defense = Defense
    .text = The outlined number in a red circle: the Military it takes to conquer this world. Nothing is paid.
race-page-term-military = Military
    .text = The sum of your Military powers. It is not used up. Some of it counts only against some worlds.
race-page-term-good = Good
    .text = A card that lies face down on a world. A world holds at most one. Goods are sold or consumed.
race-page-term-windfall = Windfall world
    .text = A world with a coloured halo: it gets a good when it is placed, later only through powers and the Produce bonus.
    .also = windfall
race-page-term-production = Production world
    .text = A world of a solid colour: it gets a good in each Produce phase if it has none.
    .also = production
race-page-term-power = Power
    .text = What a placed card does in a phase. It works from the next phase on, not in the one in which the card is placed.
race-page-term-vp-chips = VP chips
    .text = Victory points from Consume. There are 12 for each player; when they are used up the game ends after that round.
    .also = vp chip
race-page-term-six-cost = 6-cost development
    .text = Its VP are a question mark: they depend on the cards in your tableau, or on your VP chips or Military, at the end of the game.
    .also = “?”
race-page-term-tie = Tie
    .text = Of players with the same VPs, who has the most cards in hand and goods together wins; if that is a tie, too, they share the victory.
race-page-term-start-world = Start world
    .text = The world your tableau begins with.
    .also = start worlds
race-page-term-discard-pile = Discard pile
    .text = Cards paid or thrown away, face down. It is shuffled into a new deck when the deck is empty.
race-page-term-temporary-military = Temporary Military
    .text = Military until the end of this Settle phase, for a card that is discarded from the tableau.
race-page-term-chromosome = Chromosome
    .text = An icon that expansions use. It has no meaning in this game.
race-page-term-experienced = Experienced two-player game
    .text = Both players choose two action cards each round; Develop or Settle chosen twice by one player takes place twice.

## The page: the table

race-page-choosing-actions = Choosing actions
race-page-phases-of-round = Phases of this round
race-page-numeral = { $phase ->
    [explore] I
    [develop] II
    [settle] III
    [consume] IV
   *[produce] V
}
# Behind the name of a phase, for those who hear it.
race-page-not-chosen = , not chosen
# The bonus of an action card in a few words.
race-page-bonus = { $action ->
    [explore_5] +5 draw
    [explore_1_1] +1 draw, +1 keep
    [develop] pay 1 less
    [settle] draw 1 after
    [trade] Trade a good
    [consume_2x] double VPs
   *[produce] windfall too
}
race-page-chosen-by = { $card }, chosen by { $players }
race-page-deck = Deck
race-page-discards = Discards
race-page-vp-pool = VP pool
race-page-pool-empties = When no chips are left, the game ends after the round
race-page-my-empire = My empire: { $player }
race-page-empire-of = { $player }’s empire
race-page-choosing = Choosing
race-page-is-choosing = is choosing
race-page-chose = chose { $card }
race-page-explored = Explored
race-page-my-tableau = My tableau
race-page-my-hand = My hand
race-page-no-cards = No cards in hand.
race-page-being-placed = Being placed
race-page-secret = { $verb ->
    [choose] You chose
    [discard] You discard
    [keep] You keep
    [place] You place
   *[pass] You place nothing
}
race-page-paid = { $paid } of { $owed } paid
race-page-good-on = { engine-kind } good on { $card }, sells for { race-cards }
race-page-players = Players
race-page-player = Player
race-page-hand = Hand
race-page-chips = Chips
race-page-military = Military
race-page-tableau = Tableau
race-page-figure-goods = Goods
race-page-score = Score
race-page-hand-title = Cards in hand
race-page-chips-title = VP chips
race-page-tableau-title = Cards in the tableau; { $full } end the game
race-page-score-title = Score now
race-page-against-kind = +{ $amount } against { engine-kind } worlds
race-page-against-keyword = +{ $amount } against { race-keyword } worlds
# Behind a number, for those who hear it.
race-page-count-cards = { $count ->
    [one] card
   *[other] cards
}
race-page-count-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
}
race-page-count-chips = VP in chips
race-page-count-pool = VP, the game ends at 0
race-page-count-tableau = of { $full } cards in the tableau
race-page-count-score = VP if the game ended now
race-page-game-ends = The game ends after the round in which the VP pool is used up or a tableau has { $cards } cards.

## What is asked, in a few words: headings of answers that are given ahead

race-question = { $question ->
    [discard_start] Discarding at the start
    [action] Action of the round
    [explore] Explore: cards drawn
    [develop] Develop
    [settle] Settle
    [method] Settle: how to place a world
    [pay] Paying with cards
    [trade] Trade
    [consume] Consume: next power
    [consume_good] Consume: which good
    [consume_hand] Consume: discarding cards for VPs
    [gamble] Naming a number
    [windfall] Produce: windfall world
   *[hand_limit] Discarding to ten cards
}
