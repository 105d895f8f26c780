// What the person at this browser is called by the others.

import { say } from "../../kit/i18n.svelte";
import { recall, remember } from "../../kit/remembered.svelte";
import { isWordForYou } from "../../kit/telling";
import type { Message } from "../../wire/messages";

export const LONGEST_NAME = 24;

/** The name that was used last; empty if none was. */
export function keptName(): string {
  const name = recall("name", "");
  return isWordForYou(name) ? "" : name;
}

export function keepName(name: string): void {
  remember("name", name.trim());
}

/** Others must be able to tell people apart: "You" is nobody's name. */
export function isName(name: string): boolean {
  const kept = name.trim();
  return kept !== "" && kept.length <= LONGEST_NAME && !isWordForYou(kept) && kept !== say("page-you");
}

/** The name that somebody is about to sit down with. */
export class OwnName {
  value = $state(keptName());
  /** Why it will not do. */
  problem = $state.raw<Message | null>(null);

  /** Looks whether it may be tried. */
  check(): boolean {
    this.problem = isName(this.value) ? null : { id: "online-name-missing" };
    return !this.problem;
  }

  /** A refusal that concerns the name is shown with it. */
  readonly take = (refusal: Message): boolean => {
    if (!refusal.id.startsWith("error-name")) return false;
    this.problem = refusal;
    return true;
  };
}
