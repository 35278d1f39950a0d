# All rules of Race for the Galaxy, for its page of rules. Arguments are the numbers that Title.rule_numbers tells.


## The game in a few words

race_rules-overview = The game in a few words
race_rules-overview-goal = Everyone builds an empire of worlds and developments. Most VPs at the end win: those of the cards in the tableau, those of VP chips, and those of “?” bonuses.
race_rules-overview-phases = Each round everyone secretly chooses an action card. Only what somebody chose takes place, but it takes place for all; whoever chose it has a bonus. So the art is to live on what the others choose.
race_rules-overview-uses = A card serves in several ways: placed face up it is a world or a development; discarded from hand it is money; face down on a world it is a good.

## Setup

race_rules-setup = Setup
race_rules-setup-chips = There are { $chips } VPs in chips for each player. Everyone has the same { $action_cards } action cards.
race_rules-setup-start = Of the { $start_worlds } start worlds everyone gets one at random; it is the first card of the tableau. A start world that is a windfall world has its good from the beginning. The start worlds left over are shuffled into the deck.
race_rules-setup-standard = Standard game: everyone is dealt { $dealt } cards and discards { $discarded } of them face down, all at the same time.
race_rules-setup-first = First game: only the start worlds numbered from one up are dealt, as many as there are players, and to each of them belongs a preset hand of { $start_hand } cards. Nothing is discarded.
race_rules-setup-deck = Whenever the deck is empty, the discard pile is shuffled at once and becomes the deck. If both are empty, nothing is drawn.

## A round

race_rules-round = A round
race_rules-round-choose = All choose an action card in secret and reveal together. The phases that were chosen are done in the order I to V, each once, however many players chose it. All players act in each of them; everyone who chose it has the bonus.
race_rules-round-cards = These are the action cards. Explore and Consume have two each, with different bonuses.
race_rules-round-together = Nobody sees what the others choose in the same step: the first discards, action cards, what is kept in Explore, what is placed in Develop and Settle, discards at the end. Where order matters, because cards or chips may run out, players act one after the other, clockwise from the owner of the lowest-numbered start world; so paying, consuming and producing are done in turn.
race_rules-round-end = After the last phase everyone discards down to { $hand_limit } cards in hand and takes the action card back.

## Powers

race_rules-powers = Powers
race_rules-powers-when = A power belongs to one phase and works from the next phase on, never in the phase in which its card is placed. Powers add up. A power changes only what it names; all other rules still hold.
race_rules-powers-must = Who has a power must use it where it can be used, unless it says “may”. One that is needed to place a card that was revealed must be used, too. No power interrupts another.
race_rules-powers-draw = “Draw” means to draw a card into the hand; in Explore it means one more card to choose from. Costs never fall below zero, and nothing is paid out for that.
race_rules-powers-keywords = Imperium, Uplift, Terraforming and the chromosome are printed for expansions. Rebel and Alien matter here: some powers and bonuses ask for them.

## I Explore

race_rules-explore = I Explore
race_rules-explore-action = Draw { $drawn } cards, choose { $kept } of them for the hand and discard the rest face down. All cards are drawn before any are discarded.
race_rules-explore-bonus = One card draws { $more_5 } more to choose from, so { $drawn_5 } are drawn and { $kept_5 } is kept; the other draws one more and keeps one more, so { $drawn_1_1 } are drawn and { $kept_1_1 } kept.
race_rules-explore-powers = Powers draw more cards to choose from, or let more of them be kept. One that only draws more does not change how many are kept.

## II Develop

race_rules-develop = II Develop
race_rules-develop-action = All choose a development from hand in secret, or none, and reveal together. Each development is then paid for and joins the tableau.
race_rules-develop-bonus = The development costs one card less. If it costs nothing anyway, the bonus is lost.
race_rules-develop-same = A tableau holds each development only once.
race_rules-develop-powers = Powers draw a card at the start of the phase, make developments cheaper, or draw a card after one is placed.

## Paying

race_rules-paying = Paying
race_rules-paying-cost = The cost stands in the diamond of a development or in the dark circle of a world. So many other cards are discarded from hand, face down.
race_rules-paying-reveal = What is revealed must be placed. So only what can be afforded can be chosen, counting powers that would have to be used for it.

## III Settle

race_rules-settle = III Settle
race_rules-settle-action = All choose a world from hand in secret, or none, and reveal together. Each world is then paid for or conquered and joins the tableau.
race_rules-settle-bonus = Draw one card after a world is placed.
race_rules-settle-windfall = A windfall world, with a halo, gets a good when it is placed, once: a card from the deck, face down, that nobody looks at. A production world, in solid color, gets none before Produce.
race_rules-settle-goods = The goods of all windfall worlds of a Settle phase are dealt before the first player pays.
race_rules-settle-kinds = There are { $kinds } kinds of goods. Kind and color of a good are those of its world.
race_rules-settle-powers = Powers make worlds that are paid for cheaper, all of them or those of one kind. A power of the sort that names a kind may also give Military against military worlds of that kind.
race_rules-settle-ship = A Colony Ship may be discarded from the tableau so that a world costs nothing; an Alien Technology world is excepted. It may be given up even for a world that would be free, but it is of no use for a conquest.

## Military worlds

