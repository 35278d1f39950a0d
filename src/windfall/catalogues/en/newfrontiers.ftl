# New Frontiers: what its rules and its table say. Names of tiles and goals stay as they are printed; a language may give
# names of its own, such as `newfrontiers-name-action-develop`.

## Amounts, which other messages use: those have the same argument

newfrontiers-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
newfrontiers-colonists = { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
}
newfrontiers-vp = { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VPs
}
newfrontiers-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
newfrontiers-worlds = { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}

## Kinds of goods: the argument `kind` is any for goods of all kinds

newfrontiers-a-good = { $kind ->
    [any] a good
    [alien] an { engine-kind } good
   *[other] a { engine-kind } good
}
newfrontiers-good-of-kind = { $kind ->
    [any] good
   *[other] { engine-kind } good
}
newfrontiers-goods-of-kind = { $kind ->
    [any] goods
   *[other] { engine-kind } goods
}
newfrontiers-one-of-kind = 1 { engine-kind }

## Types of powers, and other words for tiles

newfrontiers-phase = { $action ->
    [develop] Develop
    [explore] Explore
    [settle] Settle
    [produce] Produce
    [trade] Trade
   *[consume] Consume
}
newfrontiers-size = { $size ->
    [small] small
   *[large] large
}
newfrontiers-keyword = { $keyword ->
    [alien] ALIEN
    [imperium] IMPERIUM
    [rebel] REBEL
    [terraforming] TERRAFORMING
    [uplift] UPLIFT
   *[xeno] XENO
}
newfrontiers-the-starry-rift = The Starry Rift

## Settings

newfrontiers-setting-setup = which sides of mats and tiles are used
newfrontiers-setting-setup-standard = standard
newfrontiers-setting-setup-first-game = first game
newfrontiers-setting-goals = play with Galactic Goals
newfrontiers-setting-starry-rift = play with the expansion The Starry Rift

## What is asked

newfrontiers-ask-choose-home = Choose a side of your empire mat: your home colony.
newfrontiers-ask-select = Select an action: you get its bonus, everyone does it.
newfrontiers-ask-turn-up-goal = Turn up your goal, so that everyone may stockpile for it?
newfrontiers-ask-keep-goal = Keep one goal face down.
newfrontiers-ask-return-goal = Which goal goes to the bottom of the stack next?
newfrontiers-ask-name-kind = Name the kind of { $world }.
# $less: what each development costs less.
newfrontiers-ask-develop = { $less ->
    [0] Buy a development with your { newfrontiers-credits }, or none.
   *[other] Buy a development with your { newfrontiers-credits }, each at { $less } less, or none.
}
newfrontiers-ask-explore = Pick a world to explore.
newfrontiers-ask-keep-world = Keep { newfrontiers-worlds } of those drawn.
newfrontiers-ask-xeno = Keep { $world }, or put it back into the bag?
newfrontiers-ask-discard = You have { newfrontiers-worlds } more than nine: discard an explored world.
newfrontiers-ask-settle = Settle a world, or take 2 colonists. You have { newfrontiers-credits } and { newfrontiers-colonists }.
newfrontiers-ask-settle-more = You may do more in Settle.
newfrontiers-ask-give-good = Choose a good to give up for { $tile }.
newfrontiers-ask-replace-with = Replace { $colony } with which world?
newfrontiers-ask-short-production = { engine-kind } goods are short: which colony produces?
newfrontiers-ask-production-fee = Pay to produce on { $world }?
newfrontiers-ask-windfall = Produce a good on which windfall colony?
newfrontiers-ask-stockpile-good = Stockpile a good?
newfrontiers-ask-sell = Sell a good?
newfrontiers-ask-stockpile-credits = Stockpile how many credits of the sale?
newfrontiers-ask-consume = Use which Consume power next?
newfrontiers-ask-consume-with = Choose a good to consume with { $tile }.
newfrontiers-ask-sell-with = Choose a good to sell with { $tile }.

## Options: action tiles, with the bonus and what everyone does

newfrontiers-select-retreat = { $action }: 2 credits
newfrontiers-select-develop = { $action }: buy a development, you at 1 less
newfrontiers-select-explore = { $action }: everyone picks a world, you a second one
newfrontiers-select-settle = { $action }: 1 colonist, then everyone settles a world or takes 2 colonists
newfrontiers-select-produce = { $credits ->
    [0] { $action }: take the credits on it, everyone produces, you on a windfall colony too
   *[other] { $action }: take the credits on it, everyone produces, you on a windfall colony too ({ newfrontiers-credits } on it)
}
newfrontiers-select-trade-consume = { $action }: 1 VP, then everyone sells and consumes
newfrontiers-select-envoys = { $action }: 1 VP and first priority
newfrontiers-select-chart = { $action }: 1 credit, 1 priority, and keep one of the goals you draw

## Options: all others

newfrontiers-option-buy-nothing = Buy nothing
newfrontiers-option-done-settling = Done settling
newfrontiers-option-do-not-pay = Do not pay
newfrontiers-option-stockpile-nothing = Stockpile nothing more
newfrontiers-option-sell-nothing = Sell nothing
newfrontiers-option-done-consuming = Done consuming
newfrontiers-option-take-colonists = Take { newfrontiers-colonists }
newfrontiers-option-turn-up = Turn up the goal
newfrontiers-option-leave-face-down = Leave the goal face down
newfrontiers-option-keep = Keep { $world }
newfrontiers-option-put-back = Put { $world } back into the bag
newfrontiers-option-home = { $home }: { $text }
newfrontiers-option-buy = Buy { $tile } for { newfrontiers-credits }
# $takes is what settling the world takes, in one of the two messages behind it.
newfrontiers-option-pick = Pick { $world } ({ $takes }): { $text }
newfrontiers-world-cost = cost { $cost }, { newfrontiers-colonists }
newfrontiers-world-defense = defense { $defense }, { newfrontiers-colonists }
newfrontiers-option-return = Return { $world } to the bag
newfrontiers-option-stockpile-world = Stockpile { $world }
newfrontiers-option-settle = Settle { $world } for { newfrontiers-credits }
newfrontiers-option-conquer = Settle { $world } (defense { $defense }, Military { $military })
newfrontiers-option-pay-for-military = Settle { $world } by paying { newfrontiers-credits }
newfrontiers-option-replace-self = Replace { $colony } with { $world } at no cost
newfrontiers-option-replace = Replace { $colony }
newfrontiers-option-replace-with = Replace it with { $world }
newfrontiers-option-give-up = Give up a good for +{ $military } Military ({ $tile })
newfrontiers-option-use = Use { $tile }: { $text }
newfrontiers-option-good = The { engine-kind } good on { $world }
newfrontiers-option-sell = Sell the { engine-kind } good of { $world } for { newfrontiers-credits }
newfrontiers-option-produce = Produce on { $world }
newfrontiers-option-stockpile-good = Stockpile the { engine-kind } good of { $world }
newfrontiers-option-stockpile-credits = Stockpile { newfrontiers-credits }
newfrontiers-option-name-kind = { engine-kind }
newfrontiers-option-keep-goal = Keep { $goal }: { $text }
newfrontiers-option-return-goal = Put { $goal } to the bottom

## Actions in a few words, whatever the state

newfrontiers-do-pass = pass
newfrontiers-do-take-colonists = take colonists
newfrontiers-do-turn-up = turn up
newfrontiers-do-leave-face-down = leave face down
newfrontiers-do-keep-xeno = keep xeno
newfrontiers-do-return-xeno = return xeno
newfrontiers-do-select = select: { $action }
newfrontiers-do-home = home: { $tile }
newfrontiers-do-buy = buy: { $tile }
newfrontiers-do-pick = pick: { $tile }
newfrontiers-do-discard = discard: { $tile }
newfrontiers-do-stockpile-world = stockpile world: { $tile }
newfrontiers-do-settle = settle: { $tile }
newfrontiers-do-pay-for-military = pay for military: { $tile }
newfrontiers-do-replace-self = replace self: { $tile }
newfrontiers-do-replace = replace: { $tile }
newfrontiers-do-replace-with = replace with: { $tile }
newfrontiers-do-use = use: { $tile }
newfrontiers-do-good = good: { $tile }
newfrontiers-do-sell = sell: { $tile }
newfrontiers-do-produce = produce: { $tile }
newfrontiers-do-stockpile-good = stockpile good: { $tile }
newfrontiers-do-stockpile-credits = stockpile credits: { $number }
newfrontiers-do-name-kind = name kind: { engine-kind }
newfrontiers-do-keep-goal = keep goal: { $goal }
newfrontiers-do-return-goal = return goal: { $goal }

## Notes on options: $cost, $military and $price are sums

