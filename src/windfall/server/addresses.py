"""Where somebody comes from, as far as limits are concerned."""

import ipaddress
from functools import lru_cache
from typing import Final

_NETWORK_BITS: Final = 64  # of IPv6: whoever has one address has all of these


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """The addresses that one visitor can choose from, by one name.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8::1:2"), neighbourhood("2001:db8::ffff:3")
    ('192.0.2.7', '2001:db8::/64', '2001:db8::/64')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _NETWORK_BITS), strict=False))
