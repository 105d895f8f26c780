// What this browser remembers. A browser that keeps nothing (private windows) still plays.

const PREFIX = "wurf.";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The value is still used; it is only not remembered.
  }
}

/** A value that is remembered whenever it changes. */
export class Remembered<T> {
  #value: T;
  readonly #key: string;

  constructor(key: string, otherwise: T) {
    this.#key = key;
    this.#value = $state.raw(recall(key, otherwise));
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    remember(this.#key, value);
  }
}