newfrontiers-your-bonus = your bonus
newfrontiers-note-cost = cost { $cost } of your { newfrontiers-credits }
newfrontiers-note-payment = defense { $cost } of your { newfrontiers-credits }
newfrontiers-note-conquer = defense { $defense }, your Military { $military }
newfrontiers-note-colonists = { $needed } of your { newfrontiers-colonists }
newfrontiers-note-price = price { $price }
newfrontiers-note-free = no cost
# What a world that is picked now would take later: the sums of “What a tile takes” below.
newfrontiers-note-to-settle = to settle: { $takes }
# What a choice changes: Military 2 → 3.
newfrontiers-note-military = Military
newfrontiers-note-score = score
newfrontiers-note-credits = credits

## What a tile takes, and what of it is missing

newfrontiers-takes-credits = cost { $cost }, you have { newfrontiers-credits }{ engine-shortage }
newfrontiers-takes-payment = to pay { $cost }, you have { newfrontiers-credits }{ engine-shortage }
newfrontiers-takes-military = defense { $defense }, your Military { $military }{ engine-shortage }
newfrontiers-takes-colonists = needs { newfrontiers-colonists }, you have { $have }
newfrontiers-takes-besides = { $first }; { $rest }

## Why something cannot be chosen

newfrontiers-refused-selected = already selected this round
newfrontiers-refused-owned = you already own it
newfrontiers-refused-no-copies = no copies left
newfrontiers-refused-no-room = { $spaces ->
    [one] needs { $spaces } space, your mat has { $free } left
   *[other] needs { $spaces } spaces, your mat has { $free } left
}
newfrontiers-refused-no-more = you can settle no other world now
newfrontiers-refused-not-sold = the good of this world cannot be sold

## Why something on the table cannot be chosen now: what it is for, and when

newfrontiers-resting-explored = { $question ->
    [replace_with] it cannot take the place of this colony
   *[other] explored worlds are settled in Settle
}
newfrontiers-resting-empire = { $question ->
    [consume] it has no Consume power that can be used now
    [windfall] no good can be put on it now
    [short_production] no good can be produced on it now
   *[other] its powers work in their actions, without being chosen
}
newfrontiers-resting-goods = { $question ->
    [give_good] this power cannot take this good
    [consume_good] this power cannot take this good
   *[other] goods are sold and consumed in Trade-Consume
}
newfrontiers-resting-market = developments are bought in Develop
newfrontiers-resting-actions = action tiles are selected when it is your turn to select one
newfrontiers-resting-offer = worlds on offer are picked in Explore
newfrontiers-resting-goals = goals score by themselves at the end of the game
newfrontiers-resting-stockpile = it was put aside for a goal and stays there
newfrontiers-resting-others = it belongs to another player

## Log

newfrontiers-log-round = Round { $round }
newfrontiers-log-home = { $player } starts from { $home }
newfrontiers-log-selects = { $player } selects { $action }
newfrontiers-log-gains-credits = { $player } gains { newfrontiers-credits }
newfrontiers-log-gains-credits-by = { $player } gains { newfrontiers-credits } ({ $source })
newfrontiers-log-gains-vp = { $player } gains { newfrontiers-vp }
newfrontiers-log-gains-vp-by = { $player } gains { newfrontiers-vp } ({ $source })
newfrontiers-log-gains-colonists = { $player } gains { newfrontiers-colonists }
newfrontiers-log-gains-colonists-by = { $player } gains { newfrontiers-colonists } ({ $source })
newfrontiers-log-takes-produce-credits = { $credits ->
    [0] { $player } finds no credits on Produce
   *[other] { $player } takes { newfrontiers-credits } from the Produce tile
}
newfrontiers-log-first-priority = { $player } moves to the front of the priority track
newfrontiers-log-moves-up = { $player } moves ahead of { $other } on the priority track
newfrontiers-log-develops = { $player } develops { $tile } for { newfrontiers-credits }
newfrontiers-log-develops-nothing = { $player } develops nothing
newfrontiers-log-offer = Worlds drawn: { $worlds }
newfrontiers-log-offer-empty = Worlds drawn: none
newfrontiers-log-picks = { $player } picks { $world }
newfrontiers-log-draws = { $player } draws { $world }
newfrontiers-log-draws-by = { $player } draws { $world } ({ $source })
newfrontiers-log-returns-world = { $player } returns { $world } to the bag
newfrontiers-log-stockpiles-world = { $player } stockpiles { $world }
newfrontiers-log-pays-for-world = { $player } settles { $world } for { newfrontiers-credits }
newfrontiers-log-conquers = { $player } settles { $world } (defense { $defense }, Military { $military })
newfrontiers-log-pays-for-military = { $player } settles { $world } by paying { newfrontiers-credits }
newfrontiers-log-replaces = { $player } replaces { $old } with { $new }
newfrontiers-log-windfall-good = { $player } gets { newfrontiers-a-good } with { $world }
newfrontiers-log-gives-good = { $player } gives up the { engine-kind } good of { $world } for +{ $military } Military ({ $source })
newfrontiers-log-names-kind = { $player } sets { $world } to { engine-kind }
newfrontiers-log-produces = { $player } produces { newfrontiers-a-good } on { $world }
newfrontiers-log-pays-fee = { $player } pays { newfrontiers-credits } to produce on { $world }
newfrontiers-log-stockpiles-good = { $player } stockpiles the { engine-kind } good of { $world }
newfrontiers-log-sells = { $player } sells the { engine-kind } good of { $world } for { newfrontiers-credits }
newfrontiers-log-sells-nothing = { $player } sells nothing
newfrontiers-log-stockpiles-credits = { $player } stockpiles { newfrontiers-credits }
newfrontiers-log-consumes = { $player } consumes { newfrontiers-goods } with { $source } for { $gains }
newfrontiers-log-consumes-for-nothing = { $player } consumes { newfrontiers-goods } with { $source }
newfrontiers-log-charts = { $goals ->
    [one] { $player } draws { $goals } goal
   *[other] { $player } draws { $goals } goals
}
newfrontiers-log-keeps-goal = { $player } keeps { $goal } face down
newfrontiers-log-returns-goal = { $player } puts { $goal } to the bottom of the goals
newfrontiers-log-turns-up = { $player } turns up the goal { $goal }
newfrontiers-log-produce-tile = The Produce tile now holds { newfrontiers-credits }
# $why is one of the messages `newfrontiers-end-…-met`.
newfrontiers-log-game-will-end = The game ends after this round: { $why }
newfrontiers-log-scores = { $player } scores { newfrontiers-vp }
newfrontiers-log-wins = { $winners ->
    [1] { $player } wins
   *[other] { $player } shares the victory
}

## What ends the game: when it is met, while the last round goes on, and after the game

newfrontiers-end-developments-met = developments cover more than { $spaces } spaces
newfrontiers-end-developments-last-round = more than { $spaces } spaces are covered
newfrontiers-end-developments-over = Developments covered more than { $spaces } spaces of an empire mat.
newfrontiers-end-colonies-met = an empire has more than { $colonies } colonies
newfrontiers-end-colonies-last-round = an empire has { $colonies } colonies
newfrontiers-end-colonies-over = An empire had more than { $colonies } colonies.
newfrontiers-end-colonists-met = fewer than { newfrontiers-colonists } are left
newfrontiers-end-colonists-last-round = { $colonists } or fewer colonists are left
newfrontiers-end-colonists-over = Fewer than { newfrontiers-colonists } were left in the supply after Settle.
newfrontiers-end-pool-met = the VP pool is empty
newfrontiers-end-pool-over = The pool of VP chips was used up.

## The score sheet

newfrontiers-score-chips = VP chips
newfrontiers-score-developments = Developments
newfrontiers-score-colonies = Colonies
newfrontiers-score-bonuses = “?” bonuses
newfrontiers-score-goals = Galactic Goals
newfrontiers-score-xeno-penalty = Xeno worlds not settled
# What decides among players with as many VPs.
newfrontiers-score-tie-break = the most credits and goods

## Action tiles

newfrontiers-action-retreat = The others do nothing. Bonus: gain 2 credits.
newfrontiers-action-develop = Everyone may buy a development. Bonus: you pay 1 credit less.
newfrontiers-action-explore = Worlds are drawn, and everyone picks one. Bonus: you pick first, and a second one last.
newfrontiers-action-settle = Everyone settles a world or takes 2 colonists. Bonus: gain 1 colonist first.
newfrontiers-action-produce = Everyone makes a good on each production colony without one. Bonus: take the credits on this tile, and make a good on one windfall colony without one.
newfrontiers-action-trade-consume = Everyone may sell one good, and then uses their Consume powers. Bonus: gain 1 VP.
newfrontiers-action-envoys = The others do nothing. Bonus: gain 1 VP and move to the front of the priority track.
newfrontiers-action-chart = The others do nothing. Bonus: gain 1 credit, move up 1 in priority, draw goals and keep one of them.

## Texts of tiles: a line for each action, which has powers joined

