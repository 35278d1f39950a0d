# Lessons: the pages, then what each lesson says. Lessons are put together in src/windfall/lessons/data.
lessons-heading = Learn the games
lessons-lead = Short lessons on real positions. You make the moves, see what they bring, and read why.
lessons-start = Start
lessons-resume = Go on with step { $step }
lessons-repeat = Repeat
lessons-play = Play
lessons-play-again = Play again
lessons-done = done
lessons-progress = { $done } of { $all } done
lessons-forget = Forget my progress
lessons-step = Step { $step } of { $steps }
lessons-right = Well played
lessons-wrong = There is something better
lessons-try-again = Try again
lessons-next = Next step
lessons-next-lesson = Next lesson: { $lesson }
lessons-skip = Skip this step
lessons-leave = All lessons
lessons-complete-text = You have finished “{ $lesson }”.
lessons-opening = Opening the lesson …
lessons-missing = There is no such lesson. Go back to all lessons.

## Jump Drive

lessons-jumpdrive-round = Place and pay
lessons-jumpdrive-round-about = What you do in a round, and what cards are paid with.
lessons-jumpdrive-round-1-idea = 
    The most VPs win once somebody has { $goal }. Cards are paid for with other cards, so part with what is too dear to begin with: { $card } costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }.
lessons-jumpdrive-round-1-right = 
    You keep { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }: with { $world } a world, and the others to pay for it.
lessons-jumpdrive-round-1-wrong = 
    { $world } and { $small } are the worlds that your { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } could pay for. Without one of them you start slower.
lessons-jumpdrive-round-2-idea = 
    The number in the circle is what a world costs: { $large ->
        [one] { $large } card
       *[other] { $large } cards
    } from your hand for { $one }, { $small ->
        [one] { $small } card
       *[other] { $small } cards
    } for { $other }. Worlds bring income, cards in every round. Place the one that brings more.
lessons-jumpdrive-round-2-right = 
    { $world } scored { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } and drew { $income ->
        [one] { $income } card
       *[other] { $income } cards
    }, and will do so again every round. A world placed alone draws one card more: you hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } again.
lessons-jumpdrive-round-2-wrong = 
    Your income is { $income ->
        [one] { $income } card
       *[other] { $income } cards
    } a round now; with { $world } it would be { $more ->
        [one] { $more } card
       *[other] { $more } cards
    }. Early on, income pays for everything that follows.
lessons-jumpdrive-round-3-idea = 
    Place a development, a world, or both. Alone, a development costs one card less and a world draws you a card. { $lab } is free now, { $world } takes { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }: which brings more, round after round?
