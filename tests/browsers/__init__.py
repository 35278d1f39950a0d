"""Other browsers than the one that `make test` drives: `make browsers`."""
