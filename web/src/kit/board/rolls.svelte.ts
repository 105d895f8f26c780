// How often dice have been rolled since this page was opened: a die tumbles whenever the count changes.

import { untrack } from "svelte";

/** Call during a component's initialisation, with a key that differs from roll to roll; "" while no dice are on the
 * table. */
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
