// Whether this page is in sight, for whatever follows it.

let seen = $state(!document.hidden);
document.addEventListener("visibilitychange", () => (seen = !document.hidden));

export const inSight = (): boolean => seen;
