# Jump Drive: the words of its rules, then those of its page.

## What a seat is asked

jumpdrive-ask-discard = { $chosen ->
    [0] { $cards ->
        [one] Discard { $cards } card.
       *[other] Discard { $cards } cards.
    }
   *[other] { $cards ->
        [one] Discard { $cards } more card.
       *[other] Discard { $cards } more cards.
    }
}
jumpdrive-ask-explore = { $chosen ->
    [0] { $cards ->
        [one] Discard { $cards } card, old or new, for your Explore.
       *[other] Discard { $cards } cards, old or new, for your Explore.
    }
   *[other] { $cards ->
        [one] Discard { $cards } more card, old or new, for your Explore.
       *[other] Discard { $cards } more cards, old or new, for your Explore.
    }
}
jumpdrive-ask-hand-limit = { $chosen ->
    [0] { $cards ->
        [one] Discard { $cards } card: you may hold { $limit ->
            [10] ten
           *[other] { $limit }
        }.
       *[other] Discard { $cards } cards: you may hold { $limit ->
            [10] ten
           *[other] { $limit }
        }.
    }
   *[other] { $cards ->
        [one] Discard { $cards } more card: you may hold { $limit ->
            [10] ten
           *[other] { $limit }
        }.
       *[other] Discard { $cards } more cards: you may hold { $limit ->
            [10] ten
           *[other] { $limit }
        }.
    }
}
jumpdrive-ask-place = Place a development, a world, both, or an Explore marker.
jumpdrive-ask-place-world = Place a world together with { $card }, or none.
jumpdrive-ask-pay = Pay for { $cards }.
jumpdrive-ask-second-world = Place a second world, or none.

## Options

jumpdrive-option-no-world = Place no world
jumpdrive-option-no-second-world = Place no second world
jumpdrive-option-explore = { $draw ->
    [one] Explore: draw { $draw } card and discard { $discard }
   *[other] Explore: draw { $draw } cards and discard { $discard }
}
jumpdrive-option-develop = { $cards ->
    [one] Develop { $card } ({ $cards } card): { $text }
   *[other] Develop { $card } ({ $cards } cards): { $text }
}
jumpdrive-option-develop-alone = { $cards ->
    [one] Develop { $card } ({ $cards } card, { $both } with a world): { $text }
   *[other] Develop { $card } ({ $cards } cards, { $both } with a world): { $text }
}
# The ways in which it can be settled: jumpdrive-way-conquer, jumpdrive-way-pay or both.
jumpdrive-option-settle = Settle { $card } ({ $ways }): { $text }
jumpdrive-way-conquer = defense { $defense }, military { $military }
jumpdrive-way-pay = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
jumpdrive-option-conquer = Conquer { $card } (defense { $defense }, military { $military })
jumpdrive-option-pay = { $cards ->
    [one] Pay { $cards } card for { $card }
   *[other] Pay { $cards } cards for { $card }
}
jumpdrive-option-conquer-second = Conquer { $card } (defense { $defense }, military left { $left })
jumpdrive-option-pay-second = { $cards ->
    [one] Discard { $convoy } and pay { $cards } card for { $card }
   *[other] Discard { $convoy } and pay { $cards } cards for { $card }
}
jumpdrive-option-discard = Discard { $card } ({ $facts })
jumpdrive-facts-development = cost { $cost }
jumpdrive-facts-world = cost { $cost }, { $color ->
    [blue] blue
    [brown] brown
    [green] green
    [yellow] yellow
   *[gray] gray
}
jumpdrive-facts-military = defense { $defense }, { $color ->
    [blue] blue
    [brown] brown
    [green] green
    [yellow] yellow
   *[gray] gray
}

## Actions, whatever the position

jumpdrive-action-pass = pass
jumpdrive-action-explore = explore
jumpdrive-action-develop = develop: { $card }
jumpdrive-action-settle = settle: { $card }
jumpdrive-action-method = method: { $method ->
    [conquer] conquer
   *[pay] pay
}
jumpdrive-action-discard = discard: { $card }
jumpdrive-action-second = second: { $card }

## What a card takes. A sum tells how a cost or military comes about.

