# All rules of New Frontiers, for its page of rules. Arguments are the numbers that Title.rule_numbers tells.


## The game in a few words

newfrontiers_rules-overview = The game in a few words
newfrontiers_rules-overview-goal = Everyone builds an empire: explores worlds, settles them, buys developments, and makes goods that bring credits or VPs. Most VPs at the end win.
newfrontiers_rules-overview-actions = Players select actions by turns. Each action is done by everyone, and who selected it has a bonus; some tiles have a bonus alone.

## Setup

newfrontiers_rules-setup = Setup
newfrontiers_rules-setup-supplies = For each player there are { $chips } VPs in chips and { $chips } colonists in the supply. All worlds are in the bag.
newfrontiers_rules-setup-market = Of each small development there are as many tiles as the number of players asks for: { $copies_2 } with two players, { $copies_5 } at a full table, { $copies_3 } in between. Of each large one there is a single tile.
newfrontiers_rules-setup-sides = Standard game: a coin decides for each large development, and for each stack of the two right columns of small ones, which side lies up. In a first game the sides with a white square are used throughout. Other small stacks are never turned over.
newfrontiers_rules-setup-credits = The order of players is drawn by lot. Each begins with { $start_credits } credits, the last in order with one more, and with { $two_last_from } or more players the one before last, too.
newfrontiers_rules-setup-homes = Everyone gets one of { $mats } empire mats and, in order, chooses a side: the home colony printed there. In a first game the side is given. The home colony holds a colonist from the supply and, if it has a halo, its good.

## A round

newfrontiers_rules-round = A round
newfrontiers_rules-round-select = In the order of the priority track each player selects an action tile that nobody has selected in this round. With two players each has two disks, laid by turns, and so selects twice.
newfrontiers_rules-round-do = The action is then done by everyone once, beginning with who selected it and going on along the track, from its end back to its front. Only who selected it has the bonus.
newfrontiers_rules-round-order = The order of the disks stays from round to round. Only Send Diplomatic Envoys and Chart Galactic Goals change it; selecting something else does not.
newfrontiers_rules-round-end = At the end of a round without Produce a credit is put on its tile. Then all tiles can be selected again.
newfrontiers_rules-round-single = Where only one thing can be done, it is done at once, without a question; the log tells it.

## Powers

newfrontiers_rules-powers = Powers
newfrontiers_rules-powers-when = A power belongs to one action and does not work in the action in which its tile is placed. Powers add up; no cost falls below zero. A power changes only what it names.
newfrontiers_rules-powers-must = What does not say “may” must be used where it applies. A power that follows an event works each time it happens, and not at all if it does not. “Printed cost” is the cost without discounts.
newfrontiers_rules-powers-home = A home colony is a colony in every respect. An explored world does nothing and scores nothing until it is settled.

## Develop

newfrontiers_rules-develop = Develop
newfrontiers_rules-develop-action = May buy one development for its cost in credits and put it on the empire mat. It must be one that the empire does not have yet, from a stack that is not empty.
newfrontiers_rules-develop-bonus = It costs { $develop_discount } less.
newfrontiers_rules-develop-spaces = A small tile covers one space of the mat, a large one two. There are { $spaces } spaces and a reddish area beyond, into which a tile may reach only when all { $spaces } are or become covered; no empire covers more than { $all_spaces }. Tiles are moved as they fit best.

## Explore

newfrontiers_rules-explore = Explore
newfrontiers_rules-explore-action = { $offer } worlds are drawn from the bag, or as many as it has. In order, everyone picks one of them, and must while there are any; it is now an explored world of their empire, for all to see.
newfrontiers_rules-explore-bonus = A second world, when all have picked.
newfrontiers_rules-explore-powers = Powers that draw worlds work after the own picks and before the rest goes back into the bag.
newfrontiers_rules-explore-aside = Worlds drawn by a power and not kept lie aside until the end of Explore and then go back into the bag; later players do not pick from them.
newfrontiers_rules-explore-limit = At the end of Explore, and of Settle, an empire may have { $most_worlds } explored worlds and colonies together, the home colony included. Whoever has more returns explored worlds of their choice.

## Settle

newfrontiers_rules-settle = Settle
newfrontiers_rules-settle-action = Either gain { $colonists_taken } colonists, as far as the supply has them, or settle one explored world. One of the two must be done; nobody passes.
newfrontiers_rules-settle-bonus = Gain { $settle_colonists } colonist first. It may settle a world at once.
newfrontiers_rules-settle-colonists = A world takes the colonists it shows, from those on the mat; they stay on the world. Besides, it is paid for or conquered.
newfrontiers_rules-settle-pay = A world with a dark rim is paid for: its number is the cost in credits.
newfrontiers_rules-settle-conquer = A world with a red rim is a military world: total Military must be at least its defense, the outlined number. Nothing is paid, and Military is not used up. Military and payment never combine.
newfrontiers_rules-settle-windfall = A windfall world, with a halo, brings a good of its kind when it is settled.
newfrontiers_rules-settle-specialized = Specialized Military counts only for the worlds it names, such as Rebel worlds or those of a kind.