lessons-jumpdrive-round-3-right = 
    Your income grew from { $was } to { $income ->
        [one] { $income } card
       *[other] { $income } cards
    }, and you score { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round. What you pay once comes back every round.
lessons-jumpdrive-round-3-wrong = 
    You draw { $income ->
        [one] { $income } card
       *[other] { $income } cards
    } and score { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round now. { $world } would have added { $more ->
        [one] { $more } card
       *[other] { $more } cards
    } to every income to come, and would be paid back soon.
lessons-jumpdrive-income = Cards or points
lessons-jumpdrive-income-about = When to grow, and when to score.
lessons-jumpdrive-income-1-idea = 
    Everything in your empire scores again each round. { $world } costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    } and scores { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } each time. Place it, and when you pay, keep { $next } for the next round.
lessons-jumpdrive-income-1-right = 
    You score { $now ->
        [one] { $now } VP
       *[other] { $now } VPs
    } a round instead of { $was }. Your income has filled your hand again: { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }.
lessons-jumpdrive-income-1-wrong = 
    You score { $now ->
        [one] { $now } VP
       *[other] { $now } VPs
    } a round and draw { $income ->
        [one] { $income } card
       *[other] { $income } cards
    }; a hand holds { $limit } at most. You are rich enough: now place { $world } and keep { $next }, so that each round counts.
lessons-jumpdrive-income-2-idea = 
    At the end of a round you may hold { $limit } cards. Discard what you will only pay with, and keep { $next }: { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round.
lessons-jumpdrive-income-2-right = 
    You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }: { $next }, and enough others to pay for it.
lessons-jumpdrive-income-2-wrong = 
    { $next } is gone, and { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round with it. Cards differ: the dear ones are for placing, the others for paying.
lessons-jumpdrive-income-3-idea = 
    You have { $mine ->
        [one] { $mine } VP
       *[other] { $mine } VPs
    }, { $them } { $theirs }, and the game ends at { $goal }: few rounds are left. { $world } has the larger income, { $factory } the more VPs. Which is worth more now?
lessons-jumpdrive-income-3-right = 
    { $gained ->
        [one] { $gained } VP
       *[other] { $gained } VPs
    } this round, { $mine } in all, and at least as many in the next. Income counts only while there are rounds to spend it in.
lessons-jumpdrive-income-3-wrong = 
    { $gained ->
        [one] { $gained } VP
       *[other] { $gained } VPs
    } this round, and an income of { $income ->
        [one] { $income } card
       *[other] { $income } cards
    }: more than the { $limit } you may hold. { $factory } would add { $more ->
        [one] { $more } VP
       *[other] { $more } VPs
    } now and again in the next round.
lessons-jumpdrive-military = Conquest
lessons-jumpdrive-military-about = Worlds with a red rim cost no cards, but Military.
lessons-jumpdrive-military-1-idea = A red number is a defense: your Military must be at least as much, and no cards are paid. You have { $military }, { $world } has { $defense }. But a development that you place in the same round counts already: place { $team } with it.
lessons-jumpdrive-military-1-right = 
    { $team } raised your Military to { $military }, enough for { $world }. You paid for the development alone, and now draw { $income ->
        [one] { $income } card
       *[other] { $income } cards
    } and score { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round.
lessons-jumpdrive-military-1-wrong = 
    Your Military is { $military } now and you score { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round. { $world } could have come along for nothing: choose { $team } and { $world } together.
lessons-jumpdrive-military-1-mistake_2 = 
    { $lair } is conquered, too. But { $world } would score { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } every round besides.
lessons-jumpdrive-military-2-idea = 
    { $world } scores { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round, at a defense of { $defense }; your Military is { $military }. What in your hand closes the gap in this very round?
lessons-jumpdrive-military-2-right = 
    { $marines }: Military { $military }. You score { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round instead of { $was }, and paid for the development alone.
lessons-jumpdrive-military-2-wrong = 
    Military { $military }, { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round: { $world } still waits. { $marines } and { $world } can be placed together.
lessons-jumpdrive-military-3-idea = 
    You hold only { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, but your Military is { $military }. Which card takes none of them and scores most?
lessons-jumpdrive-military-3-right = 
    { $world } was free: { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round instead of { $was }, Military { $military } for the next conquest, and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand to pay for something else.
lessons-jumpdrive-military-3-wrong = 
    { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand. { $world } adds { $more ->
        [one] { $more } VP
       *[other] { $more } VPs
    } a round and takes no card at all.
lessons-jumpdrive-end = Explore, and the end
lessons-jumpdrive-end-about = What to do with a poor hand, and in the last round.
lessons-jumpdrive-end-1-idea = 
    { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, and nothing among them that takes you further than { $card }. Instead of placing cards you may Explore: see many cards, and have { $more } more than before in the end.
lessons-jumpdrive-end-1-right = 
    From { $was } to { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, { $income } of them your income: and the ones you kept are the best of many. Next round you can place something great.
lessons-jumpdrive-end-1-wrong = 
    { $card } cost nothing, and gives { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } a round and an income of { $income ->
        [one] { $income } card
       *[other] { $income } cards
    } in all. You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, still without a plan; Explore would have let you look for one.
lessons-jumpdrive-end-2-idea = 
    { $mine ->
        [one] { $mine } VP
       *[other] { $mine } VPs
    }, and { $round } more a round: you can reach { $goal } now, so this is the last round. Income is worth nothing any more. What scores most at once?
lessons-jumpdrive-end-2-right = 
    { $card } counts your developments: { $gained ->
        [one] { $gained } VP
       *[other] { $gained } VPs
    } in this round, { $mine } to { $theirs } in the end. You win.
lessons-jumpdrive-end-2-wrong = 
    { $gained ->
        [one] { $gained } VP
       *[other] { $gained } VPs
    } this round, { $mine } to { $theirs }. Look at what { $card } says: it scores for each development you have, and you have many.
lessons-jumpdrive-game = Your first game
lessons-jumpdrive-game-about = A whole game against a beginner, with the coach beside you.

## Race for the Galaxy

lessons-race-phases = Choose an action
lessons-race-phases-about = What you choose, everyone does: Explore and Settle.
lessons-race-phases-1-idea = 
    Everyone chooses an action in secret. Each phase that somebody chose then happens, for everyone. Among your { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } are worlds that you can place: choose Settle.
lessons-race-phases-1-right = { $them } chose Settle as well: it is still one phase, and both of you may place a world. Both of you chose it, so each draws a card after placing.
lessons-race-phases-1-wrong = Only phases that somebody chose happen. Worlds are placed only in Settle: you may do so now because { $them } chose it, but without the bonus of a card.
lessons-race-phases-2-idea = 
    { $world } costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, and you hold { $hand } in all. Explore draws cards: with “+5” you choose from more, with “+1, +1” you keep more. Which helps you pay?
lessons-race-phases-2-right = 
    You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, { $more } more than before. And { $them } chose Settle: that phase comes next, and you may place a world though you did not choose it.
lessons-race-phases-2-wrong = 
    “+5” shows you more cards, but you keep no more of them; no other action draws any before Settle. To place { $world } you need { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    } besides it: “+1, +1” leaves you with most.
lessons-race-phases-3-idea = 
    You pay with other cards from your hand: { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    } for { $world }, which is all you have. It is worth { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    }, and its coloured disc means that it makes goods. Place it.
lessons-race-phases-3-right = 
    From { $was } to { $now ->
        [one] { $now } VP
       *[other] { $now } VPs
    }. Your hand is empty, but { $world } will fill it: it draws cards whenever it produces.
lessons-race-phases-3-wrong = 
    { $now ->
        [one] { $now } VP
       *[other] { $now } VPs
    } now. Cards kept in hand score nothing; { $world } scores { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } and draws cards each time it produces, and you can just pay for it.
lessons-race-build = Develop and Settle
lessons-race-build-about = Place cards, and choose well what you pay with.
lessons-race-build-1-idea = 
    { $world } costs only { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, makes goods, and can consume them for VPs: a small engine. Place it, and pay with cards that you will not place; keep { $keep }.
lessons-race-build-1-right = 
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in your tableau and { $hand } in hand, one of them drawn as your bonus for having chosen Settle.
lessons-race-build-1-wrong = 
    You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }. { $world } takes { $cost } of them, makes a good in every Produce and turns one into VPs in every Consume.
lessons-race-build-1-mistake_1 = { $keep } went as payment. It would have been free in a Develop phase that you choose: pay with what you do not need.
lessons-race-build-2-idea = Developments, with a diamond, are placed in Develop. Who chose it pays one card less: { $card }, at a cost of { $cost }, is free then. Choose Develop and place it.
lessons-race-build-2-right = 
    { $card } was free; your tableau has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } now. { $them } chose Produce meanwhile, and your worlds produced as well: { $was } in hand became { $hand }.
lessons-race-build-2-wrong = 
    You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }. { $card } would have cost none of them in a Develop phase of your own, and its powers work from the next phase on.
lessons-race-build-3-idea = 
    You have { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }, and already enough Consume powers for them: { $engine } would add little. { $plain } takes { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    } and is worth { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    } by itself. Cards in your tableau count at the end.
lessons-race-build-3-right = 
    From { $was } to { $now ->
        [one] { $now } VP
       *[other] { $now } VPs
    }. { $them } had chosen Consume, so your goods were consumed too, for { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    }.
lessons-race-build-3-wrong = 
    { $now ->
        [one] { $now } VP
       *[other] { $now } VPs
    } in all, { $chips } of them for goods just now. { $plain } would have brought more: its own VPs, and about as much for the goods.
lessons-race-goods = Goods
lessons-race-goods-about = Produce, sell, consume: where VPs and cards come from.
lessons-race-goods-1-idea = 
    { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }: your worlds must work. Produce puts a good on each of your production worlds, and { $world } draws cards when it gets one.
lessons-race-goods-1-right = 
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }. { $windfall } is a windfall world: it gets a good in this phase only because you chose Produce yourself.
lessons-race-goods-1-wrong = 
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }: nothing to sell, nothing to consume, little to place. Goods come from Produce, and nobody else chose it.
lessons-race-goods-2-idea = Cards are short: { $hand } in hand. Consume: Trade sells one good for cards; then your Consume powers take goods for VPs and cards. Kinds differ: Novelty brings least, then Rare Elements, Genes, and Alien Technology most. Sell your best.
lessons-race-goods-2-right = 
    Your Genes good sold for { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }, and the others were consumed: { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    }, and more cards. { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand: time to place something.
lessons-race-goods-2-wrong = 
    { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    } and { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand. The Genes good would have sold for { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }, before all other goods are consumed: cards are what you place with.
lessons-race-goods-3-idea = 
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } wait, and the VP pool is down to { $pool }: when it is empty, the game ends after the round. Which action makes most of your goods?
lessons-race-goods-3-right = 
    Consume: 2x VPs doubled them: { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    } for your goods. The pool is empty, and you win by { $mine } to { $theirs }.
lessons-race-goods-3-wrong = 
    { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    } for your goods, { $mine } to { $theirs }. With Consume: 2x VPs each of them would have counted twice.
lessons-race-end = Military, and the end
lessons-race-end-about = Conquer worlds, and end the game when you lead.
lessons-race-end-1-idea = Worlds with a red rim are conquered, not paid for: your Military must be at least their defense. You have { $military }, { $world } has { $defense }. Place it.
lessons-race-end-1-right = 
    { $world } took no card but itself: { $was } cards in hand, and { $hand } again after your bonus. { $total ->
        [one] { $total } VP
       *[other] { $total } VPs
    } already.
lessons-race-end-1-wrong = 
    { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $total ->
        [one] { $total } VP
       *[other] { $total } VPs
    }. { $world } would have been free for your Military, and makes goods besides.
lessons-race-end-2-idea = Your Military is { $military }. Conquered worlds can raise it further, and so make the next conquest possible. Which world scores most and strengthens you most?
lessons-race-end-2-right = 
    { $world }: Military { $military }, and from { $was } to { $total ->
        [one] { $total } VP
       *[other] { $total } VPs
    }, without a card paid.
lessons-race-end-2-wrong = 
    Military { $military }, { $total ->
        [one] { $total } VP
       *[other] { $total } VPs
    }. { $world } is within your reach, scores more and is the stronger ally.
lessons-race-end-3-idea = You lead by { $mine } to { $theirs }, with { $cards } cards in your tableau. With { $limit }, the game ends after the round. You hold developments: end it.
lessons-race-end-3-right = 
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in your tableau: the end, { $mine } to { $theirs }. Your cards, VP chips and “?” bonuses are the whole score. Who leads should not wait for the others to catch up.
lessons-race-end-3-wrong = 
    { $mine } to { $theirs }, and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in your tableau: the game goes on, and your opponent gets another round to catch up.
lessons-race-game = Your first game
lessons-race-game-about = A whole game against a beginner, with the coach beside you.

## New Frontiers

lessons-newfrontiers-actions = Action tiles
lessons-newfrontiers-actions-about = Select an action for everyone, and when to be first.
lessons-newfrontiers-actions-1-idea = 
    In turn, each selects an action tile, twice a round with two players; everyone does its action, and who selected it has a bonus. With Develop you pay less: { $dev }, at a cost of { $cost }, takes none of your { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }. Select Develop and buy it.
lessons-newfrontiers-actions-1-right = 
    { $dev } is yours, and you still have { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }. Developments: { $devs }. Everyone else could develop as well, but without your bonus.
lessons-newfrontiers-actions-1-wrong = 
    You have { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }. { $dev } costs { $cost }, and nothing at all with the bonus of Develop; its power would help from now on.
lessons-newfrontiers-actions-2-idea = { $them } is at the front of the priority track and selects first; a tile that is taken is gone for the round. Send Diplomatic Envoys brings a VP and the front place on the track, until somebody else selects it. Select it.
lessons-newfrontiers-actions-2-right = 
    { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    } more, and you are at the front: it is your turn to select first.
lessons-newfrontiers-actions-2-wrong = 
    { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    } more this round. But { $them } selects first again, and may take the tile that you need.
lessons-newfrontiers-actions-3-idea = 
    Worlds come from Explore: everyone picks one of those drawn, and who selected it a second one. You have { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } and a Military of { $military }: select it, and pick worlds that you can pay for or conquer before long.
lessons-newfrontiers-actions-3-right = 
    { $worlds ->
        [one] { $worlds } world
       *[other] { $worlds } worlds
    } wait beside your empire now. They are no colonies yet: Settle makes them so.
lessons-newfrontiers-actions-3-wrong = 
    { $worlds ->
        [one] { $worlds } world
       *[other] { $worlds } worlds
    } beside your empire. New ones come from Explore: select it, and pick those that you can pay for or conquer before long.
lessons-newfrontiers-actions-3-mistake_1 = { $world } has a defense of { $defense }, your Military is { $military }: it would wait for a long time. Pick what you can settle soon.
lessons-newfrontiers-settle = Settle worlds
lessons-newfrontiers-settle-about = Colonists, credits, Military: what a colony takes.
lessons-newfrontiers-settle-1-idea = 
    Every colony takes colonists. A world with a red rim takes no credits: your Military of { $military } conquers { $world }, whose defense is { $defense }, with { $need ->
        [one] { $need } colonist
       *[other] { $need } colonists
    }. Select Settle and conquer it.
lessons-newfrontiers-settle-1-right = 
    { $world } is a colony: you have { $colonies } now, and your { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } are untouched. { $them } then selected Produce, and { $world } made its first good.
lessons-newfrontiers-settle-1-wrong = 
    Colonies: { $colonies }. { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    } wait in your empire, and { $world } could have been conquered with them for no credit at all.
lessons-newfrontiers-settle-2-idea = 
    Worlds with a dark rim are paid for: { $one } costs { $small }, { $other } { $large } of your { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }. Each also takes the colonists that it shows; who selects Settle gets one first. Select it and settle one of the two.
lessons-newfrontiers-settle-2-right = 
    Colonies: { $colonies }. You have { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } and { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    } left. Colonies work for you in every round that follows.
lessons-newfrontiers-settle-2-wrong = 
    Still { $colonies } colonies, with { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } and { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    } that do nothing. Settle makes a colony of them and a world: select it and settle one of the two.
lessons-newfrontiers-settle-2-mistake_1 = 
    Still { $colonies } colonies, with { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } and { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    } that do nothing. More colonists are for those who have too few to settle.
lessons-newfrontiers-settle-3-idea = Your Military is { $military }. Two rebel worlds are within reach and would strengthen it. One of them is a windfall world: a good comes with it at once. Which?
lessons-newfrontiers-settle-3-right = 
    { $world }: Military { $military }, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } more, { $total ->
        [one] { $total } VP
       *[other] { $total } VPs
    } in all. After that, windfall worlds get a good only by the bonus of Produce or by a power.
lessons-newfrontiers-settle-3-wrong = 
    Military { $military }, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }, { $total ->
        [one] { $total } VP
       *[other] { $total } VPs
    }. { $world } was within reach, scores more and brings a good.
lessons-newfrontiers-goods = Goods
lessons-newfrontiers-goods-about = Produce, Trade and Consume.
lessons-newfrontiers-goods-1-idea = 
    You have { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } and several production colonies. Produce makes a good on each, and who selects it also takes the credits that lie on the tile: { $credits } now. Select it.
lessons-newfrontiers-goods-1-right = 
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }, and credits from { $was } to { $credits }. Everyone produced, so select it when you have more to gain than the others.
lessons-newfrontiers-goods-1-wrong = 
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } and { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } now. Whoever selects Produce has the credits on the tile besides, and need not hope that somebody else selects it.
lessons-newfrontiers-goods-2-idea = 
    { $them } selected Trade-Consume, so everyone may sell one good for credits, and then must use their Consume powers. You have { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }; { $home } consumes any good for the same. Sell the one that brings more.
lessons-newfrontiers-goods-2-right = 
    Credits from { $was } to { $credits }: the sale, and one more from { $home }, which consumed the other good for { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    }.
lessons-newfrontiers-goods-2-wrong = 
    Credits from { $was } to { $credits }, and { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    }. Rare Elements sell for more than Novelty, and both can be consumed for the same.
lessons-newfrontiers-goods-2-mistake_2 = Without a sale you have only what { $home } gives for one good; the other one stays behind. A sale needs no power: sell one, consume the other.
lessons-newfrontiers-goods-3-idea = 
    You have { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }. { $power } consumes Rare Elements for VPs and credits, so keep those. Sell your dearest other good, Genes, and then use { $power }.
lessons-newfrontiers-goods-3-right = 
    Credits from { $was } to { $credits } and { $chips ->
        [one] { $chips } VP
       *[other] { $chips } VPs
    }, and goods for your other powers are left.
lessons-newfrontiers-goods-3-wrong = Credits from { $was } to { $credits }. Genes sell for more, and { $power } needs the Rare Elements: sell one, use the other.
lessons-newfrontiers-goods-3-mistake_2 = 
    Without a sale you still have { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }. A sale needs no power: sell Genes, which bring most, and let { $power } consume the Rare Elements.
lessons-newfrontiers-end = The end
lessons-newfrontiers-end-about = What ends the game, and what counts then.
lessons-newfrontiers-end-1-idea = 
    The VP pool is empty: this is the last round. Powers count for nothing after it, and credits only in a tie; what counts is VPs: { $one ->
        [one] { $one } VP
       *[other] { $one } VPs
    } for { $studios }, { $other ->
        [one] { $other } VP
       *[other] { $other } VPs
    } for { $world }. You have { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } to spend.
lessons-newfrontiers-end-1-right = 
    From { $was } to { $total ->
        [one] { $total } VP
       *[other] { $total } VPs
    }. In the last round spend all you have on VPs. Other ends are { $colonies } colonies, more than { $spaces } spaces covered by developments, and { $colonists } colonists or fewer left.
lessons-newfrontiers-end-1-wrong = 
    { $total ->
        [one] { $total } VP
       *[other] { $total } VPs
    }. Military and colonists do not count at the end; { $studios } is { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VPs
    }, and you could pay for it.
lessons-newfrontiers-end-2-idea = 
    Your last purchase, with { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }: { $mine } to { $theirs } so far. Large developments score for what your empire has, and yours has { $colonies } colonies. Which of them counts those?
lessons-newfrontiers-end-2-right = { $card }: from { $was } to { $mine }, and { $mine } to { $theirs } in the end. You win. VP chips, developments, colonies and such bonuses are the whole score.
lessons-newfrontiers-end-2-wrong = { $mine } to { $theirs } in the end. Read { $card }: it scores for your colonies, and you have more of those than anything else.
lessons-newfrontiers-game = Your first game
lessons-newfrontiers-game-about = A whole game against a beginner, with the coach beside you.
