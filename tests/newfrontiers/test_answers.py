"""In New Frontiers every choice is made by itself: what it brings about can change what comes next."""

from tests.newfrontiers.subject import NEW_FRONTIERS
from tests.support.answers import Answers


class TestNewFrontiers(Answers):
    subject = NEW_FRONTIERS
    set_kinds = frozenset()
