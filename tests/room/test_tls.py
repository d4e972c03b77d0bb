"""Behind TLS the same limits hold."""

import asyncio
import datetime
import os
import signal
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from room.lines import Wire, asking_for_socket
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Server, gather
from room.tuned import troubles

from splittable.service import RoomSettings
from splittable.service.limits import AddressLimits
from splittable.service.loops import RoomLoop

GET = b"GET /healthz HTTP/1.1\r\nHost: room\r\n"


def _make_certificate(folder: Path) -> tuple[str, str]:
    """Files of a certificate for this machine, and of its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "room")])
    today = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    builder = builder.serial_number(1).not_valid_before(today).not_valid_after(today + datetime.timedelta(days=2))
    (folder / "cert").write_bytes(builder.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    (folder / "key").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption()))
    return str(folder / "cert"), str(folder / "key")


def test_the_same_holds_behind_tls(nursery: Nursery, tmp_path: Path) -> None:
    anybody = ssl.create_default_context()
    anybody.check_hostname = False
    anybody.verify_mode = ssl.CERT_NONE

    async def try_until_there(port: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await say(port, b"nonsense\r\n\r\n")
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    return

    async def say(port: int, text: bytes) -> bytes:
        wire = Wire(*await asyncio.open_connection("127.0.0.1", port, ssl=anybody))
        try:
            await wire.send(text)
            return await wire.hear_out()
        finally:
            wire.writer.close()

    async def story(room: Server, table: str) -> list[bytes]:
        await try_until_there(room.port)
        socket = asking_for_socket(room, table)
        asked = (GET, GET + b"X: " + b"x" * 16_384, socket)
        return list(await asyncio.gather(*(say(room.port, text) for text in asked)))

    plain = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()
    table = asyncio.run(gather(plain, "splitter", 2)).table
    plain.stop()
    certificate, key = _make_certificate(tmp_path)
    settings = RoomSettings(
        port=plain.port, store=plain.store, tls_cert=certificate, tls_key=key, address_limits=AddressLimits(patience=3)
    )
    number = nursery.serve(plain.log, settings)
    try:
        half, long, no_hello = asyncio.run(story(plain, table))
    finally:
        os.kill(number, signal.SIGTERM)
        nursery.wait(number)
    assert b" 408 " in half
    assert b" 431 " in long
    assert (4401).to_bytes(2) in no_hello
    assert not troubles(plain)


def test_a_tls_handshake_does_not_take_long() -> None:
    async def story() -> object:
        loop = RoomLoop()
        asked = {}

        async def create(*_: object, **more: object) -> None:
            asked.update(more)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(RoomLoop.__bases__[0], "create_server", create, raising=False)
            await loop.create_server(ssl=ssl.create_default_context())
        loop.close()
        return asked["ssl_handshake_timeout"]

    assert asyncio.run(story()) == 10