newfrontiers-line = { newfrontiers-phase }: { $text }.
newfrontiers-lines = { $lines }
newfrontiers-powers = { $first }, and { $rest }
# A power by itself, as a sentence.
newfrontiers-sentence = { CAPITALIZED($text) }.
newfrontiers-own-kind = Set its kind (never gray) once per action.
newfrontiers-own-no-trade = Its good cannot be sold.
newfrontiers-own-kind-no-trade = Set its kind (never gray) once per action; its good cannot be sold.
newfrontiers-no-power = No power.
newfrontiers-no-power-prize = No power; simply a prize of war.
newfrontiers-no-power-produces = No power; makes { newfrontiers-a-good } in Produce.
newfrontiers-no-power-starts-with = No power; starts with { newfrontiers-a-good }.
newfrontiers-no-power-comes-with = No power; { newfrontiers-a-good } comes with it when settled.

## What powers bring: $rewards is a list of these

newfrontiers-reward-vp = { newfrontiers-vp }
newfrontiers-reward-credits = { newfrontiers-credits }
newfrontiers-reward-colonists = { newfrontiers-colonists }
newfrontiers-reward-worlds = { $worlds ->
    [one] a world from the bag
   *[other] { $worlds } worlds from the bag
}

## Powers. They stand inside of a line: no capital, no full stop. $tiles, $worlds and $world are what powers are about,
## in the words of the section behind this one. $included says whether the tile itself is one of them.

newfrontiers-power-gain = gain { $rewards }
newfrontiers-power-gain-each = { $included ->
    [yes] gain { $rewards } for each of your { $tiles }, this one included
   *[no] gain { $rewards } for each of your { $tiles }
}
newfrontiers-power-gain-before-buying = gain { $rewards } before you buy
newfrontiers-power-gain-before-acting = gain { $rewards } before you act
newfrontiers-power-gain-without-goods = gain { $rewards }; no good is needed
newfrontiers-power-after-develop = gain { $rewards } after you buy a development
newfrontiers-power-develop-discount = developments cost you { $amount } less
newfrontiers-power-draw-and-keep = { $worlds ->
    [one] draw { $worlds } extra world from the bag and keep it
   *[other] draw { $worlds } extra worlds from the bag and keep them
}
newfrontiers-power-draw = { $worlds ->
    [one] draw { $worlds } extra world from the bag and keep { $keep }
   *[other] draw { $worlds } extra worlds from the bag and keep { $keep }
}
newfrontiers-power-military = +{ $amount } Military
newfrontiers-power-military-against = +{ $amount } Military against { $worlds }
newfrontiers-power-military-each = { $included ->
    [yes] +{ $amount } Military for each of your { $tiles }, this one included
   *[no] +{ $amount } Military for each of your { $tiles }
}
newfrontiers-power-military-against-each = { $included ->
    [yes] +{ $amount } Military against { $worlds } for each of your { $tiles }, this one included
   *[no] +{ $amount } Military against { $worlds } for each of your { $tiles }
}
newfrontiers-power-temporary-military = { $kind ->
    [any] you may give up any good for +{ $amount } Military until the action ends
   *[other] you may give up { newfrontiers-a-good } for +{ $amount } Military until the action ends
}
newfrontiers-power-temporary-military-against = { $kind ->
    [any] you may give up any good for +{ $amount } Military against { $worlds } until the action ends
   *[other] you may give up { newfrontiers-a-good } for +{ $amount } Military against { $worlds } until the action ends
}
newfrontiers-power-settle-discount = worlds you pay for cost { $amount } less
newfrontiers-power-settle-discount-for = { $worlds } cost you { $amount } less
newfrontiers-power-discount-or-military = -{ $amount } cost or +{ $amount } Military for { $worlds }
newfrontiers-power-pay-for-military = { $discount ->
    [0] you may pay for a non-Alien, non-XENO { $world }, its defense counting as its cost
   *[other] you may pay for a non-Alien, non-XENO { $world }, at { $discount } less than its defense
}
newfrontiers-power-second-settle = after settling a world you may settle a second one at once
newfrontiers-power-after-settle = gain { $rewards } after you settle { $world }
newfrontiers-power-replace-colony = { $more ->
    [0] you may swap a non-military colony, free, for an explored one of its kind that costs as much
   *[other] you may swap a non-military colony, free, for an explored one of its kind that costs 0 to { $more } more
}
newfrontiers-power-replace-self = as your action you may replace this, at no cost, with an explored non-Alien, non-military world
newfrontiers-power-windfall = { $kind ->
    [any] make a good on one empty windfall colony
   *[other] make a good on one empty { engine-kind } windfall colony
}
newfrontiers-power-when-produced-here = gain { $rewards } when a good is made here
newfrontiers-power-per-produced = { $every ->
    [1] gain { $rewards } for each { newfrontiers-good-of-kind } you make
   *[other] gain { $rewards } for every { $every } { newfrontiers-goods-of-kind } you make
}
newfrontiers-power-most-produced = gain { $rewards } if you made more { newfrontiers-goods-of-kind } than each rival this action
newfrontiers-power-production-fee = makes its good only if you pay { newfrontiers-credits }
newfrontiers-power-price = +{ newfrontiers-credits } when you sell { newfrontiers-a-good }
newfrontiers-power-consume = { $goods ->
    [one] spend { $goods } { newfrontiers-good-of-kind } for { $rewards }
   *[other] spend { $goods } { newfrontiers-goods-of-kind } for { $rewards }
}
newfrontiers-power-consume-different = { $goods ->
    [one] spend { $goods } good of different kinds together for { $rewards }
   *[other] spend { $goods } goods of different kinds together for { $rewards }
}
newfrontiers-power-consume-up-to = { $goods ->
    [one] spend up to { $goods } { newfrontiers-good-of-kind } for { $rewards } each
   *[other] spend up to { $goods } { newfrontiers-goods-of-kind } for { $rewards } each
}
newfrontiers-power-consume-up-to-different = { $goods ->
    [one] spend up to { $goods } good of different kinds for { $rewards } each
   *[other] spend up to { $goods } goods of different kinds for { $rewards } each
}
# $goods: 1 Rare Elements and 1 Genes.
newfrontiers-power-consume-kinds = spend { $goods } good together for { $rewards }
newfrontiers-power-sell = you may sell 1 more good at its trade price
newfrontiers-power-consume-bonus = { $with_vp ->
    [one] +{ newfrontiers-vp } for each good you consume, and +{ $with_vp } VP if you own { $tile }
   *[other] +{ newfrontiers-vp } for each good you consume, and +{ $with_vp } VPs if you own { $tile }
}

## Which tiles: what is not asked for is none, or no colonists. $keywords is a list of newfrontiers-tile-keyword, whose first
## one is $first_keyword. A language may word all of it in its own order.

newfrontiers-tile-keyword = { newfrontiers-keyword }
newfrontiers-tile-named = { $tile }
newfrontiers-tile-one = { $first_keyword ->
    [none] { "" }
   *[other] { $keywords }{ " " }
}{ $size ->
    [none] { "" }
   *[other] { newfrontiers-size }{ " " }
}{ $military ->
    [none] { "" }
    [yes] military{ " " }
   *[no] non-military{ " " }
}{ $kind ->
    [none] { "" }
   *[other] { engine-kind }{ " " }
}{ $goods ->
    [none] { "" }
    [windfall] windfall{ " " }
   *[production] production{ " " }
}{ $noun ->
    [world] world
    [colony] colony
    [development] development
   *[tile] tile
}{ $power ->
    [none] { "" }
    [explore] { " " }with an Explore power
    [develop] { " " }with a Develop power
    [settle] { " " }with a Settle power
    [produce] { " " }with a Produce power
    [trade] { " " }with a Trade power
   *[consume] { " " }with a Consume power
}{ $colonists ->
    [0] { $provided ->
        [none] { "" }
       *[other] { " " }that provides { $provided }
    }
   *[other] { $provided ->
        [none] { " " }that needs { newfrontiers-colonists }
       *[other] { " " }that needs { newfrontiers-colonists } and provides { $provided }
    }
}
newfrontiers-tile-a = { $first_keyword ->
    [none] { $size ->
        [none] { $military ->
            [none] { $kind ->
                [alien] an
               *[other] a
            }
           *[other] a
        }
       *[other] a
    }
    [alien] an
    [imperium] an
    [uplift] an
   *[other] a
} { newfrontiers-tile-one }
newfrontiers-tile-many = { $first_keyword ->
    [none] { "" }
   *[other] { $keywords }{ " " }
}{ $size ->
    [none] { "" }
   *[other] { newfrontiers-size }{ " " }
}{ $military ->
    [none] { "" }
    [yes] military{ " " }
   *[no] non-military{ " " }
}{ $kind ->
    [none] { "" }
   *[other] { engine-kind }{ " " }
}{ $goods ->
    [none] { "" }
    [windfall] windfall{ " " }
   *[production] production{ " " }
}{ $noun ->
    [world] worlds
    [colony] colonies
    [development] developments
   *[tile] tiles
}{ $power ->
    [none] { "" }
    [explore] { " " }with an Explore power
    [develop] { " " }with a Develop power
    [settle] { " " }with a Settle power
    [produce] { " " }with a Produce power
    [trade] { " " }with a Trade power
   *[consume] { " " }with a Consume power
}{ $colonists ->
    [0] { $provided ->
        [none] { "" }
       *[other] { " " }that provide { $provided }
    }
   *[other] { $provided ->
        [none] { " " }that need { newfrontiers-colonists }
       *[other] { " " }that need { newfrontiers-colonists } and provide { $provided }
    }
}
# In: for each of your …
newfrontiers-tile-each = { newfrontiers-tile-many }