jumpdrive-placed-alone = placed alone
jumpdrive-takes-cost = cost { $cost }
jumpdrive-takes-military = defense { $defense }, your military { $military }
# A military world that is conquered or, by a power, paid for: what either takes; and what those of them take that are
# possible now.
jumpdrive-takes-both-ways = { $conquer }; { $pay }
jumpdrive-takes-ways = { $ways }
jumpdrive-card-named = { $card }
jumpdrive-cost-of-others = { $others ->
    [one] cost { $cost } of your { $others } other card
   *[other] cost { $cost } of your { $others } other cards
}
jumpdrive-cost-of-cards = { $cards ->
    [one] cost { $cost } of your { $cards } card
   *[other] cost { $cost } of your { $cards } cards
}
jumpdrive-cost-of-others-and-convoy = { $others ->
    [one] cost { $cost } of your { $others } other card, discarding { $convoy }
   *[other] cost { $cost } of your { $others } other cards, discarding { $convoy }
}
jumpdrive-takes-military-left = defense { $defense }, your military left { $left }

## What placing it changes, as in "military 1 → 4"

jumpdrive-military = military
jumpdrive-vp-per-round = VPs a round
jumpdrive-income = income

## Why a card cannot be placed. `short` tells how much is missing.

jumpdrive-short-cost = { $others ->
    [one] cost { $cost }, you have { $others } other card{ $short }
   *[other] cost { $cost }, you have { $others } other cards{ $short }
}
jumpdrive-short-payment = { $others ->
    [one] to pay { $cost }, you have { $others } other card{ $short }
   *[other] to pay { $cost }, you have { $others } other cards{ $short }
}
jumpdrive-short-military = defense { $defense }, your military { $military }{ $short }
jumpdrive-short-military-left = defense { $defense }, your military left { $left }{ $short }
jumpdrive-limit-military = not with the military of your empire
jumpdrive-limit-owned = { $most ->
    [1] you already own it
   *[other] you already own { $most }
}
jumpdrive-only-military-conquered = only a military world can be conquered
jumpdrive-military-not-paid = a military world cannot be paid for

## Why something on the table cannot be chosen now: what it is for, and when

jumpdrive-resting-hand = { $question ->
    [place] it does not go with what is placed already
    [second_world] only a world can be the second world
    [pay] first choose how the world is placed
   *[other] cards are placed at the beginning of a round
}
jumpdrive-resting-center = it can be taken at the beginning of a round, when all place
jumpdrive-resting-empire = it counts every round, without being chosen
jumpdrive-resting-plan = it is being placed now
jumpdrive-resting-others = it belongs to another player

## The log

jumpdrive-log-round = Round { $round }
jumpdrive-log-dealer = { $player } is the dealer
jumpdrive-log-draws = { $cards ->
    [one] { $player } draws { $cards } card
   *[other] { $player } draws { $cards } cards
}
jumpdrive-log-draws-cards = { $player } draws { $cards }
jumpdrive-log-discards = { $cards ->
    [one] { $player } discards { $cards } card
   *[other] { $player } discards { $cards } cards
}
jumpdrive-log-discards-cards = { $player } discards { $cards }
jumpdrive-log-explores = { $player } places an Explore marker
jumpdrive-log-develops = { $cards ->
    [one] { $player } develops { $card } for { $cards } card
   *[other] { $player } develops { $card } for { $cards } cards
}
jumpdrive-log-settles = { $cards ->
    [one] { $player } settles { $card } for { $cards } card
   *[other] { $player } settles { $card } for { $cards } cards
}
jumpdrive-log-conquers = { $player } settles { $card } (defense { $defense }, military { $military })
jumpdrive-log-gives-up = { $player } discards { $card } for a second world
jumpdrive-log-hands-over = { $player } hands { $card } to { $heir }
jumpdrive-log-scores = { $vp ->
    [one] { $player } scores { $vp } VP this round, { $total } in all
   *[other] { $player } scores { $vp } VPs this round, { $total } in all
}
jumpdrive-log-income = { $cards ->
    [one] { $player } collects an income of { $cards } card
   *[other] { $player } collects an income of { $cards } cards
}
jumpdrive-log-reshuffle = { $cards ->
    [one] The discards, { $cards } card, become the new deck
   *[other] The discards, { $cards } cards, become the new deck
}
jumpdrive-log-final-score = { $vp ->
    [one] { $player } ends with { $vp } VP
   *[other] { $player } ends with { $vp } VPs
}
jumpdrive-log-wins = { $winners ->
    [1] { $player } wins
   *[other] { $player } shares the victory
}

## Texts of cards, worded from their powers, clauses and limits

