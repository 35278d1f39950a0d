"""The network that a tree plays with, for whichever windfall PYTHONPATH names, also of commits before this one."""

from dataclasses import replace
from importlib import import_module
from typing import Any


def shipped_network(title: str) -> Any:
    """The one that comes with the tree; where it can be asked without opinions, its weights for them are left out."""
    try:
        networks = import_module("windfall.thinking.network")
    except ImportError:
        networks = import_module("windfall.bots.network")  # its place before
    network = networks.network(title)
    hearing = getattr(network, "hearing", None)
    if hearing is None or not hearing.opinions:
        return network
    weights = dict(network.weights)
    opinions = import_module("windfall.thinking.opinions").OPINIONS
    weights["rating_option"] = weights["rating_option"][:-opinions]
    return networks.Network(title, weights, replace(hearing, opinions=False))