## What tiles provide, by their powers

newfrontiers-provides-any-military = Military
newfrontiers-provides-gain = rewards for nothing
newfrontiers-provides-discount = a discount
newfrontiers-provides-after-develop = rewards for a development
newfrontiers-provides-draw-world = extra worlds
newfrontiers-provides-military = lasting Military
newfrontiers-provides-temporary-military = temporary Military
newfrontiers-provides-discount-or-military = a discount or Military
newfrontiers-provides-pay-for-military = payment for military worlds
newfrontiers-provides-second-settle = a second settlement
newfrontiers-provides-after-settle = rewards for a settled world
newfrontiers-provides-replace-colony = a replaced colony
newfrontiers-provides-replace-self = its own replacement
newfrontiers-provides-windfall = a good on a windfall colony
newfrontiers-provides-when-produced-here = rewards for its own good
newfrontiers-provides-per-produced = rewards for goods made
newfrontiers-provides-most-produced = rewards for most goods made
newfrontiers-provides-production-fee = a good for a fee
newfrontiers-provides-price = better prices
newfrontiers-provides-consume = rewards for goods consumed
newfrontiers-provides-sell = a second sale
newfrontiers-provides-consume-bonus = more VPs for goods consumed

## What tiles with a bonus score: $what and $last are clauses

newfrontiers-scores = Scores { $what }.
newfrontiers-scores-several = Scores { $what }, and { $last }.
newfrontiers-scores-tile = { newfrontiers-vp } for { $tile }
newfrontiers-scores-tiles = { $included ->
    [yes] { newfrontiers-vp } per { $tile }, this one included
   *[no] { newfrontiers-vp } per { $tile }
}
# Other tiles than those that an earlier clause has counted.
newfrontiers-scores-others = { $included ->
    [yes] { newfrontiers-vp } per other { $tile }, this one included
   *[no] { newfrontiers-vp } per other { $tile }
}
newfrontiers-scores-military = { $every ->
    [1] { newfrontiers-vp } per point of your total Military, specialized and temporary Military excepted
   *[other] { newfrontiers-vp } per { $every } points of your total Military, specialized and temporary Military excepted
}
newfrontiers-scores-chips = { $every ->
    [1] { newfrontiers-vp } per VP you hold in chips
   *[other] { newfrontiers-vp } per { $every } VPs you hold in chips
}
newfrontiers-scores-kinds = { $every ->
    [1] { newfrontiers-vp } per kind among your colonies
   *[other] { newfrontiers-vp } per { $every } kinds among your colonies
}
# $vps: 1, 3, 6 or 10; $numbers: 1, 2, 3 or 4.
newfrontiers-scores-table = { $vps } VPs for { $numbers } kinds among your colonies

## Goals: $steps are the numbers at which they score; $more says whether more than the last one scores as much

newfrontiers-goal-steps = { $more ->
    [yes] { $steps } and more
   *[no] { $steps }
}
newfrontiers-goal-powers = Scores for the { newfrontiers-phase } powers in your empire: { newfrontiers-goal-steps }.
newfrontiers-goal-keywords = Scores for different keywords among your tiles: { newfrontiers-goal-steps }.
newfrontiers-goal-power-types = Scores for different types of powers among your tiles: { newfrontiers-goal-steps }.
newfrontiers-goal-kinds = Scores for different kinds among your colonies: { newfrontiers-goal-steps }.
newfrontiers-goal-unused-colonists = Scores for unused colonists on your mat: { newfrontiers-goal-steps }.
newfrontiers-goal-stockpiled-goods = After Produce you may stockpile any of your goods; scores for { $steps } of them.
newfrontiers-goal-stockpiled-worlds = After Explore or Settle you may stockpile one world you had to discard as a tenth; scores for { $steps } of them.
newfrontiers-goal-stockpiled-credits = When you sell a good you may stockpile any of the credits it brings; scores for { $steps } of them.

## Facts in the component list

newfrontiers-fact-cost = cost
newfrontiers-fact-defense = defense
newfrontiers-fact-vp = VP
newfrontiers-fact-kind = kind
newfrontiers-fact-kind-and-goods = { $goods ->
    [none] { engine-kind }
    [windfall] { engine-kind } windfall
   *[production] { engine-kind } production
}
newfrontiers-fact-colonists = colonists
newfrontiers-fact-mat = mat
newfrontiers-fact-size = size
newfrontiers-fact-stack = stack
# The side of a mat or tile that is for the first game has its number in a square.
newfrontiers-fact-first-game-side = { $number } □
newfrontiers-fact-keywords = keywords
newfrontiers-fact-expansion = expansion
newfrontiers-fact-steps = steps
newfrontiers-fact-step = { $at }: { newfrontiers-vp }

## The table in a terminal

newfrontiers-board-supply = Round { $round } · VP pool { $vp } · colonists { $colonists } · goods { $goods }
newfrontiers-board-goods-left = { engine-kind } { $number }
newfrontiers-board-priority = Priority: { $players }
newfrontiers-board-actions = Actions: { $tiles }
newfrontiers-board-produce = { $action } (+{ $credits })
newfrontiers-board-taken = [{ $action }: { $player }]
newfrontiers-board-offer = Worlds to pick: { $worlds }
newfrontiers-board-market = Developments: { $tiles }
newfrontiers-board-copies = { $tile } ×{ $copies }
newfrontiers-board-goals = Goals: { $goals }
newfrontiers-board-hidden-goal = a goal face down with { $player }
newfrontiers-board-own-goal = { $goal } face down with { $player }
newfrontiers-board-no-goals = none in play
newfrontiers-board-empire = { $player }: { $total } VPs now ({ $chips } in chips), { newfrontiers-credits }, { newfrontiers-colonists }, Military { $military }
newfrontiers-board-stockpiled = { $empire }, stockpiled { $goods } goods, { $worlds } worlds, { $credits } credits
newfrontiers-board-colonies = { "  " }colonies: { $colonies }
newfrontiers-board-no-colonies = none yet
newfrontiers-board-colony-with-good = { $colony } ({ engine-kind } good)
newfrontiers-board-explored = { "  " }explored: { $worlds }
newfrontiers-board-explored-world = { $world } ({ $takes })
newfrontiers-board-developments = { "  " }developments ({ $spaces } of 10 spaces): { $tiles }

## Reasons of hints: what there is more of, or less, by $number, and what is there