jumpdrive-text = { $sentences }
jumpdrive-no-power = No power.

# What is counted in an empire or named by a power, in the form that is needed: `each` stands behind "per" and by itself,
# `several` behind a number and where worlds are spoken of, and `one` is one that somebody has.
jumpdrive-thing-development = { $form ->
    [several] developments
    [one] a development
   *[each] development
}
jumpdrive-thing-world = { $form ->
    [several] worlds
    [one] a world
   *[each] world
}
jumpdrive-thing-blue = { $form ->
    [several] Novelty worlds
    [one] a Novelty world
   *[each] Novelty world
}
jumpdrive-thing-brown = { $form ->
    [several] Rare Elements worlds
    [one] a Rare Elements world
   *[each] Rare Elements world
}
jumpdrive-thing-green = { $form ->
    [several] Genes worlds
    [one] a Genes world
   *[each] Genes world
}
jumpdrive-thing-yellow = { $form ->
    [several] Alien Technology worlds
    [one] an Alien Technology world
   *[each] Alien Technology world
}
jumpdrive-thing-gray = { $form ->
    [several] gray worlds
    [one] a gray world
   *[each] gray world
}
jumpdrive-thing-military-world = { $form ->
    [several] military worlds
    [one] a military world
   *[each] military world
}
jumpdrive-thing-nonmilitary-world = { $form ->
    [several] non-military worlds
    [one] a non-military world
   *[each] non-military world
}
jumpdrive-thing-explore = { $form ->
    [several] explore icons
    [one] an explore icon
   *[each] explore icon
}
jumpdrive-thing-military-icon = { $form ->
    [several] military icons
    [one] a military icon
   *[each] military icon
}
jumpdrive-thing-chromosome = { $form ->
    [several] chromosomes
    [one] a chromosome
   *[each] chromosome
}
jumpdrive-thing-military = { $form ->
    [several] points of general military
    [one] a point of general military
   *[each] point of general military
}
# Keywords, in capitals as they are printed.
jumpdrive-keyword = { $keyword ->
    [ALIEN] ALIEN
    [REBEL] REBEL
    [IMPERIUM] IMPERIUM
   *[UPLIFT] UPLIFT
}
jumpdrive-thing-keyword = { $form ->
    [several] { jumpdrive-keyword } cards
    [one] { $keyword ->
        [REBEL] a { jumpdrive-keyword } card
       *[other] an { jumpdrive-keyword } card
    }
   *[each] { jumpdrive-keyword } card
}
jumpdrive-thing-keyword-world = { jumpdrive-keyword } worlds
jumpdrive-thing-card = { $form ->
    [several] copies of { $card }
    [one] { $card }
   *[each] copy of { $card }
}

jumpdrive-amount-vp = { $n ->
    [one] { $n } VP
   *[other] { $n } VPs
}
jumpdrive-amount-more-vp = { $n ->
    [one] { $n } more VP
   *[other] { $n } more VPs
}
jumpdrive-amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
jumpdrive-amount-more-cards = { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}

jumpdrive-each-round = Each round: { $clauses }.
jumpdrive-clauses = { $first }; { $rest }
jumpdrive-clause-per = { $amount } per { $thing }
jumpdrive-clause-per-several = { $amount } per { $each } { $thing }
jumpdrive-clause-pair = { $amount } per pair of { $one } and { $other }
jumpdrive-clause-with = { $amount } if you have { $thing }
jumpdrive-clause-with-other = { $amount } if another player has { $thing }
jumpdrive-clause-per-shared = { $amount } per { $thing } and { $other } per { $thing } of one other player

# Icons on a card; `icons` is a list of them.
jumpdrive-icons = { $icons }.
jumpdrive-icons-explore = { $n ->
    [one] { $n } explore icon
   *[other] { $n } explore icons
}
jumpdrive-icons-military = { $n ->
    [one] { $n } military icon
   *[other] { $n } military icons
}
jumpdrive-icons-chromosome = { $n ->
    [one] { $n } chromosome
   *[other] { $n } chromosomes
}

