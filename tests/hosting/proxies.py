"""nginx and Caddy with the files of docs/hosting.md, and people who come through them to https://games.example."""

import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.hosting.document import block
from tests.hosting.host import Host
from tests.server.running import PATIENCE, Person, Seat, Server, connected
from tests.support.ports import free_port

NAME: Final = "games.example"
ORIGIN: Final = f"https://{NAME}"
_NGINX_SITE: Final = block("nginx", "upstream windfall {\n    server 127.0.0.1:8080;\n}\n")
_NGINX_SERVERS: Final = block("nginx", "upstream windfall {\n    server 10.0.0.11:8080;")
_CADDY_FILE: Final = block("caddyfile", "{\n    log")
_CADDY_SERVERS: Final = block("caddyfile", f"{NAME} {{\n    reverse_proxy 10.0.0.11:8080")

# What a system's nginx.conf has around the file. Its log of requests is on, as it is there.
_NGINX: Final = """
daemon off;
pid {folder}/pid;
error_log {folder}/var/log/nginx/error.log;
events {{}}
http {{
    access_log {folder}/var/log/nginx/access.log;
    proxy_bind {own};
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""
# Beside the options of the document: ports that are free, and certificates of its own instead of known ones.
_CADDY: Final = """{{
    admin off
    local_certs
    skip_install_trust
    http_port {http}
    https_port {https}
    storage file_system {folder}/caddy
"""


@dataclass(frozen=True)
class Front:
    """Where people come in."""

    http: int
    https: int
    folder: Path
    authority: Path  # the certificate that its own is to be believed by

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.authority))

    def client(self, come_from: str = "127.0.0.1") -> httpx.Client:
        """Knows the port, and else only the name."""

        def named(request: httpx.Request) -> None:
            request.extensions["sni_hostname"] = NAME

        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.https}",
            headers={"host": NAME, "origin": ORIGIN},
            transport=httpx.HTTPTransport(verify=self.trust, local_address=come_from),
            event_hooks={"request": [named]},
            timeout=PATIENCE,
            trust_env=False,
        )

    def logged(self) -> str:
        """All that the proxy has written anywhere."""
        files = [file for file in self.folder.rglob("*") if file.is_file() and file.suffix != ".key"]
        return "".join(file.read_text(errors="replace") for file in files)


class Visitor(Person):
    """Somebody whose browser is at https://games.example."""

    def __init__(self, front: Front, name: str | None = None, come_from: str = "127.0.0.1") -> None:
        self.front = front
        self.server = Server("", port=front.https)
        self.come_from = come_from
        self.http = front.client(come_from)
        self.id = self.http.get("/api/me").json()["id"]
        if name is not None:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def connect(self, table: str, **more: Any) -> Seat:
        url = f"wss://{NAME}/api/tables/{table}/play"
        there = {"host": "127.0.0.1", "port": self.front.https, "local_addr": (self.come_from, 0)}
        headers = {"Cookie": self.cookie}
        way: dict[str, Any] = {"ssl": self.front.trust, "origin": ORIGIN, "proxy": None, **there, **more}
        return Seat(await connected(url, additional_headers=headers, **way))


@dataclass(frozen=True)
class Configured:
    """A proxy as it is started."""

    front: Front
    command: list[str]


Configure = Callable[[Host, bool], Configured]  # for one server, or for several


def nginx(host: Host, several: bool) -> Configured:
    http, https = free_port(), free_port()
    folder = host.folder / "nginx"
    (folder / "var/log/nginx").mkdir(parents=True)
    kept = folder / "etc/letsencrypt/live" / NAME
    kept.mkdir(parents=True)
    _make_certificate(kept / "fullchain.pem", kept / "privkey.pem")
    site = _NGINX_SITE
    if several:
        _alone, servers = site.split("}\n", 1)
        site = _NGINX_SERVERS + servers
    site = site.replace("listen 443", f"listen 127.0.0.1:{https}").replace("listen 80", f"listen 127.0.0.1:{http}")
    site = Host(folder, ports=host.ports).here(site)
    own = host.here("10.0.0.2 ") if several else "127.0.0.1"
    config = folder / "nginx.conf"
    config.write_text(_NGINX.format(folder=folder, own=own, site=site))
    front = Front(http, https, folder, kept / "fullchain.pem")
    return Configured(front, ["nginx", "-e", f"{folder}/var/log/nginx/error.log", "-c", str(config)])


def caddy(host: Host, several: bool) -> Configured:
    http, https = free_port(), free_port()
    folder = host.folder / "caddy"
    folder.mkdir()
    written = _CADDY_FILE
    if several:
        options, _alone = written.split(f"{NAME} {{")
        written = options + _CADDY_SERVERS
    config = folder / "Caddyfile"
    own = _CADDY.format(folder=folder, http=http, https=https)
    config.write_text(host.here(written).replace("{\n", own, 1))
    front = Front(http, https, folder, folder / "caddy/pki/authorities/local/root.crt")
    return Configured(front, ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"])


@contextmanager
def running(configured: Configured) -> Iterator[Front]:
    front = configured.front
    output = front.folder / "output"
    variables = {"PATH": "/usr/sbin:/usr/bin:/bin", "HOME": str(front.folder)}
    with output.open("wb") as out:
        process = subprocess.Popen(configured.command, stdout=out, stderr=out, env=variables)
    try:
        until = time.monotonic() + PATIENCE
        while not _answers(front):
            assert process.poll() is None, output.read_text()
            assert time.monotonic() < until, output.read_text()
            time.sleep(0.05)
        yield front
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _answers(front: Front) -> bool:
    try:
        with front.client() as client:
            return client.get("/api/titles").status_code == 200
    except (httpx.TransportError, OSError):  # as long as there is no certificate, too
        return False


def _make_certificate(certificate: Path, private_key: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    begin = datetime.now(UTC) - timedelta(days=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begin)
        .not_valid_after(begin + timedelta(days=30))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private_key.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
