"""What axe-core finds wrong with a page for people who cannot see it well, or not at all."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.browser.chromium import install_npm_packages

# Numbers that are drawn on a piece or a die are part of a picture, and not the name of its button.
RUN = """async (only) => {
    const named = ({ element: button }) => {
        const words = button.cloneNode(true);
        for (const drawn of words.querySelectorAll("svg, [aria-hidden]")) drawn.remove();
        return button.ariaLabel.includes(words.textContent.trim());
    };
    const { violations } = await axe.run({ preload: false, elementRef: true, resultTypes: ["violations"], ...only });
    return violations.flatMap(({ id, nodes }) => nodes
        .filter((node) => id !== "label-content-name-mismatch" || !named(node))
        .map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """One line for each element that breaks one of these rules, or any."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(RUN, {"runOnly": rules} if rules else {})
    return found


@cache
def _source() -> str:
    return (install_npm_packages() / "axe-core/axe.min.js").read_text(encoding="utf-8")
