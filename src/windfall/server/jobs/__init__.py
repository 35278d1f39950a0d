"""Work that takes long: thinking bots, hints, reviews. It waits in a fair queue and is done in worker processes."""