newfrontiers-reason-credits = { $change ->
    [more] { $number ->
        [one] { $number } more credit
       *[other] { $number } more credits
    }
   *[less] { $number ->
        [one] { $number } fewer credit
       *[other] { $number } fewer credits
    }
}
newfrontiers-reason-unused-colonists = { $change ->
    [more] { $number ->
        [one] { $number } more unused colonist
       *[other] { $number } more unused colonists
    }
   *[less] { $number ->
        [one] { $number } fewer unused colonist
       *[other] { $number } fewer unused colonists
    }
}
newfrontiers-reason-colonies = { $change ->
    [more] { $number ->
        [one] { $number } more colony
       *[other] { $number } more colonies
    }
   *[less] { $number ->
        [one] { $number } fewer colony
       *[other] { $number } fewer colonies
    }
}
newfrontiers-reason-explored-worlds = { $change ->
    [more] { $number ->
        [one] { $number } more explored world
       *[other] { $number } more explored worlds
    }
   *[less] { $number ->
        [one] { $number } fewer explored world
       *[other] { $number } fewer explored worlds
    }
}
newfrontiers-reason-score = { $change ->
    [more] { $number ->
        [one] { $number } more VP after this round
       *[other] { $number } more VPs after this round
    }
   *[less] { $number ->
        [one] { $number } fewer VP after this round
       *[other] { $number } fewer VPs after this round
    }
}
newfrontiers-reason-military = { $change ->
    [more] { $number } more total Military
   *[less] { $number } less total Military
}
newfrontiers-reason-goods = { $change ->
    [more] { $number ->
        [one] { $number } more good on colonies
       *[other] { $number } more goods on colonies
    }
   *[less] { $number ->
        [one] { $number } fewer good on colonies
       *[other] { $number } fewer goods on colonies
    }
}
newfrontiers-reason-sale = { $change ->
    [more] { $number ->
        [one] { $number } more credit for the best good
       *[other] { $number } more credits for the best good
    }
   *[less] { $number ->
        [one] { $number } fewer credit for the best good
       *[other] { $number } fewer credits for the best good
    }
}
newfrontiers-reason-consume-vp = { $change ->
    [more] { $number ->
        [one] { $number } more VP for goods in Consume
       *[other] { $number } more VPs for goods in Consume
    }
   *[less] { $number ->
        [one] { $number } fewer VP for goods in Consume
       *[other] { $number } fewer VPs for goods in Consume
    }
}
newfrontiers-reason-consume-credits = { $change ->
    [more] { $number ->
        [one] { $number } more credit for goods in Consume
       *[other] { $number } more credits for goods in Consume
    }
   *[less] { $number ->
        [one] { $number } fewer credit for goods in Consume
       *[other] { $number } fewer credits for goods in Consume
    }
}
newfrontiers-reason-produce-goods = { $change ->
    [more] { $number ->
        [one] { $number } more good when Produce comes
       *[other] { $number } more goods when Produce comes
    }
   *[less] { $number ->
        [one] { $number } fewer good when Produce comes
       *[other] { $number } fewer goods when Produce comes
    }
}
newfrontiers-reason-produce-credits = { $change ->
    [more] { $number ->
        [one] { $number } more credit when Produce comes
       *[other] { $number } more credits when Produce comes
    }
   *[less] { $number ->
        [one] { $number } fewer credit when Produce comes
       *[other] { $number } fewer credits when Produce comes
    }
}
newfrontiers-reason-later-vp = { $change ->
    [more] { $number ->
        [one] { $number } more VP in Trade-Consume after a Produce
       *[other] { $number } more VPs in Trade-Consume after a Produce
    }
   *[less] { $number ->
        [one] { $number } fewer VP in Trade-Consume after a Produce
       *[other] { $number } fewer VPs in Trade-Consume after a Produce
    }
}
newfrontiers-reason-later-credits = { $change ->
    [more] { $number ->
        [one] { $number } more credit in Trade-Consume after a Produce
       *[other] { $number } more credits in Trade-Consume after a Produce
    }
   *[less] { $number ->
        [one] { $number } fewer credit in Trade-Consume after a Produce
       *[other] { $number } fewer credits in Trade-Consume after a Produce
    }
}
newfrontiers-reason-develop-credits = { $change ->
    [more] { $number ->
        [one] { $number } more credit in each Develop
       *[other] { $number } more credits in each Develop
    }
   *[less] { $number ->
        [one] { $number } fewer credit in each Develop
       *[other] { $number } fewer credits in each Develop
    }
}
newfrontiers-reason-explore-credits = { $change ->
    [more] { $number ->
        [one] { $number } more credit in each Explore
       *[other] { $number } more credits in each Explore
    }
   *[less] { $number ->
        [one] { $number } fewer credit in each Explore
       *[other] { $number } fewer credits in each Explore
    }
}
newfrontiers-reason-explore-colonists = { $change ->
    [more] { $number ->
        [one] { $number } more colonist in each Explore
       *[other] { $number } more colonists in each Explore
    }
   *[less] { $number ->
        [one] { $number } fewer colonist in each Explore
       *[other] { $number } fewer colonists in each Explore
    }
}
newfrontiers-reason-settle-credits = { $change ->
    [more] { $number ->
        [one] { $number } more credit in each Settle
       *[other] { $number } more credits in each Settle
    }
   *[less] { $number ->
        [one] { $number } fewer credit in each Settle
       *[other] { $number } fewer credits in each Settle
    }
}
newfrontiers-reason-settle-colonists = { $change ->
    [more] { $number ->
        [one] { $number } more colonist in each Settle
       *[other] { $number } more colonists in each Settle
    }
   *[less] { $number ->
        [one] { $number } fewer colonist in each Settle
       *[other] { $number } fewer colonists in each Settle
    }
}
newfrontiers-reason-develop-discount = { $change ->
    [more] Developments cost { $number } less
   *[less] Developments cost { $number } more
}
newfrontiers-reason-settle-discount = { $change ->
    [more] Worlds cost { $number } less
   *[less] Worlds cost { $number } more
}
newfrontiers-reason-in-the-empire = { $tile } in the empire
newfrontiers-reason-explored = { $world } explored

## What is wrong with component files: words such as `vp` are those of the file, and stay as they are

newfrontiers-wrong-expansion = tiles of starry_rift.toml have expansion = 'starry_rift', all others have none
newfrontiers-wrong-bonus-text = only a tile with a bonus has a bonus_text
newfrontiers-wrong-bonus = only worlds and large developments have a bonus
newfrontiers-wrong-bonus-vp = a tile with a bonus prints '?', so its vp is 0
newfrontiers-wrong-needs-field = a { $type } tile has a { $needed }
newfrontiers-wrong-has-other-field = a { $type } tile has a { $needed } and no { $wrong }
newfrontiers-wrong-gray-goods = gray tiles have goods 'none', all others do not
newfrontiers-wrong-any-kind = 'any' is the kind of { $tile } and of no other tile
newfrontiers-wrong-alien-keyword = a tile of kind '{ $kind }' has the keyword 'alien'
newfrontiers-wrong-xeno = 'xeno' is for military worlds only
newfrontiers-wrong-replaces-base = only a world of the expansion replaces another
newfrontiers-wrong-mat-number = mats 1 to 8 are those of the base game, 9 to 16 those of the expansion
newfrontiers-wrong-spaces = a small development covers 1 space, a large one 2
newfrontiers-wrong-copies = there are 3 tiles of a small development, 1 of a large one
newfrontiers-wrong-documented = it names '{ $name }', which is not there
newfrontiers-wrong-effect = { $action } has no effect '{ $effect }'; it has { $effects }
newfrontiers-wrong-no-reward = { $effect } needs a reward: { $rewards }
newfrontiers-wrong-needs-parameter = { $action } { $effect } needs this parameter
newfrontiers-wrong-no-such-parameter = { $action } { $effect } has no such parameter
newfrontiers-wrong-false-flag = leave it out unless it is true
newfrontiers-wrong-any-only-windfall = 'any' is only for windfall
newfrontiers-wrong-kinds = lists each kind once, and as many as there are goods
newfrontiers-wrong-not-with-kinds = does not go with kinds
newfrontiers-wrong-not-with-kind = does not go with kind
newfrontiers-wrong-keep = is at most as much as draw
newfrontiers-wrong-for-a-colony = { $effect } is for a colony, not for a development
newfrontiers-wrong-production-fee = production_fee is for a production colony
newfrontiers-wrong-clause = a clause is { "{" } vp, per { "}" }, { "{" } vp, count, every? { "}" } or { "{" } count, table { "}" }
newfrontiers-wrong-table = goes with count = 'kinds' and has five entries, for 0 to 4 kinds
newfrontiers-wrong-steps = there is at least one step, and each is at a higher number than the one before
newfrontiers-wrong-stockpile = a goal with scoring = 'stockpile' has it, others do not
newfrontiers-wrong-counted-powers = powers are counted for action = 'consume'
newfrontiers-wrong-stockpile-count = must be 'stockpiled_{ $item }', as its stockpile is of { $item }
newfrontiers-wrong-stockpile-after = { $item } are stockpiled after { $actions }
newfrontiers-wrong-stockpiled-worlds = worlds have per_action = 1 and only_discarded = true, goods and credits neither
newfrontiers-wrong-stockpiled-credits = a mat holds at most { $credits } credits
newfrontiers-wrong-stockpile-twice = goods, worlds and credits have one goal each
newfrontiers-wrong-no-such-world = there is no world '{ $tile }'
newfrontiers-wrong-not-replaced = '{ $tile }' is not among those that [rules] replaces
newfrontiers-wrong-nothing-replaces = no world replaces '{ $tile }'
newfrontiers-wrong-mat-sides = mat { $mat } must have two sides, one of them first_game
newfrontiers-wrong-stack = a numbered stack has one face with first_game, a lettered one a front and a back
newfrontiers-wrong-stack-size = both faces of a stack are of one size
newfrontiers-wrong-no-such-tile = there is no tile '{ $tile }'
newfrontiers-wrong-same-name = '{ $tile }' has the same name

## The page: choosing the title

newfrontiers-page-pitch = Pick an action that everyone does, and do it best. Find worlds, settle them, and fill your empire mat.
newfrontiers-page-length = 12 to 15 rounds
newfrontiers-page-goals-setting = Galactic Goals
newfrontiers-page-goals-setting-text = Goals that score for everyone at the end. Chart Galactic Goals takes the place of Retreat into Isolation.
newfrontiers-page-rift-setting = The Starry Rift
newfrontiers-page-rift-setting-text = The expansion: more worlds, and the hostile Xenos.

## The page: how to play

