"""What the player believes about the game, in numbers. The unit of worth is a victory point at the end of the game.

The first guesses came from what players of 8,000 games had at the start of each round, and how far ahead they were in
the end. Then numbers were changed one by one, and kept if the changed player won more against the unchanged one.
"""

from typing import Final, NamedTuple

from windfall.titles.jumpdrive.reading.outlook import DOUBT, DOUBT_GROWTH, SPREAD
from windfall.titles.jumpdrive.reading.worth import WORTHS, Worths


class Weights(NamedTuple):
    # A card as money in the last round; and more for each round before it, since it buys VPs that are scored again and
    # again, and income that buys more: worth grows faster than the number of rounds.
    card: float = WORTHS.card
    card_growth: float = WORTHS.card_growth
    card_curve: float = WORTHS.card_curve
    # More cards than this cannot all be spent in a round; those beyond count for less.
    ample: float = WORTHS.ample
    ample_share: float = WORTHS.ample_share
    # A card that would gain when placed next round. Others will turn up that gain as much, so only a part counts.
    queue: float = 0.25
    # Two cards in hand that gain by each other: how much of it counts for keeping both.
    together: float = WORTHS.together
    # A world that lacks military, for each point; a card that lacks money, for each card: it may come too late.
    gap: float = WORTHS.gap
    unaffordable: float = WORTHS.unaffordable
    # Choosing among more cards: for each one seen and not kept, as if it were so many cards in hand.
    seen: float = 0.07
    # What helps with placements to come, as if it were so many cards of income: a point of military, an icon that other
    # cards may count, paying for military worlds, a discount (that of worlds for a card that fits every other card), a
    # Survey Team not taken yet.
    military: float = WORTHS.military
    explore: float = WORTHS.explore
    chromosome: float = WORTHS.chromosome
    contact: float = WORTHS.contact
    dev_discount: float = WORTHS.dev_discount
    discount: float = WORTHS.discount
    team: float = WORTHS.team
    # A clause that counts things: how many more of them will come, for those every card of the deck brings.
    fits: float = WORTHS.fits
    # A convoy's second world, in each of the next two rounds.
    convoy: float = WORTHS.convoy
    # What a rival gains, where a card changes hands, against what it is worth oneself.
    rivals: float = 0.6
    # How uncertain a lead is at the end, and more for each round to come.
    doubt: float = DOUBT
    doubt_growth: float = DOUBT_GROWTH
    # How uncertain a player's total is, for each round ahead.
    spread: float = SPREAD

    def worths(self) -> Worths:
        return Worths(
            card=self.card,
            card_growth=self.card_growth,
            card_curve=self.card_curve,
            ample=self.ample,
            ample_share=self.ample_share,
            together=self.together,
            gap=self.gap,
            unaffordable=self.unaffordable,
            military=self.military,
            explore=self.explore,
            chromosome=self.chromosome,
            contact=self.contact,
            dev_discount=self.dev_discount,
            discount=self.discount,
            team=self.team,
            fits=self.fits,
            convoy=self.convoy,
        )


WEIGHTS: Final = Weights()
