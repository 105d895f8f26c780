"""Notices by e-mail, sent to a real SMTP server on this machine."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.server.browsers import OPEN, person
from tests.server.test_clocks import Watch
from wurf.server.mail import Mail, mail_from
from wurf.server.settings import Limits, SettingsError

PATIENCE = 60.0


class Box:
    """Keeps every letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.letters.append(message_from_bytes(envelope.content, policy=default))  # type: ignore[arg-type]
        return "250 OK"

    def next(self, number: int) -> EmailMessage:
        deadline = time.monotonic() + PATIENCE
        while len(self.letters) < number:
            assert time.monotonic() < deadline, "no letter came"
            time.sleep(0.01)
        return self.letters[number - 1]


@pytest.fixture
def box() -> Iterator[tuple[Box, int]]:
    box = Box()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()


@pytest.fixture
def letters(server: Any, box: tuple[Box, int]) -> Box:
    """The letters that a server sends whose clock is a watch."""
    server.stop()
    server.clock = Watch()
    server.mail = Mail("127.0.0.1", box[1], "wurf@example.org", "no")
    server.settings = server.settings._replace(address="https://wurf.example")
    server.pace = server.pace._replace(notice=60.0, notices=0.02, clocks=0.05)
    server.start()
    return box[0]


def link_in(letter: EmailMessage) -> str:
    found = re.search(r"https://wurf\.example/mail#(\S+)", letter.get_content())
    assert found
    return found[1]


def confirmed(browser: Any, letters: Box, address: str) -> None:
    number = len(letters.letters)
    assert browser.ask("/me/email", {"address": address})["person"]["confirmed"] is False
    browser.ask("/mail", {"token": link_in(letters.next(number + 1))})
    assert browser.get("/me")["person"]["confirmed"] is True


@pytest.fixture
def secure(visitor: Any) -> Any:
    """Browsers at a server whose public address is https would keep the cookie to themselves over http."""

    def opened(name: str = "") -> Any:
        browser = visitor(name)
        browser.ask("/me", {"name": name or "Zoe"}, method="PUT")
        for cookie in browser.http.cookies.jar:
            assert cookie.secure
            cookie.secure = False
        return browser

    return opened


def test_who_is_awaited_and_not_here_gets_one_letter_until_they_come_back(
    secure: Any, server: Any, letters: Box
) -> None:
    host, friend = secure("Ada"), secure("Ben")
    confirmed(friend, letters, "ben@example.org")
    table = host.create(person("Ada"), OPEN)
    friend.sit(table, 1, host.invite(table))
    here = host.page(table)
    here.choose(0, "start a1")
    here.hear_sequence(1)
    server.clock.ahead += 59
    time.sleep(0.1)
    assert len(letters.letters) == 1  # the one to confirm the address
    server.clock.ahead += 62
    letter = letters.next(2)
    assert (letter["To"], letter["Auto-Submitted"]) == ("ben@example.org", "auto-generated")
    assert "LOOT" in letter["Subject"]
    assert f"https://wurf.example/table/{table}" in letter.get_content()
    assert letter["List-Unsubscribe"] == f"<https://wurf.example/mail#{link_in(letter)}>"
    here.say("TakeBack", seat=0)
    here.hear_sequence(2)
    here.choose(0, "start a1")
    here.hear_sequence(3)
    server.clock.ahead += 200
    time.sleep(0.2)
    assert len(letters.letters) == 2  # one is enough
    there = friend.page(table)
    there.choose(1, "start g7")
    there.hear_sequence(5)
    here.hear_sequence(5)
    time.sleep(0.1)
    there.close()
    for _ in range(40):
        if here.update["waiting"] == [1] or len(letters.letters) > 2:
            break
        if 0 in here.update["waiting"]:
            here.choose(0, here.offered(0)[0])
            here.hear_type("Update")
    server.clock.ahead += 300
    assert letters.next(3)["To"] == "ben@example.org"


def test_an_address_that_nobody_has_confirmed_gets_no_other_letter(secure: Any, server: Any, letters: Box) -> None:
    host, friend, other = secure("Ada"), secure("Ben"), secure("Cleo")
    friend.ask("/me/email", {"address": "ben@example.org"})
    confirmed(other, letters, "cleo@example.org")
    table = host.create(person("Ada"), OPEN, OPEN)
    token = host.invite(table)
    friend.sit(table, 1, token)
    other.sit(table, 2, token)
    here = host.page(table)
    here.choose(0, "start a1")
    here.hear_sequence(1)
    server.clock.ahead += 121
    assert letters.next(3)["To"] == "cleo@example.org"  # Ben sits before her, and would have been written to first


def test_who_is_here_gets_no_letter(secure: Any, server: Any, letters: Box) -> None:
    host, friend = secure("Ada"), secure("Ben")
    confirmed(friend, letters, "ben@example.org")
    confirmed(host, letters, "ada@example.org")
    table = host.create(person("Ada"), OPEN)
    friend.sit(table, 1, host.invite(table))
    friend.page(table)
    here = host.page(table)
    here.choose(0, "start a1")
    here.hear_sequence(1)
    server.clock.ahead += 600
    time.sleep(0.2)
    assert len(letters.letters) == 2


