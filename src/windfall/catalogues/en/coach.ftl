# The coach: what is said to somebody who learns a game, at each question. It speaks from the prompt bar, in the voice of
# the prompt: short, plain, “you”. For each question there is one explanation, which is told the first few times, and
# there are lines about the position, each a sentence of its own.

## Amounts, which other messages use: those have the same argument

coach-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
coach-other-cards = { $others ->
    [0] no other card
    [one] { $others } other card
   *[other] { $others } other cards
}
coach-of-others = { $others ->
    [one] your other card
   *[other] { $cards } of your { $others } other cards
}
coach-vp = { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VPs
}
coach-some-vp = { $vp ->
    [0] no VPs by itself
   *[other] { coach-vp }
}
coach-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
coach-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
coach-colonists = { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
}
coach-worlds = { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}

## The page: the coach is offered, switched on and off

coach-name = Coach
coach-offer = New to the game? The coach says at every choice what it is for and what to look at.
coach-offer-yes = Turn the coach on
coach-offer-no = No, thanks
coach-off-title = Turn the coach off
coach-again = Explain everything again
coach-again-done = The coach explains everything again.
coach-none-here = The coach helps in games against bots where hints are allowed.

## Race for the Galaxy: what each question is for

coach-race-discard-start = Cards are what you build and also what you pay with. Keep { $kept } of { $dealt }: some to place soon, the others to pay for them.
coach-race-action = Everyone does every phase that somebody chooses; only those who chose it have its bonus. Choose what helps you most of what nobody else will choose.
coach-race-two-actions = You choose two phases, the other player two; all that are chosen are done by both. You get the bonuses of yours.
coach-race-explore = What you do not keep is gone. Look for cards that you can soon pay for and that fit what you have.
coach-race-develop = You pay for a development by discarding other cards. Its powers work from the next phase on, to the end of the game.
coach-race-settle = You pay for a world by discarding other cards; a military world takes Military instead. Worlds bring goods, and goods bring cards and VPs.
coach-race-method = This world can be placed in more than one way. Compare what each of them takes.
coach-race-pay = What you pay with is gone: choose the cards that you will hardly ever place.
coach-race-trade = A good sells for { $least } cards (Novelty) to { $most } (Alien Technology), and more with Trade powers. That fills your hand.
coach-race-consume = Each Consume power can be used once, in the order you like. Begin with those that need a certain kind, as the others take what is left.
coach-race-consume-good = Keep the goods that your other powers need.
coach-race-consume-hand = Cards that you will not place anyway are VPs here.
coach-race-gamble = A wrong guess costs nothing: the card is only discarded.
coach-race-windfall = A windfall world gets a new good only by the bonus of Produce or by a power. Choose the good that you can use or sell best.
coach-race-hand-limit = At the end of a round you keep at most { $limit } cards. Give up what you will hardly ever place.

## Race for the Galaxy: what to look at now

