"""The browser for all tests, and the server that it asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.chromium import launch_options
from tests.browser.room import pace
from tests.wurf_server import WurfServer

expect.set_options(timeout=20_000)  # milliseconds, for what comes at once unless the machine is busy


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of one server for all tests that only set up tables of their own; others take `wurf_server`."""
    folder = tmp_path_factory.mktemp("server")
    server = WurfServer(f"sqlite:///{folder}/wurf.sqlite", folder / "wurf.log", forked=True).start()
    yield server.url
    server.stop()


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Others' moves are seen at once; a test of how they are shown sets another pace."""
    context.add_init_script(pace("instant"))
    return context


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_options()}
