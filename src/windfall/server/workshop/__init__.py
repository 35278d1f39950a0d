"""The workshop: owners of a box confirm and correct tiles and cards, as entries of a file of corrections."""