race_rules-conquest = Military worlds
race_rules-conquest-military = A world with a red circle is not paid for but conquered: total Military must be at least its defense, the outlined number. Military powers add up, negative ones included, and are not used up.
race_rules-conquest-specialized = Specialized Military counts only against the worlds it names: those of a kind, or with the keyword Rebel.
race_rules-conquest-tactics = New Military Tactics may be discarded from the tableau for temporary Military until the phase ends. That is allowed with any world, whether or not it is needed, and also while placing nothing; its owner is asked after all worlds are revealed. In a full tableau this can keep the game going.
race_rules-conquest-contact = A Contact Specialist lets a military world that is not of Alien Technology be paid for: its defense less one is the cost, and discounts reduce it. A Colony Ship may then pay for it.
race_rules-conquest-separate = These are two separate ways: Military never makes a payment smaller, and payment never adds to Military.

## IV Consume

race_rules-consume = IV Consume
race_rules-consume-action = Use all Consume powers, as far as goods go: goods are discarded face down for VP chips, cards or both. Each power is used once, in any order.
race_rules-consume-bonus = With Trade, sell a good first. With the card that doubles VPs, chips from Consume powers count twice; VPs for cards discarded from hand do not.
race_rules-consume-order = A good serves one power only, and it need not lie on the world that consumes it. An order that leaves goods over is allowed, though another would have used them.
race_rules-consume-exact = A power with a number of goods needs all of them; some want goods of one kind, or all of different kinds.
race_rules-consume-upto = A power for “up to” so many goods rewards each of them, and once it is begun it takes as many as it can.
race_rules-consume-all = A few take all goods that are left. Others take cards from hand for VPs; these may be used.
race_rules-consume-none = A power that takes cards from hand may be used for no card at all; it is then used up.
race_rules-consume-gamble = Gambling World: name a number from one to { $highest_gamble }. The top card of the deck is turned up; if its cost or defense is that number, it is kept, else discarded.

## Trade

race_rules-trade = Trade
race_rules-trade-who = Trade is no phase of its own. Only players who chose it sell a good, before they consume, and they must if they have one.
race_rules-trade-novelty = Novelty: { $price_novelty } cards.
race_rules-trade-rare = Rare Elements: { $price_rare } cards.
race_rules-trade-genes = Genes: { $price_genes } cards.
race_rules-trade-alien = Alien Technology: { $price_alien } cards.
race_rules-trade-powers = Trade powers add cards to the sale of any good, of a kind, or of the good on their own world.
race_rules-trade-selling = Some Consume powers sell a good at these prices. Trade powers count for them only if they say so.

## V Produce

race_rules-produce = V Produce
race_rules-produce-action = Each production world without a good gets one. No world ever holds more than one good.
race_rules-produce-bonus = A good on one windfall world that has none.
race_rules-produce-powers = Powers put goods on windfall worlds, or draw cards: always, for each good of a kind that was produced, for each kind, or for each world of a kind. “When a good is produced here” draws nothing if there was a good already.
race_rules-produce-order = Players trade and consume, or produce, one after the other, each completely. A player’s cards produce and draw from the newest to the oldest; windfall powers for any kind and the bonus come last but for cards drawn for what was produced. Only when deck and discards are used up can this order matter.

## End of the game

race_rules-end = End of the game
race_rules-end-tableau = The game ends after the round in which a tableau has { $tableau_end } cards or more at the end of the round.
race_rules-end-pool = It ends after the round in which the last VP chip is taken. Chips earned in that round are still paid in full.
race_rules-end-hand = In the last round, too, hands are cut down to { $hand_limit } cards.
race_rules-end-score = Everyone adds up the VPs of the tableau, VP chips and “?” bonuses. The most VPs win.
race_rules-end-tie = If players are tied, the most cards in hand and goods together win; if that is a tie, too, the victory is shared.

## { $bonus_cost }-cost developments

race_rules-bonuses = { $bonus_cost }-cost developments
race_rules-bonuses-each = A { $bonus_cost }-cost development shows a question mark: it scores what its text says, for each card of the tableau that meets one of its conditions. A card counts once, for the first condition that fits; the development itself may count, too. Galactic Renaissance also scores for VP chips.
race_rules-bonuses-consume = Where Consume powers are counted, Trade powers are not meant.
race_rules-bonuses-order = New Galactic Order counts total Military without specialized and temporary Military. It counts negative Military, too: below zero it costs VPs.

## The experienced two-player game

race_rules-experienced = The experienced two-player game
race_rules-experienced-two = The experienced two-player game is an option. Each has { $experienced_cards } action cards, with a second Develop and a second Settle, and chooses two of them each round: { $pairs } different pairs.
race_rules-experienced-double = Develop or Settle chosen twice by one player takes place twice, with the bonus each time; powers placed in the first work in the second. The other player, if they chose it once, has the bonus in the first only.
race_rules-experienced-explore = Both Explore cards together draw { $drawn_both } cards and keep { $kept_both }.
race_rules-experienced-consume = Both Consume cards together sell a good first and then double the VPs for goods.

## What players know

race_rules-known = What players know
race_rules-known-open = Everybody sees tableaus, the kinds of goods, VP chips and how many cards a hand has. The own hand and own discards are known only to oneself, action cards once they are revealed.
race_rules-known-presets = A preset hand follows from the start world, so it is known to all. Who discarded a card still knows that it is in the deck after it is shuffled anew.
race_rules-known-worked = Bots and hints use what can be worked out of that: a card that was won in a gamble, preset hands, and where own and open discards can be after the deck was shuffled anew. Only a card won in a gamble is shown as known.