newfrontiers-page-goal = Score the most VP with your empire: VP chips, developments, colonies, “?” bonuses and, where they are used, Galactic Goals.
newfrontiers-page-round-select = In the order of the priority track, each player selects an action tile that nobody has selected this round. With two players each selects twice.
newfrontiers-page-round-action = Everyone then does that action, starting with who selected it and going round the track. Only who selected it gets the bonus.
newfrontiers-page-round-produce = If nobody selected Produce in a round, a credit is put on its tile for whoever selects it next.
newfrontiers-page-round-powers = Developments and colonies have powers. Each power helps in one action, and works from the next time on, never in the action in which its tile is placed.
newfrontiers-page-actions = Actions
newfrontiers-page-develop = Develop
newfrontiers-page-develop-text = You may buy one development that you do not own yet and put it on your empire mat.
newfrontiers-page-develop-bonus = It costs 1 credit less.
newfrontiers-page-explore = Explore
newfrontiers-page-explore-text = Seven worlds, eight with The Starry Rift, are drawn from the bag and each player picks one. At the end you may hold nine explored worlds and colonies together; explored worlds of your choice go back until nine are left.
newfrontiers-page-explore-bonus = Pick a second world when all have picked.
newfrontiers-page-settle = Settle
newfrontiers-page-settle-text = Take 2 colonists, or settle one of your explored worlds. It takes the colonists it shows; besides, one with a red rim takes Military of at least its defense, any other one its cost in credits. A windfall world brings a good.
newfrontiers-page-settle-bonus = First take 1 colonist.
newfrontiers-page-produce = Produce
newfrontiers-page-produce-text = Each of your production colonies without a good gets one of its kind.
newfrontiers-page-produce-bonus = Take the credits on the tile, and put a good on one windfall colony that has none.
newfrontiers-page-trade-consume = Trade, Consume
newfrontiers-page-trade-consume-text = You may sell one good for credits. Then you must use your consume powers, in any order, each once, as far as your goods go.
newfrontiers-page-trade-consume-bonus = First take 1 VP.
newfrontiers-page-envoys = Send Diplomatic Envoys
newfrontiers-page-envoys-text = The others do nothing.
newfrontiers-page-envoys-bonus = Take 1 VP, and your disk moves to the front of the priority track. Actions still to come this round are done in the new order.
newfrontiers-page-retreat = Retreat into Isolation
newfrontiers-page-retreat-text = The others do nothing. It is not there when goals are used.
newfrontiers-page-retreat-bonus = Take 2 credits.
newfrontiers-page-chart = Chart Galactic Goals
newfrontiers-page-chart-text = Only with goals. The others do nothing. An earlier goal that lies face down is turned up. Before any action, the holder of a goal face down may turn it up if it is one to stockpile for.
newfrontiers-page-chart-bonus = Take 1 credit, move up one place on the priority track, draw three goals, five with The Starry Rift, and keep one face down; the others go to the bottom of the stack.
newfrontiers-page-end-developments = Developments cover more than ten spaces of an empire mat.
newfrontiers-page-end-colonies = An empire has more than seven colonies, the home colony included.
newfrontiers-page-end-colonists = Fewer than five colonists are left in the supply after a Settle action.
newfrontiers-page-end-chips = The pool of VP chips is empty: it starts with 12 for each player.
newfrontiers-page-end-winner = The round is always finished. The most VP win; among tied players the one with the most credits and goods in the empire; if that is a tie, too, they share the victory.
newfrontiers-page-advice-others = Watch what the others lack: an action that helps you and not them is worth more than its bonus.
newfrontiers-page-advice-explored = Explored worlds do nothing until you settle them. Keep colonists and credits, or Military, ready.
newfrontiers-page-advice-goods = Goods are worth most when a trade or consume power waits for them.
newfrontiers-page-icon-credit = Credits
newfrontiers-page-icon-colonist = Colonist; an outline is a place for one
newfrontiers-page-icon-military = Military

## The page: words that the help explains. `.also` has other forms under which they are found in texts.

newfrontiers-page-term-action-tile = Action tile
    .text = Each round every player selects one, with two players two. All do its action; who selected it gets its bonus.
newfrontiers-page-term-priority-track = Priority track
    .text = The order in which players select. An action starts with who selected it and goes round the track.
newfrontiers-page-term-empire-mat = Empire mat
    .text = Holds your home colony, your unused colonists and ten spaces for developments, with two more in the reddish area.
newfrontiers-page-term-colony = Colony
    .text = A world you have settled, and your home colony. It scores its VP, and its powers work.
    .also = colonies
newfrontiers-page-term-explored-world = Explored world
    .text = A world you picked or drew and have not settled. It does nothing yet. After Explore and Settle, colonies and explored worlds together are at most nine.
newfrontiers-page-term-development = Development
    .text = Bought in Develop. A small one covers one space, a large one two. You may own only one of each.
newfrontiers-page-term-colonist = Colonist
    .text = Settling takes as many unused colonists as the world shows. They stay on the colony.
newfrontiers-page-term-military = Military
    .text = A world with a red rim is conquered: your Military must be at least its defense. It costs no credits.
newfrontiers-page-term-temporary-military = Temporary Military
    .text = Military for a good that you give up while you settle. It counts until your Settle action is over, for a second world, too.
newfrontiers-page-term-production-world = Production world
    .text = A coloured world. Produce puts a good of its kind on it if it has none.
    .also = production
newfrontiers-page-term-windfall-world = Windfall world
    .text = A world with a coloured halo. It gets a good when it is settled; later only a power or the bonus of Produce gives it one.
    .also = windfall
newfrontiers-page-term-good = Good
    .text = Sold for credits or consumed for VPs in Trade-Consume. A colony holds at most one.
newfrontiers-page-term-kind = Kind
    .text = Novelty, Rare Elements, Genes and Alien Technology goods sell for 1, 2, 3 and 4 credits; Trade powers add to that.
newfrontiers-page-term-trade = Trade
    .text = In Trade-Consume, each player may first sell one good.
newfrontiers-page-term-consume-power = Consume power
    .text = Turns goods into VPs or credits in Trade-Consume. Each is used once in an action, and must be if it can, unless it says “may”.
newfrontiers-page-term-chip = Chip
    .text = A victory point you have already taken from the pool.
newfrontiers-page-term-produce-credits = Produce credits
    .text = Each round without Produce adds a credit to its tile. Who selects Produce next takes them.
newfrontiers-page-term-send-diplomatic-envoys = Send Diplomatic Envoys
    .text = No action: take 1 VP, and your disk moves to the front of the priority track. All actions still to come this round are done in the new order, in which players also select from the next round on.
    .also = envoys
newfrontiers-page-term-retreat-into-isolation = Retreat into Isolation
    .text = No action: take 2 credits.
    .also = retreat
newfrontiers-page-term-galactic-goal = Galactic Goal
    .text = Scores at the end for everyone. One may lie face down, known to its holder alone; it is turned up by the next Chart Galactic Goals, or before scoring.
    .also = galactic goals
newfrontiers-page-term-stockpile = Stockpile
    .text = Goods, worlds or credits set aside for a goal that is face up. They stay there. Who holds such a goal face down may turn it up after any action tile is selected, before the action is done.
newfrontiers-page-term-xeno = Xeno
    .text = The Starry Rift: a military world that cannot be paid for. It may be put back when it is picked; one that you kept and did not settle costs 1 VP at the end.
newfrontiers-page-term-game-end = Game end
    .text = The last round is the one in which developments cover more than ten spaces of a mat, an empire has eight colonies, four or fewer colonists are left after a Settle action, or the VP pool is empty.
newfrontiers-page-term-credit = Credit
    .text = Money. It pays for developments and for worlds without a red rim.
newfrontiers-page-term-bonus = Bonus
    .text = What only the player gets who selected the action tile.
newfrontiers-page-term-priority = Priority
    .text = Your place on the priority track. First means first to select.
newfrontiers-page-term-home-colony = Home colony
    .text = The colony printed on your empire mat. It counts as a colony in every way.
newfrontiers-page-term-bonuses = “?” bonus
    .text = VP that are counted at the end, as written on the tile. Within one bonus a tile scores for one condition only.
    .also = “?” bonuses
newfrontiers-page-term-printed-cost = Printed cost
    .text = The number on the tile, before any discount.
newfrontiers-page-term-the-starry-rift = The Starry Rift
    .text = The expansion: eight worlds are drawn in Explore, some of them Xeno worlds, and Chart Galactic Goals draws five goals.

## The page: the table

newfrontiers-page-table = Table
newfrontiers-page-other-empires = Other empires
newfrontiers-page-my-empire = My empire
newfrontiers-page-empire-of = { $player }'s empire
# Behind a player's name, for screen readers.
newfrontiers-page-chooses-now = , chooses now
newfrontiers-page-doing = { $action }, selected by { $player }
newfrontiers-page-selecting = { $player } selects an action
newfrontiers-page-choosing-homes = Choosing home colonies
newfrontiers-page-last-round = Last round: { $why }

