"""Tests run side by side: numeric libraries must not start threads of their own."""

from windfall.workers.threads import pin_threads

pin_threads()