# Powers stand behind their phase, or are a sentence of their own.
jumpdrive-power-develop = Develop: { $power }.
jumpdrive-power-settle = Settle: { $power }.
jumpdrive-power-sentence = { CAPITALIZED($power) }.
jumpdrive-power-dev-discount = developments cost { $n } less
jumpdrive-power-world-discount = { $worlds } you pay for cost { $n } less
jumpdrive-power-military-vs = +{ $n } military against { $worlds }
jumpdrive-power-military-per = +{ $n } military per { $thing }
jumpdrive-power-pay-for-military = you may pay for a military world at its defense less { $n }
jumpdrive-power-pay-for-military-except = you may pay for a military world, { $worlds } excepted, at its defense less { $n }
jumpdrive-power-second-world-paid = after paying for a world, you may discard this to pay for a second one, for { $n } less
jumpdrive-power-second-world-military = after conquering a world, you may conquer a second one with the military left
jumpdrive-power-pass-to-strongest = before scoring, this goes to the player with the most general military, if that is more than yours
jumpdrive-center = Each player may take one from the center.
jumpdrive-limit-max-in-empire = At most { $n } in your empire.
jumpdrive-limit-no-military-unless = Only without general military, or with { $card }.

## The list of all cards

jumpdrive-fact-cost = cost
jumpdrive-fact-defense = defense
jumpdrive-fact-color = color
jumpdrive-fact-icons = icons
jumpdrive-fact-keywords = keywords
jumpdrive-fact-copies = copies
jumpdrive-fact-first-hand = first hand
jumpdrive-fact-inferred = inferred
jumpdrive-fact-icon = { $n } { $icon ->
    [explore] explore
    [military] military
   *[chromosome] chromosome
}
jumpdrive-color = { $color ->
    [blue] blue
    [brown] brown
    [green] green
    [yellow] yellow
   *[gray] gray
}

## The score, settings

jumpdrive-score-round = round { $round }
jumpdrive-end-vp = A player had { $vp } VP or more.
jumpdrive-tie-break = the most cards in hand and income
jumpdrive-setting-setup = dealt hands, or the preset hands of a first game
jumpdrive-setting-setup-standard = standard
jumpdrive-setting-setup-first-game = first game

## The table as text, for a terminal

jumpdrive-board-head = Round { $round } · deck { $deck } · discards { $discards } · Survey Teams { $teams }
jumpdrive-board-vp = { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VPs
}
jumpdrive-board-hand-size = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
jumpdrive-board-player = { $name }: { $vp }, { $per_round } a round, income { $income }, { $hand }, military { $military }, explore { $explore }, chromosomes { $chromosomes }
jumpdrive-board-empire = empire: { $cards }
jumpdrive-board-no-empire = empire: none yet
jumpdrive-board-hand = hand: { $cards }
jumpdrive-board-card = { $card } ({ $facts })

## Why a choice is better: "2 more cards in hand"; `change` is `more` or `less`, `number` need not be whole

jumpdrive-reason-hand = { $change ->
    [more] { $number ->
        [one] { $number } more card in hand
       *[other] { $number } more cards in hand
    }
   *[less] { $number ->
        [one] { $number } fewer card in hand
       *[other] { $number } fewer cards in hand
    }
}
jumpdrive-reason-vp = { $change ->
    [more] { $number ->
        [one] { $number } more VP this round
       *[other] { $number } more VPs this round
    }
   *[less] { $number ->
        [one] { $number } fewer VP this round
       *[other] { $number } fewer VPs this round
    }
}
jumpdrive-reason-vp-per-round = { $change ->
    [more] { $number ->
        [one] { $number } more VP in every round
       *[other] { $number } more VPs in every round
    }
   *[less] { $number ->
        [one] { $number } fewer VP in every round
       *[other] { $number } fewer VPs in every round
    }
}
jumpdrive-reason-income = { $change ->
    [more] { $number ->
        [one] { $number } more card of income in every round
       *[other] { $number } more cards of income in every round
    }
   *[less] { $number ->
        [one] { $number } fewer card of income in every round
       *[other] { $number } fewer cards of income in every round
    }
}
jumpdrive-reason-military = { $change ->
    [more] { $number } more general Military
   *[less] { $number } less general Military
}
jumpdrive-reason-empire = { $change ->
    [more] { $number ->
        [one] { $number } more card in the empire
       *[other] { $number } more cards in the empire
    }
   *[less] { $number ->
        [one] { $number } fewer card in the empire
       *[other] { $number } fewer cards in the empire
    }
}
jumpdrive-reason-in-hand = { $card } in hand
jumpdrive-reason-explore = { $change ->
    [more] { $number ->
        [one] { $number } more card to look at in each Explore
       *[other] { $number } more cards to look at in each Explore
    }
   *[less] { $number ->
        [one] { $number } fewer card to look at in each Explore
       *[other] { $number } fewer cards to look at in each Explore
    }
}
jumpdrive-reason-develop-discount = { $change ->
    [more] Developments cost { $number } less
   *[less] Developments cost { $number } more
}
jumpdrive-reason-world-discount = { $change ->
    [more] Non-military worlds cost { $number } less
   *[less] Non-military worlds cost { $number } more
}
jumpdrive-reason-in-empire = { $card } in the empire