coach-race-soon = { $cards ->
    [0] { $card } can be placed soon, without paying.
   *[other] { $card } can be placed soon: it takes { $cards } of the { coach-other-cards } that you keep.
}
coach-race-none-soon = None of these can be placed with the { coach-other-cards } that you keep: you will need more cards first.
coach-race-drawn = { $cards ->
    [0] { $card } can be placed without paying.
   *[other] { $card } can be placed next: it takes { $cards } of the { $held } cards in your hand.
}
# $vp: what the card adds to the score; $left: the cards in hand after that.
coach-race-placing = { $cards ->
    [0] { $card } takes no cards and brings { coach-some-vp }.
   *[other] { $card } takes { coach-cards } and brings { coach-some-vp }; { $left ->
        [0] your hand is empty then.
        [one] { $left } card is left in your hand.
       *[other] { $left } cards are left in your hand.
    }
}
coach-race-military-short = You lack { $missing } Military for { $card }.
coach-race-owned = You already have { $card }; a second one cannot be placed.
coach-race-twice = You hold { $card } twice, and can place it once.
coach-race-spare = { $card } is out of reach: it takes { coach-cards }, and you will have { coach-other-cards }.
coach-race-spare-military = { $card } is out of reach: you lack { $missing } Military.
coach-race-dearest = The { engine-kind } good of { $card } brings most: { coach-cards }.
coach-race-dearest-made = A good of { $card } ({ engine-kind }) sells for most: { coach-cards }.
# $rewards: VPs and cards.
coach-race-powers-bring = { $left ->
    [0] Used well, your powers still make { $rewards } of these goods.
    [one] Used well, your powers still make { $rewards } of these goods; { $left } is left over.
   *[other] Used well, your powers still make { $rewards } of these goods; { $left } are left over.
}
coach-race-most-frequent = { $number } is the most frequent number: { $cards } of all { $all } cards have it.
coach-race-pool-ends = { $vp ->
    [one] Only { $vp } VP is left in the pool: this may be the last round.
   *[other] Only { $vp } VPs are left in the pool: this may be the last round.
}
coach-race-tableau-ends = { $whose ->
    [you] You have { $cards } of { $end } cards on the table: this may be the last round.
   *[other] { $player } has { $cards } of { $end } cards on the table: this may be the last round.
}
coach-race-could-develop = { $cards ->
    [0] With Develop you can place { $card } for nothing.
   *[other] With Develop you can place { $card } for { coach-of-others }.
}
coach-race-could-settle = { $cards ->
    [0] With Settle you can place { $card } without paying.
   *[other] With Settle you can place { $card } for { coach-of-others }.
}
coach-race-nothing-to-place = You hold { coach-cards } and can place none of them yet: you need more or others.
coach-race-could-trade = Consume: Trade would sell your best good for { coach-cards }.
coach-race-could-consume = Consume: 2x VPs would make { coach-vp } of your goods.
coach-race-could-produce = With Produce you would get { coach-goods }.
# What another player will probably choose; $yours is one of the messages below.
coach-race-expected = { $player } will probably choose { $action } ({ $percent } %): { $yours }
coach-race-yours-explore = then you look at { $drawn } cards and keep { $kept }.
coach-race-yours-place = { $cards ->
    [0] then you can place { $card } without paying.
   *[other] then you can place { $card } for { coach-of-others }.
}
coach-race-yours-no-development = you have no development that you can place then.
coach-race-yours-no-world = you have no world that you can place then.
coach-race-yours-consume = then your powers make { $rewards } too.
coach-race-yours-nothing = that brings you nothing now.
coach-race-yours-produce = { $goods ->
    [one] then you get { $goods } good too.
   *[other] then you get { $goods } goods too.
}

## Jump Drive: what each question is for

coach-jumpdrive-discard-start = Cards are what you build and also what you pay with. Keep { $kept } of { $dealt }: some to place soon, the others to pay for them.
coach-jumpdrive-place = What you place scores and draws cards again every round. A development alone costs { $less } less; a world alone draws you { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
}.
coach-jumpdrive-pay = What you pay with is gone: choose the cards that you will hardly ever place.
coach-jumpdrive-explore = Old cards and new ones: discard those that you will hardly ever place.
coach-jumpdrive-second-world = A second world in one round brings its VPs and income a round earlier.
coach-jumpdrive-hand-limit = At the end of a round you keep at most { $limit } cards. Give up what you will hardly ever place.

## Jump Drive: what to look at now

