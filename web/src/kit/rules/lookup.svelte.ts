// The rule that the address asks for: /rules/my_game#M4.

let hash = $state(location.hash);

addEventListener("hashchange", () => (hash = location.hash));

export function lookedUp(): string {
  return hash.slice(1);
}

/** The address of a rule or section on the page that is open. */
export function toRule(rule: string): string {
  return `${location.pathname}#${rule}`;
}

/** Follows links to rules where they are read beside something else: the address stays. */
export function jump(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href*='#']");
  if (!link) return;
  event.preventDefault();
  hash = link.hash;
  document.getElementById(link.hash.slice(1))?.scrollIntoView();
}

/** Goes to that rule; the browser could not, because the rules had not been loaded yet. */
export function lookUp(): void {
  hash = location.hash;
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
