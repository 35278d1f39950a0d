"""What an empire makes, pays, reaches and would gain: every figure once, by the rules' own functions.

powers     powers by tile, and what they give
settling   what worlds take: Military, credits, colonists
developing exploring producing consuming   what each action costs, shows, makes and brings
bonuses    what a tile adds to the score; goals: what it adds to goals, and what may be stockpiled for them
empire     all of these for the tiles of an empire
income     what Produce and Trade, Consume bring with the goods there are
placing    what placing a tile brings on the whole
prospects  what the best of the tiles brings that can be placed now, and the large developments to work for
ends       how near the ends of the game are, and which of them a round can bring
selecting  what an action tile brings; round: what selecting it means for the others and the end
figures    figures of a turn with their parts
"""
