"""Components as ints into tables, which is how rules know them."""
