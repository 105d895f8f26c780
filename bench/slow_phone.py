"""How long a person waits with a slow phone on a slow network: for a button to press, and for the table."""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the browser and the server of the tests
from tests.browser.chromium import launch_options
from tests.wurf_server import WurfServer

# "Slow 4G" as Chromium's developer tools emulate it, request by request: bytes per second, and milliseconds until an
# answer begins. (1.6 Mbit/s and round trips of 150 ms, of which a request takes several.)
NETWORK = {"offline": False, "downloadThroughput": 1_440_000 / 8, "uploadThroughput": 675_000 / 8, "latency": 562.5}
SLOWER = 4  # times, the processor
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "de-DE"}
# The page itself notes when something has come: asking from outside takes time, too.
WATCH = """
    const first = {};
    const wanted = ["[data-game] .primary", ".board svg"];
    window.seen = (selector) => first[selector];
    const look = () => {
        for (const one of wanted) if (document.querySelector(one)) first[one] ??= performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    addEventListener("click", () => (window.tapped ??= performance.now()), true);
"""
LONGEST = 60_000  # milliseconds


class Wait(NamedTuple):
    """Seconds from the address to the button, and from the press to the table; how much was asked for until each."""

    button: float
    table: float
    requests: int
    more_requests: int


def measured(rounds: int, game: str = "loot", report: bool = False) -> Wait:
    """The best of some rounds, each with an empty cache."""
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        waits = [_wait(browser, url, game, report) for _ in range(rounds)]
        browser.close()
    return Wait(*(min(figures) for figures in zip(*waits, strict=True)))


@contextlib.contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = WurfServer(f"sqlite:///{folder}/wurf.sqlite", Path(folder) / "wurf.log").start()
        try:
            yield server.url
        finally:
            server.stop()


def _wait(browser: Browser, url: str, game: str, report: bool) -> Wait:
    with browser.new_context(**PHONE) as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.set_default_timeout(LONGEST)
        requests: list[str] = []
        page.on("request", lambda request: requests.append(request.url))
        _slow_down(page)
        page.goto(url, wait_until="commit")
        button = _seen(page, "[data-game] .primary")
        first = len(requests)
        page.locator(f"[data-game={game}] .primary").tap()
        table = _seen(page, ".board svg") - page.evaluate("tapped")
        if report:
            _tell(page)
        return Wait(button / 1000, table / 1000, first, len(requests) - first)


def _seen(page: Page, selector: str) -> float:
    """When something was first there, in milliseconds."""
    found: float = page.wait_for_function("selector => seen(selector)", arg=selector).json_value()
    return found


def _slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def _tell(page: Page) -> None:
    """The waterfall: when each file was asked for, when it was there, and its size on the wire."""
    for name, begin, end, size in page.evaluate(
        """performance.getEntriesByType("navigation").concat(performance.getEntriesByType("resource"))
            .map(({name, startTime, responseEnd, transferSize}) => [name, startTime, responseEnd, transferSize])"""
    ):
        print(f"{begin:7.0f} {end:7.0f} {size:8} {name.split('/', 3)[-1]}")


if __name__ == "__main__":
    print(measured(1, report=True))
