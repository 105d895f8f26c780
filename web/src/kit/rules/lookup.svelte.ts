// The rule that the address asks for: /rules/loot#L10.

let hash = $state(location.hash);

addEventListener("hashchange", () => (hash = location.hash));

export function lookedUp(): string {
  return hash.slice(1);
}

/** Goes to that rule; the browser could not, as long as the rules were not there. */
export function lookUp(): void {
  hash = location.hash;
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
