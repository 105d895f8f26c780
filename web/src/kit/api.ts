// The server's HTTP API. A refused request throws a Refusal, whose message can be shown.

import type { Curve, Games, Message, NewTable, PastMoment, Refused, TableCreated, Tables, Verified } from "../wire/messages";

export class Refusal extends Error {
  constructor(readonly sentence: Message) {
    super(sentence.id);
  }
}

/** The message for something that could not be fetched. */
export function sentenceOf(error: unknown): Message {
  return error instanceof Refusal ? error.sentence : { id: "page-no-server" };
}

export async function ask<T>(path: string, body?: unknown, method = "POST"): Promise<T> {
  const request: RequestInit = body
    ? { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
    : {};
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal({ id: "page-no-server" });
  }
  if (answer.ok) return (await answer.json()) as T;
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  throw new Refusal(refused?.message ?? { id: "page-no-server" });
}

export const games = (): Promise<Games> => ask("api/games");

const AGAIN = 3000; // milliseconds

/** Loads this page again as soon as a server that was away answers; returns how to stop waiting for that. A server that
 * answers, but has not what was asked for, would have the page loaded for ever. */
export function reloadWhenBack(isAway: (away: true) => void): () => void {
  let away = false;
  const look = () =>
    games().then(
      () => away && location.reload(),
      () => isAway((away = true)),
    );
  void look();
  const timer = setInterval(() => void look(), AGAIN);
  return () => clearInterval(timer);
}

export const newTable = (table: NewTable): Promise<TableCreated> => ask("api/tables", table);
/** The tables of the person at this browser. */
export const ownTables = (): Promise<Tables> => ask("api/me/tables");
export const curve = (table: string): Promise<Curve> => ask(`api/tables/${table}/curve`);
export const verified = (table: string): Promise<Verified> => ask(`api/tables/${table}/verified`);
/** With a language, also as text. */
export const moment = (table: string, sequence: number, language = ""): Promise<PastMoment> =>
  ask(`api/tables/${table}/at/${sequence}${language && `?text=${language}`}`);
export const tables = (ids: readonly string[]): Promise<Tables> => ask(`api/tables?ids=${ids.map(encodeURIComponent).join(",")}`);
