"""Games through nginx and Caddy, configured as docs/hosting.md says, at a port of their own."""

import random
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.hosting.document import blocks
from tests.server.running import PATIENCE, Person, Server, free_port, run, running

_NGINX = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{server}
}}
"""


def nginx(folder: Path, port: int, server: Server) -> list[str]:
    """Without its certificate, which only the host of that name has."""
    (written,) = blocks("nginx")
    written = re.sub(r"(?m)^ *ssl_certificate.*\n", "", written).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    config = folder / "nginx.conf"
    config.write_text(_NGINX.format(folder=folder, server=written.replace("127.0.0.1:8080", server.address)))
    return ["nginx", "-e", f"{folder}/error.log", "-c", str(config)]


def caddy(folder: Path, port: int, server: Server) -> list[str]:
    (written,) = (block for block in blocks() if "reverse_proxy" in block)
    config = folder / "Caddyfile"
    own = written.replace("games.example", f"http://127.0.0.1:{port}").replace("127.0.0.1:8080", server.address)
    config.write_text(f"{{\n\tadmin off\n}}\n{own}")
    return ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]


@dataclass
class Proxy(Server):
    """A server as people see it."""


@contextmanager
def proxied(command: list[str], server: Server, port: int, folder: Path) -> Iterator[Proxy]:
    with (folder / "out").open("wb") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=out, env={"PATH": "/usr/sbin:/usr/bin:/bin", "HOME": str(folder)}
        )
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/titles", timeout=5)
                break
            except httpx.TransportError:
                assert process.poll() is None, (folder / "out").read_text()
                assert time.monotonic() < until
                time.sleep(0.05)
        yield Proxy(server.database_url, port=port)
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.parametrize("configured", [nginx, caddy])
@run
async def test_a_game_is_played_through_it(configured: object, tmp_path: Path) -> None:
    port = free_port()
    with running(f"sqlite:///{tmp_path}/tables.sqlite3") as server:
        command = configured(tmp_path, port, server)  # type: ignore[operator]
        with proxied(command, server, port, tmp_path) as proxy:
            ann = Person(proxy)
            ann.http.headers["origin"] = f"http://127.0.0.1:{port}"  # as a browser says with every POST
            table = ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
            seat = await ann.join(table, origin=f"http://127.0.0.1:{port}")
            await seat.play_to_the_end(random.Random(1), moves=5)
            await seat.close()
            elsewhere = ann.http.post("/api/tables", json={}, headers={"origin": "http://evil.example"})
            assert elsewhere.status_code == 403