## Special ways to settle

newfrontiers_rules-settling = Special ways to settle
newfrontiers_rules-settling-temporary = Temporary Military is bought with a good from any own colony, one good for each such power. It lasts for the whole own Settle action. It may be bought before the choice, or before a second world, whether needed or not: the colony can then produce again.
newfrontiers_rules-settling-second = Improved Logistics settles a second world. Temporary Military still counts for it, powers of the first world do not. What follows a settled world happens for each of them.
newfrontiers_rules-settling-contact = A Contact Specialist may pay for a military world that is neither of the Alien kind nor has the keyword Alien: its defense less one, less discounts. This may be chosen even if it could be conquered; of several such powers the one with the largest discount is used.
newfrontiers_rules-settling-engineers = Terraforming Engineers swap a colony once in the owner’s Settle action, before or after the normal choice and besides it. The old one is non-military and was not settled in this action; the new one is an explored non-military world of the same kind, gray included, whose printed cost is as much, or higher by no more than the tile allows. Other Settle powers do not help, and nothing follows it as if a world were settled.
newfrontiers_rules-settling-swapped = A colonist that is missing must be supplied, one too many returns to the mat; the old good goes to the supply, and a windfall world brings its own. The old world goes back into the bag after Settle; a home colony leaves the game.
newfrontiers_rules-settling-two = Who has two powers that swap colonies may use each once; the weaker one that suffices is used up.
newfrontiers_rules-settling-doomed = Doomed Colony is replaced as the Settle action itself, free of cost, by an explored world that is neither military nor Alien. That counts as settling, so what follows a settled world happens, and a second world may come after it; but the replacement cannot be the second world.

## The world of any kind

newfrontiers_rules-anykind = The world of any kind
newfrontiers_rules-anykind-name = The owner of Alien Oort Cloud Factory names its kind, never gray, once in every action in which it can matter, and again for scoring. This is no power: it holds for its own placement, too. A good that lies on it keeps its kind and cannot be sold.
newfrontiers_rules-anykind-asked = The question comes at the start of the owner’s turn in Settle if one of their Settle powers looks at kinds, in Produce if the factory will make a good or a power counts kinds, and before scoring if the kinds score differently.
newfrontiers_rules-anykind-windfall = Where the factory was corrected to a windfall world, it brings a good of the kind named in this Settle, or its owner names the kind as it is placed. In Produce its kind is named at the start if it has no good and could get one; a power for one kind makes it only if that kind was named.

## Produce

newfrontiers_rules-produce = Produce
newfrontiers_rules-produce-action = Each production colony without a good gets one of its kind. Gray colonies never have goods, and no colony has more than one.
newfrontiers_rules-produce-bonus = First take the Produce credits, those on the tile. After production, put a good on one windfall colony without one.
newfrontiers_rules-produce-short = There are { $kinds } kinds of goods, and they are limited: { $goods_novelty } Novelty, { $goods_rare } Rare Elements, { $goods_genes } Genes, { $goods_alien } Alien Technology. Players produce in order, each completely. With too few goods the player chooses which colonies get them.
newfrontiers_rules-produce-powers = A power for a good made on its colony pays only if one was made. Some put a good on a windfall colony; one colony makes its good only for a fee.
newfrontiers_rules-produce-windfall = Windfall powers for one kind are used before those for any kind, and the bonus comes last. No other order makes more goods.

## Trade

newfrontiers_rules-trade = Trade
newfrontiers_rules-trade-action = Trade and Consume are one action: each player in order sells and consumes before the next does. First they may sell one good for credits; no power is needed for it.
newfrontiers_rules-trade-bonus = Take { $trade_vp } VP first.
newfrontiers_rules-trade-prices = A Novelty good brings { $price_novelty } credit, Rare Elements { $price_rare }, Genes { $price_genes }, Alien Technology { $price_alien }.
newfrontiers_rules-trade-powers = Trade powers add to the price of the good that is sold, some only for a kind. Without a sale they do nothing.

## Consume

newfrontiers_rules-consume = Consume
newfrontiers_rules-consume-action = After trading, each player uses all their Consume powers that apply, each once, in the order they like. Goods go back to the supply.
newfrontiers_rules-consume-exact = A power with a fixed number needs all its goods. One for “up to” so many must take as many as it can once it is chosen. An order that leaves goods over is allowed.
newfrontiers_rules-consume-free = A power that needs no good is used as soon as the player begins to consume. Prosperous Economy brings a VP for each good consumed, and one more with Galactic Salon.
newfrontiers_rules-consume-league = Trade League sells one more good as a Consume power, and may be left unused.
newfrontiers_rules-consume-pool = When the pool of VP chips is used up, chips are still paid in full, and the game ends after the round. The pool counts every chip given in any action.