# What others will probably do: "settle 60 %"
jumpdrive-verb-pass = Pass
jumpdrive-verb-explore = Explore
jumpdrive-verb-develop = Develop
jumpdrive-verb-settle = Settle
jumpdrive-verb-second = Second

## The form in which cards are corrected

jumpdrive-form-field-name = Name
jumpdrive-form-field-name-help = As printed.
jumpdrive-form-field-type = Type
jumpdrive-form-field-copies = Copies
jumpdrive-form-field-copies-help = How many of them are in the deck.
jumpdrive-form-field-cost = Cost
jumpdrive-form-field-cost-help = The number at the top: cards to discard.
jumpdrive-form-field-color = Color
jumpdrive-form-field-color-help = Of the world; gray has no good.
jumpdrive-form-field-military = Military
jumpdrive-form-field-military-help = A military world is conquered: its number stands in a red circle.
jumpdrive-form-field-defense = Defense
jumpdrive-form-field-defense-help = The number at the top: the military it takes.
jumpdrive-form-field-keywords = Keywords
jumpdrive-form-field-keywords-help = All that are printed in capitals.
jumpdrive-form-field-icons = Icons
jumpdrive-form-field-icons-help = How many of each; at most three on a card.
jumpdrive-form-field-explore = Explore
jumpdrive-form-field-icons-military = Military
jumpdrive-form-field-chromosome = Chromosomes
jumpdrive-form-field-vp = VPs each round
jumpdrive-form-field-vp-help = The sum of these.
jumpdrive-form-field-income = Cards each round
jumpdrive-form-field-income-help = The sum of these.
jumpdrive-form-field-powers = Powers
jumpdrive-form-field-powers-help = What it does for later placements.
jumpdrive-form-field-limits = Limits
jumpdrive-form-field-limits-help = When it may be placed.
jumpdrive-form-field-presets = First-game hands
jumpdrive-form-field-presets-help = The letters on its copies; each marks one copy.
jumpdrive-form-field-n = How much
jumpdrive-form-field-of = Of what
jumpdrive-form-field-each = For every
jumpdrive-form-field-each-help = So many together bring it once.
jumpdrive-form-field-other-n = And for another player's
jumpdrive-form-field-other-n-help = As much for each that one other player has.
jumpdrive-form-field-except = Not for
jumpdrive-form-field-limit-n = At most
jumpdrive-form-field-limit-card = Card
jumpdrive-form-value-blue = blue: Novelty
jumpdrive-form-value-brown = brown: Rare Elements
jumpdrive-form-value-green = green: Genes
jumpdrive-form-value-yellow = yellow: Alien Technology
jumpdrive-form-value-gray = gray: no good
jumpdrive-form-clause-flat = Always so much
jumpdrive-form-clause-per = For each
jumpdrive-form-clause-per-help = So much for each thing in your empire, or for every so many.
jumpdrive-form-clause-pair = For each pair
jumpdrive-form-clause-pair-help = So much for each pair of two sorts of things.
jumpdrive-form-clause-with = With
jumpdrive-form-clause-with-help = So much if you have one.
jumpdrive-form-clause-with-other = If another player has
jumpdrive-form-clause-with-other-help = So much if any other player has one.
jumpdrive-form-clause-per-shared = For each, and for another player's
jumpdrive-form-clause-per-shared-help = As well for each thing of one other player.
jumpdrive-form-effect-dev-discount = Discount on developments
jumpdrive-form-effect-world-discount = Discount on worlds
jumpdrive-form-effect-world-discount-help = On worlds that you pay for.
jumpdrive-form-effect-military-vs = Military against
jumpdrive-form-effect-military-vs-help = Only for such worlds.
jumpdrive-form-effect-military-per = Military for each
jumpdrive-form-effect-military-per-help = So much for each thing in your empire.
jumpdrive-form-effect-pay-for-military = Pay for a military world
jumpdrive-form-effect-pay-for-military-help = At its defense, less a discount.
jumpdrive-form-effect-second-world-paid = Discard for a second world
jumpdrive-form-effect-second-world-paid-help = After you paid for the first; the second is cheaper.
jumpdrive-form-effect-second-world-military = Conquer a second world
jumpdrive-form-effect-second-world-military-help = With the military that is left.
jumpdrive-form-effect-pass-to-strongest = Goes to the strongest
jumpdrive-form-effect-pass-to-strongest-help = Before scoring, to the player with most military.
jumpdrive-form-limit-max-in-empire = At most so many in an empire
jumpdrive-form-limit-no-military-unless = Only without military
jumpdrive-form-limit-no-military-unless-help = Unless you have a certain card.
jumpdrive-form-phase-develop = Develop
jumpdrive-form-phase-settle = Settle
jumpdrive-form-phase-score = Scoring
jumpdrive-form-card = Card
jumpdrive-form-cards = Cards

