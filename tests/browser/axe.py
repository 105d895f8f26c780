"""What axe-core finds wrong with a page for people who cannot see it well, or not at all."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.browser.chromium import install_npm_packages

RUN = """async () => (await axe.run({ resultTypes: ["violations"] })).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))"""


def violations(page: Page) -> list[str]:
    """One line for each element that breaks a rule."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(RUN)
    return found


@cache
def _source() -> str:
    return (install_npm_packages() / "axe-core/axe.min.js").read_text(encoding="utf-8")
