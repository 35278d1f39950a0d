# All rules of Jump Drive, for its page of rules. Arguments are the numbers that Title.rule_numbers tells.


## The game in a few words

jumpdrive_rules-overview = The game in a few words
jumpdrive_rules-overview-goal = Everyone builds an empire of cards. The whole empire scores again in every round, so what is placed early pays most often. As soon as somebody has { $end_vp } VPs or more after scoring, the game is over, and the most VPs win.
jumpdrive_rules-overview-money = Cards are what is placed and also what is paid with: whoever places a card gives up other cards for it. Each round weighs VPs now against more cards for later.

## Setup

jumpdrive_rules-setup = Setup
jumpdrive_rules-setup-center = One Survey Team for each player lies face up in the center. All other cards are the deck.
jumpdrive_rules-setup-standard = Standard game: everyone is dealt { $dealt } cards, chooses { $discarded } of them to discard face down, and begins with the other { $start_hand }.
jumpdrive_rules-setup-first = First game: everyone gets one of the { $presets } preset hands of { $start_hand } cards, by lot, and discards nothing.
jumpdrive_rules-setup-dealer = The dealer is drawn by lot. Wherever the order of players matters, it goes clockwise from the dealer’s left, and the dealer comes last.

## What stands on a card

jumpdrive_rules-cards = What stands on a card
jumpdrive_rules-cards-sorts = A development shows a diamond with its cost. A world shows a circle: with a dark number, its cost, it is paid for; with a red, outlined number, its defense, it is a military world and must be conquered.
jumpdrive_rules-cards-yield = Each card says how many VPs and how many cards of income it brings per round. A question mark means that this depends on the rest of the empire.
jumpdrive_rules-cards-icons = An explore icon makes Explore stronger, a military icon is a point of Military, and a chromosome does nothing by itself. Other cards may count any of them.
jumpdrive_rules-cards-colors = Worlds have one of { $kinds } colors, each for a kind of goods, or are gray. There are no goods in this game; cards count worlds of a color, military or not.
jumpdrive_rules-cards-copies = An empire may hold several copies of a card, and their effects add up. Only of Survey Team and Trade Pact it holds at most one. Trade Pact can be placed only without general Military, or beside a Contact Specialist; military icons may come later.
jumpdrive_rules-cards-discards = Discards are face down. When the deck is empty, the discard pile is shuffled and becomes the new deck.

## Choosing what to place

jumpdrive_rules-placing = Choosing what to place
jumpdrive_rules-placing-together = All choose in secret and reveal together, once per round. Only what can be paid for or conquered can be chosen.
jumpdrive_rules-placing-development = A development alone: it costs { $alone_discount } less.
jumpdrive_rules-placing-world = A world alone: once it is paid for or conquered, { $alone_draw ->
        [one] { $alone_draw } card is
       *[other] { $alone_draw } cards are
    } drawn.
jumpdrive_rules-placing-both = A development and a world: at full cost, and nothing is drawn for it.
jumpdrive_rules-placing-none = No card, but the Explore marker: see Explore.
jumpdrive_rules-placing-order = Power and icons of the development count at once for a world that is placed in the same round. Neither card helps to place itself.
jumpdrive_rules-placing-team = Once in a game the development may be a Survey Team from the center instead of a card from hand. It is paid for like any other, and costs nothing if it is placed alone.
jumpdrive_rules-placing-steps = A round goes on in steps that all take together: reveal, choose how to pay, pay. Then, in order, cards are drawn for worlds placed alone and for Explore; explorers discard; second worlds are chosen, revealed together and paid for; and all score.

## Paying

jumpdrive_rules-paying = Paying
jumpdrive_rules-paying-cost = The cost is the dark number. So many other cards are discarded from hand, face down.
jumpdrive_rules-paying-discount = Discounts of the empire add up. A cost never falls below zero, and what is saved beyond that is not paid out.

## Conquering