## What is wrong with the card file. Words of the file stay as they are.

jumpdrive-problem-limit-needs = { $limit } needs { $parameters }
jumpdrive-problem-no-card = there is no card '{ $card }'
jumpdrive-problem-color-and-military = a world has color and military, a development neither
jumpdrive-problem-defense = this card has a defense and no cost
jumpdrive-problem-cost = this card has a cost and no defense
jumpdrive-problem-three-icons = a card has at most three icons
jumpdrive-problem-alien = every yellow world is ALIEN
jumpdrive-problem-marks = { $marks } mark one copy each, but the deck has { $copies }
jumpdrive-problem-not-a-field = it names '{ $field }', which the card does not have
jumpdrive-problem-parameter-missing = { $form } needs this parameter
jumpdrive-problem-no-parameter = { $form } has no such parameter
jumpdrive-problem-pair = a pair has two selectors, all other clauses one
jumpdrive-problem-phase = { $form } works in { $phase }
jumpdrive-problem-military-selector = 'military' belongs to an empire; no card matches it
jumpdrive-problem-selector = '{ $selector }' is not a selector of the vocabulary
jumpdrive-problem-same-name = card '{ $card }' is called '{ $name }' too
jumpdrive-problem-center = exactly one card, Survey Team, lies in the center
jumpdrive-problem-one-for-each = there is one for each of { $players } players
jumpdrive-problem-hand = hand { $hand } has { $cards } cards, not { $given }
jumpdrive-problem-joint = { $cards } together must give { $total }, as documented, not { $given }

## The page: the table

jumpdrive-page-table = Table
jumpdrive-page-my-empire = My empire
jumpdrive-page-empire-of = { $player }’s empire
jumpdrive-page-no-cards-yet = No cards yet
jumpdrive-page-card-brings = { $card }: { $vp } VP and { $income } income each round
jumpdrive-page-yield-vp = { $vp ->
    [one] Brings { $vp } VP in every round, with this empire as it is now.
   *[other] Brings { $vp } VPs in every round, with this empire as it is now.
}
jumpdrive-page-yield-income = { $cards ->
    [one] Draws { $cards } card in every round, with this empire as it is now.
   *[other] Draws { $cards } cards in every round, with this empire as it is now.
}
jumpdrive-page-card-revealed = { $card }, revealed, not placed yet
jumpdrive-page-card-planned = { $card }, planned
jumpdrive-page-my-hand = My hand
jumpdrive-page-no-cards = No cards
jumpdrive-page-pay-with = Pay with { $card }
jumpdrive-page-pay-with-it = Pay with it
jumpdrive-page-pays = Pays ✓
jumpdrive-page-explore = Explore
jumpdrive-page-explore-marker = Explore marker
jumpdrive-page-from-center = { $card } from the center
jumpdrive-page-center = Center
jumpdrive-page-deck = Deck
jumpdrive-page-discards = Discards
jumpdrive-page-survey-teams = Survey Teams
jumpdrive-page-development = Development
jumpdrive-page-world = World
jumpdrive-page-choosing = choosing…
jumpdrive-page-ready = ready
jumpdrive-page-still-choosing = still choosing
# Read to who does not see the arrow between two numbers.
jumpdrive-page-becomes = becomes

## The page: all players in numbers