newfrontiers-page-ends = How near the end is
newfrontiers-page-most-colonies = Most colonies
newfrontiers-page-most-colonies-text = The most colonies of an empire; { $colonies } end the game.
newfrontiers-page-most-spaces = Most spaces
newfrontiers-page-most-spaces-text = The most spaces of a mat that developments cover, of { $all }; { $spaces } end the game.

newfrontiers-page-priority = Priority
newfrontiers-page-disk = { $when ->
    [before] { $player }, has selected
    [now] { $player }, selects now
   *[later] { $player }, will select
}

newfrontiers-page-supplies = Supplies
newfrontiers-page-vp-left = VP left
newfrontiers-page-vp-left-text = VP left in the pool. The game ends after the round in which it is empty.
newfrontiers-page-colonists-left = colonists left
newfrontiers-page-colonists-left-text = Colonists left. The game ends after the round if { $colonists } or fewer are left after Settle.
# Behind a number.
newfrontiers-page-left = left
newfrontiers-page-goods-left = { engine-kind } goods left
newfrontiers-page-bag = Worlds in the bag
newfrontiers-page-bag-count = worlds in the bag

newfrontiers-page-action-tiles = Action tiles
newfrontiers-page-bonus-retreat = +2 credits
newfrontiers-page-bonus-develop = 1 credit less
newfrontiers-page-bonus-explore = a second world
newfrontiers-page-bonus-settle = +1 colonist
newfrontiers-page-bonus-produce = +1 windfall good
newfrontiers-page-bonus-trade-consume = +1 VP
newfrontiers-page-bonus-envoys = +1 VP, first priority
newfrontiers-page-bonus-chart = +1 credit, +1 priority, a goal
newfrontiers-page-tile-bonus = bonus { $bonus }
newfrontiers-page-tile-credits = { newfrontiers-credits } on it
newfrontiers-page-tile-taken = selected by { $player }
newfrontiers-page-tile-now = being done

newfrontiers-page-stage-homes = Sides of your mat
newfrontiers-page-stage-goals = Goals drawn
newfrontiers-page-stage-worlds = Worlds to explore
newfrontiers-page-developments = Developments
newfrontiers-page-market = Market
newfrontiers-page-stack = { $owned ->
    [yes] { $tile }, cost { $cost }, { $left } left, you own it
   *[no] { $tile }, cost { $cost }, { $left } left
}
newfrontiers-page-stack-left = { $tile }, { $left } left
newfrontiers-page-yours = yours
newfrontiers-page-none-left = none left

newfrontiers-page-goals = Goals
newfrontiers-page-goals-left = { $goals } in the stack
newfrontiers-page-goal-up = { $goal }, face up
newfrontiers-page-goal-own = { $goal }, face down, yours
newfrontiers-page-face-down = face down
newfrontiers-page-goal-held = { $player } holds one face down
# How many of what a goal counts score how many VPs, such as “3→2, 5→5, 7→8 VP”; then how many each player has.
newfrontiers-page-goal-step = { $at }→{ $vp }
newfrontiers-page-goal-steps = { $steps } VP
newfrontiers-page-goal-mine = you { $count }
newfrontiers-page-goal-theirs = { $player } { $count }
newfrontiers-page-goal-standings = { $goal }: { $steps }, { $standings }
newfrontiers-page-hidden-goal = a goal you cannot see

newfrontiers-page-colonies = Colonies
newfrontiers-page-explored = Explored
newfrontiers-page-marks = { $colonies } of { $all_colonies } colonies · { $spaces } of { $all_spaces } spaces
newfrontiers-page-planet = { $sort ->
    [explored] { $world }, explored world
    [home] { $world }, home colony
   *[colony] { $world }, colony
}
newfrontiers-page-planet-with-good = { newfrontiers-page-planet }, with { newfrontiers-a-good }
newfrontiers-page-good-on = { engine-kind } good on { $world }
newfrontiers-page-development = { $tile }, development
newfrontiers-page-stockpile = Stockpile
newfrontiers-page-stockpiled-good = { engine-kind } good
newfrontiers-page-stockpiled-world = { $world }, stockpiled
newfrontiers-page-credits = credits
newfrontiers-page-unused-colonists = unused colonists
newfrontiers-page-military = Military
newfrontiers-page-chips = VP in chips
newfrontiers-page-spaces = spaces covered
newfrontiers-page-figure-goods = Goods
newfrontiers-page-spaces-text = spaces that developments cover, of { $spaces } before the reddish area
newfrontiers-page-vp-now = VP now
newfrontiers-page-score-nothing = 0 VP now
newfrontiers-page-score = { $vp } VP now: { $parts }
newfrontiers-page-score-chips = chips { $vp }
newfrontiers-page-score-developments = developments { $vp }
newfrontiers-page-score-colonies = colonies { $vp }
newfrontiers-page-score-bonuses = bonuses { $vp }
newfrontiers-page-score-goals = goals { $vp }
newfrontiers-page-score-xeno-penalty = xeno penalty { $vp }

## Forms in which owners of a box correct its tiles

