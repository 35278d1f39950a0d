"""What titles put into words with: phrases, sums worked out, and what pictures are drawn from."""
