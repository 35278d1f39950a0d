"""A server of the package that its environment finds, for tests: it is told all in one argument."""

import json
import sys

from tests.server.serve_for_tests import serve_as_told

if __name__ == "__main__":
    serve_as_told(json.loads(sys.argv[1]))
