"""The way to a table for other devices: a link they can reach, and its picture."""

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

import segno

from ludoteca.server.messages import Invitation

SOMEWHERE = "10.255.255.255"  # nothing is sent there


@dataclass
class Invitations:
    home: str  # our address as other devices know it

    def to(self, code: str, id: str) -> Invitation:
        link = f"{self.home}/#{code}"
        return Invitation(id=id, link=link, qr=picture(link), reachable=not is_loopback(self.home))


def picture(link: str) -> str:
    return segno.make(link, error="m", micro=False).svg_inline(border=4, omitsize=True, dark="#2A2019", light="#FFF8E8")


def home_of(host: str, port: int) -> str:
    """What to tell other devices if we listen at that host: everywhere means our address in this network."""
    if host in ("0.0.0.0", "::", ""):
        host = address_here()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_here() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 1))
            return str(probe.getsockname()[0])
        except OSError:  # no network
            return "127.0.0.1"


def is_loopback(home: str) -> bool:
    name = urlsplit(home).hostname or ""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
