// Plain paths with the history API. Every address within the page is relative to where Wurf lies on its host (<base>):
// "table/x", never "/table/x".

const base = new URL(document.baseURI).pathname;
let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export const route = {
  /** The parts of the path below the base: "table/x" is ["table", "x"]. */
  get parts(): string[] {
    return path.slice(base.length).split("/").filter(Boolean).map(decodeURIComponent);
  },
};

export function go(to: string): void {
  const { pathname } = new URL(to, document.baseURI);
  if (pathname !== location.pathname) history.pushState(null, "", pathname);
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