jumpdrive-page-players = Players
jumpdrive-page-player = Player
jumpdrive-page-vp = VP
jumpdrive-page-vp-so-far = VP so far
jumpdrive-page-vp-per-round = VP per round
jumpdrive-page-income = Income
jumpdrive-page-income-drawn = Income: cards drawn each round
jumpdrive-page-military = Military
jumpdrive-page-explore-icons = Explore icons
jumpdrive-page-chromosomes = Chromosomes
jumpdrive-page-cards-in-hand = Cards in hand
jumpdrive-page-hand = Hand
jumpdrive-page-vp-by-round = VP by round, goal { $goal }
jumpdrive-page-this-round = This round
jumpdrive-page-track = { $vp } of { $goal } VP
jumpdrive-page-track-by-round = { $vp } of { $goal } VP; by round: { $rounds }

## The page: the step of the round

jumpdrive-page-ends-at = The game ends at { $vp } VP
jumpdrive-page-step-discard-start = Starting hands
jumpdrive-page-step-place = Place cards
jumpdrive-page-step-pay = Pay
jumpdrive-page-step-explore = Explore
jumpdrive-page-step-second-world = Second worlds
jumpdrive-page-step-pay-second = Pay for second worlds
jumpdrive-page-step-hand-limit = Hand limit

## The page: the plan of this round

jumpdrive-page-my-plan = My plan
# What the player has chosen while others still choose; conquer and pay are ways to place a world.
jumpdrive-page-secret = { $verb ->
    [discard] You discard
    [conquer] You conquer the world
    [pay] You pay for the world
    [second] Your second world
   *[pass] No second world
}
jumpdrive-page-plan-nothing = Nothing planned yet
jumpdrive-page-status-place = A development, a world, or both from your hand. Or Explore instead.
jumpdrive-page-status-sent = Face down until everyone is ready.
jumpdrive-page-status-give-up = Choose the cards of your hand that you give up.
jumpdrive-page-status-pay = Choose the cards of your hand that pay for it.
jumpdrive-page-status-second = Choose a second world from your hand, or confirm without one.
jumpdrive-page-takes = { $card }: { $takes }
# Cards to discard: `payments` is "2", or "0 or 3" where a world can be conquered or paid for, `most` the largest of them.
jumpdrive-page-payments = { $most ->
    [0] no card
    [one] { $payments } card
   *[other] { $payments } cards
}
jumpdrive-page-plan-discard = Discard { $payments }
jumpdrive-page-plan-discard-draw = { $drawn ->
    [one] Discard { $payments }, then draw { $drawn } card
   *[other] Discard { $payments }, then draw { $drawn } cards
}
jumpdrive-page-plan-explore = { $drawn ->
    [one] Explore: draw { $drawn } card, discard { $discarded }.
   *[other] Explore: draw { $drawn } cards, discard { $discarded }.
}
jumpdrive-page-plan-pays-later = Choose what pays now, or after the reveal.
jumpdrive-page-plan-pays = { $chosen } of { $payments } chosen to pay.
# The plan in short.
jumpdrive-page-short = { $cards } · discard { $payments }
jumpdrive-page-short-draw = { $drawn ->
    [one] { $cards } · discard { $payments } · draw { $drawn } card
   *[other] { $cards } · discard { $payments } · draw { $drawn } cards
}
jumpdrive-page-short-explore = { $drawn ->
    [one] Explore · draw { $drawn } card, discard { $discarded }
   *[other] Explore · draw { $drawn } cards, discard { $discarded }
}

## The page: what kind of game it is, and how it is played

