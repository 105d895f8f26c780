// Plain paths with the history API.

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export const route = {
  /** The parts of the path: "/table/x" is ["table", "x"]. */
  get parts(): string[] {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  },
};

export function go(to: string): void {
  if (to !== location.pathname) history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follows a link within the page, but leaves new tabs and downloads to the browser. */
export function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element).closest("a");
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.hash) return;
  event.preventDefault();
  go(link.pathname);
}
