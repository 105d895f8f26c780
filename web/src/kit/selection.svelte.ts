// What the seat at the screen has in hand and looks at: pick a piece up, look at a target, choose it, take it back.
// The server's offer says what is legal.

import { untrack } from "svelte";
import type { Choice, Message, Offer, Preview } from "../wire/messages";

/** What a seat is offered, and how it answers. */
export interface Control {
  readonly offer: Offer | null;
  /** This seat has chosen, and waits for the others. */
  readonly sealed?: boolean;
  /** What this seat has sealed, in notation, if it is to be shown. */
  readonly chosen?: string | null;
  choose(action: string): void;
  /** The last move can be taken back. */
  readonly canTakeBack?: boolean;
  /** Withdraws what is sealed, or else takes the last move back, if either is possible. */
  takeBack?(): void;
  /** What a choice would surely bring, as far as it is known. */
  previewOf?(action: string): Preview | undefined;
  /** Wants to know what a choice would bring. */
  wonder?(action: string): void;
  /** Why nothing can be chosen at the first of these places that has a reason, as far as it is known. */
  reasonOf?(places: readonly string[]): Message | null;
  /** Wants to know that. */
  askWhy?(places: readonly string[]): void;
}

/** Call during a component's initialisation: a place where there is something to decide first is looked at without a tap. */
export function lookAtOnce(selection: Selection, place: () => string | undefined): void {
  $effect(() => {
    const target = place();
    if (target !== undefined && !selection.preview.length && !selection.sent) untrack(() => selection.look(target));
  });
}

export class Selection {
  readonly #control: () => Control | null;
  #source = $state<string | null>(null);
  #target = $state<string | null>(null);
  #aimed = $state<string | null>(null);
  #because = $state.raw<readonly string[]>([]);
  #sent = $state(false);
  #part = $state<string | null>(null);

  constructor(control: () => Control | null) {
    this.#control = control;
  }

  get choices(): readonly Choice[] {
    return this.#control()?.offer?.choices ?? [];
  }

  /** The choice that is sealed and can still be taken back. */
  get chosen(): Choice | null {
    const action = this.#control()?.chosen;
    return this.choices.find((choice) => choice.action === action) ?? null;
  }

  get sealed(): boolean {
    return this.#control()?.sealed ?? false;
  }

  /** The choices at the place that is looked at; if somebody has aimed, exactly that choice. */
  get preview(): readonly Choice[] {
    if (this.#target === null) return [];
    const [aimed, found] = [this.#aimed, this.at(this.#target)];
    return aimed === null ? found : found.map((choice) => ({ ...choice, action: aimed }));
  }

  /** The actions that are looked at, as they are offered, or a part of one that is being put together. */
  get wondered(): readonly string[] {
    if (this.#sent) return [];
    if (this.#target !== null) return this.at(this.#target).map(({ action }) => action);
    return this.#part === null ? [] : [this.#part];
  }

  /** Wonders about a part of an action, such as the first of two dice; or no longer. */
  wonder(part: string | null): void {
    this.#part = part;
  }

  /** Asks for what is not yet known of what is looked at. */
  askAhead(): void {
    for (const action of this.wondered) this.#control()?.wonder?.(action);
  }

  /** What the choices that are looked at would surely bring, as far as the server has said. */
  get previews(): readonly Preview[] {
    return this.wondered.flatMap((action) => this.#control()?.previewOf?.(action) ?? []);
  }

  /** The places that can be reached with what is looked at. */
  get allowed(): ReadonlySet<string> {
    return new Set(this.previews.flatMap(({ allows }) => allows ?? []));
  }

  /** What this seat is asked to do. */
  get prompt(): Message | null {
    return this.#control()?.offer?.prompt ?? null;
  }

  /** Why nothing can be chosen where somebody tapped, once that is known. */
  get why(): Message | null {
    return this.#because.length ? (this.#control()?.reasonOf?.(this.#because) ?? null) : null;
  }

  /** A choice is on its way to the server. */
  get sent(): boolean {
    return this.#sent;
  }

  /** The piece in hand, by where it comes from. */
  get source(): string | null {
    return this.#source;
  }

  /** What the piece in hand can do; all that is offered when the hand is empty. */
  get ways(): readonly Choice[] {
    return this.#source === null ? this.choices : this.from(this.#source);
  }

  from(source: string): readonly Choice[] {
    return this.choices.filter((choice) => choice.source === source);
  }

  at(target: string): readonly Choice[] {
    return this.ways.filter((choice) => choice.target === target);
  }

  /** Whether a piece can be picked up now. */
  movable(source: string): boolean {
    return !this.#sent && this.from(source).length > 0;
  }

  /** Takes a piece in hand, or says why it may not be moved. */
  pick(source: string): void {
    if (this.#sent) return;
    this.cancel();
    if (this.from(source).length) this.#source = source;
    else this.#ask([source]);
  }

  /** Looks at nothing, with the piece still in hand. */
  unlook(): void {
    if (!this.#sent) this.#target = null;
  }

  /** Looks at a target, or says why it is not one: the reason of the first of these places that has one. */
  look(target: string, because: readonly string[] = [target]): void {
    if (this.#sent) return;
    const offered = this.at(target).length > 0;
    this.#target = offered ? target : null;
    this.#ask(offered ? [] : because);
  }

  /** Looks at a target with numbers of its own: in games that aim, the offered action is only an example of its form. */
  aim(target: string, numbers: Readonly<Record<string, string>>): void {
    if (this.#sent) return;
    this.look(target);
    this.#aimed = this.at(target)[0]?.form?.replace(/\{(\w+)\}/g, (_, name: string) => numbers[name]!) ?? null;
  }

  /** Look at a target; a second tap chooses it, unless it can be reached in several ways. */
  tap(target: string): void {
    const choices = this.at(target);
    if (!this.#sent && this.#target === target && choices.length === 1) this.choose(choices[0]!);
    else this.look(target);
  }

  choose(choice: Choice): void {
    this.#target = choice.target;
    this.send(choice);
  }

  /** Chooses what has already been done by hand, and needs no second look. */
  send(choice: Choice): void {
    this.#because = [];
    this.#sent = true;
    this.#control()?.choose(choice.action);
  }

  /** Chooses what is looked at, if it is unambiguous. */
  confirm(): void {
    const [only, ...others] = this.preview;
    if (only && !others.length) this.choose(only);
  }

  cancel(): void {
    this.#source = null;
    this.#target = null;
    this.#aimed = null;
    this.#because = [];
    this.#sent = false;
    this.#part = null;
  }

  get canTakeBack(): boolean {
    return this.sealed || (this.#control()?.canTakeBack ?? false);
  }

  takeBack(): void {
    this.#control()?.takeBack?.();
  }

  #ask(places: readonly string[]): void {
    this.#because = places.filter((place) => place);
    if (this.#because.length) this.#control()?.askWhy?.(this.#because);
  }
}
