// Patches: what turns one face into the next. `src/wurf/server/patches.py` makes them and says how they look.

import type { Face, Offer, SeatUpdate, Update } from "../wire/messages";

type Patch = Update["face"];

/** What a seat of this page has, put together. */
export interface SeatWhole extends Omit<SeatUpdate, "face" | "offer" | "text"> {
  readonly face: Face;
  readonly offer: Offer;
  readonly text: string;
}

/** An update with whole faces. */
export interface Whole extends Required<Omit<Update, "type" | "face" | "moments" | "seats" | "after">> {
  /** What the viewer sees that the log is written for: everybody, or who holds this page's only seat. */
  readonly face: Face;
  readonly seats: readonly SeatWhole[];
  readonly moments: readonly { sequence: number; face: Face; waiting: readonly number[]; text: string }[];
}

/** A value with a patch applied. What did not change is the same object as before. */
function patched(value: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const changes = Object.entries(patch) as [string, Patch][];
  if (!changes.length) return value;
  const changed: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  for (const [key, change] of changes) {
    if (Array.isArray(change) && !change.length) delete changed[key];
    else changed[key] = patched(changed[key], change);
  }
  return changed;
}

/** An update put together with the one before; null if it does not build on that. */
export function whole(update: Update, before: Whole | null): Whole | null {
  const { after = null, moments = [], seats = [] } = update;
  if (after !== null && after !== before?.sequence) return null;
  let face: unknown = after === null ? null : before!.face;
  const shown = moments.map(({ text = "", ...moment }) => ({ ...moment, text, face: (face = patched(face, moment.face)) }));
  const viewed = patched(face, update.face);
  const offerOf = (seat: number) => before?.seats.find((one) => one.seat === seat)?.offer;
  return {
    sequence: update.sequence,
    waiting: update.waiting,
    moments: shown,
    face: viewed,
    seats: seats.map(({ seat, offer = {}, face = {}, text = "" }) => {
      return { seat, text, offer: patched(offerOf(seat), offer) as Offer, face: patched(viewed, face) as Face };
    }),
    log: update.log ?? [],
    log_start: update.log_start ?? null,
    can_take_back: update.can_take_back ?? false,
    result: update.result ?? null,
    seed: update.seed ?? null,
    hints: update.hints ?? [],
    text: update.text ?? "",
    thinking: update.thinking ?? null,
    answers: update.answers ?? [],
  };
}
