// How often dice were rolled while this page is open: a die tumbles whenever the count changes.

import { untrack } from "svelte";

/** Called when a component is made, with what tells one roll from another; "" while nothing lies on the table. */
export function rolls(roll: () => string): { readonly count: number } {
  let count = $state(0);
  let seen: string | null = null;
  $effect.pre(() => {
    const now = roll();
    untrack(() => {
      if (seen !== null && now && now !== seen) count += 1;
      seen = now;
    });
  });
  return {
    get count() {
      return count;
    },
  };
}
