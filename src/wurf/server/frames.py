"""The WebSocket protocol: uvicorn's, with a short way for what pages send and are sent all the time.

A whole, masked text frame of less than 64 kB is read here, and text is framed here. Everything else, the handshake,
pings, closing, fragments and whatever is malformed, is left to the library, to which frames are always given whole: so
it is in step wherever it takes over. From the first frame that is not of the usual kinds on, a socket is the library's.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.speedups import apply_mask

__all__ = ["EXTENSION", "Frames", "framed"]

EXTENSION: Final = "wurf.frames"  # the name of the ASGI extension by which the application gets the protocol
MOST_QUEUED: Final = 16  # messages of a page that wait for the application; meanwhile nothing more is read from it
_TEXT: Final = 0x81
_USUAL: Final = (_TEXT, 0x88, 0x89, 0x8A)  # whole texts, close, ping, pong


def framed(payload: bytes) -> bytes:
    """A text as a server sends it: one frame, not masked."""
    length = len(payload)
    if 125 < length < 65536:  # what pages are usually sent
        return b"\x81\x7e" + length.to_bytes(2, "big") + payload
    if length < 126:
        return bytes((_TEXT, length)) + payload
    return b"\x81\x7f" + length.to_bytes(8, "big") + payload


class Frames(WebSocketsSansIOProtocol):
    _rest = b""  # the beginning of a frame
    _odd = False  # the library reads everything from now on
    drained: Callable[[], None] | None = None  # called when a page has read what had piled up
    quick: Callable[[bytes], bool] | None = None  # is given each text first, if none waits; True: it needs nothing else

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {"protocol": self}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._odd |= self.handshake_initiated  # it speaks before it was let in
            super().data_received(data)
            self._odd |= bool(self.conn.reader.buffer)
        elif self._odd or self.close_sent:
            super().data_received(self._rest + data)
            self._rest = b""
        elif not self._rest and 6 <= len(data) < 132 and data[0] == _TEXT and data[1] == len(data) + 0x7A:
            if not self._taken(data[2:6], data[6:]):  # one short text: what pages usually send
                super().data_received(data)
        else:
            self._read(self._rest + data if self._rest else data)

    def _read(self, data: bytes) -> None:
        at, size = 0, len(data)
        while size - at >= 6:
            kind, length, begin = data[at], data[at + 1] - 0x80, at + 6  # a negative length: not masked
            if length == 126:
                begin = at + 8
                if size < begin:
                    break
                length = int.from_bytes(data[at + 2 : at + 4], "big")
                usual = length > 125  # or it should have been written shorter
            else:
                usual = 0 <= length < 126
            if not usual or kind not in _USUAL:
                self._odd, self._rest = True, b""
                super().data_received(data[at:])
                return
            end = begin + length
            if size < end:
                break
            if kind != _TEXT or not self._taken(data[begin - 4 : begin], data[begin:end]):
                super().data_received(data[at:end])
                if self.transport.is_closing() or self.close_sent:
                    return
            at = end
        self._rest = data[at:]

    def _taken(self, mask: bytes, payload: bytes) -> bool:
        payload = apply_mask(payload, mask)
        if self.quick is not None and self.queue.empty() and self.quick(payload):
            return True
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_QUEUED:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # For the application

    def write(self, payload: bytes) -> None:
        """Send a text at once, or as soon as the page reads."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(framed(payload))

    def unsent(self) -> int:
        """The bytes that the page has not yet read."""
        return self.transport.get_write_buffer_size()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def cut(self) -> None:
        """Drop the connection at once. After a polite close, the client would be read from for some seconds more."""
        self.transport.abort()

    def end(self, code: int, reason: str = "") -> None:
        """Close the socket; one that does not even read this is cut off soon after."""
        if self.close_sent or self.disconnected:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        with suppress(InvalidState):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
