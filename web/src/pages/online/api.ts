// The part of the server's HTTP API that concerns people.

import { ask } from "../../kit/api";
import { currentLanguage } from "../../kit/i18n.svelte";
import type { Done, Link, Linked, Links, Me, SeatInfo, Tables, TableSettings, Taken } from "../../wire/messages";

export type Level = NonNullable<SeatInfo["level"]>;

export const me = (): Promise<Me> => ask("api/me");
export const call = (name: string): Promise<Me> => ask("api/me", { name, language: currentLanguage() }, "PUT");
export const email = (address: string): Promise<Me> => ask("api/me/email", { address });
export const newDevice = (): Promise<Link> => ask("api/me/devices", {});
export const useDevice = (token: string): Promise<Me> => ask("api/devices", { token });
export const mail = (token: string, stop: boolean): Promise<Me> => ask("api/mail", { token, stop });
export const linked = (token: string): Promise<Linked> => ask("api/links", { token });
export const lobby = (filter: Readonly<Record<string, string>>): Promise<Tables> => ask(`api/lobby?${new URLSearchParams(filter)}`);

const at = (table: string, what: string, body: unknown = {}): Promise<Done> => ask(`api/tables/${table}/${what}`, body);
export const links = (table: string): Promise<Links> => ask(`api/tables/${table}/links`, {});
export const take = (table: string, seat: number, name: string, token = ""): Promise<Taken> => ask(`api/tables/${table}/seats/${seat}/take`, { name, token });
export const leave = (table: string, seat: number): Promise<Done> => at(table, `seats/${seat}/leave`);
export const free = (table: string, seat: number): Promise<Done> => at(table, `seats/${seat}/free`);
export const seatBot = (table: string, seat: number, level: Level): Promise<Done> => at(table, `seats/${seat}/bot`, { level });
export const begin = (table: string, level: Level): Promise<Done> => at(table, "begin", { level });
export const set = (table: string, settings: TableSettings): Promise<Done> => at(table, "settings", settings);