jumpdrive_rules-conquest = Conquering
jumpdrive_rules-conquest-military = A military world costs no cards. The Military of the empire must be at least its defense: the military icons, and what powers add for this world. Military is not used up by a conquest.
jumpdrive_rules-conquest-certain = Some powers give Military only against worlds of a color or against Rebel worlds. It counts for such a world and for nothing else.
jumpdrive_rules-conquest-mixing = Military and payment never combine: a world is conquered or paid for.
jumpdrive_rules-conquest-contact = With a Contact Specialist a military world that is not Alien may be paid for like any other world, for one card less than its defense. Other discounts count besides, but a second Contact Specialist adds nothing.

## A second world

jumpdrive_rules-second = A second world
jumpdrive_rules-second-when = Two cards let their owner place a second world, never a third. That happens after everybody has revealed and paid, and before scoring; a card drawn for the first world can be the one that is placed.
jumpdrive_rules-second-colony = Colony Convoy: if the first world was paid for, the convoy may be discarded to pay for a second one more cheaply. It may wait in the empire for a later round, does not make a first world cheaper, and goes together with a Contact Specialist.
jumpdrive_rules-second-military = Military Convoy: if the first world was conquered, a second military world may be conquered with the Military that the first one left over. After a first world that was paid for through a Contact Specialist it cannot be used.
jumpdrive_rules-second-spent = Military that counts only against some worlds is used for the first world as far as possible from powers that would not help with the second one.

## Explore

jumpdrive_rules-explore = Explore
jumpdrive_rules-explore-draw = Who places no card explores: draw { $explore_draw } cards and one more for each explore icon, those of the empire and the { $marker_icons } of the marker. Then discard as many cards as there are icons, old or new ones.
jumpdrive_rules-explore-net = So the hand grows by { $explore_draw } cards, whatever the icons; more icons mean a better choice. The icons of the marker count for this Explore only and for no other card. The empire scores and has its income as always.

## Scoring

jumpdrive_rules-scoring = Scoring
jumpdrive_rules-scoring-round = At the end of the round every card of every empire brings its VPs, those of earlier rounds again: together the VP per round of the empire. All empires are scored at the same moment.
jumpdrive_rules-scoring-per = Some cards score or draw for each of something: an icon, a color of worlds, copies of a card. Two copies of such a card do so twice. Galactic Trendsetters counts its own copies, so that each further one is worth more.
jumpdrive_rules-scoring-with = Others bring more together with a certain card. They do so once: a second copy of that card changes nothing.
jumpdrive_rules-scoring-other = A card that also counts the empire of one other player counts the one that brings its owner most. That is plain for all to see, so it is done without asking.
jumpdrive_rules-scoring-order = New Galactic Order counts general Military: the icons, not what powers add against certain worlds.
jumpdrive_rules-scoring-propaganda = War Propaganda may change hands. Before each scoring it goes to the player with the most general Military, if that is more than its owner has; of tied players, to the first on the owner’s left. If all { $propaganda_copies } copies are in play, they are checked at the same time.

## Income and the limit of the hand

jumpdrive_rules-income = Income and the limit of the hand
jumpdrive_rules-income-draw = If the game is not over, everyone draws as many cards as the income of their empire. When the deck may run short, the player with the most VPs draws first and then all others clockwise; of tied players, the one who comes first clockwise from the dealer.
jumpdrive_rules-income-limit = After that, whoever holds more than { $hand_limit } cards discards down to { $hand_limit }, and the next round begins.

## End of the game

jumpdrive_rules-end = End of the game
jumpdrive_rules-end-end = The game ends with the scoring after which anyone has { $end_vp } VPs or more. The most VPs win.
jumpdrive_rules-end-tie = If players are tied, the one among them with the most cards in hand and income together wins; if that is a tie, too, they share the victory.

## About this edition

jumpdrive_rules-edition = About this edition
jumpdrive_rules-edition-print = Only some of the cards are known from print. What is not was reconstructed so that all known totals hold; the list of components says of each card what is documented, and the workshop corrects it.
jumpdrive_rules-edition-presets = In a first game the { $presets } preset hands are known to all: everybody knows that each other player holds one of those they do not hold themselves.
jumpdrive_rules-edition-known = Bots and hints use what can be worked out from that: a preset hand is ruled out by a card one holds oneself, and told by what is revealed before anyone draws. Where own and open discards went when the deck was shuffled anew is reckoned with, too.
jumpdrive_rules-edition-single = Where only one answer is possible, it is given at once, without a question; the log tells it.
