// The part of the server's HTTP API that the review room uses.

import { ask, Refusal } from "../../kit/api";
import { go } from "../../kit/route.svelte";
import { keepPromise, keepTokens } from "../../kit/tokens";
import type {
  Again, Analysing, Challenges, Compared, Evening, EveningCreated, Fork, Judgement, Ledger, NewEvening, PastMoment, RecordOpened, Refused,
  Statistics, TableCreated, Turns,
} from "../../wire/messages";

export type Item = Ledger["items"][number];

const at = (table: string, what: string) => `api/tables/${encodeURIComponent(table)}/${what}`;
export const turns = (table: string): Promise<Turns> => ask(at(table, "turns"));
/** As a seat saw it then, with what it could do, and the choices that are asked about. */
export const momentOf = (table: string, sequence: number, seat: number, asked: readonly string[]): Promise<PastMoment> =>
  ask(at(table, `at/${sequence}?${new URLSearchParams([["seat", String(seat)], ...asked.map((action) => ["choice", action])])}`));
export const analysis = (table: string): Promise<Analysing> => ask(at(table, "analysis"));
export const analyse = (table: string): Promise<Analysing> => ask(at(table, "analysis"), {});
export const tryOut = (table: string, sequence: number, action: string): Promise<Judgement> => ask(at(table, "tried"), { sequence, action });
export const compared = (table: string): Promise<Compared> => ask(at(table, "compared"));
export const challenges = (): Promise<Challenges> => ask("api/challenges");
export const statistics = (): Promise<Statistics> => ask("api/me/statistics");
export const newEvening = (wanted: NewEvening): Promise<EveningCreated> => ask("api/evenings", wanted);
export const evening = (id: string): Promise<Evening> => ask(`api/evenings/${encodeURIComponent(id)}`);

/** Goes to a table that has just been made. */
function enter({ table, tokens, seed_hash }: TableCreated): void {
  keepTokens(table, tokens);
  keepPromise(table, seed_hash);
  go(`table/${table}`);
}

export const playOn = async (table: string, fork: Fork): Promise<void> => enter(await ask(at(table, "fork"), fork));
export const playAgain = async (table: string, again: Again): Promise<void> => enter(await ask(at(table, "again"), again));
export const beginTry = async (game: string, name: string): Promise<void> => enter(await ask(`api/challenges/${game}`, { name }));

/** Opens a record file: it becomes a finished table that can be looked at. */
export async function openRecord(file: Blob): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch("api/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: file });
  } catch {
    throw new Refusal({ id: "page-no-server" });
  }
  if (!answer.ok) throw new Refusal(((await answer.json().catch(() => null)) as Refused | null)?.message ?? { id: "page-no-server" });
  go(`look/${((await answer.json()) as RecordOpened).table}`);
}