coach-jumpdrive-soon = { $cards ->
    [0] { $card } can be placed at once, without paying.
   *[other] { $card } can be placed at once: it takes { $cards } of the { coach-other-cards } that you keep.
}
coach-jumpdrive-none-soon = None of these can be placed with the { coach-other-cards } that you keep: you will explore first.
coach-jumpdrive-ends = { $whose ->
    [you] You have { coach-vp } and score { $more } more this round: at { $end } the game ends, so this is the last round.
   *[other] { $player } has { coach-vp } and scores { $more } more this round: at { $end } the game ends, so this is the last round.
}
# $cards: one card or two; $pay: what they cost; then VPs or income of a round, now and with them.
coach-jumpdrive-most-vp = { $pay ->
    [0] Most VPs: { $cards }, from { $before } to { $after } each round, for nothing.
    [one] Most VPs: { $cards }, from { $before } to { $after } each round, for { $pay } card.
   *[other] Most VPs: { $cards }, from { $before } to { $after } each round, for { $pay } cards.
}
coach-jumpdrive-most-income = { $pay ->
    [0] Most income: { $cards }, from { $before } to { $after } cards each round, for nothing.
    [one] Most income: { $cards }, from { $before } to { $after } cards each round, for { $pay } card.
   *[other] Most income: { $cards }, from { $before } to { $after } cards each round, for { $pay } cards.
}
coach-jumpdrive-most-of-both = { $pay ->
    [0] Most of both: { $cards }, from { $before } to { $after } VPs and from { $income_before } to { $income_after } cards each round, for nothing.
    [one] Most of both: { $cards }, from { $before } to { $after } VPs and from { $income_before } to { $income_after } cards each round, for { $pay } card.
   *[other] Most of both: { $cards }, from { $before } to { $after } VPs and from { $income_before } to { $income_after } cards each round, for { $pay } cards.
}
coach-jumpdrive-only-explore = Nothing in your hand can be placed yet. With Explore you draw { $drawn } cards and then discard { $discarded }, old or new ones.
coach-jumpdrive-spare = { $card } is out of reach: it takes { coach-cards }, and next round you will have { coach-other-cards }.
coach-jumpdrive-spare-military = { $card } is out of reach: you lack { $missing } Military.
coach-jumpdrive-spare-limit = You may not have one more { $card }.

## New Frontiers: what each question is for

coach-newfrontiers-choose-home = Your home colony is your first world. Compare the two sides: which good it brings, and its powers.
coach-newfrontiers-select = Everyone does the action that you select, you first and with its bonus; nobody can select it again this round. Select what helps you more than the others.
coach-newfrontiers-turn-up-goal = While a goal for stockpiling lies face up, everyone may stockpile for it. Turn it up when you can stockpile more than the others.
coach-newfrontiers-keep-goal = At the end every goal scores for everyone, but only you know this one. Keep one that fits what you are about to build.
coach-newfrontiers-name-kind = It counts as this kind in this action. Name the kind that your powers want.
coach-newfrontiers-develop = Developments give you powers for the rest of the game, and VPs. There are only a few of each.
coach-newfrontiers-explore = An explored world waits beside your mat until you settle it. Look for worlds whose price or defense you can soon meet.
coach-newfrontiers-xeno = A Xeno world can only be conquered. If you keep it and have not settled it at the end, you lose { $penalty } VP.
coach-newfrontiers-discard = Colonies and explored worlds together are at most { $most }. Give up the world that you will hardly ever settle.
coach-newfrontiers-settle = A world takes credits or Military, and colonists. If none fits, { $colonists } colonists prepare the next Settle.
coach-newfrontiers-settle-more = Your powers let you do more in this action.
coach-newfrontiers-give-good = Give up the good that you need least in Trade-Consume.
coach-newfrontiers-replace-with = The colonists stay: choose the world that brings most.
coach-newfrontiers-short-production = There are too few goods of this kind: choose where one does you most good.
coach-newfrontiers-production-fee = The good is worth its price if you can sell or consume it for more.
coach-newfrontiers-windfall = A windfall colony gets a new good only by the bonus of Produce or by a power. Choose the good that you can use or sell best.
coach-newfrontiers-stockpile = What you stockpile counts for the goal at the end, and cannot be used for anything else.
coach-newfrontiers-sell = One good can be sold; your Consume powers take goods after that. Sell the one that they need least.
coach-newfrontiers-consume = Each Consume power can be used once, in the order you like. Begin with those that need a certain kind, as the others take what is left.
coach-newfrontiers-consume-good = Keep the goods that your other powers need.

## New Frontiers: what to look at now

