"""Checks before the room listens: a free address and a usable certificate."""

import errno
import socket
import ssl

from splittable.command.errors import WrongInput

ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""Error numbers for an address, or an address family, that this machine does not have."""


def check_address(host: str, port: int) -> None:
    """Refuse an address that cannot be listened at now."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        tried = [_try(family, kind, address) for family, kind, _, _, address in found]
    except OSError as error:
        raise WrongInput(f"{host}:{port}: cannot listen there ({error.strerror})") from None
    if not any(tried):
        raise WrongInput(f"{host}:{port}: this machine has no such address")


def _try(family: int, kind: int, address: object) -> bool:
    """Whether this machine has an address; OSError if it has and the address is in use."""
    try:
        with socket.socket(family, kind) as trial:
            # As the server does: a socket in TIME_WAIT does not block its address.
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                trial.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            trial.bind(address)  # type: ignore[arg-type] # whatever `getaddrinfo` gives for the family
    except OSError as error:
        if error.errno not in ABSENT:
            raise
        return False
    return True


def check_certificate(certificate: str, key: str) -> None:
    """Refuse a certificate and key that TLS cannot use; none at all is fine."""
    if not certificate:
        return
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key)
    except OSError as error:
        raise WrongInput(f"{certificate}, {key}: not a certificate and its key ({error.strerror or error})") from None