jumpdrive-page-pitch = Place a card or two each round. All of them score again, every round, until someone has 50 VP.
jumpdrive-page-length = 6 or 7 rounds
jumpdrive-page-goal = Have the most VP when someone reaches 50. All cards of your empire score again at the end of every round.
jumpdrive-page-round-choose = Everyone chooses in secret what to place, and all reveal together: a development, a world, one of each, or the Explore marker.
jumpdrive-page-round-pay = Cards are paid for with other cards from hand. Military worlds are conquered with Military instead; payment and Military never combine.
jumpdrive-page-round-score = Then every card of every empire scores its VP. If nobody has 50 VP, all draw as many cards as their income, and hands are cut down to 10 cards.
jumpdrive-page-phases = What you may place
jumpdrive-page-phase-development = A development
jumpdrive-page-phase-development-text = Its power and icons count from now on.
jumpdrive-page-phase-development-bonus = Placed alone it costs 1 card less.
jumpdrive-page-phase-world = A world
jumpdrive-page-phase-world-text = Pay its cost. A military world is conquered instead: your Military must be at least its defense.
jumpdrive-page-phase-world-bonus = Placed alone it lets you draw 1 card.
jumpdrive-page-phase-both = A development and a world
jumpdrive-page-phase-both-text = Both at full cost, without a card to draw. The development’s power and icons already help to place the world.
jumpdrive-page-phase-explore = Explore
jumpdrive-page-phase-explore-text = Place no card. Draw 2 cards and one for each explore icon, the 3 of the marker included; then discard as many cards as there are icons. You gain 2 cards and a better hand.
jumpdrive-page-ends = Someone has 50 VP or more after scoring.
jumpdrive-page-wins = The most VP win; among tied players the one with the most cards in hand and income together; if that is a tie, too, they share the victory.
jumpdrive-page-advice-survey-team = A Survey Team costs 1, nothing when you place it alone: a good first development. You may take it once.
jumpdrive-page-advice-income = Income first, VP soon: what you place in the first rounds pays in all that follow.
jumpdrive-page-advice-length = The game is six or seven rounds long. In the last ones only VP count.
jumpdrive-page-icon-card = Cards in hand, or cards to draw
jumpdrive-page-icon-military = Military
jumpdrive-page-icon-explore = Explore icon
jumpdrive-page-icon-chromosome = Chromosome

## The page: the words of the rulebook, each with what it means. `also` lists other forms that are found in sentences.

jumpdrive-page-term-development = Development
    .text = A card with a diamond. Placed without a world it costs 1 card less. Its power and icons already count for a world placed in the same round.
jumpdrive-page-term-world = World
    .text = A card with a planet. Placed without a development it lets you draw 1 card after you have paid for or conquered it.
jumpdrive-page-term-cost = Cost
    .text = How many cards of your hand you discard to place the card. Powers of your empire may make it cheaper, never less than 0.
jumpdrive-page-term-military-world = Military world
    .text = A world with a red rim and a red number, its defense. You pay nothing for it, but your Military must be at least its defense.
jumpdrive-page-term-military = Military
    .text = The military icons of your empire. Some powers add Military against certain worlds only.
jumpdrive-page-term-explore = Explore
    .text = Instead of placing cards: draw 2 cards and one for each explore icon, the marker's 3 included. Then discard as many cards, old or new, as there are icons.
jumpdrive-page-term-vp-per-round = VP per round
    .text = What all cards of your empire score together. You score it at the end of every round, not only once.
jumpdrive-page-term-income = Income
    .text = How many cards you draw after scoring. Then hands with more than 10 cards are cut down to 10.
jumpdrive-page-term-chromosome = Chromosome
    .text = An icon that does nothing by itself; some cards score or draw for each of them.
jumpdrive-page-term-survey-team = Survey Team
    .text = There is one for each player in the center. Once in a game you may place one as your development, at cost 1.
jumpdrive-page-term-second-world = Second world
    .text = After you have paid for a world, Colony Convoy can be discarded to pay for a second one; after you have conquered one, Military Convoy lets you conquer a second with the Military you have left. It is placed after everyone has paid, before scoring.
jumpdrive-page-term-end = End of the game
    .text = After a round in which anyone has 50 VP or more. The most VP win; among tied players the one with the most cards in hand plus income; if that is a tie, too, they share the victory.
jumpdrive-page-term-explore-icon = Explore icon
    .text = Lets you draw and discard one card more when you explore. Some cards score or draw for them.
jumpdrive-page-term-explore-marker = Explore marker
    .text = Placed instead of cards, to explore. Its 3 icons count for that explore only.
jumpdrive-page-term-empire = Empire
    .text = The cards you have placed. All of them score every round.
jumpdrive-page-term-one-other-player = One other player
    .text = A card that also counts another player’s empire counts the one that brings you most.
jumpdrive-page-term-war-propaganda = War Propaganda
    .text = A card that can change hands: each round it is checked who has the most Military.

## What is asked, in a few words: headings of answers that are given ahead

jumpdrive-question = { $question ->
    [discard_start] Discarding at the start
    [place] What to place this round
    [pay] Paying with cards
    [explore] Explore: cards drawn
    [second_world] Second world
    [pay_second] Paying for the second world
   *[hand_limit] Discarding to ten cards
}
