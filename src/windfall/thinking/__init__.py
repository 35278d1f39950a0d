"""What learned players, search, advice and training share: the network, its rows, and trials."""
