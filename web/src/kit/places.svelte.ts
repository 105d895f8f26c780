// Places on the screen by name: what flies, is marked or takes the focus is found here, whichever part draws it.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export type Place = HTMLElement | SVGElement;

export class Places {
  readonly #named = new Map<string, readonly Place[]>();
  /** Changes whenever a place comes or goes. */
  changes = $state(0);

  /** Names the element that it is attached to. */
  name(name: string): Attachment<Place> {
    return (element) => {
      const others = () => this.#all(name).filter((one) => one !== element);
      this.#set(name, [...others(), element]);
      return () => this.#set(name, others());
    };
  }

  /** The first of these places that can be seen. */
  find(...names: readonly string[]): Place | null {
    return names.flatMap((name) => this.#all(name).filter(isSeen).sort(inOrder))[0] ?? null;
  }

  /** Gives a place the focus, if it is there. */
  focus(name: string): void {
    this.find(name)?.focus({ preventScroll: true });
  }

  /** Whether the keyboard focus is at one of these places. */
  focused(...names: readonly string[]): boolean {
    const at = document.activeElement;
    return at !== null && at.matches(":focus-visible") && names.some((name) => this.find(name)?.contains(at));
  }

  #all(name: string): readonly Place[] {
    return this.#named.get(name) ?? [];
  }

  #set(name: string, elements: readonly Place[]): void {
    if (elements.length) this.#named.set(name, elements);
    else this.#named.delete(name);
    untrack(() => (this.changes += 1));
  }
}

function inOrder(one: Place, other: Place): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function isSeen(element: Place): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