## Envoys and Isolation

newfrontiers_rules-others = Envoys and Isolation
newfrontiers_rules-others-retreat = Retreat into Isolation: who selects it takes { $retreat_credits } credits; the others do nothing. With goals it is not there.
newfrontiers_rules-others-envoys = Send Diplomatic Envoys: who selects it takes { $envoys_vp } VP, and the disk that selected moves to the front of the priority track. Who has still to select in this round does not change, but actions still to come are done in the new order.

## End of the game and scoring

newfrontiers_rules-end = End of the game and scoring
newfrontiers_rules-end-developments = Developments cover more than { $spaces } spaces of a mat after Develop.
newfrontiers_rules-end-colonies = An empire has more than { $colonies } colonies after Settle, the home colony included.
newfrontiers_rules-end-colonists = Fewer than { $fewest_colonists } colonists are in the supply after Settle.
newfrontiers_rules-end-chips = The pool of VP chips is empty, at any time.
newfrontiers_rules-end-round = After any of these the round is finished and no other begins, so that Produce gets no credit.
newfrontiers_rules-end-score = Explored worlds are removed. Then everyone adds up VP chips, the VPs printed on developments and colonies, the home colony included, “?” bonuses and all goals in play. The most VPs win.
newfrontiers_rules-end-bonuses = Large developments and a few colonies have a “?” bonus. Within one bonus a tile scores for one condition only, the first that it meets.
newfrontiers_rules-end-tie = If players are tied, the most credits and goods in the empire win, without those stockpiled; if that is a tie, too, the victory is shared.

## Galactic Goals

newfrontiers_rules-goals = Galactic Goals
newfrontiers_rules-goals-option = An option. Chart Galactic Goals takes the place of Retreat into Isolation, and { $goals } goals are shuffled into a stack.
newfrontiers_rules-goals-chart = Who selects Chart Galactic Goals takes { $chart_credits } credit, swaps the disk that selected with the one before it, draws { $goals_drawn } goals or what is left, keeps one face down and puts the others under the stack in an order of their choice. An earlier goal that lies face down is then turned up, so that never more than one does.
newfrontiers_rules-goals-empty = Chart Galactic Goals can be selected when the stack is empty: it gives its credit and priority, and turns up the goal that lies face down.
newfrontiers_rules-goals-turn = The holder of a stockpile goal that lies face down may turn it up after an action tile is selected and before the action is done. The holder of any goal face down is asked after every selection, so that the question tells nobody what it is.
newfrontiers_rules-goals-stockpile = While a stockpile goal lies face up, everyone may stockpile what it names: goods after their Produce, credits from a sale, and one world that had to be returned because of the limit of { $most_worlds }, after Explore or Settle. A mat takes { $most_goods } goods, { $most_discarded } worlds and { $most_credits } credits. What lies there stays.
newfrontiers_rules-goals-score = At the end every goal in play scores for everyone. A table gives its VPs for at least the number shown; where different things are counted, their order does not matter.

## The Starry Rift

newfrontiers_rules-rift = The Starry Rift
newfrontiers_rules-rift-option = The Starry Rift is an option, to be combined with goals and either setup as players like. All { $all_mats } mats and all developments are used, { $offer_rift } worlds are drawn in Explore, Chart Galactic Goals draws { $goals_drawn_rift }, and another Galactic Trendsetters replaces the usual one.
newfrontiers_rules-rift-xeno = A Xeno world is a military world whose strength is printed in purple. Military that counts for it must reach it, powers against Xeno included; it cannot be paid for.
newfrontiers_rules-rift-keep = A Xeno world that was picked, or drawn by a power, may be put back into the bag at once. Kept, it can be neither discarded nor stockpiled, and each one that is not settled at the end costs its holder { $xeno_penalty } VP.
newfrontiers_rules-rift-keyword = Xeno is one more keyword for Faction Tolerance.

## What players know, and this edition

newfrontiers_rules-edition = What players know, and this edition
newfrontiers_rules-edition-hidden = Hidden are only the goal face down, which its holder knows, the goals its holder put under the stack, and what the bag will yield. Everything else is public.
newfrontiers_rules-edition-limits = Credits are not limited; goods, colonists and tiles are. Players never give each other anything.
newfrontiers_rules-edition-print = Only some of the tiles are known from print. What is not was reconstructed so that all printed totals hold; the list of components says of each tile what is documented, and the workshop corrects it.
