"""What every HTTP handler uses: bodies in, JSON out, and the addresses under which people find this server."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from wurf.server import wire
from wurf.server.messages import TooLarge, decoded
from wurf.server.settings import Settings

__all__ = ["address_of", "body", "json", "read"]

T = TypeVar("T")


class _Number(IntegerConvertor):
    """`{seat:number}` in an address: a number that fits anywhere. There is nothing at addresses with a larger one,
    of which Python would not even read those with thousands of digits."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", _Number())


def address_of(settings: Settings, request: Request, path: str) -> str:
    """A whole address on this server, for a link that is sent elsewhere."""
    if settings.address:
        return f"{settings.address}/{path}"
    return f"{request.url.scheme}://{request.url.netloc}{settings.base}{path}"


async def body(request: Request, most: int = wire.MAX_MESSAGE) -> bytes:
    """The body; raises TooLarge as soon as it exceeds `most` bytes."""
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise TooLarge(most)
    return content


async def read(request: Request, decoder: msgspec.json.Decoder[T]) -> T:
    """The message in the body. Where all of it may be left out, so may the body."""
    return decoded(await body(request) or b"{}", decoder)


def json(message: msgspec.Struct, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")
