"""Figures for hosts, in the form of Prometheus: what happens is counted, what there is is looked up."""
