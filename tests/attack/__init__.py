"""Attacks on a server of this machine: bounded, and over by themselves. `make attack` runs them at full size."""
