"""Mutation testing: rules are changed one at a time, and a test must fail for each. `make mutants`; CONTRIBUTING.md."""
