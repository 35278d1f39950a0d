"""The engine behind the standard interfaces of the field: PettingZoo, Gymnasium, OpenSpiel, a vectorised stepper, and
data sets of played games. Needs the extra `windfall[research]`.

Each interface is a module of its own, so that one can be used without the packages of the others.
"""
