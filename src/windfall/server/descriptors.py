"""File descriptors: every connection takes one, and without any left the server cannot even open its database."""

from typing import Final

_WANTED: Final = 65_536
_SPARE: Final = 128  # for the database, files, workers and annexes
_UNKNOWN: Final = 512  # what systems without this limit allow at least


def raise_limit() -> int:
    """Allow this process as many descriptors as the host lets it have; how many connections that is enough for."""
    try:
        import resource  # noqa: PLC0415 (not everywhere)
    except ImportError:
        return _UNKNOWN - _SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = _WANTED
    if soft == resource.RLIM_INFINITY or soft >= _WANTED:
        return _WANTED - _SPARE
    wanted = min(hard, _WANTED)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        soft = wanted
    return max(_SPARE, soft - _SPARE)
