"""What titles put into words with: messages and their catalogues, sums worked out, what pictures are drawn from."""
