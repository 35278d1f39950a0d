"""Spreading work over this process, processes of this machine, or a Ray cluster; results never depend on which."""

from windfall.workers.memory import look_at_new, look_everywhere, no_search_for_cycles, spare_what_is_there
from windfall.workers.processes import end_with_parent
from windfall.workers.threads import cores, pin_threads, pinned_threads
from windfall.workers.workers import Workers

__all__ = [
    "Workers",
    "cores",
    "end_with_parent",
    "look_at_new",
    "look_everywhere",
    "no_search_for_cycles",
    "pin_threads",
    "pinned_threads",
    "spare_what_is_there",
]