def test_one_click_stops_the_letters_even_on_another_device(secure: Any, server: Any, letters: Box) -> None:
    host, friend, elsewhere = secure("Ada"), secure("Ben"), secure()
    confirmed(friend, letters, "ben@example.org")
    table = host.create(person("Ada"), OPEN)
    friend.sit(table, 1, host.invite(table))
    server.clock.ahead += 200
    here = host.page(table)
    here.choose(0, "start a1")
    here.hear_sequence(1)
    server.clock.ahead += 200
    token = link_in(letters.next(2))
    assert elsewhere.ask("/links", {"token": token})["kind"] == "stop"
    assert elsewhere.ask("/mail", {"token": token, "stop": True})["person"]["name"] == "Zoe"  # nobody becomes Ben by it
    assert friend.get("/me")["person"]["email"] == ""


def test_an_address_is_confirmed_by_the_letter_that_was_sent_to_it(secure: Any, letters: Box) -> None:
    browser, thief = secure("Ada"), secure("Eve")
    browser.ask("/me", {"name": "Ada", "language": "de"}, method="PUT")
    browser.ask("/me/email", {"address": "ada@example.org"})
    first = letters.next(1)
    assert "Adresse" in first["Subject"]
    browser.ask("/me/email", {"address": "other@example.org"})
    second = letters.next(2)
    assert browser.ask("/mail", {"token": link_in(first)}, status=404)["message"]["id"] == "error-link"
    assert browser.get("/me")["person"]["confirmed"] is False
    for token in ("", "nonsense", thief.ask("/me/devices")["token"]):
        assert thief.ask("/mail", {"token": token, "stop": True}, status=404)["message"]["id"] == "error-link"
    browser.ask("/mail", {"token": link_in(second)})
    assert browser.get("/me")["person"] == {
        "name": "Ada",
        "language": "de",
        "email": "other@example.org",
        "confirmed": True,
    }
    assert browser.ask("/me/email", {"address": ""})["person"]["email"] == ""


def test_nobody_is_flooded_with_letters(secure: Any, letters: Box) -> None:
    for number in range(4):
        status = 400 if number == 3 else 200
        answer = secure("Eve").ask("/me/email", {"address": "Victim@example.org"}, status=status)
    assert answer["message"]["id"] == "error-mail-often"
    assert len(letters.letters) == 3


def test_one_client_has_letters_sent_to_so_many_people_per_hour(secure: Any, server: Any, letters: Box) -> None:
    server.restart(limits=Limits(letters_per_client=3))
    for number in range(4):
        status = 429 if number == 3 else 200
        answer = secure("Eve").ask("/me/email", {"address": f"victim+{number}@example.org"}, status=status)
    assert answer["message"] == {"id": "error-many-letters", "args": {"limit": 3}}
    assert len(letters.letters) == 3
    secure("Eve").ask("/me/email", {"address": ""})  # to be forgotten is always possible


@pytest.mark.parametrize("address", ["ada", "a@b\nBcc: x@y.z", "a@b, c@d", "<a@b>", "a b@c", "x" * 65 + "@y", "a..b@c"])
def test_what_cannot_be_an_address_is_refused(visitor: Any, address: str) -> None:
    refused = visitor().ask("/me/email", {"address": address}, status=400)
    assert refused["message"]["id"] == "error-mail-address"


def test_a_server_without_mail_says_so(visitor: Any) -> None:
    assert visitor().ask("/me/email", {"address": "a@example.org"}, status=400)["message"]["id"] == "error-mail-off"


def test_a_mail_server_that_does_not_answer_ends_in_a_sentence(secure: Any, server: Any, letters: Box) -> None:
    browser = secure("Ada")
    server.stop()
    server.mail = Mail("127.0.0.1", 9, "wurf@example.org", "no")  # where nobody listens
    server.start()
    browser.http.base_url = server.url
    refused = browser.ask("/me/email", {"address": "a@example.org"}, status=503)
    assert refused["message"]["id"] == "error-mail-failed"


def test_how_to_send_mail_is_one_address() -> None:
    assert mail_from("smtp://me%40x:p%2Fw@mail.example:2525?from=w@example.org") == Mail(
        "mail.example", 2525, "w@example.org", "starttls", "me@x", "p/w"
    )
    assert mail_from("smtps://mail.example?from=w@example.org").port == 465
    assert mail_from("smtp+plain://[::1]:25?from=w@example.org").secure == "no"
    assert "secret" not in repr(mail_from("smtp://me:secret@mail.example?from=w@example.org"))
    for wrong in ("", "mail.example", "http://x?from=a@b", "smtp://x", "smtp://?from=a@b", "smtp://x:y?from=a@b"):
        with pytest.raises(SettingsError) as refused:
            mail_from(wrong)
        assert "cli-error-smtp" in str(refused.value.args)
