// Drop It in words: the verdict, and what a screen reader says of pieces and the pile.

import { say } from "../../kit/i18n.svelte";
import type { Choice } from "../../wire/messages";
import type { DropItContact, DropItFace, DropItSheet } from "./messages";
import { millimetres, namesOf } from "./geometry";
import { brokenIn, type Lying } from "./reading";

/** The colour and the pair of shapes of a share of the fourth colour. */
export function namesOfShare({ shares }: DropItFace, { action, target }: Choice): { colour: string; pair: string } {
  return { colour: namesOf(shares[action]![0]!).colour, pair: target };
}

/** What has been judged: why it scores nothing, or what for; after a joker, both. */
export function reasonsOf(face: DropItFace): readonly string[] {
  const { verdict, pile } = face;
  if (!verdict) return [];
  const broken = brokenIn(verdict).map(({ piece, taboos }) =>
    piece < 0
      ? say("drop_it-verdict-edge", { edge: face.edge })
      : say("drop_it-verdict-touches", { ...namesOfPiece(pile, piece), taboo: taboos.length > 1 ? "both" : taboos[0]! }),
  );
  if (verdict.taboos.includes("height")) broken.push(say("drop_it-verdict-height"));
  const reasons = [...new Set(broken)];
  if (verdict.taboos.length && !verdict.scored) return reasons;
  const bonus = verdict.worth - verdict.level;
  return [...reasons, say("drop_it-verdict-level", { level: verdict.level, bonus })];
}

function namesOfPiece(pile: DropItFace["pile"], at: number): { colour: string; shape: string } {
  const { colour, shape } = pile[at]!;
  return { colour, shape };
}

export function titleOf({ verdict, phase }: DropItFace): string {
  if (!verdict) return "";
  if (verdict.scored && verdict.taboos.length) return say("drop_it-verdict-joker", { points: verdict.scored });
  if (verdict.scored) return say("drop_it-verdict-points", { points: verdict.scored });
  return say("drop_it-verdict-taboo", { saved: phase === "joker" ? "maybe" : "no" });
}

/** Gaps below this, in 0.001 mm, are plain touches. */
const PLAIN = 50;

/** The closest call: a gap near the tolerance to something that must not be touched. */
export function closestCall(sheet: DropItSheet, { verdict }: DropItFace): DropItContact | null {
  const off = ({ gap }: DropItContact): number => Math.abs(gap - 10 * sheet.tolerance);
  const calls = verdict?.contacts.filter(({ gap, taboos }) => gap > PLAIN && taboos.length) ?? [];
  return calls.sort((one, other) => off(one) - off(other))[0] ?? null;
}

export function gapLabel(sheet: DropItSheet, { gap, touching }: DropItContact): string {
  return say("drop_it-gap", { gap: millimetres(gap), tolerance: sheet.tolerance / 100, touching: touching ? "yes" : "no" });
}

/** A piece of the pile and all that it touches. */
export function lyingLabel(pile: DropItFace["pile"], { pose, touching, edge }: Lying): string {
  const neighbours = [
    ...touching.map((at) => say("drop_it-piece", namesOfPiece(pile, at))),
    ...edge.map((side) => say("drop_it-side", { side })),
  ];
  const { colour, shape } = pose;
  return say("drop_it-lying", { colour, shape, neighbours: neighbours.join(", "), count: neighbours.length });
}
