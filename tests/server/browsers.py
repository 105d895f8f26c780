"""Several people, each with a browser of their own: cookies, requests and pages."""

from __future__ import annotations

from typing import Any

import httpx

OPEN = {"kind": "open"}


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name}


def bot(name: str, level: str = "easy") -> dict[str, Any]:
    return {"kind": "bot", "name": name, "level": level}


class Browser:
    """One person's browser. Its pages send the cookie that it keeps."""

    def __init__(self, server: Any, name: str = "") -> None:
        self.server, self.name = server, name
        # On a busy machine, too; there is no TLS here, and to read certificates takes a while.
        self.http = httpx.Client(base_url=server.url, timeout=60, verify=False)

    def ask(self, path: str, content: Any = None, *, method: str = "POST", status: int | None = None) -> Any:
        """The answer's JSON; `status` is expected, or any that is not an error."""
        answer = self.http.request(method, f"/api{path}", json=content if content is not None else {})
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, status: int | None = None) -> Any:
        answer = self.http.get(f"/api{path}")
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    def create(self, *seats: dict[str, Any], game: str = "loot", options: Any = None, **more: Any) -> str:
        created = self.ask("/tables", {"game": game, "seats": seats, "options": options or {}, **more}, status=201)
        id: str = created["table"]
        return id

    def invite(self, table: str) -> str:
        token: str = self.ask(f"/tables/{table}/links", status=201)["seat"]["token"]
        return token

    def sit(self, table: str, seat: int, token: str = "", status: int | None = None) -> Any:
        return self.ask(f"/tables/{table}/seats/{seat}/take", {"name": self.name, "token": token}, status=status)

    def page(self, table: str | None = None, **join: Any) -> Any:
        """A page of this browser; with a table, it joins it."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        page = self.server.page(additional_headers={"Cookie": cookies} if cookies else {})
        if table is not None:
            page.say("Join", table=table, **join)
            page.hear_type("Seated")
            page.hear_around(lambda around: True)
            if page.around["stage"] != "waiting":
                page.hear_type("Update")
        return page

    def close(self) -> None:
        self.http.close()


def move(page: Any, seat: int) -> None:
    """The first choice that this seat is offered; waits until the page sees it done."""
    before = page.update["sequence"]
    page.choose(seat, page.offered(seat)[0])
    page.hear_sequence(before + 1)
