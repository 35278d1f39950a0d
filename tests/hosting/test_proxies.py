"""Games at https://games.example, through nginx and Caddy configured as docs/hosting.md says, on one machine."""

import random
from pathlib import Path

import httpx
import pytest

from tests.hosting.host import Host
from tests.hosting.proxies import NAME, ORIGIN, Configure, Front, Visitor, caddy, nginx, running
from tests.hosting.test_service import UNIT
from tests.server.running import PATIENCE, run


@pytest.mark.share("caddy")  # nginx has the share of several machines
@pytest.mark.parametrize("configure", [nginx, caddy])
@run
async def test_a_game_is_played_through_it(configure: Configure, tmp_path: Path) -> None:
    host = Host(tmp_path)
    configured = configure(host, False)
    with host.service(UNIT) as server:
        server.wait_for(host.address())
        with running(configured) as front:
            ann = Visitor(front)
            assert all(cookie.secure for cookie in ann.http.cookies.jar)
            table = ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
            seat = await ann.join(table)
            await seat.play_to_the_end(random.Random(1), moves=5)
            await seat.close()
            elsewhere = ann.http.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
            assert elsewhere.status_code == 403
            _leads_to_https(front, table)
            server.stop()
            assert ann.http.get(f"/api/tables/{table}").status_code == 502
            if configure is caddy:
                assert "connection refused" in front.logged()
            assert table not in front.logged()


def _leads_to_https(front: Front, table: str) -> None:
    address = f"http://127.0.0.1:{front.http}/tables/{table}"
    there = httpx.get(address, headers={"host": NAME}, timeout=PATIENCE, trust_env=False)
    assert there.is_redirect
    assert there.headers["location"].startswith(ORIGIN)
    assert there.headers["location"].endswith(f"/tables/{table}")