# What is missing before an end of the game is reached.
coach-newfrontiers-ending = { $end ->
    [spaces] { $missing ->
        [one] Somebody needs only { $missing } more space covered by developments: the game may end this round.
       *[other] Somebody needs only { $missing } more spaces covered by developments: the game may end this round.
    }
    [colonies] { $missing ->
        [one] Somebody needs only { $missing } more colony: the game may end this round.
       *[other] Somebody needs only { $missing } more colonies: the game may end this round.
    }
    [colonists] { $missing ->
        [one] When { $missing } more colonist is taken, the game ends with the round.
       *[other] When { $missing } more colonists are taken, the game ends with the round.
    }
   *[chips] { $missing ->
        [one] Only { $missing } VP is left in the pool: the game may end this round.
       *[other] Only { $missing } VPs are left in the pool: the game may end this round.
    }
}
coach-newfrontiers-could-develop = { $credits ->
    [0] With Develop, { $tile } adds most: { coach-vp }, for nothing.
   *[other] With Develop, { $tile } adds most: { coach-vp } for { coach-credits }.
}
coach-newfrontiers-could-explore = You have no explored world to settle: with Explore you would get { coach-worlds }.
# $colonists: those that the world takes.
coach-newfrontiers-could-settle = { $credits ->
    [0] With Settle, { $world } adds most: { coach-vp } for { coach-colonists }.
   *[other] With Settle, { $world } adds most: { coach-vp } for { coach-credits } and { coach-colonists }.
}
# $gains: goods and credits; $others: goods of all others together.
coach-newfrontiers-could-produce = Produce would bring you { $gains }, the others together { $others ->
    [0] no goods
    [one] { $others } good
   *[other] { $others } goods
}.
# VPs and credits, of the player and of the other one who gets most.
coach-newfrontiers-could-trade = Trade-Consume would bring you { $gains }, and the others nothing.
coach-newfrontiers-could-trade-both = Trade-Consume would bring you { $gains }, and another player up to { $theirs }.
coach-newfrontiers-buy = { $tile } adds most: { coach-vp } for { $credits } of your { $have ->
    [one] { $have } credit
   *[other] { $have } credits
}.
coach-newfrontiers-settle-now = { $credits ->
    [0] { $world } adds most: { coach-vp } for { coach-colonists }.
   *[other] { $world } adds most: { coach-vp } for { coach-credits } and { coach-colonists }.
}
coach-newfrontiers-settle-soon = { $credits ->
    [0] { $world } could be settled with what you have: { coach-vp } for { coach-colonists }.
   *[other] { $world } could be settled with what you have: { coach-vp } for { coach-credits } and { coach-colonists }.
}
coach-newfrontiers-dearest = The { engine-kind } good of { $world } sells for most: { coach-credits }.
coach-newfrontiers-dearest-made = A good of { $world } ({ engine-kind }) sells for most: { coach-credits }.
coach-newfrontiers-powers-bring = Used well, your powers still make { $gains } of these goods.

## A card or tile that is opened: what it means to the reader's empire as it is now

coach-here = In your empire
coach-here-pay = You would pay { $cost } of its { $printed }.
coach-here-pay-alone = Placed alone, you would pay { $cost } of its { $printed }.
# $military: toward this world.
coach-here-military = { $missing ->
    [0] Defense { $defense }, your Military { $military }: enough.
   *[other] Defense { $defense }, your Military { $military }: { $missing } short.
}
coach-here-colonists = It takes { coach-colonists }; you have { $have }.
coach-here-adds = It would add { coach-vp } to your score.
coach-here-counts = It counts { coach-vp } for you now.
coach-here-rounds = { $cards ->
    [one] Each round it would bring you { coach-vp } and { $cards } card.
   *[other] Each round it would bring you { coach-vp } and { $cards } cards.
}
coach-here-per-world = { $worlds ->
    [one] Produce: { coach-cards } for your { $worlds } { engine-kind } world = { $total }.
   *[other] Produce: { coach-cards } for each of your { $worlds } { engine-kind } worlds = { $total }.
}
coach-here-cycle = Produce, and Consume after it, would bring you { $gains } more.
