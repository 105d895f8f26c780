"""What is wrong with a page on a screen of some size: too small, cut off, or out of reach."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

SIZES: dict[str, ViewportSize] = {
    "200 % zoom": {"width": 640, "height": 400},  # of 1280 × 800
    "small phone": {"width": 360, "height": 640},
    "phone": {"width": 390, "height": 844},
    "phone on its side": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "laptop": {"width": 1280, "height": 800},
    "desktop": {"width": 1920, "height": 1080},
}

CONTROLS = """() => {
    const found = [];
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    if (document.documentElement.scrollWidth > innerWidth) found.push("The page scrolls sideways.");

    const within = (box, room) => box.left >= room.left - 1 && box.right <= room.right + 1 &&
        box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    const styleOf = (element) => {
        const { overflowX: x, overflowY: y } = getComputedStyle(element);
        return `${x} ${y}`;
    };
    const scrolls = (element) => /auto|scroll/.test(styleOf(element)) &&
        (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);

    // Inside the screen and all that clips it, or inside something that can be scrolled to it.
    const reachable = (element) => {
        const box = element.getBoundingClientRect();
        for (let around = element.parentElement; around; around = around.parentElement) {
            const room = around.getBoundingClientRect(); // What lies before its beginning cannot be scrolled to.
            const [left, top] = [room.left - around.scrollLeft, room.top - around.scrollTop];
            if (scrolls(around)) return box.left >= left - 1 && box.top >= top - 1;
            if (around === document.body) return true;
            if (/hidden|clip/.test(styleOf(around)) && !within(box, room)) return false;
        }
    };

    const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(".hidden-but-read");
    const page = document.querySelector(".page"); // a table: it does not scroll as a whole
    const controls = "button, a.button, select, input, summary, [data-legal]";
    for (const element of document.querySelectorAll(`${controls}, .line, .board .paper`)) {
        if (!seen(element)) continue;
        const name = `${element.localName} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}”`;
        if (!reachable(element)) found.push(`${name} is cut off.`);
        if (page?.contains(element) && !element.closest("#rail") && !reachesScreen(element)) {
            found.push(`${name} lies outside the screen.`);
        }
        if (element.disabled || !element.matches(controls)) continue;
        const target = element.closest("label") ?? element;
        const { width, height } = target.getBoundingClientRect();
        const small = Math.min(Math.round(width), Math.round(height)) < 44;
        if (small && !element.closest("svg")) found.push(`${name} is ${width} × ${height} px.`);
        const wide = !element.readOnly && element.scrollWidth > element.clientWidth + 1;
        if (wide) found.push(`${name} does not fit its button.`);
    }
    return found;

    function reachesScreen(element) {
        for (let around = element; around; around = around.parentElement) {
            if (within(around.getBoundingClientRect(), screen)) return true;
            if (around !== element && !scrolls(around)) return false;
            if (!scrolls(around.parentElement ?? around)) return false;
        }
        return false;
    }
}"""

# As the side of a square that is as large: a shaft is narrow and high.
BOARD = """() => {
    const drawings = [...document.querySelectorAll(".board svg:not([data-testid=marks])")];
    const boxes = drawings.map((one) => one.getBoundingClientRect());
    const sides = boxes.map(({ width, height }) => Math.sqrt(width * height));
    return [Math.max(...sides), Math.min(innerWidth, innerHeight), document.documentElement.scrollHeight - innerHeight];
}"""

# How many lines the log has, and whether the others' sheets lie over the board.
COVERED = """(() => {
    const [board, strip] = [".board", ".strip"].map((name) => document.querySelector(name));
    const [under, over] = [board, strip].map((one) => one.getBoundingClientRect());
    const beside = over.left >= under.right || over.right <= under.left;
    const apart = beside || over.top >= under.bottom || over.bottom <= under.top;
    const lines = document.querySelectorAll("[role=log] li").length;
    return [lines, !apart && strip.checkVisibility({ visibilityProperty: true })];
})()"""

SETTLED = """async () => {
    const all = () => [...document.querySelectorAll("button, svg")];
    const places = () => JSON.stringify(all().map((one) => one.getBoundingClientRect()));
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style = "position: fixed; width: 1px; height: 1px";
    // What is newly observed is reported once the page is laid out: animation frames may come from a test's clock.
    const laidOut = () => new Promise((done) => {
        const watch = new ResizeObserver(() => done(watch.disconnect()));
        watch.observe(probe);
    });
    let [before, same] = [places(), 0];
    while (same < 3) {
        await laidOut();
        const now = places();
        [before, same] = [now, now === before ? same + 1 : 0];
    }
    probe.remove();
}"""


def settle(page: Page) -> None:
    """Wait until nothing moves any more after the screen has changed."""
    page.evaluate(SETTLED)


def problems(page: Page) -> list[str]:
    """Of every control that can be seen."""
    found: list[str] = page.evaluate(CONTROLS)
    return found


def problems_of_table(page: Page) -> list[str]:
    """Of the board as well, and of a page that is longer than the screen."""
    board, side, longer = page.evaluate(BOARD)
    found = problems(page)
    if board < side / 2:
        found.append(f"The board has only {board:.0f} of {side} px.")
    if longer > 0:
        found.append(f"The page is {longer} px longer than the screen.")
    return found
