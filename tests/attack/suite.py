"""All attacks that are known, by what they are on: `make attack` runs them. Some lie beside what they try.

python -m tests.attack.suite   # where they are, for pytest
"""

from typing import Final

HERE: Final = "tests/attack"
SERVER: Final = "tests/server"

SUITE: Final[dict[str, tuple[str, ...]]] = {
    "bots that are late or die strand no other table": (
        f"{SERVER}/test_jobs.py",
        f"{SERVER}/test_shared_jobs.py",
        f"{SERVER}/test_bot_pool.py",
    ),
    "two servers on one database destroy no game": (
        f"{SERVER}/test_two_servers.py",
        f"{SERVER}/test_following.py",
        f"{SERVER}/test_transactions.py",
        f"{SERVER}/test_postgres_transactions.py",
    ),
    "connections leave descriptors over, and the log stays small": (
        f"{HERE}/test_descriptors.py",
        f"{SERVER}/test_logs.py",
    ),
    "one visitor's bots keep nobody else waiting": (
        f"{HERE}/test_bots.py",
        f"{SERVER}/test_jobs.py::test_addresses_take_turns_and_identities_at_one_take_theirs",
        f"{SERVER}/test_hall.py::test_who_waits_for_bots_is_told_their_place_in_line",
    ),
    "nobody parts people at one table": (f"{SERVER}/test_hall.py",),
    "chance cannot be searched for, and is proven": (
        "tests/engine/test_keyed_chance.py",
        f"{SERVER}/test_deals.py",
    ),
    "a stranger with the link throws nobody out": (f"{HERE}/test_strangers.py",),
    "upgrades orphan no game": (
        f"{SERVER}/test_archive.py",
        f"{SERVER}/test_annex.py",
        f"{SERVER}/test_other_rules.py",
        f"{SERVER}/test_score_sheets.py",
    ),
    "rubbish makes nothing fail": (
        f"{HERE}/test_rubbish.py",
        f"{SERVER}/test_fuzz_socket.py",
        f"{SERVER}/test_fuzz_http.py",
        f"{SERVER}/test_zeros.py",
    ),
    "nothing is free without a limit": (
        f"{HERE}/test_costs.py",
        f"{HERE}/test_memory.py",
        f"{SERVER}/test_limits.py",
    ),
    "nobody spoils it for others": (f"{HERE}/test_grief.py", f"{SERVER}/test_reviews.py"),
    "nothing leaks": (f"{HERE}/test_leaks.py", f"{HERE}/test_taking_back.py", f"{SERVER}/test_secrecy.py"),
    "hosting goes as written": (
        "tests/hosting",
        f"{SERVER}/test_migrations.py",
        f"{SERVER}/test_backup.py",
        f"{SERVER}/test_database_errors.py",
    ),
    "whatever is killed, no told move is lost": (f"{SERVER}/test_crash.py",),
}


def places() -> list[str]:
    """Each once, files without tests of theirs."""
    named = dict.fromkeys(place for each in SUITE.values() for place in each)
    return [place for place in named if place.partition("::")[0] == place or place.partition("::")[0] not in named]


if __name__ == "__main__":
    print(" ".join(places()))