newfrontiers-form-name = Name
newfrontiers-form-name-help = As printed.
newfrontiers-form-type = Type
newfrontiers-form-type-help = A military world is conquered, any other one is paid for.
newfrontiers-form-cost = Cost
newfrontiers-form-cost-help = The lower number: credits.
newfrontiers-form-defense = Defense
newfrontiers-form-defense-help = The lower number, red or purple: the Military it takes.
newfrontiers-form-vp = VPs
newfrontiers-form-vp-help = The upper number; 0 if it is a “?”.
newfrontiers-form-colonists = Colonists
newfrontiers-form-colonists-help = How many it takes to settle it.
newfrontiers-form-kind = Kind
newfrontiers-form-kind-help = The color; gray has no goods.
newfrontiers-form-goods = Goods
newfrontiers-form-goods-help = A windfall world has its good once, with a halo; a production world makes goods.
newfrontiers-form-keywords = Keywords
newfrontiers-form-keywords-help = All that are printed in capitals or as emblems.
newfrontiers-form-powers = Powers
newfrontiers-form-powers-help = One for each action it has a power for; two for the same action are two powers.
newfrontiers-form-bonus = Scoring
newfrontiers-form-bonus-help = What it scores at the end, if its VPs are a “?”. A tile counts for the first that fits it.
newfrontiers-form-no-trade = Its good cannot be sold
newfrontiers-form-mat = Mat
newfrontiers-form-mat-help = The number of the empire mat: 1 to 8, with The Starry Rift 9 to 16.
newfrontiers-form-first-game = First-game side
newfrontiers-form-first-game-help = The side whose number stands in a white square.
newfrontiers-form-size = Size
newfrontiers-form-stack = Stack
newfrontiers-form-stack-help = The number or letter of its stack; both sides of a tile have the same.
newfrontiers-form-spaces = Spaces
newfrontiers-form-spaces-help = How many spaces of the mat it covers: small 1, large 2.
newfrontiers-form-copies = Tiles
newfrontiers-form-copies-help = How many of them are in the box: small 3, large 1.
newfrontiers-form-scoring = Scoring
newfrontiers-form-scoring-help = What the goal is about.
newfrontiers-form-count = Counts
newfrontiers-form-count-help = What is counted.
newfrontiers-form-steps = Steps
newfrontiers-form-steps-help = How many VPs at which number; from the lowest to the highest.
newfrontiers-form-stockpile = Stockpile
newfrontiers-form-stockpile-help = What may be put aside for it.
newfrontiers-form-step-at = At
newfrontiers-form-step-vp = VPs
newfrontiers-form-goal-count-of = Of
newfrontiers-form-goal-count-of-help = What is told apart.
newfrontiers-form-stockpile-max = At most
newfrontiers-form-stockpile-max-help = How many a stockpile mat holds.
newfrontiers-form-power-credits = Credits
newfrontiers-form-power-vp = VPs
newfrontiers-form-power-vp-help = In chips.
newfrontiers-form-power-colonists = Colonists
newfrontiers-form-power-worlds = Worlds
newfrontiers-form-power-worlds-help = Drawn from the bag.
newfrontiers-form-amount = How much
newfrontiers-form-discount = Less
newfrontiers-form-discount-help = Credits less than its defense.
newfrontiers-form-draw = Draw
newfrontiers-form-draw-help = Worlds drawn.
newfrontiers-form-keep = Keep
newfrontiers-form-keep-help = Worlds kept of those.
newfrontiers-form-max-increase = More
newfrontiers-form-max-increase-help = By how much the new world may cost more, at most.
newfrontiers-form-power-kind = Of kind
newfrontiers-form-power-kind-help = Only goods or colonies of this kind.
newfrontiers-form-kinds = Of kinds
newfrontiers-form-kinds-help = One good of each of these kinds.
newfrontiers-form-power-goods = Goods
newfrontiers-form-power-goods-help = How many.
newfrontiers-form-different = All of different kinds
newfrontiers-form-up-to = Up to so many
newfrontiers-form-up-to-help = The rewards come for each good.
newfrontiers-form-every = For every
newfrontiers-form-every-help = So many together bring it once.
newfrontiers-form-against = Against
newfrontiers-form-against-help = Only for worlds that fit all of this.
newfrontiers-form-when = When
newfrontiers-form-when-help = Only after a world that fits all of this.
newfrontiers-form-power-per = For each
newfrontiers-form-power-per-help = Times the number of your tiles that fit all of this.
newfrontiers-form-with-tile = With
newfrontiers-form-with-tile-help = The tile that brings more.
newfrontiers-form-with-vp = VPs with it
newfrontiers-form-with-vp-help = Once, if you own that tile.
newfrontiers-form-bonus-vp = VPs
newfrontiers-form-bonus-per = For each tile
newfrontiers-form-bonus-per-help = That fits all of this; the tile itself counts if it does.
newfrontiers-form-bonus-count = For each
newfrontiers-form-bonus-table = VPs by number
newfrontiers-form-bonus-table-help = For 0, 1, 2, 3 and 4 kinds.
newfrontiers-form-selector-tile = Sort of tile
newfrontiers-form-selector-kind = Kind
newfrontiers-form-selector-goods = Goods
newfrontiers-form-selector-military = Military
newfrontiers-form-selector-colonists = Colonists
newfrontiers-form-selector-keyword = Keyword
newfrontiers-form-selector-keyword-help = Any of these.
newfrontiers-form-selector-size = Size
newfrontiers-form-selector-size-help = Of a development.
newfrontiers-form-selector-power = With a power for
newfrontiers-form-selector-effect = With a power that brings
newfrontiers-form-selector-effect-help = Any of these.
newfrontiers-form-selector-name = The tile
newfrontiers-form-value-any = any
newfrontiers-form-value-military = military
newfrontiers-form-value-non-military = non-military
newfrontiers-form-value-windfall = windfall
newfrontiers-form-value-production = production
newfrontiers-form-value-none = no goods
newfrontiers-form-value-colony = colony
newfrontiers-form-value-development = development
newfrontiers-form-value-kinds = kinds
newfrontiers-form-value-vp-chips = VP in chips
newfrontiers-form-value-quantity = a number of things
newfrontiers-form-value-categories = different things
newfrontiers-form-value-stockpile = what is put aside
newfrontiers-form-effect-develop-gain = Gain
newfrontiers-form-effect-develop-gain-help = Before you buy, and whether or not you do.
newfrontiers-form-effect-develop-discount = Discount
newfrontiers-form-effect-develop-discount-help = The development you buy costs less.
newfrontiers-form-effect-develop-after-develop = Gain for a development
newfrontiers-form-effect-develop-after-develop-help = After you bought one in this action.
newfrontiers-form-effect-explore-gain = Gain
newfrontiers-form-effect-explore-gain-help = After your pick.
newfrontiers-form-effect-explore-draw-world = Draw worlds
newfrontiers-form-effect-explore-draw-world-help = Extra worlds from the bag, some of which you keep.
newfrontiers-form-effect-settle-gain = Gain
newfrontiers-form-effect-settle-gain-help = At the start of your turn.
newfrontiers-form-effect-settle-military = Military
newfrontiers-form-effect-settle-military-help = Lasting; with “against” only for such worlds.
newfrontiers-form-effect-settle-temporary-military = Military for a good
newfrontiers-form-effect-settle-temporary-military-help = Give up a good; it lasts for this action.
newfrontiers-form-effect-settle-discount = Discount
newfrontiers-form-effect-settle-discount-help = A world that you pay for costs less.
newfrontiers-form-effect-settle-discount-or-military = Discount or Military
newfrontiers-form-effect-settle-discount-or-military-help = Whichever the world takes.
newfrontiers-form-effect-settle-pay-for-military = Pay for a military world
newfrontiers-form-effect-settle-pay-for-military-help = At its defense, less a discount.
newfrontiers-form-effect-settle-second-settle = Settle a second world
newfrontiers-form-effect-settle-second-settle-help = At once after the first.
newfrontiers-form-effect-settle-after-settle = Gain for a world
newfrontiers-form-effect-settle-after-settle-help = After each world you settle in this action.
newfrontiers-form-effect-settle-replace-colony = Replace a colony
newfrontiers-form-effect-settle-replace-colony-help = By an explored world of its kind that may cost more.
newfrontiers-form-effect-settle-replace-self = Replace itself
newfrontiers-form-effect-settle-replace-self-help = By an explored non-military, non-Alien world, free.
newfrontiers-form-effect-produce-gain = Gain
newfrontiers-form-effect-produce-gain-help = After you produced.
newfrontiers-form-effect-produce-windfall = Good on a windfall colony
newfrontiers-form-effect-produce-windfall-help = Of one kind, or of any.
newfrontiers-form-effect-produce-when-produced-here = Gain for a good made here
newfrontiers-form-effect-produce-per-produced = Gain for goods made
newfrontiers-form-effect-produce-per-produced-help = For every so many goods you made in this action.
newfrontiers-form-effect-produce-most-produced = Gain for most goods made
newfrontiers-form-effect-produce-most-produced-help = If you made more of a kind than each rival.
newfrontiers-form-effect-produce-production-fee = Good for a fee
newfrontiers-form-effect-produce-production-fee-help = This colony makes its good only if you pay.
newfrontiers-form-effect-trade-price = Better price
newfrontiers-form-effect-trade-price-help = A good you sell brings more credits.
newfrontiers-form-effect-consume-consume = Consume goods
newfrontiers-form-effect-consume-consume-help = Goods for rewards.
newfrontiers-form-effect-consume-gain = Gain
newfrontiers-form-effect-consume-gain-help = No good is needed.
newfrontiers-form-effect-consume-sell = Sell one more good
newfrontiers-form-effect-consume-sell-help = At its trade price.
newfrontiers-form-effect-consume-consume-bonus = More for goods consumed
newfrontiers-form-effect-consume-consume-bonus-help = For each good you consume, and for a certain tile.
newfrontiers-form-scoring-per-tile = VPs for tiles
newfrontiers-form-scoring-per-tile-help = For each of your tiles that fits.
newfrontiers-form-scoring-per-count = VPs for a number
newfrontiers-form-scoring-per-count-help = For each, or for every so many.
newfrontiers-form-scoring-by-table = VPs for kinds
newfrontiers-form-scoring-by-table-help = By how many kinds there are among your colonies.
newfrontiers-form-count-of-powers = Consume powers
newfrontiers-form-count-of-keywords = Different keywords
newfrontiers-form-count-of-power-types = Different types of powers
newfrontiers-form-count-of-kinds = Different kinds
newfrontiers-form-count-of-stockpiled-goods = Stockpiled goods
newfrontiers-form-count-of-stockpiled-worlds = Stockpiled worlds
newfrontiers-form-count-of-stockpiled-credits = Stockpiled credits
newfrontiers-form-count-of-unused-colonists = Unused colonists
newfrontiers-form-stockpile-of-goods = Goods
newfrontiers-form-stockpile-of-goods-help = After Produce.
newfrontiers-form-stockpile-of-worlds = Worlds
newfrontiers-form-stockpile-of-worlds-help = One that you had to discard as a tenth, after Explore or Settle.
newfrontiers-form-stockpile-of-credits = Credits
newfrontiers-form-stockpile-of-credits-help = Of a sale.
newfrontiers-form-sort-world = World
newfrontiers-form-sort-worlds = Worlds
newfrontiers-form-sort-home = Home colony
newfrontiers-form-sort-homes = Home colonies
newfrontiers-form-sort-development = Development
newfrontiers-form-sort-developments = Developments
newfrontiers-form-sort-goal = Goal
newfrontiers-form-sort-goals = Goals

## What is asked, in a few words: headings of answers that are given ahead

newfrontiers-question = { $question ->
    [choose_home] Home world
    [select] Selecting an action
    [turn_up_goal] Turning up a Galactic Goal
    [keep_goal] Galactic Goal to keep
    [return_goal] Galactic Goal to put back
    [name_kind] Naming a kind
    [develop] Develop
    [explore] Explore
    [keep_world] Explore: world to keep
    [xeno] Explore: world that was drawn
    [discard] World to discard
    [settle] Settle
    [settle_more] Settle: one more
    [give_good] Settle: good to give
    [replace_with] Settle: replacing a colony
    [short_production] Produce: where goods are short
    [production_fee] Produce: paying for a good
    [windfall] Produce: windfall world
    [stockpile_good] Stockpiling a good
    [sell] Selling a good
    [stockpile_credits] Stockpiling credits
    [consume] Consume: next power
   *[consume_good] Consume: which good
}
