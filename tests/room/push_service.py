"""A push service of our own on loopback: checks signatures, opens what was sealed, and answers as it is told to."""

import json
import os
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 90.0


def to_text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """A browser that has subscribed: its own key, its secret, and what it was told."""

    endpoint: str
    private: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    status: int = 201
    """What its push service answers."""
    sealed: list[bytes] = field(default_factory=list)
    told: list[dict[str, Any]] = field(default_factory=list)
    claims: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)

    def body(self, **more: Any) -> dict[str, Any]:
        """What a page sends to the room."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": to_text(point), "auth": to_text(self.auth), **more}

    def hears(self, count: int) -> list[dict[str, Any]]:
        """What it was told, once there is so much of it."""
        deadline = time.monotonic() + PATIENCE
        while len(self.told) < count:
            assert time.monotonic() < deadline, self.told
            time.sleep(0.02)
        return self.told


class PushService:
    """Answers 201, or what a browser's status says; what is wrongly signed is answered 403."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.wrong: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.take(self.path, dict(self.headers), body))
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
        assert not self.wrong

    def new_browser(self) -> Browser:
        path = f"/push/{len(self.browsers)}-{to_text(os.urandom(9))}"
        self.browsers[path] = Browser(self.address + path)
        return self.browsers[path]

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        browser = self.browsers[path]
        try:
            browser.claims.append(self._verified(headers["Authorization"]))
            opened = http_ece.decrypt(body, private_key=browser.private, auth_secret=browser.auth, version="aes128gcm")
        except Exception as error:
            self.wrong.append(repr(error))
            return 403
        if browser.status < 300:
            browser.sealed.append(body)
            browser.headers.append(headers)
            browser.told.append(json.loads(opened))
        return browser.status

    def _verified(self, authorization: str) -> dict[str, Any]:
        scheme, _, rest = authorization.partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        signed, _, signature = parts["t"].rpartition(".")
        numbers = from_text(signature)
        assert len(numbers) == 64
        key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_text(parts["k"]))
        proof = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
        key.verify(proof, signed.encode(), ECDSA(SHA256()))
        head, claims = (json.loads(from_text(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.address
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert claims["sub"].startswith("https://")
        return {**claims, "key": parts["k"]}
