"""The server's log: plain lines for people, or one JSON object per line for machines."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final, Literal

__all__ = ["log_as"]

LogForm = Literal["plain", "json"]
# What nobody should find in a log: passwords in addresses of databases, and the secrets of seats, devices and links.
_SECRETS: Final = (
    (re.compile(r"(\w+://[^\s:/@]+):[^\s@]+@"), r"\1:***@"),
    (re.compile(r"(#|token[s\"'=: \[]+|wurf=)[\w-]{16,}"), r"\1***"),
)


def log_as(form: LogForm, level: int = logging.WARNING) -> None:
    """Send everything that is logged to stderr, without secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines() if form == "json" else _Plain("%(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    if form == "json":
        logging.getLogger("wurf").setLevel(logging.INFO)


def _without_secrets(text: str) -> str:
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class _Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return _without_secrets(super().format(record))


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _without_secrets(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)
